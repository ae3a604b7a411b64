import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from './lazy-part.tsx';
import { usePwaState } from './pwa-state.ts';
import { whenQuiet } from './when-quiet.ts';

const UpdateBar = lazyPart(async () => (await import('./update-bar.tsx')).UpdateBar);

/** What the app has to say of itself, at the lower edge, where it moves nothing. Each new page's links are fetched ahead. */
export function PwaNotices() {
  const { needRefresh } = usePwaState();
  const { pathname } = useLocation();
  useEffect(() => {
    whenQuiet(() => void import('./prefetch.ts').then(({ prefetchLinked }) => prefetchLinked(pathname)));
  }, [pathname]);
  // It is there before it has something to say, so that screen readers hear what comes into it.
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-30 ml-auto max-w-md sm:right-6 sm:bottom-6 rounded border border-rule bg-surface px-5 py-3 text-sm shadow-float empty:hidden print:hidden"
    >
      {needRefresh ? (
        <Suspense>
          <UpdateBar />
        </Suspense>
      ) : null}
    </div>
  );
}
