import { run } from '../client.ts';

/** Ledger and hledger, both by their strictest reading. */

export interface Posting {
  readonly account: string;
  readonly amount: string;
  readonly currency: string;
  /** The balance that the journal states, where the program tells. */
  readonly balance: string | null;
}

export interface JournalTransaction {
  readonly date: string;
  readonly code: string;
  readonly text: string;
  /** Notes of the form `key: value`. */
  readonly notes: Readonly<Record<string, string>>;
  readonly postings: readonly Posting[];
}

export interface JournalAnswer {
  readonly transactions: readonly JournalTransaction[];
  /** What the program complained of; empty where all is well. */
  readonly complaint: string;
}

/** Between the fields that Ledger is asked for: no text of ours holds it. */
const SEPARATOR = '\u001f';
const FIELDS = [
  '%(format_date(date, "%Y-%m-%d"))',
  '%(code)',
  '%(payee)',
  '%(account)',
  '%(quantity(amount))',
  '%(commodity(amount))',
  '%(tag("id"))',
  '%(tag("value-date"))',
  '%(xact.beg_line)',
];

/** What Ledger makes of a journal, its transactions in the file's order. */
export function readLedger(path: string): JournalAnswer {
  const args = ['-f', path, '--strict', '--pedantic', 'csv', '--csv-format', `${FIELDS.join(SEPARATOR)}\n`];
  const { status, stdout, stderr } = run('ledger', args);
  if (status !== 0 || stderr !== '') return { transactions: [], complaint: stderr || `exit ${status}` };
  const byLine = new Map<string, JournalTransaction & { postings: Posting[] }>();
  for (const line of stdout.split('\n').filter((text) => text !== '')) {
    const [date = '', code = '', text = '', account = '', amount = '', currency = '', id, valueDate, at = ''] =
      line.split(SEPARATOR);
    const notes = { ...(id ? { id } : {}), ...(valueDate ? { 'value-date': valueDate } : {}) };
    const transaction = byLine.get(at) ?? { date, code, text, notes, postings: [] as Posting[] };
    transaction.postings.push({ account, amount, currency, balance: null });
    byLine.set(at, transaction);
  }
  return { transactions: [...byLine.values()], complaint: '' };
}

interface HledgerAmount {
  readonly acommodity: string;
  readonly aquantity: { readonly decimalMantissa: number; readonly decimalPlaces: number };
}

interface HledgerTransaction {
  readonly tdate: string;
  readonly tcode: string;
  readonly tdescription: string;
  readonly tcomment: string;
  readonly tindex: number;
  readonly tpostings: readonly {
    readonly paccount: string;
    readonly pamount: readonly HledgerAmount[];
    readonly pbalanceassertion: { readonly baamount: HledgerAmount } | null;
  }[];
}

/** What hledger makes of a journal, its transactions in the file's order. @param checks beside the strict ones */
export function readHledger(path: string, checks: readonly string[] = []): JournalAnswer {
  const checked = run('hledger', ['-f', path, 'check', '--strict', ...checks]);
  if (checked.status !== 0) return { transactions: [], complaint: checked.stderr };
  const printed = run('hledger', ['-f', path, 'print', '-O', 'json']);
  const found = JSON.parse(printed.stdout) as HledgerTransaction[];
  const transactions = found
    .sort((one, other) => one.tindex - other.tindex)
    .map((transaction) => ({
      date: transaction.tdate,
      code: transaction.tcode,
      text: transaction.tdescription,
      notes: notesOf(transaction.tcomment),
      postings: transaction.tpostings.map(({ paccount, pamount: [amount], pbalanceassertion }) => ({
        account: paccount,
        amount: amount ? decimal(amount) : '',
        currency: amount?.acommodity ?? '',
        balance: pbalanceassertion ? decimal(pbalanceassertion.baamount) : null,
      })),
    }));
  return { transactions, complaint: '' };
}

const notesOf = (comment: string): Record<string, string> =>
  Object.fromEntries(
    [...comment.matchAll(/^([a-z-]+): (.*)$/gm)].map(([, key = '', value = '']): [string, string] => [key, value]),
  );

function decimal({ aquantity: { decimalMantissa, decimalPlaces } }: HledgerAmount): string {
  const digits = String(Math.abs(decimalMantissa)).padStart(decimalPlaces + 1, '0');
  const fraction = decimalPlaces > 0 ? `.${digits.slice(-decimalPlaces)}` : '';
  return `${decimalMantissa < 0 ? '-' : ''}${digits.slice(0, digits.length - decimalPlaces)}${fraction}`;
}
