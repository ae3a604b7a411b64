import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import type { Vocabulary } from './vocabulary.ts';
import { zhCn } from './zh-cn.ts';
import { zhTw } from './zh-tw.ts';

/** Languages that the generator draws statements in at random. */
const VOCABULARIES: readonly Vocabulary[] = [da, de, en, es, fi, fr, it, ja, nl, no, pl, pt, sv, zhCn, zhTw];

/** Languages of cases alone: weights are trained on what is drawn in the others. */
const IN_CASES: readonly Vocabulary[] = [cs, ko, ru];

/** @throws {RangeError} for a language that the generator does not write. */
export function vocabularyOf(language: string): Vocabulary {
  const found = [...VOCABULARIES, ...IN_CASES].find((vocabulary) => vocabulary.language === language);
  if (!found) throw new RangeError(`no vocabulary for ${language}`);
  return found;
}

export const languages: readonly string[] = VOCABULARIES.map(({ language }) => language);
