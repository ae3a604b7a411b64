import { useState } from 'react';
import { useTranslate } from '../../../../i18n/translate.ts';

/** Copies a text, and says so. */
export function CopyButton({ text }: { readonly text: string }) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Not allowed here: the text stands beside it and can be selected.
      (error: unknown) => console.warn(error),
    );
  };
  return (
    <button type="button" className="button-quiet small" onClick={copy}>
      <span aria-live="polite">{t(copied ? 'account.secret.copied' : 'account.secret.copy')}</span>
    </button>
  );
}
