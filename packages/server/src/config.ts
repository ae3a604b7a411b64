import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Limits, TimeLimits } from '@tallyleaf/engine';
import { Unfit } from './config/kinds.ts';
import { type LogLevel, OIDC_DEFAULT_ISSUER, SETTINGS } from './config/settings.ts';
import { tracingOf } from './config/tracing.ts';
import { isLoopback } from './http/loopback.ts';
import { readStorageUrl } from './storage/s3.ts';
import type { TracingConfig } from './tracing/tracing.ts';

/** What the server runs with. Made once, from the environment, by `readConfig`; nothing else reads the environment. */
export interface Config {
  /** The port to listen on; `undefined`: 3000, or the next free one after it. */
  readonly port: number | undefined;
  readonly host: string;
  /** Where people reach the server, when that is not the address it listens on: `https://tallyleaf.example`. */
  readonly publicUrl: string | undefined;
  /**
   * How many proxies stand before the server. So many entries of `X-Forwarded-For` are theirs, counted from the end; what
   * stands before those was written by whoever called, to be counted as somebody else.
   */
  readonly trustProxy: number;
  /** Files, the embedded database and the key that seals passwords. An absolute path. */
  readonly dataFolder: string;
  /** A PostgreSQL server; `undefined`: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** S3-compatible storage for files; `undefined`: the data folder. */
  readonly storageUrl: string | undefined;
  /** The key that seals; `undefined`: the one that lies in the data folder, made at the first start. */
  readonly secretKey: Buffer | undefined;
  /** The keys that encrypt what is stored, the one that is used for what is new first; none: it is kept in clear. */
  readonly storageKeys: readonly Buffer[];
  /** The folder with `client/` and `server/` of the built web app, served when it exists. */
  readonly webFolder: string;
  /** How many documents are converted at once in this process; 0 leaves the work to `worker.ts` elsewhere. */
  readonly workers: number;
  /** How long requests are still taken once the server is asked to stop. */
  readonly drainSeconds: number;
  readonly limits: ServerLimits;
  readonly logLevel: LogLevel;
  /** Where metrics are asked for; `undefined`: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Where traces go; `undefined`: nowhere. */
  readonly tracing: TracingConfig | undefined;
  readonly product: ProductConfig;
  readonly mail: MailConfig;
  /** The provider by which people may sign in; `undefined`: with e-mail and password only. */
  readonly provider: ProviderConfig | undefined;
  /** Stripe; `undefined`: payments are off. */
  readonly payments: PaymentsConfig | undefined;
  readonly webhooks: WebhooksConfig;
  /** A support chat; `undefined`: none. */
  readonly chat: ChatConfig | undefined;
}

export interface ServerLimits {
  /** Of one document: bytes, pages, pixels, and the processor's time. */
  readonly document: Limits & TimeLimits;
  /** Below so many free bytes on the disk of the data folder nothing is taken in and conversions wait; 0: no floor. */
  readonly freeBytes: number;
  readonly filesPerRequest: number;
  /** How long a visitor's files and results are kept, in hours (product, "Keeping and deleting"). */
  readonly visitorHours: number;
  /** How long a user's are, in days, where the user has set nothing else. */
  readonly userDays: number;
  /** Uploads in ten minutes, of one visitor; an address may make four times as many, as several people share it. */
  readonly uploadsPerTenMinutes: number;
  /** Credits a day, of a visitor and of all visitors of one network address together (product, section 3). */
  readonly visitorCredits: number;
  readonly addressCredits: number;
  /** Uploads open at once, of one visitor; an address may hold four times as many. */
  readonly openUploads: number;
  /** Event streams open at once, of one visitor; an address may hold four times as many. */
  readonly eventStreams: number;
  /** Of a person with an account; a visitor may use a tenth of it. */
  readonly fair: FairUseLimits;
}

