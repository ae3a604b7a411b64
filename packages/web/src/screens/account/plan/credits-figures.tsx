import type { CreditsState } from '@tallyleaf/contract';
import { formatDay } from '../../../i18n/figures.ts';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { isUnlimited } from '../../../session/rules.ts';

/** What was given, what is left of it, and what of that was a gift (specification, section 3: credits state). */
export function CreditsFigures({ credits }: { readonly credits: CreditsState | null }) {
  const t = useTranslate();
  const tag = useTag();
  const number = (value: number | undefined): string =>
    value === undefined ? '–' : new Intl.NumberFormat(tag).format(value);
  const end = credits?.plan_info.credit_period_end ?? null;
  return (
    <>
      <dl className="grid max-w-md gap-y-1">
        <Figure name={t('account.credits.total')} value={number(credits?.total)} />
        <Figure name={t('account.credits.available')} value={number(credits?.available)} strong />
        <Figure name={t('account.credits.promotional')} value={number(credits?.activity_available)} />
      </dl>
      {credits && isUnlimited(credits.plan_info.plan_index) ? (
        <p className="mt-3 text-sm text-green">{t('account.credits.unlimited')}</p>
      ) : null}
      {end === null ? null : (
        <p className="mt-3 text-sm text-ink-2">{t('account.credits.next', { date: formatDay(end, tag) })}</p>
      )}
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  /** The one that counts. */
  readonly strong?: boolean;
}

function Figure({ name, value, strong = false }: FigureProps) {
  return (
    <div className={`flex justify-between gap-4 border-b border-rule py-1 ${strong ? 'font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd className="figure">{value}</dd>
    </div>
  );
}
