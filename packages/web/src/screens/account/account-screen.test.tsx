import type { UserInfo } from '@tallyleaf/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages, messagesOf } from '../../i18n/translate.ts';
import { session } from '../../session/session.ts';
import { AccountScreen } from './account-screen.tsx';

const HOUR_MS = 3_600_000;
const user = (hoursAgo: number, more: Partial<UserInfo> = {}): UserInfo =>
  ({
    id: 'ada',
    email: 'ada@example.org',
    username: 'Ada',
    phone_number: null,
    locale: 'en',
    plan_index: 0,
    created_at: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
    ...more,
  }) as UserInfo;

const calls: { readonly url: string; readonly token: string | null }[] = [];
let answer: () => Response;

async function show(hoursAgo: number, more?: Partial<UserInfo>): Promise<void> {
  await session.login('tls_1', user(hoursAgo, more));
  calls.length = 0;
  await loadMessages('en', ['common', 'account']);
  const routes = [{ path: '*', element: <AccountScreen page="profile" /> }];
  render(
    <IntlProvider locale="en-US" messages={messagesOf('en')} timeZone="UTC">
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/account'] })} />
    </IntlProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  answer = () => Response.json({ code: 100000, message: 'OK', data: { user: user(50) } });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    calls.push({ url: String(url), token: new Headers(init?.headers).get('authorization') });
    return url === '/api/user/info' ? answer() : Response.json({ code: 100000, message: 'OK', data: null });
  });
});
afterEach(async () => {
  cleanup();
  await session.logout();
  vi.unstubAllGlobals();
});

it('specification, section 7: the account is read by GET /api/user/info with the bearer, and shown as it is now', async () => {
  answer = () => Response.json({ code: 100000, message: 'OK', data: { user: user(50, { email: 'ada@example.com' }) } });
  await show(50);
  expect(await screen.findByText(/You sign in with ada@example.com/)).toBeDefined();
  expect(calls.filter(({ url }) => url === '/api/user/info')).toEqual([
    { url: '/api/user/info', token: 'Bearer tls_1' },
  ]);
  expect(session.current().token).toBe('tls_1');
});

it('without an answer the page shows what is known', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer = () => Response.json({ code: 500, message: 'No.', error: 'internal' }, { status: 500 });
  await show(50);
  await vi.waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screen.getByText(/You sign in with ada@example.org/)).toBeDefined();
  warned.mockRestore();
});

it.each([
  [1, 0, /Welcome to Tallyleaf.*Credits for the server each month/],
  [38, 4, /Welcome to Tallyleaf$/],
  [40, 0, null],
])(
  'specification, section 4: who registered %d hours ago, with plan %d, is welcomed: %s',
  async (hours, plan_index, words) => {
    answer = () => Response.json({ code: 100000, message: 'OK', data: { user: user(hours, { plan_index }) } });
    await show(hours, { plan_index });
    const welcome = screen.queryByText('Welcome to Tallyleaf')?.parentElement?.textContent ?? null;
    if (words === null) expect(welcome).toBeNull();
    else expect(welcome).toMatch(words);
  },
);
