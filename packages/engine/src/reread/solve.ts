import type { Minor } from '@tallyleaf/contract';
import type { Equation, Equations } from './equations.ts';
import type { Figure } from './figures.ts';

/** A figure, by its number, to be read as another of its readings. */
export interface Choice {
  readonly figure: number;
  readonly other: number;
}

/** At most so many figures of one group of equations are read otherwise. */
const MOST_CHOICES = 3;
/** Steps of one search. */
const MOST_STEPS = 20_000;
/** Balances with at most this many rows between them bind these rows closely. */
const NEAR = 8;

/**
 * By chance one other reading makes a broken sum come out in one of so many cases, two or three of them in so many: what
 * two digits that look alike differ by is one of about a dozen values, in one of about five places.
 */
const CHANCE = [60, 1500, 15_000] as const;
/** How likely something else than a misread figure breaks a sum, and in how many cases an other reading then fits. */
const BROKEN_ELSE = 0.3;
const CHANCE_ELSE = 5000;
/** A choice is made where it is right with this probability. */
const SURE = 0.98;

interface Problem {
  readonly figures: readonly Figure[];
  readonly equations: readonly Equation[];
  /** Of each figure, the equations that it stands in, by index. */
  readonly standsIn: readonly (readonly number[])[];
  /** Figures as they stand after the choices made so far. */
  readonly values: Minor[];
  readonly chosen: Map<number, number>;
}

const rest = ({ equations, values }: Problem, at: number): Minor =>
  (equations[at] as Equation).reduce((sum, { at: figure, factor }) => sum + factor * (values[figure] as Minor), 0n);

const brokenOf = (problem: Problem, among: readonly number[]): number[] =>
  among.filter((at) => rest(problem, at) !== 0n);

