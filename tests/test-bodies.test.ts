import { expect, it } from 'vitest';
import { testBodies } from './test-bodies.ts';

const SOURCE = `
const LIMIT = 300_000;
const unused = 'far away';
const holds = (value) => check(value);
function check(value) { expect(value).toBe(LIMIT); }
it('does nothing', async () => { await fetch('/x'); });
it('expects by a helper', () => holds(read()));
test.each([['F8', 50]])('%s is %d', (key, px) => { expect.soft(press(key)).toBe(px); });
for (const locale of ['de']) test(\`opens in \${locale.code}\`, () => expect(open('/ui')).toBe(true));
`;

const bodies = testBodies(SOURCE, 'a.test.ts');

it.each([
  ['does nothing', false],
  ['expects by a helper', true],
  ['%s is %d', true],
  ['opens in …', true],
])('%s: expects something: %s', (title, expects) => {
  expect(bodies.get(title)?.expects).toBe(expects);
});

it('mentions are those of the test, its table, and what it uses', () => {
  const mentioned = (title: string): string[] => bodies.get(title)?.mentions.split('\n') ?? [];
  expect(mentioned('%s is %d')).toEqual(expect.arrayContaining(['F8', '50']));
  expect(mentioned('expects by a helper')).toEqual(expect.arrayContaining(['LIMIT', '300000']));
  expect(mentioned('opens in …')).toContain('/ui');
  expect([...bodies.keys()].flatMap(mentioned)).not.toContain('far away');
});

it('of two tests with one title, both must expect something', () => {
  const twice = "it('a', () => expect(1).toBe(1));\nit('a', () => {});\nit('b', () => expect(1).toBe(1));";
  expect([...testBodies(twice, 'a.test.ts')].map(([title, { expects }]) => [title, expects])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});
