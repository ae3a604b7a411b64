import type { Conversion, Statement, Transaction } from '@tallyleaf/contract';
import { decimalsOf } from '@tallyleaf/contract/plain';
import type { ExportWarning, Held } from '../exporter.ts';
import { isTooLongForBinary } from './figures.ts';
import { cutTo } from './fit.ts';
import { type Fitted, holdConversion } from './hold.ts';
import { type Cell, serialOf } from './workbook.ts';

/** What a spreadsheet's cells can hold, and cells for the contract's values. Text cells never run, so none is guarded. */

/** Excel's limit for the text of one cell, in UTF-16 units; half of it in characters is always within. */
const LONGEST_TEXT = 32_767;

/**
 * A conversion as a workbook holds it; the account is its label, and empty where nothing is printed.
 * @param textOf what a row says; its description where left out
 */
export const holdSheet = (
  conversion: Conversion,
  textOf: (transaction: Transaction, statement: Statement, text: string) => string = (_row, _statement, text) => text,
): Held =>
  holdConversion(conversion, {
    account: (_, label) => ({ text: label ?? '', losses: [] }),
    text: (text, transaction, statement) => fitCell(textOf(transaction, statement, text)),
    reference: fitCell,
    category: fitCell,
    losses: lossesOf,
  });

function fitCell(text: string): Fitted {
  if (text.length <= LONGEST_TEXT) return { text, losses: [] };
  return cutTo(text, text.length === [...text].length ? LONGEST_TEXT : Math.floor(LONGEST_TEXT / 2));
}

function lossesOf({ date, valueDate, amount, balance }: Transaction): ExportWarning['code'][] {
  const dates = [date, valueDate].some((iso) => iso !== null && Number.isNaN(serialOf(iso)));
  const figures = [amount, balance].some((figure) => figure !== null && isTooLongForBinary(figure));
  return [...(figures ? (['figure-too-long'] as const) : []), ...(dates ? (['date-as-text'] as const) : [])];
}

/** A text, or nothing where it is empty. */
export const textCell = (text: string): Cell => (text === '' ? null : { kind: 'text', text });

/** An ISO date as a day, or as text where spreadsheets have no such day. */
export const dateCell = (iso: string): Cell =>
  Number.isNaN(serialOf(iso)) ? { kind: 'text', text: iso } : { kind: 'date', iso };

/** A contract amount, shown with its currency's decimals; nothing where it is empty. */
export const numberCell = (amount: string, currency: string): Cell =>
  amount === '' ? null : { kind: 'number', decimal: amount, decimals: decimalsOf(currency) };
