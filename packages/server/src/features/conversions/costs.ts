import type { ConversionCost, CostQuestion } from '@tallyleaf/contract';
import type { Owner } from '../../http/authenticate.ts';
import { findSameFiles, type PaidFile } from './ownership.ts';
import type { Db } from './repository.ts';

/** A file that is to be paid for; `id` is what its charge is called where it needs one of its own. */
interface Counted {
  readonly id: string;
  readonly sha256: string;
  readonly pages: number;
}

/** Which charge pays each file, and what is to be held for those that are not paid for yet. */
interface Charged<File> {
  readonly charged: (File & { readonly chargeId: string })[];
  readonly holds: { readonly id: string; readonly amount: number }[];
}

/**
 * What files cost: one credit a page. A file that the owner has already, done or on its way, is paid for by the same
 * charge, provided that as many pages were counted then: with another password there may be more of them (product, section 1).
 */
export function chargesOf<File extends Counted>(
  paid: readonly Omit<PaidFile, 'id'>[],
  files: readonly File[],
): Charged<File> {
  const known = [...paid];
  const holds: { id: string; amount: number }[] = [];
  const charged = files.map((one) => {
    const same = known.find(({ sha256, pages }) => sha256 === one.sha256 && pages >= one.pages);
    if (same) return { ...one, chargeId: same.chargeId };
    known.push({ sha256: one.sha256, pages: one.pages, chargeId: one.id });
    holds.push({ id: one.id, amount: one.pages });
    return { ...one, chargeId: one.id };
  });
  return { charged, holds };
}

/** What files would cost their owner now; nothing is held. */
export async function costOf(db: Db, owner: Owner, { files }: CostQuestion): Promise<ConversionCost> {
  const paid = await findSameFiles(db, owner, sha256sOf(files));
  const { holds } = chargesOf(
    paid,
    files.map((file, index) => ({ id: String(index), ...file })),
  );
  return { required: holds.reduce((sum, { amount }) => sum + amount, 0) };
}

/** The contents of files, each once. */
export const sha256sOf = (files: readonly Pick<Counted, 'sha256'>[]): string[] => [
  ...new Set(files.map(({ sha256 }) => sha256)),
];
