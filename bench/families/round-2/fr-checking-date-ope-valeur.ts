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

/** A French mutual bank's account statement: ruled columns, days without year, the old balance above and the new one below the list. */

const WORDS = {
  shop: ['BOULANGERIE LE FOURNIL', 'SUPERMARCHE ABRICOT', 'GARAGE DU LEVANT', 'PHARMACIE DES HALLES', 'STATION ROCADE'],
  firm: ['ENERGIE DU CAUSSE', 'MUTUELLE ARBOISE', 'TELEPHONIE OCTAVE', 'CREDIT BAIL MERIDIEN', 'URSSA REGION SUD'],
  person: ['M LANTERNIER YVES', 'MME ROUVIERE ODILE', 'MLLE DESPLATS INES', 'M OU MME BARTHAS'],
  client: ['SCI LES GLYCINES', 'COMMUNE DE VALDORGE', 'SARL MACONNERIE PUJOL', 'OPTIQUE CHAMBERT'],
  town: ['VALDORGE', 'ST AUBRAC', 'MONTFAVEL', 'LES OLMES'],
} as const;

const WORDINGS: readonly Wording[] = [
  ['PAIEMENT PAR CARTE|X#### {shop} {town} {dd}/{mm}', -12_000, -350],
  ['PAIEMENT PAR CARTE|X#### {shop} {dd}/{mm} {town} 0#', -8_600, -240],
  ['PAIEMENT PAR CARTE|X#### WEBSTOCK.EU LUX {dd}/{mm} 54,90USD COURS 1,087#', -5_900, -4_100],
  ['RETRAIT AU DISTRIBUTEUR|X#### {town} {dd}/{mm} 1#H2#', -30_000, -2_000],
  ['PRELEVEMENT|{firm} FACTURE {yyyy}######|REF MANDAT FR##ZZZ######', -38_000, -1_990],
  ['PRELEVEMENT|{firm} ECHEANCE DU {dd}/{mm}/{yy}', -26_000, -2_450],
  ['PRLV SEPA INTERENTREPRISES|DGFIP TVA {mm}{yyyy} ################', -420_000, -31_000],
  ['VIREMENT EMIS|WEB {person} REMBOURSEMENT FRAIS {mm}-{yyyy}', -42_000, -1_800],
  ['VIREMENT EMIS|WEB {client} ACOMPTE 30% DEVIS ####', -180_000, -12_000],
  ['VIREMENT INSTANTANE EMIS|{person} A {dd}:1#', -60_000, -3_000],
  ['VIREMENT EMIS|REMISE SALAIRES {mm}/{yyyy} NB OPER: 00#', -650_000, -210_000],
  ['VIREMENT PERMANENT|LOYER LOCAL {town} SCI LES GLYCINES', -135_000, -72_000],
  ['CHEQUE EMIS|#######', -88_000, -3_500],
  ['REGLEMENT ASSURANCE|CONTRAT ########## HABITATION PRO', -14_800, -3_100],
  ['REMBOURSEMENT DE PRET|00000###### ECH {dd}/{mm}/{yy} CAPITAL 512,08 INTERETS 41,77', -78_000, -31_000],
  ['COTISATION|Compte à composer Pro', -2_650, -890],
  ['FRAIS TENUE COMPTE|TRIM {mm}/{yyyy}', -1_200, -350],
  ['COMMISSION|PLUS FORT DECOUVERT', -2_200, -120],
  ['REJET DE PRELEVEMENT FRAIS|{firm} MOTIF PROVISION INSUFFISANTE', -2_000, -2_000],
  ['TELEREGLEMENT|{firm} COTIS {mm}{yy} ##########', -310_000, -22_000],
  ['EFFET DOMICILIE|LCR {client} ECH {dd}{mm}{yy} NO ######', -210_000, -18_000],
  ['REMISE DE CHEQUES|No ####### DE # CHEQUES', 8_000, 320_000],
  ['VERSEMENT ESPECES|{town} AUTOMATE {dd}/{mm}', 5_000, 120_000],
  ['VIREMENT EN VOTRE FAVEUR|{client} FACT {yyyy}-### DU {dd}/{mm}/{yyyy}', 12_000, 520_000],
  ['VIREMENT EN VOTRE FAVEUR|{person} REGLEMENT', 2_500, 60_000],
  ['VIREMENT INSTANTANE RECU|{client} REF ~NOTPROVIDED~', 10_000, 180_000],
  ['REMISE CARTES BANCAIRES|TPE 0####### DU {dd}/{mm} BRUT 1.204,50 COM 6,02', 9_000, 190_000],
  ['AVOIR CARTE|X#### {shop} {town}', 900, 8_000],
];

