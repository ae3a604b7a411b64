/** JSON as the formatter leaves it: arrays of plain values on one line where they fit. */

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

function print(value: unknown, indent: string, room: number): string {
  if (isPlain(value)) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (value.length === 0 || (value.every(isPlain) && line.length <= room)) return line;
    return `[\n${value.map((item) => deeper + print(item, deeper, 119 - deeper.length)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value as object).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, item]) => {
    const head = `${deeper}${JSON.stringify(key)}: `;
    return head + print(item, deeper, 119 - head.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Prints a value for a committed file, with a line feed at its end. */
export const printJson = (value: unknown): string => `${print(value, '', 119)}\n`;
