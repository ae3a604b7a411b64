import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from '../rows/read-rows.ts';
import { looseItems } from '../rows/remarks.ts';
import { holdsUnreadRows, leavesPageUnread } from './unread-rows.ts';

const row = columns([50], [110], [400, 'right']);

/** Lines as they stand, none of them read as a row. */
function unread(...lines: readonly (readonly Placed[])[]): boolean {
  const { pages, form } = findLayout([pageOf(lines)]);
  const all = pages.flatMap((page) => page.lines);
  return holdsUnreadRows(all.flatMap((line, i) => looseItems(line, all.slice(i + 1, i + 2), form)));
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

describe('beside the rows of one page', () => {
  const listed = ['03', '04', '05'].map((day) => row(`${day}.02.2025`, 'TRANSFER', '12,50'));
  const read = readRows(findLayout([pageOf([row('Datum', 'Text', 'Betrag'), ...listed], { number: 2 })])).flatMap(
    (item) => (item.kind === 'row' ? [item] : []),
  );
  const leaves = (...lines: readonly (readonly Placed[])[]): boolean => leavesBut(() => false, ...lines);
  const leavesBut = (tells: () => boolean, ...lines: readonly (readonly Placed[])[]): boolean => {
    const { pages, form } = findLayout([pageOf(lines)]);
    const all = pages.flatMap((page) => page.lines);
    return leavesPageUnread(
      all.flatMap((line, i) => looseItems(line, all.slice(i + 1, i + 2), form)),
      read,
      tells,
    );
  };

  it('lines with days and figures at the same places on another page may be rows', () =>
    expect(leaves(...listed)).toBe(true));

  it('lines of balances that the rows lead to are none', () => expect(leavesBut(() => true, ...listed)).toBe(false));

  it('lines with figures at other places are not', () => {
    const apart = columns([50], [110], [380, 'right']);
    expect(leaves(...['03', '04', '05'].map((day) => apart(`${day}.02.2025`, 'TRANSFER', '12,50')))).toBe(false);
  });
});
