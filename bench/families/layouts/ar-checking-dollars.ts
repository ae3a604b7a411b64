import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueStatement } from '../family.ts';
import { contractAmount, figure, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  type Movement,
  type Period,
  slip,
  spread,
  sumOf,
  verdict,
  type Wording,
} from '../romance.ts';

/**
 * An Argentine consolidated statement: a peso account and a dollar account one after the other, credits before debits (these with
 * a minus), saldo inicial as a row, carried balances between pages, and tables of taxes withheld at the end.
 */
const WORDS = {
  shop: [
    'ALMACEN DON TITO',
    'SUPERM LOS ALAMOS',
    'FARMACIA ROSEDAL',
    'PANADERIA LA MIGA',
    'YERBAS DEL LITORAL',
    'PINTURERIA OESTE',
  ],
  firm: ['ELECTRA SUR SA', 'GAS DEL PLATA', 'SEGUROS LA PAMPA', 'TELECABLE NORTE', 'PREPAGA BIENESTAR'],
  person: ['GOMEZ LAURA INES', 'ALTAMIRANO SRL', 'PEREYRA HNOS SA', 'QUIROGA MARTIN'],
};
const PESOS: Wording[] = [
  ['COMPRA DEBITO|{shop}|TARJETA ####', -9_500_000, -150_000],
  ['COMPRA VISA DEBITO {dd}-{mm} {shop} OP ######', -7_000_000, -90_000],
  ['TRANSF. CTAS PROPIAS|CUIT 27########3|VARIOS', -40_000_000, -500_000],
  ['TRANSFERENCIA A TERCEROS|{person}|27########4|ALQ-ALQUILERES', -65_000_000, -9_000_000],
  ['TRANSFERENCIA INMEDIATA|{person}|CVU 00000031000########', -20_000_000, -300_000],
  ['DEB. AUTOM. DE SERV.|{firm}|ID ########', -8_000_000, -450_000],
  ['PAGO DE SERVICIOS|{firm}|REF ##########', -7_500_000, -250_000],
  ['EXTRACCION CAJERO AUTOMATICO|LINK ###### {dd}/{mm} 1#:4#', -15_000_000, -1_000_000],
  ['IMP. DEB. LEY 25413 GRAL.', -300_000, -900],
  ['IMP. CRE. LEY 25413', -280_000, -900],
  ['IVA 21%', -90_000, -1_500],
  ['PERCEP. IVA RG 2408', -40_000, -500],
  ['ING. BRUTOS S/ CRED REG.RECAU.SIRCREB|BS AS', -350_000, -2_000],
  ['COMISION MANTENIMIENTO CUENTA|PERIODO {mm}/{yy}', -2_400_000, -600_000],
  ['COM. TRANSF. ELECTRONICA', -60_000, -9_000],
  ['ECHEQ 48 HS NRO. ########', -90_000_000, -3_000_000],
  ['CHEQUE DE CAMARA|NRO. ########', -70_000_000, -2_000_000],
  ['PAGO TARJETA VISA|CUENTA ##########', -45_000_000, -900_000],
  ['PAGO VEP AFIP|CUIT 30########5 FORM ###', -30_000_000, -800_000],
  ['COMPRA DOLAR MEP U$S 1##,00 COT. 1.0##,50', -20_000_000, -9_000_000],
  ['INTERESES POR SALDO DEUDOR 1##,##% TNA', -900_000, -5_000],
  ['CREDITO HABERES|{firm}|ACRED. {mm}/{yyyy}', 60_000_000, 240_000_000],
  ['TRANSFERENCIA DE TERCEROS|{person}|20########8|FAC-FACTURA', 1_500_000, 80_000_000],
  ['DEPOSITO EFECTIVO TAS ####', 1_000_000, 30_000_000],
  ['CRED. LIQ. MASTERCARD|EST ######### LOTE ###', 400_000, 25_000_000],
  ['REINTEGRO PROMO {shop}', 90_000, 1_500_000],
  ['ACREDITACION PLAZO FIJO NRO ########', 5_000_000, 60_000_000],
];
const DOLLARS: Wording[] = [
  ['TRANSF. CTAS PROPIAS|COMPRA M.E.', 10_000, 20_000],
  ['EXTRACCION POR CAJA SUC ###', -80_000, -10_000],
  ['COMPRA EXTERIOR|STREAMFLIX {dd}/{mm}', -1_900, -499],
  ['TRANSFERENCIA M.E.|{person}', -50_000, -5_000],
  ['INTERES CAJA DE AHORRO', 1, 90],
];
const BANK = 'Banco Río Quequén';
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: '.', decimal: ',' })}`;
const day = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yy}`;
const long = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

