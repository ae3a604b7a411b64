/**
 * Dutch papers: the orange bank's list of debits and credits (no balance anywhere, long texts of two to five lines, a column of kinds), and
 * the bill of the card company: transaction and booking day without a year, `Af` and `Bij` behind, a row of balances above, lines of rates under rows.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
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
  moves,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { banked, dealt, dots, html, ibanOf } from './eu-parts.ts';

/** The kind of booking, then the lines. */
const BOOKED: readonly Sort[] = [
  [
    'Betaalautomaat|Buurtsuper Oudkerk OUDKERK|Pasvolgnr: 00# {=dd-mm-yyyy} 1#:{04;27;51}|Transactie: ~#~### Term: ######',
    -9400,
    -240,
  ],
  [
    'Betaalautomaat|Tankstation Terwolde|Pasvolgnr: 00# {=dd-mm-yyyy} 0#:{16;33}|Transactie: ~##~## Term: ######|Apple Pay',
    -9900,
    -2500,
  ],
  [
    'Incasso|Waterbedrijf Haarspit|Naam: Waterbedrijf Haarspit N.V.|Omschrijving: Termijn {jan;mrt;mei} klantnr ########|IBAN: NL02HAAR0999######|Kenmerk: 20########-##',
    -9000,
    -1900,
  ],
  [
    'Incasso|Zorgverzekeraar De Lisdodde|Naam: De Lisdodde Zorg|Omschrijving: Premie 0#-20## polis #########|Incassant ID: NL99ZZZ########0000',
    -18900,
    -12900,
  ],
  [
    'Online bankieren|Terwolde Groothandel B.V.|Naam: Terwolde Groothandel B.V.|Omschrijving: factuur 2#-0### d.d. {=dd-mm-yyyy}|IBAN: NL44TERW0999######',
    -240000,
    -8000,
  ],
  [
    'iDEAL|Webwinkel Kade 41|Naam: Kade 41 via Betaaldienst|Omschrijving: 00500########### #############|Datum/Tijd: {=dd-mm-yyyy} 2#:15:07',
    -15900,
    -990,
  ],
  ['Geldautomaat|OUDKERK MOLENPAD 6|Pasvolgnr: 00# {=dd-mm-yyyy} 12:4#', -25000, -2000],
  [
    'Overschrijving|Drukkerij Het Haarspit|Naam: Drukkerij Het Haarspit|Omschrijving: SALARIS {JAN;FEB;OKT} pers.nr 00###',
    185000,
    360000,
  ],
  [
    'Overschrijving|Belastingdienst|Omschrijving: TERUGGAAF OB ########B0### 12.{345;870},00|IBAN: NL86BELA0999######',
    9000,
    160000,
  ],
  ['Verzamelbetaling|Webshop uitbetaling|Omschrijving: batch ###### {14;32;57} betalingen', 12000, 240000],
];

function mutations(random: Random): Drawn {
  const period = periodOf(random, 1, random.pick([1, 1, 3]));
  const { rows } = booked(random, { ...period, sorts: BOOKED, floor: null }, 12, 72, [100_000, 400_000]);
  const who = whoIn(random, 'nl');
  const iban = ibanOf(random, 'NL', 'ORNJ', 10);
  const long = (iso: string) => day(iso, 'dd-mm-yyyy');
  const euro = (value: bigint) => `${value < 0n ? '- ' : '+ '}${dots(value)}`;
  const widths = [62, 300, 92, 60];
  const text = (row: Move) => row.lines.slice(1);
  const parts = dealt(
    rows.map((row) => ({ ...row, lines: text(row) })),
    10,
    8,
    540,
    620,
  );
  const pages = parts.map((part, p) => {
    const body = part
      .map(([row, at]) =>
        cells(
          'lllr',
          `${long(row.date)}|<b>${row.lines[0]}</b>${row.lines.length > 1 ? '<br>' : ''}${joined(row.lines.slice(1))}|${rows[at]?.lines[0]}|${euro(row.amount)}`,
          [0, at],
        ),
      )
      .join('');
    const head =
      p === 0
        ? `<h1>Oranjebank</h1><h2>Af- en bijschrijvingen</h2><p>${who.person}<br>Betaalrekening<br>${iban}</p><p class="per">Periode: ${long(period.start)} t/m ${long(period.end)}</p>`
        : `<div class="sp"><h1>Oranjebank</h1><span>${iban}</span></div>`;
    return html(
      `${head}${table(widths, heads('lllr', 'Datum|Naam / Omschrijving|Type|Bedrag (EUR)') + body, 'main')}<div class="foot">Dit overzicht is gemaakt op ${long(dayAfter(period.end, 4))}. Aan dit overzicht kunnen geen rechten worden ontleend. Pagina ${p + 1} van ${parts.length}</div>`,
    );
  });
  return drawnOf(
    pages,
    look(
      "8pt/10pt 'Liberation Sans'|36pt 40pt|h1{font-size:18pt;line-height:24pt;color:#ff6200}h2{font-size:13pt;line-height:22pt}.per{margin:8pt 0}.main td,.main th{padding:4pt 2pt;border-bottom:.4pt solid #ccc}.main th{font-weight:bold;color:#ff6200}.main b{font-weight:bold}.foot{position:absolute;bottom:18pt;left:40pt;font-size:6.5pt}",
    ),
    {
      account: banked(account(`Oranjebank|${who.person}|checking|EUR`, null), iban),
      period,
      rows: rows.map((row) => {
        const [kind = '', first = '', ...more] = row.lines;
        return rowOf(
          { ...row, lines: [first, ...more] },
          {
            alsoAccepted: [
              [first, kind, ...more].join(' '),
              [first, ...more, kind].join(' '),
              [kind, first, ...more].join(' '),
            ],
          },
        );
      }),
      status: 'unverifiable',
      unbound: rows.map((_, at) => at),
    },
  );
}

