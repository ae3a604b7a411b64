import { xmlText } from './xml.ts';

/**
 * Notes on the cells of a sheet (ECMA-376 part 1, 18.7 "Comments"). Programs want them twice: as text, and as the drawing
 * of the box in which the text is shown (part 4, 19.4: VML), which without a place of its own stands beside its cell.
 */

export interface Note {
  /** Counted from 0, the headings included. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** What a workbook with notes says besides, of its parts and in a sheet. */
export const NOTE_DRAWINGS =
  '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>';
export const NOTES_OF_SHEET = '<legacyDrawing r:id="rId1"/>';

/** Where the notes of a sheet are, by its index. */
export const commentsPath = (sheet: number): string => `comments${sheet + 1}.xml`;

const drawingPath = (sheet: number): string => `drawings/vmlDrawing${sheet + 1}.vml`;

/** The parts of a workbook that hold the notes of one of its sheets. */
export const noteParts = (sheet: number, notes: readonly Note[]): [path: string, xml: string][] => [
  [`xl/worksheets/_rels/sheet${sheet + 1}.xml.rels`, relationsOf(sheet)],
  [`xl/${commentsPath(sheet)}`, comments(notes)],
  [`xl/${drawingPath(sheet)}`, drawing(notes)],
];

const relationsOf = (sheet: number): string =>
  `<Relationships xmlns="${PACKAGE_RELATIONS}"><Relationship Id="rId1" Type="${RELATIONS}/vmlDrawing" Target="../${drawingPath(sheet)}"/><Relationship Id="rId2" Type="${RELATIONS}/comments" Target="../${commentsPath(sheet)}"/></Relationships>`;

function comments(notes: readonly Note[]): string {
  const each = notes.map(
    ({ row, column, text }) =>
      `<comment ref="${String.fromCharCode(65 + column)}${row + 1}" authorId="0"><text><t xml:space="preserve">${xmlText(text)}</t></text></comment>`,
  );
  return `<comments xmlns="${MAIN}"><authors><author></author></authors><commentList>${each.join('')}</commentList></comments>`;
}

function drawing(notes: readonly Note[]): string {
  const shapes = notes.map(
    ({ row, column }, i) =>
      `<v:shape id="_x0000_s${1025 + i}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1"><v:fill color2="#ffffe1"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`,
  );
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${shapes.join('')}</xml>`;
}
