import type { DatePattern } from './dates.ts';

/**
 * How a reader's locale writes figures and dates. Data of our own and not `Intl`, whose tables differ between hosts and
 * versions: the same statement must give the same bytes everywhere. Source: CLDR 47, `decimal` and short date patterns
 * with a four-digit year.
 */

export interface LocaleForm {
  /** The language's own subtag, `de` of `de-CH`; traditional Chinese is `zh-TW`. */
  readonly language: string;
  readonly decimal: '.' | ',';
  readonly date: DatePattern;
}

/** Languages that write a decimal comma, and their dates. Every other language has a point. */
const COMMA: Readonly<Record<string, DatePattern>> = {
  az: 'd.m.y',
  be: 'd.m.y',
  bg: 'd.m.y',
  bs: 'd.m.y',
  ca: 'd/m/y',
  cs: 'd.m.y',
  da: 'd.m.y',
  de: 'd.m.y',
  el: 'd/m/y',
  es: 'd/m/y',
  et: 'd.m.y',
  eu: 'y-m-d',
  fi: 'd.m.y',
  fr: 'd/m/y',
  gl: 'd/m/y',
  hr: 'd.m.y',
  hu: 'y-m-d',
  hy: 'd.m.y',
  id: 'd/m/y',
  is: 'd.m.y',
  it: 'd/m/y',
  ka: 'd.m.y',
  kk: 'd.m.y',
  lt: 'y-m-d',
  lv: 'd.m.y',
  mk: 'd.m.y',
  nb: 'd.m.y',
  nl: 'd-m-y',
  nn: 'd.m.y',
  no: 'd.m.y',
  pl: 'd.m.y',
  pt: 'd/m/y',
  ro: 'd.m.y',
  ru: 'd.m.y',
  sk: 'd.m.y',
  sl: 'd.m.y',
  sq: 'd.m.y',
  sr: 'd.m.y',
  sv: 'y-m-d',
  tr: 'd.m.y',
  uk: 'd.m.y',
  vi: 'd/m/y',
};

/** Regions that do not write as their language does elsewhere. */
const REGIONS: Readonly<Record<string, Pick<LocaleForm, 'decimal' | 'date'>>> = {
  'de-CH': { decimal: '.', date: 'd.m.y' },
  'de-LI': { decimal: '.', date: 'd.m.y' },
  'it-CH': { decimal: '.', date: 'd.m.y' },
  'fr-CH': { decimal: ',', date: 'd.m.y' },
  'fr-CA': { decimal: ',', date: 'y-m-d' },
  'fr-BE': { decimal: ',', date: 'd/m/y' },
  'nl-BE': { decimal: ',', date: 'd/m/y' },
  ...Object.fromEntries(
    ['419', 'CU', 'DO', 'GT', 'HN', 'MX', 'NI', 'PA', 'PE', 'PR', 'SV', 'US'].map((region) => [
      `es-${region}`,
      { decimal: '.', date: 'd/m/y' } as const,
    ]),
  ),
};

const TRADITIONAL = /^zh-(tw|hk|mo|hant)/i;

/**
 * The form of a locale; of none, or of one that is unknown, the English one.
 * @param tag a BCP 47 tag, or as systems write it (`de_DE.UTF-8`); `cn` is simplified Chinese
 */
export function localeForm(tag = 'en'): LocaleForm {
  const [first = 'en', ...rest] = tag.replace(/[.@].*$/, '').split(/[-_]/);
  const language = first.toLowerCase() === 'cn' ? 'zh' : first.toLowerCase();
  const region = rest.find((part) => /^([a-z]{2}|\d{3})$/i.test(part))?.toUpperCase();
  const known = REGIONS[`${language}-${region}`];
  const date = COMMA[language];
  const form = known ?? (date ? ({ decimal: ',', date } as const) : ({ decimal: '.', date: 'y-m-d' } as const));
  return { language: TRADITIONAL.test([language, ...rest].join('-')) ? 'zh-TW' : language, ...form };
}

/** A contract amount as the form writes it, without grouping: `-23.40` is `-23,40` with a comma. */
export const localAmount = (amount: string, form: LocaleForm): string => amount.replace('.', form.decimal);