const LINE = 9.4;
const money = (minor: bigint) => figure(minor, { group: '\u00a0', decimal: ',' });
const short = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}`;
const full = (iso: string) => `${short(iso)}.${partsOf(iso).yyyy}`;
const side = (minor: bigint) => (minor < 0n ? 'débiteur' : 'créditeur');
const NAME = 'Caisse Mutuelle du Valdorge';
const BIC = 'CMVDFRP1XXX';

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly iban: string;
  readonly number: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly totals: readonly [debit: bigint, credit: bigint];
  readonly fees: bigint;
  readonly serial: string;
}

function rowOf(move: Movement, index: number): string {
  const lines = move.lines.map((line, n) => `<div${n > 0 ? ' class="in"' : ''}>${text(line)}</div>`).join('');
  const cells = move.amount < 0n ? [money(move.amount), ''] : ['', money(move.amount)];
  return `<tr ${rowAttribute(0, index)}><td class="c">${short(move.date)}</td><td class="c">${short(move.valueDate)}</td>
    <td>${lines}</td><td class="r">${cells[0]}</td><td class="r">${cells[1]}</td><td class="c m">&#168;</td></tr>`;
}

function totalOf(label: string, debit: string, credit: string): string {
  return `<tr class="b"><td colspan="3" class="r">${label}</td><td class="r">${debit}</td><td class="r">${credit}</td><td></td></tr>`;
}

function balanceOf(label: string, iso: string, minor: bigint): string {
  const [debit, credit] = minor < 0n ? [money(minor), ''] : ['', money(minor)];
  return totalOf(`${label} ${side(minor)} au ${full(iso)}`, debit, credit);
}

function firstHead(paper: Paper): string {
  return `<div class="logo">${NAME}</div><h1>RELEVÉ DE COMPTES</h1><div class="date">Relevé du ${full(paper.period.start)} au ${full(paper.period.end)}</div>
    <div class="contact"><b>Votre agence</b><br>MONTFAVEL CENTRE<br>Tél. 05 99 00 14 20 (appel non surtaxé)<br><b>Votre conseiller</b><br>Mme Clarisse Aubanel<br>
    SOS carte : 09 99 39 85 81</div><div class="to">${text(paper.holder)}<br>8 CHEMIN DES LAVANDIERES<br>99420 VALDORGE</div>
    <div class="synth"><b>Synthèse de vos comptes au ${full(paper.period.end)}</b><span>Compte Courant Pro n° ${paper.number}</span>
    <span class="amt">${paper.closing < 0n ? '-' : '+'} ${money(paper.closing)} €</span></div>`;
}

function end(paper: Paper): string {
  return `<div class="fees">Total des frais bancaires et cotisations perçus sur la période : ${money(paper.fees)} €.
    Plafond de découvert autorisé : 1 500,00 €. Taux nominal annuel en vigueur : 15,83 %.</div>`;
}

function pageOf(paper: Paper, part: readonly string[], page: number, count: number): string {
  const open = page === 0 ? balanceOf('Ancien solde', dayAfter(paper.period.start, -1), paper.opening) : '';
  const close =
    page === count - 1
      ? `${totalOf('Total des opérations', money(paper.totals[0]), money(paper.totals[1]))}${balanceOf('Nouveau solde', paper.period.end, paper.closing)}`
      : '';
  const title = `Compte Courant Pro n° ${paper.number} ${page > 0 ? '(suite)' : ''}`;
  return `${page === 0 ? firstHead(paper) : `<div class="logo small">${NAME}</div>`}<div class="body ${page === 0 ? 'one' : 'next'}">
    <div class="title">${title}<i>${text(paper.holder)} - en euros</i></div><table><tr class="h"><th>Date<br>opé.</th><th>Date<br>valeur</th><th>Libellé des opérations</th><th>Débit</th>
    <th>Crédit</th><th class="m">&#254;</th></tr>${open}${part.join('')}${close}</table>${page === count - 1 ? end(paper) : ''}</div>
    <div class="foot">IBAN : ${inFours(paper.iban)} &nbsp; BIC : ${BIC}<i>Page ${page + 1} / ${count}</i><br>¨ Opération pointée. Sauf erreur ou
    omission. Société coopérative à capital variable - RCS Valdorge 999 204 117 - ORIAS 07 099 114</div><div class="edge">${paper.serial}</div>`;
}

