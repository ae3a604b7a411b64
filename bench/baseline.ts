import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a corpus came to when it was last written down: rows that were right may not become fewer. */
export interface Baseline {
  readonly right: number;
  readonly silentErrors: number;
  readonly verifiedDespiteMisprint: number;
}

const path = join(import.meta.dirname, 'baseline.json');

const all = (): Record<string, Baseline> => JSON.parse(readFileSync(path, 'utf8')) as Record<string, Baseline>;

/** What got worse since the baseline was written; nothing where all is as good, or no baseline knows the corpus. */
export function worseThanBaseline(corpus: string, now: Baseline): string[] {
  const before = all()[corpus];
  if (!before) return [];
  return [
    ...(now.right < before.right ? [`rows right fell from ${before.right} to ${now.right}`] : []),
    ...(now.silentErrors > before.silentErrors
      ? [`silent errors rose from ${before.silentErrors} to ${now.silentErrors}`]
      : []),
    ...(now.verifiedDespiteMisprint > before.verifiedDespiteMisprint
      ? [`misprints verified rose from ${before.verifiedDespiteMisprint} to ${now.verifiedDespiteMisprint}`]
      : []),
  ];
}

export function writeBaseline(corpus: string, { right, silentErrors, verifiedDespiteMisprint }: Baseline): void {
  const baselines = { ...all(), [corpus]: { right, silentErrors, verifiedDespiteMisprint } };
  writeFileSync(path, `${JSON.stringify(baselines, null, 2)}\n`);
}
