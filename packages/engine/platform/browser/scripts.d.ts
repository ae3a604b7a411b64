/** The scripts of tesseract's WebAssembly builds, which come without types. */
declare module 'tesseract.js-core/*' {
  const create: unknown;
  export = create;
}
