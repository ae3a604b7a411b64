import type { Random } from '../../../corpus/generator/random.ts';
import type { Stranger } from '../family.ts';
import { dayAfter } from '../markup.ts';
import {
  day,
  daysFrom,
  list,
  moneyIn,
  POINT,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  WHOLE,
} from '../stranger-parts.ts';

/**
 * Papers near to statements: an electricity consumer's ledger with a running balance (India), holdings and dividends of a securities account (Hong
 * Kong), a pay slip (Japan), and the schedule of a loan's payments (Russia).
 */

const LAKH_SHEET = sheet(
  "'Liberation Sans'",
  8,
  '30pt 34pt',
  'h1{font-size:13pt;color:#a3400a}td,th{border:.5pt solid #999;padding:2pt 6pt}th{background:#f6e8dd}.p{margin:6pt 0}',
);

function utility(random: Random): { pages: string[]; css: string } {
  const start = startDay(random);
  let balance = random.integer(0, 90_000);
  let reading = random.integer(2000, 9000);
  const rows = daysFrom(random, start, random.integer(8, 26), 24).map((date, at) => {
    const units = random.integer(80, 420);
    const bill = at % 2 === 0;
    const amount = bill ? units * random.integer(600, 900) : Math.max(1000, balance);
    if (bill) reading += units;
    balance += bill ? amount : -amount;
    const what = bill
      ? `Energy bill ${day(date, 'mm/yyyy')} (${units} units)`
      : `Payment received ${random.pick(['UPI', 'NEFT', 'Counter'])} Rcpt ${random.digits(9)}`;
    return [
      day(date, 'dd-mm-yyyy'),
      what,
      bill ? String(reading) : '',
      bill ? POINT(amount) : '',
      bill ? '' : POINT(amount),
      POINT(balance),
    ];
  });
  const head = ['Date', 'Particulars', 'Meter Reading', 'Billed (Rs.)', 'Paid (Rs.)', 'Arrears / Balance (Rs.)'];
  const page = `<h1>SAHYADRI VIDYUT VITARAN NIGAM LTD.</h1><b>CONSUMER PERSONAL LEDGER</b><div class="p">Consumer No. ${random.digits(12)} &nbsp; Tariff LT-I (B) Residential &nbsp; Sanctioned Load 3.0 kW &nbsp; Meter No. 0760${random.digits(7)}<br>SHOBHA R PENTWAR, FLAT 12 SARAS APTS, BANERI ROAD, PUNEGAON 411999<br>Ledger from ${day(start, 'dd-mm-yyyy')} &nbsp; Opening arrears brought forward from previous ledger</div>${tableOf('lllrrr', head, rows)}<div class="p">Security deposit held Rs. 3,450.00. Disconnection notice u/s 56(1) if arrears remain unpaid for 15 days. Wheeling charge 1.17 Rs/unit, electricity duty 16%.</div>`;
  return { pages: [page], css: LAKH_SHEET };
}

const NAMES = [
  '0991.HK 海港地產 HARBOUR LAND',
  '1994.HK 南灣科技 SOUTH BAY TECH',
  '2997.HK 盈山能源 MT YING ENERGY',
  '8993.HK 百川物流 PAKCHUEN LOGISTICS',
  '3996.HK 天星基金 SKYSTAR ETF',
];

function portfolio(random: Random): { pages: string[]; css: string } {
  const end = dayAfter(startDay(random), 30);
  const held = random
    .shuffle(NAMES)
    .slice(0, random.integer(3, 5))
    .map((name) => {
      const shares = random.integer(1, 40) * 500;
      const price = random.integer(180, 9800);
      return { name, shares, price, value: shares * price };
    });
  const paid = held.flatMap(({ name, shares }) =>
    list(random.integer(1, 3), () => [
      day(dayAfter(end, -random.integer(2, 85)), 'dd/mm/yyyy'),
      name,
      WHOLE(shares),
      `0.${random.digits(2)}`,
      POINT(shares * random.integer(5, 60)),
    ]),
  );
  const css = sheet(
    "'Liberation Sans','Noto Sans CJK HK'",
    7.8,
    '30pt 34pt',
    'h1{font-size:13pt;color:#20316b}td,th{border-bottom:.5pt solid #bbb;padding:3pt 7pt}th{background:#edf0f8}h2{font-size:9pt;margin:14pt 0 4pt}',
  );
  const page = `<h1>豐嶺證券 FUNG RIDGE SECURITIES</h1><div>投資組合及股息報告 Portfolio and Dividend Report　截至 As at ${day(end, 'dd/mm/yyyy')}<br>客戶 Client: MS WONG TSZ YAU　證券戶口 Securities A/C: 02-${random.digits(7)}</div><h2>持倉 Holdings</h2>${tableOf(
    'lrrr',
    ['證券 Security', '數量 Quantity', '市價 Price', '市值 Market value (HKD)'],
    held.map(({ name, shares, price, value }) => [name, WHOLE(shares), POINT(price), POINT(value)]),
  )}<p class="r"><b>組合總值 Total portfolio value HKD ${POINT(sum(held.map(({ value }) => value)))}</b></p><h2>過去三個月派息 Dividends over the last three months</h2>${tableOf('llrrr', ['派息日 Pay date', '證券 Security', '數量 Quantity', '每股 Per share', '股息 Dividend (HKD)'], paid)}<p>This report is for information only and shows no movement of cash. 代理人收費 0.5%，最低 HKD 30.00。</p>`;
  return { pages: [page], css };
}

