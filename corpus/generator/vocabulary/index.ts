import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { Vocabulary } from './vocabulary.ts';

/** All languages that the generator writes. */
const VOCABULARIES: readonly Vocabulary[] = [en, de, fr, ja];

/** @throws {RangeError} for a language that the generator does not write. */
export function vocabularyOf(language: string): Vocabulary {
  const found = VOCABULARIES.find((vocabulary) => vocabulary.language === language);
  if (!found) throw new RangeError(`no vocabulary for ${language}`);
  return found;
}

export const languages: readonly string[] = VOCABULARIES.map(({ language }) => language);
