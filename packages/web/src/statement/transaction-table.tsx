import type { Statement, Transaction } from '@tallyleaf/contract';
import { memo, type Ref, useImperativeHandle } from 'react';
import { flushSync } from 'react-dom';
import { formatAmount } from '../i18n/format.ts';
import { useTag, useTranslate } from '../i18n/translate.ts';
import type { Explanation } from '../verdict/explain.ts';
import { BalanceLine, type Columns } from './balance-line.tsx';
import { TransactionRow } from './transaction-row.tsx';
import { useChunks } from './use-chunks.ts';

export interface TransactionTableHandle {
  /** Scrolls to a row, by index, and puts the focus there. */
  readonly showRow: (index: number) => void;
}

interface TransactionTableProps {
  readonly statement: Statement;
  readonly explanation: Explanation;
  readonly label: string;
  readonly ref?: Ref<TransactionTableHandle>;
}

/** A row's height in pixels where it has not been drawn yet; that it is a guess shows only in the scroll bar. */
const ROW_HEIGHT = 37;

/** Whether any row has a value date of its own, or a reference: columns that say nothing are left out. */
const columnsOf = (transactions: readonly Transaction[]): Columns => ({
  valueDate: transactions.some(({ valueDate, date }) => valueDate !== null && valueDate !== date),
  reference: transactions.some(({ reference }) => reference !== null),
});

/** The rows as a ledger: opening line, transactions with what the checks say of them, closing line. */
export function TransactionTable({ statement, explanation, label, ref }: TransactionTableProps) {
  const t = useTranslate();
  const tag = useTag();
  const { transactions, account, opening, closing } = statement;
  const { table, chunks, reach } = useChunks(transactions.length);
  useImperativeHandle(ref, () => ({
    showRow: (index) => {
      flushSync(() => reach(index));
      const row = table.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
      row?.scrollIntoView({ block: 'center' });
      row?.focus({ preventScroll: true });
    },
  }));
  const columns = columnsOf(transactions);
  const money = (amount: string | null): string | null =>
    amount === null ? null : formatAmount(amount, account.currency, tag);
  if (transactions.length === 0) return <p className="mt-4">{t('table.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="mt-4 overflow-x-auto" tabIndex={0} aria-label={label}>
      <table ref={table} className="ledger set w-full text-sm" aria-rowcount={transactions.length + 3}>
        <Heads columns={columns} currency={account.currency} />
        <tbody>
          <BalanceLine columns={columns} label={t('table.opening')} amount={money(opening)} rowIndex={2} />
        </tbody>
        {chunks.map(({ chunk, from, to, drawn }) =>
          drawn ? (
            <Chunk
              key={chunk}
              rows={transactions}
              from={from}
              to={to}
              marks={explanation.marks}
              withValueDate={columns.valueDate}
              withReference={columns.reference}
              currency={account.currency}
            />
          ) : (
            <tbody key={chunk} data-chunk={chunk}>
              <tr>
                <td style={{ height: (to - from) * ROW_HEIGHT }} />
              </tr>
            </tbody>
          ),
        )}
        <tfoot>
          <BalanceLine
            columns={columns}
            label={t('table.closing')}
            amount={money(closing)}
            rowIndex={transactions.length + 3}
          />
        </tfoot>
      </table>
    </section>
  );
}

function Heads({ columns, currency }: { readonly columns: Columns; readonly currency: string }) {
  const t = useTranslate();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="number wide">
          {t('table.number')}
        </th>
        <th scope="col" className="date">
          {t('table.date')}
        </th>
        {columns.valueDate ? (
          <th scope="col" className="date wide">
            {t('table.valueDate')}
          </th>
        ) : null}
        <th scope="col">{t('table.description')}</th>
        {columns.reference ? (
          <th scope="col" className="reference wide">
            {t('table.reference')}
          </th>
        ) : null}
        <th scope="col" className="figure money">
          {t('table.amount', { currency })}
        </th>
        <th scope="col" className="figure money wide">
          {t('table.balance')}
        </th>
      </tr>
    </thead>
  );
}

interface ChunkProps {
  readonly rows: readonly Transaction[];
  readonly from: number;
  readonly to: number;
  readonly marks: Explanation['marks'];
  readonly withValueDate: boolean;
  readonly withReference: boolean;
  readonly currency: string;
}

const Chunk = memo(function Chunk(props: ChunkProps) {
  const { rows, from, to, marks, withValueDate, withReference, currency } = props;
  const columns = { valueDate: withValueDate, reference: withReference };
  return (
    <tbody>
      {rows.slice(from, to).map((transaction, offset) => (
        <TransactionRow
          // Rows have no identity but their place, and are never reordered.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={offset}
          transaction={transaction}
          index={from + offset}
          mark={marks.get(from + offset) ?? null}
          columns={columns}
          currency={currency}
        />
      ))}
    </tbody>
  );
});
