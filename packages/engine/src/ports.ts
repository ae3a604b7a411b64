/** What the engine asks of its host; `platform/node` and `platform/browser` fill it in. */
export interface Host {
  /** The bytes of PDFium's WebAssembly module. */
  readonly loadPdfium: () => Promise<Uint8Array | ArrayBuffer>;
  /** The bytes of the trained model's weights. */
  readonly loadModel: () => Promise<Uint8Array | ArrayBuffer>;
}

/** How far a conversion is. `page` counts from 1 up to `pages` while pages are read. */
export interface Progress {
  readonly stage: 'opening' | 'reading' | 'understanding';
  readonly page: number;
  readonly pages: number;
}
