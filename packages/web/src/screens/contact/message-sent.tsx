import { useEffect, useRef } from 'react';
import IconCheck from '~icons/lucide/check';
import { useTranslate } from '../../i18n/translate.ts';

interface MessageSentProps {
  readonly email: string;
  readonly onAnother: () => void;
}

/** The message is on its way: where the answer goes. The focus comes here, as the form is gone. */
export function MessageSent({ email, onAnother }: MessageSentProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-6 border-t-2 border-green pt-4">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg text-green outline-none">
        <IconCheck className="size-5 flex-none" aria-hidden="true" />
        {t('contact.sent.title')}
      </h2>
      <p className="mt-2">{t('contact.sent.text', { email })}</p>
      <button type="button" className="button-text mt-2" onClick={onAnother}>
        {t('contact.sent.another')}
      </button>
    </div>
  );
}
