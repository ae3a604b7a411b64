import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  ibanOf,
  inFours,
  isIn,
  isOut,
  misprinted,
  pack,
  rowCount,
  sort,
  sumOf,
  verdict,
  type Words,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Spanish bank's monthly extract sent by post: ruled columns for day, concept, value day, debe, haber and saldo, the balance
 * before and the page's carried balance as rows within them, sums of both columns at the end.
 */
const BANK = 'Banco Peñalara de Crédito, S.A.';
const SORTS = [
  sort('', 'COMPRA {shop} ****####', -300, -12_000),
  sort('', 'COMPRA TARJ. ****#### {shop}|{town} EL {dm} {hh}:2#', -300, -9_000),
  sort('', 'PAGO MOVIL EN {shop},|{town}', -150, -7_000),
  sort('', 'RECIBO {util}|Nº RECIBO #### #### ### ~~####', -1_900, -16_000),
  sort('', 'ADEUDO {util}|REF. MANDATO ES######### {dmy}', -1_500, -14_000),
  sort('', 'RECIBO COMUNIDAD PROP. C/ OLMO 8|CUOTA {my}', -4_000, -15_000),
  sort('', 'BIZUM A FAVOR DE {person}|CONCEPTO: {concept}', -300, -15_000),
  sort('', 'BIZUM DE {person}|CONCEPTO: {concept}', 300, 15_000),
  sort('', 'TRANSFERENCIA DE {firm}|NOMINA {my}', 110_000, 290_000),
  sort('', 'ABONO NOMINA {firm}', 105_000, 280_000),
  sort('', 'TRANSF. INMEDIATA DE {person}', 2_000, 80_000),
  sort('', 'TRANSFERENCIA A {person}|ALQUILER {my}', -40_000, -110_000),
  sort('', 'TRASPASO A CTA. ####-###-######', -5_000, -90_000),
  sort('', 'TRASPASO DE CTA. ####-###-######', 5_000, 90_000),
  sort('', 'REINTEGRO CAJERO ####|{town} TARJ. ****####', -2_000, -40_000),
  sort('', 'INGRESO EFECTIVO CAJERO OF. ####', 2_000, 90_000),
  sort('', 'INGRESO CHEQUE Nº #.###.###-#', 5_000, 120_000),
  sort('', 'CARGO CHEQUE Nº #.###.###', -5_000, -90_000),
  sort('', 'CUOTA PRESTAMO ####.####.##.##########|CAPITAL ###,## INTERESES ##,##', -18_000, -69_000),
  sort('', 'LIQ. TARJETA CREDITO ****#### {my}', -9_000, -110_000),
  sort('', 'COMISION MANTENIMIENTO CUENTA', -500, -2_000),
  sort('', 'LIQUIDACION INTERESES {dmy}', -30, -2_900),
  sort('', 'DEVOLUCION COMPRA {shop}', 600, 9_000),
  sort('', 'IMPUESTOS AEAT MODELO 130|NRC ######~~##~###', -9_000, -120_000),
  sort('', 'AEAT DEVOLUCION RENTA 20##', 9_000, 130_000),
  sort('', 'SEGUROS {seg}|POLIZA ########/## FRAC. TRIMESTRAL', -6_000, -34_000),
  sort('', 'TGSS. COTIZACION 005 R.E. AUTONOMOS', -23_000, -36_000),
];
const words = (date: string): Words => {
  const { dd, mm, yyyy } = partsOf(dayAfter(date, -1));
  return {
    dm: [`${dd}-${mm}`],
    dmy: [`${dd}/${mm}/${yyyy}`],
    hh: ['08', '10', '12', '16', '19'],
    my: [`${mm}/${yyyy}`, `${mm}-${yyyy}`],
    shop: ['SUPERMERCADOS LARRA', 'FARMACIA DEL PUERTO', 'E.S. ARROYAL', 'CAFE OLIVEDO', 'PLUMALIBRO'],
    town: ['ARROYAL', 'OLIVEDO', 'PEÑAFUERTE'],
    util: ['AGUAS DE OLIVEDO', 'LUMENIA ENERGIA SAU', 'TELEFONIA ARCO', 'GAS DEL NORTE SUR'],
    person: ['MARTA OLIVEDO RUIZ', 'IÑIGO LARRAZABAL', 'TOMAS ARROYAL G.'],
    concept: ['CENA', 'REGALO ANA', 'PADEL 12/05', 'SIN CONCEPTO'],
    firm: ['FERRETERIA ARROYAL S.A.', 'DISTRIBUCIONES LARRA SL', 'CONSEJERIA EDUCACION'],
    seg: ['LA ALIANZA DEL MAR', 'MUTUA OLMEDA'],
  };
};
const HOLDERS = ['MARTA OLIVEDO RUIZ', 'LUCIA PEÑAFUERTE SANZ', 'CONSERVAS PEÑAFUERTE S.L.', 'TOMAS ARROYAL GIL'];
const money = (minor: bigint) => figure(minor, { group: '.', decimal: ',' });
const saldo = (minor: bigint) => `${money(minor)}${minor < 0n ? ' D' : ''}`;
const dm = (iso: string) => `${partsOf(iso).dd}-${partsOf(iso).mm}`;
const dmy = (iso: string) => `${partsOf(iso).dd}-${partsOf(iso).mm}-${partsOf(iso).yyyy}`;

