import { useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.ts';

interface SecretOnceProps {
  readonly title: string;
  readonly text: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** A secret that is shown now and never again, to be copied. */
export function SecretOnce({ title, text, secret, onDone }: SecretOnceProps) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch (error) {
      // Not allowed here: it is selected, so that the keyboard's own copy works.
      console.warn(error);
    }
  };
  return (
    <div className="mt-5 border-l-4 border-l-green bg-green-wash p-4">
      <p className="font-semibold" role="status">
        {title}
      </p>
      <p className="text-sm">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <input
          ref={field}
          readOnly
          aria-label={title}
          className="field min-w-0 flex-[1_1_14rem] text-sm"
          value={secret}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button small" onClick={() => void copy()}>
          {copied ? t('account.secret.copied') : t('account.secret.copy')}
        </button>
        <button type="button" className="button-quiet small" onClick={onDone}>
          {t('account.secret.done')}
        </button>
      </div>
    </div>
  );
}
