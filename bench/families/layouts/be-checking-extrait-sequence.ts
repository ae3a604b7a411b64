import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import * as shared from './shared/central-europe.ts';

/**
 * A Belgian account in French: operations numbered through the year, days without years, value days with them, the sign
 * behind the figure, particulars with structured communications beneath, grouped orders taken apart at the end.
 */
const WORDS: shared.Words = {
  shop: [
    'FRITERIE DU PARC',
    'SUPERETTE LA MEUSE',
    'STATION E42 NORD',
    'LIBRAIRIE PLUME',
    'PHARMACIE DELVAUX',
    'BRICO DES ARDENNES',
  ],
  firm: [
    'INTERCOMMUNALE DES EAUX',
    'ASSURANCES LA GERBE SA',
    'TELECOM BRABANT SA',
    'MUTUALITE DU CENTRE',
    'ELECTRABLOC SPRL',
  ],
  name: ['VANDEPUTTE-LEROY', 'M. OLIVIER STASSART', 'MME FATIMA BENALI', 'GOFFIN MARIE-PAULE', 'ASBL LES PETITS PAS'],
  town: ['4000 LIEGE', '5000 NAMUR', '1050 IXELLES', '6700 ARLON', '7000 MONS'],
  amt: (random) => figure(BigInt(random.integer(300, 40_000)), { group: '.', decimal: ',' }),
  on: (_, day) =>
    `${partsOf(dayAfter(day, -1)).dd}-${partsOf(dayAfter(day, -1)).mm}-${partsOf(dayAfter(day, -1)).yyyy}`,
  at: (random) => `${String(random.integer(7, 22)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`,
  iban: (random) => shared.spaced(shared.ibanOf('BE', random.digits(12))),
  com: [
    'COMMUNICATION : ***{#3}/{#4}/{#5}***',
    'COMMUNICATION : FACTURE {#7}',
    'COMMUNICATION : CLIENT {#6} SOLDE {amt} EUR',
  ],
  card: ['AVEC LA CARTE 5526 XXXX XXXX {#2}1{#1} 4', 'CARTE 67{#2} XXXX {#4}'],
};
const TEMPLATES: readonly shared.Template[] = [
  ['', 'PAIEMENT DEBITMOBILE|{shop} {town}|{card}|{on} A {at} HEURES|REFERENCE BANQUE : {#16}', -12_000, -150],
  ['', 'PAIEMENT SANS CONTACT|{shop} {town}|{card}|{on}', -5_000, -120],
  ['', 'ACHAT MAESTRA|{shop}|{card} {on} {at}|EXECUTE LE {on}', -16_000, -600],
  ['', 'PAIEMENT EN LIGNE|{shop}.BE COMMANDE {#8}|{card}', -22_000, -900],
  ['', 'PAIEMENT EN DEVISE|LONDON BOOKS GBR 24,90 GBP COURS 0,8561|FRAIS {amt}', -9_000, -800],
  ['', 'RETRAIT D’ARGENT|DISTRIBUTEUR {town}|{card}|{on} A {at} HEURES', -40_000, -2_000],
  ['', 'VIREMENT EN EUROS|DU COMPTE {iban}|{firm}|SALAIRE {#2}/{#4}', 170_000, 340_000],
  ['', 'VIREMENT EN EUROS|DU COMPTE {iban} BIC MEUSBEBB|{name}|{com}', 1_500, 60_000],
  ['', 'VIREMENT INSTANTANE|DE {name}|{iban}|REMBOURSEMENT RESTAURANT', 800, 9_000],
  ['', 'ALLOCATIONS FAMILIALES|CAISSE {#4}|DOSSIER {#9}', 16_000, 60_000],
  ['', 'VIREMENT EN EUROS|AU COMPTE {iban}|{firm}|{com}|REFERENCE BANQUE : {#16}', -60_000, -900],
  ['', 'VIREMENT MOBILE|AU COMPTE {iban}|{name}|LOYER ET CHARGES 75,00', -130_000, -60_000],
  ['', 'VIREMENT INSTANTANE|A {name}|{iban}|CADEAU COLLEGUES 5 X {amt}', -9_000, -500],
  ['', 'ORDRE PERMANENT|AU COMPTE {iban}|{name}|EPARGNE', -40_000, -2_500],
  ['', 'DOMICILIATION EUROPEENNE|{firm}|MANDAT {#12} REF. CREANCIER BE{#2}ZZZ{#10}|{com}', -26_000, -1_500],
  ['', 'DOMICILIATION EUROPEENNE|{firm}|PREMIER PRELEVEMENT D’UN MANDAT|MANDAT B{#9}', -15_000, -1_000],
  ['', 'ORDRES GROUPES|{#1} OPERATIONS|DETAIL : VOIR FIN D’EXTRAIT', -180_000, -9_000],
  ['', 'PRECOMPTE PROFESSIONNEL|SPF {#10}|{com}', -90_000, -9_000],
  ['', 'TAXE DE CIRCULATION|PLAQUE 1-ABC-{#3}|{com}', -50_000, -9_000],
  ['', 'CHEQUE N° {#7}', -90_000, -4_000],
  ['', 'VERSEMENT ESPECES|AUTOMATE {town}', 2_000, 90_000],
  ['', 'REMBOURSEMENT PRET|DOSSIER {#3}-{#7}-{#2}|CAPITAL {amt} INTERETS 41,17', -95_000, -30_000],
  ['', 'FRAIS DE GESTION|TARIF TRIMESTRIEL 3 X 2,50 EUR', -750, -750],
  ['', 'CONTRIBUTION CARTE DE CREDIT|DECOMPTE DU {on}|COMPTE CARTE {#8}', -120_000, -3_000],
  ['', 'EXTOURNE DOMICILIATION|{firm}|MOTIF : PROVISION INSUFFISANTE', 900, 15_000],
  ['', 'REMBOURSEMENT SOINS DE SANTE|MUTUALITE {#6}', 500, 12_000],
];
const money = (minor: bigint) => `${figure(minor, { group: '.', decimal: ',' })} ${minor < 0n ? '-' : '+'}`;
const short = (iso: string) => `${partsOf(iso).dd}-${partsOf(iso).mm}`;
const long = (iso: string) => `${short(iso)}-${partsOf(iso).yyyy}`;

