/** Things whose values lie close together. `from` and `to` are the least and the greatest value. */
export interface Cluster<T> {
  readonly from: number;
  readonly to: number;
  readonly members: readonly T[];
}

/**
 * Groups things by a number of theirs: sorted by it, a new group begins where the next value lies more than `reach` past the
 * group's FIRST value, so that no group is wider than `reach` however many things lie between.
 */
export function clusterWithin<T>(things: readonly T[], numberOf: (thing: T) => number, reach: number): Cluster<T>[] {
  return grouped(things, numberOf, (first, _last, value) => value - first > reach);
}

/** Groups things by a number of theirs: a new group begins where the next value lies more than `gap` past the LAST one. */
export function clusterByGap<T>(things: readonly T[], numberOf: (thing: T) => number, gap: number): Cluster<T>[] {
  return grouped(things, numberOf, (_first, last, value) => value - last > gap);
}

function grouped<T>(
  things: readonly T[],
  numberOf: (thing: T) => number,
  parts: (first: number, last: number, value: number) => boolean,
): Cluster<T>[] {
  // Sorting is stable: things of one value keep their order.
  const sorted = things.map((thing) => ({ thing, value: numberOf(thing) })).sort((a, b) => a.value - b.value);
  const clusters: { from: number; to: number; members: T[] }[] = [];
  let current: { from: number; to: number; members: T[] } | undefined;
  for (const { thing, value } of sorted) {
    if (!current || parts(current.from, current.to, value)) {
      current = { from: value, to: value, members: [] };
      clusters.push(current);
    }
    current.to = value;
    current.members.push(thing);
  }
  return clusters;
}
