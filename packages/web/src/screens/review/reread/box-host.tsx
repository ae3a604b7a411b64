import { type ReactNode, Suspense } from 'react';
import { Texts } from '../../../i18n/texts.tsx';
import { lazyPart } from '../../../pwa/lazy-part.tsx';
import { useDesk, useDeskState } from '../desk/desk-store.ts';
import { useOnDesk } from '../desk/statement-context.ts';

const BoxDialog = lazyPart(async () => (await import('./box-dialog.tsx')).BoxDialog);
const RowInk = lazyPart(async () => (await import('./row-ink.tsx')).RowInk);

const Later = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={null}>
    <Texts of={['reread']}>{children}</Texts>
  </Suspense>
);

/** A box of the page that is read again, on this device, wherever the conversion is kept. */
export function BoxHost() {
  const desk = useDesk();
  const place = useDeskState((state) => state.box);
  const viewer = useDeskState((state) => state.viewer);
  const { opened, statement, draft, writing } = useOnDesk();
  if (!place) return null;
  return (
    <Later>
      <BoxDialog
        {...{ opened, statement, draft, writing, place, viewer }}
        onTake={(next, row) => {
          desk.set({ box: null });
          desk.change(next);
          desk.goTo(row);
        }}
        onClose={() => desk.set({ box: null })}
      />
    </Later>
  );
}

/** The ink of a row, by its place. */
export function InkOfRow({ place }: { readonly place: number }) {
  const viewer = useDeskState((state) => state.viewer);
  const { opened, statement } = useOnDesk();
  const row = statement.transactions[place];
  return row?.where ? (
    <Later>
      <RowInk viewer={viewer} row={row} file={opened.file} />
    </Later>
  ) : null;
}
