/**
 * Two British current accounts: the blue one with a summary panel beside the table, dates once a day, balances at the day's end and `Start
 * balance`; and the red and white business account with payment type codes, `BALANCE BROUGHT FORWARD` on every page and `D` behind an overdrawn balance.
 */
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
  type Move,
  mon,
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { banked, dealt, html, ibanOf, misprinted } from './eu-parts.ts';

const SHORT: readonly Sort[] = [
  ['Card Payment to Oakmere Stores|On {=dd} {Mar;Apr}', -9000, -240],
  ['Card Payment to Wick & Rowan|Coffee On 0# {May;Jun}', -1900, -280],
  ['Card Purchase Brindle Rail 0800 14##|Ref: ####-####', -14900, -560],
  ['Contactless Penfold Pharmacy', -3800, -199],
  ['Direct Debit to Low Water Energy|Ref: LWE######-#', -21000, -4500],
  ['Direct Debit to Thornby Council|Ref: 7####### Council Tax {2023;2024} 12 of £#10.00', -24000, -9900],
  ['Bill Payment to J Maddern|Ref: {Rent;Window Clean;Half of Tax}|This Is A New Payment Instruction', -90000, -2500],
  ['Cash Machine Withdrawal at Dunmere|High Street Timed at 1#.2#', -30000, -2000],
  ['Standing Order to Ansley Savings|Ref: S/O 44####', -30000, -5000],
  ['Received From Northlark Supplies|Ref: Salary 0#/####', 110000, 310000],
  ['Received From T Quillfeather|Ref: {dinner;tickets;lift share}', 800, 16000],
  ['Refund From Oakmere Stores|On 1# {Jan;Feb}', 500, 8000],
];

const dayMon = (iso: string) => `${day(iso, 'd')} ${mon(iso)}`;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a sheet is drawn from top to bottom, in one piece
function panelled(random: Random): Drawn {
  const period = periodOf(random, random.integer(2, 27));
  const { opening, rows, closing } = booked(random, { ...period, sorts: SHORT }, 18, 62, [80_000, 640_000]);
  const who = whoIn(random, 'en');
  const number = random.digits(8);
  const sort = `20-${random.digits(2)}-${random.digits(2)}`;
  const iban = ibanOf(random, 'GB', `CLDR20${random.digits(4)}`, 8);
  const widths = [38, 166, 52, 52, 56];
  const year = day(period.end, 'yyyy');
  const line = (label: string, iso: string, balance: bigint) =>
    cells('llrrr', `<b>${dayMon(iso)}</b>|<b>${label}</b>|||<b>${point(balance)}</b>`);
  const parts = dealt(rows, 11, 4, 470, 600);
  const pages = parts.map((part, p) => {
    const body = part.map(([row, at], i) =>
      cells(
        'llrrr',
        `${row.firstOfDay || i === 0 ? dayMon(row.date) : ''}|${joined(row.lines)}|${outIn(row.amount, point)}|${row.lastOfDay ? point(row.balance) : ''}`,
        [0, at],
      ),
    );
    const last = p === parts.length - 1;
    const firstOn = part[0]?.[0];
    const carried = firstOn ? firstOn.balance - firstOn.amount : opening;
    const top =
      p === 0
        ? line('Start balance', period.start, opening)
        : cells('llrrr', `||||`) +
          cells('llrrr', `|<i>Balance brought forward from previous page</i>|||<i>${point(carried)}</i>`);
    const bottom = last
      ? line('End balance', period.end, closing)
      : cells(
          'llrrr',
          `|<i>Balance carried forward to next page</i>|||<i>${point(part.at(-1)?.[0].balance ?? 0n)}</i>`,
        );
    const facts = [
      ['Start balance', point(opening)],
      ['Money in', point(total(rows, 1))],
      ['Money out', point(total(rows, -1))],
      ['End balance', point(closing)],
    ]
      .map(([name, value]) => `<div class="sp"><span>${name}</span><b>£${value}</b></div>`)
      .join('');
    const panel =
      p === 0
        ? `<div class="panel"><h3>At a glance</h3><p>${dayMon(period.start)} – ${dayMon(period.end)} ${year}</p>${facts}<hr><p><b>Arranged overdraft</b><br>You have an arranged overdraft of £1,250. Interest 35.00% EAR variable above £15.00.</p><hr><h3>Need a hand?</h3><p>Call 0345 ${random.digits(3)} ${random.digits(4)} from 7am to 11pm. From 6 April ${year} our ISA pays 3.${random.digits(2)}% AER on balances over £10,000.00.</p></div>`
        : `<div class="panel"><p>Sort code ${sort}<br>Account no ${number}</p><hr><p>Anything wrong? If you've noticed any incorrect or unusual transactions, tell us within 13 months.</p></div>`;
    const head =
      p === 0
        ? `<div class="sp"><h1>Calder Bank</h1><div class="r">Calder Bank PLC<br>Leicester LE99 9ZZ</div></div><div class="addr">${who.person.toUpperCase()}<br>${who.place.replaceAll(', ', '<br>')}<br>DN99 4QX</div><h2>Your Calder Current Account statement</h2><p>${who.person} &nbsp; Sort code ${sort} &nbsp; Account no ${number}<br>SWIFTBIC CLDRGB29 &nbsp; IBAN ${iban}</p><p class="issued">Issued on ${dayMon(period.end)} ${year}</p><h3>Your transactions</h3>`
        : `<div class="sp"><b>Your Calder Current Account statement</b><span>${who.person} · Account no ${number}</span></div><h3>Your transactions</h3>`;
    return html(
      `${head}${panel}${table(widths, heads('llrrr', 'Date|Description|Money out|Money in|Balance') + top + body.join('') + bottom, 'main')}${last ? '<p class="legal">Your deposit is eligible for protection up to £85,000.00 by the compensation scheme. Dispute resolution: write by recorded post within 28 days.</p>' : ''}<div class="foot">Calder Bank PLC. Registered in England no. 999${random.digits(4)} &nbsp; <b>Page ${p + 1} of ${parts.length}</b></div>`,
    );
  });
  const truth = rows.map((row) => rowOf(row, { shows: row.lastOfDay }));
  return drawnOf(
    pages,
    look(
      "7.5pt/11pt 'Liberation Sans'|34pt 40pt|h1{font-size:21pt;line-height:24pt;color:#00395d}h2{font-size:13pt;line-height:18pt;color:#00395d}h3{font-size:9.5pt;color:#00395d;margin:4pt 0}.addr{margin:26pt 0 30pt 20pt}.panel{position:absolute;right:28pt;top:170pt;width:140pt;background:#e6f4fb;padding:8pt}.main td,.main th{padding:2pt 2pt;border-bottom:.4pt solid #cde}.main th{font-weight:bold}.issued{position:absolute;right:28pt;top:150pt}.legal{width:360pt;margin-top:10pt;font-size:6.5pt}.foot{position:absolute;bottom:18pt;left:40pt;right:40pt;font-size:6pt}",
    ),
    {
      account: banked(account(`Calder Bank|${who.person}|checking|GBP`, number), iban, 'CLDRGB29'),
      period,
      opening,
      closing,
      rows: truth,
    },
  );
}

