import type { Candidate } from '../shapes/candidate.ts';
import type { DraftContext } from './draft-context.ts';
import { comesOut } from './rows-not-booked.ts';
import { allRows } from './sections.ts';
import { type SignScheme, signSchemes, type View } from './signs.ts';

/**
 * All rows booked, whatever the titles above them say, where they lead from the opening balance to the closing one: an unknown
 * title may have ended what another one began. `untitled` makes the context of all rows.
 *
 *     Next bills                       (of what is pending)
 *     Next closing day    3 Sep
 *     Qwertz of 5 July to 4 August
 *     06 Jul    GROCER         57.50
 */
export function* whateverTitles(
  { draft, rows }: DraftContext,
  untitled: () => DraftContext,
  view: View,
  read: (context: DraftContext, scheme: SignScheme) => Candidate,
): Iterable<Candidate> {
  if (allRows(draft.items).length === rows.length) return;
  const all = untitled();
  for (const scheme of signSchemes(
    all.rows.map(({ row }) => row),
    view,
  )) {
    const way = read(all, scheme);
    if (comesOut(way.reading)) yield way;
  }
}
