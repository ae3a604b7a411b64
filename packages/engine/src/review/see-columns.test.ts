import { readFileSync } from 'node:fs';
import type { SetLayout, SetRole } from '@tallyleaf/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { at, writePdf } from '../../../../tests/written-pdf.ts';
import { createNodeHost } from '../../platform/node/host.ts';
import { drawnPage } from '../../tests/drawn-page.ts';
import { convert } from '../convert.ts';
import type { Options } from '../options.ts';
import { type ColumnsOfPage, seeColumns } from './see-columns.ts';

const host = createNodeHost();

type Row = readonly string[];
/** Points of an A4 page, 595 wide. */
const PLACES = [50, 130, 320, 400, 480];

const drawn = (head: Row, rows: readonly Row[], places: readonly number[]): string =>
  [['Statement of account'], ['Period 01/03/2025 - 31/03/2025'], ['Currency: EUR'], head, ...rows]
    .flatMap((cells, line) => cells.map((cell, i) => (cell ? at(places[i] ?? 50, 780 - 16 * line, cell) : '')))
    .join('');
const pdf = (head: Row, rows: readonly Row[], places: readonly number[] = PLACES) => ({
  bytes: writePdf([{ content: drawn(head, rows, places) }]),
  fileName: 'march.pdf',
});
const run = (file: ReturnType<typeof pdf>, options: Options = {}) => convert(file, options, host);
const see = (file: ReturnType<typeof pdf>, options: Options = {}) => seeColumns(file, options, host);
const shown = ([page]: ColumnsOfPage[]) => page?.tables[0]?.columns.map(({ role, heading }) => [role, heading]);

/** What a person makes of the columns that are seen: the roles in their order, the edges as they are. */
async function setTo(file: ReturnType<typeof pdf>, ...roles: SetRole[]): Promise<SetLayout> {
  const table = (await see(file))[0]?.tables[0];
  expect(table?.columns).toHaveLength(roles.length);
  const columns = (table?.columns ?? []).map(({ from, to }, i) => ({ role: roles[i] as SetRole, from, to }));
  return { fingerprint: table?.fingerprint ?? '', columns };
}

const HEAD = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
const rows = [
  ['', 'Opening balance', '', '', '100.00'],
  ['13/03/2025', 'GROCER', '12.00', '', '88.00'],
  ['14/03/2025', 'SALARY', '', '900.00', '988.00'],
  ['16/03/2025', 'RENT', '80.00', '', '908.00'],
  ['', 'Closing balance', '', '', '908.00'],
];
const inMay = [
  ['', 'Opening balance', '', '', '7,908.00'],
  ['02/05/2025', 'BOOKSHOP IN THE OLD TOWN', '1,112.50', '', '6,795.50'],
  ['27/05/2025', 'SALARY', '', '20,900.00', '27,695.50'],
  ['', 'Closing balance', '', '', '27,695.50'],
];

