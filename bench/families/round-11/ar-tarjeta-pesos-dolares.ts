import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import * as k from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/** An Argentine card: pesos and dollars in columns side by side (two statements), instalments, payments with the minus behind, taxes after the shops' total. */

const AR = (value: bigint) => k.point(value).replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
const behind = (value: bigint) => `${AR(value)}${value > 0n ? '-' : ''}`;
const MESES = 'Ene Feb Mar Abr May Jun Jul Ago Sep Oct Nov Dic';
const dmy = (iso: string) => day(iso, 'dd.mm.yy');
const named = (iso: string) => `${day(iso, 'dd')} ${k.mon(iso, MESES)} ${day(iso, 'yy')}`;

const PESOS: readonly k.Sort[] = [
  ['MERPAGO*{FERRETERIARROYO;VERDULERIALAURA;DONPEPE}', -4_800_000, -250_000],
  ['SUPERMERCADO EL ALTO ###', -9_600_000, -900_000],
  ['ESTACION LARRA SRL', -4_200_000, -1_500_000],
  ['DLO*PEDIDOSLISTOS', -2_400_000, -600_000],
  ['FARMACIA OLIVEDO       C.0{1;2}/0{3;6}', -3_900_000, -800_000],
  ['ELECTRO ARROYAL        C.02/12', -8_800_000, -2_500_000],
];
const DOLARES: readonly k.Sort[] = [
  ['STREAMIX.COM   ~~###~~##   USD', -1_999, -399],
  ['OPENWARE *SUBS ##~~##      USD', -4_000, -2_000],
];

interface Entry {
  readonly date: string;
  readonly words: string;
  readonly other: string;
  readonly ref: string | null;
  readonly amount: bigint;
  readonly s: 0 | 1;
}