/** Of what one person or network may use of the server (`features/conversions/fair/allowance.ts`). */
export interface FairUseLimits {
  /** Milliseconds of workers in an hour, and of them on files that no credits pay for. */
  readonly work: { readonly workMs: number; readonly unpaidMs: number };
  /** Handed in an hour. */
  readonly files: number;
  readonly bytes: number;
  /** Files that wait at once, and bytes of files that are kept. */
  readonly waiting: number;
  readonly stored: number;
}

export interface ProductConfig {
  readonly name: string;
  readonly supportEmail: string;
}

export interface MailConfig {
  /** `undefined`: mails are written to the folder `mails` of the data folder. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
}

export interface ProviderConfig {
  /** Its name in addresses: `google`. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
}

export interface PaymentsConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string | undefined;
  /** Stripe's price id of each plan index that is for sale. */
  readonly prices: ReadonlyMap<number, string>;
}

export interface WebhooksConfig {
  /** Webhooks may call private networks and this computer, also without TLS. */
  readonly private: boolean;
}

export interface ChatConfig {
  readonly scriptUrl: string;
  readonly siteId: string;
  /** What else the script loads from and speaks to. */
  readonly origins: readonly string[];
}

/** The environment does not make a configuration; each entry of `problems` says what is wrong with one variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

type SettingName = keyof typeof SETTINGS;
type Value<N extends SettingName> = ReturnType<(typeof SETTINGS)[N]['parse']>;
type Values = { readonly [N in SettingName]: Value<N> };

/**
 * The configuration that an environment asks for (docs/operations.md lists the variables).
 * @throws {ConfigError} that lists everything that is wrong with it.
 */
