import type { PictureFile } from '@tallyleaf/engine';

/** Decodes with the browser: greys, upright, on white. */
export async function decodePicture({ bytes, type }: PictureFile) {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: `image/${type}` }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('there is no 2d canvas here');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  // Rec. 601's weights, as libvips and PDFium take them.
  for (let p = 0, at = 0; p < grey.length; p += 1, at += 4)
    grey[p] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0) + 0.5;
  return { width, height, grey };
}
