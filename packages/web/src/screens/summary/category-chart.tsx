import { useTranslate } from '../../i18n/translate.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Chart } from './chart-frame.tsx';
import { useMoney } from './figures.ts';
import { Legend } from './month-chart.tsx';
import type { CategorySums, CurrencySummary } from './reckon.ts';

/** Categories that are drawn; the table has all of them. */
const MOST_DRAWN = 12;

/** Money in and out by category: bars from the left, the figures beside them. */
export function CategoryChart({ summary }: { readonly summary: CurrencySummary }) {
  const t = useTranslate();
  const { currency, categories } = summary;
  const money = useMoney(currency);
  const named = categories.filter(({ category }) => category !== null);
  const name = ({ category }: CategorySums): string => category ?? t('summary.without');
  const [first] = named;
  const text = first
    ? t('summary.categoryText', { count: named.length, category: name(first), out: money(first.out) })
    : t('summary.categoryNone');
  return (
    <Chart
      title={t('summary.byCategory')}
      text={text}
      chart={
        first ? (
          <>
            <Legend />
            <Bars categories={categories.slice(0, MOST_DRAWN)} name={name} money={money} />
          </>
        ) : null
      }
      table={
        <DataTable
          caption={t('summary.byCategory')}
          columns={[
            { id: 'category', name: t('summary.category'), cell: name },
            { id: 'in', name: t('summary.in'), figure: true, cell: (row) => money(row.in) },
            { id: 'out', name: t('summary.out'), figure: true, cell: (row) => money(row.out) },
            { id: 'net', name: t('summary.net'), figure: true, cell: (row) => money(row.net) },
          ]}
          rows={categories}
          rowKey={({ category }) => `${category === null} ${category}`}
        />
      }
    />
  );
}

interface BarsProps {
  readonly categories: readonly CategorySums[];
  readonly name: (category: CategorySums) => string;
  readonly money: (amount: string) => string;
}

function Bars({ categories, name, money }: BarsProps) {
  const most = categories.reduce((best, one) => Math.max(best, Number(one.in), Number(one.out)), 0);
  const share = (amount: string): string => `${most === 0 ? 0 : (Number(amount) / most) * 100}%`;
  return (
    <div className="mt-3 grid max-w-3xl gap-2 text-sm" aria-hidden="true">
      {categories.map((one) => (
        <div
          key={`${one.category === null} ${one.category}`}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-3"
        >
          <span className="break-words">{name(one)}</span>
          <span className="grid gap-0.5">
            {Number(one.in) > 0 ? <Bar width={share(one.in)} figure={money(one.in)} className="bg-green" /> : null}
            {Number(one.out) > 0 ? (
              <Bar width={share(one.out)} figure={money(one.out)} className="border-2 border-ink-2 bg-rule" />
            ) : null}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The bar has what room the longest figure leaves. */
function Bar({
  width,
  figure,
  className,
}: {
  readonly width: string;
  readonly figure: string;
  readonly className: string;
}) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
      <span className={`block h-4 min-w-0.5 ${className}`} style={{ width }} />
      <span className="tabular-nums">{figure}</span>
    </span>
  );
}
