import pdfiumUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import { convert, countPages, PartMissing, Refusal } from '@tallyleaf/engine';
import { createBrowserHost } from '@tallyleaf/engine/browser';
import modelUrl from '@tallyleaf/engine/weights/row-roles.bin?url';
import heicUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import {
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

async function answer(request: ConvertRequest): Promise<EngineReply> {
  if (request.protocol !== ENGINE_PROTOCOL) return { type: 'ready', protocol: ENGINE_PROTOCOL };
  const { bytes, fileName, passwords, locale } = request;
  try {
    const conversion = await convert(
      { bytes, fileName },
      { passwords, locale, onProgress: (progress) => reply({ type: 'progress', progress }) },
      host,
    );
    return { type: 'done', conversion };
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
    return { type: 'counted', pages: await countPages({ bytes, fileName }, { passwords, locale }, host) };
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    return { type: 'counted', pages: null };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ConvertRequest | CountRequest | PrepareRequest>) => {
  if (data.type === 'convert') void answer(data).then(reply);
  else if (data.type === 'count') void count(data).then(reply);
  // Where they cannot be had now, they are asked for again when they are needed, and missed then.
  else host.fetchAhead(data.heic).catch((error: unknown) => console.warn(error));
});
reply({ type: 'ready', protocol: ENGINE_PROTOCOL });
