import packageFile from '../../package.json' with { type: 'json' };
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { parseOptions } from '../usage.ts';

/** `tallyleaf version` */
export function version(args: string[], io: Io): ExitCode {
  parseOptions({ args });
  io.stdout.write(`tallyleaf ${packageFile.version}\n`);
  return EXIT.ok;
}
