import { describe, expect, it } from 'vitest';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { sectionOf } from './line-kind.ts';
import { readRows } from './read-rows.ts';

describe('a title', () => {
  it.each([
    ['Withdrawals', ['section-out']],
    ['Movimientos antes del: 16 oct. 2022', ['summary']],
    ['Pending transactions', ['pending']],
    // What is bought, but not yet on this bill.
    ['Purchases - future instalments', ['section-out', 'pending']],
    ['Compras - cuotas a vencer', ['section-out', 'pending']],
    ['Compras parceladas - próximas parcelas', ['section-out', 'pending']],
    ['Account summary', ['summary']],
    // Nothing is on its own list: the rows below are another one's.
    ['Pending transactions: there was no activity', ['no-transactions']],
    // A line at the head or the foot of every page
    ['Account summary No. 4711 Page 1 / 3', []],
    ['Dear customer, your withdrawals are free of charge', []],
  ] as const)('%s: what rows it is of', (text, phrases) => {
    expect(sectionOf(text)).toEqual(phrases);
  });
});

const row = columns([50], [110], [420, 'right'], [510, 'right']);
const heading = row('Date', 'Description', 'Amount', 'Balance');

const texts = (...lines: Parameters<typeof pageOf>[0]): string[] =>
  readRows(findLayout([pageOf(lines)])).flatMap((item) => (item.kind === 'row' ? [item.description] : []));

it('a foot that counts the pages leaves out no rows of the next one', () => {
  const foot = [{ text: 'Account summary Page 1 / 3', x: 50 }];
  const items = readRows(findLayout([pageOf([heading, row('13/03/2025', 'SALARY', '900.00', '988.00'), [], foot])]));
  expect(items.flatMap((item) => (item.kind === 'section' ? item.phrases : []))).toEqual([]);
});

it('a number of pages is none, though it stands where figures of a column end', () => {
  const page = [heading, row('13/03/2025', 'SALARY', '1,900', '1,988'), row('14/03/2025', 'FEE', '5', '1,983')];
  expect(texts(...page, row('', 'Page 2 of', '2', ''))).toEqual(['SALARY', 'FEE']);
  expect(texts(...page, row('', 'Box 2 of', '2', ''))).toEqual(['SALARY', 'FEE', 'Box 2 of']);
});

it('days of a range with figures alone are no booking, and a value date tells one from a sum', () => {
  const two = columns([50], [110], [330], [420, 'right'], [510, 'right']);
  const page = [
    two('Date', 'Description', 'Value date', 'Amount', 'Balance'),
    two('13/03/2025', 'SALARY', '13/03/2025', '900.00', '988.00'),
    two('', 'Withdrawals at Mill Street', '13/03/2025', '-12.00', '976.00'),
    two('', 'Carried over from the wages account', '13/03/2025', '-1.00', '975.00'),
    two('14/03/2025', 'FEE', '14/03/2025', '-5.00', '970.00'),
    two('01/02/2025', '- 28/02/2025', '2.25 %', '', '1,200.00'),
  ];
  expect(texts(...page)).toEqual([
    'SALARY',
    'Withdrawals at Mill Street',
    'Carried over from the wages account',
    'FEE',
  ]);
});

it('words that say only that the table goes on or ends are no text of the row above them', () => {
  const page = [
    heading,
    row('13/03/2025', 'SALARY', '900.00', '988.00'),
    row('14/03/2025', 'CARD PAYMENT', '-12.00', '976.00'),
    row('', 'GREEN GROCER', '', ''),
  ];
  for (const words of [
    'continued on next page',
    'Fortsetzung auf dem nächsten Blatt',
    'suite en page suivante',
    'vervolg op de volgende bladzijde',
    '次ページへ続く',
  ])
    expect(texts(...page, row('', words, '', ''))).toEqual(['SALARY', 'CARD PAYMENT GREEN GROCER']);
  expect(texts(...page, row('', '', 'continued on next page', ''))).toEqual(['SALARY', 'CARD PAYMENT GREEN GROCER']);
  for (const words of ['Continued', '.../...', '…/…'])
    expect(texts(...page, row('', '', '', words))).toEqual(['SALARY', 'CARD PAYMENT GREEN GROCER']);
  expect(texts(...page, [{ text: 'Continued', x: 490 }])).toEqual(['SALARY', 'CARD PAYMENT GREEN GROCER']);
  expect(texts(...page, row('', 'Continued', '', ''))[1]).toContain('Continued');
  for (const end of ['END OF STATEMENT', 'FIN ESTADO DE CUENTA', 'Fin del estado de cuenta', '以下余白'])
    expect(texts(...page, row('', end, '', ''))).toEqual(['SALARY', 'CARD PAYMENT GREEN GROCER']);
  for (const end of ['CONTINUED OVER PAGE', '*** NOTHING MORE BELOW ***'])
    expect(texts(...page, row('', end, '', ''))[1]).not.toContain(end);
  expect(texts(...page, row('', 'SEE NEXT PAGE OF BOOK', '', ''))[1]).toContain('BOOK');
});

