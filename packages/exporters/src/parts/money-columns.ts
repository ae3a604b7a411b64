/** Tables with a column for each direction: positive figures, one of the two cells empty. */

interface Moved {
  /** A contract amount. */
  readonly amount: string;
}

/** Money in, and empty for money out. Where nothing moved, the figure stands here. */
export const moneyIn = ({ amount }: Moved): string => (amount.startsWith('-') ? '' : amount);

/** Money out without its sign, and empty for money in. */
export const moneyOut = ({ amount }: Moved): string => (amount.startsWith('-') ? amount.slice(1) : '');
