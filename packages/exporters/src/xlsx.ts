import { type Conversion, decimalsOf, type Statement } from '@tallyleaf/contract';
import type { ExportWarning, Write } from './exporter.ts';
import { type AccountGroup, accountsOf } from './parts/accounts.ts';
import { COLUMNS, cellsOf, headings } from './parts/columns.ts';
import { localeForm } from './parts/locale.ts';
import { type Cell, type Sheet, serialOf, workbook } from './parts/workbook.ts';

/** Excel's limit for the text of one cell. */
const LONGEST_TEXT = 32_767;
/** Digits that a spreadsheet keeps of a number. */
const MOST_DIGITS = 15;

/** Without a statement there is still a sheet: a workbook must have one. */
const NO_ACCOUNT: AccountGroup = { label: null, currency: '', statements: [] };

/** One workbook; a sheet for each account, `Transactions` where there is one. */
export const writeXlsx: Write = (conversion, options) => {
  const warnings: ExportWarning[] = [];
  const titles = headings(localeForm(options.locale).language);
  const accounts = accountsOf(conversion);
  const groups = accounts.length > 0 ? accounts : [NO_ACCOUNT];
  const names = sheetNames(groups);
  const sheets = groups.map((group, index): Sheet => {
    const rows = group.statements.flatMap((at) => rowsOf(conversion, at, group.label, warnings));
    return { name: names[index] ?? '', headings: titles, widths: COLUMNS.map(({ width }) => width), rows };
  });
  const file = { bytes: workbook(sheets), extension: 'xlsx', account: null };
  return { files: [file], warnings, notWritten: [] };
};

/** Valid and unique: at most 31 characters (the last ones of an account, which tell accounts apart), case apart. */
function sheetNames(groups: readonly AccountGroup[]): string[] {
  if (groups.length < 2) return ['Transactions'];
  const used = new Set<string>();
  const labels = groups.map(({ label }) => label);
  return groups.map(({ label, currency }) => {
    const shared = labels.filter((other) => other === label).length > 1;
    const wanted = sheetName(`${label ?? 'Transactions'}${shared ? ` ${currency}` : ''}`);
    let name = wanted.slice(-31);
    for (let n = 2; used.has(name.toLowerCase()); n++) name = `${wanted.slice(-(31 - ` (${n})`.length))} (${n})`;
    used.add(name.toLowerCase());
    return name;
  });
}

/** `*` of masked digits becomes `x`; what else a sheet's name cannot hold, a hyphen; Excel keeps `History` for itself. */
const sheetName = (text: string): string => {
  const name = text
    .replaceAll('*', 'x')
    .replace(/[[\]:?/\\]/g, '-')
    .replace(/^'|'$/g, '-');
  return /^history$/i.test(name) ? `${name}-` : name;
};

function rowsOf(conversion: Conversion, at: number, label: string | null, warnings: ExportWarning[]): Cell[][] {
  const statement = conversion.statements[at];
  if (!statement) return [];
  const problems = new Map<ExportWarning['code'], number[]>();
  const rows = statement.transactions.map((transaction, row) =>
    cellsOf(transaction, statement, label).map((value, column) => {
      const [cell, problem] = cellOf(value, column, statement);
      if (problem) problems.set(problem, [...(problems.get(problem) ?? []), row]);
      return cell;
    }),
  );
  for (const [code, found] of problems)
    warnings.push({ code, statement: at, rows: found, message: MESSAGES[code] ?? code });
  return rows;
}

const MESSAGES: Partial<Record<ExportWarning['code'], string>> = {
  'text-cut': `A text is longer than the ${LONGEST_TEXT} characters that a cell can hold and was cut.`,
  'figure-too-long': `A figure has more than the ${MOST_DIGITS} digits that a spreadsheet keeps; it may show it rounded.`,
  'date-as-text': 'A date lies before March 1900 or does not exist; spreadsheets have no such date, so it is text.',
};

/** A value as a cell, and what the sheet cannot hold of it. */
function cellOf(value: string | null, column: number, statement: Statement): [Cell, ExportWarning['code']?] {
  const kind = COLUMNS[column]?.kind;
  if (value === null || value === '') return [null];
  if (kind === 'date') {
    return Number.isNaN(serialOf(value)) ? [{ kind: 'text', text: value }, 'date-as-text'] : [{ kind, iso: value }];
  }
  if (kind === 'amount') {
    const cell = { kind: 'number', decimal: value, decimals: decimalsOf(statement.account.currency) } as const;
    const digits = value.replace(/\D/g, '').replace(/^0+|0+$/g, '').length;
    return digits > MOST_DIGITS ? [cell, 'figure-too-long'] : [cell];
  }
  if (value.length <= LONGEST_TEXT) return [{ kind: 'text', text: value }];
  return [{ kind: 'text', text: value.slice(0, LONGEST_TEXT) }, 'text-cut'];
}
