import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  family,
  inOrOut,
  joined,
  look,
  mon,
  outIn,
  periodOf,
  point,
  rowOf,
  table,
  total,
  truthOf,
  wordy,
} from '../kit.ts';
import { text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { drawnWith, legal, put, sheets, slip, statusOf, withIban } from './europe-parts.ts';

/** Follow two British banks: a business account with "At a glance" beside the table, a personal one with types of payment and carried balances. */
const FIRM = [
  [
    'Direct Debit to {Brightwell Energy;Dunmere Council;Fleetcard Svcs}|Ref: {Business Rates;########;DDR Acct ####}',
    -62000,
    -2500,
  ],
  [
    'Card Payment to {Toolstore;Screwbase;Ryanjet 224;Googol *Ads####} |On {=d} {Bacs;Trade;Counter} Ref ####',
    -42000,
    -450,
  ],
  ['On-Line Banking Bill Payment to|{A Whitlow Joinery;Pellmoor Timber Co} Ref: Inv ####', -190000, -9000],
  ['Direct Credit From {Ansley Homes Ltd;Northlark Supplies}|Ref: {INV-####;Ansley P0##}', 40000, 480000],
  ['Deposit at Dunmere|Sort Code 20-##-##', 5000, 90000],
  ['Commission Charges|{=dd/mm/yy} to see separate advice|Tel 0345 605 ####', -6500, -650],
  ['Standing Order to Barrowby Rent A/C|Ref: Unit 4 Foundry Ct', -120000, -120000],
] as const;

const BUSINESS_LOOK = look(
  "7.8pt/10pt 'Liberation Sans'|30pt 34pt|h1{font-size:13pt;line-height:18pt}.n{font-size:17pt;line-height:24pt;color:#00aeef}.g{background:#e6f4fb;padding:8pt;font-size:7.4pt}th{border-bottom:1pt solid #00aeef;padding-top:8pt}td{padding-top:5pt}",
);

const short = (iso: string) => `${day(iso, 'd')} ${mon(iso)}`;

const bold = (label: string, more: readonly string[], iso = '') =>
  cells(
    'llrrr',
    [iso && short(iso), label, ...more].map((value) => `<b>${value}</b>`),
  );

function business(random: Random): Drawn {
  const who = whoIn(random, 'en');
  const { start, end } = periodOf(random, random.pick([1, 15]));
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: FIRM.map(([t, a, b]) => [t.replace(' |', '|'), a, b] as const) },
    10,
    60,
    [150_000, 2_400_000],
  );
  const off = slip(random, 0.3);
  const number = random.digits(8);
  const code = iban('GB', `HARC20${random.digits(4)}${number}`);
  const made = rows.map((move, r) => ({
    html: cells(
      'llrrr',
      [
        move.firstOfDay ? short(move.date) : '',
        joined(move.lines),
        ...outIn(move.amount, point).split('|'),
        move.lastOfDay ? point(move.balance) : '',
      ],
      [0, r],
    ),
    height: move.lines.length * 10 + 5,
    balance: move.balance,
  }));
  let carried = opening;
  const pages = sheets(made, 500, 620, (part, index, count) => {
    const glance = `<div class="g"><b>At a glance</b><br>${[
      ['Start balance', point(opening)],
      ['Money in', point(total(inOrOut(rows, 1)))],
      ['Money out', point(total(inOrOut(rows, -1)))],
      ['End balance', point(closing)],
    ]
      .map(([a, b]) => `<div class="sp"><span>${a}</span><span>£${b}</span></div>`)
      .join(
        '',
      )}<hr><b>Your deposit is eligible</b> for protection up to £85,000 by the FSCS.<br><br>Changes to your tariff from 1 ${mon(end)}: cash paid in £1.50 per £100, cheques 85p each. See overleaf or call 0345 605 2345.</div>`;
    const head = index
      ? `<p>${text(who.firm.toUpperCase())} • Sort Code 20-41-99 • Account No. ${number}</p>`
      : `<div style="height:92pt">${text(who.firm)}<br>${text(who.place)}</div><h1>Your Business Current Account</h1><p>Sort Code 20-41-99 &nbsp; Account No. ${number}<br>SWIFTBIC HARCGB99 &nbsp; IBAN ${code}<br><b>${short(start)} – ${wordy(end)}</b></p>`;
    const first = index
      ? bold('Balance brought forward from previous page', ['', '', point(carried)])
      : bold('Start balance', ['', '', point(opening)], start);
    carried = part.at(-1)?.balance ?? carried;
    const last =
      index < count - 1
        ? bold('Balance carried forward to next page', ['', '', point(carried)])
        : bold('End balance', ['', '', point(closing)], end) +
          bold('Total Payments/Receipts', [point(total(inOrOut(rows, -1)) - off), point(total(inOrOut(rows, 1))), '']);
    const heading = cells('llrrr', ['Date', 'Description', 'Money out £', 'Money in £', 'Balance £'], null, 'th');
    return `<div class="sp"><b class="n">Harcourt Bank</b><span>Page ${index + 1} of ${count}<br>Issued on ${wordy(end)}</span></div>${head}${table([38, 168, 56, 56, 60], heading + first + part.map(({ html }) => html).join('') + last)}${put(432, index ? 60 : 150, index ? legal(['Anything wrong? If you have spotted any incorrect or unusual transactions, call 0345 605 2345.'], 7) : glance, 'width:130pt;white-space:normal')}${put(34, 806, '<span style="font-size:6pt">Harcourt Bank UK PLC. Registered in England No. 999999. Registered Office: 1 Harcourt Place, London E99 5HP.</span>')}`;
  });
  const facts = truthOf({
    account: account(`Harcourt Bank|${who.firm}|checking|GBP`, number),
    period: { start, end },
    opening,
    closing,
    ...statusOf(off),
    rows: rows.map((move) => rowOf(move, { shows: move.lastOfDay })),
  });
  return drawnWith(pages, BUSINESS_LOOK, withIban(facts, code, 'HARCGB99'));
}

