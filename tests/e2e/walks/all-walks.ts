import { FILE_WALKS } from './files.ts';
import { HISTORY_WALKS } from './history.ts';
import { OVERLAY_WALKS } from './over-the-page.ts';
import { PAGE_WALKS } from './pages.ts';
import { PERSON_WALKS } from './person.ts';
import { REVIEW_WALKS } from './review.ts';
import type { Walk } from './stage.ts';
import { TROUBLE_WALKS } from './trouble.ts';
import { TWO_STEP_WALKS } from './two-step.ts';

/** Every route and every state worth looking at, once: for the tests of all views, and for `npm run screens`. */
export const WALKS: readonly Walk[] = [
  ...PAGE_WALKS,
  ...OVERLAY_WALKS,
  ...FILE_WALKS,
  ...TROUBLE_WALKS,
  ...HISTORY_WALKS,
  ...REVIEW_WALKS,
  ...PERSON_WALKS,
  ...TWO_STEP_WALKS,
];
