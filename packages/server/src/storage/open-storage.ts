import type { Config } from '../config.ts';
import { diskStorage } from './disk.ts';
import { readStorageUrl, s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** The storage that the configuration names: a bucket, or the data folder. */
export const openStorage = async ({
  storageUrl,
  dataFolder,
}: Pick<Config, 'storageUrl' | 'dataFolder'>): Promise<Storage> =>
  storageUrl === undefined ? diskStorage(dataFolder) : s3Storage(readStorageUrl(storageUrl));