const HOME = [
  ['VIS|{LIDDLE GB 1###;AMZNMKTPLACE;COSTAS 43##}|{DUNMERE;LONDON;ANSLEY}', -9000, -180],
  [')))|{PRET A BITE;TFL TRAVEL CH;GREGGIS 04##}|{LONDON;DUNMERE}', -2600, -120],
  ['DD|{THAMESIDE WATER;TV LICENCE MBP;BARROWBY COUNCIL}', -21000, -1300],
  ['CR|{QUILLFEATHER LTD;DWP CB}|{SALARY;#########}', 9000, 290000],
  ['BP|{P MADDERN;LARCH LETTINGS}|{RENT;FOOD {=dd/mm}}', -98000, -1000],
  ["VIS|INT'L 00#########|STREAMWELL|DUBLIN|USD 15.99 @ 1.2651|VISA RATE", -1400, -1100],
  ['DR|NON-STERLING|TRANSACTION FEE', -60, -9],
  ['ATM|CASH {NOTEM MAR##;LINKED MAR##}|DUNMERE RD@1#:##', -30000, -1000],
  ['TFR|404## ######|INTERNET TRANSFER', -50000, 50000],
] as const;

const PERSONAL_LOOK = look(
  "7.6pt/9.4pt 'Liberation Serif'|28pt 40pt|h1{font-size:14pt;line-height:20pt}th{border-bottom:.5pt solid;font-weight:bold}td{padding-top:1.5pt}",
);

