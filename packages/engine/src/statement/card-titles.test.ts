import { describe, expect, it } from 'vitest';
import { booking, labelled, remark } from '../../tests/item-builder.ts';
import { cardDrafts } from './card-drafts.ts';
import { splitDrafts } from './split-drafts.ts';

const opening = (text: string) => labelled('opening', [text], { inTable: false });
const day = '3 March 2025';

describe('titles of cards by name and number', () => {
  it('part the rows of cards that begin with a balance each', () => {
    const items = [
      remark('PLUM GOLD : 4111 2222 3333 4444'),
      opening('590.00'),
      booking(day, '5.00'),
      remark('PLUM SILVER : 5111 2222 3333 5555'),
      opening('70.00'),
      booking(day, '6.00'),
    ];
    const drafts = cardDrafts(items, splitDrafts(items)).filter((draft) => draft.items.length > 0);
    expect(drafts.map(({ facts }) => facts.number)).toEqual(['4111222233334444', '5111222233335555']);
  });

  it.each([
    ['no balance below it', 'PLUM SILVER : 5111 2222 3333 5555', []],
    ['no name before its number', '5111 2222 3333 5555', [opening('70.00')]],
  ])('part none with %s', (_, title, below) => {
    const rows = [booking(day, '5.00'), remark(title), ...below, booking(day, '6.00')];
    const items = [remark('PLUM GOLD : 4111 2222 3333 4444'), opening('590.00'), ...rows];
    const drafts = splitDrafts(items).filter((draft) => draft.items.some(({ kind }) => kind === 'row'));
    expect(drafts).toHaveLength(1);
  });
});
