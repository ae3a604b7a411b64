// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { drawBoxes, nudged } from './drawn-box.ts';

const share = { left: 0.4, top: 0.4, right: 0.6, bottom: 0.5 };
const plain = { shiftKey: false, ctrlKey: false };

it('an arrow moves the box, and no further than the page', () => {
  expect(nudged(share, [1, 0], plain).left).toBeCloseTo(0.405);
  expect(nudged({ ...share, right: 1 }, [1, 0], plain).left).toBe(0.4);
  expect(nudged(share, [0, -1], { ...plain, ctrlKey: true }).top).toBeCloseTo(0.35);
});

it('with Shift it moves the lower right corner, and leaves some of the box', () => {
  expect(nudged(share, [1, 0], { ...plain, shiftKey: true })).toMatchObject({ left: 0.4, right: 0.605 });
  expect(nudged({ ...share, right: 0.4 }, [-1, 0], { ...plain, shiftKey: true }).right).toBeGreaterThan(0.4);
});

it('Enter sets a box down and takes it; Escape takes it away', () => {
  const container = document.createElement('div');
  const element = document.createElement('div');
  container.append(element);
  const onDraw = vi.fn();
  const page = { page: 2, element, size: { width: 100, height: 200 }, turn: 0 } as const;
  const end = drawBoxes({ container, pageOf: () => page, startOn: () => null, onDraw });
  const press = (key: string): boolean =>
    container.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  press('Enter');
  press('Escape');
  expect(element.children).toHaveLength(0);
  press('Enter');
  press('ArrowRight');
  press('Enter');
  expect(onDraw).toHaveBeenCalledExactlyOnceWith({ page: 2, box: [30.5, 90, 70.5, 110] });
  end();
  press('Enter');
  expect(element.children).toHaveLength(0);
});

it('keys begin at the mark that is lit', () => {
  const container = document.createElement('div');
  const page = { page: 1, element: container, size: { width: 100, height: 200 }, turn: 0 } as const;
  const onDraw = vi.fn();
  const startOn = () => ({ left: 0.1, top: 0.2, right: 0.9, bottom: 0.25 });
  const end = drawBoxes({ container, pageOf: () => page, startOn, onDraw });
  for (const key of ['Enter', 'Enter']) container.dispatchEvent(new KeyboardEvent('keydown', { key }));
  expect(onDraw).toHaveBeenCalledExactlyOnceWith({ page: 1, box: [10, 40, 90, 50] });
  end();
});
