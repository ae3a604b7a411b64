import type { Conversion, Transaction } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { draftOf } from './editing/draft.ts';
import { rowMarks } from './row-marks.ts';

const row = (page: number | null, more: Partial<Transaction> = {}): Transaction => ({
  date: '2025-03-03',
  valueDate: null,
  description: 'Row',
  reference: null,
  amount: '1.00',
  balance: null,
  confidence: 1,
  ...(page === null ? {} : { where: { page, box: [1, 2, 3, 4] } }),
  ...more,
});

const conversion: Conversion = {
  schema: 'statement/1',
  source: { fileName: 'a.pdf', sha256: '0'.repeat(64), pages: 9, kind: 'digital' },
  statements: [
    {
      account: {
        institution: null,
        holder: null,
        number: null,
        iban: null,
        bic: null,
        type: 'unknown',
        currency: 'EUR',
      },
      period: { start: null, end: null },
      opening: null,
      closing: null,
      transactions: [row(1), row(2, { confidence: 0.2 }), row(null), row(3), row(5), row(9)],
      reconciliation: { status: 'failed', checks: [{ kind: 'running-balance', ok: false, broken: [3] }] },
    },
  ],
  warnings: [],
};

const marksAround = (place: number) => {
  const [statement, draft] = [conversion.statements[0], draftOf(conversion, null)[0]];
  if (!statement || !draft) throw new Error('there is a statement');
  return rowMarks(statement, draft, place).map(({ id, tone }) => `${id} ${tone}`);
};

it('marks the rows of the pages around, each as it stands', () => {
  expect(marksAround(0)).toEqual(['row-0 row', 'row-1 doubt', 'row-3 broken']);
  expect(marksAround(5)).toEqual(['row-5 row']);
});

it('takes a row that stands on no page for one of the page before it', () => {
  expect(marksAround(2)).toEqual(marksAround(1));
});
