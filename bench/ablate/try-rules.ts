import type { Answerer } from './answerer.ts';
import { isWorse } from './judge.ts';
import type { Constant, Rule } from './rules.ts';
import type { Answer, Document } from './subject.ts';
import type { Answers } from './switches.ts';

/** Switches rules off, one at a time, and looks whether the answer to any document changes. */

/** A document as it may be tried. */
export interface Paper extends Document {
  readonly name: string;
  /** Others of the same layout show the same. */
  readonly family: string;
  /** All that is said of it was looked at and accepted: any other answer is worse. */
  readonly accepted?: boolean;
}

/** A document and what is answered to it by all rules. */
export interface Untouched extends Paper {
  readonly answer: Answer;
  readonly answers: Readonly<Record<string, Answers>>;
  /** How many answers all rules give: how long a document is, the same on any machine. */
  readonly length: number;
  /** Milliseconds. */
  readonly time: number;
}

/**
 * How a document shows that a rule matters: because the answer is worth less without it, or there is none; by another answer that
 * is worth as much; by how sure the answer is.
 */
type How = 'worse' | 'fault' | 'answer' | 'sureness';

/** What came of a rule's always giving one answer. */
export interface Trial {
  readonly rule: Rule;
  readonly constant: Constant;
  /** Documents in which the rule is asked at all, and those in which it answers otherwise at least once. */
  readonly asked: number;
  readonly otherwise: number;
  readonly tried: number;
  /** The document that changed most. */
  readonly changed: { readonly name: string; readonly how: How } | null;
}

/** Milliseconds for a document beyond many times what it took: a busy machine is no change. */
const PATIENCE = 10_000;
const TIMES_SLOWER = 20;
/** For one that is answered to for the first time: its pages may be pictures, to be read. */
const PATIENCE_AT_FIRST = 300_000;

const lengthOf = (answers: Readonly<Record<string, Answers>>): number =>
  Object.values(answers).reduce((sum, each) => sum + Math.max(0, ...Object.values(each)), 0);

/** What is answered to each document by all rules; those without an answer are left out. */
export async function readUntouched(answerer: Answerer, papers: readonly Paper[]): Promise<Untouched[]> {
  const all: Untouched[] = [];
  for (const paper of papers) {
    const answered = await answerer.ask(paper, null, PATIENCE_AT_FIRST);
    if (!answered?.answer) console.error(`${paper.name} is left out: no answer`);
    else all.push({ ...paper, ...answered, answer: answered.answer, length: lengthOf(answered.answers) });
  }
  return all;
}

/** A document of each layout, then another of each. */
function inTurn(documents: readonly Untouched[]): Untouched[] {
  const met = new Map<string, number>();
  const turns = documents.map((one) => {
    const turn = met.get(one.family) ?? 0;
    met.set(one.family, turn + 1);
    return { one, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ one }) => one);
}

/** Of the shortest documents so many times as many are looked at as are tried. */
const LOOKED_AT = 6;

/**
 * Those in which a rule answers otherwise: of `most` documents the shortest, and between them, of others nearly as short, those in
 * which it does most often for their length.
 */
function inOrder(untouched: readonly Untouched[], { id }: Rule, constant: Constant, most: number): Untouched[] {
  const often = ({ answers, length }: Untouched): number => (answers[id]?.[constant] ?? 0) / length;
  const short = inTurn(untouched.filter((one) => often(one) > 0).toSorted((a, b) => a.length - b.length));
  const near = short.slice(0, LOOKED_AT * most).toSorted((a, b) => often(b) - often(a));
  return [...new Set(short.flatMap((one, at) => [one, near[at] ?? one]))];
}

/** How the answer to a document changes with a rule off; null where it does not. */
async function changeOf(answerer: Answerer, one: Untouched, rule: string, constant: Constant): Promise<How | null> {
  const limit = PATIENCE + Math.ceil(TIMES_SLOWER * one.time);
  const other = await answerer.ask(one, { rule, constant }, limit);
  if (!other?.answer) return 'fault';
  const { said, sure, worth } = other.answer;
  if (isWorse(worth, one.answer.worth) || (said !== one.answer.said && one.accepted)) return 'worse';
  if (said !== one.answer.said) return 'answer';
  return sure === one.answer.sure ? null : 'sureness';
}

