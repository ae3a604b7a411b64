import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  family,
  heads,
  joined,
  look,
  mon,
  outIn,
  point,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { day } from '../stranger-parts.ts';
import { type Block, flow, longDay, section, spanOfDays, UK_FIRMS, UK_PEOPLE } from './blocks-en.ts';

/** A large New Zealand bank: two accounts in one file, types of transactions in a column, totals at a page's end, an empty month. */

const KIWI: readonly Sort[] = [
  ['Visa Purchase|####-####-####-####|Oakmere Mkt', -9_000, -400],
  ['Eft-Pos|Pellmoor Dairy|###########', -5_000, -300],
  ['Bill Payment|Quimby R|{Rent;Power;Flat} ####', -80_000, -2_000],
  ['Direct Debit|Tririver Energy|Dd #########', -30_000, -6_000],
  ['Atm Debit|Larch St ~~####', -20_000, -2_000],
  ['Automatic Payment|Kauri Mutual|Loan Ap ######', -60_000, -9_000],
  ['Salary|Thackerton Joinery|Wages ####', 90_000, 220_000],
  ['Direct Credit|T Amberly|{Petrol;Koha;Firewood}', 1_000, 40_000],
];

function kiwi(random: Random): Drawn {
  const { start, end } = spanOfDays(random, 30);
  const who = random.pick([...UK_PEOPLE, ...UK_FIRMS]).replace('LIMITED', 'LTD');
  const base = `01-${random.digits(4)}-${random.digits(7)}`;
  const w = [44, 110, 134, 74, 74, 80];
  const dm = (iso: string) => `${day(iso, 'dd')} ${mon(iso)}`;
  const od = (value: bigint) => `${point(value)}${value < 0n ? ' OD' : ''}`;
  const head = table(
    w,
    heads('lllrrr', 'Date|Transaction type<br>and details||<br>Withdrawals|<br>Deposits|<br>Balance'),
    'h',
  );
  const pages: string[] = [];
  const statements = (['checking', 'savings'] as const).map((type, s) => {
    const number = `${base}-${type === 'checking' ? '00' : '25'}`;
    const opening = BigInt(random.integer(40_000, 900_000));
    const interest = section(random, end, end, 1, [['Credit Interest Paid', 120, 1_900]]);
    const idle = s === 1 && random.chance(0.5);
    const { rows, closing } =
      s === 0
        ? booked(random, { start, end, sorts: KIWI }, 10, 60, [Number(opening), Number(opening)])
        : {
            rows: idle
              ? []
              : [
                  ...interest,
                  ...interest.map((one) => ({
                    ...one,
                    amount: -(one.amount / 3n),
                    lines: ['Withholding Tax', 'At 33.00%'],
                  })),
                ],
            closing: 0n,
          };
    const open = s === 0 ? closing - total(rows) : opening;
    const balance = open + total(rows);
    const run = rows.map((one, at) => ({ ...one, balance: open + total(rows.slice(0, at + 1)) }));
    const edge = (iso: string, name: string, value: bigint) =>
      table(w, cells('lllrrr', [dm(iso), `<b>${name}</b>`, '', '', '', `<b>${od(value)}</b>`]), 't');
    const blocks: Block[] = [
      { html: head + edge(start, 'Opening balance', open), h: 44, again: head },
      ...run.map(
        (one, at): Block => ({
          html: table(
            w,
            cells(
              'lllrrr',
              [
                dm(one.date),
                joined(one.lines.slice(0, 1)),
                joined(one.lines.slice(1)),
                ...outIn(one.amount, point).split('|'),
                od(one.balance),
              ],
              [s, at],
            ),
            't',
          ),
          h: 13 + 10 * Math.max(0, one.lines.length - 2),
        }),
      ),
    ];
    let upto = 0;
    const name = s === 0 ? 'Go Account' : 'Serious Squirrel';
    const own = flow(blocks, 430, 500, (html, at, count) => {
      const from = upto;
      upto += (html.match(/data-row=/g) ?? []).length;
      const here = run.slice(from, upto);
      const sums = (label: string, some: readonly { amount: bigint }[]) =>
        table(
          w,
          cells('lllrrr', [
            '',
            `<b>${label}</b>`,
            '',
            `<b>$${point(total(some, -1))}</b>`,
            `<b>$${point(total(some, 1))}</b>`,
            '',
          ]),
          'tt',
        );
      return `<div class="sp"><div><b class="logo">KAURI BANK</b><p class="to">${at === 0 ? `${who.replace(/&/g, '&amp;')}<br>7 Foundry Court<br>Pellmoor 9999` : ''}</p></div><div class="bx"><b>${name} statement</b><br>Account number <b>${number}</b><br>Statement number ${88 + s} &nbsp; Page ${at + 1} of ${count}<br>Statement period<br>${longDay(start, 'en-NZ')} - ${longDay(end, 'en-NZ')}</div></div><p class="nm">Account name &nbsp; ${who.replace(/&/g, '&amp;')}</p><h2>Transactions</h2>${html}${at < count - 1 ? sums('Totals at end of page', here) : `${sums('Totals at end of period', run)}<div class="tot">Opening balance $${od(open)} &nbsp;&nbsp; Closing balance <b>$${od(balance)}</b> &nbsp;&nbsp; as at ${longDay(end, 'en-NZ')}</div><p class="sm">Interest: ${s === 0 ? 'Overdraft interest rate 19.95% p.a. at statement date.' : 'Total interest earned since 1 April $21.74, withholding tax deducted $7.17.'} This statement is to be kept as your record for tax. Transaction type codes: AP Automatic Payment, AT ATM, BP Bill Payment, DD Direct Debit, EP EFT-POS, VT Visa.</p>`}<div class="ft">Kauri Bank New Zealand Limited, 23 Albert Street, Pellmoor. 0800 555 014</div>`;
    });
    pages.push(...own);
    return truthOf({
      account: account(`KAURI BANK|${who}|${type}|NZD`, number),
      period: { start, end },
      opening: open,
      closing: balance,
      rows: run.map((one) => rowOf(one, { shows: true, alsoAccepted: [one.lines.slice(1).join(' ')].filter(Boolean) })),
    });
  });
  return {
    pages,
    statements,
    css: look(
      '8pt/10pt DejaVu Sans|34pt 36pt|.logo{font-size:15pt;line-height:22pt;color:#004165}.to{padding:30pt 0 10pt 10pt;height:90pt}.bx{border-left:2pt solid #004165;padding-left:8pt;line-height:13pt}.nm{margin:8pt 0}h2{font-size:10pt;line-height:16pt;color:#004165}.h th{border-bottom:0.8pt solid #004165;color:#004165}.t td{padding-top:3pt}.tt td{padding-top:6pt}.tot{background:#e8eef2;padding:6pt;margin-top:12pt}.sm{font-size:6.5pt;line-height:8.5pt;margin-top:8pt}.ft{position:absolute;left:36pt;bottom:16pt;font-size:6.5pt}',
    ),
  };
}

export const families: Family[] = [
  family(
    'nz-two-accounts',
    'en',
    'checking',
    ['several-accounts', 'two-text-columns', 'page-totals', 'empty-month'],
    kiwi,
    A4,
  ),
];
