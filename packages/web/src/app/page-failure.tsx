import { isRouteErrorResponse } from 'react-router';
import { FailureScreen } from '../screens/failure/failure-screen.tsx';
import { REFUSED } from './refused.ts';

/** What stands in a page's place: the answer of a route, or a fault of ours, which is logged (specification, section 8). */
export function PageFailure({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error as { status: number; statusText: string; data: unknown };
    return <FailureScreen status={status} statusMessage={statusText} refused={data === REFUSED} />;
  }
  console.error(error);
  return <FailureScreen status={500} />;
}
