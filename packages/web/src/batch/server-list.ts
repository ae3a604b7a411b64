import { type ConversionSummary, isFinished } from '@tallyleaf/contract';

/** The server's conversions as they come and change: pure rules, driven by `use-server-list.ts`. */

/** True while a row is under way. */
export const isUnderWay = ({ status }: ConversionSummary): boolean => !isFinished(status);

/** Adds a further page; what was listed before stays where it is. */
export function appendPage(
  rows: readonly ConversionSummary[],
  page: readonly ConversionSummary[],
): readonly ConversionSummary[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...page.filter(({ id }) => !known.has(id))];
}

/** Takes over how rows stand now, and puts those that came meanwhile before the others. */
export function mergeFresh(
  rows: readonly ConversionSummary[],
  fresh: readonly ConversionSummary[],
): readonly ConversionSummary[] {
  const now = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(rows.map(({ id }) => id));
  const newest = rows[0]?.createdAt ?? '';
  const came = fresh.filter(({ id, createdAt }) => !known.has(id) && createdAt >= newest);
  return [...came, ...rows.map((row) => now.get(row.id) ?? row)];
}
