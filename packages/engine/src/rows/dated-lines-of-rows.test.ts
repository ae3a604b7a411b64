import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { dayTextAmountBalance, type Lines, readLines } from '../../tests/read-lines.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = dayTextAmountBalance;
const heading = row('Date', 'Description', 'Amount', 'Balance');

describe('dates and signs beside rows of several lines', () => {
  it('go on below their figures, where their dates stand above these', () => {
    const { rows } = readLines([
      heading,
      row('13/03/2025', 'TRANSFER SENT', '', ''),
      row('', 'REF 0025', '-12.00', '88.00'),
      row('', 'L. NOBODY', '', ''),
      row('14/03/2025', 'BANK SERVICE', '', ''),
      row('', 'FEE', '-8.00', '80.00'),
      row('15/03/2025', 'TRANSFER SENT', '', ''),
      row('', 'REF 0026', '-10.00', '70.00'),
      row('', 'M. NOBODY', '', ''),
    ]);
    expect(rows).toEqual([
      '13.3. TRANSFER SENT REF 0025 L. NOBODY amount -12.00 balance 88.00',
      '14.3. BANK SERVICE FEE amount -8.00 balance 80.00',
      '15.3. TRANSFER SENT REF 0026 M. NOBODY amount -10.00 balance 70.00',
    ]);
  });

  it('have no sign of a currency that stands apart from its figure', () => {
    const signs = columns([50], [110], [330], [400, 'right'], [440], [500, 'right']);
    const { rows } = readLines([
      heading,
      signs('13/03/2025', 'LOAN FEE', '$', '-12.00', '$', '88.00'),
      signs('14/03/2025', 'LOAN FEE', '$', '-8.00', '$', '80.00'),
    ]);
    expect(rows).toEqual(['13.3. LOAN FEE amount -12.00 balance 88.00', '14.3. LOAN FEE amount -8.00 balance 80.00']);
  });

  it('take no notice of a day on which nothing was booked', () => {
    const booked = Array.from({ length: 8 }, (_, i) => row(`${13 + i}/03/2025`, 'FEE', '-1.00', `${88 - i}.00`));
    const notice = (day: number) => row(`${day}/03/2025`, 'RATE IS NOW 6 %', '', '');
    const { rows } = readLines([
      heading,
      ...booked.slice(0, 2),
      notice(14),
      ...booked.slice(2, 4),
      notice(16),
      ...booked.slice(4),
    ]);
    expect(rows).toHaveLength(8);
    expect(rows.filter((text) => text.includes('RATE'))).toEqual([]);
  });

  it('take the lines above and below, where cells are centred', () => {
    const centred = (day: string, amount: string, balance: string, above: string, below: string): Lines => [
      row('', above, '', ''),
      row(day, '', amount, balance),
      row('', below, '', ''),
      [],
    ];
    const page = [
      heading,
      [],
      ...centred('13/03/2025', '-12.00', '88.00', 'CARD PAYMENT', 'GREEN GROCER'),
      ...centred('14/03/2025', '900.00', '988.00', 'TRANSFER', 'FROM EMPLOYER'),
      ...centred('15/03/2025', '-8.00', '980.00', 'CARD PAYMENT', 'CAFE'),
    ];
    const layout = findLayout([pageOf(page, { step: 8, size: 8 })]);
    const texts = readRows(layout).flatMap((item) => (item.kind === 'row' ? [item.description] : []));
    expect(texts).toEqual(['CARD PAYMENT GREEN GROCER', 'TRANSFER FROM EMPLOYER', 'CARD PAYMENT CAFE']);
  });

  it.each([
    ['a day and a figure of its own', '171.00', true],
    ['a day and a cut figure', '1 171. 00', true],
    ['a day and a figure cut at its last digit', '1 171.0 0', true],
    ['a day and money from abroad', '171.00 USD', undefined],
    ['a day', '', undefined],
  ])('may swallow another row: a further line has %s', (_, figure, swallows) => {
    const titled = columns([50], [110], [320, 'right'], [400, 'right']);
    const lines = [
      titled('Date', 'Description', 'Courtage', 'Amount'),
      titled('12/03/2025', 'GROCER', '', '-5.00'),
      titled('13/03/2025', 'TRANSFER SENT', figure, ''),
      titled('', 'REF 0025', '', ''),
      titled('14/03/2025', 'BANK SERVICE', '', '-12.00'),
      titled('15/03/2025', 'SALARY', '', '350.00'),
    ];
    const items = readRows(findLayout([pageOf(lines)]));
    const merged = items.flatMap((item) => (item.kind === 'row' ? [`${item.description} ${item.swallows}`] : []));
    expect(merged).toEqual([`GROCER TRANSFER SENT REF 0025 ${swallows}`, 'BANK SERVICE undefined', 'SALARY undefined']);
  });
});
