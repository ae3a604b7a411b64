import { createHash } from 'node:crypto';

/**
 * @typedef {object} Locked a package as a lock file of version 3 has it
 * @property {string} [name] where the folder is called otherwise
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity] `sha512-` and base64
 * @property {string} [resolved] of a link: the folder it leads to
 * @property {boolean} [link]
 * @property {boolean} [dev] needed for development only
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/**
 * The parts of a product and what needs what: a bill of materials in CycloneDX 1.6. Packages that only development needs are no
 * part of it. The same lock file gives the same bytes, so there is no time in it.
 * @param {{ packages: Record<string, Locked> }} lock `package-lock.json`
 */
export function makeSbom({ packages }) {
  const product = packages[''] ?? {};
  const paths = Object.keys(packages).filter((path) => path !== '' && isShipped(packages[path] ?? {}));
  const root = refOf('', product);
  /** @type {Map<string, ReturnType<typeof component>>} */
  const components = new Map();
  /** @type {Map<string, Set<string>>} */
  const needs = new Map([[root, new Set([...shippedNeeds(packages, ''), ...workspaces(packages)])]]);
  for (const path of paths) {
    const one = packages[path] ?? {};
    const ref = refOf(path, one);
    // Of two copies, one that is not optional counts.
    if (components.get(ref)?.scope !== 'required') components.set(ref, component(path, one));
    needs.set(ref, new Set([...(needs.get(ref) ?? []), ...shippedNeeds(packages, path)]));
  }
  const content = {
    metadata: {
      component: { type: 'application', 'bom-ref': root, name: product.name ?? '', version: product.version ?? '' },
    },
    components: sorted([...components.values()], (one) => one['bom-ref']),
    dependencies: sorted(
      [...needs].map(([ref, on]) => ({ ref, dependsOn: [...on].sort() })),
      (one) => one.ref,
    ),
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
    ...content,
  };
}

/** @param {Locked} one */
const isShipped = ({ dev, link }) => !dev && !link;

/**
 * @param {string} path
 * @param {Locked} one
 */
function component(path, one) {
  const [name = '', group] = nameOf(path, one).split('/').reverse();
  const purl = refOf(path, one);
  const hashes = (one.integrity ?? '').split(' ').flatMap((text) => {
    const [algorithm = '', base64 = ''] = text.split(/-(.*)/s);
    const alg = { sha512: 'SHA-512', sha256: 'SHA-256', sha1: 'SHA-1' }[algorithm];
    return alg ? [{ alg, content: Buffer.from(base64, 'base64').toString('hex') }] : [];
  });
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name,
    version: one.version ?? '',
    scope: one.optional || one.devOptional ? 'optional' : 'required',
    ...(hashes.length > 0 && { hashes }),
    ...(one.license && { licenses: [licenceOf(one.license)] }),
    purl,
  };
}

/** One identifier or several (SPDX, annex "License expressions"); what is neither is a name. */
const EXPRESSION = /^\(?[\w.+-]+( (AND|OR|WITH) \(?[\w.+-]+\)?)*\)?$/;

/** @param {string} text */
const licenceOf = (text) =>
  EXPRESSION.test(text) && text !== 'UNLICENSED' ? { expression: text } : { license: { name: text } };

/**
 * A package's name: of one in `node_modules` that of its folder, unless it says another.
 * @param {string} path
 * @param {Locked} one
 */
const nameOf = (path, { name }) => name ?? path.replace(/^.*node_modules\//, '');

/**
 * Its package URL (the type `npm`), which stands for it in the list of needs.
 * @param {string} path
 * @param {Locked} one
 */
const refOf = (path, one) =>
  `pkg:npm/${nameOf(path, one).replace(/^@/, '%40')}@${encodeURIComponent(one.version ?? '')}`;

/**
 * The product's own packages.
 * @param {Record<string, Locked>} packages
 */
const workspaces = (packages) =>
  Object.values(packages).flatMap(({ link, resolved = '' }) =>
    link ? [refOf(resolved, packages[resolved] ?? {})] : [],
  );

/**
 * What a package needs, as Node finds it: in its own `node_modules`, else in that of a folder above.
 * @param {Record<string, Locked>} packages
 * @param {string} path
 */
function shippedNeeds(packages, path) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).flatMap((name) => {
    const found = placeOf(packages, path, name);
    const one = found === undefined ? undefined : packages[found];
    return found !== undefined && one && isShipped(one) ? [refOf(found, one)] : [];
  });
}

/**
 * @param {Record<string, Locked>} packages
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder}${folder && '/'}node_modules/${name}`;
    const one = packages[place];
    if (one) return one.link ? one.resolved : place;
    if (folder === '') return undefined;
  }
}

/**
 * @template T
 * @param {T[]} list
 * @param {(one: T) => string} by
 */
const sorted = (list, by) => list.sort((a, b) => (by(a) < by(b) ? -1 : 1));

/**
 * A UUID that is made of a text (RFC 9562, version 8).
 * @param {string} text
 */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
