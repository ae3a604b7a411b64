/** Single- and double-byte character sets that formats ask for. Browsers only write UTF-8; the tables are made from what they read. */

export type Charset = 'iso-8859-1' | 'windows-1252' | 'cp850' | 'shift_jis';

/** Signs that Shift_JIS has at other code points of Unicode only (WHATWG Encoding, "Shift_JIS encoder"). */
export const SHIFT_JIS_SIGNS: Readonly<Record<string, string>> = {
  '〜': '～',
  '−': '－',
  '—': '―',
  '‖': '∥',
  '¢': '￠',
  '£': '￡',
  '¬': '￢',
  '¥': '￥',
};

/** IBM code page 850, bytes 80 to FF. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

type Table = ReadonlyMap<string, readonly number[]>;

const tables = new Map<Charset, Table>();

/** Whether the character set has this character. */
export const encodes = (charset: Charset, character: string): boolean => tableOf(charset).has(character);

/**
 * The text as bytes of a character set.
 * @throws {RangeError} for a character that it does not have; fit the text first (`toRepertoire`).
 */
export function encode(text: string, charset: Charset): Uint8Array<ArrayBuffer> {
  const table = tableOf(charset);
  const bytes: number[] = [];
  for (const character of text) {
    const written = table.get(character);
    if (!written) throw new RangeError(`${charset} has no such character`);
    bytes.push(...written);
  }
  return Uint8Array.from(bytes);
}

function tableOf(charset: Charset): Table {
  const known = tables.get(charset);
  if (known) return known;
  const made = new Map<string, readonly number[]>();
  for (let byte = 0; byte < 0x80; byte++) made.set(String.fromCharCode(byte), [byte]);
  for (const [character, bytes] of upperHalf(charset)) if (!made.has(character)) made.set(character, bytes);
  tables.set(charset, made);
  return made;
}

function upperHalf(charset: Charset): [string, readonly number[]][] {
  const bytes = Array.from({ length: 0x80 }, (_, n) => 0x80 + n);
  if (charset === 'iso-8859-1')
    return bytes.filter((byte) => byte >= 0xa0).map((byte) => [String.fromCharCode(byte), [byte]]);
  if (charset === 'cp850') return [...CP850].map((character, n) => [character, [0x80 + n]]);
  const decoder = new TextDecoder(charset, { fatal: true });
  const sequences = charset === 'shift_jis' ? shiftJis() : bytes.map((byte) => [byte]);
  return sequences.flatMap((sequence): [string, readonly number[]][] => {
    const character = decoded(decoder, sequence);
    // Browsers give the bytes that windows-1252 leaves free as control characters; no text holds those.
    return character && !/\p{Cc}/u.test(character) ? [[character, sequence]] : [];
  });
}

/** Half-width katakana, then every pair: lead 81–9F and E0–FC, trail 40–7E and 80–FC (JIS X 0208, annex 1). */
function shiftJis(): number[][] {
  const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const leads = [...range(0x81, 0x9f), ...range(0xe0, 0xfc)];
  const trails = [...range(0x40, 0x7e), ...range(0x80, 0xfc)];
  return [...range(0xa1, 0xdf).map((byte) => [byte]), ...leads.flatMap((lead) => trails.map((trail) => [lead, trail]))];
}

function decoded(decoder: InstanceType<typeof TextDecoder>, bytes: readonly number[]): string | null {
  try {
    const text = decoder.decode(Uint8Array.from(bytes));
    return [...text].length === 1 ? text : null;
  } catch (error) {
    if (error instanceof TypeError) return null; // no character has these bytes
    throw error;
  }
}
