import type { SignedRow } from './reading.ts';

/** How many signed amounts below titles that name a direction are read as the title says, and how many the other way. */
export function titledSigns(rows: readonly SignedRow[]): { readonly told: number; readonly against: number } {
  const under = rows.filter(
    ({ row, section, amount }) =>
      section !== null && amount !== 0n && row.figures.some(({ role, amount: { sign } }) => role === 'amount' && sign),
  );
  const told = under.filter(({ section, amount }) => amount > 0n === (section === 'in')).length;
  return { told, against: under.length - told };
}