const CSS = `.page{padding:34pt 38pt;font-family:'Liberation Serif';font-size:9pt;line-height:10.5pt}.h{display:flex;justify-content:space-between}.h h1{font-size:17pt;line-height:19pt;color:#004d2c}
.win{display:flex;justify-content:space-between;height:118pt;margin-top:8pt}.box{border:.8pt solid #333;padding:6pt;width:240pt;height:98pt}.tx{width:100%;border:.8pt solid #333;table-layout:fixed;margin-top:6pt}
.tx th{border:.8pt solid #333;height:18pt;font-size:8pt;background:#dfe9e3}.tx td{border-left:.5pt solid #333;border-right:.5pt solid #333;padding:1.2pt 4pt;vertical-align:top;white-space:nowrap}
.tx .r{text-align:right}.tx .c{text-align:center}.tx tr.s td{font-weight:bold;border-top:.5pt solid #333;border-bottom:.5pt solid #333;height:15pt}
.foot{position:absolute;bottom:20pt;left:38pt;right:38pt;font-size:6.6pt;line-height:8pt;text-align:center}`;

const special = (label: string, debe: string, haber: string, balance: string) =>
  `<tr class="s"><td></td><td>${label}</td><td></td><td class="r">${debe}</td><td class="r">${haber}</td><td class="r">${balance}</td></tr>`;

const windowOf = (iban: string, holder: string, start: string, end: string, gestor: string) =>
  `<div class="win"><div class="box">EXTRACTO DE CUENTA CORRIENTE<br>PERIODO: ${dmy(start)} A ${dmy(end)}<br>IBAN: ${inFours(iban)}<br>BIC: BPCRES2MXXX<br>DIVISA: EURO<br>OFICINA: ${iban.slice(8, 12)} ARROYAL<br>GESTOR: 0${gestor}</div><div style="padding-top:30pt;width:190pt">${text(holder)}<br>AVDA. DEL PUERTO 31<br>46999 OLIVEDO</div></div>`;

