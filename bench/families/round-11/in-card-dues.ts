import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import * as k from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/** An Indian card: time beside the date, reward points between text and amount, Cr behind, foreign purchases in a table of their own, boxes of dues with figures. */

const lakh = (value: bigint) => figure(value, { group: ',', decimal: '.', groupOf: 2 });
const HOME: readonly k.Sort[] = [
  ['{RIVERMART RETAIL;BLUE LOTUS CAFE;KAVERI FUELS;MEENA SILKS} {KAVERIPUR;BANGALORE;MUMBAI}', -900_000, -12_000],
  ['PAYFONE*{FOODLY;RIDEGO} IN BANGALORE', -150_000, -9_000],
  ['EMI RIVERMART, PRIN NO:0{1;2;3}/06', -600_000, -200_000],
  ['LUMEN MOBILE BILLDESK MUMBAI', -120_000, -39_900],
];
const BACK: readonly k.Sort[] = [['FOODLY REFUND BANGALORE', 9_000, 90_000]];
const ABROAD: readonly k.Sort[] = [['{OPENWARE SAN TOMAS;CLOUDHUT DUBLIN;HOTEL TRIESTE}', -1_800_000, -160_000]];

function billOf(random: Random) {
  const { start, end } = k.periodOf(random, random.integer(8, 25));
  const opening = -BigInt(random.integer(300_000, 9_000_000));
  const pay = k.moves(random, {
    start,
    end,
    count: 1,
    sorts: [['NETBANKING TRANSFER (Ref# 00000000000#######)', Number(-opening), Number(-opening)]],
  });
  const home = k.moves(random, {
    start,
    end,
    count: random.integer(12, 55),
    floor: null,
    sorts: [...HOME, ...HOME, ...HOME, ...BACK],
  });
  const fees = random.chance(0.5)
    ? k.moves(random, {
        start: end,
        end,
        count: 2,
        floor: null,
        sorts: [['IGST-VPS#############-RATE 18.0 -29 (Ref# 09###############)', -40_000, -5_000]],
      })
    : [];
  const domestic = [...pay, ...home].sort((a, b) => a.date.localeCompare(b.date)).concat(fees);
  const abroad = random.chance(0.6)
    ? k.moves(random, { start, end, count: random.integer(1, 5), floor: null, sorts: ABROAD })
    : [];
  const all = [...domestic, ...abroad];
  const real = opening + k.total(all);
  const isWrong = random.chance(0.3);
  const closing = isWrong ? real - 100_000n : real;
  const last4 = random.digits(4);
  const number = `5522 60XX XXXX ${last4}`;
  const holder = 'ROHAN KAMAT';
  const time = () =>
    `${String(random.integer(8, 22)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`;
  const foreign = abroad.map(({ amount }) => `USD ${k.point(-amount / 84n)}`);
  const made = all.map((move, r) => {
    const isAbroad = r >= domestic.length;
    const clock = isAbroad || r < domestic.length - fees.length ? ` ${time()}` : '';
    const points = move.amount < -15_000n ? String(-move.amount / 7_500n) : '';
    const usd = isAbroad ? (foreign[r - domestic.length] ?? '') : '';
    const [name = ''] = move.lines;
    const html = k.cells(
      isAbroad ? 'llrr' : 'llrr',
      [
        `${day(move.date, 'dd/mm/yyyy')}${clock}`,
        text(name),
        isAbroad ? usd : points,
        `${lakh(move.amount)}${move.amount > 0n ? ' Cr' : ''}`,
      ],
      [0, r],
    );
    return { html, row: k.rowOf(move, { alsoAccepted: [`${clock.trim()} ${name}`.trim(), `${name} ${usd}`.trim()] }) };
  });
  return { end, opening, fees, domestic, all, isWrong, closing, number, holder, made };
}

