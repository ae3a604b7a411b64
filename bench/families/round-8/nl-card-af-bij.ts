import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, COMMAED, cells, drawnOf, family, look, moves, rowOf, table, total } from '../kit.ts';
import { dayAfter, figure, rowAttribute, text } from '../markup.ts';
import { whoIn } from '../stranger-parts.ts';
import { billOf, bought, columns, flow, foot, named, type Sorts } from './europe-parts.ts';

/** After the Dutch card company that bills for most banks: Af and Bij behind, days without a year, rates below foreign purchases, cards by their last digits. */

const SORTS: Sorts = [
  ['{ALBERT HEYN ####;JUMBOO;HEEMA EV##}|{AMSTERDAM;OUDKERK;ZWOLLE}|NLD', -14_000, -320],
  ['{BOL.KOM;COOLBLAUW;NS GROEP IZ NS.NL;THUISBESTELD}|{UTRECHT;ROTTERDAM;WWW.NS.NL}|NLD', -32_000, -450],
  ['{RYANLUCHT ##~~#~;PAYFRIEND *STEAMY;EASYVLUCHT}|{DUBLIN;LUXEMBOURG;LUTON}|IRL', -46_000, -999],
  ['F|{UBERIA *TRIP;NYTIMES;HOTEL PENN ####}|{SAN FRANCISCO;NEW YORK}|USA', -60_000, -800],
  ['{CHATPLUS ABO;RESTAURANT DE KADE;SHELLA ####}|{TERWOLDE;HAARSPIT}|NLD', -9_000, -600],
  ['TERUGBETALING {BOL.KOM;COOLBLAUW}|UTRECHT|NLD', 1_000, 19_000],
];

const MONTHS = 'jan feb mrt apr mei jun jul aug sep okt nov dec';
const LONG = 'januari februari maart april mei juni juli augustus september oktober november december';
const ALIGN = 'lllllrrrl';
const WIDTHS = [50, 50, 144, 92, 28, 66, 6, 60, 22];
const dm = (iso: string): string => named(iso, MONTHS);
const euro = (value: bigint): string => `€ ${figure(value, COMMAED)}`;
const side = (value: bigint): string => (value < 0n ? 'Af' : 'Bij');

function rowHtml(random: Random, row: { date: string; lines: readonly string[]; amount: bigint }, r: number) {
  const foreign = row.lines[0] === 'F';
  const [name = '', town = '', land = ''] = foreign ? row.lines.slice(1) : row.lines;
  const rate = BigInt(random.integer(103_000, 112_000));
  const sum = foreign ? `${figure((-row.amount * rate) / 100_000n, COMMAED)} USD` : '';
  const values = [
    dm(bought(random, row, 3)),
    dm(row.date),
    text(name),
    town,
    land,
    sum,
    '',
    figure(row.amount, COMMAED),
    side(row.amount),
  ];
  const rated = `Wisselkoers USD 1,${rate.toString().slice(1)}`;
  const below = foreign ? `<tr ${rowAttribute(0, r)}><td></td><td></td><td>${rated}</td></tr>` : '';
  const main = [name, town, land].join(' ').trim();
  return {
    h: foreign ? 24 : 12,
    html: cells(ALIGN, values, [0, r]) + below,
    truth: rowOf(
      { ...row, lines: [foreign ? `${main} ${rated}` : main] },
      { alsoAccepted: foreign ? [main, name] : [name] },
    ),
  };
}

