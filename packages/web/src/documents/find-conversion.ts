import type { Conversion } from '@tallyleaf/contract';
import { ApiError } from '../api/client.ts';
import { getConversion } from '../api/conversions.ts';
import { asItStands } from './as-it-stands.ts';
import { openDocument } from './documents.ts';

/** A conversion as it stands, wherever it is kept. */
export interface FoundConversion {
  readonly id: string;
  readonly fileName: string;
  readonly place: 'device' | 'server';
  /** With its corrections; null where it has no result (yet). */
  readonly conversion: Conversion | null;
}

/** Statuses by which the server says that there is no such conversion of one's own. */
const NOT_THERE: readonly number[] = [400, 404];

/**
 * A conversion of this device or of the server; null where there is none of one's own.
 * @throws {ApiError} where the server cannot be asked
 */
export async function findConversion(id: string): Promise<FoundConversion | null> {
  const here = await openDocument(id);
  if (here) return { id, fileName: here.fileName, place: 'device', conversion: await asItStands(here) };
  try {
    const { fileName, conversion = null } = await getConversion(id);
    return { id, fileName, place: 'server', conversion };
  } catch (error) {
    if (error instanceof ApiError && NOT_THERE.includes(error.status)) return null;
    throw error;
  }
}
