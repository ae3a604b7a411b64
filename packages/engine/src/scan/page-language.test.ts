import { expect, test } from 'vitest';
import { speaksLatin } from './page-language.ts';

// Letters are given as the reader of Latin print takes those of other scripts.
test.each([
  ['Dated Transaction details Money out Balance brought forward', true],
  ['Buchungstag Verwendungszweck Soll Haben Neuer Kontostand', true],
  ['Hpepounvia Airtoloyia XpEwon Iiotwon YmoAouto Aoyaptaouov TpanedaAoyaptaoudc Kataotaon', false],
  ['', true],
])('%s says words of a language in Latin letters: %s', (text, speaks) => expect(speaksLatin(text)).toBe(speaks));
