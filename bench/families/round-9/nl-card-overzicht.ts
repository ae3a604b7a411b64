import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  COMMAED,
  cells,
  family,
  heads,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  moves,
  periodOf,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, intlDate, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { drawnWith, legal, put, sheets, slip, statusOf } from './europe-parts.ts';

/** Follow a Dutch card's overview (Af and Bij behind every figure, a rate below) and a Swiss card's bill with a payment slip. */
const DUTCH = [
  ['{ALBERT HEYN 1###;JUMBOO 4##;NS REIZIGERS}|{OUDKERK;TERWOLDE}|NL', -12000, -240],
  ['{BOL.COMM;COOLBLAUW B.V.}|{UTRECHT;ROTTERDAM}|NL', -42000, -1500],
  ['{UBAR TRIP;SPOTIFLY P1####}|{AMSTERDAM;STOCKHOLM}|{NL;SE}', -4500, -899],
  ['HOTEL {MAJESTIC;RIVERSIDE}|{NEW YORK;BOSTON}|US|Wisselkoers USD 1,08#13', -61000, -9900],
  ['TFL TRAVEL CH|LONDON|GB|Wisselkoers GBP 0,85#02', -3000, -210],
  ['ZALANDA RETOUR|BERLIN|DE', 1500, 18000],
] as const;
const MAAND = 'jan feb mrt apr mei jun jul aug sep okt nov dec';
const money = (value: bigint): string => figure(value, COMMAED);
const sided = (value: bigint): string => `${money(value)} ${value < 0n ? 'Af' : 'Bij'}`;

const DUTCH_LOOK = look(
  "8pt/10pt 'Liberation Sans'|30pt 44pt|h1{font-size:14pt;line-height:22pt}th{border-bottom:.5pt solid;font-weight:bold}td{padding-top:3pt}",
);

const short = (iso: string) => `${day(iso, 'dd')} ${mon(iso, MAAND)}`;

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const dutchFacts = (end: string, card: string, sheet: string): string =>
  table(
    [90, 120, 90, 90],
    cells('llll', '<b>Datum</b>|<b>Klantnummer</b>|<b>Volgnummer</b>|<b>Bladnummer</b>') +
      cells('llll', [intlDate(end, 'nl-NL', LONG), card, day(end, 'm'), sheet]),
  );

const dutchSums = (figures: readonly bigint[]): string =>
  table(
    [125, 125, 125, 125],
    cells(
      'llll',
      '<b>Vorig openstaand saldo</b>|<b>Totaal ontvangen betalingen</b>|<b>Totaal nieuwe uitgaven</b>|<b>Nieuw openstaand saldo</b>',
    ) +
      cells(
        'llll',
        figures.map((one) => `€ ${sided(one)}`),
      ),
  );

const dutchRow = (move: Move, r: number) => {
  const [name = '', place = '', land = '', rate] = move.lines;
  const foreign = rate
    ? `${money((move.amount * (rate.includes('USD') ? 108n : 85n)) / 100n)} ${rate.slice(12, 15)}`
    : '';
  return {
    html: cells(
      'lllllrr',
      [
        short(dayAfter(move.date, -(Number(move.ref[0]) % 3))),
        short(move.date),
        `${text(name)}${rate ? `<br>${rate}` : ''}`,
        place,
        land,
        foreign,
        `${money(move.amount)}</td><td class="l">&nbsp;${move.amount < 0n ? 'Af' : 'Bij'}`,
      ],
      [0, r],
    ),
    height: rate ? 23 : 13,
  };
};

