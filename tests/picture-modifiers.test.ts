import { expect, it } from 'vitest';
import { type PictureWish, readModifiers } from '../packages/server/src/web/picture-modifiers.ts';
import { type PictureModifiers, pictureUrl } from '../packages/web/src/ui/picture-sources.ts';

it.each<[keyof PictureModifiers, PictureModifiers, PictureWish]>([
  ['format', { format: 'avif' }, { format: 'avif' }],
  ['width', { width: 640 }, { format: 'webp', width: 640 }],
  ['height', { height: 200 }, { format: 'webp', height: 200 }],
  ['resize', { resize: [640, 200] }, { format: 'webp', width: 640, height: 200 }],
  ['fit', { fit: 'cover' }, { format: 'webp', fit: 'cover' }],
  ['quality', { quality: 60 }, { format: 'webp', quality: 60 }],
  ['background', { background: '#ffFFff' }, { format: 'webp', background: 'ffffff' }],
])('specification, section 7: the modifier %s is read by the server as the app writes it', (_name, modifiers, wish) => {
  const [, written = ''] = /^[/]_ipx[/]([^/]+)[/]a[.]png$/.exec(pictureUrl('/a.png', modifiers)) ?? [];
  expect(readModifiers(written)).toEqual(wish);
});
