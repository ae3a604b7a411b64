import pdfiumUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import { convert, Refusal } from '@tallyleaf/engine';
import { createBrowserHost } from '@tallyleaf/engine/browser';
import modelUrl from '@tallyleaf/engine/weights/row-roles.bin?url';
import { type ConvertRequest, ENGINE_PROTOCOL, type EngineReply } from './messages.ts';
import { printReaderFiles } from './print-reader-files.ts';

/** The engine off the page's thread. It reads nothing but its own program files: the statement never leaves it. */

const host = createBrowserHost({ pdfium: pdfiumUrl, model: modelUrl, printReader: printReaderFiles });
const reply = (message: EngineReply): void => self.postMessage(message);

async function answer(request: ConvertRequest): Promise<EngineReply> {
  if (request.protocol !== ENGINE_PROTOCOL) return { type: 'failed', message: 'The engine is of another version.' };
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
    return { type: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', (event: MessageEvent<ConvertRequest>) => {
  void answer(event.data).then(reply);
});
reply({ type: 'ready', protocol: ENGINE_PROTOCOL });
