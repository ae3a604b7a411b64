import type { UserInfo } from '@tallyleaf/contract';
import { Suspense, useState } from 'react';
import { changeAccount, takeDataOut } from '../../../api/account.ts';
import { Texts } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { lazyPart } from '../../../pwa/lazy-part.tsx';
import { session } from '../../../session/session.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Outcome, SavedForm, Section } from '../parts.tsx';
import { useAction } from '../use-action.ts';
import { DeleteAccount } from './delete-account.tsx';

const SetColumns = lazyPart(async () => (await import('./set-columns.tsx')).SetColumns);

/** How long things are kept, the columns that were set, everything as a file, and the end of the account (product, section 4). */
export function DataSections({ user }: { readonly user: UserInfo }) {
  const t = useTranslate();
  return (
    <>
      <Section title={t('account.keeping.title')} lead={t('account.keeping.lead')}>
        <KeepingForm user={user} />
      </Section>
      <Suspense fallback={null}>
        <Texts of={['columns']}>
          <SetColumns />
        </Texts>
      </Suspense>
      <Section title={t('account.export.title')} lead={t('account.export.lead')}>
        <Export />
      </Section>
      <Section title={t('account.delete.title')} lead={t('account.delete.lead')}>
        <DeleteAccount user={user} />
      </Section>
    </>
  );
}

/** Days that can be chosen; hours that were set otherwise, by the API, are offered besides. */
const DAYS = [1, 7, 30, 90, 365, 3650];
const HOURS_A_DAY = 24;
/** The server's own time. */
const USUAL = 'usual';

function KeepingForm({ user }: { readonly user: UserInfo }) {
  const t = useTranslate();
  const action = useAction();
  const [hours, setHours] = useState(user.keep_hours === null ? USUAL : String(user.keep_hours));
  const [keepFiles, setKeepFiles] = useState(user.keep_files);
  const save = async (): Promise<void> => {
    const keep_hours = hours === USUAL ? null : Number(hours);
    session.updateUser(await changeAccount({ keep_hours, keep_files: keepFiles }));
  };
  const offered = new Set(DAYS.map((days) => days * HOURS_A_DAY));
  if (user.keep_hours !== null) offered.add(user.keep_hours);
  const choices = [...offered]
    .sort((a, b) => a - b)
    .map((count) => ({
      value: String(count),
      label:
        count % HOURS_A_DAY === 0
          ? t('account.days', { count: count / HOURS_A_DAY })
          : t('account.keeping.hours', { count }),
    }));
  return (
    <SavedForm action={action} submit={t('account.save')} done={t('account.saved')} save={save}>
      <ChoiceField
        label={t('account.keeping.results')}
        choices={[{ value: USUAL, label: t('account.keeping.usual') }, ...choices]}
        value={hours}
        onChange={(event) => setHours(event.target.value)}
      />
      <label className="flex cursor-pointer gap-3">
        <input
          type="checkbox"
          className="mt-1 size-4 flex-none accent-green"
          checked={!keepFiles}
          onChange={(event) => setKeepFiles(!event.target.checked)}
        />
        <span>
          <span className="block font-semibold">{t('account.keeping.never')}</span>
          <span className="block text-sm text-ink-2">{t('account.keeping.neverText')}</span>
        </span>
      </label>
    </SavedForm>
  );
}

function Export() {
  const t = useTranslate();
  const action = useAction();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        className="button-quiet small"
        aria-disabled={action.busy}
        onClick={() => void action.run(takeDataOut)}
      >
        {action.busy ? t('account.export.busy') : t('account.export.submit')}
      </button>
      <Outcome action={action} done={t('account.export.done')} />
    </div>
  );
}
