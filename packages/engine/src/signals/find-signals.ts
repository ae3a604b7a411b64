import type { Place, Signal, SignalCode, Statement } from '@tallyleaf/contract';
import { isContradicted } from '@tallyleaf/contract/plain';
import type { SourceDocument } from '../shapes/document.ts';
import type { PrintedPage } from '../shapes/printed.ts';
import { editorAmong } from './editors.ts';
import { drawnFigures, type Figure, isAmount, seenFigures } from './figures.ts';
import { fontChanges } from './font-changes.ts';
import { type Overlaid, overCovered, overEachOther } from './overlaid.ts';
import { type Changed, changedFigures, firstSaved, signedBefore } from './revisions.ts';

/** What a signal names at most; more of the same tells nothing new. */
const MOST_PLACES = 50;
/** Pages of a file that was saved again that are held against what they were at most. */
const MOST_PAGES = 100;

/** What was seen of a page's figures while it was read. */
interface Seen {
  readonly figures: readonly Figure[];
  readonly overlaid: readonly Overlaid[];
}

/** A document that notes the figures of its pages as they are read. */
export interface WatchedDocument {
  readonly document: SourceDocument;
  readonly seen: ReadonlyMap<number, Seen>;
}

function lookAt(printed: PrintedPage): Seen {
  const { glyphs, coveredGlyphs, fontNames } = printed;
  const drawn = drawnFigures(glyphs, fontNames).filter(isAmount);
  const covered = drawnFigures(coveredGlyphs, fontNames);
  return { figures: seenFigures(printed), overlaid: [...overCovered(drawn, covered), ...overEachOther(drawn)] };
}

/** The document, its figures noted as its pages are read: a page need not be read twice. */
export function watchDocument(document: SourceDocument): WatchedDocument {
  const seen = new Map<number, Seen>();
  const printedPage = (number: number): PrintedPage | null => {
    const printed = document.printedPage(number);
    if (printed && !seen.has(number)) seen.set(number, lookAt(printed));
    return printed;
  };
  return { document: { ...document, printedPage }, seen };
}

/** What signals are found in. */
export interface Findings {
  readonly watched: WatchedDocument;
  readonly bytes: Uint8Array;
  /** As they are told, their places on the file's own pages. */
  readonly statements: readonly Statement[];
  /** Opens what the file was before it was saved again; null where that is no document. */
  readonly openEarlier: (bytes: Uint8Array) => Promise<SourceDocument | null>;
}

const rounded = (figure: Figure, page: number): Place => {
  const [x0, y0, x1, y1] = figure.box.map((one) => Math.round(one * 100) / 100) as [number, number, number, number];
  return { page, box: [x0, y0, x1, y1] };
};

/** One signal of figures, each with its place; none of none. */
function ofFigures(
  code: SignalCode,
  found: readonly {
    readonly page: number;
    readonly figure: Figure;
    readonly text?: string;
    readonly before?: string;
  }[],
): Signal[] {
  const told = found.slice(0, MOST_PLACES);
  if (told.length === 0) return [];
  const before = told.map((one) => one.before ?? '');
  return [
    {
      code,
      where: told.map(({ figure, page }) => rounded(figure, page)),
      texts: told.map(({ figure, text }) => text ?? figure.text),
      ...(before.some((text) => text !== '') && { before }),
    },
  ];
}

/** Of statements whose printed figures contradict each other: where. */
function contradictions(statements: readonly Statement[]): Signal[] {
  return statements.flatMap(({ reconciliation, transactions }, statement): Signal[] => {
    const { status, cause, checks } = reconciliation;
    const failed = checks.find(isContradicted);
    if (status !== 'failed' || cause !== 'printed' || !failed) return [];
    const rows = (failed.broken ?? []).flatMap((row) => transactions[row]?.where ?? []);
    const where = (rows.length > 0 ? rows : (failed.where ?? [])).slice(0, MOST_PLACES);
    return [
      {
        code: 'printed-sums-contradict',
        statement,
        check: failed.kind,
        ...(where.length > 0 && { where: [...where] }),
      },
    ];
  });
}

/** The figures that are others than they were when the file was signed, or first saved. */
async function changes({ watched, bytes, openEarlier }: Findings): Promise<Signal[]> {
  if (watched.document.kind !== 'pdf') return [];
  const signed = signedBefore(bytes, watched.document.facts().signedTo);
  const end = signed ?? firstSaved(bytes);
  const earlier = end === null ? null : await openEarlier(bytes.slice(0, end));
  if (!earlier) return [];
  try {
    const found: Changed[] = [];
    for (const [page, { figures }] of watched.seen) {
      if (page > Math.min(earlier.pages, MOST_PAGES)) continue;
      const printed = earlier.printedPage(page);
      if (printed) found.push(...changedFigures(page, seenFigures(printed), figures));
    }
    const code = signed === null ? 'changed-after-saving' : 'changed-after-signing';
    return ofFigures(
      code,
      found.map(({ page, figure, before, now }) => ({ page, figure, before, text: now })),
    );
  } finally {
    earlier.close();
  }
}

/**
 * What was noticed about the file, apart from how well it was read: each with its place. Every one may be harmless, and
 * none says anything of a person.
 */
export async function findSignals(findings: Findings): Promise<Signal[]> {
  const { document, seen } = findings.watched;
  const pages = [...seen].sort(([a], [b]) => a - b);
  const program = editorAmong(document.facts().programs);
  const overlaid = pages.flatMap(([page, one]) =>
    one.overlaid.map(({ figure, below }) => ({ page, figure, before: below.text })),
  );
  const figures = pages.map(([page, one]) => ({ page, figures: one.figures }));
  return [
    ...(program === null ? [] : [{ code: 'made-by-editor' as const, program }]),
    ...ofFigures('font-changes-inside-figure', fontChanges(figures, isAmount)),
    ...ofFigures('text-over-text', overlaid),
    ...(await changes(findings)),
    ...contradictions(findings.statements),
  ];
}
