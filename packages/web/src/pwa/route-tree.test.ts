import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { routeTree } from './route-tree.ts';

const ROUTES = {
  root: { id: 'root', path: '', module: '/assets/root.js' },
  locale: { id: 'locale', parentId: 'root', path: ':locale?', module: '/assets/locale.js' },
  home: { id: 'home', parentId: 'locale', index: true, module: '/assets/home.js' },
  pricing: { id: 'pricing', parentId: 'locale', path: 'pricing', module: '/assets/pricing.js' },
};

const idsOf = (path: string) => matchRoutes(routeTree(ROUTES), path)?.map(({ route }) => route.id);

it('leads to each page from the root, through its language', () => {
  expect(idsOf('/de/pricing')).toEqual(['root', 'locale', 'pricing']);
  expect(idsOf('/')).toEqual(['root', 'locale', 'home']);
  expect(idsOf('/a/b/c')).toBeUndefined();
});
