/** Most conversions and most time that a find is worth, in milliseconds. */
const MOST_TRIES = 40;
const MOST_TIME = 60_000;

/** Cuts pieces out of a file as long as what is wrong with it stays wrong: halves first, then ever smaller ones. */
export async function minimise(
  bytes: Uint8Array,
  stillWrong: (bytes: Uint8Array) => Promise<boolean>,
): Promise<Uint8Array> {
  const began = performance.now();
  let least = bytes;
  let tries = 0;
  for (let size = Math.ceil(bytes.length / 2); size >= 16; size = Math.floor(size / 2)) {
    for (let at = 0; at < least.length; ) {
      if (tries >= MOST_TRIES || performance.now() - began > MOST_TIME) return least;
      tries += 1;
      const shorter = Buffer.concat([least.subarray(0, at), least.subarray(at + size)]);
      if (await stillWrong(shorter)) least = shorter;
      else at += size;
    }
  }
  return least;
}