it('a date below the first, with nothing but figures beside it, is a value date', () => {
  const stacked = columns([50], [110], [180], [420, 'right']);
  const lines = ['03', '04', '05', '06'].flatMap((day) => [
    stacked(`${day}/03/2025`, 'CASH', 'BOSTON', '-12.00'),
    stacked(`02/03/2025`, '', '4711 12:04', ''),
  ]);
  const rows = readRows(
    findLayout([
      pageOf([
        stacked('Date', 'Type', 'Description', 'Amount'),
        stacked('13/03/2025', 'CARD', 'GROCER', '-8.00'),
        stacked('11/03/2025', '', 'LONDON', ''),
        ...lines,
        stacked('14/03/2025', 'CARD', 'CAFE', '-6.00'),
        stacked('12/03/2025', '', 'LEEDS', ''),
      ]),
    ]),
  ).flatMap((item) => (item.kind === 'row' ? [item] : []));
  expect(rows[1]).toMatchObject({
    description: 'BOSTON 4711 12:04',
    valueDate: { readings: [{ day: 2 }, { day: 3 }] },
  });
});

it('a date alone below the first is a value date; above rows without dates it is their day', () => {
  const rowsOf = (...lines: Parameters<typeof pageOf>[0]) =>
    readRows(findLayout([pageOf([heading, ...lines])])).flatMap((item) =>
      item.kind === 'row' ? [`${item.date?.readings[0]?.day} ${item.valueDate?.readings[0]?.day ?? ''}`] : [],
    );
  const stacked = ['13', '14', '15'].flatMap((day) => [
    row(`${day}/03/2025`, 'FEE', '-12.00', '88.00'),
    row('11/03/2025', '', '', ''),
  ]);
  expect(rowsOf(...stacked)).toEqual(['13 11', '14 11', '15 11']);
  const days = ['13', '14', '15'].flatMap((day) => [
    row(`${day}/03/2025`, '', '', ''),
    row('', 'FEE', '-12.00', '88.00'),
    row('', 'CAFE', '-2.00', '86.00'),
  ]);
  expect(rowsOf(...days)).toEqual(['13 ', '13 ', '14 ', '14 ', '15 ', '15 ']);
});

it('the words of a date column beside a date name the day of the rows below, and those of balances no row', () => {
  const cells = columns([50], [180], [420, 'right']);
  const lines = [
    cells('Reference', 'Description', 'Amount'),
    [{ text: 'Booking date 13.03.2025', x: 50 }],
    cells('0A1B2C3D', 'CARD PAYMENT', '12.00-'),
    cells('', 'GREEN GROCER', ''),
    cells('', 'BALANCE', '76.00+'),
    [{ text: 'Booking date 14.03.2025', x: 50 }],
    cells('0A1B2C3E', 'SALARY', '900.00+'),
    cells('', 'BALANCE', '976.00+'),
  ];
  const rows = readRows(findLayout([pageOf(lines)])).filter((item) => item.kind === 'row');
  expect(rows.map(({ date, description, reference }) => [date?.readings[0]?.day, description, reference])).toEqual([
    [13, 'CARD PAYMENT GREEN GROCER', '0A1B2C3D'],
    [14, 'SALARY', '0A1B2C3E'],
  ]);
});

it('words of a note below a row are its text, though it names a figure, where rows print no date of their own', () => {
  const cells = columns([50], [420, 'right']);
  const lines = [
    [{ text: 'Thursday, 13 March 2025', x: 50 }],
    [],
    cells('GREEN GROCER', '-12.00'),
    cells('Total count 924005', ''),
    [],
    cells('SALARY', '+900.00'),
    cells('March', ''),
    [],
    [{ text: 'Friday, 14 March 2025', x: 50 }],
    [],
    cells('GREEN GROCER', '-5.00'),
  ];
  expect(texts(...lines)).toEqual(['GREEN GROCER Total count 924005', 'SALARY March', 'GREEN GROCER']);
});

it('a balance named in a cell of its own is one, whatever the next cell says', () => {
  const parted = columns([50], [110], [250], [420, 'right']);
  const items = readRows(
    findLayout([
      pageOf([
        parted('Date', 'Description', 'Details', 'Amount'),
        parted('13/03/2025', 'CARD PAYMENT', 'GREEN GROCER', '-8.00'),
        parted('14/03/2025', 'TRANSFER', 'J. SMITH', '20.00'),
        parted('31/03/2025', 'Ending Balance', 'Interest rate paid to you 0.45 %', '112.00'),
      ]),
    ]),
  );
  expect(items.flatMap((item) => (item.kind === 'labelled' ? [item.phrase] : []))).toEqual(['closing']);
});

it('a line that names nothing but a balance is none of the row above it, though its figure stands in no named column', () => {
  const place = columns([50], [240], [310], [430, 'right'], [510, 'right']);
  const under = columns([50], [200], [345, 'right']);
  const page = [
    place('Text', 'Datum', 'Wert', 'Soll', 'Haben'),
    place('MIETE', '03.05.2025', '04.05.2025', '810,00-', ''),
    under('*** VALUTARISCHER SALDO PER', '04.05.', '1.190,00+'),
    place('LOHN', '05.05.2025', '05.05.2025', '', '900,00+'),
    under('*** VALUTARISCHER SALDO PER', '05.05.', '2.090,00+'),
    place('KINO', '06.05.2025', '07.05.2025', '24,50-', ''),
    under('*** VALUTARISCHER SALDO PER', '07.05.', '2.065,50+'),
  ];
  expect(texts(...page)).toEqual(['MIETE', 'LOHN', 'KINO']);
});

