import type { Random } from '../../../corpus/generator/random.ts';
import { LETTER, type Stranger } from '../family.ts';
import { dayAfter, text } from '../markup.ts';
import * as parts from '../stranger-parts.ts';

/** Papers with days, sums and running figures that are no statements: a fund's units in India, a toll bill in America. */

const FUNDS = [
  'Himgiri Flexi Cap Fund - Regular Plan - Growth',
  'Himgiri Overnight Fund - Direct Plan',
  'Himgiri Nifty Index Fund - IDCW',
];
const LAKHS = (paise: number) =>
  `${paise < 0 ? '-' : ''}${(Math.abs(paise) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dashed = (iso: string) => `${iso.slice(8)}-${MONTHS[Number(iso.slice(5, 7)) - 1] ?? ''}-${iso.slice(0, 4)}`;

function fundRows(random: Random, start: string): { rows: string[][]; before: string; units: number } {
  let units = random.integer(0, 400_000) / 1000;
  const before = units.toFixed(3);
  const rows = parts.daysFrom(random, start, random.integer(8, 34), 10).map((iso) => {
    const out = random.chance(0.12) && units > 60;
    const amount = random.integer(100_000, 2_500_000) * (out ? -0.4 : 1);
    const nav = random.integer(180_000, 260_000) / 10_000;
    const change = amount / 100 / nav;
    units = Math.max(0, units + change);
    const kind = out
      ? 'Redemption less TDS, STT'
      : random.pick([
          'Systematic Investment - Instalment No ',
          'Purchase - Online ',
          'Switch In - from Overnight ',
          'SIP Purchase-BSE ',
        ]) + random.digits(3);
    return [dashed(iso), kind, LAKHS(amount), change.toFixed(3), nav.toFixed(4), units.toFixed(3)];
  });
  return { rows, before, units };
}

function drawFund(random: Random): ReturnType<Stranger['draw']> {
  const start = parts.startDay(random);
  const holder = random.pick(['Meenakshi Sundarrajan', 'Tejas Vilas Kulkarni', 'Zubin Daruwala']);
  const schemes = parts.list(random.integer(1, 3), (index) => ({
    fund: FUNDS[index] ?? '',
    folio: `${random.digits(8)} / ${random.digits(2)}`,
    ...fundRows(random, start),
  }));
  const pages = schemes.map(({ fund, folio, rows, before, units }, p) => {
    const nav = random.integer(180_000, 260_000) / 10_000;
    return `<div class="hd"><b>HIMGIRI MUTUAL FUND</b><span>Statement of Account<br>${dashed(start)} To ${dashed(dayAfter(start, 365))}</span></div>
      <div class="two"><div>${text(holder)}<br>Flat 302, Neelkanth Apts, Sarangi 499001<br>Mobile: +91 9${random.digits(2)}XXXX${random.digits(3)}</div><div>PAN: XXXXX${random.digits(4)}X &nbsp; KYC: OK<br>Folio No: ${folio}<br>Bank: KAVERI RASHTRIYA BANK A/c XXXXXX${random.digits(4)}</div></div>
      <h2>${fund}</h2><p>ISIN: INF999K0${random.digits(4)} &nbsp; Registrar: DHARTI RTA &nbsp; Nominee 1: Registered &nbsp; Opening Unit Balance: ${before}</p>
      ${parts.tableOf('llrrrr', ['Date', 'Transaction', 'Amount (INR)', 'Units', 'Price (INR)', 'Unit Balance'], rows)}
      <p class="cl">Closing Unit Balance: ${units.toFixed(3)} &nbsp;&nbsp; NAV on ${dashed(dayAfter(start, 365))}: INR ${nav.toFixed(4)} &nbsp;&nbsp; Market Value: INR ${LAKHS(Math.round(units * nav * 100))}</p>
      <p class="s">Entry Load: Nil. Exit Load: 1.00% if redeemed within 365 days. Mutual fund investments are subject to market risks, read all scheme related documents carefully.</p><div class="pg">Page ${p + 1} of ${schemes.length}</div>`;
  });
  return {
    pages,
    css: parts.sheet(
      "'DejaVu Sans Condensed'",
      7.5,
      '36pt 40pt',
      '.hd,.two{display:flex;justify-content:space-between;margin-bottom:12pt;line-height:11pt}.hd b{font-size:14pt;color:#b45309}h2{font-size:9pt;margin-bottom:4pt}table{width:100%;margin:8pt 0}td,th{padding:2.5pt 4pt;border-bottom:.4pt solid #bbb}th{background:#fdf0e0}.cl{font-weight:bold}.s{font-size:6.5pt;margin-top:8pt}.pg{position:absolute;bottom:20pt;right:40pt}',
    ),
  };
}

const PLAZAS = ['RIVERTON BR', 'EXIT 14A', 'LAKE PKWY MAIN', 'CUTLER TUNNEL', 'OXBOW RAMP E'];

function drawToll(random: Random): ReturnType<Stranger['draw']> {
  const start = parts.startDay(random);
  const plate = `${random.pick(['KTR', 'BLM', '7GX'])}${random.digits(4)}`;
  const trips = parts.daysFrom(random, start, random.integer(15, 70), 2).map((iso) => {
    const fare = random.integer(75, 1_450);
    const time = `${random.integer(5, 22)}:${random.integer(0, 5)}${random.digits(1)}`;
    return {
      iso,
      fare,
      cells: [
        parts.day(iso, 'mm/dd/yyyy'),
        time,
        random.pick(PLAZAS),
        `0${random.digits(1)}`,
        plate,
        'TOLL BY MAIL',
        `$${parts.POINT(fare)}`,
      ],
    };
  });
  const tolls = parts.sum(trips.map(({ fare }) => fare));
  const due = dayAfter(start, 160);
  const number = `T0${random.digits(10)}`;
  const total = tolls + 500;
  const head = (p: number, count: number) =>
    `<div class="hd"><b>TRI-LAKES TOLLWAY</b><span>TOLL BILL No. ${number}<br>Billing date ${parts.day(dayAfter(due, -30), 'mm/dd/yyyy')} &nbsp; Page ${p + 1}/${count}</span></div>`;
  const front = `<div class="ad">REGISTERED OWNER OF ${plate}<br>${random.pick(['Dana Feldkamp', 'Orin Castellaw', 'Priscilla Moody'])}<br>2207 Larch Ave<br>Pellmoor, WI 53999</div>
    <table class="sum"><tr><td>Previous balance</td><td class="r">$${parts.POINT(500)}</td></tr><tr><td>Payments received</td><td class="r">$0.00</td></tr><tr><td>New tolls (${trips.length})</td><td class="r">$${parts.POINT(tolls)}</td></tr>
    <tr><td><b>TOTAL AMOUNT DUE by ${parts.day(due, 'mm/dd/yyyy')}</b></td><td class="r"><b>$${parts.POINT(total)}</b></td></tr></table>`;
  const slip = `<div class="slip">DETACH AND RETURN WITH PAYMENT &nbsp; Toll Bill ${number} &nbsp; Amount due $${parts.POINT(total)} &nbsp; Amount enclosed $ ________<br>Make check payable to TRI-LAKES TOLLWAY, PO Box 9990, Pellmoor WI. A late fee of $5.00 applies after the due date.</div>`;
  const pages = parts.paged(trips, 30, 46, (some, p, count) => {
    const table = parts.tableOf(
      'llllllr',
      ['Date', 'Time', 'Plaza', 'Lane', 'Plate', 'Type', 'Toll'],
      some.map(({ cells }) => cells),
    );
    return `${head(p, count)}${p === 0 ? front : ''}${table}${p === count - 1 ? slip : ''}`;
  });
  return {
    pages,
    css: parts.sheet(
      "'Liberation Mono'",
      8,
      '36pt 42pt',
      '.hd{display:flex;justify-content:space-between;border-bottom:2pt solid #234;padding-bottom:6pt;margin-bottom:12pt;line-height:11pt;text-align:right}.hd b{font:bold 15pt "Liberation Sans"}.ad{line-height:11pt;height:70pt}.sum{margin:0 0 16pt auto;border:1pt solid #234}table{width:100%}.sum{width:280pt}td,th{padding:1.5pt 4pt}th{border-bottom:1pt solid #234}.slip{border-top:1pt dashed #234;margin-top:16pt;padding-top:8pt;line-height:11pt}',
    ),
  };
}

export const strangers: Stranger[] = [
  parts.stranger('in-fund-units', 'en', drawFund),
  parts.stranger('us-toll-bill', 'en', drawToll, LETTER),
];
