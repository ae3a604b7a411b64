/** What exports of three lengths took, and whether it grew no faster than the rows. */

export const SIZES = [1_000, 10_000, 50_000] as const;

/** Of one length: milliseconds of the processor, the file's bytes, and how many megabytes the process had in use at most. */
export interface Taken {
  readonly rows: number;
  readonly milliseconds: number;
  readonly bytes: number;
  readonly megabytes: number;
}

export interface Measured {
  readonly id: string;
  readonly taken: readonly Taken[];
}

/** How many times as long ten and five times as many rows may take: a tenth more than the rows grew. */
const MOST = [11, 5.5] as const;

/** How many times as long each length took as the one before it. */
export const growth = ({ taken }: Measured): readonly number[] =>
  taken.slice(1).map(({ milliseconds }, n) => milliseconds / (taken[n]?.milliseconds ?? Number.NaN));

/** What is wrong, a line each; empty where all is well. */
export const faultsOf = (measured: Measured): string[] => [
  ...(measured.taken.length === SIZES.length ? [] : [`${measured.id} was not measured at every length`]),
  ...growth(measured).flatMap((times, n) =>
    times <= (MOST[n] ?? 0)
      ? []
      : [
          `${measured.id}: ${SIZES[n + 1]} rows took ${times.toFixed(1)} times as long as ${SIZES[n]}, at most ${MOST[n]}`,
        ],
  ),
];

const HEAD = ['format', ...SIZES.map((rows) => `${rows} rows`), 'x10', 'x5', 'file', 'memory'];
const WIDTHS = [18, 12, 12, 12, 7, 7, 10, 10];

const line = (cells: readonly string[]): string =>
  cells.map((cell, n) => (n === 0 ? cell.padEnd(WIDTHS[n] ?? 0) : cell.padStart(WIDTHS[n] ?? 0))).join('');

/** The head of the table and a line for each format. */
export const headLine = (): string => line(HEAD);

export function tableLine(measured: Measured): string {
  const { id, taken } = measured;
  const last = taken.at(-1);
  return line([
    id,
    ...taken.map(({ milliseconds }) => `${milliseconds.toFixed(1)} ms`),
    ...growth(measured).map((times) => times.toFixed(1)),
    `${((last?.bytes ?? 0) / 1e6).toFixed(1)} MB`,
    `${(last?.megabytes ?? 0).toFixed(0)} MB`,
  ]);
}
