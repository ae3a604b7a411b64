import type { Conversion } from '@tallyleaf/contract';
import { keepHeld } from '../documents.ts';

/** Keeps a document as a reader has it kept. @returns its id */
export async function keepOne(file: File, read: Conversion, now = new Date()): Promise<string> {
  const id = crypto.randomUUID();
  const result = { read, corrections: null, revision: 0, createdAt: now.toISOString(), serverId: null };
  await keepHeld({ id, file, annotated: null }, result);
  return id;
}
