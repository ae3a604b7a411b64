/** `===========`: a rule made of signs, as printers of lines draw it above a sum, is no text of the row above. */
export const isRule = (text: string): boolean => /^(?:([=_–—-])\1{2,} ?)+$/u.test(text);

/** `*** NOTHING FOLLOWS ***`, `〜〜 以下空白 〜〜`: several words, or ideographs, between signs that set them apart from the list. */
export const isFramed = (text: string): boolean =>
  /^([*=~〜～＊＝-])\1+ (?=\P{Nd}+$)(?:\S+ .*\S|\p{Script=Han}{3,}) \1{2,}$/u.test(text);
