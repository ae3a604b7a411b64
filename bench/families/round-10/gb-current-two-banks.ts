import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Family } from '../family.ts';
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
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { type Block, flow, longDay, spanOfDays, UK_FIRMS, UK_PEOPLE } from './blocks-en.ts';

/**
 * Two large British banks' current accounts: one with a panel of figures beside the rows and the balance now and then, one with a
 * short code of the payment's kind before the text, amounts on its last line and the balance carried from page to page.
 */

const PANEL: readonly Sort[] = [
  ['Card Payment to Oakmere|Stores #### On {=dd} {X}', -8_000, -250],
  ['Direct Debit to Severnside Water|Ref: ########', -6_500, -1_800],
  ['Direct Debit to Harbor Mutual|Assurance Ref: ~~####/0#', -14_000, -2_000],
  ['Bill Payment to {Rhoda Quimby;B Hollander}|Ref: {Rent;Half of Gas;INV-00##}', -90_000, -1_500],
  ['Cash Machine Withdrawal at Pellmoor|Precinct, 14 Mill Rise Timed at 14:1# On {=dd} {X}', -30_000, -1_000],
  ['Standing Order to Calder Valley CU', -25_000, -5_000],
  [
    'Card Purchase Cloudlark.Exa On {=dd} {X}|{USD;EUR} 1#.## VISA Exchange Rate 1.2###|The Final GBP Amount Includes a Non-Sterling|Transaction Fee of £ 0.##',
    -4_000,
    -900,
  ],
  ['Direct Credit From Thackerton Joinery|Ref: Salary ####', 140_000, 260_000],
  ['Received From {R Quimby;Amberly T}|Ref: {Holiday;Sofa;Tickets}', 1_000, 40_000],
];

/** The month of a day of the month that is on or before the day it was booked. */
const monthOf = (d: string, booked: string) => (d > booked.slice(8) ? mon(dayAfter(booked, -28)) : mon(booked));

const signed = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;

