import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../setup/find-tools.mjs';

/** Pictures on one sheet, by screen, so that a sheet can still be read. */
const ON_A_SHEET = { desk: 12, phone: 18 };
const SHEET_WIDTH = 1800;

const STYLE = `
  body { margin: 0; padding: 24px; background: #8a8a86; font: 14px/1.4 sans-serif; color: #fff; }
  section { display: grid; align-items: start; gap: 20px; }
  section.desk { grid-template-columns: repeat(4, 1fr); }
  section.phone { grid-template-columns: repeat(9, 1fr); }
  figure { margin: 0; }
  figcaption { padding: 4px 0; overflow-wrap: anywhere; }
  img { display: block; width: 100%; max-height: 900px; object-fit: cover; object-position: top; }
  h2 { font-size: 18px; margin: 32px 0 12px; }`;

/** @typedef {{ locale: string, screen: string, views: readonly string[] }} Series */

/**
 * Lays the pictures of `<folder>/<locale>/<screen>` side by side: `index.html` with all of them, and a PNG for every few.
 * @param {string} folder
 * @returns {Promise<string[]>} the sheets' paths
 */
export async function writeContactSheets(folder) {
  const all = seriesIn(folder);
  const index = all.map((series) => `<h2>${series.locale}, ${series.screen}</h2>${sectionOf(series, series.views)}`);
  writeFileSync(join(folder, 'index.html'), pageOf(index.join('')));
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } });
    const sheets = [];
    for (const { name, html } of all.flatMap(sheetsOf)) {
      // A page of a file's own may show other files.
      writeFileSync(join(folder, 'sheet.html'), pageOf(html));
      await page.goto(pathToFileURL(join(folder, 'sheet.html')).href);
      await page.screenshot({ path: join(folder, name), fullPage: true });
      sheets.push(join(folder, name));
    }
    return sheets;
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} folder
 * @returns {Series[]}
 */
function seriesIn(folder) {
  if (!existsSync(folder)) throw new Error(`nothing was drawn into ${folder}`);
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name: locale }) =>
    Object.keys(ON_A_SHEET)
      .filter((screen) => existsSync(join(folder, locale, screen)))
      .map((screen) => ({ locale, screen, views: readdirSync(join(folder, locale, screen)).sort() })),
  );
}

/** @param {Series} series */
function sheetsOf(series) {
  const size = ON_A_SHEET[/** @type {keyof typeof ON_A_SHEET} */ (series.screen)];
  const count = Math.ceil(series.views.length / size);
  return Array.from({ length: count }, (_, sheet) => ({
    name: `${series.locale}-${series.screen}-${sheet + 1}.png`,
    html: sectionOf(series, series.views.slice(sheet * size, (sheet + 1) * size)),
  }));
}

/**
 * @param {Series} series
 * @param {readonly string[]} views
 */
function sectionOf({ locale, screen }, views) {
  const figures = views.map((view) => {
    const path = `${locale}/${screen}/${view}`;
    const name = view.replace(/^\d+-|\.png$/g, '');
    return `<figure><figcaption>${name}</figcaption><a href="${path}"><img src="${path}" alt="${name}"></a></figure>`;
  });
  return `<section class="${screen}">${figures.join('')}</section>`;
}

/** @param {string} body */
const pageOf = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style><body>${body}</body></html>`;
