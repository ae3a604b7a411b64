import { breakLines } from './break-lines.ts';
import type { EmbeddedFont } from './embedded-font.ts';
import type { FontSet, Run } from './font-set.ts';
import { createPdf, textString } from './pdf-file.ts';

/** A4 in points (ISO 216), and what is left free around the text. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 48;
const FOOT = 56;
const LINE = 1.38;
const INK = '0.13 0.14 0.15';
const GREY = '0.38 0.4 0.42';
const RULE = '0.85 0.85 0.82';

const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const SIZE = 9;
const SMALL = 8;
/** How far cells of a table stand apart, and where the values of facts begin. */
const GUTTER = 8;
const LABELS = 150;

interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly grey?: boolean;
}

/** A column of a table: its title, its share of the width, and whether it holds figures. */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly figures?: boolean;
}

/** What the file says of itself, and what stands at the foot of each page. */
export interface SetterOptions {
  readonly fonts: FontSet;
  readonly title: string;
  readonly language: string;
  readonly producer: string;
  /** ISO 8601, in UTC. */
  readonly madeAt: string;
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly foot: string;
  readonly pageOf: (page: number, pages: number) => string;
}

/** Sets a report from top to bottom, page after page. */
export interface Setter {
  readonly title: (text: string) => void;
  readonly heading: (text: string) => void;
  readonly subheading: (text: string) => void;
  readonly paragraph: (text: string, look?: Look) => void;
  /** Names and values, a line each. */
  readonly facts: (pairs: readonly (readonly [name: string, value: string])[]) => void;
  readonly table: (columns: readonly Column[], rows: readonly (readonly string[])[]) => void;
  readonly end: () => Uint8Array<ArrayBuffer>;
}

const fixed = (number: number): string => String(Math.round(number * 100) / 100);

/** A time as PDFs write it (ISO 32000-1, 7.9.4): `D:20250331101500Z`. */
const pdfDate = (iso: string): string => `(D:${iso.replace(/\D/g, '').slice(0, 14)}Z)`;

const runWidth = ({ font, text }: Run, size: number): number =>
  [...text].reduce((sum, sign) => sum + font.widthOf(sign.codePointAt(0) ?? 0), 0) * (size / 1000);

/** A sheet that text is put on from top to bottom; pages follow one another by themselves. */
interface Sheet {
  readonly pages: readonly (readonly string[])[];
  /** Leaves so much free, or, where there is not so much room, begins a page. */
  readonly skip: (height: number) => void;
  /** Begins a page where there is less room than this. */
  readonly room: (height: number) => void;
  readonly rule: () => void;
  /** Texts side by side, as high as the highest of them. */
  readonly cells: (spans: readonly Span[], look?: Look) => void;
}

function createSheet(fonts: FontSet): Sheet {
  const pages: string[][] = [[]];
  let y = HEIGHT - MARGIN;
  const put = (operators: string): void => void pages.at(-1)?.push(operators);
  const room = (height: number): void => {
    if (y - height >= FOOT) return;
    pages.push([]);
    y = HEIGHT - MARGIN;
  };
  const cells = (spans: readonly Span[], look: Look = {}): void => {
    const { size = SIZE } = look;
    const looks = spans.map(({ grey = false, bold = false }) => ({
      size,
      grey: grey || (look.grey ?? false),
      bold: bold || (look.bold ?? false),
    }));
    const widthOf = (text: string, i: number): number => textWidth(fonts, text, looks[i] ?? look);
    const lines = spans.map(({ text, width }, i) => breakLines(text, width, (part) => widthOf(part, i)));
    const most = Math.max(...lines.map(({ length }) => length));
    // What is higher than half a page goes on over it; all else stays whole.
    if (most * size * LINE < HEIGHT / 2) room(most * size * LINE);
    for (let at = 0; at < most; at += 1) {
      room(size * LINE);
      y -= size * LINE;
      for (const [i, { x, width, figures }] of spans.entries()) {
        const line = lines[i]?.[at];
        if (line) put(textOperators(fonts, figures ? x + width - widthOf(line, i) : x, y, line, looks[i] ?? look));
      }
    }
  };
  return {
    pages,
    room,
    cells,
    skip: (height) => {
      y -= height;
    },
    rule: () => put(`${RULE} RG 0.5 w ${fixed(MARGIN)} ${fixed(y)} m ${fixed(WIDTH - MARGIN)} ${fixed(y)} l S`),
  };
}

