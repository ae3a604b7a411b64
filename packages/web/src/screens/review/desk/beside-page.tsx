import { useTranslate } from '../../../i18n/translate.ts';
import { Collapse } from '../../../layouts/collapse.tsx';
import { ReviewPage } from '../page/review-page.tsx';
import { RowsPane } from '../rows/rows-pane.tsx';
import { useDesk, useDeskState } from './desk-store.ts';

/** The name under which the browser keeps how page and rows share the width. */
export const SPLIT_KEY = 'review_split';

/** The rows beside the page, which can be put away; on phones one of the two at a time. */
export function BesidePage() {
  const t = useTranslate();
  const desk = useDesk();
  const part = useDeskState((state) => state.part);
  const index = useDeskState((state) => state.index);
  return (
    <Collapse
      aside={
        <div className="page-pane">
          <ReviewPage />
        </div>
      }
      hide={t('review.page.hide')}
      show={t('review.page.show')}
      divider={t('desk.divider')}
      keptAs={SPLIT_KEY}
      parts={{ aside: t('review.page.part'), main: t('review.page.rows') }}
      part={part}
      onPart={(next) => desk.set({ part: next })}
    >
      <RowsPane key={index} />
    </Collapse>
  );
}
