import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, booked, family, joined, look, periodOf, point, rowOf, table, total, truthOf } from '../kit.ts';
import { rowAttribute, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { type Placed, placed, sheets } from './europe-parts.ts';

const APP = [
  ['{Oakmere Grocers;Penfold Pharmacy;Brindle Rail} ANSLEY GBR', -6_000, -120],
  ['{Colin Barrowby;P Maddern} (Faster Payments)|Reference: {rent;pizza 12.50;thanks}', -70_000, -500],
  ['CAFE DEL PUERTO VALENCIA ESP|Amount: EUR -1#.40. Conversion rate:|1.1#7####.', -2_000, -900],
  ['NORTHLARK SUPPLIES (Faster Payments)|Reference: SALARY 0#', 120_000, 260_000],
  ['Pot transfer', -9_000, -1_000],
] as const;

function app(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const who = whoIn(random, 'en');
  const main = booked(random, { start, end, sorts: APP }, 14, 70, [5_000, 180_000]);
  const pot = booked(
    random,
    {
      start,
      end,
      sorts: [
        ['Transfer from Personal account', 1_000, 9_000],
        ['Round up', 1, 99],
        ['Interest', 10, 400],
      ],
    },
    2,
    9,
    [0, 90_000],
  );
  const number = random.digits(8);
  const sign = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;
  const one = (s: number) => (row: Placed) =>
    `<tr ${rowAttribute(s, row.at)}><td class="l">${day(row.date, 'dd/mm/yyyy')}</td><td class="l">${joined(row.lines)}</td><td class="r">${sign(row.amount)}</td><td class="r">${sign(row.balance)}</td></tr>`;
  const grid = (body: string) =>
    table(
      [80, 260, 82, 82],
      `<tr><th class="l">Date</th><th class="l">Description</th><th class="r">(GBP)<br>Amount</th><th class="r">(GBP)<br>Balance</th></tr>${body}`,
      'k',
    );
  const foot = `<p class="foot">Perch Bank Limited. Sort code 99-00-42 · Account number ${number}. Registered in England, company 99999999.</p>`;
  const pages = sheets(
    [...placed(main.rows)].reverse(),
    main.opening,
    (row) => row.lines.length * 12 + 9,
    [520, 680],
    (sheet) =>
      `${sheet.first ? `<div class="sp"><div class="logo">perch</div><div class="r">${text(who.person)}<br>${text(who.place).split(', ').join('<br>')}</div></div><h1>Personal Account statement</h1><p>${day(start, 'dd/mm/yyyy')} - ${day(end, 'dd/mm/yyyy')}</p><div class="tiles"><div><b>£${sign(main.closing)}</b><br>Personal Account balance</div><div><b>-£${point(total(main.rows, -1))}</b><br>Total outgoings</div><div><b>+£${point(total(main.rows, 1))}</b><br>Total deposits</div></div>` : ''}${grid(sheet.part.map(one(0)).join(''))}${foot}`,
  );
  const potPage = `<h1>Holiday Pot statement</h1><p>${day(start, 'dd/mm/yyyy')} - ${day(end, 'dd/mm/yyyy')} · Pot type: Flexible savings</p><div class="tiles"><div><b>£${sign(pot.closing)}</b><br>Pot balance</div></div>${grid([...placed(pot.rows)].reverse().map(one(1)).join(''))}${foot}`;
  const about =
    '<h1>Important information</h1><p>Your eligible deposits are protected up to a total of £85,000.00 across Perch Bank brands. Complaints: write to us within 6 months of 31/12/2031.</p>';
  // A pot prints neither what it began with nor sums: its first row is bound by nothing.
  const unbound = { status: 'unverifiable', unbound: [0] } as const;
  const facts = (type: string, { rows, closing }: typeof main, more: Partial<typeof unbound> = {}) =>
    truthOf({
      account: account(`Perch Bank Limited|${who.person}|${type}|GBP`, number),
      period: { start, end },
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true })),
      ...more,
    });
  return {
    pages: [...pages, potPage, about],
    css: look(
      "9pt/12pt 'Noto Sans CJK JP'|34pt 45pt 20pt 45pt|.logo{font:bold 24pt 'DejaVu Sans';color:#f43f5e}h1{font-size:14pt;line-height:20pt;margin-top:14pt}.tiles{display:flex;gap:30pt;margin:14pt 0}.k th{border-bottom:.8pt solid #334155;font-size:8pt;line-height:10pt}.k td{vertical-align:middle;padding:4pt 0;border-bottom:.3pt solid #e2e8f0}.foot{position:absolute;bottom:18pt;font-size:6.5pt;color:#64748b}",
    ),
    statements: [facts('checking', main), facts('savings', pot, unbound)],
  };
}

export const families: Family[] = [
  family('gb-app-pot', 'en', 'checking', ['newest-first', 'no-opening', 'middle-aligned', 'two-accounts'], app),
];
