import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
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

/** A Swiss postal-style business account in French: credit before debit, the balance only once a day, points as decimals. */

const WORDS = {
  shop: [
    'MIGNON COOP LAVANCHE',
    'BOULANGERIE DU BOURG',
    'PHARMACIE DES TERREAUX',
    'GARAGE PERRINJAQUET',
    'KIOSQUE GARE',
  ],
  firm: [
    'ROMANDE ENERGIE VIVE SA',
    'ASSURANCES LEMANIA SA',
    'TELECOM ALPIN SA',
    'CAISSE AVS DU CANTON',
    'FIDUCIAIRE BOSSON SARL',
  ],
  person: ['CHAPPUISAT NADINE', 'RENE OTZENBERGER', 'DA COSTA RUI', 'FAMILLE JATON'],
  client: ['REGIE DU MONT SA', 'COMMUNE DE LAVANCHE', 'VIGNOBLES PICTET-RAVUSSIN', 'CLINIQUE LES SORBIERS'],
  town: ['LAVANCHE', 'ST-SULPICIN', 'YVERNAND', 'COPPEX'],
} as const;

const WORDINGS: readonly Wording[] = [
  ['ACHAT/SHOPPING EN LIGNE DU {dd}.{mm}.{yyyy}|CARTE NO XXXX####|{shop}', -18_000, -590],
  ['ACHAT/PRESTATION DE SERVICES|DU {dd}.{mm}.{yyyy} CARTE NO XXXX####|{shop}|{town}', -9_500, -380],
  ["RETRAIT D'ESPECES DU {dd}.{mm}.{yyyy}|CARTE NO XXXX####|BANCOMAT {town}", -60_000, -5_000],
  ['DEBIT|CH##09000000########9|{firm}|REFERENCE NO 21 00000 ##### ##### ##### #####', -210_000, -3_500],
  ['DEBIT|{person}|COMMUNICATIONS:|SALAIRE {mm}.{yyyy}', -640_000, -240_000],
  ['DEBIT|{firm}|COMMUNICATIONS:|FACTURE #####/{yy} DU {dd}.{mm}.{yy}', -130_000, -4_000],
  ['ORDRE DEBIT DIRECT|{firm}|NUMERO PAYEMENT: ########', -52_000, -2_900],
  ['ORDRE PERMANENT 94-##|{client}|LOYER DEPOT {mm}/{yyyy}', -185_000, -70_000],
  ['ORDRE E-FINANCE SAMMEL ####|NOMBRE DE PAIEMENTS: 0#', -480_000, -40_000],
  ['EBILL|{firm}|NO CLIENT 4#######', -38_000, -1_500],
  ['VIREMENT SUR COMPTE|EPARGNE 92-######-#', -300_000, -20_000],
  ['TWIN PAIEMENT MOBILE|ENVOI A +4179#####19', -9_000, -500],
  ['PRIX POUR LA GESTION DU COMPTE|{mm}.{yyyy}', -500, -500],
  ['PRIX GUICHET VERSEMENTS|{mm}.{yyyy} 12 BULLETINS', -4_200, -120],
  ["PRIX CARTE ACHAT A L'ETRANGER|30.10 EUR AU COURS DE 0.9##1", -150, -100],
  ['ACHAT ETRANGER DU {dd}.{mm}.{yyyy}|CARTE NO XXXX####|EUR 48.50 COURS 0.97##|LIBRAIRIE DU LAC FR', -4_900, -4_600],
  ['IMPOTS CANTON ACOMPTE|CH##00767000########9|NO CONTRIBUABLE ###.###', -420_000, -60_000],
  ['RETOUR ORDRE|{firm}|COMPTE CLOTURE FRAIS 5.00', -500, -500],
  ["CREDIT|DONNEUR D'ORDRE: {client}|COMMUNICATIONS:|FACT. {yyyy}-### DU {dd}.{mm}.{yyyy}", 20_000, 720_000],
  ['CREDIT|{person}|COMMUNICATIONS:|ABONNEMENT SAISON {yyyy}', 4_000, 48_000],
  ['BULLETIN DE VERSEMENT QR|TRAITEMENT DU {dd}.{mm}.{yyyy}|NUMERO CLIENT ######', 6_000, 310_000],
  ['VERSEMENT COMPTANT GUICHET|{town}|{dd}.{mm}.{yyyy}', 10_000, 180_000],
  ['TWIN COMMERCE CREDIT|{dd}.{mm}.{yyyy} DEDUCTION 1.3%', 1_000, 26_000],
  ['CREDIT CARTES ACQUISITION|BRUT 1 204.00 CONTRAT #######', 9_000, 160_000],
  ['BONIFICATION|{shop}|RETOUR MARCHANDISE', 900, 14_000],
];

