import { resample } from '../geometry/resample.ts';
import type { Picture } from '../shapes/picture.ts';
import type { ReadWord } from '../shapes/print-reader.ts';
import type { Piece } from './pieces.ts';

/** Where a piece was put on a sheet. */
interface Place {
  readonly piece: Piece;
  readonly top: number;
  readonly bottom: number;
  /** Sheet pixels for a pixel of the page, across. */
  readonly scale: number;
  /** The page's pixel that lies at the left edge of the sheet's strip. */
  readonly x0: number;
}

/** Pieces of a page, cut out and set one below the other, all with letters of one height, for a reader of print. */
export interface Sheet {
  readonly picture: Picture;
  readonly places: readonly Place[];
}

/** Blank around a piece, of its letters' height: what hangs below the line and what stands on capitals is within it. */
const ABOVE = 0.42;
const BELOW = 0.42;
const ASIDE = 0.5;
/** Blank between the strips and around the sheet, of the letters' height on the sheet. */
const BETWEEN = 0.8;
/** Strips are not enlarged further: there is nothing more in them. */
const LARGEST_SCALE = 4;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

type Area = readonly [x0: number, y0: number, x1: number, y1: number];

/** Whitens what belongs to other lines: ink in the strip's upper and lower blank that is none of the piece's; where it is wanted alone, beside it too. */
function strip(page: Picture, piece: Piece, [x0, y0, x1, y1]: Area, alone: boolean): Picture {
  const [width, height] = [x1 - x0, y1 - y0];
  const grey = new Uint8Array(width * height).fill(255);
  // Of each column, the rows that the piece's letters take, widened by a blurred edge.
  const tops = new Int32Array(width).fill(y1);
  const bottoms = new Int32Array(width).fill(y0);
  const edge = Math.max(2, Math.round(0.12 * piece.height));
  for (const part of piece.components) {
    for (let x = Math.max(x0, part.x0 - edge); x < Math.min(x1, part.x1 + edge); x += 1) {
      tops[x - x0] = Math.min(tops[x - x0] as number, part.y0 - edge);
      bottoms[x - x0] = Math.max(bottoms[x - x0] as number, part.y1 + edge);
    }
  }
  const letterTop = Math.round(piece.baseline - piece.height * 1.1);
  const letterBottom = Math.round(piece.baseline + 0.15 * piece.height);
  const [first, end] = alone ? [piece.x0 - 1 - x0, piece.x1 + 1 - x0] : [0, width];
  for (let x = Math.max(0, first); x < Math.min(width, end); x += 1) {
    const from = Math.max(y0, Math.min(tops[x] as number, letterTop));
    const to = Math.min(y1, Math.max(bottoms[x] as number, letterBottom));
    for (let y = from; y < to; y += 1) grey[(y - y0) * width + x] = page.grey[y * page.width + x + x0] as number;
  }
  return { width, height, grey };
}

/** Ink made black and paper white, as far as they are in this strip: faint print stands beside dark on one sheet. */
function stretch({ grey }: Picture): void {
  const counts = new Int32Array(256);
  for (const value of grey) counts[value] = (counts[value] as number) + 1;
  let [dark, seen] = [0, 0];
  const few = grey.length * 0.01;
  while (dark < 200 && seen + (counts[dark] as number) < few) seen += counts[dark++] as number;
  let [light, above] = [255, 0];
  const half = grey.length * 0.35;
  while (light > dark + 30 && above + (counts[light] as number) < half) above += counts[light--] as number;
  if (dark < 20 && light > 245) return;
  for (let p = 0; p < grey.length; p += 1)
    grey[p] = clamp((((grey[p] as number) - dark) * 255) / (light - dark), 0, 255);
}

interface Strip {
  readonly piece: Piece;
  readonly picture: Picture;
  readonly scale: number;
  readonly x0: number;
}

