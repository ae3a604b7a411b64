import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { readKept, writeKept } from './kept-setting.ts';

/** How two parts side by side share the width, in percent of it for the left one. */
export const LEAST = 25;
export const MOST = 75;
const START = 46;
/** Percent that a press on an arrow moves the divider by. */
const STEP = 2;

export interface Split {
  readonly share: number;
  readonly open: boolean;
}

const isSplit = (kept: unknown): kept is Split =>
  typeof kept === 'object' &&
  kept !== null &&
  'share' in kept &&
  typeof kept.share === 'number' &&
  'open' in kept &&
  typeof kept.open === 'boolean';

const within = (share: number): number => Math.max(LEAST, Math.min(MOST, Math.round(share * 10) / 10));

/** Where a key moves the divider to; null: it is none of its keys (ARIA practices, "Window splitter"). */
export function movedShare(share: number, key: string): number | null {
  if (key === 'ArrowLeft') return within(share - STEP);
  if (key === 'ArrowRight') return within(share + STEP);
  if (key === 'Home') return LEAST;
  return key === 'End' ? MOST : null;
}

/** How wide the parts are and whether the left one is seen; kept in this browser where it has a name. */
export function useSplit(name: string | undefined) {
  const [split, setSplit] = useState<Split>(() => readKept(name, isSplit) ?? { share: START, open: true });
  const change = (next: Split): void => {
    setSplit(next);
    writeKept(name, next);
  };
  const at = ({ clientX, currentTarget }: PointerEvent): number => {
    const { left = 0, width = 1 } = currentTarget.closest('.two-parts')?.getBoundingClientRect() ?? {};
    return within(((clientX - left) / width) * 100);
  };
  return {
    ...split,
    toggle: () => change({ ...split, open: !split.open }),
    divider: {
      onKeyDown: (event: KeyboardEvent): void => {
        const share = event.key === 'Enter' ? split.share : movedShare(split.share, event.key);
        if (share === null) return;
        event.preventDefault();
        change({ share, open: event.key !== 'Enter' });
      },
      onPointerDown: (event: PointerEvent): void => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent): void => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) setSplit({ ...split, share: at(event) });
      },
      onPointerUp: (event: PointerEvent): void => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) change({ ...split, share: at(event) });
      },
      onDoubleClick: () => change({ ...split, share: START }),
    },
  };
}
