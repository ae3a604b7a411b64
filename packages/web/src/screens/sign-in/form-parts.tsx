import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/translate.ts';
import { openSignIn, type SignInView } from '../../session/sign-in-prompt.ts';
import { TextField } from '../../ui/text-field.tsx';

/** What went wrong, said to screen readers as it comes. */
export function Trouble({ message }: { readonly message: string | null }) {
  return (
    <p role="alert" className="text-sm text-red empty:hidden">
      {message}
    </p>
  );
}

/** The way to another view of the dialog. */
export function SwitchTo({ view, children }: { readonly view: SignInView; readonly children: ReactNode }) {
  return (
    <button type="button" className="button-text text-sm" onClick={() => openSignIn(view)}>
      {children}
    </button>
  );
}

/** The address by which somebody is known. */
export function EmailField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const t = useTranslate();
  return (
    <TextField
      label={t('signIn.email')}
      type="email"
      autoComplete="username"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
