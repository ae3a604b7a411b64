import type { Conversion, Statement } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { loadExporter, type SettingValues } from './index.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';

const JOURNALS = ['beancount', 'ledger', 'hledger'];

async function write(id: string, of: Conversion, settings: SettingValues = {}) {
  const result = await (await loadExporter(id)).write(of, { settings });
  return { ...result, text: new TextDecoder().decode(result.files[0]?.bytes) };
}

/** The balances that a file states, in its order. */
const stated = (text: string): string[] =>
  [...text.matchAll(/ = [A-Z]{3} (\S+)$|^\S+ balance \S+ (\S+) /gm)].map(([, one, other]) => one ?? other ?? '');

const row = (date: string, amount: string, balance: string | null = null) => transaction({ date, amount, balance });

const march = (over: Partial<Statement> = {}) =>
  statement({
    opening: '100.00',
    closing: '60.00',
    transactions: [
      row('2025-03-03', '-10.00', '90.00'),
      row('2025-03-09', '-20.00'),
      row('2025-03-31', '-10.00', '60.00'),
    ],
    ...over,
  });

const april = (over: Partial<Statement> = {}) =>
  statement({
    period: { start: '2025-04-01', end: '2025-04-30' },
    opening: '60.00',
    closing: '65.00',
    transactions: [row('2025-04-01', '5.00', '65.00')],
    ...over,
  });

describe('the balances that a journal states', () => {
  it('are those that are printed', async () => {
    const of = conversion(march());
    expect(stated((await write('ledger', of)).text)).toEqual(['100.00', '90.00', '60.00', '60.00']);
    expect(stated((await write('hledger', of)).text)).toEqual(['100.00', '90.00', '60.00', '60.00']);
    const { text } = await write('beancount', of);
    expect(text).toContain('\n2025-04-01 balance Assets:Bank:ExampleBank 60.00 USD\n');
    expect(stated(text)).toEqual(['60.00']);
  });

  it.each(JOURNALS)('%s: are none without the opening balance, and a comment says so', async (id) => {
    const { text, notWritten } = await write(id, conversion(march({ opening: null })));
    expect(stated(text)).toEqual([]);
    expect(text).toContain('; No opening balance is printed');
    expect(text).not.toContain('Opening balance');
    expect(notWritten).toEqual([]);
  });

  it.each(JOURNALS)('%s: go on through the statements of one account, in the order of their days', async (id) => {
    const { text, warnings } = await write(id, conversion(april(), march()));
    expect(warnings).toEqual([]);
    const ledgers = ['100.00', '90.00', '60.00', '60.00', '60.00', '65.00', '65.00'];
    expect(stated(text)).toEqual(id === 'beancount' ? ['60.00', '65.00'] : ledgers);
    expect(text.indexOf('2025-03-01 to')).toBeLessThan(text.indexOf('2025-04-01 to'));
    expect(text).toMatch(
      /2025-04-01 \* "?Opening balance"?\n +Assets:Bank:ExampleBank {2}(?:USD 0\.00 = USD 60\.00|0\.00 USD)\n/,
    );
  });

  it.each(JOURNALS)('%s: book what a missing statement would have, and warn', async (id) => {
    const { text, warnings } = await write(id, conversion(march(), april({ opening: '70.00', closing: '75.00' })));
    expect(text).toMatch(
      /2025-04-01 \* "?Opening balance"?\n +Assets:Bank:ExampleBank {2}(?:USD 10\.00 = USD 70\.00|10\.00 USD)\n/,
    );
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'check-before-import', statement: 1 }));
  });

  it('are left out of hledger where days go back, because it goes by date', async () => {
    const rows = [
      row('2025-03-09', '-10.00', '90.00'),
      row('2025-03-03', '-20.00', '70.00'),
      row('2025-03-31', '-10.00', '60.00'),
    ];
    const of = conversion(march({ transactions: rows }));
    expect(stated((await write('ledger', of)).text)).toEqual(['100.00', '90.00', '70.00', '60.00', '60.00']);
    const { text } = await write('hledger', of);
    expect(stated(text)).toEqual(['100.00', '60.00', '60.00']);
    expect(text.indexOf('2025-03-09')).toBeLessThan(text.indexOf('2025-03-03'));
  });

  it('stand on the first and the last day that is used, where transactions lie outside of the period', async () => {
    const rows = [row('2025-02-27', '-10.00'), row('2025-04-02', '-30.00')];
    const of = conversion(march({ transactions: rows }));
    expect((await write('beancount', of)).text).toMatch(/2025-02-27 open Assets:Bank[\s\S]*2025-04-03 balance/);
    expect((await write('hledger', of)).text).toMatch(
      /2025-02-27 \* Opening balance[\s\S]*2025-04-02 \* Closing balance/,
    );
  });

  it('are left out where a later statement begins before an earlier one ends', async () => {
    const second = april({
      period: { start: '2025-03-31', end: '2025-04-30' },
      transactions: [row('2025-03-31', '5.00')],
    });
    const of = conversion(march(), second);
    // At the beginning of 1 April Beancount has booked the row of the second statement too.
    expect(stated((await write('beancount', of)).text)).toEqual(['65.00']);
    expect(stated((await write('hledger', of)).text)).toEqual(['100.00', '90.00', '60.00', '60.00', '60.00', '65.00']);
  });

  it.each(JOURNALS)(
    '%s: stand as they are printed where they do not come out, with a warning of the rows',
    async (id) => {
      const rows = [row('2025-03-03', '-10.00', '91.00'), row('2025-03-09', '-31.00', '60.00')];
      const { text, warnings } = await write(id, conversion(march({ transactions: rows })));
      expect(stated(text).at(-1)).toBe('60.00');
      const expected = { code: 'sums-do-not-match', rows: id === 'beancount' ? [] : [0] };
      expect(warnings).toEqual([expect.objectContaining(expected)]);
    },
  );

  it.each(JOURNALS)('%s: are none of a statement without any date', async (id) => {
    const { text } = await write(id, conversion(march({ period: { start: null, end: null }, transactions: [] })));
    expect(stated(text)).toEqual([]);
  });
});

