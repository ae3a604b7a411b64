import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { matchPath, routeTree } from './route-tree.ts';

const route = (id: string, path?: string, parentId?: string) => ({
  id,
  module: `/assets/${id}.js`,
  ...(path === undefined ? {} : { path }),
  ...(parentId === undefined ? {} : { parentId }),
});
const ROUTES = {
  root: route('root', ''),
  locale: route('locale', ':locale?', 'root'),
  home: { ...route('home', undefined, 'locale'), index: true },
  pricing: route('pricing', 'pricing', 'locale'),
  privacy: route('privacy', 'privacy', 'locale'),
  help: route('help', 'docs/privacy', 'locale'),
  list: route('list', 'conversions', 'locale'),
  summary: route('summary', 'conversions/summary', 'locale'),
  one: route('one', 'conversions/:id', 'locale'),
  account: route('account', 'account/:page?', 'locale'),
  maybe: route('maybe', 'old?/news', 'locale'),
  lost: route('lost', '*', 'root'),
};
const TREE = routeTree(ROUTES);
const idsOf = (path: string) => matchPath(TREE, path).map(({ route: { id } }) => id);

it('leads to each page from the root, through its language', () => {
  expect(idsOf('/de/pricing')).toEqual(['root', 'locale', 'pricing']);
  expect(idsOf('/')).toEqual(['root', 'locale', 'home']);
  expect(idsOf('/a/b/c')).toEqual(['root', 'lost']);
});

it('gives the routes of the tree themselves, which are furnished once', () => {
  const routesOf = (path: string): RouteObject[] => matchPath(TREE, path).map((match) => match.route);
  expect(routesOf('/de/pricing')[0]).toBe(TREE[0]);
  expect(routesOf('/de/pricing')[1]).toBe(TREE[0]?.children?.[0]);
});

it.each([
  '/',
  '/de',
  '/de/',
  '/conversions',
  '/xx/conversions',
  '/conversions/summary',
  '/de/conversions/summary',
  '/conversions/12%2Fa',
  '/docs/privacy',
  '/de/docs/privacy',
  '/Docs/PRIVACY',
  '/pric%69ng',
  '/account',
  '/ja/account/plan',
  '/account/plan/more',
  '/news',
  '/old/news',
  '/100%',
  '/nothing/at/all',
])('%s leads where the router leads that looks at every route', (path) => {
  const whole = matchRoutes(TREE, path);
  expect(matchPath(TREE, path)).toEqual(whole ?? []);
});
