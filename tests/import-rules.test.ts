import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';

/** For each rule one file that breaks it, in a house that is otherwise in order. */
const breaks: Record<string, Record<string, string>> = {
  'contract-knows-nothing-of-ours': { 'packages/contract/src/a.ts': `import '@tallyleaf/engine';` },
  'engine-knows-only-the-contract': { 'packages/engine/src/a.ts': `import '@tallyleaf/exporters';` },
  'exporters-know-only-the-contract': { 'packages/exporters/src/a.ts': `import type { e } from '@tallyleaf/engine';` },
  'universal-code-has-no-node': { 'packages/engine/src/b.ts': `import 'node:fs';` },
  'engine-does-not-know-its-platform': { 'packages/engine/src/c.ts': `import '../platform/node/index.ts';` },
  'web-takes-the-browser-engine': { 'packages/web/src/api/a.ts': `import '@tallyleaf/engine/node';` },
  'server-and-cli-take-the-node-engine': { 'packages/cli/src/a.ts': `import '@tallyleaf/engine/browser';` },
  'doors-do-not-know-each-other': { 'packages/server/src/a.ts': `import '../../cli/src/main.ts';` },
  'only-the-cli-starts-the-server': { 'packages/web/src/api/b.ts': `import '@tallyleaf/server';` },
  'the-cli-loads-the-server-when-asked-to': { 'packages/cli/src/b.ts': `import '@tallyleaf/server';` },
  'a-package-has-one-door': { 'packages/cli/src/c.ts': `import '../../engine/src/convert.ts';` },
  'stages-do-not-know-each-other': { 'packages/engine/src/rows/a.ts': `import '../layout/find-layout.ts';` },
  'a-stage-is-called-by-convert': { 'packages/engine/src/d.ts': `import './layout/find-layout.ts';` },
  'a-stage-is-entered-by-its-entry-file': { 'packages/engine/src/convert.ts': `import './layout/lines.ts';` },
  'knowledge-calls-no-stage': { 'packages/engine/src/values/a.ts': `import '../layout/find-layout.ts';` },
  'proposals-only-propose': { 'packages/engine/src/proposals/a.ts': `import '../layout/find-layout.ts';` },
  'the-proof-only-judges': { 'packages/engine/src/proof/a.ts': `import '../layout/find-layout.ts';` },
  'only-the-search-chooses': {
    'packages/engine/src/layout/a.ts': `import '../search/b.ts';`,
    'packages/engine/src/search/b.ts': 'export const b = 1;',
  },
  'shapes-are-only-shapes': { 'packages/engine/src/shapes/a.ts': `import '../ports.ts';` },
  'features-do-not-know-their-siblings': { 'packages/server/src/features/auth/a.ts': `import '../users/b.ts';` },
  'screens-do-not-know-their-siblings': { 'packages/web/src/screens/home/a.tsx': `import '../terms/b.tsx';` },
  'ui-knows-nothing-of-ours': { 'packages/web/src/ui/a.tsx': `import '../api/a.ts';` },
  'web-is-layered': { 'packages/web/src/layouts/a.tsx': `import '../screens/terms/b.tsx';` },
  'screens-do-not-know-the-app': { 'packages/web/src/screens/home/c.tsx': `import '../../app/providers.tsx';` },
  'no-cycles': { 'packages/server/src/b.ts': `import './c.ts';`, 'packages/server/src/c.ts': `import './b.ts';` },
  'no-orphans': { 'packages/server/src/d.ts': 'export const nobodyWantsMe = 1;' },
  'nothing-unused': { 'packages/server/src/e.ts': `import 'node:fs';` },
  'product-knows-no-tests': { 'packages/server/src/f.ts': `import './g.test.ts';` },
  'nothing-unresolvable': { 'packages/server/src/h.ts': `import './nowhere.ts';` },
  'nothing-undeclared': { 'packages/server/src/i.ts': `import 'undeclared';` },
  'product-needs-no-dev-dependency': { 'packages/server/src/j.ts': `import 'only-for-development';` },
};

