import { type ClientLoaderFunctionArgs, data } from 'react-router';
import { localeOfPath, textsOf } from '../app/paths.ts';
import { DEFAULT_LOCALE } from '../i18n/locale.ts';
import { loadMessages } from '../i18n/translate.ts';
import { FailureScreen } from '../screens/failure/failure-screen.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  await loadMessages(localeOfPath(pathname) ?? DEFAULT_LOCALE, textsOf(pathname));
  return null;
}

export default function NotFoundRoute() {
  return <FailureScreen status={404} />;
}
