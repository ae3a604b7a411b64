import { lazy, Suspense, useCallback } from 'react';
import { useTranslate } from '../../i18n/translate.ts';
import { usePageAction } from '../../layouts/command-view.ts';
import { TopnavSlim } from '../../layouts/topnav-slim.tsx';
import { toast } from '../../ui/toasts.ts';
import { Hero } from './hero.tsx';
import { fetchSample } from './sample/fetch-sample.ts';
import { CostsSection } from './sections/costs-section.tsx';
import { FormatsSection } from './sections/formats-section.tsx';
import { KindsSection } from './sections/kinds-section.tsx';
import { PlacesSection } from './sections/places-section.tsx';
import { QuestionsSection } from './sections/questions-section.tsx';
import { SumsSection } from './sections/sums-section.tsx';
import { useConversion } from './use-conversion.ts';
import { useFileDrop } from './use-file-drop.ts';

const Workbench = lazy(async () => ({ default: (await import('./workbench/workbench.tsx')).Workbench }));

/** The main job on one page: files go in by drop, paste or dialog, and come out as tables that were checked. */
export function HomeScreen() {
  const t = useTranslate();
  const conversions = useConversion();
  const { add, convert } = conversions;
  const drop = useFileDrop(useCallback((files: readonly File[]) => void add(files), [add]));
  usePageAction('chooseFiles', drop.open);
  const trySample = useCallback(async (): Promise<void> => {
    try {
      const [id] = await add([await fetchSample()]);
      convert(id);
    } catch {
      toast({ title: t('home.sampleUnavailable'), tone: 'bad' });
    }
  }, [add, convert, t]);

  return (
    <div {...drop.rootProps}>
      {drop.dragging ? <DropVeil /> : null}
      <TopnavSlim>
        <input {...drop.inputProps} />
        {conversions.jobs.length === 0 ? (
          <Hero onChoose={drop.open} onSample={() => void trySample()} />
        ) : (
          <Suspense fallback={<div className="page min-h-96" />}>
            <Workbench conversions={conversions} onChoose={drop.open} />
          </Suspense>
        )}
        <SumsSection />
        <FormatsSection />
        <PlacesSection />
        <KindsSection />
        <CostsSection />
        <QuestionsSection />
      </TopnavSlim>
    </div>
  );
}

function DropVeil() {
  const t = useTranslate();
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-paper/85 p-4">
      <p className="grid size-full place-items-center rounded border-2 border-dashed border-green font-serif text-xl text-green">
        {t('drop.release')}
      </p>
    </div>
  );
}
