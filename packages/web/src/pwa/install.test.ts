import { beforeEach, describe, expect, it, vi } from 'vitest';
import { captureInstallPrompt, dismissInstall, install } from './install.ts';
import { type PwaState, pwaState, subscribePwa } from './pwa-state.ts';

captureInstallPrompt();

function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const prompt = vi.fn(async () => {});
  window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }));
  return { event, prompt };
}

const shown = (): PwaState['canInstall'] => pwaState().canInstall;

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new Event('appinstalled'));
});

describe('specification, section 4: install prompt', () => {
  it('is captured from the browser, and shown', () => {
    const heard = vi.fn();
    const stop = subscribePwa(heard);
    const { event, prompt } = offer();
    expect([event.defaultPrevented, shown(), heard.mock.calls.length]).toEqual([true, true, 1]);
    expect(prompt).not.toHaveBeenCalled();
    stop();
  });

  it('asks the browser when one wants it, and is gone when the app is installed', async () => {
    const { prompt } = offer();
    await install();
    expect([prompt.mock.calls.length, shown()]).toEqual([1, false]);
    expect(localStorage.getItem('pwa-dismissed')).toBeNull();
    offer();
    window.dispatchEvent(new Event('appinstalled'));
    expect(shown()).toBe(false);
  });

  it('is gone and remembered when it is cancelled', async () => {
    offer('dismissed');
    await install();
    expect([shown(), localStorage.getItem('pwa-dismissed')]).toEqual([false, '1']);
  });

  it('is not shown again once it was dismissed', () => {
    offer();
    dismissInstall();
    expect(shown()).toBe(false);
    expect(offer().event.defaultPrevented).toBe(true);
    expect(shown()).toBe(false);
  });

  it('is not shown where the browser keeps nothing, and not asked for once it is gone', async () => {
    const { prompt } = offer();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    dismissInstall();
    expect([shown(), warned.mock.calls.length]).toEqual([false, 1]);
    offer();
    expect(shown()).toBe(false);
    await install();
    expect(prompt).not.toHaveBeenCalled();
    storage.mockRestore();
    warned.mockRestore();
  });

  it('is not shown where the app runs installed', () => {
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    offer();
    expect(shown()).toBe(false);
    media.mockRestore();
  });
});
