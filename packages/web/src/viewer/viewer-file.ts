/** Where the document comes from: the device, or a server that answers by ranges of bytes. */
export type ViewerFile =
  | { readonly bytes: Blob }
  | { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** How many of the first bytes tell what a file is; what comes before `%PDF-` may be this long (ISO 32000-2, annex C). */
const HEAD = 1024;

async function headOf(file: ViewerFile, signal: AbortSignal): Promise<Uint8Array> {
  if ('bytes' in file) return new Uint8Array(await file.bytes.slice(0, HEAD).arrayBuffer());
  const response = await fetch(file.url, { headers: { ...file.headers, range: `bytes=0-${HEAD - 1}` }, signal });
  if (!response.ok) throw new Error(`the document was answered with ${response.status}`);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return first?.value ?? new Uint8Array();
}

/** Whether a document is a PDF; else it is a picture. @throws {Error} where it cannot be had */
export async function isPdf(file: ViewerFile, signal: AbortSignal): Promise<boolean> {
  const head = await headOf(file, signal);
  return new TextDecoder('latin1').decode(head).includes('%PDF-');
}

/** The whole of a document. @throws {Error} where it cannot be had */
export async function blobOf(file: ViewerFile, signal: AbortSignal): Promise<Blob> {
  if ('bytes' in file) return file.bytes;
  const response = await fetch(file.url, { headers: file.headers, signal });
  if (!response.ok) throw new Error(`the document was answered with ${response.status}`);
  return response.blob();
}
