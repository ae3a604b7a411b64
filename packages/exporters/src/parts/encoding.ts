import { ENCODING, type SettingValues, settingOf } from '../settings.ts';
import { type Charset, encode, encodes, SHIFT_JIS_SIGNS } from './charsets.ts';
import { toRepertoire } from './fit.ts';
import type { Fitted } from './hold.ts';

/** Excel takes a file without it for the system's old character set. */
const BYTE_ORDER_MARK = '\ufeff';

const charsetOf = (encoding: string): Charset | null =>
  encoding === 'windows-1252' || encoding === 'shift_jis' ? encoding : null;

/** The text in the characters of the chosen set. */
export function fitEncoding(text: string, settings: SettingValues): Fitted {
  const charset = charsetOf(settingOf(settings, ENCODING.id));
  if (charset === null) return { text, losses: [] };
  return toRepertoire(text, {
    has: (character) => encodes(charset, character),
    signs: charset === 'shift_jis' ? SHIFT_JIS_SIGNS : {},
  });
}

/** A text that `fitEncoding` has been through, as bytes. */
export function encodeText(text: string, settings: SettingValues): Uint8Array<ArrayBuffer> {
  const encoding = settingOf(settings, ENCODING.id);
  const charset = charsetOf(encoding);
  if (charset !== null) return encode(text, charset);
  return new TextEncoder().encode(encoding === 'utf-8-bom' ? BYTE_ORDER_MARK + text : text);
}
