import { lookup, Resolver } from 'node:dns/promises';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookDeliveryError } from '@tallyleaf/contract';
import { isAllowedAddress } from './allowed-address.ts';

/** The addresses that a host's name stands for; none where it stands for nothing. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface PostNeeds {
  /** Private networks may be called, also without TLS. */
  readonly allowPrivate: boolean;
  readonly resolve: Resolve;
  /** How long a call may take, all in all. */
  readonly timeoutMs: number;
}

export interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of a call: the status of an answer, or why there was none. */
export type Answer = { readonly status: number } | { readonly error: WebhookDeliveryError };

/** Of an answer's body so much is read, so that its sender may finish; and none of it is kept. */
const READ_BYTES = 4096;
const MAX_HEADER_BYTES = 8192;

/**
 * Makes one call to an address that a user named. Nobody may use it to reach what only this server can reach (server-side
 * request forgery): the name is resolved here, once; every address that it stands for is checked; the connection goes to
 * these very addresses and to no others, whatever the name stands for a moment later; and no answer leads elsewhere.
 * @throws {DOMException} `AbortError` when the signal was aborted
 */
export async function post(call: Call, needs: PostNeeds, signal: AbortSignal): Promise<Answer> {
  const late = AbortSignal.timeout(needs.timeoutMs);
  const stop = AbortSignal.any([signal, late]);
  try {
    const addresses = await beforeAbort(allowedAddresses(new URL(call.url), needs), stop);
    if (addresses.length === 0) return { error: 'address' };
    return { status: await send(call, addresses, stop) };
  } catch {
    signal.throwIfAborted();
    return { error: late.aborted ? 'timeout' : 'unreachable' };
  }
}

/** Whether an address can be called at all: with TLS, and no name and password in it, which would be kept in clear. */
export function isCallable(text: string, allowPrivate: boolean): boolean {
  const url = URL.parse(text);
  if (!url?.hostname || url.username !== '' || url.password !== '') return false;
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) return false;
  const host = hostOf(url);
  return isIP(host) === 0 || isAllowedAddress(host, allowPrivate);
}

/** All addresses that a host stands for, or none where one of them may not be called. */
async function allowedAddresses(url: URL, { allowPrivate, resolve }: PostNeeds): Promise<readonly string[]> {
  if (!isCallable(url.href, allowPrivate)) return [];
  const host = hostOf(url);
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  return addresses.every((address) => isAllowedAddress(address, allowPrivate)) ? addresses : [];
}

/** Without the brackets of an IPv6 address. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

function send({ url, headers, body }: Call, addresses: readonly string[], signal: AbortSignal): Promise<number> {
  const target = new URL(url);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A connection of its own: one that is kept open would go where an earlier call went.
    agent: false,
    lookup: pinned(addresses),
    maxHeaderSize: MAX_HEADER_BYTES,
    signal,
  };
  return new Promise((resolve, reject) => {
    const request = target.protocol === 'https:' ? httpsRequest(target, options) : httpRequest(target, options);
    let status: number | undefined;
    // The status is the answer; how its body ends is of no matter.
    const end = (error?: Error): void =>
      status === undefined ? reject(error ?? new Error('the connection was closed')) : resolve(status);
    request.on('error', end);
    request.on('close', () => end());
    request.on('response', (response) => {
      status = response.statusCode;
      let read = 0;
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read >= READ_BYTES) request.destroy();
      });
      response.on('error', end);
      response.on('end', () => request.destroy());
    });
    request.end(body);
  });
}

/** Answers the connection's question where the host is with what was found and checked before. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, callback) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = all;
    if (options.all === true) callback(null, all);
    else callback(null, first?.address ?? '', first?.family);
  };

/** The work's outcome, or the signal's reason as soon as it is aborted. */
function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

const DNS_MS = 3000;
const DNS_TRIES = 2;

/**
 * Asks name servers alone, and without a thread: a name whose servers never answer would otherwise hold one of the few
 * threads that files and passwords need, too.
 */
const resolvePublic: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: DNS_MS, tries: DNS_TRIES });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};

/** As every program on this computer does: also names of the own network. */
const resolveLocal: Resolve = async (host) =>
  (await lookup(host, { all: true }).catch(() => [])).map(({ address }) => address);

/** How names are resolved by default. */
export const resolverFor = (allowPrivate: boolean): Resolve => (allowPrivate ? resolveLocal : resolvePublic);
