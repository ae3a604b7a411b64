import { titlesIn } from '../languages/match.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { type Month, monthAtEnd, readMonth } from '../values/month.ts';
import type { Period } from './dates.ts';
import { phrasesOf } from './phrases.ts';

const clean = (text: string): string => text.replace(/^[\s:：#.\-–]+|[\s:：.\-–]+$/gu, '');

/** What stands behind a label of the period, or behind a statement's title; null where a cell has neither. */
function behindLabel({ text }: Remark['cells'][number]): string | null {
  const label = phrasesOf({ text }).find(({ phrase }) => phrase === 'period' || phrase === 'statement-date');
  const place = label ?? titlesIn(text).find(({ title }) => title === 'statement');
  return place ? clean(text.slice(place.at + place.length)) : null;
}

/** The month in a label's cell, in the one right of it (`PERIODE | : APRIL 2024`), or in the one under it. */
function monthIn(remark: Remark, below: Remark | null): Month | null {
  for (const [i, cell] of remark.cells.entries()) {
    const rest = behindLabel(cell);
    if (rest === null) continue;
    const right = remark.cells.slice(i + 1, i + 3).find(({ text }) => clean(text) !== '');
    const under = below?.cells.find(({ box }) => box[0] < cell.box[2] && box[2] > cell.box[0]);
    const texts = rest === '' ? [right?.text, under?.text] : [rest];
    const month = texts.flatMap((text) => (text ? (readMonth(clean(text)) ?? monthAtEnd(clean(text)) ?? []) : []))[0];
    if (month) return month;
  }
  return null;
}

const iso = (date: Date): string => date.toISOString().slice(0, 10);

function periodOf({ year, month }: Month): Period {
  return { start: iso(new Date(Date.UTC(year, month - 1, 1))), end: iso(new Date(Date.UTC(year, month, 0))) };
}

/** The months that pages name as their period, or in their titles, each from its first day to its last. */
export function monthPeriods(items: readonly Item[]): Period[] {
  const remarks = items.filter((item): item is Remark => item.kind === 'remark');
  return remarks.flatMap((remark, i) => {
    const below = remarks[i + 1];
    const month = monthIn(remark, below?.spot.page === remark.spot.page ? below : null);
    return month ? [periodOf(month)] : [];
  });
}
