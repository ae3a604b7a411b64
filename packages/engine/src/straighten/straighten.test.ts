import { describe, expect, test } from 'vitest';
import { departure, type Taken, taken, turnedCorners, type Wishes, wood } from '../../tests/degrade.ts';
import { drawnPage } from '../../tests/drawn-page.ts';
import type { Point } from '../geometry/projection.ts';
import type { Picture } from '../shapes/picture.ts';
import { type StraightPage, straighten } from './straighten.ts';

const DPI = 120;
const latin = await drawnPage('de-giro-trailing-minus', DPI);
const kanji = await drawnPage('cn-debit-grid', DPI);
const barred = await drawnPage('dk-lonkonto-posteringer', DPI);

/** Pixels for points: `toPage` then leads to the pixels of the picture. */
const straightened = (picture: Picture, dpi: number | null = null): StraightPage[] =>
  straighten(picture, { dpi, pointsWide: picture.width, pointsHigh: picture.height });

function only(pages: readonly StraightPage[]): StraightPage {
  expect(pages).toHaveLength(1);
  return pages[0] as StraightPage;
}

const one = ({ picture }: Taken, dpi: number | null = null): StraightPage => only(straightened(picture, dpi));

const turned = (page: Picture, degrees: number, more: Partial<Wishes> = {}): Taken => {
  const lies = Math.abs(Math.round(degrees / 90)) % 2 === 1;
  const [width, height] = lies ? [page.height, page.width] : [page.width, page.height];
  return taken(page, { width, height, corners: turnedCorners(page, width, height, degrees), ...more });
};

type Shares = readonly [Point, Point, Point, Point];

/** The page with its corners at these shares of a picture. */
function photographed(page: Picture, width: number, height: number, shares: Shares, more: Partial<Wishes> = {}): Taken {
  const corners = shares.map(([x, y]): Point => [x * width, y * height]) as [Point, Point, Point, Point];
  return taken(page, { width, height, corners, ...more });
}

/** How light the paper and how dark the print is. */
function tones(page: Picture): { paper: number; print: number } {
  const sorted = page.grey.slice().sort();
  return {
    paper: sorted[Math.floor(sorted.length * 0.3)] as number,
    print: sorted[Math.floor(sorted.length * 0.004)] as number,
  };
}

describe('what is straight', () => {
  test('comes through as it is', () => {
    for (const page of [latin, kanji, barred]) {
      const straight = only(straightened(page, DPI));
      expect(straight.grey === page.grey).toBe(true);
      expect(straight.toPage).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
      expect(straight.dpi).toBe(DPI);
    }
  });
  test('comes through where there is nothing on it', () => {
    const blank: Picture = { width: 620, height: 877, grey: new Uint8Array(620 * 877).fill(255) };
    expect(only(straightened(blank)).grey === blank.grey).toBe(true);
    const dot: Picture = { width: 1, height: 1, grey: new Uint8Array(1) };
    expect(only(straightened(dot))).toMatchObject({ width: 1, height: 1 });
  });
  test('is told in points of the page', () => {
    const [straight] = straighten(latin, { dpi: null, pointsWide: 595, pointsHigh: 842 });
    expect(straight?.toPage[0]).toBeCloseTo(595 / latin.width, 9);
    expect(straight?.toPage[4]).toBeCloseTo(842 / latin.height, 9);
  });
});

describe('slant', () => {
  test.each([-14, -3.3, 0.5, 9])('of %d degrees is taken out, to a tenth of a degree', (degrees) => {
    for (const page of degrees > 0 ? [latin] : [kanji]) {
      const skew = turned(page, degrees);
      const rest = departure(page, skew.fromPage, one(skew).toPage);
      expect(rest.quarterTurns).toBe(0);
      expect(Math.abs(rest.level)).toBeLessThan(0.1);
      expect(rest.bend).toBeLessThan(0.001);
    }
  });
});

describe('a page that lies on its side or stands on its head', () => {
  test.each([90, 180, 268.9])('turned by %d degrees is set upright', (degrees) => {
    for (const page of [latin, kanji, barred]) {
      const lying = turned(page, degrees);
      const straight = one(lying);
      const rest = departure(page, lying.fromPage, straight.toPage);
      expect(rest.quarterTurns).toBe(0);
      expect(Math.abs(rest.level)).toBeLessThan(0.1);
      expect(straight.upright).toBeGreaterThan(0.3);
    }
  });
});

