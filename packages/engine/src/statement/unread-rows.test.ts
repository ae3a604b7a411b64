import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { looseItems } from '../rows/remarks.ts';
import { holdsUnreadRows } from './unread-rows.ts';

const row = columns([50], [110], [400, 'right']);

/** Lines as they stand, none of them read as a row. */
function unread(...lines: readonly (readonly Placed[])[]): boolean {
  const { pages, form } = findLayout([pageOf(lines)]);
  const all = pages.flatMap((page) => page.lines);
  return holdsUnreadRows(all.flatMap((line, i) => looseItems(line, all[i + 1], form)));
}

describe('a document without rows', () => {
  const ends = [row('01.02.2025', 'Opening balance', '100,00'), row('28.02.2025', 'Closing balance', '100,00')];

  it('may list days and figures that were not read', () => {
    expect(
      unread(
        ...ends,
        row('03.02.', 'TRANSFER', '12,50'),
        row('04.02.', 'SALARY', '9,75'),
        row('05.02.', 'CAFE', '4,00'),
      ),
    ).toBe(true);
  });

  it('names its balances with their days', () => {
    expect(unread(...ends, row('28.02.2025', 'Closing balance', '100,00'))).toBe(false);
  });

  it('may list rates by their days', () => {
    expect(
      unread(
        ...ends,
        row('01.01.', 'Rate', '3,50 %'),
        row('01.02.', 'Rate', '3,25 %'),
        row('15.02.', 'Rate', '3,00 %'),
      ),
    ).toBe(false);
  });
});
