import type { Transaction } from '@tallyleaf/contract';
import IconQuestion from '~icons/lucide/circle-help';
import IconBreak from '~icons/lucide/unlink';
import { formatAmount, formatDate } from '../i18n/format.ts';
import { useTag, useTranslate } from '../i18n/translate.ts';
import type { RowDoubt } from '../verdict/explain.ts';
import type { Columns } from './balance-line.tsx';

interface TransactionRowProps {
  readonly transaction: Transaction;
  readonly index: number;
  /** What the checks say of the row, where they say anything. */
  readonly mark: RowDoubt | null;
  readonly columns: Columns;
  readonly currency: string;
}

const WORDS = { broken: 'broken', unbound: 'unbound', date: 'dateDoubt' } as const satisfies Record<RowDoubt, string>;

/** One transaction. On narrow screens the balance stands under the amount, and what is minor under the text. */
export function TransactionRow(props: TransactionRowProps) {
  const { transaction, index, mark, columns, currency } = props;
  const t = useTranslate();
  const tag = useTag();
  const { date, valueDate, description, reference, amount, balance } = transaction;
  const balanceText = balance === null ? '' : formatAmount(balance, currency, tag);
  return (
    <tr data-row={index} data-mark={mark ?? undefined} tabIndex={-1} aria-rowindex={index + 3}>
      <td className="number wide">{index + 1}</td>
      <td className="date">{formatDate(date, tag)}</td>
      {columns.valueDate ? <td className="date wide">{valueDate === null ? '' : formatDate(valueDate, tag)}</td> : null}
      <td>
        {description}
        {reference === null ? null : <span className="narrow text-ink-2">{reference}</span>}
        {mark === null ? null : <RowMark mark={mark} text={t(`table.${WORDS[mark]}`)} />}
      </td>
      {columns.reference ? <td className="wide">{reference}</td> : null}
      <td className="figure">
        <span className={amount.startsWith('-') ? '' : 'text-green'}>{formatAmount(amount, currency, tag)}</span>
        <span className="narrow text-ink-2">{balanceText}</span>
      </td>
      <td className="figure wide">{balanceText}</td>
    </tr>
  );
}

function RowMark({ mark, text }: { readonly mark: RowDoubt; readonly text: string }) {
  const Icon = mark === 'broken' ? IconBreak : IconQuestion;
  return (
    <span className={`flex items-center gap-1.5 text-xs ${mark === 'broken' ? 'text-red' : 'text-doubt'}`}>
      <Icon className="size-4 flex-none" aria-hidden="true" />
      {text}
    </span>
  );
}
