import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  family,
  inOrOut,
  joined,
  look,
  type Move,
  moves,
  outIn,
  periodOf,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, intlDate, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { bare, drawnWith, legal, put, sheets, valueDay, withIban } from './europe-parts.ts';

/** Follow an Italian bank's quarterly statement with its tables of interest after the rows, and a card company's bill with the foreign amount beside. */
const CONTO = [
  [
    'PAGAMENTO TRAMITE POS|POS CARTA 5###XXXXXXXX#### DEL {=dd/mm/yy} ORE 1#:##|{ESSELUNGHINA;COOPALLEANZA;FARMACIA ERBE} {TORRESA;BRAGOLA}',
    -13000,
    -350,
  ],
  [
    'ADDEBITO DIRETTO SDD|{ENEL ENERGIE SPA;TIMM SPA;ACQUE VENETE} MANDATO ~~########|FATT. 00########## SCAD. {=dd.mm.yyyy}',
    -21000,
    -1800,
  ],
  [
    'BONIFICO A VOSTRO FAVORE|DISPOSTO DA: {BRAGOLIN TRASPORTI SPA;INPS}|CAUSALE: {STIPENDIO;PENSIONE} {=mm-yyyy} CRO 0##########',
    110000,
    260000,
  ],
  [
    'BONIFICO DA VOI DISPOSTO|A FAVORE: {IMM. PERUSIO SAS;DOTT. A. VESCOVINI}|{AFFITTO;PARCELLA N. ##/2024 EURO 120,00 + IVA}',
    -95000,
    -6000,
  ],
  ['PRELIEVO BANCOMAT|CARTA N. 0##### DEL {=dd/mm/yy} 1#.## SPORT. 0###', -25000, -2000],
  ['COMMISSIONI SU BONIFICI', -200, -50],
  ['IMPOSTA DI BOLLO E/C E RENDICONTO DPR 642/1972', -855, -855],
  ['VERSAMENTO CONTANTE', 5000, 80000],
] as const;

const money = (value: bigint): string => figure(value, COMMAED);

const CONTO_LOOK = look(
  "7pt/8.6pt 'Liberation Sans'|32pt 42pt|h1{font-size:12pt;line-height:18pt}h2{font-size:10pt;line-height:16pt}th{border-bottom:.6pt solid;font-weight:bold}td{padding-top:3pt}.m td:nth-child(5),.m th:nth-child(5){padding-left:14pt}",
);

