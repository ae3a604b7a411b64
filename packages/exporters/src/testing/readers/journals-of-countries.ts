import papaparse from 'papaparse';
import type { ExportedFile } from '../../exporter.ts';
import type { Reader, ReadRow } from './read.ts';
import { demand, digits, isoDate } from './records.ts';

/** DATEV and Yayoi, strictly: papaparse takes the fields apart, what stands in them is checked here. */

/** Rows of a delimited file as papaparse reads them; every line ends with CR LF. */
export function delimited(
  file: ExportedFile,
  charset: string,
  delimiter: ',' | ';',
): { fields: string[][]; raw: string[] } {
  const text = new TextDecoder(charset, { fatal: true }).decode(file.bytes);
  if (text === '') return { fields: [], raw: [] };
  demand(text.endsWith('\r\n') && !/[^\r]\n|\r[^\n]/.test(text), 'a line ends otherwise than with CR LF');
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, newline: '\r\n' });
  demand(errors.length === 0, `papaparse: ${errors[0]?.message}`);
  return { fields: data.slice(0, -1), raw: text.split('\r\n').slice(0, -1) };
}

/** `TT.MM.JJJJ` */
function germanDate(field: string): string {
  const match = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(field);
  demand(match !== null, `no date: ${field}`);
  return isoDate(Number(match[3]), match[2] ?? '', match[1] ?? '');
}

function fromComma(field: string): string {
  demand(/^-?\d+(,\d+)?$/.test(field), `no amount: ${field}`);
  return field.replace(',', '.');
}

const ASCII_TEXTS = [12, 13, 14, 15, 19, 20, 21, 22, 23, 24, 31, 32, 33, 34];
const ASCII_LENGTHS: Readonly<Record<number, number>> = { 2: 34, 3: 4, 7: 15, 8: 27, 9: 27, 16: 3, 17: 3, 18: 27 };

/** @param charset as the file was asked for */
export const readDatevAscii =
  (charset: string): Reader =>
  async (file) => {
    const { fields: lines, raw } = delimited(file, charset, ';');
    const rows = lines.map((fields, index): ReadRow => {
      const at = (number: number): string => fields[number - 1] ?? '';
      demand(fields.length === 34, `${fields.length} fields`);
      demand(/^(\d{8}|[A-Z0-9]{8}|[A-Z0-9]{11})$/.test(at(1)), `neither bank code nor BIC: ${at(1)}`);
      for (const number of ASCII_TEXTS)
        demand(at(number).length <= 27 || [...at(number)].length <= 27, 'a text is too long');
      for (const [number, most] of Object.entries(ASCII_LENGTHS))
        demand(at(Number(number)).length <= most, `field ${number}`);
      demand(raw[index]?.startsWith(`"${at(1)}";"`) === true, 'texts are not in quotes');
      return {
        date: germanDate(at(6)),
        valueDate: at(5) === '' ? null : germanDate(at(5)),
        amount: fromComma(at(7)),
        account: at(2),
        currency: at(17),
        text: ASCII_TEXTS.map(at).join(''),
      };
    });
    return { rows };
  };

const TWENTY = Array.from({ length: 20 }, (_, n) => 48 + 2 * n);

