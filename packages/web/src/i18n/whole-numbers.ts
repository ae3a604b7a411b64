/** How a language groups the digits of a whole number, by its tag: what stands between thousands, and before how many digits. */
interface Grouping {
  readonly mark: string;
  /** The fewest digits that stand before the first mark: with two, 1000 has none and 10.000 has one. */
  readonly least: 1 | 2;
}

const COMMA: Grouping = { mark: ',', least: 1 };

/** As `Intl.NumberFormat` writes them; the test holds each against it. */
const GROUPINGS: Readonly<Record<string, Grouping>> = {
  'en-US': COMMA,
  'es-ES': { mark: '.', least: 2 },
  'pt-PT': { mark: '\u00a0', least: 2 },
  'fr-FR': { mark: '\u202f', least: 1 },
  'de-DE': { mark: '.', least: 1 },
  'it-IT': { mark: '.', least: 2 },
  'ja-JP': COMMA,
  'zh-CN': COMMA,
  'zh-TW': COMMA,
};

/**
 * A whole number as the language writes it; undefined where this is not known here. The first `Intl.NumberFormat` of a page looks
 * through the data of every language that the browser has: the longest single step of a page's start, and most say `3 pages`.
 */
export function formatWhole(value: number, tag: string): string | undefined {
  const grouping = GROUPINGS[tag];
  if (!grouping || !Number.isSafeInteger(value) || Object.is(value, -0)) return undefined;
  const digits = String(value);
  const isShort = digits.replace('-', '').length < 3 + grouping.least;
  return isShort ? digits : digits.replace(/\B(?=(\d{3})+$)/g, grouping.mark);
}
