import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  mon,
  outIn,
  point,
  rowOf,
  span,
  table,
  total,
  wordy,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountIn, kindless, month, type Placed, sheets } from './europe-parts.ts';

const pound = (value: bigint) => `£${value < 0n ? '-' : ''}${point(value)}`;

const TAKEAWAY = [
  ['FASTER PAYMENT|Roofdine Ltd (ST0##-1#.50)', 4_000, 90_000],
  ['FASTER PAYMENT|{P Maddern (wages wk #;C Barrowby (wages wk #} 20.00h)', -60_000, -9_000],
  ['CHIP & PIN|{Oakmere Grocers;Cash and Carry Dunmere 0012}', -48_000, -2_000],
  ['DIRECT CREDIT|DOVETAIL ACQUIRING 0#/1# SALES', 9_000, 120_000],
  ['DIRECT DEBIT|{DUNMERE WATER;Moorgate Rates 4420}', -30_000, -4_320],
  ['FASTER PAYMENT|Perfect Takeaway Packs UK Limited (pellmoor|inv-0###)', -22_000, -4_000],
] as const;

function starry(random: Random): Drawn {
  const { opening, closing, rows, period, start, end, who } = month(random, 'en', TAKEAWAY, {
    ...{ count: [30, 120], opening: [50_000, 2_000_000], months: 3 },
  });
  const number = random.digits(8);
  const gb = (iso: string) => day(iso, 'dd/mm/yyyy');
  const one = (row: Placed) => {
    const [kind = '', ...more] = row.lines;
    const [out = '', into = ''] = outIn(row.amount, pound)
      .split('|')
      .map((each) => each.replace('-', ''));
    return cells(
      'lllrrr',
      [gb(row.date), text(kind), joined(more), into, out, row.lastOfDay ? pound(row.balance) : ''],
      [0, row.at],
    );
  };
  const pages = sheets(
    rows,
    opening,
    (row) => (row.lines.length - 1) * 12,
    [520, 640],
    (
      sheet,
    ) => `<div class="sp"><div><b class="logo">starfinch</b>${sheet.first ? `<br>${text(who.firm)}<br>${text(who.place).split(', ').join('<br>')}` : ''}</div><div class="r">24hr Customer Service<br>0999 930 4450<br>Sort code 99-83-71<br>Account number ${number}</div></div><h1>${gb(start)} - ${gb(end)} Statement</h1>
    ${table([64, 96, 210, 54, 54, 62], `${cells('lllrrr', 'DATE|TYPE|TRANSACTION|IN|OUT|END OF DAY<br>ACCOUNT<br>BALANCE', null, 'th')}${sheet.first ? cells('lllrrr', ['', '', 'OPENING BALANCE', '', '', pound(opening)]) : ''}${sheet.part.map(one).join('')}`, 'k')}
    ${sheet.last ? `<p>Summary: paid in ${pound(total(rows, 1))} · paid out £${point(total(rows, -1))} · closing balance ${pound(closing)}</p>` : ''}<p class="foot">Starfinch Bank Limited is registered in England and Wales. You are protected by the compensation scheme up to £85,000. Page ${sheet.index + 1} of ${sheet.count}</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/12pt 'Liberation Sans'|26pt 28pt 20pt|.logo{font-size:18pt;line-height:24pt;color:#0f766e}h1{font-size:12pt;line-height:20pt;margin:10pt 0}.k{font-size:7.5pt}.k th{border-bottom:.8pt solid #0f766e;font-size:6.5pt;line-height:8pt;vertical-align:bottom}p{margin-top:10pt}.foot{position:absolute;bottom:20pt;font-size:6pt}",
    ),
    {
      account: account(`Starfinch Bank Limited|${who.firm}|checking|GBP`, number),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay, ...kindless(row) })),
    },
  );
}

const HOME = [
  ['VDC-{SPAR BALLYMORE;KILDARA BOOKS}', -6_500, -220],
  ['VDA-{HOTEL CAUCE|84.00 EUR @|1.0000;AMBERLINE UK|20.00 GBP @|0.8#14}', -12_000, -2_000],
  ['D/D {KILDARA ENERGY;HEALTH INS 0412}', -21_000, -3_900],
  ['*MOBI {RENT 1.50;SAOIRSE F}', -90_000, -1_500],
  ['ATM BALLYMORE {=ddmmm}', -20_000, -4_000],
  ['DROGHAN FOODS|SALARY 0#', 160_000, 290_000],
  ['DEPT SOCIAL PROT|IE2####', 12_000, 24_000],
  ['QUARTERLY FEES', -1_900, -900],
] as const;

function emerald(random: Random): Drawn {
  const { opening, closing, rows, start, end } = month(random, 'en', HOME, {
    ...{ count: [14, 64], opening: [-20_000, 300_000], floor: -80_000n, from: random.integer(2, 26) },
  });
  const holder = random.pick(['Ms Saoirse Fennelly', 'Mr Oisin Tarpey', 'Mr and Mrs D Kilbane']);
  const printed = iban('IE', `EMRD9999${random.digits(8)}`);
  const sign = (value: bigint) => `${point(value)}${value < 0n ? ' dr' : ''}`;
  const one = (row: Placed) =>
    row.lines
      .map((line, at, all) => {
        const [out = '', into = ''] = at === 0 ? outIn(row.amount, point).split('|') : ['', ''];
        const shown = at === all.length - 1 && row.lastOfDay ? sign(row.balance) : '';
        return cells(
          'llrrr',
          [row.firstOfDay && at === 0 ? wordy(row.date) : '', text(line), out, into, shown],
          [0, row.at],
        );
      })
      .join('');
  const bar = (iso: string, value: bigint) => cells('llrrr', [wordy(iso), 'BALANCE FORWARD', '', '', sign(value)]);
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 12,
    [400, 400],
    (
      sheet,
    ) => `<h1>Statement of Account with Emerald & Western Banks</h1><div class="sp"><div class="to">${holder}<br>4 Chapel Row<br>Ballymore<br>Co. Kildara</div><div class="r">Branch 1 Quay Street, Ballymore<br>National Sort Code 99-99-01<br><b>Page Number ${sheet.index + 1}</b><br>Date of Statement ${wordy(end)}<br>IBAN: ${printed}<br>BIC: EMRDIE99</div></div>
    <p><b>Personal Bank Account</b></p><div class="sp">${table([58, 168, 62, 62, 70], heads('llrrr', 'Date|Details|Debit €|Credit €|Balance €') + bar(sheet.first ? dayAfter(start, -1) : (sheet.part[0]?.date ?? start), sheet.before) + sheet.part.map(one).join(''), 'k')}<div class="ad">Switch to e-statements and save €2.50 a quarter.<br><br>Eligible deposits are covered up to €100,000 per person.<br><br>Overdraft: Authorised limit at date of statement €1,000.00<br><br>Thank you for banking with us</div></div>
    <p class="foot">For important information and standard conditions, see reverse side. ${sheet.last ? '' : 'Continued'}</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/12pt 'Liberation Sans'|36pt 30pt 20pt|h1{font-size:12pt;line-height:18pt;color:#6b1f6e}.to{margin-top:40pt}.k th{border-bottom:.8pt solid #6b1f6e}p{margin:14pt 0 6pt}.ad{width:96pt;font-size:6.5pt;line-height:9pt;border-left:.5pt solid #bbb;padding-left:6pt}.foot{position:absolute;bottom:20pt;font-size:6.5pt}",
    ),
    {
      account: accountIn(`Emerald & Western Banks|${holder}|checking|EUR`, null, printed, 'EMRDIE99'),
      ...{ opening, closing },
      rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
    },
  );
}

