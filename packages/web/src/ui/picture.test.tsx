import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

it('specification, section 9: offers the widths of screens, and keeps its room', () => {
  render(<Picture src="/assets/a.png" alt="A statement" width={1280} height={800} sizes="100vw" />);
  const image = screen.getByRole('img', { name: 'A statement' });
  expect(image.getAttribute('srcset')).toContain('/_ipx/f_webp,w_1280/assets/a.png 1280w');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1280', '800']);
  expect(image.getAttribute('loading')).toBe('lazy');
});

it('is shown as it is where no other form can be had', () => {
  render(<Picture src="/assets/a.png" alt="A statement" width={640} height={400} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/assets/a.png');
  expect(screen.getByRole('img').hasAttribute('srcset')).toBe(false);
});
