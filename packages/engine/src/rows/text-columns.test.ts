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

describe('columns of texts', () => {
  it('stand under headings that begin far right of them', () => {
    const heading = columns([40], [90], [240, 'centre'], [380], [530, 'right']);
    const row = columns([40], [82], [140], [372], [530, 'right']);
    const read = texts(
      heading('Date', 'Branch', 'Description', 'Cheque no.', 'Amount'),
      row('13/03/2025', 'Central', 'CARD PAYMENT GREEN GROCER LTD', '', '-12.00'),
      row('14/03/2025', 'Hill Road', 'FEE', '', '-1.00'),
      row('15/03/2025', 'Central', 'CHEQUE', '4938157', '-20.00'),
    );
    expect(read).toEqual(['CARD PAYMENT GREEN GROCER LTD', 'FEE', 'CHEQUE | 4938157']);
  });

  it('that are set at their right edge hold their longest texts, too', () => {
    const row = columns([40], [100], [420, 'right'], [530, 'right']);
    const points = ['12', '7', '166', '31', '45', '8', '20', '14', '29', '63', '71', '18', '90', '22', '35'];
    const read = texts(
      row('Date', 'Details', 'Reward points', 'Amount'),
      ...points.map((each, i) => row(`${i + 10}/03/2025`, 'GROCER', each, '-12.00')),
    );
    expect(read).toEqual(points.map(() => 'GROCER'));
  });

  it('begin where their heading does, though names of sums run into them', () => {
    const row = columns([40], [160], [440, 'right']);
    const sum = columns([70], [440, 'right']);
    const read = texts(
      row('Reference', 'Description', 'Amount'),
      sum('Opening balance on 01/03/2025', '100.00'),
      ...[13, 14, 15, 16].map((day) =>
        columns([40], [130], [160], [440, 'right'])(`24080QX${day}`, `${day}03`, 'GROCER', `-${day}.00`),
      ),
      sum('Closing balance on 31/03/2025', '42.00'),
    );
    expect(read).toEqual([13, 14, 15, 16].map((day) => `GROCER | 24080QX${day}`));
  });

  it('are crossed by titles and totals, which begin left of the texts of rows with a day', () => {
    const place = columns([40], [100], [200], [530, 'right']);
    const dated = ['13', '14', '15'].map((day) => place(`${day}/03/2025`, `P93335${day}`, 'GROCER', `-${day}.00`));
    const read = texts(
      place('Date', 'Reference', 'Description', 'Amount'),
      place('Purchases and other debits of the month', '', '', '-42.00'),
      ...dated,
      place('Purchases and other debits of the month', '', '', '-42.00'),
    );
    expect(read).toContain('GROCER | P9333514');
  });

  it('stand under no heading of figures, though these leave theirs free', () => {
    const row = columns([40], [100], [250], [330], [440, 'right'], [530, 'right']);
    const read = texts(
      row('Date', 'Description', '', '', 'Foreign amount', 'Amount'),
      ...[10, 11, 12, 13, 14, 15, 16, 17].map((day) =>
        row(`${day}/03/2025`, 'GROCER', day % 2 ? 'LISBON' : 'PORTO', 'PRT', day % 3 ? '' : '9.50 USD', `-${day}.00`),
      ),
    );
    expect(read[0]).toBe('GROCER PORTO PRT');
  });

  it('leave out codes that rows repeat under a heading that says nothing', () => {
    const heading = columns([40], [100], [400, 'right'], [480, 'right'], [500]);
    const row = columns([40], [100], [400, 'right'], [480, 'right'], [500]);
    const read = texts(
      heading('Date', 'Description', 'Amount', 'Balance', 'Till'),
      row('13/03/2025', 'CARD PAYMENT GREEN GROCER', '-12.00', '88.00', '0417'),
      row('14/03/2025', 'FEE', '-1.00', '87.00', '0417'),
      row('15/03/2025', 'CASH WITHDRAWAL', '-20.00', '67.00', '0417'),
      row('17/03/2025', 'TRANSFER TO SAVINGS', '-7.00', '60.00', '0522'),
    );
    expect(read).toEqual(['CARD PAYMENT GREEN GROCER', 'FEE', 'CASH WITHDRAWAL', 'TRANSFER TO SAVINGS']);
  });

  it('leave out one word that nearly all rows repeat under a heading that says nothing', () => {
    const row = columns([40], [100], [300], [500, 'right']);
    const days = [10, 11, 12, 13, 14, 15, 16, 17, 18];
    const read = texts(
      row('Date', 'Description', 'Qwzx.', 'Amount'),
      ...days.map((day) => row(`${day}/03/2025`, `GROCER ${'ABC'[day % 3]}`, 'Settled', `-${day}.00`)),
    );
    expect(read).toEqual(days.map((day) => `GROCER ${'ABC'[day % 3]}`));
  });

  it('leave out what stands below days under their heading, though a letter is in it', () => {
    const row = columns([40], [120], [500, 'right']);
    const read = texts(
      row('Date', 'Description', 'Amount'),
      row('13/03/2025', 'CARD PAYMENT', '-12.00'),
      row('12/09/1446H', 'GREEN GROCER', ''),
      row('14/03/2025', 'FEE', '-1.00'),
      row('13/09/1446H', '', ''),
    );
    expect(read).toEqual(['CARD PAYMENT GREEN GROCER', 'FEE']);
  });

  it('leave out codes beside the kinds of bookings', () => {
    const row = columns([40], [100], [260], [320], [500, 'right']);
    const read = texts(
      row('Date', 'Description', 'Type', 'Type', 'Amount'),
      row('13/03/2025', 'GREEN GROCER', 'CARD', '4571', '-12.00'),
      row('14/03/2025', 'MARCH', 'FEE', '4461', '-1.00'),
      row('15/03/2025', 'BAKERY', 'CARD', '4441', '-20.00'),
    );
    expect(read).toEqual(['GREEN GROCER', 'MARCH', 'BAKERY']);
  });

  it('leave out codes of where it was booked beside the kinds of bookings, letters or figures', () => {
    const row = columns([40], [100], [160], [220], [500, 'right']);
    const read = texts(
      row('Date', 'Code', 'Channel', 'Details', 'Amount'),
      row('13/03/2025', 'BCASH', 'MOB', 'GREEN GROCER', '-12.00'),
      row('14/03/2025', 'SALPY', '0537', 'MARCH', '-1.00'),
      row('15/03/2025', 'BCASH', 'MOB', 'BAKERY', '-20.00'),
      row('16/03/2025', 'BCASH', 'WEB', 'BOOKS', '-21.00'),
    );
    expect(read).toEqual(['GREEN GROCER', 'MARCH', 'BAKERY', 'BOOKS']);
  });

  it('hold references where numbers differ from row to row under a heading that says nothing', () => {
    const row = columns([40], [100], [300], [500, 'right']);
    const numbered = ['13980', '00763', '50985', '13504'];
    const read = texts(
      row('Date', 'Description', 'Qwzx.', 'Amount'),
      ...numbered.map((number, i) => row(`1${i}/03/2025`, 'GROCER', number, `-${i + 1}2.00`)),
    );
    expect(read).toEqual(numbered.map((number) => `GROCER | ${number}`));
  });

  it('take no times that stand beside dates', () => {
    const heading = columns([60], [150], [260], [530, 'right']);
    const row = columns([40], [95], [150], [190], [530, 'right']);
    const read = texts(
      heading('Date / Time', 'Reference', 'Description', 'Amount'),
      row('13/03/2025', '19:49:01', 'A89552', 'TRANSFER TO SAVINGS', '-12.00'),
      row('14/03/2025', '08:10:45', 'S36719', 'CASH WITHDRAWAL AT THE HARBOUR OFFICE', '-60.00'),
      row('15/03/2025', '21:34:26', 'M69615', 'FEE', '-1.00'),
    );
    expect(read).toEqual([
      'TRANSFER TO SAVINGS | A89552',
      'CASH WITHDRAWAL AT THE HARBOUR OFFICE | S36719',
      'FEE | M69615',
    ]);
  });

  it('are found though lines of other things run across them', () => {
    const row = columns([40], [100], [330], [530, 'right']);
    const read = texts(
      row('Date', 'Description', 'Reference', 'Amount'),
      row('13/03/2025', 'CARD PAYMENT', '638527', '-12.00'),
      row('14/03/2025', 'TRANSFER FROM J. SMITH', '390600', '60.00'),
      row('15/03/2025', 'CHEQUE', '9410', '-20.00'),
      [],
      [
        {
          text: 'Green Bank plc is authorised and regulated, and its registered office is at 1 Hill Road, Sometown.',
          x: 40,
        },
      ],
      [
        {
          text: 'Calls to our telephone lines may be recorded; see our website for what calls to them may cost you.',
          x: 40,
        },
      ],
    );
    expect(read).toEqual(['CARD PAYMENT | 638527', 'TRANSFER FROM J. SMITH | 390600', 'CHEQUE | 9410']);
  });

  it('stand as close as words where a heading begins at their edge', () => {
    const heading = columns([40], [100, 'right'], [104], [530, 'right']);
    const read = texts(
      heading('Date', 'Cheque no.', 'Description', 'Amount'),
      heading('13/03/2025', '', 'CARD PAYMENT', '-12.00'),
      heading('14/03/2025', '4205', 'CHEQUE', '-60.00'),
      heading('15/03/2025', '4206', 'CHEQUE', '-20.00'),
    );
    expect(read).toEqual(['CARD PAYMENT', 'CHEQUE | 4205', 'CHEQUE | 4206']);
  });

  it('describe rows where no heading says so', () => {
    const row = columns([40], [100], [530, 'right']);
    const read = texts(
      row('Date', 'Reference', 'Amount'),
      row('13/03/2025', 'CARD PAYMENT', '-12.00'),
      row('14/03/2025', 'TRANSFER FROM J. SMITH', '60.00'),
    );
    expect(read).toEqual(['CARD PAYMENT', 'TRANSFER FROM J. SMITH']);
  });

  it('are read one after the other, where one goes on over several lines', () => {
    const row = columns([40], [100], [220], [360], [530, 'right']);
    const read = texts(
      row('Date', 'Description', 'Counterparty', 'Counterparty account', 'Amount'),
      row('13/03/2025', 'INVOICE 17', 'GREEN GROCER AND', 'GB00 1234 5678', '-12.00'),
      row('', '', 'SONS LTD', '', ''),
      row('14/03/2025', 'RENT', 'J. SMITH', 'GB00 4321 8765', '-60.00'),
    );
    expect(read).toEqual(['INVOICE 17 GREEN GROCER AND SONS LTD', 'RENT J. SMITH']);
  });

  it('hold what kinds of bookings there are where they vary least', () => {
    const row = columns([40], [110], [150], [330], [530, 'right']);
    const read = texts(
      row('Date', 'Type', 'Details', 'Code', 'Amount'),
      row('13/03/2025', 'BP', 'GREEN GROCER', 'INV 17', '-12.00'),
      row('14/03/2025', 'BP', 'J. SMITH', 'Dinner', '-60.00'),
      row('15/03/2025', 'DC', 'M. MILLER', 'Deposit', '20.00'),
    );
    expect(read).toEqual(['GREEN GROCER INV 17', 'J. SMITH Dinner', 'M. MILLER Deposit']);
  });

  it('hold references where their numbers have points, as no figures have', () => {
    const row = columns([40], [100], [300], [500, 'right']);
    const numbered = ['9013.1413', '2613.9732', '0070.6096', '5085.5436'];
    const read = texts(
      row('Date', 'Description', 'Qwzx.', 'Amount'),
      ...numbered.map((number, i) => row(`1${i}/03/2025`, 'GROCER', number, `${i + 1}2,500,000`)),
    );
    expect(read).toEqual(numbered.map((number) => `GROCER | ${number}`));
  });

  it('leave out digits under a heading that says nothing, however few they are', () => {
    const row = columns([40], [300], [400], [530, 'right']);
    const read = texts(
      row('Description', 'Date', 'Qwzx.', 'Amount'),
      row('GREEN GROCER', '13/03/2025', '2947', '-12.00'),
      row('INTEREST', '14/03/2025', '1234', '1.00'),
      row('TAX', '14/03/2025', '1234', '-0.20'),
    );
    expect(read).toEqual(['GREEN GROCER', 'INTEREST', 'TAX']);
  });

  it('begin where they do, though lines that name a day run into them', () => {
    const row = columns([40], [54], [400, 'right']);
    const read = texts(
      row('No.', 'Description', 'Amount'),
      ...[1, 2, 3, 4].flatMap((i) => [
        row(`Booking date 1${i}/03/2025`, '', ''),
        row(`${i}`, 'CARD PAYMENT', `-${i}2.50`),
        row('', 'GREEN GROCER', ''),
      ]),
    );
    expect(read).toEqual([1, 2, 3, 4].map(() => 'CARD PAYMENT GREEN GROCER'));
  });

  it('stand close to a column of codes, behind a wider blank than words do', () => {
    const heading = columns([40], [94], [119.3], [400, 'right'], [500, 'right']);
    const row = columns([40], [98], [119], [400, 'right'], [500, 'right']);
    const read = texts(
      heading('Date', 'Branch', '', 'Amount', 'Balance').map((cell) =>
        cell.text === 'Branch' ? { ...cell, text: 'Ref.Description', size: 7 } : cell,
      ),
      row('', '', 'OPENING BALANCE', '', '100.00'),
      row('13/03/2025', '204', 'CARD PAYMENT', '-12.00', '88.00'),
      row('14/03/2025', '527', 'TRANSFER TO J. SMITH', '-8.00', '80.00'),
      row('15/03/2025', '371', 'CARD PAYMENT', '-10.00', '70.00'),
    );
    expect(read).toEqual(['CARD PAYMENT | 204', 'TRANSFER TO J. SMITH | 527', 'CARD PAYMENT | 371']);
  });

  it('stand as close as words do, under headings as close of which one is known', () => {
    const codes = ['552431', '933369', '163576', '940678', '720701', '568807'];
    const right = 100 + 6 * 0.556 * 9;
    const read = texts(
      columns([40], [right, 'right'], [right + 2.5], [500, 'right'])('Date', 'Docmt', 'Description', 'Amount'),
      ...codes.map((code, i) =>
        columns([40], [100], [500, 'right'])(`1${i}/03/2025`, `${code} CARD PAYMENT`, `-${i + 1}.00`),
      ),
    );
    expect(read).toEqual(codes.map((code) => `CARD PAYMENT | ${code}`));
  });
});
