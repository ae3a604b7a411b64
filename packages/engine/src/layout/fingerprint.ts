import type { Heading, TableColumn } from '../shapes/layout.ts';
import type { Page } from '../shapes/page.ts';

/** Places across the page are told to this part of its width: columns of two months, or of two scans, stand so near. */
const STEPS = 16;
/** A page's height is told in such parts of its width: paper is told apart, and a scan's margins are not. */
const SHAPE = 10;
/** Columns with a smaller share of the fullest one's values may be missing in another month. */
const SELDOM = 0.1;

/** One half of the hash (FNV-1a): it tells some hundreds of layouts apart, and keeps nothing secret. */
function hash(text: string, start: number): string {
  let sum = start;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

const at = (x: number, page: Page): number => Math.round((x / page.width) * STEPS);

/** The heading's cells: what each names, as far as it is known, and where its middle stands. */
const named = ({ cells }: Heading, page: Page): string[] =>
  cells.map(({ roles: [role = '-'], box }) => `${role}@${at((box[0] + box[2]) / 2, page)}`);

/** Columns without a heading: what they hold, and where they stand, by the edge at which such columns are set. */
function bare(columns: readonly TableColumn[], kind: string, edge: 0 | 2, page: Page): string[] {
  const most = columns.reduce((count, { tokens }) => Math.max(count, tokens.length), 0);
  return columns
    .filter(({ tokens }) => tokens.length > most * SELDOM)
    .map(({ box }) => `${kind}@${at(box[edge], page)}`);
}

/** What tells how a table is laid out: the shape of its first page and its columns, not what they are taken for. */
export function fingerprintOf(
  heading: Heading | null,
  dates: readonly TableColumn[],
  figures: readonly TableColumn[],
  page: Page,
): string {
  const columns = heading ? named(heading, page) : [...bare(dates, 'd', 0, page), ...bare(figures, 'f', 2, page)];
  const text = [Math.round((page.height / page.width) * SHAPE), ...columns].join(' ');
  return hash(text, 0x811c9dc5) + hash(text, 0x9e3779b9);
}
