import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  COMMAED,
  cells,
  family,
  heads,
  joined,
  look,
  mon,
  moves,
  outIn,
  pack,
  periodOf,
  rowOf,
  type Sort,
  SPANISH,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';

const comma = (value: bigint): string => figure(value, COMMAED);

const PORTENO: readonly Sort[] = [
  ['Transferencia recibida de {Nora Bassi;COOP LOS TEROS}', 200_000, 9_000_000],
  ['Pago de servicios {AGUAS DEL DELTA;GASUR}', -4_000_000, -120_000],
  ['Compra con débito {KIOSCO 9;ALMACEN TITO;VERDULERIA MABEL}', -2_500_000, -80_000],
  ['Intereses pagados', 100, 60_000],
];

/** Argentina: pesos and dollars on a page each; a lone hyphen where a column is empty; now and then a misprinted end. */
function pesosAndDollars(random: Random): Drawn {
  const period = periodOf(random, 1, 2);
  const drawn = (['ARS', 'USD'] as const).map((currency, s) => {
    const opening = BigInt(random.integer(1_000_000, 9_000_000)) / (s === 0 ? 1n : 90n);
    const sorts =
      s === 0
        ? PORTENO
        : PORTENO.map(([label, low, high]): Sort => [label, Math.round(low / 100) || 1, Math.round(high / 100)]);
    const rows = moves(random, {
      ...period,
      opening,
      count: s === 0 ? random.integer(14, 34) : random.integer(3, 9),
      sorts,
    });
    const wrong = s === 0 && random.chance(0.5);
    return {
      currency,
      sign: s === 0 ? '$' : 'U$S',
      opening,
      rows,
      wrong,
      closing: opening + total(rows) + (wrong ? 90_000n : 0n),
      number: `40${s}-33${random.digits(4)}/7`,
    };
  });
  const widths = [52, 70, 190, 80, 80, 84];
  const pages = drawn.map(({ currency, sign, opening, rows, closing, number }, s) => {
    const money = (value: bigint) => `${sign} ${comma(value)}`;
    const body = rows
      .map(({ date, lines, amount, balance, ref }, r) =>
        cells(
          'lllrrr',
          `${day(date, 'dd-mm-yy')}|${ref}|${joined(lines)}|${outIn(amount, money, '-')}|${money(balance)}`,
          [s, r],
        ),
      )
      .join('');
    const box = [
      ['Saldo inicial', opening],
      ['Créditos', total(rows, 1)],
      ['Débitos', total(rows, -1)],
      ['Imp. Trans. Financieras', 0n],
      ['Saldo final', closing],
    ] as const;
    return `<p>${day(period.start, 'd')} ${mon(period.start, SPANISH)} ${period.start.slice(0, 4)} al ${day(period.end, 'd')} ${mon(period.end, SPANISH)} ${period.end.slice(0, 4)}</p><div class="sp top"><p><b>Octavio Lezama Brun</b><br>CUIT 20-99418007-3<br>Caja de ahorro (${currency})<br>Número ${number}<br>CBU 999${'0'.repeat(5)}${random.digits(14)}</p><div class="box"><b>Resumen</b>${box.map(([label, value]) => `<div class="sp"><span>${label}</span><span>${money(value)}</span></div>`).join('')}</div></div><h2>Movimientos</h2>${table(widths, heads('lllrrr', 'Fecha|Nº|Descripción|Débito|Crédito|Saldo') + body)}<p class="foot">Banco Calafate Digital S.A. Los depósitos cuentan con garantía de hasta $ 25.000.000. Com. A 2337 del 23/12/2019.</p>`;
  });
  return {
    pages,
    css: look(
      `8.2pt/12pt 'Liberation Sans','DejaVu Sans Condensed'|34pt 20pt|.top{height:110pt;padding:12pt 0}.box{width:220pt}h2{font-size:13pt;line-height:24pt}td{padding:1pt 2pt;border-bottom:.3pt solid #ccc}.foot{position:absolute;bottom:20pt;left:26pt;right:26pt;font-size:6pt}`,
    ),
    statements: drawn.map(({ currency, rows, opening, closing, number, wrong }) =>
      truthOf({
        account: {
          institution: 'Banco Calafate Digital S.A.',
          holder: 'Octavio Lezama Brun',
          number,
          type: 'savings',
          currency,
        },
        period,
        opening,
        closing,
        status: wrong ? 'failed' : 'verified',
        rows: rows.map((row) => rowOf(row, { shows: true, reference: row.ref })),
      }),
    ),
  };
}

