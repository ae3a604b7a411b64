import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  periodOf,
  rowOf,
  table,
} from '../kit.ts';
import { text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { behind, minus, type Placed, placed, SPACED, sheets, shifted, space } from './europe-parts.ts';

const DEPA = [
  ['Köp|{Nordmyra El AB ser. B;Kvarnfonden Global A}', -900_000, -40_000],
  ['Sälj|{Öhling Rör AB;Åsbergs Skog AB}', 50_000, 800_000],
  ['Utdelning|{Åsbergs Skog AB;Björkvall Industri}', 1_500, 60_000],
  ['Prelskatt utdelning', -9_000, -500],
  ['Insättning|Överföring från 9###-#####', 100_000, 1_500_000],
] as const;

function depa(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, 3);
  const { opening, rows, closing } = booked(random, { start, end, sorts: DEPA }, 5, 30, [200_000, 4_000_000]);
  const who = whoIn(random, 'sv');
  const number = `9${random.digits(6)}-${random.digits(1)}`;
  const sign = minus(SPACED, '−');
  const one = (row: Placed) => {
    const trade = /^(Köp|Sälj)/.test(row.lines[0] ?? '');
    const pieces = 5 + (Number(row.ref.slice(0, 2)) % 60);
    const price = (row.amount < 0n ? -row.amount : row.amount) / BigInt(pieces);
    return cells(
      'lllrrrrr',
      [
        row.date,
        shifted(row, -2, 0),
        joined(row.lines),
        trade ? String(pieces) : '',
        trade ? space(price) : '',
        trade ? '39,00' : '',
        sign(row.amount),
        sign(row.balance),
      ],
      [0, row.at],
    );
  };
  const widths = [56, 56, 150, 40, 58, 46, 76, 80];
  const pages = sheets(
    [...placed(rows)].reverse(),
    opening,
    (row) => row.lines.length * 10 + 5,
    [500, 620],
    (
      sheet,
    ) => `<div class="sp"><div class="logo">fjärd</div><div class="r">Kontoutdrag depåkonto ${number}<br>Sida ${sheet.index + 1}(${sheet.count + 1})</div></div>
    ${sheet.first ? `<div class="sp" style="margin:20pt 0"><div>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><div class="r">Period ${start} – ${end}<br>Valuta SEK<br>Utgående saldo <b>${sign(closing)}</b></div></div>` : ''}
    ${table(widths, heads('lllrrrrr', 'Bokf.dag|Affärsdag|Transaktion|Antal|Kurs|Courtage|Belopp|Saldo') + sheet.part.map(one).join('') + (sheet.last ? cells('lllrrrrr', [start, '', 'Ingående saldo', '', '', '', '', sign(opening)]) : ''), 'k')}`,
  );
  const holdings = `<div class="sp"><div class="logo">fjärd</div><div class="r">Innehav per ${end}</div></div><br>${table([200, 60, 80, 100], heads('lrrr', 'Värdepapper|Antal|Kurs|Marknadsvärde SEK') + cells('lrrr', ['Nordmyra El AB ser. B', '120', '84,15', '10 098,00']) + cells('lrrr', ['Kvarnfonden Global A', '31,5502', '412,60', '13 017,61']), 'k')}<p style="margin-top:16pt">Courtage ingår i beloppet. Fjärd Bank AB, org.nr 999999-9999, Nordmyra.</p>`;
  return drawnOf(
    [...pages, holdings],
    look(
      "8pt/10pt 'Liberation Sans'|36pt 16pt 20pt 16pt|.logo{font:italic 24pt/26pt 'Liberation Serif';color:#0e7490}.k th{border-bottom:1.4pt solid #0e7490;padding:2pt 3pt;font-weight:bold}.k td{padding:2.5pt 3pt}.k tr:nth-child(even) td{background:#ecfeff}",
    ),
    {
      account: account(`fjärd|${who.person}|unknown|SEK`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -2, 0), shows: true })),
    },
  );
}

