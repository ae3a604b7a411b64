import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslate } from '../../i18n/translate.ts';
import { usePageAction } from '../../layouts/command-view.ts';
import { toast } from '../../ui/toasts.ts';
import type { DropZoneProps } from './drop-zone.tsx';
import { fetchSample } from './sample/fetch-sample.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { Given } from './workbench/files-area.tsx';

const FilesArea = lazy(async () => ({ default: (await import('./workbench/files-area.tsx')).FilesArea }));

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
  const [given, setGiven] = useState<readonly Given[]>([]);
  const give = useCallback((next: Given) => setGiven((before) => [...before, next]), []);
  const drop = useFileDrop(useCallback((files: readonly File[]) => give({ files, convert: false }), [give]));
  usePageAction('chooseFiles', drop.open);
  const trySample = async (): Promise<void> => {
    try {
      give({ files: [await fetchSample()], convert: true });
    } catch {
      toast({ title: t('home.sampleUnavailable'), tone: 'bad' });
    }
  };
  const start = <Start onChoose={drop.open} onSample={() => void trySample()} />;

  return (
    <div {...drop.rootProps}>
      <Frame>
        {drop.dragging ? <DropVeil /> : null}
        <input {...drop.inputProps} />
        {given.length === 0 ? (
          start
        ) : (
          <Suspense fallback={start}>
            <FilesArea given={given} onChoose={drop.open} start={start} />
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
