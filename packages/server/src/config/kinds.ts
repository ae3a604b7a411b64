/** The kinds of values that a setting may have: how its text is read, and what is wrong with a text that cannot be. */

/** One setting: a variable of the environment. */
export interface Setting<T> {
  /** The heading under which it is documented. */
  readonly group: Group;
  /** What it sets, for the table of docs/operations.md: a phrase, no sentence. */
  readonly about: string;
  /** What holds without it, as the table shows it; empty where nothing does. */
  readonly fallback: string;
  /** Its value must not be shown or logged. */
  readonly secret: boolean;
  /** @throws {Unfit} when the text is no such value. */
  readonly parse: (text: string | undefined) => T;
}

export const GROUPS = [
  'server',
  'traces',
  'limits',
  'keeping',
  'people',
  'mail',
  'sign-in',
  'payments',
  'storage',
  'programs',
  'chat',
] as const;
export type Group = (typeof GROUPS)[number];

/** What a value must be, said to whoever set it: "must be 0 or 1". Secrets are not repeated. */
export class Unfit extends Error {}

interface Description {
  readonly group: Group;
  readonly about: string;
  /** Shown in place of the value that holds without it. */
  readonly fallbackShown?: string;
}

const setting = <T>(
  { group, about, fallbackShown }: Description,
  fallback: string,
  parse: (text: string | undefined) => T,
  secret = false,
): Setting<T> => ({ group, about, fallback: fallbackShown ?? fallback, secret, parse });

/** A whole number. */
export const integer = (described: Description, fallback: number, min: number, max: number): Setting<number> =>
  setting(described, String(fallback), (text) => (text === undefined ? fallback : wholeNumber(text, min, max)));

/** A whole number that may be left out. */
export const optionalInteger = (described: Description, min: number, max: number): Setting<number | undefined> =>
  setting(described, '', (text) => (text === undefined ? undefined : wholeNumber(text, min, max)));

function wholeNumber(text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Unfit(`must be a whole number from ${min} to ${max}, not "${text}"`);
}

/** Yes or no: 1 or 0. */
export const flag = (described: Description): Setting<boolean> =>
  setting(described, '0', (text) => {
    if (text !== undefined && text !== '0' && text !== '1') throw new Unfit(`must be 0 or 1, not "${text}"`);
    return text === '1';
  });

/** Any text. */
export const text = (described: Description, fallback: string): Setting<string> =>
  setting(described, fallback, (value) => value ?? fallback);

/** Any text that may be left out. */
export const optionalText = (described: Description): Setting<string | undefined> =>
  setting(described, '', (value) => value);

/** A text that nobody but the server should know. */
export const secret = (described: Description): Setting<string | undefined> =>
  setting(described, '', (value) => value, true);

/** A key of 32 bytes, as base64; its bytes. */
export const key = (described: Description): Setting<Buffer | undefined> =>
  setting(described, '', (value) => (value === undefined ? undefined : keyBytes(value)), true);

/** Several keys, each as above, with blanks or commas between. */
export const keys = (described: Description): Setting<readonly Buffer[]> =>
  setting(
    described,
    '',
    (value) => {
      const list = (value?.split(/[\s,]+/).filter(Boolean) ?? []).map(keyBytes);
      if (new Set(list.map((one) => one.toString('hex'))).size < list.length)
        throw new Unfit('must name each key once');
      return list;
    },
    true,
  );

function keyBytes(value: string): Buffer {
  const bytes = Buffer.from(value, 'base64');
  if (!/^[A-Za-z0-9+/]{43}=$/.test(value) || bytes.length !== 32) {
    throw new Unfit('must be 32 bytes in base64, such as `openssl rand -base64 32` gives');
  }
  return bytes;
}

/** An e-mail address, or a name and an address in angle brackets. */
export const mailbox = (described: Description, fallback: string): Setting<string> =>
  setting(described, fallback, (value) => {
    if (value !== undefined && !/^(?:[^<>\r\n]* <)?[^\s<>@]+@[^\s<>@]+>?$/.test(value)) {
      throw new Unfit('must be an e-mail address, or a name and an address in angle brackets');
    }
    return value ?? fallback;
  });

/** An address of the network that begins with one of these protocols. It may hold a password, so it is never repeated. */
export const address = (described: Description, protocols: readonly string[]): Setting<string | undefined> =>
  setting(
    described,
    '',
    (value) => {
      if (value !== undefined && !(URL.canParse(value) && protocols.includes(new URL(value).protocol))) {
        throw new Unfit(`must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
      }
      return value;
    },
    true,
  );

const ORIGIN = /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i;

/** Origins that pages may load from, as content security policies write them. Anything else could end a policy's sentence. */
export const origins = (described: Description): Setting<readonly string[]> =>
  setting(described, '', (value) => {
    const list = value?.split(/\s+/).filter(Boolean) ?? [];
    const unfit = list.find((origin) => !ORIGIN.test(origin));
    if (unfit !== undefined) throw new Unfit(`must be origins such as https://chat.example, not "${unfit}"`);
    return list;
  });

/** A number from 0 to 1. */
export const share = (described: Description, fallback: number): Setting<number> =>
  setting(described, String(fallback), (value) => {
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^[\d.]+$/.test(value) && number >= 0 && number <= 1) return number;
    throw new Unfit(`must be a number from 0 to 1, not "${value}"`);
  });

/** Headers of HTTP, `name=value,name=value` with percent-encoded values, as OpenTelemetry writes them. They may hold a secret. */
export const headers = (described: Description): Setting<Readonly<Record<string, string>>> =>
  setting(
    described,
    '',
    (value) =>
      Object.fromEntries(
        (value?.split(',') ?? []).map((part) => {
          const [, name, text] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x21-\x7e ]*?)\s*$/.exec(part) ?? [];
          if (name === undefined || text === undefined || /%(?![\da-f]{2})/i.test(text)) {
            throw new Unfit('must be headers such as name=value,other=value with percent-encoded values');
          }
          return [name, decodeURIComponent(text)];
        }),
      ),
    true,
  );

/** One of a few words. */
export const choice = <T extends string>(
  described: Description,
  choices: readonly T[],
  fallback: T | undefined,
): Setting<T | undefined> =>
  setting(described, fallback ?? '', (value) => {
    if (value === undefined) return fallback;
    const found = choices.find((one) => one === value);
    if (!found) throw new Unfit(`must be one of ${choices.join(', ')}, not "${value}"`);
    return found;
  });
