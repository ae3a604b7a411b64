/** The compressions of TIFF that hold any bytes. Each stops once it has `size` bytes, however much its data claim. */

/** PackBits (TIFF 6.0, section 9). */
export function unpackBits(bytes: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  let to = 0;
  for (let at = 0; at < bytes.length && to < size; ) {
    const code = bytes[at++] ?? 0;
    if (code < 128) {
      const copied = bytes.subarray(at, at + Math.min(code + 1, size - to));
      out.set(copied, to);
      to += copied.length;
      at += code + 1;
    } else if (code > 128) {
      const end = Math.min(to + 257 - code, size);
      out.fill(bytes[at++] ?? 0, to, end);
      to = end;
    }
  }
  return whole(out, to);
}

const CLEAR = 256;
const END = 257;
const CODES = 4096;

/** LZW as TIFF writes it: codes from the highest bit, made longer one code early (TIFF 6.0, section 13). */
export function unpackLzw(bytes: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  // Where in `out` each code's bytes stand, and how many they are.
  const starts = new Int32Array(CODES);
  const lengths = new Int32Array(CODES);
  let [to, next, bits, held, buffer] = [0, END + 1, 9, 0, 0];
  for (let at = 0; to < size; ) {
    while (held < bits && at < bytes.length) {
      buffer = ((buffer << 8) | (bytes[at++] ?? 0)) & 0xffffff;
      held += 8;
    }
    if (held < bits) break;
    held -= bits;
    const code = (buffer >> held) & ((1 << bits) - 1);
    if (code === END) break;
    if (code === CLEAR) {
      [next, bits] = [END + 1, 9];
      continue;
    }
    const start = to;
    if (code < CLEAR) out[to++] = code;
    else if (code < next) {
      // A code that has just been made is as long as what it was made of, and one byte: that byte is there by then.
      const end = Math.min(to + (lengths[code] ?? 0), size);
      for (let from = starts[code] ?? 0; to < end; ) out[to++] = out[from++] ?? 0;
    } else throw new Error('the LZW data hold a code that was never made');
    // A code is what was written last and the first byte of what follows: both stand in `out` already, one behind the other.
    if (next < CODES) {
      starts[next] = start;
      lengths[next] = to - start + 1;
      next += 1;
      if (next >= 1 << bits && bits < 12) bits += 1;
    }
  }
  return whole(out, to);
}

/** Deflate with zlib's header. */
export async function inflate(bytes: Uint8Array, size: number): Promise<Uint8Array> {
  const out = new Uint8Array(size);
  let to = 0;
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  while (to < size) {
    const { done, value } = await reader.read().catch(() => {
      // What hosts throw here, a TypeError, would pass for a fault of ours.
      throw new Error('the deflated data make no sense');
    });
    if (done) break;
    const part = value.subarray(0, size - to);
    out.set(part, to);
    to += part.length;
  }
  // What may follow is not wanted, nor is an error in it.
  void reader.cancel().catch(() => undefined);
  return whole(out, to);
}

/** @throws {Error} where not all bytes came out */
function whole(out: Uint8Array, length: number): Uint8Array {
  if (length < out.length) throw new Error(`${length} of ${out.length} bytes of a picture are there`);
  return out;
}