const CLUB = [
  ['OAKMERE SPORTS AND SOCIAL CLUB|FACILITY REF 1.90 0.02|Direct Debit', -40_000, -2_000],
  ['PAYPOINT MERCHANT SERVICES|{=ddmm} 00047#|Bank Giro Credit', 5_000, 160_000],
  ['TRANSFER TO PRIYA MADDERN|Internet', -90_000, -3_000],
  ['NORTHLARK SUPPLIES|INV 77## / 12.00|Faster Payment', 20_000, 200_000],
  ['PENFOLD PHARMACY|Card', -9_000, -300],
] as const;

function virgo(random: Random): Drawn {
  const { opening, closing, rows, period, start, end, who } = month(random, 'en', CLUB, {
    ...{ count: [6, 40], opening: [40_000, 800_000] },
  });
  const dmy = (iso: string) => `${day(iso, 'dd')} ${mon(iso)} ${day(iso, 'yy')}`;
  const number = random.digits(8);
  const one = (row: Placed) => {
    const kind = row.lines.at(-1) ?? '';
    const [out = '', into = ''] = outIn(row.amount, (value) => `£${point(value)}`).split('|');
    return cells(
      'lllrrr',
      [dmy(row.date), joined(row.lines.slice(0, -1)), kind, out, into, `£${point(row.balance)}`],
      [0, row.at],
    );
  };
  const pages = sheets(
    rows,
    opening,
    (row) => (row.lines.length - 1) * 11 + 9,
    [450, 620],
    (
      sheet,
    ) => `<div class="logo">Vesper Money</div>${sheet.first ? `<p>${text(who.firm)}<br>${text(who.place).split(', ').join('<br>')}</p><p>Business Account ${number} · Sort code 99-20-02<br>${dmy(start)} - ${dmy(end)}</p>` : ''}
    ${table([60, 190, 90, 60, 60, 66], heads('lllrrr', 'Date|Description|Type|Debits|Credits|Balance') + (sheet.first ? cells('lllrrr', [dmy(start), 'Opening Balance', '', '', '', `£${point(opening)}`]) : '') + sheet.part.map(one).join(''), 'k')}
    ${sheet.last ? `<div class="box">${span('Total debits', `£${point(total(rows, -1))}`)}${span('Total credits', `£${point(total(rows, 1))}`)}${span('Closing Balance', `£${point(closing)}`)}</div><p class="sm"><b>Important information</b><br>Interest rate information: Vesper Money credit interest 0.00% gross on balances up to £5,000.00, 0.25% above. Unarranged overdraft: no fee. If you think something is wrong tell us within 13 months.</p>` : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/11pt 'DejaVu Sans Condensed','DejaVu Sans'|40pt 34pt 20pt|.logo{font-size:20pt;line-height:26pt;color:#b91c1c;margin-bottom:10pt}p{margin:8pt 0}.k td{vertical-align:middle;padding:3pt 0;border-bottom:.3pt solid #e5e5e5}.k th{background:#f3f3f3;padding:4pt 0}.box{width:230pt;margin:12pt 0 12pt 296pt}.sm{font-size:6.5pt;line-height:9pt;margin-top:20pt}",
    ),
    {
      account: account(`Vesper Money|${who.firm}|checking|GBP`, number),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf(row, { shows: true, ...kindless(row, 0, row.lines.length - 1) })),
    },
  );
}

export const families: Family[] = [
  family('gb-day-end-in-out', 'en', 'checking', ['in-before-out', 'day-end-balance', 'long', 'quarter'], starry),
  family(
    'ie-current-balance-forward',
    'en',
    'checking',
    ['date-once-a-day', 'day-end-balance', 'carry-lines', 'side-panel'],
    emerald,
  ),
  family('gb-club-type-column', 'en', 'checking', ['middle-aligned', 'currency-in-cells', 'totals'], virgo),
];
