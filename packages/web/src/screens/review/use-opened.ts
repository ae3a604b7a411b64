import { type Conversion, type ConversionDetail, type Corrections, verdictOfFile } from '@tallyleaf/contract';
import { applyCorrections } from '@tallyleaf/engine/review';
import { useCallback } from 'react';
import { ApiError } from '../../api/client.ts';
import { fileUrl, getConversion } from '../../api/conversions.ts';
import { getCorrections, putCorrections } from '../../api/corrections.ts';
import { useResource } from '../../api/use-resource.ts';
import { type DeviceDocument, EditedElsewhere, openDocument, saveCorrections } from '../../documents/documents.ts';
import { session } from '../../session/session.ts';
import { SavedElsewhere } from './autosave.ts';
import type { Unsent } from './unsent.ts';

/** A conversion with a result, from wherever it is kept, and the way to save what is corrected of it. */
export interface Opened {
  readonly id: string;
  readonly name: string;
  /** As it was read. */
  readonly read: Conversion;
  readonly corrections: Corrections | null;
  readonly revision: number;
  /** The document itself: on this device, or where the server gives it. */
  readonly file:
    | { readonly bytes: Blob }
    | { readonly url: string; readonly headers: Readonly<Record<string, string>> };
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

/** Statuses by which the server says that there is no such conversion of one's own. */
const NOT_THERE: readonly number[] = [400, 404];

async function openOnServer(id: string): Promise<Opening> {
  try {
    const detail = await getConversion(id);
    if (!detail.conversion) return { status: 'unfinished', detail };
    const { read, corrections, revision } = await getCorrections(id);
    return {
      status: 'open',
      opened: { id, name: detail.fileName, read, corrections, revision, file: fileOnServer(id), ...waysOnServer(id) },
    };
  } catch (error) {
    if (error instanceof ApiError && NOT_THERE.includes(error.status)) return { status: 'gone' };
    throw error;
  }
}

const waysOnServer = (id: string): Pick<Opened, 'save' | 'latest'> => ({
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

function fileOnServer(id: string): Opened['file'] {
  const { token } = session.current();
  return { url: fileUrl(id), headers: token === null ? {} : { Authorization: `Bearer ${token}` } };
}

function openedHere({ id, fileName, read, corrections, revision, file }: DeviceDocument): Opening {
  const save = async (unsent: Unsent): Promise<number> => {
    const verdict = verdictOfFile(applyCorrections(read, unsent.corrections));
    const saved = await saveCorrections(id, { ...unsent, verdict }).catch((error: unknown) => {
      throw error instanceof EditedElsewhere ? new SavedElsewhere() : error;
    });
    if (saved === undefined) throw new Error('the document is not kept any more');
    return saved;
  };
  const latest = async (): Promise<number> => (await openDocument(id))?.revision ?? revision;
  return {
    status: 'open',
    opened: { id, name: fileName, read, corrections, revision, file: { bytes: file }, save, latest },
  };
}

/** What was converted on this device is there, whether there is a network or not; the server is asked for the rest. */
async function open(id: string): Promise<Opening> {
  // A browser that keeps nothing has nothing of it, either.
  const kept = await openDocument(id).catch((error: unknown) => console.warn(error));
  return kept ? openedHere(kept) : await openOnServer(id);
}

/** Opens a conversion for review. */
export function useOpened(id: string): Opening & { readonly reload: () => void } {
  const load = useCallback(() => open(id), [id]);
  const { data, failed, reload } = useResource(load);
  return { ...(data ?? { status: failed ? 'failed' : 'waiting' }), reload };
}
