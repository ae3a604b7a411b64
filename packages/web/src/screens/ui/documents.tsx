import { Suspense, useState } from 'react';
import { Texts } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { lazyPart } from '../../pwa/lazy-part.tsx';

const DocumentViewer = lazyPart(async () => (await import('../../viewer/document-viewer.tsx')).DocumentViewer);

const SAMPLE = '/sample-statement.pdf';
const MARKS = [
  { id: 'first', tone: 'row', place: { page: 1, box: [56, 283, 540, 297] } },
  { id: 'second', tone: 'doubt', place: { page: 1, box: [56, 304, 540, 318] } },
  { id: 'third', tone: 'broken', place: { page: 1, box: [56, 325, 540, 339] } },
] as const;

/** The viewer of documents: with the sample, or with a file of one's own. */
export function Documents() {
  const t = useTranslate();
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState(false);
  const [current, setCurrent] = useState<string | null>(null);
  const [drawn, setDrawn] = useState('');
  return (
    <div className="grid w-full gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="button-quiet" onClick={() => setShown(true)}>
          {t('ui.demo.open')}
        </button>
        <label className="flex flex-wrap items-center gap-2 text-sm">
          {t('ui.demo.file')}
          <input
            type="file"
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setShown(true);
            }}
            className="max-w-full"
          />
        </label>
        <output className="text-sm">{drawn || current}</output>
      </div>
      {shown ? (
        <div className="h-[40rem]">
          <Suspense>
            <Texts of={['viewer', 'ui']}>
              <DocumentViewer
                file={file ? { bytes: file } : { url: SAMPLE, headers: {} }}
                name={file?.name ?? SAMPLE.slice(1)}
                marks={MARKS as never}
                current={current}
                onPick={setCurrent}
                onDraw={({ page, box }) => setDrawn(`${page}: ${box.map(Math.round).join(' ')}`)}
              />
            </Texts>
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
