import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { contractAmount, dayAfter, intlDate } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import {
  accountOf,
  at,
  bare,
  br,
  CELLS,
  family,
  form,
  head,
  html,
  type Item,
  inOut,
  movesOf,
  pagesOf,
  single,
  someMonths,
  statementOf,
  total,
  tr,
  trueRow,
  type Wording,
} from './kit-two.ts';

const comma = form(',', '.');

/** A British app bank: months as headings with bare days, newest first, a plus for what comes in, a balance a day. */
function pots(random: Random): Drawn {
  const span = someMonths(random, 2);
  const opening = BigInt(random.integer(20_000, 250_000));
  const wordings: Wording[] = [
    ['[Pellmoor Timber Co.|Salary;Priya Maddern|Pizza night;Withdrawal from Holiday pot]', 800, 240_000],
    ['[Wren Coffee|Dunmere;Ansley Grocers|Card ending ####;Northlark Rail|Online]', -9_000, -180],
    ['[Deposit to Holiday pot;Deposit to Bills pot]', -20_000, -500],
    ['[Dunmere Council|Direct Debit;Lark Mobile|Direct Debit]', -18_000, -900],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(10, 36), wordings });
  const closing = moves.at(-1)?.after ?? opening;
  const closes = (r: number) => moves[r + 1]?.date !== moves[r]?.date;
  const month = (r: number) => (moves[r]?.date ?? '').slice(0, 7);
  const items = [...moves.entries()].reverse().map(([r, move]): Item => {
    const top = r === moves.length - 1 || month(r + 1) !== month(r);
    const name = intlDate(move.date, 'en-GB', { month: 'long', year: 'numeric' });
    const cells = [
      closes(r) ? intlDate(move.date, 'en-GB', { weekday: 'short', day: 'numeric' }) : '',
      br(move.lines),
      `${move.amount > 0n ? '+' : ''}£${comma(move.amount)}`,
      closes(r) ? `£${comma(move.after)}` : '',
    ];
    const row = `<div class="g" ${at(0, r)}>${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`;
    return { html: top ? `<h3>${name}</h3>${row}` : row, h: (top ? 34 : 0) + 10 + 12 * move.lines.length };
  });
  const number = random.digits(8);
  const holder = random.pick(['Priya Maddern', 'Colin Barrowby']);
  const long = (iso: string) => intlDate(iso, 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const parts = pagesOf(items, 500, 670);
  const pages = parts.map((part, p) => {
    const top = `<h1>wren</h1><div class="two"><p>${holder}<br>Sort code 99-99-12<br>Account number ${number}</p><p>${long(span.start)} to ${long(span.end)}<br>Balance at the end <b>£${comma(closing)}</b><br>Balance at the start £${comma(opening)}<br>Money in £${comma(total(moves, 1))} · Money out £${comma(total(moves, -1))}</p></div><p class="pot">Holiday pot £${comma(opening * 2n)} &nbsp; Bills pot £85.00 &nbsp; (not included in the balances above)</p>`;
    return `${p === 0 ? top : ''}${html(part)}<p class="f">Wren is a trading name of Wren Payments Ltd. Eligible deposits are protected up to £85,000. Page ${p + 1} of ${parts.length}</p>`;
  });
  const css =
    '.page{padding:44pt 64pt;font:9pt/12pt "Liberation Sans","DejaVu Sans"}h1{font-size:24pt;line-height:40pt;color:#e4572e}.two{display:grid;grid-template-columns:1fr 1fr}.pot{background:#f4f1ec;padding:6pt;margin-top:14pt;font-size:8pt}h3{font-size:11pt;padding:14pt 0 6pt;height:34pt}.g{display:grid;grid-template-columns:60pt 1fr 80pt 80pt;padding:5pt 0;border-top:.4pt solid #ddd}.g span:nth-child(n+3){text-align:right}.f{position:absolute;bottom:20pt;font-size:6.6pt}';
  const account = accountOf({ institution: 'wren', holder, number, type: 'checking', currency: 'GBP' });
  const rows = moves.map((move, r) => trueRow(move, { balance: closes(r) ? contractAmount(move.after) : null }));
  return single({ pages, css, account, span, opening, closing, rows });
}