function personal(random: Random): Drawn {
  const who = whoIn(random, 'en');
  const { start, end } = periodOf(random, random.integer(8, 24));
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: HOME.map(([a, b, c]) => [a, b, c > 0 && b < 0 ? -100 : c] as const), floor: -80_000n },
    22,
    78,
    [-20_000, 400_000],
  );
  const number = random.digits(8);
  const code = iban('GB', `MERI40${random.digits(4)}${number}`);
  const short = (iso: string) => `${day(iso, 'dd')} ${mon(iso)} ${day(iso, 'yy')}`;
  const shown = (value: bigint) => (value < 0n ? `${point(value)} D` : point(value));
  const made = rows.map((move, r) => {
    const [kind = '', ...lines] = move.lines;
    return {
      html: cells(
        'lllrrr',
        [
          move.firstOfDay ? short(move.date) : '',
          kind,
          joined(lines),
          ...outIn(move.amount, point).split('|'),
          move.lastOfDay ? shown(move.balance) : '',
        ],
        [0, r],
      ),
      height: lines.length * 9.4 + 1.5,
      move,
    };
  });
  const line = (label: string, iso: string, value: bigint) =>
    cells('lllrrr', [iso && short(iso), '', `<b>${label}</b>`, '', '', shown(value)]);
  let carried = opening;
  const pages = sheets(made, 440, 590, (part, index, count) => {
    const sums = [
      ['Opening Balance', shown(opening)],
      ['Payments In', point(total(inOrOut(rows, 1)))],
      ['Payments Out', point(total(inOrOut(rows, -1)))],
      ['Closing Balance', shown(closing)],
    ];
    const head = index
      ? ''
      : `<div style="height:104pt;padding-top:24pt">${text(who.person)}<br>${text(who.place)}</div>${put(390, 84, `<b>Account Summary</b>${sums.map(([a, b]) => `<div class="sp"><span>${a}</span><span>${b}</span></div>`).join('')}<br>International Bank Account Number<br>${code}<br>Branch Identifier Code<br>MERIGB99XXX`, 'width:160pt')}`;
    const bar = `<div class="sp" style="border-bottom:.5pt solid;margin-bottom:6pt"><span>Account Name<br>${text(who.person)}</span><span>Sortcode<br>40-99-12</span><span>Account Number<br>${number}</span><span>Sheet Number<br>${index + 101}</span></div>`;
    const first = line('BALANCE BROUGHT FORWARD', index ? '' : start, carried);
    carried = part.at(-1)?.move.balance ?? carried;
    const last = line('BALANCE CARRIED FORWARD', part.at(-1)?.move.date ?? end, carried);
    const rates =
      index < count - 1
        ? ''
        : `<div style="margin-top:10pt">${table([170, 60, 60, 90, 60], cells('lrrlr', ['<b>Credit Interest Rates</b>', '<b>balance</b>', '<b>AER</b> variable', '<b>Debit Interest Rates</b>', '<b>EAR</b> variable']) + cells('lrrlr', ['Credit interest is not applied', '', '0.00 %', 'Arranged overdraft over £25', '38.9 %']))}</div>`;
    const heading = `<tr><th class="l">Date</th><th class="l" colspan="2">Payment type and details</th>${['Paid out', 'Paid in', 'Balance'].map((one) => `<th class="r">${one}</th>`).join('')}</tr>`;
    return `<div class="sp"><b style="font-size:15pt;line-height:20pt">MERIDIAN &#9670;</b><span>Contact tel 03457 404 999 · used by deaf or speech impaired 03457 125 999</span></div>${head}<h1>Your Statement</h1><p>${day(start, 'd')} ${mon(start)}${start.slice(0, 4) === end.slice(0, 4) ? '' : ` ${start.slice(0, 4)}`} to ${wordy(end)}</p>${bar}${table([50, 32, 196, 76, 76, 80], heading + first + part.map(({ html }) => html).join('') + last)}${rates}${put(40, 806, '<span style="font-size:6pt">Meridian UK Bank plc, 99 Centenary Row, Birmingham B99 1HQ. Lost and stolen cards 0800 085 2999 (24 hours).</span>')}`;
  });
  const facts = truthOf({
    account: account(`Meridian UK Bank plc|${who.person}|checking|GBP`, number),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move) =>
      rowOf({ ...move, lines: move.lines.slice(1) }, { shows: move.lastOfDay, alsoAccepted: [move.lines.join(' ')] }),
    ),
  });
  return drawnWith(pages, PERSONAL_LOOK, withIban(facts, code, 'MERIGB99XXX'));
}

export const families: Family[] = [
  family(
    'gb-current-business',
    'en',
    'checking',
    ['balance-of-day', 'panel-beside', 'carried-forward', 'misprint'],
    business,
  ),
  family(
    'gb-current-meridian',
    'en',
    'checking',
    ['balance-of-day', 'date-once', 'carried-forward', 'types', 'overdrawn'],
    personal,
  ),
];
