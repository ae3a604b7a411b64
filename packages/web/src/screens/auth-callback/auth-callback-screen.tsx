import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PAGES, pathIn } from '../../app/paths.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { Empty } from '../../layouts/empty.tsx';
import { session } from '../../session/session.ts';
import { toast } from '../../ui/toasts.ts';
import { AuthForm } from './auth-form.tsx';
import { type CallbackTask, followTask, type Outcome, taskOf } from './callback-task.ts';

/**
 * Where mails and providers of sign-in lead to: what the address carries is done, and who is signed in by it goes home. The
 * address is cleaned at once, so that no token stays in the history.
 */
export function AuthCallbackScreen() {
  const t = useTranslate();
  const { task, outcome, settle } = useCallbackTask();
  const locale = useLocaleCode();
  const home = pathIn(locale, PAGES.home);
  return (
    <Empty>
      {outcome.kind === 'working' ? <p role="status">{t('callback.working')}</p> : null}
      {outcome.kind === 'ask' && task ? (
        <>
          <h1 className="text-xl">{t(`callback.${outcome.ask}.title`)}</h1>
          <AuthForm task={task} ask={outcome.ask} onDone={settle} />
        </>
      ) : null}
      {outcome.kind === 'changed' ? (
        <>
          <h1 className="text-xl">{t('callback.changed.title')}</h1>
          <p className="mt-4">{t('callback.changed.text')}</p>
        </>
      ) : null}
      {outcome.kind === 'failed' ? (
        <>
          <h1 className="text-xl">{t('callback.failed.title')}</h1>
          <p className="mt-4" role="alert">
            {t(`signIn.errors.${outcome.why}`)}
          </p>
        </>
      ) : null}
      {outcome.kind === 'working' ? null : (
        <p className="mt-8">
          <a href={home}>{t('callback.home')}</a>
        </p>
      )}
    </Empty>
  );
}

function useCallbackTask() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const locale = useLocaleCode();
  const t = useTranslate();
  const [task] = useState<CallbackTask | null>(() => taskOf(search));
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' });
  const begun = useRef(false);
  const settle = (next: Outcome): void => {
    setOutcome(next);
    if (next.kind !== 'signed-in') return;
    void session.login(next.token, next.user, next.provider).then(() => {
      if (task?.kind === 'verify') toast({ title: t('callback.verified'), tone: 'good' });
      return navigate(pathIn(locale, PAGES.home), { replace: true });
    });
  };
  // Followed once, though the development build mounts twice: a link is good for one use.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    window.history.replaceState(window.history.state, '', pathname);
    void followTask(task).then(settle);
  });
  return { task, outcome, settle };
}