const LINE = 9.6;
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ' ', decimal: '.' })}`;
const date = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yy}`;
const full = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;
const NAME = 'Lémania Finance SA';
const BIC = 'LEMFCH21XXX';

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly iban: string;
  readonly number: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly totals: readonly [credit: bigint, debit: bigint];
  /** What is printed as balance on each line, nothing but on the last of a day. */
  readonly balances: readonly (bigint | null)[];
}

const cells = (values: readonly string[]) =>
  values.map((value, n) => `<span class="${n === 1 ? 't' : n === 4 || n === 0 ? 'd' : 'r'}">${value}</span>`).join('');

function rowOf(move: Movement, index: number, balance: bigint | null, isFirst: boolean): string {
  const [credit, debit] = move.amount < 0n ? ['', money(-move.amount)] : [money(move.amount), ''];
  const lines = move.lines.map(text).join('<br>');
  const values = [
    isFirst ? date(move.date) : '',
    lines,
    credit,
    debit,
    date(move.valueDate),
    balance === null ? '' : money(balance),
  ];
  return `<div class="row" ${rowAttribute(0, index)}>${cells(values)}</div>`;
}

function pageOf(paper: Paper, part: readonly string[], page: number, count: number): string {
  const { period } = paper;
  const state = (iso: string, minor: bigint) =>
    `<div class="row b">${cells([date(iso), 'Etat de compte', '', '', '', money(minor)])}</div>`;
  const first = page === 0;
  const last = page === count - 1;
  const totals = `<div class="row b line">${cells(['', 'Total', money(paper.totals[0]), money(paper.totals[1]), '', ''])}</div>`;
  const end = last ? `${totals}${state(period.end, paper.closing)}` : '';
  const address = `<div class="addr"><div>Centre Opérations<br>1999 Coppex<br>Service clientèle<br>Tél. +41 999 88 11 00</div><div class="to">P.P. 1999 Coppex<br><br>${text(paper.holder)}<br>Route du Signal 21<br>1998 Lavanche</div></div>`;
  return `<div class="mark">${NAME}</div>${first ? address : ''}<h1>Extrait de compte ${full(period.start)} – ${full(period.end)}</h1>
    <div class="facts"><span>Compte commercial</span><span>${paper.number} CHF</span><span>IBAN ${inFours(paper.iban)}</span><span>BIC ${BIC}</span><span>Page ${page + 1} / ${count}</span></div>
    <div class="row h">${cells(['Date', 'Texte', 'Crédit', 'Débit', 'Valeur', 'Solde'])}</div>
    ${first ? state(dayAfter(period.start, -1), paper.opening) : ''}${part.join('')}${end}
    <div class="foot">${last ? 'Veuillez vérifier l’extrait. Sans avis contraire de votre part dans les 30 jours, il est considéré comme approuvé.' : 'Suite à la page suivante'}</div>`;
}

