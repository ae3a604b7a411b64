import { useMemo } from 'react';
import { Link } from 'react-router';
import { inListPath, pathIn } from '../../../app/paths.ts';
import { ConversionsFrame, idsOf } from '../../../documents/given-conversions.tsx';
import { markLookedAt, nextToLookAt, useLookedAt } from '../../../documents/looked-at.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { useSession } from '../../../session/session.ts';
import { VerdictWord } from '../../../ui/verdict-mark.tsx';
import { useWork, type Work } from './use-work.ts';
import { WorkChoice } from './work-choice.tsx';

/** Several conversions as one list of work: how each stands, what is left to look at, and which was looked at. */
export function WorklistScreen({ ids }: { readonly ids: string }) {
  const t = useTranslate();
  const { userLoadDone } = useSession();
  return (
    <ConversionsFrame title={t('worklist.title')} back={t('worklist.back')}>
      {/* Which conversions they are stands in the address, which the page as it was built does not know. */}
      {userLoadDone ? <WorkOf ids={ids} /> : <p className="mt-4 text-ink-2">{t('worklist.waiting')}</p>}
    </ConversionsFrame>
  );
}

function WorkOf({ ids }: { readonly ids: string }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const list = useMemo(() => idsOf(ids), [ids]);
  const workOf = useWork(list);
  const looked = useLookedAt();
  const done = list.filter((id) => looked.includes(id)).length;
  const next = nextToLookAt(list, null, looked);
  if (list.length === 0) return <WorkChoice />;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status">{t('worklist.progress', { done, count: list.length })}</p>
        {next === null ? (
          <p className="text-green">{t('worklist.allDone')}</p>
        ) : (
          <Link className="button" to={pathIn(locale, inListPath(next, list))}>
            {t(done === 0 ? 'worklist.begin' : 'worklist.goOn')}
          </Link>
        )}
      </div>
      <ol className="mt-4 border-t border-ink" aria-label={t('worklist.title')}>
        {list.map((id) => (
          <WorkRow key={id} id={id} list={list} work={workOf(id)} looked={looked.includes(id)} />
        ))}
      </ol>
    </>
  );
}

interface WorkRowProps {
  readonly id: string;
  readonly list: readonly string[];
  readonly work: Work;
  readonly looked: boolean;
}

/** One document of the list. */
function WorkRow({ id, list, work, looked }: WorkRowProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  if (work.status !== 'found') {
    return <li className="border-b border-rule py-3 text-ink-2">{t(`worklist.${work.status}`)}</li>;
  }
  const { fileName: name, verdict, problems } = work;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-1 border-b border-rule py-3">
      <div className="min-w-0 flex-1">
        <Link to={pathIn(locale, inListPath(id, list))} className="font-semibold wrap-anywhere">
          {name}
        </Link>
        {verdict ? (
          <p className="flex flex-wrap gap-x-4 text-sm">
            <VerdictWord verdict={verdict} word={t(`verdict.${verdict}`)} />
            <span className={problems > 0 ? 'text-doubt' : 'text-ink-2'}>
              {t('worklist.problems', { count: problems })}
            </span>
          </p>
        ) : (
          <p className="text-sm text-ink-2">{t('worklist.noResult')}</p>
        )}
      </div>
      <label className="flex min-h-10 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-green"
          checked={looked}
          onChange={(event) => markLookedAt(id, event.target.checked)}
        />
        {t('worklist.looked')}
        <span className="sr-only">{name}</span>
      </label>
    </li>
  );
}
