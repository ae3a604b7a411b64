import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { Texts } from '../../../i18n/texts.tsx';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';
import type { Draft } from '../editing/draft.ts';
import type { PageView } from '../statement-desk.tsx';
import type { ColumnsPaneProps } from './columns-pane.tsx';
import type { ColumnSetting } from './use-column-setting.ts';

const ColumnsPane = lazy(async () => ({ default: (await import('./columns-pane.tsx')).ColumnsPane }));
const SetNote = lazy(async () => ({ default: (await import('./set-note.tsx')).SetNote }));

const Later = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={null}>
    <Texts of={['columns']}>{children}</Texts>
  </Suspense>
);

/** The note on columns that were set, with its texts. */
export const LaterNote = (props: Parameters<typeof SetNote>[0]) => (
  <Later>
    <SetNote {...props} />
  </Later>
);

interface ColumnedPageProps extends Pick<ColumnsPaneProps, 'opened' | 'draft' | 'onAccept'> {
  readonly view: PageView;
  readonly columns: ColumnSetting;
  /** The document, told what it shows. */
  readonly show: (view: PageView) => ReactNode;
}

/** The document, or over it its columns, while they are being set: they need what draws it. */
export function ColumnedPage({ view, columns, show, onAccept, ...pane }: ColumnedPageProps) {
  const [viewer, setViewer] = useState<ViewerHandle | null>(null);
  const { onHandle, marks, current } = view;
  const both = useCallback(
    (handle: ViewerHandle | null): void => {
      setViewer(handle);
      onHandle(handle);
    },
    [onHandle],
  );
  const on = columns.on && viewer !== null;
  const accept = (next: Draft): void => {
    columns.close();
    onAccept(next);
  };
  const startOn = marks.find(({ id }) => id === current)?.place.page ?? 1;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 flex-col" inert={on}>
        {show({ ...view, onHandle: both, onColumns: columns.open })}
      </div>
      {on ? (
        <Later>
          <ColumnsPane {...{ ...pane, viewer, startOn }} onAccept={accept} onClose={columns.close} />
        </Later>
      ) : null}
    </div>
  );
}
