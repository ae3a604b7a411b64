import { deleteDocuments, keepHeld } from './documents.ts';
import { changeHeld, heldNow, letGo } from './tab-documents.ts';

/** Keeping results of this tab on this device, and forgetting them. */

/**
 * Keeps a document of this tab on this device, with what was corrected and annotated.
 * @throws {DOMException} `QuotaExceededError` where the browser has no room left
 */
export async function keepHere(id: string): Promise<void> {
  const held = heldNow().find((one) => one.id === id);
  if (!held?.result || held.kept) return;
  await keepHeld(held, held.result);
  await changeHeld(id, { kept: true, annotated: null });
}

/** Forgets a document: nothing of it is left on this device or in this tab. */
export async function forgetHere(id: string): Promise<void> {
  await deleteDocuments([id]);
  letGo([id]);
}
