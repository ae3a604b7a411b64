import { type ConversionDetail, isFinished } from '@tallyleaf/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PAGES, pathIn } from '../../app/paths.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { DeskFrame } from '../../layouts/desk-frame.tsx';
import { isLogin } from '../../session/rules.ts';
import { useSession } from '../../session/session.ts';
import { openSignIn } from '../../session/sign-in-prompt.ts';
import { BarStart } from './desk/desk-bar.tsx';
import { WorkBar } from './worklist/work-bar.tsx';

/** The documents that it is one of, which are looked through one after another. */
interface Among {
  readonly id: string;
  readonly list: readonly string[];
}

/** The rows are on their way: their rules are there already, so that nothing moves when they come. */
export function ReviewWaiting() {
  const t = useTranslate();
  return (
    <DeskFrame bar={<BarStart name={null} />}>
      <div className="page-wide py-6" role="status">
        <span className="sr-only">{t('review.waiting')}</span>
        {['a', 'b', 'c', 'd'].map((row) => (
          <div key={row} className="border-b border-rule py-5" aria-hidden="true">
            <span className="block h-4 w-2/3 rounded bg-rule" />
          </div>
        ))}
      </div>
    </DeskFrame>
  );
}

/** The conversion could not be fetched, and what to do. */
export function ReviewFailed({ onAgain, ...among }: Among & { readonly onAgain: () => void }) {
  const t = useTranslate();
  return (
    <State {...among} title={t('review.failed.title')} text={t('review.failed.text')}>
      <Again onAgain={onAgain} />
    </State>
  );
}

/** No such conversion, or not this reader's. */
export function ReviewGone(among: Among) {
  const t = useTranslate();
  const { token, user } = useSession();
  return (
    <State {...among} title={t('review.notFound.title')} text={t('review.notFound.text')}>
      <ToConversions />
      {isLogin(token, user) ? null : (
        <button type="button" className="button-quiet" onClick={() => openSignIn('sign-in')}>
          {t('accountMenu.signIn')}
        </button>
      )}
    </State>
  );
}

interface ReviewUnfinishedProps extends Among {
  readonly detail: ConversionDetail;
  readonly onAgain: () => void;
}

/** It is still being read, or gave no result. */
export function ReviewUnfinished({ detail, onAgain, ...among }: ReviewUnfinishedProps) {
  const t = useTranslate();
  const ended = isFinished(detail.status);
  return (
    <State {...among} title={detail.fileName} text={t(ended ? 'review.noResult' : 'review.underWay')}>
      {ended ? null : <Again onAgain={onAgain} />}
      <ToConversions />
    </State>
  );
}

function Again({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslate();
  return (
    <button type="button" className="button" onClick={onAgain}>
      {t('review.again')}
    </button>
  );
}

function ToConversions() {
  const t = useTranslate();
  return (
    <Link to={pathIn(useLocaleCode(), PAGES.conversions)} className="button-quiet">
      {t('review.back')}
    </Link>
  );
}

interface StateProps extends Among {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function State({ id, list, title, text, children }: StateProps) {
  return (
    <DeskFrame bar={<BarStart name={null} />}>
      {list.length > 0 ? <WorkBar id={id} list={list} /> : null}
      <div className="page py-10">
        <h1 className="text-xl wrap-anywhere">{title}</h1>
        <p className="mt-3 max-w-xl text-ink-2">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">{children}</div>
      </div>
    </DeskFrame>
  );
}
