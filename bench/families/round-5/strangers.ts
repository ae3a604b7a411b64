import type { Random } from '../../../corpus/generator/random.ts';
import type { Stranger } from '../family.ts';
import { look, mon } from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, daysFrom, POINT, rowsOf, startDay, stranger, sum, tableOf, WHOLE, whoIn } from '../stranger-parts.ts';

/** Papers with days, sums and running figures that no bank issued. */

const wordy = (iso: string): string => `${day(iso, 'dd')} ${mon(iso)} ${day(iso, 'yyyy')}`;

/** A plumber's tax invoice: work day by day, parts, tax, a bank account to pay into. */
function invoice(random: Random): ReturnType<Stranger['draw']> {
  const { person, place, firm } = whoIn(random, 'en');
  const start = startDay(random);
  const work = [
    'Call-out, blocked drain',
    'Hot water unit fitted',
    'Copper pipe 15 mm, 6 m',
    'Labour',
    'Tapware supplied',
  ];
  const lines = daysFrom(random, start, random.integer(5, 24), 4).map((iso) => {
    const [count, each] = [random.integer(1, 6), random.integer(900, 24_000)];
    return {
      cells: [wordy(iso), random.pick(work), String(count), POINT(each), POINT(count * each)],
      worth: count * each,
    };
  });
  const net = sum(lines.map(({ worth }) => worth));
  const tax = Math.round(net / 10);
  const foot = rowsOf('lllrr', [
    ['', '', '', 'Subtotal', POINT(net)],
    ['', '', '', 'GST 10%', POINT(tax)],
    ['', '', '', 'Deposit received', POINT(-20_000)],
    ['', '', '', 'Amount due', POINT(net + tax - 20_000)],
  ]);
  const html = `<h1>TAX INVOICE</h1><div class="sp"><p>${firm}<br>ABN 99 000 444 000<br>Invoice no. ${random.digits(5)}<br>Date ${wordy(dayAfter(start, 90))}</p><p>Bill to: ${person}<br>${place}</p></div>${tableOf(
    'lllrr',
    ['Date', 'Description', 'Qty', 'Rate', 'Amount'],
    lines.map(({ cells }) => cells),
  )}<table>${foot}</table><p>Payment terms 14 days. EFT: BSB 999-031, account ${random.digits(8)}.</p>`;
  return {
    pages: [html],
    css: look(
      `9pt/13pt 'Liberation Sans','DejaVu Sans'|44pt 50pt|h1{line-height:40pt}p{padding-bottom:14pt}table{width:490pt}td,th{padding:2pt 4pt;border-bottom:.4pt solid #aaa}`,
    ),
  };
}

/** A unit trust's report: holdings with values, then units bought and sold with prices, no cash anywhere. */
function portfolio(random: Random): ReturnType<Stranger['draw']> {
  const start = startDay(random);
  const funds = [
    'Merlion Asia Equity Fund A',
    'Raffles Quay Bond Fund',
    'Straits Global Income Fund',
    'Tembusu Small Cap Fund',
  ];
  const held = funds.map((name) => {
    const [units, price] = [random.integer(900, 90_000), random.integer(80, 400)];
    return [name, WHOLE(units), POINT(price), POINT(units * price), `${random.integer(-9, 30)}.${random.digits(1)}%`];
  });
  let units = random.integer(4_000, 9_000);
  const trades = daysFrom(random, start, random.integer(8, 26), 9).map((iso) => {
    const moved = random.integer(50, 900);
    units += moved;
    return [
      day(iso, 'dd/mm/yyyy'),
      random.pick(funds),
      random.pick(['Subscription', 'Reinvestment', 'Switch in']),
      WHOLE(moved),
      POINT(random.integer(80, 400)),
      WHOLE(units),
    ];
  });
  const first = `<h1>Portfolio Valuation</h1><p>Tembusu Wealth Advisers Pte Ltd<br>Mdm Goh Swee Lian, portfolio TW-${random.digits(6)}<br>As at ${wordy(dayAfter(start, 240))}</p>${tableOf('lrrrr', ['Fund', 'Units', 'NAV (S$)', 'Value (S$)', 'Return'], held)}`;
  const second = `<h2>Unit movements</h2>${tableOf('lllrrr', ['Dealing date', 'Fund', 'Movement', 'Units', 'Price', 'Units held'], trades)}<p>Past performance is not a guide to the future. Sales charge up to 3.00%.</p>`;
  return {
    pages: [first, second],
    css: look(
      `8.6pt/13pt 'DejaVu Serif','Liberation Serif'|44pt 44pt|h1,h2{line-height:34pt}p{padding:8pt 0}table{width:500pt}td,th{padding:2pt}th{background:#eee}`,
    ),
  };
}

/** A shop's loyalty points: what was gathered and spent, with a balance of points and their expiry. */
function loyalty(random: Random): ReturnType<Stranger['draw']> {
  const start = startDay(random);
  let balance = random.integer(200, 4_000);
  const before = balance;
  const rows = daysFrom(random, start, random.integer(10, 32), 5).map((iso) => {
    const spends = balance > 900 && random.chance(0.2);
    const change = spends ? -random.integer(100, 800) : random.integer(4, 420);
    balance += change;
    return [
      day(iso, 'dd/mm/yy'),
      random.pick(
        spends
          ? ['Canje en caja', 'Canje cafetera']
          : ['Compra sucursal Nogal', 'Compra en línea', 'Puntos dobles martes'],
      ),
      random.digits(6),
      change > 0 ? WHOLE(change) : '',
      change < 0 ? WHOLE(-change) : '',
      WHOLE(balance),
    ];
  });
  const html = `<h1>Monedero Lupita · Estado de puntos</h1><div class="sp"><p>Socio 7741 ${random.digits(4)}<br>Rosalba Quintanar</p><p>Puntos anteriores: ${WHOLE(before)}<br>Puntos actuales: ${WHOLE(balance)}<br>Por vencer el ${day(dayAfter(start, 300), 'dd/mm/yyyy')}: ${120}</p></div>${tableOf('lllrrr', ['Fecha', 'Movimiento', 'Ticket', 'Ganados', 'Canjeados', 'Saldo en puntos'], rows)}<p>Los puntos no son dinero ni se cambian por efectivo. 100 puntos equivalen a un descuento de $10.00 en tienda.</p>`;
  return {
    pages: [html],
    css: look(
      `8.6pt/13pt 'Noto Sans CJK JP','Liberation Sans'|40pt 50pt|h1{font-size:16pt;line-height:40pt;color:#a26}p{padding-bottom:10pt}table{width:490pt}td,th{padding:2pt;border-bottom:.4pt solid #ccc}`,
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('au-plumber-tax-invoice', 'en', invoice),
  stranger('sg-unit-trust-valuation', 'en', portfolio),
  stranger('mx-puntos-de-tienda', 'es', loyalty),
];
