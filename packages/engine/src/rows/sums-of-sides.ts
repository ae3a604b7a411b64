import { AND, phrasesIn } from '../languages/match.ts';
import type { Figure, Labelled } from '../shapes/row.ts';
import { sideNamed } from './labelled-figures.ts';

type Side = 'total-in' | 'total-out';

const isSide = (phrase: string | null | undefined): phrase is Side => phrase === 'total-in' || phrase === 'total-out';

/** What joins two names: `Income / Expenses`, `Credits and debits`. */
function halvesOf(text: string): readonly [first: string, second: string] | null {
  const words = text.replace(/[/|&]/gu, ' $& ').split(/\s+/u);
  const joints = [...words.keys()].filter((i) => /^[/|&]$/u.test(words[i] as string) || AND.test(words[i] as string));
  const [joint, ...others] = joints;
  if (joint === undefined || others.length > 0) return null;
  const [first, second] = [words.slice(0, joint).join(' '), words.slice(joint + 1).join(' ')];
  return first && second ? [first, second] : null;
}

/** The side whose sum a text names: `Total credits`, `Expenses`. */
function sideOf(text: string): Side | null {
  const found = phrasesIn(text).find(({ phrase }) => isSide(phrase))?.phrase ?? sideNamed(text);
  return isSide(found) ? found : null;
}

const ONE_SIDED: ReadonlySet<Figure['role']> = new Set(['money-in', 'money-out']);

/**
 * The sums of both sides under one name, in the order in which it names them. No column tells them apart where the rows have one for
 * the amounts of both:
 *
 *     03/03    GROCER                         -12.00     1,204.50
 *     04/03    SALARY                         900.00     2,104.50
 *              Income / Expenses     900.00   -12.00
 */
export function sumsOfSides(item: Labelled): readonly Labelled[] {
  const figures = item.figures.filter(({ role }) => role !== 'balance');
  const [first, second, ...more] = figures;
  if (!first || !second || more.length > 0 || figures.some(({ role }) => ONE_SIDED.has(role))) return [item];
  if (item.phrase !== 'total' && !isSide(item.phrase)) return [item];
  const halves = halvesOf(item.label);
  const sides = (halves ?? []).map(sideOf);
  if (!halves || sides.includes(null) || sides[0] === sides[1]) return [item];
  const others = item.figures.filter(({ role }) => role === 'balance');
  return sides.map((phrase, i) => ({
    ...item,
    phrase: phrase as Side,
    label: halves[i] as string,
    figures: i === 0 ? [first] : [second, ...others],
  }));
}
