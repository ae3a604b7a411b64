import type { Conversion } from '@tallyleaf/contract';
import { useTranslate } from '../../i18n/translate.ts';
import { DeskFrame } from '../../layouts/desk-frame.tsx';
import '../../styles/review.css';
import '../../styles/row-grid.css';
import { CategoriesOnDesk } from './categories/categories-on-desk.tsx';
import { BesidePage } from './desk/beside-page.tsx';
import { DeskBar } from './desk/desk-bar.tsx';
import { useDeskKeys } from './desk/desk-keys.ts';
import { DeskContext } from './desk/desk-store.ts';
import { Drawers } from './desk/drawers.tsx';
import { StatementContext } from './desk/statement-context.ts';
import { StatusLine } from './desk/status-line.tsx';
import { useOnDeskOf } from './desk/use-on-desk.ts';
import { type Reviewed, useReviewed } from './desk/use-saved.ts';
import { BoxHost } from './reread/box-host.tsx';
import type { Opened } from './use-opened.ts';
import { WorkBar } from './worklist/work-bar.tsx';

interface ReviewDeskProps {
  readonly opened: Opened;
  /** The documents that it is looked through with, one after another; empty: it alone. */
  readonly list: readonly string[];
  /** Opens the conversion anew, as it is kept. */
  readonly onReopen: () => void;
}

/** A conversion on the desk: its page and rows side by side, one line that says how it stands, and the way out as a file. */
export function ReviewDesk({ opened, list, onReopen }: ReviewDeskProps) {
  const reviewed = useReviewed(opened);
  return (
    <DeskContext value={reviewed.desk}>
      <DeskFrame bar={<DeskBar {...{ opened, onReopen }} {...reviewed} />}>
        {list.length > 0 ? <WorkBar id={opened.id} list={list} /> : null}
        <Statement {...{ opened }} {...reviewed} />
      </DeskFrame>
    </DeskContext>
  );
}

interface StatementProps {
  readonly opened: Opened;
  readonly conversion: Conversion;
  readonly desk: Reviewed['desk'];
}

/** The statement that is on the desk. */
function Statement({ opened, conversion }: StatementProps) {
  const t = useTranslate();
  const onDesk = useOnDeskOf(opened, conversion);
  if (!onDesk) return <p className="page py-6">{t('review.noResult')}</p>;
  const { institution } = onDesk.statement.account;
  return (
    <StatementContext value={onDesk}>
      <CategoriesOnDesk>
        <DeskKeys />
        <section className="review-statement" aria-label={institution ?? onDesk.label}>
          <StatusLine conversion={conversion} />
          <BesidePage />
        </section>
        <Drawers conversion={conversion} />
        <BoxHost />
      </CategoriesOnDesk>
    </StatementContext>
  );
}

/** The desk's keys, while there is a statement on it. */
function DeskKeys() {
  useDeskKeys();
  return null;
}
