import type { Statement } from '@tallyleaf/contract';
import { formatAmount } from '../i18n/format.ts';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { type Explanation, type Finding, unsigned } from './explain.ts';

/** What a verdict says, sentence by sentence. */

/** That it adds up, and how. */
export function SumLine({ statement }: { readonly statement: Statement }) {
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

/** Where a sum does not come out, and the way there. */
export function FindingLine({ finding, currency, onShowRow }: FindingLineProps) {
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
        <span>
          {difference === null
            ? t('verdict.breaksAt', { row })
            : index === 0
              ? t('verdict.missingFirst', { missing: show(unsigned(difference)) })
              : t('verdict.missing', { missing: show(unsigned(difference)), before: index, row })}
        </span>{' '}
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

/** What may be behind it. */
export function Cause({ cause }: { readonly cause: Statement['reconciliation']['cause'] }) {
  const t = useTranslate();
  return <p className="mt-1 text-sm">{t(cause === 'printed' ? 'verdict.causePrinted' : 'verdict.causeReading')}</p>;
}

/** Why nothing contradicts, and yet not all is proven: what was not read, or rows that nothing binds. */
export type Open =
  | { readonly kind: 'unread'; readonly what: 'pages' | 'lines' | 'words' | 'scale' }
  | { readonly kind: 'nothingPrinted' | 'allButFirst' }
  | { readonly kind: 'unbound'; readonly count: number; readonly all: number };

/** What is open besides dates and direction; null where that is all. */
export function openLine(statement: Statement, { unbound, doubts }: Explanation): Open | null {
  const all = statement.transactions.length;
  const count = unbound.size;
  const { checks, unread = [] } = statement.reconciliation;
  const what = unread.find((one) => one !== 'dates' && one !== 'direction');
  const sums = checks.some(({ kind }) => kind !== 'dates');
  if (count === 0 && sums && what) return { kind: 'unread', what };
  if (count === 0 && sums && doubts.length > 0) return null;
  if (count === 0 || count === all) return { kind: 'nothingPrinted' };
  if (count === 1 && unbound.has(0)) return { kind: 'allButFirst' };
  return { kind: 'unbound', count, all };
}

/** Why not all is proven, in a sentence. */
export function OpenLine({ open }: { readonly open: Open }) {
  const t = useTranslate();
  if (open.kind === 'unread') return <p>{t('verdict.unread', { what: open.what })}</p>;
  if (open.kind === 'unbound') return <p>{t('verdict.unbound', { count: open.count, all: open.all })}</p>;
  return <p>{t(`verdict.${open.kind}`)}</p>;
}