/** A wallet of three currencies, one without decimals: a table each, pending items apart, a page of law and fees. */
function currencies(random: Random): Drawn {
  const span = someMonths(random);
  const holder = random.pick(['Anouk Dyleman', 'Tiit Laasik', 'Joana Vilarinho']);
  const own = iban('LT', `99990${random.digits(11)}`);
  const us = (iso: string) => intlDate(iso, 'en-US', { month: 'short', day: 'numeric', year: 'numeric' });
  const made = (['EUR', 'PLN', 'JPY'] as const).map((currency, s) => {
    const decimals = currency === 'JPY' ? 0 : 2;
    const money = form(',', '.', decimals);
    const opening = BigInt(random.integer(20_000, 400_000));
    const wordings: Wording[] = [
      ['[Top-up by card *####;Transfer from Tiit L.;Exchanged to CUR]', 2_000, 150_000],
      ['[Bakery Kade;Metro Lipowiec;Streamlark|Dublin]', -9_000, -150],
      ['[Exchanged from CUR;Transfer to Joana V.|Fee: 0.00]', -60_000, -1_000],
    ];
    const worded = wordings.map(([words, low, high]): Wording => [words.replace('CUR', currency), low, high]);
    const moves = movesOf(random, { span, opening, count: random.integer(4, 15), wordings: worded });
    const closing = moves.at(-1)?.after ?? opening;
    const items = moves.map((move, r) => ({
      html: tr('llrrr', [us(move.date), br(move.lines), ...inOut(move.amount, money), money(move.after)], at(s, r)),
      h: 8 + 12 * move.lines.length,
    }));
    const account = accountOf({
      institution: 'Polywallet',
      holder,
      iban: bare(own),
      bic: 'POLWLT99',
      type: 'unknown',
      currency,
    });
    const rows = moves.map((move) => trueRow(move, { balance: contractAmount(move.after, decimals) }, decimals));
    const statement = statementOf({ account, span, opening, closing, rows, decimals });
    const sums = [opening, total(moves, -1), total(moves, 1), closing].map(money);
    return { currency, statement, sums, items };
  });
  const summary = `<table class="sum">${head('lrrrr', ['Account', 'Opening balance', 'Money out', 'Money in', 'Closing balance'])}${made.map(({ currency, sums }) => tr('lrrrr', [`${currency} account`, ...sums])).join('')}</table>`;
  const pending = `<h2>Pending</h2><table>${head('llr', ['Start date', 'Description', 'Amount'])}${tr('llr', [us(span.end), 'Hotel Merriton', '€64.00'])}${tr('llr', [us(span.end), 'Metro Lipowiec', '€2.40'])}</table>`;
  const pages = made.map(({ currency, items }, p) => {
    const top = p === 0 ? `<p>${holder} · IBAN ${own} · BIC POLWLT99</p><h2>Summary</h2>${summary}` : '';
    return `<h1>Polywallet <small>${currency} Statement, ${us(span.start)} to ${us(span.end)}</small></h1>${top}${p === 0 ? pending : ''}<h2>${currency} transactions</h2><table>${head('llrrr', ['Date', 'Description', 'Money out', 'Money in', 'Balance'])}${html(items)}</table>`;
  });
  const law = `<h1>Polywallet</h1><h2>Fees this year to ${us(span.end)}</h2><table class="sum">${head('lrr', ['Service', 'This month', 'Year to date'])}${tr('lrr', ['Currency exchange at weekends', '€1.20', '€9.75'])}${tr('lrr', ['Cash withdrawals above €200.00', '€0.00', '€4.00'])}</table><p class="f">Your money is safeguarded under the terms of ${us(dayAfter(span.start, -400))}. Limits of €10,000.00 a day apply since Jan 1, 2021. Complaints: within 15 business days. Printed ${day(dayAfter(span.end, 2), 'yyyy-mm-dd')}.</p>`;
  const css = `.page{padding:44pt 52pt;font:8.8pt/12pt "Liberation Sans","DejaVu Sans Condensed"}${CELLS}h1{font-size:17pt;line-height:34pt}small{font-size:9pt;font-weight:normal;float:right}h2{font-size:10pt;padding:16pt 0 6pt}td{padding:4pt;border-bottom:.4pt solid #ddd}.sum td{border:0;background:#f5f7fa}.f{padding-top:30pt;line-height:13pt}`;
  return { pages: [...pages, law], css, statements: made.map(({ statement }) => statement) };
}

export const families: Family[] = [
  family(
    'gb-checking-pots-month-headings',
    'en',
    'checking',
    ['month-headings', 'bare-days', 'newest-first', 'balance-at-day-end'],
    pots,
  ),
  family(
    'eu-wallet-three-currencies',
    'en',
    'unknown',
    ['several-currencies', 'no-decimals', 'pending', 'fee-table', 'legal-page'],
    currencies,
  ),
];
