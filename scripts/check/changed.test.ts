import { expect, it } from 'vitest';
import { changedFiles, foldersOf } from './changed.mjs';

const FOLDERS = ['.', 'packages/engine', 'packages/engine/platform/node', 'packages/web'];

it.each([
  [['packages/engine/src/convert.ts'], ['packages/engine']],
  [
    ['packages/engine/platform/node/pool.ts', 'packages/web/src/a.tsx'],
    ['packages/engine/platform/node', 'packages/web'],
  ],
  [['packages/engine/src/convert.test.ts'], ['packages/engine', '.']],
  [['scripts/check.mjs', 'tests/docs.test.ts'], ['.']],
  [['README.md', 'packages/web/src/styles/app.css'], []],
])('the types of %j are checked in %j', (files, folders) => {
  expect([...foldersOf(files, FOLDERS)].sort()).toEqual([...folders].sort());
});

it('changed files are there, and none twice', () => {
  const files = changedFiles();
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => file.startsWith('/') || file === '')).toEqual([]);
});
