import { availableParallelism } from 'node:os';
import { DEFAULT_LIMITS, DEFAULT_TIME_LIMITS } from '@tallyleaf/engine';
import {
  address,
  choice,
  flag,
  integer,
  mailbox,
  optionalInteger,
  optionalText,
  origins,
  type Setting,
  secret,
  text,
} from './kinds.ts';
import { STORAGE_SETTINGS } from './storage-settings.ts';
import { TRACING_SETTINGS } from './tracing.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The port that is tried first when none is asked for. */
export const DEFAULT_PORT = 3000;

/** Google's OpenID issuer: the provider of sign-in where no other is configured (specification, section 7). */
const GOOGLE = 'https://accounts.google.com';

/** Every variable of the environment that the server reads: the one table, which docs and `.env.example` are made of. */
export const SETTINGS = {
  PORT: optionalInteger(
    {
      group: 'server',
      about: 'the port to listen on; 0 takes any free one',
      fallbackShown: '3000, or the next free one',
    },
    0,
    65_535,
  ),
  HOST: text(
    { group: 'server', about: 'the address to listen on; `0.0.0.0` to be reached from other machines' },
    'localhost',
  ),
  PUBLIC_URL: address(
    { group: 'server', about: 'where people reach the server, when that is not the address it listens on' },
    ['http:', 'https:'],
  ),
  TRUST_PROXY: integer(
    {
      group: 'server',
      about:
        'how many proxies stand before the server, each adding to `X-Forwarded-For`; the first sets `X-Forwarded-Proto`',
    },
    0,
    0,
    10,
  ),
  DATA_FOLDER: text(
    { group: 'server', about: 'files, the embedded database, the key, and mails that are not sent' },
    'data',
  ),
  DATABASE_URL: address({ group: 'server', about: 'a PostgreSQL server, instead of the embedded database' }, [
    'postgres:',
    'postgresql:',
  ]),
  WEB_FOLDER: text({ group: 'server', about: 'the built web app' }, 'packages/web/build'),
  WORKERS: integer(
    {
      group: 'server',
      about:
        'documents of one owner converted at once; there are two places more, one for others and one for files that are slow to count; 0 leaves the work to others, with `DATABASE_URL` only',
      fallbackShown: 'cores, at most 4',
    },
    Math.min(4, availableParallelism()),
    0,
    64,
  ),
  DRAIN_SECONDS: optionalInteger(
    {
      group: 'server',
      about:
        'how long the server goes on taking requests when it is asked to stop, saying 503 at `/health`, so that whatever shares out requests finds another',
      fallbackShown: '5 with `DATABASE_URL`, else 0',
    },
    0,
    600,
  ),
  METRICS_PORT: optionalInteger(
    {
      group: 'server',
      about: 'a port of its own on which each process answers `GET /metrics` for Prometheus; off without it',
    },
    0,
    65_535,
  ),
  METRICS_HOST: text({ group: 'server', about: 'the address on which it does so' }, 'localhost'),
  LOG_LEVEL: choice(
    {
      group: 'server',
      about: 'fatal, error, warn, info, debug, trace or silent',
      fallbackShown: '`warn` in a terminal, else `info`',
    },
    LOG_LEVELS,
    undefined,
  ),
  ...TRACING_SETTINGS,

  MAX_FILE_MB: integer(
    { group: 'limits', about: 'size of a file, in megabytes' },
    DEFAULT_LIMITS.bytes / 1e6,
    1,
    10_000,
  ),
  MAX_PAGES: integer({ group: 'limits', about: 'pages of a file' }, DEFAULT_LIMITS.pages, 1, 100_000),
  MAX_MEGAPIXELS: integer(
    { group: 'limits', about: 'pixels of a page, in millions' },
    DEFAULT_LIMITS.pixels / 1e6,
    1,
    10_000,
  ),
  MAX_FILE_SECONDS: integer(
    {
      group: 'limits',
      about:
        "the processor's time that reading a file may take besides its pages, in seconds; a busy machine uses up none of it",
    },
    DEFAULT_TIME_LIMITS.documentTime / 1e3,
    1,
    86_400,
  ),
  MAX_PAGE_SECONDS: integer(
    { group: 'limits', about: 'the same, on top for each page with text of its own' },
    DEFAULT_TIME_LIMITS.pageTime / 1e3,
    0,
    3600,
  ),
  MAX_SCAN_SECONDS: integer(
    { group: 'limits', about: 'the same, on top for each page that is read from its picture' },
    DEFAULT_TIME_LIMITS.ocrPageTime / 1e3,
    0,
    3600,
  ),
  MIN_FREE_MB: integer(
    {
      group: 'limits',
      about:
        'free space on the disk of the data folder, in megabytes, below which nothing is taken in and conversions wait; 0: no floor',
    },
    500,
    0,
    1_000_000,
  ),
  MAX_FILES_PER_REQUEST: integer({ group: 'limits', about: 'files in one upload' }, 100, 1, 10_000),
  MAX_UPLOADS_PER_TEN_MINUTES: integer(
    { group: 'limits', about: 'uploads of one visitor; an address may make four times as many' },
    300,
    1,
    1_000_000,
  ),
  MAX_OPEN_UPLOADS: integer(
    { group: 'limits', about: 'uploads open at once, of one visitor; an address may hold four times as many' },
    12,
    1,
    10_000,
  ),
  MAX_EVENT_STREAMS: integer(
    { group: 'limits', about: 'event streams open at once, of one visitor; an address may hold four times as many' },
    12,
    1,
    10_000,
  ),
  MAX_FILES_AN_HOUR: integer(
    {
      group: 'limits',
      about:
        'files that a person with an account may hand in; here and below, a visitor may use a tenth, and all visitors of one network address together four tenths',
    },
    2000,
    10,
    10_000_000,
  ),
  MAX_MB_AN_HOUR: integer({ group: 'limits', about: 'the same, in megabytes' }, 10_000, 10, 100_000_000),
  MAX_WORK_SECONDS_AN_HOUR: integer(
    {
      group: 'limits',
      about: "seconds of workers that a person's files may take; after that no more are taken in for a while",
    },
    36_000,
    10,
    100_000_000,
  ),
  MAX_UNPAID_SECONDS_AN_HOUR: integer(
    {
      group: 'limits',
      about:
        "of them on files that cost no credits, as they were refused or cancelled; after that the person's files wait",
    },
    600,
    10,
    100_000_000,
  ),
  MAX_WAITING_FILES: integer({ group: 'limits', about: "a person's files that wait at once" }, 1000, 10, 10_000_000),
  MAX_STORED_MB: integer(
    { group: 'limits', about: "a person's files that are kept, in megabytes" },
    20_000,
    10,
    100_000_000,
  ),
  VISITOR_CREDITS_A_DAY: integer(
    { group: 'limits', about: 'pages that a visitor without an account may have read on the server, a day' },
    3,
    0,
    1_000_000,
  ),
  ADDRESS_CREDITS_A_DAY: integer(
    { group: 'limits', about: 'the same, for all visitors of one network address together' },
    12,
    0,
    1_000_000,
  ),

  VISITOR_HOURS: integer({ group: 'keeping', about: "how long a visitor's files and results are kept" }, 24, 1, 8760),
  USER_DAYS: integer(
    { group: 'keeping', about: "how long a user's files and results are kept, unless the user sets less or more" },
    30,
    1,
    3650,
  ),

  PRODUCT_NAME: text({ group: 'people', about: 'how the product is called in mails and titles' }, 'Tallyleaf'),
  SUPPORT_EMAIL: mailbox(
    { group: 'people', about: 'where people write to; mails of the contact form go there' },
    'support@localhost',
  ),

  SMTP_URL: address({ group: 'mail', about: 'a mail server; without one, mails are written to the data folder' }, [
    'smtp:',
    'smtps:',
  ]),
  MAIL_FROM: mailbox({ group: 'mail', about: 'the sender of mails' }, 'Tallyleaf <no-reply@localhost>'),

  OIDC_ISSUER: address(
    { group: 'sign-in', about: 'the OpenID Connect provider, by its issuer', fallbackShown: `\`${GOOGLE}\`` },
    ['https:', 'http:'],
  ),
  OIDC_PROVIDER: text({ group: 'sign-in', about: 'its name in addresses and buttons' }, 'google'),
  OIDC_CLIENT_ID: optionalText({
    group: 'sign-in',
    about: 'our id at the provider; without it nobody signs in that way',
  }),
  OIDC_CLIENT_SECRET: secret({ group: 'sign-in', about: 'our secret at the provider' }),

  STRIPE_SECRET_KEY: secret({ group: 'payments', about: "Stripe's secret key; without it payments are off" }),
  STRIPE_WEBHOOK_SECRET: secret({
    group: 'payments',
    about: "the secret that signs Stripe's calls to `/api/stripe/webhook`",
  }),
  STRIPE_API_URL: address({ group: 'payments', about: "another address of Stripe's API, for tests" }, [
    'http:',
    'https:',
  ]),
  STRIPE_PRICES: optionalText({
    group: 'payments',
    about: 'the price id of each plan for sale: `1=price_…,2=price_…,5=price_…`',
  }),

  ...STORAGE_SETTINGS,

  WEBHOOKS_PRIVATE: flag({
    group: 'programs',
    about: '1 lets webhooks call private networks and this computer, also by `http`; only where every user is trusted',
  }),

  CHAT_SCRIPT_URL: address(
    {
      group: 'chat',
      about: 'the script of a support chat that is told who writes as Crisp is (`$crisp`); off without it',
    },
    ['https:', 'http:'],
  ),
  CHAT_SITE_ID: optionalText({ group: 'chat', about: 'our id there' }),
  CHAT_ORIGINS: origins({
    group: 'chat',
    about:
      'other origins that its script needs, with blanks between: `https://*.chat.example wss://relay.chat.example`',
  }),
} as const satisfies Record<string, Setting<unknown>>;

export const OIDC_DEFAULT_ISSUER = GOOGLE;
