import type { HeldStatement } from '@tallyleaf/exporters';
import { describe, expect, it } from 'vitest';
import { knownBalances } from '../../packages/exporters/src/parts/derived-balances.ts';
import { client } from './client.ts';
import {
  byAccount,
  isCard,
  isCheque,
  lookAt,
  lookAtAll,
  memoOf,
  minorOf,
  nameOf,
  OFX_KINDS,
  type OfxFile,
  type OfxRow,
  rowsOf,
} from './ofx-kinds.ts';
import { dayOf, type OfxdumpBlock, ofxdump } from './programs/ofxdump.ts';
import { type PyStatement, readWithOfxparse } from './programs/ofxparse.ts';
import { type SkroogeRow, skroogeRows } from './programs/skrooge.ts';
import { STATEMENTS } from './statements.ts';

/** OFX in its kinds, read by libofx (GnuCash, KMyMoney, HomeBank, Grisbi), ofxparse (Odoo) and Skrooge. */

const kinds = (...ids: string[]) => OFX_KINDS.filter(({ id }) => ids.includes(id));

describe.each(OFX_KINDS)('$id', (kind) => {
  it('is written of every statement that prints a balance', async () => {
    const names: string[] = [];
    await lookAtAll(kind, ({ name }) => names.push(name));
    expect(names).toContain('checking');
    expect(names).not.toContain('no balances');
  });
});

client('ofxdump', () => {
  it.each(OFX_KINDS)('libofx reads $id', async (kind) => {
    await lookAtAll(kind, ({ name, path, rows, statements }) => {
      const shown = ofxdump(path);
      expect(shown.accounts.map(shownAccount), name).toEqual(statements.map(heldAccount));
      const balances = shown.statements.map((block, n) => shownStatement(block, statements[n]));
      expect(balances, name).toEqual(statements.map(heldStatement));
      expect(
        shown.transactions.map((block, n) => shownRow(block, rows[n])),
        name,
      ).toEqual(rows.map(heldRow));
    });
  });

  it('takes noon for noon of UTC, so that a summer day is the next one in New Zealand and nowhere else', async () => {
    await lookAtAll({ id: 'ofx', options: {} }, ({ path, rows }) => {
      const [first] = rows;
      if (first?.row.date !== '2025-03-03') return;
      const dayIn = (zone: string) => dayOf(ofxdump(path, zone).transactions[0]?.['Date posted']);
      expect(['Pacific/Honolulu', 'America/Los_Angeles', 'Asia/Tokyo'].map(dayIn)).toEqual(Array(3).fill('2025-03-03'));
      expect(dayIn('Pacific/Auckland')).toBe('2025-03-04');
    });
  });
});

const shownAccount = (block: OfxdumpBlock) => ({
  number: block['Account #'],
  type: block['Account type'],
  currency: block['Default Currency'],
});

const heldAccount = (statement: HeldStatement) => ({
  number: statement.account,
  type: isCard(statement) ? 'CREDITCARD' : statement.source.account.type === 'savings' ? 'SAVINGS' : 'CHECKING',
  currency: statement.currency,
});

const shownStatement = (block: OfxdumpBlock, statement: HeldStatement | undefined) => ({
  start: dayOf(block['Start date of this statement']),
  end: dayOf(block['End date of this statement']),
  balance: statement && minorOf(block['Ledger balance'], statement),
  day: dayOf(block['Ledger balance date']),
});

const heldStatement = (statement: HeldStatement) => ({
  ...statement.source.period,
  balance: minorOf(statement.closing, statement),
  day: statement.source.period.end,
});

const shownRow = (block: OfxdumpBlock, of: OfxRow | undefined) => ({
  date: dayOf(block['Date posted']),
  valueDate: block['Date funds are available'] ? dayOf(block['Date funds are available']) : null,
  amount: of && minorOf(block['Total money amount'], of.statement),
  id: block["Financial institution's ID for this transaction"],
  name: block['Name of payee or transaction description'],
  memo: block['Extra transaction information (memo)'] ?? '',
  cheque: block['Check number'],
  reference: block['Reference number'],
});

