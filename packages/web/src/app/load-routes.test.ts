import { expect, it } from 'vitest';
import { scriptsOf } from './load-routes.ts';

const ROUTES = {
  root: { id: 'root', module: '/assets/root.js' },
  locale: { id: 'locale', parentId: 'root', path: ':locale?', module: '/assets/locale.js' },
  home: { id: 'home', parentId: 'locale', index: true, module: '/assets/home.js' },
  pricing: { id: 'pricing', parentId: 'locale', path: 'pricing', module: '/assets/pricing.js' },
};

it('names the scripts of a path, from the root to the page', () => {
  expect(scriptsOf('/de/pricing', ROUTES)).toEqual(['/assets/root.js', '/assets/locale.js', '/assets/pricing.js']);
  expect(scriptsOf('/', ROUTES)).toEqual(['/assets/root.js', '/assets/locale.js', '/assets/home.js']);
});

it('a path of no route needs no script', () => {
  expect(scriptsOf('/a/b/c', ROUTES)).toEqual([]);
});
