import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  joined,
  look,
  moves,
  point,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
  wordy,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { type Block, flow, longDay, spanOfDays } from './blocks-en.ts';

/**
 * What people print from an Australian bank's website for a card, newest first and without any balance, pending items on top; and a
 * British wallet's statement of two currencies, newest first, with lists of pending and reverted payments apart.
 */

const CARD: readonly Sort[] = [
  ['OAKMERE MARKETS #### PELLMOOR AU', -14_000, -350],
  ['CLOUDLARK.EXAMPLE 02 5550 01## USA|USD 1#.##', -5_000, -900],
  ['INTNL TRANSACTION FEE', -190, -20],
  ['GASNROAM DUNMERE QL AU', -9_000, -1_900],
  ['HARBOUR MUTUAL INS 1300 555 0##  AU', -30_000, -4_000],
  ['SQ *BENT SPOON ESPRESSO Ansley AU', -1_900, -420],
  ['Payment Received, Thank You', 20_000, 250_000],
  ['OAKMERE MARKETS #### PELLMOOR AU|Refund purchase', 900, 9_000],
];

function listing(random: Random) {
  const { start, end } = spanOfDays(random, random.pick([34, 61, 90]));
  const who = random.pick(['MR ELLIS THACKERTON', 'MS ROWENA CALDERBY']);
  const number = `${random.digits(4)} ${random.digits(2)}xx xxxx ${random.digits(4)}`;
  const rows = moves(random, { start, end, count: random.integer(8, 96), sorts: CARD, floor: null }).map((one) => ({
    ...one,
    lines: one.lines.map((line) => line.replace(/ +/g, ' ')),
  }));
  const signed = (value: bigint) => `${value < 0n ? '-' : ''}$${point(value)}`;
  const w = [78, 356, 84];
  const head = table(w, heads('llr', 'Date|Transaction details|Amount'), 'h');
  const newest = rows.map((one, at) => ({ one, at })).reverse();
  const blocks: Block[] = [
    { html: head, h: 22, again: head },
    ...newest.map(
      ({ one, at }): Block => ({
        html: table(w, cells('llr', [wordy(one.date), joined(one.lines), signed(one.amount)], [0, at]), 't'),
        h: 17 + 10 * (one.lines.length - 1),
      }),
    ),
    {
      html: `<p class="n">Any pending transactions haven't been included in this list. Proceeds of cheques aren't available until cleared. Created ${day(dayAfter(end, 1), 'dd/mm/yy')} ${hourOf(1, 3)} (Sydney/Melbourne time). While this letter is accurate at the time it's produced, we're not responsible for any reliance on this information.</p>`,
      h: 50,
    },
  ];
  const pend = random.chance(0.5)
    ? `<div class="pd"><b>Pending transactions</b>${table(w, cells('llr', [wordy(dayAfter(end, 1)), 'PENDING - OAKMERE MARKETS 2210 PELLMOOR AU', '-$41.20']) + cells('llr', [wordy(end), 'PENDING - GASNROAM DUNMERE QL AU', '-$1.00']))}</div>`
    : '';
  const pages = flow(
    blocks,
    pend ? 460 : 520,
    690,
    (html, at, count) =>
      `${at === 0 ? `<div class="sp"><b class="lg">WattleBank</b><span class="ad">WattleBank Limited ABN 48 123 999 124<br>GPO Box 9719 Pellmoor NSW 2999<br>Customer Relations 1800 555 014</span></div><h1>Transaction Summary</h1><p class="fa"><b>Account name</b> &nbsp; ${who}<br><b>Card type</b> &nbsp; Low Fee Credit Card<br><b>Card number</b> &nbsp; ${number}</p><p>Dear ${who},<br>Here's your account information and a list of transactions from ${day(start, 'dd/mm/yy')}-${day(end, 'dd/mm/yy')}.</p>${pend}<br>` : ''}${html}<div class="ft">Page ${at + 1} of ${count}</div>`,
  );
  return drawnOf(
    pages,
    look(
      '8pt/10pt Liberation Sans|34pt 38pt|.lg{font-size:16pt;line-height:22pt}.ad{font-size:6.5pt;text-align:right}h1{font-size:15pt;line-height:26pt;margin-top:16pt}.fa{line-height:14pt;margin-bottom:12pt}.h th{background:#222;color:#fff;padding:3pt;font-weight:bold}.t td{padding:3pt 3pt;border-bottom:0.3pt solid #ccc}.pd{border:0.6pt dashed #888;padding:4pt;margin-top:10pt;color:#555}.n{margin-top:12pt;font-size:7pt}.ft{position:absolute;right:38pt;bottom:16pt;font-size:7pt}',
    ),
    {
      account: account(`WattleBank|${who}|credit-card|AUD`, number.replaceAll(' ', '')),
      period: { start, end },
      status: 'unverifiable',
      unbound: rows.map((_, at) => at),
      rows: rows.map((one) => rowOf(one)),
    },
  );
}

