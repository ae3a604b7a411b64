import { type ComponentType, lazy, type ReactNode, Suspense, useCallback } from 'react';
import { useTranslate } from '../../i18n/translate.ts';
import { usePageAction } from '../../layouts/command-view.ts';
import { toast } from '../../ui/toasts.ts';
import type { DropZoneProps } from './drop-zone.tsx';
import { fetchSample } from './sample/fetch-sample.ts';
import { useConversion } from './use-conversion.ts';
import { useFileDrop } from './use-file-drop.ts';

const Workbench = lazy(async () => ({ default: (await import('./workbench/workbench.tsx')).Workbench }));

interface ConvertAreaProps {
  /** The layout that it stands in. */
  readonly frame: ComponentType<{ readonly children: ReactNode }>;
  /** What is seen before there are files. */
  readonly start: ComponentType<DropZoneProps>;
  /** What stands below. */
  readonly children: ReactNode;
}

/** The main job on one page: files go in by drop, paste or dialog, and come out as tables that were checked. */
export function ConvertArea({ frame: Frame, start: Start, children }: ConvertAreaProps) {
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
      <Frame>
        <input {...drop.inputProps} />
        {conversions.jobs.length === 0 ? (
          <Start onChoose={drop.open} onSample={() => void trySample()} />
        ) : (
          <Suspense fallback={<div className="page min-h-96" />}>
            <Workbench conversions={conversions} onChoose={drop.open} />
          </Suspense>
        )}
        {children}
      </Frame>
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
