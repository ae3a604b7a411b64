import { currencyCodes } from '../values/currency.ts';
import { canonicalText } from './canonical.ts';
import { CODES, COMPILED } from './compiled-vocabularies.ts';
import type { AccountType, ColumnRole, Phrase } from './language.ts';
import { remembered } from './remembered.ts';
import { type Meaning, meaningOf, SOURCES, type Title } from './sources.ts';
import { type Place, readyMade, type Vocabulary } from './vocabulary.ts';

export interface HeadingRole {
  readonly role: ColumnRole;
  readonly language: string;
  /** The whole text is a heading; otherwise one stands in it. */
  readonly exact: boolean;
}

export interface HeadingPlace extends Place {
  readonly role: ColumnRole;
  readonly language: string;
}

export interface Found extends Place {
  readonly phrase: Phrase;
  readonly language: string;
}

export interface TitlePlace extends Place {
  readonly title: Title;
  readonly language: string;
}

export interface AccountTypePlace extends Place {
  readonly type: AccountType;
  readonly language: string;
}

/** The vocabulary of a name, what its entries mean as `as` says it. */
const vocabularyOf = <Name extends keyof typeof SOURCES, Found>(
  name: Name,
  as: (meaning: Meaning<(typeof SOURCES)[Name]['kinds'][number]>) => Found,
): Vocabulary<Found> =>
  readyMade(
    () => COMPILED[name],
    (number) => as(meaningOf(SOURCES[name].kinds, CODES, number)),
  );

const headings = vocabularyOf('headings', ({ kind: role, language }) => ({ role, language }));
const phrases = vocabularyOf('phrases', ({ kind: phrase, language }) => ({ phrase, language }));
const titles = vocabularyOf('titles', ({ kind: title, language }) => ({ title, language }));
const accountTypes = vocabularyOf('accountTypes', ({ kind: type, language }) => ({ type, language }));

/** The spelling that vocabulary is compared in: lower case, one width, accents folded, points dropped. */
export const normalise = canonicalText;

/** A currency or unit behind a heading: "Betrag (EUR)", "Valor R$", "Montant en euros", "金額（円）". */
const UNIT = new RegExp(
  String.raw`[ (（[]*(?:\b(?:in|en|em|i|w|v)\b ?)?(?:[a-z]{0,3}\p{Sc}|\b(?:${currencyCodes.join('|').toLowerCase()}|euros?|kr|pesos|soles|reais|dollars?|pounds|zl|kc|ft|yen|rs)\b|円|元|新[台臺]幣|人民[币幣]元?|ntd?\$?|rmb|単位円|单位元|單位元)[ )）\]]*$`,
  'u',
);

/** "Date (mm/dd)", "Amount (incl. GST)". */
const ASIDE = / ?[(（][^()（）]{1,24}[)）]$/u;

/** "Deposit (+)", "Paid out -": the direction once more. */
const SIGN = / ?(?:[(（][-+][)）]|[-+])$/u;

/** `Posting date and code`: words for `and`, which join two names to one. */
export const AND = /^(?:and|und|et|y|e|и|та|i|og|och|ja|en|ve|și|és)$/iu;

/** What a text that is a heading as a whole says its column holds, the likeliest first; empty for any other text. */
export const exactRoles = (text: string): ColumnRole[] => [...new Set(rolesOfWhole(text).map(({ role }) => role))];

/** What a column's heading says it holds, in every language that has it; empty for text that is no heading. */
export function headingRoles(text: string): readonly HeadingRole[] {
  const whole = rolesOfWhole(text);
  if (whole.length > 0) return whole.map((meaning) => ({ ...meaning, exact: true }));
  const found = new Map<string, HeadingRole>();
  for (const { role, language } of headingsIn(text)) found.set(`${role} ${language}`, { role, language, exact: false });
  return [...found.values()];
}

/** A word that no unit or bracket touches: all that is tried of the text begins with it. */
const FIRST_WORD = /^[a-z0-9]+(?: |$)/;
/** Nothing that would part languages, and nothing in brackets. */
const WORDS = /^[a-z0-9 ]+$/;

