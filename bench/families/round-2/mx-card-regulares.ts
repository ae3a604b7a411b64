import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../commonwealth.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * Mexican credit card in the form the regulator asks for: the sum due in boxes, purchases by instalments in a table that is
 * no movement, then regular charges and credits with a sign apart from the dollar mark, day of purchase and day of charge.
 */
const SORTS = [
  kit.sort('', 'ABARROTES LA GUERITA {st}', -4_500, -180_000),
  kit.sort('', 'GASOLINERA RIO SECO #### {st}', -30_000, -140_000),
  kit.sort('', 'FARMACIA SAN EUSTAQUIO SUC ### {st}', -6_000, -90_000),
  kit.sort('', 'SUPER EL NOPALITO #### {st}', -20_000, -310_000),
  kit.sort('', 'REST TACOS DON CHEMA {st}', -9_000, -68_000),
  kit.sort('', 'VIAJAMX *TRIP ~~#~~ {st}', -5_500, -32_000),
  kit.sort('', 'PAGOSIMPLE *{shop} {st}', -8_000, -120_000),
  kit.sort('', 'CLIP-O MX*{shop} {st}', -5_000, -80_000),
  kit.sort('', 'STREAMLANE.COM ###-###-#### CR', -13_900, -29_900),
  kit.sort('', 'LUZ Y FUERZA DEL BAJIO CFE{mm}## {st}', -30_000, -240_000),
  kit.sort('', 'TELEFONIA AZTLAN RECARGA ########## {st}', -10_000, -50_000),
  kit.sort('', 'GIMNASIO PUMA MENSUALIDAD {mm}/{yyyy} {st}', -49_900, -99_900),
  kit.sort('', 'SEGUROS ATALAYA POL ######-# {st}', -60_000, -460_000),
  kit.sort('', 'AEROVIAS DEL ISTMO 139########## {st}', -140_000, -890_000),
  kit.sort('', 'HOTEL QUINTA AMAPOLA {st}', -90_000, -620_000),
  kit.sort('', 'LIBRERIA EL ATICO RFC LEA##0###~~# {st}', -15_000, -95_000),
  kit.sort('', 'CLOUDBOX INC *STORAGE USD #.99 TC 17.#### USA', -3_400, -19_000),
  kit.sort('', 'PASE CASETA AUT ### PLAZA ## {st}', -4_300, -31_000),
  kit.sort('', 'COLEGIO HIDALGO COLEGIATURA {mm} {st}', -250_000, -980_000),
  kit.sort('msi', '0# DE 12 MUEBLERIA EL ENCINO', -35_000, -160_000),
  kit.sort('msi', '0# DE 06 ELECTRONICA VOLTA {st}', -40_000, -210_000),
  kit.sort('msi', '0# DE 18 COLCHONES MORFEO', -30_000, -90_000),
  kit.sort('pay', 'SU PAGO GRACIAS', 80_000, 1_200_000),
  kit.sort('pay', 'PAGO RECIBIDO SPEI REF #######', 150_000, 1_600_000),
  kit.sort('pay', 'DEVOLUCION {shop} FOLIO ######', 10_000, 120_000),
  kit.sort('pay', 'BONIFICACION PROMOCION ##% {mm}/{yyyy}', 2_000, 40_000),
  kit.sort('fee', 'COMISION POR DISPOSICION DE EFECTIVO', -9_000, -30_000),
  kit.sort('tax', 'IVA POR INTERESES Y COMISIONES', -1_500, -16_000),
  kit.sort('int', 'INTERESES ORDINARIOS GRAVABLES TASA ##.##%', -9_000, -98_000),
];
const WORDS = {
  st: ['JAL', 'CMX', 'QRO', 'NLE', 'YUC', 'PUE'],
  shop: ['CAFE COPAL', 'FLORERIA IRIS', 'TALLER BETO', 'PAN DE ANTES'],
};
const pesos = (minor: bigint) => `$${figure(minor, { group: ',', decimal: '.' })}`;
const dashed = (iso: string) =>
  `${partsOf(iso).dd}-${intlDate(iso, 'es-MX', { month: 'short' }).replace('.', '').slice(0, 3)}-${partsOf(iso).yyyy}`;

interface Sheet {
  readonly holder: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly entries: readonly kit.Entry[];
  readonly bought: readonly string[];
  readonly wrong: bigint;
}

const outs = (sheet: Sheet, codes: string): bigint =>
  -kit.sumOf(
    sheet.entries.filter(({ code, amount }) => amount < 0n && codes.split(' ').includes(code)),
    kit.isOut,
  );
const line = (label: string, sign: string, value: bigint, strong = false): string =>
  `<tr class="${strong ? 'st' : ''}"><td>${label}</td><td class="sg">${sign}</td><td class="r">${pesos(value)}</td></tr>`;

