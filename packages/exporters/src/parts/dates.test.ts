import { describe, expect, it } from 'vitest';
import { republicDate, writtenDate } from './dates.ts';

describe('writtenDate', () => {
  it.each([
    ['y-m-d', '2025-12-31'],
    ['y/m/d', '2025/12/31'],
    ['d.m.y', '31.12.2025'],
    ['m/d/y', '12/31/2025'],
    ['ymd', '20251231'],
  ] as const)('%s is %s', (pattern, text) => expect(writtenDate('2025-12-31', pattern)).toBe(text));
});

describe('republicDate', () => {
  it.each([
    ['2025-03-03', '114/03/03'],
    ['2010-12-31', '099/12/31'],
    ['1912-01-01', '001/01/01'],
    ['1911-12-31', '1911-12-31'],
  ])('%s is %s', (iso, text) => expect(republicDate(iso)).toBe(text));
});
