import type { Figures } from './figures.ts';
import type { Score, ScoredFile } from './score-all.ts';

/** Figures for a terminal. */

const share = (value: number | null): string => value?.toFixed(3) ?? '-';

const COLUMNS: readonly (readonly [head: string, of: (figures: Figures) => string])[] = [
  ['files', ({ files }) => String(files)],
  ['file F1', ({ meanFileF1 }) => share(meanFileF1)],
  ['perfect', ({ perfect }) => share(perfect)],
  ['silent', ({ silentErrors }) => String(silentErrors)],
  ['misprints verified', ({ verifiedDespiteMisprint, misprints }) => `${verifiedDespiteMisprint}/${misprints}`],
  ['without proof', ({ verifiedWithoutProof }) => String(verifiedWithoutProof)],
  ['false alarms', ({ falseAlarmRate }) => share(falseAlarmRate)],
  ['cautious', ({ cautiousRate }) => share(cautiousRate)],
  ['refused', ({ refused }) => String(refused)],
  ['refusals right', ({ refusalAccuracy }) => share(refusalAccuracy)],
  ['ECE', ({ ece }) => ece?.toFixed(4) ?? '-'],
];

/** A line of figures for each name, under their heads. */
export function figureTable(named: readonly (readonly [name: string, figures: Figures])[]): string {
  const heads = COLUMNS.map(([head]) => head);
  const lines = named.map(([name, figures]) => [name, ...COLUMNS.map(([, of]) => of(figures))]);
  const first = Math.max(0, ...lines.map(([name = '']) => name.length));
  const set = (cells: readonly string[]): string =>
    cells.map((cell, c) => (c === 0 ? cell.padEnd(first) : cell.padStart(heads[c - 1]?.length ?? 0))).join('  ');
  return [['', ...heads], ...lines].map(set).join('\n');
}

const severity = ({ figures }: ScoredFile): number => figures.f1 ?? 0;

/** The files with most wrong, and what it is: silent errors first, then by their F1. */
export function worstFiles({ files }: Score, count: number): string {
  const bad = files
    .filter(({ faults }) => faults.length > 0)
    .sort((a, b) => b.figures.silentErrors - a.figures.silentErrors || severity(a) - severity(b));
  return bad
    .slice(0, count)
    .map(({ entry, figures, faults }) => [`${entry.name}  F1 ${share(figures.f1)}`, ...faults].join('\n    '))
    .join('\n');
}
