import { expect, it } from 'vitest';
import { SHARE_FIELD } from '../share.ts';
import { keepHanded, takeHanded } from './handed-files.ts';
import { memoryCaches } from './testing/memory-caches.ts';

it('files of the share menu wait for the page, with their names, and are taken once', async () => {
  const { store } = memoryCaches();
  const form = new FormData();
  form.append(SHARE_FIELD, new File(['%PDF-1'], 'Auszug März 对账单.pdf', { type: 'application/pdf' }));
  form.append(SHARE_FIELD, new File(['x'], 'b.png', { type: 'image/png' }));
  form.append('title', 'not a file');
  await keepHanded(form, store);
  expect(await store.keys()).toEqual(['tallyleaf-handed']);
  const files = await takeHanded(store);
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['Auszug März 对账单.pdf', 'application/pdf'],
    ['b.png', 'image/png'],
  ]);
  expect(await files[0]?.text()).toBe('%PDF-1');
  expect(await takeHanded(store)).toEqual([]);
});
