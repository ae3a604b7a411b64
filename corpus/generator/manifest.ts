import { type CaseSpec, type MadeCase, sha256Of } from './case.ts';
import type { MadeRefusal, RefusalSpec } from './refusal.ts';

/** One file of the corpus, in the shape that the scorer reads. */
export interface ManifestEntry {
  readonly name: string;
  /** The file's place below the corpus. */
  readonly path: string;
  readonly sha256: string;
  readonly class: 'statement' | 'no-statement' | 'hostile';
  readonly family: string;
  readonly country?: string;
  readonly language: string | null;
  readonly type?: string;
  readonly kind: 'digital';
  readonly pages: number;
  readonly difficulties: readonly string[];
  /** Whether the printed figures add up. */
  readonly sums?: boolean;
  readonly expectRefusal?: string;
}

/** A case's line in the manifest. */
export function manifestEntryOf(spec: CaseSpec, { expected }: MadeCase): ManifestEntry {
  const [first] = spec.accounts;
  return {
    name: `${spec.name}.pdf`,
    path: `cases/${spec.name}/input.pdf`,
    sha256: expected.source.sha256,
    class: 'statement',
    family: spec.name,
    ...(first ? { country: first.country, type: first.type } : {}),
    language: spec.language,
    kind: 'digital',
    pages: expected.source.pages,
    difficulties: spec.difficulties,
    sums: expected.statements.every(({ reconciliation }) => reconciliation.status !== 'failed'),
  };
}

/** A refused file's line in the manifest. */
export function refusalEntryOf(spec: RefusalSpec, { pdf }: MadeRefusal): ManifestEntry {
  return {
    name: `no-${spec.name}.pdf`,
    path: `refusals/${spec.name}/input.pdf`,
    sha256: sha256Of(pdf),
    class: spec.class,
    family: spec.name,
    language: spec.language,
    kind: 'digital',
    pages: spec.pages,
    difficulties: spec.difficulties,
    expectRefusal: spec.refusal,
  };
}
