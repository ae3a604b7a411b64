import { type FormEvent, useEffect, useId, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { sendMessage } from '../../api/contact.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { askOnLeaving } from '../../pwa/leaving.ts';
import { useFieldProblem } from '../../ui/field-problem.ts';
import { TextField } from '../../ui/text-field.tsx';

/** What may go wrong, by what the sender can do about it. */
type Trouble = 'input' | 'network' | 'limited' | 'other';

function troubleOf(error: ApiError): Trouble {
  if (error.kind === 'network' || error.kind === 'timeout') return 'network';
  if (error.status === 429) return 'limited';
  return error.status === 400 ? 'input' : 'other';
}

const EMPTY = { name: '', email: '', subject: '', message: '', website: '' };

/** The form to the support. What was written stays until it was sent. */
export function ContactForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const [fields, setFields] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isWritten = fields.message.trim() !== '';
  useEffect(() => {
    askOnLeaving('message', isWritten);
    return () => askOnLeaving('message', false);
  }, [isWritten]);
  const set =
    (name: keyof typeof EMPTY) =>
    (event: { readonly target: { readonly value: string } }): void =>
      setFields((before) => ({ ...before, [name]: event.target.value }));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await sendMessage({ ...fields, locale });
      onSent(fields.email);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  };
  const { name, email, subject, message, website } = fields;
  return (
    <form className="mt-8 grid gap-5" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('contact.name')}
          autoComplete="name"
          required
          maxLength={100}
          value={name}
          onChange={set('name')}
        />
        <TextField
          label={t('contact.email')}
          hint={t('contact.emailHint')}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={email}
          onChange={set('email')}
        />
      </div>
      <TextField label={t('contact.subject')} maxLength={150} value={subject} onChange={set('subject')} />
      <MessageField value={message} onChange={set('message')} />
      {/* Seen by nobody and reached by no key: what fills it is a program (the server hears it not). */}
      <div hidden>
        <input name="website" tabIndex={-1} autoComplete="off" value={website} onChange={set('website')} aria-hidden />
      </div>
      <p role="alert" className="text-sm text-red empty:hidden">
        {trouble ? t(`contact.failed.${trouble}`) : null}
      </p>
      <button type="submit" className="button justify-self-start" aria-disabled={busy}>
        {t(busy ? 'contact.sending' : 'contact.send')}
      </button>
    </form>
  );
}

interface MessageFieldProps {
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

function MessageField({ value, onChange }: MessageFieldProps) {
  const t = useTranslate();
  const id = useId();
  const { problem, field } = useFieldProblem<HTMLTextAreaElement>({
    required: true,
    minLength: 10,
    maxLength: 5000,
    value,
    onChange,
  });
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {t('contact.message')}
      </label>
      <textarea
        {...field}
        id={id}
        rows={7}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
        className="field mt-1 block w-full resize-y aria-invalid:border-red"
      />
      <p id={`${id}-hint`} className="mt-1 text-xs text-ink-2">
        {t('contact.messageHint')}
      </p>
      {problem ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-red">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
