import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  periodOf,
  point,
  rowOf,
  total,
} from '../kit.ts';
import { text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountOf, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After a Romanian bank's account extract: many rows of up to five lines, the day once, after each day its turnover and its final balance. */

const SORTS: Sorts = [
  [
    'Plata la POS|EPOS {=dd/mm/yyyy} TID:########|{CARFUR MARKET;MEGO IMAGE ####;LIDLO DISCOUNT} BRADUL RO|valoare tranzactie: ##.## RON RRN:############|comision tranzactie 0.00 RON;REF: ###ECIT########',
    -28_000,
    -900,
  ],
  [
    'Plata la POS non-BTR cu card VISSA|EPOS {=dd/mm/yyyy} TID:########|{STEAMY GAMES;BOOKINGS.COM;UBERO} NL 4########|valoare tranzactie: ##.## EUR RRN:############|REF: ###EPOS########',
    -60_000,
    -4_000,
  ],
  [
    'Plata instant - canal electronic|{chirie;datorie;cadou} {=mm.yyyy};SANDU IOANA-MIRELA|RO##BRTR################;BRTRRO22|REF: ###NINS########',
    -180_000,
    -2_500,
  ],
  [
    'Plata factura {ENELIO;DIGIO;APA NOVIA}|Cod client ########## factura {=dd.mm.yyyy}|REF: ###PFAC########',
    -31_000,
    -3_500,
  ],
  ['Retragere de numerar de la ATM|ATM{=dd/mm/yyyy} TID:######## BRADUL|REF: ###EATM########', -100_000, -5_000],
  [
    'Incasare OP - canal electronic|salariu {=mm/yyyy};CONSTRUCTII FAGET SRL;RO##INGB################|REF: ###ICOP########',
    280_000,
    720_000,
  ],
  ['Incasare Instant|{pizza;bilete;multumesc};DOBRE CATALIN|REF: ###IINS########', 1_500, 40_000],
  ['Comision administrare pachet|REF: ###TXZA########', -2_500, -500],
];

const ALIGN = 'llrr';
const WIDTHS = [62, 320, 64, 68];

const dayBlocks = (rows: readonly Move[], at: number) => {
  const { date, balance } = rows[at] as Move;
  const same = rows.filter((row) => row.date === date);
  const out = total(same, -1);
  const into = total(same, 1);
  const line = (label: string, values: string, kind: string) => ({
    h: 12,
    html: `<tr class="${kind}">${`<td></td><td class="r">${label}</td>`}${values}</tr>`,
  });
  const pair = (a: string, b: string) => `<td class="r">${a}</td><td class="r">${b}</td>`;
  return [
    line('RULAJ ZI', pair(point(out), point(into)), 'z'),
    line('SOLD FINAL ZI', pair(balance < 0n ? point(balance) : '', balance < 0n ? '' : point(balance)), 'z f'),
  ];
};

function draw(random: Random): Drawn {
  const [person = '', place = ''] = random.pick([
    ['POPESCU-RADU ANDREEA', 'Str. Teiului 14 bl. C2 ap. 9, Brădul'],
    ['MUREȘAN ȘTEFAN', 'Bd. Unirii 118, Făget'],
  ]);
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: SORTS }, 24, 92, [20_000, 900_000]);
  const own = iban('RO', `BRTR${random.digits(16)}`);
  const body = rows.flatMap((row, r) => {
    const sides = row.amount < 0n ? [point(row.amount), ''] : ['', point(row.amount)];
    const told = cells(ALIGN, [row.firstOfDay ? day(row.date, 'dd/mm/yyyy') : '', joined(row.lines), ...sides], [0, r]);
    return [{ h: row.lines.length * 9 + 3, html: told }, ...(row.lastOfDay ? dayBlocks(rows, r) : [])];
  });
  const ends = (label: string, a: string, b: string) => ({
    h: 15,
    html: `<tr class="k"><td></td><td class="l">${label}</td><td class="r">${a}</td><td class="r">${b}</td></tr>`,
  });
  const blocks = [
    ends('SOLD ANTERIOR', '', point(opening)),
    ...body,
    ends('RULAJ TOTAL CONT', point(total(rows, -1)), point(total(rows, 1))),
    ends('SOLD FINAL CONT', '', point(closing)),
    {
      h: 60,
      html: '<p class="n">Fonduri proprii: conform sold final. Suma blocată la data extrasului: 0.00. Depozitele sunt garantate în limita echivalentului în lei al 100.000 EUR. Acest extras este valabil fără semnătură și ștampilă. Reclamații: 0264 555 028, în termen de 60 zile.</p>',
    },
  ];
  const dmy = (iso: string) => day(iso, 'dd/mm/yyyy');
  const pages = flow(blocks, {
    first: 560,
    rest: 660,
    table: columns(WIDTHS, heads(ALIGN, 'Data|Descriere|Debit|Credit'), 't'),
    page: (inside, index, count) =>
      `<div class="sp"><span><b>BANCA ARDELIA S.A.</b><br>Capital social: 9.999.555.111 lei<br>C.U.I. RO 9955511 · SWIFT: BRTRRO22</span><span class="r">EXTRAS CONT Numarul: ${Number(end.slice(5, 7))}<br>din ${dmy(start)} - ${dmy(end)}<br>${index + 1} / ${count}</span></div>${index === 0 ? `<div class="hd">Client: <b>${text(person)}</b><br>${text(place)}<br>Cod IBAN: ${own.replace(/ /g, '')}<br>Valuta: RON &nbsp; Tip cont: CONT CURENT</div>` : '<br>'}${inside}${foot('Info clienti: 0264 555 028 / *8599 apelabil din orice retea nationala')}`,
  });
  const css = look(
    "7.2pt/9pt 'DejaVu Sans Condensed'|30pt 40pt|.hd{margin:18pt 0 12pt}.t th{background:#dcdcdc;padding:2pt 0}.t td{padding:1.5pt 0}.z td{font-weight:bold}.f td{border-bottom:.5pt solid #999}.k td{font-weight:bold;padding:3pt 0}.n{margin-top:10pt}.n,.foot{font-size:6.3pt;line-height:8pt;color:#555}",
  );
  return drawnOf(pages, css, {
    account: accountOf(`BANCA ARDELIA S.A.|${person}|checking|RON`, null, own, 'BRTRRO22'),
    period: { start, end },
    ...{ opening, closing },
    rows: rows.map((row) => rowOf(row)),
  });
}

export const families: Family[] = [
  family(
    'ro-current-rulaj-zi',
    'ro',
    'checking',
    ['rows-of-five-lines', 'date-once-a-day', 'turnover-of-day', 'balance-of-day', 'many-pages'],
    draw,
  ),
];
