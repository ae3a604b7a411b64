/**
 * What a bookkeeper of a country is likely to want, the likeliest first (contract/exports-by-country, "Which locale needs
 * what"). What a format cannot hold falls to the next; every list ends with the workbook, which holds everything.
 */
const BY_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  en: ['xlsx', 'csv-quickbooks3', 'qbo', 'csv-xero', 'ofx'],
  es: ['norma43', 'xlsx', 'ofx', 'csv-local'],
  pt: ['ofx-br', 'xlsx', 'ofx', 'csv-local'],
  'pt-PT': ['xlsx', 'ofx', 'csv-local'],
  fr: ['cfonb120', 'xlsx', 'ofx', 'camt053', 'csv-local'],
  de: ['datev-ascii', 'xlsx', 'mt940', 'camt053', 'csv-local'],
  it: ['camt053', 'xlsx', 'csv-local'],
  ja: ['csv-local', 'yayoi', 'zengin', 'freee', 'moneyforward', 'xlsx'],
  zh: ['xlsx', 'kingdee', 'yonyou', 'csv-local'],
  'zh-TW': ['xlsx', 'csv-local'],
};

const ENDS_WITH = ['xlsx'];

/**
 * The ids of the formats recommended to a reader of this language (BCP 47), the likeliest first. The app's Portuguese is
 * Portugal's and is read in Brazil, too: who has a statement in reais is there.
 */
export function recommendedFormats(tag: string, currency?: string): readonly string[] {
  const language = tag.split('-')[0] ?? '';
  const exact = language === 'pt' && currency === 'BRL' ? undefined : BY_LANGUAGE[tag];
  return exact ?? BY_LANGUAGE[language] ?? ENDS_WITH;
}
