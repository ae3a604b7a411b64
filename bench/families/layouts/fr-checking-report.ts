import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';
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
 * A French current account: dates without a year, the value date between text and amounts, débit and crédit without running
 * balance, the totals carried from page to page, the old balance as the table's first line, a code up the margin.
 */
const WORDS = {
  shop: [
    'BOUCHERIE LARRIEU',
    'SUPER BELVAL',
    'LA FOURNEE DOREE',
    'PHARMACIE DU PONT',
    'CAVE SAINT OURS',
    'GARAGE TIXADOR',
  ],
  town: ['PARIS 14', 'LYON 03', 'NANTES', 'ST ETIENNE', 'AIX EN PROV', 'LILLE'],
  firm: [
    'ELECTRIS FRANCE',
    'MUTUELLE DES RIVES',
    'TELEFIBRE SA',
    'EAUX DU BASSIN',
    'ASSUR PLUS VIE',
    'SCI LES TILLEULS',
  ],
  person: ['M MARTEL JULIEN', 'MME ROUSSET CLAIRE', 'M OU MME DELMAS', 'SARL BATIVER'],
};
const WORDINGS: Wording[] = [
  ['FACTURE CARTE DU {dd}{mm}{yy} {shop} {town} CARTE 4974XXXXXXXX####', -9500, -400],
  ['FACTURE CARTE DU {dd}{mm}{yy} STATION TOTEM {town} CARTE 4974XXXXXXXX####', -9800, -2500],
  ['PAIEMENT PSC {dd}{mm} {shop} CARTE ####', -6200, -310],
  ['PAIEMENT SANS CONTACT {dd}/{mm} {shop}', -2500, -120],
  ['ACHAT CB {shop} {dd}.{mm}.{yy} EUR ##,## CARTE NO ###', -8800, -350],
  [
    'PRLV SEPA {firm} ECH/{dd}{mm}{yy} ID EMETTEUR/FR##ZZZ###### MDT/++####### REF/FACT ####### LIB/ABONNEMENT',
    -15000,
    -990,
  ],
  ['PRLV SEPA {firm} NUM CLIENT ######## ECHEANCE {dd}/{mm}', -12500, -1290],
  ['PRELEVEMENT EUROPEEN ######### DE: {firm}|ID: FR##ZZZ###### MOTIF: COTISATION {mm}/{yyyy}', -21000, -800],
  ['VIR SEPA EMIS /MOTIF LOYER {mm}{yyyy} /BEN {person} /REFDO /REFBEN', -99000, -45000],
  ['VIR INST VERS {person} REF ####', -25000, -1000],
  ['VIREMENT PERMANENT VERS LIVRET A N° ###########', -20000, -5000],
  ['CHEQUE ####### ', -46000, -1500],
  ['CHQ. N° #######', -38000, -2500],
  ['RETRAIT DAB {dd}/{mm}/{yy} 1#H3# {town} ######## CARTE ####', -20000, -2000],
  ['RETRAIT GAB AUTRE BANQUE {dd}.{mm} {town}', -12000, -2000],
  ['ECHEANCE PRET ############ DONT CAP 3##,## ASS. 1#,## INT. 4#,## COM. 0,00', -78000, -42000],
  ['COTISATION OFFRE GROUPEE ESSENTIA', -1290, -690],
  ['FRAIS TENUE DE COMPTE', -500, -200],
  ['COMMISSION D INTERVENTION 1 OPERATION(S)', -800, -800],
  ['INTERETS DEBITEURS AU {dd}.{mm}.{yy} TAEG 1#,##%', -1800, -120],
  ['TRESOR PUBLIC 75 IMPOT REVENU /MOTIF ######## /MDT NNFR##ZZZ######', -60000, -9000],
  ['TIP {firm} 0######', -16000, -3500],
  ['FRAIS RETRAIT DEVISE USD 80,00 COURS 1,0##', -610, -230],
  ['PEAGE AUTOROUTES DU MIDI {dd}{mm} 2 PASSAGES', -3900, -310],
  ['VIR SEPA RECU /DE {firm} /MOTIF SALAIRE {mm}-{yyyy} /REF ##########', 145000, 320000],
  ['VIR CPAM DE L ISERE /MOTIF ###########/REMB', 800, 9500],
  ['REMISE CHEQUES BORD ####### DU {dd}.{mm}', 2500, 90000],
  ['VIR INST DE {person} CADEAU', 1000, 20000],
  ['AVOIR CARTE {shop} {dd}{mm}', 690, 8900],
  ['VERSEMENT ESPECES AUTOMATE {town} ########', 2000, 60000],
];
const BANK = 'Banque des Deux Vallées';
const money = (minor: bigint) => figure(minor, { group: ' ', decimal: ',' });
const short = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}`;
const long = (iso: string) => `${short(iso)}.${partsOf(iso).yyyy}`;
const sideOf = (minor: bigint) => (minor < 0n ? 'débiteur' : 'créditeur');

/** A line of the table: its text, and its amount in the column of its sign. */
const line = (kind: string, label: string, out: bigint | null, into: bigint | null): string =>
  `<tr class="${kind}"><td></td><td>${text(label)}</td><td></td><td class="r">${out === null ? '' : money(out)}</td><td class="r">${into === null ? '' : money(into)}</td></tr>`;

const balanceLine = (label: string, minor: bigint, iso: string): string =>
  line('b', `${label} ${sideOf(minor)} au ${long(iso)}`, minor < 0n ? minor : null, minor < 0n ? null : minor);

const rowOf = (movement: Movement, r: number): string => {
  const { date, valueDate, lines, amount } = movement;
  const value = money(amount);
  return `<tr ${rowAttribute(0, r)}><td>${short(date)}</td><td>${lines.map(text).join('<br>')}</td><td>${short(valueDate)}</td><td class="r">${amount < 0n ? value : ''}</td><td class="r">${amount < 0n ? '' : value}</td></tr>`;
};

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly rib: readonly string[];
  readonly account: string;
}

function headOf({ period, holder, rib, account }: Paper, page: number, pages: number): string {
  const words = (iso: string) => intlDate(iso, 'fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });
  const period_ = `du ${words(period.start)} au ${words(period.end)}`;
  if (page > 0)
    return `<div class="again"><b>${BANK}</b><span>Relevé de compte chèques ${period_}</span><span>P. ${page + 1}/${pages}</span></div>`;
  const [bank = '', desk = '', number = '', key = ''] = rib;
  return `<div class="bank">${BANK.toUpperCase()}<i>Agence de Montferrat — 12 place du Marché — Tél. 09 69 30 00 00 (appel non surtaxé)</i></div>
    <div class="to">${text(holder)}<br>14 RUE DES ACACIAS<br>38620 MONTFERRAT</div>
    <h1>RELEVÉ DE COMPTE CHÈQUES</h1><p class="when">${period_} &nbsp; Page 1/${pages}</p>
    <table class="rib"><tr><th>Code banque</th><th>Code guichet</th><th>N° de compte</th><th>Clé RIB</th><th>IBAN</th><th>BIC</th></tr>
    <tr><td>${bank}</td><td>${desk}</td><td>${number}</td><td>${key}</td><td>${inFours(account)}</td><td>BDVAFRPPXXX</td></tr></table>`;
}

const FOOT = `<p class="small">Sauf erreur ou omission. Les opérations précédées d'une date de valeur postérieure à la date d'arrêté sont comprises
  dans le solde. Vos dépôts sont garantis jusqu'à 100 000 EUR par le FGDR. Taux effectif global des découverts : 15,90 % l'an pour les
  utilisations supérieures à 400,00 EUR. En cas de réclamation : Service Relations Clientèle, 38000 Grenoble Cedex 9.<br>
  ${BANK} — SA au capital de 12 450 320,00 EUR — RCS Grenoble 301 554 207 — Orias 07 023 114</p>`;

function ribOf(random: Random): string[] {
  const [bank, desk, account] = [random.digits(5), random.digits(5), random.digits(11)];
  const rest = (89n * BigInt(bank) + 15n * BigInt(desk) + 3n * BigInt(account)) % 97n;
  return [bank, desk, account, String(97n - rest).padStart(2, '0')];
}

function pagesOf(movements: Movement[], paper: Paper, opening: bigint, printed: { closing: bigint; into: bigint }) {
  const spreadRows = spread(movements, ({ lines }) => lines.length, { first: 44, other: 60, foot: 10 });
  let done = 0;
  return spreadRows.map((rows, page) => {
    const before = movements.slice(0, done);
    const body = rows.map((movement, r) => rowOf(movement, done + r)).join('');
    done += rows.length;
    const until = movements.slice(0, done);
    const last = page === spreadRows.length - 1;
    const top =
      page === 0
        ? balanceLine('Ancien solde', opening, paper.period.start)
        : line('i', 'Report', sumOf(before, -1), sumOf(before, 1));
    const bottom = last
      ? `${line('b', 'TOTAL DES OPÉRATIONS', sumOf(movements, -1), printed.into)}${balanceLine('Nouveau solde', printed.closing, paper.period.end)}`
      : line('i', 'À reporter', sumOf(until, -1), sumOf(until, 1));
    return `${headOf(paper, page, spreadRows.length)}<div class="margin">RCHQ01 ${paper.rib[2]} 0000${page + 1} E/2</div>
      <table class="rows"><tr><th>Date</th><th>Nature des opérations</th><th>Valeur</th><th>Débit €</th><th>Crédit €</th></tr>${top}${body}${bottom}</table>
      ${last ? FOOT : '<p class="small">Suite page suivante</p>'}`;
  });
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random);
  const opening = BigInt(random.integer(-60_000, 600_000));
  const plan = { period, count: drawCount(random), opening, wordings: WORDINGS, words: WORDS, width: 78 };
  const movements = drawMovements(random, plan).map((each) => ({ ...each, lines: each.lines.filter(Boolean) }));
  const closing = movements.at(-1)?.after ?? opening;
  const misprint = random.chance(1 / 6) ? random.pick(['closing', 'total']) : '';
  const into = sumOf(movements, 1);
  const printed = {
    closing: misprint === 'closing' ? slip(random, closing) : closing,
    into: misprint === 'total' ? into + 1_000n : into,
  };
  const rib = ribOf(random);
  const holder = random.pick([
    'MME SOLENE VARENNE',
    'M THIBAULT GARRIGUE',
    'M OU MME PIERRE LACOMBE',
    'ASSOC LES AMIS DU LAC',
  ]);
  const paper: Paper = { period, holder, rib, account: iban('FR', rib.join('')) };
  const transactions = movements.map(({ date, valueDate, lines, amount }) => ({
    ...{
      date,
      valueDate,
      description: lines.join(' '),
      reference: null,
      amount: contractAmount(amount),
      balance: null,
    },
  }));
  const account = { institution: BANK, holder, number: rib[2] ?? null, iban: paper.account, bic: 'BDVAFRPPXXX' };
  return {
    pages: pagesOf(movements, paper, opening, printed),
    css: CSS,
    statements: [
      {
        account: { ...account, type: 'checking', currency: 'EUR' },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(printed.closing),
        transactions,
        reconciliation: verdict(misprint !== ''),
      },
    ],
  };
}

const CSS = `
.page { padding: 30pt 34pt 20pt 44pt; font-family: 'Liberation Sans Narrow'; font-size: 9pt; }
.bank { font-size: 15pt; font-weight: bold; color: #0a4f3c; } .bank i { display: block; font: 7pt 'Liberation Sans Narrow'; color: #444; }
.to { margin: 26pt 0 0 300pt; line-height: 12pt; font-size: 10pt; } h1 { font-size: 13pt; margin-top: 16pt; } .when { margin-bottom: 8pt; }
.rib { width: 100%; margin-bottom: 10pt; } .rib th { font-weight: normal; font-size: 7pt; color: #555; text-align: left; } .rib td, .rib th { border: 0.5pt solid #888; padding: 1pt 4pt; }
.again { display: flex; justify-content: space-between; margin-bottom: 8pt; border-bottom: 1pt solid #0a4f3c; padding-bottom: 3pt; }
.margin { position: absolute; left: 14pt; top: 300pt; writing-mode: vertical-rl; transform: rotate(180deg); font-size: 6pt; color: #555; }
.rows { width: 100%; border: 0.5pt solid #333; } .rows th { background: #dfeae6; font-weight: bold; border: 0.5pt solid #333; padding: 2pt; }
.rows td { line-height: 10.6pt; vertical-align: top; padding: 0 5pt; border-right: 0.5pt solid #333; white-space: nowrap; }
.rows td:nth-child(1), .rows td:nth-child(3) { width: 36pt; } .rows td:nth-child(4), .rows td:nth-child(5) { width: 70pt; }
.r { text-align: right; } .b td { font-weight: bold; padding-top: 3pt; padding-bottom: 3pt; } .i td { font-style: italic; } .small { font-size: 6.5pt; color: #444; margin-top: 6pt; }
`;

export const families: Family[] = [
  {
    name: 'fr-checking-report',
    country: 'FR',
    language: 'fr',
    type: 'checking',
    difficulties: [
      'dates-without-year',
      'debit-credit-columns',
      'value-dates',
      'carried-forward',
      'wrapped-descriptions',
    ],
    size: A4,
    draw,
  },
];
