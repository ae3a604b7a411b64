import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, periodAround } from './periods.ts';

const at = (text: string): Date => new Date(text);

describe('months', () => {
  it.each([
    ['2025-01-31T10:00:00Z', 1, '2025-02-28T10:00:00Z'],
    ['2024-01-31T10:00:00Z', 1, '2024-02-29T10:00:00Z'],
    ['2025-01-31T10:00:00Z', 2, '2025-03-31T10:00:00Z'],
    ['2025-12-31T23:59:59Z', 2, '2026-02-28T23:59:59Z'],
    ['2024-02-29T00:00:00Z', 12, '2025-02-28T00:00:00Z'],
    ['2025-06-15T00:00:00Z', 0, '2025-06-15T00:00:00Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to));
  });

  it('finds the period of a time', () => {
    const first = at('2025-01-31T10:00:00Z');
    expect(periodAround(first, at('2025-02-28T09:59:59Z'))).toEqual({ start: first, end: at('2025-02-28T10:00:00Z') });
    expect(periodAround(first, at('2025-02-28T10:00:00Z')).start).toEqual(at('2025-02-28T10:00:00Z'));
    expect(periodAround(first, at('2025-03-31T09:00:00Z')).start).toEqual(at('2025-02-28T10:00:00Z'));
    expect(periodAround(first, at('2026-06-01T00:00:00Z'), 12)).toEqual({
      start: at('2026-01-31T10:00:00Z'),
      end: at('2027-01-31T10:00:00Z'),
    });
    expect(periodAround(first, at('2020-01-01T00:00:00Z')).start).toEqual(first);
  });

  it('leaves no gap, and every later time lies in its period', () => {
    const dates = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, dates, fc.constantFrom(1, 12), (a, b, months) => {
        const [first, time] = a < b ? [a, b] : [b, a];
        const { start, end } = periodAround(first, time, months);
        expect(start <= time && time < end).toBe(true);
        expect(periodAround(first, end, months).start).toEqual(end);
      }),
    );
  });
});