export function readConfig(environment: Environment = process.env, interactive = process.stdout.isTTY): Config {
  const problems: string[] = [];
  const values = readValues(environment, problems);
  const config: Config = {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY,
    dataFolder: path.resolve(ROOT, values.DATA_FOLDER),
    databaseUrl: values.DATABASE_URL,
    storageUrl: values.STORAGE_URL,
    secretKey: values.SECRET_KEY,
    storageKeys: values.STORAGE_KEY,
    webFolder: path.resolve(ROOT, values.WEB_FOLDER),
    workers: values.WORKERS,
    drainSeconds: values.DRAIN_SECONDS ?? (values.DATABASE_URL === undefined ? 0 : 5),
    limits: limitsOf(values),
    // Someone who starts it in a terminal reads the address, not a line for every request.
    logLevel: values.LOG_LEVEL ?? (interactive ? 'warn' : 'info'),
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    tracing: tracingOf(values),
    product: { name: values.PRODUCT_NAME, supportEmail: values.SUPPORT_EMAIL },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    provider: providerOf(values, problems),
    payments: paymentsOf(values, problems),
    webhooks: { private: values.WEBHOOKS_PRIVATE },
    chat: chatOf(values, problems),
  };
  if (config.storageUrl !== undefined) {
    try {
      readStorageUrl(config.storageUrl);
    } catch (error) {
      problems.push(`STORAGE_URL ${error instanceof RangeError ? error.message : 'cannot be read'}`);
    }
  }
  if (config.storageKeys.some((key) => config.secretKey?.equals(key))) {
    problems.push('STORAGE_KEY must be another key than SECRET_KEY: backups hold that one');
  }
  if (config.workers === 0 && config.databaseUrl === undefined) {
    problems.push('WORKERS may be 0 only with DATABASE_URL: with the embedded database no other process can work');
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Reads each setting; an empty variable counts as none. One that is unfit is a problem, and stands at its default. */
function readValues(environment: Environment, problems: string[]): Values {
  const entries = Object.entries(SETTINGS).map(([name, { parse }]) => {
    try {
      return [name, parse(environment[name]?.trim() || undefined)];
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      problems.push(`${name} ${error.message}`);
      return [name, parse(undefined)];
    }
  });
  return Object.fromEntries(entries) as Values;
}

const documentLimitsOf = (values: Values): ServerLimits['document'] => ({
  bytes: values.MAX_FILE_MB * 1e6,
  pages: values.MAX_PAGES,
  pixels: values.MAX_MEGAPIXELS * 1e6,
  documentTime: values.MAX_FILE_SECONDS * 1e3,
  pageTime: values.MAX_PAGE_SECONDS * 1e3,
  ocrPageTime: values.MAX_SCAN_SECONDS * 1e3,
});

const limitsOf = (values: Values): ServerLimits => ({
  document: documentLimitsOf(values),
  freeBytes: values.MIN_FREE_MB * 1e6,
  filesPerRequest: values.MAX_FILES_PER_REQUEST,
  visitorHours: values.VISITOR_HOURS,
  userDays: values.USER_DAYS,
  uploadsPerTenMinutes: values.MAX_UPLOADS_PER_TEN_MINUTES,
  openUploads: values.MAX_OPEN_UPLOADS,
  eventStreams: values.MAX_EVENT_STREAMS,
  visitorCredits: values.VISITOR_CREDITS_A_DAY,
  addressCredits: values.ADDRESS_CREDITS_A_DAY,
  fair: {
    work: { workMs: values.MAX_WORK_SECONDS_AN_HOUR * 1e3, unpaidMs: values.MAX_UNPAID_SECONDS_AN_HOUR * 1e3 },
    files: values.MAX_FILES_AN_HOUR,
    bytes: values.MAX_MB_AN_HOUR * 1e6,
    waiting: values.MAX_WAITING_FILES,
    stored: values.MAX_STORED_MB * 1e6,
  },
});

/** Names that addresses beside the provider's have (`/api/auth/login`), and the one of sessions that no provider opened. */
const OTHER_NAMES = new Set(['login', 'register', 'verify', 'forgot', 'reset', 'change-email', 'password']);

function providerOf(values: Values, problems: string[]): ProviderConfig | undefined {
  const { OIDC_PROVIDER: name, OIDC_ISSUER: issuer = OIDC_DEFAULT_ISSUER, OIDC_CLIENT_ID: clientId } = values;
  if (clientId === undefined) return undefined;
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name) || OTHER_NAMES.has(name)) {
    problems.push('OIDC_PROVIDER must be a word of small letters, digits and hyphens that names the provider');
  }
  const { protocol, hostname } = new URL(issuer);
  if (protocol === 'http:' && !isLoopback(hostname)) {
    problems.push('OIDC_ISSUER must begin with https:// where the provider is not on this machine');
  }
  return { name, issuer, clientId, clientSecret: values.OIDC_CLIENT_SECRET };
}

function paymentsOf(values: Values, problems: string[]): PaymentsConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey === undefined) return undefined;
  if (webhookSecret === undefined) problems.push('STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY');
  const prices = new Map<number, string>();
  for (const part of values.STRIPE_PRICES?.split(',') ?? []) {
    const [, index, price] = /^\s*([1-7])\s*=\s*(\S+)\s*$/.exec(part) ?? [];
    if (index === undefined || price === undefined) {
      problems.push('STRIPE_PRICES must be a list like 1=price_a,5=price_b with plan indexes from 1 to 7');
    } else if (prices.has(Number(index)) || [...prices.values()].includes(price)) {
      problems.push('STRIPE_PRICES must name each plan and each price once');
    } else prices.set(Number(index), price);
  }
  return { secretKey, webhookSecret: webhookSecret ?? '', apiUrl: values.STRIPE_API_URL, prices };
}

function chatOf(values: Values, problems: string[]): ChatConfig | undefined {
  const { CHAT_SCRIPT_URL: scriptUrl, CHAT_SITE_ID: siteId } = values;
  if (scriptUrl === undefined && siteId === undefined) return undefined;
  if (scriptUrl !== undefined && siteId !== undefined) return { scriptUrl, siteId, origins: values.CHAT_ORIGINS };
  problems.push('CHAT_SCRIPT_URL and CHAT_SITE_ID are set together, or neither is');
  return undefined;
}