const CSS = `.page { font-family: 'Liberation Sans'; font-size: 8pt; line-height: ${LINE}pt; padding: 28pt 44pt 30pt 56pt; }
.mark { display: inline-block; background: #ffcc00; padding: 5pt 10pt; font-weight: bold; font-size: 11pt; line-height: 13pt; }
.addr { display: flex; height: 96pt; padding-top: 14pt; } .to { margin-left: 190pt; font-size: 9pt; line-height: 11pt; }
h1 { font-size: 12pt; line-height: 15pt; padding: 14pt 0 5pt; } .facts { display: flex; gap: 16pt; padding-bottom: 9pt; font-size: 7.6pt; } .facts span:last-child { margin-left: auto; }
.row { display: grid; grid-template-columns: 48pt 1fr 62pt 62pt 50pt 70pt; padding: 1.5pt 0; border-bottom: 0.3pt dotted #aaa; white-space: nowrap; }
.h { border-bottom: 0.8pt solid #000; border-top: 0.8pt solid #000; padding: 3pt 0; } .b { font-weight: bold; } .r { text-align: right; } .d { text-align: left; } .row > span:nth-child(5) { padding-left: 10pt; } .line { border-top: 0.8pt solid #000; }
.foot { position: absolute; left: 56pt; bottom: 18pt; font-size: 6.6pt; }`;

function paperOf(random: Random, period: Period, opening: bigint, moves: readonly Movement[], flaw: string): Paper {
  const closing = moves.at(-1)?.after ?? opening;
  const credit = sumOf(moves, 1);
  const lasts = moves.flatMap(({ date: day }, index) => (moves[index + 1]?.date === day ? [] : [index]));
  const bad = flaw === 'balance' ? random.pick(lasts) : -1;
  const number = `1${random.digits(1)}-${random.digits(6)}-${random.digits(1)}`;
  return {
    ...{ period, opening, number },
    iban: iban('CH', `09999000${number.replaceAll('-', '')}`.padEnd(17, '5')),
    holder: random.pick([
      'Menuiserie Crottaz Sàrl',
      'Dr méd. Solange Piguéron',
      'Association Fanfare du Signal',
      'Vélos Dubrit & Fils SA',
    ]),
    closing: flaw === 'closing' ? slip(random, closing) : closing,
    totals: [flaw === 'total' ? slip(random, credit + 100_000n) : credit, -sumOf(moves, -1)],
    balances: moves.map(({ after }, index) =>
      lasts.includes(index) ? (index === bad ? slip(random, after) : after) : null,
    ),
  };
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random);
  const opening = BigInt(random.integer(30_000, 4_000_000));
  const plan = { period, opening, count: drawCount(random), wordings: WORDINGS, words: WORDS, width: 40 };
  const moves = drawMovements(random, { ...plan, floor: 100_000n });
  const flaw = random.chance(1 / 6)
    ? random.pick(moves.length > 0 ? ['closing', 'total', 'balance'] : ['closing'])
    : '';
  const paper = paperOf(random, period, opening, moves, flaw);
  const everyDate = random.chance(0.5);
  const items = moves.map((move, index) => {
    const isFirst = everyDate || moves[index - 1]?.date !== move.date;
    const html = (top: boolean) => rowOf(move, index, paper.balances[index] ?? null, isFirst || top);
    return { html, height: move.lines.length * LINE + 3.4 };
  });
  const parts = spread(items, ({ height }) => height, { first: 520, other: 620, foot: 50 });
  return {
    pages: parts.map((part, page) =>
      pageOf(
        paper,
        part.map(({ html }, index) => html(index === 0)),
        page,
        parts.length,
      ),
    ),
    css: CSS,
    statements: [
      {
        account: {
          ...{ institution: NAME, holder: paper.holder, number: paper.number, iban: paper.iban, bic: BIC },
          ...{ type: 'checking', currency: 'CHF' },
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(paper.closing),
        transactions: moves.map((move, index) => {
          const balance = paper.balances[index] ?? null;
          return {
            ...{ date: move.date, valueDate: move.valueDate, description: move.lines.join(' '), reference: null },
            ...{ amount: contractAmount(move.amount), balance: balance === null ? null : contractAmount(balance) },
          };
        }),
        reconciliation: verdict(flaw !== ''),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'ch-checking-credit-debit-solde-jour',
    country: 'CH',
    language: 'fr',
    type: 'checking',
    difficulties: ['daily-balance', 'date-once', 'credit-debit-columns', 'value-date', 'multi-line'],
    size: A4,
    draw,
  },
];
