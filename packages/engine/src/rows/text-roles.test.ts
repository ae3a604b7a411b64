import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import type { Row } from '../shapes/row.ts';
import { readRows } from './read-rows.ts';

/** Each row's description and reference. */
function texts(...lines: readonly (readonly Placed[])[]): string[] {
  const rows = readRows(findLayout([pageOf(lines)])).filter((item): item is Row => item.kind === 'row');
  return rows.map(({ description, reference }) => (reference === null ? description : `${description} | ${reference}`));
}

describe('columns of texts beside each other', () => {
  it('tell whose account it is where none of them names who', () => {
    const row = columns([40], [100], [220], [360], [530, 'right']);
    const read = texts(
      row('Date', 'Description', 'Counterparty', 'Counterparty account', 'Amount'),
      row('13/03/2025', 'INVOICE 17', 'GREEN GROCER', 'GB00 1234 5678', '-12.00'),
      row('14/03/2025', 'RENT', '', 'GB00 4321 8765', '-60.00'),
    );
    expect(read).toEqual(['INVOICE 17 GREEN GROCER', 'RENT GB00 4321 8765']);
  });

  it('are told by the one that says what was booked, where another is beside the sums below alone', () => {
    const row = columns([40], [100], [260], [430, 'right'], [530, 'right']);
    const read = texts(
      row('Date', 'Reference', 'Details', 'Paid out', 'Paid in'),
      row('13/03/2025', 'GREEN GROCER', '', '12.00', ''),
      row('14/03/2025', 'RENT OF MARCH', '', '60.00', ''),
      row('15/03/2025', 'SALARY', '', '', '900.00'),
      row('16/03/2025', 'CORNER SHOP', '', '7.50', ''),
      row('17/03/2025', 'TRAIN TICKETS', '', '31.00', ''),
      row('', '', 'TOTAL PAID OUT', '110.50', ''),
    );
    expect(read).toEqual(['GREEN GROCER', 'RENT OF MARCH', 'SALARY', 'CORNER SHOP', 'TRAIN TICKETS']);
  });

  it('are texts where accounts stand among words', () => {
    const row = columns([40], [100], [260], [530, 'right']);
    const read = texts(
      row('Datum', 'Protiúčet', 'Název protiúčtu', 'Částka'),
      row('13.03.2025', 'Inkaso', 'Elektro s.r.o.', '-12,00'),
      row('', '1000639666/0999', '', ''),
      row('14.03.2025', 'Nájem', 'J. Kovář', '-60,00'),
      row('', '2000639666/0999', '', ''),
    );
    expect(read).toEqual(['Inkaso 1000639666/0999 Elektro s.r.o.', 'Nájem 2000639666/0999 J. Kovář']);
  });

  it('refer to a booking by its own code, where several are of the payment', () => {
    const row = columns([40], [110], [220, 'right'], [240], [290], [350], [400]);
    const read = texts(
      row('ID transakce', 'Datum', 'Částka', 'KS', 'VS', 'SS', 'Popis'),
      row('4400171', '13.03.2025', '-12,00', '0308', '70696675', '11', 'Nájem'),
      row('4400359', '14.03.2025', '-60,00', '0308', '55620966', '', 'Dobírka'),
      row('4400412', '15.03.2025', '-20,00', '0558', '01928612', '', 'Voda'),
      row('4400587', '16.03.2025', '-2,00', '', '', '', 'Poplatek'),
    );
    expect(read).toEqual(['Nájem | 4400171', 'Dobírka | 4400359', 'Voda | 4400412', 'Poplatek | 4400587']);
  });

  it('are what a payer wrote where words stand beside codes under headings of references', () => {
    const row = columns([40], [110], [220], [360], [530, 'right']);
    const read = texts(
      row('Date', 'Trans. ID', 'Name', 'Ref', 'Amount'),
      row('13/03/2025', '99962649289', 'GREEN GROCER', 'deposit', '12.00'),
      row('14/03/2025', '73206317029', 'A. LEE', 'school fees', '-60.00'),
      row('15/03/2025', '28872714553', 'WATER CO', 'meter 95008682', '-38.50'),
      row('16/03/2025', '28872714554', 'B. LEE', '-', '-20.00'),
    );
    expect(read.slice(0, 3)).toEqual([
      'GREEN GROCER deposit | 99962649289',
      'A. LEE school fees | 73206317029',
      'WATER CO meter 95008682 | 28872714553',
    ]);
  });

  it('may all refer to a booking where none is in each row alone', () => {
    const row = columns([40], [110], [220, 'right'], [240], [310], [400]);
    const read = texts(
      row('ID transakce', 'Datum', 'Částka', 'KS', 'VS', 'Popis'),
      row('4400171', '13.03.2025', '-12,00', '0308', '70696675', 'Nájem'),
      row('4400359', '14.03.2025', '-60,00', '0558', '55620966', 'Dobírka'),
    );
    expect(read).toEqual(['Nájem | 4400171 0308 70696675', 'Dobírka | 4400359 0558 55620966']);
  });
});

