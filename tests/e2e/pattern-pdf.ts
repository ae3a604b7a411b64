/** A page that is filled with a tile 20,000 points wide and high, then covered by a mesh of that size. */

const SIZE = 20_000;

/** Where the tiles begin: within the page, so that it shows parts of four of them. */
const TILES = { x: 300, y: 400 };

/** The corners of one triangle (ISO 32000-2, 8.7.4.5.5): a flag, x and y in 32 bits of the whole range, a grey in 8. */
function triangle(): string {
  const far = '\xff\xff\xff\xff';
  const zero = '\0\0\0\0';
  return [zero + zero, far + zero, zero + far]
    .map((point, grey) => `\0${point}${String.fromCharCode(80 * grey)}`)
    .join('');
}

const stream = (dictionary: string, content: string): string =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;

export function patternPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Pattern << /Tile 5 0 R >> /Shading << /Mesh 6 0 R >> >> >>',
    stream('', '/Pattern cs /Tile scn 0 0 595 842 re f /Mesh sh'),
    stream(
      `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 ${SIZE} ${SIZE}] /XStep ${SIZE} /YStep ${SIZE} /Resources << >> /Matrix [1 0 0 1 ${TILES.x} ${TILES.y}]`,
      `0.8 g 0 0 ${SIZE} ${SIZE} re f 0 g 0 0 50 50 re f`,
    ),
    stream(
      `/ShadingType 4 /ColorSpace /DeviceGray /BitsPerCoordinate 32 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 ${SIZE} 0 ${SIZE} 0 1]`,
      triangle(),
    ),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const entries = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
