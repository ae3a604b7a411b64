/**
 * The functions of PDFium's WebAssembly module that we call, by their C names (public/fpdf*.h). They are called straight,
 * without the wrappers of the package, which convert every argument: that is what makes a page of glyphs cost 0.3 ms.
 * Every argument is a number: a pointer, an int or a float. A C bool comes back as 0 or 1.
 */
export interface PdfiumExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly malloc: (size: number) => number;
  readonly free: (pointer: number) => void;
  readonly PDFiumExt_Init: () => void;

  readonly FPDF_LoadMemDocument: (data: number, size: number, password: number) => number;
  readonly FPDF_CloseDocument: (document: number) => void;
  readonly FPDF_GetLastError: () => number;
  /** Copies an entry of the file's information (ISO 32000-1, 14.3.3) as UTF-16LE, its end marked by 0; returns its bytes. */
  readonly FPDF_GetMetaText: (document: number, tag: number, buffer: number, size: number) => number;
  readonly FPDF_GetSignatureCount: (document: number) => number;
  /** 0 where there is none. Not to be freed. */
  readonly FPDF_GetSignatureObject: (document: number, index: number) => number;
  /** Writes as many ints as there is room for, pairs of a start and a length; returns how many there are. */
  readonly FPDFSignatureObj_GetByteRange: (signature: number, buffer: number, length: number) => number;
  readonly FPDF_GetPageCount: (document: number) => number;
  /** Writes two floats; 0 where there is no such page. Does not read the page's contents. */
  readonly FPDF_GetPageSizeByIndexF: (document: number, index: number, size: number) => number;
  readonly FPDF_LoadPage: (document: number, index: number) => number;
  readonly FPDF_ClosePage: (page: number) => void;
  /** Writes an FS_RECTF: left, top, right, bottom. The box that is displayed, in user space. */
  readonly FPDF_GetPageBoundingBox: (page: number, rect: number) => number;
  /** Quarter turns clockwise. */
  readonly FPDFPage_GetRotation: (page: number) => number;

  readonly FPDFText_LoadPage: (page: number) => number;
  readonly FPDFText_ClosePage: (textPage: number) => void;
  readonly FPDFText_CountChars: (textPage: number) => number;
  readonly FPDFText_GetUnicode: (textPage: number, index: number) => number;
  readonly FPDFText_IsGenerated: (textPage: number, index: number) => number;
  readonly FPDFText_HasUnicodeMapError: (textPage: number, index: number) => number;
  readonly FPDFText_GetTextObject: (textPage: number, index: number) => number;
  readonly FPDFText_GetFontSize: (textPage: number, index: number) => number;
  readonly FPDFText_GetFontWeight: (textPage: number, index: number) => number;
  /** Writes an FS_MATRIX: a, b, c, d, e, f. */
  readonly FPDFText_GetMatrix: (textPage: number, index: number, matrix: number) => number;
  /** Writes two doubles. */
  readonly FPDFText_GetCharOrigin: (textPage: number, index: number, x: number, y: number) => number;
  /** Writes an FS_RECTF: left, top, right, bottom; as wide as the glyph's advance, as high as its font. */
  readonly FPDFText_GetLooseCharBox: (textPage: number, index: number, rect: number) => number;
  /** Writes four doubles: left, right, bottom, top of the glyph's ink. */
  readonly FPDFText_GetCharBox: (
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ) => number;
  /** Writes four unsigned ints, 0 to 255. */
  readonly FPDFText_GetFillColor: (
    textPage: number,
    index: number,
    red: number,
    green: number,
    blue: number,
    alpha: number,
  ) => number;
  readonly FPDFTextObj_GetTextRenderMode: (object: number) => number;
  readonly FPDFTextObj_GetFont: (object: number) => number;
  readonly FPDFFont_GetFlags: (font: number) => number;
  /** The outline of the glyph that the font draws for a Unicode character, `size` high; 0 where it has none. Not to be freed. */
  readonly FPDFFont_GetGlyphPath: (font: number, unicode: number, size: number) => number;
  readonly FPDFGlyphPath_CountGlyphSegments: (path: number) => number;
  /** A path segment, for the functions of those. */
  readonly FPDFGlyphPath_GetGlyphPathSegment: (path: number, index: number) => number;
  readonly FPDFFont_GetBaseFontName: (font: number, buffer: number, size: number) => number;

  /** The picture as it is painted, its mask applied; 0 where it cannot be decoded. To be destroyed. */
  readonly FPDFImageObj_GetImagePixelSize: (image: number, width: number, height: number) => number;
  readonly FPDFImageObj_GetRenderedBitmap: (document: number, page: number, image: number) => number;
  readonly FPDFPageObj_HasTransparency: (object: number) => number;
  /** An object that is not active is not drawn. */
  readonly FPDFPageObj_SetIsActive: (object: number, active: number) => number;
  readonly FPDFPage_GetAnnotCount: (page: number) => number;
  /** To be closed by `FPDFPage_CloseAnnot`. */
  readonly FPDFPage_GetAnnot: (page: number, index: number) => number;
  readonly FPDFPage_CloseAnnot: (annotation: number) => void;
  readonly FPDFAnnot_GetSubtype: (annotation: number) => number;
  readonly FPDFAnnot_GetFlags: (annotation: number) => number;
  /** Writes an FS_RECTF: left, top, right, bottom. */
  readonly FPDFAnnot_GetRect: (annotation: number, rect: number) => number;
  readonly FPDFPage_CountObjects: (page: number) => number;
  readonly FPDFPage_GetObject: (page: number, index: number) => number;
  readonly FPDFFormObj_CountObjects: (form: number) => number;
  readonly FPDFFormObj_GetObject: (form: number, index: number) => number;
  readonly FPDFPageObj_GetType: (object: number) => number;
  /** Writes an FS_MATRIX: a, b, c, d, e, f. */
  readonly FPDFPageObj_GetMatrix: (object: number, matrix: number) => number;
  /** Writes four floats. */
  readonly FPDFPageObj_GetBounds: (object: number, left: number, bottom: number, right: number, top: number) => number;
  readonly FPDFPageObj_GetFillColor: (
    object: number,
    red: number,
    green: number,
    blue: number,
    alpha: number,
  ) => number;
  readonly FPDFPageObj_GetStrokeColor: (
    object: number,
    red: number,
    green: number,
    blue: number,
    alpha: number,
  ) => number;
  readonly FPDFPageObj_GetStrokeWidth: (object: number, width: number) => number;
  /** Writes two ints: how it is filled (0 not), whether it is stroked. */
  readonly FPDFPath_GetDrawMode: (path: number, fill: number, stroke: number) => number;
  readonly FPDFPath_CountSegments: (path: number) => number;
  readonly FPDFPath_GetPathSegment: (path: number, index: number) => number;
  /** Writes two floats. */
  readonly FPDFPathSegment_GetPoint: (segment: number, x: number, y: number) => number;
  readonly FPDFPathSegment_GetType: (segment: number) => number;
  readonly FPDFPageObj_GetClipPath: (object: number) => number;
  /** -1 where nothing clips. */
  readonly FPDFClipPath_CountPaths: (clip: number) => number;
  readonly FPDFClipPath_CountPathSegments: (clip: number, path: number) => number;
  readonly FPDFClipPath_GetPathSegment: (clip: number, path: number, index: number) => number;
  readonly FPDFPathSegment_GetClose: (segment: number) => number;

  readonly FPDFBitmap_CreateEx: (
    width: number,
    height: number,
    format: number,
    scan0: number,
    stride: number,
  ) => number;
  readonly FPDFBitmap_FillRect: (
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
  ) => number;
  readonly FPDFBitmap_GetFormat: (bitmap: number) => number;
  readonly FPDFBitmap_GetWidth: (bitmap: number) => number;
  readonly FPDFBitmap_GetHeight: (bitmap: number) => number;
  readonly FPDFBitmap_GetStride: (bitmap: number) => number;
  readonly FPDFBitmap_GetBuffer: (bitmap: number) => number;
  readonly FPDFBitmap_Destroy: (bitmap: number) => void;
  readonly FPDF_RenderPageBitmap: (
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ) => void;
}