describe('a photograph', () => {
  const dark: Partial<Wishes> = { table: () => 60, light: (x, y) => 0.65 + (0.35 * (x + y)) / 2640, noise: 8 };
  const grainy: Partial<Wishes> = { table: wood, light: (_, y) => 0.8 + (0.2 * y) / 1500, noise: 8 };
  const shares: Shares = [
    [0.12, 0.06],
    [0.9, 0.09],
    [0.95, 0.93],
    [0.05, 0.96],
  ];
  test.each([
    ['a dark table', dark],
    ['wood', grainy],
  ])('on %s: the sheet is cut out, its perspective taken out, its light evened out', (_, surroundings) => {
    for (const page of [latin]) {
      const photo = photographed(page, 1140, 1500, shares, surroundings);
      const straight = one(photo);
      const rest = departure(page, photo.fromPage, straight.toPage);
      expect(rest.quarterTurns).toBe(0);
      expect(Math.abs(rest.level)).toBeLessThan(0.1);
      expect(Math.abs(rest.upright)).toBeLessThan(0.15);
      expect(rest.bend).toBeLessThan(0.005);
      expect(straight.width).toBeLessThan(1140);
      expect(tones(straight).paper).toBeGreaterThan(235);
      expect(tones(straight).print).toBeLessThan(110);
    }
  });
  test('keeps a dark bar at the top of the sheet', () => {
    const photo = photographed(barred, 1140, 1500, shares, { table: () => 60, noise: 4 });
    const straight = one(photo);
    const { length } = straight.grey.subarray(0, straight.width * 12).filter((grey) => grey < 130);
    expect(length).toBeGreaterThan(straight.width * 5);
  });
  test('that cuts the sheet off below', () => {
    const cut: Shares = [
      [0.1, 0.08],
      [0.93, 0.05],
      [0.99, 1.1],
      [0.03, 1.08],
    ];
    const photo = photographed(latin, 1140, 1500, cut, { table: () => 60, noise: 4 });
    const rest = departure(latin, photo.fromPage, one(photo).toPage);
    expect(Math.abs(rest.level)).toBeLessThan(0.15);
    expect(rest.bend).toBeLessThan(0.005);
  });
  test('that shows no edge of the sheet: lines that fan out tell its perspective', () => {
    const near: Shares = [
      [-0.03, -0.03],
      [1.01, 0.02],
      [1.04, 0.99],
      [-0.01, 1.04],
    ];
    const photo = photographed(kanji, 1140, 1500, near, { noise: 4 });
    const rest = departure(kanji, photo.fromPage, one(photo).toPage);
    expect(Math.abs(rest.level)).toBeLessThan(0.15);
    expect(rest.bend).toBeLessThan(0.01);
  });
});

describe('light', () => {
  test('of a shadow in the fold and a faint hand is evened out', () => {
    const shadow = turned(latin, 0, {
      light: (x, y) =>
        0.5 + 0.5 * Math.min(1, x / 190) - 0.2 * Math.exp(-(((x - 560) / 160) ** 2) - ((y - 720) / 240) ** 2),
    });
    const straight = one(shadow);
    const { paper } = tones(straight);
    expect(paper).toBeGreaterThan(240);
    const atEdge = straight.grey.subarray(straight.width * 700 + 10, straight.width * 700 + 40);
    expect(Math.min(...atEdge)).toBeGreaterThan(190);
  });
  test('of faint print is made stronger', () => {
    const faint = turned(latin, 0.8, { contrast: 0.3, noise: 4 });
    expect(tones(faint.picture).print).toBeGreaterThan(170);
    const straight = one(faint);
    expect(tones(straight).print).toBeLessThan(110);
    expect(Math.abs(departure(latin, faint.fromPage, straight.toPage).level)).toBeLessThan(0.1);
  });
});

