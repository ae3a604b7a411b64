/** Numbers in ascending order; the list that is given stays as it is. */
export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** How many numbers of an ascending list are less than a limit. */
export function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The middle one of some numbers, the upper one of the two in the middle; undefined of none. */
export const median = (values: readonly number[]): number | undefined => ascending(values)[values.length >> 1];
