import { expect, test } from 'vitest';
import { type Forest, scoresOf } from '../../packages/engine/src/model/forest.ts';
import { binBounds, binned } from './bins.ts';
import { boost } from './boost.ts';
import type { Dataset } from './dataset.ts';
import { crossed, quick, rings, toyData } from './toy-data.ts';
import { writeForests } from './write-forests.ts';

const row = ({ x, features }: Dataset, at: number) => x.subarray(at * features.length, (at + 1) * features.length);

function accuracy(forest: Forest, data: Dataset): number {
  const right = data.y.filter((kind, at) => {
    const scores = scoresOf(forest, row(data, at));
    return scores.indexOf(Math.max(...scores)) === kind;
  });
  return right.length / data.y.length;
}

test('learns what no feature tells alone', () => {
  const forest = boost(crossed(2000, 'train'), crossed(500, 'valid'), quick);
  expect(accuracy(forest, crossed(1000, 'test'))).toBeGreaterThan(0.95);
  expect(forest.gains.map(({ feature }) => feature).at(-1)).toBe('noise');
  expect(forest.gains.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
});

test('learns several classes, better than trees of one split do', () => {
  const [train, valid, unseen] = [rings(2000, 'train'), rings(500, 'valid'), rings(1000, 'test')];
  const forest = boost(train, valid, quick);
  const stumps = boost(train, valid, { ...quick, leaves: 2, rounds: 1 });
  expect(accuracy(forest, unseen)).toBeGreaterThan(0.75);
  expect(accuracy(forest, unseen)).toBeGreaterThan(accuracy(stumps, unseen) + 0.1);
});

test('the engine scores rows as training did', () => {
  const [train, valid] = [rings(800, 'train'), rings(300, 'valid')];
  const forest = boost(train, valid, { ...quick, leaves: 32 });
  const losses = Array.from(valid.y, (kind, at) => {
    const scores = scoresOf(forest, row(valid, at));
    return Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0)) - (scores[kind] ?? 0);
  });
  expect(losses.reduce((sum, loss) => sum + loss, 0) / losses.length).toBeCloseTo(forest.validLoss, 10);
});

test('what is missing tells something too', () => {
  const gaps = (seed: string) =>
    toyData(
      600,
      ['a', 'b'],
      ['there', 'missing'],
      (random) => {
        const missing = random.chance(0.3);
        return { x: [missing ? Number.NaN : random.unit(), random.unit()], y: missing ? 1 : 0 };
      },
      seed,
    );
  const forest = boost(gaps('train'), gaps('valid'), quick);
  expect(accuracy(forest, gaps('test'))).toBe(1);
});

test('ends when the validation rows no longer gain, and keeps the best round', () => {
  const losses: number[] = [];
  const noisy = { ...quick, rounds: 200, patience: 5, learningRate: 0.8 };
  const forest = boost(rings(300, 'train'), rings(300, 'valid'), noisy, undefined, (_round, _train, valid) => {
    losses.push(valid);
  });
  expect(losses.length).toBeLessThan(200);
  expect(forest.rounds).toBe(losses.length - 5);
  expect(forest.validLoss).toBe(Math.min(...losses));
  expect(forest.firstLeaves.length - 1).toBe(forest.rounds * 3);
});

test('the same seed grows the same forest, another seed another', () => {
  const [train, valid] = [rings(400, 'train'), rings(100, 'valid')];
  const shared = { ...quick, rounds: 5, featureShare: 0.7, rowShare: 0.6 };
  const grow = (seed: string) => writeForests([boost(train, valid, { ...shared, seed })]);
  expect(grow('one')).toEqual(grow('one'));
  expect(grow('one')).not.toEqual(grow('two'));
});

test('rows of no weight are not learnt from', () => {
  const train = rings(600, 'train');
  const spoilt = { ...train, y: train.y.map((kind, at) => (at % 2 ? 2 - kind : kind)) };
  const weight = Float32Array.from(train.y, (_, at) => (at % 2 ? 0 : 1));
  const valid = rings(300, 'valid');
  const [heeded, unheeded] = [{ ...spoilt, weight }, spoilt].map((data) => boost(data, valid, quick));
  expect(heeded?.validLoss).toBeLessThan((unheeded?.validLoss ?? 0) - 0.1);
});

test('data that do not fit are refused', () => {
  const data = rings(50, 'train');
  expect(() => boost({ ...data, y: data.y.map(() => 3) }, data, quick)).toThrow(RangeError);
  expect(() => boost(data, { ...data, features: ['c', 'b', 'step'] }, quick)).toThrow(RangeError);
  expect(() => boost(data, data, { ...quick, leaves: 33 })).toThrow(RangeError);
});

test('bins hold rows in the order of their values, many values at most 255 bins', () => {
  const data = toyData(5000, ['fine', 'coarse', 'constant'], ['x', 'y'], (random) => {
    const fine = random.unit() ** 4;
    return { x: [fine, random.chance(0.1) ? Number.NaN : random.integer(0, 3), 1], y: 0 };
  });
  const bounds = binBounds(data);
  const [fine, coarse, constant] = binned(data, bounds).columns;
  expect(bounds.map(({ length }) => length)).toEqual([254, 3, 0]);
  const counts = new Map<number, number>();
  for (const bin of fine ?? []) counts.set(bin, (counts.get(bin) ?? 0) + 1);
  expect(counts.size).toBe(255);
  expect(Math.max(...counts.values())).toBeLessThan(40);
  coarse?.forEach((bin, at) => {
    const value = data.x[at * 3 + 1] ?? 0;
    expect(bin).toBe(Number.isNaN(value) ? 0 : value + 1);
  });
  expect(new Set(constant)).toEqual(new Set([1]));
});
