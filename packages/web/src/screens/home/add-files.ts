import { holdFile } from '../../documents/tab-documents.ts';
import { inspectFile, warmEngine, warmScans } from '../../engine/run-engine.ts';
import { SNIFF_BYTES, sniffKind } from './intake.ts';
import { dispatch, jobNow } from './job-store.ts';

/** Puts files on the page and looks at each: what it is, how many pages it has, whether it is locked or damaged. @returns their ids */
export async function addFiles(files: readonly File[], locale: string, known?: string): Promise<readonly string[]> {
  const added = files.map((file) => ({ id: known ?? crypto.randomUUID(), file }));
  dispatch({ type: 'added', jobs: added });
  warmEngine();
  await Promise.all(added.map(({ id, file }) => lookAt(id, file, locale)));
  return added.map(({ id }) => id);
}

async function lookAt(id: string, file: File, locale: string): Promise<void> {
  try {
    const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
    const kind = sniffKind(head);
    dispatch({ type: 'checked', id, kind });
    if (kind === null) return;
    if (kind !== 'pdf') warmScans(kind === 'heic');
    void holdFile(id, file);
    // Only PDF and TIFF have more than one page, and only PDFs have passwords.
    if (kind === 'pdf' || kind === 'tiff') await inspect(id, locale);
    else dispatch({ type: 'inspected', id, pages: 1, refusal: null });
  } catch (error) {
    // A folder, or a file that is gone since it was chosen.
    console.warn(error);
    dispatch({ type: 'state', id, state: { step: 'failed', reason: 'unreadable', message: '' } });
  }
}

/** Opens a file by the password that was given for it, if any, and tells what shows by that. */
export async function inspect(id: string, locale: string): Promise<void> {
  const job = jobNow(id);
  if (!job) return;
  dispatch({ type: 'state', id, state: { step: 'checking' } });
  dispatch({ type: 'inspected', id, ...(await inspectFile(job.file, locale, job.password ? [job.password] : [])) });
}
