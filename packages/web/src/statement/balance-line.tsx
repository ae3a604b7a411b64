import { useTranslate } from '../i18n/translate.ts';

/** Which of the columns that not every statement has are shown. */
export interface Columns {
  readonly valueDate: boolean;
  readonly reference: boolean;
}

interface BalanceLineProps {
  readonly columns: Columns;
  readonly label: string;
  /** As it is shown; null where the statement prints none. */
  readonly amount: string | null;
  /** Counted from 1 over the whole table, for screen readers. */
  readonly rowIndex: number;
}

/** The opening or the closing line of a ledger. */
export function BalanceLine({ columns, label, amount, rowIndex }: BalanceLineProps) {
  const t = useTranslate();
  const figure = amount ?? t('table.notPrinted');
  return (
    <tr className="balance-line" aria-rowindex={rowIndex}>
      <td className="number wide" />
      <th scope="row" className="whitespace-nowrap">
        {label}
      </th>
      {columns.valueDate ? <td className="wide" /> : null}
      <td />
      {columns.reference ? <td className="wide" /> : null}
      <td className="figure">
        <span className="narrow">{figure}</span>
      </td>
      <td className="figure wide">{figure}</td>
    </tr>
  );
}
