import { type ComponentType, type ReactNode, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { wasLeft } from '../../documents/was-left.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { usePageAction } from '../../layouts/command-view.ts';
import { lazyPart } from '../../pwa/lazy-part.tsx';
import { toast } from '../../ui/toasts.ts';
import type { DropZoneProps } from './drop-zone.tsx';
import { fetchSample } from './sample/fetch-sample.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { Given } from './workbench/files-area.tsx';

const FilesArea = lazyPart(async () => (await import('./workbench/files-area.tsx')).FilesArea);

interface ConvertAreaProps {
  /** The layout that it stands in. */
  readonly frame: ComponentType<{ readonly children: ReactNode }>;
  /** What is seen before there are files. */
  readonly start: ComponentType<DropZoneProps>;
  /** What stands below, while there are no files: what it shows must not be taken for a result. */
  readonly children: ReactNode;
}

const never = (): (() => void) => () => {};

/** The main job on one page: files go in by drop, paste or dialog, and come out as tables that were checked. */
export function ConvertArea({ frame: Frame, start: Start, children }: ConvertAreaProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const [given, setGiven] = useState<readonly Given[]>([]);
  const give = useCallback((next: Given) => setGiven((before) => [...before, next]), []);
  const drop = useFileDrop(useCallback((files: readonly File[]) => give({ files, here: false }), [give]));
  const left = useSyncExternalStore(never, wasLeft, () => false);
  usePageAction('chooseFiles', drop.open);
  const trySample = async (): Promise<void> => {
    try {
      give({ files: [await fetchSample(locale)], here: true });
    } catch {
      toast({ title: t('home.sampleUnavailable'), tone: 'bad' });
    }
  };
  const start = (
    <>
      <Start inputProps={drop.inputProps} onSample={() => void trySample()} />
      {children}
    </>
  );

  return (
    <div {...drop.rootProps}>
      <Frame>
        {drop.dragging ? <DropVeil /> : null}
        {given.length === 0 && !left ? (
          start
        ) : (
          <Suspense fallback={start}>
            <input {...drop.inputProps} hidden />
            <FilesArea given={given} onChoose={drop.open} start={start} />
          </Suspense>
        )}
      </Frame>
    </div>
  );
}

function DropVeil() {
  const t = useTranslate();
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-paper/85 p-4 text-center">
      <p className="grid size-full place-items-center rounded border-2 border-dashed border-green px-6 font-serif text-xl text-green">
        {t('drop.release')}
      </p>
    </div>
  );
}
