import type { Check, Reconciliation, Statement } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import {
  compareProofs,
  isClosed,
  isNearlyProven,
  isProven,
  isSettled,
  isSummed,
  isSummedUp,
  isVerified,
  losesBalances,
  losesLinks,
  losesRows,
  overlooks,
  provesMore,
  rateReading,
  scoreCandidate,
} from './compare-readings.ts';

/** The comparator's rules one by one: at which point each answer turns (docs/decisions, "One comparator and proven dates"). */

const check = (kind: Check['kind'], ok: boolean, more: Partial<Check> = {}): Check => ({ kind, ok, ...more });
const broken = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const verdict = (status: Reconciliation['status'], checks: Check[] = [], more: object = {}): Reconciliation => ({
  status,
  checks,
  ...more,
});
const statement = (rows: number, reconciliation: Reconciliation, number: string | null = null): Statement =>
  ({
    account: { number, iban: null, currency: 'EUR', type: 'checking' },
    period: { start: null, end: null },
    transactions: Array.from({ length: rows }, () => ({})),
    reconciliation,
  }) as unknown as Statement;
const found = (...statements: Statement[]) => ({ statements });
const running = (rows: number, breaks = 0): Check =>
  check('running-balance', breaks === 0, { rows, broken: broken(breaks) });
const summed = { unbound: [], unread: ['dates', 'direction'] };

describe('candidates of one statement', () => {
  it('are scored by verdict, then by figures that agree, then by rows that break', () => {
    const two = [check('printed-totals', true), check('subtotal', true), check('dates', true)];
    expect(scoreCandidate(verdict('verified', two))).toBe(2_002_000);
    expect(scoreCandidate(verdict('unverifiable', [check('subtotal', true)]))).toBe(1_001_000);
    expect(scoreCandidate(verdict('failed', [running(9, 4), check('subtotal', true)]))).toBe(996);
    expect(scoreCandidate(verdict('failed'))).toBe(0);
  });

  it('overlook something where the page contradicts itself and they explain less', () => {
    const printed = verdict('failed', [check('subtotal', true), check('printed-totals', false)], { cause: 'printed' });
    expect(overlooks(verdict('unverifiable'), printed)).toBe(true);
    expect(overlooks(verdict('unverifiable', [check('subtotal', true)]), printed)).toBe(false);
    expect(overlooks(verdict('unverifiable'), verdict('failed', [check('subtotal', true)]))).toBe(false);
    expect(overlooks(verdict('unverifiable'), null)).toBe(false);
  });
});

describe('statements whose sums prove them', () => {
  it.each<[Reconciliation, boolean]>([
    [verdict('verified'), true],
    [verdict('unverifiable', [], summed), true],
    [verdict('unverifiable', [], { ...summed, unread: ['dates'] }), true],
    [verdict('unverifiable', [], { ...summed, unread: ['direction'] }), true],
    [verdict('unverifiable', [], { ...summed, unread: ['dates', 'pages'] }), false],
    [verdict('unverifiable', [], { ...summed, unbound: [3] }), false],
    [verdict('unverifiable', [], { unread: ['dates'] }), false],
    [verdict('unverifiable', [], { unbound: [] }), false],
    [verdict('failed', [], summed), false],
  ])('%j: %s', (reconciliation, is) => {
    expect(isSummed(reconciliation)).toBe(is);
    expect(isSummedUp(found(statement(1, reconciliation)))).toBe(is);
    expect(isSettled(found(statement(1, reconciliation)))).toBe(is);
  });

  it('are bound where the page itself contradicts them', () => {
    const nothing = { lines: 0, figures: 0 };
    const rate = (cause: string): number =>
      rateReading([statement(10, verdict('failed', [check('printed-totals', false)], { cause }))], nothing);
    expect([rate('printed'), rate('reading')]).toEqual([9, 1]);
  });

  it('settle a reading all together, or with what the page itself contradicts; none settles nothing', () => {
    const good = statement(1, verdict('verified'));
    const printed = statement(1, verdict('failed', [], { cause: 'printed' }));
    const bad = statement(1, verdict('failed', [], { cause: 'reading' }));
    expect([isSettled(found(good, printed)), isSettled(found(good, bad)), isSettled(found())]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isSummedUp(found(good, bad)), isSummedUp(found())]).toEqual([false, false]);
    expect([isProven(found(good, good)), isProven(found(good, bad)), isProven(found())]).toEqual([true, false, false]);
    expect([isVerified(good), isVerified(bad)]).toEqual([true, false]);
  });

  it('are closed where each leads from an opening to a closing balance', () => {
    const closing = (ok: boolean): Check => check('opening-plus-transactions-is-closing', ok);
    const of = (...checks: Check[]): Statement => statement(1, verdict('verified', checks));
    expect(isClosed(found(of(closing(true), running(3))))).toBe(true);
    expect(isClosed(found(of(running(3))))).toBe(false);
    expect(isClosed(found(of(closing(false))))).toBe(false);
    expect(isClosed(found(of(closing(true)), of(running(3))))).toBe(false);
    expect(isClosed(found(statement(1, verdict('failed', [closing(true)]))))).toBe(false);
  });
});

