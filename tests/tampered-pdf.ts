import { at, writePdf } from './written-pdf.ts';

/** A made-up statement, and ways to change its file as people do who tamper, and as banks do who do not. */

const AMOUNTS = ['-12.00', '900.00', '-8.00', '-45.10', '-3.90', '120.00', '-61.00', '-75.40', '30.00', '-19.60'];

const figure = (minor: number): string => (minor / 100).toFixed(2);
/** Courier's figures are 6 points wide at size 10: amounts end at one place. */
export const right = (x: number, y: number, text: string, font = 'F3'): string =>
  at(x - 6 * text.length, y, text, 10, font);
/** Where a row stands, in user space. */
export const rowY = (row: number): number => 640 - 18 * row;

type Draw = (x: number, y: number, text: string, row: number) => string;

/** A statement whose amounts and balances end at one place each. `draw` and `drawBalance` set them in another way. */
export function statement(
  draw: Draw = (x, y, text) => right(x, y, text),
  drawBalance: Draw = (x, y, text) => right(x, y, text),
): string {
  let balance = 10_000;
  const rows = AMOUNTS.map((amount, row) => {
    const y = rowY(row);
    balance += Math.round(Number(amount) * 100);
    const date = `${String(row + 3).padStart(2, '0')}/03/2025`;
    return (
      at(50, y, date, 10, 'F3') +
      at(140, y, `PAYMENT ${'ABCDEFGHIJ'[row]}`, 10, 'F3') +
      draw(420, y, amount, row) +
      drawBalance(520, y, figure(balance), row)
    );
  });
  return [
    at(50, 780, 'Statement of account', 10, 'F3'),
    at(50, 760, 'Period 01/03/2025 - 31/03/2025', 10, 'F3'),
    at(50, 740, 'Currency: EUR', 10, 'F3'),
    at(50, 680, 'Date', 10, 'F3') + at(140, 680, 'Description', 10, 'F3'),
    right(420, 680, 'Amount') + right(520, 680, 'Balance'),
    at(140, 660, 'Opening balance', 10, 'F3') + right(520, 660, '100.00'),
    ...rows,
    at(140, 640 - 18 * AMOUNTS.length, 'Closing balance', 10, 'F3') +
      right(520, 640 - 18 * AMOUNTS.length, figure(balance)),
  ].join('');
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The file saved again by adding to it: some objects another, and a table of them. */
export function savedAgain(bytes: Uint8Array, objects: Readonly<Record<number, string>>, trailer = ''): Uint8Array {
  let file = textOf(bytes);
  const before = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1]);
  const size = Number(/\/Size (\d+)/.exec(file)?.[1]);
  const entries = Object.entries(objects).map(([number, object]) => {
    const offset = file.length;
    file += `${number} 0 obj\n${object}\nendobj\n`;
    return `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const most = Math.max(size, ...Object.keys(objects).map((number) => Number(number) + 1));
  file += `xref\n${entries.join('')}trailer\n<< /Size ${most} /Root 1 0 R /Prev ${before} ${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return latin1(file);
}

/** A content stream as an object. */
export const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
/** The objects of the one page's contents, of the catalog and of what is free, as `writePdf` numbers them. */
const CATALOG = 1;
export const CONTENTS = 12;
export const FREE = 13;
/** Its contents with the amount of a row another. */
export const changedRow = statement((x, y, text, row) => right(x, y, row === 4 ? '-9.30' : text));

/** A file with a signature over all its bytes (its seal is no real one: what it is over is what counts). */
export function signed(bytes: Uint8Array): Uint8Array {
  const room = '0'.repeat(12);
  const field = `<< /FT /Sig /T (Seal) /V ${FREE + 1} 0 R >>`;
  const seal = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 ${room} ${room} ${room}] /Contents <00> >>`;
  const catalog = `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${FREE} 0 R] /SigFlags 3 >> >>`;
  const file = textOf(savedAgain(bytes, { [CATALOG]: catalog, [FREE]: field, [FREE + 1]: seal }));
  const from = file.indexOf('/Contents <00>') + '/Contents '.length;
  const to = from + '<00>'.length;
  const range = [from, to, file.length - to].map((number) => String(number).padStart(room.length, '0'));
  return latin1(file.replace(`${room} ${room} ${room}`, range.join(' ')));
}

/** A file in which a white box hides the amount of a row, and another one is drawn on it. */
export const overlaid = (): Uint8Array =>
  writePdf([{ content: `${statement()}1 g 375 ${rowY(4) - 2} 50 11 re f 0 g ${right(420, rowY(4), '-9.30')}` }]);
