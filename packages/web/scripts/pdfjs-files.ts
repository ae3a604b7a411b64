import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string };

/** What pdf.js fetches by name, when a document needs it; scripts are left out: it comes with WebAssembly, or not at all. */
const WANTED: Readonly<Record<string, RegExp>> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(?:pfb|ttf)$|^LICENSE/,
  wasm: /^(?:jbig2|openjpeg|qcms_bg)\.wasm$|^LICENSE_(?!.*QUICKJS)/,
  iccs: /\.icc$/,
};

/** pdf.js's files by the path at which the app serves them; the version in it makes them unchanging. */
export const PDFJS_FILES: ReadonlyMap<string, string> = new Map(
  Object.entries(WANTED).flatMap(([part, wanted]) =>
    readdirSync(join(folder, part))
      .filter((name) => wanted.test(name))
      .map((name) => [`assets/pdfjs-${version}/${part}/${name}`, join(folder, part, name)] as const),
  ),
);

/** Puts character maps, fonts, decoders and colour profiles of pdf.js beside the app's own files. */
export const pdfjsFiles = (): Plugin => ({
  name: 'pdfjs-files',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const [fileName, path] of PDFJS_FILES) this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = PDFJS_FILES.get((request.url ?? '').slice(1).split('?')[0] ?? '');
      if (path) response.end(readFileSync(path));
      else next();
    });
  },
});

/** The name of a built file: those of pdf.js can be told from others, so that nobody fetches them before they are needed. */
export const nameOfAsset = ({ originalFileNames }: Rolldown.PreRenderedAsset): string =>
  originalFileNames.some((name) => name.includes('/pdfjs-dist/'))
    ? 'assets/pdfjs-[name]-[hash][extname]'
    : 'assets/[name]-[hash][extname]';
