import { phrasesIn, titlesIn } from '../languages/match.ts';
import type { Candidate } from '../shapes/candidate.ts';
import type { Item } from '../shapes/row.ts';

/** What a document says of itself: a statement, or something else. */
export interface Title {
  readonly statement: boolean;
  readonly other: boolean;
}

/** How many lines from the top titles are looked for in; another document says early what it is. */
const HEADLINES = 40;
const FIRST_LINES = 12;

/** The title of another document makes up this share of its cell's letters: its words stand in running text everywhere. */
const TITLE_SHARE = 0.6;

const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** Titles that a cell holds. Words that name a figure of a statement (`Balance`) are no title of another document. */
function titlesOfCell(text: string): ('statement' | 'other')[] {
  const named = phrasesIn(text).length > 0;
  return titlesIn(text).flatMap(({ title, at, length }) => {
    if (title === 'statement') return [title];
    return !named && letters(text.slice(at, at + length)) >= letters(text) * TITLE_SHARE ? [title] : [];
  });
}

/** Titles near the top of the document. */
export function titleOf(items: readonly Item[]): Title {
  const lines = items.flatMap((item) => (item.kind === 'remark' ? [item] : [])).slice(0, HEADLINES);
  const found = lines.map(({ cells }) => cells.flatMap(({ text }) => titlesOfCell(text)));
  return {
    statement: found.some((titles) => titles.includes('statement')),
    other: found.slice(0, FIRST_LINES).some((titles) => titles.includes('other')),
  };
}

/** Neighbouring balances that follow from each other, and those that do not. */
function links(candidate: Candidate): { readonly right: number; readonly wrong: number } {
  const { rows } = candidate.reading;
  let right = 0;
  let wrong = 0;
  for (let i = 1; i < rows.length; i++) {
    const [before, row] = [rows[i - 1], rows[i]];
    if (before?.balance == null || row?.balance == null) continue;
    if (before.balance + row.amount === row.balance) right++;
    else wrong++;
  }
  return { right, wrong };
}

/**
 * True where rows of dates and figures are an account's bookings. Price lists, timetables and invoices have such rows
 * too; only a statement has a balance that the rows move, or says that it is one.
 */
export function isAccountStatement(candidate: Candidate, title: Title): boolean {
  const { right, wrong } = links(candidate);
  if (right > 1 && right > wrong) return true;
  const { opening, closing, rows } = candidate.reading;
  if (opening && closing && rows.reduce((sum, row) => sum + row.amount, opening.value) === closing.value) return true;
  const named = opening !== null || closing !== null;
  if (named && (title.statement || !title.other)) return true;
  return title.statement && !title.other;
}

/** True where a document without rows tells of an account on which nothing moved: both balances, and a word of it. */
export function isEmptyStatement(items: readonly Item[], title: Title): boolean {
  const phrases = new Set(items.flatMap((item) => (item.kind === 'labelled' ? [item.phrase] : [])));
  if (!phrases.has('opening') && !phrases.has('brought-forward')) return false;
  if (!phrases.has('closing') && !phrases.has('carried-forward')) return false;
  if (title.other && !title.statement) return false;
  const nothing = items.some(
    (item) => item.kind === 'remark' && phrasesIn(item.text).some(({ phrase }) => phrase === 'no-transactions'),
  );
  return title.statement || nothing;
}
