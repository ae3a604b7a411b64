import { deflateSync } from 'node:zlib';
import type { EncodedPicture } from './encode.ts';
import { PdfWriter, type ReadPdf } from './pdf-file.ts';
import { addLayerFont, type LayerPlace, type LayerWord, layerContent } from './text-layer.ts';

/** A page that is a picture. */
export interface PicturePage {
  readonly picture: EncodedPicture;
  /** Points, as displayed. */
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise that the page is displayed with: the picture lies in the file turned the other way. */
  readonly rotate: 0 | 1 | 2 | 3;
  readonly layer?: { readonly words: readonly LayerWord[]; readonly place: LayerPlace };
}

function addPicture(pdf: PdfWriter, { picture }: PicturePage): number {
  const { width, height, colours, filter, bytes } = picture;
  const space = colours === 'rgb' ? '/DeviceRGB' : '/DeviceGray';
  const base = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space}`;
  if (filter === 'group4')
    return pdf.add(
      `${base} /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /Rows ${height} >> >>`,
      bytes,
    );
  if (filter === 'jpeg') return pdf.add(`${base} /BitsPerComponent 8 /Filter /DCTDecode >>`, bytes);
  const bits = colours === 'bits' ? '1 /Decode [1 0]' : '8';
  return pdf.add(`${base} /BitsPerComponent ${bits} /Filter /FlateDecode >>`, deflateSync(bytes));
}

/** The page's dictionary; sets what it needs. */
function addPage(pdf: PdfWriter, page: PicturePage, parent: string): string {
  const image = addPicture(pdf, page);
  const turned = page.rotate % 2 === 1;
  const [w, h] = turned ? [page.height, page.width] : [page.width, page.height];
  const picture = `q ${w.toFixed(3)} 0 0 ${h.toFixed(3)} 0 0 cm /Scan Do Q\n`;
  const text = page.layer ? layerContent(page.layer.words, h, page.layer.place) : '';
  const content = pdf.addDeflated(page.layer?.place === 'under' ? text + picture : picture + text);
  const font = page.layer ? ` /Font << /Layer ${addLayerFont(pdf)} 0 R >>` : '';
  return `<< /Type /Page ${parent} /MediaBox [0 0 ${w.toFixed(3)} ${h.toFixed(3)}] /Rotate ${page.rotate * 90} /Resources << /XObject << /Scan ${image} 0 R >>${font} >> /Contents ${content} 0 R >>`;
}

/** A PDF of pictures. */
export function writeScannedPdf(pages: readonly PicturePage[]): Uint8Array {
  const pdf = new PdfWriter();
  const [catalogue, tree] = [pdf.reserve(), pdf.reserve()];
  const kids = pages.map((page) => pdf.add(addPage(pdf, page, `/Parent ${tree} 0 R`)));
  pdf.set(catalogue, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  pdf.set(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`);
  return pdf.finish(catalogue);
}

/** A printed PDF in which some pages are pictures: `pages` by their number from 0. */
export function writeMixedPdf(base: ReadPdf, pages: ReadonlyMap<number, PicturePage>): Uint8Array {
  const pdf = new PdfWriter(base);
  base.pages().forEach((number, index) => {
    const page = pages.get(index);
    const parent = /\/Parent\s+\d+\s+\d+\s+R/.exec(base.dictionary(number))?.[0];
    if (page && parent) pdf.set(number, addPage(pdf, page, parent));
  });
  return pdf.finish();
}
