import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { build, type Rollup } from 'vite';
import { decodePicture } from '../../packages/engine/platform/node/decode-picture.ts';
import { readPictureHeaders } from '../../packages/engine/src/intake/picture-header.ts';
import type { PictureFile } from '../../packages/engine/src/ports.ts';
import { contentPolicy } from '../../packages/server/src/http/security-headers.ts';
import { writeHeic } from '../written-heic.ts';

const engine = new URL('../../packages/engine/', import.meta.url);

/** The pictures that Node and the browser decode are the same: what is read from them may not depend on the door. */

const [width, height] = [333, 611];
const seed = (i: number, k: number): number => ((i * 2_654_435_761 + k * 40_503) >>> 20) & 15;
/** Paper in uneven light with lines of dark and of coloured print, and some noise. */
const pixels = Uint8Array.from({ length: width * height * 4 }, (_, i) => {
  const [pixel, k] = [i >> 2, i & 3];
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  if (k === 3) return x > 300 ? 255 - (y % 256) : 255;
  const print = y % 20 < 9 && (x * 7) % 31 < 12;
  return (print ? ([40, 30, y > 300 ? 160 : 35][k] ?? 0) : 235 - x / 8) + seed(pixel, k);
});
const heicPixels = Uint8Array.from({ length: 320 * 64 }, (_, i) => pixels[i * 4] ?? 0);
const page = (): Sharp => sharp(pixels, { raw: { width, height, channels: 4 } });
const opaque = (): Sharp => page().removeAlpha();

const heic = { toBuffer: async () => Buffer.from(writeHeic(heicPixels, 320, 64, { tiles: 2, quarterTurns: 1 })) };

const kinds: readonly (readonly [
  name: string,
  type: PictureFile['type'],
  made: { readonly toBuffer: () => Promise<Buffer> },
])[] = [
  ['heic', 'heic', heic],
  ['png', 'png', opaque().png()],
  ['png with transparency', 'png', page().png()],
  ['png with a palette', 'png', opaque().png({ palette: true, colours: 64 })],
  ['png of 16 bits', 'png', opaque().toColourspace('rgb16').png()],
  ['png in greys', 'png', opaque().greyscale().toColourspace('b-w').png()],
  ['png in greys of 16 bits', 'png', opaque().toColourspace('grey16').png()],
  ['png, interlaced', 'png', opaque().png({ progressive: true })],
  ['jpeg', 'jpeg', opaque().jpeg({ quality: 80 })],
  ['jpeg of full colours', 'jpeg', opaque().jpeg({ chromaSubsampling: '4:4:4' })],
  ['jpeg, progressive', 'jpeg', opaque().jpeg({ progressive: true })],
  ['jpeg in greys', 'jpeg', opaque().greyscale().toColourspace('b-w').jpeg()],
  ['jpeg of inks', 'jpeg', opaque().toColourspace('cmyk').jpeg()],
  ['jpeg with a profile', 'jpeg', opaque().withIccProfile('p3').jpeg()],
  ['jpeg on its side', 'jpeg', opaque().withMetadata({ orientation: 6 }).jpeg()],
  ['webp', 'webp', opaque().webp({ quality: 80 })],
  ['webp without loss', 'webp', page().webp({ lossless: true })],
  ['webp on its side', 'webp', opaque().withMetadata({ orientation: 8 }).webp()],
  ['tiff', 'tiff', opaque().tiff({ compression: 'lzw', predictor: 'horizontal' })],
  ['tiff of a deflated picture', 'tiff', opaque().tiff({ compression: 'deflate', predictor: 'horizontal' })],
  ['tiff of JPEGs', 'tiff', opaque().tiff({ compression: 'jpeg', quality: 80, tile: true })],
  ['tiff as a fax', 'tiff', opaque().toColourspace('b-w').threshold().tiff({ compression: 'ccittfax4', bitdepth: 1 })],
];

/** The browser's decoder as a script of its own. */
async function decoderScript(): Promise<string> {
  const entry = fileURLToPath(new URL('platform/browser/decode-picture.ts', engine));
  const lib = { entry, formats: ['iife' as const], name: 'decoder' };
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { lib, write: false },
  })) as Rollup.RollupOutput[];
  return built.flatMap(({ output }) => output).map((chunk) => ('code' in chunk ? chunk.code : ''))[0] ?? '';
}

/** A page of an origin of its own, under the app's policy, with nothing on it but the decoder. */
async function openDecoder(browser: Page): Promise<void> {
  const html = '<!doctype html><script src="/decoder.js"></script>';
  const served: Readonly<Record<string, Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0]>> = {
    '/': { contentType: 'text/html', body: html, headers: { 'content-security-policy': contentPolicy([]) } },
    '/decoder.js': { contentType: 'text/javascript', body: await decoderScript() },
    '/libheif.wasm': { path: createRequire(engine).resolve('libheif-js/libheif-wasm/libheif.wasm') },
  };
  await browser.route('**/*', (route) => {
    const answer = served[new URL(route.request().url()).pathname];
    return answer ? route.fulfill(answer) : route.abort();
  });
  await browser.goto('http://decoder.test/');
}

interface Decoder {
  readonly createDecoder: (
    loadHeic: () => Promise<ArrayBuffer>,
  ) => (file: PictureFile) => Promise<{ width: number; height: number; grey: Uint8Array }>;
}

async function decodeInBrowser(browser: Page, file: PictureFile) {
  const sent = { ...file, bytes: Buffer.from(file.bytes).toString('base64') };
  return browser.evaluate(async ({ bytes: base64, ...rest }) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const { decoder } = globalThis as unknown as { decoder: Decoder };
    const decode = decoder.createDecoder(async () => (await fetch('/libheif.wasm')).arrayBuffer());
    const picture = await decode({ bytes, ...rest });
    let text = '';
    for (let at = 0; at < picture.grey.length; at += 8192)
      text += String.fromCharCode(...picture.grey.subarray(at, at + 8192));
    return { width: picture.width, height: picture.height, grey: btoa(text) };
  }, sent);
}

test('Node and the browser decode the same pixels', async ({ page: browser }) => {
  await openDecoder(browser);
  for (const [name, type, made] of kinds) {
    const bytes = new Uint8Array(await made.toBuffer());
    const [header] = readPictureHeaders(bytes, type, 1);
    if (!header) throw new Error(`${name} has no header`);
    const file = { bytes, type, index: 0, width: header.width, height: header.height, orientation: header.orientation };
    const here = await decodePicture(file);
    const there = await decodeInBrowser(browser, file);
    expect([there.width, there.height], name).toEqual([here.width, here.height]);
    const grey = Buffer.from(there.grey, 'base64');
    const apart = here.grey.reduce((most, value, i) => Math.max(most, Math.abs(value - (grey[i] ?? 0))), 0);
    // Rounding, more than once.
    expect(apart, name).toBeLessThanOrEqual(2);
  }
});
