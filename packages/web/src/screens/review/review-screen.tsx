import type { Conversion } from '@tallyleaf/contract';
import { Link } from 'react-router';
import { PAGES, pathIn } from '../../app/paths.ts';
import { Downloads } from '../../exporting/downloads.tsx';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { Default } from '../../layouts/default.tsx';
import { useSession } from '../../session/session.ts';
import { ReviewStatement } from './review-statement.tsx';
import { ReviewFailed, ReviewNotDone, ReviewNotFound, ReviewWaiting } from './review-states.tsx';
import { useReviewed } from './use-reviewed.ts';

/** A conversion looked through and corrected: the page and its rows side by side (product, section 1.5). */
export function ReviewScreen({ id }: { readonly id: string }) {
  const { token, userLoadDone } = useSession();
  return <Default>{userLoadDone ? <Fetched key={token ?? ''} id={id} /> : <ReviewWaiting />}</Default>;
}

function Fetched({ id }: { readonly id: string }) {
  const { status, detail, reload } = useReviewed(id);
  if (status === 'waiting') return <ReviewWaiting />;
  if (status === 'failed') return <ReviewFailed onAgain={reload} />;
  if (detail === null) return <ReviewNotFound />;
  if (!detail.conversion) return <ReviewNotDone detail={detail} onAgain={reload} />;
  return <Review name={detail.fileName} conversion={detail.conversion} />;
}

function Review({ name, conversion }: { readonly name: string; readonly conversion: Conversion }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const { statements } = conversion;
  return (
    <div className="page pb-16">
      <Link to={pathIn(locale, PAGES.conversions)} className="text-sm">
        {t('review.back')}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-xl break-all">{name}</h1>
        {statements.length > 0 ? <Downloads conversion={conversion} name={name} alone /> : null}
      </div>
      {statements.map((statement, index) => (
        <ReviewStatement
          // Statements of a file have no identity but their order, which never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          statement={statement}
          title={t('result.statement', { number: index + 1, count: statements.length })}
          label={statements.length === 1 ? t('table.label', { name }) : t('table.labelOf', { name, number: index + 1 })}
        />
      ))}
    </div>
  );
}
