import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { retryMissing } from './missing-parts.ts';

const Part = ({ name }: { readonly name: string }) => <p>part {name}</p>;

const shown = async (Shown: ComponentType<{ readonly name: string }>) => {
  const view = render(
    <>
      <h1>page</h1>
      <Suspense>
        <Shown name="one" />
      </Suspense>
    </>,
  );
  await act(async () => {});
  return view;
};

afterEach(() => void vi.restoreAllMocks());

it('a part whose script is missing leaves the page as it is, and comes when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => Part);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await shown(lazyPart(load));
  expect(screen.getByText('page')).toBeTruthy();
  expect(screen.queryByText('part one')).toBeNull();
  await act(async () => retryMissing());
  expect(screen.getByText('part one')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a fault of the part itself is no missing script', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = (): never => {
    throw new Error('broken');
  };
  await expect(shown(lazyPart(async () => Broken))).rejects.toThrow('broken');
});
