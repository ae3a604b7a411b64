import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../corpus/generator/random.ts';
import { checkTruth } from './check-truth.ts';
import { loadFamilies, newestRound } from './load.ts';

/** Pages as they are before they are printed: a row is somewhere, nobody knows where. */
const unprinted = (pages: readonly string[]) => ({
  pdf: new Uint8Array(0),
  places: Object.fromEntries(
    [...pages.join('').matchAll(/data-row="([^"]+)"/g)].map(([, row = '']) => [row, []] as const),
  ),
  overflowing: [],
});

describe.each(['example', newestRound() ?? []].flat())('round %s', async (round) => {
  const { families } = await loadFamilies(round);

  test('has families, each of its own name', () => {
    expect(families.length).toBeGreaterThan(0);
    expect(new Set(families.map(({ name }) => name)).size).toBe(families.length);
  });

  test.each(families)('$name: its truth holds, and its pages show every row', (family) => {
    for (const seed of ['one', 'two']) {
      const drawn = family.draw(seededRandom(seed));
      expect(checkTruth(drawn, unprinted(drawn.pages))).toEqual([]);
      expect(drawn.statements.length).toBeGreaterThan(0);
    }
  });
});

test('a family whose sums do not come out is found', async () => {
  const drawn = (await loadFamilies('example')).families[0]?.draw(seededRandom('one'));
  if (!drawn) throw new Error('there is no example');
  const [statement] = drawn.statements;
  const wrong = { ...drawn, statements: drawn.statements.map((one) => ({ ...one, closing: '0.01' })) };
  expect(checkTruth(wrong, unprinted(drawn.pages))).toEqual([
    'statement 0: opening and transactions do not make the closing',
  ]);
  const rows = statement?.transactions.length ?? 0;
  expect(checkTruth(drawn, unprinted([]))).toHaveLength(rows);
});

test('a round that is packed is no source', async () => {
  await expect(loadFamilies('1')).rejects.toThrow('round 1 is not source');
});
