import { type MouseEvent, useEffect, useRef } from 'react';
import { useDesk } from '../desk/desk-store.ts';
import { InkOfRow } from '../reread/box-host.tsx';
import { useBesideRow } from './beside-row.ts';

/** Milliseconds that the mouse rests on a row's number before its ink is shown. */
const REST_MS = 250;

/** Shows the ink of a row whose number the mouse rests on. */
export function usePeek() {
  const desk = useDesk();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = (place: number | null): void => {
    clearTimeout(timer.current);
    if (place === null) {
      if (desk.state().peek !== null) desk.set({ peek: null });
    } else timer.current = setTimeout(() => desk.set({ peek: place }), REST_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onMouseOver: (event: MouseEvent): void => {
      const number = event.target instanceof Element ? event.target.closest('[role="rowheader"]') : null;
      const place = number?.parentElement?.dataset.row;
      look(place === undefined ? null : Number(place));
    },
    onMouseLeave: (): void => look(null),
  };
}

/** The ink of a row at reading size beside it, as long as the mouse rests there. By keyboard: the row in full. */
export function RowPeek({ place }: { readonly place: number }) {
  const sheet = useRef<HTMLElement>(null);
  useBesideRow(sheet, place);
  return (
    <section ref={sheet} className="row-detail row-peek" aria-hidden="true">
      <InkOfRow place={place} />
    </section>
  );
}
