import type { Config } from '../config.ts';
import type { Database } from '../database/client.ts';
import { type KeyPlace, keyOf } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';

/** What operators' commands work on. */
export interface AdminGround {
  readonly config: KeyPlace & Pick<Config, 'storageKeys'>;
  readonly database: Database;
  /** As it keeps files: of those that are encrypted, what lies there. */
  readonly storage: Storage;
}

/** The key that seals here. */
export const keyOfGround = ({ config }: AdminGround): Promise<Buffer> => keyOf(config);
