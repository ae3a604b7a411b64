/** How a change that asks who it is may fail. */
export const PROOF_FAILURES = [
  'wrong-credentials',
  'wrong-code',
  'code-used',
  'sign-in-again',
  'too-many-attempts',
] as const;
