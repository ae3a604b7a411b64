import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';
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

/**
 * A French mutual bank's statement of a customer's accounts: the current account and at times a savings book one after the
 * other under headings with their numbers, both days, debit and credit apart, totals and the balance in a closing row.
 */
const WORDS = {
  shop: ['BOUL.DU LAVOIR', 'SUPER BREVAN', 'STATION A43', 'LIBR. QUAI 3', 'PHARM OMBRY', 'BRICO VERDOIS'],
  firm: ['ELEC DE L OMBRE', 'TELEVERD MOBILE', 'MUTUELLE LANTIGNY', 'EAUX DE BREVAN SA', 'ASSUR VERDOIS'],
  who: ['M YANNICK DELBROUSSE', 'MME SOLENE CARPENTIN', 'SCI LES TANNEURS'],
};

const CURRENT: readonly Wording[] = [
  ['VIR SARL VERDOIS MATERIAUX|SALAIRE {mm}/{yyyy} ######', 150_000, 320_000],
  ['VIR {who}|REMB COURSES', 1_000, 12_000],
  ['VIR CPAM LANTIGNY|##########', 900, 9_500],
  ['VIR CAF OMBRY|XPX######### ######M PF {mm}{yy}', 9_000, 42_000],
  ['REMISE CHEQUE N° #######', 4_000, 90_000],
  ['AVOIR CB {shop}|CARTE ########', 900, 8_000],
  ['PAIEMENT CB {dd}{mm} OMBRY|{shop} CARTE 3#######', -14_000, -450],
  ['PAIEMENT CB {dd}{mm} PARIS|{shop} CARTE 3#######', -9_000, -300],
  ['PAIEMENT PSC {dd}{mm} BREVAN|{shop} CARTE 3#######', -5_000, -120],
  ['PAIEMENT CB {dd}{mm} TORRESA|HOTEL DEL SOLE 45,00EUR CARTE 3#######', -4_500, -4_500],
  ['RETRAIT DAB {dd}{mm} OMBRY|CAISSE 12 CARTE 3#######', -20_000, -2_000],
  ['PRLV SEPA {firm}|########## ICS FR##ZZZ######|RUM ++########', -13_000, -1_900],
  ['PRLV SEPA {firm}|FACTURE DU {dd}/{mm}/{yyyy}', -9_000, -1_200],
  ['CHEQUE #######', -60_000, -2_000],
  ['VIR INST {who}|LOYER {mm}/{yyyy} APPT 14', -92_000, -48_000],
  ['VIR SEPA {who}', -40_000, -1_500],
  ['ECH PRET CAP+IN ##### ##### ###### ##', -98_000, -31_000],
  ['COTIS EUROFORMULE CONFORT', -1_290, -890],
  ['FRAIS PAIE CB OP {shop}|2,50 EUR S/OPERATION', -250, -250],
  ['COMMISSION D INTERVENTION', -800, -800],
  ['PRLV IMPOTS DGFIP|MENSM/######## ##', -41_000, -3_900],
  ['RELEVE CARTE DU {dd}{mm} DETAIL CI-APRES', -118_000, -9_000],
  ['PRLV SEPA PEAGES DU VAL|BADGE #####', -6_000, -480],
  ['VIR LIVRET EPARGNE', -50_000, -5_000],
  ['PAIEMENT CB {dd}{mm} INTERNET|STREAMLARK 13,49 CARTE 3#######', -1_349, -1_349],
  ['TIMBRE FISCAL PAIEMENT EN LIGNE', -8_600, -2_500],
];

const SAVED: readonly Wording[] = [
  ['VIR DE C/C EUROFORMULE', 5_000, 60_000],
  ['VERSEMENT ESPECES GAB', 2_000, 40_000],
  ['VIR VERS C/C EUROFORMULE', -40_000, -3_000],
  ['RETRAIT GAB LIVRET', -20_000, -2_000],
];

interface Account {
  readonly title: string;
  readonly type: 'checking' | 'savings';
  readonly number: string;
  readonly iban: string | null;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly credits: bigint;
  readonly failed: boolean;
  readonly moves: readonly Movement[];
}

interface Item {
  readonly html: string;
  readonly height: number;
}

