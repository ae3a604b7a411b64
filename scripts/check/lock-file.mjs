import { readText } from './files.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {string} [integrity]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** The product's, and that of a tool to measure with, which is installed apart. */
const LOCK_FILES = ['package-lock.json', 'bench/lighthouse/package-lock.json'];

/** What would make `npm ci` refuse a lock file elsewhere, or take a package from a place that it names. */
export async function lockFileFaults() {
  return LOCK_FILES.flatMap(faultsOf);
}

/** @param {string} file */
function faultsOf(file) {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(readText(file));
  const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([path, { resolved, optionalDependencies = {} }]) => [
    ...(resolved?.startsWith('http') ? [`${file}: ${path} names an address: .npmrc should leave it out`] : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map(
        (name) =>
          `${file}: ${path} wants ${name}, which the lock lacks: npm ci refuses it; take a version that has all its platforms`,
      ),
  ]);
}
