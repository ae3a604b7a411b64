import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  inOrOut,
  joined,
  look,
  pack,
  periodOf,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { minus, type Placed, placed, SPACED, sheets, shifted } from './europe-parts.ts';

const CESKY = [
  [
    'Platba kartou|{POTRAVINY U LÍPY;LÉKÁRNA HRÁDEK;ČERPACÍ ST. DUB}|Částka: {249;1 120},00 CZK {=dd.mm.yyyy}',
    -180_000,
    -4_900,
  ],
  ['Příchozí úhrada|1#-########/9990|Mlýny Hrádek a.s. KS 0308', 900_000, 4_800_000],
  ['Inkaso|Vodárny Dub, SIPO ######', -240_000, -60_000],
  ['Výběr z bankomatu|Kč 2 000 + poplatek 25,00', -202_500, -202_500],
  ['Odchozí úhrada okamžitá|########/9980|nájem + energie', -1_800_000, -300_000],
] as const;

function cesky(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: CESKY }, 6, 30, [400_000, 9_000_000]);
  const holder = random.pick(['Ing. Radka Hrádková', 'Ondřej Dubský']);
  const number = `${random.digits(10)}/9970`;
  const sign = minus(SPACED);
  const d = (iso: string) => day(iso, 'd. m. yyyy');
  const vs = (row: Placed) => (row.lines[0]?.includes('úhrada') ? row.ref : '');
  const one = (row: Placed) =>
    cells(
      'lllr',
      [`${d(row.date)}<br>${d(shifted(row, -3, 0))}`, joined(row.lines), vs(row), sign(row.amount)],
      [0, row.at],
    );
  const pages = sheets(
    placed(rows),
    opening,
    (row) => Math.max(2, row.lines.length) * 11 + 7,
    [490, 640],
    (
      sheet,
    ) => `<div class="sp"><div class="logo">dub<b>banka</b></div><div class="r">Výpis z účtu č. ${Number(end.slice(5, 7))}<br>strana ${sheet.index + 1} / ${sheet.count}</div></div>
    ${
      sheet.first
        ? `<div class="sp" style="margin:16pt 0"><table class="i">${[
            ['Číslo účtu', number],
            ['Měna', 'CZK'],
            ['Období', `${d(start)} – ${d(end)}`],
            ['Počáteční zůstatek', sign(opening)],
            ['Příjmy', `+${sign(total(rows, 1))}`],
            ['Výdaje', sign(total(rows, -1))],
            ['Konečný zůstatek', sign(closing)],
          ]
            .map(([a, b]) => `<tr><td class="l">${a}</td><td class="r">${b}</td></tr>`)
            .join('')}</table><div>${holder}<br>Lipová 99/3<br>999 01 Hrádek</div></div>`
        : ''
    }
    ${table([92, 255, 80, 88], cells('lllr', ['Datum zaúčtování<br>Datum provedení', 'Popis transakce<br>Protiúčet / zpráva', 'Variabilní<br>symbol', 'Částka<br>CZK'], null, 'th') + sheet.part.map(one).join(''), 'k')}${sheet.last ? '<p class="c" style="margin-top:12pt">— konec výpisu —</p>' : ''}<p class="foot">Vklad na účtu je pojištěn. Reklamace do 13 měsíců. Infolinka 800 999 000</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/11pt 'Liberation Sans'|34pt 40pt 20pt 40pt|.logo{font-size:22pt;line-height:24pt;color:#166534}.i td{padding:1.5pt 16pt 1.5pt 0;border-bottom:.3pt solid #ccc}.k th{font-size:7.5pt;line-height:9pt;color:#166534;border-bottom:1.2pt solid #166534;padding-bottom:3pt}.k td{padding:3pt 0;border-bottom:.3pt solid #ccc}.foot{position:absolute;bottom:20pt;font-size:7pt;color:#666}",
    ),
    {
      account: account(`dubbanka|${holder}|checking|CZK`, number),
      ...{ period: { start, end }, opening, closing },
      rows: placed(rows).map((row) => rowOf(row, { valueDate: shifted(row, -3, 0), reference: vs(row) || null })),
    },
  );
}

const WHOLE_DOTS = { group: '.', decimal: ',', decimals: 0 };
const MAGYAR = [
  ['VÁSÁRLÁS KÁRTYÁVAL, {=yyyy.mm.dd}|{TISZAFA ÉLELMISZER;PATIKA A HÍDNÁL;ÜZEMANYAG KÚT #} ####', -42_000, -790],
  ['ÁTUTALÁS|BÜKKÖS NYOMDA KFT MUNKABÉR 2024/0#', 280_000, 640_000],
  ['CSOPORTOS BESZEDÉS|VÍZMŰVEK KÖZLEMÉNY: ##.###,- FT', -29_000, -4_000],
  ['KÉSZPÉNZFELVÉT ATM|JUTALÉK 0,6% MIN 1.000', -150_000, -10_000],
  ['SZÁMLAVEZETÉSI DÍJ', -1_490, -390],
] as const;

function magyar(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: MAGYAR }, 10, 44, [60_000, 900_000]);
  const holder = random.pick(['BÜKKÖSI ÁGNES', 'TISZAFAI GÁBOR']);
  const number = `99900${random.digits(3)}-${random.digits(8)}`;
  const sign = minus(WHOLE_DOTS);
  const yy = (iso: string) => day(iso, 'yy.mm.dd');
  const one = (row: Placed) =>
    row.lines.map((words, at) =>
      cells(
        'ccrl',
        at === 0 ? [yy(row.date), yy(shifted(row, -1, 1)), sign(row.amount), text(words)] : ['', '', '', text(words)],
        [0, row.at],
      ),
    );
  const line = (label: string, iso: string, value: bigint) =>
    cells('ccrl', [yy(iso), '', sign(value), `<b>${label}</b>`]);
  const parts = pack(placed(rows).flatMap(one), () => 12, random.integer(36, 40) * 12, 46 * 12);
  const pages = parts.map(
    (part, index) => `<pre>TISZAFA BANK NYRT.                              SZÁMLAKIVONAT
${holder.padEnd(47)} KIVONAT SZÁMA: ${end.slice(0, 4)}/${end.slice(5, 7)}
SZÁMLASZÁM: ${number}                 IDŐSZAK: ${yy(start)}-${yy(end)}
DEVIZANEM: HUF                                  LAPSZÁM: ${index + 1}/${parts.length}</pre>
    ${table([64, 64, 90, 290], heads('ccrl', 'KÖNYVELÉS|ÉRTÉKNAP|ÖSSZEG|MEGNEVEZÉS') + (index === 0 ? line('NYITÓ EGYENLEG', start, opening) : '') + part.join('') + (index === parts.length - 1 ? line('ZÁRÓ EGYENLEG', end, closing) : ''), 'k')}
    ${
      index === parts.length - 1
        ? `<pre>JÓVÁÍRÁSOK ÖSSZESEN:  ${sign(total(rows, 1)).padStart(14)}   (${inOrOut(rows, 1).length} DB)
TERHELÉSEK ÖSSZESEN:  ${sign(total(rows, -1)).padStart(14)}   (${inOrOut(rows, -1).length} DB)
LEKÖTÖTT BETÉTEK:            500.000   KAMAT 4,50% LEJÁRAT ${yy(dayAfter(end, 44))}</pre>`
        : '<pre>                                         FOLYTATÁS A KÖVETKEZŐ LAPON</pre>'
    }`,
  );
  return drawnOf(
    pages,
    look(
      "9pt/12pt 'DejaVu Sans Mono'|44pt 40pt 20pt 44pt|pre{font:9pt/13pt 'DejaVu Sans Mono';margin-bottom:16pt}.k{margin-bottom:14pt}.k th{border-top:1pt solid #000;border-bottom:1pt solid #000}.k td,.k th{padding-right:9pt;font-size:8.5pt}",
    ),
    {
      account: account(`TISZAFA BANK NYRT.|${holder}|checking|HUF`, number),
      ...{ period: { start, end }, opening, closing, decimals: 0 },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -1, 1), decimals: 0 })),
    },
  );
}

export const families: Family[] = [
  family('cz-vypis-symboly', 'cs', 'checking', ['stacked-dates', 'reference-column', 'summary-first'], cesky),
  family(
    'hu-kivonat-osszeg-elol',
    'hu',
    'checking',
    ['mono', 'whole-amounts', 'short-dates', 'description-last'],
    magyar,
  ),
];
