import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { booked, cells, drawnOf, family, heads, joined, look, periodOf, rowOf } from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountOf, before, columns, flow, foot, type Sorts, UNGROUPED } from './europe-parts.ts';

/** After a Belgian bank's list of movements, printed from its site: a running number first, the amount before the text, newest first, neither balance nor sum. */

const SORTS: Sorts = [
  [
    'BETALING MET DEBETKAART NUMMER 5244 35XX XXXX ####|{DELHEIZE;COLRUIT ####;CARREFOX EXPR} {GENT;AALST;MECHELEN} {=dd/mm/yyyy}|BANKREFERENTIE : ################|VALUTADATUM : {=dd/mm/yyyy}',
    -14_000,
    -230,
  ],
  [
    'OVERSCHRIJVING IN EURO|VAN REKENING BE## #### #### ####|{TERWOLDE GROOTHANDEL;DRUKKERIJ LISDODDE}|MEDEDELING : LOON {=mm/yyyy}|BANKREFERENTIE : ################',
    160_000,
    290_000,
  ],
  [
    'EUROPESE DOMICILIERING VAN {PROXIMO;ENGIO ELECTRABIL;WATERLINK}|NUMMER VAN MANDAAT : ########|MEDEDELING : FACTUUR ########## VERVALDAG {=dd/mm/yyyy}',
    -17_000,
    -1_500,
  ],
  [
    'INSTANTOVERSCHRIJVING IN EURO|NAAR REKENING BE## #### #### ####|S. EL IDRISSI|MEDEDELING : +++###/####/#####+++',
    -60_000,
    -1_000,
  ],
  ['GELDOPNEMING AAN ONZE AUTOMATEN MET KAART 5244 35XX XXXX ####|{=dd/mm} {10;19}:{04;38} OUDKERK', -20_000, -2_000],
  ['MAANDELIJKSE EQUIPERINGSBIJDRAGE|PERIODE {=mm-yyyy}', -500, -150],
];

const form = before(UNGROUPED);
const ALIGN = 'lllrllll';
const WIDTHS = [62, 66, 64, 60, 8, 58, 346, 100];

function draw(random: Random): Drawn {
  const { person } = whoIn(random, 'nl');
  const { start, end } = periodOf(random, random.integer(1, 20));
  const { rows } = booked(random, { start, end, sorts: SORTS }, 8, 46, [120_000, 400_000]);
  const own = iban('BE', random.digits(12));
  const first = random.integer(1, 300);
  const year = start.slice(0, 4);
  const valued = rows.map((row) => ({
    ...row,
    value: dayAfter(row.date, row.amount < 0n ? -random.integer(0, 2) : 0),
  }));
  const dmy = (iso: string) => day(iso, 'dd/mm/yyyy');
  const body = valued.map(({ date, value, lines, amount }, r) => {
    const number = `${year}-${String(first + r).padStart(5, '0')}`;
    const values = [number, dmy(date), dmy(value), form(amount), '', 'EUR', joined(lines), own.replace(/ /g, '')];
    return { h: lines.length * 9 + 5, html: cells(ALIGN, values, [0, r]) };
  });
  const made = dayAfter(end, 3);
  const pages = flow([...body].reverse(), {
    first: 410,
    rest: 450,
    table: columns(
      WIDTHS,
      heads(ALIGN, 'Volgnummer|Uitvoeringsdatum|Valutadatum|Bedrag||Valuta rekening|Details|Rekeningnummer'),
      't',
    ),
    page: (inside, index, count) =>
      `<div class="sp"><span>${index === 0 ? '<b class="logo">Fintaro</b>' : ''}</span><span>Afgedrukt op ${dmy(made)} om 09:${random.integer(10, 59)}</span></div>${index === 0 ? `<p>Verrichtingen op de zichtrekening ${own} &nbsp; ${text(person)}</p>` : ''}${inside}${foot(`<div class="sp"><span>https://www.fintaro.example/nl/easybanking/verrichtingen</span><span>${index + 1}/${count}</span></div>`)}`,
  });
  const css = look(
    "7.2pt/9pt 'Liberation Sans'|28pt 38pt|.logo{font-size:14pt;color:#00925b}p{margin:6pt 0 12pt;font-size:9pt}.t th{border-bottom:.8pt solid #00925b;font-size:6.2pt;padding-bottom:3pt}.t td{padding:2.5pt 0;border-bottom:.3pt solid #bbb}.foot{font-size:6pt;color:#777}",
  );
  return drawnOf(pages, css, {
    account: accountOf(`Fintaro|${person}|checking|EUR`, null, own),
    status: 'unverifiable',
    unbound: rows.map((_, r) => r),
    rows: valued.map((row, r) => {
      const number = `${year}-${String(first + r).padStart(5, '0')}`;
      const description = row.lines.join(' ');
      return rowOf(row, {
        valueDate: row.value,
        alsoAccepted: [`${description} ${own.replace(/ /g, '')}`, `${number} ${description}`],
      });
    }),
  });
}

const SIZE = [841.89, 595.28] as const;

export const families: Family[] = [
  family(
    'be-current-volgnummer',
    'nl',
    'checking',
    ['newest-first', 'amount-before-text', 'broad-sheet', 'no-balance', 'rows-of-five-lines', 'no-period'],
    draw,
    SIZE,
  ),
];