function panel(random: Random) {
  const { start, end } = spanOfDays(random, random.pick([27, 29, 30]));
  const who = random.pick(UK_PEOPLE);
  const [sort, number] = [`20-${random.digits(2)}-${random.digits(2)}`, random.digits(8)];
  const made = booked(random, { start, end, sorts: PANEL, floor: -50_000n }, 6, 72, [10_000, 300_000]);
  const { opening, closing } = made;
  const rows = made.rows.map((one) => ({
    ...one,
    lines: one.lines.map((line) => line.replace(/(\d\d) X/, (_, d: string) => `${d} ${monthOf(d, one.date)}`)),
  }));
  const w = [42, 188, 54, 54, 58];
  const head = table(w, heads('llrrr', 'Date|Description|Money out £|Money in £|Balance £'), 'h');
  const dm = (iso: string) => `${day(iso, 'd')} ${mon(iso)}`;
  const line = (date: string, name: string, balance: string) =>
    table(w, cells('llrrr', [date, `<b>${name}</b>`, '', '', balance]), 't');
  const blocks: Block[] = [
    { html: head + line(dm(start), 'Start Balance', signed(opening)), h: 34, again: head },
    ...rows.map(
      (one, at): Block => ({
        html: table(
          w,
          cells(
            'llrrr',
            [
              one.firstOfDay ? dm(one.date) : '',
              joined(one.lines),
              ...outIn(one.amount, point).split('|'),
              one.lastOfDay ? signed(one.balance) : '',
            ],
            [0, at],
          ),
          't',
        ),
        h: 15 + 10 * (one.lines.length - 1),
      }),
    ),
    { html: line(dm(end), 'End Balance', `<b>${signed(closing)}</b>`), h: 16 },
  ];
  const bban = `CORD${sort.replaceAll('-', '')}${number}`;
  const code = iban('GB', bban);
  const range = `${day(start, 'dd')}${start.slice(0, 4) === end.slice(0, 4) ? ` ${mon(start)}` : ` ${mon(start)} ${start.slice(0, 4)}`} – ${day(end, 'dd')} ${mon(end)} ${end.slice(0, 4)}`;
  const glance = `<div class="side"><div class="gl"><b>At a glance</b><p>${range}</p>${span('Start balance', `£${signed(opening)}`)}${span('Money in', `£${point(total(rows, 1))}`)}${span('Money out', `£${point(total(rows, -1))}`)}${span('<b>End balance</b>', `<b>£${signed(closing)}</b>`)}</div><p class="rm"><b>Your deposit is eligible for protection</b> by the Deposit Guarantee Scheme up to £85,000.</p><p class="rm"><b>Overdraft charges</b> From 1 ${mon(end)} the arranged rate is 35.0% EAR. If you use £500 for 7 days it costs £2.95.</p><p class="rm"><b>Dispute?</b> Tell us within 13 months. Call 0345 555 0134, lines open 7am–11pm.</p></div>`;
  const foot = (at: number, count: number) =>
    `<div class="ft">Cordingley Bank UK PLC. Authorised by the Prudential Regulation Authority. Registered in England No. 9740999. Registered Office: 1 Foundry Court, Dunmere E14 9ZZ. <span>Page ${at + 1} of ${count}</span></div>`;
  const ids = `<p class="id"><b>${who}</b> • Sort Code ${sort} • Account No. ${number}</p>`;
  const pages = flow(
    blocks,
    420,
    620,
    (html, at, count) =>
      `${at === 0 ? `<div class="sp"><div class="to">${who}<br>7 FOUNDRY COURT<br>ANSLEY CROSS<br>AN9 9ZZ</div><div><b class="logo">CORDINGLEY</b><h1>Your current account statement</h1><p>${range}</p></div></div><p class="id">${who} &nbsp; Sort Code <b>${sort}</b> &nbsp; Account No <b>${number}</b><br>SWIFTBIC <b>CORDGB2L</b> &nbsp; IBAN <b>${code}</b><br>Issued on ${longDay(end, 'en-GB')}</p><h2>Current Account statement</h2>` : `${ids}<h2>Your transactions</h2>`}<div class="sp"><div>${html}${at < count - 1 ? '<p class="co">Continued</p>' : ''}</div>${at === 0 ? glance : ''}</div>${foot(at, count)}`,
  );
  return {
    pages,
    css: look(
      '8pt/10pt Liberation Sans|34pt 38pt|.logo{color:#0076b6;font-size:17pt;line-height:22pt}h1{font-size:13pt;line-height:18pt;font-weight:normal}h2{font-size:11pt;line-height:18pt;color:#0076b6;margin-top:8pt}.to{padding:50pt 0 30pt 10pt}.id{margin-top:6pt}.h th{border-bottom:1pt solid #0076b6;color:#0076b6}.t td{padding-top:4pt}.side{width:108pt;font-size:7pt;line-height:9pt}.gl{background:#e3f1f9;padding:6pt;margin-bottom:10pt}.gl p{margin:3pt 0 5pt}.rm{margin-bottom:8pt}.co{text-align:right;font-style:italic;margin-top:4pt}.ft{position:absolute;left:38pt;right:38pt;bottom:18pt;font-size:6pt;line-height:7.5pt}',
    ),
    statements: [
      truthOf({
        account: {
          ...account(`Cordingley Bank UK PLC|${who}|checking|GBP`, number),
          iban: code.replaceAll(' ', ''),
          bic: 'CORDGB2L',
        } as Parameters<typeof truthOf>[0]['account'],
        period: { start, end },
        opening,
        closing,
        rows: rows.map((one) => rowOf(one, { shows: one.lastOfDay })),
      }),
    ],
  };
}

