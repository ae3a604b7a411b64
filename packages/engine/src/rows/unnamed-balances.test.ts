import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [110], [420, 'right'], [510, 'right']);
const heading = row('Date', 'Description', 'Amount', 'Balance');
const booked = [row('13/03/2025', 'SALARY', '900.00', '988.00'), row('14/03/2025', 'GROCER', '-12.00', '976.00')];

const ends = (...lines: Parameters<typeof pageOf>[0]): string[] =>
  readRows(findLayout([pageOf([heading, ...lines])])).flatMap((item) =>
    item.kind === 'labelled' ? [`${item.phrase} ${item.figures[0]?.amount.readings[0]?.units}`] : [],
  );

describe('balances called alike at both ends of a table', () => {
  const [above, below] = [row('12/03/2025', 'Blurb', '', '88.00'), row('31/03/2025', 'Blurb', '', '976.00')];

  it('are its opening and closing ones', () =>
    expect(ends(above, ...booked, below)).toEqual(['opening 8800', 'closing 97600']));

  it('are nothing where one of them is called otherwise', () =>
    expect(ends(above, ...booked, row('31/03/2025', 'Other', '', '976.00'))).toEqual([]));

  it('are nothing where a balance is named', () => {
    const named = row('31/03/2025', 'Closing balance', '', '976.00');
    expect(ends(above, ...booked, below, named)).toEqual(['closing 97600']);
  });
});
