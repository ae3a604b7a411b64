import { asItStands } from '../../documents/as-it-stands.ts';
import { openDocument } from '../../documents/documents.ts';
import { type Held, letGo, restoreHeld } from '../../documents/tab-documents.ts';
import { addFiles } from './add-files.ts';
import { SNIFF_BYTES, sniffKind } from './intake.ts';
import { dispatch, jobNow, jobsNow } from './job-store.ts';
import type { Job } from './jobs.ts';

/**
 * Brings the files on the page up to what is open in this tab: those of before a reload, with what was corrected of them since.
 * @returns the ids of those that were not read yet
 */
export async function restoreJobs(locale: string): Promise<readonly string[]> {
  const held = await restoreHeld();
  const found = new Set(held.map(({ id }) => id));
  // Forgotten on another page.
  for (const { id, state } of jobsNow()) if (state.step === 'done' && !found.has(id)) dispatch({ type: 'removed', id });
  const unread: string[] = [];
  for (const one of held) {
    const job = await jobOf(one);
    if (job && jobNow(one.id)) dispatch({ type: 'state', id: one.id, state: job.state });
    else if (job) dispatch({ type: 'restored', jobs: [job] });
    else if (!one.kept && !jobNow(one.id)) unread.push(...(await addFiles([one.file], locale, one.id)));
    else if (one.kept) letGo([one.id]);
  }
  return unread;
}

/** What was read of a document, as it stands; null where that is nowhere. */
async function jobOf({ id, file, result, kept }: Held): Promise<Job | null> {
  const document = kept ? await openDocument(id) : result && { ...result, file };
  if (!document) return null;
  const whole = kept ? new File([document.file], file.name, { type: file.type }) : file;
  return {
    id,
    file: whole,
    kind: sniffKind(new Uint8Array(await whole.slice(0, SNIFF_BYTES).arrayBuffer())),
    pages: document.read.source.pages,
    password: '',
    state: {
      step: 'done',
      conversion: await asItStands(document),
      serverId: result?.serverId ?? null,
      copy: result?.copy ?? false,
    },
  };
}
