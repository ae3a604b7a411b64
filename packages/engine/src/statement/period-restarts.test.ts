import { describe, expect, it } from 'vitest';
import { booking, labelled, remark, spot } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { periodRestarts } from './period-restarts.ts';
import { splitDrafts } from './split-drafts.ts';

const row = (date: string, page = 1): Item =>
  booking(date, '-1.00', undefined, { description: date, spot: spot(page) });
const head = (text: string, page: number): Item => remark(text, { spot: spot(page, 20) });
const begun = (...items: Item[]): string[] =>
  [...periodRestarts(items)].map((item) => (item.kind === 'remark' ? item.text : item.kind));

const march = 'Statement | 01.03.2025 - 31.03.2025';
const april = 'Statement | 01.04.2025 - 30.04.2025';

describe('another period', () => {
  it('begins where a letterhead names other days, and the rows below lie in them', () => {
    expect(begun(head(march, 1), row('14.03.2025'), head(april, 2), row('02.04.2025', 2))).toEqual([
      'Statement 01.04.2025 - 30.04.2025',
    ]);
  });

  it('begins where months are named in words, or the last day alone', () => {
    const days = [row('3 March 2025'), row('2 April 2025', 2)] as const;
    const ranges = ['From 1 March 2025 to 31 March 2025', 'From 1 April 2025 to 30 April 2025'] as const;
    expect(begun(head(ranges[0], 1), days[0], head(ranges[1], 2), days[1])).toHaveLength(1);
    const ends = ['Statement date: 31 March 2025', 'Statement date: 30 April 2025'] as const;
    expect(begun(head(ends[0], 1), days[0], head(ends[1], 2), days[1])).toHaveLength(1);
  });

  it('begins where periods share days, but not all rows', () => {
    const long = ['Movements 01/09/2025 - 31/10/2025', 'Movements 01/10/2025 - 30/11/2025'] as const;
    const items = [head(long[0], 1), row('14/09/2025'), head(long[1], 2), row('20/10/2025', 2), row('21/11/2025', 2)];
    expect(begun(...items)).toHaveLength(1);
  });

  it('does not begin where the same days are named again', () => {
    expect(begun(head(march, 1), row('14.03.2025'), head(march, 2), row('20.03.2025', 2))).toEqual([]);
  });

  it('does not begin where the rows below do not lie in it', () => {
    expect(begun(head(march, 1), row('14.03.2025'), head(april, 2), row('20.03.2025', 2))).toEqual([]);
  });

  it('does not begin at a line between rows', () => {
    const interest = (text: string): Item => remark(text, { spot: spot(1, 200) });
    const items = [
      head('Period 01.03.2025 - 30.04.2025', 1),
      interest('Period of interest 01.03.2025 - 31.03.2025'),
      row('14.03.2025'),
      interest('Period of interest 01.04.2025 - 30.04.2025'),
      row('02.04.2025'),
    ];
    expect(begun(...items)).toEqual([]);
  });

  it('parts the account’s statements, though the balance goes on', () => {
    const items = [
      head(march, 1),
      row('14.03.2025'),
      labelled('carried-forward', ['9.00']),
      remark('Bank of Nowhere', { spot: spot(2, 10) }),
      head(april, 2),
      labelled('brought-forward', ['9.00'], { spot: spot(2) }),
      row('02.04.2025', 2),
    ];
    const parts = splitDrafts(items);
    expect(parts.map((part) => part.items.length)).toEqual([3, 4]);
  });
});
