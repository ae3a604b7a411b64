/** Dashes and commas that people type in different languages. */
const DASH = /\s*[-–—−~〜～]\s*/u;
const COMMA = /[,;、，；\s]+/u;

/**
 * Reads pages as someone types them: `1-3, 5`; `4-` goes to the last page.
 * @returns the pages, each once and in order; null where a page is not there or the text is none
 */
export function readPageRange(text: string, count: number): readonly number[] | null {
  const narrow = text.normalize('NFKC').replace(new RegExp(DASH, 'gu'), '-').trim();
  const parts = narrow.split(COMMA).filter(Boolean);
  const pages = new Set<number>();
  for (const part of parts) {
    const found = /^(\d+)(?:(-)(\d*))?$/.exec(part);
    if (!found) return null;
    const from = Number(found[1]);
    const to = found[2] ? Number(found[3] || count) : from;
    if (from < 1 || to < from || to > count) return null;
    for (let page = from; page <= to; page += 1) pages.add(page);
  }
  return pages.size > 0 ? [...pages].sort((a, b) => a - b) : null;
}
