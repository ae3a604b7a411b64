import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from './locale.ts';
import { loadMessages, messagesOf } from './translate.ts';

afterEach(() => vi.restoreAllMocks());

it('specification, section 7: texts come by language and part, when they are asked for', async () => {
  expect(() => messagesOf('de')).toThrow('not loaded');
  await loadMessages('de', ['common']);
  expect(messagesOf('de').product).toBe('Tallyleaf');
  expect(messagesOf('de').pricing).toBeUndefined();
  await loadMessages('de', ['common', 'pricing']);
  expect(messagesOf('de').pricing.title).toEqual(expect.any(String));
  expect(() => messagesOf('fr')).toThrow('not loaded');
});

it('specification, section 8: a locale that fails to load is logged, and English stands in for it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const gone = 'xx' as Locale;
  await loadMessages(gone, ['history']);
  expect(logged.mock.calls).toEqual([['Failed locale loading', expect.any(Error)]]);
  expect(messagesOf(gone).history).toEqual(messagesOf('en').history);
});
