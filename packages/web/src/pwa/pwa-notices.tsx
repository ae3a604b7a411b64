import { lazy, Suspense } from 'react';
import { usePwaState } from './pwa-state.ts';

const InstallBar = lazy(async () => ({ default: (await import('./install-bar.tsx')).InstallBar }));
const UpdateBar = lazy(async () => ({ default: (await import('./update-bar.tsx')).UpdateBar }));

/** What the app has to say of itself, at the lower edge, where it moves nothing. */
export function PwaNotices() {
  const { needRefresh, canInstall } = usePwaState();
  // It is there before it has something to say, so that screen readers hear what comes into it.
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-md rounded border border-rule bg-surface px-5 py-3 text-sm shadow-float empty:hidden print:hidden"
    >
      {needRefresh || canInstall ? <Suspense>{needRefresh ? <UpdateBar /> : <InstallBar />}</Suspense> : null}
    </div>
  );
}
