import { expect, test } from 'vitest';
import { isOtherScript, speaksLatin } from './page-language.ts';

// Letters are given as the reader of Latin print takes those of other scripts.
test.each([
  ['Dated Transaction details Money out Balance brought forward', true],
  ['Buchungstag Verwendungszweck Soll Haben Neuer Kontostand', true],
  ['Hpepounvia Airtoloyia XpEwon Iiotwon YmoAouto Aoyaptaouov TpanedaAoyaptaoudc Kataotaon', false],
  ['', true],
])('%s says words of a language in Latin letters: %s', (text, speaks) => expect(speaksLatin(text)).toBe(speaks));

// Sureness as measured: Danish with few small words; Greek capitals and Ukrainian, each read as Latin and as itself.
test.each([
  ['Latin letters that say few words, another script read badly', { sureness: 0.8, speaks: false }, 0.46, false],
  ['capitals of another script, read as surely as Latin ones', { sureness: 0.8, speaks: false }, 0.85, true],
  ['letters of another script, read unsurely as Latin ones', { sureness: 0.45, speaks: false }, 0.6, true],
  ['Latin print on its head', { sureness: 0.2, speaks: false }, 0.1, false],
])('%s', (_, latin, sureness, other) => expect(isOtherScript(latin, sureness)).toBe(other));