function dutch(random: Random): Drawn {
  const who = whoIn(random, 'nl');
  const { start, end } = periodOf(random, random.integer(12, 22));
  const opening = -BigInt(random.integer(5_000, 180_000));
  const [paid] = moves(random, {
    start,
    end: dayAfter(start, 9),
    count: 1,
    sorts: [['GEINCASSEERD VORIG SALDO||', Number(-opening), Number(-opening)]],
  });
  const drawn = moves(random, { start, end, count: random.integer(7, 40), sorts: DUTCH, floor: null });
  const rows = [...(paid ? [paid] : []), ...drawn].sort((a, b) => a.date.localeCompare(b.date));
  const off = slip(random, 0.3);
  const closing = opening + total(rows) + off;
  const card = random.digits(11);
  const made = rows.map(dutchRow);
  const pages = sheets(made, 370, 480, (part, index, count) => {
    const [facts, sums] = [
      dutchFacts(end, card, `${index + 1} van ${count}`),
      dutchSums([opening, total(inOrOut(rows, 1)), total(inOrOut(rows, -1)), closing]),
    ];
    const window = index
      ? ''
      : `<div style="height:110pt;padding-top:26pt">${text(who.person)}<br>${text(who.place)}</div>`;
    const heading = heads(
      'lllllrrl',
      "Datum<br>transactie|Datum<br>boeking|<br>Omschrijving|||Bedrag in<br>vreemde valuta|Bedrag<br>in euro's|",
    );
    const mark = index
      ? ''
      : `<tr><td colspan="7" class="l"><b>Uw Card met als laatste vier cijfers ${card.slice(-4)}</b><br>${text(who.person.toUpperCase())}</td></tr>`;
    const foot = put(
      44,
      740,
      `<div style="border-top:.5pt solid;padding-top:4pt">${table([165, 165, 165], cells('lll', ['Uw betalingen aan ICC zijn bijgewerkt tot', 'Bestedingslimiet', 'Minimaal te betalen bedrag']) + cells('lll', [intlDate(end, 'nl-NL', { day: 'numeric', month: 'long', year: 'numeric' }), '€ 2.500', `€ ${money(closing)}`]))}</div>${legal([`Het te betalen bedrag wordt rond ${day(dayAfter(end, 9), 'dd-mm-yyyy')} afgeschreven van NL•• BANK •••• 4711. Debetrente 13,9% per jaar. Vragen? 020 - 6 600 999. Dit product valt onder het depositogarantiestelsel tot € 100.000.`])}`,
      'width:500pt',
    );
    return `<div class="sp"><b style="font-size:15pt;line-height:20pt">Interkaart Card Center</b><span>Postbus 99, 1110 AZ Diemeroord</span></div>${window}<h1>Rekeningoverzicht</h1>${facts}<br>${sums}<br>${table([48, 48, 150, 80, 22, 78, 58, 20], heading + mark + part.map(({ html }) => html).join(''))}${foot}`;
  });
  const facts = truthOf({
    account: account(`Interkaart Card Center|${who.person}|credit-card|EUR`, card),
    opening,
    closing,
    ...statusOf(off),
    rows: rows.map((move) =>
      rowOf(
        { ...move, lines: [...move.lines.slice(0, 3).filter(Boolean), ...move.lines.slice(3)] },
        {
          alsoAccepted: [
            move.lines.slice(0, 3).filter(Boolean).join(' '),
            [move.lines[0], move.lines[3]].filter(Boolean).join(' '),
            move.lines[0] ?? '',
          ],
        },
      ),
    ),
  });
  return drawnWith(pages, DUTCH_LOOK, facts);
}

const SWISS = [
  ['{Koope-####;MIGRAS M;Mänor AG} {Oberwald;Riedbach} CHE', -19000, -450],
  ['{SBV EASYTICKET;Rieder Velo} {Bern;Riedbach} CHE', -11000, -640],
  ['{GOOGOL *TubeRed;APFEL.COM/BILL} {London GBR;Cork IRL}', -2590, -190],
  [
    'Ristorante {Lago;Sole} Como ITA|EUR ##.## Kurs 0.9{6;7}## vom {=dd.mm.yyyy}|1.75% Bearbeitungsgebühr CHF 0.8#',
    -9000,
    -1900,
  ],
  ['Gutschrift {Zalanda Schweiz;Digitek}', 1900, 24000],
  ['Kartensperrgebühr', -2000, -2000],
] as const;

const SWISS_LOOK = look(
  "8pt/10pt 'Liberation Sans'|30pt 44pt|h1{font-size:13pt;line-height:22pt}th{border-bottom:.5pt solid;font-weight:bold}td{padding:3pt 8pt 0 0}td.r,th.r{padding-right:0}",
);

