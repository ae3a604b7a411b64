import type { Conversion, Statement, Transaction } from '@tallyleaf/contract';
import { decimalsOf, sumAmounts } from '@tallyleaf/contract/plain';
import type { ExportWarning, Held, HeldStatement, HeldTransaction, NotWritten } from '../exporter.ts';
import { accountLabels } from './accounts.ts';
import { withDerivedBalances } from './derived-balances.ts';
import { standIn, transactionIds } from './ids.ts';
import { oneLine } from './text.ts';

/** What the formats' `hold` functions share: what every format does to a conversion, and the warnings about it. */

type Loss = ExportWarning['code'];

/** A text as a format can hold it, and what was lost. */
export interface Fitted {
  readonly text: string;
  readonly losses: readonly Loss[];
}

/** What is particular to a format; what is left out is held as it is. */
export interface HoldRules {
  /** The account as the file names it. @param label what tells it from the document's others; `null` where nothing is printed */
  readonly account?: (statement: Statement, label: string | null) => Fitted;
  /** The description: on one line and never empty when it comes here. */
  readonly text?: (text: string, transaction: Transaction, statement: Statement) => Fitted;
  readonly reference?: (reference: string, transaction: Transaction, statement: Statement) => Fitted;
  readonly category?: (category: string) => Fitted;
  /** The value date as the file states it, where it must state one or cannot state any. */
  readonly valueDate?: (transaction: Transaction) => { readonly date: string | null; readonly losses: readonly Loss[] };
  /** The id, for a format that has less room for it. */
  readonly id?: (id: string) => string;
  /** Losses of a transaction apart from its texts. */
  readonly losses?: (transaction: Transaction, statement: Statement) => readonly Loss[];
  /** Why a statement cannot be held at all. */
  readonly refuse?: (statement: Statement) => Omit<NotWritten, 'statement'> | null;
  /** Transactions that the format cannot hold: each is left out, with a warning. */
  readonly leavesOut?: (transaction: Transaction, statement: Statement) => boolean;
  /** Of the words that stand for an empty description, where the format is one country's; English elsewhere. */
  readonly language?: Language;
  /** The file states opening, closing or totals, so that programs may compare them. */
  readonly statesSums?: boolean;
  /** The format states opening and closing: what is not printed is derived where it can be, with a warning. */
  readonly needsBalances?: boolean;
  /** Messages in place of the general ones. */
  readonly messages?: Partial<Record<Loss, string>>;
}

const MESSAGES: Readonly<Record<Loss, string>> = {
  'text-cut': 'A description is longer than the format allows and was cut.',
  'text-transliterated': 'Letters that the format does not have were written with those that it has.',
  'text-replaced': 'Characters that the format cannot hold were left out.',
  'reference-cut': 'A reference is longer than the format allows, or holds what it cannot, and was shortened.',
  'account-changed': 'The account number does not fit the format as it is printed and was shortened.',
  'figure-too-long': 'A figure has more digits than the format or the programs that read it keep.',
  'date-as-text': 'A date lies before March 1900 or does not exist; spreadsheets have no such date, so it is text.',
  'value-date-left-out': 'A value date cannot be told from the booking date by the format; it says the booking date.',
  'row-left-out': 'A transaction cannot be held by the format and was left out.',
  'sums-do-not-match':
    'Opening balance and transactions do not give the closing balance. The file says what is printed; the program that reads it may refuse it.',
  'balance-derived':
    'A balance that the format must state is not printed. It was derived from the balances beside the rows; compare it with your books.',
  'over-limit': 'The file is larger than the program takes; export a shorter period.',
  'currency-rounded':
    'The currency has three decimals, and the program keeps two: figures may come out rounded. Compare the sums after the import.',
  'check-before-import': 'Look at the file before you import it.',
};

const whole = (text: string): Fitted => ({ text, losses: [] });

/** For a format that has no transaction without a value date: where none is printed it is the booking date. */
export const valueOrBookingDate = ({ date, valueDate }: Transaction) => ({ date: valueDate ?? date, losses: [] });

/** The account's label, or one stand-in a currency, so that accounts are never merged nor invented. */
export const accountOrStandIn = (statement: Statement, label: string | null): Fitted =>
  whole(label ?? standIn(statement.account.currency));

/** Languages of formats that belong to one country. */
export type Language = 'en' | 'es' | 'fr' | 'pt' | 'de';

/** What stands for a description: money out, money in, and a row that moves nothing. */
const WORDS: Readonly<Record<Language, readonly [out: string, into: string, nothing: string]>> = {
  en: ['Money out', 'Money in', 'No movement'],
  es: ['Cargo', 'Abono', 'Sin movimiento'],
  fr: ['Débit', 'Crédit', 'Sans mouvement'],
  pt: ['Débito', 'Crédito', 'Sem movimento'],
  de: ['Belastung', 'Gutschrift', 'Ohne Umsatz'],
};

