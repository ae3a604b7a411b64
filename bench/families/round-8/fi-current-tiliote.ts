import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  heads,
  inOrOut,
  joined,
  look,
  periodOf,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountOf, behind, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After a Finnish tiliote: a line for each booking day, value days without a year, archive numbers, signs behind, a day's balance below its rows. */

const SORTS: Sorts = [
  ['{K-MARKETTI;S-RYHMÄ;LIDOLI}|Korttiosto {=d.m.} {LUMIJÄRVI;KOSKIRANTA}|Kortti ****####', -9_500, -190],
  ['{KOSKIRANNAN VESI OY;LUMIVOIMA OY;TELIAX FINLAND}|Viite ##### ##### #####|E-lasku', -16_000, -1_200],
  ['AHONKYLÄ VILLE|{Vuokra;Kahvit;Lahja} {=m/yyyy}|Tilisiirto', -80_000, -500],
  ['NOSTO OTTOX.|{=dd.mm.} klo {10;15;21}.{03;46} ####', -20_000, -2_000],
  ['PALVELUMAKSU|Päivittäispalvelut {=m/yyyy}', -650, -250],
  ['HIETAMÄEN SÄHKÖ OY|PALKKA {=dd.mm.yyyy}|Palkka', 150_000, 310_000],
  ['KANSANETU|Etuus {=mm/yyyy}', 9_000, 40_000],
];

const signed = behind(COMMAED, '-', '+');
const ALIGN = 'lllr';
const WIDTHS = [62, 230, 130, 88];

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'fi');
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: SORTS, floor: -20_000n },
    12,
    56,
    [10_000, 500_000],
  );
  const own = iban('FI', random.digits(14));
  const told = rows.map((row) => ({
    ...row,
    value:
      row.amount < 0n && row.lines[1]?.startsWith('Korttiosto') ? dayAfter(row.date, -random.integer(0, 2)) : row.date,
  }));
  const dm = (iso: string) => day(iso, 'dd.mm.');
  const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
  const code = (iso: string, ref: string) => `${iso.slice(2).replace(/-/g, '')}2588${ref}`;
  const lineOf = (label: string, value: bigint, kind: string) => ({
    h: 15,
    html: `<tr class="${kind}"><td></td><td colspan="2">${label}</td><td class="r">${signed(value)}</td></tr>`,
  });
  const body = told.flatMap((row, r) => {
    const first = row.firstOfDay
      ? [{ h: 16, html: `<tr class="d"><td colspan="4">Kirjauspäivä ${dmy(row.date)}</td></tr>` }]
      : [];
    const last = row.lastOfDay ? [lineOf(`Saldo ${dm(row.date)}`, row.balance, 's')] : [];
    const html = cells(ALIGN, [dm(row.value), joined(row.lines), code(row.date, row.ref), signed(row.amount)], [0, r]);
    return [...first, { h: row.lines.length * 9.5 + 3, html }, ...last];
  });
  const count = (sign: 1 | -1) => inOrOut(rows, sign);
  const sums = [
    [`Panot yhteensä (${count(1).length} kpl)`, signed(total(count(1)))],
    [`Otot yhteensä (${count(-1).length} kpl)`, signed(total(count(-1)))],
    [`Loppusaldo ${dmy(end)}`, signed(closing)],
    ['Käytettävissä', signed(closing + 200_000n)],
  ];
  const tail = `<div class="sum">${table([180, 100], sums.map((row) => cells('lr', row)).join(''))}</div><p class="n">Luottolimiitti 2.000,00. Talletuskorko 0,00 %. Talletussuojan enimmäismäärä on 100.000,00 euroa. Hinnasto muuttuu 1.2.: korttimaksu 2,90 euroa/kk. Puhelinpalvelu 0200 55500 (pvm/mpm).</p>`;
  const pages = flow([lineOf(`Alkusaldo ${dmy(dayAfter(start, -1))}`, opening, 's'), ...body, { h: 110, html: tail }], {
    first: 540,
    rest: 640,
    table: columns(WIDTHS, heads(ALIGN, 'Arvopäivä|Saaja / Maksaja, selite|Arkistointitunnus|Määrä EUR'), 't'),
    page: (inside, index, count2) =>
      `<div class="sp"><b class="logo">Järvipankki</b><span><b>TILIOTE ${Number(end.slice(5, 7))}</b> &nbsp; Sivu ${index + 1} (${count2})</span></div><div class="sp hd"><span>${text(person)}<br>${index === 0 ? text(place).replace(', ', '<br>') : ''}</span><span>Tilinumero ${own}<br>BIC JARVFIHH<br>Kausi ${dmy(start)} - ${dmy(end)}</span></div>${inside}${foot('Järvipankki Oyj, Rantakatu 99, 99980 Koskiranta, Y-tunnus 9995551-1. Ilmoita virheistä viipymättä.')}`,
  });
  const css = look(
    "7.8pt/9.5pt 'Liberation Sans'|36pt 42pt|.logo{font-size:15pt;color:#004b87}.hd{margin:16pt 0 18pt}.t th{border-bottom:.8pt solid #004b87;border-top:.8pt solid #004b87;padding:2pt 0}.t td{padding:1.5pt 0}.d td{font-weight:bold;padding-top:5pt}.s td{font-style:italic;padding:2pt 0}.sum{margin-top:12pt;border-top:.8pt solid #004b87;padding-top:4pt}.n{margin-top:8pt}.n,.foot{font-size:6.4pt;line-height:8pt;color:#555}",
  );
  return drawnOf(pages, css, {
    account: accountOf(`Järvipankki|${person}|checking|EUR`, null, own, 'JARVFIHH'),
    period: { start, end },
    ...{ opening, closing },
    rows: told.map((row) => rowOf(row, { valueDate: row.value, reference: code(row.date, row.ref) })),
  });
}

export const families: Family[] = [
  family(
    'fi-current-tiliote',
    'fi',
    'checking',
    ['booking-day-lines', 'signs-behind', 'balance-of-day', 'archive-numbers', 'value-date-without-year'],
    draw,
  ),
];
