import type { Conversion } from '@tallyleaf/contract';
import { clipboardTable } from '@tallyleaf/exporters';

/**
 * Puts all rows on the clipboard, as a table that spreadsheets of the reader's language take.
 * @returns how many
 * @throws {DOMException} where the browser does not allow it
 */
export async function copyTable(conversion: Conversion, tag: string): Promise<number> {
  const { text, html, rows } = clipboardTable(conversion, tag);
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  });
  await navigator.clipboard.write([item]);
  return rows;
}