interface Operation extends shared.Entry {
  readonly valueDate: string;
  readonly sequence: string;
  readonly row: number;
}

interface Paper {
  readonly holder: string;
  readonly iban: string;
  readonly issue: string;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
}

function printOperation({ date, valueDate, sequence, lines, minor, row }: Operation): string {
  const [title = '', ...particulars] = lines;
  const more = particulars.map((line) => `<div class="d">${text(line)}</div>`).join('');
  return `<div class="o" ${rowAttribute(0, row)}><div class="l"><i>${sequence}</i><i>${short(date)}</i><b>${text(title)}</b><i>${long(valueDate)}</i><b class="m">${money(minor)}</b></div>${more}</div>`;
}

/** Grouped orders taken apart: what they hold was booked in one sum above. */
function groups(operations: readonly Operation[]): string {
  const grouped = operations.filter(({ lines }) => lines[0] === 'ORDRES GROUPES').slice(0, 4);
  const list = grouped.map(({ sequence, minor, date }) => {
    const half = (minor * 3n) / 5n;
    const part = (share: bigint, label: string) =>
      `<div class="g"><span>${short(date)}</span><span>${label}</span><span class="m">${money(share)}</span></div>`;
    return `<div class="gt">Opération ${sequence}</div>${part(half, 'VIREMENT ELECTRABLOC SPRL ***090/9337/55493***')}${part(minor - half, 'VIREMENT M. STASSART NOTE 12')}`;
  });
  return list.length > 0 ? `<div class="group"><b>DETAIL DES ORDRES GROUPES</b>${list.join('')}</div>` : '';
}

function head(paper: Paper, index: number, count: number): string {
  const { holder, iban, issue, start, end } = paper;
  const letter = `<div class="to">${text(holder)}<br>RUE DES TANNEURS 19 BTE 2<br>4000 LIEGE</div>`;
  return `<div class="bank">banque scaldis-meuse</div><div class="legal">Banque Scaldis-Meuse SA, Quai des Ardennes 8, 4020 Liège<br>RPM Liège - TVA BE 0400.000.${issue}1 - BIC MEUSBEBB</div>${index === 0 ? letter : ''}
    <div class="bar"><span>EXTRAIT DE COMPTE A VUE N° ${issue}</span><span>du ${long(start)} au ${long(end)}</span><span>Page ${index + 1} / ${count}</span></div><div class="acc">IBAN ${shared.spaced(iban)} - EUR</div>
    <div class="l h"><i>N°</i><i>Date</i><b>Description</b><i>Valeur</i><b class="m">Montant</b></div>`;
}

const balanceLine = (label: string, iso: string, minor: bigint) =>
  `<div class="bal">${label} ${long(iso)} : <span>${money(minor)}</span></div>`;

