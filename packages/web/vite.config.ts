import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

const apiServer = process.env.TALLYLEAF_API ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), icons({ compiler: 'jsx', jsx: 'react', scale: 1 })],
  worker: { format: 'es', plugins: () => [] },
  // Fonts and pictures stay files: inlined ones would need `data:` in the content security policy.
  build: { assetsInlineLimit: 0, target: 'es2023' },
  server: { proxy: { '/api': apiServer } },
});