export const readDatevExtf: Reader = async (file) => {
  const { fields: lines, raw } = delimited(file, 'windows-1252', ';');
  const [head = [], headings = [], ...bookings] = lines;
  const { fiscal, from, to, length } = readExtfHead(head, raw[0] ?? '');
  demand(headings.length === 125 && headings[0] === 'Umsatz (ohne Soll/Haben-Kz)', 'headings');
  const rows = bookings.map((fields): ReadRow => {
    const at = (number: number): string => fields[number - 1] ?? '';
    demand(fields.length === 125, `${fields.length} fields`);
    demand(/^\d{1,10},\d{2}$/.test(at(1)) && /[1-9]/.test(at(1)), `no amount: ${at(1)}`);
    demand(/^[SH]$/.test(at(2)) && at(3) === 'EUR', 'no side or currency');
    for (const account of [at(7), at(8)])
      demand(digits(account) > 0n && account.length <= length, `account ${account}`);
    demand(/^\d{4}$/.test(at(10)), `no date: ${at(10)}`);
    demand(/^[A-Za-z0-9$&%*+/-]{0,36}$/.test(at(11)) && [...at(14)].length <= 60 && at(14) !== '', 'voucher or text');
    const more = TWENTY.map((number) => {
      demand((at(number) === '') === (at(number + 1) === '') && at(number).length <= 20, 'a kind without a content');
      demand([...at(number + 1)].length <= 210, 'a content is too long');
      return at(number + 1);
    });
    const monthDay = `${at(10).slice(2)}-${at(10).slice(0, 2)}`;
    const year = Number(fiscal.slice(0, 4)) + (monthDay < fiscal.slice(5) ? 1 : 0);
    const date = isoDate(year, monthDay.slice(0, 2), monthDay.slice(3));
    demand(date >= from && date <= to, 'a booking outside of the head’s days');
    const amount = `${at(2) === 'H' ? '-' : ''}${at(1).replace(',', '.')}`;
    return { date, amount, currency: at(3), reference: at(11) || null, text: at(14) + more.join('') };
  });
  return { rows };
};

const compactDate = (field: string): string => isoDate(Number(field.slice(0, 4)), field.slice(4, 6), field.slice(6));

function readExtfHead(head: readonly string[], raw: string) {
  demand(head.length === 31, `${head.length} fields in the head`);
  demand(raw.startsWith('"EXTF";700;21;"Buchungsstapel";13;'), 'another format');
  const [consultant = '', client = '', fiscal = '', length = '', from = '', to = ''] = head.slice(10, 16);
  demand(/^\d{17}$/.test(head[5] ?? '') && digits(consultant) >= 1001n && digits(client) >= 1n, 'who and when');
  demand(/^[4-8]$/.test(length) && head[21] === 'EUR' && (head[16] ?? '').length <= 30, 'length, currency, name');
  return { fiscal: compactDate(fiscal), from: compactDate(from), to: compactDate(to), length: Number(length) };
}

/** A width of half-width characters: what is neither ASCII nor half-width kana counts twice. */
const width = (text: string): number => [...text].reduce((sum, one) => sum + (/[\x20-\x7e｡-ﾟ]/.test(one) ? 1 : 2), 0);

export const readYayoi: Reader = async (file) => {
  const rows = delimited(file, 'shift_jis', ',').fields.map((fields): ReadRow => {
    demand(fields.length === 25, `${fields.length} columns`);
    const at = (number: number): string => fields[number - 1] ?? '';
    demand(at(1) === '2000' && at(20) === '0' && at(25) === 'no', 'flags');
    const match = /^(\d{4})\/(\d\d)\/(\d\d)$/.exec(at(4));
    demand(match !== null, `no date: ${at(4)}`);
    demand(digits(at(9)) > 0n && at(9).length <= 9 && at(9) === at(15), 'the sides differ');
    demand(at(5) !== '' && at(11) !== '' && at(8) === '対象外' && at(14) === '対象外', 'titles or taxes');
    for (const [number, most] of [
      [5, 24],
      [6, 24],
      [11, 24],
      [12, 24],
      [17, 64],
      [18, 10],
      [22, 180],
    ] as const) {
      demand(width(at(number)) <= most, `column ${number} is too wide`);
    }
    demand((at(5) === '普通預金') !== (at(11) === '普通預金'), 'the bank is on neither side');
    demand(at(22) === '' || at(22).startsWith(at(17)), 'memo and summary differ');
    const sign = at(11) === '普通預金' ? '-' : '';
    const date = isoDate(Number(match[1]), match[2] ?? '', match[3] ?? '');
    const texts = { text: at(22) || at(17), reference: at(18) || null };
    return { date, amount: sign + at(9), currency: 'JPY', ...texts };
  });
  return { rows };
};
