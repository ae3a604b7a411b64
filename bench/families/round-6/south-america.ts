import type { Family } from '../family.ts';
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
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, grid, numbered, rowsIn } from './paper-flow.ts';

const comma = (value: bigint): string => figure(value, COMMAED);
const minus = (value: bigint): string => `${value < 0n ? '-' : ''}${comma(value)}`;

const RESUMEN: readonly Sort[] = [
  ['TRANSFERENCIA DE TERCEROS|{30;27}#########|VARIOS / {PINTURERIA DELTA;MOLINOS DEL SUR SA}', 900_000, 90_000_000],
  ['PAGO DE SERVICIOS|{AGUAS DEL ESTUARIO;GAS PAMPERO}|####-########', -9_000_000, -800_000],
  ['IMP. DEB. LEY 25413 GRAL.', -90_000, -3_000],
  ['ING. BRUTOS S/ CRED|REG.RECAU.SIRCREB', -120_000, -5_000],
  ['TRF INMED PROVEED|3#-########-#|{FLETES ARROYO;CARTONERA LUJAN}', -60_000_000, -1_000_000],
  ['CHEQUE CAMARA|#######', -30_000_000, -2_000_000],
  ['COM. GESTION TRANSF.FDOS ENTRE BCOS|IVA 21% INCLUIDO', -60_000, -20_000],
];
const RESUMEN_LOOK = look(
  `8pt/10pt 'Liberation Sans'|30pt 36pt|.logo{font-size:16pt;line-height:20pt;font-weight:bold;color:#e06a00}h1{font-size:13pt;line-height:18pt;font-weight:normal}h2{font-size:10pt;line-height:14pt;color:#e06a00;padding:10pt 0 3pt}.box{border:.6pt solid #e06a00;border-radius:5pt;padding:6pt 9pt;width:230pt}th{border-bottom:1pt solid #e06a00;border-top:1pt solid #e06a00;font-weight:bold;padding:2pt 0}td{border-bottom:.4pt solid #ddd;padding:2pt 0}.foot{position:absolute;left:36pt;right:36pt;bottom:14pt;font-size:7pt}`,
);

