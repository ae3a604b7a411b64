/** Whether of rows at a confidence of 0.9 nine in ten are right: as a table and as a picture. */

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly confidence: number;
  readonly right: number;
}

const EDGES = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.0001];

/** Rows by their confidence; empty bins are left out. */
export function binsOf(rows: readonly (readonly [confidence: number, right: boolean])[]): Bin[] {
  return EDGES.slice(0, -1).flatMap((from, i) => {
    const to = EDGES[i + 1] as number;
    const within = rows.filter(([confidence]) => confidence >= from && confidence < to);
    if (within.length === 0) return [];
    const mean = within.reduce((sum, [confidence]) => sum + confidence, 0) / within.length;
    const right = within.filter(([, isRight]) => isRight).length / within.length;
    return [{ from, to: Math.min(1, to), rows: within.length, confidence: mean, right }];
  });
}

const SIZE = 320;
const PAD = 40;
const at = (share: number): number => Math.round((PAD + share * SIZE) * 10) / 10;
const down = (share: number): number => Math.round((PAD + (1 - share) * SIZE) * 10) / 10;

/** The reliability diagram as SVG: a point on the diagonal is a confidence that keeps its word. */
export function diagram(bins: readonly Bin[], rows: number): string {
  const whole = SIZE + 2 * PAD;
  const points = bins.map(({ confidence, right, rows: count }) => {
    const radius = (3 + 9 * Math.sqrt(count / rows)).toFixed(1);
    return `<circle cx="${at(confidence)}" cy="${down(right)}" r="${radius}" fill="#1f6f54" fill-opacity="0.75"/>`;
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<text x="${at(share)}" y="${whole - PAD + 16}" text-anchor="middle">${share}</text><text x="${PAD - 6}" y="${down(share) + 4}" text-anchor="end">${share}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" font-family="sans-serif" font-size="11" role="img" aria-label="Share of rows that were right, by their confidence">`,
    `<rect width="${whole}" height="${whole}" fill="#ffffff"/>`,
    `<rect x="${PAD}" y="${PAD}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#999999"/>`,
    `<line x1="${PAD}" y1="${PAD + SIZE}" x2="${PAD + SIZE}" y2="${PAD}" stroke="#999999" stroke-dasharray="4 4"/>`,
    ...ticks,
    `<text x="${whole / 2}" y="${whole - 6}" text-anchor="middle">confidence given</text>`,
    `<text x="12" y="${whole / 2}" text-anchor="middle" transform="rotate(-90 12 ${whole / 2})">share that was right</text>`,
    ...points,
    '</svg>',
    '',
  ].join('\n');
}
