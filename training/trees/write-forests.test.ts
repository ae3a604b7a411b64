import { expect, test } from 'vitest';
import { readForests } from '../../packages/engine/src/model/read-forests.ts';
import { boost } from './boost.ts';
import { heldOut } from './dataset.ts';
import { crossed, quick, rings } from './toy-data.ts';
import { writeForests } from './write-forests.ts';

const { rest, held } = heldOut(rings(500, 'all'), 0.3, 'held');
const short = { ...quick, rounds: 4 };
const first = boost(rest, held, { ...short, name: 'wörter' });
const second = boost(crossed(300, 'train'), crossed(100, 'valid'), short);
const bytes = writeForests([first, second]);

test('forests are read as they were written', () => {
  const forests = readForests(bytes);
  expect([...forests.keys()]).toEqual(['wörter', 'toy']);
  const { rounds, trainLoss, validLoss, gains, ...written } = first;
  expect(forests.get('wörter')).toEqual(written);
  expect(writeForests([...forests.values()])).toEqual(bytes);
  // Also where the bytes lie somewhere in a larger buffer.
  const shifted = new Uint8Array(bytes.length + 3);
  shifted.set(bytes, 3);
  expect(readForests(shifted.subarray(3)).get('toy')).toEqual(forests.get('toy'));
});

test('bytes that are not a whole model file are refused', () => {
  for (const length of [0, 3, 15, 16, 100, bytes.length - 1])
    expect(() => readForests(bytes.slice(0, length)), `${length} bytes`).toThrow(RangeError);
  expect(() => readForests(Uint8Array.of(...bytes, 0))).toThrow('bytes of');
  expect(() => readForests(bytes.with(0, 0))).toThrow('no model file');
  expect(() => readForests(bytes.with(4, 9))).toThrow('version 9');
});

test('two forests of one name are not written', () => {
  expect(() => writeForests([second, second])).toThrow(RangeError);
});

test('documents are held out whole', () => {
  expect(rest.y.length + held.y.length).toBe(500);
  const documents = new Set(rest.group);
  expect(held.group.length).toBeGreaterThan(50);
  expect([...held.group].filter((document) => documents.has(document))).toEqual([]);
});
