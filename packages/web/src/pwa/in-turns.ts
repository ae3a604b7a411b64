/** Works through a list, so many at a time. The first failure ends it. */
export async function inTurns<T>(atOnce: number, items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, lane));
}
