/** `===========`: a rule made of signs, as printers of lines draw it above a sum, is no text of the row above. */
export const isRule = (text: string): boolean => /^(?:([=_–—-])\1{2,} ?)+$/u.test(text);

/** `*** NOTHING FOLLOWS ***`: several words between signs that set them apart from the list. */
export const isFramed = (text: string): boolean => /^([*=~-])\1+ (?=\P{Nd}+$)\S+ .*\S \1{2,}$/u.test(text);
