import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import * as k from '../kit.ts';
import { text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/** Australia's greatest bank: months of rows with two or three lines (card, value date), debit marked by a bracket, balances with $ and CR, the year in the first row alone. */

const SORTS: readonly k.Sort[] = [
  [
    '{WATTLE GROCER;BANKSIA CAFE;KURRAJONG FUEL;LORIKEET BOOKS} {DUNMERE;ANSLEY} NS AUS|Card xx####|Value Date: {=dd/mm/yyyy}',
    -16_000,
    -420,
  ],
  ['{WATTLE GROCER;BANKSIA CAFE} DUNMERE NS AUS|Card xx####', -9_000, -350],
  ['Direct Debit ###### KURRAJONG ENERGY|1########', -32_000, -6_000],
  ['Transfer to xx#### BankApp|{rent;saving;board}', -120_000, -5_000],
  ['Salary LORIKEET PRESS PTY|PAY ####', 150_000, 420_000],
  ['Fast Transfer From T Maddern|to PayName Phone|invoice ###', 2_500, 90_000],
  ['Wdl ATM BNK DUNMERE A ###### AUS|Card xx####', -50_000, -4_000],
  ['Account Fee', -400, -390],
];

function accountOf(random: Random) {
  const { start, end } = k.periodOf(random, 1, random.pick([1, 3, 6]));
  const { opening, rows, closing } = k.booked(
    random,
    { start, end, sorts: SORTS, floor: -30_000n },
    30,
    130,
    [5_000, 400_000],
  );
  const holder = 'MS TAMSIN MADDERN';
  const number = `06 ${random.digits(4)} ${random.digits(8)}`;
  const bal = (value: bigint) => (value === 0n ? 'Nil' : `$${k.point(value)} ${value < 0n ? 'DR' : 'CR'}`);
  const long = (iso: string) => `${day(iso, 'd')} ${k.mon(iso)} ${day(iso, 'yyyy')}`;
  const short = (iso: string) => `${day(iso, 'dd')} ${k.mon(iso)}`;
  return { start, end, opening, rows, closing, holder, number, bal, long, short };
}

function draw(random: Random): Drawn {
  const { start, end, opening, rows, closing, holder, number, bal, long, short } = accountOf(random);
  const row = (move: k.Move, r: number) => {
    const last = move.lines.length - 1;
    const lines = move.lines.map((line, at) =>
      k.cells(
        'llrrr',
        [
          at === 0 ? short(move.date) : '',
          text(line),
          at === last && move.amount < 0n ? `${k.point(move.amount)}&nbsp;(` : '',
          at === last && move.amount > 0n ? `$${k.point(move.amount)}` : '',
          at === last ? bal(move.balance) : '',
        ],
        [0, r],
      ),
    );
    return lines.join('');
  };
  const extra = (iso: string, words: string, value: bigint) =>
    k.cells('llrrr', [short(iso), `<b>${day(iso, 'yyyy')} ${words}</b>`, '', '', `<b>${bal(value)}</b>`]);
  const crossing = rows.findIndex((move, r) => r > 0 && move.date.slice(0, 4) !== rows[r - 1]?.date.slice(0, 4));
  const titles = k.heads('llrrr', 'Date|Transaction|Debit|Credit|Balance');
  const parts = k.pack(rows, ({ lines }) => lines.length * 11 + 2, 300, 600);
  let at = 0;
  const pages = parts.map((some, p) => {
    const top = `<div class="sp"><div class="w">${holder}<br>14 LORIKEET RISE<br>ANSLEY CROSS  NSW  2999</div><div class="bx"><b>Your Statement</b>${k.span('Statement 31', `(Page ${p + 1} of ${parts.length})`)}${k.span('Account Number', number)}${k.span('Statement<br>Period', `<br>${long(start)} - ${long(end)}`)}${k.span('Closing Balance', bal(closing))}${k.span('Enquiries', '13 0199<br>(24 hours a day, 7 days a week)')}</div></div><h2>Smart Everyday</h2><p>If this account has an attached overdraft limit or facility which is secured over your primary place of residence, please ensure that the property is adequately insured.</p><div>Name: ${holder}</div><div>Note: Have you checked your statement today? The date of transactions shown here may be different on your other channels.</div><br>`;
    const head =
      p === 0
        ? top
        : `<div class="sp s"><span></span><span>Statement 31 (Page ${p + 1} of ${parts.length})<br>Account Number ${number}</span></div><br>`;
    const isLast = p === parts.length - 1;
    const body = some
      .map((move) => {
        const r = at++;
        const year =
          r === crossing ? `<tr><td></td><td><b>${move.date.slice(0, 4)}</b></td><td></td><td></td><td></td></tr>` : '';
        return year + row(move, r);
      })
      .join('');
    const sums = isLast
      ? `<br><table class="sum"><tr><th class="c">Opening balance</th><th class="c">- Total debits</th><th class="c">+ Total credits</th><th class="c">= Closing balance</th></tr><tr><td class="c">${bal(opening)}</td><td class="c">$${k.point(k.total(rows, -1))}</td><td class="c">$${k.point(k.total(rows, 1))}</td><td class="c">${bal(closing)}</td></tr></table><br><b>Your Credit Interest Rate Summary</b>${k.table([80, 140, 100], `${k.heads('llr', 'Date|Balance|Standard Credit Interest Rate (p.a.)')}${k.cells('llr', `${short(end)}|Less than $10,000.00|0.00%`)}${k.cells('llr', '|$10,000.00 and over|0.00%')}`)}<p class="s">Note. Interest rates are effective as at the date shown but are subject to change. Transaction Summary: 12 free withdrawals, fees $0.00.</p>`
      : '';
    return `<div class="logo">Wattle Commonweal Bank</div>${head}${k.table([50, 250, 70, 70, 90], titles + (p === 0 ? extra(start, 'OPENING BALANCE', opening) : '') + body + (isLast ? extra(end, 'CLOSING BALANCE', closing) : ''), 'z')}${sums}<div class="foot s">${random.digits(4)}.${random.digits(5)}.1.${p + 1} ZZ258R3 0303 SL.R3.S9${random.digits(2)}.D${random.digits(3)}.O V06.00.36   Wattle Commonweal Bank ABN 48 999 123 124</div>`;
  });
  const css = k.look(
    "8pt/11pt 'Liberation Sans'|28pt 32pt|.logo{font-size:13pt;line-height:18pt;font-weight:bold}.w{margin:30pt 0}.bx{width:240pt;border:.5pt solid #888;padding:6pt}h2{font-size:14pt;line-height:20pt}.s{font-size:6.5pt;line-height:8pt}p{margin:4pt 0}.z th{border-bottom:1pt solid #000;font-weight:bold}.sum{width:100%}.sum td,.sum th{border:.5pt solid #888}.foot{position:absolute;bottom:12pt}",
  );
  return k.drawnOf(pages, css, {
    account: k.account(`Wattle Commonweal Bank|${holder}|checking|AUD`, number.replaceAll(' ', '')),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move) => k.rowOf(move, { shows: true })),
  });
}

export const families: Family[] = [
  k.family(
    'au-everyday-dollar-cr',
    'en',
    'checking',
    ['amounts-on-last-line', 'no-year', 'year-crossing', 'cr-dr'],
    draw,
    A4,
  ),
];
