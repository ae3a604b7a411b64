import { Type } from 'typebox';
import { LOCALES } from './locale-list.ts';

export type LocaleCode = (typeof LOCALES)[number]['code'];

/** A locale as a call takes it. */
export const LocaleCode = Type.Unsafe<LocaleCode>({ type: 'string', enum: LOCALES.map(({ code }) => code) });
