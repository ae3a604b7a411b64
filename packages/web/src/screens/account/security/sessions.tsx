import type { AccountSession } from '@tallyleaf/contract';
import { endOtherSessions, endSession, listSessions } from '../../../api/account.ts';
import { useResource } from '../../../api/use-resource.ts';
import { formatMoment } from '../../../i18n/figures.ts';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { Fetched, Outcome } from '../parts.tsx';
import { useAction } from '../use-action.ts';
import { describeAgent } from './agent.ts';

/** Where one is signed in; each place but this one can be signed out from here. */
export function Sessions() {
  const t = useTranslate();
  const sessions = useResource(listSessions);
  const action = useAction();
  return (
    <Fetched resource={sessions}>
      {(list) => {
        const end = (id: string): Promise<boolean> =>
          action.run(async () => {
            await endSession(id);
            sessions.set(list.filter((one) => one.id !== id));
          });
        const endOthers = (): Promise<boolean> =>
          action.run(async () => {
            await endOtherSessions();
            sessions.set(list.filter((one) => one.current));
          });
        return (
          <>
            <ul className="border-t border-rule">
              {list.map((one) => (
                <SessionRow key={one.id} session={one} onEnd={() => void end(one.id)} />
              ))}
            </ul>
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              {list.length > 1 ? (
                <button type="button" className="button-quiet small" onClick={() => void endOthers()}>
                  {t('account.sessions.endOthers')}
                </button>
              ) : null}
              <Outcome action={action} done={t('account.sessions.ended')} />
            </div>
          </>
        );
      }}
    </Fetched>
  );
}

interface SessionRowProps {
  readonly session: AccountSession;
  readonly onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useTranslate();
  const tag = useTag();
  const name = describeAgent(session.user_agent) || t('account.sessions.unknown');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-2">
          {session.current
            ? t('account.sessions.current')
            : t('account.sessions.seen', { date: formatMoment(session.last_seen_at, tag) })}
        </p>
      </div>
      {session.current ? null : (
        <button type="button" className="button-text text-sm" onClick={onEnd}>
          {t('account.sessions.end')}
          <span className="sr-only">{name}</span>
        </button>
      )}
    </li>
  );
}
