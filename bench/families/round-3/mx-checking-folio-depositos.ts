import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  isIn,
  isOut,
  misprinted,
  pack,
  rowCount,
  sort,
  sumOf,
  verdict,
  type Words,
  wrap,
} from '../commonwealth.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A large Mexican bank's account statement: day-month in letters, a folio of its own, wrapped capitals, deposits before
 * withdrawals, the balance on each row, totals under the columns, and the tax voucher's seals on the last page.
 */
const BANK = 'Banco Tepeyahualco, S.A., Institución de Banca Múltiple';
const SORTS = [
  sort('', 'COMPRA EN COMERCIO {shop} {town} TARJETA ####', -4_000, -190_000),
  sort('', 'PAGO EN TERMINAL {shop} AUT ######', -3_000, -90_000),
  sort('', 'CARGO RECURRENTE {web} REF ############', -9_900, -49_900),
  sort(
    '',
    'ABONO TRANSFERENCIA SPEI HORA {hh}:1#:0# RECIBIDO DE {bank} CLABE 0################# DEL CLIENTE {person} CLAVE DE RASTREO ~~~~################ REF ####### CONCEPTO {concept} RFC ~~~~{ymd}~#~',
    50_000,
    1_900_000,
  ),
  sort(
    '',
    'PAGO TRANSFERENCIA SPEI HORA {hh}:2#:4# ENVIADO A {bank} A LA CUENTA 0################# AL CLIENTE {person} (1) CLAVE DE RASTREO ####~~#############{ymd} CONCEPTO {concept}',
    -30_000,
    -1_500_000,
  ),
  sort('', 'DEP EFECTIVO ATM {town} ####', 20_000, 600_000),
  sort('', 'DEPOSITO EN EFECTIVO SUC #### {town}', 50_000, 1_200_000),
  sort('', 'ABONO POR PAGO DE NOMINA {firm} QUINCENA {my}', 700_000, 2_900_000),
  sort('', 'RETIRO CAJERO AUTOMATICO {town} {dmy} {hh}:3#', -20_000, -800_000),
  sort('', 'COMISION RETIRO CAJERO OTRO BANCO', -2_500, -6_900),
  sort('', 'I V A POR COMISION', -400, -1_104),
  sort('', 'COMISION POR MEMBRESIA CUENTA', -15_000, -39_000),
  sort('', 'PAGO DE SERVICIO {util} REF ##################', -15_000, -190_000),
  sort('', 'DOMICILIACION {util} NUM CLIENTE ############', -19_900, -99_900),
  sort('', 'CGO PAGO TDC XXXX####XXXX#### VIA INTERNET', -50_000, -2_100_000),
  sort('', 'PAGO CHEQUE NO. #######', -90_000, -1_900_000),
  sort('', 'DEPOSITO SALVO BUEN COBRO CHEQUE ####### {bank}', 80_000, 1_600_000),
  sort('', 'TRASPASO ENTRE CUENTAS PROPIAS A ###########', -50_000, -1_000_000),
  sort('', 'TRASPASO ENTRE CUENTAS PROPIAS DE ###########', 50_000, 1_000_000),
  sort('', 'PAGO DE IMPUESTOS SAT LINEA CAPTURA ~~####~~##~~####', -90_000, -1_900_000),
  sort('', 'DEVOLUCION DE COMPRA {shop}', 9_000, 90_000),
  sort('', 'INTERESES A FAVOR', 5, 4_000),
  sort('', 'ISR RETENIDO', -1, -900),
  sort('', 'COBRO PRIMA SEGURO {seg} POLIZA ##########', -30_000, -390_000),
  sort('', 'MEN. CREDITO AUTO ############## PAGO ## DE 48', -390_000, -890_000),
  sort('', 'ENVIO DINERO MOVIL CEL 55######## {concept}', -10_000, -300_000),
];
const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC'];
const monthOf = (iso: string) => MONTHS[Number(partsOf(iso).m) - 1] ?? '';
const words = (date: string): Words => {
  const { dd, mm, yy, yyyy } = partsOf(dayAfter(date, -1));
  return {
    hh: ['08', '10', '13', '17', '21'],
    dmy: [`${dd}/${mm}/${yyyy}`],
    ymd: [`${yy}${mm}${dd}`],
    my: [`${mm}/${yyyy}`],
    shop: ['ABARROTES EL NOGAL', 'SUPER TEPEYA', 'FARM SAN ELIAS', 'GASOL PUENTE 9', 'REST LA CHINAMPA'],
    town: ['PUEBLA', 'TEXCOCO', 'CD SAHAGUN', 'MERIDA'],
    web: ['STREAMORA', 'TAXIYA', 'PRUNOLIBRO MX'],
    bank: ['BANORIENTE', 'CAJA AZTLAN', 'BANCO DEL ISTMO'],
    person: ['MARIA X OLVERA TUN', 'JOSE LUIS CANTE', 'GRUPO NOGAL SA DE CV'],
    firm: ['MAQUILAS DEL VALLE SA', 'SECRETARIA DE CULTURA'],
    concept: ['RENTA', 'PAGO FACT A 1123', 'PRESTAMO', 'COOPERACION 250.00'],
    util: ['CIA LUZ DEL CENTRO', 'TELEMAYA', 'AGUA Y DRENAJE'],
    seg: ['SEGUROS QUETZAL', 'AFIANZA MEX'],
  };
};
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ',', decimal: '.' })}`;
const day = (iso: string) => `${partsOf(iso).dd}-${monthOf(iso)}-${partsOf(iso).yyyy}`;
const lined = ({ lines }: Entry) => wrap(lines.join(' '), 40);

const CSS = `.page{padding:32pt 40pt;font-family:'Liberation Sans';font-size:7.4pt;line-height:9pt}.b{display:flex;justify-content:space-between;height:40pt;align-items:flex-start}.b b{font-size:15pt;line-height:17pt;color:#c40d0d}
.c{display:grid;grid-template-columns:1fr 1fr;gap:18pt;height:142pt}.c table{width:100%}.c td{padding:1.6pt 3pt;border-bottom:.4pt solid #ccc}.c td+td{text-align:right}.c h4{background:#c40d0d;color:#fff;padding:2pt 4pt;font-size:7.6pt}
.m{width:100%;table-layout:fixed;margin-top:8pt}.m th{background:#eee;height:22pt;font-size:6.8pt;padding:0 4pt;text-align:left;vertical-align:middle}.m td{padding:1.6pt 4pt;vertical-align:top;white-space:nowrap}.m .r,.m th.r{text-align:right}
.m tr.z td{font-weight:bold;border-top:.8pt solid #111;height:15pt}.q{font-family:'Liberation Mono';font-size:5.6pt;line-height:7pt;word-break:break-all;margin-top:6pt}.f{position:absolute;bottom:20pt;left:40pt;right:40pt;font-size:6pt;line-height:7.4pt;display:flex;justify-content:space-between;white-space:nowrap}`;

const seals = (random: Random, end: string) => {
  const base64 = (count: number) =>
    Array.from({ length: count }, () =>
      random.pick([...'ABCDEFGHJKMNPQRSTUVWXYZabcdefghkmnpqrstuvwxyz0123456789+/']),
    ).join('');
  return `<div class="q"><b>SELLO DIGITAL DEL EMISOR</b><br>${base64(240)}<br><b>SELLO DIGITAL DEL SAT</b><br>${base64(240)}<br>
    FOLIO FISCAL ${random.digits(8)}-A${random.digits(3)}-4B${random.digits(2)}-9${random.digits(3)}-${random.digits(12)} FECHA Y HORA DE CERTIFICACION ${dayAfter(end, 1)}T03:12:${random.integer(10, 59)} REGIMEN FISCAL 601</div>`;
};

function covers(
  entries: readonly Entry[],
  opening: bigint,
  closing: bigint,
  ins: bigint,
  facts: readonly string[],
): string {
  const [start = '', end = '', number = '', clabe = ''] = facts;
  const kv = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
  return `<div class="c"><div><h4>DATOS DE LA CUENTA</h4><table>${kv('PERIODO', `DEL ${start} AL ${end}`)}${kv('NUMERO DE CUENTA', number)}${kv('CLABE INTERBANCARIA', clabe)}${kv('MONEDA', 'PESOS')}${kv('FECHA DE CORTE', end)}${kv('SUCURSAL', '0412 CENTRO')}</table></div>
    <div><h4>RESUMEN DEL PERIODO</h4><table>${kv('SALDO INICIAL', `$ ${money(opening)}`)}${kv(`+ DEPOSITOS ( ${entries.filter(({ amount }) => isIn(amount)).length} )`, `$ ${money(ins)}`)}${kv(`- RETIROS ( ${entries.filter(({ amount }) => isOut(amount)).length} )`, `$ ${money(-sumOf(entries, isOut))}`)}
    ${kv('SALDO FINAL', `$ ${money(closing)}`)}${kv('TASA BRUTA ANUAL', '0.05 %')}${kv('DIAS DEL PERIODO', '30')}</table></div></div>`;
}

function draw(random: Random): Drawn {
  const start = dayAfter('2022-01-13', random.integer(0, 44) * 30);
  const end = dayAfter(start, 29);
  const opening = BigInt(random.integer(150_000, 9_000_000));
  const count = rowCount(random, 18, 85);
  const entries = drawEntries(random, { sorts: SORTS, words, start, days: 29, count, opening });
  const folios = entries.map(() => random.digits(7));
  const flaw = drawFlaw(random, count, ['closing', 'balance', 'total']);
  const off = misprinted(random, 0n);
  const wrongAt = flaw === 'balance' ? random.integer(0, count - 1) : -1;
  const balances = entries.map(({ balance }, r) => balance + (r === wrongAt ? off : 0n));
  const closing = (entries.at(-1)?.balance ?? opening) + (flaw === 'closing' ? off : 0n);
  const ins = sumOf(entries, isIn) + (flaw === 'total' ? off : 0n);
  const number = `65-${random.digits(8)}-${random.digits(1)}`;
  const clabe = `99918065${random.digits(10)}`;
  const holder = random.pick([
    'MARIA XOCHITL OLVERA TUN',
    'GRUPO NOGAL SA DE CV',
    'JOSE LUIS CANTE PECH',
    'ANA PAULA RIVAS LEON',
  ]);
  const index = new Map(entries.map((entry, r) => [entry, r]));
  const row = (entry: Entry) => {
    const r = index.get(entry) ?? 0;
    const size = figure(entry.amount, { group: ',', decimal: '.' });
    return `<tr ${rowAttribute(0, r)}><td>${day(entry.date)}</td><td>${folios[r] ?? ''}</td><td>${lined(entry).map(text).join('<br>')}</td>
      <td class="r">${isIn(entry.amount) ? size : ''}</td><td class="r">${isOut(entry.amount) ? size : ''}</td><td class="r">${money(balances[r] ?? 0n)}</td></tr>`;
  };
  const parts = pack(entries, (entry) => lined(entry).length * 9 + 3.4, 385, 500);
  const before = `<tr class="z"><td>${day(dayAfter(start, -1))}</td><td></td><td>SALDO FINAL DEL PERIODO ANTERIOR</td><td></td><td></td><td class="r">${money(opening)}</td></tr>`;
  const total = `<tr class="z"><td></td><td></td><td>TOTAL</td><td class="r">${money(ins)}</td><td class="r">${money(-sumOf(entries, isOut))}</td><td class="r">${money(closing)}</td></tr>`;
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    return `<div class="b"><b>Tepeyahualco</b><div style="text-align:right">ESTADO DE CUENTA · CUENTA DE CHEQUES<br>${text(holder)}<br>CODIGO DE CLIENTE NO. ${number.slice(3, 11)}</div></div>
      ${p === 0 ? covers(entries, opening, closing, ins, [day(start), day(end), number, clabe]) : ''}
      <table class="m"><colgroup><col style="width:60pt"><col style="width:46pt"><col><col style="width:72pt"><col style="width:72pt"><col style="width:78pt"></colgroup>
      <tr><th>FECHA</th><th>FOLIO</th><th>DESCRIPCION</th><th class="r">DEPOSITOS</th><th class="r">RETIROS</th><th class="r">SALDO</th></tr>${p === 0 ? before : ''}${part.map(row).join('')}${last ? total : ''}</table>
      ${last ? seals(random, end) : ''}<div class="f"><span>${BANK}, Grupo Financiero Tepeyahualco. R.F.C. BTE990101${random.digits(1)}X${random.digits(1)}. UNE 55 9999 ${random.digits(4)}</span><span>P-P 12${random.digits(5)} &nbsp; PAGINA ${p + 1} DE ${parts.length}</span></div>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban: null, bic: null, type: 'checking', currency: 'MXN' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: entries.map((entry, r) => ({
          ...{ date: entry.date, valueDate: null, description: lined(entry).join(' '), reference: folios[r] ?? null },
          ...{ amount: contractAmount(entry.amount), balance: contractAmount(balances[r] ?? 0n) },
        })),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'mx-checking-folio-depositos',
    ...{ country: 'MX', language: 'es', type: 'checking', size: LETTER, draw },
    difficulties: ['reference-column', 'deposits-before-withdrawals', 'long-wrapped', 'running-balance', 'seals'],
  },
];
