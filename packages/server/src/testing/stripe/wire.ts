import type { StripeObject } from './objects.ts';

/** How Stripe's HTTP writes things: forms with brackets, errors, lists, objects in place of ids. */

export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Reads `metadata[user]=1&expand[0]=items` into nested values; keys that count from 0 make a list. */
export function readForm(text: string): { [key: string]: FormValue } {
  const root: { [key: string]: FormValue } = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
    let place = root;
    for (const [depth, key] of keys.entries()) {
      if (depth === keys.length - 1) place[key] = value;
      else {
        const next = place[key];
        place = place[key] = typeof next === 'object' && !Array.isArray(next) ? next : {};
      }
    }
  }
  return listed(root) as { [key: string]: FormValue };
}

function listed(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** What Stripe answers when it refuses a request. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, string>> };

  constructor(status: number, error: Readonly<Record<string, string>>) {
    super(error.message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', ...error } };
  }
}

export const missing = (param: string, kind: string, id: string): StripeRefusal =>
  new StripeRefusal(param === 'id' ? 404 : 400, {
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });

export const list = (url: string, data: readonly unknown[]) => ({ object: 'list', url, has_more: false, data });

/** A copy with objects in place of the ids that `expand` names, such as `data.payment_intent.latest_charge`. */
export function expanded(
  value: unknown,
  paths: readonly string[],
  byId: (id: string) => StripeObject | undefined,
): unknown {
  const copy = structuredClone(value);
  for (const path of paths) expandOne(copy, path.split('.'), byId);
  return copy;
}

function expandOne(value: unknown, [key, ...rest]: string[], byId: (id: string) => StripeObject | undefined): void {
  if (key === undefined || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) expandOne(one, [key, ...rest], byId);
    return;
  }
  const holder = value as Record<string, unknown>;
  const inner = holder[key];
  if (typeof inner === 'string') holder[key] = structuredClone(byId(inner) ?? inner);
  expandOne(holder[key], rest, byId);
}
