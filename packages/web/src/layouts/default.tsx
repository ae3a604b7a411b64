import type { ReactNode } from 'react';
import { Main, SkipLink, SlimHeader } from './frame.tsx';

/** The frame of whatever has none of its own (product, section 6, "Layouts"): a name, the languages, who is signed in. */
export function Default({ wide = false, children }: { readonly wide?: boolean; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SlimHeader wide={wide} />
      <Main>{children}</Main>
    </div>
  );
}
