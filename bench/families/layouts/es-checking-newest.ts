import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, figure, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  fill,
  iban,
  inFours,
  type Movement,
  type Period,
  slip,
  spread,
  type Wording,
} from '../romance.ts';

/**
 * A Spanish account's movements as its online bank prints them: newest first, the concept in bold over a grey line of detail,
 * amounts and balances with the euro sign, no opening balance, held payments in a box of their own before the movements.
 */
const WORDS = {
  shop: [
    'MERCADO SOLANA',
    'FRUTAS LA HUERTA',
    'FARMACIA ORTIGOSA',
    'LIBRERIA CERVATOS',
    'TALLERES BENIMAR',
    'BAR EL PUERTO',
  ],
  town: ['MADRID', 'VALENCIA', 'SEVILLA', 'ZARAGOZA', 'MÁLAGA', 'BILBAO'],
  firm: [
    'ENERGIA LEVANTINA SAU',
    'AGUAS DEL TURIA',
    'TELEMOVIL IBERIA SL',
    'SEGUROS ALBORADA',
    'GIMNASIO KIRO',
    'CDAD PROP C/ MAYOR 14',
  ],
  person: ['LUCIA FERRANDIZ PONS', 'JORGE ECHANOVE RUIZ', 'M. CARMEN SOLIS', 'REFORMAS TAMARIT S.L.'],
};
const WORDINGS: Wording[] = [
  ['Pago con tarjeta|{shop} {town} · Tarjeta ****####', -9_900, -150],
  ['Pago con tarjeta|COMPRA TARJ. 5402XXXXXXXX#### {shop}-{town}', -8_000, -300],
  ['Pago móvil|{shop} {dd}/{mm} 1#:2# {town}', -3_500, -110],
  ['Recibo domiciliado|{firm} REF. MANDATO ############', -14_000, -900],
  ['Recibo domiciliado|RECIBO {firm} Nº RECIBO #### #### ### BDFNT', -9_000, -1_200],
  ['Recibo luz|{firm} CUPS ES00##########ZZ0F', -16_000, -2_900],
  ['Recibo comunidad|{firm} CUOTA {mm}/{yyyy}', -11_000, -4_500],
  ['Bizum enviado|Bizum a {person}: cena {dd}/{mm}', -6_000, -300],
  ['Transferencia emitida|{person} CONCEPTO ALQUILER {mm}-{yyyy}', -98_000, -52_000],
  ['Transferencia inmediata|A favor de {person} Ref 00##############', -60_000, -2_000],
  ['Retirada de efectivo|CAJERO {town} OF. #### {dd}.{mm}.{yyyy} TARJ. ####', -30_000, -2_000],
  ['Comisión mantenimiento|PERIODO {dd}-{mm}-{yyyy}', -2_000, -600],
  ['Comisión transferencia|OPERACION Nº ######## TIPO 0,##% S/ 1.###,##', -900, -120],
  ['Cuota préstamo|Nº 0049-####-##-######### CAPITAL 2##,## INTERESES ##,##', -52_000, -21_000],
  ['Impuestos|AEAT MODELO 130 NRC ############', -80_000, -4_000],
  ['Seguridad Social|TGSS COTIZACION 005 R.E.AUTONOMOS', -31_000, -23_000],
  ['Liquidación tarjeta|TARJETA VISA CLASICA 4548XXXXXXXX#### MES {mm}', -68_000, -2_500],
  ['Peaje|VIA-T AUTOPISTA AP-7 {dd}/{mm} 06:##', -1_600, -120],
  ['Cargo cheque|CHEQUE Nº #.###.###-#', -45_000, -6_000],
  ['Suscripción|CINECASA.ES BARCELONA', -1_799, -799],
  ['Compra en el extranjero|LONDON TRAVEL GBP ##,## CAMBIO 0,8###', -9_500, -900],
  ['Nómina|TALLERES BENIMAR SA NOMINA {mm}/{yyyy}', 132_000, 268_000],
  ['Transferencia recibida|De {person} FRA. {yyyy}/###', 4_500, 180_000],
  ['Bizum recibido|Bizum de {person}: sin concepto', 300, 6_000],
  ['Devolución compra|{shop} {town} ABONO TARJ. ####', 900, 9_900],
  ['Ingreso en efectivo|OFICINA #### CAJERO {town}', 2_000, 70_000],
  ['Abono intereses|LIQUIDACION DEL {dd}-{mm}-{yyyy}', 2, 450],
];
const BANK = 'Banco Alcázar del Sur';
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: '.', decimal: ',' })} €`;
const day = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly account: string;
  readonly closing: bigint;
  readonly held: readonly { readonly date: string; readonly label: string; readonly amount: bigint }[];
}

function rowOf(movement: Movement, r: number): string {
  const { date, valueDate, lines, amount, after } = movement;
  const [head = '', ...more] = lines;
  return `<div class="row" ${rowAttribute(0, r)}><span>${day(date)}</span><span>${day(valueDate)}</span>
    <span class="what"><b>${text(head)}</b><br><i>${text(more.join(' '))}</i></span>
    <span class="r ${amount < 0n ? '' : 'in'}">${money(amount)}</span><span class="r">${money(after)}</span></div>`;
}

function firstHead({ period, holder, account, closing, held }: Paper): string {
  const waiting = held.map(
    ({ date, label, amount }) =>
      `<div class="held"><span>${day(date)}</span><span>${text(label)}</span><span class="r">${money(amount)}</span></div>`,
  );
  const box =
    held.length > 0
      ? `<div class="holds"><b>Pagos retenidos pendientes de consolidar</b>${waiting.join('')}</div>`
      : '';
  const total = held.reduce((sum, { amount }) => sum + amount, 0n);
  return `<div class="top"><b class="name">alcázar<em>·</em>sur</b><span>Fecha de consulta: ${day(period.end)}, 21:04 h</span></div>
    <h1>Movimientos de la cuenta</h1>
    <div class="card"><div><small>Titular</small>${text(holder)}</div><div><small>IBAN</small>${inFours(account)}</div>
    <div><small>Saldo disponible</small>${money(closing + total)}</div><div><small>Saldo contable a ${day(period.end)}</small><b>${money(closing)}</b></div></div>
    <p class="filter">Filtros aplicados: Desde ${day(period.start)} hasta ${day(period.end)} · Todos los conceptos · EUR</p>${box}`;
}

const HEADINGS = `<div class="row heads"><span>F. operación</span><span>F. valor</span><span class="what">Concepto</span>
  <span class="r">Importe</span><span class="r">Saldo</span></div>`;

function pagesOf(newest: readonly Movement[], paper: Paper): string[] {
  const pages = spread(newest, () => 1, { first: 19 - Math.ceil(paper.held.length / 2), other: 26, foot: 1 });
  let left = newest.length;
  return pages.map((rows, page) => {
    const body = rows.map((movement) => rowOf(movement, --left)).join('');
    return `${page === 0 ? firstHead(paper) : ''}${HEADINGS}${body}
      <div class="foot"><span>${BANK}, S.A. Paseo de la Ribera 8, 41001 Sevilla. R.M. Sevilla T. 2.314, F. 88, H. SE-40.112. NIF A41000099</span><span>${page + 1} de ${pages.length}</span></div>`;
  });
}

function heldOf(random: Random, period: Period): Paper['held'] {
  return Array.from({ length: random.pick([0, 0, 1, 2, 3]) }, () => ({
    date: period.end,
    label: fill(random, 'Retención {shop} {town} Tarjeta ****####', WORDS, period.end),
    amount: BigInt(-random.integer(500, 9_000)),
  }));
}

/** A running balance that does not fit, at times. */
function misprinted(random: Random, movements: readonly Movement[]): Movement[] {
  const wrong = random.integer(1, Math.max(1, movements.length - 2));
  return movements.map((each, r) => (r === wrong ? { ...each, after: slip(random, each.after) } : each));
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random);
  const opening = BigInt(random.integer(20_000, 900_000));
  const count = Math.max(2, drawCount(random, 2));
  const right = drawMovements(random, { period, count, opening, wordings: WORDINGS, words: WORDS, width: 90 });
  const failed = right.length > 3 && random.chance(1 / 6);
  const movements = failed ? misprinted(random, right) : right;
  const closing = right.at(-1)?.after ?? opening;
  const holder = random.pick([
    'ROCIO ALMENARA VIDAL',
    'DIEGO SANTAMARTA GIL',
    'HERMANOS CUENCA, C.B.',
    'Mª PILAR OLIVARES MORA',
  ]);
  const account = iban('ES', `3${random.digits(19)}`);
  return {
    pages: pagesOf(movements.toReversed(), { period, holder, account, closing, held: heldOf(random, period) }),
    css: CSS,
    statements: [
      {
        account: {
          institution: BANK,
          holder,
          number: null,
          iban: account,
          bic: null,
          type: 'unknown',
          currency: 'EUR',
        },
        period: { start: period.start, end: period.end },
        opening: null,
        closing: contractAmount(closing),
        transactions: movements.map(({ date, valueDate, lines, amount, after }) => ({
          ...{ date, valueDate, description: lines.join(' '), reference: null },
          ...{ amount: contractAmount(amount), balance: contractAmount(after) },
        })),
        reconciliation: failed ? { status: 'failed' } : { status: 'unverifiable', unbound: [0] },
      },
    ],
  };
}

const CSS = `
.page { padding: 32pt 36pt; font-family: 'DejaVu Sans Condensed'; font-size: 7.6pt; }
.top { display: flex; justify-content: space-between; align-items: baseline; color: #666; } .name { font-size: 17pt; color: #7a1234; } .name em { color: #e0a030; }
h1 { font-size: 13pt; font-weight: normal; margin: 12pt 0 8pt; } .card { display: grid; grid-template-columns: 1fr 1.4fr; gap: 6pt; background: #f6f1ea; border-radius: 5pt; padding: 9pt; font-size: 9pt; }
small { display: block; color: #777; font-size: 6.6pt; } .filter { margin: 8pt 0; color: #666; }
.holds { border: 0.7pt dashed #aaa; padding: 4pt 6pt; margin-bottom: 8pt; } .held { display: grid; grid-template-columns: 62pt 1fr 80pt; line-height: 12pt; color: #777; }
.row { display: grid; grid-template-columns: 62pt 62pt 1fr 78pt 84pt; min-height: 27pt; padding: 3pt 2pt; border-bottom: 0.5pt solid #ddd; line-height: 10pt; white-space: nowrap; align-items: start; }
.row i { font-style: normal; color: #707070; font-size: 7pt; } .heads { min-height: 16pt; color: #7a1234; border-bottom: 1pt solid #7a1234; } .r { text-align: right; } .in { color: #17752f; }
.foot { position: absolute; left: 36pt; right: 36pt; bottom: 16pt; display: flex; justify-content: space-between; font-size: 6pt; color: #888; }
`;

export const families: Family[] = [
  {
    name: 'es-checking-newest',
    country: 'ES',
    language: 'es',
    type: 'unknown',
    difficulties: ['newest-first', 'no-opening', 'pending-box', 'running-balance', 'two-line-concepts'],
    size: A4,
    draw,
  },
];
