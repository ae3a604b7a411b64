import type { Phrase } from '../languages/language.ts';
import type { Item, Row, Section } from '../shapes/row.ts';
import type { Direction } from './signs.ts';

/** A row with the section that it stands in. */
export interface SectionedRow {
  readonly row: Row;
  readonly section: Direction;
  readonly sectionIndex: number;
}

/** Sections whose rows are not booked, or are told elsewhere again. */
const NOT_BOOKED: ReadonlySet<Phrase> = new Set(['pending', 'summary', 'interest-rates']);

const directionOfSection = (item: Section): Direction => {
  if (item.phrases.includes('section-in')) return 'in';
  return item.phrases.includes('section-out') ? 'out' : null;
};

/** The booked rows, each with its section's direction; those of pending and other sections aside are left out. */
export function bookedRows(items: readonly Item[]): SectionedRow[] {
  const rows: SectionedRow[] = [];
  let section: Direction = null;
  let sectionIndex = 0;
  let booked = true;
  for (const item of items) {
    if (item.kind === 'section') {
      section = directionOfSection(item);
      booked = !item.phrases.some((phrase) => NOT_BOOKED.has(phrase));
      sectionIndex++;
    }
    if (item.kind === 'row' && booked) rows.push({ row: item, section, sectionIndex });
  }
  return rows;
}
