import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Conversion, decimalsOf, sumAmounts } from '@tallyleaf/contract';
import type { HeldStatement, HeldTransaction } from '@tallyleaf/exporters';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { client, withFiles } from './client.ts';
import { beanCheck, readBeancount } from './programs/beancount.ts';
import { type JournalTransaction, readHledger, readLedger } from './programs/ledger.ts';
import { STATEMENTS } from './statements.ts';

/** Journals, read by Beancount, Ledger and hledger at their strictest. */

const COUNTER = 'Equity:Uncategorized';
const OPENINGS = 'Equity:Opening-Balances';

/** A statement of two hundred texts of the signs that mean something to one of the programs. */
function anyTexts(): Conversion {
  const base = STATEMENTS['hostile texts'] as Conversion;
  const [statement] = base.statements;
  const [row] = statement?.transactions ?? [];
  if (!statement || !row) throw new Error('no statement');
  const unit = fc.oneof(
    fc.constantFrom(...'()[]{};:|"\'\\=@#%*!&~,. \t-+/<>$aB1é木🥬'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  );
  const texts = fc.sample(fc.tuple(fc.string({ unit, maxLength: 30 }), fc.option(fc.string({ unit, maxLength: 12 }))), {
    seed: 5,
    numRuns: 200,
  });
  // Ledger shows no postings of nothing.
  const transactions = texts.map(([description, reference], n) => {
    return { ...row, description, reference, amount: n % 2 === 0 ? '1.00' : '-1.00' };
  });
  return { ...base, statements: [{ ...statement, transactions, closing: statement.opening }] };
}

const ALL: Readonly<Record<string, Conversion>> = { ...STATEMENTS, 'any texts': anyTexts() };
const names = Object.keys(ALL);
const of = (name: string): Conversion => ALL[name] as Conversion;

/** With the currency's decimals: Ledger leaves zeros out. */
const full = (amount: string, currency: string): string => sumAmounts([amount], decimalsOf(currency));

const negated = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : /[1-9]/.test(amount) ? `-${amount}` : amount;

const rowsOf = (
  statements: readonly HeldStatement[],
): (HeldTransaction & Pick<HeldStatement, 'account' | 'currency'>)[] =>
  statements.flatMap(({ account, currency, transactions }) =>
    transactions.map((row) => ({ ...row, account, currency })),
  );

/** What must be found of each transaction; balances only where the program shows them. */
const expectedRows = (statements: readonly HeldStatement[], withBalance: boolean) =>
  rowsOf(statements).map((row) => ({
    date: row.date,
    text: row.text,
    reference: row.reference,
    valueDate: row.valueDate,
    id: row.id,
    postings: [
      [row.account, row.amount, row.currency],
      [COUNTER, negated(row.amount), row.currency],
    ],
    ...(withBalance ? { balance: row.balance } : {}),
  }));

const foundRows = (transactions: readonly JournalTransaction[], withBalance: boolean) =>
  transactions
    .filter(({ notes }) => notes.id !== undefined)
    .map(({ date, code, text, notes, postings }) => ({
      date,
      text: notes.description ?? text,
      reference: code || null,
      valueDate: notes['value-date'] ?? null,
      id: notes.id,
      postings: postings.map(({ account, amount, currency }) => [account, full(amount, currency), currency]),
      ...(withBalance ? { balance: postings[0]?.balance ?? null } : {}),
    }));

const openingsOf = (statements: readonly HeldStatement[]) =>
  statements.filter(({ opening }) => opening !== null).map(({ account, opening }) => [account, opening]);

/** What each opening books: what it differs from the balance that the account has so far. */
function bookedOpenings(statements: readonly HeldStatement[]): [account: string, amount: string][] {
  const sums = new Map<string, string>();
  return statements.flatMap(({ account, currency, opening, transactions }): [string, string][] => {
    const decimals = decimalsOf(currency);
    const soFar = sums.get(account) ?? '0';
    sums.set(account, sumAmounts([opening ?? soFar, ...transactions.map(({ amount }) => amount)], decimals));
    return opening === null ? [] : [[account, sumAmounts([opening, negated(soFar)], decimals)]];
  });
}

const isSomething = (amount: string): boolean => /[1-9]/.test(amount);

/** Every file that states one balance wrong by the least that there is. */
function falseBalances(text: string, stated: RegExp): string[] {
  return [...text.matchAll(stated)].map(({ index, 0: whole, groups }) => {
    const figure = groups?.figure ?? '';
    const last = (Number(figure.at(-1)) + 1) % 10;
    const wrong = whole.replace(figure, figure.slice(0, -1) + last);
    return text.slice(0, index) + wrong + text.slice(index + whole.length);
  });
}

client('beancount', () => {
  test.each(names)('%s', async (name) => {
    await withFiles('beancount', of(name), ({ files: [file], held }) => {
      const path = file?.path ?? '';
      expect(beanCheck(path)).toBe('');
      const { transactions, balances, errors } = readBeancount(path);
      expect(errors).toEqual([]);
      const rows = transactions.filter(({ meta }) => meta.id !== undefined);
      expect(
        rows.map(({ date, text, meta, postings }) => ({
          date,
          text,
          reference: meta.reference ?? null,
          valueDate: meta['value-date'] ?? null,
          id: meta.id,
          postings,
        })),
      ).toEqual(expectedRows(held.statements, false));
      const openings = transactions.filter(({ meta }) => meta.id === undefined);
      expect(openings.map(({ postings: [own] }) => [own?.[0], own?.[1]])).toEqual(bookedOpenings(held.statements));
      expect(balances.map(({ account, balance }) => [account, balance])).toEqual(
        held.statements.filter(({ closing }) => closing !== null).map(({ account, closing }) => [account, closing]),
      );
    });
  });

  test('refuses a closing balance that is wrong by a cent', async () => {
    await withFiles('beancount', of('checking'), ({ files: [file], folder }) => {
      const wrong = falseBalances(readFileSync(file?.path ?? '', 'utf8'), /balance \S+ (?<figure>-?[\d.]+) /g);
      expect(wrong).toHaveLength(1);
      for (const text of wrong) {
        writeFileSync(join(folder, 'wrong.beancount'), text);
        expect(beanCheck(join(folder, 'wrong.beancount'))).toContain('Balance failed');
      }
    });
  });
});

const STATED = / = [A-Z]{3} (?<figure>-?[\d.]+)$/gm;

client('ledger', () => {
  test.each(names)('%s', async (name) => {
    await withFiles('ledger', of(name), ({ files: [file], held }) => {
      const { transactions, complaint } = readLedger(file?.path ?? '');
      expect(complaint).toBe('');
      // It shows no postings of nothing.
      const shown = expectedRows(held.statements, false).filter(({ postings: [own] }) => isSomething(own?.[1] ?? ''));
      expect(foundRows(transactions, false)).toEqual(shown);
      const openings = transactions.filter(({ postings }) => postings[1]?.account === OPENINGS);
      expect(
        openings.map(({ postings: [own] }) => [own?.account, full(own?.amount ?? '', own?.currency ?? '')]),
      ).toEqual(bookedOpenings(held.statements).filter(([, amount]) => isSomething(amount)));
    });
  });

  test('refuses every stated balance that is wrong by a cent', async () => {
    await withFiles('ledger', of('checking'), ({ files: [file], folder }) => {
      const wrong = falseBalances(readFileSync(file?.path ?? '', 'utf8'), STATED);
      // Opening, four rows, closing.
      expect(wrong).toHaveLength(6);
      for (const text of wrong) {
        writeFileSync(join(folder, 'wrong.ledger'), text);
        expect(readLedger(join(folder, 'wrong.ledger')).complaint).toContain('Balance assertion off by');
      }
    });
  });
});

client('hledger', () => {
  test.each(names)('%s', async (name) => {
    await withFiles('hledger', of(name), ({ files: [file], held }) => {
      // Blocks of several accounts do not go on by date.
      const checks = held.statements.length === 1 ? ['ordereddates'] : [];
      const { transactions, complaint } = readHledger(file?.path ?? '', checks);
      expect(complaint).toBe('');
      expect(foundRows(transactions, true)).toEqual(expectedRows(held.statements, true));
      const openings = transactions.filter(({ postings }) => postings[1]?.account === OPENINGS);
      expect(openings.map(({ postings: [own] }) => [own?.account, own?.balance])).toEqual(openingsOf(held.statements));
      const closings = transactions.filter(({ postings }) => postings.length === 1);
      expect(closings.map(({ postings: [own] }) => [own?.account, own?.balance])).toEqual(
        held.statements.filter(({ closing }) => closing !== null).map(({ account, closing }) => [account, closing]),
      );
    });
  });

  test('several accounts in one file are not in the order of dates, which only a check of its own asks', async () => {
    await withFiles('hledger', of('two accounts'), ({ files: [file] }) => {
      expect(readHledger(file?.path ?? '', ['ordereddates']).complaint).toContain('out of order');
    });
  });

  test('refuses every stated balance that is wrong by a cent', async () => {
    await withFiles('hledger', of('checking'), ({ files: [file], folder }) => {
      const wrong = falseBalances(readFileSync(file?.path ?? '', 'utf8'), STATED);
      expect(wrong).toHaveLength(6);
      for (const text of wrong) {
        writeFileSync(join(folder, 'wrong.journal'), text);
        expect(readHledger(join(folder, 'wrong.journal')).complaint).toContain('balance assertion');
      }
    });
  });
});
