import { expect, test } from 'vitest';
import { headingRoles } from '../languages/match.ts';
import type { HeadingCell } from '../shapes/layout.ts';
import { listsTerms } from './terms-table.ts';

const headed = (...texts: readonly string[]) => {
  const cells = texts.map(
    (text, i): HeadingCell => ({
      text,
      box: [50 + i * 100, 100, 120 + i * 100, 110],
      roles: headingRoles(text).map(({ role }) => role),
    }),
  );
  return { heading: { cells, box: [50, 100, 550, 110] as const, lines: 1 } };
};

test.each([
  ['deposits with their maturity', ['Date', 'Value date', 'Type', 'Amount', 'Interest rate'], true],
  ['the same in Japanese', ['お預り日', '満期日', '種類', 'お預り金額（円）', '利率（年％）'], true],
  ['bookings in a foreign currency', ['Date', 'Description', 'Exchange rate', 'Amount'], false],
  ['bookings with balances', ['Date', 'Type', 'Rate', 'Amount', 'Balance'], false],
  ['bookings with a column of unknown name', ['Date', 'Blurb', 'Rate', 'Amount'], false],
  ['bookings without a rate', ['Date', 'Type', 'Amount'], false],
] as const)('%s', (_, texts, expected) => expect(listsTerms(headed(...texts))).toBe(expected));
