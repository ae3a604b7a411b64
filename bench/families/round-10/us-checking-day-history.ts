import type { Random } from '../../../corpus/generator/random.ts';
import { type Family, LETTER } from '../family.ts';
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
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { day } from '../stranger-parts.ts';
import { type Block, flow, longDay, US_PEOPLE } from './blocks-en.ts';

/**
 * A large American bank's checking history: dates as m/d, a check number column, deposits and withdrawals in columns of two-line
 * headings, the balance only at the end of each day, totals below, and the checks listed again afterwards.
 */

const SORTS: readonly Sort[] = [
  ['Purchase authorized on {=mm/dd} Oakmere Market|### Pellmoor CA P00000####~##### Card 7732', -16_000, -350],
  ['Purchase authorized on {=mm/dd} Gas-N-Roam #### Dunmere|CA S46#############~ Card 7732', -8_000, -1_500],
  [
    'Recurring Payment authorized on {=mm/dd} Cloudlark.Exampl|866-555-0171 CA S58############# Card 7732',
    -4_000,
    -799,
  ],
  ['Zelfast to Quimby Rhoda on {=mm/dd} Ref #Pp0~~#~#~ Rent Share', -90_000, -2_000],
  ['Tri-River Energy Bill Pay ###### XXXXX#### Kestrel Marla', -30_000, -4_000],
  ['ATM Withdrawal authorized on {=mm/dd} 1400 Larch Ave|Pellmoor CA 000#### ATM ID 0###~ Card 7732', -30_000, -2_000],
  ['Check', -160_000, -2_500],
  ['Payfold Inc Payroll ###### ########## Kestrel,Marla', 120_000, 260_000],
  ['Mobile Deposit : Ref Number :###########', 5_000, 60_000],
  ['eDeposit in Branch/Store {=mm/dd/yy} 0#:1#:2# Pm 77 Foundry Ct|Pellmoor CA', 10_000, 90_000],
];

