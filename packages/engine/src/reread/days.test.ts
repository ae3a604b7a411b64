import { describe, expect, it } from 'vitest';
import { booking } from '../../tests/item-builder.ts';
import type { Candidate } from '../shapes/candidate.ts';
import type { Token } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import type { Row } from '../shapes/row.ts';
import { type Days, daysOf } from './days.ts';
import type { Placed } from './ink.ts';

/** A date as read from a picture: its words, each with how sure the reader was, and what else it may be. */
type Ink = readonly (readonly [text: string, sureness: number, ...readings: string[]])[];

const sure = (text: string): Ink => [[text, 0.95]];

function placedIn(row: Row, ink: Ink): Placed {
  const words = ink.map(([text, sureness, ...readings]): Word => {
    const box = [50, 100, 90, 110] as const;
    return { text, box, baseline: 110, size: 8, sureness, readings } as unknown as Word;
  });
  const text = words.map((word) => word.text).join(' ');
  return { page: 1, token: { text, words, box: [50, 100, 90, 110], date: row.date } as unknown as Token };
}

/** What is said of the dates of rows that begin with these, in sections by number. */
function daysFor(dates: readonly Ink[], groups: readonly number[] = dates.map(() => 0)): Days {
  const rows = dates.map((ink) => booking(ink.map(([text]) => text).join(' '), '9.00') as Row);
  const placed = new Map(rows.map((row, i) => [row.date, placedIn(row, dates[i] as Ink)] as const));
  const candidate = {
    period: { start: '2025-03-01', end: '2025-03-31' },
    rows,
    transactions: rows.map((row) => ({ date: dayOf(row) })),
    reading: { dates: { groups } },
  } as unknown as Candidate;
  const places = { ofAmount: () => undefined, ofDate: (date: Row['date']) => placed.get(date), within: () => [] };
  return daysOf(candidate, places);
}

const dayOf = ({ date }: Row): string => {
  const [reading] = date?.readings ?? [];
  const two = (number = 0): string => `${number}`.padStart(2, '0');
  return `${reading?.year ?? 2025}-${two(reading?.month)}-${two(reading?.day)}`;
};

const doubted = (days: Days): number[] => [...days.doubtful.keys()];

describe('a date of which the reader was not sure', () => {
  it('may be another day that its neighbours leave', () => {
    expect(doubted(daysFor([sure('2025-03-12'), [['2025-03-14', 0.2]], sure('2025-03-17')]))).toEqual([1]);
  });

  it('is none but itself between two of its day', () => {
    expect(
      doubted(daysFor([sure('2025-03-10'), sure('2025-03-14'), [['2025-03-14', 0.2]], sure('2025-03-14')])),
    ).toEqual([]);
  });

  it('is certain where its year alone is disputed', () => {
    const year: Ink = [['2025-03-14', 0.2, '202$-03-14']];
    expect(doubted(daysFor([sure('2025-03-12'), year, sure('2025-03-17')]))).toEqual([]);
    const day: Ink = [['2025-03-14', 0.2, '2025-03-1A']];
    expect(doubted(daysFor([sure('2025-03-12'), day, sure('2025-03-17')]))).toEqual([1]);
  });

  it('is certain where the words of its month and year alone are unsure', () => {
    const unsure: Ink = [
      ['14', 0.96],
      ['Mar', 0.1],
      ['2025', 0.1],
    ];
    expect(doubted(daysFor([sure('12 Mar 2025'), unsure, sure('17 Mar 2025')]))).toEqual([]);
  });
});

it('the days of each section run by themselves', () => {
  const dates = ['2025-03-10', '2025-03-14', '2025-03-20', '2025-03-03'].map(sure);
  expect(doubted(daysFor(dates, [0, 0, 0, 1]))).toEqual([]);
  expect(doubted(daysFor(dates))).toEqual([3]);
});

describe('a date whose year was misread', () => {
  const others = ['01', '04', '05', '10', '12', '17', '19'].map((day) => sure(`2025-03-${day}`));
  const changed = (ink: Ink): string[] =>
    daysFor([...others.slice(0, 4), ink, ...others.slice(4)]).changes.flatMap(({ by }) => by.map(({ text }) => text));

  it('has the year that nearly all rows have, where its day then fits', () => {
    expect(changed([['2072-03-11', 0.3]])).toEqual(['2025-03-11']);
  });

  it('keeps another year that was read surely, and a day that does not fit', () => {
    expect(changed([['2072-03-11', 0.95]])).toEqual([]);
    expect(changed([['2072-03-29', 0.3]])).toEqual([]);
  });
});
