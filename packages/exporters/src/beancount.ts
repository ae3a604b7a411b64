import type { Format, FormatOptions, Held, HeldStatement, HeldTransaction } from './exporter.ts';
import { counterAccounts } from './parts/counter-accounts.ts';
import {
  headingOf,
  holdJournal,
  journalFile,
  negated,
  OPENINGS,
  planOf,
  type StatementPlan,
  usedAccounts,
} from './parts/journal.ts';
import { settingOf } from './settings.ts';

/** A journal for Beancount, version 2 and 3. It compares balances at the beginning of a day. */
export const beancount: Format = {
  hold: holdJournal('day', {}),
  print: (held, options) => {
    if (held.statements.length === 0) return [];
    const plans = planOf(held.statements, 'day');
    const counterOf = counterAccounts(held, settingOf(options.settings, 'counter'));
    const statements = held.statements.flatMap((statement, n) => statementBlocks(statement, plans[n], counterOf));
    return journalFile([header(held, plans, options), ...statements], 'beancount');
  },
};

function header(held: Held, plans: readonly StatementPlan[], options: FormatOptions): string {
  const currencies = [...new Set(held.statements.map(({ currency }) => currency))].sort();
  const opens = [...usedAccounts(held, plans, options)].map(([account, date]) => `${date} open ${account}`);
  return [
    ...currencies.map((currency) => `option "operating_currency" "${currency}"`),
    // Beancount's own tolerance lets a balance be wrong by the last digit.
    'option "inferred_tolerance_multiplier" "0.1"',
    '',
    ...opens,
  ]
    .join('\n')
    .trimEnd();
}

function statementBlocks(
  statement: HeldStatement,
  plan: StatementPlan | undefined,
  counterOf: (row: HeldTransaction) => string,
): string[] {
  const { account, currency, closing, transactions } = statement;
  const postings = (amount: string, other: string) => [
    `  ${account}  ${amount} ${currency}`,
    `  ${other}  ${negated(amount)} ${currency}`,
  ];
  const { opening } = plan ?? {};
  return [
    headingOf(statement),
    ...(opening ? [[`${opening.date} * "Opening balance"`, ...postings(opening.booked, OPENINGS)].join('\n')] : []),
    ...transactions.map((row) => [...head(row), ...postings(row.amount, counterOf(row))].join('\n')),
    ...(plan?.closing && closing ? [`${plan.closing} balance ${account} ${closing} ${currency}`] : []),
  ];
}

const head = ({ date, text, id, reference, valueDate }: HeldTransaction): string[] => [
  `${date} * ${quoted(text)}`,
  `  id: "${id}"`,
  ...(reference ? [`  reference: ${quoted(reference)}`] : []),
  ...(valueDate ? [`  value-date: ${valueDate}`] : []),
];

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
