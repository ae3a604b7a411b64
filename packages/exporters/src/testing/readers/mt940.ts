import type { ExportedFile } from '../../exporter.ts';
import type { Reader, ReadRow, ReadStatement } from './read.ts';

/** A strict reader of MT940: set X, CR LF, the lengths and the order of fields, currencies, the year of entry dates. */
export const MT940_READERS: Readonly<Record<string, Reader>> = {
  mt940: async (file) => {
    const messages = messagesOf(file).map(readMessage);
    return { rows: messages.flatMap(({ rows }) => rows), statements: messages.map(({ statement }) => statement) };
  },
};

/** The lines of each message of a file, without the `-` that ends it. */
export function messagesOf({ bytes }: ExportedFile): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (!text.endsWith('\r\n-\r\n')) throw new Error('the last message does not end');
  const messages: string[][] = [[]];
  for (const line of text.slice(0, -2).split('\r\n')) {
    if (!/^[A-Za-z0-9/\-?:().,'+ ]{1,65}$/.test(line)) throw new Error(`no line of a message: ${line}`);
    if (line === '-') messages.push([]);
    else messages.at(-1)?.push(line);
  }
  return messages.slice(0, -1);
}

interface Field {
  readonly tag: string;
  readonly lines: readonly string[];
}

function fieldsOf(lines: readonly string[]): Field[] {
  const fields: { tag: string; lines: string[] }[] = [];
  for (const line of lines) {
    const [, tag, content = ''] = /^:(\d\d[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag) fields.push({ tag, lines: [content] });
    else if (/^[:\- ]/.test(line)) throw new Error(`a line that goes on begins like a field: ${line}`);
    else fields.at(-1)?.lines.push(line);
  }
  return fields;
}

function match(field: Field | undefined, tag: string, pattern: RegExp): RegExpExecArray {
  const found = field?.tag === tag && field.lines.length === 1 ? pattern.exec(field.lines[0] ?? '') : null;
  if (!found) throw new Error(`no field ${tag}: ${JSON.stringify(field)}`);
  return found;
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d+,\d*)$/;

function readMessage(lines: readonly string[]): { rows: ReadRow[]; statement: ReadStatement } {
  const fields = fieldsOf(lines);
  match(fields[0], '20', /^(?!\/)(?!.*\/\/).{1,16}(?<!\/)$/);
  const [account = ''] = match(fields[1], '25', /^.{1,35}$/);
  match(fields[2], '28C', /^\d{1,5}\/\d{1,5}$/);
  const [, mark = '', start = '', currency = '', opening = ''] = match(fields[3], '60F', BALANCE);
  const last = fields.at(-1);
  const [, closingMark = '', end = '', sameCurrency, closing = ''] = match(last, '62F', BALANCE);
  if (currency !== sameCurrency) throw new Error('two currencies');
  const rows: ReadRow[] = [];
  for (let at = 4; at < fields.length - 1; at += 2) {
    rows.push({ ...readEntry(fields[at]), text: readDetails(fields[at + 1]), account, currency });
  }
  const period = { start: iso(start), end: iso(end) };
  return {
    rows,
    statement: { account, opening: signed(mark, opening), closing: signed(closingMark, closing), period },
  };
}

const ENTRY = /^(\d{6})(\d{4})([CD])(\d+,\d*)N[A-Z]{3}([^/]{1,16})\/\/([^/]{1,16})$/;

function readEntry(field: Field | undefined): ReadRow {
  const [, value = '', entry = '', mark = '', figure = '', reference = '', id = ''] = match(field, '61', ENTRY);
  const valueDate = iso(value);
  const years = [-1, 0, 1].map(
    (step) => `${Number(valueDate.slice(0, 4)) + step}-${entry.slice(0, 2)}-${entry.slice(2)}`,
  );
  const apart = (date: string) => Math.abs(Date.parse(date) - Date.parse(valueDate));
  const [date = ''] = years.filter((year) => !Number.isNaN(Date.parse(year))).sort((a, b) => apart(a) - apart(b));
  return { date, valueDate, amount: signed(mark, figure), reference: reference === 'NONREF' ? null : reference, id };
}

function readDetails(field: Field | undefined): string {
  if (field?.tag !== '86' || field.lines.length > 6) throw new Error(`no field 86: ${JSON.stringify(field)}`);
  const text = field.lines.join('');
  if (!/^\d{3}\?/.test(text)) return text;
  const [code, posting, ...purpose] = text.split('?');
  if (!/^\d{3}$/.test(code ?? '') || !/^00.{1,27}$/.test(posting ?? ''))
    throw new Error(`no code and posting text: ${text}`);
  const tags = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 60, 61, 62, 63];
  return purpose
    .map((subfield, n) => {
      if (!subfield.startsWith(String(tags[n])) || subfield.length < 3 || subfield.length > 29)
        throw new Error(subfield);
      return subfield.slice(2);
    })
    .join('');
}

const iso = (short: string): string => `20${short.slice(0, 2)}-${short.slice(2, 4)}-${short.slice(4)}`;

function signed(mark: string, figure: string): string {
  if (figure.length > 15) throw new Error(`more than 15 characters: ${figure}`);
  return `${mark === 'D' ? '-' : ''}${figure.replace(/,$/, '').replace(',', '.')}`;
}
