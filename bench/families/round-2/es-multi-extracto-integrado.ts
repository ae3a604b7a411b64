import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  iban,
  inFours,
  type Movement,
  type Period,
  slip,
  spread,
  sumOf,
  verdict,
  type Wording,
} from '../romance.ts';

/** A Spanish bank's integrated statement: a client's position, then one account after another on the same pages, signs behind. */

const WORDS = {
  shop: ['ALIMENTACION OLIVEDO', 'GASOLINERA LA VEGA', 'BAR EL ROBLE', 'FERRETERIA ARROYAL', 'FARMACIA PZA MAYOR'],
  firm: ['LUZ DE LARRA S.A.', 'AGUAS DE ARROYAL', 'TELEFONIA CIERZO SLU', 'SEGUROS PEÑAFUERTE', 'RENTING TAJO SL'],
  person: ['MARTA OLIVEDO RUIZ', 'TOMAS ARROYAL', 'L. PEÑAFUERTE SANZ', 'IÑIGO LARRAZABAL'],
  client: ['CONSERVAS DEL EBRO SL', 'AYTO DE ARROYAL', 'DISTRIBUCIONES LARRA SL', 'CLINICA SAN TELMO'],
  town: ['ARROYAL', 'OLIVEDO', 'LARRA DEL REY'],
} as const;

const CURRENT: readonly Wording[] = [
  ['COMPRA TARJ. 5402XXXXXXXX#### {shop}-{town}', -11_000, -180],
  ['COMPRA TARJ. 5402XXXXXXXX#### {shop} {dd}.{mm}.{yy}', -7_000, -120],
  ['PAGO MOVIL EN {shop}, {town} TARJ. :*######', -5_000, -150],
  ['BIZUM A FAVOR DE {person} CONCEPTO: CENA {dd}/{mm}', -9_000, -500],
  ['RECIBO {firm} Nº RECIBO 0049 ### ####### REF. MANDATO ########', -24_000, -1_800],
  ['RECIBO {firm} FRA {yyyy}/###### PERIODO {mm}-{yyyy}', -19_000, -2_500],
  ['ADEUDO SEPA B2B {firm} ID ES##000A########', -130_000, -14_000],
  ['TRANSFERENCIA A FAVOR DE {person} CONCEPTO: NOMINA {mm}/{yyyy}', -260_000, -110_000],
  ['TRANSFERENCIA INMEDIATA A FAVOR DE {client} CONCEPTO: FRA ####', -170_000, -5_000],
  ['TRASPASO A CUENTA AHORRO', -150_000, -10_000],
  ['IMPUESTOS MOD. 303 EJERCICIO {yyyy} NRC 303#######', -420_000, -15_000],
  ['SEGUROS SOCIALES TGSS COTIZACION 001 {mm}/{yyyy}', -160_000, -29_000],
  ['REINTEGRO CAJERO {town} TARJ. *#### {dd}-{mm} 1#:3#', -30_000, -2_000],
  ['CUOTA PRESTAMO 0049-####-103-####### VTO {dd}/{mm}/{yyyy}', -98_000, -31_000],
  ['LIQUIDACION CONTRATO TPV ######### COMISIONES', -6_500, -90],
  ['COMISION MANTENIMIENTO {mm}/{yyyy}', -2_000, -600],
  ['CHEQUE Nº #######', -140_000, -6_000],
  ['DEVOLUCION RECIBO {client} GASTOS 3,50', -36_000, -3_000],
  ['ALQUILER LOCAL C/ DEL OLMO ## RECIBO {mm}/{yy}', -130_000, -65_000],
  ['TRANSFERENCIA DE {client} CONCEPTO: FACTURA {yyyy}-### DE {dd}/{mm}', 15_000, 520_000],
  ['BIZUM DE {person} CONCEPTO: REGALO', 800, 9_000],
  ['ABONO REMESA TPV {dd}/{mm} COMERCIO 0#######', 6_000, 150_000],
  ['INGRESO EFECTIVO CAJERO {town}', 5_000, 140_000],
  ['ABONO REMESA RECIBOS ## EFECTOS', 20_000, 330_000],
];

const SAVING: readonly Wording[] = [
  ['TRASPASO A CUENTA CORRIENTE', -180_000, -10_000],
  ['RETENCION FISCAL 19,00% S/ 21,40', -900, -10],
  ['SUSCRIPCION FONDO ##### PARTICIPACIONES 12,4', -120_000, -20_000],
  ['TRASPASO DESDE CUENTA CORRIENTE', 10_000, 160_000],
  ['ABONO INTERESES {mm}/{yyyy} TIPO 1,75%', 80, 4_200],
  ['REDONDEO COMPRAS TARJETA {dd}/{mm}', 10, 900],
];

const DOLLAR: readonly Wording[] = [
  ['TRANSF. INTERNACIONAL A SHENGDA TRADING REF ########', -900_000, -40_000],
  ['COMISION SWIFT OUR {dd}/{mm}', -2_500, -1_200],
  ['COMPRA DIVISA EUR/USD CAMBIO 1,08##', 60_000, 700_000],
  ['TRANSF. RECIBIDA LAKEWOOD IMPORTS INC INV #####', 50_000, 900_000],
];

