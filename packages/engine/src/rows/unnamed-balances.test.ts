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

  it('are nothing where one of them is called otherwise, and no booking leads from one to the other', () => {
    const apart = row('12/03/2025', 'Blurb', '', '87.00');
    expect(ends(apart, ...booked, row('31/03/2025', 'Other', '', '975.00'))).toEqual([]);
  });

  it('are nothing where a balance is named', () => {
    const named = row('31/03/2025', 'Closing balance', '', '976.00');
    const apart = row('12/03/2025', 'Blurb', '', '87.00');
    expect(ends(apart, ...booked, below, named)).toEqual(['closing 97600']);
  });
});

describe('a balance alone beside a booking', () => {
  it('is the opening one where the booking leads from it to its own', () =>
    expect(ends(row('12/03/2025', 'Blurb', '', '88.00'), ...booked)).toEqual(['opening 8800']));

  it('is the opening one below the oldest booking as well', () =>
    expect(ends(...[...booked].reverse(), row('12/03/2025', 'Blurb', '', '88.00'))).toEqual(['opening 8800']));

  it('is the closing one where the booking leads to it', () =>
    expect(ends(...booked, row('31/03/2025', 'Other', '', '976.00'))).toEqual(['closing 97600']));

  it('is the closing one in the column of amounts, where it is called a balance and is the booking’s', () => {
    expect(ends(...booked, row('31/03/2025', '999 B A L A N C E', '976.00', ''))).toEqual(['closing 97600']);
    expect(ends(...booked, row('31/03/2025', 'Transfer', '976.00', ''))).toEqual([]);
    expect(ends(...booked, row('31/03/2025', 'Balance', '975.00', ''))).toEqual([]);
  });

  it('is nothing where another figure is named so', () => {
    const named = row('12/03/2025', 'Opening balance', '', '88.00');
    expect(ends(named, row('12/03/2025', 'Blurb', '', '88.00'), ...booked)).toEqual(['opening 8800']);
  });

  it('is nothing where digits that are no figure stand in the column of amounts', () => {
    const head = columns([50], [110], [330, 'right'], [350], [510, 'right'])('Date', 'Text', 'Amount', '', 'Balance');
    const place = columns([50], [110], [330, 'right'], [510, 'right']);
    const lines = (first: string) => [
      place('12/03/2025', 'BAKER', first, '88.00'),
      place('13/03/2025', 'SALARY', '900.00', '988.00'),
    ];
    const named = (first: string) =>
      readRows(findLayout([pageOf([head, ...lines(first)])])).filter((item) => item.kind === 'labelled').length;
    expect([named('7.O0'), named('')]).toEqual([0, 1]);
  });

  it('is nothing where another figure stands on its line: a booking whose column was not told', () => {
    const wide = columns([50], [110], [300, 'right'], [420, 'right'], [510, 'right']);
    const head = wide('Date', 'Description', 'Qwertz', 'Amount', 'Balance');
    const lines = [
      wide('12/03/2025', 'BAKER', '7.00', '', '88.00'),
      wide('13/03/2025', 'SALARY', '', '900.00', '988.00'),
      wide('14/03/2025', 'GROCER', '', '-12.00', '976.00'),
      wide('15/03/2025', 'GROCER', '', '-6.00', '970.00'),
    ];
    const items = readRows(findLayout([pageOf([head, ...lines])]));
    expect(items.filter((item) => item.kind === 'labelled')).toEqual([]);
  });
});
