import type { Find } from './judge.ts';
import type { Answer } from './watched-pool.ts';

/** The longest and the largest that are told. */
const WORST = 5;

const sorted = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** Counts answers, and remembers the worst. */
export function createTally() {
  const began = performance.now();
  const answers = new Map<string, number>();
  const finds = new Map<string, number>();
  const costs: { readonly file: string; readonly time: number; readonly work: number; readonly memory: number }[] = [];
  const add = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const worst = (by: 'time' | 'work' | 'memory', text: (value: number) => string): string =>
    costs
      .toSorted((a, b) => b[by] - a[by])
      .slice(0, WORST)
      .map((cost) => `${text(cost[by])} (${cost.file})`)
      .join(', ');
  return {
    count(file: string, name: string, { time, work, memory }: Answer, find: Find | null): void {
      add(answers, name);
      costs.push({ file, time, work, memory });
      if (find) add(finds, find.kind);
    },
    finds: () => finds.size,
    report(): void {
      const seconds = (performance.now() - began) / 1000;
      console.log(`slowest: ${worst('time', (value) => `${(value / 1000).toFixed(1)} s`)}`);
      console.log(`most work: ${worst('work', (value) => `${(value / 1000).toFixed(1)} s`)}`);
      console.log(`largest: ${worst('memory', (value) => `${Math.round(value / 1e6)} MB`)}`);
      console.log(
        `${costs.length} files in ${seconds.toFixed(0)} s: ${sorted(answers)}; ${finds.size === 0 ? 'no finds' : `FINDS: ${sorted(finds)}`}`,
      );
    },
  };
}
