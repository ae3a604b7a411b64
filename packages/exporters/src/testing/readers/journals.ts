import type { ExportedFile } from '../../exporter.ts';
import type { Reader, ReadRow, ReadStatement } from './read.ts';

/**
 * Strict readers of the three journals: every block of a known form, accounts and currencies declared before they are
 * used, postings of a transaction that cancel each other. Statements begin at the comments that name them.
 */
export const JOURNAL_READERS: Readonly<Record<string, Reader>> = {
  beancount: async (file) => readJournal(file, BEANCOUNT),
  ledger: async (file) => readJournal(file, LEDGER),
  hledger: async (file) => readJournal(file, HLEDGER),
};

interface Posting {
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  readonly balance: string | null;
}

interface Booking {
  readonly date: string;
  readonly text: string;
  readonly code: string | null;
  readonly notes: Readonly<Record<string, string>>;
  readonly postings: readonly Posting[];
}

/** What one program reads in a block of lines. */
interface Grammar {
  readonly declarations: readonly RegExp[];
  readonly booking: (lines: readonly string[]) => Booking;
  /** A stated balance that is no booking: account, amount, currency. */
  readonly balance?: RegExp;
}

const ACCOUNT = String.raw`[\p{L}\p{N}][\p{L}\p{N}:-]*`;
const AMOUNT = String.raw`-?\d+(?:\.\d+)?`;

const BEANCOUNT: Grammar = {
  declarations: [
    /^option "operating_currency" "([A-Z]{3})"$/u,
    /^option "inferred_tolerance_multiplier" "0\.1"$/u,
    new RegExp(`^\\d{4}-\\d\\d-\\d\\d open (${ACCOUNT})$`, 'u'),
    /^$/u,
  ],
  booking: (lines) => {
    const [, date = '', text = ''] = match(/^(\d{4}-\d\d-\d\d) \* "((?:[^"\\]|\\["\\])*)"$/u, lines[0]);
    const inner = lines.slice(1).map((line) => match(/^ {2}(\S.*)$/u, line)[1] ?? '');
    const isNote = (line: string): boolean => /^[a-z][a-z-]*: /u.test(line);
    const notes = inner.filter(isNote).map((line) => {
      const [, key = '', quoted, plain = ''] = match(
        /^([a-z-]+): (?:"((?:[^"\\]|\\["\\])*)"|(\d{4}-\d\d-\d\d))$/u,
        line,
      );
      return [key, quoted === undefined ? plain : unquoted(quoted)];
    });
    const postings = inner
      .filter((line) => !isNote(line))
      .map((line): Posting => {
        const [, account = '', amount = '', currency = ''] = match(
          new RegExp(`^(${ACCOUNT}) {2}(${AMOUNT}) ([A-Z]{3})$`, 'u'),
          line,
        );
        return { account, amount, currency, balance: null };
      });
    return { date, text: unquoted(text), code: null, notes: Object.fromEntries(notes), postings };
  },
  balance: new RegExp(`^\\d{4}-\\d\\d-\\d\\d balance (${ACCOUNT}) (${AMOUNT}) ([A-Z]{3})$`, 'u'),
};

