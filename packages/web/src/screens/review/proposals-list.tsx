import IconHint from '~icons/lucide/lightbulb';
import { formatAmount } from '../../i18n/format.ts';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import type { Proposal } from './editing/proposals.ts';
import { InkOfRow } from './reread/box-host.tsx';

interface ProposalsListProps {
  readonly proposals: readonly Proposal[];
  readonly currency: string;
  readonly onTake: (proposal: Proposal) => void;
}

/** What may be behind a sum that does not come out; taking it is an edit like others. */
export function ProposalsList({ proposals, currency, onTake }: ProposalsListProps) {
  const t = useTranslate();
  const tag = useTag();
  if (proposals.length === 0) return null;
  const show = (amount: string): string => formatAmount(amount, currency, tag);
  return (
    <ul className="grid gap-1" aria-label={t('review.proposals.label')}>
      {proposals.map((proposal) => {
        const { slip, row, cell, from, to, off } = proposal;
        const values = { row: row + 1, off: show(off) };
        return (
          <li key={`${row} ${cell}`} className="flex flex-wrap items-center gap-x-3 text-sm">
            <span className="flex items-center gap-1.5">
              <IconHint className="size-4 flex-none text-doubt" aria-hidden="true" />
              {t(
                cell === 'balance' ? `review.proposals.balance.${balanceSlip(slip)}` : `review.proposals.${slip}`,
                values,
              )}
            </span>
            <button type="button" className="button-text text-sm" onClick={() => onTake(proposal)}>
              {to === null
                ? t('review.proposals.remove', values)
                : t('review.proposals.change', { from: show(from), to: show(to) })}
            </button>
            <InkOfRow place={row} />
          </li>
        );
      })}
    </ul>
  );
}

/** A row that was read twice is no slip of its balance. */
const balanceSlip = (slip: Proposal['slip']): Exclude<Proposal['slip'], 'doubled'> =>
  slip === 'doubled' ? 'digit' : slip;
