/**
 * `npm run test:matrix` looks at everything in every language that it names; `npm test` leaves out what takes long and is
 * told by a part of it.
 */
export const WHOLE = process.env.TALLYLEAF_LOCALES !== undefined;

/**
 * The languages that a test is made for, or rows that begin with one. Without `WHOLE` not Japanese: German has the longest
 * words, English is what is written first, and what only Japanese shows (lines without blanks) seldom breaks alone.
 */
export const tested = <T extends string | readonly [string, ...unknown[]]>(languages: readonly T[]): readonly T[] =>
  languages.filter((one) => WHOLE || (typeof one === 'string' ? one : one[0]) !== 'ja');
