import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, Outlet } from 'react-router';
import { localeOfPath, textsOf } from '../app/paths.ts';
import { DEFAULT_LOCALE, isLocale } from '../i18n/locale.ts';
import { loadMessages } from '../i18n/translate.ts';

/** `/en` is no page: English has no prefix. What is no locale at all is a page that does not exist. */
const isPrefix = (prefix: string | undefined) =>
  prefix === undefined || (prefix !== DEFAULT_LOCALE && isLocale(prefix));

export function loader({ params }: LoaderFunctionArgs) {
  if (!isPrefix(params.locale)) throw data(null, { status: 404 });
  return null;
}

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  if (!isPrefix(params.locale)) throw data(null, { status: 404 });
  const { pathname } = new URL(request.url);
  await loadMessages(localeOfPath(pathname) ?? DEFAULT_LOCALE, textsOf(pathname));
  return null;
}

/** Each page brings texts of its own, so its coming is always noticed here. */
export const shouldRevalidate = (): boolean => true;

export default function LocaleRoute() {
  return <Outlet />;
}
