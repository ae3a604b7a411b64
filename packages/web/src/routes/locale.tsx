import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, Outlet } from 'react-router';
import { localeOfPath, textsOf } from '../app/paths.ts';
import { REFUSED } from '../app/refused.ts';
import { DEFAULT_LOCALE, isLocale } from '../i18n/locale.ts';
import { loadMessages } from '../i18n/translate.ts';

/**
 * `/en` is no page: English has no prefix. A page behind what is no locale (`/en/terms`) is refused; a lone word
 * (`/nowhere`) is a page that does not exist.
 */
function checkPrefix(prefix: string | undefined, url: string): void {
  if (prefix === undefined || (prefix !== DEFAULT_LOCALE && isLocale(prefix))) return;
  const alone = new URL(url).pathname.split('/').filter(Boolean).length === 1;
  throw data(alone && prefix !== DEFAULT_LOCALE ? null : REFUSED, { status: 404 });
}

export function loader({ params, request }: LoaderFunctionArgs) {
  checkPrefix(params.locale, request.url);
  return null;
}

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  // The texts come first: a refusal is said in them too.
  await loadMessages(localeOfPath(pathname) ?? DEFAULT_LOCALE, textsOf(pathname));
  checkPrefix(params.locale, request.url);
  return null;
}

/** Each page brings texts of its own, so its coming is always noticed here. */
export const shouldRevalidate = (): boolean => true;

export default function LocaleRoute() {
  return <Outlet />;
}