const CSS = `.page { padding: 38pt 52pt 20pt 46pt; font: 8.2pt/10.2pt 'Liberation Mono'; }
.bank { font: bold 17pt/20pt 'DejaVu Serif'; color: #203080; } .legal { font: 6.2pt/8pt 'Liberation Sans'; height: 30pt; } .to { padding: 24pt 0 0 280pt; height: 96pt; }
.bar { display: flex; justify-content: space-between; background: #203080; color: #fff; padding: 3pt 6pt; font-weight: bold; } .acc { padding: 5pt 6pt 8pt; }
.l { display: flex; } .l i { font-style: normal; width: 40pt; } .l i:nth-child(4) { width: 66pt; } .l b { flex: 1; } .l b.m { flex: none; width: 92pt; font-weight: normal; } .m { text-align: right; }
.h { border-bottom: 0.7pt solid #203080; margin-bottom: 4pt; } .o { padding-bottom: 5pt; } .d { padding-left: 80pt; white-space: nowrap; }
.bal { text-align: right; font-weight: bold; padding: 3pt 0 7pt; } .bal span { display: inline-block; width: 100pt; white-space: nowrap; }
.group { margin-top: 10pt; border: 0.5pt solid #888; padding: 4pt; } .g { display: grid; grid-template-columns: 50pt 1fr 90pt; } .f { font: 6.2pt/8pt 'Liberation Sans'; margin-top: 8pt; }`;

function pagesOf(paper: Paper, operations: readonly Operation[]): string[] {
  const tail = 9 + Math.min(4, operations.filter(({ lines }) => lines[0] === 'ORDRES GROUPES').length) * 3;
  const sheets = shared.breakPages(operations, ({ lines }) => 0.5 + lines.length, [50, 58, tail]);
  return sheets.map((rows, index) => {
    const first = index === 0 ? balanceLine('SOLDE PRECEDENT AU', dayAfter(paper.start, -1), paper.opening) : '';
    const last = `${balanceLine('NOUVEAU SOLDE AU', paper.end, paper.closing)}${groups(operations)}<p class="f">Les dépôts sont protégés jusqu’à 100.000 EUR par le Fonds de garantie. Facilité de caisse : taux débiteur annuel 7,95 %. Réclamations : endéans les 60 jours.</p>`;
    const end = index === sheets.length - 1 ? last : '<div class="bal">SUITE PAGE SUIVANTE</div>';
    return head(paper, index, sheets.length) + first + rows.map(printOperation).join('') + end;
  });
}

function draw(random: Random): Drawn {
  const { start, end } = shared.monthOf(random.integer(0, 30), random.pick([1, 1, 2]));
  const days = shared.daysBetween(random, start, end, shared.rowCount(random, 14, 70));
  const before = partsOf(start).m === '1' ? 0 : random.integer(9, 400);
  let [year, sequence] = [partsOf(start).yyyy, before];
  const operations = shared.makeEntries(random, days, TEMPLATES, WORDS).map((entry, row) => {
    sequence = partsOf(entry.date).yyyy === year ? sequence + 1 : 1;
    year = partsOf(entry.date).yyyy;
    return {
      ...entry,
      row,
      sequence: String(sequence).padStart(4, '0'),
      valueDate: dayAfter(entry.date, random.pick([0, 0, -1, 1])),
    };
  });
  const opening = BigInt(random.integer(-50_000, 500_000));
  const right = opening + shared.total(operations.map(({ minor }) => minor));
  const wrong = random.chance(1 / 6);
  const closing = wrong ? shared.misprinted(right, random) : right;
  const holder = random.pick(['MME AURORE LAMBERTY', 'M. ET MME PIRET-COLLARD', 'BOULANGERIE HENRARD SRL']);
  const paper: Paper = {
    holder,
    iban: shared.ibanOf('BE', random.digits(12)),
    issue: random.digits(2).replace(/^0/, '1'),
    start,
    end,
    opening,
    closing,
  };
  return {
    pages: pagesOf(paper, operations),
    css: CSS,
    statements: [
      {
        account: {
          institution: 'Banque Scaldis-Meuse SA',
          holder,
          number: null,
          iban: paper.iban,
          bic: 'MEUSBEBB',
          type: 'checking',
          currency: 'EUR',
        },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: operations.map(({ date, valueDate, sequence: reference, lines, minor }) => ({
          ...{ date, valueDate, description: lines.join(' '), reference, amount: contractAmount(minor), balance: null },
        })),
        reconciliation: { status: wrong ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'be-checking-extrait-sequence',
    country: 'BE',
    language: 'fr',
    type: 'checking',
    difficulties: ['sequence-numbers', 'dates-without-year', 'trailing-signs', 'multi-line', 'grouped-orders'],
    size: A4,
    draw,
  },
];
