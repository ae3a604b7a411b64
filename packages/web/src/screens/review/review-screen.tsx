import { useState } from 'react';
import { Default } from '../../layouts/default.tsx';
import { useSession } from '../../session/session.ts';
import { ReviewDesk } from './review-desk.tsx';
import { ReviewFailed, ReviewGone, ReviewUnfinished, ReviewWaiting } from './review-states.tsx';
import { useOpened } from './use-opened.ts';

/** A conversion looked through and corrected: the page and its rows side by side (product, section 1.5). */
export function ReviewScreen({ id }: { readonly id: string }) {
  const { token, userLoadDone } = useSession();
  const [turn, setTurn] = useState(0);
  return (
    <Default>
      {userLoadDone ? (
        <Review key={`${token ?? ''} ${turn}`} id={id} onReopen={() => setTurn(turn + 1)} />
      ) : (
        <ReviewWaiting />
      )}
    </Default>
  );
}

function Review({ id, onReopen }: { readonly id: string; readonly onReopen: () => void }) {
  const opening = useOpened(id);
  if (opening.status === 'waiting') return <ReviewWaiting />;
  if (opening.status === 'failed') return <ReviewFailed onAgain={opening.reload} />;
  if (opening.status === 'gone') return <ReviewGone />;
  if (opening.status === 'unfinished') return <ReviewUnfinished detail={opening.detail} onAgain={opening.reload} />;
  return <ReviewDesk opened={opening.opened} onReopen={onReopen} />;
}
