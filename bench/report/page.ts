import type { Score } from '../score/score-all.ts';
import type { Reported } from './corpora.ts';
import { isWhole, type Mode } from './modes.ts';
import { binsOf } from './reliability.ts';
import { ablationTable, binTable, blindTable, fieldTable, groupTable, headTable, unseenTable } from './tables.ts';
import { blindFigures, unseenFigures } from './unseen.ts';

/** `docs/accuracy.md`, of what was measured. */

export interface Measured {
  readonly reported: Reported;
  readonly mode: Mode;
  readonly score: Score;
}

const HEAD = `# Accuracy

Made by \`npm run bench:report\`; written by no hand. Digital files but where it says scans. A transaction is right when its date, amount,
balance and description are; a statement is perfect when all of it is; a *silent error* is a statement called verified that is not right,
the worst there is. The scorer, and what each figure means: \`bench/score\`.

**What a bank never seen before may expect is what sets came to that were unseen when they were measured, not the later figures.** The
engine was developed with all sets but one: what failed in them was looked into and mended, in general, and so was what failed in each round
of families once the round had been measured. The sealed set is the one: only its totals are known, and nobody has looked at what fails in it.

| set | what it is | developed with |
| --- | --- | --- |
| sealed set | given, measured by its totals only | no |
| families | layouts written one by one without a look at the engine, printed by a browser (every other file rewritten by another PDF producer), in rounds | no when new, yes since |
| samples2 | given, kept back until the engine had been finished on the first samples | no when first met, yes since |
| samples | given at the start | yes |
| corpus | drawn by this repository | yes |

None of them was ever trained on: the model learns from statements that \`training/\` draws.
`;

const section = (title: string, ...parts: readonly string[]): string => `\n## ${title}\n\n${parts.join('\n\n')}\n`;

/** Rows of the corpus that the engine knows least, as it reads them with all its parts. */
export const leastKnownRows = (all: readonly Measured[]): readonly (readonly [confidence: number, right: boolean])[] =>
  (all.find(({ mode }) => isWhole(mode))?.score.files ?? []).flatMap(({ rows }) =>
    rows.map(({ row, right }) => [row.confidence, right] as const),
  );

const UNSEEN = section(
  'When sets were unseen',
  'Each measured once, before anybody had looked at what fails in it; by the engine as it was at that commit.',
  unseenTable(unseenFigures()),
  'Every round of families, when it was new:',
  blindTable(blindFigures()),
);

/** The page with what unseen sets came to written anew, and all else as it was: nothing has to be converted for that. */
export const withUnseen = (page: string): string =>
  page.replace(/\n## When sets were unseen\n[\s\S]*?(?=\n## )/, () => UNSEEN);

/** The page. @param all every corpus in every mode, the corpus that the engine knows least first */
export function pageOf(all: readonly Measured[]): string {
  const whole = all.filter(({ mode }) => isWhole(mode));
  const named = whole.map(({ reported, score }) => [reported.corpus.name, score.total] as const);
  const ofEach = (part: (measured: Measured) => string): string[] =>
    whole.map((measured) => `### ${measured.reported.corpus.name}\n\n${part(measured)}`);
  const inModes = ({ reported }: Measured): string =>
    ablationTable(
      all.filter((one) => one.reported === reported).map(({ mode, score }) => [mode.name, score.total] as const),
    );
  return [
    HEAD,
    UNSEEN,
    section(
      'All in all, now',
      headTable(named),
      whole.map(({ reported: { corpus, about } }) => `- ${corpus.name}: ${about}`).join('\n'),
      fieldTable(named),
    ),
    section('What each part is worth', 'The same files with parts of the engine switched off.', ...ofEach(inModes)),
    section(
      'Confidence',
      `Of rows given 0.9, nine in ten should be right. Rows of ${named[0]?.[0]}, as they are read now that the engine has been mended on them; the area of a point grows with its rows.`,
      '![Reliability diagram](images/reliability.svg)',
      binTable(binsOf(leastKnownRows(all))),
    ),
    ...(['family', 'language', 'difficulty'] as const).map((group) =>
      section(`By ${group}`, ...ofEach(({ score }) => groupTable(score, group))),
    ),
  ].join('');
}
