import { deflateSync } from 'node:zlib';
import type { Random } from '../../corpus/generator/random.ts';
import { latin1, noise } from '../bytes.ts';
import type { Recipe } from '../recipe.ts';
import { ODD_NUMBERS } from './trees.ts';
import { onePage, stream } from './write-pdf.ts';

/** Objects kept in streams that tell wrong numbers, wrong places, or hold themselves. */
function objectStreams(random: Random): Buffer {
  const number = (): string => random.pick([...ODD_NUMBERS, '1', '2', '30']);
  const times = random.pick([1, 100, 100_000]);
  const index = `${random.pick(['20 0', '10 0', '3 0', '20 999999', '20 -5'])} `.repeat(times);
  const body = `${index}<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>`;
  const data = random.chance(0.5) ? deflateSync(latin1(body)) : latin1(body);
  const filter = random.chance(0.5) ? '/Filter /FlateDecode' : '';
  const extended = random.pick(['', '/Extends 10 0 R', '/Extends 11 0 R']);
  const objects = stream(
    `/Type /ObjStm /N ${random.chance(0.5) ? times : number()} /First ${random.chance(0.5) ? index.length : number()} ${filter} ${extended}`,
    data,
  );
  return onePage({
    fonts: '/G 20 0 R',
    content: 'BT /G 9 Tf 72 700 Td (1.23) Tj ET',
    more: [objects, objects],
    frame: tableOf(random),
  });
}

/** Where the offset of a table of this file's own is told: at the object stream, itself, nowhere. */
const tableOf = (random: Random) => ({
  trailer: random.pick([
    '',
    '/Prev 0',
    '/Prev 9',
    '/XRefStm 15',
    '/Prev 99999999',
    '/Prev -1',
    '/Size 2147483647',
    '/Root 3 0 R',
    '/Root 1 65535 R',
  ]),
  ...(random.chance(0.3) && { startxref: random.pick([0, 9, -1, 1e9, 2 ** 31]) }),
});

/** A table of offsets as a stream, with widths, ranges and predecessors that make no sense. */
function xrefStream(random: Random): Buffer {
  const width = (): string => random.pick(['0', '1', '2', '4', '8', '-1', '100', '2147483647']);
  const index = random.pick([
    '',
    '/Index [0 2147483647]',
    '/Index [0 10 -5 10]',
    '/Index [2147483647 2147483647]',
    `/Index [${'0 1 '.repeat(10_000)}]`,
  ]);
  const body = onePage({})
    .toString('latin1')
    .replace(/xref\n0 1[\s\S]*/, '');
  const at = body.length;
  const previous = random.pick(['', `/Prev ${at}`, '/Prev 0', '/Prev 20']);
  const rows = random.pick([noise(random.unit, 100), Buffer.alloc(random.pick([1000, 5_000_000]), 1)]);
  const table = stream(
    `/Type /XRef /Root 1 0 R /Size ${random.pick(['12', ...ODD_NUMBERS])} /W [${width()} ${width()} ${width()}] ${index} ${previous} /Filter /FlateDecode`,
    deflateSync(rows),
  );
  return Buffer.concat([latin1(`${body}10 0 obj\n`), table, latin1(`\nendobj\nstartxref\n${at}\n%%EOF\n`)]);
}

/** Tables of offsets that point to one another, to the same object, or hold millions of lines. */
function xrefTable(random: Random): Buffer {
  const body = onePage({})
    .toString('latin1')
    .replace(/xref\n0 1[\s\S]*/, '');
  const at = body.length;
  const line = random.pick([
    '0000000009 00000 n \n',
    '0000000000 65535 f \n',
    '9999999999 99999 n \n',
    `${String(at).padStart(10, '0')} 00000 n \n`,
  ]);
  const times = random.pick([6, 1000, 300_000]);
  const head = random.pick([`0 ${times}`, '0 2147483647', '-5 10', '4294967290 10', `0 ${times}\n0 ${times}`, '0 1e9']);
  const trailers = random.pick([`/Prev ${at}`, '/Prev 0', '', `/Prev ${at + 5}`, `/XRefStm ${at}`]);
  return latin1(
    `${body}xref\n${head}\n${line.repeat(times)}trailer\n<< /Root 1 0 R /Size ${random.pick(['7', ...ODD_NUMBERS])} ${trailers} >>\nstartxref\n${at}\n%%EOF\n`,
  );
}

/** Encryption whose dictionary is a lie. */
function encryption(random: Random): Buffer {
  const number = (): string => random.pick([...ODD_NUMBERS, '1', '2', '3', '4', '5', '6', '40', '128', '256']);
  const key = (length: number): string => `<${noise(random.unit, random.pick([length, 0, 1, 5000])).toString('hex')}>`;
  const size = random.pick([32, 48]);
  const filters = random.pick([
    '',
    '/CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF',
    '/CF << /StdCF << /CFM /AESV3 /Length 10000 >> >> /StmF /StdCF',
    '/CF 10 0 R /StmF /Other',
    '/CF << /StdCF 10 0 R >> /StmF /StdCF',
  ]);
  const dictionary = `<< /Filter ${random.chance(0.9) ? '/Standard' : '/Other'} /V ${number()} /R ${number()} /Length ${number()} /P ${number()} /O ${key(size)} /U ${key(size)} /OE ${key(32)} /UE ${key(32)} /Perms ${key(16)} ${filters} >>`;
  const id = random.pick(['/ID [<00> <00>]', '/ID []', '/ID [10 0 R 10 0 R]', '']);
  return onePage({
    more: [dictionary],
    frame: { trailer: `/Encrypt ${random.chance(0.9) ? '10 0 R' : '1 0 R'} ${id}` },
  });
}

export const STRUCTURE: readonly Recipe[] = [
  { name: 'pdf-object-streams', make: objectStreams },
  { name: 'pdf-xref-stream', make: xrefStream },
  { name: 'pdf-xref-table', make: xrefTable },
  { name: 'pdf-encryption', make: encryption },
];
