/** What the manifest, the service worker and the page agree on for files of the share menu. */

/** Where the share menu posts to, and in which field (`share_target` of the manifest). */
export const SHARE_PATH = '/share-target';
export const SHARE_FIELD = 'files';
/** What the page's address says when files wait for it. */
export const HANDED_QUERY = 'shared';
