import { expect, it } from 'vitest';
import { joinedAsRead, wordAsRead } from './right-to-left.ts';

it.each([
  ['letters are turned round', 'קיש', 'שיק'],
  ['points at a word’s end too', ':הפוקת', 'תקופה:'],
  ['figures keep their order', '31/08/2024-ל', 'ל-31/08/2024'],
  ['a word of other scripts stays as it is', 'POS-4711:', 'POS-4711:'],
  ['brackets are drawn the other way round', ')ח"ש(', '(ש"ח)'],
])('in a word, %s', (_, seen, read) => {
  expect(wordAsRead([...seen])).toBe(read);
});

it('letters that the file has in order, as a ligature’s, keep it', () => {
  expect(wordAsRead(['م', 'لا', 'س'])).toBe('سلام');
});

it.each([
  ['words are turned round', ['954', 'סניף', 'בנקט', 'מזומן'], 'מזומן בנקט סניף 954'],
  ['a name in another script keeps its order', ['POS', '4711', 'כרטיס', 'חיוב'], 'חיוב כרטיס POS 4711'],
  ['numbers beside each other are words each', ['12', '345', 'סניף'], 'סניף 345 12'],
  [
    'a name in a line from the left is turned by itself',
    ['Sent', 'to', 'כהן', 'אבי', 'today'],
    'Sent to אבי כהן today',
  ],
  ['brackets around several words are turned', ['חדש(', ')שקל'], '(שקל חדש)'],
  ['a line of other scripts stays as it is', ['Card', '(12)', 'GROCER'], 'Card (12) GROCER'],
])('on a line, %s', (_, seen, read) => {
  expect(joinedAsRead(seen)).toBe(read);
});

it('where the text around it is read from the right, a line with more words from the left is too', () => {
  expect(joinedAsRead(['GREEN', 'GROCER', '4711', 'כרטיס'], true)).toBe('כרטיס GREEN GROCER 4711');
});
