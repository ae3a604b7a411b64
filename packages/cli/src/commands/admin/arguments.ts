import type { Io } from '../../io.ts';
import { parseOptions, UsageError } from '../../usage.ts';

type OptionTypes = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** The arguments of a command of operators: named places, and options, among which `--data` always is. */
export function readArguments<T extends OptionTypes>(args: string[], places: readonly string[] | 'any', options: T) {
  const { positionals, values } = parseOptions({
    args,
    options: { ...options, data: { type: 'string' } },
    allowPositionals: true,
  });
  if (places === 'any') return { positionals, values };
  const missing = places[positionals.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing.`);
  if (positionals.length > places.length) throw new UsageError(`"${positionals[places.length]}" is one too many.`);
  return { positionals, values };
}

/** A whole number from 1 to a most. */
export function wholeNumber(text: string, name: string, most: number, least = 1): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

/** A time span in hours: `36h`, `7d`, or a number of hours. */
export function hours(text: string, name: string): number {
  const [, count = '', unit] = /^(\d{1,6})([hd]?)$/.exec(text) ?? [];
  if (count === '')
    throw new UsageError(`${name} must be a number of hours or days, such as 36h or 7d, not "${text}".`);
  return Number(count) * (unit === 'd' ? 24 : 1);
}

type Value = string | number | boolean | Date | null;

/** Something as lines of a name, a tab and a value: nested names are joined by dots. */
export function printRecord(record: object, io: Io, json: boolean | undefined): void {
  if (json) {
    io.stdout.write(`${JSON.stringify(record, null, 2)}\n`);
    return;
  }
  for (const [name, value] of flat(record)) io.stdout.write(`${name}\t${shown(value)}\n`);
}

function flat(record: object, before = ''): [string, Value][] {
  return Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !(value instanceof Date)
      ? flat(value, `${before}${name}.`)
      : [[before + name, value as Value] satisfies [string, Value]],
  );
}

/** One line, whatever a person chose as a name; nothing where there is no value. */
const shown = (value: Value): string => {
  if (value === null) return '';
  return value instanceof Date ? value.toISOString() : String(value).replace(/[\p{Cc}\p{Bidi_C}]/gu, '?');
};
