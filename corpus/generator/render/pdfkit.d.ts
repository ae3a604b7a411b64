/** The part of pdfkit and fontkit that the renderer uses; neither brings types of its own. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  class PDFDocument extends Readable {
    constructor(options: Record<string, unknown>);
    readonly page: { readonly height: number; readonly dictionary: { readonly data: { Rotate?: number } } };
    addPage(options: Record<string, unknown>): this;
    font(source: unknown): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    stroke(): this;
    fill(): this;
    save(): this;
    restore(): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    text(text: string, x: number, y: number, options: Record<string, unknown>): this;
    widthOfString(text: string, options?: Record<string, unknown>): number;
    readonly outline: { addItem(title: string): unknown };
    end(): void;
  }
  export = PDFDocument;
}

declare module 'fontkit' {
  export interface Font {
    readonly postscriptName: string;
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export interface Collection {
    getFont(postscriptName: string): Font | null;
  }
  export function openSync(path: string, postscriptName?: string): Font;
}
