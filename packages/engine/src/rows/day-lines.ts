import { exactRoles } from '../languages/match.ts';
import type { Line, Table, Token } from '../shapes/layout.ts';

/** The date that a line says and nothing beside it, but that it is the date of booking. */
function dayOf({ tokens }: Line): Token | null {
  const last = tokens.at(-1);
  if (!last?.date || last.date.weak) return null;
  const label = tokens
    .slice(0, -1)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[ ]*[:：]$/u, '');
  return label === '' || exactRoles(label).includes('date') ? last : null;
}

/**
 * Dates on lines of their own, each the day on which the rows below it were booked:
 *
 *     Details                        Value       Amount
 *     Booking date: 03.03.2025
 *     GROCER                         04.03        30.00
 *     BOOKS                          03.03        20.00
 */
export function dayLines(table: Table): ReadonlySet<Token> {
  return new Set(table.blocks.flatMap(({ lines }) => lines.flatMap((line) => dayOf(line) ?? [])));
}
