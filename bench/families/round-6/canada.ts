import { type Family, LETTER } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  mon,
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, grid, type Line, long, numbered, type Part, rowsIn } from './paper-flow.ts';

const DAILY: readonly Sort[] = [
  ['Interac purchase - ####|{KETTLE CREEK FOODS;TRILLIUM GAS BAR}', -12_000, -400],
  ['e-Transfer sent|{Noor;Beatrix;Hamish} ~#~#~#', -60_000, -2_000],
  ['Utility Bill Pmt|{Lakehead Hydro;Norwave Mobile}', -24_000, -3_000],
  ['Online Banking payment - ####|{PROPERTY TAX;VISA GRANITE}', -90_000, -8_000],
  ['Monthly fee', -1_695, -1_695],
  ['Payroll Deposit|TRENT VALLEY DAIRY', 120_000, 240_000],
  ['e-Transfer - Autodeposit|{Sorrel;Hamish} ~#~#~#~#', 3_000, 50_000],
];
const DAILY_LOOK = look(
  `8.5pt/11pt 'Liberation Sans'|36pt 48pt|.logo{background:#0b4f8a;color:#fff;font:bold 13pt/16pt 'Liberation Serif';padding:10pt 16pt;display:inline-block}h2{font-size:12pt;line-height:16pt;color:#0b4f8a;padding:12pt 0 4pt}th{border-bottom:1pt solid #0b4f8a;font-weight:bold;font-size:8pt;padding-bottom:3pt}td{padding-bottom:2pt}.d td{border-top:.4pt solid #c5d3e0}.sum td{padding:3pt 0;border-bottom:.4pt dotted #888}.code{font:6.5pt/8pt 'Liberation Mono'}.foot{position:absolute;left:48pt;bottom:18pt;right:48pt;font-size:7pt}`,
);

/** The date and the balance once a day. */
const daily = family(
  'ca-checking-date-once-a-day',
  'en',
  'checking',
  ['date-once-a-day', 'balance-once-a-day', 'two-lines'],
  (random) => {
    const period = periodOf(random, random.integer(1, 20));
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: DAILY, floor: 4_000n },
      25,
      70,
      [50_000, 400_000],
    );
    const date = (iso: string) => `${day(iso, 'd')} ${mon(iso)}`;
    const number = `0${random.digits(4)}-${random.digits(7)}`;
    const one = (row: Move, r: number) =>
      cells(
        'llrrr',
        `${row.firstOfDay ? date(row.date) : ''}|${joined(row.lines)}|${outIn(row.amount, point)}|${row.lastOfDay ? point(row.balance) : ''}`,
        [0, r],
      ).replace('<tr', `<tr class="${row.firstOfDay ? 'd' : ''}"`);
    const lines: Line[] = [
      [cells('llrrr', `|<b>Opening Balance</b>|||<b>${point(opening)}</b>`), 14],
      ...rowsIn(rows, 11, 2, one),
      [cells('llrrr', `|<b>Closing Balance</b>|||<b>$${point(closing)}</b>`), 14],
    ];
    const sum = table(
      [330, 110],
      cells('lr', `Your opening balance on ${long(period.start)}|$${point(opening)}`) +
        cells('lr', `Total deposits into your account|+ ${point(total(rows, 1))}`) +
        cells('lr', `Total withdrawals from your account|– ${point(total(rows, -1))}`) +
        cells('lr', `<b>Your closing balance on ${long(period.end)}</b>|<b>= $${point(closing)}</b>`),
      'sum',
    );
    const front = `<div class="sp"><div class="logo">Lakehead &amp; Prairie Bank</div><div class="r"><b>Your personal chequing account statement</b><br>From ${long(period.start)} to ${long(period.end)}<br><br>Your account number: ${number}</div></div><p class="code">LPBDA${random.digits(5)}_${random.digits(7)}_003 E D 1 0 ${random.digits(5)}</p><p style="padding:26pt 0">MR OSWIN TALBERT<br>31 SUMACH RD<br>THUNDER COVE ON&nbsp; P0X 9Z9</p><h2>Summary of your account for this period</h2>${sum}<h2>Details of your account activity</h2>`;
    const head = heads('llrrr', 'Date|Description|Withdrawals ($)|Deposits ($)|Balance ($)');
    const bodies = flow([block(front, 300), grid([56, 228, 75, 75, 78], head, lines)], 690, 670);
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${at > 1 ? '<h2>Details of your account activity - continued</h2>' : ''}${body}<div class="foot sp"><span>Please check this statement within 30 days.</span><span>${at} of ${count}</span></div>`,
    );
    const facts = account('Lakehead & Prairie Bank|MR OSWIN TALBERT|checking|CAD', number);
    return drawnOf(pages, DAILY_LOOK, {
      account: facts,
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
    });
  },
  LETTER,
);

const MOIS = 'JAN FÉV MAR AVR MAI JUN JUL AOÛ SEP OCT NOV DÉC';
const sous = (value: bigint): string => figure(value, { group: ' ', decimal: ',' });

const FOLIO: readonly Sort[] = [
  ['ACH Achat /|{MARCHÉ DES ÉRABLES;QUINCAILLERIE PONT-ROUGE}', -14_000, -600],
  ['RGA Retrait au guichet automatique', -30_000, -2_000],
  ['PAI Paiement facture - AccèsD Internet|{ÉNERGIE DU NORD;CÂBLE ST-ANSELME}', -26_000, -3_000],
  ["FIX Frais fixes d'utilisation", -795, -595],
  ['FRV Frais virement Interac', -150, -100],
  ['DPA Dépôt direct|COMM. SCOLAIRE DES RIVES', 90_000, 180_000],
  ['VIR Virement Interac de /|{L. THÉRIAULT;M. OUELLON}', 2_000, 45_000],
];
const EPARGNE: readonly Sort[] = [
  ['INT Intérêt', 15, 2_200],
  ['VWW Virement - AccèsD Internet', 5_000, 60_000],
  ['RET Retrait au comptoir', -40_000, -10_000],
];
const FOLIO_LOOK = look(
  `9pt/11pt 'Liberation Mono'|34pt 40pt|h1{font:bold 15pt/18pt 'Liberation Sans';color:#006b3c}.bar{font:bold 9pt/13pt 'Liberation Sans';background:#006b3c;color:#fff;padding:1pt 5pt;margin-top:10pt}th{font:bold 8pt/11pt 'Liberation Sans';border-bottom:.6pt solid #006b3c;border-top:.6pt solid #006b3c}td{border-left:.4pt solid #9cc;padding:0 3pt}.foot{position:absolute;right:40pt;bottom:16pt;font:7pt/9pt 'Liberation Sans'}`,
);

