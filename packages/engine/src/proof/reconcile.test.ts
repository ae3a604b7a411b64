import type { Check, CheckKind } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { type ReadingSpec, reading, total } from '../../tests/reading-builder.ts';
import { reconcile } from './reconcile.ts';

const verdict = (spec: ReadingSpec, decimals = 2) => reconcile(reading(spec), decimals);
const checkOf = (spec: ReadingSpec, kind: CheckKind): Check | undefined =>
  verdict(spec).checks.find((check) => check.kind === kind);

describe('opening and closing', () => {
  const rows = [['-10.00'], ['25.50'], ['-0.50']] as const;

  it('verify every row where the sum comes out', () => {
    expect(verdict({ opening: '100.00', closing: '115.00', rows })).toEqual({
      status: 'verified',
      checks: [
        { kind: 'opening-plus-transactions-is-closing', ok: true, expected: '115.00', found: '115.00', rows: 3 },
      ],
    });
  });

  it('fail by a cent', () => {
    expect(verdict({ opening: '100.00', closing: '115.01', rows })).toEqual({
      status: 'failed',
      cause: 'reading',
      checks: [
        { kind: 'opening-plus-transactions-is-closing', ok: false, expected: '115.01', found: '115.00', rows: 3 },
      ],
    });
  });

  it.each([
    ['no opening', { closing: '115.00', rows }],
    ['no closing', { opening: '100.00', rows }],
    ['neither', { rows }],
  ])('with %s say nothing: every row is unbound', (_, spec) => {
    expect(verdict(spec)).toEqual({ status: 'unverifiable', checks: [], unbound: [0, 1, 2] });
  });

  it('are enough where nothing was booked, if they are the same', () => {
    expect(verdict({ opening: '7.00', closing: '7.00' }).status).toBe('verified');
    expect(verdict({ opening: '7.00', closing: '8.00' }).status).toBe('failed');
    expect(verdict({ opening: '7.00' })).toEqual({ status: 'unverifiable', checks: [], unbound: [] });
  });

  it('print with the currency’s decimals', () => {
    const spec = { opening: '1.00', closing: '0.50', rows: [['-0.50']] } as const;
    expect(verdict(spec, 0).checks[0]).toMatchObject({ expected: '50', found: '50' });
    expect(verdict(spec, 3).checks[0]).toMatchObject({ expected: '0.050', found: '0.050' });
  });

  it('say what was not read', () => {
    const plain = reading({ opening: '1.00', closing: '2.00', rows: [['1.00']] });
    expect(reconcile({ ...plain, linesUnread: true }, 2)).toMatchObject({ status: 'unverifiable', unread: ['lines'] });
    expect(reconcile({ ...plain, scaleOpen: true }, 2)).toMatchObject({ status: 'unverifiable', unread: ['scale'] });
    expect(reconcile(plain, 2)).not.toHaveProperty('unread');
  });

  it('go below zero', () => {
    expect(verdict({ opening: '10.00', closing: '-15.00', rows: [['-25.00']] }).status).toBe('verified');
  });

  it('say where they are printed', () => {
    const place = (y: number) => ({ page: 1, box: [50, y, 500, y + 10] as [number, number, number, number] });
    const plain = reading({ opening: '1.00', closing: '2.00', rows: [['1.00']] });
    const [check] = reconcile(
      {
        ...plain,
        opening: plain.opening && { ...plain.opening, where: place(100) },
        closing: plain.closing && { ...plain.closing, where: place(200) },
      },
      2,
    ).checks;
    expect(check?.where).toEqual([place(100), place(200)]);
  });
});

