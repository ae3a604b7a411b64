import type { Place, Statement, Transaction } from '@tallyleaf/contract';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Texts } from '../../../i18n/texts.tsx';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';
import type { BoxDialogProps } from './box-dialog.tsx';

const BoxDialog = lazy(async () => ({ default: (await import('./box-dialog.tsx')).BoxDialog }));
const RowInk = lazy(async () => ({ default: (await import('./row-ink.tsx')).RowInk }));
const ProposalInk = lazy(async () => ({ default: (await import('./proposal-ink.tsx')).ProposalInk }));

const Later = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={null}>
    <Texts of={['reread']}>{children}</Texts>
  </Suspense>
);

interface RereadNeeds extends Pick<BoxDialogProps, 'opened' | 'statement' | 'draft' | 'writing' | 'onTake'> {
  /** The row with the focus. */
  readonly current: Transaction | undefined;
}

/** What the review shows of the ink: a piece of it beside a row, and the reading of a box. */
export interface Reread {
  /** For the viewer. */
  readonly onHandle: (viewer: ViewerHandle | null) => void;
  readonly onDraw: (place: Place) => void;
  readonly rowInk: (row: Transaction) => ReactNode;
  readonly proposalInk: (row: number) => ReactNode;
  readonly dialog: ReactNode;
}

/** Boxes of the page that are read again, on this device, wherever the conversion is kept. */
export function useReread({ current, statement, onTake, ...needs }: RereadNeeds): Reread {
  const [viewer, setViewer] = useState<ViewerHandle | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const readAgain = current?.where ? () => setPlace(placeAlone(current)) : null;
  useBoxKeys({ draw: viewer ? viewer.draw : null, readAgain });
  const take = (next: BoxDialogProps['draft'], at: number): void => {
    // The focus goes back to where it was when the dialog is gone; what is done now may move it on.
    flushSync(() => setPlace(null));
    onTake(next, at);
  };
  return {
    onHandle: setViewer,
    onDraw: setPlace,
    rowInk: (row) =>
      viewer ? (
        <Later>
          <RowInk row={row} viewer={viewer} onReadAgain={() => setPlace(placeAlone(row))} />
        </Later>
      ) : null,
    proposalInk: (row) => inkOfRow(viewer, statement, row),
    dialog: place ? (
      <Later>
        <BoxDialog {...{ ...needs, statement, place, viewer }} onTake={take} onClose={() => setPlace(null)} />
      </Later>
    ) : null,
  };
}

/** A row's place on its first page, without what goes on over another. */
const placeAlone = ({ where }: Transaction): Place | null => (where ? { page: where.page, box: where.box } : null);

function inkOfRow(viewer: ViewerHandle | null, { transactions }: Statement, row: number): ReactNode {
  const read = transactions[row];
  return viewer && read?.where ? (
    <Later>
      <ProposalInk viewer={viewer} row={read} />
    </Later>
  ) : null;
}

interface BoxKeys {
  readonly draw: (() => void) | null;
  readonly readAgain: (() => void) | null;
}

/** F9 lets a box be drawn, Shift+F9 reads the place of the row with the focus again, wherever the focus is on the page. */
function useBoxKeys({ draw, readAgain }: BoxKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F9' || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      if (event.shiftKey) readAgain?.();
      else draw?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [draw, readAgain]);
}
