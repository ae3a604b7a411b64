import type { Field, Line, PageLayout, RecordLines } from '../shapes/layout.ts';
import { fieldsOf } from './labelled-fields.ts';

/** Fewer records than these show no habit. */
const FEWEST = 3;
/** A label is the records' own when it stands in this share of them. */
const COMMON = 0.5;
/** Lines of one record stand no farther apart than this many font sizes, from foot to top. */
const REACH = 1.5;

interface FieldLine {
  readonly line: Line;
  readonly fields: readonly Field[];
}

/** How often each label is printed. */
function countsOf(lines: readonly FieldLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { fields } of lines) for (const { key } of fields) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const follows = (line: Line, before: Line): boolean =>
  line.page === before.page && line.box[1] - before.box[3] < REACH * before.size;

/** A text that goes on below its label's line, right of where labels begin. */
const goesOn = (line: Line, before: Line): boolean =>
  follows(line, before) && line.box[0] > before.box[0] + before.size;

/** A line without labels as one that carries a record's last text on. */
const carriedOn = ({ text, tokens }: Line, field: Field): Field => ({ ...field, text, tokens });

interface OpenRecord {
  readonly fields: Field[];
  readonly lines: Line[];
}

/** Of a head's fields, so many say the same on each page; the others are a page's number or what stands below it. */
const SAME = 0.75;

/** Texts of each label over all records. */
function textsOf(records: readonly OpenRecord[]): readonly ReadonlySet<string>[] {
  const texts = new Map<string, Set<string>>();
  for (const { key, text } of records.flatMap(({ fields }) => fields)) {
    texts.set(key, (texts.get(key) ?? new Set()).add(text));
  }
  return [...texts.values()];
}

/** What each page prints once, and says the same of: the account's branch, number and kind in the pages' head. */
function isHeadOfPages(records: readonly OpenRecord[]): boolean {
  const pages = new Set(records.flatMap(({ lines }) => lines[0]?.page ?? []));
  if (pages.size < records.length) return false;
  const texts = textsOf(records);
  return texts.filter(({ size }) => size === 1).length >= texts.length * SAME;
}

/**
 * Bookings printed as records, each a label and its value several times over:
 *
 *     Posted: 03/03/2025
 *     Details: GREEN GROCER
 *     Amount: -12.50
 *     Posted: 05/03/2025
 *     …
 *
 * The label that is printed most often, the first of these, begins each record.
 */
export function findRecords(pages: readonly PageLayout[]): RecordLines[] {
  const lines = pages.flatMap((page) => page.lines.map((line) => ({ line, fields: fieldsOf(line) })));
  const counts = countsOf(lines);
  const most = Math.max(0, ...counts.values());
  const first = [...counts].find(([, count]) => count === most)?.[0];
  if (first === undefined || most < FEWEST) return [];
  const records: OpenRecord[] = [];
  let open: OpenRecord | undefined;
  for (const { line, fields } of lines) {
    if (fields.some(({ key }) => key === first)) {
      open = { fields: [], lines: [] };
      records.push(open);
    }
    const last = open?.lines.at(-1);
    const own = fields.some(({ key }) => (counts.get(key) ?? 0) >= most * COMMON);
    const ends = open?.fields.at(-1);
    if (!open || fields.some(({ key }) => open?.fields.some((field) => field.key === key))) continue;
    if (own || (last && fields.length > 0 && follows(line, last))) {
      open.fields.push(...fields);
      open.lines.push(line);
    } else if (last && ends && fields.length === 0 && goesOn(line, last)) {
      open.fields.push(carriedOn(line, ends));
      open.lines.push(line);
    }
  }
  return isHeadOfPages(records) ? [] : records;
}