const sound: Record<string, string> = {
  'packages/contract/src/index.ts': 'export const c = 1;',
  'packages/engine/src/index.ts': `export * from './convert.ts'; export * from './ports.ts';`,
  'packages/engine/src/convert.ts': `import './layout/find-layout.ts'; export type e = 1;`,
  'packages/engine/src/ports.ts': 'export const p = 1;',
  'packages/engine/src/layout/find-layout.ts': `import './lines.ts';`,
  'packages/engine/src/layout/lines.ts': 'export const l = 1;',
  'packages/engine/platform/node/index.ts': `import 'node:fs';`,
  'packages/engine/platform/browser/index.ts': 'export const b = 1;',
  'packages/exporters/src/index.ts': 'export const x = 1;',
  'packages/server/src/index.ts': `import '@tallyleaf/engine/node'; import './features/users/b.ts';`,
  'packages/server/src/features/users/b.ts': 'export const u = 1;',
  'packages/server/src/g.test.ts': 'export const t = 1;',
  'packages/web/src/root.tsx': `import './screens/terms/b.tsx'; import './app/providers.tsx';`,
  'packages/web/src/screens/terms/b.tsx': 'export const s = () => <p>words</p>;',
  'packages/web/src/app/providers.tsx': 'export const p = 1;',
  'packages/cli/src/main.ts': `await import('@tallyleaf/server');`,
  'node_modules/undeclared/package.json': '{"name":"undeclared","main":"index.js"}',
  'node_modules/undeclared/index.js': '',
  'node_modules/only-for-development/package.json': '{"name":"only-for-development","main":"index.js"}',
  'node_modules/only-for-development/index.js': '',
};

const packages = ['contract', 'engine', 'exporters', 'server', 'web', 'cli'];
const houses: string[] = [];

afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true, force: true });
});

test('a sound house breaks no rule, and passes', () => {
  const house = build([sound]);
  expect(violations(house)).toEqual([]);
  expect(run(house, 'err-long').status).toBe(0);
});

test('every rule has a file that breaks it, is an error, and has advice', () => {
  expect(Object.keys(breaks).sort()).toEqual(config.forbidden?.map(({ name }) => name).sort());
  expect(config.forbidden?.filter(({ severity }) => severity !== 'error')).toEqual([]);
  expect(config.forbidden?.filter(({ comment }) => !comment?.endsWith('.'))).toEqual([]);
});

test('every rule reports its break, and the check fails', () => {
  const house = build([sound, ...Object.values(breaks)]);
  const reported = violations(house);
  const missed = Object.entries(breaks).filter(
    ([rule, files]) => !reported.some(({ name, from }) => name === rule && from in files),
  );
  expect(missed.map(([rule]) => rule)).toEqual([]);
  expect(run(house, 'err-long').status).toBeGreaterThan(0);
});

/** A repository of these files; what several say of one path stands in it line by line. */
function build(parts: readonly Record<string, string>[]): string {
  const house = mkdtempSync(join(tmpdir(), 'tallyleaf-rules-'));
  houses.push(house);
  const texts = new Map<string, string>();
  for (const [path, text] of parts.flatMap((files) => Object.entries(files))) {
    texts.set(path, [text, texts.get(path)].filter(Boolean).join('\n'));
  }
  for (const name of packages) texts.set(`packages/${name}/package.json`, manifest(name));
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  mkdirSync(join(house, 'node_modules/@tallyleaf'), { recursive: true });
  for (const name of packages) {
    symlinkSync(join(house, 'packages', name), join(house, 'node_modules/@tallyleaf', name));
  }
  return house;
}

interface Violation {
  readonly name: string;
  readonly from: string;
}

/** Every break that is found, whatever the check makes of it. */
function violations(house: string): Violation[] {
  const { summary } = JSON.parse(run(house, 'json').stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  // What is not reached is reported as the target of each entry.
  return summary.violations.map(({ rule, from, to }) => ({
    name: rule.name,
    from: rule.name === 'nothing-unused' ? to : from,
  }));
}

function run(house: string, output: 'json' | 'err-long') {
  const program = fileURLToPath(
    new URL('../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', import.meta.url),
  );
  const rules = fileURLToPath(new URL('../.dependency-cruiser.mjs', import.meta.url));
  const args = [program, '--config', rules, '--output-type', output, 'packages'];
  return spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8', maxBuffer: 1 << 26 });
}

function manifest(name: string): string {
  const exports = {
    '.': './src/index.ts',
    './node': './platform/node/index.ts',
    './browser': './platform/browser/index.ts',
  };
  const dependencies = Object.fromEntries(packages.map((other) => [`@tallyleaf/${other}`, '0.1.0']));
  return JSON.stringify({
    name: `@tallyleaf/${name}`,
    exports,
    dependencies,
    devDependencies: { 'only-for-development': '1.0.0' },
  });
}
