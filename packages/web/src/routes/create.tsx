import { type LoaderFunctionArgs, redirect } from 'react-router';
import { CHOOSE_HASH, localeOfPath, PAGES, pathIn } from '../app/paths.ts';
import { DEFAULT_LOCALE } from '../i18n/locale.ts';

/** The specification's `redirect-create` (section 2): home, with the focus where files are chosen (product, section 7). */
const lead = ({ request }: Pick<LoaderFunctionArgs, 'request'>): never => {
  const locale = localeOfPath(new URL(request.url).pathname) ?? DEFAULT_LOCALE;
  throw redirect(pathIn(locale, PAGES.home) + CHOOSE_HASH);
};

export const loader = lead;
export const clientLoader = lead;

export default function CreateRoute() {
  return null;
}
