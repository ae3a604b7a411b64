/** A seeded source of choices: the same seed gives the same choices on every machine, for ever. */
export interface Random {
  /** A number in [0, 1). */
  readonly unit: () => number;
  /** An integer from `low` to `high`, both included. */
  readonly integer: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(values: readonly T[]) => T;
  readonly shuffle: <T>(values: readonly T[]) => T[];
  /** `count` decimal digits. */
  readonly digits: (count: number) => string;
  /** A source of its own, so that one part's choices do not move another's. */
  readonly fork: (name: string) => Random;
}

/** FNV-1a, 32 bits: spreads a seed's text over the generator's state. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32: small, well mixed, integer arithmetic only (so alike on every platform). */
export function seededRandom(seed: string): Random {
  let state = hashText(seed);
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1));
  const pick = <T>(values: readonly T[]): T => {
    const value = values[integer(0, values.length - 1)];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  };
  const shuffle = <T>(values: readonly T[]): T[] => {
    const rest = [...values];
    const out: T[] = [];
    while (rest.length > 0) out.push(...rest.splice(integer(0, rest.length - 1), 1));
    return out;
  };
  const digits = (count: number) => Array.from({ length: count }, () => integer(0, 9)).join('');
  return {
    unit,
    integer,
    chance: (probability) => unit() < probability,
    pick,
    shuffle,
    digits,
    fork: (name) => seededRandom(`${seed}/${name}`),
  };
}
