import type { Translate } from '../i18n/translate.ts';

/** A format by the program that takes it, in the reader's language; one of a newer build by its own label. */
export function formatName(t: Translate, id: string, label: string): string {
  const key = `formats.${id}` as 'formats.csv';
  return t.has(key) ? t(key) : label;
}
