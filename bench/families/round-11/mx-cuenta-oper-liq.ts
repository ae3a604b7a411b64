import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import * as k from '../kit.ts';
import { text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/**
 * Mexico's most uploaded account: two days without a year, a code before the text, three to five lines below it with references and
 * CLABE numbers, charges and credits, two balances (of operation and of settlement) at the day's end only.
 */

const SORTS: readonly k.Sort[] = [
  [
    'T20 SPEI RECIBIDOBANLOMA|0######  0## 0######### TRANSF|00072580############|BNL0100############|ARROYAL PEÑA TOMAS',
    150_000,
    3_800_000,
  ],
  [
    'T17 SPEI ENVIADO SANTOMAS|0######  0## 00000##### PAGO FACTURA A-###|00014180############|CIE0100############|SUMINISTROS OLIVEDO SA DE CV',
    -2_400_000,
    -30_000,
  ],
  [
    'A15 {TIENDA EL OLMO;GASOLINERA LARRA ##;FARMACIA SAN BLAS;SUPER PEÑAFUERTE}|RFC: ~~~ ######~## {=yy}:## AUT: ######',
    -240_000,
    -4_500,
  ],
  ['N06 PAGO CUENTA DE TERCERO|00######## BNET  ##########  RENTA LOCAL', -900_000, -50_000],
  ['W02 DEPOSITO DE TERCERO|REFBNTC00###### #########  PAGO BLMCASH', 80_000, 1_600_000],
  ['S39 SERV BANCA INTERNET|OPS SERV BCA INTERNET', -35_000, -8_000],
  ['S40 IVA COM SERV BCA INTERNET|IVA COM SERV BANCA INTERNET', -5_600, -1_200],
  ['E57 PAGO DE NOMINA|NOMINA QUINCENAL REF ########', -1_500_000, -300_000],
];

const months = 'ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC';
const dm = (iso: string) => `${day(iso, 'dd')}/${k.mon(iso, months)}`;

function draw(random: Random): Drawn {
  const { start, end } = k.periodOf(random);
  const plan = { start, end, sorts: SORTS };
  const { opening, rows, closing } = k.booked(random, plan, 14, 60, [500_000, 9_000_000]);
  const number = random.digits(10);
  const client = `~${random.digits(7)}`.replace('~', random.pick(['A', 'B', 'D']));
  const clabe = `099 180 ${random.digits(11)} ${random.digits(1)}`;
  const holder = 'DISTRIBUIDORA LARRA SA DE CV';
  const refs = rows.map(({ lines }) => (lines[0]?.startsWith('A15') ? `******${random.digits(4)}` : null));
  const words = (move: k.Move, r: number) =>
    [...move.lines, ...(refs[r] ? [`Referencia ${refs[r]}`] : [])]
      .map((line, at) => (at === 0 ? text(line) : `<span class="in">${text(line)}</span>`))
      .join('<br>');
  const row = (move: k.Move, r: number) =>
    k.cells(
      'lllrrrr',
      [
        dm(move.date),
        dm(move.date),
        words(move, r),
        ...k.outIn(move.amount, k.point).split('|'),
        ...(move.lastOfDay ? [k.point(move.balance), k.point(move.balance)] : ['', '']),
      ],
      [0, r],
    );
  const widths = [40, 40, 216, 62, 62, 62, 62];
  const titles =
    '<tr class="h1"><th colspan="2">FECHA</th><th></th><th></th><th></th><th colspan="2">SALDO</th></tr><tr class="h2"><th class="l">OPER</th><th class="l">LIQ</th><th class="l">COD. DESCRIPCIÓN   REFERENCIA</th><th class="r">CARGOS</th><th class="r">ABONOS</th><th class="r">OPERACIÓN</th><th class="r">LIQUIDACIÓN</th></tr>';
  const ins = k.inOrOut(rows, 1);
  const outs = k.inOrOut(rows, -1);
  const parts = k.pack(rows, ({ lines }) => (lines.length + (lines[0]?.startsWith('A15') ? 1 : 0)) * 9 + 3, 330, 570);
  let at = 0;
  const box = `<div class="sp"><div style="width:220pt"><b>${holder}</b><br>AV DEL PUERTO 31 INT 4<br>COL PUERTO NUEVO<br>OLIVEDO, JAL<br>CP 45999 MEXICO<br><br><span class="t">${random.digits(8)}  ${random.digits(6)}  SUCURSAL : 7742 OLIVEDO CENTRO  DIRECCION: AV HIDALGO 8 COL CENTRO  PLAZA: OLIVEDO  TELEFONO: 5550123</span></div><div style="width:250pt" class="z">${k.span('Periodo', `DEL ${day(start, 'dd/mm/yyyy')} AL ${day(end, 'dd/mm/yyyy')}`)}${k.span('Fecha de Corte', day(end, 'dd/mm/yyyy'))}${k.span('No. de Cuenta', number)}${k.span('No. de Cliente', client)}${k.span('R.F.C', 'DLA0903149Z9')}${k.span('No. Cuenta CLABE', clabe)}</div></div>
    <h3>CUENTA LOMA PYME</h3><div class="sp"><div style="width:230pt"><b>Información Financiera</b><div class="t">MONEDA NACIONAL</div><b>Rendimiento</b>${k.span('Saldo Promedio', k.point((opening + closing) / 2n))}${k.span('Días del Periodo', '31')}${k.span('Tasa Bruta Anual', '% 0.000')}${k.span('Saldo Promedio Gravable', '0.00')}${k.span('Intereses a Favor (+)', '0.00')}${k.span('ISR Retenido (-)', '0.00')}<b>Comisiones de la cuenta</b>${k.span('Cheques pagados', '0  0.00')}${k.span('Manejo de Cuenta', '0.00')}</div><div style="width:250pt"><b>Comportamiento</b>${k.span('Saldo Anterior', k.point(opening))}${k.span(`Depósitos / Abonos (+)`, `${ins.length}   ${k.point(k.total(ins))}`)}${k.span('Retiros / Cargos (-)', `${outs.length}   ${k.point(k.total(outs))}`)}${k.span('Saldo Final', k.point(closing))}${k.span('Saldo Promedio Mínimo Mensual Hasta el día:', k.point(opening / 3n))}<br><b>Otros productos incluidos en el estado de cuenta (inversiones)</b>${k.table([80, 80, 80], k.heads('lrr', 'Contrato|Tasa de interés anual|Total'), 't')}</div></div>`;
  const totals = `<h3>Total de Movimientos</h3>${k.table([150, 80, 190, 60], `${k.cells('lrlr', `TOTAL IMPORTE CARGOS|${k.point(k.total(outs))}|&nbsp;&nbsp;&nbsp;TOTAL MOVIMIENTOS CARGOS|${outs.length}`)}${k.cells('lrlr', `TOTAL IMPORTE ABONOS|${k.point(k.total(ins))}|&nbsp;&nbsp;&nbsp;TOTAL MOVIMIENTOS ABONOS|${ins.length}`)}`)}`;
  const pages = parts.map((some, p) => {
    const body = some.map((move) => row(move, at++)).join('');
    return `<div class="sp"><div class="logo">banloma</div><div class="r"><b>Estado de Cuenta</b><br>CUENTA LOMA PYME<br>PAGINA ${p + 1} / ${parts.length + 1}</div></div>${p === 0 ? box : `<div class="sp z"><span>No. de Cuenta ${number}</span><span>No. de Cliente ${client}</span></div>`}<h3>Detalle de Movimientos Realizados</h3>${k.table(widths, titles + body)}${p === parts.length - 1 ? totals : ''}<div class="foot">BANLOMA MEXICO, S.A., INSTITUCION DE BANCA MULTIPLE. Av. Loma 510, Col. Centro, C.P. 06999, Ciudad de México. R.F.C. BLM830831LZ9. Consulta costos y comisiones. Unidad Especializada 55 5550 1998.</div>`;
  });
  const gloss = `<div class="sp"><div class="logo">banloma</div><div class="r"><b>Estado de Cuenta</b><br>PAGINA ${parts.length + 1} / ${parts.length + 1}</div></div><h3>Cuadro resumen y gráfico de movimientos del período</h3>${k.table([200, 100, 80], `${k.heads('lrr', 'Concepto|Cantidad|Porcentaje')}${k.cells('lrr', `Saldo Inicial|${k.point(opening)}|100.00%`)}${k.cells('lrr', `Depósitos / Abonos (+)|${k.point(k.total(ins))}|48.12%`)}${k.cells('lrr', `Retiros / Cargos (-)|-${k.point(k.total(outs))}|-32.20%`)}${k.cells('lrr', `Saldo Final|${k.point(closing)}|64.10%`)}`)}<h3>Glosario de Abreviaturas</h3><p class="t">COM COMISION · IVA IMPUESTO AL VALOR AGREGADO · SPEI SISTEMA DE PAGOS ELECTRONICOS · El monto protegido por el instituto es de hasta 400,000 UDIS por persona. Folio Fiscal: ${random.digits(8)}-44A1-4C00-${random.digits(12)} Fecha de certificación ${day(end, 'yyyy-mm-dd')}T04:11:02</p>`;
  const css = k.look(
    "7pt/9pt 'Liberation Sans'|26pt 34pt|.logo{font-size:20pt;line-height:26pt;color:#004481;font-weight:bold}h3{background:#004481;color:#fff;font-size:8pt;line-height:12pt;padding-left:3pt;margin:6pt 0 3pt}.z{background:#eef3f8;padding:3pt}.t{font-size:6pt;line-height:8pt}.in{padding-left:14pt}.h1 th{font-weight:bold;text-align:center}.h2 th{font-weight:bold;border-bottom:.7pt solid #004481;white-space:pre}td{padding-bottom:3pt}.foot{position:absolute;bottom:16pt;left:34pt;right:34pt;font-size:5.5pt;line-height:7pt}",
  );
  return k.drawnOf([...pages, gloss], css, {
    account: k.account(`banloma|${holder}|checking|MXN`, number),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move, r) => {
      const lines = [...move.lines, ...(refs[r] ? [`Referencia ${refs[r]}`] : [])].map((line) =>
        line.replace(/ +/g, ' '),
      );
      const full = lines.join(' ');
      return k.rowOf(move, {
        shows: move.lastOfDay,
        valueDate: move.date,
        description: full,
        alsoAccepted: [full.replace(/^\S+ /, ''), move.lines.join(' ').replace(/ +/g, ' ')],
      });
    }),
  });
}

export const families: Family[] = [
  k.family(
    'mx-cuenta-oper-liq',
    'es',
    'checking',
    ['no-year', 'two-dates', 'long-descriptions', 'balance-at-day-end', 'two-balances'],
    draw,
    LETTER,
  ),
];
