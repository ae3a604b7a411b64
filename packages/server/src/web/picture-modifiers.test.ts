import { describe, expect, it } from 'vitest';
import { readModifiers, toIpx, WIDTHS } from './picture-modifiers.ts';

describe('modifiers of a picture', () => {
  it.each([
    ['_', { format: 'webp' }],
    ['w_640', { format: 'webp', width: 640 }],
    ['width_640,format_avif', { format: 'avif', width: 640 }],
    ['f_jpg&q_80&w_3072', { format: 'jpeg', quality: 80, width: 3072 }],
    ['h=480,fit=inside', { format: 'webp', height: 480, fit: 'inside' }],
    ['s_640x480,b_FfF', { format: 'webp', width: 640, height: 480, background: 'fff' }],
    ['resize_320', { format: 'webp', width: 320, height: 320 }],
    ['background_0b6b4c,quality_1', { format: 'webp', background: '0b6b4c', quality: 1 }],
  ])('of %s are read', (text, wish) => {
    expect(readModifiers(text)).toEqual(wish);
  });

  it.each([
    '',
    'w',
    'w_',
    'w_641',
    'w_0640',
    'w_6e2',
    'w_-640',
    'w_640,w_320',
    'w_640,width_320',
    'h_0',
    'h_3073',
    's_640x',
    's_640x480x1',
    's_641x480',
    'q_0',
    'q_101',
    'f_svg',
    'f_gif',
    'f_constructor',
    'fit_stretch',
    'b_red',
    'b_fffff',
    'blur_50',
    'rotate_90',
    'enlarge',
    'constructor_1',
    '__proto___1',
    'w_640,',
  ])('%s is refused', (text) => {
    expect(readModifiers(text)).toBeUndefined();
  });

  it('are six screens at two densities wide', () => {
    expect([...WIDTHS].sort((a, b) => a - b)).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  });

  it('make one size of a width and a height', () => {
    expect(toIpx({ format: 'webp', width: 640, height: 480, fit: 'cover' })).toEqual({
      f: 'webp',
      s: '640x480',
      fit: 'cover',
    });
    expect(toIpx({ format: 'png', height: 480 })).toEqual({ f: 'png', h: '480' });
  });
});
