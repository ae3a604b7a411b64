import { exporters } from '@tallyleaf/exporters';
import { useEffect, useState } from 'react';
import { choiceName, findChoice } from '../../exporting/choice.ts';
import { ownColumns } from '../../exporting/export-memory.ts';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { Sidenav } from '../../layouts/sidenav.tsx';
import { isLogin } from '../../session/rules.ts';
import { useSession } from '../../session/session.ts';
import { openSignIn } from '../../session/sign-in-prompt.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DeviceDocuments } from './device-documents.tsx';
import { HistoryList } from './history-list.tsx';
import { EmptyHistory, FailedHistory, WaitingHistory } from './history-states.tsx';
import { useHistory } from './use-history.ts';

/** Milliseconds of rest after which what was typed is looked for. */
const REST_MS = 250;

/** What was converted on the server: found, taken out, deleted (product, section 6). Visitors see their own, too. */
export function HistoryScreen() {
  const t = useTranslate();
  const tag = useTag();
  const [typed, setTyped] = useState('');
  const search = useRested(typed.trim());
  const [format, setFormat] = useState('xlsx');
  const history = useHistory(search);
  const formats = [...exporters, ...ownColumns()].map(({ id }) => ({ value: id, label: choiceName(t, id) }));
  const choice = findChoice(format, tag);
  const form = { format: choice?.format.id ?? format, settings: choice?.settings ?? {}, locale: tag };
  const nothing = history.status === 'ready' && history.rows.length === 0;
  return (
    <Sidenav>
      <h1 className="text-xl">{t('history.title')}</h1>
      <p className="mt-2 max-w-2xl text-ink-2">{t('history.lead')}</p>
      <VisitorNote />
      {nothing && search === '' ? null : (
        <search className="mt-6 grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(10rem,14rem)]">
          <TextField
            label={t('history.search')}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <ChoiceField
            label={t('history.format')}
            choices={formats}
            value={format}
            onChange={(event) => setFormat(event.target.value)}
          />
        </search>
      )}
      {history.status === 'waiting' ? <WaitingHistory /> : null}
      {history.status === 'failed' ? <FailedHistory onAgain={history.reload} /> : null}
      {nothing ? <EmptyHistory search={search} /> : null}
      {history.rows.length > 0 ? <HistoryList history={history} form={form} /> : null}
      <DeviceDocuments />
    </Sidenav>
  );
}

/** Whose list this is, for who is not signed in. */
function VisitorNote() {
  const t = useTranslate();
  const { token, user, userLoadDone } = useSession();
  if (!userLoadDone || isLogin(token, user)) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 border-l-4 border-l-edge bg-surface py-2 pr-3 pl-4 text-sm">
      {t('history.visitor')}
      <button type="button" className="button-text text-sm" onClick={() => openSignIn('sign-in')}>
        {t('accountMenu.signIn')}
      </button>
    </p>
  );
}

/** A text once it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
