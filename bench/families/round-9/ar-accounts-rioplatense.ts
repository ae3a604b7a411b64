import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  mon,
  moves,
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  SPANISH,
  span,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { all, either, type Item, leaves, sheets } from './b-kit.ts';

/**
 * Argentina: an international bank's extract with an account in pesos and one in dollars (texts begin with a dash, the day stands once);
 * a provincial bank's current account with the day on a line of its own and American figures; a wallet's monthly summary.
 */

const ars = (value: bigint): string => figure(value, COMMAED);
const signed = (value: bigint): string => `${value < 0n ? '-' : ''}${ars(value)}`;

const SAVING: Sort[] = [
  [
    'COMPRA CON TARJETA DE DEBITO|{SUPERM CEIBAL 0##;FARM DEL ESTE;YPG RUTA #;KIOSCO 2 HERMANOS} OP ######',
    -4_500_000,
    -80_000,
  ],
  ['EXTRACCION CAJERO AUTOMATICO', -10_000_000, -1_000_000],
  ['DEB AUTOMATICO {EDENAR SERVICIOS;AGUAS DEL LITORAL;TELEPLATA SA}', -3_000_000, -400_000],
  ['TRANSF INMEDIATA A TERCEROS|CUIT 20-########-#', -9_000_000, -200_000],
  ['IMP LEY 25413 DEBITO 0,6%', -80_000, -500],
  ['TRANSFERENCIA RECIBIDA|{GARCIA M;LOPEZ QUIROGA ANA;CUIT 27########0}', 150_000, 12_000_000],
  ['ACREDITACION DE HABERES', 30_000_000, 95_000_000],
  ['DEVOLUCION PROMO {=dd/mm}', 10_000, 900_000],
];

const DOLLARS: Sort[] = [
  ['COMPRA DE DOLARES', 5_000, 20_000],
  ['TRANSF ENTRE CUENTAS PROPIAS', -30_000, -1_000],
];

/** One account's lines; the day stands on its first row alone. */
function extractRows(rows: readonly Move[], refs: readonly string[], s: number): Item[] {
  return rows.map(({ lines, amount, date, balance, firstOfDay }, r) => {
    const when = firstOfDay ? `${day(date, 'dd')}-${mon(date, SPANISH)}` : '';
    const texts = joined(lines.map((line, at) => (at === 0 ? `- ${line}` : `  ${line}`)));
    const values = [when, texts, refs[r] ?? '', ...outIn(amount, ars).split('|'), signed(balance)];
    return [cells('llrrrr', values, [s, r]), 10 * lines.length] as const;
  });
}

const endLine = (label: string, value: bigint): Item => [
  `<tr class="b"><td></td><td>${label}</td><td colspan="3"></td><td class="r">${signed(value)}</td></tr>`,
  12,
];

