import type { Page } from '@playwright/test';
import { LOCALES, type LocaleCode } from '@tallyleaf/contract';
import { messagesOf } from './browser.ts';
import { cutFields, cutTexts, readSight } from './sight.ts';

/** What may be wrong with any page, whatever it shows. Each fault is a line of words. */

/** What the browser says of these tests' own doing: they let no service worker answer in the network's place. */
const OUR_DOING = /Service Worker registration blocked by Playwright|The service worker could not be registered/;

/** Listens to what the browser complains of while a page is used. */
export class Complaints {
  readonly #heard: string[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#heard.push(`thrown: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Who goes on to another page no longer wants what this one was fetching.
      if (reason !== 'net::ERR_ABORTED') this.#heard.push(`not fetched: ${reason} ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#heard.push(`answered ${response.status()}: ${response.url()}`);
    });
  }

  /** What was heard since the last asking, but for what was brought about on purpose. */
  take(onPurpose?: RegExp): string[] {
    const heard = this.#heard.splice(0);
    return heard.filter((line) => !OUR_DOING.test(line) && !onPurpose?.test(line));
  }
}

/** What is wrong in what can be seen and read: words cut off, a page wider than its screen, words of another language. */
export async function faultsOfSight(page: Page, locale: LocaleCode): Promise<string[]> {
  const { lang, headings, wider, texts, strangeLetters } = await page.evaluate(readSight);
  const cut = [...(await page.evaluate(cutTexts)), ...(await page.evaluate(cutFields))];
  const faults = [
    ...cut.map((words) => `words cut: ${words}`),
    ...strangeLetters.map((words) => `in letters that are not ours: ${words}`),
  ];
  const tag = LOCALES.find(({ code }) => code === locale)?.tag;
  if (lang !== tag) faults.push(`its language is said to be ${lang}, not ${tag}`);
  if (headings !== 1) faults.push(`${headings} headings of level 1`);
  if (wider > 0) faults.push(`${wider} pixels wider than the screen`);
  return [...faults, ...texts.filter(strangerIn(locale)).map((text) => `not a word of ${locale}: ${text}`)];
}

const flatten = (tree: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value as object, `${prefix}${key}.`),
  );

/** Keys that stand in a message's place, and English texts that another language says in its own words. */
function strangerIn(locale: LocaleCode): (text: string) => boolean {
  const own = flatten(messagesOf(locale));
  const strange = new Set([...own.map(([key]) => key), ...flatten(messagesOf('en')).map(([, text]) => text)]);
  for (const [, text] of own) strange.delete(text);
  return (text) => strange.has(text);
}
