import type { CreditsState } from '@tallyleaf/contract';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { credits } from '../../session/credits.ts';
import { upgradePrompt } from '../../session/dialog-prompt.ts';
import { askBeforeGenerating } from './before-generating.ts';

const answer = (available: number, plan_index = 0): Response =>
  Response.json({
    code: 100000,
    message: 'OK',
    data: { available, plan_info: { plan_index } } as unknown as CreditsState,
  });
const shown = () => renderHook(() => upgradePrompt.use()).result.current;
const onDevice = (): void => {};

beforeEach(() => {
  credits.forget();
  upgradePrompt.close();
});
afterEach(() => vi.unstubAllGlobals());

describe('specification, section 5: before generating', () => {
  it('goes on where there are enough', async () => {
    vi.stubGlobal('fetch', async () => answer(3));
    expect(await askBeforeGenerating(3, onDevice)).toBe(true);
    expect(shown()).toBeNull();
  });

  it('is blocked where there are too few, and the upgrade dialog names its source', async () => {
    vi.stubGlobal('fetch', async () => answer(3));
    expect(await askBeforeGenerating(4, onDevice)).toBe(false);
    expect(shown()).toEqual({ source: 'create-before-generate', required: 4, available: 3, onDevice });
  });

  it('asks again before it blocks: there may be more by now', async () => {
    const answers = [answer(3), answer(103)];
    vi.stubGlobal('fetch', async () => answers.shift());
    expect(await askBeforeGenerating(4, onDevice)).toBe(true);
  });

  it('an unlimited plan needs none', async () => {
    vi.stubGlobal('fetch', async () => answer(0, 3));
    expect(await askBeforeGenerating(4000, onDevice)).toBe(true);
  });

  it('leaves it to the server where nobody can be asked', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await askBeforeGenerating(4, onDevice)).toBe(true);
  });
});
