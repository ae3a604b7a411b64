import { type AccountModel, balancesOf, closingOf, type Entry, turnoverOf } from '../model/statement-model.ts';
import type { Grammar } from './grammar.ts';

/** A run of rows with a heading and a subtotal of its own: of one direction, or of one of the account's cards. */
export interface PrintedSection {
  readonly direction: 'in' | 'out' | 'both';
  /** The last digits of its card. */
  readonly card?: string;
  readonly entries: readonly Entry[];
  readonly subtotal: bigint;
}

/** What a grammar shows of an account: every figure as it is printed, null where it is not. */
export interface PrintedAccount {
  readonly account: AccountModel;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  /** In the entries' order, oldest first. */
  readonly balances: readonly (bigint | null)[];
  readonly totals: { readonly moneyIn: bigint; readonly moneyOut: bigint } | null;
  readonly sections: readonly PrintedSection[];
  readonly directionTold: boolean;
  readonly scaleTold: boolean;
}

/** How far a misprinted figure is off: a difference of two neighbouring digits that changed places (9 × 30). */
const MISPRINT = 270n;

function printedBalances(account: AccountModel, grammar: Grammar): (bigint | null)[] {
  const wrong = grammar.misprint === 'balance' ? Math.floor(account.entries.length / 2) : -1;
  return balancesOf(account).map((balance, index) => {
    if (grammar.balances === 'none') return null;
    const lastOfDay = account.entries[index + 1]?.date !== account.entries[index]?.date;
    if (grammar.balances === 'day-end' && !lastOfDay) return null;
    return index === wrong ? balance + MISPRINT : balance;
  });
}

/** Several cards of one account, each with its own list. */
export function cardSections(account: AccountModel, cards: number): PrintedSection[] {
  const size = Math.ceil(account.entries.length / cards);
  const parts = Array.from({ length: cards }, (_, i) => account.entries.slice(i * size, (i + 1) * size));
  return parts.map((entries, index) => ({
    direction: 'both',
    card: `${account.number.slice(-3)}${index + 1}`,
    entries,
    subtotal: entries.reduce((sum, { amount }) => sum + amount, 0n),
  }));
}

function printedSections(account: AccountModel, grammar: Grammar): PrintedSection[] {
  if (grammar.sections === 'none') return [];
  if (grammar.sections === 'by-card') return cardSections(account, grammar.cards);
  const entriesIn = account.entries.filter(({ amount }) => amount > 0n);
  const entriesOut = account.entries.filter(({ amount }) => amount <= 0n);
  const turnover = turnoverOf(account.entries);
  const sections: PrintedSection[] = [
    { direction: 'in', entries: entriesIn, subtotal: turnover.moneyIn },
    { direction: 'out', entries: entriesOut, subtotal: turnover.moneyOut },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

/** Decides which figures of an account stand on the page, misprint included. */
export function printAccount(account: AccountModel, grammar: Grammar): PrintedAccount {
  const turnover = turnoverOf(account.entries);
  const totals = grammar.totals === 'none' ? null : turnover;
  return {
    account,
    opening: grammar.opening === 'none' ? null : account.opening,
    closing: grammar.closing === 'none' ? null : closingOf(account) + (grammar.misprint === 'closing' ? MISPRINT : 0n),
    balances: printedBalances(account, grammar),
    totals: totals && grammar.misprint === 'total' ? { ...totals, moneyOut: totals.moneyOut + MISPRINT } : totals,
    sections: printedSections(account, grammar),
    directionTold: grammar.directionTold,
    scaleTold: grammar.scaleTold,
  };
}

/** The entries in the order in which the page shows them, before a list that is newest first is turned round. */
export const entriesAsListed = ({ account, sections }: PrintedAccount): readonly Entry[] =>
  sections.length > 0 ? sections.flatMap(({ entries }) => entries) : account.entries;
