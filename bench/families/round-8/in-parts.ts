import { type FigureForm, figure } from '../markup.ts';

/** Rupees in lakhs. */
const LAKHS: FigureForm = { group: ',', decimal: '.', groupOf: 2 };
export const rupees = (value: bigint): string => figure(value, LAKHS);

export const INDIANS = ['KAVITHA RAGHUNANDAN', 'ARJUN MEHROLIA', 'S PADMAPRIYA IYENGAR', 'ROHIT BALSARAF'] as const;
export const INDIAN_FIRMS = ['VARUNA STEEL TRADERS', 'MALHAR FOODS PRIVATE LIMITED', 'SHREE PANCHAM TEXTILES'] as const;
