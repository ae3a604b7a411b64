import type { Conversion, Corrections } from '@tallyleaf/contract';

interface Kept {
  /** As it was read. */
  readonly read: Conversion;
  readonly corrections: Corrections | null;
}

/** A result with what was corrected of it. The engine's part that corrects comes where there is something to correct. */
export async function asItStands({ read, corrections }: Kept): Promise<Conversion> {
  if (!corrections) return read;
  const { applyCorrections } = await import('@tallyleaf/engine/review');
  return applyCorrections(read, corrections);
}
