import { describe, expect, it } from 'vitest';
import { faultsOf, type Measured, SIZES, tableLine } from './judge.ts';

const measured = (...milliseconds: number[]): Measured => ({
  id: 'csv',
  taken: milliseconds.map((took, n) => ({ rows: SIZES[n] ?? 0, milliseconds: took, bytes: 1_500_000, megabytes: 120 })),
});

describe('growth of exports', () => {
  it.each([
    ['as the rows', [10, 100, 500], 0],
    ['a little faster than the rows', [10, 110, 605], 0],
    ['slower than the rows, as what is done once weighs less', [10, 40, 200], 0],
    ['with the square of the rows', [10, 1000, 25_000], 2],
    ['too fast from 10,000 on', [10, 100, 700], 1],
  ])('%s', (_, milliseconds, faults) => expect(faultsOf(measured(...milliseconds))).toHaveLength(faults));

  it('is not judged without all lengths', () => {
    expect(faultsOf(measured(10, 100))).toEqual(['csv was not measured at every length']);
  });

  it('is a line of a table', () => {
    expect(tableLine(measured(10, 100, 500))).toMatch(
      /^csv +10\.0 ms +100\.0 ms +500\.0 ms +10\.0 +5\.0 +1\.5 MB +120 MB$/,
    );
  });
});
