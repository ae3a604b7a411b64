import type { Judge } from '../packages/engine/src/rows/judge.ts';
import { CLASSES, type Example, type Examples, examplesOf } from './examples.ts';
import type { Dataset } from './trees/dataset.ts';

/** Examples of many synthesised statements as one table of numbers. */

type Part = keyof Examples;

/** Seeds `<seed>-0` … as the examples of a part; `told` hears of every hundredth statement. */
export function datasetOf(
  part: Part,
  seed: string,
  statements: number,
  judge: Judge,
  told: (done: number) => void = () => undefined,
): Dataset {
  const rows: Example[] = [];
  const group: number[] = [];
  for (let i = 0; i < statements; i++) {
    for (const example of examplesOf(`${seed}-${i}`, judge)[part]) {
      rows.push(example);
      group.push(i);
    }
    if ((i + 1) % 100 === 0) told(i + 1);
  }
  const classes: readonly string[] = CLASSES[part];
  const features = [...new Set(rows.slice(0, 50).flatMap(({ facts }) => Object.keys(facts)))];
  const x = new Float32Array(rows.length * features.length);
  rows.forEach(({ facts }, row) => {
    features.forEach((name, column) => {
      x[row * features.length + column] = facts[name] ?? Number.NaN;
    });
  });
  return {
    features,
    classes,
    x,
    y: Uint8Array.from(rows, ({ label }) => classes.indexOf(label)),
    weight: null,
    group: Int32Array.from(group),
  };
}
