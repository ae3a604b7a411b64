import type { Bin, Field, Share, Tally } from './tally.ts';

/** What a tally says: shares from 0 to 1, null where there is nothing to have a share of. */

const share = (part: number, all: number): number | null => (all ? part / all : null);
const shareOf = ([right, all]: Share): number | null => share(right, all);

/** How far confidence and the share of right rows lie apart: the mean over rows, tenth by tenth. */
function calibrationError(bins: readonly Bin[], rows: number): number | null {
  const apart = bins.reduce((sum, [count, confidence, right]) => sum + (count ? Math.abs(confidence - right) : 0), 0);
  return share(apart, rows);
}

/** Every figure; what each means stands in the README beside this file. */
export function figuresOf(tally: Tally) {
  const { files, statements, truth, got, right, silentErrors, alarmable, falseAlarms, cautious, misprints } = tally;
  const { verifiedDespiteMisprint, verifiedWithoutProof, missing, refused, extraStatements, bins, boxes } = tally;
  const rowsWithConfidence = bins.reduce((sum, [rows]) => sum + rows, 0);
  const fields = Object.entries(tally.fields).map(([name, counted]) => [name, shareOf(counted)]);
  return {
    files,
    statements,
    transactions: truth,
    got,
    right,
    precision: share(right, got),
    recall: share(right, truth),
    f1: share(2 * right, got + truth),
    meanFileF1: shareOf(tally.fileF1),
    perfect: share(tally.perfect, statements),
    silentErrors,
    falseAlarms,
    falseAlarmRate: share(falseAlarms, alarmable),
    cautious,
    cautiousRate: share(cautious, alarmable),
    verifiedDespiteMisprint,
    misprints,
    verifiedWithoutProof,
    missing,
    refused,
    extraStatements,
    fields: Object.fromEntries(fields) as Record<Field, number | null>,
    boxIoU: share(tally.iou, boxes),
    boxesGiven: share(tally.boxesGiven, boxes),
    boxesOverHalf: share(tally.boxesGood, boxes),
    ece: calibrationError(bins, rowsWithConfidence),
    rowsWithConfidence,
    refusalAccuracy: shareOf(tally.refusals),
    answered: shareOf(tally.answered),
  };
}

export type Figures = ReturnType<typeof figuresOf>;
