// Builds the service worker into `client/sw.js`, when the pages are written: it carries the list of all files with it, so
// that another build is another worker.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {import('../packages/web/src/pwa/worker/build-list.ts').BuildList} BuildList
 * @typedef {Record<string, { file: string, imports?: readonly string[] }>} ViteManifest by source file
 */

/** What only some visits need: readers of scans, the viewer of documents with what decodes pictures (`browser-`), typefaces of reports. */
const ON_DEMAND =
  /tesseract|traineddata|libheif|vite-browser-external|\/(?:pdfjs-|document-viewer-|pdf_viewer-|pdf\.worker|pdf-[\w-]{8}\.js|browser-[\w-]{8}\.js|report-sans-|noto-sans-)/;
/** The files beside the pages that the app opens without a network. */
const FILES = /^\/(?:favicon\.svg|sample-statement(?:-[\w-]+)?\.pdf)$/;
/** Pages that only developers open. */
const FOR_DEVELOPERS = /^(?:\/[^/]+)?\/ui$/;
const TEXTS = /^src\/i18n\/messages\/([^/]+)\/[^/]+\.json$/;

/**
 * Sorts the files of a build.
 * @param {readonly string[]} paths of all files, from the root of the site, compressed copies left out
 * @param {ViteManifest} manifest
 * @param {string} version
 * @returns {BuildList}
 */
export function sortFiles(paths, manifest, version) {
  /** @type {Record<string, string[]>} */
  const texts = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const language = TEXTS.exec(source)?.[1];
    if (language) texts[language] = [...(texts[language] ?? []), `/${file}`].sort();
  }
  const ofTexts = new Set(Object.values(texts).flat());
  const assets = paths.filter((path) => path.startsWith('/assets/') && !ofTexts.has(path));
  const core = withImports(new Set(assets.filter((path) => !ON_DEMAND.test(path))), manifest);
  const pages = paths
    .filter((path) => path.endsWith('/index.html'))
    .map((path) => path.slice(0, -11) || '/')
    .filter((page) => !FOR_DEVELOPERS.test(page));
  return {
    version,
    core: assets.filter((path) => core.has(path)),
    onDemand: assets.filter((path) => !core.has(path)),
    texts,
    pages: byLanguage(pages, Object.keys(texts)),
    files: paths.filter((path) => FILES.test(path)),
  };
}

/**
 * What a file imports is needed as soon as the file is, whatever the bundler named it.
 * @param {Set<string>} files is added to
 * @param {ViteManifest} manifest
 */
function withImports(files, manifest) {
  const importsOf = new Map(Object.values(manifest).map(({ file, imports = [] }) => [`/${file}`, imports]));
  // Those that are added while the loop runs are visited by it, too.
  for (const file of files) {
    for (const key of importsOf.get(file) ?? []) {
      const imported = manifest[key]?.file;
      if (imported) files.add(`/${imported}`);
    }
  }
  return files;
}

/**
 * @param {readonly string[]} pages
 * @param {readonly string[]} languages
 */
function byLanguage(pages, languages) {
  /** @type {Record<string, string[]>} */
  const sorted = {};
  for (const page of pages) {
    const prefix = page.split('/')[1] ?? '';
    const language = prefix !== 'en' && languages.includes(prefix) ? prefix : 'en';
    sorted[language] = [...(sorted[language] ?? []), page];
  }
  return sorted;
}

/**
 * @param {string} web the package of the web app, built
 */
export async function buildServiceWorker(web) {
  const client = join(web, 'build/client');
  const names = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length).replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('/.vite/') && name !== '/sw.js')
    .sort();
  const all = new Set(names);
  const paths = names.filter((name) => !(/\.(br|gz)$/.test(name) && all.has(name.replace(/\.(br|gz)$/, ''))));
  /** @type {ViteManifest} */
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const list = sortFiles(paths, manifest, await hashOf(client, paths));
  await writeFile(join(client, 'sw.js'), await bundle(web, list));
}

/**
 * One hash over what a visitor gets. What names the moment of its build is left out: the same sources are the same worker.
 * @param {string} client
 * @param {readonly string[]} paths
 */
async function hashOf(client, paths) {
  const hash = createHash('sha256');
  for (const path of paths.filter((one) => !one.startsWith('/builds/'))) {
    hash.update(path).update(await readFile(join(client, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} web
 * @param {BuildList} list
 * @returns {Promise<string>}
 */
async function bundle(web, list) {
  const require = createRequire(join(web, 'package.json'));
  const vite = join(dirname(require.resolve('vite/package.json')), 'dist/node/index.js');
  /** @type {typeof import('vite')} */
  const { build } = await import(pathToFileURL(vite).href);
  const built = await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD_LIST: JSON.stringify(list) },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(web, 'src/pwa/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The service worker could not be built.');
  return chunk.code;
}
