import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
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
} from '../romance.ts';

/**
 * A large Italian bank's quarterly extract of a current account: short dates with dots, long descriptions between the days
 * and the figures, what goes out before what comes in, one total row, and a table of competences that is no movement.
 */
const WORDS = {
  shop: ['SUPERMERCATO TORRESA', 'FARMACIA ERBE', 'DISTRIBUTORE A22 EST', 'LIBRERIA PERUSIO', 'TRATTORIA DA NINO'],
  firm: [
    'BRAGOLIN TRASPORTI SPA',
    'CANTINE PERUSINO SAS',
    'LUCE E GAS VESCO SRL',
    'TELEFONIA ADIGE SPA',
    'FERRAMENTA TORRESAN SRL',
  ],
  who: ['TORRESAN ELENA', 'BRAGOLIN MATTEO', 'PERUSINO ALDO'],
  town: ['TORRESA', 'BRAGOLA', 'VESCO'],
};

const WORDINGS: readonly (readonly [string, number, number])[] = [
  [
    'BONIFICO A VOSTRO FAVORE DA {firm} PER STIPENDIO MESE {mm}/{yyyy} COMM 0,00 SPESE 0,00 TRN 1101##########',
    140_000,
    310_000,
  ],
  ['BONIFICO SEPA DA {who} PER RIMBORSO CENA COMM 0,00 SPESE 0,00', 1_500, 12_000],
  ['ACCREDITO EMOLUMENTI {firm} TRN ################', 120_000, 280_000],
  ['VERSAMENTO CONTANTI SPORTELLO AUTOMATICO AG. 0####', 10_000, 150_000],
  ['VERSAMENTO ASSEGNI NUMERO ##########', 10_000, 240_000],
  ['STORNO PAGAMENTO CARTA *#### {shop}', 900, 8_000],
  ['PAGAMENTO MASTERDEB DEL {dd}/{mm}/{yyyy} CARTA *#### DI EUR 48,20 {shop} {town}', -4_820, -4_820],
  ['PAGAMENTO DEL {dd}/{mm}/{yyyy} CARTA *#### {shop} {town}', -13_000, -290],
  ['PAGAMENTO CONTACTLESS DEL {dd}/{mm}/{yyyy} ORE 1#:## CARTA *#### {shop}', -4_900, -110],
  ['PRELIEVO BANCOMATICO DEL {dd}/{mm}/{yyyy} CARTA *#### SPORT. #### {town}', -25_000, -2_000],
  [
    'ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO DA {firm} INCASSO ########## MANDATO N. IT########## SEQ. RCUR',
    -18_000,
    -1_900,
  ],
  ['ADDEBITO SEPA DD {firm} IT##ZZZ############## BOLLETTA BIM. {mm}/{yyyy}', -22_000, -2_400],
  [
    'DISPOSIZIONE DI BONIFICO A {who} PER AFFITTO {mm}/{yyyy} COMM 0,50 SPESE 0,00 TRN 1101##########',
    -78_000,
    -45_000,
  ],
  ['BONIFICO ISTANTANEO A {firm} PER SALDO FATT. ###/{yy} DEL {dd}/{mm}', -140_000, -3_000],
  ['IMPOSTA BOLLO CONTO CORRENTE DPR642/72 DM24/5/2012', -855, -855],
  ['COMMISSIONI E SPESE SU BONIFICO', -250, -50],
  ['COSTO FISSO MENSILE DI GESTIONE CONTO MESE {mm}', -950, -650],
  ['ADDEBITO RATA MUTUO N. 00## ##### SCAD. {dd}.{mm}.{yy}', -82_000, -41_000],
  ['PAGAMENTO F24 ON LINE PROT. ############', -130_000, -9_000],
  ['RICARICA TELEFONICA 34# ##### EUR 15,00', -1_500, -1_500],
  ['VOSTRO ASSEGNO BANCARIO N. 7#########', -120_000, -8_000],
  ['PEDAGGI AUTOSTRADALI PERIODO {mm}/{yyyy} APP. #########', -9_900, -480],
  ['ESTRATTO CONTO CARTA DI CREDITO N. ****#### AL {dd}.{mm}.{yyyy}', -160_000, -6_000],
  ['PAGOPA AVVISO 3################# COMUNE DI {town}', -31_000, -1_800],
  ['PREMIO POLIZZA CASA N. ########', -24_000, -8_000],
  ['PAGAMENTO INTERNET DEL {dd}/{mm}/{yyyy} STREAMLARK 12,99', -1_299, -1_299],
];

