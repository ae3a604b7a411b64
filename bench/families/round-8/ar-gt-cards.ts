/** After an Argentine card bill of a line printer in pesos and dollars with signs behind, and a Central American web page of card movements. */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, LETTER } from '../family.ts';
import {
  account,
  COMMAED,
  family,
  look,
  type Move,
  mon,
  moves,
  point,
  rowOf,
  SPANISH,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, rowAttribute, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import {
  block,
  cycle,
  flow,
  LATIN,
  left,
  line,
  lines,
  PEOPLE,
  plainRow,
  right,
  spending,
  under,
} from './americas-parts.ts';

const comma = (value: bigint) => figure(value, COMMAED);
const made = (date: string, words: string, amount: bigint): Move => ({
  date,
  lines: [words],
  amount,
  balance: 0n,
  ref: '',
  firstOfDay: true,
  lastOfDay: true,
});
const title = (word: string) => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
function drawPlata(random: Random): Drawn {
  const close = dayAfter('2022-03-20', random.integer(0, 1200));
  const before = dayAfter(close, -35);
  const who = random.pick(PEOPLE.es ?? []);
  const last = random.digits(4);
  const sorts = [
    ...spending(LATIN.ar, '', 90_000, 9_800_000),
    ...spending(LATIN.ar.slice(4), ' C.0{1/03;2/06;3/12}', 300_000, 4_000_000),
  ];
  const sales = moves(random, {
    start: dayAfter(before, -50),
    end: dayAfter(close, -1),
    count: random.integer(10, 44),
    sorts,
    floor: null,
  });
  const bought = moves(random, {
    start: before,
    end: dayAfter(close, -1),
    count: random.integer(1, 7),
    sorts: [
      ['STREAMARIA.COM USD', -2_600, -400],
      ['NORTHLARK*~~## ~~#~# USD', -9_000, -500],
    ],
    floor: null,
  }).map((move) => ({ ...move, lines: [`${move.lines.join(' ')} ${comma(move.amount)}`] }));
  const opening = [-BigInt(random.integer(9_000_000, 90_000_000)), -BigInt(random.integer(0, 9_000))];
  const paid = [
    made(dayAfter(before, 11), 'SU PAGO EN PESOS', -(opening[0] ?? 0n)),
    ...((opening[1] ?? 0n) < 0n ? [made(dayAfter(before, 11), 'SU PAGO EN USD', -(opening[1] ?? 0n))] : []),
  ];
  const base = total(bought) < 0n ? -total(bought) * 100n : 100n;
  const taxes = [
    made(close, `DB.RG 5617  30% (    ${comma(base)} )`, (-base * 30n) / 100n),
    made(close, `IIBB PERCEP-AGIP 2,00%(    ${comma(base)})`, (-base * 2n) / 100n),
    made(close, 'IMPUESTO DE SELLOS       $', -BigInt(random.integer(40_000, 900_000))),
  ];
  const mixed = [...sales.map((move) => ({ move, usd: false })), ...bought.map((move) => ({ move, usd: true }))].sort(
    (a, b) => (a.move.date < b.move.date ? -1 : a.move.date > b.move.date ? 1 : 0),
  );
  const all = [
    ...paid.map((move, p) => ({ move, usd: p === 1 })),
    ...mixed,
    ...taxes.map((move) => ({ move, usd: false })),
  ];
  const counts = [0, 0];
  const figureOf = (value: bigint) => `${comma(value)}${value > 0n ? '-' : ' '}`;
  const shown = all.map(({ move, usd }, at) => {
    const s = usd ? 1 : 0;
    const r = counts[s] ?? 0;
    counts[s] = r + 1;
    const coupon =
      move.lines[0]?.startsWith('SU PAGO') || at >= all.length - 3
        ? ''
        : `${random.digits(6)}${random.pick(['*', 'K', ' '])}`;
    const zero = move.lines[0]?.startsWith('SU PAGO') ? '0,00 ' : '';
    const words = `${day(move.date, 'dd.mm.yy')} ${left(coupon, 9)}${left(move.lines.join(' '), 44)}${right(usd ? zero : figureOf(move.amount), 16)}${right(usd ? figureOf(move.amount) : zero, 13)}`;
    return {
      s,
      move,
      coupon: coupon.replace(/[ ]/g, ''),
      html: `<div class="pre" ${rowAttribute(s, r)}>${text(words)}</div>`,
    };
  });
  const rows = (s: number) => shown.filter((one) => one.s === s);
  const closing = [0, 1].map((s) => (opening[s] ?? 0n) + rows(s).reduce((sum, { move }) => sum + move.amount, 0n));
  const plain = (words: string) => block(10, `<div class="pre">${text(words)}</div>`);
  const amounts = (words: string, one: bigint, two: bigint) =>
    plain(`${left('', 18)}${left(words, 44)}${right(`${comma(one)} `, 16)}${right(`${comma(two)} `, 13)}`);
  const date = (iso: string) => `${iso.slice(8)} ${title(mon(iso, SPANISH))} ${iso.slice(2, 4)}`;
  const heading = `<div class="pre hd">FECHA    COMPROB. ${left('DETALLE DE TRANSACCION', 44)}${right('PESOS ', 16)}${right('DOLARES ', 13)}</div>`;
  const use = (s: number) =>
    mixed.filter(({ usd }) => usd === (s === 1)).reduce((sum, { move }) => sum + move.amount, 0n);
  const foot = [
    plain(' '),
    plain(`${left('', 18)}SALDO ACTUAL      $ ${comma(closing[0] ?? 0n)}   U$S ${comma(closing[1] ?? 0n)}`),
    plain(`${left('', 18)}PAGO MINIMO       $ ${comma((closing[0] ?? 0n) / 9n)}`),
    plain(' '),
    plain('Plan V: podés financiar el saldo desde $ 10.000,00 en 3 a 24 cuotas.'),
    plain('Sin IVA: 3 cuotas 159,29%/ 6 cuotas 159,29%/12 cuotas 159,29%/24 cuotas 159,29%'),
    plain(
      `Abonando el pago mínimo de $ ${comma((closing[0] ?? 0n) / 9n)}, el saldo adeudado se cancela en 14 meses; antes del ${day(dayAfter(close, 60), 'dd.mm.yy')}.`,
    ),
  ];
  const head = (index: number, count: number) =>
    `<div class="sp"><b style="font:bold 15pt 'Liberation Sans'">Banco del Estuario</b><span>VISAJE GOLD &nbsp; Hoja ${index + 1} de ${count}</span></div><div class="sp" style="margin:8pt 0"><div>${who}<br>AV DEL PUERTO 1418 PISO 3 DTO B<br>C1499XAA CABA<br>CUIT BANCO: 30-5099${random.digits(4)}-9 IVA RESP. INSCRIPTO</div><div class="pre">CIERRE ACTUAL     ${date(close)}\nVENCIMIENTO       ${date(dayAfter(close, 11))}\nCIERRE ANTERIOR   ${date(before)}\nPROX.CIERRE       ${date(dayAfter(close, 28))}\nLIMITE DE COMPRA  $ 9.400.000,00\nCUENTA            0${number}</div></div>`;
  const number = random.digits(9);
  const total3 = amounts(`TARJETA ${last} Total Consumos de ${who.slice(0, 20)}`, use(0), use(1));
  const blocks = [
    block(10, heading),
    amounts('SALDO ANTERIOR', opening[0] ?? 0n, opening[1] ?? 0n),
    ...under(
      [
        ...shown.slice(0, paid.length).map(({ html }) => block(10, html)),
        plain(' '),
        ...shown.slice(paid.length, all.length - 3).map(({ html }) => block(10, html)),
        plain(' '),
        total3,
        plain(' '),
        ...shown.slice(all.length - 3).map(({ html }) => block(10, html)),
        ...foot,
      ],
      heading,
      10,
    ),
  ];
  const accountOf = (currency: string) => account(`Banco del Estuario|${who}|credit-card|${currency}`, `0${number}`);
  const statements = [0, 1].map((s) =>
    truthOf({
      account: accountOf(s ? 'USD' : 'ARS'),
      opening: opening[s] ?? 0n,
      closing: closing[s] ?? 0n,
      rows: rows(s).map(({ move, coupon }) => plainRow(move, { reference: coupon || null })),
    }),
  );
  return {
    pages: flow(blocks, 600, 600, (inner, index, count) => `${head(index, count)}${inner}`),
    css: look(
      "7.6pt/10pt 'Liberation Mono'|28pt 46pt|.pre{white-space:pre}.hd{border-top:.5pt solid #000;border-bottom:.5pt solid #000}",
    ),
    statements,
  };
}

function drawCeiba(random: Random): Drawn {
  const { start, end } = cycle(random);
  const who = random.pick(PEOPLE.es ?? []);
  const number = `5${random.digits(3)}-${random.digits(2)}**-****-${random.digits(4)}`;
  const local = moves(random, {
    start,
    end,
    count: random.integer(10, 50),
    sorts: [
      ...spending(LATIN.gt, ' {GUATEMALA GT;ANTIGUA GT;XELA GT}', 1_500, 140_000),
      ['PAGO RECIBIDO GRACIAS', 30_000, 400_000],
    ],
    floor: null,
  });
  const dollars = moves(random, {
    start,
    end,
    count: random.integer(2, 12),
    sorts: [
      ['STREAMARIA.COM ######## US', -3_000, -600],
      ['NORTHLARK MKTPLACE ~~#~## WA US', -14_000, -900],
      ['PAGO RECIBIDO GRACIAS', 3_000, 30_000],
    ],
    floor: null,
  });
  const all = [...local.map((move, r) => ({ move, s: 0, r })), ...dollars.map((move, r) => ({ move, s: 1, r }))].sort(
    (a, b) => (a.move.date < b.move.date ? -1 : a.move.date > b.move.date ? 1 : 0),
  );
  const W = [70, 270, 90, 90];
  const form = (value: bigint) => `${value > 0n ? '-' : ''}${point(value)}`;
  const head = line(W, 'llrr', 'Fecha|Descripción|Monto Local|Monto Dólares', null, 'hd', 'th');
  const body = all.map(({ move, s, r }, at) =>
    block(
      13,
      line(
        W,
        'llrr',
        [day(move.date, 'dd/mm/yyyy'), lines(move), s ? '0.00' : form(move.amount), s ? form(move.amount) : '0.00'],
        [s, r],
        at % 2 ? 'z' : '',
      ),
    ),
  );
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp s"><span>${day(dayAfter(end, 1), 'd/m/yyyy')}, 10:14</span><span>Consulta de movimientos - Banca en línea Ceiba</span></div><div style="font-size:13pt;line-height:18pt;margin:8pt 0 4pt"><b>Ceiba Credomatic</b></div>${index === 0 ? `<div>Movimientos de tarjeta de crédito</div><div style="margin:6pt 0 10pt">Nombre: ${who}<br>Tarjeta: ${number}<br>Fecha de corte: ${day(end, 'dd/mm/yyyy')} &nbsp; Fecha de pago de contado: ${day(dayAfter(end, 18), 'dd/mm/yyyy')}<br>Desde ${day(start, 'dd/mm/yyyy')} hasta ${day(end, 'dd/mm/yyyy')}</div>` : ''}${inner}<div class="sp s" style="position:absolute;bottom:14pt;left:40pt;right:40pt"><span>https://ceiba.example/tarjetas/movimientos?id=${number.slice(-4)}</span><span>${index + 1}/${count}</span></div>`;
  const truth = (rows: readonly Move[], currency: string) =>
    truthOf({
      account: account(`Ceiba Credomatic|${who}|credit-card|${currency}`, number),
      period: { start, end },
      rows: rows.map((move) => rowOf(move)),
      status: 'unverifiable',
      unbound: rows.map((_, r) => r),
    });
  return {
    pages: flow([block(16, head), ...under(body, head, 16)], 570, 650, frame),
    css: look(
      "8.4pt/11pt 'DejaVu Sans'|20pt 40pt|.hd th{background:#c00;color:#fff;padding:2pt 3pt}td{padding:1pt 3pt}.z{background:#f4f4f4}.s{font-size:6.5pt;line-height:8pt;color:#444}",
    ),
    statements: [truth(local, 'GTQ'), truth(dollars, 'USD')],
  };
}

export const families: Family[] = [
  family(
    'ar-card-estuario-printer',
    'es',
    'credit-card',
    ['monospace', 'currencies', 'trailing-minus', 'instalments', 'no-period'],
    drawPlata,
    A4,
  ),
  family('gt-card-ceiba-web', 'es', 'credit-card', ['currencies', 'no-sums', 'web-print'], drawCeiba, LETTER),
];