const HEAD = `<tr class="h"><th class="l">Datum</th><th class="l">Datum</th><th class="l">Omschrijving</th><th></th><th></th><th class="r">Bedrag in</th><th></th><th class="r" colspan="2">Bedrag</th></tr><tr class="h2"><th class="l">transactie</th><th class="l">boeking</th><th></th><th></th><th></th><th class="r">vreemde valuta</th><th></th><th class="r" colspan="2">in euro's</th></tr>`;

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'nl');
  const { start, end } = billOf(random, random.integer(12, 20));
  const previous = BigInt(random.integer(8_000, 260_000));
  const client = random.digits(11);
  const paid = { date: dayAfter(start, 6), lines: ['IDEAL BETALING, DANK U'], amount: previous };
  const cards = Array.from({ length: random.integer(1, 2) }, (_, c) => ({
    last: random.digits(4),
    who: c === 0 ? person : 'mevr. T. Terwolde',
    rows: moves(random, { start, end, count: random.integer(8, 52), sorts: SORTS, floor: null }),
  }));
  const groups = [[paid], ...cards.map(({ rows }) => rows)];
  let r = 0;
  const made = groups.map((rows) => rows.map((row) => rowHtml(random, row, r++)));
  const all = groups.flat();
  const closing = total(all) - previous;
  const plain = (html: string) => ({ h: 24, html: `<tr class="who"><td colspan="9" class="l">${html}</td></tr>` });
  const blocks = made.flatMap((rows, g) => {
    const card = cards[g - 1];
    return card
      ? [
          plain(`<b>Uw Card met als laatste vier cijfers ${card.last}</b> &nbsp; ${text(card.who.toUpperCase())}`),
          ...rows,
        ]
      : rows;
  });
  const boxes = `${cells('rrrr', 'Vorig openstaand saldo|Totaal ontvangen betalingen|Totaal nieuwe uitgaven|Nieuw openstaand saldo', null, 'th')}${cells('rrrr', [`${euro(previous)} Af`, `${euro(previous)} Bij`, `${euro(closing)} ${side(closing)}`, `${euro(closing)} ${side(closing)}`])}`;
  const [dd = '', name = ''] = named(end, LONG).split(' ');
  const dated = `${dd} ${name} ${end.slice(0, 4)}`;
  const top = (index: number, count: number) =>
    table(
      [120, 120, 90, 90],
      `${cells('llll', 'Datum|ICK-klantnummer|Volgnummer|Bladnummer', null, 'th')}${cells('llll', [dated, client, String(Number(end.slice(5, 7))), `${index + 1} van ${count}`])}`,
      'top',
    );
  const due = named(dayAfter(end, 21), LONG);
  const pages = flow(
    [
      ...blocks,
      {
        h: 66,
        html: `<p class="s">Het totale bedrag van ${euro(closing)} dient uiterlijk ${due} ${dayAfter(end, 21).slice(0, 4)} op onze rekening te staan. Kredietlimiet € 2.500,00. Minimaal te betalen bedrag € ${figure(-closing, COMMAED)}. Debetrente 14,0% op jaarbasis. Dit product valt onder het depositogarantiestelsel voor zover er een positief saldo is.</p>`,
      },
    ],
    {
      first: 500,
      rest: 590,
      table: columns(WIDTHS, HEAD, 't'),
      page: (inside, index, count) =>
        `<div class="sp"><b class="logo">Intercard Kaartdiensten</b><span class="r">Postbus 99999, 9990 ZZ Oudkerk<br>Telefoon 020 - 555 06 60</span></div>${index === 0 ? `<div class="addr">${text(person)}<br>${text(place).replace(', ', '<br>')}</div>` : ''}<h1>Rekeningoverzicht</h1>${top(index, count)}${index === 0 ? table([126, 134, 126, 130], boxes, 'bal') : ''}${inside}${foot('Intercard Kaartdiensten B.V. · KvK 99955501')}`,
    },
  );
  const css = look(
    "7.5pt/9pt 'Liberation Sans'|34pt 38pt|.logo{font-size:13pt;color:#00796b}.addr{margin:30pt 0 26pt 260pt}h1{font-size:12pt;line-height:16pt;margin:8pt 0}.top,.bal{margin-bottom:10pt}.top th,.bal th{color:#555}.bal td:last-child{padding:0}.bal td{font-weight:bold;font-size:8.5pt}.t{margin-top:4pt}.h2 th{border-bottom:.6pt solid #00796b;padding-bottom:2pt}td{padding:1.5pt 0}td:last-child{padding-left:4pt}.who td{padding:8pt 0 3pt}.s{font-size:6.8pt;line-height:9pt;margin-top:14pt}.foot{font-size:6pt;color:#777}",
  );
  return drawnOf(pages, css, {
    account: account(`Intercard Kaartdiensten|${person}|credit-card|EUR`, client),
    ...{ opening: -previous, closing },
    rows: made.flat().map(({ truth }) => truth),
  });
}

export const families: Family[] = [
  family(
    'nl-card-af-bij',
    'nl',
    'credit-card',
    ['af-bij-behind', 'no-year-in-rows', 'two-line-heading', 'foreign-lines', 'several-cards'],
    draw,
  ),
];
