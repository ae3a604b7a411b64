import type { Reader, ReadRow } from './read.ts';
import { readXml } from './xml-tree.ts';

/** Readers of bookings: each holds the two sides of every booking to one another. */
export const DESKTOP_READERS: Readonly<Record<string, Reader>> = {
  iif: async ({ bytes }) => ({ rows: iifRows(new TextDecoder('windows-1252').decode(bytes)) }),
  tally: async ({ bytes }) => ({ rows: tallyRows(bytes) }),
};

const IIF_FIELDS = 'TRNSTYPE\tDATE\tACCNT\tNAME\tAMOUNT\tDOCNUM\tMEMO\tCLEAR';

function iifRows(text: string): ReadRow[] {
  const lines = text.split('\r\n');
  if (lines.pop() !== '') throw new Error('the last line has no line end');
  const [trns, spl, end, ...entries] = lines;
  if (trns !== `!TRNS\t${IIF_FIELDS}` || spl !== `!SPL\t${IIF_FIELDS}` || end !== '!ENDTRNS')
    throw new Error('the head');
  if (entries.length % 3 !== 0) throw new Error('a transaction is not three lines');
  return Array.from({ length: entries.length / 3 }, (_, n): ReadRow => {
    const [one, other, last] = entries.slice(n * 3, n * 3 + 3).map((line) => line.split('\t'));
    if (one?.[0] !== 'TRNS' || other?.[0] !== 'SPL' || last?.join() !== 'ENDTRNS') throw new Error('lines of a kind');
    const [, , date = '', account, , amount = '', number, memo = ''] = one;
    if (other[3] === account || Number(other[5]) !== -Number(amount)) throw new Error('the sides do not balance');
    const [month, day, year] = date.split('/');
    return { date: `${year}-${month}-${day}`, amount, reference: number || null, text: memo };
  });
}

function tallyRows(bytes: Uint8Array): ReadRow[] {
  readXml(bytes); // is well-formed, or throws
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const vouchers = [...text.matchAll(/<VOUCHER ([^>]*)>(.*?)<\/VOUCHER>/gs)];
  return vouchers.map(([, attributes = '', body = '']): ReadRow => {
    const value = (name: string): string | null => {
      const found = new RegExp(`<${name}>(.*?)</${name}>`).exec(body)?.[1];
      return found === undefined ? null : unescaped(found);
    };
    const type = /VCHTYPE="(\w+)"/.exec(attributes)?.[1];
    const sides = [...body.matchAll(/<ISDEEMEDPOSITIVE>(\w+)<.*?<AMOUNT>(-?)([\d.]+)</gs)];
    const [debit, credit] = sides;
    if (debit?.[1] !== 'Yes' || debit[2] !== '-' || credit?.[1] !== 'No' || credit[2] !== '') throw new Error('sides');
    if (debit[3] !== credit[3] || value('VOUCHERTYPENAME') !== type) throw new Error('the sides do not balance');
    const date = value('DATE') ?? '';
    return {
      id: /REMOTEID="(\w+)"/.exec(attributes)?.[1] ?? '',
      date: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`,
      amount: `${type === 'Payment' ? '-' : ''}${credit[3]}`,
      reference: value('REFERENCE'),
      text: value('NARRATION') ?? '',
    };
  });
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
