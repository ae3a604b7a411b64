import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  moves,
  outIn,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, type FigureForm, figure, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { banked, dayBefore, minus } from './europe-kit.ts';

/**
 * A Spanish list of movements as the bank's site prints it (newest first, a balance on every row, none before the first), and a Portuguese
 * combined statement: a page that sums up, then current and savings accounts, days as month.day, a blank before thousands and a point before
 * cents, carried over from page to page.
 */

const ES: readonly Sort[] = [
  [
    'Compra {Supermercados Larra;Gasolinera Olivedo;Farmacia Sanz}, {Madrid;Valencia;Burgos}, Tarjeta 5163############ , Comision 0,00',
    -9_900,
    -240,
  ],
  [
    'Recibo {Aguas de Olivedo;Luz Norte Comercializadora;Movifono}, Nº Recibo 0049 #### ### ~~~####|Ref. Mandato ########',
    -15_500,
    -1_090,
  ],
  [
    'Transferencia A Favor De {Lucia Peñafuerte Sanz;Comunidad Prop. Olmo 8} Concepto: {Alquiler;Cuota {=mm/yyyy}}',
    -85_000,
    -1_500,
  ],
  ['Transferencia De {Suministros Olivedo S.l.;D. Tomas Arroyal}, Concepto {Nomina;Factura ####}.', 1_500, 240_000],
  ['Bizum {De;A Favor De} Marta Olivedo Concepto: {Cena;Regalo;Sin Concepto}', -6_000, -500],
  ['Liquidacion Del Contrato 0049 #### ## ##########', -1_200, -100],
  ['Retirada De Efectivo En Cajero {=dd-mm} 1#:2# Tarjeta ************####', -30_000, -2_000],
];

function movimientos(random: Random): Drawn {
  const start = dayAfter('2022-03-01', random.integer(0, 1300));
  const period = { start, end: dayAfter(start, random.pick([30, 89])) };
  const { rows } = booked(random, { ...period, sorts: ES, floor: -30_000n }, 18, 110, [20_000, 400_000]);
  const values = rows.map(({ date }) => dayAfter(date, random.integer(-1, 1)));
  const who = whoIn(random, 'es');
  const long = iban('ES', random.digits(20));
  const dmy = (iso: string) => day(iso, 'dd/mm/yyyy');
  const money = (value: bigint) => `${minus(value)} €`;
  const widths = [56, 56, 292, 62, 64];
  const newest = rows.map((move, r) => ({ move, r })).reverse();
  const parts = pack(newest, ({ move }) => move.lines.length * 8.5 + 6, 560, 680);
  const pages = parts.map((part, p) => {
    const body = part
      .map(({ move, r }) =>
        cells(
          'lllrr',
          [dmy(move.date), dmy(values[r] ?? ''), joined(move.lines), money(move.amount), money(move.balance)],
          [0, r],
        ),
      )
      .join('');
    const top =
      p === 0
        ? `<div class="sp"><div><b class="logo">Caja Arroyal</b></div><div class="r">Titular: ${who.person}<br>Cuenta Corriente · ${long}<br>Fecha de consulta: ${dmy(dayAfter(period.end, 1))} 10:42<br><b>Saldo actual: ${money(rows.at(-1)?.balance ?? 0n)}</b></div></div><h1>Movimientos de la cuenta</h1><p>Desde ${dmy(period.start)} hasta ${dmy(period.end)}. Importes en euros (EUR).</p>`
        : '';
    return `<section class="page">${top}${table(widths, heads('lllrr', 'Fecha operación|Fecha valor|Concepto|Importe|Saldo') + body)}<div class="foot sp"><span>Caja Arroyal S.A. – Pza. Mayor 2, 09999 Larra. R.M. de Burgos, hoja BU-11, folio 1, tomo 1.999. C.I.F. A-09999999. Documento informativo sin valor contractual.</span><span>${p + 1}</span></div></section>`;
  });
  const css = look(
    "7pt/8.5pt 'Liberation Sans'|28pt 30pt|.logo{font-size:17pt;line-height:24pt;color:#c00}h1{font-size:12pt;line-height:18pt;margin-top:16pt}p{margin-bottom:8pt}th{background:#c00;color:#fff;padding:3pt 2pt}td{padding:3pt 2pt}tr:nth-child(odd) td{background:#f4f4f4}.foot{position:absolute;bottom:14pt;left:30pt;right:30pt;font-size:5pt}",
  );
  return drawnOf(pages, css, {
    account: banked(`Caja Arroyal|${who.person}|checking|EUR`, null, long, null),
    period,
    closing: rows.at(-1)?.balance ?? 0n,
    rows: rows.map((move, r) => rowOf(move, { valueDate: values[r] ?? null, shows: true })),
    status: 'unverifiable',
    unbound: [0],
  });
}

