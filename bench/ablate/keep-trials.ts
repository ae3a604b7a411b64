import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfEngine } from './cache.ts';
import { nameOf, type Trial } from './try-rules.ts';

/** Trials that are kept in a file, a line each, so that a run can be taken up again. */

type Kept = Pick<Trial, 'asked' | 'otherwise' | 'tried' | 'changed'> & { readonly name: string };

export interface KeptTrials {
  readonly known: (name: string) => Kept | undefined;
  readonly add: (trial: Trial) => void;
}

/** The trials in a file whose first line is the hash of the engine as it is; a file of another engine is begun anew. */
export function keepTrials(file: string | undefined): KeptTrials {
  if (file === undefined) return { known: () => undefined, add: () => undefined };
  const engine = hashOfEngine();
  const [before, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (before !== engine) writeFileSync(file, `${engine}\n`);
  const kept = before === engine ? lines.filter(Boolean).map((line) => JSON.parse(line) as Kept) : [];
  const known = new Map(kept.map((one) => [one.name, one]));
  return {
    known: (name) => known.get(name),
    add: (trial) => {
      const { asked, otherwise, tried, changed } = trial;
      const name = nameOf(trial);
      if (known.has(name)) return;
      appendFileSync(file, `${JSON.stringify({ name, asked, otherwise, tried, changed })}\n`);
    },
  };
}
