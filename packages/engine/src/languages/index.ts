import { de } from './de.ts';
import { en } from './en.ts';
import type { Language } from './language.ts';

/** Every language that we know statements in. */
export const languages: readonly Language[] = [en, de];
