import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findHeadings } from './headings.ts';
import { wordsToLines } from './lines.ts';

const headingsOf = (...rows: readonly (readonly Placed[])[]) => findHeadings(wordsToLines(1, pageOf(rows).words));
const cellsOf = (...rows: readonly (readonly Placed[])[]) =>
  headingsOf(...rows)[0]?.heading.cells.map(({ text, roles }) => `${text}: ${roles[0] ?? '?'}`);

const row = columns([50], [110], [400, 'right'], [500, 'right']);

describe('a heading', () => {
  it('names columns, one of them of figures', () => {
    expect(cellsOf(row('Date', 'Description', 'Amount', 'Balance'))).toEqual([
      'Date: date',
      'Description: description',
      'Amount: amount',
      'Balance: balance',
    ]);
  });

  it.each([
    [
      ['Datum', 'Verwendungszweck', 'Soll', 'Haben'],
      ['date', 'description', 'money-out', 'money-in'],
    ],
    [
      ['Fecha', 'Concepto', 'Importe', 'Saldo'],
      ['date', 'description', 'amount', 'balance'],
    ],
    [
      ['Date', 'Libellé', 'Débit', 'Crédit'],
      ['date', 'description', 'money-out', 'money-in'],
    ],
    [
      ['日付', '摘要', 'お支払金額', '差引残高'],
      ['date', 'description', 'money-out', 'balance'],
    ],
    [
      ['Date', 'Details', 'Money out', 'Money in'],
      ['date', 'description', 'money-out', 'money-in'],
    ],
  ])('in other words: %j', (texts, roles) => {
    const [found] = headingsOf(row(...texts));
    expect(found?.heading.cells.map((cell) => cell.roles[0])).toEqual(roles);
  });

  it('is two where a short form ends in a point and another follows without a blank', () => {
    expect(cellsOf(row('Date', 'Ref.Description', 'Amount', 'Balance'))).toEqual([
      'Date: date',
      'Ref.: reference',
      'Description: description',
      'Amount: amount',
      'Balance: balance',
    ]);
    expect(cellsOf(row('Date', 'Qwz.Description', 'Amount', 'Balance'))?.[1]).toMatch('Qwz.Description');
  });

  it('may say more of a balance before it', () => {
    expect(cellsOf(row('Date', 'Description', 'Amount', 'Statement balance'))?.[3]).toBe('Statement balance: balance');
  });

  it('goes on after the word before a currency, which is no heading of money in', () => {
    const place = columns([50], [110], [400, 'right'], [500, 'right']);
    expect(
      cellsOf(place('Datum', 'Omschrijving', 'Bedrag in', 'Bedrag in'), place('', '', 'vreemde valuta', 'euro')),
    ).toEqual([
      'Datum: date',
      'Omschrijving: description',
      'Bedrag in vreemde valuta: foreign-amount',
      'Bedrag in euro: amount',
    ]);
  });

  it('goes on with all words right above it, where most are one name with what stands below', () => {
    const place = columns([50], [95], [140], [400, 'right'], [500, 'right']);
    const below = place('Date', 'Date', 'Description', 'Amount', 'Balance');
    const names = (...above: string[]) => cellsOf(place(...above), below)?.slice(0, 2);
    expect(names('Posting', 'Qwertz', '', '', 'New')).toEqual(['Posting Date: date', 'Qwertz Date: date']);
    expect(names('Posting Qwertz', '', '', '', 'New')).toEqual(['Posting Date: date', 'Qwertz Date: date']);
    expect(names('Uiop', 'Qwertz', '', '', 'New')).toEqual(['Date: date', 'Date: date']);
  });

  it('is cut where its first word goes on from the line above', () => {
    const cells = cellsOf(
      [{ text: 'Cheque', x: 100 }],
      [
        { text: 'Date', x: 50 },
        { text: 'Number Description', x: 100 },
        { text: 'Amount', x: 400, align: 'right' },
      ],
    );
    expect(cells).toEqual(['Date: date', 'Cheque Number: reference', 'Description: description', 'Amount: amount']);
  });

  it('is cut where its first word goes on in the line below', () => {
    const first = [
      { text: 'Date', x: 50 },
      { text: 'Description', x: 100 },
      { text: 'Original', x: 333, align: 'right' as const },
      { text: 'Amount (£)', x: 338 },
    ];
    const below = (x: number) => cellsOf(first, [{ text: 'amount', x, align: 'right' }]);
    expect(below(333)).toEqual([
      'Date: date',
      'Description: description',
      'Original amount: foreign-amount',
      'Amount (£): amount',
    ]);
    expect(below(340)).toHaveLength(3);
  });

  it('may have many words, in as many columns', () => {
    const names = [
      'Booking date',
      'Amount',
      'Counterparty account',
      'Counterparty',
      'Bank code',
      'Bank name',
      'Const. symbol',
    ];
    const more = [
      'Variable symbol',
      'Specific symbol',
      'Transaction type',
      'Value date',
      'Order no',
      'Card no',
      'Cheque no',
    ];
    const all = [...names, ...more].map((text, i) => ({ text, x: 40 + i * 100 }));
    expect(cellsOf(all)?.slice(0, 2)).toEqual(['Booking date: date', 'Amount: amount']);
    const prose = [...names, ...more].map((text, i) => ({ text, x: 40 + i * 70 }));
    expect(headingsOf([{ text: prose.map(({ text }) => text).join(' '), x: 40 }])).toEqual([]);
  });

  it('is no sentence of words that name columns elsewhere', () => {
    expect(headingsOf([{ text: 'Payment received from J. Smith', x: 50 }])).toEqual([]);
    expect(headingsOf([{ text: 'Buchungen', x: 50 }])).toEqual([]);
    expect(headingsOf([{ text: 'Debit Card Transaction', x: 50 }])).toEqual([]);
    expect(headingsOf([{ text: 'Date Description Amount Balance', x: 50 }])).toHaveLength(1);
  });

  it('is none where it names what a bill says once', () => {
    expect(headingsOf(row('Statement date', 'Payment due', 'Credit limit', 'New balance'))).toEqual([]);
  });

  it('may say in another script what more it means', () => {
    const [found] = headingsOf(
      row('交易日', '记账日', '摘要', '金额'),
      row('Trans date', 'Post date', 'Details', 'Amount'),
    );
    expect(found?.heading.cells.map(({ roles }) => roles.includes('transaction-date'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('may begin with half a name alone on its line', () => {
    expect(cellsOf(row('Könyvelés'), row('napja', 'Megnevezés', 'Terhelés', 'Jóváírás'))).toEqual([
      'Könyvelés napja: date',
      'Megnevezés: description',
      'Terhelés: money-out',
      'Jóváírás: money-in',
    ]);
  });

  it.each([
    ['Deposit (+)', 'money-in'],
    ['Withdrawal (-)', 'money-out'],
    ['Amount (GBP)', 'amount'],
    ['Betrag [EUR]', 'amount'],
    ['Balance in original currency', 'balance'],
    ['Saldo nach Buchung', 'balance'],
    ['原貨幣結餘', 'balance'],
  ])('adds what it likes, in brackets or in words: %s', (text, role) => {
    const [found] = headingsOf(row('Date', 'Description', text, 'Balance'));
    expect(found?.heading.cells[2]).toMatchObject({ text, roles: expect.arrayContaining([role]) });
  });

  it('is found where it stands, and again where it is repeated', () => {
    const heading = row('Date', 'Description', 'Amount', 'Balance');
    const booking = row('03/03/2025', 'CARD PAYMENT', '-12.00', '88.00');
    const found = headingsOf(line('Your account'), heading, booking, booking, heading, booking);
    expect(found.map(({ at }) => at)).toEqual([1, 4]);
  });

  it.each([
    ['a booking', row('03/03/2025', 'Amount paid', '-12.00', '88.00')],
    ['a word that heads one column', line('Balance')],
    ['two figures and no name', columns([400], [500])('Amount', 'Balance')],
    ['names without a figure', row('Date', 'Description', '', '')],
    [
      'a value beside its name',
      [
        { text: 'Currency: EUR', x: 50 },
        { text: 'Amount', x: 400 },
      ],
    ],
    [
      'a sentence',
      line('Please check the date, the description and the amount of every transaction on this statement'),
    ],
  ])('is not %s', (_, texts) => {
    expect(headingsOf(texts)).toEqual([]);
  });
});

describe('a heading of several lines', () => {
  it('is one heading: parts above each other belong together', () => {
    const found = headingsOf(
      row('Transaction', '', 'Amount', ''),
      row('Date', 'Description', '(GBP)', 'Balance'),
      row('03/03/2025', 'CARD PAYMENT', '-12.00', '88.00'),
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.heading).toMatchObject({ lines: 2 });
    expect(found[0]?.heading.cells.map(({ text }) => text)).toEqual([
      'Transaction Date',
      'Description',
      'Amount (GBP)',
      'Balance',
    ]);
    expect(found[0]?.heading.cells[0]?.roles).toContain('transaction-date');
  });

  it('goes on below a line that holds a sign of no meaning', () => {
    const place = columns([50], [110], [200], [400, 'right'], [500, 'right']);
    const cells = cellsOf(place('Date', 'Date', 'Details', 'Amount', '¤'), place('booked', 'value', '', '', ''));
    expect(cells?.slice(0, 2)).toEqual(['Date booked: date', 'Date value: value-date']);
  });

  it('puts a word together that was cut at the end of its line', () => {
    const [found] = headingsOf(
      row('Beleg-', 'Buchungs-', '', 'Betrag'),
      row('datum', 'datum', 'Text', 'in EUR'),
      row('03.03.25', '04.03.25', 'BÄCKEREI', '12,00'),
    );
    expect(found?.heading.cells.map(({ text, roles }) => [text, roles[0]])).toEqual([
      ['Belegdatum', 'transaction-date'],
      ['Buchungsdatum', 'date'],
      ['Text', 'description'],
      ['Betrag in EUR', 'amount'],
    ]);
  });

  it('of two languages means in both what it means', () => {
    const [found] = headingsOf(
      row('Datum', 'Omschrijving', 'Bedrag', 'Saldo'),
      row('Date', 'Description', 'Amount', 'Balance'),
    );
    expect(found?.heading.lines).toBe(2);
    expect(found?.heading.cells.map((cell) => cell.roles[0])).toEqual(['date', 'description', 'amount', 'balance']);
  });

  it('means what each of its lines names where these are lines of one text', () => {
    const place = columns([50], [110], [400, 'right']);
    const roles = (above: string, below: string) =>
      headingsOf(place('Date', above, 'Amount'), place('Value date', below, ''))[0]?.heading.cells[1]?.roles;
    expect(roles('Transaction details', 'Reference number')).toEqual(['description', 'reference']);
    expect(roles('Transaction type', 'Payee')).toEqual(['counterparty', 'type']);
    // A day's name is not a line of a text
    const [found] = headingsOf(place('Posting date', 'Payee', 'Amount'), place('Transaction', '', ''));
    expect(found?.heading.cells[0]?.roles).not.toContain('description');
  });

  it('does not reach over a wide blank', () => {
    const heading = row('Date', 'Description', 'Amount', 'Balance');
    const found = headingsOf(heading, [], heading);
    expect(found.map(({ at, heading: { lines } }) => [at, lines])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

it('days of booking and of value and texts are a heading of rows, though their figures have none', () => {
  expect(cellsOf(row('Booked', 'Value', 'Details'))).toEqual([
    'Booked: date',
    'Value: value-date',
    'Details: description',
  ]);
  expect(cellsOf(row('Date', 'Details', 'Qwertz'))).toBeUndefined();
});
