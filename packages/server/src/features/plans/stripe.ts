import { findPlan, type Plan } from '@tallyleaf/contract';
import type { Stripe } from 'stripe';
import type { PaymentsConfig } from '../../config.ts';
import { ApiError } from '../../http/errors.ts';
import type { Logger } from '../../log.ts';

/** The payment service, where payments are on. */
export interface Payments {
  /** Stripe's client; its code is loaded when it is first asked for, as a server without payments does without. */
  readonly stripe: () => Promise<Stripe>;
  readonly webhookSecret: string;
  /** Stripe's price of each plan for sale, and the plan of each price. */
  readonly prices: ReadonlyMap<number, string>;
  readonly planOfPrice: ReadonlyMap<string, number>;
}

/** How long one call may take, in milliseconds, and how often it is tried again when Stripe does not answer. */
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

/** Opens the way to Stripe; nothing is asked yet. */
export function openPayments({ secretKey, webhookSecret, apiUrl, prices }: PaymentsConfig): Payments {
  let client: Promise<Stripe> | undefined;
  const open = async (): Promise<Stripe> => {
    const { default: Client } = await import('stripe');
    const options = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false };
    return new Client(secretKey, apiUrl === undefined ? options : { ...options, ...addressOf(apiUrl) });
  };
  return {
    stripe: () => {
      client ??= open();
      return client;
    },
    webhookSecret,
    prices,
    planOfPrice: new Map([...prices].map(([index, price]) => [price, index])),
  };
}

function addressOf(apiUrl: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(apiUrl);
  const kind = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (kind === 'http' ? '80' : '443'), protocol: kind };
}

/** The id of what Stripe gives as an id or, where it was asked to, as the whole object. */
export const idOf = (value: string | { readonly id: string }): string => (typeof value === 'string' ? value : value.id);

/** The plan that metadata of ours name, as we wrote them when it was bought. */
export function planOfMetadata(metadata: Readonly<Record<string, string>> | null | undefined): Plan | undefined {
  const index = metadata?.plan_index;
  return index === undefined ? undefined : findPlan(Number(index));
}

/** An error of Stripe's client; its code is not loaded for telling. */
type StripeFault = Error & { readonly type: string; readonly statusCode?: number | undefined };

/** Whether Stripe says that what was named is not there (any more). */
export const isMissing = (error: unknown, param?: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'resource_missing' &&
  (param === undefined || ('param' in error && error.param === param));

/**
 * Makes calls to Stripe for somebody who waits.
 * @throws {ApiError} `provider-unreachable` when Stripe does not answer, or not as it should
 */
export async function asking<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError || !isOfStripe(error)) throw error;
    log.error({ err: error }, 'Stripe did not do what it was asked');
    throw new ApiError('provider-unreachable');
  }
}

/** Whether an error is one of Stripe's client. */
export const isOfStripe = (error: unknown): error is StripeFault =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe');
