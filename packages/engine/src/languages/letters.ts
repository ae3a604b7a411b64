/** How many letters of any script a text has. */
export const countLetters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;
