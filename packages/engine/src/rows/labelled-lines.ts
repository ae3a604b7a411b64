import type { Phrase } from '../languages/language.ts';
import type { KnownLine } from './figure-line.ts';
import type { Group } from './group-lines.ts';
import type { LineKind } from './line-kind.ts';
import type { LineLabel } from './line-label.ts';
import type { LineView } from './line-view.ts';

/** Rows as rules group them, written as one label a line; and labelled lines as rows. */

const LABEL_OF: Partial<Record<Phrase, LineLabel>> = {
  opening: 'opening',
  closing: 'closing',
  'carried-forward': 'carried',
  'brought-forward': 'carried',
  'daily-balance': 'balance',
  'available-balance': 'balance',
};

/** The phrase that a label stands for, where the line itself says none of its family. */
const PHRASE_OF: Partial<Record<LineLabel, Phrase>> = {
  opening: 'opening',
  closing: 'closing',
  carried: 'carried-forward',
  balance: 'daily-balance',
  total: 'total',
};

function labelOfKind(kind: LineKind): LineLabel {
  if (kind.kind === 'labelled') return LABEL_OF[kind.phrase] ?? 'total';
  if (kind.kind === 'head') return 'total';
  return kind.kind === 'section' || kind.kind === 'day' || kind.kind === 'balance' ? kind.kind : 'other';
}

/** What the rules' groups say of each line. */
export function labelsOf(groups: readonly Group[]): Map<LineView, LineLabel> {
  const labels = new Map<LineView, LineLabel>();
  for (const group of groups) {
    if (group.type === 'other') labels.set(group.known.view, labelOfKind(group.known.kind));
    else {
      const at = group.lines.indexOf(group.booked);
      group.lines.forEach((view, i) => {
        labels.set(view, i < at ? 'leads' : i === at ? 'booked' : view === group.below ? 'below' : 'follows');
      });
    }
  }
  return labels;
}

const WITH_FIGURE: readonly LineLabel[] = [
  'booked',
  'opening',
  'closing',
  'carried',
  'balance',
  'total',
  'lookalike',
  'other',
];
const WITH_BALANCE: readonly LineLabel[] = [
  'below',
  'opening',
  'closing',
  'carried',
  'balance',
  'total',
  'lookalike',
  'other',
];
/** Of a line that may be a booking whose amount was not read. */
const WITH_LOST_AMOUNT: readonly LineLabel[] = ['below', 'balance', 'total', 'lookalike', 'other'];
const WITHOUT: readonly LineLabel[] = ['leads', 'follows', 'section', 'heading', 'lookalike', 'other'];

const UNREAD_FIGURE = /^\S*\d\S*\d\S*$/u;

/**
 * Something with digits that a picture's reader made no value of stands apart in a line that names no balance:
 *
 *     03 Feb    GROCER    1A2.17    298.16
 */
const mayHaveLostAmount = ({ segments, phrases }: LineView): boolean =>
  phrases.length === 0 &&
  segments.some(
    ({ text, tokens }) =>
      UNREAD_FIGURE.test(text) &&
      tokens.some(
        ({ words, amount, date }) => !amount && !date && words.some(({ sureness }) => sureness !== undefined),
      ),
  );

/** What a line can be, by what stands in its columns. */
export function labelsAllowed(view: LineView): readonly LineLabel[] {
  const { figures, date, segments } = view;
  if (figures.some(({ role }) => role !== 'balance' && role !== 'other')) return WITH_FIGURE;
  if (figures.some(({ role }) => role === 'balance')) return mayHaveLostAmount(view) ? WITH_LOST_AMOUNT : WITH_BALANCE;
  return date && segments.length === 0 ? [...WITHOUT, 'day'] : WITHOUT;
}

/** A label as the kind of a line that stands between rows. */
function kindBy(label: LineLabel, { view, kind }: KnownLine): LineKind {
  if (labelOfKind(kind) === label) return kind;
  const phrase = PHRASE_OF[label];
  if (phrase) return { kind: 'labelled', phrase, label: view.text };
  if (label === 'section') return { kind: 'section', phrases: [] };
  return label === 'day' ? { kind: 'day' } : { kind: 'text' };
}

/** Groups lines by their labels; texts of a row that has no figures are no row. */
export function groupByLabels(known: readonly KnownLine[], labels: ReadonlyMap<LineView, LineLabel>): Group[] {
  const groups: Group[] = [];
  let ahead: KnownLine[] = [];
  let row: { lines: LineView[]; booked: LineView; below: LineView | null } | null = null;
  const close = (): void => {
    if (row) groups.push({ type: 'row', ...row });
    row = null;
    for (const { view } of ahead) groups.push({ type: 'other', known: { view, kind: { kind: 'text' } } });
    ahead = [];
  };
  for (const line of known) {
    const { view } = line;
    const label = labels.get(view) ?? 'other';
    if (label === 'booked') {
      const lines: LineView[] = [...ahead.splice(0).map((each) => each.view), view];
      close();
      row = { lines, booked: view, below: null };
    } else if (label === 'leads') {
      if (row) close();
      ahead.push(line);
    } else if (label === 'follows' && row) row.lines.push(view);
    else if (label === 'below' && row && !row.below) {
      row.lines.push(view);
      row.below = view;
    } else {
      close();
      groups.push({ type: 'other', known: { view, kind: kindBy(label, line) } });
    }
  }
  close();
  return groups;
}
