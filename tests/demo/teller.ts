/** A client of the HTTP API that says each call as a curl line, with the answer's status: what a reader can repeat. */

export interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What a call sends along. */
export interface Sent {
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

export class Teller {
  readonly #url: string;
  readonly #say: (line: string) => void;
  readonly #cookies = new Map<string, string>();
  /** The bearer token of a signed-in person. */
  token: string | undefined;

  constructor(url: string, say: (line: string) => void) {
    this.#url = url;
    this.#say = say;
  }

  /**
   * Makes a call, keeps the cookies that it sets, and says it.
   * @param expected the status that must come
   * @throws {Error} when another status comes, with the answer's message
   */
  async call(expected: number, method: string, path: string, sent: Sent = {}): Promise<Told> {
    const { told, shown } = await this.#send(method, path, sent);
    this.#say(`  $ ${asCurl(method, path, sent, this.token !== undefined)}`);
    this.#say(`    ${told.status} ${shown}`);
    return asExpected(told, expected, `${method} ${path}`, shown);
  }

  /** As `call`, without a word: for what is asked again and again. */
  async quietly(expected: number, method: string, path: string): Promise<Told> {
    const { told, shown } = await this.#send(method, path, {});
    return asExpected(told, expected, `${method} ${path}`, shown);
  }

  async #send(method: string, path: string, sent: Sent): Promise<{ readonly told: Told; readonly shown: string }> {
    const response = await fetch(this.#url + path, {
      method,
      headers: this.#headers(sent),
      redirect: 'manual',
      ...(sent.form && { body: sent.form }),
      ...(sent.json !== undefined && { body: JSON.stringify(sent.json) }),
    });
    this.#keepCookies(response);
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const body: unknown = isJson ? await response.json() : new Uint8Array(await response.arrayBuffer());
    const shown = isJson ? shortened(body) : `${(body as Uint8Array).length} bytes`;
    return { told: { status: response.status, headers: response.headers, body }, shown };
  }

  #headers({ json, headers }: Sent): Headers {
    const all = new Headers(headers);
    if (json !== undefined) all.set('content-type', 'application/json');
    if (this.token !== undefined) all.set('authorization', `Bearer ${this.token}`);
    if (this.#cookies.size > 0) all.set('cookie', [...this.#cookies].map((pair) => pair.join('=')).join('; '));
    return all;
  }

  #keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      this.#cookies.set(name, value);
    }
  }
}

function asExpected(told: Told, expected: number, call: string, shown: string): Told {
  if (told.status === expected) return told;
  throw new Error(`${call} answered ${told.status}, not ${expected}: ${shown}`);
}

function asCurl(method: string, path: string, { json, form }: Sent, signedIn: boolean): string {
  const parts = ['curl -b jar -c jar'];
  if (method !== 'GET') parts.push(`-X ${method}`);
  if (signedIn) parts.push('-H "Authorization: Bearer $TOKEN"');
  if (json !== undefined) parts.push(`--json '${shortened(json)}'`);
  for (const [name, value] of form?.entries() ?? []) {
    parts.push(`-F ${name}=${typeof value === 'string' ? value : `@${value.name}`}`);
  }
  return `${parts.join(' ')} $URL${path}`;
}

const MOST = 160;

/** JSON in one short line; what proves who somebody is does not stand in it. */
function shortened(body: unknown): string {
  const text = JSON.stringify(body, (key, value) =>
    /token|password/i.test(key) && typeof value === 'string' ? '…' : value,
  );
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