describe('a scan', () => {
  test('loses the dark margin beside its sheet', () => {
    const margin = photographed(
      latin,
      1040,
      1400,
      [
        [0.05, 0],
        [1, 0],
        [1, 1],
        [0.05, 1],
      ],
      { table: () => 10 },
    );
    const straight = one(margin);
    expect(straight.width).toBeLessThan(1040 * 0.96);
    expect(straight.toPage[2]).toBeGreaterThan(1040 * 0.045);
    const left = straight.grey.filter((_, at) => at % straight.width < 3);
    expect(Math.min(...left)).toBeGreaterThan(200);
  });
  test('of a bad line loses its specks, not its points', () => {
    const noisy = turned(latin, 0, { specks: 400 });
    const straight = one(noisy);
    const dark = (picture: Picture): number => picture.grey.filter((grey) => grey < 100).length;
    expect(Math.abs(dark(straight) / dark(latin) - 1)).toBeLessThan(0.1);
  });
});

describe('two pages in one picture', () => {
  const left: Shares = [
    [0.02, 0.04],
    [0.47, 0.03],
    [0.48, 0.95],
    [0.02, 0.96],
  ];
  const right: Shares = [
    [0.52, 0.05],
    [0.97, 0.06],
    [0.98, 0.97],
    [0.51, 0.95],
  ];
  const beside = (one: Taken, other: Taken, light: (x: number) => number): Picture => {
    const { width, height } = one.picture;
    const grey = one.picture.grey.map((value, at) => {
      const both = value === 70 ? (other.picture.grey[at] as number) : value;
      return both * light(at % width);
    });
    return { width, height, grey };
  };
  test('are parted where two sheets lie on a table, and come in the order in which they are read', () => {
    const [a, b] = [kanji, latin];
    const first = photographed(a, 1700, 1200, left, { table: () => 70 });
    const second = photographed(b, 1700, 1200, right, { table: () => 70 });
    const picture = beside(first, second, () => 1);
    for (const [seen, order] of [
      [picture, [0, 1]],
      [{ ...picture, grey: picture.grey.slice().reverse() }, [0, 1]],
    ] as const) {
      const pages = straightened(seen);
      expect(pages).toHaveLength(2);
      for (const index of order) {
        const page = pages[index] as StraightPage;
        const upside = seen !== picture;
        const lefts = page.toPage[2] / page.toPage[8];
        expect(lefts > 850).toBe(upside === (index === 0));
      }
      expect(pages.map(({ letters }) => letters > 6)).toEqual([true, true]);
    }
  });
  test('of a book are parted at the fold', () => {
    const half: Shares = [
      [0, 0],
      [0.5, 0],
      [0.5, 1],
      [0, 1],
    ];
    const other = half.map(([x, y]): Point => [x + 0.5, y]) as unknown as Shares;
    const first = photographed(latin, 2000, 1400, half, { table: () => 70 });
    const second = photographed(barred, 2000, 1400, other, { table: () => 70 });
    const fold = (x: number): number => 1 - 0.45 * Math.exp(-(((x - 1000) / 50) ** 2));
    const pages = straightened(beside(first, second, fold));
    expect(pages).toHaveLength(2);
    expect(departure(latin, first.fromPage, (pages[0] as StraightPage).toPage).bend).toBeLessThan(0.003);
    expect(departure(barred, second.fromPage, (pages[1] as StraightPage).toPage).bend).toBeLessThan(0.003);
    expect(straightened(beside(first, second, () => 1))).toHaveLength(1);
  });
});

test('one page that a dark bar crosses stays one page', () => {
  const { width, height } = latin;
  const grey = latin.grey.slice();
  grey.fill(70, Math.round(height * 0.45) * width, Math.round(height * 0.49) * width);
  for (let y = 0; y < height; y++) grey.fill(70, y * width, y * width + 8);
  only(straightened({ width, height, grey }));
});

describe('resolution', () => {
  test('is that of the file if print then has a usual size, else that of the sheet', () => {
    expect(only(straightened(latin, DPI)).dpi).toBe(DPI);
    expect(only(straightened(latin, 600)).dpi).toBeCloseTo(DPI, -1);
    expect(only(straightened(latin, null)).dpi).toBeCloseTo(DPI, -1);
  });
  test('is judged by the print where no sheet is seen', () => {
    const { width } = latin;
    const part = { width, height: 500, grey: latin.grey.slice(width * 80, width * 580) };
    const { dpi, letters } = only(straightened(part));
    expect(letters).toBeGreaterThan(8);
    expect(Math.abs(dpi / DPI - 1)).toBeLessThan(0.3);
  });
});
