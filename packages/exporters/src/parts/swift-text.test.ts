import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS, statement } from '../testing/cases.ts';
import { fitGerman, fitPlain, germanLines, plainLines, toSetX } from './swift-text.ts';

const { account } = statement({ account: { iban: 'ES9121000418450200051332' } });
const german = { ...account, iban: 'DE61999123450000555012' };
const HEAD = '835?00BELASTUNG';

const plain = (text: string) => fitPlain(text, account, 'Money out');
const structured = (text: string) => fitGerman(text, german, HEAD, 'BELASTUNG');

const aText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aB1 -:?.,+/(é&木'), maxLength: 600 }),
  fc.lorem({ maxCount: 90 }),
  fc.constantFrom(...HOSTILE_TEXTS),
);

describe('texts in set X', () => {
  it.each([
    ['Café Zoë', 'Cafe Zoe'],
    ['Tom & Jerry', 'Tom + Jerry'],
    ['CARD ****1234; PIN!', 'CARD ....1234. PIN.'],
    ['a [b] {c} back\\slash', 'a (b) (c) back/slash'],
    ['5 €', '5 EUR'],
    ['a_b@c#d "e" <f> =1 9%', 'a b c d e f 1 9'],
    ['two  blanks', 'two blanks'],
    ['株式会社 (ﾐﾄﾞﾘ)', ''],
    ['株 A', 'A'],
    ['...', '...'],
  ])('%s is %s', (text, written) => expect(toSetX(text, account).text).toBe(written));

  it('writes umlauts as German banks do, where the bank is one', () => {
    expect(toSetX('Müller', german).text).toBe('Mueller');
    expect(toSetX('Müller', account).text).toBe('Muller');
    expect(toSetX('Müller', { ...account, iban: null, bic: 'RZOOAT2L' }).text).toBe('Mueller');
  });

  it('says what was lost', () => {
    expect(toSetX('plain', account).losses).toEqual([]);
    expect(toSetX('é', account).losses).toEqual(['text-transliterated']);
    expect(toSetX('木 A', account).losses).toEqual(['text-replaced']);
  });
});

describe('a plain field 86', () => {
  it('keeps the blank at the end of a line', () => {
    const text = `${'word '.repeat(11)}seven letters`;
    expect(plainLines(text)).toEqual(['word '.repeat(11), 'seven letters']);
  });

  it('never goes on with a tag or the end of the message', () => {
    const text = `${'x'.repeat(53)} word :61: - end`;
    expect(plainLines(text)).toEqual([`${'x'.repeat(53)} `, 'word :61: - end']);
    const dashes = plain('-'.repeat(100)).text;
    expect(dashes).toBe(`${'-'.repeat(60)}.${'-'.repeat(39)}`);
    expect(plainLines(dashes).join('')).toBe(dashes);
  });

  it('is not taken for a structured one', () => expect(plain('835?20 SALARY').text).toBe('835.20 SALARY'));

  it('says which way the money went where nothing is left', () => {
    expect(plain('株式会社')).toEqual({ text: 'Money out', losses: ['text-replaced'] });
  });

  it('is cut after six lines', () => {
    const { text, losses } = plain('x'.repeat(500));
    expect(text).toHaveLength(60 + 5 * 65);
    expect(losses).toEqual(['text-cut']);
  });

  it('holds any text in six lines of 65 that give it back', () => {
    fc.assert(
      fc.property(aText, (raw) => {
        const { text } = plain(raw);
        const lines = plainLines(text);
        expect(lines.join('')).toBe(text);
        expect(lines.length).toBeLessThanOrEqual(6);
        for (const line of lines) expect(`:86:${line}`).toMatch(/^:86:[A-Za-z0-9/\-?:().,'+ ]{1,65}$/);
        expect(lines[0]?.length).toBeLessThanOrEqual(61);
        for (const line of lines.slice(1)) expect(line).toMatch(/^[^ :-]/);
      }),
    );
  });
});

describe('a structured field 86', () => {
  it('has the purpose in pieces of 27', () => {
    expect(germanLines('CARD PAYMENT GREEN GROCER LTD', HEAD)).toEqual([
      '835?00BELASTUNG?20CARD PAYMENT GREEN GROCER ?21LTD',
    ]);
  });

  it('breaks lines inside a subfield, not beside a blank', () => {
    const lines = germanLines('one two three four five six seven eight nine ten', HEAD);
    expect(lines).toEqual(['835?00BELASTUNG?20one two three four five ?21six seven eigh', 't nine ten']);
    expect(germanLines('a b c d e f g h i j k l m n o p q r s t u v w x y z', HEAD)[1]).toMatch(/^\?2/);
  });

  it.each([
    ['WHY?20 SALARY', 'WHY.20 SALARY'],
    ['Tom & Jerry', 'Tom  + Jerry'],
    ['EREF+123 SVWZ+RENT', 'EREF+123 SVWZ+RENT'],
  ])('%s is %s', (text, written) => expect(structured(text).text).toBe(written));

  it('holds any text in six lines that give it back', () => {
    fc.assert(
      fc.property(aText, (raw) => {
        const { text } = structured(raw);
        const lines = germanLines(text, HEAD);
        expect(lines.length).toBeLessThanOrEqual(6);
        const [head, ...purpose] = lines.join('').split(/\?(?:2\d|6[0-3])/);
        expect(head).toBe(HEAD);
        expect(purpose.join('')).toBe(text);
        for (const piece of purpose) expect(piece).toMatch(/^.{1,27}$/);
        for (const [n, line] of lines.entries()) {
          expect(line.length).toBeLessThanOrEqual(n === 0 ? 60 : 65);
          if (n > 0) expect(line).toMatch(/^[^ :-]/);
          if (n < lines.length - 1) expect(line).not.toMatch(/\?\d?\d?$/);
        }
      }),
    );
  });
});