it('a page’s number right below a row is no text of it', () => {
  const page = [
    heading,
    row('13/03/2025', 'SALARY', '900.00', '988.00'),
    row('14/03/2025', 'CAFE', '-12.00', '976.00'),
  ];
  const last = (text: string) => texts(...page, line(text, 110)).at(-1);
  expect(last('Page 1 of 2')).toBe('CAFE');
  expect(last('Página 1 de 3')).toBe('CAFE');
  expect(last('Cuota 1 de 3')).toBe('CAFE Cuota 1 de 3');
});

it('a currency in a column of its own before a balance is no word of its line', () => {
  const own = columns([50], [90], [150], [420, 'right'], [510, 'right']);
  const page = [
    own('CCY', 'Date', 'Description', 'Amount', 'Balance'),
    own('USD', '12/03/2025', 'Balance brought forward', '', '88.00'),
    own('', '13/03/2025', 'GROCER', '-8.00', '80.00'),
    own('', '14/03/2025', 'BAKER', '-1.00', '79.00'),
  ];
  const items = readRows(findLayout([pageOf(page)]));
  expect(items.flatMap((item) => (item.kind === 'labelled' ? [`${item.phrase} ${item.inTable}`] : []))).toEqual([
    'brought-forward true',
  ]);
});

it('what a sum is called, behind several figures, is a word of the row above', () => {
  const page = [heading, row('13/03/2025', 'SERVICE FEE', '-1.50', '988.00')];
  expect(texts(...page, row('', '10/2023 4 KPL', '', ''))).toEqual(['SERVICE FEE 10/2023 4 KPL']);
  expect(texts(...page, row('', '14 KPL', '', ''))).toEqual(['SERVICE FEE']);
});

it('rows may be booked on another day where the column of booking dates could not be read', () => {
  const dates = columns([50], [110], [180], [420, 'right']);
  const either = (...days: readonly string[]) => {
    const rows = days.map((day) => dates(day, 'x', 'GROCER', '-8.00'));
    const items = readRows(findLayout([pageOf([dates('Value date', 'Posting date', 'Payee', 'Amount'), ...rows])]));
    return items.flatMap((item) => (item.kind === 'row' ? [item.eitherDate] : []));
  };
  expect(either('13/03/2025', '14/03/2025')).toEqual([true, true]);
});

it('a sum named in the last cell before the figures is none of a booking, unless a day stands before it', () => {
  const kinds = (day: string): string[] => {
    const cells = columns([50], [110], [250], [420, 'right']);
    const page = [
      cells('Date', 'Description', '', 'Amount'),
      cells(day, 'Card 4711', 'Subtotal of this card', '72.00'),
      cells('13/03/2025', 'GROCER', '', '12.00'),
      cells('14/03/2025', 'BOOKS', '', '60.00'),
    ];
    return readRows(findLayout([pageOf(page)]))
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'row');
  };
  expect(kinds('')).toHaveLength(2);
  expect(kinds('12/03/2025')).toHaveLength(3);
});

it('a kind of booking that a sum is called by elsewhere is none in a longer text, and its row goes on below', () => {
  const page = [
    row('Дата', 'Описание', 'Приход', 'Остаток'),
    row('13.03.2025', 'Начисление процентов', '2.00', '102.00'),
    row('', 'Пополнение с карты другого банка', '50.00', ''),
    row('', 'через терминал', '', ''),
    row('14.03.2025', 'Зачисление заработной платы', '9.00', ''),
    row('', 'Пополнение', '61.00', ''),
  ];
  expect(texts(...page)).toEqual([
    'Начисление процентов',
    'Пополнение с карты другого банка через терминал',
    'Зачисление заработной платы',
  ]);
});

it('sums that a line names one behind another are each of the figure behind its name, whatever column it stands in', () => {
  const named = [
    { text: 'Total debits: 45.00', x: 50 },
    { text: 'Total credits:', x: 300 },
    { text: '900.00', x: 420, align: 'right' as const },
    { text: '3 items', x: 470 },
  ];
  const items = readRows(
    findLayout([
      pageOf([
        heading,
        row('13/03/2025', 'SALARY', '+900.00', '988.00'),
        row('14/03/2025', 'CARD PAYMENT', '-12.00', '976.00'),
        row('15/03/2025', 'RENT', '-33.00', '943.00'),
        named,
      ]),
    ]),
  );
  const sums = items.flatMap((item) =>
    item.kind === 'labelled' ? [[item.phrase, String(item.figures[0]?.amount.readings[0]?.units)]] : [],
  );
  expect(sums).toEqual([
    ['total-out', '4500'],
    ['total-in', '90000'],
  ]);
});
