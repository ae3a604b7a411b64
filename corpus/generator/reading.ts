import type { Check, Conversion } from '@tallyleaf/contract';

/** What a case may keep of a conversion beside its truth, so that a change in how it is proved is seen. */
export interface Reading {
  readonly checks: readonly (readonly Pick<Check, 'kind' | 'ok' | 'expected' | 'found' | 'rows'>[])[];
  readonly warnings: readonly string[];
}

/** The checks and warnings of a conversion. */
export const readingOf = ({ statements, warnings }: Conversion): Reading => ({
  checks: statements.map(({ reconciliation }) =>
    reconciliation.checks.map(({ kind, ok, expected, found, rows }) => ({
      kind,
      ok,
      ...(expected === undefined ? {} : { expected }),
      ...(found === undefined ? {} : { found }),
      ...(rows === undefined ? {} : { rows }),
    })),
  ),
  warnings: warnings.map(({ code }) => code),
});
