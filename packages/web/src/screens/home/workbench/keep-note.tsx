import { useState } from 'react';
import IconAlert from '~icons/lucide/triangle-alert';
import { KEPT_DAYS, keepAlways, keepsAlways } from '../../../documents/always-keep.ts';
import { forgetHere, keepHere } from '../../../documents/keeping.ts';
import { type Held, useAllHeld } from '../../../documents/tab-documents.ts';
import { useTranslate } from '../../../i18n/translate.ts';
import { toast } from '../../../ui/toasts.ts';
import { dispatch } from '../job-store.ts';
import type { Job } from '../jobs.ts';

/** Where the results of this device are: in this tab alone, until the reader has them kept; and the way to forget them again. */
export function KeepNote({ jobs }: { readonly jobs: readonly Job[] }) {
  const held = useAllHeld();
  const here = jobs.flatMap(({ id, state }) => {
    const one = held.find((found) => found.id === id);
    return one && state.step === 'done' && state.serverId === null ? [one] : [];
  });
  const open = here.filter(({ kept }) => !kept);
  const kept = here.filter((one) => one.kept);
  if (here.length === 0) return null;
  return (
    <div className="mt-4 grid gap-1 text-sm text-ink-2">
      {open.length > 0 ? <OpenOnly held={open} /> : null}
      {kept.length > 0 ? <Kept held={kept} /> : null}
    </div>
  );
}

function OpenOnly({ held }: { readonly held: readonly Held[] }) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      for (const { id } of held) await keepHere(id);
    } catch (error) {
      // No room is left, or the browser keeps nothing in this window.
      console.warn(error);
      toast({ title: t('result.notKept.title'), description: t('result.notKept.todo'), tone: 'bad' });
    }
    setBusy(false);
  };
  const tooLarge = held.filter(({ lasts }) => !lasts).length;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span>{t('keep.open', { count: held.length })}</span>
        <button type="button" className="button-text text-sm" disabled={busy} onClick={() => void keep()}>
          {t('keep.keep')}
        </button>
      </p>
      {tooLarge > 0 ? (
        <p className="flex gap-2">
          <IconAlert className="mt-0.5 size-4 flex-none text-doubt" aria-hidden="true" />
          {t('keep.tooLarge', { count: tooLarge })}
        </p>
      ) : null}
    </>
  );
}

function Kept({ held }: { readonly held: readonly Held[] }) {
  const t = useTranslate();
  const [always, setAlways] = useState(keepsAlways);
  const forget = async (): Promise<void> => {
    try {
      for (const { id } of held) {
        await forgetHere(id);
        dispatch({ type: 'removed', id });
      }
      toast({ title: t('keep.forgotten', { count: held.length }), tone: 'good' });
    } catch (error) {
      console.error(error);
      toast({ title: t('keep.notForgotten'), tone: 'bad' });
    }
  };
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1" role="status">
      <span>{t('keep.kept', { count: held.length, days: KEPT_DAYS })}</span>
      <button type="button" className="button-text text-sm" onClick={() => void forget()}>
        {t('keep.forget')}
      </button>
      <label className="flex cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-green"
          checked={always}
          onChange={({ target }) => {
            keepAlways(target.checked);
            setAlways(target.checked);
          }}
        />
        {t('keep.always')}
      </label>
    </p>
  );
}
