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

/**
 * An Italian current account by the quarter or month: both dates, uscite and entrate before the description, balances as rows of
 * the table, and a last page with the interest staircase (balances by value date, days, numbers), which is no list of transactions.
 */
const WORDS = {
  shop: [
    'ALIMENTARI DA PINO',
    'FARMACIA S. ROCCO',
    'SUPERMERCATI BELSOLE',
    'RISTORANTE LA PERGOLA',
    'CARTOLERIA ROSSETTI',
    'DISTRIBUTORE PETROLVIA',
  ],
  town: ['MILANO', 'TORINO', 'VERONA', 'NAPOLI', 'BARI', "REGGIO NELL'EMILIA"],
  firm: [
    'ENERCASA SPA',
    'ACQUE PADANE SRL',
    'TELEVOX ITALIA',
    'CONDOMINIO VIA GARIBALDI 18',
    'ASSICURA VITA SPA',
    'LEASING NORDAUTO',
  ],
  person: ['BIANCHETTI MARTA', 'ROSSINI E FIGLI SNC', 'DE SANTI PAOLO', 'STUDIO LEGALE ALBERICI'],
};
const WORDINGS: Wording[] = [
  ['PAGAMENTO POS PAGOBANCOMAT DEL {dd}/{mm}/{yyyy} ORE 1#:3# C/O {shop} {town} CARTA N. *####', -12000, -300],
  ['PAGAMENTO TRAMITE POS {shop} - {town} CARTA 5###XXXXXXXX#### OPERAZIONE DEL {dd}.{mm}.{yy}', -9900, -450],
  ['PRELIEVO BANCOMAT SPORTELLO #### {town} {dd}/{mm} ORE 0#.4#', -25000, -2000],
  ['PRELIEVO SU ALTRO ISTITUTO CARTA ####### COMM. EUR 2,10', -25210, -5210],
  [
    'ADDEBITO DIRETTO SDD {firm} MAND. ############ ID. CREDITORE IT##ZZZ000000######### FATT. ####/{yy}',
    -24000,
    -1100,
  ],
  ['ADDEBITO SDD CORE DEBITORE COD.MANDATO #########|{firm} RATA {mm}/{yyyy}', -31000, -2500],
  ['BONIFICO DA VOI DISPOSTO A FAVORE DI {person} CRO ########### CAUSALE AFFITTO {mm}/{yyyy}', -95000, -40000],
  [
    'DISPOSIZIONE DI BONIFICO SEPA BENEFICIARIO {person} SALDO FT. ### DEL {dd}/{mm}/{yyyy} TRN ################',
    -180000,
    -9000,
  ],
  ['COMMISSIONI SU BONIFICO CRO ###########', -250, -50],
  ['IMPOSTA DI BOLLO E/C E RENDICONTO', -855, -855],
  ['CANONE MENSILE CONTO {mm}/{yyyy}', -900, -400],
  ['COMPETENZE DI LIQUIDAZIONE', -2400, -150],
  ['VOSTRO ASSEGNO N. ##########', -90000, -5000],
  ['PAGAMENTO F24 DELEGA UNIFICATA PROT. #################', -150000, -4000],
  ['RI.BA. EFFETTO N. ########## {firm} SCAD. {dd}/{mm}/{yy}', -120000, -10000],
  ['PAGAMENTO BOLLETTINO POSTALE C/C ########', -12000, -1500],
  ['RATA MUTUO N. ##/### FINANZ. ######## CAPITALE 3##,## INT. 1##,##', -69000, -42000],
  ['TELEPEDAGGIO ADDEBITO FATTURA ######### PERIODO {mm}/{yyyy}', -8000, -500],
  ['RICARICA TELEFONICA 3##*****## VIA INTERNET', -2500, -500],
  ['ADDEBITO CARTA DI CREDITO POS. ########### ESTRATTO DEL {dd}/{mm}', -130000, -4000],
  ['SPESE PER INVIO DOCUMENTI', -150, -70],
  ['BONIFICO A VOSTRO FAVORE ORD. {firm} STIPENDIO {mm} {yyyy} TRN ######################', 125000, 265000],
  ['BONIFICO ISTANTANEO RICEVUTO DA {person} PER RIMBORSO SPESE', 1500, 60000],
  ['VERSAMENTO ASSEGNI BANCARI DIST. #####', 15000, 300000],
  ['VERSAMENTO CONTANTE ATM {town} ####', 5000, 150000],
  ['ACCREDITO POS ESERC. ####### DEL {dd}/{mm}', 4000, 90000],
  ['STORNO PAGAMENTO {shop} {town}', 500, 12000],
];
const BANK = 'Cassa Padana di Credito';
const money = (minor: bigint) => figure(minor, { group: '.', decimal: ',' });
const signed = (minor: bigint) => `${minor < 0n ? '-' : ''}${money(minor)}`;
const day = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yy}`;
const long = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly number: string;
  readonly account: string;
}

const cells = (amount: bigint) =>
  amount < 0n ? `<td class="r">${money(amount)}</td><td></td>` : `<td></td><td class="r">${money(amount)}</td>`;

const rowOf = ({ date, valueDate, lines, amount }: Movement, r: number): string =>
  `<tr ${rowAttribute(0, r)}><td>${day(date)}</td><td>${day(valueDate)}</td>${cells(amount)}<td>${lines.map(text).join('<br>')}</td></tr>`;

const saldo = (label: string, minor: bigint, iso: string): string =>
  `<tr class="saldo"><td>${day(iso)}</td><td></td>${cells(minor)}<td>${label}</td></tr>`;

function headOf({ period, holder, number, account }: Paper, page: number, pages: number): string {
  const [check, cin, abi, cab] = [
    account.slice(2, 4),
    account.slice(4, 5),
    account.slice(5, 10),
    account.slice(10, 15),
  ];
  const coordinates = `<table class="iban"><tr><td>Paese</td><td>Check</td><td>CIN</td><td>ABI</td><td>CAB</td><td>N. conto</td></tr>
    <tr><td>IT</td><td>${check}</td><td>${cin}</td><td>${abi}</td><td>${cab}</td><td>${account.slice(15)}</td></tr></table>`;
  const top = `<div class="head"><div><b>${BANK}</b><br>Filiale 0412 — Borgo S. Marco</div>
    <div>Estratto conto n. ${partsOf(period.end).m}/${partsOf(period.end).yyyy}<br>Foglio ${page + 1} di ${pages}</div></div>`;
  if (page > 0) return `${top}<p class="line">Conto corrente n. ${number} intestato a ${text(holder)}</p>`;
  return `${top}<div class="who">Spett.le<br><b>${text(holder)}</b><br>VIA DELLE ROBINIE 27<br>37121 VERONA VR</div>
    <h1>ESTRATTO CONTO AL ${long(period.end)}</h1>
    <p class="line">Conto corrente n. ${number} in EURO &nbsp;&nbsp; Periodo dal ${long(period.start)} al ${long(period.end)}</p>
    <p class="line">IBAN ${account} &nbsp; BIC CPDCIT2VXXX</p>${coordinates}`;
}

/** Balances by value date, as interest is reckoned: dates and figures, but nothing that moves. */
function staircase(movements: readonly Movement[], opening: bigint, period: Period): string {
  const steps = movements.filter((_, r) => r % Math.max(1, Math.ceil(movements.length / 22)) === 0);
  const rows = [{ valueDate: dayAfter(period.start, -1), after: opening }, ...steps].map(
    ({ valueDate, after }, index) => {
      const days = BigInt((index % 5) + 1);
      const numbers = (after * days) / 100n;
      return `<tr><td>${day(valueDate)}</td><td class="r">${signed(after)}</td><td class="r">${days}</td><td class="r">${numbers < 0n ? money(numbers) : ''}</td><td class="r">${numbers < 0n ? '' : money(numbers)}</td></tr>`;
    },
  );
  return `<h2>PROSPETTO SCALARE PER VALUTA</h2><table class="scalare"><tr><th>Valuta</th><th>Saldi per valuta</th><th>Giorni</th><th>Numeri debitori</th><th>Numeri creditori</th></tr>${rows.join('')}</table>
    <h2>RIEPILOGO COMPETENZE</h2><table class="scalare"><tr><td>Interessi creditori</td><td>tasso 0,0100%</td><td class="r">0,02</td></tr>
    <tr><td>Ritenuta fiscale</td><td>26,00%</td><td class="r">0,01</td></tr><tr><td>Spese per operazioni</td><td>n. ${movements.length}</td><td class="r">0,00</td></tr></table>
    <p class="legal">Trascorsi sessanta giorni dal ricevimento senza opposizione scritta, il presente estratto conto si intende approvato (art. 119 D.Lgs. 385/93). ${BANK} S.c.p.A. — Iscr. Albo 5512.8 — Aderente al Fondo Interbancario di Tutela dei Depositi.</p>`;
}

const HEADINGS = '<tr><th>Data</th><th>Valuta</th><th>Uscite</th><th>Entrate</th><th>Descrizione operazioni</th></tr>';

function pagesOf(
  movements: readonly Movement[],
  paper: Paper,
  opening: bigint,
  printed: { closing: bigint; out: bigint },
) {
  const { period } = paper;
  const parts = spread(movements, ({ lines }) => lines.length * 11 + 5, { first: 490, other: 640, foot: 60 });
  const pages = parts.length + 1;
  let done = 0;
  const listed = parts.map((rows, page) => {
    const body = rows.map((movement, r) => rowOf(movement, done + r)).join('');
    done += rows.length;
    const first = page === 0 ? saldo('SALDO INIZIALE', opening, dayAfter(period.start, -1)) : '';
    const totals = `<tr class="saldo"><td></td><td></td><td class="r">${money(printed.out)}</td><td class="r">${money(sumOf(movements, 1))}</td><td>TOTALE MOVIMENTI</td></tr>`;
    const last = page === parts.length - 1 ? `${totals}${saldo('SALDO FINALE', printed.closing, period.end)}` : '';
    return `${headOf(paper, page, pages)}<table class="rows">${HEADINGS}${first}${body}${last}</table><div class="code">M0412-${paper.number}-${page + 1} 0${page}</div>`;
  });
  return [...listed, `${headOf(paper, pages - 1, pages)}${staircase(movements, opening, period)}`];
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random);
  const opening = BigInt(random.integer(-90_000, 1_400_000));
  const plan = { period, count: drawCount(random), opening, wordings: WORDINGS, words: WORDS, width: 50 };
  const movements = drawMovements(random, plan);
  const right = movements.at(-1)?.after ?? opening;
  const misprint = random.chance(1 / 6) ? random.pick(['closing', 'out']) : '';
  const closing = misprint === 'closing' ? slip(random, right) : right;
  const out = -sumOf(movements, -1) + (misprint === 'out' ? 900n : 0n);
  const number = random.digits(12);
  const account = iban('IT', `${random.pick(['A', 'K', 'S', 'X'])}0${random.digits(9)}${number}`);
  const holder = random.pick([
    'OFFICINE MERIGHI SRL',
    'TREVISAN ALESSIA',
    'SIG. GUIDO PAVESI',
    'STUDIO TECNICO ANTONELLI & C.',
  ]);
  return {
    pages: pagesOf(movements, { period, holder, number, account }, opening, { closing, out }),
    css: CSS,
    statements: [
      {
        account: {
          institution: BANK,
          holder,
          number,
          iban: account,
          bic: 'CPDCIT2VXXX',
          type: 'checking',
          currency: 'EUR',
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: movements.map(({ date, valueDate, lines, amount }) => ({
          ...{ date, valueDate, description: lines.join(' '), reference: null },
          ...{ amount: contractAmount(amount), balance: null },
        })),
        reconciliation: verdict(misprint !== ''),
      },
    ],
  };
}

const CSS = `
.page { padding: 36pt 40pt; font-family: 'Liberation Serif'; font-size: 9pt; }
.head { display: flex; justify-content: space-between; border-top: 3pt double #223; border-bottom: 0.7pt solid #223; padding: 4pt 0; }
.who { margin: 18pt 0 18pt 280pt; line-height: 12pt; } h1 { font-size: 12pt; letter-spacing: 1pt; margin-bottom: 6pt; } h2 { font-size: 9.5pt; margin: 14pt 0 4pt; }
.line { line-height: 14pt; } .iban { margin: 4pt 0 10pt; font-size: 7.5pt; } .iban td { border: 0.5pt solid #99a; padding: 1pt 6pt; }
.rows { width: 100%; margin-top: 6pt; } .rows th { font-size: 8pt; border-bottom: 0.7pt solid #223; padding: 3pt 0; text-align: left; } .rows th:nth-child(3), .rows th:nth-child(4) { text-align: right; }
.rows th:last-child, .rows td:last-child { padding-left: 16pt; } .rows td { vertical-align: top; line-height: 11pt; padding: 2.4pt 0; white-space: nowrap; font-size: 8.4pt; }
.rows td:nth-child(1), .rows td:nth-child(2) { width: 48pt; } .rows td:nth-child(3), .rows td:nth-child(4) { width: 66pt; }
.saldo td { font-weight: bold; background: #eef0f6; } .r { text-align: right; } .scalare { width: 86%; } .scalare td, .scalare th { border-bottom: 0.4pt dotted #777; line-height: 12pt; font-size: 8.2pt; padding-right: 8pt; }
.legal { font-size: 7pt; margin-top: 16pt; } .code { position: absolute; left: 40pt; bottom: 12pt; font: 6pt 'Liberation Mono'; }
`;

export const families: Family[] = [
  {
    name: 'it-checking-scalare',
    country: 'IT',
    language: 'it',
    type: 'checking',
    difficulties: ['amounts-before-description', 'value-dates', 'wrapped-descriptions', 'interest-table'],
    size: A4,
    draw,
  },
];
