import type { Page } from '@playwright/test';
import type { LocaleCode } from '@tallyleaf/contract';
import type { Words } from '../browser.ts';
import type { ServerProcess } from '../product.ts';

/** Where a walk takes place: a browser at the product's door, in one language. */
export interface Stage {
  readonly page: Page;
  readonly locale: LocaleCode;
  readonly words: Words;
  /** The server that the page talks to; it sells plans, by a local double of the payment service. */
  readonly server: ServerProcess;
  /** Opens a page of the app, by its path without a locale. */
  readonly open: (path: string) => Promise<void>;
  /**
   * A view is on the screen and at rest: it is looked at, or drawn.
   * @param name of the view, its own among all walks
   * @param onPurpose what the browser complained of that belongs to this view
   */
  readonly show: (name: string, onPurpose?: RegExp) => Promise<void>;
}

/** A way through the app that comes by views worth looking at. What the app does on it, other tests say. */
export interface Walk {
  readonly name: string;
  readonly take: (stage: Stage) => Promise<void>;
}

/** What the browser complains of where a walk cuts the network. */
export const UNREACHED = /Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Cuts the network once the app has fetched ahead what it wants: a fetch cut off midway is not what a walk is about. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}