const money = (minor: bigint): string => figure(minor, { group: '.', decimal: ',' });
const day = (iso: string): string => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

function drawAccount(random: Random, period: Period, saved: boolean): Account {
  const opening = BigInt(random.integer(saved ? 200_000 : -30_000, saved ? 2_200_000 : 400_000));
  const count = saved ? random.integer(0, 6) : drawCount(random);
  const wordings = saved ? SAVED : CURRENT;
  const moves = drawMovements(random, { period, count, opening, wordings, words: WORDS, width: 60, floor: 10_000n });
  const flaw = random.chance(1 / 8) ? random.pick(['closing', 'total'] as const) : null;
  const truly = moves.at(-1)?.after ?? opening;
  const stem = `${random.digits(5)}000${random.digits(2)}${random.digits(3)}${saved ? '02' : '01'}`;
  const own = iban('FR', `19999${random.digits(5)}000${stem.slice(2, 10)}${random.digits(2)}`);
  return {
    title: saved ? 'LIVRET EPARGNE PLUS' : 'C/C EUROFORMULE CONFORT',
    type: saved ? 'savings' : 'checking',
    number: `${stem.slice(0, 5)}${stem.slice(8)}`,
    iban: saved ? null : own,
    opening,
    closing: flaw === 'closing' ? slip(random, truly) : truly,
    credits: flaw === 'total' ? slip(random, sumOf(moves, 1)) : sumOf(moves, 1),
    failed: flaw !== null,
    moves,
  };
}

const cells = (value: bigint): string =>
  value < 0n
    ? `<span class="r">${money(value)}</span><span></span>`
    : `<span></span><span class="r">${money(value)}</span>`;

const rowItem = (s: number, r: number, { date, valueDate, lines, amount }: Movement): Item => ({
  html: `<div class="g" ${rowAttribute(s, r)}><span>${day(date)}</span><span>${day(valueDate)}</span><span>${lines.map(text).join('<br>')}</span>${cells(amount)}</div>`,
  height: 3 + 10.5 * lines.length,
});

const balanceItem = (label: string, iso: string, value: bigint): Item => ({
  html: `<div class="g bal"><span></span><span></span><span>${label} ${value < 0n ? 'DEBITEUR' : 'CREDITEUR'} AU ${day(iso)}</span>${cells(value)}</div>`,
  height: 17,
});

function itemsOf(account: Account, s: number, period: Period, holder: string): Item[] {
  const { title, number, opening, closing, credits, moves } = account;
  const head =
    '<div class="g th"><span>Date</span><span>Date valeur</span><span>Opération</span><span class="r">Débit EUROS</span><span class="r">Crédit EUROS</span></div>';
  return [
    { html: `<h3>${title} N° ${number} en euros <i>${text(holder)}</i></h3>${head}`, height: 52 },
    balanceItem('SOLDE', dayAfter(period.start, -1), opening),
    ...moves.map((move, r) => rowItem(s, r, move)),
    {
      html: `<div class="g sum"><span></span><span></span><span>Total des mouvements</span><span class="r">${money(sumOf(moves, -1))}</span><span class="r">${money(credits)}</span></div>`,
      height: 17,
    },
    balanceItem('SOLDE', period.end, closing),
    {
      html: account.iban
        ? `<p class="iban">IBAN : ${inFours(account.iban)} &nbsp; BIC : MUTVFR2AXXX</p>`
        : `<p class="iban">Taux en vigueur : 2,40 % — Plafond : 22.950,00 EUR</p>`,
      height: 26,
    },
  ];
}

function truthOf(account: Account, holder: string, period: Period): TrueStatement {
  const rows: TrueRow[] = account.moves.map(({ date, valueDate, lines, amount }) => {
    const description = lines.join(' ');
    return { date, valueDate, description, reference: null, amount: contractAmount(amount), balance: null };
  });
  const { type, number } = account;
  const bic = account.iban ? 'MUTVFR2AXXX' : null;
  return {
    account: {
      institution: 'Caisse Mutuelle Verdoise',
      holder,
      number,
      iban: account.iban,
      bic,
      type,
      currency: 'EUR',
    },
    period: { start: period.start, end: period.end },
    opening: contractAmount(account.opening),
    closing: contractAmount(account.closing),
    transactions: rows,
    reconciliation: verdict(account.failed),
  };
}

