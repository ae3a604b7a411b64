import type { Random } from '../../../corpus/generator/random.ts';
import type { Stranger } from '../family.ts';
import { cells, heads, look, pack, point, span, table } from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day, daysFrom, list, POINT, startDay, stranger, sum, whoIn } from '../stranger-parts.ts';
import { LONG, named, SHORT } from './asia-parts.ts';
import { rupees } from './in-parts.ts';

/**
 * Papers of the region that look like statements and are none: an act of reconciliation between two firms (Russia), the units of a fund's folio
 * (India), a loyalty programme's points with their balance (Japan), and an energy account with charges, payments and a running balance (Australia).
 */

const spaced = (value: number): string => figure(BigInt(Math.round(value)), { group: '\u00a0', decimal: ',' });

function act(random: Random) {
  const start = `${random.integer(2022, 2025)}-0${random.pick([1, 4, 7])}-01`;
  const end = dayAfter(start, 90);
  const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
  const days = daysFrom(random, start, random.integer(9, 26), 6).filter((iso) => iso <= end);
  const opening = random.integer(0, 90_000_00);
  const rows = days.map((iso) => {
    const isSale = random.chance(0.55);
    const value = random.integer(4_000_00, 480_000_00);
    const text = isSale
      ? `Реализация (${random.digits(4)} от ${dmy(iso)})`
      : `Оплата (${random.digits(3)} от ${dmy(dayAfter(iso, -1))})`;
    return { iso, text, debit: isSale ? value : 0, credit: isSale ? 0 : value };
  });
  const debit = sum(rows.map((row) => row.debit));
  const credit = sum(rows.map((row) => row.credit));
  const rest = opening + debit - credit;
  const some = (value: number) => (value === 0 ? '' : spaced(value));
  const line = (a: string, d: string, c: string) => ['', a, d, c, '', a, c, d];
  const body = [
    cells('llrrllrr', line('<b>Сальдо начальное</b>', spaced(opening), '')),
    ...rows.map(({ iso, text, debit: d, credit: c }) =>
      cells('llrrllrr', [dmy(iso), text, some(d), some(c), dmy(iso), text, some(c), some(d)]),
    ),
    cells('llrrllrr', line('<b>Обороты за период</b>', spaced(debit), spaced(credit))),
    cells('llrrllrr', line('<b>Сальдо конечное</b>', rest >= 0 ? spaced(rest) : '', rest < 0 ? spaced(-rest) : '')),
  ];
  const titles = heads('llrrllrr', 'Дата|Документ|Дебет|Кредит|Дата|Документ|Дебет|Кредит');
  const page = `<h1>Акт сверки</h1><p class="c">взаимных расчетов за период: ${dmy(start)} - ${dmy(end)}<br>между ООО «Вершина» и ООО «Тверской Склад»<br>по договору № ${random.digits(3)}/22 от 14.02.2022</p><p>Мы, нижеподписавшиеся, директор ООО «Вершина» Лебедева И.П. и директор ООО «Тверской Склад» Коробов О.Ю., составили настоящий акт сверки в том, что состояние взаимных расчетов по данным учета следующее:</p><div class="two"><span>По данным ООО «Вершина», руб.</span><span>По данным ООО «Тверской Склад», руб.</span></div>${table([46, 112, 54, 54, 46, 112, 54, 54], titles + body.join(''), 'grid')}<p><br>на ${dmy(end)} задолженность в пользу ${rest >= 0 ? 'ООО «Вершина»' : 'ООО «Тверской Склад»'} ${spaced(Math.abs(rest))} руб.</p><div class="two"><span><br>От ООО «Вершина»<br>ИНН 699${random.digits(7)}<br>_____________ (Лебедева И.П.)</span><span><br>От ООО «Тверской Склад»<br>ИНН 699${random.digits(7)}<br>_____________ (Коробов О.Ю.)</span></div>`;
  return {
    pages: [page],
    css: look(
      "7pt/9.5pt 'Liberation Sans'|36pt 30pt|h1{font-size:14pt;line-height:20pt;text-align:center}p{margin:5pt 0}.two{display:flex}.two span{width:266pt}.grid td,.grid th{border:.5pt solid #000;padding:1pt 2pt;overflow:hidden}",
    ),
  };
}

