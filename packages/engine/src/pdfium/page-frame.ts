import { displayMatrix, type Matrix } from '../geometry/matrix.ts';
import type { Library } from './library.ts';

/** A loaded page of PDFium, and how its user space becomes the page as displayed. */
export interface PageFrame {
  readonly handle: number;
  readonly matrix: Matrix;
  readonly width: number;
  readonly height: number;
}

/** The frame of a loaded page: its crop box within its media box, its rotation applied. */
export function frameOf(library: Library, handle: number): PageFrame {
  const { api, scratch } = library;
  api.FPDF_GetPageBoundingBox(handle, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = library.views().floats.subarray(scratch >> 2, (scratch >> 2) + 4);
  return { handle, ...displayMatrix(left, bottom, right, top, api.FPDFPage_GetRotation(handle)) };
}
