import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { WIDE } from '../../layouts/collapse.tsx';
import { TranslatedLabels } from '../../layouts/translated-labels.tsx';
import { useSession } from '../../session/session.ts';
import { fetchViewer, openFileAhead } from './page/page-pane.tsx';
import { ReviewDesk } from './review-desk.tsx';
import { ReviewFailed, ReviewGone, ReviewUnfinished, ReviewWaiting } from './review-states.tsx';
import { type FileOnServer, useOpened } from './use-opened.ts';

interface ReviewScreenProps {
  readonly id: string;
  /** The documents that are looked through one after another. */
  readonly list: readonly string[];
}

/** A conversion looked through and corrected: the page and its rows side by side (product, section 1.5). */
export function ReviewScreen({ id, list }: ReviewScreenProps) {
  const locale = useLocaleCode();
  const { token, userLoadDone } = useSession();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (window.matchMedia(WIDE).matches) fetchViewer(locale);
  }, [locale]);
  const many = list.length > 1 && list.includes(id) ? list : [];
  return (
    <TranslatedLabels>
      {userLoadDone ? (
        <Review key={`${token ?? ''} ${turn}`} id={id} list={many} onReopen={() => setTurn(turn + 1)} />
      ) : (
        <ReviewWaiting />
      )}
    </TranslatedLabels>
  );
}

interface ReviewProps extends ReviewScreenProps {
  readonly onReopen: () => void;
}

function Review({ id, list, onReopen }: ReviewProps) {
  const opening = useOpened(id, useAhead());
  if (opening.status === 'waiting') return <ReviewWaiting />;
  if (opening.status === 'failed') return <ReviewFailed {...{ id, list }} onAgain={opening.reload} />;
  if (opening.status === 'gone') return <ReviewGone {...{ id, list }} />;
  if (opening.status === 'unfinished') {
    return <ReviewUnfinished {...{ id, list }} detail={opening.detail} onAgain={opening.reload} />;
  }
  return <ReviewDesk opened={opening.opened} list={list} onReopen={onReopen} />;
}

/** Has the document opened while its rows are on their way, where there is room to show both. */
function useAhead(): (file: FileOnServer) => void {
  const close = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => close.current?.(), []);
  return useCallback((file) => {
    if (window.matchMedia(WIDE).matches) close.current = openFileAhead(file);
  }, []);
}
