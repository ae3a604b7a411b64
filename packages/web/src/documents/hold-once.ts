import type { Conversion } from '@tallyleaf/contract';
import { holdResult } from './tab-documents.ts';

const held = new WeakMap<Conversion, Promise<string>>();

/** Opens what was read of a file as a document of this tab, once, however often that is asked for. @returns its id */
export function holdOnce(file: File, conversion: Conversion): Promise<string> {
  const known = held.get(conversion);
  if (known) return known;
  const id = crypto.randomUUID();
  const holding = holdResult(id, file, conversion).then(() => id);
  held.set(conversion, holding);
  holding.catch(() => held.delete(conversion));
  return holding;
}
