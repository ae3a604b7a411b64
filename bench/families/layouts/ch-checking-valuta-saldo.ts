import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import * as shared from './shared/central-europe.ts';
import { type Column, SWISS, type SwissBank } from './shared/swiss-texts.ts';

/**
 * A Swiss account in each of three languages, each with columns in an order of its own: debit, credit, value day and a
 * balance printed only with a day's last booking; apostrophes in the figures, part sums of collective orders in the text,
 * sums of the movements at every page's foot and head.
 */
interface Booking extends shared.Entry {
  readonly valueDate: string;
  readonly balance: bigint | null;
  readonly row: number;
}

interface Paper {
  readonly bank: SwissBank;
  readonly holder: string;
  readonly number: string;
  readonly iban: string;
  readonly start: string;
  readonly end: string;
}

const day = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yy}`;
const ACCOUNT = { de: 'Konto-Nr.', fr: 'Compte n°', it: 'Conto n.' };
const longDay = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;

function money(minor: bigint, { group, signBehind }: SwissBank): string {
  const plain = figure(minor, { group, decimal: '.' });
  if (minor >= 0n) return plain;
  return signBehind ? `${plain}-` : `-${plain}`;
}

const unsigned = (minor: bigint, { group }: SwissBank) => figure(minor, { group, decimal: '.' });

const cells = (bank: SwissBank, content: Partial<Readonly<Record<Column, string>>>) =>
  bank.columns.map((column) => `<td class="${column}">${content[column] ?? ''}</td>`).join('');

function printBooking({ date, valueDate, lines, minor, balance, row }: Booking, bank: SwissBank): string {
  const [first = '', ...more] = lines;
  const content = {
    date: day(date),
    text: [`<b>${text(first)}</b>`, ...more.map(text)].join('<br>'),
    value: day(valueDate),
    [minor < 0n ? 'debit' : 'credit']: unsigned(minor, bank),
    balance: balance === null ? '' : money(balance, bank),
  };
  return `<tr ${rowAttribute(0, row)}>${cells(bank, content)}</tr>`;
}

const sumsOf = (bookings: readonly Booking[]) => ({
  debit: shared.total(bookings.map(({ minor }) => (minor < 0n ? minor : 0n))),
  credit: shared.total(bookings.map(({ minor }) => (minor > 0n ? minor : 0n))),
});

function sumRow(bank: SwissBank, label: string, before: readonly Booking[], balance: bigint): string {
  const { debit, credit } = sumsOf(before);
  return `<tr class="s">${cells(bank, { text: label, debit: unsigned(debit, bank), credit: unsigned(credit, bank), balance: money(balance, bank) })}</tr>`;
}

function head({ bank, holder, number, iban, start, end }: Paper, index: number, count: number): string {
  const { labels } = bank;
  const period = `${labels.from} ${longDay(start)} ${labels.to} ${longDay(end)}`;
  const letter = `<div class="to"><u>${bank.institution}, ${bank.street}</u><br><br>${text(holder)}<br>${bank.street.replace(/^[^,]*, /, '')}</div>`;
  return `<div class="bank"><span>${bank.institution}</span><small>Clearing ${bank.clearing}<br>BIC ${bank.bic}<br>Tel. 0800 000 ${bank.clearing.slice(2)}</small></div>${index === 0 ? letter : ''}
    <h1>${labels.title} ${period}</h1><div class="acc"><span>${ACCOUNT[bank.language]} ${number}</span><span>IBAN ${shared.spaced(iban)}</span><span>CHF</span><span>${labels.page} ${index + 1}/${count}</span></div>`;
}

const headingRow = (bank: SwissBank) =>
  `<tr>${bank.columns.map((column) => `<th class="${column}">${bank.headings[column]}</th>`).join('')}</tr>`;

const cssOf = (bank: SwissBank) => `.page { padding: 34pt 44pt 22pt; font: ${bank.font}; }
.bank { display: flex; justify-content: space-between; } .bank span { font-size: 15pt; font-weight: bold; color: #b01020; } small { font-size: 7pt; line-height: 8.5pt; }
.to { height: 92pt; padding-top: 24pt; margin-left: 270pt; } u { font-size: 6.5pt; } h1 { font-size: 12pt; line-height: 16pt; margin-top: 12pt; }
.acc { display: flex; justify-content: space-between; border-top: 1pt solid #b01020; padding: 4pt 0; margin-bottom: 6pt; font-size: 8pt; }
table { width: 100%; table-layout: fixed; } th { text-align: left; border-bottom: 0.6pt solid #333; padding: 2pt 3pt; } td { padding: 2.5pt 3pt; vertical-align: ${bank.language === 'it' ? 'bottom' : 'top'}; white-space: nowrap; } td b { font-weight: ${bank.language === 'de' ? 'bold' : 'normal'}; }
.date, .value { width: 48pt; } .debit, .credit { width: 66pt; } .balance { width: 70pt; } .debit, .credit, .balance { text-align: right; }
.s td { font-weight: bold; border-top: 0.6pt solid #333; } .f { font-size: 6.8pt; margin-top: 14pt; }`;

function withBalances(entries: readonly shared.Entry[], opening: bigint, random: Random): Booking[] {
  let balance = opening;
  return entries.map((entry, row) => {
    balance += entry.minor;
    const dayEnds = entries[row + 1]?.date !== entry.date;
    return {
      ...entry,
      row,
      balance: dayEnds ? balance : null,
      valueDate: dayAfter(entry.date, random.pick([0, 0, 0, -1, 1])),
    };
  });
}

/** One balance of a day printed wrong; what stands below it is right. */
function misprintOne(bookings: readonly Booking[], random: Random): Booking[] {
  const printed = bookings.filter(({ balance }) => balance !== null);
  const hit = printed.length > 0 ? random.pick(printed).row : -1;
  return bookings.map((each) =>
    each.row === hit && each.balance !== null ? { ...each, balance: shared.misprinted(each.balance, random) } : each,
  );
}

function pagesOf(paper: Paper, bookings: readonly Booking[], opening: bigint): string[] {
  const { bank } = paper;
  const sheets = shared.breakPages(bookings, ({ lines }) => 0.55 + lines.length, [36, 46, 9]);
  const until = (row: number) => opening + shared.total(bookings.slice(0, row).map(({ minor }) => minor));
  return sheets.map((rows, index) => {
    const from = rows[0]?.row ?? bookings.length;
    const to = from + rows.length;
    const first = cells(bank, { date: day(paper.start), text: bank.labels.opening, balance: money(opening, bank) });
    const top =
      index === 0
        ? `<tr class="s">${first}</tr>`
        : sumRow(bank, bank.labels.carried, bookings.slice(0, from), until(from));
    const last = index === sheets.length - 1;
    const ends = `${sumRow(bank, bank.labels.totals, bookings, until(to)).replace(/<td class="balance">[^<]*/, '<td class="balance">')}<tr class="s">${cells(bank, { date: day(paper.end), text: bank.labels.closing, balance: money(until(to), bank) })}</tr>`;
    const bottom = last ? ends : sumRow(bank, bank.labels.carried, bookings.slice(0, to), until(to));
    const table = `<table>${headingRow(bank)}${top}${rows.map((row) => printBooking(row, bank)).join('')}${bottom}</table>`;
    return `${head(paper, index, sheets.length)}${table}${last ? `<p class="f">${text(bank.labels.fine)}</p>` : ''}`;
  });
}

const draw =
  (bank: SwissBank) =>
  (random: Random): Drawn => {
    const { start, end } = shared.monthOf(random.integer(0, 30), random.pick([1, 2, 3]));
    const number = `${random.digits(2)}.${random.digits(3)}.${random.digits(3)}-0`;
    const iban = shared.ibanOf('CH', `${bank.clearing}${number.replaceAll(/\D/g, '').padStart(12, '0')}`);
    const paper: Paper = { bank, holder: random.pick(bank.holders), number, iban, start, end };
    const days = shared.daysBetween(random, start, end, shared.rowCount(random, 14, 85));
    const opening = BigInt(random.integer(-30_000, 1_500_000));
    const right = withBalances(shared.makeEntries(random, days, bank.templates, bank.words), opening, random);
    const wrong = right.length > 0 && random.chance(1 / 6);
    const bookings = wrong ? misprintOne(right, random) : right;
    return {
      pages: pagesOf(paper, bookings, opening),
      css: cssOf(bank),
      statements: [
        {
          account: {
            institution: bank.institution,
            holder: paper.holder,
            number,
            iban,
            bic: bank.bic,
            type: 'checking',
            currency: 'CHF',
          },
          period: { start, end },
          opening: contractAmount(opening),
          closing: contractAmount(opening + shared.total(bookings.map(({ minor }) => minor))),
          transactions: bookings.map(({ date, valueDate, lines, minor, balance }) => ({
            ...{ date, valueDate, description: lines.join(' '), reference: null, amount: contractAmount(minor) },
            balance: balance === null ? null : contractAmount(balance),
          })),
          reconciliation: { status: wrong ? 'failed' : 'verified' },
        },
      ],
    };
  };

export const families: Family[] = SWISS.map((bank) => ({
  name: `ch-checking-valuta-saldo-${bank.language}`,
  country: 'CH',
  language: bank.language,
  type: 'checking',
  difficulties: ['apostrophes', 'balance-at-day-end', 'carried-sums', 'amounts-in-text', 'debit-credit-columns'],
  size: A4,
  draw: draw(bank),
}));
