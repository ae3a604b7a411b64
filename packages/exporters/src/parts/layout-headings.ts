import { COLUMNS, headings, moreHeadings } from './columns.ts';
import type { LayoutKey } from './layout.ts';
import { localeForm } from './locale.ts';

/** What columns without a heading of their own are called in a locale's language (BCP 47); an empty one is called nothing. */
export function layoutHeadings(locale: string | undefined): Readonly<Record<LayoutKey, string>> {
  const { language } = localeForm(locale);
  const shared = headings(language);
  const [moneyIn = '', moneyOut = '', id = '', category = ''] = moreHeadings(language);
  const known = Object.fromEntries(COLUMNS.map(({ key }, index) => [key, shared[index] ?? '']));
  return {
    ...(known as Record<Exclude<LayoutKey, 'moneyIn' | 'moneyOut' | 'id' | 'category' | 'empty'>, string>),
    moneyIn,
    moneyOut,
    id,
    category,
    empty: '',
  };
}