function extract(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const first = booked(random, { start, end, sorts: SAVING }, 12, 75, [2_000_000, 60_000_000]);
  const opening2 = BigInt(random.integer(0, 400_000));
  const second = moves(random, { start, end, count: random.integer(0, 4), opening: opening2, sorts: DOLLARS });
  const refs = [first.rows, second].map((some) => some.map(() => random.digits(random.pick([5, 6, 7]))));
  const numbers = [0, 1].map(() => `${random.digits(3)}-${random.digits(1)}-${random.digits(5)}-${random.digits(1)}`);
  const cbu = random.digits(22);
  const titled = (name: string, at: number): Item => [
    `<tr><td colspan="6"><div class="acc">${name} NRO. ${numbers[at]}<span>C.B.U. ${at === 0 ? cbu : `${cbu.slice(0, 20)}${random.digits(2)}`}</span></div></td></tr>`,
    26,
  ];
  const part = (name: string, at: number, opening: bigint, rows: Move[]): Item[] => [
    titled(name, at),
    [heads('llrrrr', 'FECHA|REFERENCIA|NRO|DEBITO|CREDITO|SALDO'), 14],
    endLine('SALDO ANTERIOR', opening),
    ...extractRows(rows, refs[at] ?? [], at),
    ...(rows.length === 0 ? [['<tr><td></td><td>- SIN MOVIMIENTOS EN EL PERIODO</td></tr>', 10] as const] : []),
    endLine('SALDO FINAL', opening + total(rows)),
  ];
  const items = [
    ...part('CAJA DE AHORRO EN $', 0, first.opening, first.rows),
    ...part('CAJA DE AHORRO EN U$S', 1, opening2, second),
    [
      `<tr><td colspan="6"><div class="leg">EN EL PERIODO SE DEBITARON EN CONCEPTO DE IMPUESTO LEY 25.413 $ ${ars(BigInt(random.integer(1000, 900000)))}. LOS DEPOSITOS EN PESOS Y EN MONEDA EXTRANJERA<br>CUENTAN CON LA GARANTIA DE HASTA $ 6.000.000. LEY 24.485, DECRETO 540/95 Y COM. "A" 2337 DEL BCRA. SE PRESUMIRA CONFORMIDAD<br>CON EL MOVIMIENTO REGISTRADO SI DENTRO DE LOS 60 DIAS CORRIDOS NO SE ENCUENTRA EN PODER DEL BANCO LA FORMULACION DEL RECLAMO.</div></td></tr>`,
      50,
    ] as Item,
  ];
  const holder = random.pick(['ECHEVERRI MARIA SOL', 'BUSTAMANTE DIEGO ARIEL', 'ZAPIOLA HUGO Y/O RENZI CLARA']);
  const pages = sheets(items, 560, 640, (body, p, n) =>
    `<div class="top"><b>LAPACHO BANK ARGENTINA S.A.</b><span>HOJA ${p + 1} DE ${n}</span></div><div class="sp"><span>EXTRACTO DEL ${day(start, 'dd/mm/yyyy')} AL ${day(end, 'dd/mm/yyyy')}</span><span>CUIT 33-5371835#-9 IVA RESP INSCRIPTO</span></div>${p === 0 ? `<div class="adr">${holder}<br>AV. LOS TILOS ${random.digits(4)} 7° B<br>(1425) CIUDAD AUTONOMA</div>` : ''}<h2>DETALLE DE OPERACIONES</h2>${table([46, 214, 54, 76, 76, 82], body)}`.replace(
      '#',
      '3',
    ),
  );
  const facts = (at: number, rows: readonly Move[]): TrueRow[] =>
    rows.map((move, r) =>
      rowOf(move, {
        shows: true,
        reference: refs[at]?.[r] ?? null,
        ...either(`- ${move.lines.join(' ')}`, move.lines.join(' ')),
      }),
    );
  const who = `LAPACHO BANK ARGENTINA S.A.|${holder}|savings`;
  return {
    pages,
    css: look(
      "7.6pt/10pt 'Liberation Mono'|30pt 24pt|.top{display:flex;justify-content:space-between;font-size:10pt;margin-bottom:6pt}.adr{margin:22pt 0 14pt 30pt;height:36pt}h2{font-size:8pt;margin:8pt 0 2pt}th{border-top:.6pt solid #000;border-bottom:.6pt solid #000}.acc{margin-top:8pt;font-weight:bold}.acc span{float:right;font-weight:normal}td,th{letter-spacing:-.35pt;white-space:pre}.leg{font-size:6pt;line-height:8pt;margin-top:14pt}.b td{font-weight:bold}",
    ),
    statements: [
      truthOf({
        account: account(`${who}|ARS`, numbers[0] ?? ''),
        period: { start, end },
        ...first,
        rows: facts(0, first.rows),
      }),
      truthOf({
        account: account(`${who}|USD`, numbers[1] ?? ''),
        period: { start, end },
        opening: opening2,
        closing: opening2 + total(second),
        rows: facts(1, second),
      }),
    ],
  };
}

const PROVINCE: Sort[] = [
  ['DEBITO POR TRANSFERENCIA A {GUTIERREZ SA;NOVAL SRL;CUENTA PROPIA}|CUIT 30########4', -45_000_000, -900_000],
  ['COMISION MANTENIMIENTO DE CUENTA', -1_800_000, -400_000],
  ['IVA 21% DEBITO FISCAL', -300_000, -20_000],
  ['PAGO DE CHEQUE POR CAMARA NRO ########', -60_000_000, -3_000_000],
  ['DEBITO AUTOMATICO EXPENSAS|REF {MARZO;LOTE ##;UF ###}', -9_000_000, -1_000_000],
  [
    'CREDITO POR TRANSFERENCIA RECIBIDA|{DE PEREYRA OMAR;DE CONSORCIO SAN LUIS ##} CUIT 20########1',
    500_000,
    80_000_000,
  ],
  ['DEPOSITO EN EFECTIVO', 1_000_000, 30_000_000],
  ['COBRANZA EXPENSAS CONVENIO ####', 300_000, 9_000_000],
];

