import type { Conversion } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { unsettled } from './choice.ts';
import { OWN_FORMAT, rememberSettings } from './export-memory.ts';

const of = (number: string): readonly Conversion[] => [
  {
    schema: 'statement/1',
    source: { fileName: 'march.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' },
    statements: [
      {
        account: { institution: null, holder: null, number, iban: null, bic: null, type: 'checking', currency: 'USD' },
        period: { start: null, end: null },
        opening: null,
        closing: null,
        transactions: [],
        reconciliation: { status: 'unverifiable', checks: [] },
      },
    ],
    warnings: [],
  },
];

it('asks for the number of an account that does not print all of it, once', () => {
  expect(unsettled('qbo', 'en', of('****1234'))?.id).toBe('qbo');
  expect(unsettled('qbo', 'en', of('0012341234'))).toBeNull();
  expect(unsettled('csv', 'en', of('****1234'))).toBeNull();
  rememberSettings('qbo', { 'account-id': '****1234=5551234' });
  expect(unsettled('qbo', 'en', of('****1234'))).toBeNull();
});

it('asks for columns that are not composed yet', () =>
  expect(unsettled(OWN_FORMAT, 'en', of('1'))?.id).toBe(OWN_FORMAT));
