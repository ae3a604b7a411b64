import type { Attempt, Firing, Subject, Trace } from '../shapes/trace.ts';

/** One proposal for a subject. */
export interface ToldProposal {
  readonly by: string;
  readonly proposes: string;
  /** The highest, where it was made several times. */
  readonly score: number | null;
  readonly measure: string | null;
  readonly times: number;
  /** The reading that stands has it so. */
  readonly taken: boolean;
}

/** What was proposed for one subject on the way to the reading that stands. */
export interface ToldSubject {
  readonly subject: Subject;
  /** In the order in which they were first made. */
  readonly proposals: readonly ToldProposal[];
}

/** Something that was tried as a whole. */
export interface ToldAttempt {
  readonly name: string;
  /** How many attempts it is a part of. */
  readonly depth: number;
  readonly rating: number | null;
  /** The reading that stands came of it. */
  readonly taken: boolean;
}

/** How a document's reading came about: plain data, nothing reads it back. */
export interface Explanation {
  /** In the order in which they began. */
  readonly attempts: readonly ToldAttempt[];
  readonly subjects: readonly ToldSubject[];
}

interface Node {
  readonly name: string;
  readonly within: Node | null;
  readonly parts: Node[];
  readonly firings: Firing[];
  readonly chosen: Map<string, string>;
  rating: number | null;
  best: Node | null;
}

const nodeOf = (name: string, within: Node | null): Node => {
  const node: Node = { name, within, parts: [], firings: [], chosen: new Map(), rating: null, best: null };
  within?.parts.push(node);
  return node;
};

const keyOf = ({ what, page, table, kind, column, statement, text }: Subject): string =>
  JSON.stringify(what === 'boundary' ? [what, page, text] : [what, table, kind, column, statement]);

/** From the whole down to the attempt whose reading stands. */
function standing(root: Node): Node[] {
  const path: Node[] = [];
  for (let node: Node | null = root; node; node = node.best) path.push(node);
  return path;
}

/** What a subject got that nobody proposed for it alone: one table is taken for its sake, or left for that of others. */
const chosenAlone = (proposes: string): ToldProposal => ({
  by: 'beside the others',
  proposes,
  score: null,
  measure: null,
  times: 1,
  taken: true,
});

const isOfLayout = ({ subject: { what } }: Firing): boolean => what === 'table' || what === 'column';

/**
 * What was proposed, attempt by attempt: all of the reading that stands, and of the other readings of its layout what they
 * were proposed of its tables. Their statements may be others.
 */
function heard(path: readonly Node[]): (readonly Firing[])[] {
  const leaf = path.at(-1);
  const others = (leaf?.within?.parts ?? []).filter((part) => part !== leaf);
  return [...path.map(({ firings }) => firings), ...others.map(({ firings }) => firings.filter(isOfLayout))];
}

/** Of one attempt, each proposal for a subject once. */
function counted(firings: readonly Firing[]): Map<string, Map<string, ToldProposal>> {
  const subjects = new Map<string, Map<string, ToldProposal>>();
  for (const { by, subject, proposes, score, measure = null } of firings) {
    const told = subjects.get(keyOf(subject)) ?? new Map<string, ToldProposal>();
    const one = { by, proposes, score, measure, times: 1, taken: false };
    subjects.set(keyOf(subject), told);
    const before = told.get(`${by} ${proposes}`);
    told.set(`${by} ${proposes}`, merged(before, one, (before?.times ?? 0) + 1));
  }
  return subjects;
}

const merged = (before: ToldProposal | undefined, one: ToldProposal, times: number): ToldProposal => ({
  ...one,
  score: before?.score == null || (one.score ?? before.score) >= before.score ? one.score : before.score,
  times,
});

/** What each subject was proposed, and which of that it has in the reading that stands. */
function subjectsOn(path: readonly Node[]): ToldSubject[] {
  const attempts = heard(path);
  const subjects = new Map<string, Subject>();
  // As it was first named: the model knows a table by its number alone.
  for (const { subject } of attempts.flat()) subjects.set(keyOf(subject), subjects.get(keyOf(subject)) ?? subject);
  const chosen = new Map(path.flatMap((node) => [...node.chosen]));
  const told = attempts.map(counted);
  return [...subjects].map(([key, subject]) => {
    const proposals = new Map<string, ToldProposal>();
    for (const [name, one] of told.flatMap((each) => [...(each.get(key) ?? [])])) {
      const before = proposals.get(name);
      const all = merged(before, one, Math.max(one.times, before?.times ?? 0));
      proposals.set(name, { ...all, taken: chosen.get(key) === one.proposes });
    }
    const choice = chosen.get(key);
    const unproposed = choice !== undefined && ![...proposals.values()].some(({ taken }) => taken);
    return { subject, proposals: [...proposals.values(), ...(unproposed ? [chosenAlone(choice)] : [])] };
  });
}

function attemptsIn(node: Node, path: readonly Node[], depth: number): ToldAttempt[] {
  return node.parts.flatMap((part) => [
    { name: part.name, depth, rating: part.rating, taken: path.includes(part) },
    ...attemptsIn(part, path, depth + 1),
  ]);
}

/** A trace that writes down what it sees, and what comes of it. */
export function createTraceLog(): { readonly trace: Trace; readonly explain: () => Explanation } {
  const root = nodeOf('', null);
  let open = root;
  const begin = (name: string): Attempt => {
    const within = open;
    const node = nodeOf(name, within);
    open = node;
    return {
      end: (rating) => {
        node.rating = rating;
        open = within;
      },
      took: () => {
        within.best = node;
      },
    };
  };
  return {
    trace: {
      fired: (firing) => void open.firings.push(firing),
      chose: (subject, proposal) => void open.chosen.set(keyOf(subject), proposal),
      begin,
    },
    explain: () => {
      const path = standing(root);
      return { attempts: attemptsIn(root, path, 0), subjects: subjectsOn(path) };
    },
  };
}
