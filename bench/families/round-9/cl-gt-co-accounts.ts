import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
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
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { contractAmount, dayAfter, figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { either, type Item, sheets } from './b-kit.ts';

/**
 * Chile: a current account in whole pesos, charges and credits, the balance at the end of some days; Guatemala: unsigned movements with a
 * balance, asterisks round the opening; Colombia: a quarter of a savings account, signed, set in monospace, its printed sums wrong on some.
 */

const pesos = (value: bigint): string => figure(value, { ...COMMAED, decimals: 0 });

const CHILE: Sort[] = [
  ['PAGO AUTOMATICO|{ENELUZ SA;AGUAS DEL VALLE;MOVILTEL ##-#######}', -90_000, -9_000],
  ['TRASPASO A:{Carolina Fuenzalida;CORREDORA SUR LTDA}|INTERNET', -650_000, -10_000],
  ['CHEQUE PAGADO POR CAJA', -900_000, -50_000],
  ['COMPRA NAC. {LIDERMAX 0##;PARQUE 28 COMUNAS;COPETROL}', -120_000, -2_500],
  ['GIRO CAJERO AUTOMATICO', -200_000, -10_000],
  ['COMISION MENSUAL PLAN CTA CTE|PERIODO {=mm/yyyy}', -14_000, -8_000],
  ['TRASPASO DE:{Ignacio Tapia Vera;Inmobiliaria Roble}|INTERNET', 20_000, 900_000],
  ['PAGO:PROVEEDORES 07613####0', 300_000, 2_800_000],
  ['DEP.CHEQ.OTROS BANCOS', 80_000, 700_000],
];

function ledgerOf(rows: readonly Move[], closing: bigint): string {
  const checks = rows.filter(({ lines, amount }) => amount < 0n && lines[0]?.includes('CHEQUE'));
  return `<div class="grid">${[
    ['RETENCION A 1 DIA', 0n],
    ['CHEQUES', total(checks)],
    ['OTROS CARGOS', total(rows, -1) - total(checks)],
    ['ABONOS', total(rows, 1)],
    ['SALDO DISPONIBLE', closing],
    ['LINEA DE CREDITO APROBADA', 1_500_000n],
  ]
    .map(([label, value]) => `<div>${label}<br>${pesos(value as bigint)}</div>`)
    .join('')}</div>`;
}

const CHILE_LOOK =
  "7.2pt/10pt 'Liberation Sans'|30pt 20pt|.n{font-size:13pt;color:#003}.sp span{text-align:right}.hd{display:flex;justify-content:space-between;margin:18pt 0 10pt;border:.5pt solid #003;padding:5pt}th{font-size:6.6pt;background:#e8ecf4}.grid{display:flex;gap:8pt;margin-top:8pt}.grid div{flex:1;border:.4pt solid #777;padding:3pt;font-size:6pt;text-align:right}.f{font-size:6pt;margin-top:6pt}";

function chile(random: Random): Drawn {
  const { start, end } = periodOf(random, random.pick([1, 28]));
  const { rows, opening, closing } = booked(random, { start, end, sorts: CHILE }, 14, 85, [50_000, 4_000_000]);
  const number = `00-${random.digits(3)}-${random.digits(5)}-${random.digits(2)}`;
  const holder = random.pick(['FUENZALIDA ORTIZ PABLO', 'SERVICIOS DENTALES ARAYA SPA', 'REBOLLEDO TAPIA MARCELA']);
  const refs = rows.map(({ lines }) => (lines[0]?.includes('CHEQUE') ? random.digits(7) : ''));
  const office = rows.map(() => random.pick(['OF. CENTRAL', 'INTERNET', 'PROVIDENCIA', 'HUERFANOS']));
  const end2 = (iso: string, label: string, value: bigint): Item => [
    cells('lllrrrr', [day(iso, 'dd/mm'), label, '', '', '', '', pesos(value)]),
    13,
  ];
  const items: Item[] = [
    end2(start, 'SALDO INICIAL', opening),
    ...rows.map(
      ({ date, lines, amount, balance, lastOfDay }, r): Item => [
        cells(
          'lllrrrr',
          [
            day(date, 'dd/mm'),
            joined(lines),
            office[r] ?? '',
            refs[r] ?? '',
            ...outIn(amount, pesos).split('|'),
            lastOfDay ? pesos(balance) : '',
          ],
          [0, r],
        ),
        10 * lines.length,
      ],
    ),
    end2(end, 'SALDO FINAL', closing),
  ];
  const ledger = ledgerOf(rows, closing);
  const pages = sheets(
    items,
    500,
    590,
    (body, p, n) =>
      `<div class="sp"><b class="n">BANCO DEL MAULE</b><span>ESTADO DE CUENTA<br>CUENTA CORRIENTE EN MONEDA NACIONAL<br>CARTOLA N° ${Number(day(end, 'm'))} &nbsp; PAGINA ${p + 1} DE ${n}</span></div><div class="hd"><div>${text(holder)}<br>LOS AROMOS ${Number(day(end, 'm')) * 37} DEPTO 5${n}<br>NUNOA SANTIAGO</div><div>N° DE CUENTA : ${number}<br>DESDE : ${day(start, 'dd/mm/yyyy')} &nbsp; HASTA : ${day(end, 'dd/mm/yyyy')}<br>EJECUTIVO : R. SANHUEZA &nbsp; TELEFONO : 2 2555 0${n}37</div></div>${table([36, 176, 68, 58, 76, 76, 66], `<tr class="th"><th class="l"></th><th></th><th></th><th class="r">N°</th><th class="r">MONTO CHEQUES</th><th class="r">MONTO DEPOSITOS</th><th></th></tr>${heads('lllrrrr', 'DIA/MES|DETALLE DE TRANSACCION|SUCURSAL|DOCTO|O CARGOS|O ABONOS|SALDO')}${body}`)}${p === n - 1 ? `${ledger}<p class="f">Infórmese sobre la garantía estatal de los depósitos en su banco. Verifique su saldo antes de 30 días. Impuesto cheque $ 4.500.</p>` : ''}`,
  );
  return drawnOf(pages, look(CHILE_LOOK), {
    account: account(`BANCO DEL MAULE|${holder}|checking|CLP`, number),
    period: { start, end },
    opening,
    closing,
    decimals: 0,
    rows: rows.map((move, r) =>
      rowOf(move, {
        decimals: 0,
        reference: refs[r] || null,
        balance: move.lastOfDay ? contractAmount(move.balance, 0) : null,
        ...either(
          move.lines.join(' '),
          `${move.lines.join(' ')} ${office[r]}`,
          `${move.lines[0]} ${office[r]} ${move.lines.slice(1).join(' ')}`.trim(),
        ),
      }),
    ),
  });
}

const GUATEMALA: Sort[] = [
  ['DEBITO POR TRANSFERENCIA EN LINEA {5##-######-#;A TERCEROS}', -300_000, -5_000],
  ['PAGO DE SERVICIO {ENERGUA;AGUA MUNI;TELEFONIA 4###-####}', -90_000, -6_000],
  ['COMPRA POS {SUPER LA TORRECILLA;GASOLINERA UNI Z.10}', -60_000, -2_000],
  ['CHEQUE PAGADO', -800_000, -20_000],
  ['RETIRO CAJERO 5B', -200_000, -10_000],
  ['CREDITO POR TRANSFERENCIA ACH {PLANILLA;DE R. XICARA}', 30_000, 950_000],
  ['DEPOSITO EFECTIVO AG. {ZONA 4;MIRAFLORES}', 10_000, 600_000],
  ['NOTA DE CREDITO INTERESES', 50, 4_000],
];

function guatemala(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { rows, opening, closing } = booked(random, { start, end, sorts: GUATEMALA }, 10, 70, [20_000, 2_000_000]);
  const number = `${random.digits(3)}-${random.digits(6)}-${random.digits(1)}`;
  const holder = random.pick(['JUAREZ MORATAYA, OLGA LETICIA', 'DISTRIBUIDORA EL QUETZALITO, S.A.']);
  const month = 'ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE'.split(' ')[
    Number(day(start, 'm')) - 1
  ];
  const items: Item[] = [
    [cells('lllrr', ['', '', '*** SALDO ANTERIOR ***', '', point(opening)]), 12],
    ...rows.map(
      ({ date, lines, amount, balance, ref }, r): Item => [
        cells('lllrr', [day(date, 'dd/mm/yyyy'), ref, joined(lines), point(amount), point(balance)], [0, r]),
        11,
      ],
    ),
    [cells('lllrr', ['', '', '*** ULTIMA LINEA ***', '', '']), 12],
  ];
  const pages = sheets(
    items,
    490,
    590,
    (body, p, n) =>
      `<div class="sp"><span class="n">BANCO MAYANO, S.A.</span><span>Página: ${p + 1} de ${n}</span></div><p class="c">ESTADO DE CUENTA MONETARIA</p><div class="hd">${text(holder)}<br>6A AVENIDA ${n}-45 ZONA 9, GUATEMALA<br>Número de cuenta: ${number} &nbsp;&nbsp; Moneda: QUETZALES<br>Correspondiente al mes de: ${month} ${day(start, 'yyyy')}</div>${table([66, 66, 250, 76, 84], `${heads('lllrr', 'Fecha|Docto.|Descripción|Monto|Saldo')}${body}`)}${p === n - 1 ? `<div class="s">${span('Saldo promedio', `Q ${point((opening + closing) / 2n)}`)}${span('Tasa de interés anual', '0.50%')}${span('Total de movimientos', String(rows.length))}</div>` : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/11pt 'Liberation Mono'|34pt 34pt|.n{font-size:12pt}.c{margin:6pt 0}.hd{border-top:.5pt dashed #000;border-bottom:.5pt dashed #000;padding:5pt 0;margin-bottom:8pt}th{border-bottom:.5pt dashed #000}td,th{letter-spacing:-.5pt;white-space:pre}.s{width:220pt;margin-top:10pt}",
    ),
    {
      account: account(`BANCO MAYANO, S.A.|${holder}|checking|GTQ`, number),
      period: { start, end },
      opening,
      closing,
      rows: rows.map((move) => rowOf(move, { shows: true, reference: move.ref })),
    },
  );
}

const COLOMBIA: Sort[] = [
  ['COMPRA EN {EXITOSO LAU;D1 CALLE 80;TIENDA ARAUCO}', -24_000_000, -600_000],
  ['PAGO QR {JUAN GARZ;PANADERIA}', -6_000_000, -300_000],
  ['TRANSFERENCIA CTA SUC VIRTUAL', -90_000_000, -1_000_000],
  ['RETIRO CORRESPONSAL {CANA 4#;EL DORADO}', -40_000_000, -2_000_000],
  ['IMPTO GOBIERNO 4X1000', -400_000, -800],
  ['PAGO PSE {EPMED;ACUEDUCTO BOG}', -18_000_000, -2_500_000],
  ['ABONO INTERESES AHORROS', 1, 300],
  ['CONSIGNACION CORRESPONSAL CB', 2_000_000, 60_000_000],
  ['PAGO DE NOMI {TEXTILES SA;COLEGIO}', 130_000_000, 420_000_000],
];

function colombia(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, 3);
  const first = dayAfter(start, -1);
  const { rows, opening, closing } = booked(random, { start, end, sorts: COLOMBIA }, 60, 150, [500_000, 300_000_000]);
  const cop = (value: bigint): string => `${value < 0n ? '-' : ''}${point(value).replace(/^0\./, '.')}`;
  const wrong = random.chance(0.4);
  const slip = wrong ? BigInt(random.pick([100_000, 900_000, 4_500])) : 0n;
  const number = random.digits(11);
  const holder = random.pick(['LUZ MARINA CIFUENTES OSPINA', 'ANDRES FELIPE ROZO']);
  const office = rows.map(({ lines }) =>
    /COMPRA|RETIRO|CONSIG/.test(lines[0] ?? '') ? random.pick(['CALLE 80', 'UNICENTRO', 'EL POBLADO']) : '',
  );
  const refs = rows.map(({ lines }) => (/CONSIG|TRANSF/.test(lines[0] ?? '') ? random.digits(4) : ''));
  const items: Item[] = rows.map(({ date, lines, amount, balance }, r) => [
    cells(
      'lllrrr',
      [day(date, 'd/mm'), joined(lines), office[r] ?? '', refs[r] ?? '', cop(amount), cop(balance)],
      [0, r],
    ),
    10,
  ]);
  items.push([cells('lllrrr', ['', 'FIN ESTADO DE CUENTA', '', '', '', '']), 10]);
  const sums: [string, bigint][] = [
    ['SALDO ANTERIOR', opening],
    ['TOTAL ABONOS', total(rows, 1) - slip],
    ['TOTAL CARGOS', total(rows, -1)],
    ['SALDO ACTUAL', closing],
    ['SALDO PROMEDIO', (opening + closing) / 2n],
    ['CUPO SUGERIDO', 0n],
    ['VALOR INTERESES', 14n],
    ['RETEFUENTE', 0n],
  ];
  const pages = sheets(
    items,
    440,
    560,
    (body, p, n) =>
      `<div class="sp"><b class="n">BancoAndino</b><span>ESTADO DE CUENTA<br>CUENTA DE AHORROS</span></div><div class="hd"><div>${holder}<br>CL 80 # 12 - 34<br>BOGOTA D.C.</div><div>DESDE: ${day(first, 'yyyy/mm/dd')} &nbsp; HASTA: ${day(end, 'yyyy/mm/dd')}<br>CUENTA DE AHORROS<br>NUMERO ${number}<br>SUCURSAL PARQUE 93 &nbsp; PAGINA ${p + 1} DE ${n}</div></div>${p === 0 ? `<b>RESUMEN</b><div class="res">${sums.map(([label, value]) => span(label, `$ ${cop(value)}`)).join('')}</div>` : ''}${table([38, 190, 86, 50, 90, 96], `${heads('lllrrr', 'FECHA|DESCRIPCIÓN|SUCURSAL|DCTO.|VALOR|SALDO')}${body}`)}<div class="ft">Los depósitos están cubiertos por el seguro de depósitos hasta $50,000,000. Defensor del consumidor: 601 555 0120. Vigilado.</div>`,
  );
  return drawnOf(
    pages,
    look(
      "7.6pt/10pt 'DejaVu Sans Mono'|34pt 22pt|.n{font-size:15pt}.sp span{text-align:right}.hd{display:flex;justify-content:space-between;margin:16pt 0 10pt}.hd div{font-size:7pt}.res{columns:2;column-gap:40pt;border:.6pt solid #000;padding:4pt;margin:2pt 0 8pt;font-size:7pt}td,th{font-size:6.6pt;letter-spacing:-.3pt}th{background:#ffd400}.ft{position:absolute;bottom:20pt;left:22pt;font-size:5.6pt}",
    ),
    {
      account: account(`BancoAndino|${holder}|savings|COP`, number),
      period: { start: first, end },
      opening,
      closing,
      rows: rows.map((move, r) => {
        const plain = move.lines.join(' ');
        return rowOf(move, {
          shows: true,
          reference: refs[r] || null,
          ...(office[r] ? either(plain, `${plain} ${office[r]}`) : {}),
        });
      }),
      status: wrong ? 'failed' : 'verified',
    },
  );
}

export const families: Family[] = [
  family(
    'cl-current-maule-cartola',
    'es',
    'checking',
    ['no-decimals', 'two-line-headings', 'balance-at-day-end', 'no-year'],
    chile,
    LETTER,
  ),
  family('gt-current-mayano-monto', 'es', 'checking', ['unsigned', 'running-balance', 'monospace'], guatemala, LETTER),
  family(
    'co-savings-andino-trimestre',
    'es',
    'savings',
    ['many-rows', 'no-year', 'misprint', 'year-crossing'],
    colombia,
    LETTER,
  ),
];
