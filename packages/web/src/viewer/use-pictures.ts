import type { ShownPictures } from '@tallyleaf/engine/review';
import heicUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { useEffect, useState } from 'react';
import { blobOf, type ViewerFile } from './viewer-file.ts';

/** An open file of pictures. */
export interface OpenPictures extends ShownPictures {
  readonly bytes: Blob;
  /** The file as browsers show it. */
  readonly url: string;
}

export type PicturesShown =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly opened: OpenPictures }
  | { readonly kind: 'failed' };

const loadHeic = async (): Promise<ArrayBuffer> => {
  const response = await fetch(heicUrl);
  if (!response.ok) throw new Error(`what decodes HEIC was answered with ${response.status}`);
  return response.arrayBuffer();
};

/** Opens a file of pictures until the signal is aborted. */
export async function openPictures(file: ViewerFile, signal: AbortSignal): Promise<OpenPictures> {
  const [bytes, { showPictures }, { createDecoder }] = await Promise.all([
    blobOf(file, signal),
    import('@tallyleaf/engine/review'),
    import('@tallyleaf/engine/browser'),
  ]);
  const shown = showPictures(new Uint8Array(await bytes.arrayBuffer()), { decodePicture: createDecoder(loadHeic) });
  signal.throwIfAborted();
  const url = URL.createObjectURL(bytes);
  signal.addEventListener('abort', () => URL.revokeObjectURL(url));
  return { ...shown, bytes, url };
}

/** Opens a file of pictures, and closes it when another is shown. */
export function usePictures(file: ViewerFile) {
  const [shown, setShown] = useState<PicturesShown>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const source = 'url' in file ? file.url : file.bytes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same source is the same file; `attempt` asks again
  useEffect(() => {
    const left = new AbortController();
    setShown({ kind: 'opening' });
    openPictures(file, left.signal).then(
      (opened) => setShown({ kind: 'open', opened }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.error('The picture could not be shown', error);
        setShown({ kind: 'failed' });
      },
    );
    return () => left.abort();
  }, [source, attempt]);
  return { shown, retry: () => setAttempt((one) => one + 1) };
}