function provincial(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const plan = booked(random, { start, end, sorts: PROVINCE, floor: null }, 9, 60, [1_000_000, 90_000_000]);
  const { rows, opening, closing } = plan;
  const sums = random.chance(0.5);
  const number = `${random.digits(4)}-${random.digits(6)}/${random.digits(1)}`;
  const holder = random.pick(['CONSORCIO EDIFICIO MIRALTA', 'TALLERES DON BOSQUE SRL', 'AGUIRREZ LIDIA NOEMI']);
  const one = (move: Move, r: number): Item => {
    const row = cells('llr', [move.ref.slice(2), joined(move.lines), point(move.amount)], [0, r]);
    const head = move.firstOfDay ? `<tr><td colspan="3" class="d">${day(move.date, 'dd/mm/yyyy')}</td></tr>` : '';
    return [head + row, 12 * move.lines.length + (head ? 15 : 0)];
  };
  const end2 = (label: string, value: bigint): Item => [
    `<tr><td></td><td>${label}</td><td class="r">${value < 0n ? '-' : ''}${point(value)}</td></tr>`,
    14,
  ];
  const items = [
    ...(sums ? [end2('Saldo anterior', opening)] : []),
    ...rows.map(one),
    ...(sums ? [end2('Saldo actual', closing)] : []),
  ];
  const pages = sheets(
    items,
    520,
    620,
    (body, p, n) =>
      `<div class="sp"><b class="n">Banco del Quebrachal S.A.</b><span>Página ${p + 1}/${n}</span></div><h1>RESUMEN DE CUENTA CORRIENTE</h1><div class="box">${span(`Titular: ${text(holder)}`, `Cuenta: ${number}`)}${span(`C.B.U.: ${random.digits(22)}`, 'Moneda: PESOS')}${span(`Período: ${day(start, 'dd/mm/yyyy')} - ${day(end, 'dd/mm/yyyy')}`, `Emitido el ${day(end, 'dd/mm/yyyy')}`)}</div>${table([70, 320, 100], `${heads('llr', 'Comprobante|Concepto|Importe')}${body}`)}${p === n - 1 ? '<p class="f">Los depósitos en pesos cuentan con la garantía de $ 25.000.000,00. Consultas 0810-555-0147, de lunes a viernes de 8 a 18 hs.</p>' : ''}`,
  );
  const unbound = sums ? {} : { unbound: all(rows) };
  return drawnOf(
    pages,
    look(
      "9pt/12pt 'Liberation Sans'|40pt 50pt|.n{font-size:13pt}h1{font-size:11pt;text-align:center;margin:14pt 0}.box{border:.6pt solid #555;padding:6pt;margin-bottom:10pt}.d{font-weight:bold;padding-top:3pt}th{border-bottom:.5pt solid #555}.f{margin-top:20pt;font-size:7pt}td:first-child{padding-left:8pt}td.d{padding-left:0}",
    ),
    {
      account: account(`Banco del Quebrachal S.A.|${holder}|checking|ARS`, number),
      period: { start, end },
      ...(sums ? { opening, closing } : {}),
      rows: rows.map((move) => rowOf(move, { reference: move.ref.slice(2) })),
      status: sums ? 'verified' : 'unverifiable',
      ...unbound,
    },
  );
}

const WALLET: Sort[] = [
  ['Pago {Kiosco El Trébol;Verdulería Nora;Tienda Yapeyú}', -4_000_000, -60_000],
  ['Compra de {Auricular inalámbrico;Zapatillas|urbanas talle ##;Set de|ollas x 5}', -9_000_000, -400_000],
  ['Transferencia enviada|{Camila Duarte;Juan Ignacio|Ferreyra;Rocío Paz}', -8_000_000, -100_000],
  ['Pago de servicio {Luz del Sur;Gas|Pampeana;Movil ##########}', -2_500_000, -300_000],
  ['Recarga SUBTE ####', -500_000, -100_000],
  ['Transferencia recibida|{Martín Olmos;Estudio|Belgrado SRL}', 200_000, 20_000_000],
  ['Rendimientos', 100, 90_000],
  ['Devolución de dinero {=dd/mm}', 50_000, 900_000],
];