function folio(random: Random) {
  const start = startDay(random);
  const wordy = (iso: string) => named(iso, 'dd-mon-yyyy', SHORT);
  const units = (value: number) => figure(BigInt(Math.round(value)), { group: ',', decimal: '.', decimals: 3 });
  const funds = [
    'Sagar Flexi Cap Fund - Direct Growth',
    'Sagar Liquid Fund - Regular Growth',
    'Setu Midcap Opportunities - Growth',
  ];
  const parts = funds.slice(0, random.integer(1, 3)).map((fund) => {
    let held = random.integer(80_000, 900_000);
    const first = held;
    const rows = daysFrom(random, start, random.integer(4, 10), 28).map((iso) => {
      const nav = random.integer(180_000, 920_000);
      const isOut = random.chance(0.15);
      const amount = random.pick([500_000, 1_000_000, 250_000]) * (isOut ? -1 : 1);
      const bought = Math.round((amount * 100_000) / nav);
      held += bought;
      const text = isOut ? 'Redemption - ELECTRONIC PAYMENT' : `SIP Purchase - Instalment ${random.digits(2)}/120`;
      const sign = (value: string) => (isOut ? `(${value})` : value);
      return cells('llrrrr', [
        wordy(iso),
        text,
        sign(rupees(BigInt(Math.abs(amount)))),
        sign(units(Math.abs(bought))),
        figure(BigInt(nav), { group: ',', decimal: '.', decimals: 4 }),
        units(held),
      ]);
    });
    return `<p><b>${fund}</b> (Advisor: DIRECT)　ISIN : INF999K01${random.digits(3)}　Registrar : CAMPUS</p>${table([62, 190, 70, 66, 60, 68], `${cells('llrrrr', ['', `Opening Unit Balance: ${units(first)}`, '', '', '', ''])}${rows.join('')}`, 'rows')}<div class="sp sum"><span>Closing Unit Balance: ${units(held)}</span><span>NAV on ${wordy(dayAfter(start, 300))}: INR 61.2210</span><span>Valuation: INR ${rupees(BigInt(Math.round(held * 6.1221)))}</span></div>`;
  });
  const titles = table(
    [62, 190, 70, 66, 60, 68],
    heads('llrrrr', 'Date|Transaction|Amount<br>(INR)|Units|Price<br>(INR)|Unit<br>Balance'),
    'head',
  );
  const page = `<h1>Consolidated Account Statement</h1><p class="c">${wordy(start)} To ${wordy(dayAfter(start, 300))}</p><div class="sp"><div>KAVITHA RAGHUNANDAN<br>FLAT 302 SHANTI KUNJ<br>PUNE 411999<br>Mobile: +9198XXXXXX12</div><div>Folio No: ${random.digits(8)} / 0<br>PAN: AXXPX${random.digits(4)}K　KYC: OK</div></div>${titles}${parts.join('')}<p class="tiny">Exit load 1% if redeemed within 365 days. Stamp duty of 0.005% applies from 01-Jul-2020. Mutual fund investments are subject to market risks.</p>`;
  return {
    pages: [page],
    css: look(
      "7.5pt/10pt 'Liberation Sans'|36pt 38pt|h1{font-size:13pt;line-height:20pt;text-align:center}p{margin:7pt 0 3pt}.head{margin-top:8pt;border-top:1pt solid;border-bottom:1pt solid}.sum{font-weight:bold;margin-top:3pt}.tiny{font-size:6pt}",
    ),
  };
}