function conto(random: Random): Drawn {
  const who = whoIn(random, 'it');
  const { start, end } = periodOf(random, 1, 3);
  const { opening, rows, closing } = booked(random, { start, end, sorts: CONTO }, 40, 120, [60_000, 900_000]);
  const number = `1000/${random.digits(8)}`;
  const code = iban('IT', `K0306999${random.digits(3)}${random.digits(12)}`.slice(0, 23));
  const full = (iso: string) => day(iso, 'dd.mm.yyyy');
  const made = rows.map((move: Move, r) => ({
    html: cells(
      'llrrl',
      [full(move.date), full(valueDay(move)), ...outIn(move.amount, money).split('|'), joined(move.lines)],
      [0, r],
    ),
    height: move.lines.length * 8.6 + 3,
  }));
  const line = (label: string, a: string, b: string) =>
    cells(
      'llrrl',
      ['', '', a, b, label].map((one) => `<b>${one}</b>`),
    );
  const pages = sheets(made, 520, 680, (part, index, count) => {
    const head = index
      ? ''
      : `<div style="height:96pt"></div>${put(330, 100, `${text(who.person.toUpperCase())}<br>${text(who.place.toUpperCase())}`)}<h1>Estratto conto n. ${Math.ceil(Number(end.slice(5, 7)) / 3)} al ${full(end)}</h1><p>Periodo dal ${full(start)} al ${full(end)} — Conto ${number} — Valuta EUR<br>IBAN ${code} &nbsp; BIC BCVTIT99XXX</p>`;
    const first = index ? '' : line(`Saldo iniziale al ${full(dayAfter(start, -1))}`, '', money(opening));
    const last =
      index < count - 1
        ? ''
        : line('Totali', money(total(inOrOut(rows, -1))), money(total(inOrOut(rows, 1)))) +
          line(`Saldo finale al ${full(end)}`, '', money(closing));
    return `<div class="sp"><b style="font-size:15pt;line-height:20pt;color:#1a6b2d">Banca Valtorre</b><span>Conto corrente ${number}<br>Pagina ${index + 1} di ${count + 1}</span></div>${head}${table([54, 54, 64, 64, 268], cells('llrrl', ['Data<br>operazione', 'Data<br>valuta', '<br>Addebiti', '<br>Accrediti', '<br>Descrizione'], null, 'th') + first + part.map(({ html }) => html).join('') + last, 'm')}`;
  });
  const interest = [
    [full(dayAfter(end, -60)), '30', '0,01000', money(closing * 30n)],
    [full(end), '31', '0,01000', money(closing * 31n)],
  ];
  pages.push(
    `<h2>Riassunto scalare</h2>${table([90, 60, 80, 120], cells('lrrr', ['Data', 'Giorni', 'Tasso %', 'Numeri creditori'], null, 'th') + interest.map((one) => cells('lrrr', one)).join(''))}<br><h2>Prospetto delle competenze</h2>${table([240, 90], cells('lr', ['Interessi creditori lordi', '0,12']) + cells('lr', ['Ritenuta fiscale 26%', '0,03']) + cells('lr', ['Spese fisse di tenuta conto', '0,00']) + cells('lr', ['Numero operazioni', String(rows.length)]))}<br>${legal(['Il presente estratto conto si intende approvato trascorsi 60 giorni dal ricevimento. Depositi garantiti dal FITD fino a 100.000,00 euro.', 'Arbitro Bancario Finanziario: ricorso entro 12 mesi. Numero verde 800.99.99.99, dall’estero +39 011 999 9999. Cap. soc. € 10.368.870.930,08.'], 7)}`,
  );
  const facts = truthOf({
    account: account(`Banca Valtorre|${who.person.toUpperCase()}|checking|EUR`, number),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move) => rowOf(move, { valueDate: valueDay(move) })),
  });
  return drawnWith(pages, CONTO_LOOK, withIban(facts, code, 'BCVTIT99XXX'));
}

const CARTA = [
  ['{AUTOGRILLO 0###;ESSELUNGHINA;TRENITALY} {MILANO;TORRESA} ITA', -12000, -250],
  ['{AMAZN* ~~#~#;PAYFIX *SHOP} {LUXEMBOURG LUX;35314369001 GBR}', -9900, -699],
  ['TELEPEDAGGIO {=mm/yyyy} ROMA ITA', -7000, -400],
  ['~USD {DINER 8TH AVE;MTA VEND} NEW YORK USA', -8000, -300],
  ['STORNO {ZALANDA;BOOKIN.COM} ITA', 1500, 21000],
  ['IMPOSTA DI BOLLO', -200, -200],
] as const;

const CARTA_LOOK = look(
  "8pt/10pt 'Liberation Sans'|32pt 42pt|h1{font-size:13pt;line-height:20pt;color:#2d32aa}.x{display:flex;justify-content:space-between;background:#eef;padding:7pt;margin:4pt 0}p{white-space:normal;margin:5pt 0}th{background:#2d32aa;color:#fff;padding:2pt}td{padding:3pt 2pt 0}",
);

