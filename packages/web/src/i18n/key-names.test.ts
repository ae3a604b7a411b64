import { expect, it } from 'vitest';
import { keyNames } from './key-names.ts';

it.each([
  ['Ctrl+Delete', 'de-DE', 'Strg+Entf'],
  ['Insert', 'it-IT', 'Ins'],
  ['Ctrl+D', 'fr-FR', 'Ctrl+D'],
  ['Ctrl+Delete', 'en-US', 'Ctrl+Delete'],
])('%s in %s is %s', (keys, tag, said) => {
  expect(keyNames(keys, tag)).toBe(said);
});