function firstPage(sheet: Sheet): string {
  const due = sheet.closing;
  const box = (label: string, value: string) => `<div><span>${label}</span><b>${value}</b></div>`;
  const resume = [
    line('Adeudo del periodo anterior', '=', -sheet.opening),
    line('Cargos regulares (no a meses)', '+', outs(sheet, '')),
    line('Cargos y compras a meses (capital)', '+', outs(sheet, 'msi')),
    line('Monto de intereses', '+', outs(sheet, 'int')),
    line('Monto de comisiones', '+', outs(sheet, 'fee')),
    line('IVA de intereses y comisiones', '+', outs(sheet, 'tax')),
    line('Pagos y abonos', '-', kit.sumOf(sheet.entries, kit.isIn)),
    line('Pago para no generar intereses', '=', -due, true),
  ].join('');
  return `<div class="pay"><h2>TU PAGO REQUERIDO ESTE PERIODO</h2>${box('Periodo:', `${dashed(sheet.start)} al ${dashed(sheet.end)}`)}${box('Fecha de corte:', dashed(sheet.end))}
    ${box('Número de días en el periodo:', String((Date.parse(sheet.end) - Date.parse(sheet.start)) / 86_400_000 + 1))}${box('Fecha límite de pago:', dashed(dayAfter(sheet.end, 20)))}
    ${box('Pago para no generar intereses:', pesos(-due))}${box('Pago mínimo + compras y cargos diferidos a meses:', pesos(-due / 8n))}${box('Pago mínimo:', pesos(-due / 16n))}</div>
    <div class="who"><b>${sheet.holder}</b><br>CALLE AMAPOLA 14 INT 3<br>COL LOS ENCINOS<br>C.P. 99990 &nbsp; R-04<br><br>Número de tarjeta: ${sheet.number}<br>Número de cliente: 0${sheet.number.slice(-4)}771</div>
    <h2 class="band">RESUMEN DE CARGOS Y ABONOS DEL PERIODO</h2><table class="sum">${resume}</table>
    <h2 class="band">NIVEL DE USO DE TU TARJETA</h2><table class="sum">${line('Saldo cargos regulares (no a meses)', '', -due)}${line('Saldo cargos a meses', '', 1_843_200n)}${line('Saldo deudor total', '', 1_843_200n - due, true)}
    ${line('Límite de crédito', '', 12_000_000n)}</table><h2 class="band">MENSAJES IMPORTANTES</h2><p class="s">Incumplir tus obligaciones te puede generar comisiones e intereses moratorios. Contratar créditos que excedan tu capacidad de pago afecta tu historial crediticio.
    CAT PROMEDIO 78.4% SIN IVA. Para fines informativos. Tasa de interés anual ordinaria 54.90%.</p>`;
}

function instalments(random: Random, sheet: Sheet): string {
  const rows = Array.from({ length: random.integer(2, 4) }, (_, index) => {
    const whole = BigInt(random.integer(300_000, 1_900_000));
    const cells = [
      dashed(dayAfter(sheet.start, -40 * (index + 1))),
      random.pick(['MUEBLERIA EL ENCINO', 'ELECTRONICA VOLTA', 'COLCHONES MORFEO']),
      pesos(whole),
      pesos(whole / 2n),
      pesos(whole / 12n),
      `${index + 3} de 12`,
      '0.00%',
    ];
    return `<tr>${cells.map((cell, c) => `<td class="${c > 1 ? 'r' : ''}">${cell}</td>`).join('')}</tr>`;
  });
  return `<h2 class="band">COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES</h2><p class="s">Tarjeta titular: ${sheet.number}</p>
    <table class="msi"><tr><th>Fecha de la<br>operación</th><th>Descripción</th><th>Monto original</th><th>Saldo<br>pendiente</th><th>Pago<br>requerido</th><th>Núm. de pago</th><th>Tasa de<br>interés</th></tr>${rows.join('')}</table>`;
}

const rowOf = (sheet: Sheet, r: number): string => {
  const { date, lines, amount } = sheet.entries[r] as kit.Entry;
  return `<tr ${rowAttribute(0, r)}><td>${dashed(sheet.bought[r] ?? date)}</td><td>${dashed(date)}</td><td class="w">${text(lines.join(' '))}</td><td class="sg">${amount < 0n ? '+' : '-'}</td><td class="r">${pesos(amount)}</td></tr>`;
};

function pagesOf(random: Random, sheet: Sheet): string[] {
  const parts = kit.pack(
    sheet.entries.map((_, r) => r),
    () => 15,
    430,
    560,
  );
  const totals = `<table class="sum">${line('TOTAL CARGOS', '+', -kit.sumOf(sheet.entries, kit.isOut) + sheet.wrong, true)}${line('TOTAL ABONOS', '-', kit.sumOf(sheet.entries, kit.isIn), true)}</table>
    <p class="s">Notas: los cargos en moneda extranjera se convierten a pesos el día de su registro. UNE: une@cerrito.example, 800 999 0177.</p>`;
  const bodies = parts.map((part, p) => {
    const head =
      '<tr><th>Fecha de la<br>operación</th><th>Fecha de<br>cargo</th><th>Descripción del movimiento</th><th></th><th>Monto</th></tr>';
    const title = `CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES)${p > 0 ? ' (continuación)' : ''}`;
    return `${p === 0 ? `<h1>DESGLOSE DE MOVIMIENTOS</h1>${instalments(random, sheet)}` : ''}<h2 class="band">${title}</h2><table class="tx">${head}${part.map((r) => rowOf(sheet, r)).join('')}</table>${p === parts.length - 1 ? totals : ''}`;
  });
  return [firstPage(sheet), ...bodies].map(
    (
      body,
      p,
    ) => `<div class="top"><b>Banco Cerrito</b><span>Página ${p + 1} de ${bodies.length + 1}<br>Número de tarjeta: ${sheet.number}</span></div>${body}
    <div class="foot">Banco Cerrito, S.A., Institución de Banca Múltiple. Producto: Tarjeta de Crédito CERRITO ORO. Folio fiscal 0A9${sheet.number.slice(-4)}F-7C11</div>`,
  );
}

