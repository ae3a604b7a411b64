import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import * as k from '../kit.ts';
import { intlDate } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/**
 * Three prints of the United States: a great retail bank's sections (deposits, withdrawals, checks in two columns, daily ledger balances
 * in three), another's history with a balance at the day's end only, and a credit union's share accounts with the minus behind.
 */

const SHOPS =
  '{CORVINE MARKET #~;HALLOWAY FUEL;TREMBLE HARDWARE;PINWHEEL DINER;OSTLER PHARMACY;BRAMBLE & SONS;KETTLE CREEK GRILL;LUMEN WIRELESS}';
const LONG = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const us = (iso: string) => intlDate(iso, 'en-US', LONG);
const minus = (value: bigint) => `${value < 0n ? '-' : ''}${k.point(value)}`;

const SECTIONS: readonly k.Sort[] = [
  [`CHECKCARD {=mmdd} ${SHOPS} DUNMERE OH 2444500######`, -18_900, -420],
  [`${SHOPS} {=mm/dd} PURCHASE DUNMERE OH`, -9_900, -300],
  ['VELLUM INSURANCE DES:PREM ID:~~###### INDN:THISTLE WORKS|CO ID:94######## PPD', -42_000, -8_000],
  ['OHIOANA GAS DES:UTIL PYMT ID:#########|INDN:THISTLE WORKS LLC CO ID:31######## WEB', -24_000, -4_000],
  ['Zippo payment to Delia Marsh Conf# ~#~#~####', -60_000, -2_500],
  ['PENFOLD CO DES:PAYROLL ID:###### INDN:MARSH, DELIA|CO ID:11######## PPD', 120_000, 420_000],
  ['Counter Credit', 20_000, 250_000],
  ['Zippo payment from ORIN TATE for "invoice ###"; Conf# ~#~####~#', 4_000, 90_000],
];

const part = (title: string, name: string, body: string, sum: string) =>
  `<h3>${name}</h3>${k.table([62, 390, 80], `${k.heads('llr', 'Date|Description|Amount')}${body}<tr class="t"><td colspan="2">Total ${title.toLowerCase()}</td><td class="r">${sum}</td></tr>`)}`;