const WALLET: readonly Sort[] = [
  ['Oakmere Market|To: Oakmere Market, Pellmoor|Card: 535520******####', -6_000, -150],
  ['Cloudlark|To: Cloudlark Storage Inc, Portway|Card: 535520******####|$1#.##', -3_000, -700],
  [
    'To {Rhoda Quimby;Bix Hollander}|Reference: {rent;tickets;Sent from Pocketly}|To account: GB##SABL############',
    -50_000,
    -500,
  ],
  ['Top-Up by *####|From: *####', 2_000, 60_000],
  ['Transfer from {T AMBERLY;THACKERTON JOINERY}|Reference: {Salary ####;thanks}|From: ### ## ## ####', 1_000, 190_000],
  ['Metal plan fee', -1_499, -1_299],
  ['Cash withdrawal at Larch St|To: Atm Larch St, Dunmere|Card: 535520******####|Fee: @0.##', -20_000, -2_000],
];

function wallet(random: Random): Drawn {
  const { start, end } = spanOfDays(random, random.pick([27, 30, 90]));
  const who = random.pick(['Rowena Calderby', 'Ellis Thackerton', 'Adaeze Okonde']);
  const [sort, digits] = [`04-00-${random.digits(2)}`, random.digits(8)];
  const pages: string[] = [];
  const statements = ['GBP', 'EUR'].slice(0, random.chance(0.65) ? 2 : 1).map((currency, s) => {
    const mark = currency === 'GBP' ? '£' : '€';
    const money = (value: bigint) => `${value < 0n ? '-' : ''}${mark}${point(value)}`;
    const exchange: Sort[] = [
      [
        `Exchanged to ${currency === 'GBP' ? 'EUR' : 'GBP'}|Pocketly Rate ${mark}1.00 = ${currency === 'GBP' ? '€1.1###' : '£0.8###'} (ECB rate* ${mark}1.00 = 1.0###)|Fee: @0.##`,
        -30_000,
        -1_000,
      ],
    ];
    const { opening, rows, closing } = booked(
      random,
      {
        start,
        end,
        sorts: [...WALLET, ...exchange].map(([text, low, high]): Sort => [text.replace('@', mark), low, high]),
      },
      s === 0 ? 5 : 2,
      s === 0 ? 58 : 14,
      [0, 120_000],
    );
    const code =
      currency === 'GBP'
        ? iban('GB', `POCK${sort.replaceAll('-', '')}${digits}`)
        : iban('LT', `32500${random.digits(11)}`);
    const w = [72, 262, 62, 62, 66];
    const head = `<h2>Account transactions from ${longDay(start, 'en-GB')} to ${longDay(end, 'en-GB')}</h2>${table(w, heads('llrrr', 'Date|Description|Money out|Money in|Balance'), 'h')}`;
    const newest = rows.map((one, at) => ({ one, at })).reverse();
    const apart = random.chance(0.5)
      ? `<h2>Reverted from ${longDay(start, 'en-GB')} to ${longDay(end, 'en-GB')}</h2>${table([72, 262, 62, 62], heads('llrr', 'Start date|Description|Money out|Money in') + cells('llrr', [wordy(dayAfter(start, 3)), joined(['Gasnroam', 'To: Gasnroam, Dunmere', 'Card: 535520******4410']), money(6_120n), '']) + cells('llrr', [wordy(dayAfter(start, 9)), joined(['Hotel Brevan', 'To: Hotel Brevan, Paris']), money(21_000n), '']), 'h rv')}`
      : '';
    const wait = random.chance(0.3)
      ? `<h2>Pending from ${longDay(start, 'en-GB')} to ${longDay(end, 'en-GB')}</h2>${table([72, 262, 62, 62], heads('llrr', 'Start date|Description|Money out|Money in') + cells('llrr', [wordy(end), joined(['Oakmere Market', 'To: Oakmere Market, Pellmoor']), money(1_845n), '']), 'h rv')}`
      : '';
    const blocks: Block[] = [
      { html: wait + head, h: (wait ? 74 : 0) + 42, again: head },
      ...newest.map(
        ({ one, at }): Block => ({
          html: table(
            w,
            cells(
              'llrrr',
              [
                wordy(one.date),
                `<b class="n">${joined(one.lines.slice(0, 1))}</b>${one.lines.length > 1 ? `<br><span class="g">${joined(one.lines.slice(1))}</span>` : ''}`,
                one.amount < 0n ? money(-one.amount) : '',
                one.amount > 0n ? money(one.amount) : '',
                money(one.balance),
              ],
              [s, at],
            ),
            't',
          ),
          h: 18 + 10 * (one.lines.length - 1),
        }),
      ),
      { html: apart, h: apart ? 116 : 0, again: '' },
    ];
    const front = `<div class="sp"><p class="to"><b>${who}</b><br>7 Foundry Court<br>Ansley Cross<br>AN9 9ZZ<br>United Kingdom</p><p class="id">${currency === 'GBP' ? `Account Number <b>${digits}</b><br>Sort Code <b>${sort}</b><br>` : ''}IBAN <b>${code.replaceAll(' ', '')}</b><br>BIC <b>POCKGB21</b></p></div><h2>Balance summary</h2>${table([210, 78, 78, 78, 80], heads('lrrrr', 'Product|Opening balance|Money out|Money in|Closing balance') + cells('lrrrr', ['Account (Current Account)', money(opening), money(-total(rows, -1)), money(total(rows, 1)), money(closing)]) + cells('lrrrr', ['<b>Total</b>', `<b>${money(opening)}</b>`, `<b>${money(-total(rows, -1))}</b>`, `<b>${money(total(rows, 1))}</b>`, `<b>${money(closing)}</b>`]), 'h rv')}<p class="sm">The balance on your statement might differ from the balance shown in your app. The statement balance only reflects completed transactions, while the app shows the balance available for use, which accounts for pending transactions.</p>`;
    pages.push(
      ...flow(
        blocks,
        420,
        580,
        (html, at, count) =>
          `<div class="sp tl"><b class="lg">Pocketly</b><p class="gn"><b>${currency} Statement</b><br>Generated on the ${wordy(dayAfter(end, 2))}<br>Pocketly Ltd</p></div>${at === 0 ? front : ''}${html}<div class="ft"><b>Report lost or stolen card</b> +44 20 5555 0134 &nbsp; <b>Get help directly in app</b><br>Pocketly Ltd is registered in England and Wales (No. 08999999), 7 Westferry Court, Dunmere, E14 9ZZ and is authorised under the Electronic Money Regulations 2011, Firm Reference 900999. © 2025 Pocketly Ltd <span class="pn">Page ${at + 1} of ${count}</span></div>`,
      ),
    );
    return truthOf({
      account: {
        ...account(`Pocketly Ltd|${who}|checking|${currency}`, currency === 'GBP' ? digits : null),
        iban: code.replaceAll(' ', ''),
        bic: 'POCKGB21',
      } as Parameters<typeof truthOf>[0]['account'],
      period: { start, end },
      opening,
      closing,
      rows: rows.map((one) =>
        rowOf(one, {
          shows: true,
          alsoAccepted: one.lines.at(-1)?.startsWith('$') ? [one.lines.slice(0, -1).join(' ')] : [],
        }),
      ),
    });
  });
  return {
    pages,
    statements,
    css: look(
      '7.5pt/10pt DejaVu Sans|30pt 34pt|.tl{margin-bottom:10pt}.lg{font-size:17pt;line-height:24pt}.gn{text-align:right}.to,.id{line-height:12pt;margin-bottom:14pt}h2{font-size:10.5pt;line-height:20pt;margin-top:6pt}.h th{border-bottom:0.8pt solid #000;font-weight:bold}.t td{padding:4pt 0 4pt;border-bottom:0.3pt solid #ccc}.t .n{font-weight:normal}.g{color:#777;font-size:6.5pt}.rv td{padding-top:4pt}.sm{font-size:6.5pt;line-height:8pt;margin:6pt 0}.ft{position:absolute;left:34pt;right:34pt;bottom:14pt;font-size:6pt;line-height:8pt;border-top:0.4pt solid #999}.pn{position:absolute;right:0}',
    ),
  };
}

export const families: Family[] = [
  family(
    'au-card-web-listing',
    'en',
    'credit-card',
    ['newest-first', 'no-balance', 'pending-apart', 'no-sums'],
    listing,
    A4,
  ),
  family(
    'gb-wallet-two-currencies',
    'en',
    'checking',
    ['newest-first', 'several-currencies', 'reverted-apart', 'currency-glued'],
    wallet,
    A4,
  ),
];
