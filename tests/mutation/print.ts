import type { Mutant } from './mutants.ts';

/** Of 100 changes of a folder so many must be noticed. */
const WANTED = 85;

export interface Result {
  readonly name: string;
  readonly mutants: number;
  /** Of those that were killed, how many made tests run for ever, or longer than was waited. */
  readonly timedOut: number;
  /** Changes that change nothing that could be seen: listed in equivalent.json and not tried. */
  readonly equivalent: number;
  readonly survivors: readonly (Mutant & { readonly file: string })[];
  /** Files that no test of the folder imports. */
  readonly untested: readonly string[];
}

const killed = ({ mutants, survivors }: Result): number => mutants - survivors.length;

/** Per cent of the changes that a test noticed. */
const scoreOf = (result: Result): number => (result.mutants === 0 ? 100 : (100 * killed(result)) / result.mutants);

/** A change that no test noticed, as soon as that is known. */
export const printSurvivor = ({ file, line, what, text }: Mutant & { readonly file: string }): void =>
  void process.stdout.write(`  survived: ${file}:${line}  ${what}\n      ${text}\n`);

/** One folder's figures. */
export function printArea(result: Result): void {
  const { name, mutants, survivors, timedOut, equivalent, untested } = result;
  const figures = `${mutants} mutants, ${killed(result)} killed (${timedOut} by time), ${survivors.length} survived, ${equivalent} equivalent`;
  const lines = [
    `${name}: ${scoreOf(result).toFixed(1)} % (${figures})`,
    ...untested.map((file) => `  no test imports ${file}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The sum of all folders. @returns whether each has enough noticed */
export function printSum(results: readonly Result[], ms: number): boolean {
  const low = results.filter((result) => scoreOf(result) < WANTED);
  const all = results.reduce((sum, { mutants }) => sum + mutants, 0);
  const noticed = results.reduce((sum, result) => sum + killed(result), 0);
  process.stdout.write(`${noticed} of ${all} changes noticed in ${Math.round(ms / 1000)} s\n`);
  for (const result of low) process.stdout.write(`${result.name} has less than ${WANTED} %\n`);
  return low.length === 0;
}
