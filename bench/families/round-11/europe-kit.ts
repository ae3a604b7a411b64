import { account, type Move } from '../kit.ts';
import { dayAfter, type FigureForm, figure } from '../markup.ts';

/** What the layouts of this region share. */

export const EURO: FigureForm = { group: '.', decimal: ',' };
export const BLANK: FigureForm = { group: ' ', decimal: ',' };
export const POINT: FigureForm = { group: ',', decimal: '.' };

export const euro = (value: bigint): string => figure(value, EURO);
export const blank = (value: bigint): string => figure(value, BLANK);

/** A minus before what is below zero. */
export const minus = (value: bigint, form: (value: bigint) => string = euro): string =>
  `${value < 0n ? '-' : ''}${form(value)}`;

/** A sign behind. */
export const behind = (value: bigint, form: (value: bigint) => string = euro, gap = ''): string =>
  `${form(value)}${gap}${value < 0n ? '-' : '+'}`;

/** `¤` in a line becomes the amount in the other currency, by the rate that the line names (`times`: foreign = own × rate). */
export const withForeign = (rows: readonly Move[], form: FigureForm, times = true): Move[] =>
  rows.map((row) => ({
    ...row,
    lines: row.lines.map((line) => {
      const rate = Number((/\d+[.,]\d{3,}/.exec(line)?.[0] ?? '1').replace(',', '.'));
      const own = Math.abs(Number(row.amount));
      return line.replace('¤', figure(BigInt(Math.round(times ? own * rate : own / rate)), form));
    }),
  }));

/** Days of a month's names in a language, short ones. */
export const MONTHS: Readonly<Record<string, string>> = {
  nl: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
  nlLong: 'januari februari maart april mei juni juli augustus september oktober november december',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  deShort: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  enLong: 'January February March April May June July August September October November December',
};

/** An account whose IBAN and BIC are printed. */
export const banked = (facts: string, number: string | null, long: string, bic: string | null) => ({
  ...account(facts, number),
  iban: long.replaceAll(' ', ''),
  bic,
});

export const dayBefore = (iso: string): string => dayAfter(iso, -1);