function points(random: Random) {
  const start = startDay(random);
  const jp = (iso: string) => day(iso, 'yyyy/mm/dd');
  const { person } = whoIn(random, 'ja');
  let held = random.integer(800, 42_000);
  const whole = (value: number) => figure(BigInt(Math.abs(value)), { group: ',', decimal: '.', decimals: 0 });
  const opening = held;
  const rows = daysFrom(random, start, random.integer(16, 44), 4).map((iso) => {
    const isUsed = random.chance(0.15);
    const change = isUsed ? -Math.min(held, random.integer(100, 900)) : random.integer(1, 320);
    held += change;
    const text = isUsed
      ? random.pick(['ポイント利用 山里ストア', '期間限定ポイント失効'])
      : random.pick(['山里ストア 本町店', 'ヤマサトカメラ', '来店ポイント', 'ハヤセカード利用分', '浜岡ドラッグ']);
    return cells('llrrr', [
      jp(iso),
      text,
      change > 0 ? `+${whole(change)}` : '',
      change < 0 ? `-${whole(change)}` : '',
      whole(held),
    ]);
  });
  const titles = heads('llrrr', '日付|内容|獲得|利用・失効|残高');
  const parts = pack(rows, () => 13, 520, 660);
  const top = `<h1>YAMAポイント ご利用明細</h1><div class="sp"><div>${person} 様<br>会員番号 ${random.digits(4)}-${random.digits(4)}-${random.digits(4)}</div><div>対象期間 ${jp(start)}~${jp(dayAfter(start, 120))}<br>前回残高 ${whole(opening)}ポイント<br>現在の残高 ${whole(held)}ポイント<br>1ポイント=1円相当</div></div><br>`;
  const pages = parts.map(
    (some, p) => `${p === 0 ? top : ''}${table([70, 210, 70, 80, 80], titles + some.join(''), 'rows')}`,
  );
  return {
    pages,
    css: look(
      "8pt/10.5pt 'Noto Sans CJK JP'|36pt 42pt|h1{font-size:14pt;line-height:22pt;color:#c60}.rows th{border-bottom:1pt solid #c60}.rows td{padding:1pt 2pt;border-bottom:.3pt dotted #aaa}",
    ),
  };
}

function energy(random: Random) {
  const start = startDay(random);
  const wordy = (iso: string) => named(iso, 'd mon yyyy', LONG);
  let owed = random.integer(0, 40_000);
  const opening = owed;
  const rows = list(random.integer(6, 14), (m) => dayAfter(start, m * 30 + random.integer(0, 9))).flatMap((iso) => {
    const bill = random.integer(9_000, 52_000);
    owed += bill;
    const first = cells('llrrr', [
      wordy(iso),
      `Electricity usage and supply charges, invoice ${random.digits(8)}`,
      `$${POINT(bill)}`,
      '',
      `$${POINT(owed)}`,
    ]);
    const paid = random.chance(0.8) ? owed : Math.round(owed / 2);
    owed -= paid;
    return [
      first,
      cells('llrrr', [
        wordy(dayAfter(iso, 16)),
        random.pick(['Direct debit payment - thank you', 'BPAY payment received', 'Concession and payment']),
        '',
        `$${POINT(paid)} CR`,
        `$${POINT(owed)}`,
      ]),
    ];
  });
  const page = `<div class="sp"><h1>Wattlebird Energy</h1><div><b>Account history</b><br><div style="width:170pt">${span('Customer number', random.digits(9))}${span('NMI', `4102${random.digits(6)}`)}${span('Supply address', '19 Wattle Pde')}</div></div></div><p>Mr Ewan Molloy, 19 Wattle Parade, BANKSIA HILL NSW 2999</p><p>Balance brought forward <b>$${point(BigInt(opening))}</b>　Amount now due <b>$${POINT(owed)}</b></p>${table([86, 240, 64, 66, 60], heads('llrrr', 'Date|Description|Charges|Payments|Balance') + rows.join(''), 'rows')}<h2>Your usage</h2>${table([120, 90, 90, 90], heads('lrrr', 'Meter 8821404|kWh|c/kWh|Amount') + cells('lrrr', 'Peak|412.80|38.50|$158.93') + cells('lrrr', 'Off peak|208.11|22.10|$45.99') + cells('lrrr', 'Solar feed-in|61.00|5.00|$3.05 CR'), 'rows')}<p>Faults and emergencies 13 99 88. Pay by BPAY: Biller Code 99982 Ref ${random.digits(10)}. GST is included in these charges.</p>`;
  return {
    pages: [page],
    css: look(
      "8pt/11pt 'Liberation Sans'|40pt 40pt|h1{font-size:18pt;line-height:26pt;color:#296}h2{margin-top:12pt;font-size:10pt}p{margin:8pt 0}.rows th{border-bottom:1pt solid #296}.rows td{padding:2pt}",
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('ru-act-of-reconciliation', 'ru', act),
  stranger('in-fund-folio-units', 'en', folio),
  stranger('jp-points-with-balance', 'ja', points),
  stranger('au-energy-account-history', 'en', energy),
];
