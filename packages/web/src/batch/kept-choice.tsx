import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router';
import { useResource } from '../api/use-resource.ts';
import { PAGES, pathIn } from '../app/paths.ts';
import { useLocaleCode } from '../i18n/texts.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { useSession } from '../session/session.ts';
import { listKept } from './kept-rows.ts';
import type { BatchRow } from './rows.ts';

interface KeptChoiceProps {
  readonly children: (rows: readonly BatchRow[]) => ReactNode;
}

/** For a page about several conversions that was opened without any: a choice of those that are kept. */
export function KeptChoice(props: KeptChoiceProps) {
  const { token, userLoadDone } = useSession();
  return userLoadDone ? <Choice key={token ?? ''} {...props} /> : <Waiting />;
}

function Waiting() {
  const t = useTranslate();
  return (
    <p role="status" className="mt-4 text-ink-2">
      {t('batch.waiting')}
    </p>
  );
}

function Choice({ children }: KeptChoiceProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const { data } = useResource(useCallback(() => listKept(), []));
  if (!data) return <Waiting />;
  const done = data.filter(({ step }) => step === 'done');
  if (done.length > 0) return children(done);
  return (
    <div className="mt-4">
      <p>{t('batch.choice.nothing')}</p>
      <Link to={pathIn(locale, PAGES.home)} className="button mt-4">
        {t('batch.choice.convert')}
      </Link>
    </div>
  );
}

interface ChoiceLinkProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** One of the things to choose from: what it is called, and what is in it. */
export function ChoiceLink({ to, title, text }: ChoiceLinkProps) {
  return (
    <li className="border-b border-rule py-3">
      <Link to={to} className="font-semibold">
        {title}
      </Link>
      <p className="text-sm text-ink-2">{text}</p>
    </li>
  );
}