const CODED: readonly Sort[] = [
  [')))|OAKMERE STORES ####|PELLMOOR', -6_000, -220],
  ["VIS|CLOUDLARK.EXAMPLE|INT'L 00########|USD 1#.## @ 1.2###|Visa Rate", -4_000, -800],
  ['DD|SEVERNSIDE WATER', -7_000, -1_900],
  ['DD|HARBOUR MUTUAL INS', -20_000, -2_200],
  ['BP|{R Quimby;Hollander B}|{RENT;GAS SHARE;INV ####}', -120_000, -1_000],
  ['SO|CALDER VALLEY CU', -30_000, -5_000],
  ['ATM|CASH TOLLGATE {=dd}X|PELLMOOR @ 1#:4#', -30_000, -1_000],
  ['CHQ|10####', -60_000, -4_000],
  ['DR|Non-Sterling|Transaction Fee', -250, -20],
  ['CR|THACKERTON JOINERY|SALARY ####', 130_000, 280_000],
  ['TFR|######## ########|INTERNET TRANSFER', 5_000, 60_000],
  ['CR|SWIPEWELL PAYOUTS|SW#########', 8_000, 190_000],
];

function coded(random: Random) {
  const { start, end } = spanOfDays(random, 30, '2022-11-12', 1000);
  const who = random.pick([...UK_FIRMS, ...UK_PEOPLE]);
  const [sort, number] = [`40-${random.digits(2)}-${random.digits(2)}`, random.digits(8)];
  const bban = `SABL${sort.replaceAll('-', '')}${number}`;
  const code = iban('GB', bban);
  const made = booked(random, { start, end, sorts: CODED, floor: -80_000n }, 10, 130, [5_000, 400_000]);
  const { opening, closing } = made;
  const rows = made.rows.map((one) => ({
    ...one,
    lines: one.lines.map((line) =>
      line.replace(/(\d\d)X/, (_, d: string) => `${monthOf(d, one.date).toUpperCase()}${d}`),
    ),
  }));
  const d = (value: bigint) => `${point(value)}${value < 0n ? ' D' : ''}`;
  const dmy = (iso: string) => `${day(iso, 'dd')} ${mon(iso)} ${day(iso, 'yy')}`;
  const w = [52, 26, 228, 68, 68, 80];
  const head = table(w, heads('lllrrr', 'Date||Payment type and details|Paid out|Paid in|Balance'), 'h');
  const line = (date: string, name: string, balance: bigint) =>
    table(w, cells('lllrrr', [date, '', `<b>${name}</b>`, '', '', `<b>${d(balance)}</b>`]), 't');
  const blocks: Block[] = rows.map((one, at): Block => {
    const [kind = '', ...lines] = one.lines;
    const pad = '<br>'.repeat(lines.length - 1);
    const [out = '', into = ''] = outIn(one.amount, point).split('|');
    return {
      html: table(
        w,
        cells(
          'lllrrr',
          [
            one.firstOfDay ? dmy(one.date) : '',
            kind,
            joined(lines),
            out && pad + out,
            into && pad + into,
            one.lastOfDay ? pad + d(one.balance) : '',
          ],
          [0, at],
        ),
        't',
      ),
      h: 11 + 10 * (lines.length - 1),
    };
  });
  const range = `${longDay(start, 'en-GB').replace(start.slice(0, 4) === end.slice(0, 4) ? / \d{4}$/ : /$^/, '')} to ${longDay(end, 'en-GB')}`;
  const front = `<div class="sp"><div class="to">${who.replace(/&/g, '&amp;')}<br>14 MILL RISE<br>ANSLEY CROSS<br>AN9 9ZX</div><div><b>Account Summary</b>${table([120, 80], cells('lr', ['Opening Balance', d(opening)]) + cells('lr', ['Payments In', point(total(rows, 1))]) + cells('lr', ['Payments Out', point(total(rows, -1))]) + cells('lr', ['Closing Balance', d(closing)]), 's')}<p class="ib">International Bank Account Number<br><b>${code.replaceAll(' ', '')}</b><br>Branch Identifier Code<br><b>SABLGB4112B</b></p></div></div>`;
  let upto = 0;
  const mine = flow(blocks, 330, 520, (html, at, count) => {
    const had = upto;
    upto += (html.match(/data-row=/g) ?? []).length;
    const before = had === 0 ? opening : (rows[had - 1]?.balance ?? opening);
    const after = rows[upto - 1]?.balance ?? closing;
    const first = rows[had]?.date ?? start;
    const dated = html.replace(
      /(<tr data-row="[^"]*"><td class="l">)([^<]*)/,
      (_, before: string, printed: string) => before + (printed || dmy(first)),
    );
    const last = at === count - 1;
    return `<div class="sp tl"><b class="logo">SABLE&amp;CO</b><span>Contact tel 03455 550 133<br>see reverse for call times<br>Text phone used by deaf or speech impaired customers 03457 555 010</span></div><p class="st"><b>Your Statement</b></p>${at === 0 ? front : ''}<p class="rg">${range}</p><div class="sp an"><span><b>Account Name</b><br>${who.replace(/&/g, '&amp;')}</span><span><b>Sortcode</b><br>${sort}</span><span><b>Account Number</b><br>${number}</span><span><b>Sheet Number</b><br>${140 + at}</span></div><h2>${at === 0 ? 'Your Bank Account details' : 'Your Bank Account details (continued)'}</h2>${head}${line(dmy(had === 0 ? start : first), 'BALANCE BROUGHT FORWARD', before)}${dated}${line(last ? dmy(end) : dmy(rows[upto - 1]?.date ?? end), 'BALANCE CARRIED FORWARD', after)}${last ? `<div class="in"><b>Information about the Deposit Protection Scheme</b> Limit £85,000 per person.<table><tr><td>Credit Interest Rates</td><td>balance</td><td>AER variable</td><td>Debit Interest Rates</td><td>balance</td><td>EAR variable</td></tr><tr><td>Credit interest is not applied</td><td></td><td></td><td>upto £25<br>over £25</td><td></td><td>0.00 %<br>39.90 %</td></tr></table></div>` : ''}<div class="ft">${random.digits(3)} High Street Pellmoor AN1 9ZZ</div>`;
  });
  return drawnOf(
    mine,
    look(
      '8pt/10pt Liberation Serif|26pt 36pt|.tl{font-size:7pt;line-height:8.5pt}.logo{font-size:18pt;line-height:26pt;color:#b00}.st{font-size:15pt;line-height:22pt}.to{padding:34pt 0 0 20pt;height:110pt}.ib{font-size:7pt;margin-top:8pt}.s td{padding-top:2pt}.rg{font-size:10pt;margin:6pt 0}.an{border-top:0.8pt solid #000;padding:3pt 0}h2{font-size:11pt;line-height:18pt}.h th{background:#ececec;font-weight:bold;padding:2pt 0}.t td{padding-top:1pt}.in{margin-top:20pt;font-size:7pt}.in td{padding-right:14pt}.ft{position:absolute;left:36pt;bottom:16pt;font-size:6.5pt}',
    ),
    {
      account: {
        ...account(`SABLE&CO|${who}|checking|GBP`, number),
        iban: code.replaceAll(' ', ''),
        bic: 'SABLGB4112B',
      } as Parameters<typeof truthOf>[0]['account'],
      period: { start, end },
      opening,
      closing,
      rows: rows.map((one) => {
        const [kind = '', ...lines] = one.lines;
        return rowOf({ ...one, lines }, { shows: one.lastOfDay, alsoAccepted: [`${kind} ${lines.join(' ')}`] });
      }),
    },
  );
}

export const families: Family[] = [
  family(
    'gb-current-at-a-glance',
    'en',
    'checking',
    ['side-panel', 'date-once-a-day', 'no-year', 'embedded-dates'],
    panel,
    A4,
  ),
  family(
    'gb-current-payment-type',
    'en',
    'checking',
    ['type-codes', 'amount-on-last-line', 'brought-forward', 'many-rows', 'overdrawn-d'],
    coded,
    A4,
  ),
];
