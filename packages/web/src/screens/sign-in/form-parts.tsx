import type { ReactNode } from 'react';
import { openSignIn, type SignInView } from '../../session/sign-in-prompt.ts';

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