const PT: readonly Sort[] = [
  ['COMPRA #### {MERCEARIA VILARINHO;BOMBAS ALFARELA;FARMACIA DA EIRA} CONTACTLESS', -8_800, -190],
  ['DD AGUAS DE VILARINHO ########', -6_400, -890],
  ['DEB. DIRETO {LUZ MONTESSO;TELEFALA} {=yyyymm} ###', -9_900, -1_500],
  ['TRF P/ {CONDOMINIO EIRA 17;BEATRIZ ALFARELA}', -60_000, -2_000],
  ['TRF.IMED. DE {MONTESSO E FILHOS;DUARTE S} REND', 1_000, 190_000],
  ['LEV ATM #### MB VILARINHO {=dd-mm}', -20_000, -1_000],
  ['COM MANUT CONTA {=mm/yyyy} IS 4%', -540, -520],
];
const PORTO: FigureForm = { group: ' ', decimal: '.' };

const savingsOf = (random: Random, period: { start: string; end: string }, saved: bigint): Move[] =>
  moves(random, {
    ...period,
    count: random.integer(0, 3),
    opening: saved,
    sorts: [
      ['ENTREGA REFORCO POUPANCA', 5_000, 40_000],
      ['JUROS CREDORES LIQ. IRC 28%', 20, 900],
    ],
    floor: null,
  });

