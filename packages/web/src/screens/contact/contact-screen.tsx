import { useState } from 'react';
import { useSite } from '../../api/site.ts';
import { useTranslate } from '../../i18n/translate.ts';
import { Topnav } from '../../layouts/topnav.tsx';
import { ContactForm } from './contact-form.tsx';
import { MessageSent } from './message-sent.tsx';

/** The way to whoever runs this server: a form, and the address for those who would rather write a mail. */
export function ContactScreen() {
  const t = useTranslate();
  const site = useSite();
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  return (
    <Topnav>
      <div className="page max-w-2xl pt-8 pb-16">
        <h1 className="text-xl">{t('contact.title')}</h1>
        {answerTo === null ? (
          <>
            <p className="mt-4 text-ink-2">{t('contact.lead')}</p>
            <ContactForm onSent={setAnswerTo} />
          </>
        ) : (
          <MessageSent email={answerTo} onAnother={() => setAnswerTo(null)} />
        )}
        <p className="mt-8 flex min-h-6 flex-wrap gap-x-2 border-t border-rule pt-5 text-sm">
          {site ? (
            <>
              <span className="text-ink-2">{t('contact.direct')}</span>
              <a href={`mailto:${site.support_email}`}>{site.support_email}</a>
            </>
          ) : null}
        </p>
      </div>
    </Topnav>
  );
}
