import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

const row = columns([50], [110], [300, 'right'], [400, 'right'], [500, 'right']);
const HEADING = row('Date', 'Description', 'Withdrawals', 'Deposits', 'Balance');
const WHOLE = [
  row('2025/03/03', 'SHOP', '104,118', '', '627,604'),
  row('2025/03/04', 'CASH', '500', '', '627,104'),
  row('2025/03/05', 'SALARY', '', '43,432', '670,536'),
  row('2025/03/06', 'RENT', '30,000', '', '640,536'),
  row('2025/03/07', 'REFUND', '', '2,000', '642,536'),
  row('2025/03/08', 'BONUS', '', '7,000', '649,536'),
];
const layoutOf = (...rows: readonly (readonly Placed[])[]) => findLayout([pageOf([HEADING, ...rows], { number: 1 })]);

describe('a document of whole units', () => {
  it('has decimals where figures that have them stand under the others', () => {
    const layout = layoutOf(
      ...WHOLE,
      row('2025/03/03', 'FEE', '246.33', '', '2,389.56'),
      row('2025/03/04', 'INTEREST', '', '12.40', '2,401.96'),
    );
    expect(layout.form).toEqual({ decimalMark: '.', decimals: 2, whole: true });
    expect(layout.tables[0]?.figures.map(({ tokens }) => tokens.length)).toEqual([4, 4, 8]);
  });

  it('keeps small ones where most figures have decimals', () => {
    const pence = (day: number) => row(`2025/04/${day}`, 'FEE', '246.33', '', '2,389.56');
    const layout = layoutOf(...WHOLE, ...[11, 12, 13, 14, 15, 16, 17, 18].map(pence));
    expect(layout.form).toEqual({ decimalMark: '.', decimals: 2, whole: true });
    expect(layout.tables[0]?.figures.map(({ tokens }) => tokens.length)).toEqual([11, 3, 14]);
  });

  it('has none for sums and rates within its texts', () => {
    const rate = (text: string) => columns([110], [200, 'right'])(text, '12.40');
    const layout = layoutOf(...WHOLE, ...WHOLE.flatMap((line, i) => (i > 0 ? [line, rate('USD')] : [line])));
    expect(layout.form).toEqual({ decimalMark: null, decimals: 0 });
  });
});