/** Credit before debit; the debits carry a minus as well; taxes summed up at the end. */
const resumen = family(
  'ar-checking-credit-first',
  'es',
  'checking',
  ['credit-before-debit', 'three-line-rows', 'tax-summary', 'negative-balances'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: RESUMEN, floor: -40_000_000n },
      20,
      48,
      [5_000_000, 90_000_000],
    );
    const number = `${random.digits(7)}-${random.digits(1)} ${random.digits(3)}-${random.digits(1)}`;
    const one = (row: Move, r: number) => {
      const money = row.amount > 0n ? `${comma(row.amount)}|` : `|${minus(row.amount)}`;
      return cells(
        'llcrrr',
        `${day(row.date, 'dd/mm/yy')}|${joined(row.lines)}|${row.amount < 0n && row.lines.length > 2 ? `0${row.ref.slice(0, 3)}` : ''}|${money}|${minus(row.balance)}`,
        [0, r],
      );
    };
    const front = `<div class="sp"><div><div class="logo">Banco Rioplata Norte</div><h1>Resumen de Cuenta Corriente en Pesos</h1>PINTURAS CASUARINA S.R.L.<br>AV. LOS CEIBOS 1450 - PB<br>(B1899XAA) VILLA ARENAL<br>CUIT 30-${random.digits(8)}-7 &nbsp; IVA RESPONSABLE INSCRIPTO</div><div class="box">${span('N° de cuenta', number)}${span('CBU', `999${random.digits(19)}`)}${span('Período de movimientos', `${day(period.start, 'dd/mm/yyyy')} ${day(period.end, 'dd/mm/yyyy')}`)}${span('<b>Saldo inicial</b>', `<b>$${minus(opening)}</b>`)}${span('<b>Saldo final</b>', `<b>$${minus(closing)}</b>`)}</div></div><h2>Movimientos</h2>`;
    const taxes = rows.filter(({ lines }) => lines[0]?.startsWith('IMP'));
    const gross = rows.filter(({ lines }) => lines[0]?.startsWith('ING'));
    const end = `<div class="sp" style="padding:5pt 0"><b>Total</b><b>$${comma(total(rows, 1))} &nbsp;&nbsp; -$${comma(total(rows, -1))} &nbsp;&nbsp; $${minus(closing)}</b></div><h2>Consolidado de retención de impuestos</h2>${table([330, 100], cells('lr', `IMPUESTO A LOS DEBITOS Y CREDITOS LEY 25413|$${comma(total(taxes))}`) + cells('lr', `REGIMEN DE RECAUDACION SIRCREB INGRESOS BRUTOS|$${comma(total(gross))}`))}`;
    const bodies = flow(
      [
        block(front, 150),
        grid(
          [58, 230, 45, 64, 64, 62],
          heads('llcrrr', 'Fecha|Descripción|Origen|Crédito|Débito|Saldo'),
          rowsIn(rows, 10, 5, one),
        ),
        block(end, 90),
      ],
      750,
      740,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>Resumen de Cuenta Corriente N° ${number}</span><span>${random.digits(16)}PUB</span><span>Página ${at} / ${count}</span></div>`,
    );
    return drawnOf(pages, RESUMEN_LOOK, {
      account: account('Banco Rioplata Norte|PINTURAS CASUARINA S.R.L.|checking|ARS', number),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true })),
    });
  },
);

const luca = (value: bigint): string => figure(value, { group: '.', decimal: ',', decimals: 0 });
const CARTOLA: readonly Sort[] = [
  ['TRASPASO A:{MARIELA QUIROGA;FERRET. NAHUEL}', -400_000, -12_000],
  ['PAGO EN SII.CL', -180_000, -20_000],
  ['CHEQUE PAGADO POR CAJA', -900_000, -90_000],
  ['TRASPASO DE:{COMERCIAL AILLAN LTDA;P. CURIHUAL}', 90_000, 1_800_000],
  ['PAC {AGUAS DEL MAULE;LUZ CORDILLERA}', -70_000, -8_000],
  ['DEP.CHEQ.OTROS BANCOS', 100_000, 700_000],
];
const CARTOLA_LOOK = look(
  `8pt/11pt 'DejaVu Sans Mono'|34pt 30pt|.f{border:.8pt solid #000;padding:5pt 8pt;margin-bottom:8pt}.big{font-size:11pt;line-height:15pt}th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;font-size:7pt;line-height:9pt;padding:2pt 0 2pt 4pt;white-space:normal}td{font-size:7.5pt;padding-left:4pt}.g{background:#eee}.foot{position:absolute;left:30pt;right:30pt;bottom:14pt;font-size:6.5pt}`,
);

const cartola = family(
  'cl-checking-cartola',
  'es',
  'checking',
  ['whole-pesos', 'branch-and-document-columns', 'day-and-month-only', 'balance-once-a-day', 'totals-box'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: CARTOLA, floor: 20_000n },
      14,
      40,
      [300_000, 4_000_000],
    );
    const number = `00-${random.digits(3)}-${random.digits(5)}-${random.digits(2)}`;
    const branches = rows.map(() => random.pick(['INTERNET', 'OF. CURICO', 'CENTRAL']));
    const documents = rows.map(({ lines }) => (lines[0]?.startsWith('CHEQUE') ? random.digits(7) : null));
    const one = (row: Move, r: number) =>
      cells(
        'lllrrrr',
        `${day(row.date, 'dd/mm')}|${joined(row.lines)}|${branches[r]}|${documents[r] ?? ''}|${outIn(row.amount, luca)}|${row.lastOfDay ? luca(row.balance) : ''}`,
        [0, r],
      );
    const box = table(
      [90, 90, 90, 90, 90, 90],
      heads('rrrrrr', 'SALDO INICIAL|DEPOSITOS|OTROS ABONOS|CHEQUES|OTROS CARGOS|SALDO FINAL') +
        cells(
          'rrrrrr',
          [
            opening,
            0n,
            total(rows, 1),
            total(rows.filter((_, r) => documents[r])),
            total(rows.filter(({ amount }, r) => amount < 0n && !documents[r])),
            closing,
          ].map(luca),
        ),
    );
    const front = `<div class="f sp"><div class="big"><b>BANCO DEL PUELCHE</b><br>CARTOLA CUENTA CORRIENTE</div><div class="r">CARTOLA N° ${random.integer(2, 60)}<br>DESDE ${day(period.start, 'dd/mm/yyyy')}<br>HASTA ${day(period.end, 'dd/mm/yyyy')}</div></div><div class="f">SR(A) BENJAMIN ANTILEO PAREDES<br>PASAJE LOS BOLDOS 77, CURICO<br>CUENTA N° ${number} &nbsp; MONEDA PESOS &nbsp; EJECUTIVO V. SALGADO</div>`;
    const end = `<div style="padding-top:14pt">${box}</div><p class="g" style="margin-top:14pt">RETENCION A 1 DIA: 0 &nbsp; RETENCION A MAS DIAS: 0 &nbsp; LINEA DE CREDITO APROBADA: 1.500.000 &nbsp; UTILIZADA: 0</p>`;
    const head = heads(
      'lllrrrr',
      'FECHA DIA/MES|DETALLE DE TRANSACCION|SUCURSAL|N° DOCTO|MONTO CHEQUES O CARGOS|MONTO DEPOSITOS O ABONOS|SALDO',
    );
    const bodies = flow(
      [
        block(front, 130),
        grid([44, 168, 66, 56, 66, 66, 66], head, rowsIn(rows, 11, 0, one), { headHeight: 34 }),
        block(end, 110),
      ],
      740,
      740,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>Infórmese sobre la garantía estatal de los depósitos.</span><span>HOJA ${at} DE ${count}</span></div>`,
    );
    const truth = rows.map((row, r) =>
      rowOf(row, {
        decimals: 0,
        shows: row.lastOfDay,
        reference: documents[r] ?? null,
        alsoAccepted: [`${row.lines[0]} ${branches[r]}`],
      }),
    );
    const facts = account('BANCO DEL PUELCHE|BENJAMIN ANTILEO PAREDES|checking|CLP', number);
    return drawnOf(pages, CARTOLA_LOOK, { account: facts, period, opening, closing, rows: truth, decimals: 0 });
  },
);

export const families: Family[] = [resumen, cartola];
