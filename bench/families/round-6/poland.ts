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
  outIn,
  periodOf,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter, rowAttribute, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { minus, type Placed, placed, SPACED, sheets, shifted, space } from './europe-parts.ts';

const dots = (iso: string) => day(iso, 'dd.mm.yyyy');
const LANDSCAPE = [841.89, 595.28] as const;

const OSOBISTE = [
  [
    'PŁATNOŚĆ KARTĄ|{SKLEP POD DĘBEM;PIEKARNIA WIERZBA;STACJA BRZEŹNO} LIPOWIEC|Karta 49##XXXXXXXX#### Kwota oryg. {18,40;52,99} PLN',
    -24_000,
    -700,
  ],
  ['PRZELEW PRZYCHODZĄCY|DRUKARNIA WIERZBA S.C.|WYNAGRODZENIE ZA {=mm.yyyy}', 380_000, 760_000],
  ['PRZELEW NA TELEFON|Odbiorca: 6##-###-### Tytuł: zrzutka 3#,50', -9_000, -1_000],
  ['ZLECENIE STAŁE|99 9990 #### 0000 #### #### ####|CZYNSZ {=mm/yyyy} LOKAL 17/3', -140_000, -70_000],
  ['ZWROT ZA ZAKUPY|SKLEP Z BUTAMI ONLINE', 4_000, 40_000],
] as const;

function osobiste(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: OSOBISTE }, 5, 24, [30_000, 900_000]);
  const who = whoIn(random, 'pl');
  const number = `99 9990 ${random.digits(4)} 0000 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const sign = minus(SPACED);
  const one = (row: Placed) =>
    `<div class="op" ${rowAttribute(0, row.at)}><div class="dt">${dots(row.date)}<br><span>${dots(shifted(row, -2, 0))}</span></div><div class="tx"><b>${text(row.lines[0] ?? '')}</b><br>${joined(row.lines.slice(1))}</div><div class="am"><b>${sign(row.amount)} PLN</b><br><span>${sign(row.balance)} PLN</span></div></div>`;
  const holds = `<div class="held"><b>Blokady na rachunku (nierozliczone)</b><br>${dots(dayAfter(end, -1))}&ensp;STACJA BRZEŹNO&ensp;-${space(BigInt(random.integer(4_000, 20_000)))} PLN<br>${dots(end)}&ensp;KINO DĘBOWA&ensp;-${space(BigInt(random.integer(2_000, 9_000)))} PLN</div>`;
  const pages = sheets(
    placed(rows),
    opening,
    (row) => row.lines.length * 12 + 11,
    [470, 640],
    (
      sheet,
    ) => `<div class="top"><span class="logo">Bank Lipowiecki</span><span>Wyciąg nr ${Number(end.slice(5, 7))}/${end.slice(0, 4)} · strona ${sheet.index + 1} z ${sheet.count}</span></div>
    ${sheet.first ? `<div class="sp" style="margin:18pt 0"><div>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><div class="sum"><div class="sp"><span>Saldo początkowe (${dots(start)})</span><b>${sign(opening)} PLN</b></div><div class="sp"><span>Suma uznań (${inOrOut(rows, 1).length})</span><b>${sign(total(rows, 1))} PLN</b></div><div class="sp"><span>Suma obciążeń (${inOrOut(rows, -1).length})</span><b>${sign(total(rows, -1))} PLN</b></div><div class="sp"><span>Saldo końcowe (${dots(end)})</span><b>${sign(closing)} PLN</b></div></div></div><p>Konto Osobiste Swobodne<br>${number}</p>` : ''}
    <div class="op hd"><div class="dt">Data księgowania<br>Data operacji</div><div class="tx">Opis operacji</div><div class="am">Kwota operacji<br>Saldo po operacji</div></div>${sheet.part.map(one).join('')}${sheet.last ? holds : ''}<p class="foot">Dokument sporządzono elektronicznie na podstawie art. 7 ustawy Prawo bankowe. Nie wymaga podpisu ani stempla.</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/12pt 'DejaVu Sans'|28pt 40pt 20pt 40pt|.top{display:flex;justify-content:space-between;border-bottom:3pt solid #ea580c;padding-bottom:8pt}.logo{font-size:15pt;color:#ea580c}.sum{width:290pt;background:#fff4ec;padding:8pt;font-size:8pt}.op{display:flex;border-bottom:.5pt solid #ddd;padding:5pt 0}.hd{font-size:7pt;color:#777;margin-top:10pt}.dt{width:100pt}.dt span,.am span{color:#888;font-size:7.5pt}.tx{width:285pt}.am{width:130pt;text-align:right}.held{margin-top:14pt;background:#f4f4f5;padding:6pt;font-size:7.5pt}.foot{position:absolute;bottom:20pt;font-size:6.5pt;color:#777}",
    ),
    {
      account: account(`Bank Lipowiecki|${who.person}|checking|PLN`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -2, 0), shows: true })),
    },
  );
}

