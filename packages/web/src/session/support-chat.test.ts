import type { UserInfo } from '@tallyleaf/contract';
import { describe, expect, it, vi } from 'vitest';
import { chatCommands, leaveChat, mayShowChat, showChat } from './support-chat.ts';

const ada = { email: 'ada@example.org', phone_number: '+44 1', username: 'Ada' } as UserInfo;
const chat = { script_url: 'https://chat.example/l.js', site_id: 'site-7' };

describe('specification, section 7: support chat', () => {
  it.each([
    ['/', true],
    ['/de/account', true],
    ['/extensions', true],
    ['/extension', false],
    ['/extension/popup', false],
    ['/de/extension/popup', false],
  ])('at %s: %s', (path, may) => {
    expect(mayShowChat(path)).toBe(may);
  });

  it('is given e-mail, phone and nickname', () => {
    expect(chatCommands(ada)).toEqual([
      ['set', 'user:email', ['ada@example.org']],
      ['set', 'user:phone', ['+44 1']],
      ['set', 'user:nickname', ['Ada']],
    ]);
    expect(chatCommands({ ...ada, phone_number: null })).toHaveLength(2);
  });

  it('is loaded once, told who comes next, and left with whom it was for', async () => {
    const load = vi.fn(async () => {});
    leaveChat();
    expect(window.$crisp).toBeUndefined();
    await showChat(chat, ada, load);
    expect(window.CRISP_WEBSITE_ID).toBe('site-7');
    leaveChat();
    await showChat(chat, { ...ada, username: 'Bo' }, load);
    expect(load.mock.calls).toEqual([['https://chat.example/l.js']]);
    expect(window.$crisp).toContainEqual(['do', 'session:reset']);
    expect(window.$crisp).toContainEqual(['set', 'user:nickname', ['Bo']]);
  });
});
