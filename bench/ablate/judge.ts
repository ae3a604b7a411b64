import { existsSync, readFileSync } from 'node:fs';
import type { Conversion, Statement } from '@tallyleaf/contract';
import { scoreAll } from '../score/score-all.ts';
import type { Truth } from '../score/shapes.ts';
import type { Document, Worth } from './subject.ts';

/** What an answer is worth by the truth about its document, as far as that is known. */

const NOTHING: Worth = { good: [], bad: [] };

/** What a conversion holds beside its statements, none of which is judged. */
const AROUND: Omit<Conversion, 'statements'> = {
  schema: 'statement/1',
  source: { fileName: '', sha256: '', pages: 0, kind: 'digital' },
  warnings: [],
};

export function judge({ judged }: Document, answer: readonly Statement[] | { readonly refusal: string }): Worth {
  if (!judged) return NOTHING;
  const { entry, truth } = judged;
  const known = existsSync(truth) ? (JSON.parse(readFileSync(truth, 'utf8')) as Truth) : null;
  const given = 'refusal' in answer ? answer : { ...AROUND, statements: [...answer] };
  const { total } = scoreAll(
    [entry],
    () => known,
    () => given,
  );
  const { right, perfect, meanFileF1, refusalAccuracy, answered, fields } = total;
  return {
    good: [right, perfect, meanFileF1, refusalAccuracy, answered, ...Object.values(fields)].map((one) => one ?? 0),
    bad: [
      total.got - right,
      total.silentErrors,
      total.falseAlarms,
      total.cautious,
      total.verifiedDespiteMisprint,
      total.verifiedWithoutProof,
      total.extraStatements,
      total.refused,
    ],
  };
}

const EPSILON = 1e-9;

/** Whether one answer is worth less than another to the same document, in anything. */
export const isWorse = (one: Worth, other: Worth): boolean =>
  other.good.some((value, at) => (one.good[at] ?? 0) < value - EPSILON) ||
  other.bad.some((value, at) => (one.bad[at] ?? 0) > value + EPSILON);
