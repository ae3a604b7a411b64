import type { Conversion, Transaction } from '@tallyleaf/contract';
import type { Format, FormatOptions, Held, HeldStatement, HeldTransaction } from './exporter.ts';
import { type AccountGroup, accountsOf } from './parts/accounts.ts';
import { type Column, columnsFor, headings } from './parts/columns.ts';
import { localeForm } from './parts/locale.ts';
import { dateCell, holdSheet, numberCell } from './parts/sheet-cells.ts';
import { type Cell, type Sheet, workbook } from './parts/workbook.ts';

/** Without a statement there is still a sheet: a workbook must have one. */
const NO_ACCOUNT: AccountGroup = { label: null, currency: '', statements: [] };

/** One workbook; a sheet for each account, `Transactions` where there is one. */
export const xlsx: Format = {
  hold: (conversion) => holdSheet(conversion),
  print: (held, options, conversion) => [
    { bytes: workbook(sheetsOf(held, options, conversion)), extension: 'xlsx', account: null },
  ],
};

function sheetsOf(held: Held, { locale, settings }: FormatOptions, conversion: Conversion): Sheet[] {
  const { language } = localeForm(locale);
  const titles = headings(language);
  const words = settings.marks === 'no' ? null : noteWords(language);
  const accounts = accountsOf(conversion);
  const groups = accounts.length > 0 ? accounts : [NO_ACCOUNT];
  const names = sheetNames(groups);
  return groups.map((group, index): Sheet => {
    const statements = held.statements.filter((statement) => group.statements.includes(statement.index));
    const columns = columnsFor(statements.flatMap(({ transactions }) => transactions));
    return {
      name: names[index] ?? '',
      headings: titles.slice(0, columns.length),
      widths: columns.map(({ width }) => width),
      rows: statements.flatMap((one) => rowsOf(one, columns, words)),
    };
  });
}

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

const rowsOf = (statement: HeldStatement, columns: readonly Column[], words: NoteWords | null): Cell[][] =>
  statement.transactions.map((row) =>
    columns.map((column) => {
      const cell = cellOf(column, row, statement);
      const note = words ? noteOf(column, statement.source.transactions[row.row], words) : null;
      return note === null ? cell : { ...(cell ?? { kind: 'empty' as const }), note };
    }),
  );

function cellOf({ key, kind }: Column, row: HeldTransaction, { account, currency }: HeldStatement): Cell {
  const value = { ...row, account, currency }[key];
  if (value === null || value === '') return null;
  if (kind === 'amount') return numberCell(value, currency);
  return kind === 'date' ? dateCell(value) : { kind: 'text', text: value };
}

/** What a note says of a cell that a person corrected, and of a row that a person added. */
interface NoteWords {
  readonly read: string;
  readonly nothing: string;
  readonly added: string;
}

const ENGLISH: NoteWords = { read: 'Read as:', nothing: 'nothing', added: 'Added by hand.' };

const NOTES: Readonly<Record<string, NoteWords>> = {
  en: ENGLISH,
  es: { read: 'Leído como:', nothing: 'nada', added: 'Añadida a mano.' },
  pt: { read: 'Lido como:', nothing: 'nada', added: 'Acrescentada à mão.' },
  fr: { read: 'Lu :', nothing: 'rien', added: 'Ajoutée à la main.' },
  de: { read: 'Gelesen als:', nothing: 'nichts', added: 'Von Hand hinzugefügt.' },
  it: { read: 'Letto:', nothing: 'niente', added: 'Aggiunta a mano.' },
  ja: { read: '読み取り時：', nothing: 'なし', added: '手入力で追加した行です。' },
  zh: { read: '读取为：', nothing: '空', added: '手动添加。' },
  'zh-TW': { read: '讀取為：', nothing: '空', added: '手動新增。' },
};

const noteWords = (language: string): NoteWords => NOTES[language] ?? ENGLISH;

/** What is noted of a cell; null where it is as it was read. */
function noteOf({ key }: Column, row: Transaction | undefined, words: NoteWords): string | null {
  if (row?.origin === 'person') return key === 'date' ? words.added : null;
  const cell = key === 'text' ? 'description' : key;
  if (!row?.read || cell === 'currency' || cell === 'account' || cell === 'category' || !(cell in row.read))
    return null;
  return `${words.read} ${row.read[cell] || words.nothing}`;
}
