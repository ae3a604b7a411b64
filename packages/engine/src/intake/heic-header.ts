/** A box of a HEIF file (ISO/IEC 14496-12, 4.2): where its content begins and ends. */
interface Box {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

const HEAD = 8;
const SIZE_IN_64_BITS = 1;
const TO_THE_END = 0;

function* boxesOf(view: DataView, from: number, to: number): Generator<Box> {
  for (let at = from; at + HEAD <= to; ) {
    const told = view.getUint32(at);
    const long = told === SIZE_IN_64_BITS;
    const size = long
      ? view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12)
      : told === TO_THE_END
        ? to - at
        : told;
    if (size < HEAD || at + size > to) throw new RangeError('a box reaches beyond its own');
    const type = String.fromCharCode(...[4, 5, 6, 7].map((i) => view.getUint8(at + i)));
    yield { type, from: at + (long ? 2 * HEAD : HEAD), to: at + size };
    at += size;
  }
}

function boxIn(view: DataView, { from, to }: Omit<Box, 'type'>, wanted: string): Box {
  for (const box of boxesOf(view, from, to)) if (box.type === wanted) return box;
  throw new RangeError(`there is no ${wanted}`);
}

/** The number of the picture that is meant to be seen. */
function primaryItem(view: DataView, { from }: Box): number {
  return view.getUint8(from) === 0 ? view.getUint16(from + 4) : view.getUint32(from + 4);
}

/** The properties of an item, by their places in the list of all, in the order in which they hold. */
function propertiesOf(view: DataView, { from, to }: Box, item: number): readonly number[] {
  const wideItems = view.getUint8(from) > 0;
  const wideProperties = (view.getUint8(from + 3) & 1) === 1;
  let at = from + 8;
  for (let left = view.getUint32(from + 4); left > 0 && at < to; left -= 1) {
    const of = wideItems ? view.getUint32(at) : view.getUint16(at);
    at += wideItems ? 4 : 2;
    const count = view.getUint8(at);
    const step = wideProperties ? 2 : 1;
    if (of === item)
      return Array.from({ length: count }, (_, i) =>
        wideProperties ? view.getUint16(at + 1 + 2 * i) & 0x7fff : view.getUint8(at + 1 + i) & 0x7f,
      );
    at += 1 + count * step;
  }
  return [];
}

/**
 * The size of a HEIC's main picture as it is meant to be seen: its decoder cuts and turns it as the file says (ISO/IEC 23008-12).
 * @throws {RangeError} where the file makes no sense
 */
export function readHeic(view: DataView): { readonly width: number; readonly height: number } {
  const meta = boxIn(view, { from: 0, to: view.byteLength }, 'meta');
  const inner = { from: meta.from + 4, to: meta.to };
  const item = primaryItem(view, boxIn(view, inner, 'pitm'));
  const described = boxIn(view, inner, 'iprp');
  const { from, to } = boxIn(view, described, 'ipco');
  const all = [...boxesOf(view, from, to)];
  let [width, height] = [0, 0];
  for (const place of propertiesOf(view, boxIn(view, described, 'ipma'), item)) {
    const property = all[place - 1];
    if (property?.type === 'ispe')
      [width, height] = [view.getUint32(property.from + 4), view.getUint32(property.from + 8)];
    if (property?.type === 'clap') {
      const side = (at: number): number =>
        Math.round(view.getUint32(property.from + at) / view.getUint32(property.from + at + 4));
      [width, height] = [side(0), side(8)];
    }
    if (property?.type === 'irot' && view.getUint8(property.from) % 2 === 1) [width, height] = [height, width];
  }
  return { width, height };
}
