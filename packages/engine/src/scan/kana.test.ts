import { expect, test } from 'vitest';
import { withVoicedKana } from './kana.ts';

test('voicing marks that were read as quotes belong to their kana', () => {
  expect(withVoicedKana('トクへ"ツチヨウシュウセ^イ')).toBe('トクベツチヨウシュウゼイ');
  expect(withVoicedKana('アオソ*ラ')).toBe('アオゾラ');
  expect(withVoicedKana('ミナトカ-ト*')).toBe('ミナトカード');
  expect(withVoicedKana('アサヒナリー-ス')).toBe('アサヒナリース');
});

test('other text stays', () => {
  expect(['“カード', '普通へ', '22-04', 'A*B', '口座'].map(withVoicedKana)).toEqual([
    '“カード',
    '普通へ',
    '22-04',
    'A*B',
    '口座',
  ]);
});
