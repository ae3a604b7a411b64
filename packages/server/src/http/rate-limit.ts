import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerLimits } from '../config.ts';
import type { App } from './app-type.ts';
import { ApiError } from './errors.ts';
import { networkOf } from './network-address.ts';

/** What is limited: by a visitor, and more generously by a network address, which several people may share. */
export interface RateLimits {
  /** @throws {ApiError} `rate-limited` when there were too many uploads lately, or too many are open; the answer gives the place back. */
  readonly upload: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** @throws {ApiError} `rate-limited` when too many exports are being written for one; the answer gives the place back. */
  readonly openExport: (request: FastifyRequest, reply: FastifyReply) => void;
  /** @throws {ApiError} `rate-limited` when one asked the payment service too often lately. */
  readonly payment: (request: FastifyRequest) => Promise<void>;
  /** @throws {ApiError} `rate-limited` when too many streams are open; else returns what gives the place back. */
  readonly openStream: (request: FastifyRequest, reply: FastifyReply) => () => void;
}

const TEN_MINUTES = 10 * 60 * 1000;
const ADDRESS_FACTOR = 4;
const STREAM_RETRY_SECONDS = 10;
const UPLOAD_RETRY_SECONDS = 5;

/** Exports of one owner that are being written or sent at once; an address may have four times as many. */
const EXPORTS_AT_ONCE = 4;
const EXPORT_RETRY_SECONDS = 3;

/** Calls of one person in ten minutes that make us call the payment service. */
const PAYMENT_CALLS = 30;

/** Sets up the limits. They are counted in this process. */
export async function setUpRateLimits(app: App, limits: ServerLimits): Promise<RateLimits> {
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const byVisitor = app.createRateLimit({
    max: limits.uploadsPerTenMinutes,
    timeWindow: TEN_MINUTES,
    keyGenerator: (request) => `visitor ${ownerKey(request)}`,
  });
  const byAddress = app.createRateLimit({
    max: limits.uploadsPerTenMinutes * ADDRESS_FACTOR,
    timeWindow: TEN_MINUTES,
    keyGenerator: (request) => `address ${networkOf(request.ip)}`,
  });
  const payments = app.createRateLimit({
    max: PAYMENT_CALLS,
    timeWindow: TEN_MINUTES,
    keyGenerator: (request) => `payment ${ownerKey(request)}`,
  });
  const places = new Places();
  return {
    upload: async (request, reply) => {
      for (const limit of [byVisitor, byAddress]) {
        const state = await limit(request);
        if (!state.isAllowed && state.isExceeded) throw limited(state.ttlInSeconds);
      }
      const release = places.take([
        [`upload visitor ${ownerKey(request)}`, limits.openUploads],
        [`upload address ${networkOf(request.ip)}`, limits.openUploads * ADDRESS_FACTOR],
      ]);
      if (!release) throw limited(UPLOAD_RETRY_SECONDS);
      reply.raw.once('close', release);
    },
    payment: async (request) => {
      const state = await payments(request);
      if (!state.isAllowed && state.isExceeded) throw limited(state.ttlInSeconds);
    },
    openExport: (request, reply) => {
      const release = places.take([
        [`export ${ownerKey(request)}`, EXPORTS_AT_ONCE],
        [`export address ${networkOf(request.ip)}`, EXPORTS_AT_ONCE * ADDRESS_FACTOR],
      ]);
      if (!release) throw limited(EXPORT_RETRY_SECONDS);
      reply.raw.once('close', release);
    },
    openStream: (request, reply) => {
      const release = places.take([
        [`visitor ${ownerKey(request)}`, limits.eventStreams],
        [`address ${networkOf(request.ip)}`, limits.eventStreams * ADDRESS_FACTOR],
      ]);
      if (!release) throw limited(STREAM_RETRY_SECONDS);
      reply.raw.once('close', release);
      return release;
    },
  };
}

/**
 * A limit on one call, counted by the network that it comes from.
 * @param name what is counted; limits of different names do not share their counts
 * @returns what throws {ApiError} `rate-limited` when there were too many
 */
export const limitByNetwork = (app: App, name: string, max: number, timeWindow: number): Limit =>
  limitBy(app, max, timeWindow, (request) => `${name} ${networkOf(request.ip)}`);

/** A limit on one call, counted by whose it is; as `limitByNetwork` else. */
export const limitByOwner = (app: App, name: string, max: number, timeWindow: number): Limit =>
  limitBy(app, max, timeWindow, (request) => `${name} ${ownerKey(request)}`);

type Limit = (request: FastifyRequest) => Promise<void>;

function limitBy(app: App, max: number, timeWindow: number, keyGenerator: (request: FastifyRequest) => string): Limit {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator });
  return async (request) => {
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) throw limited(state.ttlInSeconds);
  };
}

const ownerKey = (request: FastifyRequest): string => `${request.owner.kind} ${request.owner.id}`;

const limited = (seconds: number): ApiError =>
  new ApiError('rate-limited', undefined, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });

/** Places that are taken and given back, so many for each name. */
class Places {
  readonly #taken = new Map<string, number>();

  /** Takes a place under every name, or none and returns `undefined`. */
  take(wanted: readonly (readonly [name: string, max: number])[]): (() => void) | undefined {
    if (wanted.some(([name, max]) => (this.#taken.get(name) ?? 0) >= max)) return undefined;
    for (const [name] of wanted) this.#taken.set(name, (this.#taken.get(name) ?? 0) + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      for (const [name] of wanted) this.#giveBack(name);
    };
  }

  #giveBack(name: string): void {
    const left = (this.#taken.get(name) ?? 1) - 1;
    if (left > 0) this.#taken.set(name, left);
    else this.#taken.delete(name);
  }
}