const unquoted = (text: string): string => text.replace(/\\(["\\])/g, '$1');

const ledgerBooking =
  (comment: RegExp) =>
  (lines: readonly string[]): Booking => {
    // Only after a code, be it empty, may a description begin with a bracket.
    const form = /^(\d{4}-\d\d-\d\d) \* (?:\(([^()]*)\) (.+)|((?!\().+))$/u;
    const [, date = '', code, coded, plain] = match(form, lines[0]);
    const text = coded ?? plain ?? '';
    if (comment.test(text)) throw new Error(`a note begins in ${text}`);
    const isNote = (line: string): boolean => line.startsWith('    ; ');
    const notes = lines
      .slice(1)
      .filter(isNote)
      .map((line) => match(/^ {4}; ([a-z-]+): (.+)$/u, line).slice(1, 3));
    const postings = lines
      .slice(1)
      .filter((line) => !isNote(line))
      .map((line): Posting => {
        const pattern = new RegExp(`^ {4}(${ACCOUNT}) {2}([A-Z]{3}) (${AMOUNT})(?: = ([A-Z]{3}) (${AMOUNT}))?$`, 'u');
        const [, account = '', currency = '', amount = '', other, balance = null] = match(pattern, line);
        if (other && other !== currency) throw new Error(`two currencies: ${line}`);
        return { account, currency, amount, balance };
      });
    return { date, text, code: code || null, notes: Object.fromEntries(notes), postings };
  };

const LEDGER: Grammar = {
  declarations: [new RegExp(`^account (${ACCOUNT})$`, 'u'), /^commodity ([A-Z]{3})$/u, /^tag (?:id|value-date)$/u],
  booking: ledgerBooking(/(?:\s{2}|\t);/u),
};

const HLEDGER: Grammar = {
  declarations: [
    new RegExp(`^account (${ACCOUNT})$`, 'u'),
    /^commodity ([A-Z]{3}) 1000\.\d*$/u,
    /^tag (?:id|value-date)$/u,
  ],
  booking: (lines) => {
    const booking = ledgerBooking(/;/u)(lines);
    const { description = booking.text } = booking.notes;
    if (description.replaceAll(';', ',') !== booking.text) throw new Error(`another description: ${description}`);
    return { ...booking, text: description };
  },
};

function match(pattern: RegExp, line = ''): RegExpExecArray {
  const found = pattern.exec(line);
  if (!found) throw new Error(`not as ${pattern}: ${line}`);
  return found;
}

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

function decimal(sum: bigint, like: string): string {
  const decimals = like.split('.')[1]?.length ?? 0;
  const digits = (sum < 0n ? -sum : sum).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${sum < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}

type Said = { -readonly [Key in keyof ReadStatement]: ReadStatement[Key] };

function readJournal({ bytes }: ExportedFile, grammar: Grammar) {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!text.endsWith('\n') || text.includes('\r')) throw new Error('line ends');
  const [declared = '', ...blocks] = text.slice(0, -1).split(/\n\n(?=; |\d{4}-\d\d-\d\d (?:\*|balance) )/u);
  const known = new Set(declared.split('\n').map((line) => declarationOf(line, grammar)));
  const rows: ReadRow[] = [];
  const statements: Said[] = [];
  const sums = new Map<string, bigint>();
  for (const block of blocks) {
    const lines = block.split('\n');
    const [, account] = /^; Statement: (.+), [A-Z]{3}, /u.exec(lines[0] ?? '') ?? [];
    const current = statements.at(-1);
    const balance = grammar.balance?.exec(block);
    if (account) statements.push({ account, opening: null, closing: null });
    else if (!current) throw new Error(`before every statement: ${block}`);
    else if (balance) current.closing = balance[2] ?? null;
    else take(grammar.booking(lines), { current, rows, sums, known });
  }
  return { rows, statements };
}

const declarationOf = (line: string, { declarations }: Grammar): string => {
  const found = declarations.map((pattern) => pattern.exec(line)).find((one) => one !== null);
  if (!found) throw new Error(`no declaration: ${line}`);
  return found[1] ?? line;
};

interface State {
  readonly current: Said;
  readonly rows: ReadRow[];
  readonly sums: Map<string, bigint>;
  readonly known: ReadonlySet<string>;
}

function take({ date, text, code, notes, postings }: Booking, { current, rows, sums, known }: State): void {
  const [own, other] = postings;
  if (!own || own.account !== current.account) throw new Error(`not of ${current.account}: ${text}`);
  for (const { account, currency } of postings)
    if (!known.has(account) || !known.has(currency)) throw new Error(`not declared: ${account} ${currency}`);
  if (postings.reduce((sum, { amount }) => sum + minor(amount), 0n) !== 0n)
    throw new Error(`does not balance: ${text}`);
  const key = `${own.account} ${own.currency}`;
  const sum = (sums.get(key) ?? 0n) + minor(own.amount);
  sums.set(key, sum);
  if (!other) current.closing = own.balance;
  else if (other.account === 'Equity:Opening-Balances') {
    current.opening = decimal(sum, own.amount);
    if (own.balance !== null && own.balance !== current.opening) throw new Error(`opening ${own.balance}`);
  } else {
    const { id = '', 'value-date': valueDate = null, reference = code } = notes;
    rows.push({
      date,
      valueDate,
      text,
      reference,
      amount: own.amount,
      currency: own.currency,
      balance: own.balance,
      account: own.account,
      id,
    });
  }
}
