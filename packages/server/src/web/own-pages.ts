import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ASK_AGAIN } from './caching.ts';
import type { Page } from './pages.ts';

/**
 * What the web app writes where the address of the place belongs that serves it (packages/web/src/i18n/own-address.ts):
 * search engines take no other than absolute addresses for canonical, alternate and shared ones, and nobody knows them yet
 * when pages are built.
 */
export const PLACEHOLDER = 'https://own-address.invalid';

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** A text as it stands in HTML and XML. */
export const escapeMarkup = (text: string): string => text.replace(/[&"<>]/g, (sign) => MARKUP[sign] ?? sign);

/** Puts an address where the web app left room for it. */
export const withAddress = (html: string, address: string): string =>
  html.replaceAll(PLACEHOLDER, escapeMarkup(address));

type Encoding = 'br' | 'gzip' | 'identity';

interface OwnPage {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** Pages that name this place: made when they are first asked for, as the port may be known no earlier, and kept. */
export class OwnPages {
  readonly #clientFolder: string;
  readonly #address: () => string;
  readonly #made = new Map<string, Promise<OwnPage>>();

  constructor(clientFolder: string, address: () => string) {
    this.#clientFolder = clientFolder;
    this.#address = address;
  }

  /** Answers with a page, in the form that the browser takes; with nothing where it has it already. */
  async send(request: FastifyRequest, reply: FastifyReply, { file }: Page): Promise<FastifyReply> {
    const making = this.#made.get(file) ?? this.#make(file);
    this.#made.set(file, making);
    const { etag, bodies } = await making;
    const vary = reply.getHeader('vary');
    reply.headers({ etag, 'cache-control': ASK_AGAIN, vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  }

  async #make(file: string): Promise<OwnPage> {
    const html = withAddress(await readFile(path.join(this.#clientFolder, file), 'utf8'), this.#address());
    const identity = Buffer.from(html);
    const [br, zipped] = await Promise.all([brotli(identity), promisify(gzip)(identity)]);
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
    return { etag: `W/"${hash}"`, bodies: { br, gzip: zipped, identity } };
  }
}

/** Once for each page and start: good, not best, so that the first visitor does not wait. */
const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });

/** The best form among those that a browser says it takes: `gzip, deflate, br` → `br`. */
function encodingFor(accepted: string): Encoding {
  const takes = (name: string): boolean =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
