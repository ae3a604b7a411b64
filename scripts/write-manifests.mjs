// Writes what a browser needs to install the app: a manifest in each language, with the words that its pages say (the
// English one at the root; all are one app, by their `id`). Icons and screenshots: `node scripts/make-app-pictures.mjs`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '../packages/web/src/i18n/locale.ts';
import { SHARE_FIELD, SHARE_PATH } from '../packages/web/src/pwa/share.ts';

/** As in styles/app.css: paper. */
const PAPER = '#fbfaf6';

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icons/any-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/any-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** @param {string} label */
const screenshots = (label) => [
  { src: '/screenshots/wide.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide', label },
  { src: '/screenshots/narrow.png', sizes: '780x1688', type: 'image/png', form_factor: 'narrow', label },
];

/** What the share menu may hand over: statements and pictures of them. What is really in a file, the app looks itself. */
const SHARED = [
  ...['application/pdf', 'image/png', 'image/jpeg', 'image/tiff', 'image/webp', 'image/heic', 'image/heif'],
  ...['.pdf', '.png', '.jpg', '.jpeg', '.tif', '.tiff', '.webp', '.heic', '.heif'],
];

/**
 * @param {{ tag: string }} locale
 * @param {{ product: string, title: string, description: string }} words
 */
export const manifestOf = ({ tag }, { product, title, description }) => ({
  id: '/',
  name: product,
  short_name: product,
  description,
  lang: tag,
  dir: 'ltr',
  // The server leads from there to the language of choice.
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['finance', 'business', 'productivity'],
  icons: ICONS,
  screenshots: screenshots(title),
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARE_FIELD, accept: SHARED }] },
  },
  file_handlers: [{ action: '/', accept: { 'application/pdf': ['.pdf'] } }],
});

/**
 * @param {string} web the package of the web app, built
 */
export async function writeManifests(web) {
  for (const locale of LOCALES) {
    const { product } = await read(web, locale.code, 'common');
    const { title, meta } = (await read(web, locale.code, 'home')).home;
    const folder = join(web, 'build/client', locale.code === 'en' ? '' : locale.code);
    const manifest = manifestOf(locale, { product, title, description: meta.description });
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
  }
}

/**
 * @param {string} web
 * @param {string} locale
 * @param {string} part
 */
async function read(web, locale, part) {
  return JSON.parse(await readFile(join(web, 'src/i18n/messages', locale, `${part}.json`), 'utf8'));
}
