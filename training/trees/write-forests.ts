import type { Forest } from '../../packages/engine/src/model/forest.ts';
import {
  ALIGNMENT,
  type ForestHeader,
  MAGIC,
  PREAMBLE,
  VERSION,
} from '../../packages/engine/src/model/read-forests.ts';

/** A model file, as the engine's `readForests` describes it. The same forests yield the same bytes. */
export function writeForests(forests: readonly Forest[]): Uint8Array<ArrayBuffer> {
  if (new Set(forests.map(({ name }) => name)).size < forests.length)
    throw new RangeError('Two forests have one name.');
  const text = new TextEncoder().encode(JSON.stringify(forests.map(headerOf)));
  const header = new Uint8Array(aligned(text.length)).fill(0x20);
  header.set(text);
  const arrays = forests.flatMap(arraysOf);
  const start = PREAMBLE + header.length;
  const length = arrays.reduce((sum, { byteLength }) => sum + aligned(byteLength), start);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  [MAGIC, VERSION, length, header.length].forEach((number, index) => {
    view.setUint32(index * 4, number, true);
  });
  bytes.set(header, PREAMBLE);
  let place = start;
  for (const array of arrays) {
    array.forEach((number, index) => {
      const at = place + index * array.BYTES_PER_ELEMENT;
      if (array instanceof Float32Array) view.setFloat32(at, number, true);
      else if (array instanceof Int32Array) view.setInt32(at, number, true);
      else view.setUint16(at, number, true);
    });
    place += aligned(array.byteLength);
  }
  return bytes;
}

const aligned = (size: number): number => Math.ceil(size / ALIGNMENT) * ALIGNMENT;

const headerOf = ({ name, classes, features, firstLeaves, thresholds, leaves }: Forest): ForestHeader => ({
  name,
  classes,
  features,
  trees: firstLeaves.length - 1,
  nodes: thresholds.length,
  leaves: leaves.length,
});

const arraysOf = ({ base, starts, firstLeaves, thresholds, masks, trees, leaves }: Forest) => [
  base,
  starts,
  firstLeaves,
  thresholds,
  masks,
  trees,
  leaves,
];