describe('a second column of kinds', () => {
  const row = columns([40], [90], [130], [260], [340], [530, 'right']);

  it('is a text where words stand beside long numbers, as a payer writes them', () => {
    const read = texts(
      row('Date', 'Type', 'Details', 'Particulars', 'Code', 'Amount'),
      row('13/03/2025', 'BP', 'GREEN SCHOOL', 'RATES', 'Q5', '-12.00'),
      row('14/03/2025', 'DD', 'POWER LTD', 'POLICY', '4423474092', '-60.00'),
      row('15/03/2025', 'BP', 'GREEN SCHOOL', 'INV', 'Q7', '-14.00'),
      row('16/03/2025', 'DC', 'MILL LTD', 'SALARY', 'FORTNIGHT', '900.00'),
    );
    expect(read).toEqual([
      'GREEN SCHOOL RATES Q5',
      'POWER LTD POLICY 4423474092',
      'GREEN SCHOOL INV Q7',
      'MILL LTD SALARY FORTNIGHT',
    ]);
  });

  it('is a text where words have numbers of their own beside bare ones', () => {
    const read = texts(
      row('Date', 'Type', 'Details', 'Particulars', 'Code', 'Amount'),
      row('13/03/2025', 'DC', 'MILL LTD', 'WAGES', '5377', '900.00'),
      row('14/03/2025', 'AP', 'RENT LTD', 'RENT', 'UNIT 2', '-60.00'),
      row('15/03/2025', 'VT', 'GREEN GROCER', '0233', 'DF', '-14.00'),
      row('16/03/2025', 'VT', 'GREEN GROCER', '4803', 'DF', '-16.00'),
    );
    expect(read.slice(0, 3)).toEqual(['MILL LTD WAGES 5377', 'RENT LTD RENT UNIT 2', 'GREEN GROCER 0233 DF']);
  });

  const paid = (...kinds: readonly string[]): string[] =>
    texts(
      columns([40], [110], [210], [330], [530, 'right'])('Date', 'Type', 'Transaction type', 'Payee', 'Amount'),
      ...kinds.map((kind, i) =>
        columns([40], [110], [210], [330], [530, 'right'])(
          `1${i}/03/2025`,
          kind,
          ['Savings pot', 'Main card', 'Bonus points', 'Gift voucher'][i] as string,
          'GREEN GROCER',
          `-${i + 1}2.00`,
        ),
      ),
    );

  it('leaves the first a text as well, where it says more than the direction', () => {
    expect(paid('Purchase', 'Gift', 'Refund', 'Purchase')[0]).toBe('Purchase Savings pot GREEN GROCER');
  });

  it('leaves out the first where it may say the direction alone', () => {
    expect(paid('Paid', 'Received', 'Paid', 'Paid')[0]).toBe('Savings pot GREEN GROCER');
  });
});

it('numbers that count up beside nothing else are what each row is known by, and a mark of a note no text', () => {
  const row = columns([40], [90], [130], [530, 'right']);
  const read = texts(
    row('Number', '', 'Date', 'Amount'),
    row('7794', '', '01/03/2025', '-101.65'),
    row('7796', '*', '01/03/2025', '-295.39'),
    row('7797', '', '02/03/2025', '-713.43'),
    row('7798', '', '03/03/2025', '-591.40'),
    row('7799', '', '03/03/2025', '-172.31'),
  );
  expect(read).toEqual([' | 7794', ' | 7796', ' | 7797', ' | 7798', ' | 7799']);
});

it('an account over the message that the heading names below it is a text, as the message is', () => {
  const row = columns([50], [110], [300], [530, 'right']);
  const read = texts(
    row('Date', 'Payee', 'Counterparty account', 'Amount'),
    row('', '', 'Description', ''),
    row('01/03/2025', 'GREEN GROCER', '7736456545/0100', '-101.65'),
    row('', '', 'Invoice 4711', ''),
    row('02/03/2025', 'POWER LTD', '6364687071/0300', '-295.39'),
    row('', '', 'Bill of May', ''),
  );
  expect(read[0]).toContain('Invoice 4711');
});
