import type { Fitted } from './hold.ts';
import { inLatin, withReadings } from './transliterate.ts';

/** Texts fitted to what a format can hold. Lengths are counted in characters (code points), never inside one. */

/** The first so many characters, without a blank at the end. */
export function cutTo(text: string, most: number): Fitted {
  const characters = [...text];
  if (characters.length <= most) return { text, losses: [] };
  return { text: characters.slice(0, most).join('').trimEnd(), losses: ['text-cut'] };
}

/** Letters that NFKD does not take apart, and signs, by what stands for them in plain ASCII. */
const STAND_FOR: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '‘': "'",
  '’': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '•': '.',
  '·': '.',
  '×': 'x',
};

/** How German writes its letters without their dots. */
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

export interface Repertoire {
  /** Whether the format has this character. */
  readonly has: (character: string) => boolean;
  /** Writes ä as ae: for accounts of German-speaking countries. */
  readonly german?: boolean;
  /** Whether letters of other scripts may be written in Latin ones; not where the format has a script of its own. */
  readonly latin?: boolean;
  /** Signs of this format's own: `{ '&': '+' }`. */
  readonly signs?: Readonly<Record<string, string>>;
}

/**
 * The text in the characters that a format has. A letter is written without its accent or by the letters that stand
 * for it, one of another script in Latin letters; what nothing stands for becomes one blank. Runs of blanks that come of it are one blank.
 */
export function toRepertoire(text: string, { has, german = false, latin = true, signs = {} }: Repertoire): Fitted {
  const losses = new Set<'text-transliterated' | 'text-replaced'>();
  const read = latin && !has('字') ? withReadings(text) : text;
  const written = [...read].map((character) => {
    if (has(character)) return character;
    const other = signs[character] ?? (german ? GERMAN[character] : undefined) ?? STAND_FOR[character];
    const plain = other ?? character.normalize('NFKD').replace(/\p{Mn}/gu, '');
    const direct = [...plain].filter(has).join('');
    const left = direct === '' && latin ? [...inLatin(character)].filter(has).join('') : direct;
    if (left === '') {
      // A combining mark or a joiner is nothing by itself; a character of its own leaves a gap.
      if (/^[\p{Mn}\p{Cf}]$/u.test(character)) return '';
      if (character.trim() !== '') losses.add('text-replaced');
      return has(' ') ? ' ' : '';
    }
    losses.add('text-transliterated');
    return left;
  });
  const fitting = written.join('');
  if (fitting === text) return { text, losses: [] };
  return { text: fitting.replace(/ {2,}/g, ' ').trim(), losses: [...losses] };
}

/** Printable ASCII. */
export const isAscii = (character: string): boolean => character >= ' ' && character <= '~';

/**
 * Several fits one after the other; where nothing is left, what stands for it.
 * @param instead for a text of which nothing is left: the kind of the transaction in words
 */
export function fitted(text: string, instead: string, ...steps: readonly ((text: string) => Fitted)[]): Fitted {
  const losses = new Set<Fitted['losses'][number]>();
  let now = text;
  for (const step of steps) {
    const next = step(now);
    for (const loss of next.losses) losses.add(loss);
    now = next.text;
  }
  return { text: now || instead, losses: [...losses] };
}
