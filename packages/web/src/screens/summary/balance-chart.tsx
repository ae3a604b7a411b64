import { formatDate } from '../../i18n/format.ts';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Below, Chart, Frame, heightAt, LEFT, WIDTH } from './chart-frame.tsx';
import { useMoney } from './figures.ts';
import type { DayBalance } from './reckon.ts';
import { dayNumber, scaleOf } from './scale.ts';

interface BalanceChartProps {
  readonly title: string;
  readonly currency: string;
  readonly lines: readonly (readonly DayBalance[])[];
}

/** The balance of one account over time, in steps, as it stays the same between two days with rows. */
export function BalanceChart({ title, currency, lines }: BalanceChartProps) {
  const t = useTranslate();
  const tag = useTag();
  const money = useMoney(currency);
  const points = lines.flat();
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) {
    return (
      <section className="mt-8">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="text-sm text-ink-2">{t('summary.balanceNone')}</p>
      </section>
    );
  }
  const low = points.reduce((least, point) => (Number(point.balance) < Number(least.balance) ? point : least));
  const high = points.reduce((most, point) => (Number(point.balance) > Number(most.balance) ? point : most));
  const text = t('summary.balanceText', {
    first: money(first.balance),
    from: formatDate(first.day, tag),
    last: money(last.balance),
    to: formatDate(last.day, tag),
    low: money(low.balance),
    lowDay: formatDate(low.day, tag),
    high: money(high.balance),
    highDay: formatDate(high.day, tag),
  });
  return (
    <Chart
      title={title}
      text={lines.length > 1 ? `${text} ${t('summary.balanceGap')}` : text}
      chart={<Line lines={lines} from={first.day} to={last.day} />}
      table={
        <DataTable
          caption={title}
          columns={[
            { id: 'day', name: t('summary.day'), cell: ({ day }) => formatDate(day, tag) },
            { id: 'balance', name: t('table.balance'), figure: true, cell: ({ balance }) => money(balance) },
          ]}
          rows={points}
          rowKey={({ day, balance }) => `${day} ${balance}`}
        />
      }
    />
  );
}

function Line({ lines, from, to }: Pick<BalanceChartProps, 'lines'> & { readonly from: string; readonly to: string }) {
  const tag = useTag();
  const scale = scaleOf(lines.flat().map(({ balance }) => Number(balance)));
  const [start, end] = [dayNumber(from), dayNumber(to)];
  const across = (day: string): number =>
    LEFT + (end > start ? (dayNumber(day) - start) / (end - start) : 0.5) * (WIDTH - LEFT - 4);
  const path = (line: readonly DayBalance[]): string =>
    line
      .map(({ day, balance }, index) => {
        const [x, y] = [across(day).toFixed(1), heightAt(scale, Number(balance)).toFixed(1)];
        return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
      })
      .join('');
  return (
    <Frame scale={scale}>
      {lines.map((line) => (
        <path key={line[0]?.day} d={path(line)} className="fill-none stroke-green" strokeWidth={2} />
      ))}
      <Below x={LEFT} anchor="start">
        {formatDate(from, tag)}
      </Below>
      <Below x={WIDTH} anchor="end">
        {formatDate(to, tag)}
      </Below>
    </Frame>
  );
}
