/**
 * Trains the model on synthesised statements:
 * `node training/train.ts [--statements N] [--rounds N] [--out DIR] [--every MINUTES]`.
 * Broken off and called again with the same numbers, it goes on from its last checkpoint.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Model } from '../packages/engine/src/model/model.ts';
import type { Judge } from '../packages/engine/src/rows/judge.ts';
import type { PartReport, Report } from './card.ts';
import { datasetOf } from './dataset-of.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { type Boosted, type BoostOptions, boost } from './trees/boost.ts';
import type { Dataset } from './trees/dataset.ts';
import { writeForests } from './trees/write-forests.ts';

const OPTIONS: Omit<BoostOptions, 'name' | 'rounds'> = {
  seed: 'tallyleaf',
  patience: 12,
  leaves: 24,
  learningRate: 0.12,
  leastWeight: 4,
  l2: 1,
  featureShare: 0.6,
  rowShare: 0.8,
};

interface Settings {
  readonly statements: number;
  readonly rounds: number;
  readonly out: string;
  readonly everyMinutes: number;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

interface Trained {
  readonly forest: Boosted;
  readonly evaluation: Evaluation;
  readonly rows: number;
}

function trainPart(part: 'columns' | 'lines', settings: Settings, judge: Judge): Trained {
  const { statements, rounds, out, everyMinutes } = settings;
  const told = (what: string) => (done: number) => {
    if (done % 1000 === 0) say(`${part}: ${done} statements ${what}`);
  };
  const train = datasetOf(part, 'train', statements, judge, told('to learn from'));
  const measured = Math.ceil(statements / 8);
  const valid: Dataset = datasetOf(part, 'valid', measured, judge, told('to stop by'));
  say(`${part}: ${train.y.length} rows of ${train.features.length} features`);
  const checkpoint = { path: join(out, `${part}.checkpoint`), everyMinutes };
  const forest = boost(train, valid, { ...OPTIONS, name: part, rounds }, checkpoint, (round, own, other) => {
    if (round % 10 === 0) say(`${part}: round ${round}, loss ${own.toFixed(4)} learnt, ${other.toFixed(4)} unseen`);
  });
  const test = datasetOf(part, 'test', measured, judge);
  const evaluation = evaluate(forest, test);
  say(
    `${part}: ${forest.rounds} rounds, right on ${(100 * evaluation.accuracy).toFixed(2)} % of ${evaluation.rows} unseen rows`,
  );
  return { forest, evaluation, rows: train.y.length };
}

const reportOf = ({ forest, evaluation, rows }: Trained): PartReport => ({
  rows,
  rounds: forest.rounds,
  trainLoss: forest.trainLoss,
  validLoss: forest.validLoss,
  evaluation,
  gains: forest.gains.slice(0, 15),
});

function main(): void {
  const { values } = parseArgs({
    options: {
      statements: { type: 'string' },
      rounds: { type: 'string' },
      out: { type: 'string' },
      every: { type: 'string' },
    },
  });
  const settings: Settings = {
    statements: Number(values.statements ?? 8000),
    rounds: Number(values.rounds ?? 200),
    out: resolve(values.out ?? join(import.meta.dirname, 'out')),
    everyMinutes: Number(values.every ?? 10),
  };
  mkdirSync(settings.out, { recursive: true });
  const began = performance.now();
  const columns = trainPart('columns', settings, { model: null, trust: 'both' });
  const model: Model = { columns: columns.forest, lines: null };
  const lines = trainPart('lines', settings, { model, trust: 'both' });
  const bytes = writeForests([columns.forest, lines.forest]);
  writeFileSync(join(settings.out, 'row-roles.bin'), bytes);
  const minutes = (performance.now() - began) / 60_000;
  const { statements, rounds } = settings;
  const report: Report = {
    statements,
    rounds,
    bytes: bytes.length,
    minutes,
    columns: reportOf(columns),
    lines: reportOf(lines),
  };
  writeFileSync(join(settings.out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  say(`${bytes.length} bytes of weights in ${minutes.toFixed(1)} minutes`);
}

main();
