import { compiledVocabularies } from '../../packages/engine/src/languages/compile-vocabularies.ts';
import { callTables, errorTable } from './api.ts';
import { environmentExample, environmentTables } from './environment.ts';
import { formatFacts, formatTable } from './formats.ts';
import { neverTable, termTable } from './voice.ts';

/** A text in the repository that is made from the code. */
export interface GeneratedPart {
  /** The file, relative to the repository. */
  readonly file: string;
  /** Which part of the file, by the name in its marks (`part-of-page.ts`); without one, the whole file is generated. */
  readonly part?: string;
  readonly text: () => string | Promise<string>;
}

/** Every generated text: `npm run docs` writes them, a test holds them equal to the code. Add yours here. */
export const GENERATED: readonly GeneratedPart[] = [
  { file: '.env.example', text: environmentExample },
  { file: 'docs/api.md', part: 'calls', text: callTables },
  { file: 'docs/api.md', part: 'errors', text: errorTable },
  { file: 'docs/formats.md', part: 'formats', text: formatTable },
  { file: 'docs/formats.md', part: 'facts', text: formatFacts },
  { file: 'docs/operations.md', part: 'environment', text: environmentTables },
  { file: 'docs/voice.md', part: 'terms', text: termTable },
  { file: 'docs/voice.md', part: 'never', text: neverTable },
  { file: 'packages/engine/src/languages/compiled-vocabularies.ts', text: compiledVocabularies },
];
