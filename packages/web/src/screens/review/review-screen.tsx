import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { WIDE } from '../../layouts/collapse.tsx';
import { Default } from '../../layouts/default.tsx';
import { TranslatedLabels } from '../../layouts/translated-labels.tsx';
import { useSession } from '../../session/session.ts';
import { fetchViewer, openFileAhead } from './page-pane.tsx';
import { ReviewDesk } from './review-desk.tsx';
import { ReviewFailed, ReviewGone, ReviewUnfinished, ReviewWaiting } from './review-states.tsx';
import { type FileOnServer, useOpened } from './use-opened.ts';
import { WorkBar } from './worklist/work-bar.tsx';

/** A conversion looked through and corrected: the page and its rows side by side (product, section 1.5). */
export function ReviewScreen({ id, list }: { readonly id: string; readonly list: readonly string[] }) {
  const locale = useLocaleCode();
  const { token, userLoadDone } = useSession();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (window.matchMedia(WIDE).matches) fetchViewer(locale);
  }, [locale]);
  return (
    <Default wide>
      <TranslatedLabels>
        {list.length > 1 && list.includes(id) ? <WorkBar id={id} list={list} /> : null}
        {userLoadDone ? (
          <Review key={`${token ?? ''} ${turn}`} id={id} onReopen={() => setTurn(turn + 1)} />
        ) : (
          <ReviewWaiting />
        )}
      </TranslatedLabels>
    </Default>
  );
}

function Review({ id, onReopen }: { readonly id: string; readonly onReopen: () => void }) {
  const opening = useOpened(id, useAhead());
  if (opening.status === 'waiting') return <ReviewWaiting />;
  if (opening.status === 'failed') return <ReviewFailed onAgain={opening.reload} />;
  if (opening.status === 'gone') return <ReviewGone />;
  if (opening.status === 'unfinished') return <ReviewUnfinished detail={opening.detail} onAgain={opening.reload} />;
  return <ReviewDesk opened={opening.opened} onReopen={onReopen} />;
}

/** Has the document opened while its rows are on their way, where there is room to show both. */
function useAhead(): (file: FileOnServer) => void {
  const close = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => close.current?.(), []);
  return useCallback((file) => {
    if (window.matchMedia(WIDE).matches) close.current = openFileAhead(file);
  }, []);
}
