import { seededRandom } from '../../corpus/generator/random.ts';
import { type Forest, MOST_LEAVES } from '../../packages/engine/src/model/forest.ts';
import { type BinnedRows, binBounds, binned } from './bins.ts';
import { type CheckpointPlace, fingerprintOf, keeper, type Progress } from './checkpoint.ts';
import { checkDataset, type Dataset } from './dataset.ts';
import { type Gain, gainsOf } from './gains.ts';
import { type GrowOptions, growTree, type Soil, soilOf } from './grow.ts';
import { forestOf } from './plant.ts';
import { fillSlopes, logLoss, startScores } from './softmax.ts';
import { addTree, type Tree } from './tree.ts';

export interface BoostOptions extends GrowOptions {
  readonly name: string;
  readonly seed: string;
  /** Rounds at most; each grows one tree a class. */
  readonly rounds: number;
  /** Rounds without a lower loss on the validation rows after which training ends. */
  readonly patience: number;
  /** Share of the features that each tree may ask for. */
  readonly featureShare: number;
  /** Share of the rows that each round learns from. */
  readonly rowShare: number;
}

/** A forest, cut off after its best round, with what the model's card says of it. */
export interface Boosted extends Forest {
  readonly rounds: number;
  readonly trainLoss: number;
  readonly validLoss: number;
  readonly gains: readonly Gain[];
}

/** One set of rows while it is scored round by round. */
interface Scored {
  readonly dataset: Dataset;
  readonly data: BinnedRows;
  readonly scores: Float64Array;
  readonly probabilities: Float64Array;
}

/**
 * Trains a forest by gradient boosting. The same data, options and seed yield the same forest, also where training was
 * broken off and goes on from a checkpoint.
 * @param valid rows of other documents, by which the best round is told
 * @param onRound told of each round's losses (mean -ln of the right class's probability); rounds count from 1
 */
export function boost(
  train: Dataset,
  valid: Dataset,
  options: BoostOptions,
  checkpoint?: CheckpointPlace,
  onRound?: (round: number, trainLoss: number, validLoss: number) => void,
): Boosted {
  checkAll(train, valid, options);
  const bounds = binBounds(train);
  const base = startScores(train);
  const [learnt, judged] = [train, valid].map((dataset) => scored(dataset, bounds, base)) as [Scored, Scored];
  const soil = soilOf(learnt.data, bounds);
  const keep = checkpoint && keeper(checkpoint, fingerprintOf(train, valid, options));
  const progress: Progress = keep?.found() ?? { rounds: [], trainLoss: [], validLoss: [] };
  for (const trees of progress.rounds) for (const rows of [learnt, judged]) addRound(trees, rows);
  logLoss(learnt.scores, train, learnt.probabilities);
  while (progress.rounds.length < options.rounds && !isStuck(progress.validLoss, options.patience)) {
    const trees = growRound(soil, learnt, progress.rounds.length, options);
    const [trainLoss, validLoss] = [learnt, judged].map((rows) => {
      addRound(trees, rows);
      return logLoss(rows.scores, rows.dataset, rows.probabilities);
    }) as [number, number];
    progress.rounds.push(trees);
    progress.trainLoss.push(trainLoss);
    progress.validLoss.push(validLoss);
    keep?.offer(progress);
    onRound?.(progress.rounds.length, trainLoss, validLoss);
  }
  keep?.write(progress);
  const best = lowest(progress.validLoss);
  const trees = progress.rounds.slice(0, best + 1).flat();
  return {
    ...forestOf(options.name, train, base, trees),
    rounds: best + 1,
    trainLoss: progress.trainLoss[best] ?? Number.NaN,
    validLoss: progress.validLoss[best] ?? Number.NaN,
    gains: gainsOf(train.features, trees),
  };
}

function checkAll(train: Dataset, valid: Dataset, options: BoostOptions): void {
  checkDataset(train);
  checkDataset(valid);
  const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((x, i) => x === b[i]);
  if (!same(train.features, valid.features) || !same(train.classes, valid.classes))
    throw new RangeError('The validation rows have other features or classes.');
  const { leaves, leastWeight, l2, learningRate, featureShare, rowShare, rounds, patience } = options;
  const sound =
    leaves >= 1 &&
    leaves <= MOST_LEAVES &&
    leastWeight >= 0 &&
    l2 >= 0 &&
    learningRate > 0 &&
    rounds >= 1 &&
    patience >= 1;
  const shares = [featureShare, rowShare].every((share) => share > 0 && share <= 1);
  if (!sound || !shares) throw new RangeError('An option of training is out of its range.');
}

function scored(dataset: Dataset, bounds: readonly Float32Array[], base: Float32Array): Scored {
  const scores = Float64Array.from({ length: dataset.y.length * base.length }, (_, at) => base[at % base.length] ?? 0);
  return { dataset, data: binned(dataset, bounds), scores, probabilities: new Float64Array(scores.length) };
}

/** Each round's choices hang on the seed and its number alone, so that training can go on from any. */
function growRound(soil: Soil, { dataset, probabilities }: Scored, round: number, options: BoostOptions): Tree[] {
  const random = seededRandom(`${options.seed}/${round}`);
  const drawn = new Int32Array(dataset.y.length);
  let count = 0;
  for (let row = 0; row < drawn.length; row += 1) if (random.chance(options.rowShare)) drawn[count++] = row;
  const all = dataset.features.map((_, feature) => feature);
  const asked = Math.max(1, Math.round(all.length * options.featureShare));
  return dataset.classes.map((name, kind) => {
    const features = random.fork(name).shuffle(all).slice(0, asked);
    fillSlopes(probabilities, dataset, kind, soil.slopes);
    return growTree(soil, drawn.slice(0, count), Int32Array.from(features).sort(), options);
  });
}

function addRound(trees: readonly Tree[], { data, scores }: Scored): void {
  trees.forEach((tree, kind) => {
    addTree(tree, data, scores, kind);
  });
}

/** The first round of the lowest loss. */
const lowest = (losses: readonly number[]): number => losses.indexOf(Math.min(...losses));

const isStuck = (losses: readonly number[], patience: number): boolean =>
  losses.length > 0 && losses.length - 1 - lowest(losses) >= patience;
