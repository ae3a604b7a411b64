import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/** A plain savings book, to begin a family from: what every other layout departs from. */
const SHOPS = ['Oakmere Grocers', 'Brindle Rail', 'Penfold Pharmacy', 'Low Water Energy'];
const PRINT = { group: ',', decimal: '.' };

function draw(random: Random): Drawn {
  const start = dayAfter('2024-01-01', random.integer(0, 600));
  let balance = BigInt(random.integer(40_000, 900_000));
  const opening = balance;
  const rows: TrueRow[] = Array.from({ length: random.integer(4, 18) }, (_, index) => {
    const amount = BigInt(random.chance(0.2) ? random.integer(9_000, 300_000) : -random.integer(200, 20_000));
    balance += amount;
    return {
      date: dayAfter(start, index + 1),
      valueDate: null,
      description: `${random.pick(SHOPS)} ${random.digits(4)}`,
      reference: null,
      amount: contractAmount(amount),
      balance: contractAmount(balance),
    };
  });
  const end = dayAfter(start, 29);
  const date = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;
  const money = (amount: string) =>
    `${amount.startsWith('-') ? '-' : ''}${figure(BigInt(amount.replace('.', '')), PRINT)}`;
  const body = rows
    .map(
      (row, r) =>
        `<tr ${rowAttribute(0, r)}><td>${date(row.date)}</td><td>${text(row.description)}</td><td class="r">${money(row.amount)}</td><td class="r">${money(row.balance ?? '')}</td></tr>`,
    )
    .join('');
  const number = random.digits(8);
  const page = `<h1>Tarn Building Society</h1><p>Account ${number} · Mr P. Example</p>
    <p>Statement period ${date(start)} to ${date(end)}</p><p>Opening balance £${money(contractAmount(opening))}</p>
    <table><tr><th>Date</th><th>Details</th><th>Amount</th><th>Balance</th></tr>${body}</table>
    <p>Closing balance £${money(contractAmount(balance))}</p>`;
  return {
    pages: [page],
    css: '.page { padding: 40pt; } h1 { font-size: 16pt; } td, th { padding: 2pt 12pt 2pt 0; text-align: left; } .r { text-align: right; }',
    statements: [
      {
        account: {
          institution: 'Tarn Building Society',
          holder: 'Mr P. Example',
          number,
          iban: null,
          bic: null,
          type: 'savings',
          currency: 'GBP',
        },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(balance),
        transactions: rows,
        reconciliation: { status: 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'gb-savings-plain',
    country: 'GB',
    language: 'en',
    type: 'savings',
    difficulties: ['running-balance'],
    size: A4,
    draw,
  },
];
