import { ApiError } from '../api/client.ts';
import { deleteLayout, listLayouts, putLayout } from '../api/layouts.ts';
import { type LayoutStore, TooManyLayouts } from './layout-store.ts';

/** Layouts of who is signed in: on the server, the same in every browser, deleted with the account. */
export const accountLayouts: LayoutStore = {
  place: 'account',
  list: listLayouts,
  put: async (layout) => {
    try {
      await putLayout(layout);
    } catch (error) {
      throw error instanceof ApiError && error.error === 'too-many' ? new TooManyLayouts() : error;
    }
  },
  remove: async (fingerprint) => {
    await deleteLayout(fingerprint);
  },
};
