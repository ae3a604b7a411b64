import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeBuild } from './describe-build.mjs';

const SERVER = `
export const assets = { version: '1a2b3c4d' };
export const routes = {
  root: { id: 'root', path: '', module: {} },
  'routes/locale': { id: 'routes/locale', parentId: 'root', path: ':locale?', module: {
    loader: ({ params }) => ({ locale: params.locale ?? 'en' }) } },
  'routes/home': { id: 'routes/home', parentId: 'routes/locale', index: true, module: { loader: () => [1, 2] } },
  'routes/terms': { id: 'routes/terms', parentId: 'routes/locale', path: 'terms', module: {} },
  'routes/other': { id: 'routes/other', parentId: 'root', path: '*', module: {} },
};
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-build-'));
  const files = ['client/index.html', 'client/de/index.html', 'client/de/terms/index.html', 'client/assets/app.js'];
  for (const [name, content] of [...files.map((file) => [file, '']), ['server/index.js', SERVER]]) {
    await mkdir(path.join(folder, path.dirname(name ?? '')), { recursive: true });
    await writeFile(path.join(folder, name ?? ''), content ?? '');
  }
});
afterAll(() => rm(folder, { recursive: true }));

it('says which build it is, and gives the data of each page', async () => {
  const before = Date.now();
  expect(await describeBuild(folder)).toBe('1a2b3c4d');
  const read = async (name: string) => JSON.parse(await readFile(path.join(folder, 'client', name), 'utf8'));
  const latest = await read('builds/latest.json');
  expect(latest).toEqual({ id: '1a2b3c4d', timestamp: expect.any(Number) });
  expect(latest.timestamp).toBeGreaterThanOrEqual(before);
  expect(await read('builds/meta/1a2b3c4d.json')).toMatchObject({
    ...latest,
    prerendered: ['/', '/de', '/de/terms'],
    matcher: { static: { '/de/terms': { prerender: true } } },
  });
  expect(await read('_payload.json')).toEqual({
    path: '/',
    buildId: '1a2b3c4d',
    data: { 'routes/locale': { locale: 'en' }, 'routes/home': [1, 2] },
  });
  expect(await read('de/terms/_payload.json')).toMatchObject({
    path: '/de/terms',
    data: { 'routes/locale': { locale: 'de' } },
  });
});
