import { expect, it } from 'vitest';
import { nameOfProvider } from './name-of-provider.ts';

it.each([
  ['google', 'Google'],
  ['my-company', 'My Company'],
  ['a', 'A'],
])('%s is %s', (name, shown) => {
  expect(nameOfProvider(name)).toBe(shown);
});
