import { type FormEvent, useState } from 'react';
import { ApiError } from '../api/client.ts';
import { useTranslate } from '../i18n/translate.ts';

/** Failures that have words of their own in every language; another one is said in general. */
const KNOWN = [
  'wrong-credentials',
  'wrong-code',
  'code-used',
  'passkey-refused',
  'sign-in-failed',
  'email-unverified',
  'too-many-attempts',
  'password-unfit',
  'password-needed',
  'mail-link-invalid',
  'email-taken',
] as const;
type Known = (typeof KNOWN)[number];

/** A form that is sent to the server: whether it is on its way, and what went wrong. */
export function useSubmit(send: () => Promise<void>) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const known = KNOWN.find((one): one is Known => one === code);
  const message = code === null ? null : known ? t(`signIn.errors.${known}`) : t('signIn.errors.other');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setCode(null);
    send()
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setCode(error.error ?? error.kind);
      })
      .finally(() => setBusy(false));
  };
  return { busy, code, message, onSubmit };
}
