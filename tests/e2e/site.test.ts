import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Site } from '@tallyleaf/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer, temporaryFolder } from './product.ts';

/** The pages of the real build as the server sends them, and what they fetch besides their assets. */

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

/** The specification's table of screens: path, where the title stands among the texts, whether there is any navigation. */
const SCREENS = [
  ['', 'home', 'home', true],
  ['/terms', 'legal', 'terms', true],
  ['/privacy', 'legal', 'privacy', true],
  ['/auth/callback', 'people', 'callback', false],
] as const;

test.each(SCREENS)(
  'specification, section 2: the screen %j in nine languages',
  async (path, part, page, navigation) => {
    for (const { code, tag } of LOCALES) {
      const address = code === 'en' ? path || '/' : `/${code}${path}`;
      const answer = await fetch(server.url + address);
      const html = await answer.text();
      const messages = new URL(`../../packages/web/src/i18n/messages/${code}/${part}.json`, import.meta.url);
      const texts = JSON.parse(readFileSync(messages, 'utf8')) as Record<string, { meta: { title: string } }>;
      const title = /<title>([^<]*)</.exec(html)?.[1]?.replaceAll('&amp;', '&');
      expect([address, answer.status, title]).toEqual([address, 200, texts[page]?.meta.title]);
      expect(html).toContain(`<html lang="${tag}"`);
      // The slim frame has the pages, the languages and the small print; the empty one nothing.
      expect([address, html.match(/<nav\b/g)?.length ?? 0]).toEqual([address, navigation ? 3 : 0]);
    }
  },
);

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
