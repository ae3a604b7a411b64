import { randomUUID } from 'node:crypto';

/** Files that take much of a server for little, as a trial of the server used them. */

/** Objects of a PDF with their table, as its bytes. */
function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const place = text.length;
    text += `${n + 1} 0 obj ${object} endobj\n`;
    return place;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const stream = (dictionary: string, text: string): string =>
  `<<${dictionary}/Length ${text.length}>>stream\n${text}\nendstream`;

/** How deep forms lie within one another, and how often each is drawn by the one around it. */
const DEPTH = 7;
const TIMES = 20;

/** Under a kilobyte that keeps a reader busy until it is stopped: forms that draw forms, 20 to the seventh times. */
export function loopingFile(): Buffer {
  const first = 4;
  const forms = Array.from({ length: DEPTH }, (_, n) =>
    n === DEPTH - 1
      ? stream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]', '0 0 1 1 re f')
      : stream(
          `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A ${first + n + 2} 0 R>>>>`,
          '/A Do '.repeat(TIMES),
        ),
  );
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents ${first} 0 R/Resources<</XObject<</A ${first + 1} 0 R>>>>>>`,
    stream('', '/A Do'),
    ...forms,
  ]);
}

/** How many empty objects take seconds to count. */
const EMPTY_OBJECTS = 1_500_000;

/** A PDF of so many empty objects: its pages are counted only once all of them are listed. */
export function emptyObjects(count = EMPTY_OBJECTS): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R>>',
  ];
  const lines = [...objects, ...Array<string>(count).fill('null')].map(
    (object, n) => `${n + 1} 0 obj ${object} endobj\n`,
  );
  // Without a table, a reader has to look for every object.
  return Buffer.from(`%PDF-1.4\n${lines.join('')}trailer<</Size ${lines.length + 1}/Root 1 0 R>>\n%%EOF\n`, 'latin1');
}

/** The same document as another file: a reader sees no difference. */
export const unlike = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.from(`% ${randomUUID()}\n`)]);