interface Account {
  readonly title: string;
  readonly sign: string;
  readonly number: string;
  readonly cbu: string;
  readonly currency: string;
  readonly opening: bigint;
  readonly movements: readonly Movement[];
  readonly closing: bigint;
  readonly failed: boolean;
}

/** A piece of the page that is not broken. */
interface Block {
  readonly markup: string;
  readonly height: number;
  /** The balance to carry where a page ends after it. */
  readonly carry?: bigint;
}

const HEADINGS =
  '<div class="line th"><span>Fecha</span><span>Descripción</span><span>Origen</span><span class="r">Crédito</span><span class="r">Débito</span><span class="r">Saldo</span></div>';
const carried = (label: string, minor: bigint): string =>
  `<div class="line carry"><span></span><span>${label}</span><span></span><span></span><span></span><span class="r">${money(minor)}</span></div>`;

function rowBlock({ date, lines, amount, after }: Movement, s: number, r: number): Block {
  const two = amount > 0n ? [money(amount), ''] : ['', money(amount)];
  const figures = [...two, money(after)].map((value) => `<span class="r">${value}</span>`).join('');
  const markup = `<div class="line" ${rowAttribute(s, r)}><span>${day(date)}</span><span>${lines.map(text).join('<br>')}</span><span></span>${figures}</div>`;
  return { markup, height: lines.length * 9.6 + 4, carry: after };
}

function accountBlocks(account: Account, s: number, period: Period): Block[] {
  const { title, sign, number, cbu, opening, closing, movements } = account;
  const head = `<div class="account"><b>${title} ${sign}</b> N° ${number}<span>CBU ${cbu}</span></div>
    <div class="totals"><span>Saldo inicial<b>${sign} ${money(opening)}</b></span><span>Total créditos<b>${sign} ${money(sumOf(movements, 1))}</b></span>
    <span>Total débitos<b>${sign} ${money(sumOf(movements, -1))}</b></span><span>Saldo final al ${long(period.end)}<b>${sign} ${money(closing)}</b></span></div>${HEADINGS}`;
  const none =
    movements.length === 0 ? '<div class="line"><span></span><span>SIN MOVIMIENTOS EN EL PERIODO</span></div>' : '';
  return [
    { markup: `${head}${carried('SALDO INICIAL', opening)}${none}`, height: 106 },
    ...movements.map((movement, r) => rowBlock(movement, s, r)),
    {
      markup: `<div class="line total"><span></span><span>Total ${sign}</span><span></span><span class="r">${money(sumOf(movements, 1))}</span><span class="r">${money(sumOf(movements, -1))}</span><span class="r">${money(closing)}</span></div>`,
      height: 34,
    },
  ];
}

function taxes(period: Period): Block {
  const rows = ['0,60% s/ débitos', '0,60% s/ créditos', 'Computable a cuenta de ganancias'].map(
    (label, index) =>
      `<p><span>${long(period.end)}</span><span>${label}</span><span>${money(BigInt(period.days * 3_511 * (index + 1)))}</span></p>`,
  );
  const legal = `Consolidado de retención de impuestos. Total IMPUESTO LEY 25.413 período ${long(period.start)} al ${long(period.end)}. Los depósitos en pesos y en moneda extranjera cuentan con la garantía de hasta $ 25.000.000. Ley 24.485. Usted puede consultar el "Régimen de Transparencia" en la página del Banco Central.`;
  return {
    markup: `<div class="tax"><h2>Impuestos retenidos</h2>${rows.join('')}</div><p class="legal">${legal}</p>`,
    height: 130,
  };
}

function pagesOf(accounts: readonly Account[], period: Period, holder: string): string[] {
  const blocks = [...accounts.flatMap((account, s) => accountBlocks(account, s, period)), taxes(period)];
  const parts = spread(blocks, ({ height }) => height, { first: 560, other: 680, foot: 0 });
  let last: bigint | undefined;
  return parts.map((part, page) => {
    const from = last;
    last = part.at(-1)?.carry;
    const start = from === undefined || page === 0 ? '' : `${HEADINGS}${carried('TRANSPORTE', from)}`;
    const end = last === undefined || page === parts.length - 1 ? '' : carried('SALDO A TRANSPORTAR', last);
    const who =
      page > 0
        ? ''
        : `<div class="who"><b>${text(holder)}</b><br>AV COLON 2384 PISO 4 DTO B<br>7600 MAR DEL PLATA — BUENOS AIRES</div>`;
    return `<div class="top"><b>${BANK.toLowerCase()}</b><div>Resumen de Cuentas<br>Período ${long(period.start)} al ${long(period.end)}</div><div>Hoja ${page + 1} de ${parts.length}</div></div>
      ${who}${start}${part.map(({ markup }) => markup).join('')}${end}<div class="bar">*RQ${period.end.replaceAll('-', '')}${page + 1}*</div>`;
  });
}

