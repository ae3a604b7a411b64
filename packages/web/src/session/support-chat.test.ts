import type { UserInfo } from '@tallyleaf/contract';
import { describe, expect, it, vi } from 'vitest';
import { chatCommands, mayShowChat } from './support-chat.ts';

const ada = { email: 'ada@example.org', phone_number: '+44 1', username: 'Ada' } as UserInfo;
const chat = { script_url: 'https://chat.example/l.js', site_id: 'site-7' };

/** The module as a page that was just opened has it. */
async function freshChat(): Promise<typeof import('./support-chat.ts')> {
  vi.resetModules();
  delete window.$crisp;
  return await import('./support-chat.ts');
}

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

  it('is loaded again for the next who signs in where it could not be, and has nobody to leave until then', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = vi.fn().mockRejectedValueOnce(new Error('blocked')).mockResolvedValueOnce(undefined);
    const fresh = await freshChat();
    await fresh.showChat(chat, ada, load);
    expect(warned).toHaveBeenCalledWith(expect.objectContaining({ message: 'blocked' }));
    fresh.leaveChat();
    expect(window.$crisp).not.toContainEqual(['do', 'session:reset']);
    await fresh.showChat(chat, ada, load);
    expect(load).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });

  it('is loaded once, told who comes next, and left with whom it was for', async () => {
    const load = vi.fn(async () => {});
    const { showChat, leaveChat } = await freshChat();
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