const textWidth = (fonts: FontSet, text: string, { size = SIZE, bold = false }: Look): number =>
  fonts.runsOf(text, bold).reduce((sum, run) => sum + runWidth(run, size), 0);

/** Begins a report. */
export function createSetter(options: SetterOptions): Setter {
  const sheet = createSheet(options.fonts);
  const block = (text: string, look: Look = {}): void => sheet.cells([{ text, x: MARGIN, width: TEXT_WIDTH }], look);
  const heading = (size: number, before: number) => (text: string) => {
    sheet.room(before + 4 * size);
    sheet.skip(before);
    block(text, { size, bold: true });
    sheet.skip(size * 0.25);
  };
  return {
    title: (text) => {
      block(text, { size: 18, bold: true });
      sheet.skip(4);
    },
    heading: heading(13, 14),
    subheading: heading(10, 8),
    paragraph: block,
    facts: (pairs) => {
      for (const [name, value] of pairs)
        sheet.cells([
          { text: name, x: MARGIN, width: LABELS - GUTTER, grey: true },
          { text: value, x: MARGIN + LABELS, width: TEXT_WIDTH - LABELS },
        ]);
    },
    table: (columns, rows) => setTable(sheet, columns, rows),
    end: () => writePages(options, sheet.pages),
  };
}

function setTable(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const spans = spansOf(columns);
  sheet.room(4 * SMALL * LINE);
  sheet.cells(
    spans.map((span, i) => ({ ...span, text: columns[i]?.title ?? '', grey: true })),
    { size: SMALL },
  );
  sheet.skip(3);
  sheet.rule();
  for (const row of rows) {
    sheet.cells(
      spans.map((span, i) => ({ ...span, text: row[i] ?? '' })),
      { size: SMALL },
    );
    sheet.skip(2);
  }
  sheet.skip(4);
}

interface Span {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly figures?: boolean | undefined;
  readonly grey?: boolean;
  readonly bold?: boolean;
}

function spansOf(columns: readonly Column[]): Omit<Span, 'text'>[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const free = TEXT_WIDTH - GUTTER * (columns.length - 1);
  let x = MARGIN;
  return columns.map(({ share, figures }) => {
    const width = (free * share) / shares;
    const span = { x, width, figures };
    x += width + GUTTER;
    return span;
  });
}

/** The operators that set a line of text. A font that has no bold is drawn with a thin line around its signs. */
function textOperators(
  fonts: FontSet,
  x: number,
  y: number,
  text: string,
  { size = SIZE, bold = false, grey = false }: Look,
): string {
  const colour = grey ? GREY : INK;
  const runs = fonts.runsOf(text, bold).map((run) => {
    const thick = bold && run.font.key !== BOLD_KEY;
    const mode = thick ? `2 Tr ${fixed(size / 40)} w ${colour} RG` : '0 Tr';
    return `/${run.font.key} ${size} Tf ${mode} <${run.font.encode(run.text)}> Tj`;
  });
  return `BT ${colour} rg ${fixed(x)} ${fixed(y)} Td ${runs.join(' ')} ET`;
}

/** The second of the fonts is the bold one. */
const BOLD_KEY = 'F2';

function writePages(options: SetterOptions, pages: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const { fonts, title, language, producer, madeAt, id, foot, pageOf } = options;
  const file = createPdf();
  const widthOf = (text: string): number => fonts.runsOf(text, false).reduce((sum, run) => sum + runWidth(run, 7), 0);
  const look = { size: 7, grey: true };
  const contents = pages.map((page, i) => {
    const number = pageOf(i + 1, pages.length);
    const line = textOperators(fonts, MARGIN, 30, foot, look);
    const right = textOperators(fonts, WIDTH - MARGIN - widthOf(number), 30, number, look);
    return file.stream(new TextEncoder().encode([...page, line, right].join('\n')));
  });
  const names = fonts.all.flatMap((font: EmbeddedFont) => {
    const object = font.write(file);
    return object === null ? [] : [`/${font.key} ${object} 0 R`];
  });
  const tree = file.reserve();
  const kids = contents.map((content) => file.add(`<< /Type /Page /Parent ${tree} 0 R /Contents ${content} 0 R >>`));
  const box = `/MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << ${names.join(' ')} >> >>`;
  file.add(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] ${box} >>`,
    tree,
  );
  const catalog = file.add(
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang ${textString(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const information = file.add(
    `<< /Title ${textString(title)} /Producer ${textString(producer)} /CreationDate ${pdfDate(madeAt)} >>`,
  );
  return file.end(catalog, information, id);
}
