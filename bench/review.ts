/**
 * How long somebody waits who reviews a long statement: 250 pages with 8,000 rows, made here, converted by our own server and
 * opened in Chromium on the built web app: `npm run bench:review [-- --runs N]`. Fails where the first page and the first rows
 * take more than 2 seconds, or scrolling keeps the page from answering for more than 50 milliseconds at a time.
 *
 * Every figure is the best of the runs: what else a machine does only ever makes them worse. Tasks are judged by the processor's
 * time that they took, which others take less from; "as it was here" is what the clock said. The last line tells how many
 * processors the machine has, and how many programs wanted them.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type APIRequestContext, chromium } from '@playwright/test';
import { CONVERSIONS_PATH, type ConversionReceipt } from '@tallyleaf/contract';
import config from '../playwright.config.ts';
import { type ServerProcess, startServer, temporaryFolder } from '../tests/e2e/product.ts';
import { longStatement } from './review/long-statement.ts';
import { type Measured, measureReview } from './review/measure.ts';

const PAGES = 250;
const ROWS_OF_PAGE = 32;
/** Milliseconds (product, section 1.5). */
const AIMS: Partial<Measured> = { firstRows: 2000, firstPage: 2000, grid: 50, pages: 50 };

/** Converts the statement for whoever asks, and gives the conversion's id. */
async function convert(request: APIRequestContext, url: string): Promise<string> {
  const file = {
    name: 'long.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(longStatement(PAGES, ROWS_OF_PAGE)),
  };
  const answer = await request.post(url + CONVERSIONS_PATH, { multipart: { file } });
  const { data } = (await answer.json()) as { data: ConversionReceipt[] };
  const id = data[0]?.id ?? '';
  for (;;) {
    const status = (await (await request.get(`${url}${CONVERSIONS_PATH}/${id}`)).json()).data.status as string;
    if (status === 'done') return id;
    if (status !== 'queued' && status !== 'running') throw new Error(`the statement was not converted: ${status}`);
    await sleep(200);
  }
}

async function measureOn(server: ServerProcess, runs: number): Promise<readonly Measured[]> {
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    // The browser becomes a visitor, whose conversion it is.
    await page.goto(`${server.url}/conversions`, { waitUntil: 'networkidle' });
    const url = `${server.url}/conversions/${await convert(context.request, server.url)}`;
    const visitor = await context.storageState();
    await context.close();
    const measured: Measured[] = [];
    for (let left = runs; left > 0; left -= 1) measured.push(await measureReview(browser, url, visitor));
    return measured;
  } finally {
    await browser.close();
  }
}

function tell(name: string, key: keyof Measured, unit: string, runs: readonly Measured[]): void {
  const all = runs.map((run) => run[key]);
  const best = Math.min(...all);
  const aim = AIMS[key];
  const missed = aim !== undefined && best > aim;
  if (missed) process.exitCode = 1;
  const aimed = aim === undefined ? '' : missed ? `  over the aim of ${aim} ${unit}` : `  aim ${aim} ${unit}`;
  const others = all.map((one) => one.toFixed(0)).join(' ');
  console.log(`${name.padEnd(34)} ${best.toFixed(0).padStart(6)} ${unit.padEnd(2)}${aimed}  (${others})`);
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const folder = temporaryFolder();
const server = await startServer(folder.path);
try {
  const runs = await measureOn(server, Number(values.runs));
  console.log(`${PAGES} pages, ${PAGES * ROWS_OF_PAGE} rows; best of ${runs.length} runs (each)`);
  tell('first rows', 'firstRows', 'ms', runs);
  tell('first page drawn', 'firstPage', 'ms', runs);
  tell('longest task, rows scrolled', 'grid', 'ms', runs);
  tell('  as it was here', 'gridHere', 'ms', runs);
  tell('longest task, pages scrolled', 'pages', 'ms', runs);
  tell('  as it was here', 'pagesHere', 'ms', runs);
  tell('JavaScript memory afterwards', 'heap', 'MB', runs);
  tell('elements and texts in the page', 'nodes', '', runs);
  console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)} at the end`);
} finally {
  await server.stop();
  folder.remove();
}
