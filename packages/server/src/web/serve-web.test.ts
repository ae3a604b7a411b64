import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { App } from '../http/app-type.ts';
import { ApiError, answerErrors } from '../http/errors.ts';
import { keepCookiesPrivate, setSecurityHeaders } from '../http/security-headers.ts';
import { thirdPartiesOf } from '../http/third-parties.ts';
import { openPages, type Pages } from './pages.ts';
import { serveWeb } from './serve-web.ts';

const SCRIPT = 'window.x = 1;';
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
const page = (text: string) =>
  `<!doctype html><p>${text}</p><script src="/assets/app-1.js"></script><script>${SCRIPT}</script>`;
const FILES: Record<string, string | Buffer> = {
  'index.html': page('home'),
  'index.html.br': brotliCompressSync(page('home')),
  'de/index.html': page('Startseite'),
  'de/terms/index.html': page('Bedingungen'),
  'pricing/index.html': page('<link rel="canonical" href="https://own-address.invalid/pricing">'),
  'de/pricing/index.html': page('<link rel="canonical" href="https://own-address.invalid/de/pricing">'),
  'de/account/index.html': page(
    '<link rel="canonical" href="https://own-address.invalid/x"><meta name="robots" content="noindex"/>',
  ),
  'de.data': '[]',
  'assets/app-1.js': 'export {};',
  'assets/eng.traineddata-1.gz': Buffer.from([0x1f, 0x8b, 8]),
  'sw.js': '//',
  'favicon.svg': '<svg/>',
  'sample.pdf': 'bytes of a statement',
  'builds/latest.json': '{"id":"1a2b3c4d","timestamp":1700000000000}',
  'builds/meta/1a2b3c4d.json': '{"id":"1a2b3c4d","prerendered":["/","/de"]}',
  '_payload.json': '{"data":{}}',
  'de/terms/_payload.json': '{"data":{"routes/terms":1}}',
};

const nothingAt = (): never => {
  throw new ApiError('not-found');
};