/** Broken equations that share figures, together. */
function groupsOf(problem: Problem, broken: readonly number[]): number[][] {
  const left = new Set(broken);
  const groups: number[][] = [];
  for (const first of broken) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const at of group) {
      for (const { at: figure } of problem.equations[at] as Equation) {
        for (const other of problem.standsIn[figure] ?? []) if (left.delete(other)) group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

const factorIn = (equation: Equation, figure: number): Minor => equation.find(({ at }) => at === figure)?.factor ?? 0n;

const keyOf = (choices: readonly Choice[]): string =>
  choices
    .map(({ figure, other }) => `${figure}:${other}`)
    .sort()
    .join();

/** All sets of exactly `count` choices that make a group's equations come out and break none of the others; null past the limit of steps. */
function waysToSettle(problem: Problem, group: readonly number[], count: number): Choice[][] | null {
  const { figures, equations, standsIn } = problem;
  const rests = new Map(group.map((at) => [at, rest(problem, at)]));
  const whole = new Set([...equations.keys()].filter((at) => rest(problem, at) === 0n));
  const found = new Map<string, Choice[]>();
  const made: Choice[] = [];
  let steps = 0;
  const move = (figure: number, delta: Minor): void => {
    for (const at of standsIn[figure] ?? []) {
      if (!rests.has(at) && !whole.has(at)) continue;
      rests.set(at, (rests.get(at) ?? 0n) + factorIn(equations[at] as Equation, figure) * delta);
    }
  };
  const search = (left: number): void => {
    if (++steps > MOST_STEPS) return;
    const open = [...rests].find(([, value]) => value !== 0n);
    if (!open) {
      if (left === 0) found.set(keyOf(made), [...made]);
      return;
    }
    if (left === 0) return;
    const [at, off] = open;
    for (const { at: figure, factor } of equations[at] as Equation) {
      if (problem.chosen.has(figure) || made.some((choice) => choice.figure === figure)) continue;
      const { others } = figures[figure] as Figure;
      others.forEach(({ value }, other) => {
        const delta = value - (problem.values[figure] as Minor);
        if (left === 1 && off + factor * delta !== 0n) return;
        move(figure, delta);
        made.push({ figure, other });
        search(left - 1);
        made.pop();
        move(figure, -delta);
      });
    }
  };
  search(count);
  return steps > MOST_STEPS ? null : [...found.values()];
}

/** True for a figure that alone, misread as something that no reading gives, would break just these equations by just this much. */
function explains(problem: Problem, figure: number, group: readonly number[]): boolean {
  const offs = group.map((at) => {
    const factor = factorIn(problem.equations[at] as Equation, figure);
    return factor === 0n ? null : rest(problem, at) * factor;
  });
  return offs.every((off) => off !== null && off === offs[0]);
}

/** How likely choices are beside leaving all as it is. */
const weightOf = ({ figures }: Problem, choices: readonly Choice[]): number =>
  choices.reduce((product, { figure, other }) => product * ((figures[figure] as Figure).others[other]?.weight ?? 0), 1);

/** How likely choices are right, weighed against what else may have broken the equations while they fit by chance. */
function likelihood(problem: Problem, group: readonly number[], choices: readonly Choice[], rivals: number): number {
  const { figures, equations, standsIn } = problem;
  const involved = new Set(group.flatMap((at) => (equations[at] as Equation).map(({ at: figure }) => figure)));
  const chosen = new Set(choices.map(({ figure }) => figure));
  const free = [...involved].filter(
    (figure) => !chosen.has(figure) && (standsIn[figure] ?? []).every((at) => rest(problem, at) !== 0n),
  );
  const unknown = (some: readonly number[]): number =>
    some.reduce((sum, figure) => sum + (figures[figure] as Figure).unknown, 0);
  const alone = free.filter((figure) => explains(problem, figure, group));
  const misread = Math.min(1, unknown(alone) + unknown(free) ** 2 / 2);
  const options = [...involved].reduce((sum, figure) => sum + (figures[figure] as Figure).others.length, 0);
  const count = choices.length;
  const tries = [options, options ** 2 / 2, options ** 3 / 6][count - 1] as number;
  const chance = Math.min(1, tries / (CHANCE[count - 1] as number));
  const otherwise = misread * chance + BROKEN_ELSE * Math.min(1, tries / CHANCE_ELSE);
  const weight = weightOf(problem, choices);
  return weight / (weight + rivals + otherwise);
}

/** The fewest choices that settle a group, where no others so few do, hardly one more does, and chance is not to be feared. */
function settle(problem: Problem, group: readonly number[]): readonly Choice[] {
  for (let count = 1; count <= MOST_CHOICES; count++) {
    const ways = waysToSettle(problem, group, count);
    if (!ways) return [];
    const [only, ...others] = ways;
    if (!only) continue;
    const longer = others.length === 0 ? waysToSettle(problem, group, count + 1) : null;
    if (!longer) return [];
    const rivals = longer.reduce((sum, way) => sum + weightOf(problem, way), 0);
    return likelihood(problem, group, only, rivals) >= SURE ? only : [];
  }
  return [];
}

/**
 * True where figures that make up all sums have other readings that make them up as well: two of them change by the same
 * and cancel out.
 */
export function hasRivals({ figures, links, totals }: Equations): boolean {
  const effects = new Map<number, [equation: number, factor: Minor][]>();
  for (const [equation, terms] of [...links, ...totals].entries())
    for (const { at, factor } of terms) effects.set(at, [...(effects.get(at) ?? []), [equation, factor]]);
  const seen = new Map<string, { readonly figure: number; readonly weight: number }[]>();
  let rivals = 0;
  for (const [figure, effect] of effects) {
    const { value, others } = figures[figure] as Figure;
    for (const { value: other, weight } of others) {
      const key = (sign: Minor): string =>
        effect.map(([equation, factor]) => `${equation} ${sign * factor * (other - value)}`).join();
      for (const rival of seen.get(key(-1n)) ?? []) if (rival.figure !== figure) rivals += weight * rival.weight;
      seen.set(key(1n), [...(seen.get(key(1n)) ?? []), { figure, weight }]);
    }
  }
  return rivals > 1 - SURE;
}

function apply(problem: Problem, choices: readonly Choice[]): void {
  for (const { figure, other } of choices) {
    problem.chosen.set(figure, other);
    problem.values[figure] = problem.figures[figure]?.others[other]?.value as Minor;
  }
}

/**
 * Which figures to read otherwise, so that sums come out: in each group of broken equations the fewest, where these are
 * the only ones so few and no accident. Neighbouring balances are settled first, each by itself; then what is left,
 * with totals, together.
 */
export function solve({ figures, links, totals }: Equations): Choice[] {
  const equations = [...links, ...totals];
  const standsIn: number[][] = figures.map(() => []);
  for (const [at, terms] of equations.entries()) for (const { at: figure } of terms) standsIn[figure]?.push(at);
  const values = figures.map(({ value }) => value);
  const problem: Problem = { figures, equations, standsIn, values, chosen: new Map() };
  const near = [...links.keys()].filter((at) => (links[at] as Equation).length - 2 <= NEAR);
  for (const group of groupsOf(problem, brokenOf(problem, near))) apply(problem, settle(problem, group));
  for (const group of groupsOf(problem, brokenOf(problem, [...equations.keys()])))
    apply(problem, settle(problem, group));
  return [...problem.chosen].map(([figure, other]) => ({ figure, other }));
}
