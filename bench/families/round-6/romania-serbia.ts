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
  mon,
  outIn,
  periodOf,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { comma, minus, type Placed, placed, sheets } from './europe-parts.ts';

const RO = 'ian feb mar apr mai iun iul aug sep oct nov dec';
const EXTRAS = [
  [
    'Plata la POS|EPOS {=dd/mm/yyyy} 49#####01 TID:POS## {BRUTARIA DIN DEAL;FARMACIA IZVOR;CARBURANT LUNCA} RRN:###########',
    -30_000,
    -900,
  ],
  ['Incasare OP|/ROC/SALARIU {=mm}/2024|MORARIA LUNCA SRL; RO99 LUNC ####', 260_000, 620_000],
  ['Transfer intern|chirie 350 EUR x 4.97##', -175_000, -170_000],
  ['Retragere de numerar de la ATM|comision 2.50 inclus', -80_250, -5_250],
  ['Plata Instant|factura nr. {FX##;TL###} din {=dd.mm.yyyy}', -38_000, -3_000],
] as const;

function romania(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: EXTRAS }, 9, 42, [20_000, 500_000]);
  const holder = random.pick(['ILINCA DELUREANU', 'SORIN IZVORANU']);
  const number = `RO99LUNC${random.digits(16)}`;
  const money = minus({ group: ',', decimal: '.' });
  const all = placed(rows);
  const wordy = (iso: string) => `${day(iso, 'dd')}-${mon(iso, RO)}-${day(iso, 'yyyy')}`;
  const extra = (label: string, debit: string, credit: string) => cells('llrr', ['', `<b>${label}</b>`, debit, credit]);
  const one = (row: Placed) => {
    const same = all.filter(({ date }) => date === row.date);
    const tail = row.lastOfDay
      ? extra('RULAJ ZI', money(-total(same, -1)), money(total(same, 1))) +
        extra('SOLD FINAL ZI', '', money(row.balance))
      : '';
    return (
      cells(
        'llrr',
        [
          row.firstOfDay ? wordy(row.date) : '',
          joined(row.lines),
          ...outIn(row.amount, (value) => money(value < 0n ? -value : value)).split('|'),
        ],
        [0, row.at],
      ) + tail
    );
  };
  const pages = sheets(
    all,
    opening,
    (row) => row.lines.length * 10.5 + (row.lastOfDay ? 30 : 4),
    [540, 630],
    (
      sheet,
    ) => `<div class="sp"><div class="logo">BANCA <b>LUNCA</b></div><div class="r">EXTRAS CONT Numarul: ${Number(end.slice(5, 7))}<br>din ${day(start, 'dd/mm/yyyy')} - ${day(end, 'dd/mm/yyyy')}<br>${sheet.index + 1} / ${sheet.count}</div></div>
    ${sheet.first ? `<div class="sp" style="margin:14pt 0"><div>Client: ${holder}<br>Cod IBAN: ${number}<br>Valuta RON</div><div>Str. Izvorului 9, Lunca<br>jud. Delureni</div></div>` : '<br>'}
    ${table([74, 290, 78, 78], heads('llrr', 'Data|Descriere|Debit|Credit') + (sheet.first ? extra('SOLD ANTERIOR', '', money(opening)) : '') + sheet.part.map(one).join('') + (sheet.last ? extra('RULAJ TOTAL CONT', money(-total(rows, -1)), money(total(rows, 1))) + extra('SOLD FINAL CONT', '', money(closing)) : ''), 'k')}
    ${sheet.last ? '<p class="sm">Sume blocate: 45.00 &emsp; Fonduri proprii disponibile: vezi aplicatia &emsp; Acest extras este valabil fara semnatura si stampila.</p>' : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/10.5pt 'Liberation Serif'|34pt 36pt 20pt 36pt|.logo{font-size:18pt;line-height:22pt;color:#b45309}.k th{background:#fde7c7;padding:3pt;border:.5pt solid #b45309}.k td{padding:2pt 3pt}.k{border:.5pt solid #b45309}.sm{font-size:7pt;margin-top:12pt}",
    ),
    {
      account: account(`BANCA LUNCA|${holder}|checking|RON`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row)),
    },
  );
}

const IZVOD = [
  [
    '{PEKARA DRENOVA DOO;GRADNJA VIS AD;MLIN RAVNE DOO}|265-99######-## Promet robe i usluga 221',
    4_000_000,
    90_000_000,
  ],
  ['{JP VODOVOD RAVNE;DISTRIBUCIJA VIS}|840-99######-## Komunalne usluge 253', -9_000_000, -900_000],
  ['PORESKA UPRAVA RAVNE|840-7######-## Porez po odbitku 254', -30_000_000, -2_000_000],
  ['NAKNADA ZA PLATNI PROMET|tarifa 1.2 x 4 naloga', -120_000, -18_000],
] as const;

function serbia(random: Random): Drawn {
  const { start } = periodOf(random, 3);
  const date = dayAfter(start, random.integer(0, 20));
  const { opening, rows, closing } = booked(
    random,
    { start: date, end: date, sorts: IZVOD },
    2,
    14,
    [30_000_000, 400_000_000],
  );
  const firm = random.pick(['ŠUMA DRENOVA DOO RAVNE', 'KOVAČNICA VIS SZR']);
  const number = `999-${random.digits(13)}-${random.digits(2)}`;
  const dots = `${day(date, 'dd.mm.yyyy')}.`;
  const call = (row: Placed) => `97 ${row.ref.slice(0, 2)}-${row.ref.slice(2, 6)}`;
  const one = (row: Placed) =>
    cells(
      'cllrr',
      [String(row.at + 1), joined(row.lines), call(row), ...outIn(row.amount, comma).split('|')],
      [0, row.at],
    );
  const page = `<div class="sp"><div><b class="logo">Drenova banka a.d. Ravne</b><br>Trg oslobođenja 9, 99000 Ravne · MB 99999999 · PIB 199999999</div><div class="nr">IZVOD BR. ${random.integer(10, 240)}<br>ZA DAN ${dots}</div></div>
    <div class="grid"><div>Vlasnik računa<br><b>${text(firm)}</b></div><div>Račun<br><b>${number}</b></div><div>Valuta<br><b>RSD</b></div></div>
    <table class="t"><tr><th>Prethodno stanje</th><th>Ukupno duguje</th><th>Ukupno potražuje</th><th>Novo stanje</th></tr><tr><td class="c">${comma(opening)}</td><td class="c">${comma(total(rows, -1))}</td><td class="c">${comma(total(rows, 1))}</td><td class="c"><b>${comma(closing)}</b></td></tr></table>
    ${table([26, 240, 90, 84, 84], cells('cllrr', ['R.<br>br.', 'Naziv i račun nalogodavca / primaoca<br>Svrha doznake i šifra', 'Poziv na broj', 'Duguje<br>(isplata)', 'Potražuje<br>(uplata)'], null, 'th') + placed(rows).map(one).join(''), 'k')}
    <p class="sm">Broj naloga na teret: ${rows.filter(({ amount }) => amount < 0n).length} &emsp; Broj naloga u korist: ${rows.filter(({ amount }) => amount > 0n).length} &emsp; Nerealizovani nalozi: 0</p>
    <div class="sp sig"><span>Obradio: 0${random.digits(3)}</span><span>________________<br>Ovlašćeno lice</span></div>`;
  return drawnOf(
    [page],
    look(
      "8.5pt/12pt 'DejaVu Serif'|40pt 35pt 20pt 35pt|.logo{font-size:13pt}.nr{border:1pt solid #000;padding:8pt 14pt;text-align:center;font-weight:bold}.grid{display:flex;gap:50pt;margin:22pt 0 12pt}.t{width:100%;margin-bottom:18pt}.t th,.t td{border:.6pt solid #000;padding:4pt}.k th{border:.6pt solid #000;font-size:7pt;line-height:9pt;padding:3pt;vertical-align:middle}.k td{border:.6pt solid #000;padding:3pt;font-size:7.5pt}.sm{margin-top:12pt;font-size:7.5pt}.sig{margin-top:50pt}",
    ),
    {
      account: account(`Drenova banka a.d. Ravne|${firm}|checking|RSD`, number),
      ...{ period: { start: date, end: date }, opening, closing },
      rows: placed(rows).map((row) => rowOf(row, { reference: call(row) })),
    },
  );
}

export const families: Family[] = [
  family('ro-extras-rulaj-zi', 'ro', 'checking', ['date-once-a-day', 'day-totals', 'balance-lines'], romania),
  family(
    'rs-izvod-jedan-dan',
    'sr',
    'checking',
    ['no-row-dates', 'one-day', 'reference-column', 'summary-first'],
    serbia,
  ),
];
