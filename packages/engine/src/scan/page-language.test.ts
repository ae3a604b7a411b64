import { expect, test } from 'vitest';
import { isOtherScript, speaksLatin } from './page-language.ts';

// Letters are given as the reader of Latin print takes those of other scripts.
test.each([
  ['Dated Transaction details Money out Balance brought forward', true],
  ['Buchungstag Verwendungszweck Soll Haben Neuer Kontostand', true],
  ['Hpepounvia Airtoloyia XpEwon Iiotwon YmoAouto Aoyaptaouov TpanedaAoyaptaoudc Kataotaon', false],
  ['', true],
])('%s says words of a language in Latin letters: %s', (text, speaks) => expect(speaksLatin(text)).toBe(speaks));

// Sureness as measured: Danish with few small words; Greek capitals and Ukrainian, each read as Latin and as itself; English behind rows of
// dots, taken for Thai.
test.each([
  ['Latin letters that say few words, another script read badly', [0.8, false, 0.6], [0.46, 0.1], false],
  ['capitals of another script, read as surely as Latin ones', [0.8, false, 0.5], [0.85, 0.8], true],
  ['letters of another script, read unsurely as Latin ones', [0.45, false, 0.1], [0.6, 0.3], true],
  ['Latin print on its head', [0.2, false, 0], [0.1, 0], false],
  ['rows of dots, read surely as nothing, with words that are clear', [0.41, true, 0.4], [0.5, 0.1], false],
  ['badly printed letters of another script, with a few Latin names', [0.41, true, 0.1], [0.5, 0.3], true],
] as const)('%s', (_, [sureness, speaks, clear], [own, ownClear], other) =>
  expect(isOtherScript({ sureness, speaks, clear }, { sureness: own, clear: ownClear })).toBe(other),
);
