import type { Random } from '../../corpus/generator/random.ts';
import type { Recipe } from '../recipe.ts';
import { onePage, type PdfObject, stream } from './write-pdf.ts';

/** Where nobody listens: nothing of this may ever be asked for. */
const ELSEWHERE = 'http://127.0.0.1:9/';
const JAVASCRIPT = '<< /S /JavaScript /JS (for \\(;;\\) app.alert\\(1\\);) >>';
const ACTIONS = [
  JAVASCRIPT,
  `<< /S /URI /URI (${ELSEWHERE}) >>`,
  '<< /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) >> >>',
  `<< /S /GoToR /F << /FS /URL /F (${ELSEWHERE}a.pdf) >> /D [0 /Fit] >>`,
  '<< /S /GoToE /T << /R /C /N (a) /T 10 0 R >> /D [0 /Fit] >>',
  `<< /S /SubmitForm /F << /FS /URL /F (${ELSEWHERE}) >> /Fields [] >>`,
  `<< /S /ImportData /F (${ELSEWHERE}) >>`,
  '<< /S /Named /N /Print >>',
  '<< /S /Rendition /R 10 0 R /OP 0 >>',
];

/** Annotations in numbers that no page has, drawn by forms that draw others. */
function annotations(random: Random): Buffer {
  const times = random.pick([10, 5000, 100_000]);
  const kind = random.pick([
    'Link',
    'Widget',
    'FreeText',
    'Stamp',
    'Popup',
    'Highlight',
    'Ink',
    'FileAttachment',
    'RichMedia',
    'X',
  ]);
  const appearance = stream(
    '/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 11 0 R >> >>',
    random.pick(['0 0 9 9 re f', '/X Do /X Do']),
  );
  const annotation = `<< /Type /Annot /Subtype /${kind} /Rect [${random.pick(['0 0 9 9', '0 0 1e9 1e9', '9 9 0 0', 'NaN'])}] /AP << /N 11 0 R /D 10 0 R >> /Parent 10 0 R /Popup 10 0 R /QuadPoints [${'0 '.repeat(8)}] /InkList [[0 0 9 9]] /A ${random.pick(ACTIONS)} /AA << /E ${JAVASCRIPT} >> >>`;
  return onePage({
    page: `/MediaBox [0 0 595 842] /Annots [${'10 0 R '.repeat(times)}]`,
    more: [annotation, appearance],
  });
}

/** What a viewer would do by itself; and trees of names, outlines and fields that never end. */
function catalog(random: Random): Buffer {
  const entry = random.pick([
    `/OpenAction ${random.pick(ACTIONS)}`,
    `/AA << /WC ${JAVASCRIPT} /DP ${JAVASCRIPT} >>`,
    `/Names << /JavaScript << /Names [(a) ${JAVASCRIPT}] >> /EmbeddedFiles << /Names [(a) 10 0 R] >> >>`,
    '/Names << /Dests << /Kids [10 0 R] >> >>',
    '/Outlines << /First 10 0 R /Last 10 0 R /Count 2147483647 >>',
    '/AcroForm << /Fields [10 0 R] /XFA [(template) 11 0 R] /NeedAppearances true /CO [10 0 R] >>',
    '/AcroForm << /Fields [10 0 R] /XFA 11 0 R /SigFlags 3 >>',
    '/StructTreeRoot 10 0 R /MarkInfo << /Marked true >>',
    '/OCProperties << /OCGs [10 0 R] /D << /Order [[[[10 0 R]]]] /OFF [10 0 R] >> >>',
    '/PageLabels << /Kids [10 0 R] >>',
    '/Collection << /View /D >>',
  ]);
  const node =
    '<< /Type /Filespec /Kids [10 0 R 10 0 R] /K [10 0 R] /Next 10 0 R /First 10 0 R /Prev 10 0 R /Parent 10 0 R /FT /Tx /T (a) /EF << /F 11 0 R >> /Limits [(a) (z)] >>';
  const file = stream(
    '/Type /EmbeddedFile',
    `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${'<a>'.repeat(random.pick([1, 100_000]))}</xdp:xdp>`,
  );
  return onePage({ catalog: entry, more: [node, file] });
}

/** Streams and pictures whose data would be elsewhere. */
function elsewhere(random: Random): Buffer {
  const file = random.pick([
    `<< /FS /URL /F (${ELSEWHERE}) >>`,
    '(/etc/passwd)',
    '(/dev/zero)',
    '<< /F (/dev/random) /UF (/dev/random) >>',
  ]);
  const outside = `/F ${file} /FFilter /FlateDecode`;
  const objects: PdfObject[] = [
    stream(`/Subtype /Image /Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace [/ICCBased 11 0 R] ${outside}`, ''),
    stream(`/N 3 ${outside}`, ''),
    stream(`/Subtype /Form /BBox [0 0 9 9] /Ref << /F ${file} /Page 0 >> /OPI << /2.0 << /F ${file} >> >>`, ''),
  ];
  return onePage({
    contents: random.chance(0.5) ? stream(outside, '') : stream('', '/Im Do /Fm Do'),
    resources: '/XObject << /Im 10 0 R /Fm 12 0 R >>',
    more: objects,
  });
}

export const ACTING: readonly Recipe[] = [
  { name: 'pdf-annotations', make: annotations },
  { name: 'pdf-catalog', make: catalog },
  { name: 'pdf-elsewhere', make: elsewhere },
];
