import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/setup/find-tools.mjs';
import type { Drawn } from './family.ts';

/** Prints pages of HTML as a PDF and measures where each row came to stand. */

export interface MeasuredPlace {
  readonly page: number;
  readonly box: readonly [number, number, number, number];
}

export interface Printed {
  readonly pdf: Uint8Array;
  /** By `statement.row`: a row's parts, page by page. */
  readonly places: Readonly<Record<string, readonly MeasuredPlace[]>>;
  /** Pages whose content runs out of them, which would move what follows. */
  readonly overflowing: readonly number[];
}

const BASE = `
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font-family: 'Liberation Sans', 'Noto Sans CJK JP', sans-serif; font-size: 9pt; color: #111; }
.page { position: relative; overflow: hidden; break-after: page; }
table { border-collapse: collapse; }
`;

export const launchPrinter = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] });
};

/** Runs in the page: the union of the text boxes of every row's elements, in points of its page. */
function measureRows(): { places: Record<string, MeasuredPlace[]>; overflowing: number[] } {
  const places: Record<string, { page: number; box: [number, number, number, number] }[]> = {};
  const sections = [...document.querySelectorAll<HTMLElement>('.page')];
  const overflowing = sections.flatMap((section, index) =>
    section.scrollHeight > section.clientHeight + 1 || section.scrollWidth > section.clientWidth + 1 ? [index + 1] : [],
  );
  sections.forEach((section, index) => {
    const origin = section.getBoundingClientRect();
    for (const element of section.querySelectorAll<HTMLElement>('[data-row]')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          if (rect.width === 0) continue;
          const box: [number, number, number, number] = [
            (rect.left - origin.left) * 0.75,
            (rect.top - origin.top) * 0.75,
            (rect.right - origin.left) * 0.75,
            (rect.bottom - origin.top) * 0.75,
          ];
          const key = element.dataset.row as string;
          const parts = places[key] ?? [];
          places[key] = parts;
          const same = parts.find((part) => part.page === index + 1);
          if (!same) parts.push({ page: index + 1, box });
          else
            same.box = [
              Math.min(same.box[0], box[0]),
              Math.min(same.box[1], box[1]),
              Math.max(same.box[2], box[2]),
              Math.max(same.box[3], box[3]),
            ];
        }
      }
    }
  });
  return { places, overflowing };
}

/** Rewrites a PDF by another producer: other fonts' embedding, runs and order. */
function rewriteWithCairo(pdf: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-print-'));
  try {
    writeFileSync(join(folder, 'in.pdf'), pdf);
    execFileSync('pdftocairo', ['-pdf', join(folder, 'in.pdf'), join(folder, 'out.pdf')]);
    return new Uint8Array(readFileSync(join(folder, 'out.pdf')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints what a family drew. */
export async function printPages(
  browserPage: Page,
  drawn: Pick<Drawn, 'pages' | 'css'>,
  size: readonly [number, number],
  producer: 'skia' | 'cairo',
): Promise<Printed> {
  const [width, height] = size;
  const sized = `@page { size: ${width}pt ${height}pt; margin: 0; } .page { width: ${width}pt; height: ${height - 0.5}pt; }`;
  const body = drawn.pages.map((page) =>
    page.includes('class="page') ? page : `<section class="page">${page}</section>`,
  );
  await browserPage.setContent(
    `<!doctype html><html><head><meta charset="utf-8"><style>${BASE}${sized}${drawn.css}</style></head><body>${body.join('')}</body></html>`,
  );
  await browserPage.emulateMedia({ media: 'print' });
  const measured = await browserPage.evaluate(measureRows);
  const skia = new Uint8Array(await browserPage.pdf({ preferCSSPageSize: true, printBackground: true }));
  return { pdf: producer === 'cairo' ? rewriteWithCairo(skia) : skia, ...measured };
}
