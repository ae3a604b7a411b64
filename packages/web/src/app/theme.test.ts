import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forceLight, setColorMode } from './theme.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.className = '';
});

describe('specification, section 4: theme', () => {
  it('is forced to light at start, and the dark class goes', () => {
    localStorage.setItem('theme', 'dark');
    document.body.classList.add('dark', 'other');
    forceLight();
    expect([localStorage.getItem('theme'), document.body.className]).toEqual(['light', 'other']);
  });

  it('keeps a colour mode that is set, and still takes the dark class away', () => {
    document.body.classList.add('dark');
    setColorMode('dark');
    expect([localStorage.getItem('theme'), document.body.className]).toEqual(['dark', '']);
  });
});

describe('specification, section 8: to the console only', () => {
  it('says that the preference could not be saved', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    document.body.classList.add('dark');
    setColorMode('light');
    expect(logged).toHaveBeenCalledWith('Failed to save theme preference', expect.any(DOMException));
    expect(document.body.className).toBe('');
  });

  it('says that the theme could not be initialized', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(document, 'body', 'get').mockReturnValue(null as unknown as HTMLElement);
    forceLight();
    expect(logged).toHaveBeenCalledWith('Failed to initialize theme', expect.any(TypeError));
  });
});
