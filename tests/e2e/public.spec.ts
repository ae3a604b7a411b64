import type { Page } from '@playwright/test';
import { LOCALES } from '@tallyleaf/contract';
import { expect, faultsOfAccess, fileField, open, t, test, wordsOf } from './browser.ts';

/**
 * What is particular to the pages that everybody may see (product, section 6). That nothing on them is cut, missing or in
 * anyone's way, the walks say (walks.spec.ts).
 */

const WALKED = ['en', 'de', 'ja'] as const;
const TAGS = LOCALES.map(({ tag }) => tag);
/** Paths, and where their headings stand among the texts; a title stands beside its heading. */
const PAGES = {
  '/': 'home',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/contact-us': 'contact',
  '/pricing': 'pricing',
  '/pdf-to-excel': 'pdfToExcel',
  '/pdf-to-qbo': 'pdfToQbo',
  '/pdf-to-ofx': 'pdfToOfx',
  '/scan-to-csv': 'scanToCsv',
} as const;
const HELP = ['', '/verdicts', '/formats', '/scans', '/privacy', '/credits', '/api', '/keyboard'] as const;

const pathIn = (locale: string, path: string): string =>
  locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`;

/** What a page tells of itself before any of its scripts ran, as those read it who look for pages. */
async function headOf(page: Page, path: string) {
  const answer = await page.request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return page.evaluate(
    (html) => {
      const sent = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string, name: string) =>
        [...sent.querySelectorAll(selector)].map((element) => element.getAttribute(name));
      return {
        lang: sent.documentElement.lang,
        title: sent.title,
        headings: [...sent.querySelectorAll('h1')].map(({ textContent }) => textContent),
        canonical: all('link[rel=canonical]', 'href'),
        tags: all('link[rel=alternate]', 'hreflang'),
        alternates: all('link[rel=alternate]', 'href'),
        picture: all('meta[property="og:image"]', 'content'),
        current: [...sent.querySelectorAll('main [aria-current=page]')].map(({ textContent }) => textContent),
      };
    },
    await answer.text(),
  );
}

for (const { code: locale, tag } of LOCALES) {
  test(`pages in ${locale} say what they are, where they are at home, in which languages, and what to show of them`, async ({
    page,
    server,
  }) => {
    const words = wordsOf(locale);
    for (const [path, texts] of Object.entries(PAGES)) {
      const own = pathIn(locale, path);
      const { alternates, current: _, ...head } = await headOf(page, own);
      expect(head).toEqual({
        lang: tag,
        title: words(`${texts}.meta.title`),
        headings: [words(`${texts}.title`)],
        canonical: [server.url + own],
        tags: [...TAGS, 'x-default'],
        picture: [`${server.url}/share/${locale}.png`],
      });
      expect(alternates).toEqual([...LOCALES.map(({ code }) => server.url + pathIn(code, path)), server.url + path]);
    }
    for (const [index, path] of HELP.entries()) {
      const { title, headings, current } = await headOf(page, pathIn(locale, `/docs${path}`));
      const name = words(`docs.pages.${path.slice(1) || 'start'}.title`);
      expect([index, title, headings, current]).toEqual([index, `${name} · Tallyleaf`, [name], [name]]);
    }
    const picture = await page.request.get(`/share/${locale}.png`);
    expect(picture.headers()['content-type']).toBe('image/png');
  });
}

test("the map of the site names every page in every language, and none that is one person's", async ({
  server,
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map.match(/<loc>/g)?.length).toBe(9 * (map.match(/<loc>[^<]*\/de(\/|<)/g)?.length ?? 0));
  expect(map).not.toMatch(/auth\/callback|conversions/);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${server.url}/sitemap.xml`);
});

test('the kinds of statements can be leafed through by buttons (specification, section 9)', async ({ page }) => {
  await open(page, '/');
  // What stands below the first screen comes to life once somebody goes there.
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#below section') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  const slides = page.getByRole('region', { name: t('kindsOf.region') });
  const dot = (slide: number) => slides.getByRole('button', { name: t('kindsOf.go', { slide }) });
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await slides.getByRole('button', { name: t('kindsOf.next') }).click();
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await dot(5).click();
  await expect(dot(5)).toHaveAttribute('aria-current', 'true');
  await expect(slides.getByRole('heading', { name: t('kindsOf.dates.title') })).toBeInViewport();
  await slides.getByRole('button', { name: t('kindsOf.prev') }).click();
  await expect(dot(4)).toHaveAttribute('aria-current', 'true');
});

for (const [path, format, texts] of [
  ['/pdf-to-excel', 'xlsx', 'pdfToExcel'],
  ['/pdf-to-qbo', 'qbo', 'pdfToQbo'],
] as const) {
  test(`${path} converts at once, and offers its format first, whatever was taken last`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('export_format', 'json'));
    await open(page, path);
    await page.getByRole('button', { name: t('home.trySample') }).click();
    await expect(page.getByRole('article').getByText(t('verdict.verified'), { exact: true }).first()).toBeVisible();
    const name = t('downloads.as', { format: t(`formats.${format}`) });
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(t(`${texts}.meta.title`));
    expect(await faultsOfAccess(page)).toEqual([]);
  });
}

for (const locale of WALKED) {
  test(`redirect-create (specification, section 2): ${pathIn(locale, '/create')} leads home, to where files are chosen`, async ({
    page,
  }) => {
    await open(page, pathIn(locale, '/create'));
    await expect(page).toHaveURL(new RegExp(`${pathIn(locale, '/')}#choose$`));
    await expect(fileField(page)).toBeFocused();
    await expect(page.getByRole('button', { name: wordsOf(locale)('drop.choose') }).first()).toBeFocused();
  });
}

test('privacy says how long things are kept here, and who else is involved', async ({ page }) => {
  await open(page, '/privacy');
  await expect(page.getByText(t('privacy.server.text', { hours: 24, days: 30 }).split('\n')[1] ?? '')).toBeVisible();
  await expect(page.getByText(t('privacy.others.off'))).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'support@localhost' })).toBeVisible();
});

test('a message that cannot be sent stays; one that is sent says where the answer goes', async ({ page }) => {
  await open(page, '/contact-us');
  await page.getByLabel(t('contact.name')).fill('Ada');
  await page.getByLabel(t('contact.email')).fill('ada@example.org');
  await page.getByLabel(t('contact.message')).fill('Does it read statements of my bank?');
  // Without a network for calls alone: a browser that was told to be offline may still send what it is sending
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: t('contact.send') }).click();
  await expect(page.getByRole('alert').getByText(t('contact.failed.network'))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.unroute('**/api/**');
  // A part of the app that cannot be fetched loads the page again, unless something on it would be lost.
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  await page.getByRole('button', { name: t('contact.send') }).click();
  await expect(page.getByRole('heading', { name: t('contact.sent.title') })).toBeFocused();
  await expect(page.getByText(t('contact.sent.text', { email: 'ada@example.org' }))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
});
