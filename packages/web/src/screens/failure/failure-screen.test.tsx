import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages, messagesOf } from '../../i18n/translate.ts';
import { FailureScreen } from './failure-screen.tsx';
import type { FailureFacts } from './status-message.ts';

const site = { code: 100000, message: '', data: { support_email: 'help@example.org' } };

async function show(facts: Partial<FailureFacts>, path = '/lost%20page?from=mail'): Promise<void> {
  await loadMessages('en', ['common']);
  const routes = [
    { path: '/', element: <p>home page</p> },
    { path: '*', element: <FailureScreen {...facts} /> },
  ];
  render(
    <IntlProvider locale="en-US" messages={messagesOf('en')} timeZone="UTC">
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </IntlProvider>,
  );
}

/** Pictures beside the words: those of buttons and links are not counted. */
const drawings = (): number =>
  screen.getByRole('heading', { level: 1 }).closest('.page')?.querySelectorAll('svg[aria-hidden=true]').length ?? 0;
const suggestions = (): (string | null)[] => screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(site));
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('specification, section 2: by default 500, "Internal Server Error", and the ways out', async () => {
  await show({});
  expect(screen.getByText('Error 500')).toBeDefined();
  expect(screen.getByText('Internal Server Error')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong on our end');
  expect(suggestions()).toEqual(['Try again in a few minutes.', 'Refresh the page.']);
  expect(drawings()).toBe(1);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact-us');
  const mail = await screen.findByRole('link', { name: 'help@example.org' });
  expect(mail.getAttribute('href')).toBe('mailto:help@example.org');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  // The illustration says nothing that the words do not.
  const drawing = document.querySelector('main svg[viewBox="0 0 180 196"]');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
});

it('specification, section 2: a status message that came with the failure is shown', async () => {
  await show({ status: 503, statusMessage: 'Service Unavailable' });
  expect(screen.getByText('Error 503')).toBeDefined();
  expect(screen.getByText('Service Unavailable')).toBeDefined();
});

it('specification, section 2: 404 names the path, and its button leads home', async () => {
  await show({ status: 404 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
  expect(screen.getByText('Page not found: /lost page')).toBeDefined();
  expect(screen.getByText(/wandered off/)).toBeDefined();
  expect(suggestions()).toEqual(['Go back to the homepage.', 'Check the address for typos.']);
  expect(drawings()).toBe(1);
  expect(document.title).toMatch(/not found/i);
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

it('specification, section 8: what a route refuses is named with its full path', async () => {
  await show({ status: 404, refused: true });
  expect(screen.getByText('Page Not Found: /lost page?from=mail')).toBeDefined();
});

it('specification, section 2: without an anonymous user id the primary button clears the error and leads home', async () => {
  await show({});
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('home page')).toBeDefined();
});

it('specification, section 2: with one it tries the same page again', async () => {
  localStorage.setItem('anonymousUserId', 'a');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  await show({});
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.queryByText('home page')).toBeNull();
});
