import formatCompiled from 'use-intl/format-message/format-only';
import { formatWhole } from './whole-numbers.ts';

type Format = typeof formatCompiled;
type Formatters = Parameters<Format>[3]['formatters'];
type NumberFormatOf = Formatters['getNumberFormat'];

/** Of a formatter of numbers, what messages use. */
const wholeOr = (tag: string, makeIntl: () => Intl.NumberFormat): Pick<Intl.NumberFormat, 'format'> => ({
  format: (value) => (typeof value === 'number' ? formatWhole(value, tag) : undefined) ?? makeIntl().format(value),
});

/** Plain numbers are written without `Intl` where they can be: see `formatWhole`. */
function lighten(formatters: Formatters): Formatters {
  const getNumberFormat: NumberFormatOf = (...asked) => {
    const [tags, options] = asked;
    const make = () => formatters.getNumberFormat(...asked);
    return typeof tags === 'string' && options === undefined ? (wholeOr(tags, make) as Intl.NumberFormat) : make();
  };
  return { ...formatters, getNumberFormat };
}

/** What `use-intl` writes messages with: they are compiled, so that reading them is no work, and no code, of the browser's. */
function formatMessage(...[key, message, values, options]: Parameters<Format>): ReturnType<Format> {
  return formatCompiled(key, message, values, { ...options, formatters: lighten(options.formatters) });
}
formatMessage.raw = formatCompiled.raw;

// biome-ignore lint/style/noDefaultExport: `use-intl` imports it so
export default formatMessage;