const LINE = 8.6;
const NAME = 'Caja Tajo y Ebro, S.A.';
const BIC = 'CTEBESMMXXX';
const money = (minor: bigint) => `${figure(minor, { group: '.', decimal: ',' })}${minor < 0n ? '-' : ''}`;
const date = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yy}`;
const long = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

interface Account {
  readonly title: string;
  readonly type: 'checking' | 'savings';
  readonly currency: string;
  readonly iban: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly moves: readonly Movement[];
  readonly balances: readonly bigint[];
  readonly flaw: boolean;
}

interface Kind {
  readonly title: string;
  readonly type: Account['type'];
  readonly currency: string;
  readonly wordings: readonly Wording[];
  readonly most: number;
}

const KINDS: readonly Kind[] = [
  { title: 'CUENTA CORRIENTE NEGOCIO', type: 'checking', currency: 'EUR', wordings: CURRENT, most: 90 },
  { title: 'CUENTA AHORRO PLUS', type: 'savings', currency: 'EUR', wordings: SAVING, most: 14 },
  { title: 'CUENTA CORRIENTE EN DIVISA', type: 'checking', currency: 'USD', wordings: DOLLAR, most: 9 },
];

function accountOf(
  random: Random,
  period: Period,
  { title, type, currency, wordings, most }: Kind,
  flaw: string,
): Account {
  const opening = BigInt(random.integer(8_000, 1_800_000));
  const count = Math.min(drawCount(random), random.integer(most >> 1, most));
  const plan = { period, opening, count, wordings, words: WORDS, width: 54, floor: type === 'savings' ? 200_000n : 0n };
  const moves = drawMovements(random, plan);
  const truly = moves.at(-1)?.after ?? opening;
  const bad = flaw === 'balance' && moves.length > 0 ? random.integer(0, moves.length - 1) : -1;
  const wrong = flaw !== '' && bad < 0;
  return {
    ...{ title, type, currency, opening, moves, flaw: flaw !== '' },
    iban: iban('ES', `99994471${random.digits(12)}`),
    closing: wrong ? slip(random, truly) : truly,
    balances: moves.map(({ after }, index) => (index === bad ? slip(random, after) : after)),
  };
}

interface Item {
  readonly html: string;
  readonly height: number;
  readonly account: number;
  readonly isRow: boolean;
}

const cells = (values: readonly string[]) =>
  values.map((value, n) => `<span${n > 2 ? ' class="r"' : ''}>${value}</span>`).join('');

const titleOf = ({ title, currency }: Account, more: string) =>
  `<div class="title">${title} <i>Divisa: ${currency}</i>${more}</div>`;
const HEAD = `<div class="row h">${cells(['Fecha', 'Concepto', 'F. valor', 'Importe', 'Saldo'])}</div>`;

function itemsOf(account: Account, s: number, { start, end }: Period): Item[] {
  const { moves, balances, opening, closing } = account;
  const state = (label: string, iso: string, minor: bigint) =>
    `<div class="row state">${cells([date(iso), label, '', '', money(minor)])}</div>`;
  const open = `${titleOf(account, `<span>IBAN ${inFours(account.iban)} · BIC ${BIC}</span>`)}${HEAD}${state('SALDO ANTERIOR', dayAfter(start, -1), opening)}`;
  const rows = moves.map(({ date: booked, valueDate, lines, amount }, r) => {
    const values = [
      date(booked),
      lines.map(text).join('<br>'),
      date(valueDate),
      money(amount),
      money(balances[r] ?? 0n),
    ];
    return {
      html: `<div class="row" ${rowAttribute(s, r)}>${cells(values)}</div>`,
      height: lines.length * LINE + 3.6,
      account: s,
      isRow: true,
    };
  });
  const none =
    moves.length > 0 ? '' : '<div class="row none"><span></span><span>SIN MOVIMIENTOS EN EL PERIODO</span></div>';
  const sums = `<div class="sums">Total cargos ${money(sumOf(moves, -1))} &nbsp;&nbsp; Total abonos ${money(sumOf(moves, 1))}</div>`;
  return [
    { html: open, height: 70, account: s, isRow: false },
    ...rows,
    { html: `${none}${state('SALDO ACTUAL', end, closing)}${sums}`, height: 62, account: s, isRow: false },
  ];
}

function position(holder: string, accounts: readonly Account[], period: Period, loan: string): string {
  const line = (name: string, id: string, sum: string) =>
    `<div class="pos"><span>${name}</span><span>${id}</span><b>${sum}</b></div>`;
  const own = accounts.map(({ title, iban: number, closing, currency }) =>
    line(title, `···· ${number.slice(-4)}`, `${money(closing)} ${currency}`),
  );
  return `<div class="to">${text(holder)}<br>C/ DEL OLMO 8, 2º B<br>28999 ARROYAL</div><h2>Su posición a ${long(period.end)}</h2>${own.join('')}
    ${line('PRÉSTAMO INVERSIÓN (capital pendiente)', '···· 1037', `${loan} EUR`)}${line('SEGURO MULTIRRIESGO NEGOCIO', 'Póliza 99-2214', 'En vigor')}`;
}

function pagesOf(holder: string, accounts: readonly Account[], period: Period, loan: string): string[] {
  const items = accounts.flatMap((account, s) => itemsOf(account, s, period));
  const parts = spread(items, ({ height }) => height, { first: 490, other: 640, foot: 20 });
  return parts.map((part, page) => {
    const goesOn =
      part[0] && (part[0].isRow || !part[0].html.includes('class="title"')) ? accounts[part[0].account] : undefined;
    const again = goesOn ? `${titleOf(goesOn, '<span>(continuación)</span>')}${HEAD}` : '';
    return `<div class="top"><b>Caja Tajo y Ebro</b><span>Extracto integrado · del ${long(period.start)} al ${long(period.end)}</span><span>Hoja ${page + 1} de ${parts.length}</span></div>
      ${page === 0 ? position(holder, accounts, period, loan) : ''}${again}${part.map(({ html }) => html).join('')}
      <div class="foot">${NAME} – Reg. Merc. de Arroyal, T. 9914, F. 21, H. 218 – C.I.F. A99041702. Le rogamos compruebe los apuntes; transcurridos 15 días se darán por conformes.</div>`;
  });
}

const CSS = `.page { font-family: 'DejaVu Sans'; font-size: 6.8pt; line-height: ${LINE}pt; padding: 28pt 36pt; }
.top { display: flex; gap: 24pt; align-items: baseline; border-bottom: 1.4pt solid #8a1538; padding-bottom: 5pt; } .top b { font-size: 13pt; color: #8a1538; line-height: 16pt; } .top span:last-child { margin-left: auto; }
.to { margin: 20pt 0 14pt 300pt; font-size: 8pt; line-height: 11pt; } h2 { font-size: 9pt; padding-bottom: 5pt; } .pos { display: grid; grid-template-columns: 240pt 100pt 110pt; line-height: 12pt; border-bottom: 0.3pt solid #ccc; } .pos b { text-align: right; }
.title { background: #8a1538; color: #fff; margin-top: 16pt; padding: 3pt 6pt; font-weight: bold; font-size: 7.6pt; height: 16pt; } .title i { font-weight: normal; font-style: normal; padding-left: 12pt; } .title span { float: right; font-weight: normal; font-size: 6.8pt; }
.row { display: grid; grid-template-columns: 48pt minmax(0, 1fr) 48pt 74pt 78pt; padding: 1.6pt 0; white-space: nowrap; border-bottom: 0.25pt solid #e2e2e2; } .r { text-align: right; }
.h { border-bottom: 0.6pt solid #8a1538; font-weight: bold; padding: 3pt 0; } .state { font-weight: bold; } .none { font-style: italic; } .sums { text-align: right; padding-top: 3pt; color: #444; }
.foot { position: absolute; left: 36pt; bottom: 18pt; font-size: 5.8pt; color: #666; }`;

function truthOf(account: Account, holder: string, { start, end }: Period): TrueStatement {
  const { iban: number, type, currency, opening, closing, moves, balances, flaw } = account;
  return {
    account: { institution: NAME, holder, number: null, iban: number, bic: BIC, type, currency },
    period: { start, end },
    opening: contractAmount(opening),
    closing: contractAmount(closing),
    transactions: moves.map(({ date: booked, valueDate, lines, amount }, index) => ({
      ...{ date: booked, valueDate, description: lines.join(' '), reference: null },
      ...{ amount: contractAmount(amount), balance: contractAmount(balances[index] ?? 0n) },
    })),
    reconciliation: verdict(flaw),
  };
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random);
  const [current, saving, dollar] = KINDS;
  const kinds = [current, saving, ...(random.chance(0.5) ? [dollar] : [])].flatMap((kind) => kind ?? []);
  const wrong = random.chance(1 / 6) ? random.integer(0, kinds.length - 1) : -1;
  const accounts = kinds.map((kind, s) =>
    accountOf(random, period, kind, s === wrong ? random.pick(['closing', 'balance']) : ''),
  );
  const holder = random.pick([
    'SUMINISTROS OLIVEDO S.L.',
    'LUCIA PEÑAFUERTE SANZ',
    'TALLERES HNOS. ARROYAL C.B.',
    'IÑIGO LARRAZABAL',
  ]);
  const loan = money(BigInt(random.integer(900_000, 9_000_000)));
  return {
    pages: pagesOf(holder, accounts, period, loan),
    css: CSS,
    statements: accounts.map((account) => truthOf(account, holder, period)),
  };
}

export const families: Family[] = [
  {
    name: 'es-multi-extracto-integrado',
    country: 'ES',
    language: 'es',
    type: 'checking',
    difficulties: ['several-accounts', 'two-currencies', 'trailing-minus', 'running-balance', 'value-date'],
    size: A4,
    draw,
  },
];
