import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../../tests/page-builder.ts';
import { readOut } from '../../../tests/read-out.ts';
import { findLayout } from '../../layout/find-layout.ts';
import { readRows } from '../../rows/read-rows.ts';
import { columnRoles } from './column-roles.ts';

const wide = columns([50], [110], [250, 'right'], [330, 'right'], [420, 'right'], [510, 'right']);

function rowsOf(...lines: readonly (readonly Placed[])[]): readonly string[] {
  const layout = findLayout([pageOf([wide('Date', 'Details', 'Fees', 'Withdrawal', 'Deposit', 'Balance'), ...lines])]);
  return readOut(readRows(layout), layout).rows;
}

describe('a column of fees', () => {
  it('is booked where its figures stand on lines of their own', () => {
    const rows = rowsOf(
      wide('13/03/2025', 'GROCER', '', '12.00', '', '88.00'),
      wide('14/03/2025', 'SERVICE CHARGE', '1.50', '', '', '86.50'),
      wide('14/03/2025', 'SALARY', '', '', '1,900.00', '1,986.50'),
      wide('15/03/2025', 'CAFE', '', '7.50', '', '1,979.00'),
    );
    expect(rows[1]).toBe('14.3. SERVICE CHARGE money-out 1.50 balance 86.50');
    expect(rows).toHaveLength(4);
  });

  it('is named as money out by its heading', () => {
    const layout = findLayout([
      pageOf([
        wide('Date', 'Details', 'Fees', 'Withdrawal', 'Deposit', 'Balance'),
        wide('13/03/2025', 'GROCER', '', '12.00', '', '88.00'),
        wide('14/03/2025', 'SERVICE CHARGE', '1.50', '', '', '86.50'),
        wide('14/03/2025', 'SALARY', '', '', '1,900.00', '1,986.50'),
      ]),
    ]);
    const named = readRows(layout).flatMap((item) => (item.kind === 'row' ? [item.sideNamed] : []));
    expect(named).toEqual([true, true, true]);
  });

  it('is a part of what is booked beside it', () => {
    const rows = rowsOf(
      wide('13/03/2025', 'GROCER', '', '12.00', '', '88.00'),
      wide('14/03/2025', 'CASH ABROAD', '1.50', '21.50', '', '66.50'),
      wide('14/03/2025', 'SALARY', '', '', '1,900.00', '1,966.50'),
    );
    expect(rows[1]).toBe('14.3. CASH ABROAD other 1.50 money-out 21.50 balance 66.50');
  });
});

describe('a column of amounts beside one of money in', () => {
  const wide = columns([50], [110], [400, 'right'], [510, 'right']);
  const read = (last: readonly [string, string]) => {
    const layout = findLayout([
      pageOf([
        wide('Date', 'Details', 'Amount', 'Credit'),
        wide('13/03/2025', 'GROCER', '12.00', ''),
        wide('14/03/2025', 'TRAIN', '', '100.00'),
        wide('15/03/2025', 'CAFE', ...last),
      ]),
    ]);
    return readOut(readRows(layout), layout).rows;
  };

  it('is of money out where no row has both', () =>
    expect(read(['7.50', ''])).toEqual([
      '13.3. GROCER money-out 12.00',
      '14.3. TRAIN money-in 100.00',
      '15.3. CAFE money-out 7.50',
    ]));

  it('is not where its figures have signs', () => expect(read(['-7.50', ''])[0]).toBe('13.3. GROCER amount 12.00'));
});

describe('a column of payments', () => {
  const wide = columns([50], [110], [300, 'right'], [400, 'right'], [510, 'right']);
  const read = (first: string, second: string, last: string) => {
    const layout = findLayout([
      pageOf([
        wide('Date', 'Details', first, second, last),
        wide('13/03/2025', 'GROCER', '12.00', '', '112.00'),
        wide('14/03/2025', 'TRANSFER', '', '100.00', '12.00'),
        wide('15/03/2025', 'CAFE', '7.50', '', '19.50'),
      ]),
    ]);
    return readRows(layout).flatMap((item) => (item.kind === 'row' ? [item] : []));
  };

  it('is money in beside charges, as its heading says', () => {
    const rows = read('Charges', 'Payments', 'Balance owed');
    expect(rows.map(({ figures }) => figures[0]?.role)).toEqual(['money-out', 'money-in', 'money-out']);
    expect(rows.every(({ sideNamed, owedNamed }) => sideNamed && owedNamed)).toBe(true);
  });

  it('is money out beside receipts', () => {
    const rows = read('Payments', 'Receipts', 'Balance');
    expect(rows.map(({ figures }) => figures[0]?.role)).toEqual(['money-out', 'money-in', 'money-out']);
    expect(rows.some(({ owedNamed }) => owedNamed)).toBe(false);
  });
});

