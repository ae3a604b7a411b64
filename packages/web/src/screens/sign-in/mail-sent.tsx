import { useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/translate.ts';

/** A mail is on its way; what to do now. */
export function MailSent({ email }: { readonly email: string }) {
  const t = useTranslate();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="mt-6 outline-none">
      {t('signIn.mailSent', { email })}
    </p>
  );
}
