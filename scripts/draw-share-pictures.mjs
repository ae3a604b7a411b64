// Draws what other sites show where somebody shares a link: the top of the home page in each language, 1200 × 630, as
// `packages/web/public/share/<locale>.png`. The app must be built; run it again when the home page's look has changed:
//   node scripts/draw-share-pictures.mjs http://localhost:3000
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { LOCALES } from '@tallyleaf/contract';
import { findChromium } from './setup/find-tools.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const folder = fileURLToPath(new URL('../packages/web/public/share/', import.meta.url));
/** Seen from a little further away, the statement and its verdict are whole: 1200 × 630 once they are scaled. */
const VIEWPORT = { width: 1400, height: 735 };
const SCALE = 1200 / 1400;

/** What a picture does not need: buttons that cannot be pressed, and more than its frame holds. */
const STYLE = `
  header { padding-block: 28px 0 !important; }
  header > div, main ~ *, main section ~ * { display: none !important; }
  main section:first-of-type { padding-block: 28px 0 !important; }
  main section:first-of-type > div:first-child > :not(h1, p:first-of-type) { visibility: hidden; }
`;

await mkdir(folder, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  for (const { code, tag } of LOCALES) {
    const page = await browser.newPage({
      viewport: VIEWPORT,
      deviceScaleFactor: SCALE,
      locale: tag,
      reducedMotion: 'reduce',
    });
    await page.goto(code === 'en' ? address : `${address}/${code}`, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: STYLE });
    const png = await page.screenshot();
    await writeFile(`${folder}${code}.png`, png);
    console.log(`${code}: ${png.length} bytes`);
    await page.close();
  }
} finally {
  await browser.close();
}
