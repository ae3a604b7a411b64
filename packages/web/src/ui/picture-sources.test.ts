import { expect, it } from 'vitest';
import { pictureSources, pictureUrl } from './picture-sources.ts';

it('specification, section 7: webp by default, under the app base URL', () => {
  expect(pictureUrl('/assets/a.png', { width: 640 })).toBe('/_ipx/f_webp,w_640/assets/a.png');
  expect(pictureUrl('/assets/a.png', { width: 320 }, '/app/')).toBe('/app/_ipx/f_webp,w_320/assets/a.png');
});

it('specification, section 7: all seven modifiers', () => {
  const all = { format: 'png', width: 320, height: 200, fit: 'cover', quality: 60, background: '#fff' } as const;
  expect(pictureUrl('/a.png', all)).toBe('/_ipx/f_png,w_320,h_200,fit_cover,q_60,b_fff/a.png');
  expect(pictureUrl('/a.png', { resize: [320, 200] })).toBe('/_ipx/f_webp,s_320x200/a.png');
});

it.each(['https://example.org/a.png', '//example.org/a.png', 'a.png'])('%s is no path of this site', (src) => {
  expect(() => pictureUrl(src, { width: 320 })).toThrow(RangeError);
});

it('specification, section 9: a picture of one width comes in densities 1 and 2', () => {
  const { src, srcSet } = pictureSources('/a.png', { own: 600 });
  expect(src).toBe('/_ipx/f_webp,w_640/a.png');
  expect(srcSet).toBe('/_ipx/f_webp,w_640/a.png 1x, /_ipx/f_webp,w_1280/a.png 2x');
});

it('specification, section 9: one that grows comes in the widths of screens, and no wider than it is', () => {
  const { src, srcSet } = pictureSources('/a.png', { own: 1000, sizes: '100vw' });
  expect(src).toBe('/_ipx/f_webp,w_320/a.png');
  expect(srcSet.match(/\d+w(?=,|$)/g)).toEqual(['320w', '640w', '768w', '1024w']);
});
