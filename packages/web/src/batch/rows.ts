import {
  type ConversionSummary,
  type FileVerdict,
  isFinished,
  type StatementOutline,
  verdictOfFile,
} from '@tallyleaf/contract';
import { outlinesOf } from '@tallyleaf/exporters';
import { asItStands } from '../documents/as-it-stands.ts';
import type { DocumentSummary } from '../documents/documents.ts';
import type { Held } from '../documents/tab-documents.ts';

/** Where a result is kept; `page`: nowhere, it goes with the page. */
export type Kept = 'page' | 'device' | 'server';

/** A file in the table of many: what is known of it, wherever it was converted and is kept. */
export interface BatchRow {
  readonly id: string;
  /** Under which it is looked through, where that is another: of one on the page that the server converted. */
  readonly openId?: string;
  readonly fileName: string;
  readonly kept: Kept;
  readonly step: 'under-way' | 'done' | 'stopped';
  /** Of one that is done: the worst of its statements' verdicts. */
  readonly verdict?: FileVerdict | undefined;
  /** Left out where only the verdict is known of it. */
  readonly statements?: readonly StatementOutline[] | undefined;
  /** Of the file's content. */
  readonly sha256?: string | undefined;
  readonly pages: number | null;
  /** ISO 8601; left out on the page where it was just converted. */
  readonly createdAt?: string;
  readonly expiresAt?: string;
  /** How one without a result stands. */
  readonly status?: Pick<ConversionSummary, 'status' | 'progress' | 'refusal'>;
}

export const rowOfServer = (one: ConversionSummary): BatchRow => ({
  id: one.id,
  fileName: one.fileName,
  kept: 'server',
  step: one.status === 'done' ? 'done' : isFinished(one.status) ? 'stopped' : 'under-way',
  verdict: one.verdict,
  statements: one.status === 'done' ? one.statements : undefined,
  sha256: one.sha256,
  pages: one.pages,
  createdAt: one.createdAt,
  expiresAt: one.expiresAt,
  status: one,
});

export const rowOfDevice = (one: DocumentSummary): BatchRow => ({
  id: one.id,
  fileName: one.fileName,
  kept: 'device',
  step: 'done',
  verdict: one.verdict,
  statements: one.statements,
  sha256: one.sha256,
  pages: one.pages,
  createdAt: one.createdAt,
});

/** What is open in this tab and kept nowhere else, as it stands. */
export async function rowsOfTab(all: readonly Held[]): Promise<readonly BatchRow[]> {
  const rows = all.map(async ({ id, file, result, kept }): Promise<BatchRow[]> => {
    if (!result || kept || result.serverId !== null) return [];
    const { read, createdAt } = result;
    const stands = await asItStands(result);
    return [
      {
        id,
        fileName: file.name,
        kept: 'page',
        step: 'done',
        verdict: verdictOfFile(stands),
        statements: outlinesOf(stands),
        sha256: read.source.sha256,
        pages: read.source.pages,
        createdAt,
      },
    ];
  });
  return (await Promise.all(rows)).flat();
}

/**
 * What a person has to do with a file, those with most to do first. `locked`: its password is asked for. `looked`: it does not
 * add up, or cannot be checked, and a person has looked at it.
 */
export const STANDINGS = [
  'failed',
  'unsure',
  'unverifiable',
  'none',
  'locked',
  'refused',
  'under-way',
  'looked',
  'verified',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** The groups by which the table is filtered, and of which its top tells how many there are. */
export const GROUPS = ['needs', 'under-way', 'looked', 'verified'] as const;
export type Group = (typeof GROUPS)[number];

export const groupOf = (standing: Standing): Group =>
  standing === 'verified' || standing === 'looked' || standing === 'under-way' ? standing : 'needs';

const isLocked = ({ status }: BatchRow): boolean =>
  status?.refusal?.code === 'password-required' || status?.refusal?.code === 'password-wrong';

const isUnsure = ({ statements = [] }: BatchRow): boolean =>
  statements.some(({ unread = [] }) => unread.includes('dates') || unread.includes('direction'));

/** How a file stands. `looked` are the ids of those that a person has looked at. */
export function standingOf(row: BatchRow, looked: readonly string[]): Standing {
  if (row.step === 'under-way') return 'under-way';
  if (row.step === 'stopped') return isLocked(row) ? 'locked' : 'refused';
  if (row.verdict === 'verified') return 'verified';
  if (looked.includes(row.openId ?? row.id)) return 'looked';
  if (row.verdict === 'failed') return 'failed';
  if (row.verdict === 'unverifiable') return isUnsure(row) ? 'unsure' : 'unverifiable';
  return 'none';
}

/** True where a row can be taken out as a file. */
export const hasResult = ({ step, verdict }: BatchRow): boolean => step === 'done' && verdict !== 'none';
