import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findHeadings } from './headings.ts';
import { wordsToLines } from './lines.ts';

const headingsOf = (...rows: readonly (readonly Placed[])[]) => findHeadings(wordsToLines(1, pageOf(rows).words));
const cellsOf = (...rows: readonly (readonly Placed[])[]) => headingsOf(...rows)[0]?.heading.cells;

describe('a title right above a heading', () => {
  it('is none of one of two lines, though it holds words of headings', () => {
    const upper = columns([62], [492]);
    const lower = columns([50], [90], [130], [400, 'right'], [480], [540]);
    const [found] = headingsOf(
      line('Detalle de movimientos', 50),
      upper('FECHA', 'SALDO'),
      lower('OPER', 'LIQ', 'CONCEPTO', 'IMPORTE', 'OPERACIÓN', 'LIQUIDACIÓN'),
    );
    expect(found?.at).toBe(1);
    expect(found?.heading.cells.slice(0, 3).map(({ roles }) => roles[0])).toEqual([
      'date',
      'value-date',
      'description',
    ]);
  });

  it('is none of it where it gives an account’s number', () => {
    const title = columns([50], [276]);
    const heads = columns([50], [110], [400, 'right'], [500, 'right'])('Date', 'Description', 'Amount', 'Balance');
    expect(cellsOf(title('Foreign Currency Current', 'Account No. 0783-570381-01'), heads)).toHaveLength(4);
    expect(cellsOf(title('Foreign Currency Current', 'Account No.'), heads)).toHaveLength(5);
    expect(cellsOf(line('Transactions card number 5528', 50), heads)?.[0]?.text).toBe('Date');
    expect(cellsOf(columns([50], [470])('SHARE DRAFT', 'ID S0080'), heads)?.[3]?.text).toBe('Balance');
  });

  it('is none of it where it names a section, wherever it is centred', () => {
    const heads = columns([50], [150, 'right'], [210])('Date', 'Amount', 'Transaction description');
    const texts = cellsOf(line('Deposits and other credits', 200), heads)?.map(({ text }) => text);
    expect(texts).toEqual(['Date', 'Amount', 'Transaction description']);
    // Over a column of figures it is the first line of that column's heading
    expect(cellsOf(line('Deposits', 120), heads)?.[1]?.text).toBe('Deposits Amount');
  });
});

it('two names of days over one date give it both meanings, the posting’s first', () => {
  const upper = columns([50], [130], [300], [500, 'right']);
  const cells = cellsOf(
    upper('Beleg-', 'Buchungs-/', 'Beschreibung', 'Betrag'),
    columns([50], [130])('datum', 'Valutadatum'),
  );
  expect(cells?.map(({ roles }) => roles)).toEqual([
    ['transaction-date'],
    ['date', 'value-date'],
    ['description'],
    ['amount'],
  ]);
});

it.each([
  ['CR = credit', 'amount'],
  ['DR = debit', 'amount'],
  ['credit', 'money-in'],
])('%s below a name of figures', (below, role) => {
  const upper = columns([50], [150], [500, 'right']);
  const lower = columns([50], [150], [240], [500, 'right']);
  const cells = cellsOf(upper('Date of', 'Date of', 'Amount'), lower('purchase', 'posting', 'Details', below));
  expect(cells?.at(-1)?.roles[0]).toBe(role);
});
