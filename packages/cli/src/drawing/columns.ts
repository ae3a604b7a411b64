import { freePlace } from './free-place.ts';
import type { InspectSheet, SeenBlock, SeenColumn } from './sheet.ts';
import { type Box, centred, rectangle, stroke } from './svg.ts';

/** Columns and headings over a page: a band down each column, a tag at its head that says what it is taken for. */

const GREY = '#6b7280';
const COLOURS: Readonly<Partial<Record<SeenColumn['role'], string>>> = {
  'booking-date': '#0369a1',
  'value-date': '#0891b2',
  amount: '#4338ca',
  'money-in': '#0f766e',
  'money-out': '#be185d',
  balance: '#7e22ce',
};
const colourOf = ({ kind, role }: SeenColumn): string => COLOURS[role] ?? (kind === 'texts' ? '#78716c' : GREY);

/** The tags' font size, a letter's width and the room around the text, in points. */
const SIZE = 6;
const LETTER = 0.62 * SIZE;
const ROOM = 1.5;
const TAG_HEIGHT = SIZE + 1.5;
/** Points by which a band is wider than its values, and the thickness of the bar at its head. */
const SIDE = 1.5;
const BAR = 1.6;

/** The column's top: its heading's where that stands on this page. */
function bandOf(column: SeenColumn, block: SeenBlock): Box {
  const [x0, y0, x1, y1] = column.box;
  const heading = block.ownHeading ? column.heading?.box : undefined;
  return heading
    ? [Math.min(x0, heading[0]) - SIDE, Math.min(y0, heading[1]) - 1, Math.max(x1, heading[2]) + SIDE, y1 + 1]
    : [x0 - SIDE, y0 - 1, x1 + SIDE, y1 + 1];
}

function tag(text: string, band: Box, colour: string, taken: Box[], pageWidth: number): string {
  const width = text.length * LETTER + 2 * ROOM;
  const bottom = band[1] - BAR;
  const at = (left: number): Box => [left, bottom - TAG_HEIGHT, left + width, bottom];
  const centre = at((band[0] + band[2] - width) / 2);
  const wide = band[2] - band[0] > width;
  const place = freePlace(wide ? [at(band[0]), centre, at(band[2] - width)] : [centre], taken, pageWidth);
  taken.push(place);
  const middle = (place[0] + place[2]) / 2;
  const foot = Math.min(Math.max(middle, band[0]), band[2]);
  return [
    place[3] < bottom ? stroke([foot, place[3], foot, bottom], colour, 0.6) : '',
    rectangle(place, `fill="${colour}" fill-opacity="0.92" rx="1"`),
    centred(middle, place[3] - 2, text, 'white', SIZE),
  ].join('');
}

/** A band down each column, a bar at its head: what lies under everything else. */
export function columnBands(sheet: InspectSheet): string[] {
  return sheet.blocks.flatMap((block) =>
    block.columns.map((column) => {
      const colour = colourOf(column);
      const band = bandOf(column, block);
      const bar: Box = [band[0], band[1] - BAR, band[2], band[1]];
      return rectangle(band, `fill="${colour}" fill-opacity="0.1"`) + rectangle(bar, `fill="${colour}"`);
    }),
  );
}

/** Outlines of the heading cells printed on the page, in their columns' colours, and dashed where no column is under one. */
export function headingCells(sheet: InspectSheet): string[] {
  return sheet.blocks.flatMap((block) => {
    if (!block.ownHeading) return [];
    return block.heading.map(({ box }) => {
      const column = block.columns.find(({ heading }) => heading?.box.join() === box.join());
      const style = column ? `stroke="${colourOf(column)}"` : `stroke="${GREY}" stroke-dasharray="2 1.2"`;
      return rectangle(box, `fill="none" stroke-width="1" ${style}`);
    });
  });
}

/** The columns' tags, each where it hides no word. */
export function columnTags(sheet: InspectSheet): string[] {
  const taken: Box[] = sheet.words.map(({ box }) => box);
  return sheet.blocks.flatMap((block) =>
    [...block.columns]
      .sort((a, b) => a.box[0] - b.box[0])
      .map((column) =>
        tag(
          block.bookings ? column.role : `(${column.role})`,
          bandOf(column, block),
          colourOf(column),
          taken,
          sheet.width,
        ),
      ),
  );
}

const quoted = (text: string): string => `“${text}”`;

function columnInWords({ role, heading, values }: SeenColumn): string {
  const name = heading ? `under ${quoted(heading.text)}` : 'under no heading';
  const roles = heading?.roles.join('/') ?? '';
  const plain = roles === role || (roles === 'date' && role === 'booking-date');
  const meaning = heading && !plain ? ` (${roles || 'words not known'})` : '';
  return `${role} ${name}${meaning}, ${values.length}`;
}

/** One table's part of the page in words: which columns it has, under which headings, with how many values. */
function blockInWords(block: SeenBlock): string {
  const strip = block.strip === null ? '' : `, strip ${block.strip + 1}`;
  const read = block.bookings ? 'read as bookings' : 'not read as bookings';
  const known = new Set(block.columns.map(({ heading }) => heading?.box.join()));
  const bare = block.heading.filter(({ box }) => !known.has(box.join())).map(({ text }) => quoted(text));
  const heading = block.heading.length === 0 ? ', no heading' : block.ownHeading ? '' : ', heading on an earlier page';
  const parts = [
    ...[...block.columns].sort((a, b) => a.box[0] - b.box[0]).map(columnInWords),
    ...(bare.length > 0 ? [`nothing under ${bare.join(', ')}`] : []),
  ];
  return `Table ${block.table + 1}${strip}, ${read}${heading}: ${parts.join(' · ')}`;
}

/** What each stretch of the page with columns or a heading was taken for, a line each. */
export const columnsInWords = (sheet: Pick<InspectSheet, 'blocks'>): string[] =>
  sheet.blocks
    .filter(({ columns, heading, ownHeading }) => columns.length > 0 || (ownHeading && heading.length > 0))
    .map(blockInWords);
