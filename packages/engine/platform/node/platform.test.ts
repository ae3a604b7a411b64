import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { at, writePdf } from '../../../../tests/written-pdf.ts';
import { createBrowserHost, type PrintReaderFiles } from '../browser/index.ts';
import { convertBytes, createNodeHost, openForInspection } from './index.ts';

const magic = [0x00, 0x61, 0x73, 0x6d];
const page = { content: at(72, 700, 'Balance') };

test("Node's host reads PDFium's module from the installed package, once", async () => {
  const host = createNodeHost();
  const bytes = await host.loadPdfium();
  expect([...new Uint8Array(bytes).subarray(0, 4)]).toEqual(magic);
  expect(await host.loadPdfium()).toBe(bytes);
  expect(await host.loadModel()).toBe(await host.loadModel());
});

test("the browser's host fetches it, and says when it cannot", async () => {
  const server = createServer((request, response) => {
    if (request.url === '/pdfium.wasm') response.end(Buffer.from(magic));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const printReader: PrintReaderFiles = {
    builds: { 'relaxedsimd-lstm': '', 'simd-lstm': '', lstm: '' },
    languages: {} as PrintReaderFiles['languages'],
  };
  const files = (name: string) => ({
    printReader,
    heic: '',
    pdfium: `${origin}/${name}`,
    model: `${origin}/${name}`,
  });
  const bytes = await createBrowserHost(files('pdfium.wasm')).loadPdfium();
  expect([...new Uint8Array(bytes)]).toEqual(magic);
  await expect(createBrowserHost(files('other')).loadPdfium()).rejects.toThrow('HTTP 404');
  await expect(createBrowserHost(files('other')).loadModel()).rejects.toThrow('HTTP 404');
  server.close();
});

test('a document is converted in this process', async () => {
  const converted = convertBytes({ bytes: writePdf([page]), fileName: 'a.pdf' });
  await expect(converted).rejects.toMatchObject({ code: 'no-statement' });
});

test('a document is opened to be looked at: words, lines and a drawing of each page', async () => {
  const inspection = await openForInspection({ bytes: writePdf([page, page]), fileName: 'a.pdf' });
  expect(inspection.pages).toBe(2);
  expect(inspection.page(2).words.map((word) => word.text)).toEqual(['Balance']);
  expect(inspection.layout(2)).toMatchObject({ lines: [{ text: 'Balance' }], blocks: [{ heading: [], columns: [] }] });
  expect(() => inspection.layout(3)).toThrow('no page 3');
  expect(inspection.draw(2, 2)).toMatchObject({ width: 1190, height: 1684 });
  inspection.close();
});
