/** A script of letters other than Latin that statements are printed in; its data know hardly any Latin letters. */
export interface PrintScript {
  readonly letters: RegExp;
  /** What reads any text of the script well enough to tell its language. */
  readonly reader: string;
  /** The data that reads each of its languages, by their codes. */
  readonly data: Readonly<Record<string, string>>;
  /** What tells its words of capitals from Latin ones, where most of its capitals look like Latin ones. */
  readonly capitals?: LikeCapitals;
}

/** A script's capitals beside Latin ones. */
export interface LikeCapitals {
  /** Its capitals that no Latin one looks like. */
  readonly own: RegExp;
  /** Latin capitals that none of its own is taken for. */
  readonly latin: RegExp;
  /** What its spelling never has: `ΤΗΙ` is Latin `THI`. */
  readonly never: RegExp;
}

/** Data for Latin print take Γ for F, Σ for Z and Ω for Q. In Greek no vowel follows the Η of a syllable such as ΤΗ. */
const GREEK_CAPITALS: LikeCapitals = { own: /[ΓΔΘΛΞΠΣΦΨΩ]/u, latin: /[CDGJLRSUVW]/u, never: /[ΚΡΤ]Η[ΑΕΗΙΟΥΩ]/u };

/**
 * The scripts in the order in which they are tried. A script more is a line more here and its data among those that come with us
 * (`platform/tesseract/data.ts`). There is no package of Russian data: Kazakh letters are all Russian ones and nine more.
 */
export const SCRIPTS: readonly PrintScript[] = [
  { letters: /\p{Script=Hangul}/gu, reader: 'kor', data: { ko: 'kor' } },
  { letters: /\p{Script=Cyrillic}/gu, reader: 'kaz', data: { ru: 'kaz', uk: 'ukr', bg: 'bul', sr: 'srp' } },
  { letters: /\p{Script=Greek}/gu, reader: 'ell', data: { el: 'ell' }, capitals: GREEK_CAPITALS },
  { letters: /\p{Script=Thai}/gu, reader: 'tha', data: { th: 'tha' } },
  { letters: /\p{Script=Hebrew}/gu, reader: 'heb', data: { he: 'heb' } },
  { letters: /\p{Script=Arabic}/gu, reader: 'ara', data: { ar: 'ara' } },
  { letters: /\p{Script=Georgian}/gu, reader: 'kat', data: { ka: 'kat' } },
];

/** The script that this data is for; null for Latin letters and for ideographs. */
export const scriptOf = (data: string): PrintScript | null =>
  SCRIPTS.find((script) => script.reader === data || Object.values(script.data).includes(data)) ?? null;
