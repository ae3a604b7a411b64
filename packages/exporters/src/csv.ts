import type { Format, FormatOptions, Held } from './exporter.ts';
import { rowsOf } from './parts/by-account.ts';
import { headings } from './parts/columns.ts';
import { hasRepublicYear, republicDate, writtenDate } from './parts/dates.ts';
import { delimitedTable } from './parts/delimited.ts';
import { encodeText, fitEncoding } from './parts/encoding.ts';
import { holdGuarded } from './parts/guarded.ts';
import { localColumns } from './parts/local-columns.ts';
import { type LocaleForm, localeForm } from './parts/locale.ts';
import { settingOf } from './settings.ts';

/** Form (a): comma, point, ISO dates, English headings, whatever the locale, so that scripts can rely on it. */
export const csv: Format = {
  hold: (conversion) => holdGuarded(conversion),
  print: (held) => {
    const form = localeForm('en');
    const text = table(held, headings(form.language), form, (iso) => iso);
    return [{ bytes: encodeText(text, { encoding: 'utf-8-bom' }), extension: 'csv', account: null }];
  },
};

const isRepublic = ({ settings }: FormatOptions): boolean => settingOf(settings, 'calendar') === 'republic-of-china';

/**
 * Form (b) where the locale writes a decimal comma, form (a) elsewhere; headings in the locale's language. For Taiwan
 * dates may be in the calendar of the Republic of China, for Japan the text in Shift_JIS (contract/exports-by-country).
 */
export const localCsv: Format = {
  hold: (conversion, options) =>
    holdGuarded(conversion, {
      fit: (text) => fitEncoding(text, options.settings),
      losses: ({ date, valueDate }) =>
        isRepublic(options) && [date, valueDate].some((iso) => iso !== null && !hasRepublicYear(iso))
          ? ['date-as-text']
          : [],
      messages: {
        'date-as-text': 'A date lies before 1912, the first year of the Republic, and is written as 1911-12-31.',
      },
    }),
  print: (held, options) => {
    const form = localeForm(options.locale);
    const titles = headings(form.language).map((title) => fitEncoding(title, options.settings).text);
    const date = (iso: string) => (isRepublic(options) ? republicDate(iso) : writtenDate(iso, form.date));
    const text = table(held, titles, form, date);
    return [{ bytes: encodeText(text, options.settings), extension: 'local.csv', account: null }];
  },
};

function table(
  { statements }: Held,
  titles: readonly string[],
  form: LocaleForm,
  writeDate: (iso: string) => string,
): string {
  const rows = rowsOf(statements);
  const columns = localColumns(rows, titles, form, writeDate);
  return delimitedTable(columns, rows, form.decimal === ',' ? ';' : ',');
}
