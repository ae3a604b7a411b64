import { Suspense } from 'react';
import { useTranslate } from '../../i18n/translate.ts';
import { DropZone, type DropZoneProps } from './drop-zone.tsx';
import { SamplePicture } from './sample/sample-picture.tsx';

// The same at every drawing: React leaves what was written at build time alone until somebody does something.
const picture = (
  <Suspense fallback={null}>
    <SamplePicture />
  </Suspense>
);

/**
 * Left one sentence and the drop zone, right the sample statement with its rows and the verdict under them. The
 * sentence in Chinese says itself where its lines may end: a browser would break words.
 */
export function Hero(zone: DropZoneProps) {
  const t = useTranslate();
  return (
    <section className="page grid items-center gap-x-14 gap-y-12 pt-6 pb-16 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:pt-10 lg:pb-20">
      <div>
        <h1 className="text-2xl [&:lang(zh)]:break-keep">{t('home.title')}</h1>
        <p className="mt-5 max-w-[38ch] text-lg text-ink-2">{t('home.lead')}</p>
        <DropZone {...zone} />
      </div>
      {picture}
    </section>
  );
}
