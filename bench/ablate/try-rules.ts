import type { Answerer } from './answerer.ts';
import type { Constant, Rule } from './rules.ts';
import type { Answer, Document } from './subject.ts';
import type { Answers } from './switches.ts';

/** Switches rules off, one at a time, and looks whether the answer to any document changes. */

/** A document as it may be tried. */
export interface Paper extends Document {
  readonly name: string;
  /** Others of the same layout show the same. */
  readonly family: string;
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

/** How a document shows that a rule matters: by its answer, by how sure that is, or because there is none. */
type How = 'answer' | 'sureness' | 'fault';

/** What came of a rule's always giving one answer. */
export interface Trial {
  readonly rule: Rule;
  readonly constant: Constant;
  /** Documents in which the rule is asked at all, and those in which it answers otherwise at least once. */
  readonly asked: number;
  readonly otherwise: number;
  readonly tried: number;
  /** The document that changed. */
  readonly changed: { readonly name: string; readonly how: How } | null;
}

/** Milliseconds for a document beyond many times what it took: a busy machine is no change. */
const PATIENCE = 30_000;
const TIMES_SLOWER = 20;

/** A predicate's answers are otherwise than one of the two. */
const lengthOf = (answers: Readonly<Record<string, Answers>>): number =>
  Object.values(answers).reduce((sum, each) => sum + (each.false ?? 0) + (each.true ?? 0), 0);

/** What is answered to each document by all rules; those without an answer are left out. */
export async function readUntouched(answerer: Answerer, papers: readonly Paper[]): Promise<Untouched[]> {
  const all: Untouched[] = [];
  for (const paper of papers) {
    const answered = await answerer.ask(paper, null, 10 * PATIENCE);
    if (!answered?.answer) console.error(`${paper.name} is left out: no answer`);
    else all.push({ ...paper, ...answered, answer: answered.answer, length: lengthOf(answered.answers) });
  }
  return all;
}

/** First those in which a rule answers otherwise most often for their length, a document of each layout at a time. */
function inOrder(untouched: readonly Untouched[], { id }: Rule, constant: Constant): Untouched[] {
  const often = ({ answers, length }: Untouched): number => (answers[id]?.[constant] ?? 0) / length;
  const most = untouched.filter((one) => often(one) > 0).toSorted((a, b) => often(b) - often(a));
  const met = new Map<string, number>();
  const turns = most.map((one) => {
    const turn = met.get(one.family) ?? 0;
    met.set(one.family, turn + 1);
    return { one, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ one }) => one);
}

/** How the answer to a document changes with a rule off; null where it does not. */
async function changeOf(answerer: Answerer, one: Untouched, rule: string, constant: Constant): Promise<How | null> {
  const limit = PATIENCE + Math.ceil(TIMES_SLOWER * one.time);
  const other = await answerer.ask(one, { rule, constant }, limit);
  if (!other?.answer) return 'fault';
  if (other.answer.said !== one.answer.said) return 'answer';
  return other.answer.sure === one.answer.sure ? null : 'sureness';
}

/** The same, sure that it is the rule that changes it, and not what an earlier document left behind in the process. */
async function surely(answerer: Answerer, one: Untouched, rule: string, constant: Constant): Promise<How | null> {
  const how = await changeOf(answerer, one, rule, constant);
  if (how === null) return null;
  const again = await answerer.ask(one, null, 10 * PATIENCE);
  if (again?.answer?.said === one.answer.said && again.answer.sure === one.answer.sure) return how;
  await answerer.restart();
  return changeOf(answerer, one, rule, constant);
}

/** Tries one answer of a rule on documents until one changes in more than how sure it is. */
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
    const how = await surely(answerer, one, id, constant);
    if (how !== null) changed = { name: one.name, how };
    if (how === 'answer' || how === 'fault') break;
  }
  return { tried, changed };
}

/** Of documents, those in which other rules were seen to matter, first those with most rules of the same file. */
function delicate(documents: readonly Untouched[], trials: readonly Trial[], { file }: Rule): Untouched[] {
  const rank = ({ name }: Untouched): number =>
    trials
      .filter(({ changed }) => changed?.name === name)
      .reduce((sum, { rule }) => sum + (rule.file === file ? trials.length : 1), 0);
  return documents.filter((one) => rank(one) > 0).toSorted((a, b) => rank(b) - rank(a));
}

/**
 * Tries all rules, each answer of theirs, on at most `most` documents, and what changed none on as many again, of which others
 * changed. `tell` hears of each trial.
 */
export async function tryRules(
  answerer: Answerer,
  untouched: readonly Untouched[],
  rules: readonly Rule[],
  most: number,
  tell: (trial: Trial) => void = () => {},
): Promise<Trial[]> {
  const first: Trial[] = [];
  for (const rule of rules)
    for (const constant of rule.constants) {
      const documents = inOrder(untouched, rule, constant);
      const asked = untouched.filter(({ answers }) => answers[rule.id]).length;
      const came = await changeIn(answerer, documents.slice(0, most), rule, constant);
      const trial = { rule, constant, asked, otherwise: documents.length, ...came };
      if (trial.changed) tell(trial);
      first.push(trial);
    }
  const trials: Trial[] = [];
  for (const trial of first) {
    const { rule, constant, tried, changed } = trial;
    const more = changed ? [] : delicate(inOrder(untouched, rule, constant).slice(most), first, rule).slice(0, most);
    const came = await changeIn(answerer, more, rule, constant);
    const whole = { ...trial, tried: tried + came.tried, changed: changed ?? came.changed };
    if (!changed) tell(whole);
    trials.push(whole);
  }
  return trials;
}

/** What a trial is called, in `known.json`, too: `rows/judge.ts isSure = false`. */
export const nameOf = ({ rule, constant }: Pick<Trial, 'rule' | 'constant'>): string => `${rule.id} = ${constant}`;
