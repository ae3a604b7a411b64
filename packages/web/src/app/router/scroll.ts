type Positions = Record<string, number>;

/** How far pages were scrolled when they were left, by the key of their entry in the tab's history; pixels. */
export function createScrollMemory() {
  let positions: Positions | null = null;
  let now = (): number => 0;
  return {
    /** Called by the router's `ScrollRestoration`, which owns the positions and keeps them over a reload. */
    attach: (kept: Positions, position: () => number): (() => void) => {
      positions = kept;
      now = position;
      return () => {
        positions = null;
      };
    },
    leave: (key: string): void => {
      if (positions) positions[key] = now();
    },
    /** Null: the page was not here before, and begins at its top. */
    of: (key: string): number | null => positions?.[key] ?? null,
  };
}
