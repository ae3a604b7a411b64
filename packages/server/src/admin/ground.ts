import type { Database } from '../database/client.ts';
import { type KeyPlace, keyOf } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';

/** What operators' commands work on. */
export interface AdminGround {
  readonly config: KeyPlace;
  readonly database: Database;
  readonly storage: Storage;
}

/** The key that seals here. */
export const keyOfGround = ({ config }: AdminGround): Promise<Buffer> => keyOf(config);
