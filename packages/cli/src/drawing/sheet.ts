import type { Box, Check, Conversion, Verdict } from '@tallyleaf/contract';
import { isContradicted } from '@tallyleaf/contract/plain';
import type { SeenBlock, SeenText } from '@tallyleaf/engine/node';

export type { SeenBlock, SeenColumn } from '@tallyleaf/engine/node';

/** What `inspect` draws over one page, gathered from the page as read and from the conversion. Also written as JSON. */
export interface InspectSheet {
  /** Counted from 1. */
  readonly page: number;
  /** In points, as displayed. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly SeenText[];
  readonly lines: readonly SeenText[];
  readonly rulings: readonly { readonly direction: 'horizontal' | 'vertical'; readonly box: ReadonlyBox }[];
  /** How the page is divided under headings, and what the columns there are taken for. */
  readonly blocks: readonly SeenBlock[];
  readonly rows: readonly InspectRow[];
  /** The printed figures that checks used and whose place is known. */
  readonly figures: readonly { readonly label: string; readonly ok: boolean; readonly box: ReadonlyBox }[];
  /** The verdicts of the statements that have a row on this page, a line each. */
  readonly checks: readonly { readonly ok: boolean; readonly text: string }[];
}

type ReadonlyBox = Readonly<Box>;

export interface InspectRow {
  readonly statement: number;
  /** Index of the transaction in its statement; `null` for a part of it that goes on over a page. */
  readonly row: number;
  readonly box: ReadonlyBox;
  readonly date: string;
  readonly amount: string;
  readonly balance: string | null;
  readonly confidence: number;
  /** Whether the printed figures bind it, break at it, or say nothing of it or of its date. */
  readonly standing: 'bound' | 'broken' | 'unbound';
}

/** The rows of a conversion that stand, wholly or in part, on a page. */
export function rowsOnPage(conversion: Conversion, page: number): InspectRow[] {
  return conversion.statements.flatMap(({ transactions, reconciliation }, statement) => {
    const failed = reconciliation.checks.filter(isContradicted);
    const unsure = reconciliation.checks.filter(({ ok }) => !ok);
    const broken = new Set(failed.flatMap((check) => check.broken ?? []));
    const unbound = new Set([...(reconciliation.unbound ?? []), ...unsure.flatMap((check) => check.broken ?? [])]);
    return transactions.flatMap((transaction, row) => {
      const { where, date, amount, balance, confidence } = transaction;
      const places = where ? [where, ...(where.more ?? [])].filter((place) => place.page === page) : [];
      const standing = broken.has(row) ? 'broken' : unbound.has(row) ? 'unbound' : 'bound';
      return places.map(({ box }): InspectRow => {
        return { statement, row, box, date, amount, balance, confidence, standing };
      });
    });
  });
}

/** The printed figures on a page that the checks used. */
export const figuresOnPage = (conversion: Conversion, page: number): InspectSheet['figures'] =>
  conversion.statements.flatMap(({ reconciliation }) =>
    reconciliation.checks.flatMap((check) =>
      (check.where ?? [])
        .filter((place) => place.page === page)
        .map(({ box }) => ({ label: check.label ?? check.kind, ok: check.ok, box })),
    ),
  );

const WORDS: Readonly<Record<Verdict, string>> = {
  verified: 'adds up',
  failed: 'does not add up',
  unverifiable: 'cannot be checked',
};

/** The verdicts and checks of the statements that have a row on the page, in words. */
export function checksOnPage(conversion: Conversion, page: number): InspectSheet['checks'] {
  const here = new Set(rowsOnPage(conversion, page).map(({ statement }) => statement));
  return conversion.statements.flatMap(({ transactions, opening, closing, reconciliation }, index) => {
    if (!here.has(index)) return [];
    const { status, checks } = reconciliation;
    const head = `Statement ${index + 1}: ${WORDS[status]}. Opening ${opening ?? 'not printed'}, ${transactions.length} rows, closing ${closing ?? 'not printed'}.`;
    return [
      { ok: status === 'verified', text: head },
      ...checks.map((check) => ({ ok: check.ok, text: `${signOf(check)} ${checkInWords(check)}` })),
    ];
  });
}

const signOf = (check: Check): string => (check.ok ? '✓' : isContradicted(check) ? '✗' : '?');

function checkInWords(check: Check): string {
  const sums = check.expected === undefined ? '' : `: expected ${check.expected}, found ${check.found ?? 'nothing'}`;
  const rows = check.rows === undefined ? '' : ` over ${check.rows} rows`;
  const doubts = check.doubts ? `, not proven: ${check.doubts.join(', ')}` : '';
  const by = check.by ? ', confirmed by a person' : '';
  const broken = check.broken?.length
    ? `, ${isContradicted(check) ? 'broken' : 'doubted'} at ${check.broken.map((row) => row + 1).join(', ')}`
    : '';
  return `${check.label ?? check.kind}${sums}${rows}${doubts}${broken}${by}`;
}
