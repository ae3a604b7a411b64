/** How many words with a letter or a digit a text has. */
export const wordsOf = (text: string): number => text.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length;

/** So many words are a sentence. */
export const SENTENCE_WORDS = 8;