describe('a column under a currency', () => {
  it('holds the amounts in it, beside amounts abroad on some rows', () => {
    const wide = columns([50], [110], [330, 'right'], [420, 'right'], [510, 'right']);
    const layout = findLayout([
      pageOf([
        wide('Date', 'Details', 'Amount', 'Rate', 'NOK'),
        wide('13/03/2025', 'GROCER', '', '', '112.00'),
        wide('14/03/2025', 'HOTEL ABROAD', '10.00', '11.0310', '110.31'),
        wide('15/03/2025', 'CAFE', '', '', '19.50'),
      ]),
    ]);
    expect(readOut(readRows(layout), layout).rows).toEqual([
      '13.3. GROCER amount 112.00',
      '14.3. HOTEL ABROAD other 10.00 amount 110.31',
      '15.3. CAFE amount 19.50',
    ]);
  });
});

describe('two columns of amounts', () => {
  const three = columns([50], [110], [330, 'right'], [420, 'right'], [510, 'right']);
  const roles = (...headings: readonly [string, string]) => {
    const layout = findLayout([
      pageOf([
        three('Date', 'Details', ...headings, 'Balance'),
        three('13/03/2025', 'GROCER', '12.00', '23.47', '88.00'),
        three('14/03/2025', 'CAFE', '7.50', '14.67', '80.50'),
        three('15/03/2025', 'BOOKS', '20.00', '39.12', '60.50'),
      ]),
    ]);
    return layout.tables.map((table) => columnRoles(table));
  };

  it('hold the account’s amounts and then those in another currency where nothing else parts their headings', () =>
    expect(roles('Amount EUR', 'Amount BGN')).toEqual([['amount', 'other', 'balance']]));

  it('hold the booked amounts last elsewhere', () =>
    expect(roles('Amount', 'Amount BGN')).toEqual([['other', 'amount', 'balance']]));
});

describe('columns without headings', () => {
  const wide = columns([50], [130], [400, 'right'], [510, 'right']);
  const table = (out: string, into: string) => {
    const layout = findLayout([
      pageOf([
        wide('13 Mar 2025', 'GROCER', out),
        wide('14 Mar 2025', 'SALARY', '', into),
        wide('15 Mar 2025', 'CAFE', out),
        wide('16 Mar 2025', 'REFUND', '', '- 8.00'),
      ]),
    ]);
    return readOut(readRows(layout), layout).rows.map((line) => line.split(' ').at(-2));
  };

  it('are money out and money in where they exclude each other', () =>
    expect(table('12.00', '900.00')).toEqual(['money-out', 'money-in', 'money-out', 'money-in']));

  it('are both amounts where one shows a plus and a minus', () =>
    expect(table('12.00', '+ 900.00')).toEqual(['amount', 'amount', 'amount', 'amount']));
});

it('without a heading, the fullest column holds the amounts where those left of it are filled in few of its rows', () => {
  const place = columns([50], [110], [300, 'right'], [360, 'right'], [510, 'right']);
  const lines = [
    place('13/03/2025', 'GROCER', '', '', '12.00-'),
    place('14/03/2025', 'FERRY', '37.26', '0.8541', '43.63-'),
    place('15/03/2025', 'BAKERY', '', '', '7.50-'),
    place('16/03/2025', 'REFUND', '', '', '5.00+'),
    place('17/03/2025', 'BOOKS', '', '', '31.00-'),
  ];
  const { tables } = findLayout([pageOf(lines)]);
  expect(columnRoles(tables[0] as (typeof tables)[number]).at(-1)).toBe('amount');
});

