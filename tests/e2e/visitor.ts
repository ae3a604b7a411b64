import { setTimeout as sleep } from 'node:timers/promises';
import {
  CONVERSIONS_PATH,
  type ConversionDetail,
  type ConversionReceipt,
  type Envelope,
  isFinished,
  isSuccess,
} from '@tallyleaf/contract';

export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Answer<T> {
  readonly status: number;
  readonly body: Envelope<T>;
}

/** A client of the HTTP API with cookies of its own, as one visitor's program would be. */
export class Visitor {
  readonly #url: string;
  #cookie: string | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** The same visitor at another address. */
  at(url: string): Visitor {
    const visitor = new Visitor(url);
    visitor.#cookie = this.#cookie;
    return visitor;
  }

  /** Any call; remembers the cookies that the answer sets. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookie) headers.set('cookie', this.#cookie);
    const response = await fetch(this.#url + path, { ...init, headers });
    const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('anonymous_user_id='));
    if (set) this.#cookie = set.split(';')[0];
    return response;
  }

  async call<T>(method: string, path: string, init: RequestInit = {}): Promise<Answer<T>> {
    const response = await this.fetch(path, { ...init, method });
    return { status: response.status, body: (await response.json()) as Envelope<T> };
  }

  async upload(files: readonly Upload[], fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { name, bytes } of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
    return this.call<ConversionReceipt[]>('POST', CONVERSIONS_PATH, { body: form, headers });
  }

  /** Asks until the conversion has ended, whichever way; what takes long is asked for less often. */
  async finished(id: string): Promise<ConversionDetail> {
    for (let pause = 50; ; pause = Math.min(1000, pause * 1.2)) {
      const { data } = succeeded(await this.call<ConversionDetail>('GET', `${CONVERSIONS_PATH}/${id}`));
      if (isFinished(data.status)) return data;
      await sleep(pause);
    }
  }
}

/** The body of a success. @throws {Error} when it is a failure */
export function succeeded<T>({ status, body }: Answer<T>): { readonly data: T } {
  if (isSuccess(body)) return body;
  throw new Error(`answered ${status}: ${body.message}`);
}