/** Name, place and country stand in columns of one text; a line of rates below. */
const BOUGHT: readonly Sort[] = [
  ['BUURTSUPER OUDKERK~OUDKERK~NLD', -9200, -310],
  ['BAHNSHOP.DE~0180 5######~DEU', -14900, -990],
  ['MUSIKDIENST ##########~STOCKHOLM~SWE', -1699, -999],
  ['HARBINGER CLOUD INC~866-###-####~USA', -8900, -900],
  ['BRINDLE RAIL LTD~LONDON~GBR', -7900, -1100],
  ['PARKEREN TERWOLDE KADE~TERWOLDE~NLD', -2400, -150],
  ['HOTEL VIEUX OMBRY~OMBRY~FRA', -42000, -9900],
];
const NETHERLANDISH = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ');
const IN_FULL = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a sheet is drawn from top to bottom, in one piece
function card(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(15, 19));
  const opening = -BigInt(random.integer(2_000, 190_000));
  const sorts = BOUGHT.map(([words, low, high]) => [words.replaceAll('~', '\u2003'), low, high] as const);
  const bought = moves(random, { start: dayAfter(start, 1), end, count: random.integer(3, 62), sorts, floor: null });
  const refund = random.chance(0.4)
    ? [
        {
          ...(bought.at(-1) as Move),
          lines: ['WEBWINKEL KADE 41\u2003TERWOLDE\u2003NLD'],
          amount: BigInt(random.integer(900, 12_000)),
        },
      ]
    : [];
  const payment = {
    ...(bought[0] as Move),
    date: dayAfter(start, 9),
    lines: ['IDEAL BETALING, DANK U'],
    amount: -opening,
  };
  const rows: readonly Move[] = [payment, ...bought, ...refund];
  const closing = opening + total(rows);
  const who = whoIn(random, 'nl');
  const client = random.digits(11);
  const holder = who.person.replace(/^(dhr|mevr)\. /, '').toUpperCase();
  const short = (iso: string) => `${day(iso, 'dd')} ${NETHERLANDISH[Number(day(iso, 'm')) - 1]}`;
  const wordy = `${day(end, 'd')} ${IN_FULL[Number(day(end, 'm')) - 1]} ${day(end, 'yyyy')}`;
  const side = (value: bigint) => (value < 0n ? 'Af' : 'Bij');
  const rates = rows.map(({ lines, amount }) => {
    const [, code] = /(USA|GBR)$/.exec(lines[0] ?? '') ?? [];
    if (!code) return null;
    const [coin, rate] =
      code === 'USA' ? ['USD', random.integer(10_200, 11_400)] : ['GBP', random.integer(8_300, 8_900)];
    return {
      foreign: `${dots((-amount * BigInt(rate)) / 10_000n)} ${coin}`,
      line: `Wisselkoers ${coin}\u2003${(rate / 10_000).toFixed(5).replace('.', ',')}`,
    };
  });
  const flat = (words: string) => words.replaceAll('\u2003', ' ');
  const widths = [50, 50, 240, 82, 56, 22];
  const tall = rows.map((row, at) => ({ ...row, lines: rates[at] ? [...row.lines, rates[at].line] : row.lines }));
  const parts = dealt(tall, 10, 1, 400, 480);
  const pages = parts.map((part, p) => {
    const body = part
      .map(([row, at]) => {
        const words = row.lines
          .map((line) =>
            line
              .split('\u2003')
              .map((word, w) => `<span class="w${w}">${word}</span>`)
              .join(''),
          )
          .join('<br>');
        const html = cells(
          'lllrrl',
          `${short(dayAfter(row.date, at === 0 ? 0 : -1))}|${short(row.date)}|${words}|${rates[at]?.foreign ?? ''}|${dots(row.amount)}|${side(row.amount)}`,
          [0, at],
        );
        return at === 0
          ? `${html}<tr><td colspan="6" class="who">Uw Card met als laatste vier cijfers ${client.slice(-4)}<br>${holder}</td></tr>`
          : html;
      })
      .join('');
    const cell = (value: bigint) => `€ ${dots(value)} <span class="side">${side(value)}</span>`;
    const grid = `<table class="grid">${heads('llll', 'Datum|Klantnummer|Volgnummer|Bladnummer')}${cells('llll', `${wordy}|${client}|${Number(day(end, 'm'))}|${p + 1} van ${parts.length}`)}${heads('llll', 'Vorig openstaand saldo|Totaal ontvangen betalingen|Totaal nieuwe uitgaven|Nieuw openstaand saldo')}${cells('llll', `${cell(opening)}|${cell(-opening)}|${cell(total(rows.slice(1)))}|${cell(closing)}`)}</table>`;
    return html(
      `<div class="sp top"><span>Landelijke Kaarten Maatschappij BV<br>Postbus 99225<br>1999 DS Terwolde<br>Telefoon 020 - 9 ${random.digits(3)} ${random.digits(3)}</span><span>www.lkm-kaarten.example<br>Bankrek. NL99ABCD9999999999<br>BIC: ABCDNL2A</span></div>${p === 0 ? `<div class="addr">${holder}<br>${who.place.replace(', ', '<br>')}</div>` : ''}${grid}${table(widths, heads('lllrrl', "Datum<br>transactie|Datum<br>boeking|<br>Omschrijving|Bedrag in<br>vreemde valuta|Bedrag<br>in euro's|") + body, 'main')}<div class="foot"><p>Uw betalingen aan Landelijke Kaarten Maatschappij BV zijn bijgewerkt tot ${wordy}.</p><p>Het totaalbedrag van € ${dots(closing)} wordt omstreeks ${day(dayAfter(end, 8), 'dd-mm-yyyy')} van uw rekening NL**ABCD******${random.digits(4)} afgeschreven. Rente bij gespreid betalen 14,00%.</p><table>${heads('ll', 'Bestedingslimiet|Minimaal te betalen bedrag')}${cells('ll', `€ 2.500|€ ${dots(closing)}`)}</table></div>`,
    );
  });
  const truth = rows.map((row, at) => {
    const rate = rates[at];
    const plain = flat(row.lines.join(' '));
    return rate
      ? rowOf(row, { description: `${plain} ${flat(rate.line)}`, alsoAccepted: [plain] })
      : rowOf(row, { description: plain });
  });
  return drawnOf(
    pages,
    look(
      "8pt/10pt 'Liberation Sans'|34pt 46pt|.top{font-size:7pt;line-height:9pt}.addr{height:86pt;padding:26pt 0 0 4pt}.grid{width:500pt;margin:8pt 0;border:.5pt solid #888}.grid td,.grid th{padding:1pt 4pt;width:125pt}.grid th{font-size:6.5pt;color:#555}.side{float:right}.main td,.main th{padding:.5pt 2pt}.main th{border-bottom:.5pt solid #000}.who{padding:5pt 2pt 3pt!important;font-weight:bold}.w0{display:inline-block;width:130pt}.w1{display:inline-block;width:80pt}.foot{position:absolute;bottom:30pt;left:46pt;right:46pt;font-size:7pt;line-height:9pt}.foot th,.foot td{padding-right:60pt}",
    ),
    {
      account: account(`Landelijke Kaarten Maatschappij BV|${holder}|credit-card|EUR`, client),
      opening,
      closing,
      rows: truth,
    },
  );
}

export const families: Family[] = [
  family(
    'nl-rekening-mutaties',
    'nl',
    'checking',
    ['no-balance', 'multi-line', 'type-column', 'dates-in-text'],
    mutations,
  ),
  family('nl-card-afbij', 'nl', 'credit-card', ['no-year', 'two-dates', 'af-bij', 'rate-lines', 'year-crossing'], card),
];
