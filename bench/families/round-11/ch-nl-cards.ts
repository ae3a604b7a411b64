import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueRow } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  mon,
  moves,
  pack,
  periodOf,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { dayBefore, EURO, euro, MONTHS, withForeign } from './europe-kit.ts';

/**
 * A Swiss card bill (booking and purchase day, the trade's sort on a line below, rates and surcharges below that, a section and a total for each
 * card, apostrophes) and a Dutch one (days of two words without a year, place and country in columns, foreign amounts, Af and Bij behind).
 */

const CH: readonly Sort[] = [
  [
    '{COOPERA-1842 ANSBECK;APOTHEKE AM ANGER GRUENAU;BERGBAHN TICKETSHOP;BUCHHAUS AARETAL;KIOSK HB}, {CHE;CH}|{Lebensmittel;Gesundheit;Reisen;Detailhandel}',
    -18_900,
    -250,
  ],
  [
    '{HOTEL ASTER MILANO, ITA;CLOUDBOX.COM DUBLIN, IRL}|{Hotels;Digitale Güter}|EUR ¤ zum Kurs von 0.9{712;544;833}1|Bearbeitungszuschlag {1.5;1.75}% enthalten',
    -43_000,
    -990,
  ],
  ['MODEHAUS ONLINE BERN, CHE|Gutschrift Detailhandel', 1_900, 12_000],
];
const SWISS = { group: '’', decimal: '.' };
const franc = (value: bigint) => `${value < 0n ? '-' : ''}${figure(value, SWISS)}`;

function swiss(random: Random): Drawn {
  const period = periodOf(random, 13);
  const who = whoIn(random, 'de');
  const opening = -BigInt(random.integer(4_000, 48_000)) * 5n;
  const cards = Array.from({ length: random.integer(1, 3) }, (_, c) => ({
    title: `${c === 2 ? 'Mastercard Value' : 'Visa Classic Card'} XXXX XXXX XXXX ${random.digits(4)}`,
    name: c === 1 ? 'Nadja Holmsen-Wyss' : who.person,
    rows: withForeign(
      moves(random, { ...period, count: random.integer(4, 34), sorts: CH, floor: null }),
      { group: '’', decimal: '.' },
      false,
    ),
  }));
  const seed = cards[0]?.rows[0] as Move;
  const paid: Move = {
    ...seed,
    date: dayAfter(period.start, random.integer(3, 12)),
    lines: ['Ihre Zahlung – besten Dank'],
    amount: -opening,
  };
  const rows = [paid, ...cards.flatMap((card) => card.rows)];
  const closing = opening + total(rows);
  const bought = rows.map(({ date }) => dayAfter(date, -random.integer(0, 3)));
  const dmy = (iso: string) => day(iso, 'dd.mm.yy');
  const full = (iso: string) => day(iso, 'dd.mm.yyyy');
  const widths = [56, 56, 290, 84];
  type Item = { readonly head: string } | { readonly move: Move } | { readonly label: string; readonly sum: bigint };
  const items: Item[] = [
    { label: `Saldovortrag letzte Rechnung vom ${full(dayBefore(period.start))}`, sum: -opening },
    { move: paid },
    ...cards.flatMap((card): Item[] => [
      { head: `${card.title}, ${card.name}` },
      ...card.rows.map((move) => ({ move })),
      { label: `Total ${card.title.slice(-19)}`, sum: -total(card.rows) },
    ]),
  ];
  const html = (item: Item) => {
    if ('head' in item) return `<tr class="h"><td colspan="4">${text(item.head)}</td></tr>`;
    if ('label' in item) return cells('lllr', `||<b>${text(item.label)}</b>|<b>${franc(item.sum)}</b>`);
    const r = rows.indexOf(item.move);
    return cells(
      'lllr',
      [
        dmy(item.move.date),
        item.move === paid ? '' : dmy(bought[r] ?? ''),
        joined(item.move.lines),
        franc(-item.move.amount),
      ],
      [0, r],
    );
  };
  const parts = pack(items, (item) => ('move' in item ? item.move.lines.length * 9.5 + 3 : 18), 510, 660);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const top =
      p === 0
        ? `<div class="sp"><div style="width:190pt">${span('Kartenkonto-Nr.', '85 4412 7009 3')}${span('Rechnungsdatum', full(period.end))}${span('Rechnungsperiode', `${full(period.start)} – ${full(period.end)}`)}${span('Globallimite', 'CHF 7’500.00')}${span('<b>Rechnungsbetrag</b>', `<b>CHF ${franc(-closing)}</b>`)}${span('Zahlbar bis', full(dayAfter(period.end, 20)))}${span('Mindestbetrag', 'CHF 100.00')}</div><div class="addr">${who.person}<br>${who.place.split(', ').join('<br>')}</div></div><h1>Rechnung Kreditkarte</h1>`
        : '';
    return `<section class="page"><div class="sp"><b class="logo">Aareposten Finanz</b><span>Seite: ${p + 1} / ${parts.length}</span></div>${top}${table(widths, heads('lllr', 'Buchungs-<br>datum|Einkaufs-<br>datum|Details|Betrag CHF') + part.map(html).join('') + (last ? cells('lllr', `||<b>Saldo zu unseren Gunsten CHF</b>|<b>${franc(-closing)}</b>`) : ''))}
      ${last ? '<p class="s">Bei Teilzahlung wird ein Jahreszins von 13,95% ab Buchungsdatum verrechnet. Beanstandungen sind innert 30 Tagen zu melden: +41 848 999 140. Ihr Cashback per 31.12.: CHF 14.35.</p>' : ''}</section>`;
  });
  const css = look(
    "7.5pt/9.5pt 'Liberation Sans'|32pt 52pt|.logo{font-size:14pt;line-height:22pt;background:#fc0;padding:0 6pt}.addr{margin:60pt 30pt 20pt 0;line-height:11pt}.sp .sp{line-height:12pt;margin-top:2pt}h1{font-size:12pt;line-height:18pt;margin:14pt 0 4pt}th{border-bottom:1pt solid #000;padding:2pt}td{padding:1.5pt 2pt}.h td{font-weight:bold;background:#f6f1dc;padding:4pt 2pt}.s{font-size:6.5pt;line-height:8.5pt;margin-top:18pt}",
  );
  return drawnOf(pages, css, {
    account: account(`Aareposten Finanz|${who.person}|credit-card|CHF`, '85441270093'),
    period,
    opening,
    closing,
    rows: rows.map((move) => rowOf(move, { alsoAccepted: [move.lines.slice(0, 2).join(' '), move.lines[0] ?? ''] })),
  });
}