function combinado(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(random, { ...period, sorts: PT, floor: 0n }, 12, 78, [30_000, 500_000]);
  const saved = BigInt(random.integer(100_000, 2_000_000));
  const savings = savingsOf(random, period, saved);
  const who = whoIn(random, 'pt');
  const numbers = [`45${random.digits(9)}`, `47${random.digits(9)}`];
  const long = iban('PT', random.digits(21));
  const md = (iso: string) => day(iso, 'm.dd');
  const ymd = (iso: string) => day(iso, 'yyyy/mm/dd');
  const money = (value: bigint) => minus(value, (v) => figure(v, PORTO));
  const values = rows.map(({ date }) => dayAfter(date, random.integer(0, 1)));
  const widths = [44, 44, 226, 62, 62, 72];
  const head = heads('rrlrrr', 'DATA<br>LANC.|DATA<br>VALOR|DESCRITIVO|DEBITO|CREDITO|SALDO');
  const line = (label: string, value: bigint) => cells('rrlrrr', `||<b>${label}</b>|||<b>${money(value)}</b>`);
  const html = (move: Move, s: number, r: number, value: string) =>
    cells(
      'rrlrrr',
      [
        md(move.date),
        md(value),
        text(move.lines.join(' ')),
        ...outIn(move.amount, (v) => figure(v, PORTO)).split('|'),
        money(move.balance),
      ],
      [s, r],
    );
  const parts = pack(rows, () => 12, 500, 560);
  const title = `<div class="sp"><b>EXTRATO COMBINADO ${day(period.end, 'yyyy')}/0${day(period.end, 'mm')}</b><span>DE ${ymd(period.start)} A ${ymd(period.end)}</span></div>`;
  const savedNow = saved + total(savings);
  const first = `<section class="page"><div class="sp"><b class="logo">BANCO DA EIRA</b><div class="addr">${who.person.toUpperCase()}<br>${who.place.toUpperCase().split(', ').join('<br>')}</div></div>${title}<h2>RESUMO DO PATRIMONIO FINANCEIRO</h2>${table([230, 100, 90], heads('lrr', 'CONTAS|NUMERO|SALDO EUR') + cells('lrr', `DEPOSITOS A ORDEM|${numbers[0]}|${money(closing)}`) + cells('lrr', `CONTA POUPANCA REFORCO|${numbers[1]}|${money(savedNow)}`) + cells('lrr', `<b>TOTAL DE RECURSOS</b>||<b>${money(closing + savedNow)}</b>`))}
    <p>INFORMAMOS QUE A PARTIR DE 2022/01/01 A COMISSAO DE MANUTENCAO PASSA A 5.20 EUR + IS. OS DEPOSITOS SAO GARANTIDOS ATE 100 000.00 EUR POR DEPOSITANTE.</p><div class="foot">1/${parts.length + 2}</div></section>`;
  const middle = parts.map((part, p) => {
    const before = p === 0 ? opening : (parts[p - 1]?.at(-1)?.balance ?? opening);
    const last = p === parts.length - 1;
    return `<section class="page">${title}<h2>CONTA A ORDEM ${numbers[0]} &nbsp; MOEDA EUR</h2><div>IBAN ${long} &nbsp; SWIFT/BIC BEIRPTPL</div>${table(widths, head + line(p === 0 ? 'SALDO INICIAL' : 'TRANSPORTE', before) + part.map((move) => html(move, 0, rows.indexOf(move), values[rows.indexOf(move)] ?? '')).join('') + line(last ? 'SALDO FINAL' : 'A TRANSPORTAR', part.at(-1)?.balance ?? before))}<div class="foot">${p + 2}/${parts.length + 2}</div></section>`;
  });
  const end = `<section class="page">${title}<h2>CONTA POUPANCA REFORCO ${numbers[1]} &nbsp; MOEDA EUR</h2>${savings.length > 0 ? table(widths, head + line('SALDO INICIAL', saved) + savings.map((move, r) => html(move, 1, r, move.date)).join('') + line('SALDO FINAL', savedNow)) : `<p>SEM MOVIMENTOS NO PERIODO</p>${table(widths, line('SALDO INICIAL', saved) + line('SALDO FINAL', savedNow))}`}
    <p>TANL 1.250% DESDE ${ymd(dayBefore(period.start))}. RECLAMACOES: 707 999 424. CAPITAL SOCIAL 3 000 000 000.00 EUR</p><div class="foot">${parts.length + 2}/${parts.length + 2}</div></section>`;
  const holder = `BANCO DA EIRA|${who.person.toUpperCase()}`;
  return {
    pages: [first, ...middle, end],
    css: look(
      "7.5pt/10pt 'Liberation Mono'|34pt 36pt|.logo{font-size:15pt;line-height:20pt}.addr{margin:50pt 30pt 60pt 0}h2{font-size:9pt;margin:16pt 0 6pt;border-bottom:1pt solid #333;padding-bottom:3pt}th{font-weight:bold;padding:2pt}td{padding:1pt 2pt;font-size:7pt}p{margin:20pt 0;font-size:6.5pt;line-height:9pt}.foot{position:absolute;bottom:20pt;right:36pt}",
    ),
    statements: [
      truthOf({
        account: banked(`${holder}|checking|EUR`, numbers[0] ?? null, long, 'BEIRPTPL'),
        period,
        opening,
        closing,
        rows: rows.map((move, r) => rowOf(move, { valueDate: values[r] ?? null, shows: true })),
      }),
      truthOf({
        account: account(`${holder}|savings|EUR`, numbers[1] ?? null),
        period,
        opening: saved,
        closing: savedNow,
        rows: savings.map((move) => rowOf(move, { valueDate: move.date, shows: true })),
      }),
    ],
  };
}

export const families: Family[] = [
  family('es-cuenta-movimientos', 'es', 'checking', ['newest-first', 'no-opening', 'zebra'], movimientos),
  family(
    'pt-extrato-combinado',
    'pt',
    'checking',
    ['two-accounts', 'month-day', 'summary-before', 'monospace', 'empty-account'],
    combinado,
  ),
];
