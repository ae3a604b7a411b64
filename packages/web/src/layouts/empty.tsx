import type { ReactNode } from 'react';

/** No navigation at all: what one is sent to and leaves again by itself (specification, section 2: the callback). */
export function Empty({ children }: { readonly children: ReactNode }) {
  return <main className="page grid min-h-dvh max-w-md content-center py-16">{children}</main>;
}
