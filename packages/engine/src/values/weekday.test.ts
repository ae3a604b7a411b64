import { expect, it } from 'vitest';
import { isWeekday, withoutWeekday } from './weekday.ts';

it.each(['mon', 'Fr.', 'środa', '周一', 'sat.,'])('%s is a day of the week', (word) =>
  expect(isWeekday(word)).toBe(true),
);
it.each(['march', 'mo3', ''])('%j is none', (word) => expect(isWeekday(word)).toBe(false));

it.each([
  ['mon, 3 apr', '3 apr'],
  // In Spanish and Italian the month is a day of the week as well.
  ['mon 3 mar', '3 mar'],
  ['lun, 3 mar', '3 mar'],
  ['mon 3 apr', '3 apr'],
  ['3/3(月)', '3/3'],
  ['3/3 (月)', '3/3'],
  ['3/3(x)', '3/3(x)'],
  ['3 mar, mon', '3 mar'],
  ['3 mar mon.', '3 mar'],
  ['3 march', '3 march'],
  ['31.03.2025', '31.03.2025'],
  ['2025年3月3日', '2025年3月3日'],
  ['monday', 'monday'],
])('%j without it is %j', (text, rest) => expect(withoutWeekday(text)).toBe(rest));

it.each('to do di la su so za me sa on ti ma man mi dom fre'.split(' '))(
  '%s is a word as well, and stays, but for its point',
  (word) => {
    expect(withoutWeekday(`${word} 31.03`)).toBe(`${word} 31.03`);
    expect(withoutWeekday(`31.03 ${word}`)).toBe(`31.03 ${word}`);
    if (isWeekday(word)) expect(withoutWeekday(`${word}. 31.03`)).toBe('31.03');
  },
);