function wallet(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { rows, opening, closing } = booked(random, { start, end, sorts: WALLET }, 25, 120, [0, 5_000_000]);
  const ids = rows.map(() => random.digits(11));
  const holder = random.pick(['Valentina Soria', 'Ezequiel Arce Núñez']);
  const cvu = random.digits(22);
  const money = (value: bigint): string => `$ ${signed(value)}`;
  const height = ({ lines }: Move): number => 10 + 10 * Math.max(1, lines.length);
  const html = (move: Move, r: number): string =>
    cells(
      'llcrr',
      [day(move.date, 'dd-mm-yyyy'), joined(move.lines), ids[r] ?? '', money(move.amount), money(move.balance)],
      [0, r],
    );
  const indexed = rows.map((move, r) => [move, r] as const);
  const pages = leaves(
    indexed,
    ([move]) => height(move),
    [440, 620],
    (part, p, n) =>
      `${p === 0 ? `<div class="sp"><b class="logo">pago tero</b><span class="big">RESUMEN DE CUENTA</span></div><div class="sp up"><div><b>${holder}</b><br>CVU: ${cvu}<br>CUIT/CUIL: 27-${random.digits(8)}-3</div><div class="r">Periodo:<br><b>Del ${Number(day(start, 'd'))}-${day(start, 'mm-yyyy')} al ${day(end, 'd-mm-yyyy')}</b></div></div><div class="four"><div>Saldo inicial<br><b>${money(opening)}</b></div><div>Entradas<br><b>${money(total(rows, 1))}</b></div><div>Salidas<br><b>${money(total(rows, -1))}</b></div><div>Saldo final<br><b>${money(closing)}</b></div></div><h3>DETALLE DE MOVIMIENTOS</h3>` : ''}${table([70, 170, 95, 90, 90], `${heads('llcrr', 'Fecha|Descripción|ID de la operación|Valor|Saldo')}${part.map(([move, r]) => html(move, r)).join('')}`)}<div class="foot"><span>Fecha de generación: ${day(end, 'dd-mm-yyyy')}</span><span>${p + 1}/${n}</span></div>${p === n - 1 ? '<p class="s">Pago Tero S.R.L. no es una entidad financiera. Los fondos acreditados no constituyen depósitos. Encontrá nuestros términos en pagotero.example/ayuda o llamá al 0800-555-0199.</p>' : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/10pt 'DejaVu Sans'|36pt 40pt|td,th{font-size:7.4pt;padding:5pt 0;border-bottom:.4pt solid #ddd;vertical-align:middle}th{color:#777}.logo{font-size:16pt;color:#08c}.big{font-size:12pt}.up{margin:18pt 0}.r{text-align:right}.four{display:flex;justify-content:space-between;background:#f1f5f9;padding:10pt;margin-bottom:14pt}h3{font-size:9pt;margin-bottom:6pt}.foot{position:absolute;left:40pt;right:40pt;bottom:20pt;display:flex;justify-content:space-between;color:#777;font-size:7pt}.s{margin-top:8pt;font-size:6pt;line-height:8pt;color:#777}",
    ),
    {
      account: account(`pago tero|${holder}|checking|ARS`, cvu),
      period: { start, end },
      opening,
      closing,
      rows: rows.map((move, r) => rowOf(move, { shows: true, reference: ids[r] ?? null })),
    },
  );
}

export const families: Family[] = [
  family(
    'ar-savings-lapacho-extracto',
    'es',
    'savings',
    ['date-once', 'two-currencies', 'empty-account', 'monospace'],
    extract,
    A4,
  ),
  family(
    'ar-current-quebrachal-dia',
    'es',
    'checking',
    ['day-above-rows', 'unsigned', 'words-tell-side'],
    provincial,
    A4,
  ),
  family('ar-wallet-tero', 'es', 'checking', ['multi-line', 'running-balance', 'many-rows'], wallet, A4),
];
