import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  iban,
  type Movement,
  type Period,
  slip,
  spread,
  sumOf,
  verdict,
  type Wording,
} from '../romance.ts';

/** An Italian bank's business account: dates, debit and credit first, the description last, and a statement of charges after it. */

const WORDS = {
  shop: [
    'ALIMENTARI BOSCHETTO',
    'STAZIONE SERVIZIO A99',
    'TRATTORIA DA NELLO',
    'FERRAMENTA ZUIN',
    'CARTOLERIA MORELLATO',
  ],
  firm: ['LUCE VIVA SPA', 'ACQUE DEL BRENTINO', 'TELEFONIA AIRONE SPA', 'NOLEGGI PADANI SRL', 'ASSICURA MUTUA'],
  person: ['ROVIGATTI MARCO', 'DE SANTOLO ILARIA', 'FERRANTELLI G.', 'BENETTIN LUISA'],
  client: ['EDIL VENTURIN SNC', 'COMUNE DI BRENTINO', 'STUDIO CASAGRANDA', 'OFFICINE TREVISOL SRL'],
  town: ['BRENTINO', 'ROVARE', 'CASTELVIVO', 'PADOVETTA'],
} as const;

const WORDINGS: readonly Wording[] = [
  ['PAGAMENTO TRAMITE POS CARTA *#### {dd}/{mm} 1#:2# {shop} {town} IT', -14_000, -290],
  ['PAGAMENTO CONTACTLESS {shop} DEL {dd}/{mm}/{yy} CARTA N. **** ####', -6_500, -150],
  ['PRELIEVO BANCOMAT SPORTELLO 0#### {town} DEL {dd}/{mm} ORE 09.4#', -25_000, -2_000],
  ['PRELIEVO ATM ALTRA BANCA {dd}.{mm}.{yyyy} COMM. 2,10', -25_210, -5_210],
  ['ADDEBITO DIRETTO SDD {firm} FATTURA N. ######/{yyyy} MANDATO 00########', -48_000, -1_900],
  ['SDD B2B {firm} ID CRED. IT##ZZZ0000######## RIF. {mm}/{yy}', -240_000, -12_000],
  [
    'DISPOSIZIONE DI BONIFICO A FAVORE DI {person} SALDO FATT. ## DEL {dd}/{mm}/{yyyy} CRO ###########',
    -190_000,
    -7_500,
  ],
  ['BONIFICO ISTANTANEO VERSO {client} CAUSALE ACCONTO ORDINE ####', -150_000, -10_000],
  ['EMOLUMENTI MESE {mm}/{yyyy} DISTINTA N. ##### DIPENDENTI 7', -980_000, -240_000],
  ['DELEGA UNICA F24 TELEMATICO SCADENZA 16/{mm}/{yyyy} PROT. ############', -620_000, -8_000],
  ['PAGAMENTO RI.BA. {client} SCAD. {dd}.{mm}.{yy} N. ########', -260_000, -15_000],
  ['ASSEGNO N. 0#########', -170_000, -9_000],
  ['RATA MUTUO N. 0##/######## SCAD. {dd}/{mm} CAP. 1.204,33 INT. 88,02', -160_000, -98_000],
  ['CANONE MENSILE CONTO IMPRESA', -1_800, -900],
  ['IMPOSTA DI BOLLO E/C DPR 642/72', -2_500, -2_500],
  ['COMMISSIONI SU BONIFICO {dd}/{mm}', -250, -80],
  ['COMMISSIONI POS MESE {mm} TERM. ########', -9_800, -400],
  ['PEDAGGI AUTOSTRADALI {mm}/{yyyy} APPARATO #########', -11_000, -900],
  ['ADDEBITO CARTA DI CREDITO N. 5### **** **** #### E/C {dd}/{mm}', -210_000, -6_000],
  ['INSOLUTO RI.BA. {client} N. ######## SPESE 4,50', -88_000, -9_000],
  ['PAGO PA AVVISO 3################# {town}', -14_000, -1_600],
  ['BONIFICO A VOSTRO FAVORE ORDINANTE {client} SALDO FT. ### DEL {dd}/{mm}/{yy} TRN #############', 18_000, 640_000],
  ['BONIFICO ISTANTANEO DA {person} CAPARRA', 5_000, 90_000],
  ['ACCREDITO INCASSI POS ESERCENTE ####### DEL {dd}/{mm} LORDO 1.118,20', 7_000, 220_000],
  ['VERSAMENTO CONTANTE SPORTELLO AUTOMATICO {town}', 5_000, 240_000],
  ['VERSAMENTO ASSEGNI S.B.F. N. 3', 12_000, 310_000],
  ['PRESENTAZIONE EFFETTI S.B.F. DIST. ##### N. EFF. 12', 40_000, 880_000],
  ['STORNO COMMISSIONI {mm}/{yyyy}', 100, 2_200],
];

