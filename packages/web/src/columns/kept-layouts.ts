import type { SetLayout } from '@tallyleaf/contract';
import { isLogin } from '../session/rules.ts';
import { session } from '../session/session.ts';
import { accountLayouts } from './account-layouts.ts';
import { deviceLayouts } from './device-layouts.ts';
import type { LayoutStore } from './layout-store.ts';

/** Where whoever uses the app now has the columns that were set. */
export function layoutStore(): LayoutStore {
  const { token, user } = session.current();
  return isLogin(token, user) ? accountLayouts : deviceLayouts;
}

/** The columns of all layouts that were set, without when. */
export const keptLayouts = async (): Promise<SetLayout[]> =>
  (await layoutStore().list()).map(({ fingerprint, columns }) => ({ fingerprint, columns }));

/** Those that the server cannot know: they are sent with what it is to convert. */
export const unknownToServer = async (): Promise<SetLayout[]> =>
  layoutStore().place === 'account' ? [] : keptLayouts();
