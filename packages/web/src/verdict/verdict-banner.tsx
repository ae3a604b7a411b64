import type { Statement } from '@tallyleaf/contract';
import { formatAmount } from '../i18n/format.ts';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { VERDICT_INK, VerdictMark } from '../ui/verdict-mark.tsx';
import { type Explanation, type Finding, unsigned } from './explain.ts';

interface VerdictBannerProps {
  readonly statement: Statement;
  readonly explanation: Explanation;
  /** Brings a row, by index, into view. */
  readonly onShowRow: (index: number) => void;
}

const EDGE = { verified: 'border-l-green', failed: 'border-l-red', unverifiable: 'border-l-doubt' } as const;
const WASH = { verified: 'bg-green-wash', failed: 'bg-red-wash', unverifiable: 'bg-doubt-wash' } as const;

/** How many breaks are spelt out; the rest are marked in the table. */
const SPELT_OUT = 5;

/** The verdict in whole sentences: that it adds up and how, or where it does not, or what cannot be checked. */
export function VerdictBanner({ statement, explanation, onShowRow }: VerdictBannerProps) {
  const t = useTranslate();
  const { status, findings } = explanation;
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
        {status === 'unverifiable' ? <UnboundLine statement={statement} explanation={explanation} /> : null}
      </div>
    </div>
  );
}

function SumLine({ statement }: { readonly statement: Statement }) {
  const t = useTranslate();
  const tag = useTag();
  const { opening, closing, transactions, account } = statement;
  if (opening === null || closing === null) return <p>{t('verdict.byPrinted', { count: transactions.length })}</p>;
  const show = (amount: string): string => formatAmount(amount, account.currency, tag);
  return <p>{t('verdict.sum', { opening: show(opening), count: transactions.length, closing: show(closing) })}</p>;
}

interface FindingLineProps {
  readonly finding: Finding;
  readonly currency: string;
  readonly onShowRow: (index: number) => void;
}

function FindingLine({ finding, currency, onShowRow }: FindingLineProps) {
  const t = useTranslate();
  const tag = useTag();
  const show = (amount: string): string => formatAmount(amount, currency, tag);
  if (finding.kind === 'closing') {
    const { printed, reckoned, difference } = finding;
    return t('verdict.closing', {
      printed: show(printed),
      reckoned: show(reckoned),
      missing: show(unsigned(difference)),
    });
  }
  if (finding.kind === 'running') {
    const { index, difference } = finding;
    const row = index + 1;
    return (
      <>
        {difference === null
          ? t('verdict.breaksAt', { row })
          : index === 0
            ? t('verdict.missingFirst', { missing: show(unsigned(difference)) })
            : t('verdict.missing', { missing: show(unsigned(difference)), before: index, row })}{' '}
        <button type="button" className="cursor-pointer underline underline-offset-2" onClick={() => onShowRow(index)}>
          {t('verdict.goThere')}
          <span className="sr-only">{t('table.row', { row })}</span>
        </button>
      </>
    );
  }
  const name = finding.label ?? t('verdict.unnamed');
  if (finding.kind === 'count') return t('verdict.count', { name, printed: finding.printed, read: finding.read });
  return t('verdict.total', { name, printed: showFigure(finding.printed, show), read: showFigure(finding.read, show) });
}

/** A printed figure may be no amount at all; then it is shown as it is. */
const showFigure = (figure: string, show: (amount: string) => string): string =>
  /^-?\d+(\.\d+)?$/.test(figure) ? show(figure) : figure;

function Cause({ cause }: { readonly cause: Statement['reconciliation']['cause'] }) {
  const t = useTranslate();
  return <p className="mt-1 text-sm">{t(cause === 'printed' ? 'verdict.causePrinted' : 'verdict.causeReading')}</p>;
}

function UnboundLine({ statement, explanation }: Pick<VerdictBannerProps, 'statement' | 'explanation'>) {
  const t = useTranslate();
  const all = statement.transactions.length;
  const count = explanation.unbound.size;
  const { checks, unread: [what] = [] } = statement.reconciliation;
  if (count === 0 && what && checks.length > 0) return <p>{t('verdict.unread', { what })}</p>;
  if (count === 0 || count === all) return <p>{t('verdict.nothingPrinted')}</p>;
  if (count === 1 && explanation.unbound.has(0)) return <p>{t('verdict.allButFirst')}</p>;
  return <p>{t('verdict.unbound', { count, all })}</p>;
}
