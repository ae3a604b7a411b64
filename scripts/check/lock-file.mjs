import { readText } from './files.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {string} [integrity]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** What would make `npm ci` refuse the lock file elsewhere, or take a package from a place that it names. */
export async function lockFileFaults() {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(readText('package-lock.json'));
  const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([path, { resolved, optionalDependencies = {} }]) => [
    ...(resolved?.startsWith('http') ? [`${path} names an address: .npmrc should leave it out`] : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map(
        (name) =>
          `${path} wants ${name}, which the lock lacks: npm ci refuses it; take a version that has all its platforms`,
      ),
  ]);
}
