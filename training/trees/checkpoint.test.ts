import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boost } from './boost.ts';
import { quick, rings } from './toy-data.ts';
import { writeForests } from './write-forests.ts';

const train = rings(400, 'train');
const valid = rings(100, 'valid');
const options = { ...quick, rounds: 12, rowShare: 0.7, featureShare: 0.7 };
const unbroken = writeForests([boost(train, valid, options)]);
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallyleaf-checkpoint-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Trains until a round, as if the power failed then. */
function breakOff(path: string, last: number): void {
  const stop = (round: number) => {
    if (round === last) throw new Error('no power');
  };
  expect(() => boost(train, valid, options, { path, everyMinutes: 0 }, stop)).toThrow('no power');
}

/** The forest that comes of a checkpoint, and the rounds that were still to be trained. */
function goOn(path: string, changed = {}) {
  const rounds: number[] = [];
  const place = { path, everyMinutes: 60 };
  const forest = boost(train, valid, { ...options, ...changed }, place, (round) => rounds.push(round));
  return { bytes: writeForests([forest]), rounds };
}

test('training that goes on from a checkpoint comes to the same forest', () => {
  const path = join(folder, 'broken-off.json');
  breakOff(path, 5);
  const { bytes, rounds } = goOn(path);
  expect(rounds).toEqual([6, 7, 8, 9, 10, 11, 12]);
  expect(bytes).toEqual(unbroken);
  // What was finished is not trained again.
  expect(goOn(path)).toEqual({ bytes: unbroken, rounds: [] });
  expect(readdirSync(folder).filter((name) => name.startsWith('broken-off'))).toEqual(['broken-off.json']);
});

test('a checkpoint of other options is not used', () => {
  const path = join(folder, 'other.json');
  breakOff(path, 5);
  expect(goOn(path, { learningRate: 0.2 }).rounds[0]).toBe(1);
});

test('a checkpoint that is cut off is not used', () => {
  const path = join(folder, 'cut.json');
  breakOff(path, 5);
  writeFileSync(path, readFileSync(path).subarray(0, 1000));
  const { bytes, rounds } = goOn(path);
  expect(rounds[0]).toBe(1);
  expect(bytes).toEqual(unbroken);
});
