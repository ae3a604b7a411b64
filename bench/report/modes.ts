import type { Deciders } from '../../packages/engine/src/options.ts';

/** The engine with and without its parts: what each of them is worth is what is lost without it. */
export interface Mode {
  readonly name: string;
  readonly deciders: Deciders;
}

export const MODES: readonly Mode[] = [
  { name: 'rules alone', deciders: { trust: 'rules', search: false } },
  { name: 'model alone', deciders: { trust: 'model', search: false } },
  { name: 'rules and model', deciders: { trust: 'both', search: false } },
  { name: 'rules, model and search', deciders: { trust: 'both', search: true } },
];
