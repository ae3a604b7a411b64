import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { dayAfter } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import {
  accountOf,
  at,
  balanceOf,
  bare,
  CELLS,
  family,
  form,
  head,
  html,
  type Move,
  monthsFrom,
  pagesOf,
  single,
  total,
  tr,
  trueRow,
} from './kit-two.ts';

const de = form('.', ',');
const SIZE = 'font:8.6pt/11pt "Liberation Sans"';

function loanYear(year: string, opening: bigint, rate: bigint): Move[] {
  let after = opening;
  const add = (date: string, lines: string[], amount: bigint): Move => {
    after += amount;
    return { date, value: dayAfter(date, -1), lines, amount, after };
  };
  return Array.from({ length: 12 }, (_, m) => {
    const month = monthsFrom(Number(year), m + 1);
    const paid = add(dayAfter(month.start, 4), [`Rate ${m + 1}/${year}`, 'Dauerauftrag'], rate);
    return m % 3 === 2
      ? [
          paid,
          add(month.end, ['Sollzinsen lt. Abschluss', '3,125 % p.a.'], after / 128n),
          add(month.end, ['Kontoführungsentgelt'], -1_890n),
        ]
      : [paid];
  }).flat();
}

/** An Austrian loan's year on half sheets: what is owed before what is paid, and a table of the year's costs. */
function kreditkonto(random: Random): Drawn {
  const span = monthsFrom(random.integer(2021, 2025), 1, 12);
  const year = span.start.slice(0, 4);
  const rate = BigInt(random.integer(38_000, 92_000));
  const opening = -BigInt(random.integer(2_000_000, 14_000_000));
  const moves = loanYear(year, opening, rate);
  const after = moves.at(-1)?.after ?? opening;
  const holder = random.pick(['Mag. Theresa Oberhuber', 'Franz Xaver Lindtaler']);
  const own = iban('AT', `19999${random.digits(11)}`);
  const items = moves.map((move, r) => {
    const [debit, credit] = move.amount < 0n ? [de(move.amount), ''] : ['', de(move.amount)];
    return {
      html: tr(
        'lrllrr',
        [
          day(move.date, 'd.m.yyyy'),
          `-${de(move.after)}`,
          move.lines.join(' '),
          day(move.value, 'd.m.yyyy'),
          debit,
          credit,
        ],
        at(0, r),
      ),
      h: 15,
    };
  });
  const costs = total(moves, -1);
  const parts = pagesOf(items, 165, 210);
  const pages = parts.map((part, p) => {
    const first =
      p === 0
        ? `<p class="i">${holder} · IBAN ${own} · Kreditkonto 01.01.${year} bis 31.12.${year}<br>Kontostand zu Beginn: -${de(opening)} EUR</p>`
        : '<br>';
    const sums =
      p === parts.length - 1
        ? `<p class="i">Kontostand zum 31.12.${year}: <b>-${de(after)} EUR</b></p><p class="k">Kosten seit Jahresbeginn ${de(costs)} EUR &nbsp; davon Entgelte 75,60 EUR &nbsp; Restlaufzeit 121 Monate</p>`
        : '';
    return `<h2>Donauländische Hypothekenkasse AG <small>Seite ${p + 1} von ${parts.length}</small></h2>${first}<table>${head('lrllrr', ['Datum', 'Aushaftend', 'Buchungstext', 'Valuta', 'Belastung', 'Gutschrift'])}${html(part)}</table>${sums}`;
  });
  const css = `.page{padding:26pt 40pt;${SIZE}}${CELLS}h2{font-size:12pt;color:#833}small{float:right;font-weight:normal;font-size:8pt}.i{padding:8pt 0}td{padding:2pt 4pt}.k{border:.5pt solid #833;padding:3pt}`;
  const account = accountOf({
    institution: 'Donauländische Hypothekenkasse AG',
    holder,
    iban: bare(own),
    type: 'loan',
    currency: 'EUR',
  });
  const truth = moves.map((move) => trueRow(move, { valueDate: move.value, ...balanceOf(move) }));
  return single({ pages, css, account, span, opening, closing: after, rows: truth });
}

export const families: Family[] = [
  family('at-loan-aushaftend', 'de', 'loan', ['balance-left', 'half-sheets'], kreditkonto, [595.28, 419.53]),
];