function carta(random: Random): Drawn {
  const who = whoIn(random, 'it');
  const { start, end } = periodOf(random);
  const opening = -BigInt(random.integer(9_000, 190_000));
  const paid: Move = {
    date: dayAfter(start, 14),
    lines: ['ADDEBITO IN C/C SALDO PRECEDENTE'],
    amount: -opening,
    balance: 0n,
    ref: '5',
    firstOfDay: true,
    lastOfDay: true,
  };
  const rows = [
    ...moves(random, {
      start,
      end,
      count: random.integer(6, 40),
      sorts: CARTA.map(([a, b, c]) => [a.replace('~USD', '^USD'), b, c] as const),
      floor: null,
    }),
    paid,
  ].sort((a, b) => a.date.localeCompare(b.date));
  const closing = opening + total(rows);
  const card = `4532 **** **** ${random.digits(4)}`;
  const due = dayAfter(end, 15);
  const plain = (move: Move) => move.lines.map((one) => one.replace('^USD ', ''));
  const signed = (value: bigint) => `${value > 0n ? '-' : ''}${money(value)}`;
  const made = rows.map((move, r) => ({
    html: cells(
      'lllrr',
      [
        day(dayAfter(move.date, -(Number(move.ref[0]) % 3)), 'dd/mm/yy'),
        day(move.date, 'dd/mm/yy'),
        joined(plain(move)),
        move.lines[0]?.startsWith('^') ? `USD ${money((move.amount * 108n) / 100n)}` : '',
        signed(move.amount),
      ],
      [0, r],
    ),
    height: 13,
  }));
  const owed = (value: bigint) => (value > 0n ? `-${money(value)}` : money(value));
  const pages = sheets(made, 430, 660, (part, index, count) => {
    const boxes = [
      ['Saldo precedente', owed(opening)],
      ['Totale accrediti', money(total(inOrOut(rows, 1)))],
      ['Totale spese del mese', money(total(inOrOut(rows, -1)))],
      ['Saldo attuale a Suo debito', owed(closing)],
    ];
    const head = index
      ? ''
      : `<div class="sp" style="height:110pt;padding-top:20pt"><div>Carta N. ${card}<br>Fido accordato: 2.600,00 €<br>Data estratto conto: ${day(end, 'dd/mm/yyyy')}<br>Codice cliente ${random.digits(9)}</div><div>Gentile<br>${text(who.person)}<br>${text(who.place)}</div></div><h1>Estratto conto del ${intlDate(end, 'it-IT', { day: 'numeric', month: 'long', year: 'numeric' })}</h1><div class="x">${boxes.map(([a, b]) => `<div>${a}<br><b>€ ${b}</b></div>`).join('')}</div><p>Il saldo sarà addebitato il ${day(due, 'dd/mm/yyyy')} sul conto IT•• •••• 9999 con valuta ${day(due, 'dd/mm/yyyy')}. Ha 1.240 punti #iovinco, di cui 300 in scadenza il 31/12.</p>`;
    const last =
      index < count - 1
        ? ''
        : `<br>${legal(['TAN 14,00% TAEG 18,61%. Commissione anticipo contante 4% (min. € 0,52 Italia, € 5,16 estero). Maggiorazione cambio 2,00%. Blocco carta 800-15.16.99.', 'Informativa: il cliente può contestare le operazioni entro 60 giorni (13 mesi se non autorizzate).'], 7)}`;
    return `<div class="sp"><b style="font-size:18pt;line-height:24pt;color:#2d32aa">carteo</b><span>Foglio ${index + 1}/${count}</span></div>${head}${table([58, 66, 240, 76, 70], cells('lllrr', ['Data<br>acquisto', 'Data<br>registrazione', '<br>Descrizione', 'Importo in<br>altre valute', 'Importo<br>in Euro'], null, 'th') + part.map(({ html }) => html).join(''))}${last}`;
  });
  const facts = truthOf({
    account: account(`carteo|${who.person}|credit-card|EUR`, bare(card)),
    opening,
    closing,
    rows: rows.map((move) => rowOf({ ...move, lines: plain(move) })),
  });
  return drawnWith(pages, CARTA_LOOK, facts);
}

export const families: Family[] = [
  family('it-current-conto', 'it', 'checking', ['text-after-amounts', 'long', 'interest-tables'], conto),
  family('it-card-carteo', 'it', 'credit-card', ['two-dates', 'unsigned', 'foreign-amounts', 'summary-first'], carta),
];
