import { expect, it } from 'vitest';
import { type ListedRoute, methodsAt } from './route-list.ts';

const routes = [
  { method: 'GET', url: '/api/things/:id' },
  { method: 'DELETE', url: '/api/things/:id' },
  { method: 'POST', url: '/api/things' },
  { method: 'GET', url: '/api/openapi.json' },
  { method: 'GET', url: '/_ipx/:modifiers/*' },
].map((route) => ({ ...route, schema: {}, config: {} })) as readonly ListedRoute[];

it.each([
  ['/api/things/7', ['DELETE', 'GET', 'HEAD']],
  ['/api/things', ['POST']],
  ['/api/things/7/more', []],
  ['/api/openapi.json', ['GET', 'HEAD']],
  ['/api/openapi-json', []],
  ['/_ipx/w_320/assets/a.png', ['GET', 'HEAD']],
])('an address says which methods it takes: %s', (pathname, methods) => {
  expect(methodsAt(routes, pathname)).toEqual(methods);
});
