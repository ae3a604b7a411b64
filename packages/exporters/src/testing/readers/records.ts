/** What the strict readers of fixed records share. Each fault of the file is an error. */

export function demand(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new Error(fault);
}

/** The lines of a file whose every line ends with CR LF. */
export function crlfLines(text: string): string[] {
  demand(text.endsWith('\r\n'), 'the last line does not end with CR LF');
  const lines = text.slice(0, -2).split('\r\n');
  demand(!lines.some((line) => /[\r\n]/.test(line)), 'a line ends otherwise than with CR LF');
  return lines;
}

/** A line's fields by their widths, which must make up the whole line. */
export function fieldsOf(line: string, widths: readonly number[]): string[] {
  const length = widths.reduce((sum, width) => sum + width, 0);
  demand(line.length === length, `a record of ${line.length} characters, not ${length}: ${line}`);
  let from = 0;
  return widths.map((width) => {
    from += width;
    return line.slice(from - width, from);
  });
}

/** A field that must hold digits alone. */
export function digits(field: string): bigint {
  demand(/^\d+$/.test(field), `not digits: ${field}`);
  return BigInt(field);
}

export const blank = (field: string): void => demand(/^ *$/.test(field), `not blank: ${field}`);

/** An integer of the smallest unit as a decimal string. */
export function decimal(minor: bigint, decimals: number): string {
  const text = `${minor < 0n ? -minor : minor}`.padStart(decimals + 1, '0');
  const whole = decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
  return minor < 0n ? `-${whole}` : whole;
}

/** An ISO date of its parts; a day that the calendar does not have is a fault. */
export function isoDate(year: number, month: string, day: string): string {
  const iso = `${String(year).padStart(4, '0')}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  demand(!Number.isNaN(time) && new Date(time).toISOString().startsWith(iso), `no date: ${iso}`);
  return iso;
}

/** 70 to 99 are years of the last century. */
export const century = (short: string): number => Number(short) + (Number(short) < 70 ? 2000 : 1900);

/** `YYMMDD` */
export function yymmdd(field: string): string {
  demand(/^\d{6}$/.test(field), `no date: ${field}`);
  return isoDate(century(field.slice(0, 2)), field.slice(2, 4), field.slice(4));
}