const LINE = 9;
const money = (minor: bigint) => figure(minor, { group: '.', decimal: ',' });
const date = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yy}`;
const long = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;
const NAME = 'Banca Popolare di Brentino';
const BIC = 'BPBRIT2PXXX';

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly iban: string;
  readonly number: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly interest: number;
}

function amounts(minor: bigint): string {
  return minor < 0n
    ? `<td class="r">${money(minor)}</td><td class="r"></td>`
    : `<td class="r"></td><td class="r">${money(minor)}</td>`;
}

const rowOf = ({ date: booked, valueDate, amount, lines }: Movement, index: number) =>
  `<tr ${rowAttribute(0, index)}><td>${date(booked)}</td><td>${date(valueDate)}</td>${amounts(amount)}<td>${lines.map(text).join('<br>')}</td></tr>`;

const balanceRow = (label: string, iso: string, minor: bigint) =>
  `<tr class="b"><td>${date(iso)}</td><td></td>${amounts(minor)}<td>${label} A ${minor < 0n ? 'VS. DEBITO' : 'VS. CREDITO'}</td></tr>`;

function coordinates(paper: Paper): string {
  const boxes: readonly (readonly [string, string])[] = [
    ['Paese', 'IT'],
    ['Check', paper.iban.slice(2, 4)],
    ['CIN', paper.iban.slice(4, 5)],
    ['ABI', paper.iban.slice(5, 10)],
    ['CAB', paper.iban.slice(10, 15)],
    ['N. conto', paper.iban.slice(15)],
  ];
  return `<div class="coord"><span>Coordinate bancarie IBAN</span>${boxes.map(([label, value]) => `<div><small>${label}</small>${value}</div>`).join('')}
    <div><small>BIC</small>${BIC}</div></div>`;
}

function head(paper: Paper, page: number, count: number): string {
  const { period, holder } = paper;
  const right = `<div class="doc"><b>ESTRATTO CONTO</b><br>al ${long(period.end)}<br>Pagina ${page + 1} di ${count}</div>`;
  if (page > 0)
    return `<div class="top">${NAME}${right}</div><p class="cont">Conto corrente n. ${paper.number} – ${text(holder)} – segue</p>`;
  return `<div class="top">${NAME}${right}</div><div class="mid"><div>Filiale di Brentino Centro<br>Periodo dal ${long(period.start)} al ${long(period.end)}<br>
    Conto corrente ordinario n. ${paper.number}<br>Divisa EUR</div><div class="to">Spett.le<br><b>${text(holder)}</b><br>VIA DELLE FORNACI 41<br>39999 BRENTINO BN</div></div>${coordinates(paper)}`;
}

function charges(paper: Paper): string {
  const { start, end } = paper.period;
  const debtor = (paper.interest * 100).toFixed(0);
  const line = (from: string, to: string, rate: string, numbers: string, sum: string) =>
    `<tr><td>${date(from)}</td><td>${date(to)}</td><td class="r">${rate}</td><td class="r">${numbers}</td><td class="r">${sum}</td></tr>`;
  return `<h3>PROSPETTO DI LIQUIDAZIONE DELLE COMPETENZE (a titolo informativo)</h3><table class="comp"><tr><th>Dal</th><th>Al</th><th>Tasso %</th><th>Numeri</th><th>Interessi</th></tr>
    ${line(start, dayAfter(start, 9), '0,0100', '48.210', '0,01')}${line(dayAfter(start, 10), end, '0,0100', `${debtor}.417`, '0,02')}</table>
    <p class="law">Trascorsi 60 giorni dal ricevimento senza contestazioni, il presente estratto si intende approvato (art. 119 D.Lgs. 385/93).
    Per reclami: Ufficio Reclami, Piazza Fornaci 2, 39999 Brentino.</p>`;
}

function pageOf(paper: Paper, part: readonly string[], page: number, count: number): string {
  const last = page === count - 1;
  const open = page === 0 ? balanceRow('SALDO INIZIALE', dayAfter(paper.period.start, -1), paper.opening) : '';
  const totals = `<tr class="b"><td colspan="2">TOTALI</td><td class="r">${money(paper.debit)}</td><td class="r">${money(paper.credit)}</td><td></td></tr>`;
  const close = last ? `${totals}${balanceRow('SALDO FINALE', paper.period.end, paper.closing)}` : '';
  return `${head(paper, page, count)}<table class="mov"><tr><th>Data</th><th>Valuta</th><th>Movimenti dare</th><th>Movimenti avere</th><th>Descrizione delle operazioni</th></tr>
    ${open}${part.join('')}${close}</table>${last ? charges(paper) : '<p class="cont">./. segue</p>'}
    <div class="foot">${NAME} S.C.p.A. – Sede in Brentino – Iscritta all’Albo al n. 9991 – Cap. soc. € 41.200.118,00 i.v. – P.IVA 09999150218</div>`;
}

const CSS = `.page { font-family: 'Liberation Serif'; font-size: 8.4pt; line-height: ${LINE}pt; padding: 30pt 38pt; }
.top { display: flex; justify-content: space-between; font-size: 15pt; line-height: 18pt; font-weight: bold; font-style: italic; color: #1d2f6f; height: 40pt; border-bottom: 0.7pt solid #1d2f6f; }
.doc { font-size: 8.4pt; line-height: 11pt; text-align: right; font-style: normal; font-weight: normal; color: #111; } .cont { padding: 4pt 0; font-style: italic; }
.mid { display: flex; justify-content: space-between; height: 80pt; padding-top: 12pt; line-height: 11.5pt; } .to { width: 220pt; font-size: 9.4pt; }
.coord { display: flex; align-items: flex-end; gap: 5pt; height: 30pt; } .coord > div { border: 0.5pt solid #1d2f6f; padding: 2pt 5pt; } .coord small { display: block; font-size: 5.6pt; line-height: 7pt; color: #555; }
.mov { margin-top: 10pt; width: 519pt; table-layout: fixed; } .mov th { border: 0.5pt solid #1d2f6f; background: #eceef6; height: 20pt; font-size: 7.6pt; }
.mov th:nth-child(1), .mov th:nth-child(2) { width: 44pt; } .mov th:nth-child(3), .mov th:nth-child(4) { width: 70pt; }
.mov td { vertical-align: top; padding: 1.6pt 4pt; white-space: nowrap; border-left: 0.5pt solid #1d2f6f; border-right: 0.5pt solid #1d2f6f; } .mov { border-bottom: 0.5pt solid #1d2f6f; }
.r { text-align: right; } .b td { font-weight: bold; } h3 { font-size: 7.8pt; padding: 12pt 0 4pt; } .comp td, .comp th { padding: 0 14pt 0 0; font-size: 7.6pt; text-align: right; }
.law { font-size: 6.8pt; line-height: 8pt; padding-top: 8pt; } .foot { position: absolute; left: 38pt; bottom: 16pt; font-size: 6pt; color: #444; }`;

function paperOf(random: Random, period: Period, opening: bigint, moves: readonly Movement[], flaw: string): Paper {
  const closing = moves.at(-1)?.after ?? opening;
  const debit = -sumOf(moves, -1);
  const number = random.digits(12);
  return {
    ...{ period, opening, number, credit: sumOf(moves, 1), interest: random.integer(1, 9) },
    iban: iban('IT', `X0999911742${number}`),
    holder: random.pick([
      'TORREFAZIONE GALVANIN SRL',
      'CARROZZERIA MENEGATTO & C. SAS',
      'ZORZETTI ELENA',
      'AGRICOLA COL FOSCO S.S.',
    ]),
    closing: flaw === 'closing' ? slip(random, closing) : closing,
    debit: flaw === 'total' ? slip(random, debit + 100_000n) : debit,
  };
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random);
  const opening = BigInt(random.integer(-200_000, 3_100_000));
  const plan = { period, opening, count: drawCount(random), wordings: WORDINGS, words: WORDS, width: 54 };
  const moves = drawMovements(random, { ...plan, floor: -500_000n });
  const flaw = random.chance(1 / 6) ? random.pick(['closing', 'total']) : '';
  const paper = paperOf(random, period, opening, moves, flaw);
  const items = moves.map((move, index) => ({ html: rowOf(move, index), height: move.lines.length * LINE + 3.4 }));
  const parts = spread(items, ({ height }) => height, { first: 525, other: 615, foot: 130 });
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
    name: 'it-checking-descrizione-ultima',
    country: 'IT',
    language: 'it',
    type: 'checking',
    difficulties: ['description-last', 'debit-credit-columns', 'value-date', 'multi-line'],
    size: A4,
    draw,
  },
];
