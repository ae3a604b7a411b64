import { expect, it } from 'vitest';
import { WARNINGS } from './warnings.ts';

it.each(Object.entries(WARNINGS))('%s is a kebab-case code with sentences', (code, message) => {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(message).toMatch(/^[A-Z].+[.]$/);
});
