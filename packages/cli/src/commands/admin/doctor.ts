import { resolve } from 'node:path';
import { EXIT, type ExitCode } from '../../exit-codes.ts';
import type { Io } from '../../io.ts';
import { UsageError } from '../../usage.ts';
import { readArguments } from './arguments.ts';

/**
 * `doctor [PART…] [--json]`: what is off, and what to do about it. A line each: state, part, what was found, what to do next,
 * parted by tabs. Ends with 1 when something does not work.
 */
export async function doctor(args: string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, 'any', { json: { type: 'boolean' } });
  const { ENVIRONMENT_FILE, EXAMINED, examine, readEnvironment } = await import('@tallyleaf/server');
  const unknown = positionals.find((part) => !EXAMINED.includes(part));
  if (unknown !== undefined) throw new UsageError(`There is no part "${unknown}". There are ${EXAMINED.join(', ')}.`);
  const parts = positionals.length === 0 ? EXAMINED : positionals;
  const folder = values.data === undefined ? {} : { DATA_FOLDER: resolve(values.data) };
  const findings = await examine({ ...readEnvironment(), ...folder }, parts, ENVIRONMENT_FILE);
  if (values.json) io.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
  else {
    for (const { check, state, says, next } of findings) {
      io.stdout.write(`${[state, check, says, ...(next === undefined ? [] : [next])].join('\t')}\n`);
    }
  }
  return findings.some(({ state }) => state === 'broken') ? EXIT.broken : EXIT.ok;
}