function entriesOf(random: Random, start: string, end: string, owed: readonly [bigint, bigint]) {
  const pay = (s: 0 | 1): Entry[] => {
    const amount = owed[s];
    const words = `SU PAGO EN ${s === 0 ? 'PESOS' : 'DOLARES'}`;
    return amount === 0n ? [] : [{ date: dayAfter(start, 9), words, other: words, ref: null, amount, s }];
  };
  const pesos = k.moves(random, {
    start,
    end: dayAfter(end, -1),
    count: random.integer(9, 42),
    floor: null,
    sorts: PESOS,
  });
  const usd = k.moves(random, {
    start,
    end: dayAfter(end, -1),
    count: random.integer(2, 5),
    floor: null,
    sorts: DOLARES,
  });
  const shops = [...pesos.map((move) => ({ move, s: 0 as const })), ...usd.map((move) => ({ move, s: 1 as const }))]
    .map(({ move, s }): Entry => {
      const [line = ''] = move.lines;
      const date = line.includes('C.02') ? dayAfter(move.date, -30) : move.date;
      const words = s === 1 ? `${line}       ${AR(move.amount)}` : line;
      return {
        date,
        words,
        other: line.replace(/ +C\.\d\d\/\d\d$| +USD$/, ''),
        ref: random.digits(6),
        amount: move.amount,
        s,
      };
    })
    .sort((a, b) => a.date.localeCompare(b.date));
  const sumUsd = shops.filter(({ s }) => s === 1).reduce((sum, { amount }) => sum + amount, 0n);
  const base = -sumUsd * 1_200n;
  const tax = (words: string, amount: bigint): Entry => ({
    date: end,
    words,
    other: words.replace(/ +[$(].*$/, ''),
    ref: null,
    amount,
    s: 0,
  });
  const stamp = -BigInt(random.integer(20_000, 900_000));
  const taxes = [
    tax(`IMPUESTO DE SELLOS     $`, stamp),
    tax(`IIBB PERCEP-CABA 2,00%(${AR(base)})`, -((base * 2n) / 100n)),
    tax(`IVA RG 4240 21%(${AR(base)})`, -((base * 21n) / 100n)),
    tax(`DB.RG 5617  30% (${AR(base)})`, -((base * 30n) / 100n)),
  ];
  return { pays: [...pay(0), ...pay(1)], shops, taxes };
}

function billOf(random: Random) {
  const { start, end } = k.periodOf(random, random.integer(20, 28));
  const owed: readonly [bigint, bigint] = [
    BigInt(random.integer(2_000_000, 90_000_000)),
    BigInt(random.chance(0.6) ? random.integer(900, 9_000) : 0),
  ];
  const { pays, shops, taxes } = entriesOf(random, start, end, owed);
  const all = [...pays, ...shops, ...taxes];
  const sum = (some: readonly Entry[], s: 0 | 1) =>
    some.filter((one) => one.s === s).reduce((total, { amount }) => total + amount, 0n);
  const closing = ([0, 1] as const).map((s) => -owed[s] + sum(all, s));
  const holder = 'LUCIA PEÑAFUERTE';
  const card = random.digits(4);
  const number = `${random.digits(4)} ${random.digits(5)} ${random.digits(1)}`;
  const counts = [0, 0];
  const row = (one: Entry) => {
    const r = counts[one.s] ?? 0;
    counts[one.s] = r + 1;
    return k.cells(
      'lllrr',
      [
        dmy(one.date),
        one.ref ?? '',
        text(one.words),
        ...(one.s === 0 ? [behind(one.amount), ''] : ['', behind(one.amount)]),
      ],
      [one.s, r],
    );
  };
  const previous = `<tr><td></td><td></td><td>SALDO ANTERIOR</td><td class="r">${AR(owed[0])}</td><td class="r">${AR(owed[1])}</td></tr>`;
  const lines = [
    previous,
    ...pays.map(row),
    '<tr><td colspan="5">&nbsp;</td></tr>',
    ...shops.map(row),
    `<tr class="b"><td></td><td></td><td>TARJETA ${card} Total Consumos de ${holder}</td><td class="r">${behind(sum(shops, 0))}</td><td class="r">${behind(sum(shops, 1))}</td></tr>`,
    ...taxes.map(row),
    '<tr><td colspan="5" class="dash">_____________________________________________________________________________</td></tr>',
    `<tr class="b"><td></td><td></td><td>SALDO ACTUAL</td><td class="r">$ ${behind(closing[0] ?? 0n)}</td><td class="r">U$S ${behind(closing[1] ?? 0n)}</td></tr>`,
    `<tr><td></td><td></td><td>PAGO MINIMO</td><td class="r">$ ${AR((closing[0] ?? 0n) / 20n)}</td><td></td></tr>`,
  ];
  return { start, end, owed, all, closing, holder, number, lines };
}

function draw(random: Random): Drawn {
  const { start, end, owed, all, closing, holder, number, lines } = billOf(random);
  const widths = [48, 52, 258, 82, 68];
  const titles = k.heads('lllrr', 'FECHA|COMPROBANTE|DETALLE DE TRANSACCION|PESOS|DOLARES');
  const top = `<div class="sp"><div class="w">${holder}<br>AVDA DEL PUERTO 3110 P 4 B<br>(1999) OLIVEDO - BUENOS AIRES<br><br>CUENTA ${number}   GRUPO 4   SUC. 318<br>IVA: CONSUMIDOR FINAL CUIT BCO 30-99900099-9</div><div class="x"><div class="sp"><span>CIERRE ACTUAL<br><b>${named(end)}</b></span><span>VENCIMIENTO ACTUAL<br><b>${named(dayAfter(end, 8))}</b></span></div>${k.span('SALDO ACTUAL', `$ ${AR(closing[0] ?? 0n)}`)}${k.span('', `U$S ${AR(closing[1] ?? 0n)}`)}${k.span('PAGO MINIMO', `$ ${AR((closing[0] ?? 0n) / 20n)}`)}</div></div>
    <div class="sp y"><span>Cierre Anterior<br>${named(start)}</span><span>Vto. Anterior<br>${named(dayAfter(start, 8))}</span><span>Próximo Cierre<br>${named(dayAfter(end, 30))}</span><span>Próximo Vto.<br>${named(dayAfter(end, 38))}</span><span>Límite de compra<br>$ 4.500.000,00</span><span>TNA $ 79,30 % U$S 20,50 %<br>TEM 6,51 % 1,68 %</span></div>`;
  const plan = `<p class="s">Plan V: cancele en 12 cuotas fijas de $ ${AR((closing[0] ?? 0n) / 8n)} con TNA 92,00 % TEA 142,41 %. CFTEA con IVA 190,11 %. Cuotas a vencer: ${named(dayAfter(end, 30)).slice(3)} $ 48.112,00 · ${named(dayAfter(end, 61)).slice(3)} $ 31.201,50 · a partir de ${named(dayAfter(end, 95)).slice(3)} $ 22.000,00.</p>`;
  const parts = k.pack(lines, () => 10, 430, 620);
  const pages = parts.map(
    (some, p) =>
      `<div class="sp"><span class="logo">BANCO ARROYAL</span><span>RESUMEN DE CUENTA  ${number}   Hoja ${p + 1}/${parts.length}</span></div>${p === 0 ? top : ''}${k.table(widths, titles + some.join(''))}${p === parts.length - 1 ? plan : ''}`,
  );
  const css = k.look(
    "7.5pt/10pt 'Liberation Mono'|30pt 40pt|td{white-space:pre}.logo{font:bold 15pt/20pt 'Liberation Sans'}.w{margin:20pt 0 30pt}.x{width:220pt;border:1pt solid #333;padding:6pt;height:80pt}.y{font-size:6.5pt;line-height:9pt;background:#eee;padding:4pt;margin-bottom:8pt}.b td{font-weight:bold}th{border-bottom:.7pt solid #000;border-top:.7pt solid #000}.s{font-size:6.5pt;line-height:8.5pt;margin-top:12pt}.dash{overflow:hidden}table{letter-spacing:-.2pt}",
  );
  const rowsOf = (s: 0 | 1) =>
    all
      .filter((one) => one.s === s)
      .map((one) => {
        const full = one.words.replace(/ +/g, ' ').trim();
        const more = [one.other.trim(), full.replace(/ [\d.,]+$/, ''), full.replace(/ \$$/, '')].map((words) =>
          words.replace(/ +/g, ' '),
        );
        return k.rowOf(
          { date: one.date, lines: [full], amount: one.amount },
          { reference: one.ref, alsoAccepted: more },
        );
      });
  return {
    pages,
    css,
    statements: ([0, 1] as const).map((s) =>
      k.truthOf({
        account: k.account(
          `BANCO ARROYAL|${holder}|credit-card|${s === 0 ? 'ARS' : 'USD'}`,
          number.replaceAll(' ', ''),
        ),
        opening: -owed[s],
        closing: closing[s] ?? 0n,
        rows: rowsOf(s),
      }),
    ),
  };
}

export const families: Family[] = [
  k.family(
    'ar-card-pesos-dolares',
    'es',
    'credit-card',
    ['two-currencies', 'instalments', 'minus-behind', 'taxes-after-total', 'monospace'],
    draw,
  ),
];
