/** Bytes as text for a storage that holds only texts: made small, then written in the 64 letters that it takes as one unit each. */

/** How many bytes become letters at a time: more would be too many arguments of one call. */
const AT_ONCE = 0x8000;

async function through(bytes: Blob, way: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(bytes.stream().pipeThrough(way as TransformStream)).arrayBuffer());
}

export async function pack(bytes: Blob): Promise<string> {
  const small = await through(bytes, new CompressionStream('gzip'));
  let letters = '';
  for (let at = 0; at < small.length; at += AT_ONCE) {
    letters += String.fromCharCode(...small.subarray(at, at + AT_ONCE));
  }
  return btoa(letters);
}

/** @throws {Error} where the text is not one of `pack` */
export async function unpack(text: string, type = ''): Promise<Blob> {
  const small = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Blob([await through(new Blob([small]), new DecompressionStream('gzip'))], { type });
}

export const packJson = (value: unknown): Promise<string> => pack(new Blob([JSON.stringify(value)]));

export const unpackJson = async <T>(text: string): Promise<T> => JSON.parse(await (await unpack(text)).text()) as T;
