import type { Place } from '@tallyleaf/contract';
import { useEffect, useMemo, useRef } from 'react';
import { PagePane } from './page-pane.tsx';
import type { PageView } from './statement-desk.tsx';
import type { Annotated } from './use-annotated.ts';
import type { Opened } from './use-opened.ts';

interface SignalledPageProps extends PageView {
  readonly opened: Opened;
  readonly annotated: Annotated;
  /** A place that is to be seen, beside those of the rows. */
  readonly shown: Place | null;
  /** Another row has the focus: it is that which is to be seen now. */
  readonly onLeft: () => void;
}

/** The page with the marks of its rows, and that of a place which was asked for. */
export function SignalledPage({ opened, annotated, shown, onLeft, ...view }: SignalledPageProps) {
  const { marks, current } = view;
  const id = shown ? `signal-${shown.page}-${shown.box.join('-')}` : null;
  const all = useMemo(
    () => (shown && id ? [...marks, { id, place: shown, tone: 'broken' as const }] : marks),
    [marks, shown, id],
  );
  const focus = useRef(current);
  useEffect(() => {
    if (focus.current === current) return;
    focus.current = current;
    onLeft();
  }, [current, onLeft]);
  return <PagePane opened={opened} annotated={annotated} {...view} marks={all} current={id ?? current} />;
}
