import type { Figures } from '../score/figures.ts';
import type { Group, Score } from '../score/score-all.ts';
import type { Bin } from './reliability.ts';
import type { Blind, Unseen } from './unseen.ts';

/** Figures as tables of Markdown. */

const percent = (share: number | null | undefined): string => (share == null ? '–' : (100 * share).toFixed(1));

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(heads), row(heads.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');

const HEADS = ['', 'files', 'rows', 'mean F1 of a file', 'F1', 'perfect statements', 'silent errors', 'false alarms'];

const cells = (name: string, figures: Figures): (string | number)[] => [
  name,
  figures.files,
  figures.transactions,
  percent(figures.meanFileF1),
  percent(figures.f1),
  percent(figures.perfect),
  figures.silentErrors,
  figures.falseAlarms,
];

/** One line a group, the worst first. */
export function groupTable(score: Score, group: Group): string {
  const groups = Object.entries(score.by[group]).filter(([, figures]) => figures.statements > 0);
  const sorted = groups.sort(
    ([a, one], [b, other]) => (one.meanFileF1 ?? 0) - (other.meanFileF1 ?? 0) || (a < b ? -1 : 1),
  );
  return table(
    HEADS,
    sorted.map(([name, figures]) => cells(name, figures)),
  );
}

/** What is asked of the engine, beside what was measured. */
export function headTable(named: readonly (readonly [string, Figures])[]): string {
  const lines: [string, (figures: Figures) => string | number][] = [
    ['mean F1 of a file (%)', (f) => percent(f.meanFileF1)],
    ['F1 of transactions (%)', (f) => percent(f.f1)],
    ['perfect statements (%)', (f) => percent(f.perfect)],
    ['silent errors', (f) => f.silentErrors],
    ['verified despite a misprint', (f) => `${f.verifiedDespiteMisprint} of ${f.misprints}`],
    ['verified without proof', (f) => f.verifiedWithoutProof],
    ['false alarms (%)', (f) => percent(f.falseAlarmRate)],
    ['cautious (%)', (f) => percent(f.cautiousRate)],
    ['statements refused', (f) => f.refused],
    ['other papers refused (%)', (f) => percent(f.refusalAccuracy)],
    ['mean box IoU', (f) => f.boxIoU?.toFixed(3) ?? '–'],
    ['calibration error (ECE)', (f) => f.ece?.toFixed(4) ?? '–'],
    ['files', (f) => f.files],
    ['statements', (f) => f.statements],
    ['transactions', (f) => f.transactions],
  ];
  return table(
    ['', ...named.map(([name]) => name)],
    lines.map(([name, of]) => [name, ...named.map(([, figures]) => of(figures))]),
  );
}

export const fieldTable = (named: readonly (readonly [string, Figures])[]): string =>
  table(
    ['field right (%)', ...named.map(([name]) => name)],
    (Object.keys(named[0]?.[1].fields ?? {}) as (keyof Figures['fields'])[]).map((field) => [
      field,
      ...named.map(([, f]) => percent(f.fields[field])),
    ]),
  );

export const ablationTable = (byMode: readonly (readonly [string, Figures])[]): string =>
  table(
    HEADS,
    byMode.map(([name, figures]) => cells(name, figures)),
  );

export const binTable = (bins: readonly Bin[]): string =>
  table(
    ['confidence', 'rows', 'given on average', 'were right'],
    bins.map(({ from, to, rows, confidence, right }) => [
      `${from}–${to}`,
      rows,
      confidence.toFixed(3),
      right.toFixed(3),
    ]),
  );

export const blindTable = (rounds: readonly Blind[]): string =>
  table(
    ['round', 'files', 'mean F1 of a file', 'perfect statements', 'silent errors', 'other papers refused'],
    rounds.map(({ round, files, meanFileF1, perfect, silentErrors, refusalAccuracy }) => [
      round,
      files,
      percent(meanFileF1),
      percent(perfect),
      silentErrors,
      percent(refusalAccuracy),
    ]),
  );

export const unseenTable = (sets: readonly Unseen[]): string =>
  table(
    [
      '',
      'mean F1 of a file',
      'perfect statements',
      'silent errors',
      'statements refused',
      'false alarms (%)',
      'ECE',
      'commit',
    ],
    sets.map(({ name, meanFileF1, perfect, silentErrors, refused, falseAlarmRate, ece, commit }) => [
      name,
      percent(meanFileF1),
      percent(perfect),
      silentErrors,
      refused ?? '–',
      percent(falseAlarmRate),
      ece?.toFixed(3) ?? '–',
      commit ?? '–',
    ]),
  );
