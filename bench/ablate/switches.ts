import type { Constant } from './rules.ts';
import { rulesOf } from './rules.ts';

/** Puts a switch into each rule of a source, and works the switches. One that is on also notes what its rule answers. */

/** How often a rule answered otherwise than each of its constants. */
export type Answers = Partial<Record<Constant, number>>;

/** A rule that answers with a constant. */
export interface Off {
  readonly rule: string;
  readonly constant: Constant;
}

const SWITCH = '__tallyleafRule';

/** The source with a switch in each of its rules. No line moves. */
export function withSwitches(file: string, source: string): string {
  const bytes = Buffer.from(source);
  const edits = rulesOf(file, source).flatMap(({ id, place }): (readonly [number, string])[] => {
    const [start, end] = place.body;
    const open = `globalThis.${SWITCH}(${JSON.stringify(id)}, () => `;
    if (place.isExpression) return [[start, `${open}(`] as const, [end, '))'] as const];
    return [[start, `{ return ${open}`] as const, [end, '); }'] as const];
  });
  let out = '';
  let at = 0;
  for (const [place, text] of edits.toSorted(([a], [b]) => a - b)) {
    out += bytes.subarray(at, place).toString() + text;
    at = place;
  }
  return out + bytes.subarray(at).toString();
}

const VALUES: Readonly<Record<Constant, () => unknown>> = {
  false: () => false,
  true: () => true,
  null: () => null,
  '[]': () => [],
};

function isConstant(value: unknown, constant: Constant): boolean {
  return constant === '[]' ? Array.isArray(value) && value.length === 0 : String(value) === constant;
}

/** The switches of all sources that this process loads with them. */
export interface Switches {
  /** Switches one rule off; null switches all on. */
  readonly turn: (off: Off | null) => void;
  /** What each rule answered since the last call that says so. */
  readonly takeAnswers: () => ReadonlyMap<string, Answers>;
}

export function createSwitches(): Switches {
  let off: Off | null = null;
  let noted = new Map<string, Record<Constant, number>>();
  const answer = (rule: string, decide: () => unknown): unknown => {
    if (off?.rule === rule) return VALUES[off.constant]();
    const value = decide();
    const answers = noted.get(rule) ?? { false: 0, true: 0, null: 0, '[]': 0 };
    for (const constant of Object.keys(answers) as Constant[]) if (!isConstant(value, constant)) answers[constant] += 1;
    noted.set(rule, answers);
    return value;
  };
  Object.assign(globalThis, { [SWITCH]: answer });
  return {
    turn: (next) => {
      off = next;
    },
    takeAnswers: () => {
      const taken = noted;
      noted = new Map();
      return taken;
    },
  };
}
