import { expect, it } from 'vitest';
import { leadingRib } from './rib.ts';

it('a RIB is read with the letters of its account, whose key proves it', () => {
  expect(leadingRib('54014 80831 4497880316K 11')).toBe('54014808314497880316K11');
  expect(leadingRib('20041 01005 0500013M026 06 Agence')).toBe('20041010050500013M02606');
});

it.each(['54014 80831 4497880316K 12', '54014 80831 4497880316K', '54014 80831 4497880316K 111', ''])(
  '%j is none',
  (text) => expect(leadingRib(text)).toBeNull(),
);
