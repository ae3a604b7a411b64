import { findLayout } from '../packages/engine/src/layout/find-layout.ts';
import { dateFacts, type Facts, figureFacts } from '../packages/engine/src/rows/column-facts.ts';
import type { Judge } from '../packages/engine/src/rows/judge.ts';
import { LINE_LABELS } from '../packages/engine/src/rows/line-label.ts';
import { plansOf } from '../packages/engine/src/rows/table-plan.ts';
import type { Layout, Line, TableColumn } from '../packages/engine/src/shapes/layout.ts';
import type { Word } from '../packages/engine/src/shapes/page.ts';
import { CELL_LABELS, type Label } from './synthesise/labels.ts';
import { synthesise } from './synthesise/synthesise.ts';

/** What the model learns from: what the engine sees of a synthesised statement, beside what is true of it. */

export interface Example {
  readonly facts: Facts;
  /** One of the forest's classes. */
  readonly label: string;
}

export interface Examples {
  readonly columns: readonly Example[];
  readonly lines: readonly Example[];
}

export const CLASSES = { columns: CELL_LABELS, lines: LINE_LABELS } as const;

/** A word cut in two by the engine is not the word that was set: what stands at its place counts. */
type Truth = (word: Word) => Label | undefined;

function truthOf(labels: readonly ReadonlyMap<Word, Label>[]): Truth {
  const byWord = new Map(labels.flatMap((page) => [...page]));
  const byPlace = new Map<string, Label>();
  for (const [word, label] of byWord) byPlace.set(placeKey(word), label);
  return (word) => byWord.get(word) ?? byPlace.get(placeKey(word));
}

const placeKey = ({ baseline, box }: Word): string => `${baseline.toFixed(2)} ${box[0].toFixed(1)}`;

/** The commonest of what is said, weighed by letters. */
function commonest(said: readonly (readonly [string, number])[]): string | null {
  const weights = new Map<string, number>();
  for (const [what, weight] of said) weights.set(what, (weights.get(what) ?? 0) + weight);
  const ranked = [...weights].sort((a, b) => b[1] - a[1]);
  return ranked[0]?.[0] ?? null;
}

function columnExamples(columns: readonly TableColumn[], facts: readonly Facts[], truth: Truth): Example[] {
  return columns.flatMap((column, i) => {
    const said = column.tokens.flatMap((token) => {
      const cell = token.words[0] && truth(token.words[0])?.cell;
      return cell ? [[cell, 1] as const] : [];
    });
    const label = commonest(said);
    // Figures of other tables and of the small print may stand under the same heading.
    return label && said.length * 2 > column.tokens.length ? [{ facts: facts[i] as Facts, label }] : [];
  });
}

function labelOf(line: Line, truth: Truth): string | null {
  return commonest(line.words.flatMap((word) => [[truth(word)?.line ?? 'other', word.text.length] as const]));
}

const tablesOf = (layout: Layout, truth: Truth): Example[] =>
  layout.tables.flatMap((table) => [
    ...columnExamples(table.figures, figureFacts(table, layout.form), truth),
    ...columnExamples(table.dates, dateFacts(table, layout.form), truth),
  ]);

/** The examples of one statement; `judge` decides what its columns hold before its lines are looked at. */
export function examplesOf(seed: string, judge: Judge): Examples {
  const { pages } = synthesise(seed);
  const truth = truthOf(pages.map(({ labels }) => labels));
  const layout = findLayout(pages.map(({ page }) => page));
  const plans = new Set(plansOf(layout, judge).values());
  const lines = [...plans].flatMap((plan) =>
    [...plan.facts].flatMap(([view, facts]) => {
      const label = labelOf(view.line, truth);
      return label ? [{ facts, label }] : [];
    }),
  );
  return { columns: tablesOf(layout, truth), lines };
}
