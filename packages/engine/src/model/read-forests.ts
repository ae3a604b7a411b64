import type { Forest } from './forest.ts';

/** `TLFT` in the order of the file's bytes. */
export const MAGIC = 0x54464c54;
export const VERSION = 1;
/** Bytes before the header's text: magic, version, length of the file, length of the header, a 32-bit number each. */
export const PREAMBLE = 16;
/** Every array begins at a multiple of so many bytes. */
export const ALIGNMENT = 4;

/** What the header, JSON in UTF-8 filled up with blanks, says of each forest, in the order of the file. */
export interface ForestHeader {
  readonly name: string;
  readonly classes: readonly string[];
  readonly features: readonly string[];
  readonly trees: number;
  readonly nodes: number;
  readonly leaves: number;
}

/**
 * The forests of a model file by their names. All numbers are little-endian. After the header stand, forest by forest,
 * the arrays of `Forest` in this order: base (float32), starts and firstLeaves (int32), thresholds (float32), masks
 * (int32), trees (uint16), leaves (float32).
 * Throws RangeError where the bytes are no such file, or not all of one.
 */
export function readForests(bytes: Uint8Array): ReadonlyMap<string, Forest> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < PREAMBLE || view.getUint32(0, true) !== MAGIC) throw new RangeError('This is no model file.');
  const version = view.getUint32(4, true);
  if (version !== VERSION) throw new RangeError(`The model file has version ${version}, not ${VERSION}.`);
  const length = view.getUint32(8, true);
  if (length !== bytes.length) throw new RangeError(`The model file has ${bytes.length} bytes of ${length}.`);
  const start = PREAMBLE + view.getUint32(12, true);
  if (start > length) throw new RangeError('The header of the model file is longer than the file.');
  const headers = JSON.parse(new TextDecoder().decode(bytes.subarray(PREAMBLE, start))) as readonly ForestHeader[];
  const read = arraysOf(view, start);
  const forests = new Map(headers.map((header) => [header.name, forestOf(header, read)]));
  if (read.place() !== length) throw new RangeError('The model file is longer than its forests.');
  return forests;
}

function forestOf({ name, classes, features, ...counts }: ForestHeader, read: ReturnType<typeof arraysOf>): Forest {
  const forest: Forest = {
    name,
    classes,
    features,
    base: read.float32(classes.length),
    starts: read.int32(features.length * 2 + 1),
    firstLeaves: read.int32(counts.trees + 1),
    thresholds: read.float32(counts.nodes),
    masks: read.int32(counts.nodes),
    trees: read.uint16(counts.nodes),
    leaves: read.float32(counts.leaves),
  };
  const { starts, firstLeaves, trees } = forest;
  if (starts.at(-1) !== counts.nodes || firstLeaves.at(-1) !== counts.leaves || trees.some((it) => it >= counts.trees))
    throw new RangeError(`The arrays of the forest “${name}” do not fit each other.`);
  return forest;
}

/** Reads one array after another. */
function arraysOf(view: DataView, start: number) {
  let place = start;
  const fill = <T extends Float32Array | Int32Array | Uint16Array>(array: T, number: (at: number) => number): T => {
    const size = array.BYTES_PER_ELEMENT;
    const end = place + array.length * size;
    if (end > view.byteLength) throw new RangeError('The model file is shorter than its forests.');
    for (let index = 0; index < array.length; index += 1) array[index] = number(place + index * size);
    place = Math.ceil(end / ALIGNMENT) * ALIGNMENT;
    return array;
  };
  return {
    place: () => place,
    float32: (count: number) => fill(new Float32Array(count), (at) => view.getFloat32(at, true)),
    int32: (count: number) => fill(new Int32Array(count), (at) => view.getInt32(at, true)),
    uint16: (count: number) => fill(new Uint16Array(count), (at) => view.getUint16(at, true)),
  };
}
