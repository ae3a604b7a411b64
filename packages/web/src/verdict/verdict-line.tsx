import type { Statement } from '@tallyleaf/contract';
import { useTranslate } from '../i18n/translate.ts';
import { VERDICT_INK, VerdictMark } from '../ui/verdict-mark.tsx';
import type { Explanation } from './explain.ts';
import { FindingLine, OpenLine, openLine, SumLine } from './sentences.tsx';

interface VerdictLineProps {
  readonly statement: Statement;
  readonly explanation: Explanation;
  /** Brings a row, by index, into view. */
  readonly onShowRow: (index: number) => void;
  /** Shows all that there is to say. */
  readonly onAll: () => void;
}

/** The verdict in one line: its mark and word, then the sentence that helps most, cut where the line ends. */
export function VerdictLine({ statement, explanation, onShowRow, onAll }: VerdictLineProps) {
  const t = useTranslate();
  const { status, findings, doubts } = explanation;
  const open = status === 'unverifiable' ? openLine(statement, explanation) : null;
  const doubt = status === 'unverifiable' && !open ? doubts[0] : undefined;
  // One that names its row leads there; the sum of them all does not.
  const first = findings.find(({ kind }) => kind === 'running') ?? findings[0];
  return (
    <>
      <p className={`verdict-word ${VERDICT_INK[status]}`}>
        <VerdictMark verdict={status} className="size-5 flex-none" />
        {t(`verdict.${status}`)}
      </p>
      <div className="verdict-line" aria-live="polite">
        {status === 'verified' ? <SumLine statement={statement} /> : null}
        {status === 'failed' && first ? (
          <FindingLine finding={first} currency={statement.account.currency} onShowRow={onShowRow} />
        ) : null}
        {open ? <OpenLine open={open} /> : null}
        {doubt ? <p>{doubt === 'direction' ? t('verdict.direction') : t(`verdict.dates.${doubt}`)}</p> : null}
      </div>
      {status === 'failed' && findings.length > 1 ? (
        <button type="button" className="verdict-more" onClick={onAll}>
          {t('desk.others', { count: findings.length - 1 })}
        </button>
      ) : null}
    </>
  );
}
