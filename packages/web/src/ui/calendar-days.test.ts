import { expect, it } from 'vitest';
import { addDays, addMonths, dayByKey, weekdayNames, weeksOf } from './calendar-days.ts';

it('counts days and months over their ends', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
  expect(addMonths('2025-01-31', 1)).toBe('2025-02-28');
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
});

it.each([
  ['de-DE', 'Mo', [null, null, null, null, null, '2025-03-01', '2025-03-02']],
  ['en-US', 'Sun', [null, null, null, null, null, null, '2025-03-01']],
  ['ja-JP', '日', [null, null, null, null, null, null, '2025-03-01']],
])('%s: weeks begin on %s', (tag, first, week) => {
  expect(weekdayNames(tag)[0]?.short).toBe(first);
  expect(weeksOf('2025-03-15', tag)[0]).toEqual(week);
});

it('a day of the week has a name that fits the head of a column, in Portuguese, too', () => {
  expect(weekdayNames('pt-PT').map(({ short }) => short)).toEqual(['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']);
  expect(weekdayNames('fr-FR').map(({ short }) => short)[0]).toBe('lun.');
});

it('a month has all its days, once each', () => {
  const days = weeksOf('2025-03-15', 'en-US')
    .flat()
    .filter((day) => day !== null);
  expect(days).toHaveLength(31);
  expect(new Set(days).size).toBe(31);
});

it.each([
  ['ArrowLeft', false, '2025-03-14'],
  ['ArrowDown', false, '2025-03-22'],
  ['Home', false, '2025-03-10'],
  ['End', false, '2025-03-16'],
  ['PageDown', false, '2025-04-15'],
  ['PageUp', true, '2024-03-15'],
  ['a', false, null],
])('%s leads from March 15 to the right day', (key, shift, day) => {
  expect(dayByKey(key, shift, '2025-03-15', 'de-DE')).toBe(day);
});