describe('a reading is worth', () => {
  const nothing = { lines: 0, figures: 0 };
  const worth = (rows: number, reconciliation: Reconciliation): number =>
    rateReading([statement(rows, reconciliation)], nothing);

  it('a row each and three, where its sums prove it', () => {
    expect(worth(10, verdict('verified'))).toBe(13);
    expect(worth(10, verdict('unverifiable', [], summed))).toBe(13);
  });

  it('three less, where a part of one account and period does not add up', () => {
    const [good, bad] = [verdict('verified'), verdict('failed', [running(10)])];
    const of = (number: string | null, reconciliation: Reconciliation): Statement =>
      statement(10, reconciliation, number);
    const both = (...parts: Statement[]): number => rateReading(parts, nothing);
    expect(both(of('40718', good), of('40718', bad))).toBe(13 + 10 - 3);
    expect(both(of('40718', good), of('40719', bad))).toBe(13 + 10);
    expect(both(of(null, good), of(null, bad))).toBe(13 + 10);
    expect(both(of('40718', good), of('40718', good))).toBe(13 + 13);
  });

  it('a row each that figures confirm, a fifth each that nothing does', () => {
    expect(
      worth(10, verdict('unverifiable', [check('subtotal', true)], { unbound: broken(5), unread: ['pages'] })),
    ).toBe(6);
    expect(worth(10, verdict('unverifiable'))).toBe(10);
  });

  it('where it fails, a row each that balances lead to, twice the breaks fewer, less what does not agree', () => {
    expect(worth(10, verdict('failed', [running(10, 2)]))).toBeCloseTo(6 + 4 * 0.2 - 1 - 0.2, 9);
    expect(worth(10, verdict('failed', [running(10, 6)]))).toBeCloseTo(10 * 0.2 - 1 - 0.6, 9);
    expect(worth(3, verdict('failed', [running(10)]))).toBeCloseTo(3, 9);
    expect(worth(10, verdict('failed', [check('subtotal', false), check('dates', false)]))).toBeCloseTo(2 - 1, 9);
    expect(worth(10, verdict('failed', [check('running-balance', true)]))).toBeCloseTo(2, 9);
  });

  it('less for what the page prints and it makes nothing of; all its statements together', () => {
    const one = statement(10, verdict('verified'));
    expect(rateReading([one, one], nothing)).toBe(26);
    expect(rateReading([one], { lines: 5, figures: 0 })).toBeCloseTo(12, 9);
    expect(rateReading([one], { lines: 0, figures: 5 })).toBeCloseTo(12.5, 9);
    expect(rateReading([], { lines: 5, figures: 0 })).toBeLessThan(rateReading([], nothing));
  });
});

