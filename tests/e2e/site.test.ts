import { join } from 'node:path';
import type { Site } from '@tallyleaf/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer, temporaryFolder } from './product.ts';

/** What the pages of the real build fetch besides their assets. */

const folder = temporaryFolder();
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer(join(folder.path, 'data'));
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const read = async <T>(path: string): Promise<T> => {
  const answer = await fetch(server.url + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as T;
};

test('the build says which it is, as do the site and the page', async () => {
  const { id } = await read<{ id: string }>(`/builds/latest.json?${Date.now()}`);
  const meta = await read<{ id: string; prerendered: string[] }>(`/builds/meta/${id}.json`);
  expect([meta.id, meta.prerendered.length % 9]).toEqual([id, 0]);
  expect((await read<{ data: Site }>('/api/site')).data).toMatchObject({ build_id: id, languages: { length: 9 } });
  // The running app knows its own id by the file of its manifest.
  expect(await (await fetch(server.url)).text()).toContain(`manifest-${id}.js`);
});

test('every page has its data beside it', async () => {
  const { id } = await read<{ id: string }>('/builds/latest.json');
  const { prerendered } = await read<{ prerendered: string[] }>(`/builds/meta/${id}.json`);
  for (const page of prerendered) {
    const payload = await read<{ path: string; data: object }>(`${page.replace(/\/$/, '')}/_payload.json?${id}`);
    expect([payload.path, typeof payload.data]).toEqual([page, 'object']);
  }
});

test('icons and pictures come as they are asked for', async () => {
  const icons = await read<{ icons: object }>('/api/_nuxt_icon/lucide.json?icons=check,x');
  expect(Object.keys(icons.icons)).toEqual(['check', 'x']);
  const picture = await fetch(`${server.url}/_ipx/w_320/favicon.svg`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(Buffer.from(await picture.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
});