const TYPED: readonly Sort[] = [
  ['VIS|OAKMERE TRADE|LEEDS', -42000, -900],
  ["VIS|INT'L 00########|HARBINGER CLOUD|DUBLIN 4 EUR ##.00 @ 1.1###", -9900, -1000],
  [')))|WICK & ROWAN 04#|DUNMERE', -2200, -310],
  [')))|BRINDLE PARKING|ANSLEY', -1800, -120],
  ['DD|LOW WATER BUS ENERGY|LWE-####-##', -88000, -9000],
  ['DD|HM REVENUE VAT|#########', -480000, -60000],
  ['BP|Pellmoor Timber|INV ####', -380000, -12000],
  ['BP|J T Quillfeather|wages wk ##', -62000, -39000],
  ['TFR|40####  1#######|INTERNET TRANSFER', -500000, -50000],
  ['SO|ANSLEY LEASING|AGMT 0######', -45000, -19900],
  ['CHQ|10####', -150000, -8000],
  ['CR|NORTHLARK SUPPLIES|INV 20##-##', 90000, 880000],
  ['CR|HARROWGATE FIXINGS|BACS 6#####', 40000, 560000],
  ['CR|CARD SETTLEMENT|MID 88######', 9000, 120000],
];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a sheet is drawn from top to bottom, in one piece
function coded(random: Random): Drawn {
  const period = periodOf(random, random.integer(1, 26));
  const plan = { ...period, sorts: [...TYPED, ...TYPED.slice(0, 4), ...TYPED.slice(11)], floor: -400_000n };
  const { opening, rows, closing } = booked(random, plan, 55, 135, [-90_000, 900_000]);
  const dashed = (value: bigint) => `${point(value)}${value < 0n ? ' D' : ''}`;
  const who = whoIn(random, 'en');
  const number = random.digits(8);
  const iban = ibanOf(random, 'GB', 'MERE400519', 8);
  const wrong = random.chance(0.35);
  const paidIn = wrong ? misprinted(random, total(rows, 1)) : total(rows, 1);
  const wordy = (iso: string) =>
    `${day(iso, 'd')} ${['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][Number(day(iso, 'm')) - 1]}`;
  const short = (iso: string) => `${day(iso, 'dd')} ${mon(iso)} ${day(iso, 'yy')}`;
  const crossing = day(period.start, 'yyyy') !== day(period.end, 'yyyy');
  const span = `${wordy(period.start)}${crossing ? ` ${day(period.start, 'yyyy')}` : ''} to ${wordy(period.end)} ${day(period.end, 'yyyy')}`;
  const widths = [52, 30, 190, 72, 72, 78];
  // The type stands in a narrow column of its own, the text's lines beside it.
  const textOf = ({ lines }: Move) => lines.slice(1);
  const shrunk = rows.map((row) => ({ ...row, lines: textOf(row) }));
  const parts = dealt(shrunk, 10, 1, 420, 560);
  const pages = parts.map((part, p) => {
    const firstOn = part[0]?.[0];
    const carried = firstOn ? firstOn.balance - firstOn.amount : opening;
    const from = p === 0 ? period.start : (firstOn?.date ?? period.start);
    const body = part.map(([row, at], i) =>
      cells(
        'lllrrr',
        `${(row.firstOfDay && i > 0) || (i === 0 && row.date !== from) ? short(row.date) : ''}|${rows[at]?.lines[0]}|${joined(row.lines)}|${outIn(row.amount, point)}|${row.lastOfDay ? dashed(row.balance) : ''}`,
        [0, at],
      ),
    );
    const last = p === parts.length - 1;
    const final = part.at(-1)?.[0];
    const summary =
      p === 0
        ? `<div class="sum"><b>Account Summary</b>${[
            ['Opening Balance', dashed(opening)],
            ['Payments In', point(paidIn)],
            ['Payments Out', point(total(rows, -1))],
            ['Closing Balance', dashed(closing)],
          ]
            .map(([a, b]) => `<div class="sp"><span>${a}</span><span>${b}</span></div>`)
            .join('')}<p>International Bank Account Number<br>${iban}<br>Branch Identifier Code<br>MEREGB21</p></div>`
        : '';
    const head =
      p === 0
        ? `<h1>MEREBANK <span>UK</span></h1><div class="contact">Contact tel 03457 ${random.digits(6)}<br>see reverse for call times<br>Text phone 03457 ${random.digits(6)}</div>${summary}<div class="addr">The Directors<br>${who.firm}<br>${who.place.replaceAll(', ', '<br>')}</div><div class="about"><h2>${span}</h2><p>Your Business Current Account details</p></div>`
        : `<h1>MEREBANK <span>UK</span></h1><div class="about"><h2>${span}</h2><p>Your Business Current Account details</p></div>`;
    return html(
      `${head}<div class="sp ids"><span>Account Name<br><b>${who.firm}</b></span><span>Sortcode<br><b>40-05-19</b></span><span>Account Number<br><b>${number}</b></span><span>Sheet Number<br><b>${240 + p}</b></span></div>${table(widths, heads('lllrrr', 'Date|Payment type and details||Paid out|Paid in|Balance') + cells('lllrrr', `<b>${short(from)}</b>||BALANCE BROUGHT FORWARD|||${dashed(carried)}`) + body.join('') + cells('lllrrr', `${last ? `<b>${short(period.end)}</b>` : ''}||BALANCE CARRIED FORWARD|||${dashed(final?.balance ?? opening)}`), 'main')}${last ? `<div class="rates"><b>Interest and charges</b>${table([170, 90, 90], cells('lrr', 'Credit interest rates|balance|AER variable') + cells('lrr', 'Business Current Account|0.00 %|0.00 %') + cells('lrr', 'Debit interest rates|balance|EAR variable') + cells('lrr', 'Arranged overdraft up to 5,000.00|over 0.00|14.90 %') + cells('lrr', `Total charges to ${short(period.end)}||27.50`))}</div>` : ''}<div class="foot">${who.place.split(',').at(-1)} branch · 8 Market Square · Lost and stolen cards 0800 ${random.digits(6)}</div>`,
    );
  });
  const truth = rows.map((row) => rowOf(row, { shows: row.lastOfDay, alsoAccepted: [textOf(row).join(' ')] }));
  return drawnOf(
    pages,
    look(
      "8pt/10pt 'Liberation Sans Narrow'|30pt 44pt|h1{font-size:19pt;line-height:24pt;letter-spacing:1pt}h1 span{color:#db0011;font-size:13pt}h2{font-size:12pt;line-height:16pt}.contact{position:absolute;right:44pt;top:34pt;font-size:7pt}.sum{position:absolute;right:44pt;top:84pt;width:180pt;border-top:1pt solid #000;border-bottom:1pt solid #000;padding:4pt 0}.addr{height:96pt;padding:24pt 0 0 18pt}.about{margin:14pt 0 8pt}.ids{border-top:.5pt solid #999;padding:4pt 0;margin-bottom:6pt}.main{border-top:1pt solid #db0011}.main td,.main th{padding:.5pt 3pt}.main td.r{vertical-align:bottom}.main tr:first-child th{font-weight:bold;border-bottom:.5pt solid #999}.rates{margin-top:14pt}.foot{position:absolute;bottom:16pt;left:44pt;font-size:6.5pt}",
    ),
    {
      account: banked(account(`MEREBANK UK|${who.firm}|checking|GBP`, number), iban, 'MEREGB21'),
      period,
      opening,
      closing,
      rows: truth,
      status: wrong ? 'failed' : 'verified',
    },
  );
}

export const families: Family[] = [
  family(
    'gb-current-panelled',
    'en',
    'checking',
    ['date-once-a-day', 'day-end-balance', 'side-panel', 'no-year', 'carried-forward'],
    panelled,
  ),
  family(
    'gb-business-typecodes',
    'en',
    'checking',
    ['date-once-a-day', 'day-end-balance', 'many-pages', 'carried-forward', 'overdrawn', 'misprint'],
    coded,
  ),
];
