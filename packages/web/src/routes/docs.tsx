import { type MetaFunction, useLocation } from 'react-router';
import { localeOfPath, pathWithout } from '../app/paths.ts';
import { DEFAULT_LOCALE } from '../i18n/locale.ts';
import { messagesOf } from '../i18n/translate.ts';
import { docsPageAt } from '../screens/docs/docs-pages.ts';
import { DocsScreen } from '../screens/docs/docs-screen.tsx';

export const meta: MetaFunction = ({ location: { pathname } }) => {
  const { docs, product } = messagesOf(localeOfPath(pathname) ?? DEFAULT_LOCALE);
  const { title, text } = docs.pages[docsPageAt(pathWithout(pathname))];
  return [{ title: `${title} · ${product}` }, { name: 'description', content: text.split('\n')[0] }];
};

export default function DocsRoute() {
  return <DocsScreen page={docsPageAt(pathWithout(useLocation().pathname))} />;
}
