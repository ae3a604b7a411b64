import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../http/app-type.ts';
import { ApiError } from '../http/errors.ts';
import { limitByNetwork } from '../http/rate-limit.ts';
import { BoundedCache } from './bounded-cache.ts';
import { cachingOf } from './caching.ts';
import type { Pages } from './pages.ts';
import { type PictureWish, readModifiers, toIpx } from './picture-modifiers.ts';

export interface PictureNeeds {
  readonly pages: Pick<Pages, 'clientFolder' | 'files'>;
  /** Where pictures are kept that were made. */
  readonly cacheFolder: string;
  /** How many may be made for one network in ten minutes. */
  readonly madePerTenMinutes?: number;
}

/** What is made may fill so many bytes of the disk, and one network may have so many made. */
const CACHE_BYTES = 64_000_000;
const MADE_PER_TEN_MINUTES = 300;
const TEN_MINUTES = 10 * 60 * 1000;

/** Pictures made at once: each takes a core for a tenth of a second or more. Further ones wait, but not in any number. */
const AT_ONCE = 2;
const MAX_WAITING = 40;

const PICTURE = /\.(png|jpe?g|webp|avif|gif|svg)$/;
const MAX_PIXELS = 50_000_000;

const PICTURES = {
  mediaType: ['image/webp', 'image/avif', 'image/png', 'image/jpeg'],
  about: 'the picture',
};

/** Pictures of the built web app, in the size and format that a screen needs (specification, section 7). */
export function pictureRoutes(app: App, needs: PictureNeeds): void {
  const { pages, cacheFolder, madePerTenMinutes = MADE_PER_TEN_MINUTES } = needs;
  const limit = limitByNetwork(app, 'pictures', madePerTenMinutes, TEN_MINUTES);
  const workshop = new Workshop(pages.clientFolder, new BoundedCache(cacheFolder, CACHE_BYTES));
  app.get(
    '/_ipx/:modifiers/*',
    {
      config: {
        access: 'anyone',
        failures: ['not-found', 'unavailable', 'rate-limited'],
        gives: { 200: PICTURES, 304: null },
      },
      schema: {
        summary: 'a picture of the site, in the size and format that a screen needs',
        description:
          'Modifiers are parted by commas: `f_webp`, `w_640`, `h_`, `fit_`, `q_`, `b_`, `s_640x400`; `_` stands for none.',
        tags: ['site'],
        params: Type.Object({ modifiers: Type.String(), '*': Type.String() }),
      },
    },
    async (request, reply) => {
      // Only what is a file of ours: no other path, no other place.
      const pathname = `/${request.params['*']}`;
      if (!pages.files.has(pathname) || !PICTURE.test(pathname)) throw new ApiError('not-found');
      const wish = readModifiers(request.params.modifiers);
      if (!wish) throw new ApiError('invalid-input', 'The picture cannot be had in this form.');
      return sendPicture(request, reply, pathname, wish, workshop, limit);
    },
  );
}

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
  wish: PictureWish,
  workshop: Workshop,
  limit: (request: FastifyRequest) => Promise<void>,
): Promise<FastifyReply> {
  const key = await workshop.keyOf(pathname, wish);
  const etag = `"${key}"`;
  reply.header('etag', etag).header('cache-control', cachingOf(pathname));
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const bytes = (await workshop.find(key)) ?? (await limit(request).then(() => workshop.make(key, pathname, wish)));
  return reply.type(`image/${wish.format}`).send(bytes);
}

/** Makes pictures, each once. */
class Workshop {
  readonly #folder: string;
  readonly #cache: BoundedCache;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(folder: string, cache: BoundedCache) {
    this.#folder = folder;
    this.#cache = cache;
  }

  /** Names a picture in a form; another file at the same path has another name. */
  async keyOf(pathname: string, wish: PictureWish): Promise<string> {
    const { size, mtimeMs } = await stat(path.join(this.#folder, pathname));
    const text = JSON.stringify([pathname, size, mtimeMs, Object.entries(toIpx(wish)).sort()]);
    return createHash('sha256').update(text).digest('hex');
  }

  find = (key: string): Promise<Buffer | undefined> => this.#cache.get(key);

  make(key: string, pathname: string, wish: PictureWish): Promise<Buffer> {
    const known = this.#making.get(key);
    if (known) return known;
    const making = this.#inTurn(async () => {
      const bytes = await draw(this.#folder, pathname, wish);
      await this.#cache.put(key, bytes);
      return bytes;
    }).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy >= AT_ONCE) {
      if (this.#waiting.length >= MAX_WAITING) throw new ApiError('unavailable', undefined, { 'retry-after': '5' });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#busy += 1;
    try {
      return await work();
    } finally {
      // The turn is handed on, or given back.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}

async function draw(folder: string, pathname: string, wish: PictureWish): Promise<Buffer> {
  // Loaded on the first use: most visits need no picture.
  const { createIPX } = await import('ipx');
  const ipx = createIPX({
    // One file, whatever is asked for; nothing is ever fetched from elsewhere.
    storage: { name: 'built pages', getMeta: () => ({}), getData: () => readSource(path.join(folder, pathname)) },
    sharpOptions: { limitInputPixels: MAX_PIXELS },
  });
  const { data } = await ipx(pathname, toIpx(wish)).process();
  return Buffer.from(data);
}

async function readSource(file: string): Promise<ArrayBuffer> {
  const bytes = await readFile(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