function draw(random: Random): Drawn {
  const year = random.integer(2022, 2025);
  const month = random.integer(0, 11);
  const months = random.pick([1, 1, 1, 2]);
  const iso = (m: number) => new Date(Date.UTC(year, m, 1)).toISOString().slice(0, 10);
  const start = iso(month);
  const end = dayAfter(iso(month + months), -1);
  const opening = BigInt(random.integer(-20_000, 640_000));
  const count = rowCount(random, 24, 110);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count, opening });
  const value = entries.map(({ date }) => dayAfter(date, random.pick([0, 0, 0, -1, 1, 2])));
  const flaw = drawFlaw(random, count, ['closing', 'balance', 'total']);
  const off = misprinted(random, 0n);
  const wrongAt = flaw === 'balance' ? random.integer(0, count - 1) : -1;
  const balances = entries.map(({ balance }, r) => balance + (r === wrongAt ? off : 0n));
  const closing = (entries.at(-1)?.balance ?? opening) + (flaw === 'closing' ? off : 0n);
  const iban = ibanOf('ES', `9${random.digits(19)}`);
  const holder = random.pick(HOLDERS);
  const gestor = random.digits(3);
  const index = new Map(entries.map((entry, r) => [entry, r]));
  const row = (entry: Entry) => {
    const r = index.get(entry) ?? 0;
    const size = money(entry.amount);
    return `<tr ${rowAttribute(0, r)}><td class="c">${dm(entry.date)}</td><td>${entry.lines.map(text).join('<br>')}</td><td class="c">${dm(value[r] ?? '')}</td>
      <td class="r">${isOut(entry.amount) ? size : ''}</td><td class="r">${isIn(entry.amount) ? size : ''}</td><td class="r">${saldo(balances[r] ?? 0n)}</td></tr>`;
  };
  const parts = pack(entries, ({ lines }) => lines.length * 10.5 + 2.6, 500, 640);
  const haber = sumOf(entries, isIn) + (flaw === 'total' ? off : 0n);
  let carried = opening;
  const pages = parts.map((part, p) => {
    const first = p === 0;
    const lead = first
      ? special('SALDO ANTERIOR', '', '', saldo(opening))
      : special('SUMA ANTERIOR', '', '', saldo(carried));
    const seen = part.at(-1);
    carried = seen ? (balances[index.get(seen) ?? 0] ?? 0n) : carried;
    const tail =
      p === parts.length - 1
        ? `${special('TOTALES', money(sumOf(entries, isOut)), money(haber), '')}${special(`SALDO A ${closing < 0n ? 'NUESTRO' : 'SU'} FAVOR AL ${dmy(end)}`, '', '', saldo(closing))}`
        : special('SUMA Y SIGUE', '', '', saldo(carried));
    return `<div class="h"><h1>Banco Peñalara</h1><div>Hoja ${p + 1} de ${parts.length}</div></div>${first ? windowOf(iban, holder, start, end, gestor) : `<p>CUENTA ${inFours(iban)} &nbsp; EXTRACTO AL ${dmy(end)}</p>`}
      <table class="tx"><colgroup><col style="width:38pt"><col><col style="width:38pt"><col style="width:66pt"><col style="width:66pt"><col style="width:76pt"></colgroup>
      <tr><th>FECHA</th><th>CONCEPTO</th><th>VALOR</th><th>DEBE</th><th>HABER</th><th>SALDO</th></tr>${lead}${part.map(row).join('')}${tail}</table>
      <div class="foot">${BANK} Inscrito en el Reg. Mercantil de Olivedo, Tomo 9.999, Folio 1${random.digits(2)}, Hoja V-99${random.digits(3)}. C.I.F. A-99${random.digits(6)}. El saldo se presume conforme salvo reparo en el plazo de 15 días. D = saldo deudor.</div>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: {
          institution: BANK,
          holder,
          number: null,
          iban,
          bic: 'BPCRES2MXXX',
          type: 'checking',
          currency: 'EUR',
        },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: entries.map((entry, r) => ({
          ...{ date: entry.date, valueDate: value[r] ?? null, description: entry.lines.join(' '), reference: null },
          ...{ amount: contractAmount(entry.amount), balance: contractAmount(balances[r] ?? 0n) },
        })),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'es-checking-debe-haber-saldo',
    ...{ country: 'ES', language: 'es', type: 'checking', size: A4, draw },
    difficulties: ['no-year', 'carried-forward', 'ruled-columns', 'running-balance', 'overdrawn-letter'],
  },
];