const CSS = `.page{padding:24pt 32pt;font:7.5pt/10pt 'Liberation Sans'}.top{display:flex;justify-content:space-between;border-bottom:3pt solid #006b54;padding-bottom:5pt;margin-bottom:10pt;text-align:right}.top b{font-size:17pt;line-height:22pt;color:#006b54}
.pay{float:right;width:270pt;border:1pt solid #006b54;padding:6pt;height:150pt}.pay h2{color:#006b54;margin-bottom:5pt}.pay div{display:flex;justify-content:space-between;padding:3pt 0;border-bottom:.4pt solid #ccc}.who{height:166pt;padding-top:30pt}
h1{font-size:13pt;line-height:16pt;margin-bottom:6pt}h2{font-size:8pt}.band{background:#006b54;color:#fff;padding:3pt 6pt;margin:9pt 0 4pt;clear:both}.sum{width:330pt}.sum td{padding:2pt 4pt;border-bottom:.4pt solid #ddd}.r{text-align:right}.sg{width:16pt;text-align:center}
.st td{font-weight:bold}.msi,.tx{width:100%}.tx td{height:15pt}.tx td,.msi td{border-bottom:.4pt solid #ddd;padding:0 4pt;white-space:nowrap}.msi td{height:14pt}th{font-size:7pt;line-height:8.5pt;padding:2pt 4pt;background:#e3efec;text-align:center}.tx .w{width:300pt}.tx td:nth-child(-n+2){width:66pt;text-align:center}
.s{font-size:6.5pt;line-height:8.5pt;color:#444;margin:3pt 0}.foot{position:absolute;left:32pt;bottom:14pt;font-size:6pt;color:#666}`;

function draw(random: Random): Drawn {
  const start = dayAfter('2022-01-13', random.integer(0, 1350));
  const days = random.integer(28, 31);
  const end = dayAfter(start, days - 1);
  const opening = BigInt(-random.integer(0, 3_900_000));
  const words = (date: string) => ({ ...WORDS, mm: [partsOf(date).mm], yyyy: [partsOf(date).yyyy] });
  const entries = kit.drawEntries(random, {
    sorts: SORTS,
    words,
    start,
    days,
    count: kit.rowCount(random, 18, 105),
    opening: opening - 4_000_000n,
  });
  const flaw = kit.drawFlaw(random, entries.length, ['closing', 'total']);
  const real = opening + kit.sumOf(entries, () => true);
  const safe = real < 0n ? opening : opening - real - BigInt(random.integer(50_000, 900_000));
  const closing = safe + kit.sumOf(entries, () => true) - (flaw === 'closing' ? 27_000n : 0n);
  const holder = random.pick([
    'GRACIELA TLACUILO ROBLES',
    'EFREN BARRAGAN ONTIVEROS',
    'ITZEL CARDENETE LUJAN',
    'ROMAN ESCALERAS VEGA',
  ]);
  const number = `${random.pick(['4', '5'])}${random.digits(3)} ${random.digits(2)}XX XXXX ${random.digits(4)}`;
  const bought = entries.map(({ date, code }) => (code === '' ? dayAfter(date, -random.pick([0, 0, 1, 1, 2])) : date));
  const sheet: Sheet = {
    holder,
    number,
    start,
    end,
    opening: safe,
    closing,
    entries,
    bought,
    wrong: flaw === 'total' ? 90_000n : 0n,
  };
  const transactions: TrueRow[] = entries.map(({ date, lines, amount }) => ({
    date,
    valueDate: null,
    description: lines.join(' '),
    reference: null,
    amount: contractAmount(amount),
    balance: null,
  }));
  const account = {
    institution: 'Banco Cerrito',
    holder,
    number: number.replaceAll(' ', ''),
    iban: null,
    bic: null,
    type: 'credit-card',
    currency: 'MXN',
  } as const;
  return {
    pages: pagesOf(random, sheet),
    css: CSS,
    statements: [
      {
        account,
        period: { start, end },
        opening: contractAmount(safe),
        closing: contractAmount(closing),
        transactions,
        reconciliation: kit.verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'mx-card-regulares',
    country: 'MX',
    language: 'es',
    type: 'credit-card',
    difficulties: ['sign-apart', 'instalment-table', 'two-dates'],
    size: LETTER,
    draw,
  },
];
