import type { Conversion } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { loadExporter, type SettingValues } from './index.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';
import { readSheets } from './testing/readers/tables.ts';

/** Where categories stand, in the formats that have a place for them. */

async function textOf(id: string, of: Conversion, settings: SettingValues = {}, locale = 'de-DE'): Promise<string> {
  const { files } = await (await loadExporter(id)).write(of, { settings, locale });
  return new TextDecoder().decode(files[0]?.bytes);
}

const spent = (category: string, amount = '-10.00') => transaction({ category, amount });
const of = (...transactions: ReturnType<typeof transaction>[]) =>
  conversion(statement({ opening: null, closing: null, transactions }));

describe('tables', () => {
  const two = of(spent('Groceries'), transaction({ amount: '-5.00' }));

  it.each([
    ['csv', 'Balance,Account,Category\r\n', '-10.00,USD,,0012345678,Groceries\r\n', '-5.00,USD,,0012345678,\r\n'],
    ['csv-local', 'Saldo;Konto;Kategorie\r\n', '-10,00;USD;;0012345678;Groceries\r\n', '-5,00;USD;;0012345678;\r\n'],
  ])('%s has a column of them behind the others', async (id, ...pieces) => {
    const text = await textOf(id, two);
    for (const piece of pieces) expect(text).toContain(piece);
  });

  it.each(['csv', 'csv-local', 'xlsx', 'qif'])('%s is without one where no row has a category', async (id) => {
    const bare = await textOf(id, CASES.one as Conversion);
    expect(bare).not.toMatch(/Categor|Kategorie/);
  });

  it('a workbook has it in the sheets where a row has one', async () => {
    const other = statement({ account: { number: '2' }, transactions: [transaction()] });
    const { files } = await (await loadExporter('xlsx')).write(
      conversion(statement({ transactions: [spent('Groceries')] }), other),
      { locale: 'en', settings: { overview: 'no' } },
    );
    const [first, second] = files[0] ? await readSheets(files[0]) : [];
    expect(first?.headings.at(-1)).toBe('Category');
    expect(first?.rows[0]?.at(-1)).toBe('Groceries');
    expect(second?.headings.at(-1)).toBe('Account');
  });

  it('is among the columns of one’s own', async () => {
    expect(await textOf('csv-own', two, { columns: 'category=Konto,amount' }, 'en')).toContain(
      'Konto,Amount\r\nGroceries,-10.00\r\n,-5.00\r\n',
    );
  });

  it('never runs as a formula', async () => {
    expect(await textOf('csv', of(spent('=1+1')))).toContain(",'=1+1\r\n");
  });
});

describe('qif', () => {
  it.each([
    ['Food:Groceries', 'LFood:Groceries'],
    ['[Savings] 2/3', 'L(Savings) 2-3'],
  ])('says %j as %j', async (category, line) => {
    expect(await textOf('qif', of(spent(category)))).toContain(`\r\n${line}\r\n^\r\n`);
  });
});

describe.each(['beancount', 'ledger', 'hledger'])('%s', (id) => {
  /** The accounts of the other side, in the order of the transactions. */
  const countersOf = (text: string): string[] =>
    [...text.matchAll(/^ +((?:Expenses|Income|Equity):\S+) {2}/gm)].map(([, name]) => name ?? '');

  it('books a row against the account of its category, a refund where the purchase was', async () => {
    const text = await textOf(
      id,
      of(spent('Groceries'), spent('Groceries', '-4.00'), spent('Groceries', '3.00'), spent('Salary', '900.00')),
    );
    expect(countersOf(text)).toEqual([
      'Expenses:Groceries',
      'Expenses:Groceries',
      'Expenses:Groceries',
      'Income:Salary',
    ]);
    expect(text).toMatch(/(open|account) Expenses:Groceries/);
  });

  it('takes a category that is an account’s name as such, and cleans the rest of signs', async () => {
    const text = await textOf(
      id,
      of(spent('Assets:Cash'), spent('Food & drink: take-away'), spent('—'), transaction({ amount: '-1.00' })),
    );
    expect(countersOf(text)).toEqual(['Expenses:FoodDrink:TakeAway', 'Equity:Uncategorized', 'Equity:Uncategorized']);
    expect(text).toContain('Assets:Cash  ');
  });
});
