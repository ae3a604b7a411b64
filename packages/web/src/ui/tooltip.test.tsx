import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOOLTIP_DEFAULT_DELAY_MS, TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS, Tooltip, TooltipProvider } from './tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const shown = (): string[] => screen.queryAllByRole('tooltip').map((one) => one.textContent ?? '');

function show(delay?: number): (name: string) => HTMLElement {
  render(
    <TooltipProvider {...(delay === undefined ? {} : { delay })}>
      {['one', 'two'].map((name) => (
        <Tooltip key={name} text={`about ${name}`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </TooltipProvider>,
  );
  return (name) => screen.getByRole('button', { name });
}

describe('specification, section 9: tooltips', () => {
  it('350 ms in the product, 700 ms by default, 300 ms to skip', () => {
    expect([TOOLTIP_DELAY_MS, TOOLTIP_DEFAULT_DELAY_MS, TOOLTIP_SKIP_MS]).toEqual([350, 700, 300]);
  });

  it.each([
    [undefined, 700],
    [TOOLTIP_DELAY_MS, 350],
  ])('with a delay of %s show after %d ms', async (delay, ms) => {
    const button = show(delay);
    fireEvent.pointerMove(button('one'), { pointerType: 'mouse' });
    await pass(ms - 1);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(['about one']);
  });

  it('show at once within 300 ms after another one', async () => {
    const button = show();
    fireEvent.pointerMove(button('one'), { pointerType: 'mouse' });
    await pass(700);
    fireEvent.keyDown(document, { key: 'Escape' });
    await pass(299);
    expect(shown()).toEqual([]);
    fireEvent.pointerMove(button('two'), { pointerType: 'mouse' });
    await pass(0);
    expect(shown()).toEqual(['about two']);
  });
});
