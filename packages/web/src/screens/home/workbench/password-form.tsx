import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../../i18n/translate.ts';
import type { Job } from '../jobs.ts';
import type { Conversions } from '../use-conversion.ts';

/** The password of an encrypted PDF; it goes where the file goes and is not kept. */
export function PasswordForm({ job, conversions }: { readonly job: Job; readonly conversions: Conversions }) {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const wrong = job.state.step === 'refused' && job.state.code === 'password-wrong';
  useEffect(() => {
    if (wrong) input.current?.select();
  }, [wrong]);
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (job.password === '') input.current?.focus();
        else conversions.convert(job.id);
      }}
    >
      <div className="min-w-0">
        <label htmlFor={id} className="block text-sm font-semibold">
          {t('password.label', { name: job.file.name })}
        </label>
        <input
          id={id}
          data-password={job.id}
          ref={input}
          type="password"
          autoComplete="off"
          className="field mt-1 w-full max-w-72"
          value={job.password}
          aria-invalid={wrong}
          onChange={(event) => conversions.setPassword(job.id, event.target.value)}
        />
      </div>
      <button type="submit" className="button-quiet">
        {t('password.open')}
      </button>
    </form>
  );
}
