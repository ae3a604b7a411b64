// Builds the web app into packages/web/build, with .br and .gz beside every file that shrinks. Does nothing where the
// sources are those of the last build: `npm start` runs this each time. `--force` builds in any case.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildServiceWorker } from './build-service-worker.mjs';
import { describeBuild } from './describe-build.mjs';
import { askAdvisories, tellAdvisories } from './supply/advisories.mjs';
import { writeManifests } from './write-manifests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'packages/web');
const build = join(web, 'build');
const stampFile = join(build, '.stamp');

const SOURCES = ['packages/contract', 'packages/engine', 'packages/exporters', 'packages/web'];
const ALSO = [
  'package-lock.json',
  'scripts/build-web.mjs',
  'scripts/describe-build.mjs',
  'scripts/build-service-worker.mjs',
];
const NOT_SOURCES = new Set(['node_modules', 'build', 'dist', '.react-router', 'golden', 'node']);
const COMPRESSIBLE = /\.(html|m?js|css|svg|json|data|wasm|bin|txt|xml|webmanifest)$/;
/** Below this many bytes a compressed copy saves less than its header costs. */
const WORTH_COMPRESSING = 300;

/**
 * Every file in a folder and its folders, sorted.
 * @param {string} folder
 * @param {ReadonlySet<string>} skip names of files and folders
 * @returns {Promise<string[]>}
 */
async function filesUnder(folder, skip = new Set()) {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries
    .filter((entry) => !skip.has(entry.name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path, skip) : [path];
    });
  return (await Promise.all(lists)).flat().sort();
}

/** @param {string | Buffer} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** One hash over every source file's path and content, tests left out. */
async function hashSources() {
  const found = await Promise.all(SOURCES.map((folder) => filesUnder(join(root, folder), NOT_SOURCES)));
  const files = [
    ...found.flat().filter((file) => !/\.test\.tsx?$/.test(file)),
    ...ALSO.map((file) => join(root, file)),
  ];
  const lines = await Promise.all(files.map(async (file) => `${relative(root, file)} ${sha256(await readFile(file))}`));
  return sha256(lines.join('\n'));
}

function runReactRouter() {
  const require = createRequire(join(web, 'package.json'));
  const bin = join(dirname(require.resolve('@react-router/dev/package.json')), 'bin.cjs');
  const { status } = spawnSync(process.execPath, [bin, 'build'], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    console.error('The web app could not be built. Run `npx react-router build` in packages/web to see why.');
    process.exit(status ?? 1);
  }
}

/**
 * The best level, but for WebAssembly: PDFium takes 14 s at level 11 for 14 % less than level 9 gives in 0.4 s.
 * @param {Buffer} bytes
 */
const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > 500_000 ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
/** @param {Buffer} bytes */
const gzipped = (bytes) => promisify(gzip)(bytes, { level: 9 });

async function compressAll() {
  const files = (await filesUnder(join(build, 'client'))).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < WORTH_COMPRESSING) return;
      for (const [ending, compress] of Object.entries({ br: brotli, gz: gzipped })) {
        const result = await compress(bytes);
        if (result.length < bytes.length) await writeFile(`${file}.${ending}`, result);
      }
    }),
  );
  return files.length;
}

/** @param {string} hash */
async function isCurrent(hash) {
  if (process.argv.includes('--force') || !existsSync(stampFile)) return false;
  const complete = existsSync(join(build, 'client/index.html')) && existsSync(join(build, 'server/index.js'));
  return complete && (await readFile(stampFile, 'utf8')) === hash;
}

const started = performance.now();
const hash = await hashSources();
if (!(await isCurrent(hash))) {
  await rm(stampFile, { force: true });
  runReactRouter();
  await describeBuild(build);
  await writeManifests(web);
  await buildServiceWorker(web);
  // Vite's own manifest names source files; nobody who visits needs it.
  for (const part of ['client', 'server']) await rm(join(build, part, '.vite'), { recursive: true, force: true });
  const files = await compressAll();
  await writeFile(stampFile, hash);
  const { size } = await stat(join(build, 'client/index.html'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Web app built in ${seconds} s, ${files} files compressed, home page ${size} bytes.`);
  // Said, not refused: what became known since does not keep an old version from being built.
  process.stdout.write(tellAdvisories(await askAdvisories(root)));
}
