import type { Phrase } from '../languages/language.ts';
import type { LineView } from './line-view.ts';

/** What a line of a table is, before rows are formed. */
export type LineKind =
  | { readonly kind: 'booked' } // carries a figure that moves the balance
  | { readonly kind: 'opens' } // a date and text, its figure stands below
  | { readonly kind: 'day' } // a date alone: the rows below are of that day
  | { readonly kind: 'balance' } // a balance alone
  | { readonly kind: 'labelled'; readonly phrase: Phrase; readonly label: string }
  | { readonly kind: 'section'; readonly phrases: readonly Phrase[] }
  | { readonly kind: 'text' };

const BALANCES: ReadonlySet<Phrase> = new Set([
  'opening',
  'closing',
  'carried-forward',
  'brought-forward',
  'daily-balance',
  'available-balance',
]);
const SUMS: ReadonlySet<Phrase> = new Set(['subtotal', 'total', 'total-in', 'total-out', 'count', 'not-a-transaction']);
const SECTIONS: ReadonlySet<Phrase> = new Set([
  'section-in',
  'section-out',
  'section-booked',
  'pending',
  'summary',
  'interest-rates',
  'no-transactions',
]);

const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** The phrase of a family that a line begins with, and the share of the line's letters that it makes up. */
function leading(
  view: LineView,
  family: ReadonlySet<Phrase>,
): { readonly phrase: Phrase; readonly share: number } | null {
  const all = letters(view.text);
  for (const found of view.phrases) {
    if (!family.has(found.phrase)) continue;
    if (letters(view.text.slice(0, found.at)) > 2) continue;
    return {
      phrase: found.phrase,
      share: all > 0 ? letters(view.text.slice(found.at, found.at + found.length)) / all : 0,
    };
  }
  return null;
}

/** Rows may be called anything: a phrase counts for more where the line has no date of its own, or little else to say. */
export function lineKind(view: LineView): LineKind {
  const booked = view.figures.some(
    (figure) => figure.role === 'amount' || figure.role === 'money-in' || figure.role === 'money-out',
  );
  const balance = view.figures.some((figure) => figure.role === 'balance');
  const label = { label: view.text };
  if (booked || balance) {
    const named = leading(view, BALANCES);
    if (named && (named.share > 0.55 || !view.date || !booked)) return { kind: 'labelled', phrase: named.phrase, ...label };
  }
  const summed = view.figures.length > 0 ? leading(view, SUMS) : null;
  if (summed && (!view.date || summed.share > 0.9)) return { kind: 'labelled', phrase: summed.phrase, ...label };
  if (booked || balance) return { kind: booked ? 'booked' : 'balance' };
  const section = leading(view, SECTIONS);
  if (section && !view.date && section.share > 0.4) return { kind: 'section', phrases: [section.phrase] };
  if (view.date) return { kind: letters(view.text) > 0 ? 'opens' : 'day' };
  return { kind: 'text' };
}
