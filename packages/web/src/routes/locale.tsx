import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, Outlet } from 'react-router';
import { localeOfPath } from '../app/paths.ts';
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
  await loadMessages(localeOfPath(new URL(request.url).pathname) ?? DEFAULT_LOCALE);
  return null;
}

export default function LocaleRoute() {
  return <Outlet />;
}
