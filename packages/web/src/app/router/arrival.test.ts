import { data, isRouteErrorResponse, redirect } from 'react-router';
import { expect, it, vi } from 'vitest';
import { type Enter, enter, matchesOf } from './arrival.ts';

const TREE = [{ id: 'root', path: '', children: [{ id: 'page', path: 'account/:page' }] }];
const matches = matchesOf(TREE, '/account/plan');
const entered = (routes: Record<string, Enter>) => enter(matches, (id) => routes[id], 'https://x.test/account/plan');

it('asks each route on the way, with the address and what the path names', async () => {
  const ask = vi.fn<Enter>(() => null);
  expect(await entered({ page: ask })).toEqual({ matches, error: undefined });
  const visit = ask.mock.calls[0]?.[0];
  expect(visit?.params).toEqual({ page: 'plan' });
  expect(visit?.request.url).toBe('https://x.test/account/plan');
});

it('what a route answers in place of its page is an error with a status; the outer route’s counts', async () => {
  const refused = await entered({
    root: () => {
      throw data('refused', { status: 404 });
    },
    page: () => {
      throw new Error('broken');
    },
  });
  const error = 'error' in refused ? refused.error : null;
  expect(isRouteErrorResponse(error)).toBe(true);
  expect(error).toMatchObject({ status: 404, data: 'refused' });
});

it('a fault of ours is handed on as it is', async () => {
  const fault = new Error('broken');
  expect(await entered({ page: () => Promise.reject(fault) })).toEqual({ matches, error: fault });
});

it('a route may lead elsewhere', async () => {
  const lead: Enter = () => {
    throw redirect('/de#choose');
  };
  expect(await entered({ page: lead })).toEqual({ redirect: '/de#choose' });
});