function drawAccount(random: Random, period: Period, pesos: boolean): Account {
  const opening = BigInt(pesos ? random.integer(-3_000_000, 90_000_000) : random.integer(0, 600_000));
  const count = pesos ? Math.min(95, drawCount(random)) : random.integer(0, 7);
  const wordings = pesos ? PESOS : DOLLARS;
  const right = drawMovements(random, { period, count, opening, wordings, words: WORDS, width: 40 });
  const wrong = right.length > 2 && random.chance(pesos ? 0.13 : 0.03) ? random.integer(0, right.length - 2) : -1;
  const movements = right.map((each, r) => (r === wrong ? { ...each, after: slip(random, each.after) } : each));
  const number = `${random.digits(7)}-${random.digits(1)} ${random.digits(3)}-${random.digits(1)}`;
  return {
    title: pesos ? 'Cuenta Corriente en Pesos' : 'Caja de Ahorro en Dólares',
    ...{ sign: pesos ? '$' : 'U$S', number, cbu: `0${random.digits(21)}`, currency: pesos ? 'ARS' : 'USD' },
    ...{ opening, movements, closing: right.at(-1)?.after ?? opening, failed: wrong >= 0 },
  };
}

function truthOf(account: Account, holder: string, { start, end }: Period): TrueStatement {
  const { number, currency, opening, closing, movements, failed } = account;
  const type = currency === 'USD' ? 'savings' : 'checking';
  return {
    account: { institution: BANK, holder, number: number.replaceAll(' ', ''), iban: null, bic: null, type, currency },
    period: { start, end },
    opening: contractAmount(opening),
    closing: contractAmount(closing),
    transactions: movements.map(({ date, lines, amount, after }) => ({
      ...{ date, valueDate: null, description: lines.join(' '), reference: null },
      ...{ amount: contractAmount(amount), balance: contractAmount(after) },
    })),
    reconciliation: verdict(failed),
  };
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 1);
  const holder = random.pick([
    'DISTRIBUIDORA TANDIL SRL',
    'BENITEZ CLAUDIA MABEL',
    'OJEDA RAMIRO EZEQUIEL',
    'COOP. AGRICOLA EL CEIBO',
  ]);
  const accounts = [
    drawAccount(random, period, true),
    ...(random.chance(0.7) ? [drawAccount(random, period, false)] : []),
  ];
  return {
    pages: pagesOf(accounts, period, holder),
    css: CSS,
    statements: accounts.map((account) => truthOf(account, holder, period)),
  };
}

const CSS = `
.page { padding: 28pt 38pt; font-family: 'DejaVu Sans'; font-size: 6.6pt; }
.top { display: flex; justify-content: space-between; align-items: flex-start; height: 44pt; line-height: 10pt; } .top > b { font-size: 15pt; color: #c2480f; } .who { height: 62pt; line-height: 11pt; font-size: 8pt; }
.account { background: #c2480f; color: #fff; padding: 4pt 6pt; display: flex; gap: 8pt; font-size: 7.4pt; margin-top: 6pt; } .account span { margin-left: auto; }
.totals { display: grid; grid-template-columns: repeat(4, 1fr); height: 34pt; padding-top: 5pt; } .totals b { display: block; font-size: 7.6pt; margin-top: 2pt; }
.line { display: grid; grid-template-columns: 48pt 1fr 34pt 84pt 84pt 88pt; padding: 2pt 0; line-height: 9.6pt; white-space: nowrap; border-bottom: 0.3pt solid #e3d4cb; } .th { color: #c2480f; font-weight: bold; border-bottom: 0.8pt solid #c2480f; }
.carry { font-style: italic; } .total { font-weight: bold; border-bottom: 0.8pt solid #333; } .r { text-align: right; }
.tax { width: 300pt; margin-top: 14pt; } .tax p { display: grid; grid-template-columns: 60pt 1fr 60pt; line-height: 11pt; } h2 { font-size: 7.6pt; margin-bottom: 3pt; } .legal { margin-top: 8pt; font-size: 5.8pt; color: #555; line-height: 8pt; }
.bar { position: absolute; right: 38pt; bottom: 12pt; font: 7pt 'Liberation Mono'; color: #666; }
`;

export const families: Family[] = [
  {
    name: 'ar-checking-dollars',
    country: 'AR',
    language: 'es',
    type: 'checking',
    difficulties: ['two-accounts', 'two-currencies', 'credit-before-debit', 'carried-forward', 'running-balance'],
    size: A4,
    draw,
  },
];
