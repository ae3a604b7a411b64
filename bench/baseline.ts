import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a corpus came to when it was last written down: what was right may not become less. */
export interface Baseline {
  readonly right: number;
  readonly silentErrors: number;
  readonly verifiedDespiteMisprint: number;
  /** Of other papers; none where a corpus has none, or was written down without. */
  readonly refusalAccuracy?: number | null;
}

const path = join(import.meta.dirname, 'baseline.json');

const all = (): Record<string, Baseline> => JSON.parse(readFileSync(path, 'utf8')) as Record<string, Baseline>;

/** What got worse since the baseline was written; nothing where all is as good, or no baseline knows the corpus. */
export function worseThanBaseline(corpus: string, now: Baseline): string[] {
  const before = all()[corpus];
  if (!before) return [];
  const fell = (what: string, old: number | null | undefined, value: number | null | undefined): string[] =>
    old != null && (value ?? 0) < old ? [`${what} fell from ${old} to ${value ?? 0}`] : [];
  const rose = (what: string, old: number, value: number): string[] =>
    value > old ? [`${what} rose from ${old} to ${value}`] : [];
  return [
    ...fell('rows right', before.right, now.right),
    ...rose('silent errors', before.silentErrors, now.silentErrors),
    ...rose('misprints verified', before.verifiedDespiteMisprint, now.verifiedDespiteMisprint),
    ...fell('the share of other papers refused', before.refusalAccuracy, now.refusalAccuracy),
  ];
}

export function writeBaseline(corpus: string, now: Baseline): void {
  const { right, silentErrors, verifiedDespiteMisprint, refusalAccuracy } = now;
  const written = {
    right,
    silentErrors,
    verifiedDespiteMisprint,
    ...(refusalAccuracy == null ? {} : { refusalAccuracy }),
  };
  writeFileSync(path, `${JSON.stringify({ ...all(), [corpus]: written }, null, 2)}\n`);
}
