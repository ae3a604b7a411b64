import { describe, expect, it } from 'vitest';
import { booking, figure, labelled, remark, section, spot } from '../../tests/item-builder.ts';
import { cents } from '../../tests/reading-builder.ts';
import { DAY, MONEY, outIn, placed, row, totalsBeside, totalsOf } from '../../tests/totals-of.ts';
import type { Item, Labelled, Row } from '../shapes/row.ts';
import { findTotals } from './totals.ts';

describe('printed totals', () => {
  it('of no fees are not of rows under another title', () => {
    const none = { ...labelled('total-out', ['0.00']), label: 'Total fees for this period' };
    expect(totalsOf(row('-10.00'), none)).toEqual([]);
    const other = { ...labelled('total-out', ['0.00']), label: 'Total purchases for this period' };
    expect(totalsOf(row('-10.00'), other)).toHaveLength(1);
    const titled = { ...section('section-out'), text: 'Fees' };
    expect(totalsOf(titled, row('-10.00'), none)).toHaveLength(1);
  });

  it('of money in and out cover the rows of their direction', () => {
    expect(totalsOf(row('-10.00'), row('25.00'), row('-3.00'), outIn('13.00', '25.00'))).toEqual([
      { direction: 'out', kind: 'printed-totals', covered: [0, 2], expected: cents('13.00') },
      { direction: 'in', kind: 'printed-totals', covered: [1], expected: cents('25.00') },
    ]);
  });

  it('have the direction that their names say', () => {
    const summary = [
      labelled('total-in', ['25.00'], { inTable: false }),
      labelled('total-out', ['13.00'], { inTable: false }),
    ];
    expect(totalsOf(...summary, row('-10.00'), row('25.00'), row('-3.00'))).toMatchObject([
      { direction: 'in', covered: [1] },
      { direction: 'out', covered: [0, 2] },
    ]);
  });

  it('may stand in a column that rows leave empty, not among figures that rows have as well', () => {
    const total = labelled('total-in', [figure('other', '25.00')]);
    expect(totalsOf(row('-10.00'), row('25.00'), total)).toMatchObject([{ direction: 'in', covered: [1] }]);
    const rate = booking(DAY, '25.00', undefined, { figures: [figure('amount', '25.00'), figure('other', '1.07')] });
    expect(totalsOf(rate, total)).toEqual([]);
  });

  it('of a section without rows are of nothing', () => {
    const items = [section('section-out'), row('-10.00'), section('section-out'), labelled('total-out', ['0.00'])];
    expect(totalsOf(...items)).toEqual([]);
  });

  it('named by one direction may be what remains of both', () => {
    const items = [row('-10.00'), row('25.00'), row('-3.00'), labelled('total-in', ['12.00'])];
    expect(totalsOf(...items)).toMatchObject([{ direction: null, covered: [0, 1, 2] }]);
  });

  it('have the direction of the section that they close', () => {
    const items = [section('section-in'), row('25.00'), row('5.00'), labelled('subtotal', ['30.00'])];
    expect(totalsOf(...items)).toMatchObject([{ direction: 'in', kind: 'subtotal', covered: [0, 1] }]);
  });

  it('have no direction where nothing says one', () => {
    expect(totalsOf(row('-10.00'), row('-3.00'), labelled('total', ['13.00']))).toMatchObject([
      { direction: null, covered: [0, 1] },
    ]);
  });

  it('cover their own section, not the ones before', () => {
    const items = [
      section('section-out'),
      row('-10.00'),
      labelled('subtotal', ['10.00']),
      section('section-out'),
      row('-3.00'),
      row('-4.00'),
      labelled('subtotal', ['7.00']),
    ];
    expect(totalsOf(...items).map(({ covered }) => covered)).toEqual([[0], [1, 2]]);
  });

  it('at the foot are of all rows where totals of parts cover each once, though they do not come out', () => {
    const card = (number: number, amount: string) => [
      row(amount),
      labelled('subtotal', [amount], { label: `Total of card ${number}` }),
    ];
    const foot = (amount: string) =>
      totalsOf(...card(1234, '30.00'), ...card(5678, '12.00'), labelled('total', [amount]));
    expect(foot('45.00').at(-1)).toMatchObject({ covered: [0, 1], expected: 4500n });
    expect(totalsOf(...card(1234, '30.00'), row('12.00'), labelled('total', ['45.00']))).toHaveLength(1);
  });

  it('of days are of the rows since the day before, though a page ends between them', () => {
    const ofDay = (day: string, out: string): Labelled => ({ ...outIn(out, '0.00'), label: `Turnover ${day}` });
    const second = spot(2);
    const items = [
      row('-10.00'),
      ofDay('03.03.2025', '10.00'),
      row('-3.00'),
      section('section-booked'),
      row('-4.00', { spot: second }),
      ofDay('04.03.2025', '7.00'),
    ];
    expect(totalsOf(...items).map(({ covered }) => covered)).toEqual([[0], [1, 2]]);
  });

  it('of rows that are told again are of no booked ones', () => {
    const again = (amount: string): Row => row(amount, { table: 2, figures: [figure('money-out', amount)] });
    const total = (amount: string): Labelled => labelled('total', [figure('money-out', amount)]);
    const items = [row('-10.00'), row('-3.00'), section('summary'), again('2.00'), again('1.50')];
    expect(totalsOf(...items, total('3.50'))).toEqual([]);
    expect(totalsOf(...items, total('4.50'))).toMatchObject([{ direction: 'out', covered: [0, 1] }]);
  });

  it('cover their page where they are a page’s', () => {
    const second = spot(2);
    const items = [row('-10.00'), row('-3.00', { spot: second }), row('-4.00', { spot: second })];
    expect(totalsOf(...items, labelled('subtotal', ['7.00'], { spot: second })).map(({ covered }) => covered)).toEqual([
      [1, 2],
    ]);
  });

  it('cover the rows below a title that says nothing known', () => {
    const items = [row('-10.00'), remark('Sundries'), row('-3.00'), row('-4.00'), labelled('total-out', ['7.00'])];
    expect(totalsOf(...items).map(({ covered }) => covered)).toEqual([[1, 2]]);
  });

  it('cover their table where other tables stand before it', () => {
    const items = [row('-10.00', { table: 1 }), row('-3.00', { table: 2 }), row('-4.00', { table: 2 })];
    expect(totalsOf(...items, labelled('total-out', ['7.00'])).map(({ covered }) => covered)).toEqual([[1, 2]]);
  });

  it('cover all rows where they stand above them', () => {
    const above = labelled('total-out', ['17.00'], { inTable: false });
    expect(totalsOf(above, row('-10.00'), row('-3.00'), row('-4.00')).map(({ covered }) => covered)).toEqual([
      [0, 1, 2],
    ]);
  });

  it('are none of pending rows', () => {
    const items = [row('-10.00'), section('pending'), row('-3.00'), labelled('total-out', ['10.00'])];
    expect(totalsOf(...items)).toMatchObject([{ covered: [0] }]);
  });

  it('below a title of rates, or of what is yet to be booked, do not contradict the rows above it', () => {
    const total = labelled('total', ['40.00']);
    expect(totalsOf(section('section-out'), row('-10.00'), section('section-out'), total)).toHaveLength(1);
    expect(totalsOf(section('section-out'), row('-10.00'), section('section-out', 'pending'), total)).toEqual([]);
    expect(totalsOf(section('section-out'), row('-10.00'), section('interest-rates'), total)).toEqual([]);
  });

  it('are no balances beside them, and no figures aside', () => {
    const total = labelled('total', [
      figure('money-out', '10.00'),
      figure('balance', '10.00'),
      figure('other', '10.00'),
    ]);
    expect(totalsOf(row('-10.00'), total)).toHaveLength(1);
  });

  it('are what names a sum, not a balance', () => {
    expect(totalsOf(row('-10.00'), labelled('closing', ['10.00']), labelled('opening', ['10.00']))).toEqual([]);
  });

  it('cover the rows since the total before them of the same name, as totals of days do', () => {
    const day = (out: string, in_: string): Labelled =>
      labelled('subtotal', [figure('money-out', out), figure('money-in', in_)]);
    const items = [row('-10.00'), day('10.00', '0.00'), row('-3.00'), row('25.00'), day('3.00', '25.00')];
    expect(totalsOf(...items).map(({ covered }) => covered)).toEqual([[0], [1], [2]]);
    const wrong = [row('-10.00'), day('10.00', '0.00'), row('-3.00'), day('4.00', '0.00')];
    expect(totalsOf(...wrong)).toMatchObject([{ covered: [0] }, { covered: [1], expected: cents('4.00') }]);
  });

  it('cover the rows since the total before them where a page’s title parts their section', () => {
    const ofBook = (out: string): Labelled => labelled('total-out', [figure('money-out', out)]);
    const second = spot(2);
    const items = [row('-10.00'), { ...ofBook('10.00'), label: 'Total fees' }, row('-3.00'), section('section-booked')];
    const read = totalsOf(...items, row('-4.00', { spot: second }), { ...ofBook('7.00'), label: 'Total cards' });
    expect(read.map(({ covered }) => covered)).toEqual([[0], [1, 2]]);
  });

  it('of months are of the rows since the month before', () => {
    const ofMonth = (month: string, out: string): Labelled => ({ ...outIn(out, '0.00'), label: `TOTAL ${month}` });
    const items = [row('-10.00'), ofMonth('ENERO', '10.00'), row('-3.00'), row('-4.00'), ofMonth('FEBRERO', '7.00')];
    expect(totalsOf(...items).map(({ covered }) => covered)).toEqual([[0], [1, 2]]);
  });

  it('of a summary that does not come out contradict the rows, where these explain its other sum', () => {
    const sums = [
      labelled('total-in', ['5.00'], { inTable: false }),
      labelled('total-out', ['18.00'], { inTable: false }),
    ];
    const found = (...rows: readonly string[]) =>
      totalsBeside(new Set(sums), [...sums, ...rows.map((amount) => row(amount))]).map(({ expected }) => expected);
    expect(found('5.00', '-17.00')).toEqual([cents('5.00'), cents('18.00')]);
    expect(found('4.00', '-17.00')).toEqual([]);
    expect(found('5.00')).toEqual([cents('5.00'), cents('18.00')]);
    expect(totalsOf(...sums, row('5.00'), row('-17.00'))).toHaveLength(1);
  });

  it('of a summary that comes out are of all rows, and contradict them', () => {
    const [sumIn, sumOut] = [
      labelled('total-in', ['25.50'], { inTable: false }),
      labelled('total-out', ['13.50'], { inTable: false }),
    ];
    const certain = new Set([sumIn, sumOut]);
    const items = [sumIn, sumOut, row('-10.00'), row('25.00'), row('-3.00')];
    expect(totalsBeside(new Set(), items)).toEqual([]);
    expect(totalsBeside(new Set(), items, [], certain)).toMatchObject([
      { direction: 'in', covered: [1], expected: cents('25.50') },
      { direction: 'out', covered: [0, 2], expected: cents('13.50') },
    ]);
  });

  it('of a summary that comes out may net what was given back', () => {
    const [sumIn, sumOut] = [
      labelled('total-in', ['25.00'], { inTable: false }),
      labelled('total-out', ['11.00'], { inTable: false }),
    ];
    const items = [sumIn, sumOut, row('-10.00'), row('25.00'), row('-3.00'), row('2.00')];
    expect(totalsBeside(new Set(), items, [], new Set([sumIn, sumOut]))).toMatchObject([
      { direction: null, covered: [0, 2, 3] },
    ]);
  });

  it('since the year began are of other rows', () => {
    const fees = [section('section-out'), row('-4.77'), labelled('total-out', ['4.77'])];
    const year = (name: string, ...title: Item[]): Item[] => [
      ...title,
      labelled('total-out', ['118.40'], { label: name }),
    ];
    expect(totalsOf(...fees, ...year('Total fees'))).toHaveLength(2);
    expect(totalsOf(...fees, ...year('Total fees in 2025'))).toHaveLength(1);
    const inColumn = labelled('total-out', [figure('money-in', '8.21')], { label: 'Total interest paid this year' });
    expect(totalsOf(row('25.00'), inColumn)).toHaveLength(0);
    expect(totalsOf(...fees, ...year('Total fees', remark('Totals year-to-date')))).toHaveLength(1);
  });

  it('of nothing are not those of a section with another name', () => {
    const charges = { ...section('section-out'), text: 'New charges' };
    const none = (label: string): Item => labelled('total-out', ['0.00'], { label });
    expect(totalsOf(charges, row('-4.77'), none('Total fees'))).toEqual([]);
    expect(totalsOf(charges, row('-4.77'), none('Total charges'))).toHaveLength(1);
  });

  it('say with how many sets of rows they were compared', () => {
    const tried = (...items: Item[]) =>
      findTotals(items, placed(items), MONEY).map((found) => [found.rows, found.tried]);
    const total = labelled('total-out', ['13.00']);
    expect(tried(row('-10.00'), row('-3.00'), total)).toEqual([[[0, 1], 1]]);
    expect(tried(row('-10.00'), section('section-out'), row('-3.00'), total)).toEqual([[[0, 1], 2]]);
  });

  it('of a card’s new entries take off what was given back, and leave out the payment of its last bill', () => {
    const items = [row('120.00'), row('-30.00'), row('8.00'), labelled('total-out', ['22.00'])];
    expect(totalsBeside(new Set(), items, [cents('-120.00')])).toEqual([
      { direction: null, kind: 'printed-totals', covered: [1, 2], expected: cents('22.00') },
    ]);
    expect(totalsBeside(new Set(), items, [cents('-119.00')])).toMatchObject([{ direction: 'out', covered: [1] }]);
  });

  it('cover something', () => expect(totalsOf(labelled('total-out', ['0.00']))).toEqual([]));
});
