import { describe, expect, it } from 'vitest';
import { booking, labelled, remark, spot } from '../../tests/item-builder.ts';
import { line } from '../../tests/line-builder.ts';
import type { Phrase } from '../languages/language.ts';
import type { Item } from '../shapes/row.ts';
import { splitDrafts } from './split-drafts.ts';

// Invented accounts with right check digits: no bank has the code TLLF.
const FIRST = 'NL23 TLLF 0123 4567 89';
const SECOND = 'NL72 TLLF 0987 6543 21';
const plain = (iban: string): string => iban.replaceAll(' ', '');

const row = (description: string): Item => booking('3 March 2025', '-1.00', undefined, { description });
const texts = (items: readonly Item[]) => items.flatMap((item) => (item.kind === 'row' ? [item.description] : []));
const split = (...items: Item[]) =>
  splitDrafts(items)
    .map(({ facts, items: own }) => ({ iban: facts.iban, rows: texts(own) }))
    .filter(({ rows }) => rows.length > 0);

describe('accounts of one document', () => {
  it('are one where one is named', () => {
    expect(split(remark(`IBAN ${FIRST}`), row('a'), row('b'))).toEqual([{ iban: plain(FIRST), rows: ['a', 'b'] }]);
  });

  it('are one where the number is printed on every page', () => {
    expect(split(remark(`IBAN ${FIRST}`), row('a'), remark(`IBAN ${FIRST}`), row('b'))).toEqual([
      { iban: plain(FIRST), rows: ['a', 'b'] },
    ]);
  });

  it('have their number below its name, though another name ends between them', () => {
    const names = line(100, [
      ['Account number', 50],
      ['State-', 300],
    ]);
    const values = line(124, [
      ['55.55.00.123', 50],
      ['3', 300],
    ]);
    const numberBelow = (...between: Item[]) => splitDrafts([names, ...between, values, row('a')])[0]?.facts.number;
    expect(numberBelow(line(112, [['ment', 300]]))).toBe('55.55.00.123');
    expect(numberBelow(line(112, [['ment 7', 300]]))).toBeNull();
  });

  it('part where another number speaks after rows', () => {
    expect(split(remark(`IBAN ${FIRST}`), row('a'), remark(`IBAN ${SECOND}`), row('b'))).toEqual([
      { iban: plain(FIRST), rows: ['a'] },
      { iban: plain(SECOND), rows: ['b'] },
    ]);
  });

  it('part where an IBAN has another currency glued to it', () => {
    const iban = 'GE26KV1393515667806600';
    const drafts = splitDrafts([remark(`Account: ${iban}GEL`), row('a'), remark(`Account: ${iban}USD`), row('b')]);
    const found = drafts.map(({ facts: { currency }, items }) => `${currency} ${texts(items)}`);
    expect(found.filter((each) => !each.endsWith(' '))).toEqual(['GEL a', 'USD b']);
  });

  it('are one where each page has the same letterhead with several numbers', () => {
    const letterhead = (page: number): Item[] => [
      remark('Account no. | 4711', { spot: spot(page, 20) }),
      remark('Account no. | 0123456789', { spot: spot(page, 32) }),
    ];
    expect(split(...letterhead(1), row('a'), ...letterhead(2), row('b'))).toEqual([{ iban: null, rows: ['a', 'b'] }]);
  });

  it('are one where a page brings forward what the last one carried over', () => {
    const letterhead = [remark('Account no. | 4711'), remark('Account no. | 0123456789')];
    const turn = (figure: string): Item[] => [
      labelled('carried-forward', ['4.00']),
      ...letterhead,
      labelled('brought-forward', [figure]),
    ];
    expect(split(...letterhead, row('a'), ...turn('4.00'), row('b'))).toHaveLength(1);
    expect(split(...letterhead, row('a'), ...turn('9.00'), row('b'))).toHaveLength(2);
    // A word for both turns brings forward where it stands above the rows
    const both = [...turn('9.00').slice(0, -1), labelled('carried-forward', ['4.00'])];
    expect(split(...letterhead, row('a'), ...both, row('b'))).toHaveLength(1);
  });

  it('are one where the last digits of a card stand among its rows', () => {
    const numbers = (name: string) =>
      splitDrafts([remark('Account number 5550001234'), row('a'), remark(name), row('b')]).map(
        ({ facts }) => facts.number,
      );
    expect(numbers('Card number 4711')).toEqual(['5550001234']);
    expect(numbers('Card number 555000987654')).toEqual(['5550001234', '555000987654']);
  });

  it('go on where a row names another account, of which no balance is printed', () => {
    const cut = [row('a'), remark('Branch 0398 Account no. 340209-0'), row('b')];
    const ends = [labelled('opening', ['9.00']), labelled('closing', ['4.00'])];
    const rowsOf = (items: Item[]) => split(remark('Account no. 02352925-6'), ...items).map(({ rows }) => rows);
    expect(rowsOf([...ends.map((item) => ({ ...item, inTable: false })), ...cut])).toEqual([['a', 'b']]);
    expect(rowsOf([...ends, ...cut, ...ends])).toEqual([['a'], ['b']]);
    expect(rowsOf(cut)).toEqual([['a'], ['b']]);
  });

  it('go on where the balances do, whatever number is named between two rows', () => {
    const balanced = (description: string, amount: string, balance: string) =>
      booking('3 March 2025', amount, balance, { description });
    const [a, b] = [balanced('a', '1.00', '5.00'), balanced('b', '2.00', '7.00')];
    const number = remark('Account number 0987654321');
    const rowsOf = (...items: Item[]) =>
      split(remark('Account number 0123456789'), a, b, ...items).map(({ rows }) => rows);
    expect(rowsOf(number, balanced('c', '1.50', '8.50'))).toEqual([['a', 'b', 'c']]);
    expect(rowsOf(number, balanced('c', '1.50', '9.50'))).toEqual([['a', 'b'], ['c']]);
    const carried = [labelled('carried-forward', ['7.00']), labelled('brought-forward', ['7.00'])];
    expect(rowsOf(...carried, number, balanced('c', '1.50', '8.50'))).toEqual([['a', 'b', 'c']]);
    expect(rowsOf(number, labelled('opening', ['7.00']), balanced('c', '1.50', '8.50'))).toEqual([['a', 'b'], ['c']]);
    // Any account may begin with nothing.
    expect(rowsOf(balanced('c', '-7.00', '0.00'), number, balanced('d', '1.50', '1.50'))).toEqual([
      ['a', 'b', 'c'],
      ['d'],
    ]);
  });

  it('part where another currency speaks', () => {
    expect(split(remark('Currency: EUR'), row('a'), remark('Currency: USD'), row('b')).map(({ rows }) => rows)).toEqual(
      [['a'], ['b']],
    );
  });

  it('part where an opening balance follows a closing one', () => {
    const items = [labelled('opening', ['5.00']), row('a'), labelled('closing', ['4.00'])];
    expect(split(...items, ...items).map(({ rows }) => rows)).toEqual([['a'], ['a']]);
  });

  it('part below the sums that stand right below the last figures of the first', () => {
    const [ends, sums, title] = [100, 112, 124].map((y) => ({ spot: spot(1, y) }));
    const items = [
      ...[
        labelled('opening', ['5.00']),
        row('a'),
        labelled('closing', ['4.00'], { ...ends, label: 'Balance' }),
        remark('Balance 4.00', ends),
      ],
      ...[remark('Total in 0.00', sums), labelled('total-in', ['0.00'], { ...sums, inTable: false })],
      ...[remark('Savings', title), labelled('opening', ['9.00']), row('b')],
    ];
    const sumsIn = splitDrafts(items).map((draft) =>
      draft.items.some(({ kind, spot: { box } }) => kind === 'labelled' && box[1] === 112),
    );
    expect(sumsIn).toEqual([true, false]);
    expect(texts(splitDrafts(items)[1]?.items ?? [])).toEqual(['b']);
    expect(splitDrafts(items)[1]?.items.some((item) => item.kind === 'remark' && item.text === 'Balance 4.00')).toBe(
      false,
    );
  });

  it('do not part at a summary that names both balances', () => {
    const summary = [
      labelled('opening', ['5.00'], { inTable: false }),
      labelled('closing', ['4.00'], { inTable: false }),
    ];
    expect(split(...summary, row('a'), ...summary, row('b'))).toHaveLength(1);
  });

  it('part at the titles of accounts that an overview lists', () => {
    const items = [
      remark('Account | Account Number | Currency | Balance'),
      remark('Savings | 123-456789-001 | HKD | 1,200.00'),
      remark('Foreign | 123-456789-002 | USD | 800.00'),
      remark('Savings | 123-456789-001'),
      row('a'),
      remark('Savings (continued) | 123-456789-001'),
      row('b'),
      remark('Foreign | 123-456789-002'),
      row('c'),
      remark('Questions about 123-456789-001 and 123-456789-002: 2345 6789'),
    ];
    const parts = splitDrafts(items).filter((draft) => texts(draft.items).length > 0);
    expect(parts.map(({ facts, items: own }) => [facts.number, facts.currency, texts(own)])).toEqual([
      ['123-456789-001', 'HKD', ['a', 'b']],
      ['123-456789-002', 'USD', ['c']],
    ]);
  });

  it('part at the titles of accounts that an overview without a heading lists', () => {
    const items = [
      remark('Savings | 123-456789-001 | HKD | 1,200.00'),
      remark('Foreign | 123-456789-002 | USD | 800.00'),
      remark('Savings 123-456789-001'),
      row('a'),
      remark('Foreign 123-456789-002'),
      row('b'),
    ];
    const parts = splitDrafts(items).filter((draft) => texts(draft.items).length > 0);
    expect(parts.map(({ facts, items: own }) => [facts.number, facts.currency, texts(own)])).toEqual([
      ['123-456789-001', 'HKD', ['a']],
      ['123-456789-002', 'USD', ['b']],
    ]);
  });

  it('part at titles that say which currency’s of one number they are', () => {
    const items = [
      remark('Account | Account Number | Balance'),
      remark('Reserve | 123-456789-001 | USD 800.00'),
      remark('Reserve | 123-456789-001 | GBP 90.00'),
      remark('Reserve - US Dollar 123-456789-001'),
      row('a'),
      remark('Reserve - Pound Sterling 123-456789-001'),
      row('b'),
    ];
    const parts = splitDrafts(items).filter((draft) => texts(draft.items).length > 0);
    expect(parts.map(({ facts, items: own }) => [facts.currency, texts(own)])).toEqual([
      ['USD', ['a']],
      ['GBP', ['b']],
    ]);
  });

  it('are in the currency that their balances are printed with', () => {
    const balance = (phrase: Phrase, figure: string, code: string): Item[] => {
      const place = { spot: spot(1, 200 + Number(figure)) };
      return [labelled(phrase, [figure], place), remark(`Balance | ${code} ${figure}`, place)];
    };
    const facts = (...codes: [string, string]) => {
      const items = [
        remark('Account | Account Number | Balance'),
        remark('Daily | 123-456789-001 | SGD 4.00'),
        remark('Reserve | 123-456789-002 | USD 89.00'),
        remark('Daily | 123-456789-001'),
        ...balance('opening', '5.00', 'SGD'),
        row('a'),
        ...balance('closing', '4.00', 'SGD'),
        ...balance('opening', '90.00', codes[0]),
        row('b'),
        ...balance('closing', '89.00', codes[1]),
      ];
      return splitDrafts(items).map((draft) => [draft.facts.number, draft.facts.currency]);
    };
    const first = ['123-456789-001', 'SGD'];
    expect(facts('USD', 'USD')).toEqual([first, ['123-456789-002', 'USD']]);
    // Of balances in several currencies, or in one that no overview lists, the number is not told
    expect(facts('USD', 'SGD')).toEqual([first, first]);
    expect(facts('GBP', 'GBP')).toEqual([first, ['123-456789-001', 'GBP']]);
  });

  it('go on where they are taken up again on a later page', () => {
    const items = [
      remark(`IBAN ${FIRST}`),
      row('a'),
      remark(`IBAN ${SECOND}`),
      row('b'),
      remark(`IBAN ${FIRST}`),
      row('c'),
    ];
    expect(split(...items).toSorted((a, b) => (a.iban ?? '').localeCompare(b.iban ?? ''))).toEqual([
      { iban: plain(FIRST), rows: ['a', 'c'] },
      { iban: plain(SECOND), rows: ['b'] },
    ]);
  });

  it('lose no item', () => {
    const items = [
      remark(`IBAN ${FIRST}`),
      row('a'),
      labelled('closing', ['4.00']),
      remark('Next'),
      labelled('opening', ['4.00']),
      row('b'),
    ];
    const parts = splitDrafts(items).flatMap((draft) => draft.items);
    expect(parts).toHaveLength(items.length);
    expect(new Set(parts)).toEqual(new Set(items));
  });
});