const jour = (iso: string) => `${day(iso, 'd').padStart(2, ' ').replace(' ', '&nbsp;')} ${mon(iso, MOIS)}`;

function folio(s: number, words: string, rows: readonly Move[], opening: bigint): Part[] {
  const one = (row: Move, r: number) => {
    const [code = '', ...rest] = row.lines[0]?.split(' ') ?? [];
    const fee = rest[0] === 'Frais';
    const money = fee ? `${sous(row.amount)}||` : `|${outIn(row.amount, sous)}`;
    return cells(
      'lllrrrr',
      `${jour(row.date)}|${code}|${joined([rest.join(' '), ...row.lines.slice(1)])}|${money}|${sous(row.balance)}`,
      [s, r],
    );
  };
  return [
    block(`<div class="bar">${words}</div>`, 26),
    grid([48, 36, 198, 44, 64, 64, 74], heads('lllrrrr', 'Date|Code|Description|Frais|Retrait|Dépôt|Solde'), [
      [cells('lllrrrr', `||Solde reporté||||${sous(opening)}`), 11],
      ...rowsIn(rows, 11, 0, one),
    ]),
  ];
}

const caisse = family(
  'ca-checking-fr-folio',
  'fr',
  'checking',
  ['several-accounts', 'fees-in-a-column', 'code-column', 'no-closing'],
  (random) => {
    const period = periodOf(random);
    const eop = booked(random, { ...period, sorts: FOLIO, floor: 2_000n }, 12, 40, [40_000, 300_000]);
    const et1 = booked(random, { ...period, sorts: EPARGNE, floor: 0n }, 1, 5, [20_000, 900_000]);
    const number = `${random.digits(5)}-${random.digits(7)}`;
    const words = (iso: string) => long(iso, 'fr-CA');
    const front = `<div class="sp"><div><h1>Caisse populaire des Rives</h1>12, rue de l'Écluse, Saint-Anselme-du-Lac</div><div class="r">RELEVÉ DE COMPTE<br>Folio : ${number}<br>Période du ${words(period.start)}<br>au ${words(period.end)}</div></div><p style="padding:38pt 0 24pt">MME GISÈLE BEAUCHEMIN-ROY<br>1408 CHEMIN DU MOULIN<br>SAINT-ANSELME QC&nbsp; G0R 9X9</p>`;
    const bodies = flow(
      [
        block(front, 150),
        ...folio(0, 'EOP &nbsp; ÉPARGNE AVEC OPÉRATIONS', eop.rows, eop.opening),
        ...folio(1, 'ET1 &nbsp; ÉPARGNE STABLE', et1.rows, et1.opening),
        block(
          '<p style="padding-top:14pt">Ristourne : la date limite pour aviser la caisse d\'une erreur est de 60 jours.</p>',
          30,
        ),
      ],
      700,
      690,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${at === 1 ? front.slice(0, 0) : `<div class="r">Folio : ${number}</div>`}${body}<div class="foot">Page ${at} de ${count}</div>`,
    );
    const truth = (row: Move) => {
      const [code = '', ...rest] = (row.lines[0] ?? '').split(' ');
      const plain = [rest.join(' '), ...row.lines.slice(1)].join(' ');
      return rowOf(row, { shows: true, description: plain, alsoAccepted: [`${code} ${plain}`] });
    };
    const facts = (suffix: string, type: string) =>
      account(`Caisse populaire des Rives|MME GISÈLE BEAUCHEMIN-ROY|${type}|CAD`, suffix);
    const statements = [eop, et1].map(({ opening, rows }, s) =>
      truthOf({ account: facts(number, s === 0 ? 'checking' : 'savings'), period, opening, rows: rows.map(truth) }),
    );
    return { pages, css: FOLIO_LOOK, statements };
  },
  LETTER,
);

export const families: Family[] = [daily, caisse];
