import { holdsCodes, share } from '../proposals/columns/text-content.ts';
import type { ColumnRole, HeadingCell } from '../shapes/layout.ts';

/** Columns whose text is the description, or part of it. */
export const DESCRIBES: readonly ColumnRole[] = [
  'description',
  'counterparty',
  'counterparty-account',
  'note',
  'type',
  'category',
];

/** A column of texts. */
export interface TextColumn {
  readonly heading: HeadingCell | null;
  readonly role: ColumnRole;
  readonly left: number;
  readonly cells: readonly string[];
}

const WORD = /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;
const hasWords = ({ cells }: { cells: readonly string[] }): boolean => share(cells, (text) => WORD.test(text)) > 0.5;
const lettersOf = (cells: readonly string[]): number => cells.join('').replace(/[^\p{L}]/gu, '').length;

/** What stands beside a smaller share of the rows than this, such as sums below them, does not describe them. */
const OF_ROWS = 0.25;

/** Where no column describes the rows, the one that says most in words does, whatever its heading says. */
function withDescription(columns: readonly TextColumn[]): TextColumn[] {
  const wordy = columns.filter(hasWords);
  const [most] = [...wordy].sort((a, b) => lettersOf(b.cells) - lettersOf(a.cells));
  const least = OF_ROWS * (most?.cells.length ?? 0);
  if (wordy.some(({ role, cells }) => DESCRIBES.includes(role) && cells.length >= least)) return [...columns];
  return columns.map((column) => (column === most ? { ...column, role: 'description' } : column));
}

const variety = ({ cells }: TextColumn): number => new Set(cells).size / Math.max(1, cells.length);

/** A number longer than any code of a branch or a trade. */
const LONG_NUMBER = /\d{6}/u;

/** `FLAT 2`: a word and a number apart from it. */
const COUNTED = /\p{L}{3} \d/u;
const NUMBER = /^\d+$/u;

/**
 * `FORTNIGHT`, `4423474092`, `PAY 22`: words in some rows and long numbers in others, or `5377`, `FLAT 2`, words with numbers of
 * their own and bare ones, are what a payer wrote, not codes.
 */
const isWritten = ({ cells }: TextColumn): boolean =>
  (cells.some((text) => WORD.test(text)) && cells.some((text) => LONG_NUMBER.test(text))) ||
  (cells.some((text) => COUNTED.test(text)) && cells.some((text) => NUMBER.test(text)));

const isText = (column: TextColumn): boolean => (hasWords(column) || isWritten(column)) && !holdsCodes(column.cells);

/** So many kinds, or fewer, may say no more than the direction: paid in, paid out. */
const WAYS = 2;

/**
 * Where a second column of kinds says by which way it was booked, the kind is part of what was booked:
 *
 *     Date      Kind        Paid with       Payee
 *     03 Mar    Purchase    Savings pot     GREEN GROCER
 *     04 Mar    Gift                        A. LEE
 */
function withKindAsText(columns: readonly TextColumn[], least: TextColumn): TextColumn[] {
  const isKind = hasWords(least) && new Set(least.cells).size > WAYS;
  const other = columns.find(
    ({ role, heading }) => role === 'note' && heading !== least.heading && heading?.roles[0] === 'type',
  );
  return columns.map((column) =>
    column === least && isKind && other && hasWords(other) ? { ...column, role: 'note' } : column,
  );
}

/**
 * Kinds of bookings recur: of several columns that are headed so, the one that varies least holds them, and others are texts,
 * or short codes of where it was booked.
 *
 *     Date      Code     Channel      Amount     Details
 *     07 Oct    SALPY    MOB        2,300.00     Salary
 *     08 Oct    BCASH    0537          80.00     Cash withdrawal
 */
function withOneType(columns: readonly TextColumn[]): TextColumn[] {
  const types = columns.filter(({ role }) => role === 'type');
  const [least] = [...types].sort((a, b) => variety(a) - variety(b));
  const told = columns.map(
    (column): TextColumn =>
      column.role === 'type' && column !== least ? { ...column, role: isText(column) ? 'note' : 'other' } : column,
  );
  return least ? withKindAsText(told, least) : told;
}

const NAMES_OTHER_SIDE: readonly ColumnRole[] = ['counterparty', 'counterparty-account', 'category'];

