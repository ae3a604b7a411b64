import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Area } from './core.ts';

const IS_CODE = /^packages\/[^/]+\/(src|platform)\/.*[.]tsx?$/;
const IS_TEST = /[.]test[.]tsx?$|\/testing\/|[.]d[.]ts$/;

/** The files of an area, in order, without tests. */
export const filesOf = ({ files }: Area, root: string): string[] =>
  [...new Set(files.flatMap((glob) => globSync(glob, { cwd: root })))].filter((file) => !IS_TEST.test(file)).sort();

/** Files of the product that differ from a commit, those that git does not know yet included. */
export function changedFiles(since: string, root: string): string[] {
  const git = (...args: string[]): string[] => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return changed.filter((file) => IS_CODE.test(file) && !IS_TEST.test(file)).sort();
}

const PROJECTS: Readonly<Record<string, string>> = {
  ...{ contract: 'engine', engine: 'engine', server: 'server', web: 'web' },
};

/** The area in which a file lies; one that is no part of the core is judged by all tests of its package that import it. */
export function areaOf(file: string, core: readonly Area[], root: string): Area {
  const known = core.find((area) => filesOf(area, root).includes(file));
  if (known) return { ...known, files: [file] };
  const [, name = ''] = file.split('/');
  const project = file.startsWith('packages/web/src/api/') ? 'web calls' : (PROJECTS[name] ?? 'packages');
  return { name: dirname(file), project, files: [file], judges: [`packages/${name}/`] };
}

/** At most `count` of a list, drawn by the seed and the names of its members: the same whatever else is in the list. */
export function sample<T>(list: readonly T[], count: number, seed: number, nameOf: (one: T) => string): T[] {
  const drawn = new Map(
    list.map((one) => [
      one,
      createHash('sha256')
        .update(`${seed} ${nameOf(one)}`)
        .digest('hex'),
    ]),
  );
  const rank = (one: T): string => drawn.get(one) ?? '';
  const taken = new Set([...list].sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count));
  return list.filter((one) => taken.has(one));
}
