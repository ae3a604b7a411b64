import type { Page, Word } from '../../packages/engine/src/shapes/page.ts';
import type { Printing } from '../../training/synthesise/bookings.ts';
import { synthesise } from '../../training/synthesise/synthesise.ts';

/** A statement of a layout drawn at random, as words in boxes. */
export interface DrawnLayout {
  readonly seed: string;
  readonly pages: readonly Page[];
  readonly printing: Printing;
}

/** The currency that a printed symbol names. A krona is of three countries. */
const CURRENCY_OF: Readonly<Record<string, string>> = { '€': 'EUR', EUR: 'EUR', '£': 'GBP', kr: 'SEK' };

/**
 * Whether a bank could print it. The model also learns from layouts that nobody prints: a running balance in sections, a card
 * in credit, a symbol of another currency, two dates under the heading of a day.
 */
function isPrinted({ style, account }: Printing): boolean {
  const { numbers, cells } = style;
  const symbol = (numbers.prefix ?? numbers.suffix ?? '').trim();
  const dates = cells.filter((cell) => cell.endsWith('date'));
  return (
    account.type !== 'credit-card' &&
    (symbol === '' || CURRENCY_OF[symbol] === account.currency) &&
    (style.sections === 'none' || style.balances === 'none') &&
    (style.dated !== 'heading' || dates.length === 1)
  );
}

const HAS_YEAR = /\{(?:yy|ey|roc)/;
const DAY_LAST = /^(?:ja|zh)/;

/** The period in figures, on top of the first page: where rows name no year, a statement says it elsewhere. */
function withYear(pages: readonly Page[], { style, account }: Printing, language: string): readonly Page[] {
  const [first, ...others] = pages;
  if (!first || HAS_YEAR.test(style.dates)) return pages;
  const inFigures = (iso: string) =>
    DAY_LAST.test(language) ? iso.replaceAll('-', '/') : iso.split('-').reverse().join('.');
  let x = 200;
  const words = [inFigures(account.start), '-', inFigures(account.end)].map((text, i): Word => {
    const box = [x, 8, x + text.length * 5, 18] as const;
    x = box[2] + 4;
    return { text, box, baseline: 16, size: 9, bold: false, colour: 0, spaceBefore: i > 0 };
  });
  return [{ ...first, words: [...words, ...first.words] }, ...others];
}

/** The layout of a seed; null where no bank would print it. */
export function drawLayout(seed: string): DrawnLayout | null {
  const { pages, printing, language } = synthesise(seed);
  if (!isPrinted(printing)) return null;
  return {
    seed,
    pages: withYear(
      pages.map(({ page }) => page),
      printing,
      language,
    ),
    printing,
  };
}
