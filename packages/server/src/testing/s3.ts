import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A local server that speaks S3's HTTP, with a bucket of its own. */
export interface TestS3 {
  /** What `STORAGE_URL` says of it. */
  readonly storageUrl: string;
  readonly close: () => Promise<void>;
}

/** What we use of s3rver, which brings no types. */
interface S3rver {
  readonly store: {
    listObjects: (bucket: string, options: Readonly<Record<string, unknown>>) => Promise<unknown>;
  };
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}
type S3rverClass = new (options: Readonly<Record<string, unknown>>) => S3rver;

export async function startS3(prefix = ''): Promise<TestS3> {
  const name: string = 's3rver';
  const { default: Server } = (await import(name)) as { default: S3rverClass };
  const directory = await mkdtemp(path.join(tmpdir(), 'tallyleaf-s3-'));
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  // Its second page needs a cipher that Node has no longer; everything stands on the first.
  const { store } = server;
  const list = store.listObjects.bind(store);
  store.listObjects = (bucket, options) => list(bucket, { ...options, maxKeys: Number.POSITIVE_INFINITY });
  const { port } = await server.run();
  return {
    // The key and the secret that s3rver knows.
    storageUrl: `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/files${prefix}`,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