interface Shown {
  readonly move: Movement;
  readonly r: number;
}

const money = (minor: bigint): string => figure(minor, { group: '.', decimal: ',' });
const short = (iso: string): string => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yy}`;
const long = (iso: string): string => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;
const cells = (value: bigint): string =>
  `<td class="r">${value < 0n ? money(value) : ''}</td><td class="r">${value < 0n ? '' : money(value)}</td>`;

const rowHtml = ({ move, r }: Shown): string =>
  `<tr ${rowAttribute(0, r)}><td>${short(move.date)}</td><td>${short(move.valueDate)}</td><td>${move.lines.map(text).join('<br>')}</td>${cells(move.amount)}</tr>`;

const strong = (iso: string, label: string, rest: string): string =>
  `<tr class="b"><td>${iso === '' ? '' : short(iso)}</td><td></td><td>${label}</td>${rest}</tr>`;

const truthRow = ({ date, valueDate, lines, amount }: Movement): TrueRow => ({
  date,
  valueDate,
  description: lines.join(' '),
  reference: null,
  amount: contractAmount(amount),
  balance: null,
});

const side = (value: bigint): string => (value < 0n ? 'DEBITO' : 'CREDITO');

/** What the account cost and earned: dated, with sums, moved on none of these days. */
const competences = ({ end }: Period): string => `<h2>Riepilogo competenze e spese</h2><table class="comp">
  <tr><th>Decorrenza</th><th>Descrizione</th><th class="r">Numeri</th><th class="r">Tasso %</th><th class="r">Importo</th></tr>
  <tr><td>${long(end)}</td><td>Interessi creditori lordi</td><td class="r">184.220</td><td class="r">0,0010</td><td class="r">0,05</td></tr>
  <tr><td>${long(end)}</td><td>Ritenuta fiscale 26%</td><td></td><td></td><td class="r">0,01</td></tr>
  <tr><td>${long(end)}</td><td>Commissione disponibilità fondi</td><td></td><td class="r">0,5000</td><td class="r">0,00</td></tr></table>`;

const CSS = `.page { padding: 34pt 40pt 0 48pt; font: 7.8pt/9.6pt 'DejaVu Sans'; }
  .top { display: flex; justify-content: space-between; height: 40pt; } .top b { font: bold 16pt/20pt 'DejaVu Serif'; color: #007a91; } .top span { font-size: 7pt; text-align: right; }
  .head { position: relative; height: 150pt; } .to { position: absolute; right: 20pt; top: 16pt; width: 190pt; font-size: 8.6pt; line-height: 12pt; } .acc { position: absolute; left: 0; top: 96pt; line-height: 12pt; } .acc b { font-size: 10pt; }
  .moves { width: 507pt; table-layout: fixed; } th { color: #007a91; font-weight: bold; text-align: left; border-top: 1.5pt solid #007a91; border-bottom: .5pt solid #007a91; height: 19pt; font-size: 7.2pt; } th.r, .r { text-align: right; }
  .moves td { padding: 2.2pt 0; vertical-align: top; white-space: nowrap; border-bottom: .3pt dotted #999; } .moves .b td { font-weight: bold; background: #e5f1f3; height: 18pt; vertical-align: middle; }
  h2 { font-size: 9pt; line-height: 12pt; padding: 16pt 0 5pt; color: #007a91; } .comp { width: 507pt; } .comp td { padding: 2pt 0; }
  .foot { position: absolute; left: 48pt; right: 40pt; bottom: 20pt; font-size: 5.6pt; line-height: 7pt; color: #555; }`;

const HEAD =
  '<colgroup><col style="width:52pt"><col style="width:52pt"><col style="width:263pt"><col style="width:70pt"><col style="width:70pt"></colgroup><tr><th>DATA</th><th>VALUTA</th><th>DESCRIZIONE</th><th class="r">USCITE</th><th class="r">ENTRATE</th></tr>';

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 3);
  const opening = BigInt(random.integer(-50_000, 1_400_000));
  const plan = {
    period,
    count: drawCount(random),
    opening,
    wordings: WORDINGS,
    words: WORDS,
    width: 46,
    floor: 20_000n,
  };
  const moves = drawMovements(random, plan);
  const flaw = random.chance(1 / 6) ? random.pick(['closing', 'total'] as const) : null;
  const truly = moves.at(-1)?.after ?? opening;
  const closing = flaw === 'closing' ? slip(random, truly) : truly;
  const outs = flaw === 'total' ? slip(random, sumOf(moves, -1)) : sumOf(moves, -1);
  const holder = random.pick(['TORRESAN ELENA', 'BRAGOLIN MATTEO', 'PERUSINO ALDO E VESCOVINI GIULIA']);
  const short12 = `000${random.digits(9)}`;
  const own = iban('IT', `${random.pick([...'ABKRTX'])}09999${random.digits(5)}${short12}`);
  const parts = spread(
    moves.map((move, r) => ({ move, r })),
    ({ move }) => 4.9 + 9.6 * move.lines.length,
    { first: 500, other: 650, foot: 150 },
  );
  const head = `<div class="head"><p class="to">${holder}<br>VIA DEI MULINI 22<br>31999 TORRESA TV</p><p class="acc"><b>ESTRATTO CONTO N. ${String(random.integer(1, 12)).padStart(3, '0')}/${partsOf(period.end).yyyy}</b><br>Conto corrente N. ${short12} intestato a ${holder}<br>IBAN ${inFours(own)} &nbsp; BIC/SWIFT BADGIT21XXX<br>Periodo dal ${long(period.start)} al ${long(period.end)} &nbsp; Divisa EUR</p></div>`;
  const pages = parts.map((part, at) => {
    const last = at === parts.length - 1;
    const first =
      at === 0 ? strong(dayAfter(period.start, -1), `SALDO INIZIALE A ${side(opening)}`, cells(opening)) : '';
    const totals = `<td class="r">${money(outs)}</td><td class="r">${money(sumOf(moves, 1))}</td>`;
    const end = `${strong('', 'TOTALE USCITE / ENTRATE', totals)}${strong(period.end, `SALDO FINALE A ${side(closing)}`, cells(closing))}`;
    return `<div class="top"><b>Banca Adigina</b><span>Pag. ${at + 1} di ${parts.length}<br>${at === 0 ? '' : `c/c ${short12}`}</span></div>${at === 0 ? head : ''}
      <table class="moves">${HEAD}${first}${part.map(rowHtml).join('')}${last ? end : ''}</table>${last ? competences(period) : ''}
      <p class="foot">Banca Adigina S.p.A. - Sede: Corso Perusio 5, 10999 Bragola - Cap. soc. Euro 99.000.000,00 i.v. - Cod. ABI 09999 - Aderente al Fondo di Tutela dei Depositi. L'estratto conto si intende approvato trascorsi 60 giorni dal ricevimento senza reclamo scritto. Imposta di bollo assolta in modo virtuale.</p>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: {
          institution: 'Banca Adigina',
          holder,
          number: short12,
          iban: own,
          bic: 'BADGIT21XXX',
          type: 'checking',
          currency: 'EUR',
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: moves.map(truthRow),
        reconciliation: verdict(flaw !== null),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'it-checking-uscite-entrate',
    country: 'IT',
    language: 'it',
    type: 'checking',
    difficulties: ['out-before-in', 'wrapped-description', 'no-running-balance', 'table-that-is-no-movement'],
    size: A4,
    draw,
  },
];
