import { lazy, Suspense } from 'react';
import { Texts } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import type { PageView } from './statement-desk.tsx';
import type { Opened } from './use-opened.ts';

const DocumentViewer = lazy(async () => ({
  default: (await import('../../viewer/document-viewer.tsx')).DocumentViewer,
}));

interface PagePaneProps extends PageView {
  readonly opened: Opened;
}

/** The document itself beside its rows; the viewer comes after the rows are there. */
export function PagePane({ opened, marks, current, onPick }: PagePaneProps) {
  const t = useTranslate();
  return (
    <Suspense
      fallback={
        <p role="status" className="p-4 text-sm text-ink-2">
          {t('review.page.coming')}
        </p>
      }
    >
      <Texts of={['viewer', 'ui']}>
        <DocumentViewer file={opened.file} name={opened.name} marks={marks} current={current} onPick={onPick} />
      </Texts>
    </Suspense>
  );
}
