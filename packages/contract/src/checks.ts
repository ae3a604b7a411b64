import type { Check } from './statement.ts';

/** Whether a check shows that something is wrong: dates that are merely not proven contradict nothing. */
export const isContradicted = ({ kind, ok }: Pick<Check, 'kind' | 'ok'>): boolean => !ok && kind !== 'dates';
