import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Rolldown } from 'vite';
import { CHUNKS } from './scripts/chunks.ts';
import { compileMessages } from './scripts/compile-messages.ts';
import { nameOfAsset, pdfjsFiles } from './scripts/pdfjs-files.ts';
import { pureConstants } from './scripts/pure-constants.ts';

const apiServer = process.env.TALLYLEAF_API ?? 'http://127.0.0.1:3000';

/** Tesseract's scripts hold a branch for Node that never runs here; that its modules are left out is as it should be. */
const rolldownOptions: Rolldown.InputOptions = {
  onLog: (level, log, report) => {
    if (!(level === 'warn' && /externalized.*tesseract\.js-core/.test(log.message))) report(level, log);
  },
};

/** In place of what reads messages, too. */
const FORMAT_MESSAGE = fileURLToPath(new URL('src/i18n/format-message.ts', import.meta.url));

const OUTPUT: Rolldown.OutputOptions = {
  codeSplitting: { groups: CHUNKS },
  assetFileNames: nameOfAsset,
};

export default defineConfig({
  plugins: [
    compileMessages(),
    pureConstants(),
    pdfjsFiles(),
    tailwindcss(),
    reactRouter(),
    icons({ compiler: 'jsx', jsx: 'react', scale: 1 }),
  ],
  resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: FORMAT_MESSAGE }] },
  ssr: { noExternal: ['use-intl'] },
  worker: { format: 'es', plugins: () => [], rolldownOptions },
  // Fonts and pictures stay files: inlined ones would need `data:` in the content security policy.
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // It tells the service worker's build which file holds which language (scripts/build-service-worker.mjs).
    manifest: true,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/typebox\//, sideEffects: false }] },
      // Every page names some two hundred chunks, each text of each language among them: names in hex compress better. What is
      // written at build time names the same files, and so is built alike.
      output: { hashCharacters: 'hex' },
    },
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: OUTPUT } },
    },
  },
  server: { proxy: { '/api': apiServer } },
});
