import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePdf, writeParsed } from '../../../../fuzz/mutate/parse-pdf.ts';
import { createEnginePool } from './engine-pool.ts';
import { openForInspection } from './inspection.ts';

/** A statement of our corpus into which everything is put that a viewer might run, open or fetch. */
const STATEMENT = new URL('../../../../corpus/cases/us-checking-plain/input.pdf', import.meta.url);

const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  response.end();
});
const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-test-'));
const pool = createEnginePool({ size: 1 });
let elsewhere = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await pool.close();
  server.close();
  rmSync(folder, { recursive: true });
});

const file = () => `<< /Type /Filespec /FS /URL /F (${elsewhere}/file) /UF (${elsewhere}/file) >>`;
const script = (name: string) => `<< /S /JavaScript /JS (app.launchURL\\('${elsewhere}/${name}'\\);) >>`;
const launch = () =>
  `<< /S /Launch /F (/usr/bin/touch) /Unix << /F (/usr/bin/touch) /P (${join(folder, 'launched')}) >> >>`;

/** What stands in the catalog, and what on the first page. */
const KINDS: readonly (readonly [name: string, catalog: () => string, page: () => string])[] = [
  ['JavaScript when it is opened', () => `/OpenAction ${script('open')}`, () => ''],
  ['JavaScript by name', () => `/Names << /JavaScript << /Names [(a) ${script('name')}] >> >>`, () => ''],
  [
    'JavaScript of the document and the page',
    () => `/AA << /WC ${script('close')} >>`,
    () => `/AA << /O ${script('page')} >>`,
  ],
  ['a program to launch', () => `/OpenAction ${launch()}`, () => ''],
  ['an address to go to', () => `/OpenAction << /S /URI /URI (${elsewhere}/uri) >>`, () => ''],
  ['another file to go to', () => `/OpenAction << /S /GoToR /F ${file()} /D [0 /Fit] >>`, () => ''],
  ['a form to send', () => `/OpenAction << /S /SubmitForm /F ${file()} /Fields [] /Flags 4 >>`, () => ''],
  ['data to import', () => `/OpenAction << /S /ImportData /F ${file()} >>`, () => ''],
  [
    'a form in XFA that includes another',
    () =>
      `/AcroForm << /Fields [] /XFA (<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><!DOCTYPE a [<!ENTITY b SYSTEM "${elsewhere}/entity">]><template href="${elsewhere}/xfa">&b;</template></xdp:xdp>) >>`,
    () => '',
  ],
  ['an embedded file', () => `/Names << /EmbeddedFiles << /Names [(a) ${file()}] >> >> /AF [${file()}]`, () => ''],
  [
    'links and buttons that act by themselves',
    () => '',
    () =>
      `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 600 800] /A << /S /URI /URI (${elsewhere}/link) >> /PA << /S /URI /URI (${elsewhere}/pa) >> >> << /Type /Annot /Subtype /Widget /FT /Btn /T (b) /Rect [0 0 9 9] /AA << /PO ${script('seen')} >> >> << /Type /Annot /Subtype /Screen /Rect [0 0 9 9] /A << /S /Rendition /OP 0 /R << /S /MR /C << /S /MCD /D ${file()} >> >> >> >>]`,
  ],
];

/** The statement with one kind of it, in a file that is otherwise right. */
function statementWith(catalog: string, page: string): Uint8Array {
  const pdf = parsePdf(readFileSync(STATEMENT));
  let pages = 0;
  for (const [number, { head, data }] of pdf.objects) {
    const inCatalog = /\/Type \/Catalog\b/.test(head);
    const onPage = /\/Type \/Page\b/.test(head) && pages++ === 0;
    const added = inCatalog ? catalog : onPage ? page : '';
    pdf.objects.set(number, { head: head.replace('<<', `<< ${added} `), data });
  }
  expect(pages).toBeGreaterThan(0);
  return writeParsed(pdf);
}

describe('nothing is run, opened or fetched', () => {
  test.each(KINDS)('%s', async (_, catalog, page) => {
    const bytes = statementWith(catalog(), page());
    expect(Buffer.from(bytes).includes(elsewhere) || Buffer.from(bytes).includes('/Launch')).toBe(true);
    const conversion = await pool.convert({ bytes, fileName: 'a.pdf' });
    expect(conversion.statements.map(({ reconciliation }) => reconciliation.status)).toEqual(['verified']);
    // A page is drawn, too, where it has to be read from its picture.
    const inspection = await openForInspection({ bytes, fileName: 'a.pdf' });
    expect(inspection.draw(1, 0.5)).not.toBeNull();
    inspection.close();
    expect(requests).toEqual([]);
    expect(existsSync(join(folder, 'launched'))).toBe(false);
  });

  test('pictures and contents that stand elsewhere', async () => {
    const outside = `/F ${file()} /FFilter /FlateDecode`;
    const pdf = parsePdf(readFileSync(STATEMENT));
    for (const [number, { head, data }] of pdf.objects)
      if (data) pdf.objects.set(number, { head: head.replace('<<', `<< ${outside} `), data });
    const bytes = writeParsed(pdf);
    expect(Buffer.from(bytes).includes(elsewhere)).toBe(true);
    await pool.convert({ bytes, fileName: 'a.pdf' }).catch(() => undefined);
    expect(requests).toEqual([]);
  });

  test('and the server would have told', async () => {
    await fetch(`${elsewhere}/asked`);
    expect(requests).toEqual(['GET /asked']);
  });
});