const CSS = `.page { font-family: 'DejaVu Sans Condensed'; font-size: 7.4pt; line-height: ${LINE}pt; color: #14323a; }
.page > * { position: absolute; }
.logo { left: 36pt; top: 26pt; font: bold 14pt 'DejaVu Sans Condensed'; color: #00706b; } .logo.small { font-size: 9pt; }
h1 { left: 320pt; top: 28pt; font-size: 12pt; } .date { left: 320pt; top: 48pt; }
.contact { left: 36pt; top: 78pt; width: 190pt; border-left: 2pt solid #00706b; padding-left: 6pt; font-size: 6.8pt; }
.to { left: 320pt; top: 104pt; font-size: 9pt; line-height: 11.5pt; }
.synth { left: 36pt; top: 172pt; width: 522pt; background: #e4f1f0; padding: 5pt 8pt; height: 34pt; } .synth b, .synth span { display: block; }
.synth .amt { position: absolute; right: 8pt; bottom: 6pt; font-weight: bold; }
.body { left: 36pt; width: 522pt; } .body.one { top: 216pt; } .body.next { top: 48pt; }
.title { font-weight: bold; font-size: 9pt; padding-bottom: 4pt; } .title i { font-weight: normal; font-size: 7pt; float: right; }
table { width: 522pt; table-layout: fixed; border: 0.6pt solid #00706b; } td { padding: 1pt 4pt; vertical-align: top; border-left: 0.5pt solid #8cbcb9; white-space: nowrap; }
.h th { background: #00706b; color: #fff; font-weight: normal; height: 22pt; line-height: 8pt; } th:nth-child(1), th:nth-child(2) { width: 38pt; }
th:nth-child(4), th:nth-child(5) { width: 78pt; } th:nth-child(6) { width: 14pt; } .m { font-size: 6pt; padding: 1pt 0; }
.r { text-align: right; } .c { text-align: center; } .b td { font-weight: bold; padding: 3pt 4pt; } .in { padding-left: 6pt; }
.fees { font-size: 6.6pt; padding-top: 6pt; } .foot { left: 36pt; width: 522pt; bottom: 18pt; font-size: 6.2pt; line-height: 8pt; } .foot i { float: right; }
.edge { left: 12pt; bottom: 60pt; font-size: 5pt; writing-mode: vertical-rl; transform: rotate(180deg); color: #777; }`;

const isFee = ({ lines }: Movement) => /^(COTISATION|FRAIS|COMMISSION|REJET)/.test(lines[0] ?? '');

function paperOf(random: Random, period: Period, opening: bigint, moves: readonly Movement[], flaw: string): Paper {
  const closing = moves.at(-1)?.after ?? opening;
  const debit = -sumOf(moves, -1);
  const number = random.digits(11);
  return {
    ...{ period, opening, number },
    holder: random.pick([
      'SARL ATELIER LAMBREQUIN',
      'MME SIDONIE CASTELNAU',
      'EURL PLOMBERIE TESTANIERE',
      'M OU MME VERNHES PAUL',
    ]),
    iban: iban('FR', `1999900217${number}${random.digits(2)}`),
    closing: flaw === 'closing' ? slip(random, closing) : closing,
    totals: [flaw === 'total' ? slip(random, debit + 100_000n) : debit, sumOf(moves, 1)],
    fees: -moves.filter(isFee).reduce((sum, { amount }) => sum + amount, 0n),
    serial: `${random.digits(6)} ${random.digits(8)} 01 ${random.digits(5)} R01 0000`,
  };
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random);
  const opening = BigInt(random.integer(-60_000, 1_900_000));
  const plan = { period, opening, count: drawCount(random), wordings: WORDINGS, words: WORDS, width: 58 };
  const moves = drawMovements(random, { ...plan, floor: -150_000n });
  const flaw = random.chance(1 / 6) ? random.pick(['closing', 'total']) : '';
  const paper = paperOf(random, period, opening, moves, flaw);
  const items = moves.map((move, index) => ({ html: rowOf(move, index), height: move.lines.length * LINE + 2.6 }));
  const parts = spread(items, ({ height }) => height, { first: 440, other: 650, foot: 75 });
  return {
    pages: parts.map((part, page) =>
      pageOf(
        paper,
        part.map(({ html }) => html),
        page,
        parts.length,
      ),
    ),
    css: CSS,
    statements: [
      {
        account: {
          ...{ institution: NAME, holder: paper.holder, number: paper.number, iban: paper.iban, bic: BIC },
          ...{ type: 'checking', currency: 'EUR' },
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(paper.closing),
        transactions: moves.map((move) => ({
          ...{ date: move.date, valueDate: move.valueDate, description: move.lines.join(' '), reference: null },
          ...{ amount: contractAmount(move.amount), balance: null },
        })),
        reconciliation: verdict(flaw !== ''),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'fr-checking-date-ope-valeur',
    country: 'FR',
    language: 'fr',
    type: 'checking',
    difficulties: ['year-less-dates', 'debit-credit-columns', 'value-date', 'multi-line'],
    size: A4,
    draw,
  },
];
