import type { Deciders } from '../../packages/engine/src/options.ts';

/** The engine with and without its parts: what each of them is worth is what is lost without it. */
export interface Mode {
  readonly name: string;
  readonly deciders: Deciders;
}

const WHOLE: Mode = { name: 'rules, model and search', deciders: { trust: 'both', search: true } };

export const MODES: readonly Mode[] = [
  { name: 'rules alone', deciders: { trust: 'rules', search: false } },
  { name: 'model alone', deciders: { trust: 'model', search: false } },
  { name: 'rules and model', deciders: { trust: 'both', search: false } },
  WHOLE,
];

/** Whether nothing is switched off. */
export const isWhole = (mode: Mode): boolean => mode === WHOLE;

/** A name as it may be typed: `rules-alone`. */
const typed = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/**
 * The mode of a name; the whole engine where none is given.
 * @throws {RangeError} where there is no such mode, naming those that there are
 */
export function modeNamed(name: string | undefined): Mode {
  const mode = name === undefined ? WHOLE : MODES.find((one) => typed(one.name) === typed(name));
  if (!mode) throw new RangeError(`no mode ${name}; there are ${MODES.map((one) => typed(one.name)).join(', ')}`);
  return mode;
}
