import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KEPT } from './privacy-screen.tsx';

const source = join(import.meta.dirname, '../..');

it('names every key of the browser\u2019s storage that the app writes (specification, section 3, "Local client state")', () => {
  const named = KEPT.flatMap(([names]) => names.split(', '));
  const keys = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/const (?:\w+_KEY|MARK) = '([^']+)'/g)])
    .map(([, key]) => key);
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => key !== undefined && !named.includes(key))).toEqual([]);
});
