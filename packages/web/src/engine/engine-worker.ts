import pdfiumUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import { convert, countPages, type Options, PartMissing, Refusal, readBox, seeColumns } from '@tallyleaf/engine';
import { createBrowserHost } from '@tallyleaf/engine/browser';
import modelUrl from '@tallyleaf/engine/weights/row-roles.bin?url';
import heicUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import {
  type BoxRequest,
  type ColumnsRequest,
  type ConvertRequest,
  type CountRequest,
  ENGINE_PROTOCOL,
  type EngineReply,
  type PrepareRequest,
} from './messages.ts';
import { printReaderFiles } from './print-reader-files.ts';

/** The engine off the page's thread. It reads nothing but its own program files: the statement never leaves it. */

const host = createBrowserHost({ pdfium: pdfiumUrl, model: modelUrl, heic: heicUrl, printReader: printReaderFiles });
const reply = (message: EngineReply): void => self.postMessage(message);

async function answer(request: ConvertRequest | BoxRequest | ColumnsRequest): Promise<EngineReply> {
  if (request.protocol !== ENGINE_PROTOCOL) return { type: 'ready', protocol: ENGINE_PROTOCOL };
  const { bytes, fileName, passwords, locale } = request;
  const options: Options = { passwords, locale, onProgress: (progress) => reply({ type: 'progress', progress }) };
  try {
    if (request.type === 'read-box')
      return { type: 'read', rows: await readBox({ bytes, fileName }, request.place, options, host) };
    const { layouts } = request;
    if (request.type === 'see-columns')
      return { type: 'columns', pages: await seeColumns({ bytes, fileName }, { ...options, layouts }, host) };
    return { type: 'done', conversion: await convert({ bytes, fileName }, { ...options, layouts }, host) };
  } catch (error) {
    if (error instanceof Refusal) return { type: 'refused', code: error.code, message: error.message };
    console.error(error);
    return { type: 'failed', reason: error instanceof PartMissing ? 'parts' : 'crashed' };
  }
}

async function count(request: CountRequest): Promise<EngineReply> {
  if (request.protocol !== ENGINE_PROTOCOL) return { type: 'ready', protocol: ENGINE_PROTOCOL };
  const { bytes, fileName, passwords, locale } = request;
  try {
    const pages = await countPages({ bytes, fileName }, { passwords, locale }, host);
    return { type: 'counted', pages, refusal: null };
  } catch (error) {
    if (error instanceof Refusal) return { type: 'counted', pages: null, refusal: error.code };
    console.error(error);
    return { type: 'counted', pages: null, refusal: null };
  }
}

self.addEventListener(
  'message',
  ({ data }: MessageEvent<ConvertRequest | BoxRequest | ColumnsRequest | CountRequest | PrepareRequest>) => {
    if (data.type === 'convert' || data.type === 'read-box' || data.type === 'see-columns')
      void answer(data).then(reply);
    else if (data.type === 'count') void count(data).then(reply);
    // Where they cannot be had now, they are asked for again when they are needed, and missed then.
    else host.fetchAhead(data.heic).catch((error: unknown) => console.warn(error));
  },
);
reply({ type: 'ready', protocol: ENGINE_PROTOCOL });
