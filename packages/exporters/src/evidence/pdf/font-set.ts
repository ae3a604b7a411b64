import type { LocaleCode } from '@tallyleaf/contract';
import { gunzipSync } from 'fflate';
import { type EmbeddedFont, embedFont } from './embedded-font.ts';
import { readTrueType } from './true-type.ts';

/** The typefaces of the report, by their files' names (packages/exporters/fonts/README.md). */
export const REPORT_FONTS = [
  'report-sans-regular.ttf.gz',
  'report-sans-bold.ttf.gz',
  'noto-sans-jp.ttf.gz',
  'noto-sans-sc.ttf.gz',
  'noto-sans-tc.ttf.gz',
] as const;
export type ReportFont = (typeof REPORT_FONTS)[number];

/** Gives a typeface's file; asked only for those that a report needs. */
export type LoadFont = (name: ReportFont) => Promise<Uint8Array>;

/** A part of a text that is set in one font. */
export interface Run {
  readonly font: EmbeddedFont;
  readonly text: string;
}

/** What a report is set in. */
export interface FontSet {
  /** The text, each sign in the first font that has it; `bold` takes the bold font where there is one. */
  readonly runsOf: (text: string, bold: boolean) => readonly Run[];
  readonly all: readonly EmbeddedFont[];
}

const JAPANESE = 'noto-sans-jp.ttf.gz';
const SIMPLIFIED = 'noto-sans-sc.ttf.gz';
const TRADITIONAL = 'noto-sans-tc.ttf.gz';

/** Ideographs are drawn as the reader's language draws them; where it lacks one, as another does. */
const IDEOGRAPHS: Readonly<Partial<Record<LocaleCode, readonly ReportFont[]>>> = {
  cn: [SIMPLIFIED, JAPANESE, TRADITIONAL],
  'zh-TW': [TRADITIONAL, JAPANESE, SIMPLIFIED],
};
const OTHERWISE: readonly ReportFont[] = [JAPANESE, SIMPLIFIED, TRADITIONAL];

/** A file's bytes; some servers unpack it on its way. */
const unpacked = (bytes: Uint8Array): Uint8Array =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;

async function open(name: ReportFont, index: number, load: LoadFont): Promise<EmbeddedFont> {
  return embedFont(`F${index + 1}`, readTrueType(name.replace(/\..*$/, ''), unpacked(await load(name))));
}

/** Signs that are set as a blank: no-break, narrow and ideographic ones, tabs, ends of lines. */
const BLANKS = /[\s\u00a0\u2000-\u200b\u202f\u3000]/gu;

/** A sign that no font has is named by its number: nothing is left out unsaid. */
const named = (sign: string): string => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Loads the fonts that `texts` need. */
export async function loadFontSet(texts: string, locale: LocaleCode, load: LoadFont): Promise<FontSet> {
  const [regular, bold] = await Promise.all([open(REPORT_FONTS[0], 0, load), open(REPORT_FONTS[1], 1, load)]);
  const others: EmbeddedFont[] = [];
  let missing = [...new Set(texts.replace(BLANKS, ' '))].filter((sign) => !regular.has(sign.codePointAt(0) ?? 0));
  for (const name of IDEOGRAPHS[locale] ?? OTHERWISE) {
    // Signs of control and pictures are in none: they are no reason to fetch one.
    if (!missing.some((sign) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) && (sign.codePointAt(0) ?? 0) < 0x1f000)) break;
    const font = await open(name, REPORT_FONTS.indexOf(name), load);
    others.push(font);
    missing = missing.filter((sign) => !font.has(sign.codePointAt(0) ?? 0));
  }
  const fontFor = (code: number, isBold: boolean): EmbeddedFont | undefined =>
    [isBold && bold.has(code) ? bold : regular, ...others].find((font) => font.has(code));
  const runsOf = (text: string, isBold: boolean): Run[] => {
    const runs: { font: EmbeddedFont; text: string }[] = [];
    const add = (sign: string, font: EmbeddedFont): void => {
      const last = runs.at(-1);
      if (last?.font === font) last.text += sign;
      else runs.push({ font, text: sign });
    };
    for (const sign of text.replace(BLANKS, ' ')) {
      const font = fontFor(sign.codePointAt(0) ?? 0, isBold);
      add(font ? sign : named(sign), font ?? regular);
    }
    return runs;
  };
  return { runsOf, all: [regular, bold, ...others] };
}
