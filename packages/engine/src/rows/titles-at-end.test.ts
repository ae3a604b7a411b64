import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';
import { wayAtEnd } from './titles-at-end.ts';

it.each([
  ['ACH and Wire Credits', 'section-in'],
  ['Card Debits', 'section-out'],
  // Either way: what a card's holder paid, what went out of an account
  ['Electronic bill payments', null],
  ['Deposits and debits', null],
  ['Card 4711 debits', null],
] as const)('%s: what a title says at its end', (text, way) => expect(wayAtEnd(text)).toBe(way));

it('a title above a heading that is printed again gives its rows the direction that it ends with', () => {
  const row = columns([50], [200, 'right'], [220]);
  const heading = row('Date', 'Amount', 'Description');
  const items = readRows(
    findLayout([
      pageOf([
        row('Deposits'),
        heading,
        row('03/13/2025', '12.00', 'DEPOSIT'),
        row('03/14/2025', '14.00', 'DEPOSIT'),
        [],
        row('ACH and Wire Debits'),
        heading,
        row('03/15/2025', '16.00', 'POWER'),
        row('03/16/2025', '18.00', 'RENT'),
      ]),
    ]),
  );
  expect(items.flatMap((item) => (item.kind === 'section' ? [item.phrases] : [])).at(-1)).toEqual(['section-out']);
});
