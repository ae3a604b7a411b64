import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Rolldown } from 'vite';

const apiServer = process.env.TALLYLEAF_API ?? 'http://127.0.0.1:3000';

/** Tesseract's scripts hold a branch for Node that never runs here; that its modules are left out is as it should be. */
const rolldownOptions: Rolldown.InputOptions = {
  onLog: (level, log, report) => {
    if (!(level === 'warn' && /externalized.*tesseract\.js-core/.test(log.message))) report(level, log);
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), icons({ compiler: 'jsx', jsx: 'react', scale: 1 })],
  worker: { format: 'es', plugins: () => [], rolldownOptions },
  // Fonts and pictures stay files: inlined ones would need `data:` in the content security policy.
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // It tells the service worker's build which file holds which language (scripts/build-service-worker.mjs).
    manifest: true,
    // The contract's schemas are for the server; where a page uses only a path or a rule of theirs, they stay out of it.
    rolldownOptions: { treeshake: { manualPureFunctions: ['Type', 'Success'] } },
  },
  server: { proxy: { '/api': apiServer } },
});
