import type { Conversion, LocaleCode } from '@tallyleaf/contract';
import { loadWords } from './evidence/words/words.ts';
import type { Format, FormatOptions, Held } from './exporter.ts';
import { accountSheet, placeAccount } from './parts/account-sheet.ts';
import { accountsOf } from './parts/accounts.ts';
import { chequeText } from './parts/cheque-text.ts';
import { localeForm } from './parts/locale.ts';
import { overviewSheet } from './parts/overview-sheet.ts';
import { NO_ACCOUNT, plainSheets } from './parts/plain-sheets.ts';
import { holdSheet } from './parts/sheet-cells.ts';
import { sheetNames } from './parts/sheet-names.ts';
import { sheetWords } from './parts/sheet-words.ts';
import { type Sheet, workbook } from './parts/workbook.ts';

/**
 * One workbook. As accountants want it: an overview, then a sheet for each account whose balances can be followed; or
 * rows and nothing else, in a sheet for each account, for programs that import it.
 */
export const xlsx: Format = {
  hold: (conversion, { locale }) => {
    const { cheque } = sheetWords(localeForm(locale).language);
    return holdSheet(conversion, (transaction, statement, text) => chequeText(transaction, statement, cheque, text));
  },
  print: async (held, options, conversion) => {
    const bytes =
      options.settings.overview === 'no'
        ? workbook(rowsOnly(held, options, conversion))
        : workbook(await withOverview(held, options, conversion), dateFormatOf(options.locale));
    return [{ bytes, extension: 'xlsx', account: null }];
  },
};

function rowsOnly(held: Held, { locale, settings }: FormatOptions, conversion: Conversion): Sheet[] {
  const { language } = localeForm(locale);
  return plainSheets(held, conversion, language, settings.marks === 'no' ? null : sheetWords(language));
}

async function withOverview(held: Held, { locale, settings }: FormatOptions, conversion: Conversion): Promise<Sheet[]> {
  const { language } = localeForm(locale);
  const words = sheetWords(language);
  const report = await loadWords(REPORT_LANGUAGES[language] ?? 'en');
  const paper = paperOf(locale);
  const accounts = accountsOf(conversion);
  const groups = accounts.length > 0 ? accounts : [NO_ACCOUNT];
  const names = sheetNames(groups, words.transactions, [words.overview]);
  const placed = groups.map((group, n) => {
    const statements = held.statements.filter(({ index }) => group.statements.includes(index));
    return placeAccount(names[n] ?? '', statements);
  });
  const wording = { report, sheet: words };
  const overview = overviewSheet(conversion, placed, wording, { landscape: false, paper });
  const marks = settings.marks === 'no' ? null : words;
  const print = { landscape: true, paper } as const;
  return [
    overview.sheet,
    ...placed.map((account) => accountSheet(account, overview.openings, language, words, marks, print)),
  ];
}

/** The report's languages by those of `localeForm`. */
const REPORT_LANGUAGES: Readonly<Record<string, LocaleCode>> = {
  en: 'en',
  es: 'es',
  pt: 'pt',
  fr: 'fr',
  de: 'de',
  it: 'it',
  ja: 'ja',
  zh: 'cn',
  'zh-TW': 'zh-TW',
};

/** Letter in North America and where its paper is used, A4 elsewhere (CLDR, "measurementData", paper size). */
const paperOf = (locale = ''): 'a4' | 'letter' =>
  /[-_](US|CA|MX|PH|CL|CO|CR|GT|NI|PA|PR|SV|VE)\b/i.test(locale) ? 'letter' : 'a4';

/** Days as the locale writes them: these are real days, so no order can be taken for another. */
const dateFormatOf = (locale: string | undefined): string =>
  localeForm(locale).date.replace(/[./-]/g, '\\$&').replace('y', 'yyyy').replace('m', 'mm').replace('d', 'dd');
