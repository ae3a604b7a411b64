import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** Small files that try to stop, fill or fool whoever opens them; each made here, none kept. */
export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly password?: string;
  /** The refusals that are right for it. */
  readonly refusals: readonly string[];
}

/** All of them. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const locked = await encryptedPdf('open sesame');
  const unreadable = ['damaged-file', 'no-statement', 'took-too-long'];
  return [
    { name: 'empty.pdf', bytes: Buffer.alloc(0), refusals: ['unsupported-file', 'damaged-file'] },
    { name: 'text.pdf', bytes: Buffer.from('Dear reader, this is no PDF.'), refusals: ['unsupported-file'] },
    { name: 'page.pdf', bytes: Buffer.from('<!doctype html><title>no</title>'), refusals: ['unsupported-file'] },
    { name: 'program.png', bytes: program(), refusals: ['unsupported-file'] },
    { name: 'only-a-header.pdf', bytes: Buffer.from('%PDF-1.7\n'), refusals: unreadable },
    { name: 'cut.pdf', bytes: locked.subarray(0, 300), refusals: [...unreadable, 'password-required'] },
    { name: 'locked.pdf', bytes: locked, refusals: ['password-required'] },
    { name: 'wrong-password.pdf', bytes: locked, password: 'open rye', refusals: ['password-wrong'] },
    { name: 'page-tree-loop.pdf', bytes: pageTreeLoop(), refusals: unreadable },
    { name: 'form-loop.pdf', bytes: formLoop(), refusals: unreadable },
    { name: 'deep-arrays.pdf', bytes: deepArrays(), refusals: unreadable },
    { name: 'flate-bomb.pdf', bytes: flateBomb(), refusals: [...unreadable, 'too-large'] },
    { name: 'huge-page.pdf', bytes: hugePage(), refusals: [...unreadable, 'too-large'] },
    { name: 'lying-count.pdf', bytes: lyingCount(), refusals: [...unreadable, 'too-many-pages'] },
    { name: 'many-pages.pdf', bytes: manyPages(1001), refusals: ['too-many-pages'] },
    { name: 'huge.png', bytes: hugePicture(), refusals: ['too-large'] },
    {
      name: 'cut.jpg',
      bytes: Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'),
      refusals: unreadable,
    },
  ];
}

/** A PDF of these objects (the first is the catalog), with a right cross-reference table. */
function pdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: string | Buffer) => {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    push(`${index + 1} 0 obj\n`);
    push(object);
    push('\nendobj\n');
  }
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`);
  push(`trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const stream = (dictionary: string, content: Buffer | string): Buffer => {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};

/** The page tree is its own child. */
const pageTreeLoop = () => pdf([CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']);

/** A form that draws itself. */
const formLoop = () =>
  pdf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    stream('', '/F Do'),
    stream('/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /F 5 0 R >> >>', '/F Do /F Do'),
  ]);

/** An array in an array, a hundred thousand times. */
const deepArrays = () =>
  pdf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Deep ${'['.repeat(100_000)}${']'.repeat(100_000)} >>`,
  ]);

/** 400 MB of blanks as a page's contents, deflated twice. */
const flateBomb = () => {
  const once = deflateSync(Buffer.alloc(400_000_000, ' '), { level: 9 });
  return pdf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
    stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(once)),
  ]);
};

/** A page as large as a country. */
const hugePage = () =>
  pdf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1000000000 1000000000] /Contents 4 0 R >>',
    stream('', '0 0 1000000000 1000000000 re f'),
  ]);

/** Says that it has two thousand million pages, and has none. */
const lyingCount = () => pdf([CATALOG, '<< /Type /Pages /Kids [] /Count 2147483647 >>']);

/** One empty page, again and again. */
function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';
  return pdf([CATALOG, `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...Array<string>(count).fill(page)]);
}

/** The header of a picture of 60,000 by 60,000 pixels. */
function hugePicture(): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600802000000', 'hex');
  return Buffer.concat([header, Buffer.alloc(4), Buffer.from('0000000049454e44ae426082', 'hex')]);
}

/** The first bytes of a program, under a picture's name. */
const program = () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510, 0x90)]);

async function encryptedPdf(userPassword: string): Promise<Buffer> {
  // Its time and random id would differ from run to run; what it is does not.
  const document = new PDFDocument({ userPassword, ownerPassword: 'keeper', pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((resolve) => document.once('end', resolve));
  document.text('Nothing to see here.', 72, 72, {});
  document.end();
  await end;
  return Buffer.concat(chunks);
}
