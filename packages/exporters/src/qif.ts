import type { ExportWarning, Format, Held, HeldStatement } from './exporter.ts';
import { heldByAccount } from './parts/by-account.ts';
import { type Fitted, holdConversion } from './parts/hold.ts';
import { DATES, orderedDate, type SettingValues, settingOf } from './settings.ts';

/**
 * QIF: records of lines that begin with a letter, for one account a file (contract/exports, "QIF"). No balances, no
 * currency and no account: an "Opening Balance" would become the account's name.
 */
export const qif: Format = {
  hold: (conversion, { settings }) =>
    withAmbiguousDates(holdConversion(conversion, { category: fitCategory }), settings),
  print: (held, { settings }, conversion) =>
    heldByAccount(held, conversion).map(({ number, statements }) => {
      const text = printAccount(statements, settingOf(settings, DATES.id));
      return { bytes: new TextEncoder().encode(text), extension: 'qif', account: number };
    }),
};

/** In `L` brackets stand for an account that money goes to, and a slash begins a class; a category is neither. */
function fitCategory(category: string): Fitted {
  const text = category.replaceAll('[', '(').replaceAll(']', ')').replaceAll('/', '-');
  return { text, losses: text === category ? [] : ['text-replaced'] };
}

/** The first bytes are the type: readers look there for it. Every record ends with `^`, the last one too. */
function printAccount(statements: readonly HeldStatement[], order: string): string {
  const card = statements.some(({ source }) => source.account.type === 'credit-card');
  const records = statements.flatMap(({ transactions }) =>
    transactions.map(({ date, amount, reference, text, category }) => [
      `D${orderedDate(date, order)}`,
      `T${amount}`,
      ...(reference === null ? [] : [`N${reference}`]),
      `P${text}`,
      ...(category === null ? [] : [`L${category}`]),
      '^',
    ]),
  );
  return [card ? '!Type:CCard' : '!Type:Bank', ...records.flat()].map((line) => `${line}\r\n`).join('');
}

const ODOO =
  'Days stand before months. Odoo takes 03/04/2025 for 4 March: for Odoo write months first, or years. Other programs ask.';
const SKROOGE =
  'Months stand before days, and no day tells that. Skrooge takes 03/04/2025 for 3 April: for Skrooge write days first, or years. Other programs ask.';

/**
 * Programs that do not ask take dates one way: Odoo each figure up to 12 for the month, Skrooge the first figures for
 * the days where all dates allow it (tried: skroogeconvert 2.29).
 */
function withAmbiguousDates(held: Held, settings: SettingValues): Held {
  const order = settingOf(settings, DATES.id);
  const warnings = held.statements.flatMap(({ index, transactions }): ExportWarning[] => {
    const rows = transactions.filter(({ date }) => isAmbiguous(date)).map(({ row }) => row);
    const isTold = order === 'mdy' && transactions.some(({ date }) => Number(date.slice(8)) > 12);
    if (order === 'ymd' || isTold || rows.length === 0) return [];
    return [{ code: 'check-before-import', statement: index, rows, message: order === 'dmy' ? ODOO : SKROOGE }];
  });
  return { ...held, warnings: [...held.warnings, ...warnings] };
}

/** Whether day and month could be taken for one another. */
function isAmbiguous(iso: string): boolean {
  const [, month, day] = iso.split('-').map(Number);
  return day !== undefined && day <= 12 && day !== month;
}