describe('the columns of a file', () => {
  it('are seen with their roles and headings, from left to right, none over another', async () => {
    const pages = await see(pdf(HEAD, rows));
    expect(pages).toMatchObject([{ page: 1, width: 595, height: 842, tables: [{}] }]);
    expect(shown(pages)).toEqual([
      ['booking-date', 'Date'],
      ['description', 'Description'],
      ['money-out', 'Debit'],
      ['money-in', 'Credit'],
      ['balance', 'Balance'],
    ]);
    const columns = pages[0]?.tables[0]?.columns ?? [];
    columns.forEach(({ from, to, box }, i) => {
      expect(from).toBeGreaterThanOrEqual(columns[i - 1]?.to ?? 0);
      expect(to).toBeGreaterThan(from);
      expect([from, to].map((share) => Number((share * 595).toFixed(6)))).toEqual(
        [box[0], box[2]].map((x) => Number(x.toFixed(6))),
      );
    });
  });

  it('have the fingerprint of another month, and not that of another layout', async () => {
    const of = async (file: ReturnType<typeof pdf>) => (await see(file))[0]?.tables[0]?.fingerprint;
    const march = await of(pdf(HEAD, rows));
    expect(march).toMatch(/^[0-9a-f]{16}$/);
    expect(await of(pdf(HEAD, inMay))).toBe(march);
    const turned = ['Date', 'Description', 'Credit', 'Debit', 'Balance'];
    expect(await of(pdf(turned, rows))).not.toBe(march);
    expect(await of(pdf(HEAD, rows, [50, 130, 250, 330, 410]))).not.toBe(march);
  });

  it('have one fingerprint whether or not they were set', async () => {
    const file = pdf(HEAD, rows);
    const set = await setTo(file, 'booking-date', 'description', 'money-out', 'money-in', 'unused');
    const [page] = await see(file, { layouts: [set] });
    expect(page?.tables[0]?.fingerprint).toBe(set.fingerprint);
    expect(page?.tables[0]?.columns.map(({ role, from, to }) => ({ role, from, to }))).toEqual(set.columns);
    expect(page?.tables[0]?.columns.at(-1)?.heading).toBe('Balance');
  });
});

describe('columns that a person set', () => {
  /** The headings do not say what their columns hold. */
  const misleading = ['Date', 'Description', 'Credit', 'Credit', 'Balance'];
  const straight = ['Date', 'Description', 'Amount', 'Balance'];
  const signed = [
    ['', 'Opening balance', '', '100.00'],
    ['13/03/2025', 'GROCER', '-12.00', '88.00'],
    ['14/03/2025', 'SALARY', '900.00', '988.00'],
    ['16/03/2025', 'RENT', '-80.00', '908.00'],
    ['', 'Closing balance', '', '908.00'],
  ];
  const asPrinted = ['booking-date', 'description', 'money-out', 'money-in', 'balance'] as const;

  it('make a statement add up whose headings misled, and the result says that they were set', async () => {
    const file = pdf(misleading, rows);
    const before = await run(file);
    // The balances tell what the columns hold; under headings that say otherwise, nothing proves the direction.
    expect(before.statements[0]?.reconciliation).toMatchObject({ status: 'unverifiable', unread: ['direction'] });
    expect(before.warnings).toEqual([]);
    const after = await run(file, { layouts: [await setTo(file, ...asPrinted)] });
    expect(after.statements[0]?.transactions.map(({ amount }) => amount)).toEqual(['-12.00', '900.00', '-80.00']);
    expect(after.statements[0]?.reconciliation.status).toBe('verified');
    expect(after.warnings.map(({ code }) => code)).toEqual(['columns-set']);
  });

  it('hold for another month, whose figures and texts are wider', async () => {
    const set = await setTo(pdf(misleading, rows), ...asPrinted);
    const { statements } = await run(pdf(misleading, inMay), { layouts: [set] });
    expect(statements[0]?.transactions).toMatchObject([
      { description: 'BOOKSHOP IN THE OLD TOWN', amount: '-1112.50' },
      { description: 'SALARY', amount: '20900.00' },
    ]);
    // The file still names March as its period: the sums come out, the days do not.
    expect(statements[0]?.reconciliation).toMatchObject({ unbound: [], unread: ['dates'] });
  });

  it('change nothing where the layout is another', async () => {
    const set = await setTo(pdf(misleading, rows), ...asPrinted);
    expect(await run(pdf(straight, signed), { layouts: [set] })).toEqual(await run(pdf(straight, signed)));
  });

  it('never make a statement add up whose sums do not', async () => {
    const file = pdf(straight, signed);
    const set = await setTo(file, 'booking-date', 'description', 'balance', 'amount');
    const { statements } = await run(file, { layouts: [set] });
    expect(statements[0]?.transactions.map(({ amount }) => amount)).toEqual(['-88.00', '988.00', '-908.00']);
    expect(statements[0]?.reconciliation.status).toBe('failed');
  });

  it('say which way money went', async () => {
    const file = pdf(HEAD, rows);
    const set = await setTo(file, 'booking-date', 'description', 'money-in', 'money-out', 'balance');
    const { statements } = await run(file, { layouts: [set] });
    expect(statements[0]?.transactions.map(({ amount }) => amount)).toEqual(['12.00', '-900.00', '80.00']);
  });

  it('tell dates of booking and of value apart, and texts from references and what is of no use', async () => {
    const head = ['Alpha', 'Beta', 'Date', 'Value date', 'Amount', 'Balance'];
    const places = [60, 150, 240, 320, 420, 500];
    const file = pdf(
      head,
      [
        ['', 'Opening balance', '', '', '', '100.00'],
        ['GROCER', 'A4711B', '12/03/2025', '13/03/2025', '-12.00', '88.00'],
        ['SALARY', 'C4712D', '14/03/2025', '15/03/2025', '900.00', '988.00'],
        ['', 'Closing balance', '', '', '', '988.00'],
      ],
      places,
    );
    const { fingerprint } = (await see(file))[0]?.tables[0] ?? { fingerprint: '' };
    const edges = [...places.map((x) => (x - 8) / 595), 0.99];
    const layout = (...roles: SetRole[]): SetLayout => ({
      fingerprint,
      columns: roles.map((role, i) => ({ role, from: edges[i] ?? 0, to: edges[i + 1] ?? 1 })),
    });
    const first = async (set: SetLayout) => (await run(file, { layouts: [set] })).statements[0]?.transactions[0];
    expect(
      await first(layout('description', 'reference', 'value-date', 'booking-date', 'amount', 'balance')),
    ).toMatchObject({
      date: '2025-03-13',
      valueDate: '2025-03-12',
      description: 'GROCER',
      reference: 'A4711B',
    });
    expect(await first(layout('unused', 'description', 'booking-date', 'unused', 'amount', 'balance'))).toMatchObject({
      date: '2025-03-12',
      valueDate: null,
      description: 'A4711B',
      reference: null,
    });
  });
});

