import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import { TextField } from '../ui/text-field.tsx';
import type { Lock } from './use-pdf.ts';

function Over({ children }: { readonly children: ReactNode }) {
  return <div className="absolute inset-0 z-10 grid place-content-center gap-4 bg-paper p-6">{children}</div>;
}

export function Opening() {
  const t = useTranslate();
  return (
    <Over>
      <p role="status" className="text-ink-2">
        {t('viewer.opening')}
      </p>
    </Over>
  );
}

export function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Over>
      <p role="alert" className="max-w-sm">
        {t('viewer.failed')}
      </p>
      <button type="button" className="button-quiet justify-self-start" onClick={onRetry}>
        {t('viewer.retry')}
      </button>
    </Over>
  );
}

/** Asks for the password of a locked document; it goes to pdf.js and nowhere else. */
export function Locked({ lock }: { readonly lock: Lock }) {
  const t = useTranslate();
  const [password, setPassword] = useState('');
  const open = (event: FormEvent): void => {
    event.preventDefault();
    lock.answer(password);
  };
  return (
    <Over>
      <form onSubmit={open} className="grid max-w-sm gap-4">
        <TextField
          label={t('viewer.password')}
          type="password"
          autoComplete="off"
          error={lock.wrong ? t('viewer.wrongPassword') : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <button type="submit" className="button justify-self-start">
          {t('viewer.unlock')}
        </button>
      </form>
    </Over>
  );
}
