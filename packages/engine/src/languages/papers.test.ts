import { describe, expect, it } from 'vitest';
import { paperWords } from './paper-lists.ts';
import type { PaperWords } from './paper-words.ts';
import { paperWordsIn } from './papers.ts';

const kindsIn = (text: string): string[] => [...new Set(paperWordsIn(text).map(({ kind }) => kind))].sort();

describe.each(Object.entries(paperWords))('words of papers in %s', (_, words: PaperWords) => {
  it('are lower case and can be found as what they are', () => {
    for (const [kind, list] of Object.entries(words) as [keyof PaperWords, readonly string[]][]) {
      const odd = list.filter((word) => word !== word.toLowerCase().normalize('NFC'));
      const lost = list.filter((word) => !kindsIn(word).includes(kind));
      expect({ kind, odd, lost, few: list.length < 8 }).toEqual({ kind, odd: [], lost: [], few: false });
    }
  });
});

it.each([
  ['Arranged overdraft 500.00', ['banking']],
  ['Sort code 00-99-14', ['banking']],
  ['Days overdue', ['columns', 'labels']],
  ['Accounts payable', ['labels']],
  ['Your transfer, invoice 4711', ['bookings', 'columns', 'documents']],
  ['Zählerstand', ['columns', 'labels']],
  ['A walk in the park', []],
])('%s', (text, kinds) => expect(kindsIn(text)).toEqual(kinds));
