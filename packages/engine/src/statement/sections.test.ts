import { describe, expect, it } from 'vitest';
import { booking, figure, labelled, remark, section, spot } from '../../tests/item-builder.ts';
import type { Row } from '../shapes/row.ts';
import { bookedRows } from './sections.ts';

const day = '3 March 2025';
const named = (description: string) => booking(day, '1.00', undefined, { description });
const of = (...items: Parameters<typeof bookedRows>[0]) =>
  bookedRows(items).map(({ row, section: direction }) => [row.description, direction]);

describe('rows by their sections', () => {
  it('have the direction that its title says', () => {
    expect(
      of(named('before'), section('section-in'), named('a'), named('b'), section('section-out'), named('c')),
    ).toEqual([
      ['before', null],
      ['a', 'in'],
      ['b', 'in'],
      ['c', 'out'],
    ]);
  });

  it('have none of a title that stands right of them, beside their table', () => {
    const title = (left: number) => ({
      ...section('summary'),
      spot: { ...spot(1, 95), box: [left, 95, 600, 105] } as const,
    });
    expect(of(named('before'), title(560), named('a')).map(([text]) => text)).toEqual(['before', 'a']);
    // What stands in the panel may be on a row's line
    expect(of(named('before'), title(500), named('a')).map(([text]) => text)).toEqual(['before', 'a']);
    expect(of(named('before'), title(430), named('a')).map(([text]) => text)).toEqual(['before']);
    // Above rows side by side it stands right of the first ones
    const strip = (text: string, left: number) => ({
      ...named(text),
      spot: { page: 1, box: [left, 110, left + 100, 120] } as const,
      figures: [{ ...figure('amount', '1.00'), box: [left + 60, 110, left + 100, 120] as const }],
    });
    expect(of(named('before'), title(260), strip('a', 50), strip('b', 200)).map(([text]) => text)).toEqual(['before']);
  });

  it('are of one section where its title is printed again on the next page', () => {
    const title = (text: string, page: number) => ({ ...section('section-out'), text, spot: spot(page) });
    const indexes = (text: string) =>
      bookedRows([title('Withdrawals', 1), named('a'), title(text, 2), named('b')]).map(({ group }) => group);
    expect(indexes('Withdrawals (continued)')).toEqual([1, 1]);
    expect(indexes('Card withdrawals')).toEqual([1, 2]);
  });

  it('have none after the total that ends a section', () => {
    const payments = [section('section-in'), named('a'), labelled('total-in', ['1.00'])];
    expect(of(...payments, named('b'))).toEqual([
      ['a', 'in'],
      ['b', null],
    ]);
    // A page's subtotal, and a title's own total above its rows, end nothing.
    expect(of(section('section-in'), named('a'), labelled('subtotal', ['1.00']), named('b')).at(-1)).toEqual([
      'b',
      'in',
    ]);
    expect(of(section('section-in'), labelled('total-in', ['1.00']), named('b'))).toEqual([['b', 'in']]);
  });

  it('have none below a title of the same rank, once the section was summed up', () => {
    const payments = [section('section-in'), named('a'), named('b')];
    const below = (sum: string, left: number) => {
      const title = remark('Card 5678 A. Nobody', { spot: { page: 1, box: [left, 120, 540, 130] } });
      return of(...payments, labelled('subtotal', [sum]), title, named('c')).at(-1);
    };
    expect(below('2.00', 50)).toEqual(['c', null]);
    expect(below('3.00', 50)).toEqual(['c', 'in']);
    expect(below('2.00', 60)).toEqual(['c', 'in']);
  });

  it('have none, and are another group, below a title of unknown words of the same rank that stands apart', () => {
    const below = (y: number, left: number) => {
      const title = remark('Qwzx and wzq', { spot: { page: 1, box: [left, y, 540, y + 10] } });
      const at = (text: string, top: number) => ({ ...named(text), spot: spot(1, top) });
      const rows = bookedRows([section('section-in'), at('a', 115), title, at('b', 150)]);
      return rows.map(({ section: direction, group }) => [direction, group]);
    };
    expect(below(137, 50)).toEqual([
      ['in', 1],
      [null, 2],
    ]);
    expect(below(137, 60).at(-1)).toEqual(['in', 1]);
    // At the edge of days no row's text begins
    expect(below(127, 50).at(-1)).toEqual([null, 2]);
    expect(below(127, 55).at(-1)).toEqual(['in', 1]);
  });

  it('have none below such a title that stands apart from rows that do not', () => {
    const at = (text: string, y: number) => ({
      ...named(text),
      spot: { page: 1, box: [30, y, 540, y + 10] } as const,
    });
    const title = (y: number) => remark('Qwzx and wzq', { spot: { page: 1, box: [50, y, 540, y + 10] } });
    const below = (y: number) =>
      bookedRows([section('section-in'), at('a', 115), at('b', 125), title(y), at('c', y + 15)]);
    expect(below(140).at(-1)?.section).toBeNull();
    expect(below(136).at(-1)?.section).toBe('in');
  });

  it('are booked on a page below that of a title of what is pending, whose own figures stand below it', () => {
    const below = (...figures: string[]) => {
      const own = figures.map((figure, i) => ({ ...labelled('closing', [figure]), spot: spot(1, 120 + 20 * i) }));
      const row = { ...named('a'), spot: spot(2, 100) };
      return of({ ...section('pending'), spot: spot(1, 100) }, ...own, row);
    };
    expect(below('830.46', '2375.56')).toEqual([['a', null]]);
    expect(below('2375.56')).toEqual([]);
  });

  it('are booked there where a day behind its name and one figure stand below that title, which no list begins with', () => {
    const below = (line: string) => {
      const own = [remark(line, { spot: spot(1, 120) }), { ...labelled('closing', ['830.46']), spot: spot(1, 140) }];
      return of({ ...section('pending'), spot: spot(1, 100) }, ...own, { ...named('a'), spot: spot(2, 100) });
    };
    expect(below('Closes on|5 Jan')).toEqual([['a', null]]);
    expect(below('5 Jan|CAFE')).toEqual([]);
    expect(below('CAFE|8.00')).toEqual([]);
  });

  it('are booked below what is pending where each has a balance', () => {
    const heading = remark('Qwer|Asdf|Paid out');
    expect(of(section('pending'), labelled('total', ['8.00']), remark('All|8.00'), heading, named('a'))).toEqual([]);
    expect(of(section('pending'), heading, named('a'))).toEqual([]);
    const balanced = (balance: string, name: string) =>
      booking('3 March 2025', '-1.00', balance, { description: name });
    expect(of(section('pending'), balanced('9.00', 'a'), balanced('8.00', 'b'))).toHaveLength(2);
    expect(of(section('pending'), balanced('9.00', 'a'), named('b'))).toEqual([]);
  });

  it.each(['pending', 'summary', 'interest-rates'] as const)('of %s are no bookings', (phrase) => {
    expect(of(named('a'), section(phrase), named('b'), section('section-booked'), named('c'))).toEqual([
      ['a', null],
      ['c', null],
    ]);
  });

  it('are booked below a title that stands at the head of each page', () => {
    const title = (page: number) => ({ ...section('summary'), text: 'Account summary', spot: spot(page, 40) });
    const table = { ...section(), spot: spot(1, 90) };
    expect(of(title(1), table, named('a'), title(2), named('b'))).toEqual([
      ['a', null],
      ['b', null],
    ]);
    expect(of(title(1), table, named('a'), { ...title(2), spot: spot(2, 300) }, named('b'))).toEqual([['a', null]]);
    // An address stands above the first one
    const lower = { ...title(1), spot: spot(1, 80) };
    const onNext = (text: string, y: number) => ({ ...named(text), spot: spot(2, y) });
    expect(of(lower, table, named('a'), title(2), onNext('b', 100)).at(-1)).toEqual(['b', null]);
    expect(
      of(lower, table, named('a'), onNext('b', 100), { ...title(2), spot: spot(2, 120) }, onNext('c', 140)),
    ).toEqual([
      ['a', null],
      ['b', null],
    ]);
  });

  it('are one group though a wide blank stands between them: it alone lets no days run anew', () => {
    const rows = [100, 112, 136, 148, 160].map((top) => ({ ...named('a'), spot: spot(1, top) }));
    expect(bookedRows(rows).map(({ group }) => group)).toEqual([0, 0, 0, 0, 0]);
  });

  it('are booked below a title that leads to them on another page, wherever it stood before', () => {
    const title = (page: number, top: number) => ({ ...section('summary'), text: 'Overview', spot: spot(page, top) });
    const table = { ...section(), spot: spot(1, 190) };
    const a = { ...named('a'), spot: spot(1, 200) };
    const b = { ...named('b'), spot: spot(2, 120) };
    const total = { ...labelled('total', ['5.00']), spot: spot(2, 80) };
    expect(of(title(1, 140), table, a, title(2, 40), b)).toHaveLength(2);
    expect(of(title(1, 140), table, a, title(2, 40), total, b)).toHaveLength(1);
    expect(of(title(1, 140), table, a, { ...title(2, 40), text: 'Overview continued' }, b)).toHaveLength(2);
    // The head of each page tells balances
    expect(of(title(1, 140), table, a, title(2, 40), { ...total, inTable: false }, b)).toHaveLength(2);
  });

  it('of payments are money in on a card’s bill, and out of an account', () => {
    const items = [{ ...section('section-out'), text: 'PAGOS' }, named('a')];
    const directions = (card: boolean) => bookedRows(items, card).map(({ section: direction }) => direction);
    expect([directions(true), directions(false)]).toEqual([['in'], ['out']]);
  });

  it('print signs or none, each by itself', () => {
    const withdrawals = [section('section-out'), booking(day, '10.00-'), booking(day, '2.00-'), booking(day, '1.00')];
    const checks = [section('section-out'), booking(day, '25.00')];
    expect(bookedRows([...withdrawals, ...checks]).map(({ signed }) => signed)).toEqual([true, true, true, false]);
  });

  it('print their own signs where balances go both ways, whatever stands over them', () => {
    const [fee, debit] = [booking(day, '-1.00', '9.00'), booking(day, '-6.00', '3.00')];
    const salary = booking(day, '90.00', '93.00');
    const signedOf = (...rows: readonly Row[]) =>
      bookedRows([fee, section('section-out'), ...rows]).map(({ signed }) => signed);
    expect(signedOf(debit, salary, booking(day, '7.00', '100.00'))).toEqual([true, true, true, true]);
    // A list of money out alone has no signs, and balances say nothing else.
    expect(signedOf(booking(day, '2.00', '7.00'), booking(day, '3.00', '4.00'))).toEqual([true, false, false]);
  });

  it('leave the direction to columns where both are filled beside balances', () => {
    const sided = (role: 'money-in' | 'money-out', ...more: Parameters<typeof figure>[]) => ({
      ...booking(day, '1.00'),
      figures: [figure(role, '1.00'), ...more.map((each) => figure(...each))],
    });
    const signs = (...rows: ReturnType<typeof sided>[]) =>
      bookedRows([section('section-out'), ...rows]).map(({ signed }) => signed);
    expect(signs(sided('money-in', ['balance', '9.00']), sided('money-out', ['balance', '8.00']))).toEqual([
      true,
      true,
    ]);
    expect(signs(sided('money-in'), sided('money-out'))).toEqual([false, false]);
    expect(signs(sided('money-out', ['balance', '9.00']))).toEqual([false]);
  });

  it('are another group below a total and the title of the next part', () => {
    const total = labelled('subtotal', ['2.00']);
    const groups = (...items: Parameters<typeof bookedRows>[0]) => bookedRows(items).map(({ group }) => group);
    const title = { ...remark('A. Nobody and his card'), spot: spot(1, 120) };
    expect(groups(named('a'), named('b'), total, title, named('c'))).toEqual([0, 0, 1]);
    const holder = { ...remark('A. Nobody'), spot: spot(1, 130) };
    expect(groups(named('a'), named('b'), total, title, holder, named('c'))).toEqual([0, 0, 1]);
    expect(groups(named('a'), named('b'), total, title, holder, title, named('c'))).toEqual([0, 0, 0]);
    expect(groups(named('a'), named('b'), total, named('c'))).toEqual([0, 0, 0]);
    expect(groups(named('a'), title, named('b'), total, named('c'))).toEqual([0, 0, 0]);
  });

  it.each([
    ['A. Nobody 5678 12XX XXXX 1234', [0, 1]],
    ['A. Nobody card ending 1234', [0, 1]],
    ['Gold Card XXXX XXXX XXXX 1234, A. Nobody', [0, 1]],
    ['New for A. NOBODY, Card Number XXXX-XXXXXX-12345', [0, 1]],
    ['Bought in London 4 March 2025', [0, 0]],
    ['Part 4711, 12 of 20', [0, 0]],
    ['Green Grocer', [0, 0]],
    ['1234', [0, 0]],
  ])('are another group below a line of a card and none of a day: %j', (text, expected) => {
    const title = { ...remark(text), spot: spot(1, 120) };
    expect(bookedRows([named('a'), title, named('b')]).map(({ group }) => group)).toEqual(expected);
  });

  it('are another group below another card’s name at the top of a page, not below a letterhead', () => {
    const onPage = (page: number, ...items: Parameters<typeof bookedRows>[0]) =>
      items.map((item, i) => ({ ...item, spot: spot(page, 100 + 20 * i) }));
    const letterhead = ['Green Bank', 'Page 2', 'Statement'].map((text) => remark(text));
    const groups = (first: string, second: string) =>
      bookedRows([
        ...onPage(1, remark(first), named('a')),
        ...onPage(2, ...letterhead, remark(second), named('b')),
      ]).map(({ group }) => group);
    expect(groups('Card 5678 12XX XXXX 1234', 'Card 5678 12XX XXXX 4711')).toEqual([0, 1]);
    expect(groups('Card 5678 12XX XXXX 1234', 'Card 5678 12XX XXXX 1234')).toEqual([0, 0]);
    expect(groups('Card 5678 12XX XXXX 1234', 'Card 5678 12XX XXXX 1234, continued')).toEqual([0, 0]);
    expect(groups('Your purchases', 'Card 5678 12XX XXXX 1234')).toEqual([0, 0]);
  });

  it('are another group below a total that sums up those above it, where each such total has a name of its own', () => {
    const total = (label: string) => labelled('total', ['1.00'], { label });
    const groups = (...labels: readonly [string, string]) =>
      bookedRows([named('a'), total(labels[0]), named('b'), total(labels[1]), named('c')]).map(({ group }) => group);
    expect(groups('Total of payments', 'Total of purchases')).toEqual([0, 1, 2]);
    expect(groups('Total 3 March', 'Total 4 March')).toEqual([0, 0, 0]);
    expect(bookedRows([named('a'), labelled('total', ['2.00']), named('b')]).map(({ group }) => group)).toEqual([0, 0]);
  });

  it('are told apart by section, also where two have one direction', () => {
    const rows = bookedRows([section('section-out'), named('a'), section('section-out'), named('b')]);
    expect(rows.map(({ sectionIndex }) => sectionIndex)).toEqual([1, 2]);
  });
});
