import { decimalsOf, fromMinor, toMinor } from '@tallyleaf/contract/plain';
import type { ExportWarning, Format, FormatOptions, Held, HeldStatement } from '../exporter.ts';
import { dayAfter } from '../joining/days.ts';
import { settingOf } from '../settings.ts';
import { counterAccounts } from './counter-accounts.ts';
import { type HoldRules, holdConversion } from './hold.ts';
import { journalAccounts } from './journal-accounts.ts';
import { wideSpanOf } from './span.ts';

/** What the journals of plain-text accounting share: which balances can be stated, and what an opening is booked with. */

/** The account that openings come from. */
export const OPENINGS = 'Equity:Opening-Balances';

/**
 * The order in which a program compares stated balances with its own: as in the file, by date and then as in the file,
 * or at the beginning of a day.
 */
export type Order = 'file' | 'date' | 'day';

/** What the file says of a statement's balances. */
export interface StatementPlan {
  /** What is booked on the first day, and whether the balance after it can be stated; null where no opening is printed. */
  readonly opening: { readonly date: string; readonly booked: string; readonly stated: boolean } | null;
  /** Of each transaction, whether the balance after it can be stated. */
  readonly rows: readonly boolean[];
  /** When the closing balance is stated; null where it cannot be. */
  readonly closing: string | null;
}

/**
 * Which balances a file of these statements can state. A balance can be stated where the opening is printed, and where
 * the program has booked exactly what stands before it: not where days go back. Where a statement follows on another of
 * its account, what its opening differs from the balance so far is booked, which is nothing unless something is missing
 * between them.
 */
export function planOf(statements: readonly HeldStatement[], order: Order): StatementPlan[] {
  const places = statements.map((statement) => placesOf(statement, order));
  const lines = linesOf(statements, places);
  const sums = new Map<string, bigint>();
  return statements.map((statement, index): StatementPlan => {
    const own = places[index] ?? [];
    const { line, from } = lines[index] ?? NO_LINE;
    const fits = (at: number, date: string): boolean => canState(line, from + at, date, order);
    const opening = openingOf(statement, sums);
    const [first] = own;
    const last = own.length - 1;
    const known = statement.opening !== null && first !== undefined;
    return {
      opening: known ? { date: first, booked: opening, stated: order !== 'day' && fits(0, first) } : null,
      rows: statement.transactions.map(({ date }, n) => known && order !== 'day' && fits(n + 1, date)),
      closing: known && statement.closing !== null && fits(last, own[last] ?? '') ? (own[last] ?? null) : null,
    };
  });
}

const accountKey = (statement: HeldStatement | undefined): string => `${statement?.account} ${statement?.currency}`;

/** The days of a statement's opening, transactions and closing; none where it has no date. */
function placesOf({ source, transactions }: HeldStatement, order: Order): string[] {
  const span = wideSpanOf(source);
  if (!span) return [];
  return [span.start, ...transactions.map(({ date }) => date), order === 'day' ? dayAfter(span.end) : span.end];
}

/** Of each place in an account's line, the latest day before it and the earliest after it; empty where there is none. */
interface Line {
  readonly latestBefore: readonly string[];
  readonly earliestAfter: readonly string[];
}

const NO_LINE = { line: { latestBefore: [], earliestAfter: [] }, from: 0 };

/** The lines of the statements' accounts, and where in them each statement begins. */
function linesOf(statements: readonly HeldStatement[], places: readonly (readonly string[])[]) {
  const days = new Map<string, string[]>();
  const starts = statements.map((statement, n) => {
    const line = days.get(accountKey(statement)) ?? [];
    days.set(accountKey(statement), line);
    const from = line.length;
    for (const day of places[n] ?? []) line.push(day);
    return from;
  });
  const lines = new Map([...days].map(([key, line]) => [key, lineOf(line)]));
  return statements.map((statement, n) => {
    return { line: lines.get(accountKey(statement)) ?? NO_LINE.line, from: starts[n] ?? 0 };
  });
}

/** One walk in each direction, so that long statements do not take the square of their length. */
function lineOf(days: readonly string[]): Line {
  const latestBefore: string[] = [];
  let latest = '';
  for (const day of days) {
    latestBefore.push(latest);
    if (day > latest) latest = day;
  }
  const earliestAfter: string[] = Array.from({ length: days.length }, () => '');
  let earliest = '';
  for (let at = days.length - 1; at >= 0; at--) {
    earliestAfter[at] = earliest;
    const day = days[at] ?? '';
    if (earliest === '' || day < earliest) earliest = day;
  }
  return { latestBefore, earliestAfter };
}

/** Whether a program that goes by this order has booked what stands before a place, and nothing of what stands after. */
function canState({ latestBefore, earliestAfter }: Line, at: number, date: string, order: Order): boolean {
  if (order === 'file') return true;
  const before = latestBefore[at] ?? '';
  const after = earliestAfter[at] ?? '';
  const booked = before === '' || (order === 'day' ? before < date : before <= date);
  return booked && (after === '' || after >= date);
}

