import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Translate, useTag, useTranslate } from '../i18n/translate.ts';
import { createHosts, type Hosts } from './create-hosts.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { createPageTexts } from './page-texts.ts';
import type { ViewerFile } from './viewer-file.ts';

/** The elements that a PDF is shown in. */
export interface PdfRefs {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly container: RefObject<HTMLDivElement | null>;
  readonly pages: RefObject<HTMLDivElement | null>;
  readonly alert: RefObject<HTMLDivElement | null>;
}

/** A document that asks for its password. */
export interface Lock {
  readonly wrong: boolean;
  readonly answer: (password: string) => void;
}

export type PdfShown =
  | { readonly kind: 'opening' }
  | { readonly kind: 'locked'; readonly lock: Lock }
  | { readonly kind: 'open'; readonly pdf: OpenPdf; readonly hosts: Hosts }
  | { readonly kind: 'failed' };

/** Opens a PDF in its place, and closes it when another is shown. */
export function usePdf(file: ViewerFile, password: string | undefined) {
  const t = useTranslate();
  const tag = useTag();
  const words = useRef<Translate>(t);
  words.current = t;
  const refs: PdfRefs = { frame: useRef(null), container: useRef(null), pages: useRef(null), alert: useRef(null) };
  const [shown, setShown] = useState<PdfShown>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: refs and words stay the same; `attempt` asks for another try
  useEffect(() => {
    const [frame, container, pages, alert] = [refs.frame, refs.container, refs.pages, refs.alert].map(
      (ref) => ref.current,
    );
    if (!frame || !container || !pages || !alert) return undefined;
    const closed = new AbortController();
    const { signal } = closed;
    const hosts = createHosts(frame, { editDescription: () => words.current('viewer.sign.describe') });
    const texts = createPageTexts(() => words.current, tag);
    const askPassword = (wrong: boolean): Promise<string | null> =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(null));
        const answer = (given: string): void => {
          setShown({ kind: 'opening' });
          resolve(given);
        };
        if (!signal.aborted) setShown({ kind: 'locked', lock: { wrong, answer } });
      });
    setShown({ kind: 'opening' });
    openPdf(file, password, { container, pages, alert } as never, { hosts, texts, askPassword }, signal).then(
      (pdf) => signal.aborted || setShown({ kind: 'open', pdf, hosts }),
      (error: unknown) => {
        if (signal.aborted) return;
        console.error('The document could not be shown', error);
        setShown({ kind: 'failed' });
      },
    );
    return () => closed.abort();
  }, ['url' in file ? file.url : file.bytes, password, tag, attempt]);
  return { refs, shown, retry: () => setAttempt((one) => one + 1) };
}
