import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../packages/web/src/i18n/locale.ts';
import { root } from '../setup/root.mjs';

interface Voice {
  readonly terms: Readonly<Record<string, string>>;
  readonly never: Readonly<Record<string, string>>;
}

const voiceOf = (locale: string): Voice =>
  JSON.parse(readFileSync(join(root, `packages/web/src/i18n/voice/${locale}.json`), 'utf8')) as Voice;

/** The table of terms in docs/voice.md: a line for each term, a column for each language. */
export function termTable(): string {
  const codes = LOCALES.map(({ code }) => code);
  const voices = codes.map(voiceOf);
  const rows = Object.keys(voices[0]?.terms ?? {}).map((key) => [key, ...voices.map(({ terms }) => terms[key] ?? '')]);
  return [['', ...codes], ['', ...codes].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The table of words to avoid in docs/voice.md, language by language; a test finds them in the texts. */
export function neverTable(): string {
  const rows = LOCALES.flatMap(({ code }) =>
    Object.entries(voiceOf(code).never).map(([words, say]) => [code, words, say]),
  );
  return [['', 'not', 'but'], ['---', '---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
