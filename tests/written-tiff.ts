/** TIFF files written tag by tag, for what no library that we have writes. */

/** A picture of the file: its tags (of whole numbers), and its pieces, whose places the writer fills in. */
export interface WrittenPicture {
  readonly tags: Readonly<Record<number, readonly number[]>>;
  readonly pieces: readonly Uint8Array[];
  readonly tiled?: boolean;
}

const SHORT = 3;
const LONG = 4;

/** Writes a TIFF. @param little the lowest byte of a number comes first */
export function writeTiff(pictures: readonly WrittenPicture[], little = true): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(
    1000 +
      pictures.flatMap(({ pieces }) => pieces).reduce((sum, piece) => sum + piece.length + 12, 0) +
      spaceOf(pictures),
  );
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(little ? 'II' : 'MM'));
  view.setUint16(2, 42, little);
  let end = 8;
  let link = 4;
  const put = (values: readonly number[], size: 2 | 4): number => {
    const at = end;
    for (const value of values) {
      if (size === 2) view.setUint16(end, value, little);
      else view.setUint32(end, value, little);
      end += size;
    }
    end += end % 2;
    return at;
  };
  for (const { tags, pieces, tiled } of pictures) {
    const offsets = pieces.map((piece) => {
      const at = end;
      bytes.set(piece, at);
      end += piece.length + (piece.length % 2);
      return at;
    });
    const lengths = pieces.map((piece) => piece.length);
    const all = { ...(tiled ? { 324: offsets, 325: lengths } : { 273: offsets, 279: lengths }), ...tags };
    const entries = Object.entries(all).map(([tag, values]) => {
      const short = values.every((value) => value < 65_536);
      const inline = values.length * (short ? 2 : 4) <= 4;
      return { tag: Number(tag), values, short, at: inline ? 0 : put(values, short ? 2 : 4) };
    });
    view.setUint32(link, end, little);
    view.setUint16(end, entries.length, little);
    end += 2;
    for (const { tag, values, short, at } of entries) {
      view.setUint16(end, tag, little);
      view.setUint16(end + 2, short ? SHORT : LONG, little);
      view.setUint32(end + 4, values.length, little);
      if (at) view.setUint32(end + 8, at, little);
      else
        for (const [i, value] of values.entries())
          short ? view.setUint16(end + 8 + i * 2, value, little) : view.setUint32(end + 8 + i * 4, value, little);
      end += 12;
    }
    link = end;
    end += 4;
  }
  return bytes.slice(0, end);
}

const spaceOf = (pictures: readonly WrittenPicture[]): number =>
  pictures.reduce(
    (sum, { tags }) => sum + Object.values(tags).reduce((all, values) => all + 12 + values.length * 4, 0),
    0,
  );
