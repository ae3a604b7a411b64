import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';

/** What somebody who reviews a long statement waits for. Milliseconds, and megabytes. */
export interface Measured {
  /** From the request for the page to its first row, and to the first page of the document, drawn. */
  readonly firstRows: number;
  readonly firstPage: number;
  /** The processor's time for the longest task while it was scrolled: as long does the page not answer, on a free machine. */
  readonly grid: number;
  readonly pages: number;
  /** The longest that it did not answer here; 0: never as long as browsers tell of (50 ms). */
  readonly gridHere: number;
  readonly pagesHere: number;
  /** JavaScript's heap once everything was scrolled through, and garbage thrown away. */
  readonly heap: number;
  /** Elements and texts in the page by then. */
  readonly nodes: number;
}

/** What is written down in the page itself, from its start. */
interface Watched {
  watched: { rows?: number; page?: number; tasks: { start: number; length: number }[] };
}

/** Notes when rows and the document first stand there, and every task that browsers call long. It runs in the page. */
function watch(): void {
  const { watched } = Object.assign(window as unknown as Watched, { watched: { tasks: [] } as Watched['watched'] });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.tasks.push({ start: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = (): void => {
    if (!watched.rows && document.querySelector('[role=gridcell][data-cell]')) watched.rows = performance.now();
    // pdf.js puts a page's canvas there once something is drawn on it.
    if (!watched.page && document.querySelector('.viewer .page canvas')) watched.page = performance.now();
    if (!watched.rows || !watched.page) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Pixels that a turn of the wheel goes, and how many there are. */
const TURN = 900;
const TURNS = 60;
/** Milliseconds of rest between places that are jumped to. */
const REST = 100;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor's time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task, in milliseconds of the processor's time, of what ran in pages' main threads. */
function longestOf(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = traceEvents.filter((one) => one.name === 'ThreadControllerImpl::RunTask' && main.has(thread(one)));
  if (tasks.length === 0) throw new Error('the browser told of no tasks');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Scrolls as one does who looks for something: by the wheel, then by jumps through the whole. */
async function scrollThrough(page: Page, place: Locator): Promise<{ readonly cpu: number; readonly here: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('there is nothing to scroll');
  const began = await page.evaluate(() => performance.now());
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel'] });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, TURN);
  for (const share of [0.25, 0.5, 0.75, 1, 0.6, 0.1, 0]) {
    await place.evaluate((element, to) => {
      element.scrollTop = to * element.scrollHeight;
    }, share);
    await page.waitForTimeout(REST);
  }
  await page.waitForTimeout(REST * 5);
  const trace = await browser?.stopTracing();
  const here = await page.evaluate((since) => {
    const { tasks } = (window as unknown as Watched).watched;
    return Math.max(0, ...tasks.filter(({ start }) => start >= since).map(({ length }) => length));
  }, began);
  return { cpu: longestOf(trace ?? Buffer.alloc(0)), here };
}

async function memoryOf(devtools: CDPSession): Promise<Pick<Measured, 'heap' | 'nodes'>> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes') };
}

/**
 * Opens a review in a browser that has nothing of it yet, and scrolls through its rows and its pages.
 * @param kept who the browser is: cookies and storage
 */
export async function measureReview(
  browser: Browser,
  url: string,
  kept: NonNullable<BrowserContextOptions['storageState']>,
): Promise<Measured> {
  const context = await browser.newContext({ storageState: kept, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForFunction(() => {
    const { rows, page: drawn } = (window as unknown as Watched).watched;
    return rows !== undefined && drawn !== undefined;
  });
  const { rows = 0, page: drawn = 0 } = await page.evaluate(() => (window as unknown as Watched).watched);
  // What is fetched and looked for afterwards is no part of scrolling.
  await page.waitForLoadState('networkidle');
  const grid = await scrollThrough(page, page.getByRole('grid'));
  const pages = await scrollThrough(page, page.locator('.viewer-pages'));
  const memory = await memoryOf(devtools);
  await context.close();
  return {
    firstRows: rows,
    firstPage: drawn,
    grid: grid.cpu,
    pages: pages.cpu,
    gridHere: grid.here,
    pagesHere: pages.here,
    ...memory,
  };
}
