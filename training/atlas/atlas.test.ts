import { describe, expect, it } from 'vitest';
import { isHeldOut, loadAtlas } from './load.ts';
import { faultsOfEntry } from './shape.ts';

const atlas = loadAtlas();
const institution = ({ country, institution }: { country: string; institution: string }) => `${country}/${institution}`;
const distinct = (values: readonly string[]) => new Set(values).size;

describe('the atlas', () => {
  it('has layouts of many countries and languages', () => {
    expect(atlas.length).toBeGreaterThanOrEqual(120);
    expect(distinct(atlas.map(({ country }) => country))).toBeGreaterThanOrEqual(28);
    expect(distinct(atlas.flatMap(({ language }) => language))).toBeGreaterThanOrEqual(20);
  });
  it('names an entry once', () => expect(distinct(atlas.map(({ name }) => name))).toBe(atlas.length));
  it('says more of an entry than its name', () => {
    const bare = atlas.filter(
      ({ headings, labels, dates, amounts, rows }) => !(headings ?? labels ?? dates ?? amounts ?? rows),
    );
    expect(bare).toEqual([]);
  });
  it('holds no figures', () => {
    const texts = atlas.flatMap(({ headings = [], labels = {}, around = [] }) => [
      ...headings.map(({ text }) => text),
      ...Object.values(labels).flat(),
      ...around,
    ]);
    expect(texts.filter((text) => /\d[.,]\d\d\b|\d{5}/u.test(text))).toEqual([]);
  });
});

describe('the shape of an entry', () => {
  const entry = {
    name: 'a-bank-current',
    institution: 'A Bank',
    country: 'DE',
    language: ['de'],
    kind: 'current',
    sources: [{ repository: 'a/b', path: 'c.txt', exactness: 'exact' }],
  };
  it('needs a source', () => {
    expect(faultsOfEntry(entry)).toEqual([]);
    expect(faultsOfEntry({ ...entry, sources: [] })).toEqual(['entry.sources: []']);
    expect(faultsOfEntry({ ...entry, sources: undefined })).toHaveLength(1);
  });
  it('has no fields of one’s own', () =>
    expect(faultsOfEntry({ ...entry, rating: 5 })).toEqual(['entry.rating is no field']));
  it('knows roles, labels and signs', () => {
    expect(faultsOfEntry({ ...entry, headings: [{ text: 'Betrag', role: 'money' }] })).toHaveLength(1);
    expect(faultsOfEntry({ ...entry, labels: { begin: ['Alter Saldo'] } })).toHaveLength(1);
    expect(faultsOfEntry({ ...entry, amounts: { sign: 'mark', marks: { S: 'out' } } })).toEqual([]);
  });
  it('holds no long texts', () =>
    expect(faultsOfEntry({ ...entry, around: ['word '.repeat(30).trim()] })).toHaveLength(1));
});

describe('what is set aside', () => {
  it('is about one institution in five', () => {
    const all = new Set(atlas.map(institution));
    const held = new Set(atlas.filter(isHeldOut).map(institution));
    expect(held.size / all.size).toBeGreaterThan(0.12);
    expect(held.size / all.size).toBeLessThan(0.28);
  });
  it('stays the same', () => {
    expect(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].filter((name) => held('DE', name))).toMatchInlineSnapshot(`
      [
        "A",
        "D",
        "G",
      ]
    `);
    expect(['DE', 'FR', 'IT', 'PL', 'GB', 'SE'].filter((country) => held(country, 'A'))).toMatchInlineSnapshot(`
      [
        "DE",
      ]
    `);
  });
  it('is settled by country and institution alone', () => {
    for (const entry of atlas) expect(isHeldOut(entry)).toBe(held(entry.country, entry.institution));
  });
});

function held(country: string, institution: string): boolean {
  return isHeldOut({ country, institution });
}
