import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LIMITS, type Limits } from '@tallyleaf/engine';

/** What the server runs with. Made once, from the environment, by `readConfig`; nothing else reads the environment. */
export interface Config {
  /** The port to listen on; `undefined`: 3000, or the next free one after it. */
  readonly port: number | undefined;
  readonly host: string;
  /** Where people reach the server, when that is not the address it listens on: `https://tallyleaf.example`. */
  readonly publicUrl: string | undefined;
  /** Behind a proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto`. */
  readonly trustProxy: boolean;
  /** Files, the embedded database and the key that seals passwords. An absolute path. */
  readonly dataFolder: string;
  /** A PostgreSQL server; `undefined`: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The folder with `client/` and `server/` of the built web app, served when it exists. */
  readonly webFolder: string;
  /** How many documents are converted at once in this process; 0 leaves the work to `worker.ts` elsewhere. */
  readonly workers: number;
  readonly limits: ServerLimits;
  readonly logLevel: LogLevel;
}

export interface ServerLimits {
  /** Of one document: bytes, pages, pixels. */
  readonly document: Limits;
  readonly filesPerRequest: number;
  /** How long a visitor's files and results are kept, in hours (product, "Keeping and deleting"). */
  readonly visitorHours: number;
  /** Uploads in ten minutes, of one visitor; an address may make four times as many, as several people share it. */
  readonly uploadsPerTenMinutes: number;
  /** Event streams open at once, of one visitor; an address may hold four times as many. */
  readonly eventStreams: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The port that is tried first when none is asked for. */
export const DEFAULT_PORT = 3000;

/** The environment does not make a configuration; each entry of `problems` says what is wrong with one variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Reads variables and collects what is wrong with them, so that all of it is said at once. */
class Reader {
  readonly problems: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined;
  }

  number(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    this.problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
    return fallback;
  }

  flag(name: string): boolean {
    const text = this.text(name);
    if (text !== undefined && text !== '0' && text !== '1') this.problems.push(`${name} must be 0 or 1, not "${text}"`);
    return text === '1';
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    // The value is not repeated: it may hold a password.
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
      this.problems.push(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    }
    return text;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const text = this.text(name);
    const found = choices.find((choice) => choice === text);
    if (text !== undefined && !found) this.problems.push(`${name} must be one of ${choices.join(', ')}, not "${text}"`);
    return found ?? fallback;
  }
}

/**
 * The configuration that an environment asks for (docs/operations.md lists the variables).
 * @throws {ConfigError} that lists everything that is wrong with it.
 */
export function readConfig(environment: Environment = process.env, interactive = process.stdout.isTTY): Config {
  const read = new Reader(environment);
  const config: Config = {
    port: read.text('PORT') === undefined ? undefined : read.number('PORT', DEFAULT_PORT, 0, 65_535),
    host: read.text('HOST') ?? 'localhost',
    publicUrl: read.url('PUBLIC_URL', ['http:', 'https:']),
    trustProxy: read.flag('TRUST_PROXY'),
    dataFolder: path.resolve(ROOT, read.text('DATA_FOLDER') ?? 'data'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    webFolder: path.resolve(ROOT, read.text('WEB_FOLDER') ?? 'packages/web/build'),
    workers: read.number('WORKERS', Math.min(4, availableParallelism()), 0, 64),
    limits: {
      document: {
        bytes: read.number('MAX_FILE_MB', DEFAULT_LIMITS.bytes / 1e6, 1, 10_000) * 1e6,
        pages: read.number('MAX_PAGES', DEFAULT_LIMITS.pages, 1, 100_000),
        pixels: read.number('MAX_MEGAPIXELS', DEFAULT_LIMITS.pixels / 1e6, 1, 10_000) * 1e6,
      },
      filesPerRequest: read.number('MAX_FILES_PER_REQUEST', 100, 1, 10_000),
      visitorHours: read.number('VISITOR_HOURS', 24, 1, 8760),
      uploadsPerTenMinutes: read.number('MAX_UPLOADS_PER_TEN_MINUTES', 300, 1, 1_000_000),
      eventStreams: read.number('MAX_EVENT_STREAMS', 12, 1, 10_000),
    },
    // Someone who starts it in a terminal reads the address, not a line for every request.
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, interactive ? 'warn' : 'info'),
  };
  if (config.workers === 0 && config.databaseUrl === undefined) {
    read.problems.push('WORKERS may be 0 only with DATABASE_URL: with the embedded database no other process can work');
  }
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}
