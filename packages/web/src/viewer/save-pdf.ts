import type { Hosts } from './create-hosts.ts';
import type { OpenPdf } from './open-pdf.ts';

/** The document as it stands: with what was annotated, or the very file. */
export async function savePdf(
  { document: pdf }: OpenPdf,
  hosts: Hosts,
): Promise<{ readonly bytes: Blob; readonly annotated: boolean }> {
  // A text that is being typed, or a line that is being drawn, is part of it.
  hosts.manager()?.endCurrentEditing();
  const annotated = pdf.annotationStorage.size > 0;
  const bytes = annotated ? await pdf.saveDocument() : await pdf.getData();
  return { bytes: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), annotated };
}

/** Hands a file to the browser's downloads. */
export function download(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
