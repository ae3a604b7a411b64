import type { ByteRange } from './storage.ts';

/** The bytes of a stream in parts of one size, the last one smaller; of an empty stream, none. */
export async function* inParts(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer, undefined> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    let rest = Buffer.concat(waiting);
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
    waiting = [rest];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
  return undefined;
}

/** The bytes `start` to `end` of something, of which the stream yields what begins at the place `at`. */
export async function* cut(
  content: AsyncIterable<Uint8Array>,
  { start, end }: ByteRange,
  at = 0,
): AsyncGenerator<Uint8Array> {
  let place = at;
  for await (const chunk of content) {
    const wanted = chunk.subarray(Math.max(0, start - place), Math.max(0, end + 1 - place));
    if (wanted.length > 0) yield wanted;
    place += chunk.length;
    if (place > end) return;
  }
}
