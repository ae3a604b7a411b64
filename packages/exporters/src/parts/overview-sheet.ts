import type { Check, Conversion } from '@tallyleaf/contract';
import { decimalsOf, isContradicted, sumAmounts } from '@tallyleaf/contract/plain';
import { fillIn } from '../evidence/fill-in.ts';
import type { EvidenceWords } from '../evidence/words/words.ts';
import type { HeldStatement } from '../exporter.ts';
import { columnOf, type PlacedAccount, type PlacedStatement } from './account-sheet.ts';
import { knownBalances } from './derived-balances.ts';
import { moneyIn, moneyOut } from './money-columns.ts';
import { dateCell, numberCell } from './sheet-cells.ts';
import type { SheetWords } from './sheet-words.ts';
import { type Cell, type Sheet, sheetReference } from './workbook.ts';
import type { Look } from './workbook-styles.ts';

/** The first sheet: what the statements are, whether they add up, and the sums, each a formula over the account's rows. */

export interface Overview {
  readonly sheet: Sheet;
  /** Where the opening of each statement stands, as formulas of other sheets write it. */
  readonly openings: ReadonlyMap<HeldStatement, string>;
}

interface Wording {
  readonly report: EvidenceWords;
  readonly sheet: SheetWords;
}

const text = (words: string, look?: Look): Cell =>
  words === '' ? null : { kind: 'text', text: words, ...(look && { look }) };

/** A label in the first column, and what stands beside it. */
const fact = (label: string, ...values: Cell[]): Cell[] => [text(label, 'long'), ...values];

export function overviewSheet(
  { source }: Conversion,
  accounts: readonly PlacedAccount[],
  wording: Wording,
  print: NonNullable<Sheet['print']>,
): Overview {
  const name = wording.sheet.overview;
  const rows: Cell[][] = [[text(source.fileName, 'title')], []];
  const openings = new Map<HeldStatement, string>();
  const all = accounts.flatMap((account) => account.statements.map((placed) => [account, placed] as const));
  for (const [n, [account, placed]] of all.entries()) {
    if (all.length > 1) {
      rows.push([text(fillIn(wording.report.statement, { number: n + 1, count: all.length }), 'strong')]);
    }
    rows.push(...identityRows(placed.statement, wording));
    const at = rows.length + 1;
    openings.set(placed.statement, `${sheetReference(name)}!$B$${at}`);
    rows.push(...sumRows(account, placed, at, wording), [], ...verdictRows(placed.statement, wording), []);
  }
  return { sheet: { name, headings: [], widths: [52, 26, 18, 18], rows, print }, openings };
}

function identityRows({ account, currency, source }: HeldStatement, { report, sheet }: Wording): Cell[][] {
  const { institution, holder } = source.account;
  const { start, end } = source.period;
  const day = (iso: string | null): Cell => (iso === null ? text(report.notPrinted) : dateCell(iso));
  return [
    ...(institution ? [fact(report.institution, text(institution, 'long'))] : []),
    ...(holder ? [fact(report.holder, text(holder, 'long'))] : []),
    fact(report.account, text(account || report.notPrinted, 'strong')),
    fact(report.currency, text(currency)),
    fact(sheet.from, day(start)),
    fact(sheet.to, day(end)),
  ];
}

/** @param at the row of the opening, the first of these */
function sumRows(account: PlacedAccount, placed: PlacedStatement, at: number, { report, sheet }: Wording): Cell[][] {
  const { statement, first, last } = placed;
  const { currency, transactions, source } = statement;
  const decimals = decimalsOf(currency);
  const { opening, closing, derived } = knownBalances(source);
  const ranged = (key: 'moneyIn' | 'moneyOut'): string => {
    const column = columnOf(account, key);
    return `${sheetReference(account.name)}!${column}${first}:${column}${last}`;
  };
  const figure = (decimal: string, formula: string | null, look?: 'strong'): Cell => {
    return { kind: 'number', decimal, decimals, ...(formula && { formula }), ...(look && { look }) };
  };
  const sum = (key: 'moneyIn' | 'moneyOut', of: typeof moneyIn): Cell => {
    const amounts = transactions.map(of).filter((amount) => amount !== '');
    return figure(sumAmounts(amounts, decimals), last < first ? null : `SUM(${ranged(key)})`);
  };
  const stated = (amount: string | null, end: 'opening' | 'closing'): Cell[] =>
    amount === null
      ? [text(report.notPrinted)]
      : [numberCell(amount, currency), derived.includes(end) ? text(sheet.derived) : null];
  const counted = last < first ? null : `COUNT(${ranged('moneyIn')})+COUNT(${ranged('moneyOut')})`;
  const rows = [
    fact(report.fields.opening, ...stated(opening, 'opening')),
    fact(report.moneyIn, sum('moneyIn', moneyIn)),
    fact(report.moneyOut, sum('moneyOut', moneyOut)),
  ];
  const count: Cell[] = fact(sheet.number, {
    kind: 'number',
    decimal: `${transactions.length}`,
    decimals: 0,
    ...(counted && { formula: counted }),
  });
  if (opening === null) return [...rows, fact(report.fields.closing, ...stated(closing, 'closing')), count];
  const reckoned = sumAmounts([opening, ...transactions.map(({ amount }) => amount)], decimals);
  rows.push(
    fact(sheet.reckoned, figure(reckoned, `ROUND(B${at}+B${at + 1}-B${at + 2},${decimals})`, 'strong')),
    fact(report.fields.closing, ...stated(closing, 'closing')),
  );
  if (closing !== null) {
    const differs = sumAmounts([closing, negated(reckoned)], decimals);
    rows.push(fact(sheet.difference, figure(differs, `ROUND(B${at + 4}-B${at + 3},${decimals})`)));
  }
  return [...rows, count];
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

function verdictRows({ source, currency }: HeldStatement, { report }: Wording): Cell[][] {
  const { status, cause, unread = [], checks } = source.reconciliation;
  const reasons = [
    ...(cause ? [report.causes[cause]] : []),
    ...unread.map((what) => report.unread[what]),
    ...checks.flatMap(({ doubts = [] }) => doubts.map((doubt) => report.doubts[doubt])),
  ];
  const table = checks.map((check): Cell[] => [
    text(`${report.checkKinds[check.kind]}${check.label ? ` “${check.label}”` : ''}`, 'long'),
    text(outcomeOf(check, report), 'long'),
    valueCell(check, check.expected, currency),
    valueCell(check, check.found, currency),
  ]);
  return [
    fact(report.verdict, text(report.verdicts[status], 'strong')),
    ...reasons.map((reason) => fact('', text(reason))),
    ...(checks.length > 0
      ? [[text(report.checks, 'strong'), null, text(report.expected, 'right'), text(report.found, 'right')], ...table]
      : []),
  ];
}

/** How a check came out: one that a person vouches for says so. */
export function outcomeOf(check: Check, report: EvidenceWords): string {
  if (check.by === 'person') return `${report.holds}, ${report.byPerson}`;
  if (check.ok) return report.holds;
  return isContradicted(check) ? report.fails : report.notProven;
}

function valueCell({ kind }: Check, value: string | undefined, currency: string): Cell {
  if (value === undefined) return null;
  if (kind !== 'count' && /^-?\d+(\.\d+)?$/.test(value)) return numberCell(value, currency);
  return /^\d{4}-\d\d-\d\d$/.test(value) ? dateCell(value) : text(value);
}