function ledgerOf(random: Random) {
  const { start, end } = k.periodOf(random, random.integer(4, 24));
  const opening = BigInt(random.integer(150_000, 900_000));
  const all = k.moves(random, { start, end, opening, count: random.integer(26, 52), sorts: SECTIONS });
  const ins = k.inOrOut(all, 1);
  const outs = k.inOrOut(all, -1);
  const checkCount = random.integer(5, 12);
  const firstCheck = random.integer(1010, 6200);
  const left = opening + k.total(all);
  const per = left > 4_000n * BigInt(checkCount) ? left / BigInt(checkCount * 2) : 100n;
  const checks = k
    .moves(random, {
      start,
      end,
      count: checkCount,
      floor: null,
      sorts: [['Check', -Number(per), -Number(per / 3n) - 1]],
    })
    .map((move, at) => ({ ...move, ref: String(firstCheck + at) }));
  const closing = left + k.total(checks);
  const everything = [...ins, ...outs, ...checks];
  const rows: TrueRow[] = [
    ...[...ins, ...outs].map((move) => k.rowOf(move)),
    ...checks.map((move) =>
      k.rowOf(move, {
        description: 'Check',
        reference: move.ref,
        alsoAccepted: ['', 'Checks', `Check ${move.ref}`, move.ref],
      }),
    ),
  ];
  const line = (move: k.Move, r: number) =>
    k.cells('llr', [day(move.date, 'mm/dd/yy'), k.joined(move.lines), minus(move.amount)], [0, r]);
  const number = `${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const half = Math.ceil(checks.length / 2);
  const grid = [checks.slice(0, half), checks.slice(half)].map((some, c) =>
    k.table(
      [70, 80, 90],
      `${k.heads('llr', 'Date|Check #|Amount')}${some.map((move, at) => k.cells('llr', [day(move.date, 'mm/dd/yy'), move.ref, minus(move.amount)], [0, ins.length + outs.length + c * half + at])).join('')}`,
    ),
  );
  const days = [...new Set(everything.map(({ date }) => date))].sort();
  const daily = days.map(
    (date) => `${day(date, 'mm/dd')}|${minus(opening + k.total(everything.filter((one) => one.date <= date)))}`,
  );
  const third = Math.ceil(daily.length / 3);
  const balances = [0, 1, 2].map((c) =>
    k.table(
      [70, 90],
      `${k.heads('lr', 'Date|Balance ($)')}${daily
        .slice(c * third, c * third + third)
        .map((one) => k.cells('lr', one))
        .join('')}`,
    ),
  );
  return { start, end, opening, ins, outs, checks, closing, rows, line, number, grid, balances };
}

function ledger(random: Random): Drawn {
  const { start, end, opening, ins, outs, checks, closing, rows, line, number, grid, balances } = ledgerOf(random);
  const holder = 'THISTLE WORKS LLC';
  const parts = k.pack([...ins, ...outs], ({ lines }) => lines.length * 11 + 2, 540, 590);
  const pageCount = parts.length + 3;
  const head = (page: number) =>
    `<div class="sp top"><span>${holder}   !   Account # ${number}   !   ${us(start)} to ${us(end)}</span><span>Page ${page} of ${pageCount}</span></div>`;
  const summary = [
    k.span(`Beginning balance on ${us(start)}`, `$${minus(opening)}`),
    k.span('Deposits and other credits', minus(k.total(ins))),
    k.span('Withdrawals and other debits', minus(k.total(outs))),
    k.span('Checks', minus(k.total(checks))),
    k.span('Service fees', '-0.00'),
    `<b>${k.span(`Ending balance on ${us(end)}`, `$${minus(closing)}`)}</b>`,
  ].join('');
  const cover = `<div class="sp"><div class="w">P.O. Box 15999<br>Dunmere, OH 45999-1234<br><br><br>${holder}<br>220 LARCH AVE STE 4<br>PELLMOOR, OH  45998-0204</div><div class="s"><b>Customer service information</b><br><br>1.888.555.0142<br>bramwellharbor.example<br><br>Bramwell Harbor Bank, N.A.<br>P.O. Box 25118<br>Tamsin, FL 33999-5118</div></div>
    <h2>Your Business Advantage Checking</h2><div>for ${us(start)} to ${us(end)}</div><div class="sp"><b>${holder}</b><span>Account number: <b>${number}</b></span></div>
    <h3>Account summary</h3><div class="sp"><div style="width:270pt">${summary}</div><div class="s" style="width:200pt"># of deposits/credits: ${ins.length}<br># of withdrawals/debits: ${outs.length + checks.length}<br># of days in cycle: 31<br>Average ledger balance: $${k.point((opening + closing) / 2n)}</div></div>
    <div class="box"><b>Get $200 when you open a second account by 12/31</b><br>Visit a financial center or call 1.888.555.0177. Offer needs qualifying deposits of $5,000.00 within 30 days.</div><div class="foot">PULL: E  CYCLE: 24  SPEC: 0  DELIVERY: E  TYPE:   IMAGE: A  BC: OH</div>`;
  const legal = `${head(2)}<h3>IMPORTANT INFORMATION: BANK DEPOSIT ACCOUNTS</h3>${'<p class="s">How to contact us. You may call the number on the first page. In case of errors about your electronic transfers, tell us within 60 days after we sent the FIRST statement on which the error appeared. For purchases over $50.00 made after 10/01 we may take up to 45 days to look into it; new accounts are those opened within 30 days.</p><br>'.repeat(4)}`;
  let at = 0;
  const tables = parts.map((some, p) => {
    const here = some.map((move) => ({ move, r: at++ }));
    const sides = ([1, -1] as const).map((sign) => here.filter(({ move }) => move.amount > 0n === sign > 0));
    const total = [k.total(ins), k.total(outs)];
    const html = sides.map((side, s) => {
      if (side.length === 0) return '';
      const title = s === 0 ? 'Deposits and other credits' : 'Withdrawals and other debits';
      const body = side.map(({ move, r }) => line(move, r)).join('');
      const isLast = side.at(-1)?.r === (s === 0 ? ins.length : ins.length + outs.length) - 1;
      const name = side[0]?.r === 0 || side[0]?.r === ins.length ? title : `${title} - continued`;
      return isLast
        ? part(title, name, body, `${s === 0 ? '$' : '-$'}${k.point(total[s] ?? 0n)}`)
        : `<h3>${name}</h3>${k.table([62, 390, 80], k.heads('llr', 'Date|Description|Amount') + body)}<div class="r s">continued on the next page</div>`;
    });
    return `${head(3 + p)}${html.join('')}`;
  });
  const last = `${head(3 + parts.length)}<h3>Checks</h3><div class="sp">${grid.join('')}</div><div class="sp t"><span>Total checks</span><span>-$${k.point(k.total(checks))}</span></div><div class="sp t"><span>Total # of checks</span><span>${checks.length}</span></div>
    <h3>Daily ledger balances</h3><div class="sp">${balances.join('')}</div>`;
  const css = k.look(
    "8pt/11pt 'Liberation Sans'|32pt 40pt|h2{font-size:15pt;line-height:20pt;color:#123f7a;font-weight:normal;margin-top:60pt}h3{font-size:10.5pt;line-height:14pt;color:#123f7a;margin:12pt 0 4pt}.s{font-size:7pt;line-height:9pt}.t{font-weight:bold;border-top:.5pt solid #333}.top{font-size:7pt;margin-bottom:8pt;white-space:pre}.w{margin-top:20pt}.box{border:1pt solid #999;margin-top:24pt;padding:10pt}.foot{position:absolute;bottom:20pt;font-size:6pt;white-space:pre}th{border-bottom:.5pt solid #333}.sp{align-items:flex-start}",
  );
  return k.drawnOf([cover, legal, ...tables, last], css, {
    account: k.account(`Bramwell Harbor Bank, N.A.|${holder}|checking|USD`, number.replaceAll(' ', '')),
    period: { start, end },
    opening,
    closing,
    rows,
  });
}

