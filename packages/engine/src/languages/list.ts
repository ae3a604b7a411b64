/** The entries of a language file's list: parted by `|`, blanks and line breaks around them dropped. */
export const list = (text: string): readonly string[] =>
  text
    .replace(/\s+/gu, ' ')
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Twelve months, parted by `;`, each a list of its spellings. */
export const monthList = (text: string): readonly (readonly string[])[] => text.split(';').map(list);

/** The languages that number their months. */
export const NUMBERED_MONTHS: readonly (readonly string[])[] = Array.from({ length: 12 }, () => []);
