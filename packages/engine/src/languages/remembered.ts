/** Longer texts are whole documents, and seldom asked about twice. */
const LONGEST = 400;
/** Answers kept of one function; where there are more, all are forgotten. */
const MOST = 10_000;

const all: Map<string, unknown>[] = [];

/** A function of a text that remembers what it answered: the same lines are asked about over and over. */
export function remembered<Answer extends object | string | null>(
  answer: (text: string) => Answer,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  all.push(known);
  return (text) => {
    if (text.length > LONGEST) return answer(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const now = answer(text);
    known.set(text, now);
    return now;
  };
}

/** Forgets every text: nothing of a document stays behind when it is done. */
export function forgetTexts(): void {
  for (const known of all) known.clear();
}