const FIRMOWE = [
  ['PRZELEW WYCH. ELIXIR {HURTOWNIA BRZEŹNIAK;OSTRÓW-BUD S.A.}|FV/####/{=mm/yyyy} NIP 999#######', -2_400_000, -8_000],
  ['PRZELEW PRZYCH. {GMINA LIPOWIEC;PPHU LIPOWIEC}|ZAPŁATA ZA FV ##/## Z DNIA {=dd.mm.yyyy}', 15_000, 3_200_000],
  ['SPLIT PAYMENT VAT|/VAT/1 2##,00/IDC/999#######/INV/F##', -300_000, -12_000],
  ['PROWIZJA ZA PRZELEW', -500, -100],
  ['ZUS SKŁADKI {=mm}/2024', -420_000, -110_000],
] as const;

function firmowe(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: FIRMOWE }, 80, 150, [900_000, 30_000_000]);
  const who = whoIn(random, 'pl');
  const number = `PL99 9980 ${random.digits(4)} ${random.digits(4)} 0001 0000 ${random.digits(4)}`;
  const all = placed(rows);
  const dayOf = (iso: string) => all.filter(({ date }) => date === iso);
  const one = (row: Placed) => {
    const [wn = '', ma = ''] = outIn(row.amount, space).split('|');
    const sums = row.lastOfDay
      ? `<tr class="sum"><td colspan="4" class="r">Obroty dnia ${dots(row.date)}</td><td class="r">${space(total(dayOf(row.date), -1))}</td><td class="r">${space(total(dayOf(row.date), 1))}</td><td class="r">${space(row.balance)}</td></tr>`
      : '';
    return (
      cells(
        'rcclrrr',
        [
          String(row.at + 1),
          day(row.date, 'yyyy-mm-dd'),
          day(shifted(row, 0, 1), 'yyyy-mm-dd'),
          joined(row.lines),
          wn,
          ma,
          '',
        ],
        [0, row.at],
      ) + sums
    );
  };
  const pages = sheets(
    all,
    opening,
    (row) => row.lines.length * 9.5 + (row.lastOfDay ? 13 : 2),
    [340, 400],
    (
      sheet,
    ) => `<div class="sp"><b>BANK OSTROWIŃSKI S.A.</b><span>WYCIĄG Z RACHUNKU BIEŻĄCEGO NR ${Number(end.slice(5, 7))}</span><span>Strona ${sheet.index + 1}/${sheet.count}</span></div>
    ${sheet.first ? `<div class="sp hd"><div>${text(who.firm)}<br>${text(who.place)}</div><div>Rachunek: ${number}<br>Waluta: PLN</div><div>Za okres: ${start} – ${end}<br>Saldo początkowe: <b>${space(opening)}</b></div></div>` : `<p class="hd">${number} PLN</p>`}
    ${table([30, 62, 62, 330, 92, 92, 96], heads('rcclrrr', 'Lp.|Data księg.|Data waluty|Rodzaj operacji / szczegóły|Obciążenia (Wn)|Uznania (Ma)|Saldo') + sheet.part.map(one).join(''), 'k')}
    ${sheet.last ? `<div class="sp hd"><span>Razem Wn: ${space(total(rows, -1))}</span><span>Razem Ma: ${space(total(rows, 1))}</span><span>Saldo końcowe na ${end}: <b>${space(closing)}</b></span><span>Środki zablokowane: 1 200,00</span></div>` : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "7pt/9.5pt 'Liberation Sans'|26pt 36pt 20pt 40pt|.hd{margin:10pt 0;background:#eef2f7;padding:5pt}.k th{background:#1e3a5f;color:#fff;padding:3pt}.k td{border:.3pt solid #b8c4d2;padding:1pt 3pt}.sum td{background:#eef2f7;font-style:italic}",
    ),
    {
      account: account(`BANK OSTROWIŃSKI S.A.|${who.firm}|checking|PLN`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1) })),
    },
  );
}

export const families: Family[] = [
  family(
    'pl-osobiste-bloki',
    'pl',
    'checking',
    ['stacked-dates', 'balance-below-amount', 'currency-in-cells'],
    osobiste,
  ),
  family(
    'pl-firmowe-obroty-dnia',
    'pl',
    'checking',
    ['landscape', 'many-rows', 'day-totals', 'numbered'],
    firmowe,
    LANDSCAPE,
  ),
];
