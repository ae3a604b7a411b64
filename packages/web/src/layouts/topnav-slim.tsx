import type { ReactNode } from 'react';
import { Footer, Main, SkipLink, SlimHeader } from './frame.tsx';

/** The slim frame of home, terms and privacy: a name, the languages, what is small print. */
export function TopnavSlim({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SlimHeader />
      <Main>{children}</Main>
      <Footer />
    </div>
  );
}
