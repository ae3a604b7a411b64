import type { RefusalCode } from '@tallyleaf/contract';
import { REFUSALS } from '@tallyleaf/contract/plain';

/** The one error that a caller of `convert` is meant to see: the file cannot be converted, and why. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, detail?: string) {
    super(detail ? `${REFUSALS[code]} (${detail})` : REFUSALS[code]);
    this.name = 'Refusal';
    this.code = code;
  }
}