async function appOf(pages: Pages): Promise<App> {
  const made = Fastify() as unknown as App;
  answerErrors(made);
  setSecurityHeaders(made, () => false);
  await made.register(cookie, { secret: 'a secret' });
  keepCookiesPrivate(made);
  const render = async (request: Request) =>
    new Response(page(`rendered ${new URL(request.url).pathname}`), {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  await serveWeb(
    made,
    { ...pages, render },
    { isSecure: () => false, nothingAt, ownAddress: () => 'https://tally.example' },
  );
  return made;
}

let folder: string;
let app: App;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-web-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.join(folder, 'client', path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, 'client', name), content);
  }
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  const pages = await openPages(folder);
  if (!pages) throw new Error('the pages are there');
  app = await appOf(pages);
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('the web app', () => {
  it('is absent where it is not built', async () => {
    expect(await openPages(path.join(folder, 'nowhere'))).toBeUndefined();
  });

  it('has its pages, with their own inline scripts allowed and a cookie for the visitor', async () => {
    const answer = await get('/de/terms');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Bedingungen');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${HASH};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({
        name: 'anonymous_user_id',
        value: expect.stringMatching(/^[0-9a-f-]{36}\../),
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 2_592_000,
        path: '/',
      }),
    );
  });

  it('lets those in who are configured, into written and rendered pages, and nobody else', async () => {
    expect((await get('/de')).headers['cross-origin-opener-policy']).toBe('same-origin');
    const others = thirdPartiesOf(readConfig({ OIDC_CLIENT_ID: 'us' }, false));
    const pages = await openPages(folder, others);
    if (!pages) throw new Error('the pages are there');
    const guest = await appOf(pages);
    for (const url of ['/de', '/nowhere']) {
      const { headers } = await guest.inject({ method: 'GET', url });
      expect(headers['content-security-policy']).toContain(`${HASH} https://accounts.google.com/gsi/client;`);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
    await guest.close();
  });

  it('writes the language of the address into the cookie, whatever stood there', async () => {
    const answer = await get('/de', { cookie: 'i18n_redirected=en', 'accept-language': 'en' });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'i18n_redirected', value: 'de', maxAge: 31_536_000, sameSite: 'Lax', path: '/' }),
    );
  });

  it.each([
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, '/de'],
    [{ 'accept-language': 'en', cookie: 'i18n_redirected=de' }, '/de'],
    [{ 'accept-language': 'de', cookie: 'i18n_redirected=en' }, undefined],
    [{ 'accept-language': 'fr,ja' }, undefined],
    [{}, undefined],
  ])('leads from / by %j to %s', async (headers, location) => {
    const answer = await get('/?a=1', headers);
    expect(answer.headers.location).toBe(location && `${location}?a=1`);
    expect(answer.statusCode).toBe(location ? 302 : 200);
    expect(String(answer.headers.vary).toLowerCase()).toContain('cookie, accept-language');
    if (!location) expect(answer.body).toContain('home');
  });

  it('does not redirect deeper paths, and takes them for English', async () => {
    const answer = await get('/terms', { 'accept-language': 'de' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('rendered /terms');
    expect(answer.cookies.map(({ name }) => name)).not.toContain('i18n_redirected');
    expect(String(answer.headers['content-security-policy'])).toContain(HASH);
  });

  it('sends what was compressed when it was built', async () => {
    const answer = await get('/', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(answer.headers.vary).toLowerCase()).toMatch(
      /cookie, accept-language.*accept-encoding|accept-encoding.*cookie, accept-language/,
    );
    expect(answer.rawPayload).toEqual(FILES['index.html.br']);
  });

  it.each([
    ['/assets/app-1.js', 'public, max-age=31536000, immutable', /javascript/],
    ['/sw.js', 'no-cache', /javascript/],
    ['/de.data', 'no-cache', /^text\/x-script/],
    ['/favicon.svg', 'public, max-age=3600', /svg/],
    ['/builds/latest.json?1700000000001', 'no-store', /json/],
    ['/builds/meta/1a2b3c4d.json', 'public, max-age=31536000, immutable', /json/],
    ['/_payload.json', 'no-cache', /json/],
    ['/de/terms/_payload.json?1a2b3c4d', 'public, max-age=31536000, immutable', /json/],
    // A page of an older build asks for data: it gets those of now, and keeps them no longer than that.
    ['/de/terms/_payload.json?00000000', 'no-cache', /json/],
  ])('serves %s to be kept as %s', async (url, caching, type) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, caching]);
    expect(answer.headers['content-type']).toMatch(type);
    expect(answer.cookies).toEqual([]);
  });

  it('puts its own address into pages that say where they are at home, whatever they were asked by', async () => {
    const plain = await get('/pricing', { host: 'evil.example' });
    expect(plain.body).toContain('href="https://tally.example/pricing"');
    expect(plain.headers['content-security-policy']).toContain(HASH);
    const packed = await get('/pricing', { 'accept-encoding': 'gzip, br' });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const again = await get('/pricing', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/pricing', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('tells search engines its public pages in every language, and that calls are none of their business', async () => {
    const map = await get('/sitemap.xml');
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(map.body.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://tally.example/de/pricing',
      '<loc>https://tally.example/pricing',
    ]);
    expect(map.body).toContain('hreflang="de-DE" href="https://tally.example/de/pricing"');
    expect(map.body).toContain('hreflang="x-default" href="https://tally.example/pricing"');
    const robots = await get('/robots.txt');
    expect(robots.body).toContain('Disallow: /api/');
    expect(robots.body).toContain('Sitemap: https://tally.example/sitemap.xml');
  });

  it('knows its build', async () => {
    expect((await openPages(folder))?.build).toEqual({ id: '1a2b3c4d', timestamp: 1_700_000_000_000 });
  });

  it.each([
    [{ range: 'bytes=0-4' }, 206, 'bytes', 'bytes 0-4/20'],
    [{ range: 'bytes=-9' }, 206, 'statement', 'bytes 11-19/20'],
    [{ range: 'bytes=0-1,4-5' }, 200, 'bytes of a statement', undefined],
    [{ range: 'bytes=90-' }, 416, undefined, 'bytes */20'],
    [{ range: 'bytes=0-4', 'if-range': '"another"' }, 200, 'bytes of a statement', undefined],
  ])('gives of a PDF, asked with %j, status %i', async (headers, status, body, range) => {
    const answer = await get('/sample.pdf', headers as Record<string, string>);
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, range]);
    if (body) expect([answer.body, answer.headers['accept-ranges']]).toEqual([body, 'bytes']);
  });

  it('serves a file that is compressed by itself as it is', async () => {
    const answer = await get('/assets/eng.traineddata-1.gz', { 'accept-encoding': 'br, gzip' });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([...answer.rawPayload]).toEqual([0x1f, 0x8b, 8]);
    expect((await get('/index.html.br')).statusCode).toBe(404);
  });

  it('takes a slash at the end away, and leads to no other site', async () => {
    expect((await get('/de/?x=1')).headers.location).toBe('/de?x=1');
    for (const url of ['//evil.example/', '//evil.example/de/', '/\\evil.example/']) {
      expect((await get(url)).headers.location ?? '/').not.toMatch(/^(\/\/|\/\\|http)/);
    }
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/de/../../secret.txt',
  ])('gives nothing outside its folder: %s', async (url) => {
    expect((await get(url)).body).not.toBe('secret');
  });

  it('answers in the envelope where no page is wanted', async () => {
    for (const [method, url, status] of [
      ['GET', '/api/nope', 404],
      ['POST', '/de', 405],
      ['GET', '/assets/gone-2.js', 404],
      ['GET', '/builds/meta/00000000.json', 404],
      ['GET', '/no-page/_payload.json', 404],
      ['GET', '/en/_payload.json', 404],
      ['GET', '/builds/', 404],
    ] as const) {
      const answer = await app.inject({ method, url });
      expect([answer.statusCode, answer.json().code]).toEqual([status, status]);
    }
  });
});
