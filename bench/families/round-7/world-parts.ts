import { pack } from '../kit.ts';

/** What the layouts of this round from outside Europe share: lines poured onto pages. */

export type Line = readonly [html: string, height: number];

/** Lines dealt to pages by their height, each page wrapped with its index and how many there are. */
export const pour = (
  lines: readonly Line[],
  first: number,
  rest: number,
  wrap: (body: string, at: number, count: number) => string,
): string[] =>
  pack(lines, ([, height]) => height, first, rest).map(
    (part, at, all) => `<section class="page">${wrap(part.map(([html]) => html).join(''), at, all.length)}</section>`,
  );
