import { describe, expect, it } from 'vitest';
import { canonicalText } from './canonical.ts';
import { languages } from './index.ts';
import { ACCOUNT_TYPES, COLUMN_ROLES, type Language, PHRASES, type Phrase } from './language.ts';

/** What a statement of any country has a word for. */
const NEEDED_ROLES = [
  'date',
  'value-date',
  'description',
  'reference',
  'type',
  'amount',
  'money-in',
  'money-out',
  'balance',
  'currency',
] as const;

/** Meanings that lead to contrary readings: no text may have both in one language. */
const CONTRARY_ROLES = [
  ['money-in', 'money-out'],
  ['money-in', 'balance'],
  ['money-out', 'balance'],
  ['money-in', 'description'],
  ['money-out', 'fee'],
  ['money-in', 'fee'],
  ['date', 'value-date'],
  ['date', 'description'],
  ['amount', 'balance'],
  ['amount', 'foreign-amount'],
  ['balance', 'foreign-amount'],
] as const;

const CONTRARY_PHRASES: readonly (readonly [Phrase, Phrase])[] = [
  ['opening', 'closing'],
  ['total-in', 'total-out'],
  ['section-in', 'section-out'],
  ['section-booked', 'pending'],
  ['closing', 'available-balance'],
  ['opening', 'available-balance'],
  ['carried-forward', 'brought-forward'],
  ['opening', 'carried-forward'],
];

/** Printed at both ends of a statement, told apart by place and date. */
const EITHER_END = new Set([
  'solde crediteur au',
  'solde debiteur au',
  'solde au',
  'etat de compte',
  'saldo al',
  'saldo i deres favor',
  'balance on',
  'balance as on',
]);

const plain = (texts: readonly string[]): string[] => texts.map(canonicalText);
const shared = (a: readonly string[], b: readonly string[]): string[] =>
  plain(a).filter((text) => plain(b).includes(text));
const doubled = (texts: readonly string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index);

/** Every list of a language, with a name to show. */
const listsOf = (language: Language): [string, readonly string[]][] => [
  ...COLUMN_ROLES.map((role): [string, readonly string[]] => [`headings.${role}`, language.headings[role]]),
  ...PHRASES.map((phrase): [string, readonly string[]] => [`phrases.${phrase}`, language.phrases[phrase]]),
  ...ACCOUNT_TYPES.map((type): [string, readonly string[]] => [`accountTypes.${type}`, language.accountTypes[type]]),
  ['statementTitles', language.statementTitles],
  ['otherTitles', language.otherTitles],
  ['marks.in', language.marks.in],
  ['marks.out', language.marks.out],
  ['weekdays', language.weekdays],
  ...language.months.map((names, index): [string, readonly string[]] => [`months.${index + 1}`, names]),
];

describe.each(languages.map((language) => [language.code, language] as const))('%s', (_, language) => {
  it('is lower case, trimmed, in composed Unicode and says nothing twice', () => {
    for (const [name, texts] of listsOf(language)) {
      const odd = texts.filter((text) => text !== text.trim().toLowerCase().normalize('NFC') || text === '');
      expect({ name, odd, doubled: doubled([...texts]) }).toEqual({ name, odd: [], doubled: [] });
    }
  });

  it('has entries that can be found: none is lost in its canonical form', () => {
    for (const [name, texts] of listsOf(language)) {
      expect({ name, lost: texts.filter((text) => canonicalText(text) === '') }).toEqual({ name, lost: [] });
    }
    for (const phrase of PHRASES) {
      const wordless = language.phrases[phrase].filter((text) => !/\p{L}/u.test(canonicalText(text)));
      expect({ phrase, wordless }).toEqual({ phrase, wordless: [] });
    }
  });

  it('has a word for what every statement prints', () => {
    for (const role of NEEDED_ROLES)
      expect({ role, few: language.headings[role].length < 4 }).toEqual({ role, few: false });
    for (const phrase of PHRASES)
      expect({ phrase, few: language.phrases[phrase].length < 2 }).toEqual({ phrase, few: false });
    for (const type of ACCOUNT_TYPES) expect(language.accountTypes[type].length).toBeGreaterThan(3);
    expect(language.statementTitles.length).toBeGreaterThan(5);
    expect(language.otherTitles.length).toBeGreaterThan(15);
    expect(language.marks.in.length).toBeGreaterThan(0);
    expect(language.marks.out.length).toBeGreaterThan(0);
  });

  it('has twelve months, none of them with another’s name', () => {
    expect(language.months).toHaveLength(12);
    const named = language.months.flat();
    expect(doubled(named)).toEqual([]);
    expect(language.months.filter((names) => names.length === 0)).toHaveLength(named.length === 0 ? 12 : 0);
    expect(language.weekdays.length).toBeGreaterThanOrEqual(7);
  });

  it('contradicts itself nowhere', () => {
    for (const [a, b] of CONTRARY_ROLES) {
      const both = shared(language.headings[a], language.headings[b]);
      expect({ a, b, both }).toEqual({ a, b, both: [] });
    }
    for (const [a, b] of CONTRARY_PHRASES) {
      const both = shared(language.phrases[a], language.phrases[b]).filter((text) => !EITHER_END.has(text));
      expect({ a, b, both }).toEqual({ a, b, both: [] });
    }
    expect(shared(language.marks.in, language.marks.out)).toEqual([]);
    expect(shared(language.statementTitles, language.otherTitles)).toEqual([]);
  });
});

it('no language is there twice', () => {
  expect(doubled(languages.map(({ code }) => code))).toEqual([]);
});
