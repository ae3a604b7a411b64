import type { Statement } from '@tallyleaf/contract';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import { VERDICT_INK, VerdictMark } from '../ui/verdict-mark.tsx';
import { DoubtLines } from './doubt-lines.tsx';
import type { Explanation } from './explain.ts';
import { Cause, FindingLine, OpenLine, openLine, SumLine } from './sentences.tsx';

interface VerdictBannerProps {
  readonly statement: Statement;
  readonly explanation: Explanation;
  /** Brings a row, by index, into view. */
  readonly onShowRow: (index: number) => void;
  /** What can be done where something is not certain that sums do not show. */
  readonly settle?: ReactNode;
}

const EDGE = { verified: 'border-l-green', failed: 'border-l-red', unverifiable: 'border-l-doubt' } as const;
const WASH = { verified: 'bg-green-wash', failed: 'bg-red-wash', unverifiable: 'bg-doubt-wash' } as const;

/** How many breaks are spelt out; the rest are marked in the table. */
const SPELT_OUT = 5;

/** The verdict in whole sentences: that it adds up and how, or where it does not, or what cannot be checked. */
export function VerdictBanner({ statement, explanation, onShowRow, settle }: VerdictBannerProps) {
  const t = useTranslate();
  const { status, findings, doubts } = explanation;
  const open = status === 'unverifiable' ? openLine(statement, explanation) : null;
  const shown = findings.slice(0, SPELT_OUT);
  return (
    <div className={`flex gap-3 border-l-4 p-4 ${EDGE[status]} ${WASH[status]}`}>
      <VerdictMark verdict={status} className={`mt-0.5 size-6 flex-none ${VERDICT_INK[status]}`} />
      <div className="min-w-0">
        <p className={`font-semibold ${VERDICT_INK[status]}`}>{t(`verdict.${status}`)}</p>
        {status === 'verified' ? <SumLine statement={statement} /> : null}
        {status === 'failed' && shown.length > 0 ? (
          <ul className="mt-1 grid gap-1">
            {shown.map((finding) => (
              <li key={JSON.stringify(finding)}>
                <FindingLine finding={finding} currency={statement.account.currency} onShowRow={onShowRow} />
              </li>
            ))}
            {findings.length > shown.length ? (
              <li>{t('verdict.moreBreaks', { count: findings.length - shown.length })}</li>
            ) : null}
          </ul>
        ) : null}
        {status === 'failed' ? <Cause cause={statement.reconciliation.cause} /> : null}
        {open ? <OpenLine open={open} /> : null}
        <DoubtLines explanation={explanation} alone={status === 'unverifiable' && !open} />
        {doubts.length > 0 && settle ? <p className="mt-2">{settle}</p> : null}
      </div>
    </div>
  );
}
