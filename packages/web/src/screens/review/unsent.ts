import { Corrections } from '@tallyleaf/contract';
import { Check } from 'typebox/value';
import { isHeldOnly } from '../../documents/tab-documents.ts';

/** Corrections that could not be saved yet, in the browser's own storage: they outlive a reload and a lost network. */

export interface Unsent {
  /** The revision that they were made from. */
  readonly revision: number;
  readonly corrections: Corrections;
}

/** Of a document that is only open in this tab, nothing is kept that outlives the tab. */
const storageOf = (id: string): Storage => (isHeldOnly(id) ? sessionStorage : localStorage);

/** What the keys of the storage begin with; the conversion's id follows. */
export const UNSENT_KEY = 'review_unsent_';

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  'revision' in value &&
  Number.isInteger(value.revision) &&
  'corrections' in value &&
  Check(Corrections, value.corrections);

/** What was kept of a conversion; null: nothing, or nothing that could be used. */
export function readUnsent(id: string, storage = storageOf(id)): Unsent | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(UNSENT_KEY + id) ?? 'null');
    return isUnsent(value) ? value : null;
  } catch (error) {
    console.warn(error); // no storage, or somebody else wrote there
    return null;
  }
}

/** Keeps corrections until they are saved; null lets go of them. */
export function keepUnsent(id: string, unsent: Unsent | null, storage = storageOf(id)): void {
  try {
    if (unsent === null) storage.removeItem(UNSENT_KEY + id);
    else storage.setItem(UNSENT_KEY + id, JSON.stringify(unsent));
  } catch (error) {
    console.warn(error); // no storage, or no room: the page still holds them
  }
}
