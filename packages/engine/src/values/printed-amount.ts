import type { NumberReading } from './number.ts';

/** An amount of money as printed: what is certain about it, and every way to read its digits. */
export interface PrintedAmount {
  /** A printed sign: `-` also for parentheses, angle brackets, ▲ and △. A letter mark (CR, S, H …) is not a sign. */
  readonly sign: '-' | '+' | null;
  /** A mark of direction at the amount, upper case, without its point: CR, DR, S, H, 借 … */
  readonly mark: string | null;
  /** ISO 4217, where the printed code or symbol can mean one currency only. */
  readonly currency: string | null;
  /** The printed code or symbol: `$`, `kr`, `EUR`. */
  readonly symbol: string | null;
  /** The likeliest first; one when the digits can be read in one way only. */
  readonly readings: readonly NumberReading[];
  /** Digits alone, without grouping or decimals: an amount of a currency without decimals, or no amount at all. */
  readonly bare: boolean;
}
