/** What a page looks like to somebody who reads it. These functions run in the page: each brings along all that it uses. */

export interface Sight {
  readonly lang: string;
  /** Visible headings of level 1. */
  readonly headings: number;
  /** How far the page reaches beyond the screen's right edge, in CSS pixels. */
  readonly wider: number;
  /** The title, and every text that is seen or heard, but for those that say their language themselves. */
  readonly texts: readonly string[];
  /** What is set in letters that are not ours, each with those. The pages of a document bring their own. */
  readonly strangeLetters: readonly string[];
}

export function readSight(): Sight {
  const root = document.documentElement;
  const isThere = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const texts = new Set<string>([document.title]);
  const strangeLetters = new Set<string>();
  const noteLetters = (element: Element, text: string): void => {
    const { fontFamily } = getComputedStyle(element);
    const isOurs = /^"?(Source Sans 3|Newsreader|ui-monospace)\b/.test(fontFamily);
    if (!isOurs && !element.closest('.pdfViewer')) strangeLetters.add(`“${text.slice(0, 60)}” in ${fontFamily}`);
  };
  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (isThere(field)) noteLetters(field, field.getAttribute('name') ?? field.tagName);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, node.textContent?.trim() ?? ''];
    if (!element || text === '' || element.closest('script, style, noscript, [lang]:not(html)')) continue;
    if (!isThere(element)) continue;
    texts.add(text);
    noteLetters(element, text);
  }
  return {
    lang: root.lang,
    headings: [...document.querySelectorAll('h1')].filter(isThere).length,
    wider: root.scrollWidth - root.clientWidth,
    texts: [...texts],
    strangeLetters: [...strangeLetters],
  };
}

/** Texts of which a part cannot be seen, each with what cuts it. What scrolls can be brought into sight. */
export function cutTexts(): string[] {
  // Letters may reach so far beyond their box, in CSS pixels, without a part of them being lost.
  const SIDEWAYS = 1.5;
  const UPRIGHT = 5;
  const root = document.documentElement;
  type Way = 'out' | 'in' | 'unseen';
  /** How a text fares at one of the boxes around it: it goes on outwards, is cut, or ends well. */
  const fares = (box: Element, ink: DOMRect): Way | 'well' => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    if (overflowX === 'visible' && overflowY === 'visible') return 'out';
    // Hidden from eyes on purpose, for those who listen.
    if (edge.width <= 1 && edge.height <= 1) return 'unseen';
    if (/auto|scroll/.test(overflowX + overflowY)) return 'well';
    // A slide that waits beside the one that is shown.
    if (ink.left >= edge.right || ink.right <= edge.left) return 'unseen';
    const sideways = ink.left < edge.left - SIDEWAYS || ink.right > edge.right + SIDEWAYS;
    const upright = ink.top < edge.top - UPRIGHT || ink.bottom > edge.bottom + UPRIGHT;
    return (overflowX !== 'visible' && sideways) || (overflowY !== 'visible' && upright) ? 'in' : 'out';
  };
  const cutterOf = (from: Element, ink: DOMRect): Element | null => {
    for (let box: Element | null = from; box && box !== root; box = box.parentElement) {
      const way = fares(box, ink);
      if (way === 'in') return box;
      if (way !== 'out') return null;
      if (getComputedStyle(box).position === 'fixed') break;
    }
    return ink.left < -SIDEWAYS || ink.right > root.clientWidth + SIDEWAYS ? root : null;
  };
  const reachesOver = (edge: DOMRect, ink: DOMRect): boolean =>
    ink.left < edge.left - SIDEWAYS ||
    ink.right > edge.right + SIDEWAYS ||
    ink.top < edge.top - SIDEWAYS ||
    ink.bottom > edge.bottom + SIDEWAYS;
  const cut = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, node.textContent?.trim() ?? ''];
    if (!element || text === '' || element.closest('script, style, noscript')) continue;
    // A cell of a spreadsheet is one line; the row that is worked on stands in full below them (screens/review).
    if (element.closest('[role=gridcell]')) continue;
    // One line that is opened to be read whole.
    if (element.closest('details:not([open]) > summary')) continue;
    // A file's name in a bar is cut where the bar ends; its title has all of it.
    if (element.closest('h1[title]')?.getAttribute('title') === text) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const ink = range.getBoundingClientRect();
    const drawing = element.closest('svg');
    if (drawing) {
      if (reachesOver(drawing.getBoundingClientRect(), ink)) cut.add(`“${text}” by the edge of its drawing`);
      continue;
    }
    const cutter = ink.width > 0 ? cutterOf(element, ink) : null;
    if (cutter) cut.add(`“${text.slice(0, 60)}” by <${cutter.tagName.toLowerCase()} class="${cutter.className}">`);
  }
  return [...cut];
}

/** What stands in a field and cannot be read to its end: a placeholder, the choice of a list. */
export function cutFields(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('this browser measures no text');
  const standsIn = (field: Element): string => {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
    return field instanceof HTMLInputElement && field.value === '' ? field.placeholder : '';
  };
  return [...document.querySelectorAll('input, select')].flatMap((field) => {
    const words = standsIn(field);
    if (words === '' || !field.checkVisibility({ visibilityProperty: true })) return [];
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(words).width > room + 1 ? [`“${words}” in its field`] : [];
  });
}
