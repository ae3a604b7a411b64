import { type Case, corpus } from '../product.ts';

type Verdict = Case['expected']['statements'][number]['reconciliation']['status'];

/** A document of the corpus with one statement of a verdict, and rows. */
export function caseWithVerdict(verdict: Verdict): Case {
  const found = corpus.find(({ expected: { statements } }) => {
    const [only] = statements;
    return statements.length === 1 && only?.reconciliation.status === verdict && only.transactions.length > 1;
  });
  if (!found) throw new Error(`the corpus has no statement that is ${verdict}`);
  return found;
}

/** A statement that adds up, of whose rows some have a value date of their own. */
export function twoDatedCase(): Case {
  const found = corpus.find(({ name }) => name === 'de-giro-trailing-minus');
  if (!found) throw new Error('the corpus has no statement with two dates');
  return found;
}

/** A statement of our own generator whose eighth row prints a balance that no sum gives. */
export function misprintedCase(): Case {
  const found = corpus.find(({ name }) => name === 'fr-livret-misprint');
  if (!found) throw new Error('the corpus has no misprinted statement');
  return found;
}
