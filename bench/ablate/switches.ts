import type { Constant } from './rules.ts';
import { rulesOf } from './rules.ts';

/** Puts a switch into each rule of a source, and works the switches. One that notes also counts what its rule answers. */

/** How often a rule answered otherwise than each of its constants. */
export type Answers = Partial<Record<Constant, number>>;

/** A rule that answers with a constant. */
export interface Off {
  readonly rule: string;
  readonly constant: Constant;
}

const NOTE = '__tallyleafNote';
const OFF = '__tallyleafOff';
const ANSWER = '__tallyleafAnswer';

/**
 * The source with a switch in each of its rules. No line moves.
 * @param notes whether the switches note what their rules answer, which costs several times the rules themselves
 */
export function withSwitches(file: string, source: string, notes = true): string {
  const bytes = Buffer.from(source);
  const edits = rulesOf(file, source).flatMap(({ id, place }): (readonly [number, string])[] => {
    const [start, end] = place.body;
    const given = place.sameAs ?? '';
    const off = `globalThis.${OFF} === ${JSON.stringify(id)}`;
    const answer = `globalThis.${ANSWER}(${given})`;
    const open = `globalThis.${NOTE}(${JSON.stringify(id)}, () => `;
    const close = given ? `, ${given})` : ')';
    if (place.isExpression)
      return [
        [start, `(${off} ? ${answer} : ${notes ? open : ''}(`] as const,
        [end, `)${notes ? close : ''})`] as const,
      ];
    const before = `{ if (${off}) return ${answer}; `;
    if (notes) return [[start, `${before}return ${open}`] as const, [end, `${close}; }`] as const];
    return [[start + 1, before.slice(1)] as const];
  });
  let out = '';
  let at = 0;
  for (const [place, text] of edits.toSorted(([a], [b]) => a - b)) {
    out += bytes.subarray(at, place).toString() + text;
    at = place;
  }
  return out + bytes.subarray(at).toString();
}

const VALUES: Readonly<Record<Constant, (given: unknown) => unknown>> = {
  false: () => false,
  true: () => true,
  null: () => null,
  '[]': () => [],
  same: (given) => given,
};

const CONSTANTS = Object.keys(VALUES) as Constant[];

function isConstant(value: unknown, constant: Constant, given: unknown): boolean {
  if (constant === 'same') return value === given;
  return constant === '[]' ? Array.isArray(value) && value.length === 0 : value === VALUES[constant](given);
}

/** The switches of all sources that this process loads with them. */
export interface Switches {
  /** Switches one rule off; null switches all on. */
  readonly turn: (off: Off | null) => void;
  /** What each rule answered since the last call that says so. */
  readonly takeAnswers: () => ReadonlyMap<string, Answers>;
}

/** The text as sources hold it, which is told from others at a glance. */
const literal = (text: string): string => Object.keys({ [text]: 0 })[0] ?? text;

export function createSwitches(): Switches {
  let noted = new Map<string, Record<Constant, number>>();
  const note = (rule: string, decide: () => unknown, given?: unknown): unknown => {
    const value = decide();
    let answers = noted.get(rule);
    if (!answers) {
      answers = { false: 0, true: 0, null: 0, '[]': 0, same: 0 };
      noted.set(rule, answers);
    }
    for (const constant of CONSTANTS) if (!isConstant(value, constant, given)) answers[constant] += 1;
    return value;
  };
  const turn = (off: Off | null): void => {
    Object.assign(globalThis, { [OFF]: off && literal(off.rule), [ANSWER]: off && VALUES[off.constant] });
  };
  Object.assign(globalThis, { [NOTE]: note });
  turn(null);
  return {
    turn,
    takeAnswers: () => {
      const taken = [...noted].map(([rule, answers]) => {
        const given = Object.entries(answers).filter(([, times]) => times > 0);
        return [rule, Object.fromEntries(given) as Answers] as const;
      });
      noted = new Map();
      return new Map(taken);
    },
  };
}
