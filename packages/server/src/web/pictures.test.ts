import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../http/app-type.ts';
import { answerErrors } from '../http/errors.ts';
import { setSecurityHeaders } from '../http/security-headers.ts';
import { openPages } from './pages.ts';
import { pictureRoutes } from './pictures.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';

/** A grey picture of this size. */
function png(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 0x80);
  for (let y = 0; y < height; y++) rows[y * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

let root: string;
let app: App;
const cache = () => path.join(root, 'data', 'pictures');
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'tallyleaf-pictures-'));
  const files: Record<string, string | Buffer> = {
    'client/index.html': '<!doctype html>',
    'client/favicon.svg': SVG,
    'client/assets/desk-1a2b.png': png(2000, 1000),
    'client/sw.js': '//',
    'client/broken.png': 'no picture',
    'secret.png': png(10, 10),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  app = await start();
});

async function start(limits: { readonly madePerTenMinutes?: number } = {}): Promise<App> {
  const pages = await openPages(root);
  if (!pages) throw new Error('the pages are there');
  const started = Fastify({ routerOptions: { maxParamLength: 200 } }) as unknown as App;
  answerErrors(started);
  setSecurityHeaders(started, () => false);
  await started.register(rateLimit, { global: false });
  pictureRoutes(started, { pages, cacheFolder: cache(), ...limits });
  return started;
}

afterAll(async () => {
  await app?.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

/** Kind and size of a picture, by sharp, which ipx brings. */
async function look(bytes: Buffer): Promise<[string | undefined, number | undefined, number | undefined]> {
  const { createIPX } = await import('ipx');
  const ipx = createIPX({
    storage: { name: 'test', getMeta: () => ({}), getData: () => new Uint8Array(bytes).buffer },
  });
  const { meta } = await ipx('x', {}).process();
  return [meta?.type, meta?.width, meta?.height];
}

describe('pictures', () => {
  it.each([
    ['_', 'webp', 2000, 1000],
    ['w_640', 'webp', 640, 320],
    ['w_640,f_png', 'png', 640, 320],
    ['s_320x320,fit_cover,f_jpeg,q_50', 'jpg', 320, 320],
    ['h_100,f_avif', 'avif', 200, 100],
    // None is made larger than it is.
    ['w_3072', 'webp', 2000, 1000],
  ])('%s of a PNG', async (modifiers, kind, width, height) => {
    const answer = await get(`/_ipx/${modifiers}/assets/desk-1a2b.png`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(`image/${kind === 'jpg' ? 'jpeg' : kind}`);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await look(answer.rawPayload)).toEqual([kind, width, height]);
  });

  it('of a drawing is a picture, too', async () => {
    const answer = await get('/_ipx/_/favicon.svg');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    expect(await look(answer.rawPayload)).toEqual(['webp', 64, 64]);
  });

  it('are kept, and known again', async () => {
    const [before, url] = [(await readdir(cache())).length, '/_ipx/w_320,q_42/assets/desk-1a2b.png'];
    const answers = await Promise.all([1, 2, 3].map(() => get(url)));
    const [first] = answers;
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('hex'))).size).toBe(1);
    expect((await readdir(cache())).length).toBe(before + 1);
    expect((await get(url)).rawPayload).toEqual(first?.rawPayload);
    // Said in other words, it is the same.
    const other = await get('/_ipx/quality_42,width_320,format_webp/assets/desk-1a2b.png');
    expect(other.headers.etag).toBe(first?.headers.etag);
    const known = await get(url, { 'if-none-match': String(first?.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it.each([
    '/_ipx/_/secret.png',
    '/_ipx/_/../secret.png',
    '/_ipx/_/..%2fsecret.png',
    '/_ipx/_/%2e%2e%2fsecret.png',
    '/_ipx/_/assets/..%2f..%2f..%2fsecret.png',
    '/_ipx/_/..%5csecret.png',
    '/_ipx/_/%2fetc%2fpasswd',
    '/_ipx/_/https://example.org/a.png',
    '/_ipx/_/https:%2f%2fexample.org%2fa.png',
    '/_ipx/_//example.org/a.png',
    '/_ipx/_/sw.js',
    '/_ipx/_/index.html',
    '/_ipx/_/',
  ])('are of our own files only: not %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  it.each(['w_641', 'w_640,blur_100', 'f_svg', 'resize_99999x1'])('refuse %s', async (modifiers) => {
    const answer = await get(`/_ipx/${modifiers}/assets/desk-1a2b.png`);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid-input']);
  });

  it('that are none are a fault, told without a word of where they lie', async () => {
    const answer = await get('/_ipx/_/broken.png');
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain(root);
  });

  it('are made so often for one network, and given as often as one likes', async () => {
    const few = await start({ madePerTenMinutes: 2 });
    const statuses: number[] = [];
    for (const height of [11, 12, 13, 11, 12]) {
      statuses.push((await few.inject(`/_ipx/h_${height}/favicon.svg`)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 200, 200]);
    await few.close();
  });
});
