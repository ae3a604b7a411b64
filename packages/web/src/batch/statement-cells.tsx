import type { StatementOutline } from '@tallyleaf/contract';
import { formatAmount, formatDate } from '../i18n/format.ts';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { LineStanding } from './line-standing.tsx';
import type { ToldRow } from './tell-rows.ts';

interface StatementCellsProps {
  readonly statement: StatementOutline;
  readonly row: ToldRow;
}

/** What stands in a statement, from its account to its verdict; where there is no room for columns, in brief. */
export function StatementCells({ statement, row }: StatementCellsProps) {
  const t = useTranslate();
  const tag = useTag();
  const { institution, account, currency, period, opening, closing, rows } = statement;
  const money = (amount: string | null): string => (amount === null ? '–' : formatAmount(amount, currency, tag));
  const bank = institution ?? t('batch.noBank');
  const number = [account, currency].filter(Boolean).join(' · ');
  const days = [...new Set([period.start, period.end])].flatMap((day) => (day ? [formatDate(day, tag)] : []));
  return (
    <>
      <td className="account">
        {bank}
        <span className="second">{number}</span>
      </td>
      <td className="period">
        {days[0] ?? '–'}
        {days[1] ? <span className="second">– {days[1]}</span> : null}
      </td>
      <td className="opening">{money(opening)}</td>
      <td className="closing">{money(closing)}</td>
      <td className="rows">{rows.toLocaleString(tag)}</td>
      <td className="brief">
        <span>{[bank, account, t('batch.rows', { count: rows })].filter(Boolean).join(' · ')}</span>
        <span>{[daysInBrief(period, tag), `${currency} ${money(opening)} → ${money(closing)}`].join(' · ')}</span>
      </td>
      <td className="verdict">
        <LineStanding row={row} verdict={statement.verdict} unread={statement.unread} />
      </td>
    </>
  );
}

/** As short as the language writes it: `Feb 1 – 28, 2025`. */
function daysInBrief({ start, end }: StatementOutline['period'], tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const [first, last] = [start ?? end, end ?? start].map((day) => (day ? new Date(`${day}T00:00:00Z`) : null));
  return first && last ? format.formatRange(first, last) : '–';
}
