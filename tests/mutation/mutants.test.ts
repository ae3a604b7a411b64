import { expect, it } from 'vitest';
import { sample } from './chosen.ts';
import { strangers } from './equivalent.ts';
import { findMutants, mutated } from './mutants.ts';

/** What becomes of a line, each way it is changed. */
const changed = (source: string, jsx = false): string[] =>
  findMutants(source, jsx).map((mutant) => mutated(source, mutant));

it.each([
  ['f(a <= b);', [';', 'f(a < b);']],
  ['f(a === b && !c);', [';', 'f(a !== b && !c);', 'f(a === b || !c);', 'f(a === b && !!c);']],
  ['x = a ?? b + 2;', [';', 'x = a && b + 2;', 'x = a ?? b - 2;', 'x = a ?? b + 3;']],
  ["const f = () => 'a' + b;", []],
  ['const f = (a) => (a ? 1 : 2);', ['const f = (a) => (false ? 1 : 2);', 'const f = (a) => (true ? 1 : 2);']],
  ['const f = (a) => a.some(g);', ['const f = (a) => a.every(g);']],
  ['const f = (a) => ({ a, b: 1 });', ['const f = (a) => ({  b: 1 });', 'const f = (a) => ({ a,  });']],
  [
    "const limits = ['a', -1];",
    ["const limits = ['mutated', -1];", "const limits = ['a', +1];", "const limits = ['a', -2];"],
  ],
  ["type A = 'a' | 1; import b from './b.ts'; export { c } from './c.ts';", []],
])('%s is changed in every place and in no other', (source, wanted) => {
  expect(changed(source).toSorted()).toEqual([...wanted].toSorted());
});

it('leaves out attributes of elements, but for those that only show', () => {
  expect(changed('const e = () => <Toast title={t} className="a" open />;', true)).toEqual([
    'const e = () => <Toast  className="a" open />;',
    'const e = () => <Toast title={t} className="a"  />;',
  ]);
});

it('says where a change is, counted in characters', () => {
  const [first] = findMutants("const é = 'ü';\n  if (a) b();", false).slice(1);
  expect(first).toMatchObject({ line: 2, text: 'if (a) b();', what: 'a -> false' });
});

it('draws the same by the same seed, whatever else there is', () => {
  const list = Array.from({ length: 40 }, (_, index) => `m${index}`);
  const drawn = sample(list, 10, 1, String);
  expect(drawn).toHaveLength(10);
  expect(sample(list, 10, 2, String)).not.toEqual(drawn);
  expect(sample([...list, ...drawn].slice(5), 60, 1, String)).toHaveLength(new Set(list.slice(5)).size + 10);
  expect(sample(list.toReversed(), 10, 1, String).toSorted()).toEqual(drawn.toSorted());
});

it('lists no change as equivalent that is none of a source', () => {
  expect(strangers(process.cwd())).toEqual([]);
});