/** What an opening books: what it differs from the balance so far. Counts the statement's transactions in. */
function openingOf({ account, currency, opening, transactions }: HeldStatement, sums: Map<string, bigint>): string {
  const decimals = decimalsOf(currency);
  const key = `${account} ${currency}`;
  const soFar = sums.get(key) ?? 0n;
  const start = opening === null ? soFar : toMinor(opening, decimals);
  sums.set(
    key,
    transactions.reduce((sum, { amount }) => sum + toMinor(amount, decimals), start),
  );
  return fromMinor(start - soFar, decimals);
}

/**
 * A conversion as a journal holds it: accounts by their names, statements of one account in the order of their days, and
 * the balances that can be stated.
 */
export function holdJournal(order: Order, rules: Pick<HoldRules, 'text' | 'reference'>): Format['hold'] {
  return (conversion, options) => {
    const names = journalAccounts(conversion, settingOf(options.settings, 'account'));
    const account: HoldRules['account'] = (statement) => {
      return { text: names[conversion.statements.indexOf(statement)] ?? '', losses: [] };
    };
    const held = holdConversion(conversion, { ...rules, account });
    const statements = inOrder(held.statements);
    const plans = planOf(statements, order);
    const said = statements.map((statement, n) => stated(statement, plans[n]));
    const warnings = said.flatMap((statement, n) => warningsOf(statement, plans[n], n > 0 && repeats(said, n)));
    return { ...held, statements: said, warnings: [...held.warnings, ...warnings] };
  };
}

/** Account by account, in the order of their first statements; those of an account by their days. */
function inOrder(statements: readonly HeldStatement[]): HeldStatement[] {
  const accounts = [...new Set(statements.map(accountKey))];
  const place = (statement: HeldStatement): string => wideSpanOf(statement.source)?.start ?? '';
  return accounts.flatMap((key) =>
    statements
      .filter((statement) => accountKey(statement) === key)
      .sort((one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0)),
  );
}

const repeats = (statements: readonly HeldStatement[], at: number): boolean =>
  statements.slice(0, at).some((other) => accountKey(other) === accountKey(statements[at]));

function stated(statement: HeldStatement, plan: StatementPlan | undefined): HeldStatement {
  return {
    ...statement,
    opening: plan?.opening ? statement.opening : null,
    closing: plan?.closing ? statement.closing : null,
    transactions: statement.transactions.map((row, n) => (plan?.rows[n] ? row : { ...row, balance: null })),
  };
}

const BREAKS =
  'The printed balances do not follow from the transactions. The program that reads the journal will refuse it at the first that does not.';
const GAP = `The opening balance is not the closing balance of the account's statement before it. The difference is booked against ${OPENINGS}; look for a statement that is missing.`;

function warningsOf(statement: HeldStatement, plan: StatementPlan | undefined, follows: boolean): ExportWarning[] {
  const { index, opening, closing, transactions, currency } = statement;
  if (opening === null) return [];
  const decimals = decimalsOf(currency);
  const breaks: number[] = [];
  let sum = toMinor(opening, decimals);
  for (const { row, amount, balance } of transactions) {
    sum += toMinor(amount, decimals);
    if (balance === null || toMinor(balance, decimals) === sum) continue;
    breaks.push(row);
    sum = toMinor(balance, decimals);
  }
  const wrongEnd = closing !== null && toMinor(closing, decimals) !== sum;
  const gap = follows && /[1-9]/.test(plan?.opening?.booked ?? '');
  return [
    ...(breaks.length > 0 || wrongEnd
      ? [{ code: 'sums-do-not-match', statement: index, rows: breaks, message: BREAKS } as const]
      : []),
    ...(gap ? [{ code: 'check-before-import', statement: index, rows: [], message: GAP } as const] : []),
  ];
}

/** The file's bytes of the blocks that it is made of, each parted from the next by an empty line. */
export const journalFile = (blocks: readonly string[], extension: string) => [
  { bytes: new TextEncoder().encode(`${blocks.join('\n\n')}\n`), extension, account: null },
];

/** What stands before a statement's transactions, as comments. */
export function headingOf({ account, currency, source, opening }: HeldStatement): string {
  const { start, end } = source.period;
  const days = `${start ?? 'start not printed'} to ${end ?? 'end not printed'}`;
  const lines = [`; Statement: ${account}, ${currency}, ${days}`];
  if (opening === null) lines.push('; No opening balance is printed; balances are not stated.');
  return lines.join('\n');
}

/** Every account, with the first day on which it is used. */
export function usedAccounts(held: Held, plans: readonly StatementPlan[], options: FormatOptions): Map<string, string> {
  const counterOf = counterAccounts(held, settingOf(options.settings, 'counter'));
  const used = new Map<string, string>();
  const use = (account: string, date: string): void => {
    const first = used.get(account);
    if (first === undefined || date < first) used.set(account, date);
  };
  for (const [n, { account, transactions }] of held.statements.entries()) {
    const opening = plans[n]?.opening;
    if (opening) for (const name of [account, OPENINGS]) use(name, opening.date);
    for (const row of transactions) for (const name of [account, counterOf(row)]) use(name, row.date);
  }
  return new Map([...used].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The amount that goes the other way. */
export const negated = (amount: string): string => {
  if (amount.startsWith('-')) return amount.slice(1);
  return /[1-9]/.test(amount) ? `-${amount}` : amount;
};
