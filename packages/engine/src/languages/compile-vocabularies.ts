import { languages } from './index.ts';
import { paperWords } from './paper-lists.ts';
import { PAPER_KINDS, SOURCES } from './sources.ts';
import { written } from './vocabulary.ts';

type Entries = Iterable<readonly [text: string, meaning: number]>;

function* entriesOf({ kinds, of }: (typeof SOURCES)[keyof typeof SOURCES]): Entries {
  for (const [at, language] of languages.entries())
    for (const [i, kind] of kinds.entries())
      for (const text of of(language, kind as never)) yield [text, at * kinds.length + i];
}

function* paperEntries(): Entries {
  for (const words of Object.values(paperWords))
    for (const [i, kind] of PAPER_KINDS.entries()) for (const word of words[kind]) yield [word, i];
}

const HEAD = `/** Written by \`npm run docs\` from the languages' files, which say what the words mean. */

/** The languages' codes, in the order of their numbers. */
`;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** A string as the formatter writes it: in the quotes that stand in it less often. */
function quoted(text: string): string {
  const double = JSON.stringify(text);
  if (count(text, "'") > count(text, '"')) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** The text of `compiled-vocabularies.ts`: every word's canonical form and meanings, so that no start has to find them. */
export function compiledVocabularies(): string {
  const parts = Object.entries(SOURCES).map(([name, source]) => [name, written(entriesOf(source))] as const);
  const all = [...parts, ['papers', written(paperEntries())] as const];
  const lines = all.map(([name, text]) => `  ${name}:\n    ${quoted(text)},\n`);
  const codes = `export const CODES: readonly string[] =\n  ${quoted(languages.map(({ code }) => code).join(' '))}.split(\n    ' ',\n  );\n`;
  return `${HEAD}${codes}\nexport const COMPILED = {\n${lines.join('')}} as const;\n`;
}