const HISTORY: readonly k.Sort[] = [
  [`Purchase authorized on {=mm/dd} ${SHOPS} Pellmoor|OH S38########## Card 44##`, -15_500, -380],
  [`Recurring Payment authorized on {=mm/dd} Lumen|Wireless 800-555-0190 WA S30########## Card 44##`, -9_900, -900],
  ['Zippo to Tate Orin on {=mm/dd} Ref #Pp0~~##~~ Rent', -90_000, -5_000],
  ['ATM Withdrawal authorized on {=mm/dd} 900 Foundry St|Pellmoor OH 000#### ATM ID ####~ Card 44##', -40_000, -2_000],
  ['Check', -60_000, -3_000],
  ['Pellmoor Timber Payroll ###### 00000000####### Marsh,Delia', 90_000, 310_000],
  ['Mobile Deposit : Ref Number :######60####', 4_000, 80_000],
  ['Ohioana Gas Autopay 25#### ######## Delia Marsh', -22_000, -3_500],
];

function daily(random: Random): Drawn {
  const { start, end } = k.periodOf(random);
  const { opening, rows: moves, closing } = k.booked(random, { start, end, sorts: HISTORY }, 24, 62, [90_000, 500_000]);
  const isWrong = random.chance(0.35);
  const ends = moves.flatMap((move, at) => (move.lastOfDay && at > 2 && at < moves.length - 1 ? [at] : []));
  const wrong = isWrong && ends.length > 0 ? random.pick(ends) : -1;
  const shown = moves.map((move, at) => (at === wrong ? { ...move, balance: move.balance + 9_000n } : move));
  const first = random.integer(201, 980);
  let written = 0;
  const refs = shown.map(({ lines }) => (lines[0] === 'Check' ? String(first + written++) : null));
  const truth = shown.map((move, at) => k.rowOf(move, { shows: move.lastOfDay, reference: refs[at] ?? null }));
  const number = random.digits(10);
  const date = us(end);
  const widths = [38, 46, 264, 66, 72, 66];
  const titles =
    '<tr class="b"><th class="l"><br>Date</th><th class="r">Check<br>Number</th><th class="l"><br>Description</th><th class="r">Deposits/<br>Additions</th><th class="r">Withdrawals/<br>Subtractions</th><th class="r">Ending daily<br>balance</th></tr>';
  const row = (move: k.Move, r: number) =>
    k.cells(
      'lrlrrr',
      [
        day(move.date, 'm/d'),
        refs[r] ?? '',
        k.joined(move.lines),
        move.amount > 0n ? k.point(move.amount) : '',
        move.amount < 0n ? k.point(move.amount) : '',
        move.lastOfDay ? minus(move.balance) : '',
      ],
      [0, r],
    );
  const parts = k.pack(shown, ({ lines }) => lines.length * 10 + 3, 400, 590);
  let at = 0;
  const pages = parts.map((some, p) => {
    const head = `<div class="top">${date}   ■   Page ${p + 1} of ${parts.length}</div>`;
    const intro = `<h1>Everyday Checking</h1><div class="sp"><div class="w">DELIA MARSH<br>7 FOUNDRY CT APT 2<br>PELLMOOR OH 45998-0311</div><div class="s"><b>Questions?</b><br>Available by phone 24 hours a day, 7 days a week:<br><b>1-800-555-0163</b><br>Online: quillcoach.example<br>Write: Quillcoach Bank, N.A. (114)<br>P.O. Box 6999, Tamsin, OR 97999-6995</div></div>
      <div class="sp"><div class="s" style="width:240pt"><b>You and Quillcoach</b><br>Thank you for being a loyal customer. As of 05/22 the fee for cashier's checks will be $10.00.<br><b>Overdraft protection</b> This account is not covered.</div><div style="width:250pt"><h3>Statement period activity summary</h3>${k.span(`Beginning balance on ${day(start, 'm/d')}`, `$${minus(opening)}`)}${k.span('Deposits/Additions', k.point(k.total(shown, 1)))}${k.span('Withdrawals/Subtractions', `- ${k.point(k.total(shown, -1))}`)}<b>${k.span(`Ending balance on ${day(end, 'm/d')}`, `$${minus(closing)}`)}</b><div class="s">Account number: <b>${number}</b><br>For Direct Deposit use Routing Number (RTN): 123999999</div></div></div>`;
    const isLast = p === parts.length - 1;
    const tail = isLast
      ? `<tr class="b"><td colspan="3">Ending balance on ${day(end, 'm/d')}</td><td></td><td></td><td class="r">${minus(closing)}</td></tr><tr class="b"><td colspan="3">Totals</td><td class="r">$${k.point(k.total(shown, 1))}</td><td class="r">$${k.point(k.total(shown, -1))}</td><td></td></tr>`
      : '';
    const fine = isLast
      ? '<p class="s">The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted.</p>'
      : '';
    return `${head}${p === 0 ? intro : ''}<h3>Transaction history${p === 0 ? '' : ' (continued)'}</h3>${k.table(widths, titles + some.map((move) => row(move, at++)).join('') + tail)}${fine}`;
  });
  const css = k.look(
    "7.5pt/10pt 'Liberation Sans'|30pt 30pt|h1{font-size:19pt;line-height:24pt;font-weight:normal}h3{font-size:10pt;line-height:14pt;margin:8pt 0 4pt}.s{font-size:6.8pt;line-height:9pt;margin:4pt 0}.top{text-align:right;font-size:7pt}.b td,.b th{font-weight:bold;border-bottom:.5pt solid #222}td{padding-bottom:3pt}td:nth-child(2),th:nth-child(2){padding-right:6pt}.w{margin:28pt 0 40pt}",
  );
  return k.drawnOf(pages, css, {
    account: k.account('Quillcoach Bank, N.A.|DELIA MARSH|checking|USD', number),
    opening,
    closing,
    rows: truth,
    status: wrong < 0 ? 'verified' : 'failed',
  });
}

