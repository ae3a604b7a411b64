import {
  type Conversion,
  type Corrections,
  type FileVerdict,
  type StatementOutline,
  verdictOfFile,
} from '@tallyleaf/contract';
import { outlinesOf } from '@tallyleaf/exporters';
import type { DBSchema } from 'idb';
import { KEPT_DAYS } from './always-keep.ts';
import { deleteAnnotated, keepAnnotated, tidyAnnotated } from './annotated.ts';
import { asItStands } from './as-it-stands.ts';
import { keptDatabase } from './kept-database.ts';
import { changeHeld, type Held, type HeldResult, heldHere, letGo } from './tab-documents.ts';

/**
 * Documents that were converted on this device and that the reader has kept, in the browser's own storage (IndexedDB): the
 * file, what was read, and what was corrected. Nothing of them leaves the device. They stay until they are deleted, or
 * were not opened for `KEPT_DAYS`. Those that are only open in this tab are asked for by the same functions.
 */

export { KEPT_DAYS };

const DAY_MS = 86_400_000;

/** What a list shows of a document. */
export interface DocumentSummary {
  readonly id: string;
  readonly fileName: string;
  /** The file's size in bytes. */
  readonly size: number;
  readonly pages: number;
  readonly verdict: FileVerdict;
  /** Its statements, as they stand; left out where it was kept before there were outlines. */
  readonly statements?: readonly StatementOutline[];
  /** Of the file's content. */
  readonly sha256?: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly openedAt: string;
}

export interface DeviceDocument extends DocumentSummary {
  /** As it was read. */
  readonly read: Conversion;
  readonly corrections: Corrections | null;
  /** Goes up by one with every save of corrections. */
  readonly revision: number;
  readonly file: Blob;
}

/** Another window has saved corrections since these were begun. */
export class EditedElsewhere extends Error {
  override readonly name = 'EditedElsewhere';
}

interface Schema extends DBSchema {
  summaries: { key: string; value: DocumentSummary };
  /** Apart from the summaries: a list need not load files and rows. */
  contents: { key: string; value: Pick<DeviceDocument, 'read' | 'corrections' | 'revision' | 'file'> & { id: string } };
}

const STORES = ['summaries', 'contents'] as const;

const database = keptDatabase<Schema>('tallyleaf', (db) => {
  for (const store of STORES) db.createObjectStore(store, { keyPath: 'id' });
});

/**
 * Keeps a document of this tab, with what was corrected and annotated, under its id.
 * @throws {DOMException} `QuotaExceededError` where the browser has no room left
 */
export async function keepHeld(
  { id, file, annotated }: Pick<Held, 'id' | 'file' | 'annotated'>,
  result: HeldResult,
): Promise<void> {
  await put(id, file, result);
  if (annotated) await keepAnnotated(id, annotated);
}

type Kept = Pick<DeviceDocument, 'read' | 'corrections' | 'revision' | 'createdAt'>;

async function summaryOf(id: string, file: File, kept: Kept): Promise<DocumentSummary> {
  const stands = await asItStands(kept);
  return {
    id,
    fileName: file.name,
    size: file.size,
    pages: kept.read.source.pages,
    verdict: verdictOfFile(stands),
    statements: outlinesOf(stands),
    sha256: kept.read.source.sha256,
    createdAt: kept.createdAt,
    openedAt: kept.createdAt,
  };
}

async function put(id: string, file: File, kept: Kept): Promise<void> {
  const { read, corrections, revision } = kept;
  const summary = await summaryOf(id, file, kept);
  const within = (await database()).transaction(STORES, 'readwrite');
  await Promise.all([
    within.objectStore('summaries').put(summary),
    within.objectStore('contents').put({ id, read, corrections, revision, file }),
    within.done,
  ]);
}

/** A document as it stands; `undefined` where there is none (any more). It counts as opened now. */
export async function openDocument(id: string, now = new Date()): Promise<DeviceDocument | undefined> {
  const held = await heldHere(id);
  if (held?.result) return { ...(await summaryOf(id, held.file, held.result)), ...held.result, file: held.file };
  const within = (await database()).transaction(STORES, 'readwrite');
  const [summary, contents] = await Promise.all([
    within.objectStore('summaries').get(id),
    within.objectStore('contents').get(id),
  ]);
  if (!summary || !contents) return undefined;
  const opened = { ...summary, openedAt: now.toISOString() };
  await Promise.all([within.objectStore('summaries').put(opened), within.done]);
  return { ...opened, ...contents };
}

/** The documents that are kept here, newest first. */
export async function listDocuments(): Promise<readonly DocumentSummary[]> {
  const all = await (await database()).getAll('summaries');
  return all.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/**
 * Keeps what was corrected of a document, made from `revision`; `stands`: the result with it.
 * @returns the new revision; `undefined` where the document is gone
 * @throws {EditedElsewhere}
 */
export async function saveCorrections(
  id: string,
  { revision, corrections, stands }: { revision: number; corrections: Corrections | null; stands: Conversion },
): Promise<number | undefined> {
  const held = await heldHere(id);
  if (held) return await saveInTab(held, revision, corrections);
  const within = (await database()).transaction(STORES, 'readwrite');
  const [summary, contents] = await Promise.all([
    within.objectStore('summaries').get(id),
    within.objectStore('contents').get(id),
  ]);
  if (!summary || !contents) return undefined;
  if (contents.revision !== revision) throw new EditedElsewhere('The document was corrected in another window.');
  await Promise.all([
    within.objectStore('summaries').put({ ...summary, verdict: verdictOfFile(stands), statements: outlinesOf(stands) }),
    within.objectStore('contents').put({ ...contents, corrections, revision: revision + 1 }),
    within.done,
  ]);
  return revision + 1;
}

async function saveInTab(
  { id, result }: Held,
  revision: number,
  corrections: Corrections | null,
): Promise<number | undefined> {
  if (!result) return undefined;
  if (result.revision !== revision) throw new EditedElsewhere('The document was corrected in another window.');
  await changeHeld(id, { result: { ...result, corrections, revision: revision + 1 }, taken: false });
  return revision + 1;
}

/** Deletes documents: file, rows, corrections, annotations, here and in this tab. */
export async function deleteDocuments(ids: readonly string[]): Promise<void> {
  const within = (await database()).transaction(STORES, 'readwrite');
  const gone = ids.flatMap((id) => STORES.map((store) => within.objectStore(store).delete(id)));
  await Promise.all([...gone, within.done]);
  await deleteAnnotated(ids);
  letGo(ids);
}

/** Deletes what was not opened for `KEPT_DAYS`, and annotations of the server's documents that were not. */
export async function tidyDocuments(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  const old = (await listDocuments()).filter(({ openedAt }) => openedAt < before);
  if (old.length > 0) await deleteDocuments(old.map(({ id }) => id));
  await tidyAnnotated(before);
}