function history(random: Random) {
  const { start, end } = periodOf(random, random.pick([1, 8, 21]));
  const who = random.pick(US_PEOPLE);
  const number = random.digits(10);
  const { opening, rows, closing } = booked(random, { start, end, sorts: SORTS }, 14, 68, [150_000, 800_000]);
  const wrong = random.chance(0.4) ? 9_000n : 0n;
  const first = 1400 + random.integer(0, 90);
  const checks = rows.filter(({ lines }) => lines[0] === 'Check');
  const refOf = new Map(checks.map((one, at) => [one, `${first + at}`]));
  const w = [34, 44, 262, 62, 66, 60];
  const head = table(
    w,
    heads(
      'lllrrr',
      '<br>Date|Check<br>Number|<br>Description|Deposits/<br>Additions|Withdrawals/<br>Subtractions|Ending daily<br>balance',
    ),
    'h',
  );
  const blocks: Block[] = [
    { html: `<h2>Transaction history</h2>${head}`, h: 54, again: `<h2>Transaction history (continued)</h2>${head}` },
    ...rows.map(
      (one, at): Block => ({
        html: table(
          w,
          cells(
            'lllrrr',
            [
              day(one.date, 'm/d'),
              refOf.get(one) ?? '',
              joined(one.lines),
              one.amount > 0n ? point(one.amount) : '',
              one.amount < 0n ? point(one.amount) : '',
              one.lastOfDay ? `${one.balance < 0n ? '-' : ''}${point(one.balance)}` : '',
            ],
            [0, at],
          ),
          't',
        ),
        h: 12 + 9 * (one.lines.length - 1),
      }),
    ),
    {
      html: `${table(w, cells('lllrrr', [`<b>Ending balance on ${day(end, 'm/d')}</b>`, '', '', '', '', `<b>${point(closing)}</b>`]) + cells('lllrrr', ['<b>Totals</b>', '', '', `<b>$${point(total(rows, 1))}</b>`, `<b>$${point(total(rows, -1) + wrong)}</b>`, '']), 'tt')}<p class="n">The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. If you had insufficient available funds when a transaction posted, fees may have been assessed.</p>`,
      h: 60,
    },
  ];
  if (checks.length > 0) {
    const third = Math.ceil(checks.length / 3);
    blocks.push({
      html: `<h2>Summary of checks written <span class="sm">(checks listed are also displayed in the preceding Transaction history)</span></h2>${table(
        [50, 40, 70, 20, 50, 40, 70, 20, 50, 40, 70],
        heads('llrcllrcllr', 'Number|Date|Amount||Number|Date|Amount||Number|Date|Amount') +
          Array.from({ length: third }, (_, at) =>
            cells(
              'llrcllrcllr',
              [0, 1, 2].flatMap((c) => {
                const one = checks[c * third + at];
                return [
                  ...(one ? [refOf.get(one) ?? '', day(one.date, 'm/d'), point(one.amount)] : ['', '', '']),
                  ...(c < 2 ? [''] : []),
                ];
              }),
            ),
          ).join(''),
        'h',
      )}`,
      h: 52 + 11 * third,
      again: '',
    });
  }
  blocks.push({
    html: `<h2>Monthly service fee summary</h2><p>For a complete list of fees and detailed account information, see the disclosures applicable to your account.</p>${table([250, 120, 158], cells('lrr', [`Fee period ${day(start, 'mm/dd/yyyy')} - ${day(end, 'mm/dd/yyyy')}`, 'Standard monthly service fee $10.00', 'You paid $0.00']), 'tt')}${table([290, 110, 128], heads('lrr', 'How to avoid the monthly service fee|Minimum required|This fee period') + cells('lrr', ['Minimum daily balance', '$500.00', `$${point(opening / 2n)}&nbsp;&#9744;`]) + cells('lrr', ['Total amount of qualifying direct deposits', '$500.00', '$2,140.00&nbsp;&#9745;']), 'h')}`,
    h: 130,
    again: '',
  });
  const top = (at: number, count: number) =>
    `<div class="sp tl"><span>${longDay(end)} &#9632; Page ${at + 1} of ${count}</span><b>STAGELINE &nbsp;BANK</b></div>`;
  const front = `<h1>Stageline Everyday Checking</h1><div class="sp"><p class="to">${who}<br>1400 LARCH AVE<br>PELLMOOR CA 93999-${random.digits(4)}</p><div class="q"><b>Questions?</b><br>Available by phone 24 hours a day, 7 days a week:<br>1-800-555-0169 (1-800-TO-STAGE)<br>Online: stageline.example<br>Write: Stageline Bank, N.A. (114)<br>P.O. Box 6995, Portway, OR 97999-6995</div></div><div class="sp"><div class="bx"><h2>Statement period activity summary</h2>${table([150, 90], cells('lr', [`Beginning balance on ${day(start, 'm/d')}`, `$${point(opening)}`]) + cells('lr', ['Deposits/Additions', point(total(rows, 1))]) + cells('lr', ['Withdrawals/Subtractions', `- ${point(total(rows, -1))}`]) + cells('lr', [`<b>Ending balance on ${day(end, 'm/d')}</b>`, `<b>$${point(closing)}</b>`]), 'tt')}</div><div class="q"><b>Account number: ${number}</b><br><b>${who}</b><br>Statement period: ${day(start, 'mm/dd/yyyy')} - ${day(end, 'mm/dd/yyyy')}<br><i>California account terms and conditions apply</i><br>For Direct Deposit use<br>Routing Number (RTN): 1210${random.digits(5)}</div></div><h2>Overdraft Protection</h2><p>This account is not currently covered by Overdraft Protection. If you would like more information, visit your branch.</p>`;
  const pages = flow(blocks, 340, 660, (html, at, count) => `${top(at, count)}${at === 0 ? front : ''}${html}`);
  return drawnOf(
    pages,
    look(
      '7.5pt/9pt Liberation Sans|28pt 42pt|.tl{border-bottom:1.5pt solid #b31e30;padding-bottom:4pt;margin-bottom:8pt}h1{font-size:17pt;line-height:26pt;font-weight:normal}h2{font-size:10.5pt;line-height:14pt;margin:9pt 0 4pt;border-top:0.6pt solid #000}.to{margin:30pt 0 30pt 20pt}.q{width:220pt}.bx{width:260pt}.h th{font-style:italic;border-bottom:0.5pt solid #000;font-size:7pt;line-height:8pt}.t td{padding-top:3pt}.tt td{padding-top:3pt}.n{font-style:italic;font-size:6.5pt;line-height:8pt;margin-top:4pt}.sm{font-size:7.5pt;font-weight:normal}',
    ),
    {
      account: account(`Stageline Bank, N.A.|${who}|checking|USD`, number),
      period: { start, end },
      opening,
      closing,
      rows: rows.map((one) => rowOf(one, { shows: one.lastOfDay, reference: refOf.get(one) ?? null })),
      status: wrong && inOrOut(rows, -1).length > 0 ? 'failed' : 'verified',
    },
  );
}

export const families: Family[] = [
  family(
    'us-checking-day-end-history',
    'en',
    'checking',
    ['day-end-balance', 'repeated-checks', 'misprint', 'two-line-headings'],
    history,
    LETTER,
  ),
];
