import { lazy, Suspense } from 'react';
import { getConversion } from '../../api/conversions.ts';
import { downloadSeveral } from '../../api/history.ts';
import { findChoice } from '../../exporting/choice.ts';
import type { Form } from '../../exporting/many/many-dialog.tsx';
import type { NamedResult } from '../../exporting/many/take-many.ts';

const ManyDialog = lazy(async () => ({ default: (await import('../../exporting/many/many-dialog.tsx')).ManyDialog }));

/** A result that is kept on the server. */
export interface StoredResult extends NamedResult {
  readonly id: string;
}

/** Fetches results one after the other, for what joining them finds. @throws {ApiError} */
export async function resultsOf(ids: readonly string[]): Promise<readonly StoredResult[]> {
  const results: StoredResult[] = [];
  for (const id of ids) {
    const { fileName, conversion } = await getConversion(id);
    if (conversion) results.push({ id, name: fileName, conversion });
  }
  return results;
}

interface MergeDialogProps {
  readonly results: readonly StoredResult[];
  readonly onClose: () => void;
}

/** Several of the history at once: the server writes the file. */
export function MergeDialog({ results, onClose }: MergeDialogProps) {
  const save = async (form: Form, id: string, tag: string) => {
    const { writeEach, writeMerged } = await import('../../exporting/many/take-many.ts');
    const notes = await (form === 'each' ? writeEach : writeMerged)(results, id, tag);
    if (notes.files.length === 0) return notes;
    const choice = findChoice(id, tag);
    const asked = { format: choice?.format.id ?? id, settings: choice?.settings ?? {}, locale: tag };
    const ids = results.map((result) => result.id);
    await downloadSeveral(ids, asked, form === 'merged');
    return notes;
  };
  return (
    <Suspense fallback={null}>
      <ManyDialog documents={results} form="merged" save={save} onClose={onClose} />
    </Suspense>
  );
}