describe('running balances', () => {
  const rows = [['-10.00', '90.00'], ['25.50'], ['-0.50', '115.00']] as const;

  it('bind the rows since the balance before, the first since the opening', () => {
    expect(verdict({ opening: '100.00', rows })).toEqual({
      status: 'verified',
      checks: [{ kind: 'running-balance', ok: true, rows: 2, broken: [] }],
    });
  });

  it('leave the first row unbound where no opening is printed', () => {
    expect(verdict({ rows })).toMatchObject({ status: 'unverifiable', unbound: [0] });
  });

  it('leave all rows up to the first balance unbound where no opening is printed', () => {
    const late = [['-10.00'], ['5.00'], ['1.00', '96.00'], ['4.00', '100.00']] as const;
    expect(verdict({ rows: late })).toMatchObject({ status: 'unverifiable', unbound: [0, 1, 2] });
  });

  it('leave the rows behind the last balance unbound where no closing is printed', () => {
    const open = [...rows, ['-1.00'], ['-2.00']] as const;
    expect(verdict({ opening: '100.00', rows: open })).toMatchObject({ status: 'unverifiable', unbound: [3, 4] });
  });

  it('end at the closing balance, which is the last link of the chain', () => {
    const open = [...rows, ['-1.00'], ['-2.00']] as const;
    expect(checkOf({ rows: open, closing: '112.00' }, 'running-balance')).toMatchObject({ ok: true, broken: [] });
    expect(verdict({ rows: open, closing: '112.00' })).toMatchObject({ status: 'unverifiable', unbound: [0] });
    expect(checkOf({ rows: open, closing: '112.10' }, 'running-balance')).toEqual({
      kind: 'running-balance',
      ok: false,
      rows: 2,
      broken: [4],
      expected: '112.10',
      found: '112.00',
    });
  });

  it('contradict a closing that is not the last balance', () => {
    expect(verdict({ opening: '100.00', rows, closing: '115.00' }).status).toBe('verified');
    expect(verdict({ opening: '100.00', rows, closing: '151.00' }).status).toBe('failed');
    expect(verdict({ rows, closing: '151.00' }).status).toBe('failed');
  });

  it('contradict an opening that the first one does not follow from', () => {
    expect(checkOf({ opening: '101.00', rows }, 'running-balance')).toMatchObject({
      ok: false,
      broken: [0],
      expected: '90.00',
      found: '91.00',
    });
  });

  it('break at the row whose balance does not follow, and say what was expected first', () => {
    const wrong = [
      ['-10.00', '90.00'],
      ['25.50', '151.50'],
      ['-0.50', '115.00'],
      ['1.00', '116.00'],
    ] as const;
    expect(checkOf({ opening: '100.00', rows: wrong }, 'running-balance')).toEqual({
      kind: 'running-balance',
      ok: false,
      rows: 4,
      broken: [1, 2],
      expected: '151.50',
      found: '115.50',
    });
  });

  it('go on from each balance printed, so that one wrong amount breaks one link', () => {
    const wrong = [
      ['-10.00', '90.00'],
      ['26.50', '115.50'],
      ['-0.50', '115.00'],
    ] as const;
    expect(checkOf({ opening: '100.00', rows: wrong }, 'running-balance')).toMatchObject({ ok: false, broken: [1] });
  });

  it('name a row once, where it breaks twice', () => {
    expect(checkOf({ opening: '1.00', rows: [['1.00', '5.00']], closing: '9.00' }, 'running-balance')).toMatchObject({
      broken: [0],
    });
  });

  it('are no check where none is printed', () => {
    expect(checkOf({ opening: '1.00', closing: '2.00', rows: [['1.00']] }, 'running-balance')).toBeUndefined();
  });
});

describe('the cause of a failure', () => {
  const chained = [
    ['-10.00', '90.00'],
    ['25.50', '115.50'],
  ] as const;

  it('is in print where another check covers every row and comes out', () => {
    const misprinted = [
      ['-10.00', '90.00'],
      ['25.50', '151.50'],
    ] as const;
    expect(verdict({ opening: '100.00', closing: '115.50', rows: misprinted }).cause).toBe('printed');
    expect(verdict({ opening: '100.00', rows: chained, totals: [total('in', '52.50', [1])] }).cause).toBe('printed');
  });

  it('is in print where sums of money in and out cover every row together', () => {
    const totals = [total('in', '25.50', [1]), total('out', '10.00', [0])];
    const spec = { opening: '100.00', closing: '120.00', rows: [['-10.00'], ['25.50']] } as const;
    expect(verdict({ ...spec, totals }).cause).toBe('printed');
  });

  it('is our reading where nothing proves it', () => {
    expect(verdict({ opening: '100.00', closing: '120.00', rows: [['-10.00'], ['25.50']] }).cause).toBe('reading');
    expect(verdict({ opening: '100.00', closing: '120.00' }).cause).toBe('reading');
  });

  it('is our reading where the check that comes out covers only some of the rows', () => {
    const spec = { opening: '100.00', closing: '120.00', rows: [['-10.00'], ['25.50']] } as const;
    expect(verdict({ ...spec, totals: [total('in', '25.50', [1])] }).cause).toBe('reading');
  });

  it('is named of failures only', () => {
    expect(verdict({ opening: '100.00', rows: chained })).not.toHaveProperty('cause');
    expect(verdict({ rows: chained })).not.toHaveProperty('cause');
  });
});

it('has no means of changing what was read', () => {
  const spec = {
    opening: '1.00',
    closing: '3.00',
    rows: [['1.00', '2.00'], ['1.00']],
    totals: [total('in', '2.00', [0, 1])],
  } as const;
  const read = reading(spec);
  const freeze = (value: object): void => {
    Object.freeze(value);
    for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part);
  };
  freeze(read);
  expect(reconcile(read, 2).status).toBe('verified');
  expect(read).toEqual(reading(spec));
});
