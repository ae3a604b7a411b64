import { expect, test } from 'vitest';
import { picturedBars } from '../../tests/picture-builder.ts';
import { projected, STAY } from '../geometry/projection.ts';
import { type Laid, lay, readableWay } from './which-way.ts';

/** Lines of letters, and one line of large ones near the top, by which a reader tells which way up the page is. */
function page() {
  const bars: [number, number, number, number][] = [[40, 30, 60, 30]];
  for (let y = 120; y < 700; y += 48) for (let x = 40; x < 460; x += 16) bars.push([x, y, 9, 20]);
  return { ...picturedBars(500, 740, bars), toPage: STAY, dpi: 200 };
}

const WAYS = ['upright', 'on its left side', 'on its head', 'on its right side'] as const;
const blackAt = ({ straight: { grey, width } }: Laid, x: number, y: number): boolean => grey[y * width + x] === 0;

/** A reader that is sure of the page where its heading is on top, on the left. */
const look = async (laid: Laid) => {
  const { width, height } = laid.straight;
  const reads = height > width && blackAt(laid, 60, 40);
  return { language: reads ? 'eng' : 'deu', words: new Map(), sureness: reads ? 0.9 : 0.2 };
};

/** The page after so many quarter turns, as it comes from the glass. */
function turnedBy(quarters: number) {
  let { width, height, grey, ...rest } = page();
  for (let n = 0; n < quarters; n += 1) {
    const turned = new Uint8Array(grey.length);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) turned[(width - 1 - x) * height + y] = grey[y * width + x] as number;
    [width, height, grey] = [height, width, turned];
  }
  return { width, height, grey, ...rest };
}

for (const [quarters, way] of WAYS.entries()) {
  test(`a page ${way} is read the way up in which it reads`, async () => {
    const first = lay(turnedBy(quarters));
    const { laid, language } = await readableWay({ ...(await look(first)), laid: first }, look);
    expect(language).toBe('eng');
    expect([laid.straight.width, laid.straight.height]).toEqual([500, 740]);
    // The heading's corner on the page that is read is where it lies on the glass.
    const [x, y] = projected(laid.straight.toPage, 41, 31).map(Math.floor) as [number, number];
    expect(blackAt(first, x, y)).toBe(true);
  });
}

test('a page that reads is looked at no other way', async () => {
  const first = lay(page());
  let asked = 0;
  const way = await readableWay({ ...(await look(first)), laid: first }, async (laid) => {
    asked += 1;
    return look(laid);
  });
  expect([way.laid, asked]).toEqual([first, 0]);
});

test('a page that reads no better any other way stays as it is', async () => {
  const first = lay(page());
  const hardly = async () => ({ language: 'eng', words: new Map(), sureness: 0.3 });
  expect((await readableWay({ ...(await hardly()), laid: first }, hardly)).laid).toBe(first);
});
