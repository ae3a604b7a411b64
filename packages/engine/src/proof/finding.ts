import type { Check } from '@tallyleaf/contract';

/** A check's outcome and the rows that it binds: another amount, another sign or a missing row would show in it. */
export interface Finding {
  readonly check: Check;
  readonly binds: readonly number[];
}
