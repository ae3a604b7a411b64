import { PAGES } from '../../../packages/web/src/app/paths.ts';
import type { Stage, Walk } from './stage.ts';

/** Every page as a visitor finds it: the list is the app's own, so that a new page is walked, too. */

const all = Object.entries(PAGES);
const isHelp = ([, path]: (typeof all)[number]): boolean => path.startsWith(PAGES.docs);
/** Without a sign-in they all say the same; with one they are walked as somebody (person.ts). */
const isMoreOfAccount = ([, path]: (typeof all)[number]): boolean => path.startsWith(`${PAGES.account}/`);

/** What a page brings about on purpose. */
const ON_PURPOSE: Readonly<Record<string, RegExp>> = { [PAGES.ui]: /no-such-icon/ };

async function openEach({ open, show }: Stage, pages: typeof all): Promise<void> {
  for (const [name, path] of pages) {
    await open(path);
    await show(name, ON_PURPOSE[path]);
  }
}

export const PAGE_WALKS: readonly Walk[] = [
  {
    name: 'pages',
    take: (stage) =>
      openEach(
        stage,
        all.filter((page) => !isHelp(page) && !isMoreOfAccount(page)),
      ),
  },
  { name: 'help', take: (stage) => openEach(stage, all.filter(isHelp)) },
];
