import { describe, expect, it } from 'vitest';
import { kindOf } from './kind-of.ts';
import { LIST } from './testing/list.ts';

const ORIGIN = 'https://tallyleaf.example';
const ask = (path: string, method = 'GET', mode = 'cors') =>
  kindOf({ method, mode, url: new URL(path, ORIGIN) }, ORIGIN, LIST);

describe('specification, section 7: what the service worker answers', () => {
  it.each([
    ['/', 'page'],
    ['/de', 'page'],
    ['/de/terms?x=1', 'page'],
    ['/conversions/1', 'page'],
    ['/api/docs', 'pass'],
    ['/health', 'pass'],
    ['/sample-statement.pdf', 'file'],
  ])('going to %s: %s', (path, kind) => {
    expect(ask(path, 'GET', 'navigate')).toBe(kind);
  });

  it.each([
    ['/assets/app-1.js', 'asset'],
    ['/assets/pdfium-1.wasm', 'asset'],
    ['/assets/eng.traineddata-1.gz', 'pass'],
    ['/assets/tesseract-core-lstm-1.wasm', 'pass'],
    ['/assets/libheif-1.wasm', 'pass'],
    ['/favicon.svg', 'file'],
    ['/api/site', 'pass'],
    ['/api/_nuxt_icon/lucide.json?icons=check', 'pass'],
    ['/user/v2/userinfo', 'pass'],
    ['/builds/latest.json?1', 'pass'],
    ['/de/_payload.json?1', 'pass'],
    ['/de.data', 'pass'],
    ['/sw.js', 'pass'],
    ['/_ipx/w_320/favicon.svg', 'pass'],
    ['https://elsewhere.example/assets/app-1.js', 'pass'],
  ])('fetching %s: %s', (path, kind) => {
    expect(ask(path)).toBe(kind);
  });

  it('takes what the share menu posts, and no other form', () => {
    expect([ask('/share-target', 'POST'), ask('/share-target'), ask('/api/v1/conversions', 'POST')]).toEqual([
      'share',
      'pass',
      'pass',
    ]);
  });
});
