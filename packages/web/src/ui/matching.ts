/** What people leave out when they search: case, accents, width of letters. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase();

/** Those whose label holds every word that was typed, in their own order; all where nothing was. */
export function matching<T extends { readonly label: string }>(all: readonly T[], typed: string): readonly T[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return all.filter(({ label }) => words.every((word) => fold(label).includes(word)));
}

/** Whether a label is there as it was typed. */
export const isAmong = (all: readonly { readonly label: string }[], typed: string): boolean =>
  all.some(({ label }) => fold(label) === fold(typed.trim()));