const LOEN = [
  ['Dankort-nota {Købmand Rørbæk;Cykelhjørnet;Apoteket} ####', -90_000, -2_500],
  ['BS betaling {SKOVLUND VAND;Havnens Antenne}', -140_000, -20_000],
  ['Lønoverførsel', 1_600_000, 3_100_000],
  ['MobilOverførsel {Henning;Sofie} gave {=dd.mm}', -60_000, -5_000],
  ['Bgs Møllevej 8 husleje', -820_000, -610_000],
] as const;
const DK = 'Januar Februar Marts April Maj Juni Juli August September Oktober November December';

function loenkonto(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, 3);
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: LOEN, floor: -1_500_000n },
    16,
    60,
    [-400_000, 2_000_000],
  );
  const who = whoIn(random, 'da');
  const number = `9997 ${random.digits(10)}`;
  const sign = behind(COMMAED, '-');
  const month = (iso: string) => `${DK.split(' ')[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
  const all = placed(rows);
  const opens = (row: Placed) => all[row.at - 1]?.date.slice(0, 7) !== row.date.slice(0, 7);
  const one = (row: Placed) =>
    (opens(row) ? `<tr><td colspan="5" class="l mo">${month(row.date)}</td></tr>` : '') +
    cells(
      'rllrr',
      [
        `${day(row.date, 'd')}.`,
        joined(row.lines),
        day(shifted(row, 0, 1), 'd.m'),
        sign(row.amount),
        row.lastOfDay ? sign(row.balance) : '',
      ],
      [0, row.at],
    );
  const pages = sheets(
    all,
    opening,
    (row) => 13 + (opens(row) ? 20 : 0),
    [550, 640],
    (
      sheet,
    ) => `<div class="wave">SKOVLUND SPAREKASSE</div>${sheet.first ? `<div class="sp" style="margin:22pt 0"><div>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><div>Udskrift af Lønkonto<br>Reg. 9997&ensp;Konto ${number.slice(5)}<br>${day(start, 'dd.mm.yyyy')} – ${day(end, 'dd.mm.yyyy')}</div></div>` : `<p style="margin:8pt 0">Udskrift af Lønkonto ${number}, side ${sheet.index + 1}</p>`}
    ${table([30, 250, 60, 85, 90], (sheet.first ? heads('rllrr', 'Dag|Tekst|Rentedato|Beløb|Saldo') : '') + cells('rllrr', ['', sheet.first ? 'Saldo fra sidste udskrift' : 'Overført fra forrige side', '', '', sign(sheet.before)]) + sheet.part.map(one).join('') + cells('rllrr', ['', sheet.last ? '<b>Saldo i alt</b>' : 'Overføres til næste side', '', '', `<b>${sign(sheet.after)}</b>`]), 'k')}
    <p class="foot">Renten er 0,00 % for indestående og 9,75 % for overtræk. Kreditmaksimum 15.000,00. ÅOP 10,11 %.</p>`,
  );
  return drawnOf(
    pages,
    look(
      "9pt/13pt 'Noto Sans CJK JP','Liberation Sans'|0 40pt 20pt 40pt|.wave{background:linear-gradient(90deg,#0f172a,#0369a1);color:#fff;margin:0 -40pt;padding:16pt 40pt;letter-spacing:3pt;font-size:11pt}.k th{font-size:8pt;color:#0369a1}.k td,.k th{padding:0 4pt}.mo{padding:7pt 0 0;font-weight:bold;color:#0369a1;border-bottom:.5pt solid #0369a1}.foot{position:absolute;bottom:18pt;font-size:7pt;line-height:9pt}",
    ),
    {
      account: account(`SKOVLUND SPAREKASSE|${who.person}|checking|DKK`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1), shows: row.lastOfDay })),
    },
  );
}

export const families: Family[] = [
  family(
    'se-depakonto-kurser',
    'sv',
    'unknown',
    ['newest-first', 'prices-and-quantities', 'opening-at-end', 'holdings'],
    depa,
  ),
  family(
    'dk-loenkonto-maaneder',
    'da',
    'checking',
    ['month-headings', 'day-only', 'trailing-sign', 'carry-lines'],
    loenkonto,
  ),
];
