import type { ExportWarning, Format, Held, HeldStatement } from './exporter.ts';
import { heldByAccount } from './parts/by-account.ts';
import { holdConversion } from './parts/hold.ts';
import { DATES, orderedDate, type SettingValues, settingOf } from './settings.ts';

/**
 * QIF: records of lines that begin with a letter, for one account a file (contract/exports, "QIF"). No balances, no
 * currency and no account: an "Opening Balance" would become the account's name.
 */
export const qif: Format = {
  hold: (conversion, { settings }) => withAmbiguousDates(holdConversion(conversion), settings),
  print: (held, { settings }, conversion) =>
    heldByAccount(held, conversion).map(({ number, statements }) => {
      const text = printAccount(statements, settingOf(settings, DATES.id));
      return { bytes: new TextEncoder().encode(text), extension: 'qif', account: number };
    }),
};

/** The first bytes are the type: readers look there for it. Every record ends with `^`, the last one too. */
function printAccount(statements: readonly HeldStatement[], order: string): string {
  const card = statements.some(({ source }) => source.account.type === 'credit-card');
  const records = statements.flatMap(({ transactions }) =>
    transactions.map(({ date, amount, reference, text }) => [
      `D${orderedDate(date, order)}`,
      `T${amount}`,
      ...(reference === null ? [] : [`N${reference}`]),
      `P${text}`,
      '^',
    ]),
  );
  return [card ? '!Type:CCard' : '!Type:Bank', ...records.flat()].map((line) => `${line}\r\n`).join('');
}

/** Odoo takes the first figure for the month unless it is over 12; other programs ask. */
function withAmbiguousDates(held: Held, settings: SettingValues): Held {
  if (settingOf(settings, DATES.id) !== 'dmy') return held;
  const warnings = held.statements.flatMap(({ index, transactions }): ExportWarning[] => {
    const rows = transactions.filter(({ date }) => isAmbiguous(date)).map(({ row }) => row);
    const message =
      'Days stand before months. Odoo takes 03/04/2025 for 4 March: for Odoo write months first, or years. Other programs ask.';
    return rows.length === 0 ? [] : [{ code: 'check-before-import', statement: index, rows, message }];
  });
  return { ...held, warnings: [...held.warnings, ...warnings] };
}

/** Whether day and month could be taken for one another. */
function isAmbiguous(iso: string): boolean {
  const [, month, day] = iso.split('-').map(Number);
  return day !== undefined && day <= 12 && day !== month;
}