function swiss(random: Random): Drawn {
  const who = whoIn(random, 'de');
  const { start, end } = periodOf(random, random.integer(4, 27));
  const opening = -BigInt(random.integer(8_000, 310_000));
  const chf = (value: bigint) => figure(value, { group: "'", decimal: '.' });
  const names = [who.person, 'Reto Holmsen'].slice(0, random.integer(1, 2));
  const card = () => `5436 88XX XXXX ${random.digits(4)}`;
  const groups = names.map((name) => ({
    name,
    card: card(),
    rows: moves(random, { start, end, count: random.integer(6, 36), sorts: SWISS, floor: null }),
  }));
  const paid: Move = {
    date: dayAfter(start, 6),
    lines: ['Ihre Zahlung - besten Dank'],
    amount: -opening,
    balance: 0n,
    ref: '5',
    firstOfDay: true,
    lastOfDay: true,
  };
  const rows = [paid, ...groups.flatMap((group) => group.rows)];
  const closing = opening + total(rows);
  let at = 0;
  const line = (move: Move) => ({
    html: cells(
      'lllrr',
      [
        day(dayAfter(move.date, -(Number(move.ref[0]) % 4)), 'dd.mm.yyyy'),
        day(move.date, 'dd.mm.yyyy'),
        joined(move.lines),
        ...(move.amount > 0n ? [chf(move.amount), ''] : ['', chf(move.amount)]),
      ],
      [0, at++],
    ),
    height: move.lines.length * 10 + 3,
  });
  const note = (label: string, inn = '', out = '') => ({
    html: cells('lllrr', ['', '', `<b>${label}</b>`, inn, out]),
    height: 15,
  });
  const made = [
    note('Saldovortrag letzte Monatsrechnung', '', chf(opening)),
    line(paid),
    ...groups.flatMap(({ name, card: no, rows: some }) => [
      note(`Karte ${no} ${text(name)}`),
      ...some.map(line),
      note(`Total Karte XXXX ${no.slice(-4)}`, chf(total(inOrOut(some, 1))), chf(total(inOrOut(some, -1)))),
    ]),
    closing > 0n ? note('Saldo zu Ihren Gunsten', chf(closing)) : note('Saldo zu unseren Gunsten', '', chf(closing)),
  ];
  const slipOf = `<div class="sp" style="border-top:.6pt dashed;padding-top:6pt;height:150pt"><div><b>Empfangsschein</b><br>Konto / Zahlbar an<br>CH21 3080 8001 2345 6782 7<br>Helvekart AG, 8048 Zürich<br><br>Währung &nbsp; Betrag<br>CHF &nbsp; ${chf(closing)}</div><div><b>Zahlteil</b><br>Referenz 21 00000 00003 13947 ${random.digits(5)} ${random.digits(5)}<br>Zahlbar durch ${text(who.person)}<br>Zusätzliche Informationen: Rechnung ${day(end, 'dd.mm.yyyy')}</div></div>`;
  const pages = sheets(made, 400, 560, (part, index, count) => {
    const head = index
      ? ''
      : `<div style="height:100pt"></div>${put(340, 80, `${text(who.person)}<br>${text(who.place)}`)}<table>${cells('ll', ['Rechnungsdatum', day(end, 'dd.mm.yyyy')])}${cells('ll', ['Kontonummer', '0012 3456 7890'])}${cells('ll', ['Kreditlimite CHF', "6'000.00"])}${cells('ll', ['Rechnungsperiode', `${day(start, 'dd.mm.yyyy')} - ${day(end, 'dd.mm.yyyy')}`])}${cells('ll', ['Zu bezahlen bis', day(dayAfter(end, 20), 'dd.mm.yyyy')])}${cells('ll', ['Mindestbetrag CHF', '100.00'])}</table><h1>Monatsrechnung</h1>`;
    return `<div class="sp"><b style="font-size:15pt;line-height:20pt;color:#b00">Helvekart</b><span>Seite ${index + 1} von ${count}</span></div>${head}${table([66, 66, 226, 68, 70], cells('lllrr', ['Einkaufs-<br>Datum', 'Verbucht<br>am', '<br>Beschreibung', 'Gutschrift<br>CHF', 'Belastung<br>CHF'], null, 'th') + part.map(({ html }) => html).join(''))}${put(44, 640, index === count - 1 ? slipOf : '', 'width:500pt')}${put(44, 806, '<span style="font-size:6pt">Jahreszins 13.95% · Einwände innert 30 Tagen · Telefon 044 439 99 99 · Papierrechnung CHF 2.50 pro Monat</span>')}`;
  });
  const facts = truthOf({
    account: account(`Helvekart AG|${who.person}|credit-card|CHF`, '001234567890'),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move) => rowOf(move)),
  });
  return drawnWith(pages, SWISS_LOOK, facts);
}

export const families: Family[] = [
  family('nl-card-overzicht', 'nl', 'credit-card', ['af-bij', 'no-year', 'two-dates', 'rate-below', 'misprint'], dutch),
  family(
    'ch-card-monatsrechnung',
    'de',
    'credit-card',
    ['credit-before-debit', 'cards', 'payment-slip', 'apostrophes'],
    swiss,
  ),
];
