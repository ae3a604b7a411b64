import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import * as shared from './shared/central-europe.ts';

/**
 * A Luxembourg bank's broad sheet in French: several accounts of one client, each in its currency and with its own opening
 * and closing balance; blanks group the thousands, months are words, value day and reference stand between the text and
 * the figures; a table of the accounts and of exchange rates closes the paper.
 */
const MONTHS = ['JAN', 'FEV', 'MAR', 'AVR', 'MAI', 'JUN', 'JUL', 'AOU', 'SEP', 'OCT', 'NOV', 'DEC'];
const day = (iso: string) => `${partsOf(iso).dd} ${MONTHS[Number(partsOf(iso).mm) - 1] ?? ''} ${partsOf(iso).yyyy}`;
const WORDS: shared.Words = {
  firm: [
    'Fiduciaire du Mullerthal',
    'Société des Eaux du Sud',
    'Assurances Gréngewald',
    'Immobilière Kirchbierg',
    'Télécom Moselle',
  ],
  shop: ['Boulangerie Schoellhaff', 'Garage Reckinger', 'Épicerie Um Eck', 'Librairie Lëtz', 'Hôtel Vianden'],
  name: ['Mme Claudine Wagener', 'M. Romain Thillens', 'J. Schmit-Kieffer', 'Pedro Antunes'],
  amt: (random) => figure(BigInt(random.integer(500, 90_000)), { group: ' ', decimal: ',' }),
  on: (_, iso) =>
    `${partsOf(dayAfter(iso, -1)).dd}/${partsOf(dayAfter(iso, -1)).mm}/${partsOf(dayAfter(iso, -1)).yyyy}`,
  at: (random) => `${String(random.integer(7, 21)).padStart(2, '0')}h${String(random.integer(0, 59)).padStart(2, '0')}`,
};
const TEMPLATES: readonly shared.Template[] = [
  ['', 'Virement en faveur de {firm}|Facture {#6} du {on}', -160_000, -2_000],
  ['', 'Virement en faveur de {name}|Loyer et avances sur charges', -260_000, -110_000],
  ['', 'Virement instantané à {name}|part du cadeau : {amt}', -15_000, -1_000],
  ['', 'Virement reçu de {firm}|Salaire net, matricule {#8}', 280_000, 650_000],
  ['', 'Virement reçu de {name}|Remboursement {amt} moins péage', 1_000, 60_000],
  ['', 'Virement reçu de la Caisse pour l’avenir|Allocation {#9}', 26_000, 62_000],
  ['', 'Virement collectif, 1{#1} ordres|selon votre fichier {#8}', -400_000, -30_000],
  ['', 'Ordre permanent {#5}|{name}, épargne', -80_000, -5_000],
  ['', 'Domiciliation {firm}|Mandat {#10}', -30_000, -2_000],
  ['', 'Domiciliation {firm}|Prime annuelle police {#7}, 1/4', -60_000, -9_000],
  ['', 'Paiement carte {shop}|{on} {at} carte {#4}', -18_000, -300],
  ['', 'Paiement carte {shop}, Metz FRA|{on} {at}', -16_000, -400],
  ['', 'Paiement mobile {shop}', -8_000, -200],
  ['', 'Retrait guichet automatique {#4}|{on} {at}', -50_000, -5_000],
  ['', 'Retrait guichet automatique Trèves|{on} {at} frais 2,50 inclus', -50_000, -5_000],
  ['', 'Relevé carte de crédit {#4}', -220_000, -9_000],
  ['', 'Administration des contributions|Avance 1er trimestre {#13}', -300_000, -40_000],
  ['', 'Frais de tenue de compte|forfait 3 x 4,00', -1_200, -1_200],
  ['', 'Droits de garde dépôt {#6}', -20_000, -2_500],
  ['', 'Achat titres {#3} parts LU0{#9}|cours {amt}', -500_000, -30_000],
  ['', 'Vente titres {#2} parts LU0{#9}|cours {amt}', 30_000, 500_000],
  ['', 'Coupon obligation 3,25 % LU1{#9}', 2_000, 60_000],
  ['', 'Dividende {#3} actions, brut {amt}|retenue à la source 15 %', 1_000, 50_000],
  ['', 'Change, contre-valeur {amt} au taux 1,0874', -200_000, -20_000],
  ['', 'Change, contre-valeur {amt} au taux 0,9195', 20_000, 200_000],
  ['', 'Intérêts créditeurs bruts 0,75 %', 50, 9_000],
  ['', 'Extourne frais du {on}', 250, 2_000],
];
const HOUSE = 'Banque Sûremont S.A.';
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ' ', decimal: ',' })}`;

interface Booking extends shared.Entry {
  readonly valueDate: string;
  readonly reference: string;
  readonly row: number;
}

interface Account {
  readonly index: number;
  readonly currency: string;
  readonly iban: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly wrong: boolean;
  readonly bookings: readonly Booking[];
}

interface Paper {
  readonly holder: string;
  readonly start: string;
  readonly end: string;
  readonly accounts: readonly Account[];
}

/** What is printed in a piece: an account's title and heads, a booking, a balance. */
interface Piece {
  readonly units: number;
  readonly html: string;
  /** What stands above it where it begins a page. */
  readonly suite?: string;
}

function printBooking({ date, valueDate, reference, lines, minor, row }: Booking, account: number): Piece {
  const [debit, credit] = minor < 0n ? [figure(minor, { group: ' ', decimal: ',' }), ''] : ['', money(minor)];
  const words = lines.map(text).join('<br>');
  const html = `<tr ${rowAttribute(account, row)}><td>${day(date)}</td><td>${words}</td><td>${reference}</td><td>${day(valueDate)}</td><td class="m">${debit}</td><td class="m">${credit}</td></tr>`;
  return { units: 0.5 + lines.length, html };
}

function balanceRow(label: string, iso: string, minor: bigint): Piece {
  const [debit, credit] = minor < 0n ? [money(minor).slice(1), ''] : ['', money(minor)];
  return {
    units: 1.6,
    html: `<tr class="b"><td>${day(iso)}</td><td>${label}</td><td></td><td></td><td class="m">${debit}</td><td class="m">${credit}</td></tr>`,
  };
}

function piecesOf(account: Account, { start, end }: Paper): Piece[] {
  const { currency, iban, opening, closing, bookings, index } = account;
  const title = `<tr class="t"><td colspan="6">Compte courant ${currency} &nbsp; IBAN ${shared.spaced(iban)}</td></tr>`;
  const heads = `<tr class="h"><td>Date cpta.</td><td>Libellé de l’opération</td><td>Référence</td><td>Date valeur</td><td class="m">Débit ${currency}</td><td class="m">Crédit ${currency}</td></tr>`;
  const suite = `${title.replace('&nbsp;', '(suite) &nbsp;')}${heads}`;
  const body = [
    balanceRow('Solde initial', dayAfter(start, -1), opening),
    ...bookings.map((booking) => printBooking(booking, index)),
    balanceRow('Solde final', end, closing),
  ];
  return [{ units: 4.2, html: `${title}${heads}` }, ...body.map((piece) => ({ ...piece, suite }))];
}

function summary({ accounts, end }: Paper): string {
  const list = accounts
    .map(
      ({ iban, currency, closing }) =>
        `<tr><td>${shared.spaced(iban)}</td><td>${currency}</td><td class="m">${money(closing)}</td></tr>`,
    )
    .join('');
  return `<div class="two"><table class="sum"><tr class="h"><td>Récapitulatif au ${day(end)}</td><td>Devise</td><td class="m">Solde</td></tr>${list}</table><table class="sum"><tr class="h"><td>Cours de change</td><td>Date</td><td class="m">1 EUR =</td></tr><tr><td>USD</td><td>${day(end)}</td><td class="m">1,0874</td></tr><tr><td>CHF</td><td>${day(end)}</td><td class="m">0,9412</td></tr></table></div>`;
}

function pageOf(paper: Paper, pieces: readonly Piece[], index: number, count: number): string {
  const { holder, start, end } = paper;
  const foot = `${HOUSE} · 14, rue de la Corniche · L-1453 Luxembourg · R.C.S. B 00${count}.417 · BIC SURMLULL · Page ${index + 1} sur ${count}`;
  const columns = [72, 0, 92, 72, 92, 92]
    .map((width) => (width > 0 ? `<col style="width:${width}pt">` : '<col>'))
    .join('');
  const table =
    pieces.length > 0
      ? `<table class="main"><colgroup>${columns}</colgroup>${pieces[0]?.suite ?? ''}${pieces.map(({ html }) => html).join('')}</table>`
      : '';
  return `<div class="top"><div class="name">${HOUSE}</div><div>Extraits de compte<br>du ${day(start)} au ${day(end)}</div><div>${text(holder)}<br>7, Op der Bréck<br>L-5416 Ehnen</div></div>${table}${index === count - 1 ? summary(paper) : ''}<div class="foot">${foot}</div>`;
}

const CSS = `.page { padding: 30pt 46pt; font: 8.6pt/11pt 'DejaVu Serif'; }
.top { display: grid; grid-template-columns: 2fr 2fr 1fr; height: 60pt; } .name { font-size: 15pt; line-height: 18pt; color: #6b1f3a; }
.main { width: 100%; table-layout: fixed; } td { padding: 1.5pt 4pt 3pt 0; vertical-align: top; white-space: nowrap; } .m { text-align: right; }
.t td { font-size: 10pt; padding-top: 10pt; font-weight: bold; color: #6b1f3a; } .h td { border-bottom: 0.6pt solid #6b1f3a; border-top: 0.6pt solid #6b1f3a; font-size: 7.6pt; } .b td { font-style: italic; }
.two { display: flex; align-items: start; gap: 60pt; margin-top: 16pt; } .sum { font-size: 7.6pt; } .sum td { padding-right: 16pt; } .foot { position: absolute; bottom: 16pt; left: 46pt; right: 46pt; font-size: 6.6pt; text-align: center; }`;

function accountOf(random: Random, currency: string, index: number, start: string, end: string): Account {
  const days = shared.daysBetween(
    random,
    start,
    end,
    index === 0 ? shared.rowCount(random, 12, 50) : random.integer(0, 14),
  );
  const bookings = shared.makeEntries(random, days, TEMPLATES, WORDS).map((entry, row) => ({
    ...{ ...entry, row, reference: `${random.pick(['VIR', 'OPE', 'TRX'])}${random.digits(9)}` },
    valueDate: dayAfter(entry.date, random.pick([0, 0, 1, -1])),
  }));
  const opening = BigInt(random.integer(-30_000, 2_500_000));
  const right = opening + shared.total(bookings.map(({ minor }) => minor));
  const wrong = random.chance(0.1);
  const closing = wrong ? shared.misprinted(right, random) : right;
  return { index, currency, iban: shared.ibanOf('LU', `093${random.digits(13)}`), opening, closing, wrong, bookings };
}

const truthOf = ({ currency, iban, opening, closing, wrong, bookings }: Account, paper: Paper): TrueStatement => ({
  account: {
    institution: HOUSE,
    holder: paper.holder,
    number: null,
    iban,
    bic: 'SURMLULL',
    type: 'checking',
    currency,
  },
  period: { start: paper.start, end: paper.end },
  opening: contractAmount(opening),
  closing: contractAmount(closing),
  transactions: bookings.map(({ date, valueDate, reference, lines, minor }) => ({
    ...{ date, valueDate, description: lines.join(' '), reference, amount: contractAmount(minor), balance: null },
  })),
  reconciliation: { status: wrong ? 'failed' : 'verified' },
});

function draw(random: Random): Drawn {
  const { start, end } = shared.monthOf(random.integer(0, 30), random.pick([1, 3]));
  const holder = random.pick(['Mme Josiane Wirtgen', 'M. et Mme Steichen-Da Costa', 'Menuiserie Kayser S.à r.l.']);
  const currencies = random.pick([['EUR', 'USD'], ['EUR', 'USD', 'CHF'], ['EUR']]);
  const accounts = currencies.map((currency, index) => accountOf(random, currency, index, start, end));
  const paper: Paper = { holder, start, end, accounts };
  const pieces = accounts.flatMap((account) => piecesOf(account, paper));
  const sheets = shared.breakPages(pieces, ({ units }) => units, [36, 32, 8]);
  return {
    pages: sheets.map((each, index) => pageOf(paper, each, index, sheets.length)),
    css: CSS,
    statements: accounts.map((account) => truthOf(account, paper)),
  };
}

export const families: Family[] = [
  {
    name: 'lu-checking-devises-paysage',
    country: 'LU',
    language: 'fr',
    type: 'checking',
    difficulties: ['several-accounts', 'several-currencies', 'landscape', 'blank-grouping', 'reference-column'],
    size: [841.89, 595.28],
    draw,
  },
];
