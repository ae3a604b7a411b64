import type { ReactNode } from 'react';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import type { Scale } from './scale.ts';

interface ChartProps {
  readonly title: string;
  /** What the chart shows, in words. */
  readonly text: string;
  readonly chart: ReactNode;
  /** The same figures as a table. */
  readonly table: ReactNode;
}

/** A chart with its words above it and its figures as a table below: whoever does not see it misses nothing. */
export function Chart({ title, text, chart, table }: ChartProps) {
  const t = useTranslate();
  return (
    <figure className="summary-chart mt-8">
      <figcaption>
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="max-w-prose text-sm text-ink-2">{text}</p>
      </figcaption>
      {chart}
      <details className="mt-2 text-sm">
        <summary className="flex min-h-8 w-fit cursor-pointer items-center text-ink-2 underline underline-offset-2">
          {t('summary.table')}
          <span className="sr-only">: {title}</span>
        </summary>
        {table}
      </details>
    </figure>
  );
}

/** Units of a chart's drawing: it is drawn as wide as there is room, and not higher than on a wide screen. */
export const WIDTH = 640;
export const HEIGHT = 240;
export const LEFT = 76;
/** Room for half a line above the highest rule, and for a whole one below the lowest, in a phone's letters. */
export const BOTTOM = 36;
export const TOP = 16;

/** Figures from here on are cut short: 100K. */
const SHORTENED = 100_000;

/** The place of a value from the top. */
export const heightAt = (scale: Scale, value: number): number => TOP + (1 - scale.at(value)) * (HEIGHT - TOP - BOTTOM);

/** Letters of a chart: what is drawn is made smaller on a phone, its words are not. */
const LETTERS = 'fill-ink-2 text-xs max-sm:text-[1.375rem]';

interface BelowProps {
  readonly x: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly children: string;
}

/** Words below the chart's lowest rule. */
export function Below({ x, anchor, children }: BelowProps) {
  return (
    <text x={x} y={HEIGHT - BOTTOM + 8} textAnchor={anchor} dominantBaseline="hanging" className={LETTERS}>
      {children}
    </text>
  );
}

interface FrameProps {
  readonly scale: Scale;
  readonly children: ReactNode;
}

/** The drawing with its rules and their figures; it says nothing to screen readers, which have the words and the table. */
export function Frame({ scale, children }: FrameProps) {
  const tag = useTag();
  // Grouped as the amounts in the table are; only what has no room beside the rules is cut short.
  const most = Math.max(...scale.ticks.map(Math.abs));
  const figures = new Intl.NumberFormat(tag, {
    notation: most < SHORTENED ? 'standard' : 'compact',
    useGrouping: 'always',
    maximumFractionDigits: 1,
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-3 w-full max-w-3xl" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={WIDTH}
            y1={heightAt(scale, tick)}
            y2={heightAt(scale, tick)}
            className={tick === 0 ? 'stroke-ink-2' : 'stroke-rule'}
          />
          <text x={LEFT - 8} y={heightAt(scale, tick)} textAnchor="end" dominantBaseline="central" className={LETTERS}>
            {figures.format(tick)}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}