const rolesOfWhole = remembered((text): readonly Omit<HeadingRole, 'exact'>[] => {
  const plain = canonicalText(text);
  if (FIRST_WORD.test(plain) && !headings.begins(plain)) return [];
  const direct = headings.whole(plain);
  if (direct.length > 0) return direct;
  const withoutUnit = plain.replace(SIGN, '').replace(UNIT, '').replace(SIGN, '').trim();
  if (withoutUnit !== '' && withoutUnit !== plain) {
    const roles = headings.whole(withoutUnit);
    if (roles.length > 0) return roles;
  }
  if (WORDS.test(plain)) return [];
  const both = bilingual(plain);
  return both.length > 0 ? both : headings.whole(plain.replace(ASIDE, '').trim());
});

/** A stroke or a bracket, and where words of one script follow those of another. */
const SEAM =
  /[/()（）[\]]|(?<=[\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}]) ?(?=[a-z])|(?<=[a-z]) ?(?=[\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}])/u;

/** "Date / Datum", "日期 Date", "Date التاريخ", "摘要(Description)": each part is a heading, and some role is common to all. */
function bilingual(plain: string): readonly Omit<HeadingRole, 'exact'>[] {
  const parts = plain
    .split(SEAM)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 3) return [];
  const roles = parts.map((part) => headings.whole(canonicalText(part)));
  const [first = []] = roles;
  const common = new Set(first.map(({ role }) => role));
  for (const list of roles)
    for (const role of common) if (!list.some((other) => other.role === role)) common.delete(role);
  return roles.flat().filter(({ role }) => common.has(role));
}

const placesIn = <Meaning>(vocabulary: Vocabulary<Meaning>): ((text: string) => readonly (Meaning & Place)[]) =>
  remembered((text) =>
    vocabulary
      .within(text)
      .flatMap(({ at, length, meanings }) => meanings.map((meaning) => ({ ...meaning, at, length }))),
  );

/** Every heading that stands in a line, the longest first; offsets into the line. */
export const headingsIn: (text: string) => readonly HeadingPlace[] = placesIn(headings);

/** Whether any heading stands in a line. */
export const holdsHeading = (text: string): boolean => headingsIn(text).length > 0;

/** Every phrase that stands in a line, the longest first, none within a longer one; offsets into the line. */
export const phrasesIn: (text: string) => readonly Found[] = placesIn(phrases);

/** Titles of statements, and of documents that are none, in a line. */
export const titlesIn: (text: string) => readonly TitlePlace[] = placesIn(titles);

/** Kinds of accounts named in a line. */
export const accountTypesIn: (text: string) => readonly AccountTypePlace[] = placesIn(accountTypes);

const HAN: ReadonlySet<string> = new Set(['ja', 'zh-cn', 'zh-tw']);
/** So many characters are no name in another language's text. */
const MANY = 20;

/** Whether a text is written in characters, whatever English words stand among them. */
const isHan = (text: string): boolean => {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return characters >= MANY && characters > (text.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0);
};

/**
 * The languages that a text is likely written in, the likeliest first: each word or phrase of statements that stands in
 * it counts once, for as much as few languages share it. Empty where nothing is known.
 */
export function guessLanguages(text: string): readonly string[] {
  const scores = new Map<string, number>();
  for (const vocabulary of [headings, phrases, titles, accountTypes]) {
    const seen = new Map<string, Set<string>>();
    for (const { entry, meanings } of vocabulary.within(text)) {
      seen.set(entry, new Set(meanings.map(({ language }) => language)));
    }
    for (const [entry, codes] of seen) {
      const weight = Math.sqrt(entry.length) / codes.size ** 2;
      for (const code of codes) scores.set(code, (scores.get(code) ?? 0) + weight);
    }
  }
  const ranked = [...scores].filter(([code]) => !isHan(text) || HAN.has(code)).sort((a, b) => b[1] - a[1]);
  const [best] = ranked;
  return best ? ranked.filter(([, score]) => score >= best[1] / 3).map(([code]) => code) : [];
}

/** Words of so many languages fit a text that is in none of them. */
const NO_LANGUAGE = 6;

/** Whether a text is in a language whose words we know. */
export function isLanguageKnown(text: string): boolean {
  const guessed = guessLanguages(text);
  return guessed.length > 0 && guessed.length < NO_LANGUAGE;
}
