import { useTag, useTranslate } from '../../i18n/translate.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Below, Chart, Frame, heightAt, LEFT, WIDTH } from './chart-frame.tsx';
import { monthName, useMoney } from './figures.ts';
import type { CurrencySummary, MonthSums } from './reckon.ts';
import { scaleOf } from './scale.ts';

/** Names of months that find room below the bars. */
const MOST_NAMES = 12;
/** Names that find room with their years, in a phone's letters. */
const MOST_WITH_YEAR = 3;

/** Money in and out by month: two bars each, in filled and out in outline, so that colour is not the only sign. */
export function MonthChart({ summary }: { readonly summary: CurrencySummary }) {
  const t = useTranslate();
  const tag = useTag();
  const { currency, months } = summary;
  const money = useMoney(currency);
  const name = (month: string): string => monthName(month, tag, 'long');
  const most = (side: 'in' | 'out'): MonthSums | undefined =>
    months.reduce<MonthSums | undefined>(
      (best, one) => (best && Number(best[side]) >= Number(one[side]) ? best : one),
      undefined,
    );
  const [mostIn, mostOut] = [most('in'), most('out')];
  const text = t('summary.monthText', {
    count: months.length,
    month: name(mostIn?.month ?? ''),
    in: money(mostIn?.in ?? '0'),
    out: money(mostOut?.out ?? '0'),
    inMonth: name(mostIn?.month ?? ''),
    outMonth: name(mostOut?.month ?? ''),
  });
  return (
    <Chart
      title={t('summary.byMonth')}
      text={text}
      chart={
        <>
          <Legend />
          <Bars months={months} />
        </>
      }
      table={
        <DataTable
          caption={t('summary.byMonth')}
          columns={[
            { id: 'month', name: t('summary.month'), cell: ({ month }) => name(month) },
            { id: 'in', name: t('summary.in'), figure: true, cell: (row) => money(row.in) },
            { id: 'out', name: t('summary.out'), figure: true, cell: (row) => money(row.out) },
            { id: 'net', name: t('summary.net'), figure: true, cell: (row) => money(row.net) },
          ]}
          rows={months}
          rowKey={({ month }) => month}
        />
      }
    />
  );
}

/** Which bars are which. */
export function Legend() {
  const t = useTranslate();
  return (
    <p className="mt-2 flex gap-4 text-sm" aria-hidden="true">
      <span className="flex items-center gap-1.5">
        <span className="size-3 bg-green" /> {t('summary.in')}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-3 border-2 border-ink-2 bg-rule" /> {t('summary.out')}
      </span>
    </p>
  );
}

function Bars({ months }: { readonly months: readonly MonthSums[] }) {
  const tag = useTag();
  const scale = scaleOf(months.flatMap((one) => [Number(one.in), Number(one.out)]));
  const room = (WIDTH - LEFT) / Math.max(1, months.length);
  const bar = Math.min(28, room * 0.36);
  const base = heightAt(scale, 0);
  const every = Math.ceil(months.length / MOST_NAMES);
  return (
    <Frame scale={scale}>
      {months.map(({ month, ...sums }, index) => {
        const middle = LEFT + (index + 0.5) * room;
        const [top, topOut] = [heightAt(scale, Number(sums.in)), heightAt(scale, Number(sums.out))];
        return (
          <g key={month}>
            <rect x={middle - bar} y={top} width={bar} height={base - top} className="fill-green" />
            <rect
              x={middle + 1}
              y={topOut}
              width={Math.max(0, bar - 2)}
              height={base - topOut}
              className="fill-rule stroke-ink-2"
              strokeWidth={base > topOut ? 2 : 0}
            />
            {index % every === 0 ? (
              <Below x={middle} anchor="middle">
                {monthName(month, tag, months.length > MOST_WITH_YEAR ? 'short' : 'medium')}
              </Below>
            ) : null}
          </g>
        );
      })}
    </Frame>
  );
}