describe('a column under unknown words beside one of money out', () => {
  const wide = columns([50], [110], [400, 'right'], [510, 'right']);
  const read = (last: readonly [string, string], ...more: (readonly Placed[])[]) => {
    const lines = [
      wide('Date', 'Details', 'Paid out', 'Qwertz Asdfg'),
      wide('13/03/2025', 'GROCER', '12.00', ''),
      wide('14/03/2025', 'SALARY', '', '900.00'),
      wide('15/03/2025', 'CAFE', ...last),
    ];
    const layout = findLayout([pageOf([...lines, ...more])]);
    return columnRoles(layout.tables.at(-1) as (typeof layout.tables)[number]);
  };

  it('is money in where none of its figures stands beside the other’s', () => {
    expect(read(['7.50', ''])).toEqual(['money-out', 'money-in']);
    expect(read(['7.50', ''], wide('', 'Totals', '19.50', '900.00'))).toEqual(['money-out', 'money-in']);
  });

  it('is money in above the sums of several accounts', () => {
    const other = [
      wide('', 'Totals', '19.50', '900.00'),
      wide('16/03/2025', 'INTEREST', '', '3.20'),
      wide('17/03/2025', 'KIOSK', '4.95', ''),
      wide('', 'Totals', '4.95', '3.20'),
    ];
    expect(read(['7.50', ''], ...other)).toEqual(['money-out', 'money-in']);
  });

  it('is money in where zeros fill the cells of the other direction', () => {
    const rows = [
      wide('Date', 'Details', 'Paid out', 'Qwertz Asdfg'),
      wide('13/03/2025', 'GROCER', '12.00', '0.00'),
      wide('14/03/2025', 'SALARY', '0.00', '900.00'),
      wide('15/03/2025', 'CAFE', '7.50', '0.00'),
    ];
    const { tables } = findLayout([pageOf(rows)]);
    expect(tables.map((table) => columnRoles(table))).toEqual([['money-out', 'money-in']]);
  });

  it('is money in where figures of that one stand at two places', () => {
    const list = columns([50], [110], [388, 'right']);
    const below = [list('16/03/2025', 'KIOSK', '4.10'), list('17/03/2025', 'BOOKS', '14.20')];
    expect(read(['7.50', ''], ...below)).toEqual(['money-out', 'money-out', 'money-in']);
  });

  it('is something else where rows hold both', () => {
    expect(read(['7.50', '1.20'])).toEqual(['money-out', 'other']);
  });
});

it('without a heading, two columns above one line of their sums are of money out and in', () => {
  const place = columns([50], [110], [400, 'right'], [510, 'right']);
  const lines = [
    place('13/03/2025', 'GROCER', '12.00', ''),
    place('14/03/2025', 'SALARY', '', '900.00'),
    place('15/03/2025', 'CAFE', '7.50', ''),
    place('16/03/2025', 'REFUND', '', '5.00'),
    place('', 'Qwertz', '19.50', '905.00'),
  ];
  const { tables } = findLayout([pageOf(lines)]);
  expect(columnRoles(tables[0] as (typeof tables)[number])).toEqual(['money-out', 'money-in']);
});

it('what stays as it is while amounts are booked is no balance', () => {
  const cells = columns([50], [110], [330, 'right'], [510, 'right']);
  const rolesOf = (...balances: readonly string[]) => {
    const rows = balances.map((balance, i) => cells(`0${i + 1}/03/2025`, 'GROCER', `${i + 38}.20`, balance));
    const { tables } = findLayout([pageOf([cells('Date', 'Details', 'Amount', 'Balance'), ...rows])]);
    return tables.flatMap((table) => (table.heading ? columnRoles(table) : []));
  };
  expect(rolesOf('0.00', '0.00', '0.00', '0.00', '0.00')).toEqual(['amount', 'other']);
  expect(rolesOf('190.00', '150.80', '110.60', '110.60', '68.40')).toEqual(['amount', 'balance']);
});

it('a currency’s symbol alone heads amounts in it', () => {
  const cells = columns([50], [110], [420, 'right'], [510, 'right']);
  const roles = (one: string, other: string) => {
    const page = pageOf([
      cells('Date', 'Details', one, other),
      cells('13/03/2025', 'GROCER', '1,390.51', ''),
      cells('14/03/2025', 'HOTEL', '', '87.98'),
      cells('15/03/2025', 'BOOKS', '420.00', ''),
    ]);
    return findLayout([page]).tables.map((table) => columnRoles(table))[0];
  };
  expect(roles('$', 'U$S')).toEqual(['amount', 'amount']);
  expect(roles('$', 'K')).not.toEqual(['amount', 'amount']);
});

it('under one heading of a direction, what one costs is not booked beside what all of them do', () => {
  const cells = columns([50], [110], [300, 'right'], [420, 'right'], [510, 'right']);
  const roles = (heading: string) => {
    const page = pageOf([
      columns([50], [300, 'right'], [405])('Date', 'Number', heading),
      cells('13/03/2025', 'Monthly fees', '3', '2.50', '-7.50'),
      cells('14/03/2025', 'Letters', '2', '1.20', '-2.40'),
    ]);
    return findLayout([page]).tables.map((table) => columnRoles(table))[0];
  };
  expect(roles('Withdrawals and charges')).toEqual(['other', 'money-out']);
});