function draw(random: Random): Drawn {
  const { end, opening, fees, domestic, all, isWrong, closing, number, holder, made } = billOf(random);
  const head = (titles: string) =>
    `${k.heads('llrr', titles)}<tr><td></td><td><b>${holder}</b></td><td></td><td></td></tr>`;
  const sections = [
    {
      name: 'Domestic Transactions',
      titles: 'Date|Transaction Description|Feature Reward<br>Points|Amount (in Rs.)',
      from: 0,
      to: domestic.length,
    },
    {
      name: 'International Transactions',
      titles: 'Date|Transaction Description|Amount<br>(in Foreign Currency)|Amount (in Rs.)',
      from: domestic.length,
      to: all.length,
    },
  ].filter(({ from, to }) => to > from);
  const debits = k.total(all, -1) - k.total(fees);
  const due = day(dayAfter(end, 20), 'dd/mm/yyyy');
  const glyph = (sign: string) => `<td class="c g">${sign}</td>`;
  const cell = (name: string, value: string) => `<td class="c"><span class="s">${name}</span><br>${value}</td>`;
  const top = `<div class="sp"><div><b>Kalptaru Bank Credit Cards GSTIN: 33AAACK9999B1Z9</b><br><br>Name  :  ${holder}<br>Email  :  r.kamat@mail.example<br>Address  :  FLAT 12 LOTUS RESIDENCY OPP KAVERI TEMPLE<br>KAVERIPUR 499999</div><div><b>Kalptaru Platinum Credit Card Statement</b><br>Card No:  ${number}<br>Statement Date:${day(end, 'dd/mm/yyyy')}<br>AAN : 0001014${random.digits(12)}</div></div><br>
    <table class="bx"><tr>${cell('Payment Due Date', `<b>${due}</b>`)}${cell('Total Dues', `<b>${lakh(closing)}</b>`)}${cell('Minimum Amount Due', `<b>${lakh(-closing / 20n)}</b>`)}</tr><tr>${cell('Credit Limit', '5,00,000')}${cell('Available Credit Limit', lakh(50_000_000n + closing > 0n ? 50_000_000n + closing : 0n))}${cell('Available Cash Limit', '2,00,000.00')}</tr></table>
    <h3>Account Summary</h3><table class="bx"><tr>${cell('Opening<br>Balance', lakh(opening))}${glyph('-')}${cell('Payment/<br>Credits', lakh(k.total(all, 1)))}${glyph('+')}${cell('Purchase/<br>Debits', lakh(debits))}${glyph('+')}${cell('Finance<br>Charges', lakh(k.total(fees)))}${glyph('=')}${cell('<br>Total Dues', `<b>${lakh(closing)}</b>`)}</tr></table>
    <h3>Past Dues (If any)</h3><table class="bx"><tr>${cell('Over limit', '0.00')}${cell('3 Months+', '0.00')}${cell('2 Months', '0.00')}${cell('1 Month', '0.00')}${cell('Current Dues', '0.00')}${cell('Minimum Amount Due', lakh(-closing / 20n))}</tr></table><br>`;
  const items = sections.flatMap((section) =>
    made.slice(section.from, section.to).map((one) => ({ section, html: one.html })),
  );
  const parts = k.pack(items, () => 13, 420, 640);
  const tail = `<h3>Reward Points Summary</h3><table class="bx"><tr>${cell('Opening Balance', '4,210')}${cell('Earned', '612')}${cell('Disbursed', '0')}${cell('Adjusted/Lapsed', '0')}${cell('<b>Closing Balance</b>', '4,822')}</tr></table><p class="s">Cash advances and balance transfers attract 3.6% a month (43.2% annually). Late payment charges: Rs. 500.00 for dues of 501 to 5,000. GST at 18% applies. Write to PO Box 8999, Chennai 600999.</p>`;
  const pages = parts.map((some, p) => {
    const tables = sections.map((section) => {
      const here = some.filter((one) => one.section === section);
      return here.length === 0
        ? ''
        : `<h3>${section.name}</h3>${k.table([105, 260, 80, 80], head(section.titles) + here.map(({ html }) => html).join(''))}`;
    });
    return `${p === 0 ? top : `<div class="sp"><span>Card No:  ${number}</span><span>Statement Date:${day(end, 'dd/mm/yyyy')}</span></div>`}${tables.join('')}${p === parts.length - 1 ? tail : ''}<div class="pn">Page ${p + 1} of ${parts.length}</div>`;
  });
  const css = k.look(
    "8pt/11pt 'Liberation Sans'|30pt 34pt|.bx{width:100%;border-collapse:collapse}.bx td{border:.5pt solid #777;padding:3pt}.bx .g{border:none;width:14pt;font-size:12pt}.s{font-size:6.5pt;line-height:8.5pt}h3{font-size:9pt;line-height:14pt;background:#dfe7f2;margin:6pt 0 2pt;padding-left:4pt}th{font-weight:bold;border-bottom:.5pt solid #555}td{padding-top:2pt}.pn{position:absolute;bottom:16pt;right:34pt;font-size:7pt}",
  );
  return k.drawnOf(pages, css, {
    account: k.account(`Kalptaru Bank|${holder}|credit-card|INR`, number.replaceAll(' ', '')),
    opening,
    closing,
    rows: made.map(({ row }) => row),
    status: isWrong ? 'failed' : 'verified',
  });
}

export const families: Family[] = [
  k.family(
    'in-card-dues',
    'en',
    'credit-card',
    ['time-beside-date', 'points-column', 'foreign-table', 'misprint'],
    draw,
  ),
];
