/** How the program ends (contract/cli, "Exit status"). */
export const EXIT = {
  /** Every input was converted, whatever its verdict. */
  ok: 0,
  /** `admin doctor` found something that does not work. */
  broken: 1,
  /** At least one input was refused, or a format could not hold a statement; the others are done. */
  refused: 2,
  /** Wrong usage: an argument, or a file that cannot be read or written. */
  usage: 64,
  /** A fault of ours. */
  fault: 70,
  /** Stopped by Ctrl-C, as shells count it. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const GRAVITY: readonly ExitCode[] = [EXIT.ok, EXIT.broken, EXIT.refused, EXIT.usage, EXIT.fault, EXIT.interrupted];

/** The gravest of several: a fault of ours outweighs wrong usage, which outweighs a refusal. */
export const gravest = (codes: Iterable<ExitCode>): ExitCode =>
  [...codes].reduce(
    (worst: ExitCode, code) => (GRAVITY.indexOf(code) > GRAVITY.indexOf(worst) ? code : worst),
    EXIT.ok,
  );