const heldRow = ({ row, statement }: OfxRow) => ({
  date: row.date,
  valueDate: row.valueDate,
  amount: minorOf(row.amount, statement),
  id: row.id,
  name: nameOf(row),
  memo: memoOf(row),
  cheque: isCheque(row) ? row.reference : undefined,
  reference: isCheque(row) ? undefined : (row.reference ?? undefined),
});

client('ofxparse', () => {
  it.each(OFX_KINDS)('ofxparse reads $id', async (kind) => {
    const files: OfxFile[] = [];
    await lookAtAll(kind, (file) => files.push(file));
    const read = readWithOfxparse(files.map(({ bytes }) => bytes));
    const byName = (values: readonly unknown[]) => Object.fromEntries(files.map(({ name }, n) => [name, values[n]]));
    expect(byName(read)).toEqual(
      byName(
        files.map(({ statements, bytes }) =>
          // Its fault: it takes every OFX 2 file for ASCII.
          kind.id === 'ofx2' && bytes.some((byte) => byte > 0x7f) ? 'UnicodeDecodeError' : statements.map(pyStatement),
        ),
      ),
    );
  });
});

const pyStatement = (statement: HeldStatement): PyStatement => ({
  account: statement.account,
  currency: statement.currency,
  balance: statement.closing ?? '',
  start: statement.source.period.start ?? '',
  end: statement.source.period.end ?? '',
  entries: statement.transactions.map((row) => ({
    date: row.date,
    amount: row.amount,
    payee: nameOf(row),
    memo: memoOf(row),
    number: isCheque(row) ? (row.reference ?? '') : '',
    id: row.id,
    type: isCheque(row) ? 'check' : row.amount.startsWith('-') ? 'debit' : 'credit',
  })),
});

client('skrooge', () => {
  const all = kinds('ofx', 'ofx2', 'qfx', 'ofx-br').flatMap((kind) =>
    Object.keys(STATEMENTS).map((name) => ({ ...kind, name })),
  );
  it.each(all)('Skrooge reads $id: $name', async (kind) => {
    await lookAt(kind, kind.name, ({ name, path, statements, folder }) => {
      const read = skroogeRows(path, folder);
      for (const [first, ...others] of byAccount(statements)) {
        const rows = [first, ...others].flatMap((statement) => rowsOf(statement));
        const [opening, ...booked] = read.filter(({ account }) => account === skroogeAccount(first));
        // What Skrooge reckons from the last closing balance: a wrong sign would show.
        expect([opening?.date, minorOf(opening?.amount, first)], name).toEqual([
          '0000-00-00',
          minorOf(first.opening ?? knownBalances(first.source).opening, first),
        ]);
        expect(
          booked.map((row) => skroogeShows(row, first)),
          name,
        ).toEqual(rows.map(skroogeHolds));
      }
    });
  });
});

const skroogeAccount = (statement: HeldStatement): string =>
  isCard(statement) ? `Credit card ${statement.account}` : statement.account;

const skroogeShows = (row: SkroogeRow, statement: HeldStatement) => ({
  date: row.date,
  amount: minorOf(row.amount, statement),
  payee: row.payee,
  comment: row.comment,
  number: row.number,
  unit: row.unit,
});

/** Its fault: it drops characters beyond the first 65,536 of Unicode, and what joins them. */
const skroogeHolds = ({ row, statement }: OfxRow) => ({
  date: row.date,
  amount: minorOf(row.amount, statement),
  payee: nameOf(row).replace(/[\u{10000}-\u{10ffff}\u200d]/gu, ''),
  comment: memoOf(row),
  number: isCheque(row) ? row.reference : '',
  unit: statement.currency,
});
