import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import * as k from '../kit.ts';
import { dayAfter, intlDate } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/** The most used card bill of the United States: sections without dates of year, minus before credits, lines of foreign money below, totals of the year. */

const PURCHASES: readonly k.Sort[] = [
  [
    '{CORVINE MARKET #~;KETTLE CREEK GRILL;HALLOWAY FUEL 00###;PINWHEEL DINER;SQ *TREMBLE BAKERY} {DUNMERE OH;PELLMOOR OH;TAMSIN OR}',
    -16_000,
    -310,
  ],
  ['RIVERMART.COM*~##~~#~## RIVERMART.COM WA', -22_000, -900],
  ['LUMEN WIRELESS AUTOPAY 800-555-0190 WA', -14_000, -6_000],
  ['STREAMIX 408-555-0114 CA', -2_299, -799],
  ['TREMBLE AIR 0062######### 800-555-0171 TX', -68_000, -14_000],
];
const FOREIGN: readonly k.Sort[] = [
  ['{LANDHAUS AM SEE WIEN;CAFE DES QUAIS PARIS;TRATTORIA BRAGOLIN ROMA}', -14_000, -1_100],
];
const CREDITS: readonly k.Sort[] = [['RIVERMART MKTPLACE PMTS ~##~~# RIVERMART.COM WA', 900, 12_000]];

interface Line {
  readonly move: k.Move;
  readonly html: string;
  readonly row: TrueRow;
  readonly lines: number;
}

function lineOf(random: Random, move: k.Move, r: number, isForeign: boolean): Line {
  const sign = move.amount > 0n ? '-' : '';
  const shown = `${sign}${k.point(move.amount)}`;
  const before = dayAfter(move.date, 1);
  const rate = 1.0842;
  const euros = Math.round(Number(-move.amount) / rate);
  const extra = isForeign
    ? [`${day(before, 'mm/dd')}  EURO`, `${k.point(BigInt(euros))} X ${rate.toFixed(9)} (EXCHG RATE)`]
    : random.chance(0.05)
      ? [`${random.digits(6)} 1 ECONOMY TSM`]
      : [];
  const [name = ''] = move.lines;
  const html = `${k.cells('llr', [day(move.date, 'mm/dd'), name, shown], [0, r])}${extra.map((one) => k.cells('llr', ['', one, ''], [0, r])).join('')}`;
  const full = [name, ...extra.map((one) => one.replace(/ +/g, ' '))].join(' ');
  return {
    move,
    html,
    row: k.rowOf(move, { description: full, alsoAccepted: extra.length > 0 ? [name] : [] }),
    lines: 1 + extra.length,
  };
}

function billOf(random: Random) {
  const { start, end } = k.periodOf(random, random.integer(6, 25));
  const opening = -BigInt(random.integer(30_000, 400_000));
  const pays = k.moves(random, {
    start,
    end,
    count: 1,
    sorts: [['Payment Thank You-Mobile', Number(-opening), Number(-opening)]],
  });
  const refunds = k.moves(random, { start, end, count: random.integer(0, 3), sorts: CREDITS });
  const shops = k.moves(random, {
    start,
    end,
    count: random.integer(18, 75),
    floor: null,
    sorts: [...PURCHASES, ...PURCHASES, ...FOREIGN],
  });
  const fees = random.chance(0.4)
    ? k.moves(random, { start: end, end, count: 1, floor: null, sorts: [['LATE FEE', -4_000, -2_900]] })
    : [];
  const interest = random.chance(0.5)
    ? k.moves(random, { start: end, end, count: 1, floor: null, sorts: [['PURCHASE INTEREST CHARGE', -6_000, -150]] })
    : [];
  const credits = [...pays, ...refunds].sort((a, b) => a.date.localeCompare(b.date));
  return { start, end, opening, shops, fees, interest, credits };
}

