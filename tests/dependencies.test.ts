import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Every package that is depended on has its reason in words, where its name stands: CONTRIBUTING.md says so. */

const root = fileURLToPath(new URL('../', import.meta.url));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifests = ['package.json', ...globSync('packages/*/package.json', { cwd: root })].map((path) => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, path), 'utf8'),
  ) as Manifest;
  const named = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const page = path === 'package.json' ? 'CONTRIBUTING.md' : join(dirname(path), 'README.md');
  return { page, named };
});

test.each(manifests)('$page says why of each package, which is pinned', ({ page, named }) => {
  const text = readFileSync(join(root, page), 'utf8').split(/^## Dependencies|^Dependencies: /m)[1] ?? '';
  const reasons = new Set([...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  // Types are of what they are named after; ours are told in the architecture.
  const others = Object.keys(named).filter((name) => !/^@(types|tallyleaf)\//.test(name));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((name) => !reasons.has(name) && !reasons.has(name.replace(/\/.*/, '/*')))).toEqual([]);
  const ours = Object.entries(named).filter(([name]) => others.includes(name));
  expect(ours.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
