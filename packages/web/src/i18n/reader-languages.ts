/**
 * The reader's languages with their regions, the one that is liked best first. The page's own leads, but for English: the
 * page knows only one, which is read in countries of every order of dates.
 * @param tag of the page's language
 */
export function readerLanguages(tag: string): readonly string[] {
  const own = tag.split('-')[0] === 'en' ? [] : [tag];
  return [...own, ...(globalThis.navigator?.languages ?? [])];
}
