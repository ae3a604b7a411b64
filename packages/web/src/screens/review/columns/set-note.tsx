import { useState } from 'react';
import { layoutStore } from '../../../columns/kept-layouts.ts';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import type { Opened } from '../use-opened.ts';
import { see } from './use-again.ts';

type Forgetting = 'not' | 'busy' | 'done' | 'failed';

/** Says that the rows were read by columns that were set, and lets these be forgotten. */
export function SetNote({ opened }: { readonly opened: Pick<Opened, 'file' | 'name'> }) {
  const t = useTranslate();
  const tag = useTag();
  const [forgetting, setForgetting] = useState<Forgetting>('not');
  const forget = async (): Promise<void> => {
    setForgetting('busy');
    try {
      // Which layouts these are, the file itself says.
      const seen = await see(opened, tag, new AbortController().signal);
      if (seen.status !== 'done') return setForgetting('failed');
      const used = new Set(seen.value.pages.flatMap(({ tables }) => tables.map(({ fingerprint }) => fingerprint)));
      for (const fingerprint of used) await layoutStore().remove(fingerprint);
      setForgetting('done');
    } catch (error) {
      console.error('The columns could not be forgotten', error);
      setForgetting('failed');
    }
  };
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 border-l-2 border-doubt pl-3 text-sm">
      <p role="status">{forgetting === 'done' ? t('setColumns.note.forgotten') : t('setColumns.note.text')}</p>
      {forgetting === 'done' ? null : (
        <button
          type="button"
          className="button-text min-h-8 text-sm"
          aria-disabled={forgetting === 'busy'}
          onClick={() => (forgetting === 'busy' ? undefined : void forget())}
        >
          {t(forgetting === 'busy' ? 'setColumns.note.busy' : 'setColumns.note.forget')}
        </button>
      )}
      {forgetting === 'failed' ? <p role="alert">{t('setColumns.kept.failed')}</p> : null}
    </div>
  );
}