function cut(page: Picture, piece: Piece, { letters, wide = 1, alone = false }: Setting): Strip {
  const { height, baseline } = piece;
  const x0 = Math.max(0, Math.floor(piece.x0 - ASIDE * height));
  const x1 = Math.min(page.width, Math.ceil(piece.x1 + ASIDE * height));
  const y0 = Math.max(0, Math.floor(Math.min(piece.y0 - 2, baseline - (1 + ABOVE) * height)));
  const y1 = Math.min(page.height, Math.ceil(Math.max(piece.y1 + 2, baseline + BELOW * height)));
  const picture = strip(page, piece, [x0, y0, x1, y1], alone);
  stretch(picture);
  const wanted = Math.min(LARGEST_SCALE, letters / height);
  // Hardly another size: nothing is won, and resampling blurs.
  const high = wanted > 0.87 && wanted < 1.15 ? 1 : wanted;
  const scale = high * wide;
  return { piece, x0, scale, picture: scale === 1 ? picture : resample(picture, scale, high) };
}

/** How pieces are set on a sheet. */
export interface Setting {
  /** How high capitals become, in pixels. */
  readonly letters: number;
  /** How much blank stands between pieces, in heights of a letter. */
  readonly apart?: number;
  /** How much wider letters become than they are. */
  readonly wide?: number;
  /** Whether a piece is part of a line: what stands close beside it is none of its. */
  readonly alone?: boolean;
}

/** Sets pieces on a sheet. */
export function setSheet(page: Picture, pieces: readonly Piece[], setting: Setting): Sheet {
  const { letters, apart = BETWEEN } = setting;
  const strips = pieces.map((piece) => cut(page, piece, setting));
  const between = Math.round(apart * letters);
  const width = 2 * between + strips.reduce((most, { picture }) => Math.max(most, picture.width), 0);
  const height = between + strips.reduce((sum, { picture }) => sum + picture.height + between, 0);
  const grey = new Uint8Array(width * height).fill(255);
  const places: Place[] = [];
  let top = between;
  for (const { piece, picture, scale, x0 } of strips) {
    for (let y = 0; y < picture.height; y += 1)
      grey.set(picture.grey.subarray(y * picture.width, (y + 1) * picture.width), (top + y) * width + between);
    places.push({ piece, scale, x0: x0 - between / scale, top, bottom: top + picture.height });
    top += picture.height + between;
  }
  return { picture: { width, height, grey }, places };
}

/** A word on the page: its text, its extent across in page pixels, how sure its reader was. */
export interface PieceWord {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly sureness: number;
}

/** What was read of each piece, from left to right. */
export function wordsOfPieces(sheet: Sheet, words: readonly ReadWord[]): Map<Piece, PieceWord[]> {
  const read = new Map<Piece, PieceWord[]>(sheet.places.map(({ piece }) => [piece, []]));
  for (const { text, box, sureness } of words) {
    const middle = (box[1] + box[3]) / 2;
    const place = placeAt(sheet.places, middle);
    if (!place) continue;
    const { piece, scale, x0 } = place;
    read.get(piece)?.push({ text, x0: x0 + box[0] / scale, x1: x0 + box[2] / scale, sureness });
  }
  for (const line of read.values()) line.sort((a, b) => a.x0 - b.x0);
  return read;
}

/** Whether words lie over each other: a reader took two strips for one line. */
const isTangled = (words: readonly PieceWord[]): boolean =>
  words.some((word, index) => {
    const next = words[index + 1];
    return next !== undefined && next.x0 < word.x1 - 0.4 * Math.min(word.x1 - word.x0, next.x1 - next.x0);
  });

/** The pieces of a sheet that its reader missed, or mixed up with those beside them. */
export function misreadPieces({ places }: Sheet, read: ReadonlyMap<Piece, readonly PieceWord[]>): Piece[] {
  const wordsAt = (index: number): readonly PieceWord[] | undefined => {
    const place = places[index];
    return place && read.get(place.piece);
  };
  const tangled = (index: number): boolean => isTangled(wordsAt(index) ?? []);
  return places.flatMap(({ piece }, index) => {
    const misread = wordsAt(index)?.length === 0 || tangled(index - 1) || tangled(index) || tangled(index + 1);
    return misread ? [piece] : [];
  });
}

function placeAt(places: readonly Place[], y: number): Place | undefined {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] as Place).bottom < y) from = middle + 1;
    else to = middle;
  }
  const place = places[from];
  return place && y >= place.top - 2 ? place : places[from - 1];
}
