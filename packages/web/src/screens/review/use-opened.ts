import type { Conversion, ConversionDetail, Corrections } from '@tallyleaf/contract';
import { applyCorrections } from '@tallyleaf/engine/review';
import { useCallback } from 'react';
import { ApiError } from '../../api/client.ts';
import { fileUrl, getConversion } from '../../api/conversions.ts';
import { getCorrections, putCorrections } from '../../api/corrections.ts';
import { useResource } from '../../api/use-resource.ts';
import { deleteAnnotated, openAnnotated } from '../../documents/annotated.ts';
import { type DeviceDocument, EditedElsewhere, openDocument, saveCorrections } from '../../documents/documents.ts';
import { session } from '../../session/session.ts';
import { SavedElsewhere } from './autosave.ts';
import type { Unsent } from './unsent.ts';

/** Where the server gives a document, and as whom it is asked. */
export interface FileOnServer {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A conversion with a result, from wherever it is kept, and the way to save what is corrected of it. */
export interface Opened {
  readonly id: string;
  readonly name: string;
  /** As it was read. */
  readonly read: Conversion;
  readonly corrections: Corrections | null;
  readonly revision: number;
  /** When it was read (ISO 8601); asked for where it is told. */
  readonly convertedAt: () => Promise<string>;
  /** The document itself: on this device, or where the server gives it. */
  readonly file: { readonly bytes: Blob } | FileOnServer;
  /** It with what was annotated, which is kept on this device; null: nothing was. */
  readonly annotated: Blob | null;
  /** @throws {SavedElsewhere} */
  readonly save: (unsent: Unsent) => Promise<number>;
  readonly latest: () => Promise<number>;
}

/** `gone`: there is no such conversion, or it is somebody else's. `unfinished`: it has no result, or none yet. */
export type Opening =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | { readonly status: 'gone' }
  | { readonly status: 'unfinished'; readonly detail: ConversionDetail }
  | { readonly status: 'open'; readonly opened: Opened };

type OnFile = (file: FileOnServer) => void;

/** Statuses by which the server says that there is no such conversion of one's own. */
const NOT_THERE: readonly number[] = [400, 404];

/** What a browser that keeps nothing gives: nothing. */
const orNothing = (error: unknown): void => console.warn(error);

const annotatedOf = async (id: string): Promise<Blob | null> => (await openAnnotated(id).catch(orNothing)) ?? null;

async function openOnServer(id: string, onFile: OnFile): Promise<Opening> {
  try {
    const file = fileOnServer(id);
    const kept = annotatedOf(id).then((copy) => {
      if (!copy) onFile(file);
      return copy;
    });
    // What was read comes with its corrections, once: of a long statement it is megabytes.
    const [{ read, corrections, revision }, annotated] = await Promise.all([getCorrections(id), kept]);
    const { fileName: name } = read.source;
    return { status: 'open', opened: { id, name, read, corrections, revision, file, annotated, ...waysOnServer(id) } };
  } catch (error) {
    if (error instanceof ApiError && error.error === 'not-finished') {
      return { status: 'unfinished', detail: await getConversion(id) };
    }
    if (error instanceof ApiError && NOT_THERE.includes(error.status)) {
      await deleteAnnotated([id]).catch(orNothing);
      return { status: 'gone' };
    }
    throw error;
  }
}

const waysOnServer = (id: string): Pick<Opened, 'convertedAt' | 'save' | 'latest'> => ({
  convertedAt: async () => {
    const { createdAt, finishedAt } = await getConversion(id);
    return finishedAt ?? createdAt;
  },
  save: async (unsent) => {
    try {
      return (await putCorrections(id, unsent)).revision;
    } catch (error) {
      if (error instanceof ApiError && error.error === 'edited-elsewhere') throw new SavedElsewhere();
      throw error;
    }
  },
  latest: async () => (await getCorrections(id)).revision,
});

function fileOnServer(id: string): FileOnServer {
  const { token } = session.current();
  return { url: fileUrl(id), headers: token === null ? {} : { Authorization: `Bearer ${token}` } };
}

async function openedHere(document: DeviceDocument): Promise<Opening> {
  const { id, fileName, read, corrections, revision, createdAt, file } = document;
  const annotated = await annotatedOf(id);
  const save = async (unsent: Unsent): Promise<number> => {
    const stands = applyCorrections(read, unsent.corrections);
    const saved = await saveCorrections(id, { ...unsent, stands }).catch((error: unknown) => {
      throw error instanceof EditedElsewhere ? new SavedElsewhere() : error;
    });
    if (saved === undefined) throw new Error('the document is not kept any more');
    return saved;
  };
  const latest = async (): Promise<number> => (await openDocument(id))?.revision ?? revision;
  return {
    status: 'open',
    opened: {
      id,
      name: fileName,
      read,
      corrections,
      revision,
      convertedAt: async () => createdAt,
      file: { bytes: file },
      annotated,
      save,
      latest,
    },
  };
}

/** What was converted on this device is there, whether there is a network or not; the server is asked for the rest. */
async function open(id: string, onFile: OnFile): Promise<Opening> {
  // A browser that keeps nothing has nothing of it, either.
  const kept = await openDocument(id).catch(orNothing);
  return kept ? await openedHere(kept) : await openOnServer(id, onFile);
}

/**
 * Opens a conversion for review.
 * @param onFile told where the server has the document, while its rows are on their way, if it is that which will be shown; the
 * same function at every drawing
 */
export function useOpened(id: string, onFile: OnFile): Opening & { readonly reload: () => void } {
  const load = useCallback(() => open(id, onFile), [id, onFile]);
  const { data, failed, reload } = useResource(load);
  return { ...(data ?? { status: failed ? 'failed' : 'waiting' }), reload };
}