function draw(random: Random): Drawn {
  const { start, end, opening, shops, fees, interest, credits } = billOf(random);
  const groups = [
    ['PAYMENTS AND OTHER CREDITS', credits],
    ['PURCHASE', shops],
    ['FEES CHARGED', fees],
    ['INTEREST CHARGED', interest],
  ] as const;
  let r = 0;
  const items = groups.flatMap(([title, some]): { html: string; lines: number; row?: TrueRow }[] => {
    if (some.length === 0) return [];
    const made = some.map((move) =>
      lineOf(
        random,
        move,
        r++,
        FOREIGN.some(([t]) =>
          t
            .slice(1, -1)
            .split(';')
            .includes(move.lines[0] ?? ''),
        ),
      ),
    );
    const sum = title.endsWith('CHARGED')
      ? [
          {
            html: `<tr><td></td><td class="r b">TOTAL ${title.replace(' CHARGED', '')} FOR THIS PERIOD</td><td class="r b">$${k.point(k.total(some))}</td></tr>`,
            lines: 1,
          },
        ]
      : [];
    return [{ html: `<tr><td colspan="3" class="b">${title}</td></tr>`, lines: 1 }, ...made, ...sum];
  });
  const closing = opening + k.total([...credits, ...shops, ...fees, ...interest]);
  const last4 = random.digits(4);
  const number = `XXXX XXXX XXXX ${last4}`;
  const due = day(dayAfter(end, 25), 'mm/dd/yy');
  const d2 = (iso: string) => day(iso, 'mm/dd/yy');
  const money = (value: bigint) => `${value > 0n ? '-' : ''}$${k.point(value)}`;
  const minimum = '$40.00';
  const summary = `<h3>ACCOUNT SUMMARY</h3><div>Account Number: ${number}</div>${k.span('Previous Balance', money(opening))}${k.span('Payment, Credits', `-$${k.point(k.total(credits))}`)}${k.span('Purchases', `+$${k.point(k.total(shops))}`)}${k.span('Cash Advances', '$0.00')}${k.span('Balance Transfers', '$0.00')}${k.span('Fees Charged', `${fees.length ? '+' : ''}$${k.point(k.total(fees))}`)}${k.span('Interest Charged', `${interest.length ? '+' : ''}$${k.point(k.total(interest))}`)}<b>${k.span('New Balance', money(closing))}</b>${k.span('Opening/Closing Date', `${d2(start)} - ${d2(end)}`)}${k.span('Credit Access Line', '$14,500')}${k.span('Available Credit', '$9,871')}${k.span('Cash Access Line', '$725')}${k.span('Past Due Amount', '$0.00')}`;
  const cover = `<div class="sp"><div class="logo">halcyon</div><div class="r s">Manage your account online at:<br>www.halcyoncard.example<br>Customer Service: 1-800-555-0136</div></div>
    <div class="sp"><div style="width:230pt"><div class="bar">${intlDate(end, 'en-US', { month: 'long', year: 'numeric' })}</div>New Balance<div class="huge">${money(closing)}</div>Minimum Payment Due<div class="huge">${minimum}</div>Payment Due Date<div class="huge">${due}</div><p class="s"><b>Late Payment Warning:</b> If we do not receive your minimum payment by the due date, you may have to pay up to a $40.00 late fee, and existing and new balances may become subject to the Default APR.</p><p class="s"><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest.</p>${k.table([76, 76, 76], `${k.heads('lll', 'If you make no<br>additional charges|You will pay off the<br>balance in about|And you will end up<br>paying about')}${k.cells('lll', 'Only the minimum|11 years|$5,204')}${k.cells('lll', '$88|3 years|$3,168<br>(Savings=$2,036)')}`, 's')}</div><div style="width:250pt">${summary}<h3>YOUR HALCYON REWARDS POINTS</h3>${k.span('Previous points balance', '12,408')}${k.span('+ 1 Point per $1 earned on all purchases', '1,903')}${k.span('Total points available', '14,311')}</div></div>
    <div class="slip"><div class="sp"><span>Payment Due Date: ${due}<br>New Balance: ${money(closing)}<br>Minimum Payment Due: ${minimum}</span><span>Account number: ${number}<br><br>$______________.____ Amount Enclosed</span></div><br>${random.digits(12)} ${random.digits(16)}<br>DELIA MARSH<br>7 FOUNDRY CT APT 2<br>PELLMOOR OH 45998-0311</div>`;
  const legal = `<h3>Information About Your Account</h3>${'<p class="s">Making Your Payments: The amount of your payment should be at least your minimum payment due, payable in U.S. dollars. Payments received by 5:00 p.m. local time are credited as of the same day. Annual Renewal Notice: if an annual fee of $95 is billed you have 30 days. Purchases of more than $50 within 100 miles of your home may be disputed.</p>'.repeat(6)}`;
  const parts = k.pack(items, ({ lines }) => lines * 11, 570, 590);
  const titles =
    '<tr class="h"><th class="l">Date of<br>Transaction</th><th class="l"><br>Merchant Name or Transaction Description</th><th class="r"><br>$ Amount</th></tr>';
  const year = `<div class="yr"><b>${day(end, 'yyyy')} Totals Year-to-Date</b><br>${k.span(`Total fees charged in ${day(end, 'yyyy')}`, '$69.00')}${k.span(`Total interest charged in ${day(end, 'yyyy')}`, '$113.26')}</div><h3>INTEREST CHARGES</h3><p class="s">Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${k.table([150, 90, 110, 90], `${k.heads('lrrr', 'Balance Type|APR|Balance Subject To Interest Rate|Interest Charges')}${k.cells('lrrr', `Purchases|21.49%(v)(d)|$1,204.11|$${k.point(k.total(interest))}`)}${k.cells('lrrr', 'Cash Advances|29.99%(v)(d)|- 0 -|- 0 -')}`, 's')}<div class="r s">31 Days in Billing Period</div>`;
  const pages = parts.map(
    (some, p) =>
      `<h3>ACCOUNT ACTIVITY${p === 0 ? '' : ' (CONTINUED)'}</h3>${k.table([64, 380, 76], titles + some.map(({ html }) => html).join(''))}${p === parts.length - 1 ? year : ''}<div class="foot sp"><span>DELIA MARSH</span><span>Page ${p + 3} of ${parts.length + 2}</span><span>Statement Date: ${d2(end)}</span></div>`,
  );
  const css = k.look(
    "8pt/11pt 'Liberation Sans'|34pt 44pt|.logo{font-size:24pt;line-height:30pt;font-weight:bold}.bar{background:#1b3a5c;color:#fff;padding:3pt;margin:10pt 0}.huge{font-size:15pt;line-height:19pt;font-weight:bold}.s{font-size:6.8pt;line-height:8.5pt;margin-bottom:5pt}.b{font-weight:bold}h3{font-size:9.5pt;line-height:13pt;margin:10pt 0 3pt;border-bottom:1pt solid #1b3a5c}.slip{position:absolute;left:44pt;right:44pt;bottom:30pt;border-top:1pt dashed #555;padding-top:10pt}.foot{position:absolute;bottom:18pt;left:44pt;right:44pt;font-size:6.5pt}.h th{border-bottom:.5pt solid #333}.yr{border:.5pt solid #333;width:300pt;margin:14pt auto;padding:4pt}",
  );
  return k.drawnOf([cover, legal, ...pages], css, {
    account: k.account('halcyon|DELIA MARSH|credit-card|USD', number.replaceAll(' ', '')),
    period: { start, end },
    opening,
    closing,
    rows: items.flatMap(({ row }) => (row ? [row] : [])),
  });
}

export const families: Family[] = [
  k.family('us-card-activity', 'en', 'credit-card', ['sections', 'no-year', 'foreign-lines', 'unsigned'], draw, LETTER),
];
