import { exporters } from '@tallyleaf/exporters';
import { expect, it } from 'vitest';
import { programsCalled } from './programs.ts';

it.each([
  ['Sage', 'en-US', 'sage'],
  ['sage', 'de-DE', 'mt940'],
  ['sage', 'fr-FR', 'cfonb120'],
  ['gnucash', 'en-US', 'ofx'],
  ['odoo', 'de-DE', 'camt053'],
  ['Lexware', 'de-DE', 'mt940'],
  ['quickbooks desk', 'en-US', 'qbo'],
  ['弥生', 'ja-JP', 'yayoi'],
])('%s leads to the format that it takes (%s)', (typed, tag, format) => {
  expect(programsCalled(typed, tag).map((program) => program.format)).toContain(format);
});

it('every program leads to a format that there is, and nothing typed to none', () => {
  const ids = exporters.map(({ id }) => id);
  const all = [...'abcdefghijklmnopqrstuvwxyz弥マ勘金用'].flatMap((letter) => programsCalled(letter, 'en-US'));
  expect(all.length).toBeGreaterThan(25);
  expect(all.filter(({ format }) => !ids.includes(format))).toEqual([]);
  expect(programsCalled('  ', 'en-US')).toEqual([]);
});
