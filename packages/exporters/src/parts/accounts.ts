import type { Conversion, Statement } from '@tallyleaf/contract';
import { oneLine } from './text.ts';

/** Statements of one account, period after period. */
export interface AccountGroup {
  /** What tells it from the other accounts of the conversion; `null` where nothing is printed and it is alone. */
  readonly label: string | null;
  readonly currency: string;
  /** Indexes into the conversion's statements. */
  readonly statements: readonly number[];
}

/**
 * The accounts of a conversion, in the order of their first statements. Statements belong together only where number,
 * currency and type are the same and their periods follow on one another: under one number a bank may keep several
 * accounts, and two accounts must never be merged. Where nothing is printed there is nothing to compare.
 *
 * The label is the IBAN, else the number as printed (masked digits stay masked). Several accounts of one number get
 * their type or a count beside it; of several without a number, each a stand-in, `UNKNOWN` and the currency.
 */
export function accountsOf({ statements }: Conversion): AccountGroup[] {
  const groups: number[][] = [];
  statements.forEach((statement, index) => {
    const group = groups.find((members) => members.every((other) => continues(statements[other], statement)));
    if (group) group.push(index);
    else groups.push([index]);
  });
  const firsts = groups.map(([first = 0]) => statements[first] as Statement);
  return labelsOf(firsts).map((label, at) => {
    return { label, currency: firsts[at]?.account.currency ?? '', statements: groups[at] ?? [] };
  });
}

/** The label of each statement's account, in the statements' order. */
export function accountLabels(conversion: Conversion): (string | null)[] {
  const groups = accountsOf(conversion);
  return conversion.statements.map(
    (_, index) => groups.find(({ statements }) => statements.includes(index))?.label ?? null,
  );
}

const printed = ({ account }: Statement): string => oneLine(account.iban ?? account.number ?? '');

function continues(one: Statement | undefined, other: Statement): boolean {
  if (!one || printed(one) === '' || printed(one) !== printed(other)) return false;
  if (one.account.currency !== other.account.currency || one.account.type !== other.account.type) return false;
  const [first, second] = [one.period, other.period];
  if (!first.start || !first.end || !second.start || !second.end) return false;
  // The last day of one may be the first of the next.
  return first.end <= second.start || second.end <= first.start;
}

function labelsOf(firsts: readonly Statement[]): (string | null)[] {
  if (firsts.length < 2) return firsts.map((statement) => printed(statement) || null);
  const standIn = ({ account }: Statement) => `UNKNOWN${account.currency}`;
  const typed = firsts.map((statement) => {
    const { type } = statement.account;
    const plain = printed(statement);
    const twin = firsts.some(
      (other) => printed(other) === plain && sameCurrency(other, statement) && other.account.type !== type,
    );
    return plain && twin && type !== 'unknown' ? `${plain} ${type}` : plain || standIn(statement);
  });
  return typed.map((label, index) => {
    const one = firsts[index];
    const earlier = firsts
      .slice(0, index)
      .filter((other, at) => typed[at] === label && one && sameCurrency(other, one));
    return earlier.length === 0 ? label : `${label}-${earlier.length + 1}`;
  });
}

/** Accounts of one number in two currencies are told apart by the Currency column. */
const sameCurrency = (one: Statement, other: Statement): boolean => one.account.currency === other.account.currency;
