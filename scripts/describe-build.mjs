// What a build says of itself, written beside its pages (specification, section 7, "Static and infrastructure fetches"):
// which build it is, which pages it holds and by which rules, and the data of each page.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ id: string, parentId?: string, path?: string, index?: boolean, module: { loader?: unknown } }} BuiltRoute
 * @typedef {{ routes: Record<string, BuiltRoute>, assets: { version: string } }} ServerBuild
 */

/**
 * Writes `builds/latest.json`, `builds/meta/{id}.json`, and a `_payload.json` into the folder of each page.
 * @param {string} folder of the build, with `client/` and `server/` in it
 * @returns {Promise<string>} the build's id: the version of the app's own manifest, which the running app knows, too
 */
export async function describeBuild(folder) {
  process.env.NODE_ENV ??= 'production';
  /** @type {ServerBuild} */
  const build = await import(pathToFileURL(join(folder, 'server/index.js')).href);
  const client = join(folder, 'client');
  const pages = await pagesIn(client);
  const { version: id } = build.assets;
  const timestamp = Date.now();
  await writeJson(join(client, 'builds/latest.json'), { id, timestamp });
  await writeJson(join(client, `builds/meta/${id}.json`), { id, timestamp, ...rulesOf(pages), prerendered: pages });
  const load = await loaderOf(build);
  for (const page of pages) {
    await writeJson(join(client, page, '_payload.json'), { path: page, buildId: id, data: await load(page) });
  }
  return id;
}

/**
 * The paths of all pages: where an `index.html` lies.
 * @param {string} client
 */
async function pagesIn(client) {
  const names = await readdir(client, { recursive: true });
  const pages = names.map((name) => name.replaceAll('\\', '/')).filter((name) => /(^|\/)index\.html$/.test(name));
  return pages.map((name) => `/${dirname(name)}`.replace(/^\/\.$/, '/')).sort();
}

/**
 * How paths are treated, in the three kinds of a route matcher: as they stand, by their beginning, by a pattern.
 * @param {readonly string[]} pages
 */
const rulesOf = (pages) => ({
  matcher: {
    static: Object.fromEntries(pages.map((page) => [page, { prerender: true }])),
    wildcard: {
      '/assets': { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
      '/api': { headers: { 'cache-control': 'private, no-store' } },
    },
    dynamic: {},
  },
});

/**
 * Asks the app's own loaders, as its server does.
 * @param {ServerBuild} build
 * @returns {Promise<(page: string) => Promise<Record<string, unknown>>>} the data of a page, by route
 */
async function loaderOf({ routes }) {
  const { createStaticHandler } = await import('react-router');
  /** @param {string | undefined} parent @returns {import('react-router').RouteObject[]} */
  const childrenOf = (parent) =>
    Object.values(routes)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index, module: { loader } }) => ({
        id,
        ...(path !== undefined && { path }),
        loader: /** @type {import('react-router').LoaderFunction} */ (loader),
        ...(index ? { index } : { children: childrenOf(id) }),
      }));
  const { query } = createStaticHandler(childrenOf(undefined));
  return async (page) => {
    const found = await query(new Request(new URL(page, 'http://localhost')));
    if (found instanceof Response || found.errors) throw new Error(`The data of the page ${page} could not be loaded.`);
    return found.loaderData;
  };
}

/** @param {string} file @param {unknown} value */
async function writeJson(file, value) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}
