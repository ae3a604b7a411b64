import { Suspense, useCallback, useMemo, useRef } from 'react';
import { Texts } from '../../../i18n/texts.tsx';
import { lazyPart } from '../../../pwa/lazy-part.tsx';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';
import { useDesk, useDeskState } from '../desk/desk-store.ts';
import { useOnDesk } from '../desk/statement-context.ts';
import { markOf, rowMarks } from '../row-marks.ts';
import { PagePane } from './page-pane.tsx';
import type { PageView } from './page-view.ts';
import { useAnnotated } from './use-annotated.ts';

const ColumnsPane = lazyPart(async () => (await import('../columns/columns-pane.tsx')).ColumnsPane);

/** The document, or over it its columns, while they are being set: they need what draws it. */
export function ReviewPage() {
  const desk = useDesk();
  const { opened } = useOnDesk();
  const annotated = useAnnotated(opened);
  const view = usePageView();
  const whole = useDeskState((state) => state.editing.now);
  const viewer = useDeskState((state) => (state.settingColumns ? state.viewer : null));
  const close = useColumnsClose();
  const startOn = view.marks.find(({ id }) => id === view.current)?.place.page ?? 1;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 flex-col" inert={viewer !== null}>
        <PagePane opened={opened} annotated={annotated} {...view} />
      </div>
      {viewer ? (
        <Suspense fallback={null}>
          <Texts of={['columns']}>
            <ColumnsPane
              {...{ opened, viewer, startOn }}
              draft={whole}
              onAccept={(next) => {
                close();
                desk.replace(next);
              }}
              onClose={close}
            />
          </Texts>
        </Suspense>
      ) : null}
    </div>
  );
}

/** The marks of the rows, and that of a place which was asked for. */
function usePageView(): PageView {
  const desk = useDesk();
  const { statement, draft } = useOnDesk();
  const place = useDeskState((state) => state.place);
  const shown = useDeskState((state) => state.shown);
  const ofRows = useMemo(() => rowMarks(statement, draft, place), [statement, draft, place]);
  const id = shown ? `signal-${shown.page}-${shown.box.join('-')}` : null;
  const marks = useMemo(
    () => (shown && id ? [...ofRows, { id, place: shown, tone: 'broken' as const }] : ofRows),
    [ofRows, shown, id],
  );
  const rows = useRef(draft.rows);
  rows.current = draft.rows;
  const tell = useMemo(
    () => ({
      onPick: (picked: string): void => {
        const at = rows.current.findIndex((row) => markOf(row) === picked);
        if (at >= 0) desk.goTo(at);
      },
      onDraw: (box: NonNullable<typeof shown>): void => desk.set({ box }),
      onHandle: (viewer: ViewerHandle | null): void => desk.set({ viewer }),
      onColumns: (): void => desk.set({ settingColumns: true }),
    }),
    [desk],
  );
  return { marks, current: id ?? markOf(draft.rows[place]), ...tell };
}

/** The way back from the columns: the focus goes to where it was when they were opened. */
function useColumnsClose(): () => void {
  const desk = useDesk();
  const on = useDeskState((state) => state.settingColumns);
  const before = useRef<Element | null>(null);
  const was = useRef(false);
  if (on && !was.current) before.current = document.activeElement;
  was.current = on;
  return useCallback(() => {
    desk.set({ settingColumns: false });
    const to = before.current;
    // Once what had the focus can have it again.
    setTimeout(() => (to instanceof HTMLElement ? to.focus() : undefined));
  }, [desk]);
}