function payslip(random: Random): { pages: string[]; css: string } {
  const paid = startDay(random);
  const base = random.integer(210, 420) * 1000;
  const gains: [string, number][] = [
    ['基本給', base],
    ['役職手当', random.integer(0, 4) * 10_000],
    ['時間外手当', random.integer(5, 80) * 731],
    ['通勤手当', random.integer(6, 30) * 410],
    ['住宅手当', 20_000],
  ];
  const gross = sum(gains.map(([, value]) => value));
  const cuts: [string, number][] = [
    ['健康保険', Math.round(gross * 0.05)],
    ['厚生年金', Math.round(gross * 0.0915)],
    ['雇用保険', Math.round(gross * 0.006)],
    ['所得税', Math.round(gross * 0.024)],
    ['住民税', random.integer(80, 210) * 100],
  ];
  const cut = sum(cuts.map(([, value]) => value));
  const css = sheet(
    "'Noto Sans CJK JP'",
    8.4,
    '40pt 40pt',
    'h1{font-size:14pt;text-align:center}td,th{border:.6pt solid #555;padding:4pt 9pt}.two{display:flex;gap:16pt;margin:10pt 0}',
  );
  const part = (title: string, lines: [string, number][]) =>
    tableOf(
      'lr',
      [title, '金額（円）'],
      lines.map(([name, value]) => [name, WHOLE(value)]),
    );
  const page = `<h1>給与明細書　${day(paid, 'yyyy')}年${day(paid, 'm')}月分</h1><div>株式会社山里商会　社員番号 ${random.digits(5)}　氏名 浜岡 健一 殿<br>支給日 ${day(paid, 'yyyy/mm/dd')}　対象期間 ${day(dayAfter(paid, -55), 'yyyy/mm/dd')}～${day(dayAfter(paid, -25), 'yyyy/mm/dd')}　振込先 ミナト銀行 本町支店 普通 1234567</div><div class="two">${part('支給', gains)}${part('控除', cuts)}${tableOf(
    'lr',
    ['勤怠', ''],
    [
      ['出勤日数', '20'],
      ['有給残', '12.5'],
      ['時間外', '18:30'],
    ],
  )}</div>${tableOf('rrr', ['支給合計', '控除合計', '差引支給額（銀行振込）'], [[WHOLE(gross), WHOLE(cut), WHOLE(gross - cut)]])}<p>有給休暇残日数は当月末時点のものです。</p>`;
  return { pages: [page], css };
}

const rubles = moneyIn('\u00a0', ',');

function schedule(random: Random): { pages: string[]; css: string } {
  const start = startDay(random);
  const count = random.integer(12, 36);
  let left = random.integer(100, 900) * 100_000;
  const lent = left;
  const share = Math.round(left / count);
  const rows = list(count, (at) => {
    const interest = Math.round((left * 0.179) / 12);
    const body = at === count - 1 ? left : share;
    left -= body;
    return [
      String(at + 1),
      day(dayAfter(start, 30 * (at + 1)), 'dd.mm.yyyy'),
      rubles(body + interest),
      rubles(interest),
      rubles(body),
      rubles(left),
    ];
  });
  const css = sheet(
    "'Liberation Serif'",
    8.6,
    '34pt 44pt',
    'h1{font-size:12pt;text-align:center}td,th{border:.5pt solid #000;padding:1.6pt 8pt}',
  );
  const page = `<div class="r">Приложение № 2 к Индивидуальным условиям договора потребительского кредита</div><h1>ГРАФИК ПЛАТЕЖЕЙ</h1><p>Заёмщик: Ветлугин Артём Сергеевич. Предложение действительно до ${day(dayAfter(start, 14), 'dd.mm.yyyy')}. Сумма кредита: ${rubles(lent)} руб. Процентная ставка 17,90 % годовых. Полная стоимость кредита 18,412 %. Счёт для погашения 40817810${random.digits(12)} в Комета Банк (АО).</p>${tableOf('rlrrrr', ['№', 'Дата платежа', 'Сумма платежа', 'Проценты', 'Основной долг', 'Остаток долга'], rows)}<p>С графиком ознакомлен: ____________________ / Ветлугин А. С. /</p>`;
  return { pages: [page], css };
}

export const strangers: Stranger[] = [
  stranger('in-utility-ledger', 'en', utility),
  stranger('hk-portfolio-dividends', 'zh', portfolio),
  stranger('jp-payslip-monthly', 'ja', payslip),
  stranger('ru-loan-schedule', 'ru', schedule),
];
