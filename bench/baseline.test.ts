import { expect, test } from 'vitest';
import { worseThanBaseline } from './baseline.ts';

const good = { right: 1_000_000, silentErrors: 0, verifiedDespiteMisprint: 0, refusalAccuracy: 1 };

test('a corpus that got worse is told what of it did', () => {
  expect(worseThanBaseline('corpus', good)).toEqual([]);
  const faults = worseThanBaseline('corpus', {
    right: 3,
    silentErrors: 2,
    verifiedDespiteMisprint: 9,
    refusalAccuracy: 0.5,
  });
  expect(faults).toHaveLength(4);
  expect(faults.join()).toMatch(
    /rows right fell from \d+ to 3,silent errors rose from 0 to 2,misprints verified rose.*refused fell from 1 to 0.5/,
  );
});

test('a corpus without a baseline cannot get worse', () => {
  expect(worseThanBaseline('never measured', { ...good, right: 0 })).toEqual([]);
});
