import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';
import { drawCount, fill, spread, verdict } from '../romance.ts';

/**
 * A French card with deferred debit: what each holder's card bought, with a subtotal a card and the total that the account will
 * be debited; no balances at all, refunds with a plus, purchases abroad with their rate and fee on a line below.
 */
const WORDS = {
  town: ['LYON', 'PARIS 11', 'BESANCON', 'LA ROCHELLE', 'TOULOUSE', 'ANGERS', 'COLMAR'],
  brand: [
    'BOULANGERIE AUBIN',
    'LIBRAIRIE DES QUAIS',
    'BRICOMAISON',
    'CHAUSSURES MORVAN',
    'OPTIQUE LUMEN',
    'JARDI VERT',
    'CAVISTE DU PORT',
  ],
};
const BOUGHT = [
  '{brand} {town}',
  '{brand} ####',
  'SUPER U{dd} {town}',
  'HYPER BELVAL {town}',
  'SC-{brand}',
  'SAS {brand} FR',
  'PHARMACIE LAFAYE {town}',
  'STATION TOTEM ## {town}',
  'PEAGE A# {town} SUD',
  'SNCV INTERNET',
  'SNCV-VOYAGEURS ##H##',
  'RESTO LE ZINC {town}',
  'BRASSERIE DE L EUROPE',
  'PARKING INDIGO ###',
  'CINEMA LE REX',
  'FNOC.COM 0825######',
  'PAYPOL *{brand}',
  'AMAZONE EU-FR ###-#######',
  'APPSTORE.COM/FACTURE',
  'DEEZEUR 24 RUE {town}',
  'HOTEL BELLEVUE {town}',
  'LA POSTE 75####',
  'COIFFURE CISEAUX D OR',
  'VELIB {town} ABT',
  'LEROI MERLAN {town}',
  'PRESSING 5 A SEC {town}',
];
const FOREIGN = ['USD', 'GBP', 'CHF', 'JPY'] as const;
const BANK = 'Crédit Coopératif du Ponant';
const money = (minor: bigint) => figure(minor, { group: ' ', decimal: ',' });
const short = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}`;
const long = (iso: string) => `${short(iso)}/${partsOf(iso).yyyy}`;

interface Purchase {
  readonly date: string;
  readonly lines: readonly string[];
  readonly amount: bigint;
}

interface Card {
  readonly number: string;
  readonly holder: string;
  readonly purchases: readonly Purchase[];
  /** Its purchases less its refunds. */
  readonly sum: bigint;
}

interface Paper {
  readonly start: string;
  readonly end: string;
  readonly debit: string;
  readonly iban: string;
  readonly total: bigint;
}

function foreignLine(random: Random, owed: bigint): string {
  const currency = random.pick(FOREIGN);
  const rate = { USD: 10_850n, GBP: 8_560n, CHF: 9_430n, JPY: 1_624_000n }[currency] + BigInt(random.integer(-99, 99));
  const abroad = (owed * rate) / 10_000n;
  const printed = currency === 'JPY' ? String(abroad / 100n) : money(abroad);
  return `${printed} ${currency} COURS ${figure(rate, { group: '', decimal: ',', decimals: 4 })} DONT FRAIS ${money(owed / 50n)} EUR`;
}

function drawPurchase(random: Random, start: string, offset: number): Purchase {
  const date = dayAfter(start, offset);
  const refund = random.chance(0.06);
  const owed = BigInt(random.integer(150, random.chance(0.1) ? 60_000 : 9_000));
  const lines = [fill(random, random.pick(BOUGHT), WORDS, date)];
  if (!refund && random.chance(0.1)) lines.push(foreignLine(random, owed));
  return { date, lines, amount: refund ? owed : -owed };
}

function drawCard(random: Random, holder: string, start: string, count: number): Card {
  const offsets = Array.from({ length: count }, () => random.integer(0, 27)).sort((one, other) => one - other);
  const purchases = offsets.map((offset) => drawPurchase(random, start, offset));
  const sum = purchases.reduce((total, { amount }) => total - amount, 0n);
  return { number: `4970 ${random.digits(2)}XX XXXX ${random.digits(4)}`, holder, purchases, sum };
}

interface Block {
  readonly markup: string;
  readonly height: number;
}

function purchaseBlock({ date, lines, amount }: Purchase, r: number): Block {
  const printed = `${amount > 0n ? '+ ' : ''}${money(amount)}`;
  const [shop = '', ...more] = lines;
  const below = more.map((each) => `<small>${text(each)}</small>`).join('');
  const markup = `<div class="buy" ${rowAttribute(0, r)}><span>${short(date)}</span><span>${text(shop)}${below}</span><span class="dots"></span><span class="r">${printed}</span></div>`;
  return { markup, height: 14.5 + more.length * 9 };
}

function blocksOf(cards: readonly Card[]): Block[] {
  let r = 0;
  return cards.flatMap(({ number, holder, purchases, sum }) => [
    { markup: `<div class="card"><b>CARTE N° ${number}</b> ${text(holder)}</div>`, height: 34 },
    ...purchases.map((purchase) => purchaseBlock(purchase, r++)),
    ...(purchases.length === 0 ? [{ markup: '<p class="none">Aucune opération sur la période</p>', height: 16 }] : []),
    {
      markup: `<div class="sub"><span>Sous-total carte ${number.slice(-4)}</span><span>${purchases.length} opération(s)</span><span>${money(sum)} €</span></div>`,
      height: 24,
    },
  ]);
}

function pagesOf(cards: readonly Card[], paper: Paper): string[] {
  const { start, end, debit, iban, total } = paper;
  const parts = spread(blocksOf(cards), ({ height }) => height, { first: 560, other: 640, foot: 110 });
  const month = intlDate(debit, 'fr-FR', { month: 'long', year: 'numeric' });
  return parts.map((part, page) => {
    const top =
      page > 0
        ? `<div class="again">Relevé des opérations par carte — débit ${month} <span>${page + 1} / ${parts.length}</span></div>`
        : `<div class="logo">${BANK}</div><h1>Relevé des opérations par carte bancaire à débit différé</h1>
          <div class="facts"><p>Opérations enregistrées du ${long(start)} au ${long(end)}</p><p>Date de débit : ${long(debit)}</p><p>Compte de rattachement : ${iban}</p>
          <p>Votre plafond de paiement : 3 000,00 € sur 30 jours glissants</p></div>`;
    const heads =
      '<div class="buy th"><span>Date</span><span>Commerçant</span><span></span><span class="r">Montant €</span></div>';
    const last = `<div class="total"><span>TOTAL DES OPÉRATIONS CARTE</span><span>${money(total)} €</span></div>
      <p class="legal">Ce montant sera prélevé le ${long(debit)} sur votre compte de rattachement. Opposition carte : 09 69 36 00 00, 7 j/7. Frais sur opérations hors zone euro : 2,00 % de la somme. Une contestation doit parvenir dans les 13 mois (70 jours hors EEE).</p>`;
    return `${top}${heads}${part.map(({ markup }) => markup).join('')}${page === parts.length - 1 ? last : ''}<div class="side">${BANK} — Société coopérative à capital variable — 778 212 345 RCS Brest</div>`;
  });
}

const rowOf = ({ date, lines, amount }: Purchase): TrueRow => ({
  ...{ date, valueDate: null, description: lines.join(' '), alsoAccepted: [lines[0] ?? ''], reference: null },
  ...{ amount: contractAmount(amount), balance: null },
});

function draw(random: Random): Drawn {
  const start = `${random.integer(2022, 2025)}-${random.pick(['01', '03', '05', '08', '10', '12'])}-${random.pick(['04', '06', '26'])}`;
  const end = dayAfter(start, 30);
  const holder = random.pick(['MLLE ADELE KERNEVEZ', 'M YANN LE GALLOU', 'MME INES BOUVARD', 'M LOIC PERRIGAUD']);
  const count = drawCount(random);
  const second = random.chance(0.4);
  const cards = [
    drawCard(random, holder, start, second ? Math.ceil(count * 0.6) : count),
    ...(second ? [drawCard(random, 'M HUGO PERRIGAUD', start, Math.floor(count * 0.4))] : []),
  ];
  const failed = random.chance(1 / 6);
  const total = cards.reduce((sum, each) => sum + each.sum, failed ? 900n : 0n);
  const iban = `FR76 1559 8000 XXXX XXXX XX${random.digits(2)} ${random.digits(3)}`;
  const number = (cards[0]?.number ?? '').replaceAll(' ', '');
  return {
    pages: pagesOf(cards, { start, end, debit: dayAfter(end, 5), iban, total }),
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban: null, bic: null, type: 'credit-card', currency: 'EUR' },
        period: { start, end },
        opening: null,
        closing: null,
        transactions: cards.flatMap(({ purchases }) => purchases.map(rowOf)),
        reconciliation: verdict(failed),
      },
    ],
  };
}

const CSS = `
.page { padding: 40pt 60pt 40pt 50pt; font-family: 'DejaVu Serif'; font-size: 7.8pt; } .logo { font-size: 14pt; color: #13486b; border-left: 6pt solid #d98c1f; padding-left: 8pt; }
h1 { font-size: 12pt; font-weight: normal; margin: 26pt 0 10pt; } .facts { background: #eef4f8; padding: 8pt; line-height: 13pt; margin-bottom: 14pt; } .again { display: flex; justify-content: space-between; margin-bottom: 14pt; color: #13486b; }
.card { height: 34pt; padding-top: 14pt; border-bottom: 1pt solid #13486b; } .buy { display: flex; line-height: 14.5pt; white-space: nowrap; } .buy > span:nth-child(1) { width: 40pt; } .buy small { display: block; line-height: 9pt; font-size: 6.4pt; color: #666; }
.buy > span:nth-child(4) { width: 70pt; } .dots { flex: 1; border-bottom: 0.6pt dotted #aaa; height: 10pt; margin-left: 6pt; } .th { color: #13486b; font-size: 7pt; } .th .dots, .th span:nth-child(3) { flex: 1; }
.r { text-align: right; } .sub { display: flex; justify-content: space-between; font-style: italic; line-height: 20pt; } .none { color: #666; line-height: 16pt; } .total { display: flex; justify-content: space-between; background: #13486b; color: #fff; padding: 6pt 8pt; margin-top: 12pt; font-weight: bold; }
.legal { margin-top: 10pt; font-size: 6.6pt; color: #555; line-height: 9pt; } .side { position: absolute; right: 22pt; top: 200pt; writing-mode: vertical-rl; font-size: 6pt; color: #888; }
`;

export const families: Family[] = [
  {
    name: 'fr-card-differe',
    country: 'FR',
    language: 'fr',
    type: 'credit-card',
    difficulties: ['no-balances', 'two-cards', 'foreign-currency-lines', 'dates-without-year', 'total-only'],
    size: A4,
    draw,
  },
];
