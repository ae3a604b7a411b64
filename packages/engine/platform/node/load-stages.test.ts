import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { convert } from '../../src/convert.ts';
import { createNodeHost } from './host.ts';
import { isCurrent, SOURCES, STAGES, type Stages, sourceAt } from './load-stages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallyleaf-stages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A folder as though it had been built of one module. */
function builtOfOne(): string {
  const module = join(folder, 'module.ts');
  writeFileSync(module, 'export const one = 1;');
  writeFileSync(join(folder, SOURCES), JSON.stringify([sourceAt(module)]));
  return module;
}

test('stages are current as long as none of their sources changes', () => {
  const module = builtOfOne();
  expect(isCurrent(folder)).toBe(true);
  writeFileSync(module, 'export const one = 12;');
  expect(isCurrent(folder)).toBe(false);
});

test('stages are not current where a source has as many bytes as before, but another time', () => {
  const module = builtOfOne();
  utimesSync(module, new Date(), new Date(statSync(module).mtimeMs + 5000));
  expect(isCurrent(folder)).toBe(false);
});

test.each([
  ['a source is gone', () => rmSync(builtOfOne())],
  ['nothing was built', () => undefined],
  ['they were built of nothing', () => writeFileSync(join(folder, SOURCES), '[]')],
  ['the list is no list', () => writeFileSync(join(folder, SOURCES), '[[')],
])('stages are not current where %s', (_, prepare) => {
  prepare();
  expect(isCurrent(folder)).toBe(false);
});

test('the engine in one file converts as its sources do, and is not built again', { timeout: 60_000 }, async () => {
  const program = fileURLToPath(new URL('../../../../scripts/build-engine.mjs', import.meta.url));
  const build = () => execFileSync(process.execPath, [program, '--out', folder], { stdio: 'pipe' });
  build();
  const { mtimeMs } = statSync(join(folder, STAGES));
  build();
  expect(statSync(join(folder, STAGES)).mtimeMs).toBe(mtimeMs);
  expect(isCurrent(folder)).toBe(true);

  const stages = (await import(pathToFileURL(join(folder, STAGES)).href)) as Stages;
  const bytes = readFileSync(new URL('../../../../corpus/cases/ar-card-reckoned-over-sums/input.pdf', import.meta.url));
  const input = { bytes: new Uint8Array(bytes), fileName: 'input.pdf' };
  const host = createNodeHost();
  expect(await stages.convert(input, {}, host)).toEqual(await convert(input, {}, host));
  expect(await stages.countPages(input, {}, host)).toBe(1);
  const nothing = { bytes: new Uint8Array(), fileName: 'a.pdf' };
  await expect(stages.convert(nothing, {}, host)).rejects.toBeInstanceOf(stages.Refusal);
});
