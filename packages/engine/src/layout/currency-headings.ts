import type { HeadingCell } from '../shapes/layout.ts';
import { headedCurrencies, nameCurrencies } from '../values/headed-currency.ts';

/** `PESOS | DOLLARS`: names of several currencies beside each other head columns of amounts in them. */
export function withCurrencies(cells: readonly HeadingCell[]): HeadingCell[] {
  if (!nameCurrencies(cells.map(({ text }) => text))) return [...cells];
  return cells.map((cell) =>
    cell.roles.length === 0 && headedCurrencies(cell.text).length > 0 ? { ...cell, roles: ['amount'] } : cell,
  );
}
