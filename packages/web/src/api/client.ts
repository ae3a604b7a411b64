import { type Envelope, type Failure, isSuccess } from '@tallyleaf/contract';

/** Milliseconds after which a request is given up (spec section 9). */
export const REQUEST_TIMEOUT_MS = 300_000;

/** HTTP statuses after which a request may be tried again (spec section 7). */
export const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How often a request is tried again: reading once, writing never. */
export const retriesOf = (method: Method): number => (method === 'GET' ? 1 : 0);

/** Why a call failed, in words that can be shown (spec section 8); `message` is empty for a cancelled one. */
export class ApiError extends Error {
  readonly kind: 'timeout' | 'network' | 'cancelled' | 'answer';
  /** The HTTP status, 0 where there was no answer. */
  readonly status: number;
  /** The short code of the contract's error table, where the answer had one. */
  readonly error: string | undefined;
  /** What the answer says besides. */
  readonly data: Failure['data'];

  constructor(kind: ApiError['kind'], message: string, status = 0, error?: string, data?: Failure['data']) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.error = error;
    this.data = data;
  }
}

export interface RequestOptions {
  readonly body?: FormData | object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Makes the one wrapper around `fetch`: envelope, token, time-out, retries.
 * `token` is asked for at each call; null is an anonymous call.
 */
export function createClient(fetcher: Fetch, token: () => string | null = () => null) {
  /** Calls the API and gives what `open` finds in the answer: by default the envelope's `data`. @throws {ApiError} */
  return async function request<T>(
    method: Method,
    url: string,
    options: RequestOptions = {},
    open: (response: Response) => Promise<T> = openEnvelope,
  ): Promise<T> {
    for (let left = retriesOf(method); ; left -= 1) {
      try {
        const response = await send(fetcher, method, url, options, token());
        if (left > 0 && RETRY_STATUSES.includes(response.status)) continue;
        return await open(response);
      } catch (error) {
        const failure = asApiError(error, options.signal);
        if (left > 0 && failure.kind === 'network') continue;
        throw failure;
      }
    }
  };
}

function send(
  fetcher: Fetch,
  method: Method,
  url: string,
  options: RequestOptions,
  token: string | null,
): Promise<Response> {
  const { body, signal, timeoutMs = REQUEST_TIMEOUT_MS } = options;
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  if (token) headers.Authorization = `Bearer ${token}`;
  const isForm = body instanceof FormData;
  if (body && !isForm) headers['Content-Type'] = 'application/json';
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetcher(url, {
    method,
    headers,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
}

/** The `data` of a successful envelope; another `code` raises the body's message, no JSON the status text. */
async function openEnvelope<T>(response: Response): Promise<T> {
  const envelope = await readEnvelope<T>(response);
  if (!envelope) throw new ApiError('answer', response.statusText, response.status);
  if (isSuccess(envelope)) return envelope.data;
  throw new ApiError('answer', envelope.message, response.status, envelope.error, envelope.data);
}

/** A file, and what the answer says of it. */
export interface AnsweredFile {
  readonly blob: Blob;
  readonly headers: Headers;
}

/** The file in an answer; an answer that is none is an envelope that says why. */
export async function openFile(response: Response): Promise<AnsweredFile> {
  if (response.ok) return { blob: await response.blob(), headers: response.headers };
  await openEnvelope(response);
  throw new ApiError('answer', response.statusText, response.status);
}

async function readEnvelope<T>(response: Response): Promise<Envelope<T> | null> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body ? (body as Envelope<T>) : null;
  } catch {
    return null;
  }
}

function asApiError(error: unknown, signal: AbortSignal | undefined): ApiError {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new ApiError('cancelled', '');
  if (error instanceof DOMException && error.name === 'TimeoutError') return new ApiError('timeout', 'Time out');
  return new ApiError('network', error instanceof Error ? error.message : String(error));
}