const UNION: readonly k.Sort[] = [
  [`POS Debit- Debit Card 7731 {=mm-dd-yy} ${SHOPS}|Harrow VA`, -14_000, -350],
  ['Paid To - Lumen Wireless Autopay', -18_000, -4_000],
  ['Transfer To Shares', -40_000, -1_000],
  ['ATM Fee - Withdrawal', -300, -100],
  ['Deposit - ACH Paid From Fenwick Yard Payroll', 90_000, 260_000],
  ['Zippo Credit - Orin Tate', 1_500, 40_000],
];
const SHARE: readonly k.Sort[] = [
  ['Transfer From Checking', 1_000, 60_000],
  ['Transfer To Checking', -30_000, -1_000],
  ['Dividend', 3, 900],
];

function union(random: Random): Drawn {
  const { start, end } = k.periodOf(random, 16);
  const plans = [
    ['EveryDay Checking', 'checking', UNION, random.integer(14, 34)],
    ['Membership Savings', 'savings', SHARE, random.integer(1, 5)],
    ['Money Market Savings', 'savings', SHARE, random.chance(0.5) ? 0 : 2],
  ] as const;
  const holder = 'ORIN P TATE';
  const behind = (value: bigint) => `${k.point(value)}${value < 0n ? '-' : ''}`;
  const accounts = plans.map(([name, type, sorts, count], s) => {
    const opening = BigInt(random.integer(20_000, 600_000));
    const rows = k.moves(random, { start, end, opening, count, sorts });
    const number = `70${random.digits(8)}`;
    const line = (date: string, words: string, amount: string, balance: string) =>
      k.cells('llrr', [date, words, amount, balance]);
    const body = rows.map((move, r) =>
      k.cells(
        'llrr',
        [day(move.date, 'mm-dd'), k.joined(move.lines), behind(move.amount), behind(move.balance)],
        [s, r],
      ),
    );
    const closing = opening + k.total(rows);
    const things = [
      line(day(start, 'mm-dd'), 'Beginning Balance', '', behind(opening)),
      ...(rows.length > 0 ? body : [line('', 'No Transactions This Period', '', '')]),
      line(day(end, 'mm-dd'), 'Ending Balance', '', behind(closing)),
    ];
    return { name, type, rows, opening, closing, number, things };
  });
  const widths = [50, 330, 75, 75];
  const titles = k.heads('llrr', 'Date|Transaction Detail|Amount($)|Balance($)');
  const lines = accounts.flatMap((one) => one.things.map((html, at) => ({ one, html, at })));
  const pages = k
    .pack(lines, ({ html, at }) => (html.includes('<br>') ? 21 : 11) + (at === 0 ? 46 : 0), 370, 580)
    .map((some, p, all) => {
      const groups = accounts.flatMap((one) => {
        const here = some.filter((line) => line.one === one);
        if (here.length === 0) return [];
        const more = here[0]?.at === 0 ? '' : ' (Continued from previous page)';
        return `<h3>${one.name} - ${one.number}${more}</h3>${k.table(widths, titles + here.map(({ html }) => html).join(''))}`;
      });
      const summary = `<h2>Summary of your deposit accounts</h2>${k.table(
        [160, 80, 80, 80, 80, 50],
        `<tr><th class="l"></th><th class="r">Previous<br>Balance</th><th class="r">Deposits/<br>Credits</th><th class="r">Withdrawals/<br>Debits</th><th class="r">Ending<br>Balance</th><th class="r">YTD<br>Dividends</th></tr>${accounts.map((one) => k.cells('lrrrrr', [`${one.name}<br>${one.number}`, `$${k.point(one.opening)}`, `$${k.point(k.total(one.rows, 1))}`, `$${k.point(k.total(one.rows, -1))}`, `$${k.point(one.closing)}`, '$1.04'])).join('')}<tr class="t"><td>Totals</td><td class="r">$${k.point(accounts.reduce((sum, { opening }) => sum + opening, 0n))}</td><td class="r">$${k.point(accounts.reduce((sum, { rows }) => sum + k.total(rows, 1), 0n))}</td><td class="r">$${k.point(accounts.reduce((sum, { rows }) => sum + k.total(rows, -1), 0n))}</td><td class="r">$${k.point(accounts.reduce((sum, { closing }) => sum + closing, 0n))}</td><td class="r">$3.12</td></tr>`,
      )}`;
      const head = `<div class="sp"><div><b>Anchorlight Federal Credit Union</b><br>PO Box 3999, Harrow, VA 22999<br>1-888-555-0108<br><br>${holder}<br>31 KEEL ROAD<br>HARROW VA 22998</div><div class="r">Page ${p + 1} of ${all.length}<br><b>Statement Period</b><br>${day(start, 'mm/dd/yy')} - ${day(end, 'mm/dd/yy')}<br><br>Access No. ${accounts[0]?.number.slice(2)}</div></div>`;
      return `${head}${p === 0 ? summary : ''}${groups.join('')}`;
    });
  const css = k.look(
    "8pt/10pt 'Liberation Sans'|36pt 40pt|h2,h3{font-size:9.5pt;line-height:14pt;margin:10pt 0 3pt}th{font-weight:bold;border-bottom:.5pt solid #000}.t td{font-weight:bold;border-top:.5pt solid #000}td{padding-top:1pt}",
  );
  return {
    pages,
    css,
    statements: accounts.map(({ type, rows, opening, closing, number }) =>
      k.truthOf({
        account: k.account(`Anchorlight Federal Credit Union|${holder}|${type}|USD`, number),
        period: { start, end },
        opening,
        closing,
        rows: rows.map((move) => k.rowOf(move, { shows: true })),
      }),
    ),
  };
}

export const families: Family[] = [
  k.family('us-checking-ledger', 'en', 'checking', ['sections', 'check-grid', 'daily-balances'], ledger, LETTER),
  k.family('us-checking-daily', 'en', 'checking', ['balance-at-day-end', 'no-year', 'misprint'], daily, LETTER),
  k.family('us-checking-shares', 'en', 'checking', ['several-accounts', 'minus-behind', 'no-year'], union, LETTER),
];
