import { decimalsOf, fromMinor } from '@tallyleaf/contract/plain';
import type { Format, FormatOptions, Held, HeldStatement, HeldTransaction } from '../exporter.ts';
import { settingOf } from '../settings.ts';
import { counterAccounts } from './counter-accounts.ts';
import type { Fitted } from './hold.ts';
import {
  headingOf,
  journalFile,
  negated,
  OPENINGS,
  type Order,
  planOf,
  type StatementPlan,
  usedAccounts,
} from './journal.ts';

/** The syntax that Ledger and hledger share. */

export interface Dialect {
  readonly extension: string;
  /** How the program goes through stated balances. */
  readonly order: Order;
  /** How a currency is declared. */
  readonly commodity: (currency: string) => string;
  /** A description on the first line of a transaction. */
  readonly description: (text: string) => string;
  /** Further lines of notes on a transaction. */
  readonly notes: (text: string) => readonly string[];
}

/** A bracket would end the code before the description, in which references stand. */
export function fitCode(reference: string): Fitted {
  const text = reference.replaceAll('(', '[').replaceAll(')', ']');
  return { text, losses: text === reference ? [] : ['reference-cut'] };
}

export const printLedger =
  (dialect: Dialect): Format['print'] =>
  (held, options) => {
    if (held.statements.length === 0) return [];
    const plans = planOf(held.statements, dialect.order);
    const counterOf = counterAccounts(held, settingOf(options.settings, 'counter'));
    const blocks = held.statements.flatMap((statement, n) => statementBlocks(statement, plans[n], counterOf, dialect));
    return journalFile([declarations(held, plans, options, dialect), ...blocks], dialect.extension);
  };

/** Strict readers refuse accounts, currencies and tags that are not declared. */
function declarations(
  held: Held,
  plans: readonly StatementPlan[],
  options: FormatOptions,
  { commodity }: Dialect,
): string {
  const currencies = [...new Set(held.statements.map(({ currency }) => currency))].sort();
  const accounts = [...usedAccounts(held, plans, options).keys()].map((account) => `account ${account}`);
  return [...accounts, ...currencies.map(commodity), 'tag id', 'tag value-date'].join('\n');
}

function statementBlocks(
  statement: HeldStatement,
  plan: StatementPlan | undefined,
  counterOf: (row: HeldTransaction) => string,
  dialect: Dialect,
): string[] {
  const { account, currency, opening, closing, transactions } = statement;
  const posting = (name: string, amount: string, balance: string | null = null): string =>
    `    ${name}  ${currency} ${amount}${balance === null ? '' : ` = ${currency} ${balance}`}`;
  const first = plan?.opening;
  const last = plan?.closing && closing;
  return [
    headingOf(statement),
    ...(first
      ? [
          [
            `${first.date} * Opening balance`,
            posting(account, first.booked, first.stated ? opening : null),
            posting(OPENINGS, negated(first.booked)),
          ].join('\n'),
        ]
      : []),
    ...transactions.map((row) =>
      [
        ...head(row, dialect),
        posting(account, row.amount, row.balance),
        posting(counterOf(row), negated(row.amount)),
      ].join('\n'),
    ),
    ...(last
      ? [`${plan.closing} * Closing balance\n${posting(account, fromMinor(0n, decimalsOf(currency)), last)}`]
      : []),
  ];
}

function head({ date, text, id, reference, valueDate }: HeldTransaction, { description, notes }: Dialect): string[] {
  const written = description(text);
  // A description that begins with a bracket would be taken for the code.
  const code = reference !== null ? `(${reference}) ` : written.startsWith('(') ? '() ' : '';
  const lines = [`id: ${id}`, ...(valueDate ? [`value-date: ${valueDate}`] : []), ...notes(text)];
  return [`${date} * ${code}${written}`, ...lines.map((line) => `    ; ${line}`)];
}
