/** The size of the pictures of screens in the help, in pixels. */
export const HELP_PICTURE_SIZE = { width: 1280, height: 800 } as const;

/**
 * The help pages that show a picture of a screen, and the view of the walks (tests/e2e/walks) that is drawn for it.
 * `npm run help-pictures` draws them all, in every language.
 */
export const HELP_PICTURES = {
  start: 'home',
  review: 'review-problem',
  categories: 'review-category',
  ledger: 'ledger-of-months',
  batch: 'history',
} as const;

export type PicturedPage = keyof typeof HELP_PICTURES;

/** Where a page's picture lies, as a path of this site. */
export const helpPicture = (locale: string, page: PicturedPage): string => `/help/${locale}/${page}.webp`;