/**
 * Where the other columns name only who was at the other side, the kind of booking is part of what was booked:
 *
 *     Date        Type              Counterparty        Amount
 *     03 Mar      Salary            GREEN MILL LTD    2,100.00
 *     04 Mar      Text messages                          -2.00
 */
function withTypeAsText(columns: readonly TextColumn[]): TextColumn[] {
  const others = columns.filter(({ role }) => DESCRIBES.includes(role) && role !== 'type');
  if (others.length === 0 || others.some(({ role }) => !NAMES_OTHER_SIDE.includes(role))) return [...columns];
  return columns.map((column) => (column.role === 'type' ? { ...column, role: 'description' } : column));
}

/** So many columns of codes are not all what a bank knows its booking by. */
const MANY_CODES = 3;

/**
 * Of many columns of codes, the one that has another in each row, where the others are empty in some, is what the bank knows its
 * booking by; the others are those of the payment that was ordered:
 *
 *     Booking id    Date        Const.    Variable    Specific    Amount
 *     218116852     03.03.25      0308    70696675                -24.50
 *     207939423     04.03.25                                       -2.00
 */
function withOneReference(columns: readonly TextColumn[]): TextColumn[] {
  const codes = columns.filter(({ role }) => role === 'reference');
  const [own, next] = [...codes].sort((a, b) => b.cells.length - a.cells.length);
  const isOne = own && next && own.cells.length > next.cells.length && variety(own) === 1;
  if (codes.length < MANY_CODES || !isOne) return [...columns];
  return columns.map((column) =>
    column.role === 'reference' && column !== own ? { ...column, role: 'other' } : column,
  );
}

const DIGIT = /\d/u;
const SAYS_NOTHING = /^[-–—*.]+$/u;

/** Words without a figure in most of the cells that say anything. */
function areWords({ cells }: TextColumn): boolean {
  const said = cells.filter((text) => !SAYS_NOTHING.test(text));
  return said.length > 0 && share(said, (text) => WORD.test(text) && !DIGIT.test(text)) > 0.5;
}

/**
 * Beside a column of codes of which no two rows share one, words under another heading of references are what a payer wrote:
 *
 *     Date      Trans. id      Name           Ref             Amount
 *     01 Apr    99962649289    CORNER SHOP    deposit          51.30
 *     02 Apr    73206317029    A. LEE         school fees     -82.95
 */
function withWordsBesideCodes(columns: readonly TextColumn[]): TextColumn[] {
  const references = columns.filter(({ role }) => role === 'reference');
  const own = references.find((column) => variety(column) === 1 && column.cells.every((text) => DIGIT.test(text)));
  return columns.map((column) =>
    own && column !== own && column.role === 'reference' && areWords(column) ? { ...column, role: 'note' } : column,
  );
}

/** Nearly all that stands in a column of accounts is their numbers. */
const NEARLY_ALL = 0.9;

/** `1000639666/9960`, `GB00 1234 5678`: no word that says anything. */
const isAccount = (text: string): boolean => /\d/u.test(text) && !WORD.test(text);

/**
 * Where the other side's account is named over words as well, they are texts:
 *
 *     Date      Account or note           Counterparty     Amount
 *     03.02.    Direct debit              POWER LTD        -24.50
 *               1000639666/9960
 *
 * or where the heading's next line names texts, which stand below the accounts.
 */
const withAccountsAlone = (columns: readonly TextColumn[]): TextColumn[] =>
  columns.map((column) =>
    column.role === 'counterparty-account' &&
    (column.heading?.roles.includes('description') || share(column.cells, isAccount) < NEARLY_ALL)
      ? { ...column, role: 'note' }
      : column,
  );

/**
 * Numbers that count up and stand beside nothing else are no count of the rows but what each is known by:
 *
 *     Number    Date      Amount
 *     7794      01/01     101.65
 *     7795      01/02     713.43
 */
const withNumbersAlone = (columns: readonly TextColumn[]): TextColumn[] =>
  columns.length === 1
    ? columns.map((column) => (column.role === 'sequence' ? { ...column, role: 'reference' } : column))
    : [...columns];

/** Columns of texts, each with what the others leave it to be. */
export const toldTogether = (columns: readonly TextColumn[]): TextColumn[] =>
  withNumbersAlone(
    withAccountsAlone(withOneReference(withWordsBesideCodes(withTypeAsText(withOneType(withDescription(columns)))))),
  );
