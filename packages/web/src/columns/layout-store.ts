import type { KeptLayout, SetLayout } from '@tallyleaf/contract';

/** Where columns that a person set are kept: on the device, or on the server with the account. */
export interface LayoutStore {
  readonly place: 'device' | 'account';
  readonly list: () => Promise<readonly KeptLayout[]>;
  /** Keeps a layout's columns, in place of those before. @throws {TooManyLayouts} */
  readonly put: (layout: SetLayout) => Promise<void>;
  readonly remove: (fingerprint: string) => Promise<void>;
}

/** There is no room for another layout (`MAX_LAYOUTS`). */
export class TooManyLayouts extends Error {
  override readonly name = 'TooManyLayouts';
}
