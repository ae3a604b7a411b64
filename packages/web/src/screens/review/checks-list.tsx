import { type Check, isContradicted, type Statement } from '@tallyleaf/contract';
import { formatAmount } from '../../i18n/format.ts';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { VerdictWord } from '../../ui/verdict-mark.tsx';

interface ChecksListProps {
  readonly statement: Statement;
}

/** Every check of a statement with what was expected and what was found. */
export function ChecksList({ statement }: ChecksListProps) {
  const t = useTranslate();
  const { checks } = statement.reconciliation;
  return (
    <section>
      <h3 className="font-semibold">{t('review.checks.label', { count: checks.length })}</h3>
      <ul className="mt-1 grid gap-1">
        {checks.map((check, index) => (
          // Checks have no identity but their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="flex flex-wrap items-baseline gap-x-3">
            <Outcome check={check} />
            <CheckLine check={check} currency={statement.account.currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ check }: { readonly check: Check }) {
  const t = useTranslate();
  if (check.ok) return <VerdictWord verdict="verified" word={t('review.checks.holds')} />;
  if (isContradicted(check)) return <VerdictWord verdict="failed" word={t('review.checks.fails')} />;
  return <VerdictWord verdict="unverifiable" word={t('review.checks.notCertain')} />;
}

function CheckLine({ check, currency }: { readonly check: Check; readonly currency: string }) {
  const t = useTranslate();
  const tag = useTag();
  const { kind, expected, found, label, rows, by } = check;
  const show = (figure: string): string =>
    kind !== 'count' && /^-?\d+(\.\d+)?$/.test(figure) ? formatAmount(figure, currency, tag) : figure;
  return (
    <span>
      {t(`review.checks.${kind}`)}
      {label ? ` “${label}”` : null}
      {expected === undefined || found === undefined ? null : (
        <> · {t('review.checks.figures', { expected: show(expected), found: show(found) })}</>
      )}
      {rows === undefined ? null : <> · {t('review.checks.rows', { count: rows })}</>}
      {by === 'person' ? <> · {t('review.checks.byPerson')}</> : null}
    </span>
  );
}
