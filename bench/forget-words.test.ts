import { expect, test } from 'vitest';
import { withoutShare } from './forget-words.ts';

const COMPILED = 'date:1|date of booking:1,2\nvalue date:2\nbalance:9';

test('keeps everything of a share of nothing, and nothing of the whole', () => {
  expect(withoutShare(COMPILED, 0, 'a')).toBe(COMPILED);
  expect(withoutShare(COMPILED, 1, 'a')).toBe('');
});

test('forgets the same entries for the same seed, and others for another', () => {
  const words = Array.from({ length: 400 }, (_, i) => `word ${i}:1`).join('\n');
  const kept = withoutShare(words, 0.25, 'a');
  expect(withoutShare(words, 0.25, 'a')).toBe(kept);
  expect(withoutShare(words, 0.25, 'b')).not.toBe(kept);
  expect(kept.split('\n').length).toBeGreaterThan(260);
  expect(kept.split('\n').length).toBeLessThan(340);
});