const CSS = `.page { padding: 30pt 36pt 0 44pt; font: 8.3pt/10.5pt 'Liberation Sans'; }
  .top { position: relative; height: 176pt; } .top h2 { font: bold 15pt/18pt 'Liberation Sans'; color: #003883; } .top h2 i { color: #e2001a; }
  .top .t { position: absolute; right: 0; top: 2pt; text-align: right; font-size: 11pt; line-height: 14pt; } .to { position: absolute; left: 262pt; top: 74pt; font-size: 9.5pt; line-height: 12.5pt; } .me { position: absolute; top: 44pt; line-height: 11pt; font-size: 8pt; }
  .slim { height: 36pt; display: flex; justify-content: space-between; color: #003883; font-weight: bold; } h3 { color: #003883; font-size: 9.5pt; line-height: 12pt; padding: 10pt 0 6pt; } h3 i { font-weight: normal; color: #111; padding-left: 8pt; }
  .g { display: grid; grid-template-columns: 58pt 58pt 243pt 76pt 76pt; padding: 1.5pt 2pt; white-space: nowrap; } .r { text-align: right; } .th { background: #003883; color: #fff; height: 20pt; padding: 5pt 2pt; }
  .bal, .sum { height: 17pt; padding: 3pt 2pt; font-weight: bold; } .bal { background: #e6edf6; } .sum { border-top: .6pt solid #003883; } .iban { padding-top: 7pt; font-size: 8pt; }
  .suite { text-align: right; font-size: 7pt; padding-top: 3pt; } .foot { position: absolute; left: 44pt; right: 36pt; bottom: 18pt; font-size: 6pt; line-height: 7.6pt; color: #444; } .code { position: absolute; left: 14pt; top: 430pt; transform: rotate(-90deg); transform-origin: left top; font-size: 5pt; white-space: nowrap; }`;

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 1);
  const holder = random.pick(['MME SOLENE CARPENTIN', 'M YANNICK DELBROUSSE', 'M HERVE LANTIGNY']);
  const accounts = [
    drawAccount(random, period, false),
    ...(random.chance(0.5) ? [drawAccount(random, period, true)] : []),
  ];
  const items = accounts.flatMap((account, s) => itemsOf(account, s, period, holder));
  const parts = spread(items, ({ height }) => height, { first: 540, other: 680, foot: 0 });
  const month = intlDate(period.end, 'fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });
  const top = `<div class="top"><h2><i>◆</i> Caisse Mutuelle Verdoise</h2><p class="t"><b>RELEVE ET INFORMATIONS BANCAIRES</b><br>${month}</p>
    <p class="me">Caisse d'Ombry — 3 quai Brévan<br>Tél. : 03 99 00 00 00<br>Votre conseiller : Mme Inès BOUKARI<br>Période du ${day(period.start)} au ${day(period.end)}</p><p class="to">${holder}<br>12 RUE DES TANNEURS<br>49999 VERDOIS</p></div>`;
  const pages = parts.map((part, at) => {
    const more = at < parts.length - 1 ? '<p class="suite">&lt;&lt; Suite au verso &gt;&gt;</p>' : '';
    return `${at === 0 ? top : `<div class="slim"><span>${holder}</span><span>${month} — Page ${at + 1}/${parts.length}</span></div>`}
      ${part.map(({ html }) => html).join('')}${more}<span class="code">BQ${random.digits(9)} ${random.digits(6)} REL ${at + 1}</span>
      <p class="foot">Sauf erreur ou omission. Réclamations : service clients, 69999 Ombry. Médiateur : médiation-mutuelle.example. Caisse Mutuelle Verdoise, société coopérative à capital variable, RCS Ombry 999 000 999. Les dépôts sont garantis jusqu'à 100.000 EUR par client.</p>`;
  });
  return { pages, css: CSS, statements: accounts.map((account) => truthOf(account, holder, period)) };
}

export const families: Family[] = [
  {
    name: 'fr-checking-compte-et-livret',
    country: 'FR',
    language: 'fr',
    type: 'checking',
    difficulties: ['several-accounts', 'debit-credit', 'wrapped-description'],
    size: A4,
    draw,
  },
];
