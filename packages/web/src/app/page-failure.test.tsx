import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages, messagesOf } from '../i18n/translate.ts';
import { PageFailure } from './page-failure.tsx';

beforeEach(() => void vi.stubGlobal('fetch', async () => new Promise(() => {})));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(error: unknown): Promise<void> {
  await loadMessages('en', ['common']);
  const router = createMemoryRouter([{ path: '*', element: <PageFailure error={error} /> }], {
    initialEntries: ['/xx/terms'],
  });
  render(
    <IntlProvider locale="en-US" messages={messagesOf('en')} timeZone="UTC">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

it('specification, section 8: an uncaught error is logged, and the error screen shown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new Error('a fault');
  await show(fault);
  expect(logged).toHaveBeenCalledWith(fault);
  expect(screen.getByText('Internal Server Error')).toBeDefined();
});

it('specification, section 8: a page error shows its status code and message, and is no fault', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = { status: 503, statusText: 'Service Unavailable', internal: false, data: null };
  await show(answer);
  expect([screen.getByText('Error 503'), screen.getByText('Service Unavailable')]).toHaveLength(2);
  expect(logged).not.toHaveBeenCalledWith(answer);
});
