import type { Picture } from '../../src/shapes/picture.ts';
import type { ReadWord } from '../../src/shapes/print-reader.ts';
import type { CompiledModule } from '../web-assembly.ts';
import type { Build } from './builds.ts';
import { type CreateCore, startCore } from './core.ts';
import type { ReaderWorker } from './reader-pool.ts';

/** What passes to a worker that reads print: first what it needs, then sheets, one at a time. */
export type ReadingRequest =
  | {
      readonly kind: 'start';
      readonly build: Build;
      readonly module: CompiledModule;
      readonly language: string;
      readonly data: Uint8Array;
    }
  | { readonly kind: 'read'; readonly sheet: Picture };

/** What it answers, once to each. */
export type ReadingReply =
  | { readonly kind: 'done'; readonly words: readonly ReadWord[] }
  | { readonly kind: 'failed'; readonly message: string };

/** The worker's side: answers requests, whichever way they come. */
export function createReading(loadCore: (build: Build) => Promise<CreateCore>) {
  let read: ((sheet: Picture) => ReadWord[]) | undefined;

  async function words(request: ReadingRequest): Promise<readonly ReadWord[]> {
    if (request.kind === 'read') {
      if (!read) throw new Error('nothing was started');
      return read(request.sheet);
    }
    const { build, module, language, data } = request;
    read = await startCore({ create: await loadCore(build), module, language, data });
    return [];
  }

  return async (request: ReadingRequest): Promise<ReadingReply> => {
    try {
      return { kind: 'done', words: await words(request) };
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** A worker of either host. */
export interface Channel {
  readonly post: (request: ReadingRequest) => void;
  /** Calls back with each reply, and where the worker breaks. */
  readonly listen: (hear: (reply: ReadingReply) => void) => void;
  readonly end: () => Promise<void> | void;
}

/** The other side: starts a worker on a language, then hands it sheets. */
export async function startReading(
  channel: Channel,
  start: Omit<ReadingRequest & { kind: 'start' }, 'kind'>,
): Promise<ReaderWorker> {
  let settle: ((reply: ReadingReply) => void) | undefined;
  channel.listen((reply) => settle?.(reply));
  const ask = (request: ReadingRequest): Promise<readonly ReadWord[]> =>
    new Promise((resolve, reject) => {
      settle = (reply) => (reply.kind === 'done' ? resolve(reply.words) : reject(new Error(reply.message)));
      channel.post(request);
    });
  try {
    await ask({ kind: 'start', ...start });
  } catch (error) {
    await channel.end();
    throw error;
  }
  return {
    read: (sheet) => ask({ kind: 'read', sheet }),
    end: () => {
      settle?.({ kind: 'failed', message: 'the reader was closed' });
      return channel.end();
    },
  };
}