const CHILEAN: readonly Sort[] = [
  ['TRASPASO DE:{ROSA HUILIPAN;SOC AGRICOLA LENGA}', 20_000, 900_000],
  ['TRASPASO A:{PATRICIO RAULI;COMUNIDAD ED BOLDO}', -400_000, -8_000],
  ['CHEQUE COBRADO POR CAJA', -300_000, -20_000],
  ['PAGO EN {FERIA ULMO;FARMACIA QUILA}', -60_000, -1_500],
  ['IMPUESTO LINEA DE CREDITO', -3_900, -100],
  ['DEP.CHEQ.OTROS BANCOS', 50_000, 700_000],
];

/** Chile: charges before credits, a day's balance at its end, and the sums in a line of boxes below the last row. */
function cartola(random: Random): Drawn {
  const period = periodOf(random);
  const opening = BigInt(random.integer(100_000, 2_000_000));
  const rows = moves(random, { ...period, opening, count: random.integer(10, 56), sorts: CHILEAN });
  const pesos = (value: bigint) => figure(value, { ...COMMAED, decimals: 0 });
  const widths = [38, 166, 74, 58, 68, 68, 62];
  const body = rows.map(({ date, lines, amount, balance, lastOfDay, ref }, r) =>
    cells(
      'lllrrrr',
      `${day(date, 'dd/mm')}|${joined(lines)}|${['OF. CENTRAL', 'INTERNET', 'MAIPU SUR'][r % 3]}|${lines[0]?.includes('CHEQ') ? ref.slice(1) : ''}|${outIn(amount, pesos)}|${lastOfDay ? pesos(balance) : ''}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 12, 430, 490);
  const head = heads(
    'lllrrrr',
    'FECHA<br>DIA/MES|DETALLE DE TRANSACCION|SUCURSAL|N° DOCTO|MONTO CHEQUES<br>O CARGOS|MONTO DEPOSITOS<br>O ABONOS|SALDO',
  );
  const sums = `${heads('cccc', 'SALDO INICIAL|TOTAL ABONOS|TOTAL CARGOS|SALDO FINAL')}${cells('cccc', [opening, total(rows, 1), total(rows, -1), opening + total(rows)].map(pesos))}`;
  return {
    pages: parts.map(
      (part, at) =>
        `<div class="sp top"><b>BANCO QUILLAYES</b><span>ESTADO DE CUENTA CORRIENTE<br>N° DE CUENTA : 00-166-40781-02<br>MONEDA : PESOS CHILENOS (CLP)<br>CARTOLA N° : 3 &nbsp; HOJA ${at + 1} DE ${parts.length}<br>DESDE : ${day(period.start, 'dd/mm/yyyy')} &nbsp; HASTA : ${day(period.end, 'dd/mm/yyyy')}</span></div><p class="adr">SR(A).(ES) : MARCELA ANTILEO POBLETE<br>EJECUTIVO : R. ULLOA &nbsp; TELEFONO : 600 999 0001</p>${table(widths, head + part.join(''))}${at === parts.length - 1 ? table([135, 135, 135, 135], sums, 'sums') : '<p class="r">CONTINUA EN HOJA SIGUIENTE</p>'}<p class="foot">Infórmese sobre la garantía estatal de los depósitos. LINEA DE CREDITO: CUPO 500.000, UTILIZADO 0, VENCIMIENTO 12/08/2031.</p>`,
    ),
    css: look(
      `7.4pt/12pt 'Liberation Sans','DejaVu Sans Condensed'|30pt 26pt|.top{height:70pt}.adr{height:40pt}th{font-size:6.2pt;line-height:8pt;border:.5pt solid #555}.sums{margin-top:14pt}.sums td,.sums th{border:.6pt solid #222}.foot{position:absolute;bottom:24pt;left:26pt;right:26pt;font-size:6pt}`,
    ),
    statements: [
      truthOf({
        account: account('BANCO QUILLAYES|MARCELA ANTILEO POBLETE|checking|CLP', '00-166-40781-02'),
        period,
        opening,
        closing: opening + total(rows),
        decimals: 0,
        rows: rows.map((row) =>
          rowOf(row, {
            decimals: 0,
            shows: row.lastOfDay,
            reference: row.lines[0]?.includes('CHEQ') ? row.ref.slice(1) : null,
          }),
        ),
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'ar-savings-pesos-dolares',
    'es',
    'savings',
    ['several-currencies', 'hyphen-for-empty', 'misprints'],
    pesosAndDollars,
  ),
  family(
    'cl-checking-cartola-casillas',
    'es',
    'checking',
    ['no-decimals', 'sums-below', 'balance-once-a-day'],
    cartola,
  ),
];
