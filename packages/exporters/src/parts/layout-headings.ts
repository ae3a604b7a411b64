import { COLUMNS, headings, moreHeadings } from './columns.ts';
import type { LayoutKey } from './layout.ts';
import { localeForm } from './locale.ts';

/** What columns without a heading of their own are called in a locale's language (BCP 47); an empty one is called nothing. */
export function layoutHeadings(locale: string | undefined): Readonly<Record<LayoutKey, string>> {
  const { language } = localeForm(locale);
  const shared = headings(language);
  const [moneyIn = '', moneyOut = '', id = ''] = moreHeadings(language);
  const known = Object.fromEntries(COLUMNS.map(({ key }, index) => [key, shared[index] ?? '']));
  return { ...(known as Record<(typeof COLUMNS)[number]['key'], string>), moneyIn, moneyOut, id, empty: '' };
}