const WEIGHT: Readonly<Record<How, number>> = { sureness: 1, answer: 2, fault: 3, worse: 4 };
const weightOf = (changed: Trial['changed']): number => (changed ? WEIGHT[changed.how] : 0);

/** Whether a trial shows that the rule has a case. */
export const showsCase = (changed: Trial['changed']): boolean => weightOf(changed) >= WEIGHT.fault;

/** Tries one answer of a rule on documents until one is answered worse. */
async function changeIn(
  answerer: Answerer,
  documents: readonly Untouched[],
  { id }: Rule,
  constant: Constant,
): Promise<Pick<Trial, 'tried' | 'changed'>> {
  let changed: Trial['changed'] = null;
  let tried = 0;
  for (const one of documents) {
    tried++;
    const how = await changeOf(answerer, one, id, constant);
    if (how !== null && WEIGHT[how] > weightOf(changed)) changed = { name: one.name, how };
    if (showsCase(changed)) break;
  }
  return { tried, changed };
}

/** Of documents, those in which other rules were seen to matter, first those with most rules of the same file. */
function delicate(documents: readonly Untouched[], trials: readonly Trial[], { file }: Rule): Untouched[] {
  const ranks = new Map<string, number>();
  for (const { changed, rule } of trials)
    if (changed) ranks.set(changed.name, (ranks.get(changed.name) ?? 0) + (rule.file === file ? trials.length : 1));
  const rank = ({ name }: Untouched): number => ranks.get(name) ?? 0;
  return documents.filter((one) => rank(one) > 0).toSorted((a, b) => rank(b) - rank(a));
}

/** What is told of trials, and what is known of them from a run before. */
export interface Watch {
  readonly known?: (name: string) => Pick<Trial, 'tried' | 'changed'> | undefined;
  readonly tell?: (trial: Trial) => void;
}

/**
 * Tries all rules, each answer of theirs, on at most `most` documents, and what has no case then on as many again, in which others
 * have one. `tell` hears of each trial when it is done.
 */
export async function tryRules(
  answerer: Answerer,
  untouched: readonly Untouched[],
  rules: readonly Rule[],
  most: number,
  { known = () => undefined, tell = () => undefined }: Watch = {},
): Promise<Trial[]> {
  const first: Trial[] = [];
  const done = new Set<Trial>();
  for (const rule of rules)
    for (const constant of rule.constants) {
      const documents = inOrder(untouched, rule, constant, most);
      const asked = untouched.filter(({ answers }) => answers[rule.id]).length;
      const before = known(nameOf({ rule, constant }));
      const came = before ?? (await changeIn(answerer, documents.slice(0, most), rule, constant));
      const trial = { rule, constant, asked, otherwise: documents.length, ...came };
      if (before || showsCase(trial.changed)) {
        tell(trial);
        done.add(trial);
      }
      first.push(trial);
    }
  const trials: Trial[] = [];
  for (const trial of first) {
    if (done.has(trial)) {
      trials.push(trial);
      continue;
    }
    const { rule, constant, tried, changed } = trial;
    const more = delicate(inOrder(untouched, rule, constant, most).slice(most), first, rule).slice(0, most);
    const came = await changeIn(answerer, more, rule, constant);
    const whole = {
      ...trial,
      tried: tried + came.tried,
      changed: weightOf(came.changed) > weightOf(changed) ? came.changed : changed,
    };
    tell(whole);
    trials.push(whole);
  }
  return trials;
}

/** What a trial is called, in `known.json`, too: `rows/judge.ts isSure = false`. */
export const nameOf = ({ rule, constant }: Pick<Trial, 'rule' | 'constant'>): string => `${rule.id} = ${constant}`;