/** What an empty description says: which way the money went; several programs refuse an empty text. */
export const textOf = (
  { description, amount }: Pick<Transaction, 'description' | 'amount'>,
  language: Language = 'en',
): string => oneLine(description) || wordsFor(amount, language);

/** Which way the money went, for a text of which a format can hold nothing. */
export function wordsFor(amount: string, language: Language = 'en'): string {
  const [out, into, nothing] = WORDS[language];
  return /[1-9]/.test(amount) ? (amount.startsWith('-') ? out : into) : nothing;
}

/** A conversion as a format holds it by its rules. */
export function holdConversion(conversion: Conversion, { needsBalances = false, ...rules }: HoldRules = {}): Held {
  if (needsBalances) return withDerivedBalances(conversion, (filled) => holdConversion(filled, rules));
  const labels = accountLabels(conversion);
  const warnings: ExportWarning[] = [];
  const notWritten: NotWritten[] = [];
  const statements: HeldStatement[] = [];
  for (const [index, statement] of conversion.statements.entries()) {
    const reason = rules.refuse?.(statement);
    if (reason) notWritten.push({ statement: index, ...reason });
    else statements.push(holdStatement(statement, index, labels[index] ?? null, rules, warnings));
  }
  return { statements, warnings, notWritten };
}

function holdStatement(
  statement: Statement,
  index: number,
  label: string | null,
  rules: HoldRules,
  warnings: ExportWarning[],
): HeldStatement {
  const found = new Map<Loss, Set<number>>();
  const note = (losses: readonly Loss[], row?: number): void => {
    for (const loss of losses) {
      const rows = found.get(loss) ?? new Set<number>();
      found.set(loss, row === undefined ? rows : rows.add(row));
    }
  };
  const account = (rules.account ?? accountOrStandIn)(statement, label);
  note(account.losses);
  if (rules.statesSums && !sumsMatch(statement)) note(['sums-do-not-match']);
  // Eight thousand hashes take their time: whoever only asks what can be held is not made to wait for them.
  let ids: readonly string[] | undefined;
  const idOf = (row: number): string => {
    ids ??= transactionIds(statement);
    const id = ids[row] ?? '';
    return rules.id?.(id) ?? id;
  };
  const transactions = statement.transactions.flatMap((transaction, row): HeldTransaction[] => {
    if (rules.leavesOut?.(transaction, statement)) {
      note(['row-left-out'], row);
      return [];
    }
    const [held, losses] = holdTransaction(transaction, statement, rules);
    note(losses, row);
    return [
      {
        row,
        get id() {
          return idOf(row);
        },
        ...held,
      },
    ];
  });
  for (const [code, rows] of found) {
    warnings.push({ code, statement: index, rows: [...rows], message: rules.messages?.[code] ?? MESSAGES[code] });
  }
  const opening = statement.opening === null ? null : unsignedZero(statement.opening);
  const closing = statement.closing === null ? null : unsignedZero(statement.closing);
  const { currency } = statement.account;
  return { index, account: account.text, currency, opening, closing, transactions, source: statement };
}

function holdTransaction(
  transaction: Transaction,
  statement: Statement,
  rules: HoldRules,
): [Omit<HeldTransaction, 'row' | 'id'>, Loss[]] {
  const { date } = transaction;
  const amount = unsignedZero(transaction.amount);
  const balance = transaction.balance === null ? null : unsignedZero(transaction.balance);
  const value = rules.valueDate?.(transaction) ?? { date: transaction.valueDate, losses: [] };
  const words = textOf(transaction, rules.language);
  const text = rules.text?.(words, transaction, statement) ?? whole(words);
  const printed = transaction.reference === null ? '' : oneLine(transaction.reference);
  const reference = rules.reference && printed ? rules.reference(printed, transaction, statement) : whole(printed);
  const given = oneLine(transaction.category ?? '');
  const category = rules.category && given ? rules.category(given) : whole(given);
  const others = rules.losses?.(transaction, statement) ?? [];
  const losses = [...text.losses, ...reference.losses, ...category.losses, ...value.losses, ...others];
  return [
    {
      date,
      valueDate: value.date,
      text: text.text,
      reference: reference.text || null,
      amount,
      balance,
      category: category.text || null,
    },
    losses,
  ];
}

/** Nothing has no sign: `-0.00` is `0.00`, which some statements print and no program expects. */
const unsignedZero = (amount: string): string => (/^-[0.]*$/.test(amount) ? amount.slice(1) : amount);

/** Whether opening and transactions give the closing balance; true where one of them is not printed. */
export function sumsMatch({ opening, closing, transactions, account }: Statement): boolean {
  if (opening === null || closing === null) return true;
  const decimals = decimalsOf(account.currency);
  return (
    sumAmounts([opening, ...transactions.map(({ amount }) => amount)], decimals) === sumAmounts([closing], decimals)
  );
}
