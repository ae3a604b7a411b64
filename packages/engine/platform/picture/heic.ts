import type { Picture } from '../../src/shapes/picture.ts';
import { type CompiledModule, wasm } from '../web-assembly.ts';
import { toGrey } from './grey.ts';

/** What of libheif (the package `libheif-js`) is used. It answers what fails with an object that has a `code`. */
interface Library {
  readonly heif_context_alloc: () => object;
  readonly heif_context_read_from_memory: (context: object, bytes: Uint8Array) => { readonly code: unknown };
  readonly heif_js_context_get_primary_image_handle: (context: object) => { readonly code?: unknown };
  readonly heif_image_handle_get_width: (handle: object) => number;
  readonly heif_image_handle_get_height: (handle: object) => number;
  readonly heif_js_decode_image2: (handle: object, colours: unknown, order: unknown) => Decoded | Promise<Decoded>;
  readonly heif_error_code: { readonly heif_error_Ok: unknown };
  readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
  readonly heif_chroma: { readonly heif_chroma_interleaved_RGBA: unknown };
}
interface Decoded {
  readonly code?: unknown;
  readonly channels: readonly { readonly stride: number; readonly data: Uint8Array }[];
}

interface LibraryOptions {
  readonly instantiateWasm: (imports: object, done: (instance: object, module: CompiledModule) => void) => object;
  readonly print: () => void;
  readonly printErr: () => void;
}

/** libheif's own script and its WebAssembly, compiled. */
export interface HeicParts {
  readonly create: (options: LibraryOptions) => unknown;
  readonly module: CompiledModule;
}

const BANDS = 4;
const ignore = (): void => undefined;

/** An instance of its own for each picture: what one leaves behind, another does not find. */
function start({ create, module }: HeicParts): Library {
  return create({
    instantiateWasm: (imports, done) => {
      const instance = new wasm.Instance(module, imports);
      done(instance, module);
      return instance.exports;
    },
    print: ignore,
    printErr: ignore,
  }) as Library;
}

/**
 * Decodes the main picture of a HEIC, turned and cut as the file says.
 * @param most how many pixels it may have
 * @throws {Error} where it cannot be decoded
 */
export async function decodeHeic(bytes: Uint8Array, most: number, parts: HeicParts): Promise<Picture> {
  const library = start(parts);
  const context = library.heif_context_alloc();
  const { code } = library.heif_context_read_from_memory(context, bytes);
  if (code !== library.heif_error_code.heif_error_Ok) throw new Error('the HEIC makes no sense');
  const handle = library.heif_js_context_get_primary_image_handle(context);
  if (!handle || handle.code) throw new Error('the HEIC has no picture');
  const width = library.heif_image_handle_get_width(handle);
  const height = library.heif_image_handle_get_height(handle);
  if (width * height > most) throw new Error('the HEIC is larger than its header says');
  const { heif_colorspace_RGB: colours } = library.heif_colorspace;
  const { heif_chroma_interleaved_RGBA: order } = library.heif_chroma;
  const decoded = await library.heif_js_decode_image2(handle, colours, order);
  const [channel] = decoded?.channels ?? [];
  if (!channel) throw new Error('the HEIC cannot be decoded');
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * channel.stride;
    grey.set(toGrey(channel.data.subarray(from, from + width * BANDS), BANDS), y * width);
  }
  return { width, height, grey };
}