describe('a reading of other ink or pages', () => {
  const good = statement(3, verdict('verified'));
  const open = statement(3, verdict('unverifiable'));
  const bad = (breaks: number, ...more: Check[]): Statement =>
    statement(3, verdict('failed', [running(3, breaks), ...more]));

  it('proves more with more verified, then fewer failed, then fewer breaks, then fewer figures that do not agree', () => {
    expect(compareProofs(found(good, good), found(good, open))).toBeGreaterThan(0);
    expect(compareProofs(found(good, open), found(good, bad(1)))).toBeGreaterThan(0);
    expect(compareProofs(found(bad(1)), found(bad(2)))).toBeGreaterThan(0);
    expect(compareProofs(found(bad(1)), found(bad(1, check('subtotal', false))))).toBeGreaterThan(0);
    expect(compareProofs(found(bad(2)), found(bad(1)))).toBeLessThan(0);
    expect(compareProofs(found(bad(1)), found(bad(1)))).toBe(0);
  });

  it('proves less with other statements or fewer rows', () => {
    expect(compareProofs(found(good, good), found(bad(1)))).toBe(-1);
    expect(compareProofs(found(statement(2, verdict('verified'))), found(bad(1)))).toBe(-1);
    expect(compareProofs(found(statement(4, verdict('verified'))), found(bad(1)))).toBeGreaterThan(0);
  });

  it('is taken where it proves more, or where nothing was found before', () => {
    expect([provesMore(found(good), found(bad(1))), provesMore(found(bad(1)), found(bad(1)))]).toEqual([true, false]);
    expect([provesMore(found(bad(1)), found()), provesMore(found(), found())]).toEqual([true, false]);
  });

  it('loses balances where links are fewer, most of them where they are less than half', () => {
    const linked = (rows: number): { statements: Statement[] } =>
      found(statement(rows, verdict('verified', [running(rows)])));
    expect([losesLinks(linked(9), linked(10)), losesLinks(linked(10), linked(10))]).toEqual([true, false]);
    expect([losesBalances(linked(4), linked(10)), losesBalances(linked(5), linked(10))]).toEqual([true, false]);
    expect(losesLinks(linked(10), found(statement(14, verdict('failed', [running(14, 2)]))))).toBe(false);
    expect(losesLinks(linked(9), found(statement(14, verdict('failed', [running(14, 2)]))))).toBe(true);
  });

  it('loses rows where fewer are left and no more of them add up', () => {
    const of = (rows: number, status: Reconciliation['status']): Statement => statement(rows, verdict(status));
    expect(losesRows(found(of(5, 'verified')), found(of(5, 'verified'), of(1, 'unverifiable')))).toBe(true);
    expect(losesRows(found(of(5, 'verified')), found(of(4, 'verified'), of(2, 'unverifiable')))).toBe(false);
    expect(losesRows(found(of(6, 'verified')), found(of(5, 'verified'), of(1, 'unverifiable')))).toBe(false);
    expect(losesRows(found(of(6, 'unverifiable')), found(of(6, 'verified')))).toBe(false);
  });

  it('may be mended where some sums agree and others do not, or a quarter of a column’s breaks at most', () => {
    const failed = (...checks: Check[]) => found(statement(8, verdict('failed', checks)));
    expect(isNearlyProven(failed(running(8, 2)))).toBe(true);
    expect(isNearlyProven(failed(running(8, 3)))).toBe(false);
    expect(isNearlyProven(failed(running(8, 8), check('subtotal', true)))).toBe(true);
    expect(isNearlyProven(failed(running(8, 8), check('dates', true)))).toBe(false);
    expect(isNearlyProven(failed(check('subtotal', false)))).toBe(false);
    expect(isNearlyProven(found(open, good))).toBe(false);
    expect(isNearlyProven(found(statement(8, verdict('unverifiable', [check('subtotal', true)]))))).toBe(false);
  });
});
