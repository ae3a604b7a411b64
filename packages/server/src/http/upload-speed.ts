import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/** How slowly a request may send its body. */
export interface SpeedFloor {
  /** Bytes a second, on average over each window. */
  readonly bytesPerSecond: number;
  readonly windowMs: number;
}

/** Phones on the edge of a network send several times as much; whoever sends less holds a connection and a file open for hours. */
export const UPLOAD_FLOOR: SpeedFloor = { bytesPerSecond: 1000, windowMs: 30_000 };

/**
 * Does something with a request's body, as long as that comes fast enough. Time in which we ourselves do not read is not
 * counted.
 * @throws {ApiError} `upload-too-slow`; the connection ends with the answer, and with it the work
 */
export async function whileFastEnough<T>(
  request: FastifyRequest,
  { bytesPerSecond, windowMs }: SpeedFloor,
  work: () => Promise<T>,
): Promise<T> {
  const { raw } = request;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    let before = raw.socket.bytesRead;
    timer = setInterval(() => {
      const read = raw.socket.bytesRead - before;
      before = raw.socket.bytesRead;
      // What lies here unread says that the storage is slow, not the sender.
      const weAreSlow = raw.readableLength > 0;
      if (raw.complete || weAreSlow || read >= (bytesPerSecond * windowMs) / 1000) return;
      reject(new ApiError('upload-too-slow', undefined, { connection: 'close' }));
    }, windowMs);
    timer.unref();
  });
  try {
    return await Promise.race([work(), tooSlow]);
  } finally {
    clearInterval(timer);
  }
}
