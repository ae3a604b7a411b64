import { expect, it } from 'vitest';
import { CLASSES, examplesOf } from './examples.ts';

const all = Array.from({ length: 12 }, (_, i) => examplesOf(`test-${i}`, { model: null, trust: 'both' }));

it('every example has the same facts, and a label that its forest knows', () => {
  for (const part of ['columns', 'lines'] as const) {
    const examples = all.flatMap((each) => each[part]);
    expect(examples.length).toBeGreaterThan(12);
    const names = Object.keys(examples[0]?.facts ?? {}).sort();
    for (const { facts, label } of examples) {
      expect(Object.keys(facts).sort()).toEqual(names);
      expect(CLASSES[part]).toContain(label);
    }
  }
});
