import type { Evaluation } from './evaluate.ts';

/** What training says of a forest that it has grown. */
export interface PartReport {
  readonly rows: number;
  readonly rounds: number;
  readonly trainLoss: number;
  readonly validLoss: number;
  readonly evaluation: Evaluation;
  readonly gains: readonly { readonly feature: string; readonly share: number }[];
}

export interface Report {
  readonly statements: number;
  readonly rounds: number;
  readonly bytes: number;
  readonly minutes: number;
  readonly columns: PartReport;
  readonly lines: PartReport;
}

const percent = (share: number): string => (100 * share).toFixed(1);

function partText(title: string, part: PartReport): string {
  const { evaluation, gains } = part;
  const rows = Object.entries(evaluation.byClass)
    .filter(([, figures]) => figures.rows > 0)
    .map(
      ([name, figures]) => `| ${name} | ${figures.rows} | ${percent(figures.recall)} | ${percent(figures.precision)} |`,
    );
  return `## ${title}

${part.rows} examples, ${part.rounds} rounds; log loss ${part.trainLoss.toFixed(4)} on what was learnt, ${part.validLoss.toFixed(4)} on what told when to stop.
On ${evaluation.rows} examples of statements drawn for this alone, **${percent(evaluation.accuracy)} %** are right.

| class | examples | recall % | precision % |
| --- | --: | --: | --: |
${rows.join('\n')}

What it looks at most: ${gains
    .slice(0, 10)
    .map(({ feature, share }) => `${feature} (${percent(share)} %)`)
    .join(', ')}.
`;
}

/** The model's card: data, sizes, training commit, scores, limits. */
export const cardOf = (report: Report, commit: string, sha256: string): string => `# The model's card

\`row-roles.bin\`: ${report.bytes} bytes, SHA-256 \`${sha256}\`. Made by \`training/publish.ts\`; written by no hand.

- **What it decides**: what a table's columns of figures and dates hold, and what each line of a table of bookings is. The rules read
  first; where the printed sums do not prove what they read, the model is asked, and what the two disagree on is settled one way after the
  other until the sums come out (\`packages/engine/src/search/search-readings.ts\`). It never touches a figure, and no text.
- **Kind**: two forests of boosted decision trees. Only comparisons and sums, so that Node and every browser decide alike.
- **Data**: ${report.statements} statements drawn by \`training/synthesise\`, each with a layout, wording and faults of its own, in 15 languages. No file
  of anybody's, no sample, no held-out family.
- **Trained** at commit ${commit} in ${report.minutes.toFixed(1)} minutes on one core.
- **Limits**: it sees lines and columns as the layout stage found them; a heading or a word that was not found is not its to find. Texts it knows
  by the vocabulary in \`languages/\` alone. Its scores here are on drawn statements: \`docs/accuracy.md\` has those on layouts that nobody drew for it.

${partText('Columns', report.columns)}
${partText('Lines', report.lines)}`;
