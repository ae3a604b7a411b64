import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CONVERSIONS_PATH, type Conversion } from '@tallyleaf/contract';
import { overlaid } from '../tampered-pdf.ts';
import { expect, faultsOfAccess, open, test, wordsOf } from './browser.ts';
import { corpus, type ServerProcess } from './product.ts';
import { allConvertedOnServer } from './reviewed.ts';
import { tested } from './whole.ts';

/**
 * The review is one fixed screen (design, "The desk"): how much of it is work, measured in every state. At 1280 by 800 page
 * and rows each have three quarters of the window's height and sixteen rows are wholly seen; at 390 by 844 eight, in two lines.
 */

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Rows of each statement: more than any of the screens has room for. */
const ROWS = 40;
/** Pixels of a description at the least: some thirty-five letters. */
const DESCRIPTION = { desk: 240, phone: 240 };

test.setTimeout(240_000);

type State = 'adds up' | 'does not add up' | 'signals' | 'unsure dates';
const STATES: readonly State[] = ['adds up', 'does not add up', 'signals', 'unsure dates'];

/** A conversion as read, with as many rows as are measured, and what its state asks for. */
function longOne(read: Conversion, state: State): Conversion {
  return {
    ...read,
    statements: read.statements.map((statement) => {
      const { transactions, reconciliation } = statement;
      const rows = Array.from({ length: ROWS }, (_, at) => transactions[at % transactions.length] ?? transactions[0]);
      const dates = { kind: 'dates' as const, ok: false, broken: [2], doubts: ['column' as const] };
      const checks = [...reconciliation.checks.filter(({ kind }) => kind !== 'dates'), dates];
      const unsure = { status: 'unverifiable' as const, checks, unbound: [], unread: ['dates' as const] };
      return {
        ...statement,
        transactions: rows.flatMap((row) => row ?? []),
        reconciliation: state === 'unsure dates' ? unsure : reconciliation,
      };
    }),
  };
}

/** Converts a statement for each state; gives their ids. */
async function converted(page: Page, server: ServerProcess): Promise<Readonly<Record<State, string>>> {
  await open(page, '/conversions');
  const bytesOf = (name: string): Uint8Array => readFileSync(corpus.find((one) => one.name === name)?.path ?? name);
  const [good = '', bad = '', signals = '', unsure = ''] = await allConvertedOnServer(page, server.url, [
    { name: 'good.pdf', bytes: bytesOf('us-checking-plain') },
    { name: 'bad.pdf', bytes: bytesOf('fr-livret-misprint') },
    { name: 'signals.pdf', bytes: overlaid() },
    { name: 'unsure.pdf', bytes: bytesOf('us-checking-plain') },
  ]);
  return { 'adds up': good, 'does not add up': bad, signals, 'unsure dates': unsure };
}

/** Has the server answer with the long statement. */
async function answerLong(page: Page, id: string, state: State): Promise<void> {
  await page.route(`**${CONVERSIONS_PATH}/${id}/corrections`, async (route) => {
    const body = await (await route.fetch()).json();
    body.data.read = longOne(body.data.read, state);
    await route.fulfill({ json: body });
  });
}

interface Measured {
  /** Rows that are wholly seen, below the headings. */
  readonly rows: number;
  readonly lines: number;
  readonly grid: number;
  readonly viewer: number;
  /** What the page is longer or wider than the window. */
  readonly over: readonly [across: number, down: number];
  readonly description: number;
}

async function measured(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const heightOf = (selector: string): number =>
      document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    const grid = document.querySelector('.row-grid');
    const heads = document.querySelector('.grid-heads')?.getBoundingClientRect();
    const frame = grid?.getBoundingClientRect();
    const top = Math.max(heads?.bottom ?? 0, frame?.top ?? 0);
    // A scroll bar at the bottom covers what is below it.
    const bottom = (frame?.top ?? 0) + (grid?.clientTop ?? 0) + (grid?.clientHeight ?? 0);
    const boxes = [...document.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect());
    const seen = boxes.filter((row) => row.top >= top - 1 && row.bottom <= Math.min(bottom, innerHeight) + 1);
    const cellOf = (cell: string): DOMRect | undefined =>
      document.querySelector(`[data-row="0"] [data-of="${cell}"]`)?.getBoundingClientRect();
    const [description, date] = [cellOf('description'), cellOf('date')];
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      rows: seen.length,
      lines: (date?.top ?? 0) >= (description?.bottom ?? 0) - 2 ? 2 : 1,
      grid: heightOf('.row-grid'),
      viewer: heightOf('.viewer'),
      over: [scrollWidth - innerWidth, scrollHeight - innerHeight] as const,
      description: description?.width ?? 0,
    };
  });
}

for (const locale of tested(['en', 'de', 'ja'])) {
  test(`page and rows have the window, in every state (${locale})`, async ({ page, server }) => {
    const words = wordsOf(locale);
    const ids = await converted(page, server);
    const all: Record<string, Measured> = {};
    for (const state of STATES) {
      await answerLong(page, ids[state], state);
      const path = `${locale === 'en' ? '' : `/${locale}`}/conversions/${ids[state]}`;
      await page.setViewportSize(DESK);
      await open(page, path);
      await expect(page.locator('.viewer canvas').first()).toBeVisible();
      await expect(page.locator('[data-row="0"]')).toBeVisible();
      const desk = await measured(page);
      all[`${state}, desk`] = desk;
      expect.soft(desk.rows, `rows, ${state}`).toBeGreaterThanOrEqual(16);
      expect.soft(desk.grid, `grid, ${state}`).toBeGreaterThanOrEqual(0.75 * DESK.height);
      expect.soft(desk.viewer, `viewer, ${state}`).toBeGreaterThanOrEqual(0.75 * DESK.height);
      expect.soft(desk.over, `no scrolling, ${state}`).toEqual([0, 0]);
      expect.soft(desk.description, `description, ${state}`).toBeGreaterThanOrEqual(DESCRIPTION.desk);
      // What explains opens beside the work and pushes nothing.
      await page.locator('.status-button').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await measured(page), `with a drawer, ${state}`).toEqual(desk);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.setViewportSize(PHONE);
      await expect(page.locator('.viewer')).toBeHidden();
      const phone = await measured(page);
      expect.soft(phone.rows, `rows on a phone, ${state}`).toBeGreaterThanOrEqual(8);
      expect.soft(phone.lines, `two lines, ${state}`).toBe(2);
      expect.soft(phone.over, `no scrolling on a phone, ${state}`).toEqual([0, 0]);
      expect.soft(phone.description, `description on a phone, ${state}`).toBeGreaterThanOrEqual(DESCRIPTION.phone);
      await page.getByRole('button', { name: words('review.page.part'), exact: true }).click();
      await expect(page.locator('.viewer')).toBeVisible();
      all[`${state}, phone`] = { ...phone, viewer: (await measured(page)).viewer };
      expect
        .soft(all[`${state}, phone`]?.viewer, `viewer on a phone, ${state}`)
        .toBeGreaterThanOrEqual(0.6 * PHONE.height);
      expect.soft(await faultsOfAccess(page), `access, ${state}`).toEqual([]);
    }
    await test.info().attach(`measures-${locale}.json`, { body: JSON.stringify(all, null, 2) });
  });
}
