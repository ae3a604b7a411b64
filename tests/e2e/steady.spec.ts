import type { Page } from '@playwright/test';
import { expect, open, test } from './browser.ts';

/** Nothing moves while a page comes to life: not when it is known who is signed in, not when prices arrive. */

const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 800 };

const CASES = [
  ['/', PHONE],
  ['/', DESKTOP],
  ['/de', PHONE],
  ['/ja', PHONE],
  ['/pricing', PHONE],
  ['/pricing', DESKTOP],
  ['/de/pricing', PHONE],
  ['/ja/pricing', PHONE],
] as const;

/** A typeface that comes late stays away: how well those of a machine stand in for ours is a matter of its own. */
async function noLateTypefaces(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const css = await answer.text();
    expect(css).toContain('font-display:swap');
    await route.fulfill({ response: answer, body: css.replaceAll('font-display:swap', 'font-display:optional') });
  });
}

/** What moved, as the browser counts it (Layout Instability, section 3). */
async function shiftsOf(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const shifts: unknown[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              readonly value: number;
              readonly sources: readonly { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
            };
            const moved = sources.map(({ node, previousRect: from, currentRect: to }) => ({
              node: node?.outerHTML?.slice(0, 80),
              from: [from.x, from.y, from.width, from.height],
              to: [to.x, to.y, to.width, to.height],
            }));
            shifts.push({ value, moved });
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Two frames after the last change, all shifts so far have been told.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}

for (const [path, viewport] of CASES) {
  test(`${path} at ${viewport.width} px: nothing moves while it loads`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await noLateTypefaces(page);
    const known = page.waitForResponse('**/api/site');
    await page.goto(path, { waitUntil: 'networkidle' });
    await known;
    await expect(page.getByRole('banner').getByRole('button')).toBeVisible();
    if (path.endsWith('pricing')) await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('where plans are sold, prices take the place that was kept for them', async ({ page }) => {
  await page.route('**/api/plans', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as {
      data: { payments: boolean; plans: { period_months: number; price: unknown }[] };
    };
    body.data.payments = true;
    for (const plan of body.data.plans) {
      const interval = plan.period_months === 12 ? 'year' : 'month';
      if (plan.period_months > 0) plan.price = { amount: '228.00', currency: 'EUR', interval };
    }
    await route.fulfill({ json: body });
  });
  await noLateTypefaces(page);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/de/pricing', { waitUntil: 'networkidle' });
    await expect(page.getByRole('table').getByRole('button').first()).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  }
});

test('what was written at build time and what takes it over name the same files', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await open(page, '/');
  const kinds = [...fetched].filter((path) => /\.(?:css|woff2)$/.test(path)).map((path) => path.replace(/-\w+\./, '.'));
  expect(kinds.length).toBeGreaterThan(2);
  expect(new Set(kinds).size).toBe(kinds.length);
});