const NL: readonly Sort[] = [
  [
    '{BOL.KADE;STATION OUDKERK;ALBERTA HAARSPIT;THUISBEZORGER;PARKEERAPP}|{Utrecht;Oudkerk;Haarspit}|NLD|',
    -16_900,
    -295,
  ],
  ['{CLOUDBOX INC;HOTEL ASTER}|{San Francisco;New York}|USA|¤ USD 1,0{8213;9471}', -38_000, -900],
  ['{MODEWINKEL ONLINE}|Berlin|DEU|', 1_500, 11_000],
];

/** Name, place and country of a row, and the rate below them. */
function dutchRow(move: Move): TrueRow {
  const [name = '', city = '', land = '', abroad = ''] = move.lines;
  const base = [name, city, land].filter(Boolean);
  const rate = abroad.split(' ')[2];
  const all = rate ? [...base, 'Wisselkoers USD', rate] : base;
  const across = `${name} Wisselkoers USD ${city} ${rate ?? ''} ${land}`;
  return rowOf(
    { ...move, lines: all },
    { alsoAccepted: [base.join(' '), name, `${name} ${city}`.trim(), ...(rate ? [across] : [])] },
  );
}

function dutch(random: Random): Drawn {
  const period = periodOf(random, 18);
  const who = whoIn(random, 'nl');
  const opening = -BigInt(random.integer(15_000, 280_000));
  const bought = withForeign(moves(random, { ...period, count: random.integer(7, 58), sorts: NL, floor: null }), EURO);
  const paid: Move = {
    ...(bought[0] as Move),
    date: dayAfter(period.start, 7),
    lines: ['GEINCASSEERD VORIG SALDO', '', '', ''],
    amount: -opening,
  };
  const rows = [paid, ...bought];
  const closing = opening + total(rows);
  const spent = rows.map(({ date }) => (date <= period.start ? date : dayAfter(date, -1)));
  const short = (iso: string) => `${day(iso, 'dd')} ${mon(iso, MONTHS.nl)}`;
  const long = (iso: string) => `${day(iso, 'd')} ${mon(iso, MONTHS.nlLong)} ${day(iso, 'yyyy')}`;
  const mark = (value: bigint) => (value < 0n ? 'Af' : 'Bij');
  const client = random.digits(11);
  const widths = [52, 52, 134, 92, 28, 62, 66, 22];
  const html = (move: Move) => {
    const r = rows.indexOf(move);
    const [name = '', city = '', land = '', abroad = ''] = move.lines;
    const [sum = '', , rate = ''] = abroad.split(' ');
    const under = abroad ? `<br><span class="s">Wisselkoers USD</span>` : '';
    return cells(
      'lllllrrl',
      [
        move === paid ? '' : short(spent[r] ?? ''),
        short(move.date),
        text(name) + under,
        text(city) + (abroad ? `<br><span class="s">${rate}</span>` : ''),
        land,
        abroad ? `${sum} USD` : '',
        euro(move.amount),
        mark(move.amount),
      ],
      [0, r],
    );
  };
  const parts = pack(rows, ({ lines }) => (lines[3] ? 24 : 14), 340, 470);
  const pages = parts.map((part, p) => {
    const boxes = table(
      [116, 116, 116, 116],
      heads(
        'llll',
        'Vorig openstaand saldo|Totaal ontvangen betalingen|Totaal nieuwe uitgaven|Nieuw openstaand saldo',
      ) +
        cells(
          'llll',
          `€ ${euro(opening)} Af|€ ${euro(total(rows, 1))} Bij|€ ${euro(total(rows, -1))} Af|€ ${euro(closing)} ${mark(closing)}`,
        ),
      'box',
    );
    return `<section class="page"><div class="sp"><b class="logo">KAARTHUIS NEDERLAND</b><span class="s">Kaarthuis Nederland B.V., Postbus 23225, 1999 DS Terwolde · Telefoon 020 - 6 600 999 · Kvk nr. 33.999.596</span></div><div class="addr">${who.person}<br>${who.place.split(', ').join('<br>')}</div>
      ${table([130, 120, 100, 100], heads('llll', 'Datum|Kaarthuis-klantnummer|Volgnummer|Bladnummer') + cells('llll', `${long(period.end)}|${client}|${day(period.end, 'm')}|${p + 1} van ${parts.length}`), 'box')}${boxes}
      ${table(widths, heads('lllllrrl', 'Datum<br>transactie|Datum<br>boeking|Omschrijving|||Bedrag in<br>vreemde valuta|Bedrag<br>in euro’s|') + part.map((move) => (move === bought[0] ? `<tr class="h"><td colspan="8">Uw Card met als laatste vier cijfers ${client.slice(-4)} &nbsp; ${who.person.toUpperCase()}</td></tr>` : '') + html(move)).join(''), 'main')}
      <div class="foot">Het totaalbedrag van € ${euro(closing)} wordt omstreeks ${long(dayAfter(period.end, 9))} automatisch geïncasseerd van rekening NL99**********11. Bestedingslimiet € 2.500,00 · Minimaal te betalen bedrag € 0,00. Dit product valt onder het depositogarantiestelsel.</div></section>`;
  });
  const css = look(
    "8pt/10pt 'Liberation Sans'|30pt 42pt|.logo{font-size:13pt;line-height:18pt;color:#036}.s{font-size:6.5pt}.addr{margin:40pt 0 24pt}.box{margin-bottom:10pt}.box th{color:#666;font-size:7pt}.box td{border-bottom:.5pt solid #999}.main th{border-bottom:.8pt solid #036;line-height:9pt;padding:2pt 1pt}.main td{padding:2pt 1pt}.main td:last-child{padding-left:4pt}.h td{font-weight:bold;padding-top:6pt}.foot{position:absolute;bottom:22pt;left:42pt;right:42pt;font-size:6.5pt;line-height:8.5pt}",
  );
  return drawnOf(pages, css, {
    account: account(`KAARTHUIS NEDERLAND|${who.person}|credit-card|EUR`, client),
    opening,
    closing,
    rows: rows.map(dutchRow),
  });
}

export const families: Family[] = [
  family('ch-karte-einkauf', 'de', 'credit-card', ['two-dates', 'several-cards', 'rate-lines', 'apostrophes'], swiss),
  family(
    'nl-creditcard-afbij',
    'nl',
    'credit-card',
    ['no-year', 'no-period', 'marks-behind', 'foreign-column', 'heads-repeated'],
    dutch,
  ),
];