describe('columns on a picture', () => {
  it('have the fingerprint of the same page as text, stand where they do there, and can be set from it', async () => {
    const { width, height, grey } = await drawnPage('us-checking-plain', 150);
    const png = await sharp(grey, { raw: { width, height, channels: 1 } })
      .withMetadata({ density: 150 })
      .png()
      .toBuffer();
    const path = new URL('../../../../corpus/cases/us-checking-plain/input.pdf', import.meta.url);
    const text = { bytes: new Uint8Array(readFileSync(path)), fileName: 'march.pdf' };
    const picture = () => ({ bytes: new Uint8Array(png), fileName: 'march.png' });
    const [onText, onPicture] = [(await see(text))[0]?.tables[0], (await see(picture()))[0]?.tables[0]];
    if (!onText || !onPicture) throw new Error('there is a table on it');
    expect(onPicture.fingerprint).toBe(onText.fingerprint);
    expect(onPicture.columns.map(({ role }) => role)).toEqual(onText.columns.map(({ role }) => role));
    onPicture.columns.forEach(({ from, to }, i) => {
      expect(Math.abs(from - (onText.columns[i]?.from ?? 0))).toBeLessThan(0.02);
      expect(Math.abs(to - (onText.columns[i]?.to ?? 0))).toBeLessThan(0.02);
    });
    const columns = onText.columns.map(({ role, from, to }) => ({ role, from, to }));
    const plain = await run(picture());
    const set = await run(picture(), { layouts: [{ fingerprint: onText.fingerprint, columns }] });
    expect(set.warnings.map(({ code }) => code)).toContain('columns-set');
    expect(set.statements[0]?.transactions.map(({ amount }) => amount)).toEqual(
      plain.statements[0]?.transactions.map(({ amount }) => amount),
    );
  }, 120_000);
});
