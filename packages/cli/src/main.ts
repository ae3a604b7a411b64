import { EXIT, type ExitCode } from './exit-codes.ts';
import { forTerminal, type Io } from './io.ts';
import { USAGE, UsageError } from './usage.ts';

type Command = (args: string[], io: Io) => Promise<ExitCode> | ExitCode;

/** Each loaded only when it is asked for: `formats` and `version` need no engine. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  admin: async () => (await import('./commands/admin.ts')).admin,
  convert: async () => (await import('./commands/convert.ts')).convert,
  export: async () => (await import('./commands/export.ts')).exportResults,
  formats: async () => (await import('./commands/formats.ts')).formats,
  inspect: async () => (await import('./commands/inspect.ts')).inspect,
  serve: async () => (await import('./commands/serve.ts')).serve,
  worker: async () => (await import('./commands/worker.ts')).worker,
  version: async () => (await import('./commands/version.ts')).version,
};

/** The whole program: arguments in, exit status out. Nothing that a person can cause is thrown. */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  const [name = '', ...args] = argv;
  if (asksForHelp(argv)) return print(USAGE, io);
  try {
    const command = commandOf(name === '--version' ? 'version' : name);
    if (!command) throw new UsageError(name ? `There is no command "${name}".` : 'Say what to do.');
    return await (await command())(args, io);
  } catch (error) {
    if (error instanceof UsageError) {
      io.stderr.write(`tallyleaf: ${forTerminal(error.message)}\n"tallyleaf help" shows how it is used.\n`);
      return EXIT.usage;
    }
    io.stderr.write(`tallyleaf: ${faultHint(error)}\n`);
    return EXIT.fault;
  }
}

const commandOf = (name: string) => (Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined);

function asksForHelp(argv: readonly string[]): boolean {
  const options = argv.slice(0, argv.includes('--') ? argv.indexOf('--') : undefined);
  return argv[0] === 'help' || options.includes('--help') || options.includes('-h');
}

function print(text: string, io: Io): ExitCode {
  io.stdout.write(text);
  return EXIT.ok;
}

/** What to say of an error that nobody foresaw, and how to report it. The stack names our code, never the file's contents. */
export function faultHint(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `This is a fault of ours. Please report it with the following lines, and the file if you may share it:\n${text}`;
}