describe('a journal', () => {
  it.each(JOURNALS)('%s: books against the account that is set', async (id) => {
    const settings = { account: 'Assets:Giro', counter: 'Expenses:Unsorted' };
    const { text } = await write(id, CASES.one as Conversion, settings);
    expect(text).toMatch(
      /^ +Assets:Giro {2}(?:USD -23\.40 = USD 1497\.35|-23\.40 USD)\n +Expenses:Unsorted {2}(?:USD 23\.40|23\.40 USD)$/m,
    );
    expect(text).not.toContain('Uncategorized');
  });

  it.each([
    ['beancount', 'assets:bank'],
    ['beancount', 'Aktiva:Bank'],
    ['beancount', 'Assets:Two words'],
    ['ledger', 'Assets:two  blanks'],
    ['ledger', '(virtual)'],
    ['hledger', 'Assets;note'],
    ['hledger', 'Assets:Bank:'],
  ])('%s refuses the account %s', async (id, account) => {
    await expect(write(id, CASES.one as Conversion, { account })).rejects.toThrow('"account" takes');
  });

  it.each([
    ['ledger', 'Aktiva:Mein Giro-Konto'],
    ['hledger', 'Aktiva:Mein Giro-Konto'],
    ['beancount', 'Assets:Büro:Konto1'],
  ])('%s takes the account %s', async (id, account) => {
    expect((await write(id, CASES.one as Conversion, { account })).text).toContain(`  ${account}  `);
  });

  const described = (description: string, reference: string | null = null) =>
    conversion(statement({ transactions: [transaction({ description, reference })] }));

  it.each([
    ['ledger', '(begins', null, '* () (begins\n'],
    ['hledger', '(begins', null, '* () (begins\n'],
    ['ledger', '(begins', 'R(1)', '* (R[1]) (begins\n'],
    ['ledger', 'a  ; b', null, '* a ; b\n'],
    ['hledger', 'a; b', null, '* a, b\n    ; id: '],
    ['beancount', 'say "hi" \\ now', 'R"1"', '* "say \\"hi\\" \\\\ now"\n'],
  ])('%s writes %j, %j', async (id, text, reference, written) => {
    expect((await write(id, described(text, reference))).text).toContain(written);
  });

  it('has the whole description of hledger in a note, and references of Beancount in its metadata', async () => {
    expect((await write('hledger', described('a; b'))).text).toContain('\n    ; description: a; b\n');
    expect((await write('beancount', described('a', 'R"1"'))).text).toContain('\n  reference: "R\\"1\\""\n');
  });
});
