import { Suspense, useState } from 'react';
import type { Locale } from '../../../i18n/locale.ts';
import type { Part } from '../../../i18n/parts.ts';
import { Texts } from '../../../i18n/texts.tsx';
import { loadMessages, useTranslate } from '../../../i18n/translate.ts';
import { lazyPart } from '../../../pwa/lazy-part.tsx';
import { toast } from '../../../ui/toasts.ts';
import { annotatedName } from '../../../viewer/annotated-name.ts';
import type { FileOnServer, Opened } from '../use-opened.ts';
import { CopyChoice, type Side } from './copy-choice.tsx';
import type { PageView } from './page-view.ts';
import type { Annotated } from './use-annotated.ts';

/** The texts that it shows. */
const TEXTS: readonly Part[] = ['viewer', 'ui'];

const viewer = () => import('../../../viewer/document-viewer.tsx');
const DocumentViewer = lazyPart(async () => (await viewer()).DocumentViewer);

/** Fetches what shows the document while its rows are on their way: where it cannot be had now, it is asked for again. */
export function fetchViewer(locale: Locale): void {
  const pdfjs = viewer().then(({ fetchPdfjs }) => fetchPdfjs());
  Promise.all([pdfjs, loadMessages(locale, TEXTS)]).catch((error: unknown) => console.warn(error));
}

/** Begins to open the server's document while its rows are on their way. @returns what closes it where nobody came to show it */
export function openFileAhead(file: FileOnServer): () => void {
  const opened = viewer().then(({ openAhead, dropAhead }) => {
    openAhead(file);
    return () => dropAhead(file);
  });
  opened.catch((error: unknown) => console.warn(error));
  return () => void opened.then((drop) => drop()).catch(() => undefined);
}

interface PagePaneProps extends PageView {
  readonly opened: Opened;
  readonly annotated: Annotated;
}

/** The document itself beside its rows; the viewer comes after the rows are there. */
export function PagePane(props: PagePaneProps) {
  const t = useTranslate();
  return (
    <Suspense
      fallback={
        <p role="status" className="p-4 text-sm text-ink-2">
          {t('review.page.coming')}
        </p>
      }
    >
      <Texts of={TEXTS}>
        <ShownPage {...props} />
      </Texts>
    </Suspense>
  );
}

/** The document with what was annotated, or as it was uploaded. */
function ShownPage({ opened, annotated, ...view }: PagePaneProps) {
  const t = useTranslate();
  const { copy } = annotated;
  const keep = (bytes: Blob | null): void => {
    annotated.keep(bytes).catch((error: unknown) => {
      console.warn(error);
      toast({ title: t('viewer.kept.failed'), tone: 'bad' });
    });
  };
  const [side, setSide] = useState<Side>('annotated');
  // What was annotated since it was opened is in the viewer already: the copy is opened when the document is shown anew.
  const [source, setSource] = useState(copy);
  const [turn, setTurn] = useState(0);
  const show = (next: Side, from: Blob | null): void => {
    setSide(next);
    setSource(from);
    setTurn(turn + 1);
  };
  const written = side === 'annotated' ? source : null;
  return (
    <>
      {copy ? (
        <CopyChoice
          side={side}
          onShow={(next) => show(next, copy)}
          onDrop={() => {
            keep(null);
            show('annotated', null);
          }}
        />
      ) : null}
      <div className="min-h-0 flex-1">
        <DocumentViewer
          key={turn}
          file={written ? { bytes: written } : opened.file}
          name={written ? annotatedName(opened.name, t('viewer.annotated')) : opened.name}
          {...view}
          plain={side === 'original'}
          onAnnotated={(bytes) => keep(bytes ?? source)}
        />
      </div>
    </>
  );
}
