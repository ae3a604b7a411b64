import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  look,
  type Move,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
} from '../kit.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const ACTS: readonly Sort[] = [
  ['{מסטרקרד;ויזה אלון}', -900_000, -20_000],
  ['העברה מאת {גלעד רותם;נוגה שחם}', 10_000, 600_000],
  ['משכורת', 700_000, 2_100_000],
  ['{חברת החשמל;ארנונה נווה}', -180_000, -15_000],
  ['משיכת מזומן', -200_000, -10_000],
  ['עמלת פעולה', -900, -150],
];
const LOOK = look(
  `9pt/12pt 'DejaVu Sans'|40pt 44pt|.page{direction:rtl}h1{font-size:14pt;line-height:20pt;color:#c8102e}.l{text-align:right}.m{margin-top:14pt}.m th{border-bottom:1pt solid #c8102e;font-weight:bold;padding-bottom:3pt}.m td{padding:3pt 0;border-bottom:.3pt solid #ccc}.n{direction:ltr;unicode-bidi:isolate}.f{position:absolute;right:44pt;left:44pt;bottom:20pt;font-size:7.5pt}`,
);

/** Columns from the right to the left, one of amounts without a sign; a code at the end says the way: 1 in, 2 out. */
const coded = family(
  'il-checking-code-behind-the-row',
  'he',
  'checking',
  ['right-to-left', 'direction-as-a-code', 'shekel-sign-on-amounts', 'legend-below', 'opening-in-heading'],
  (random) => {
    const period = periodOf(random, random.integer(1, 20), random.integer(1, 2));
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: ACTS, floor: -500_000n },
      10,
      55,
      [-200_000, 4_000_000],
    );
    const shown = (value: bigint) => `<span class="n">${value < 0n ? '-' : ''}${point(value)}</span>`;
    const number = random.digits(6);
    const date = (iso: string) => `<span class="n">${day(iso, 'dd/mm/yyyy')}</span>`;
    const one = (row: Move, r: number): Line => [
      cells(
        'llrrc',
        `${date(row.date)}|${row.lines[0]}|<span class="n">${point(row.amount)} ₪</span>|${shown(row.balance)}|${row.amount > 0n ? '1' : '2'}`,
        [0, r],
      ).replaceAll('class="r"', 'style="text-align:left"'),
      19,
    ];
    const front = `<h1>בנק השקמה</h1><p>תנועות בחשבון עובר ושב</p><div class="sp" style="padding-top:10pt"><div>שם חשבון: נעמה ברק־שלו<br>מספר חשבון: <span class="n">${number}</span> &nbsp; סניף: <span class="n">714</span><br>מטבע: שקל חדש</div><div>לתקופה: ${date(period.start)} עד ${date(period.end)}<br>יתרת פתיחה: ${shown(opening)} ₪<br>יתרת סגירה: ${shown(closing)} ₪</div></div>`;
    const head = heads('llrrc', 'תאריך|תיאור הפעולה|סכום|יתרה|זכות/חובה').replaceAll(
      'class="r"',
      'style="text-align:left"',
    );
    const pages = pour(
      rows.map(one),
      560,
      680,
      (some, at, count) =>
        `${at === 0 ? front : '<h1>בנק השקמה</h1>'}${table([76, 170, 92, 96, 72], head + some, 'm')}<div class="f sp"><span>1 = זכות &nbsp; 2 = חובה</span><span>עמוד ${at + 1} מתוך ${count}</span></div>`,
    );
    return drawnOf(pages, LOOK, {
      account: account('בנק השקמה|נעמה ברק־שלו|checking|ILS', number),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true })),
    });
  },
);

export const families: Family[] = [coded];
