import { useEffect, useState } from 'react';
import { type InkOf, inkOfPdf, inkOfPictures } from './ink.ts';
import { beginOpening } from './opening.ts';
import { loadPdfjs } from './pdfjs.ts';
import { openPictures } from './use-pictures.ts';
import { isPdf, type ViewerFile } from './viewer-file.ts';

/** Opens a document for its ink alone, until the signal is aborted. @throws {Error} where it is locked or cannot be had */
async function openInk(file: ViewerFile, signal: AbortSignal): Promise<InkOf> {
  if (!(await isPdf(file, signal))) return inkOfPictures(await openPictures(file, signal));
  const { lib } = await loadPdfjs();
  const { document, close } = await beginOpening(lib, file);
  if (signal.aborted) await close();
  signal.addEventListener('abort', () => void close());
  return inkOfPdf({ document: await document });
}

/** The ink of a document that no viewer shows, as on a phone beside its rows; null: not yet, or it cannot be had. */
export function useOwnInk(file: ViewerFile | null): InkOf | null {
  const [ink, setInk] = useState<InkOf | null>(null);
  const source = file && ('url' in file ? file.url : file.bytes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same source is the same file
  useEffect(() => {
    if (!file) return undefined;
    const left = new AbortController();
    openInk(file, left.signal).then(
      (opened) => left.signal.aborted || setInk(() => opened),
      (error: unknown) => left.signal.aborted || console.warn('The ink could not be had', error),
    );
    return () => {
      left.abort();
      setInk(null);
    };
  }, [source]);
  return ink;
}
