import type { Random } from '../../../corpus/generator/random.ts';
import { A4, LETTER, type Stranger } from '../family.ts';
import * as k from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day, list, paged, stranger, sum } from '../stranger-parts.ts';

/**
 * Papers near to statements: what a card processor tells a shop of its month (batches, fees), a register of fund units with a running balance
 * of units, and a programme's miles with a running balance of miles.
 */

const money = (cents: number) => k.point(BigInt(Math.round(cents)));

function merchant(random: Random) {
  const { start, end } = k.periodOf(random);
  const us = (iso: string) => day(iso, 'mm/dd/yy');
  const days = list(random.integer(14, 30), (at) => dayAfter(start, at));
  const batches = days.map((date) => {
    const sales = random.integer(20_000, 480_000);
    const refunds = random.chance(0.3) ? random.integer(500, 9_000) : 0;
    return { date, ref: random.digits(11), count: random.integer(4, 70), sales, refunds };
  });
  const gross = sum(batches.map(({ sales }) => sales));
  const back = sum(batches.map(({ refunds }) => refunds));
  const kinds = [
    'VISTA QUALIFIED 1.69%',
    'VISTA MID-QUAL 2.20%',
    'MASTERLINE QUALIFIED 1.72%',
    'DEBIT PIN 0.85%',
    'PCI NON-COMPLIANCE',
    'BATCH HEADER 0.20',
    'MONTHLY SERVICE',
  ];
  const fees = kinds.map((name) => ({ name, count: random.integer(1, 300), value: random.integer(800, gross / 60) }));
  const id = random.digits(12);
  const head = `<div class="sp"><b class="big">Cardway Merchant Services</b><div class="r">Merchant Statement<br>Statement Period ${us(start)} - ${us(end)}<br>Merchant Number ${id}<br>Customer Service 1-800-555-0157</div></div>`;
  const box = `<br>TREMBLE BAKERY LLC<br>9 KETTLE CREEK RD<br>DUNMERE OH 45999<br><h3>SUMMARY</h3>${k.span('Total Amount Submitted', `$${money(gross)}`)}${k.span('Refunds', `-$${money(back)}`)}${k.span('Chargebacks/Reversals', '$0.00')}${k.span('Fees Charged', `-$${money(sum(fees.map(({ value }) => value)))}`)}<b>${k.span('Total Amount Funded to Your Bank', `$${money(gross - back)}`)}</b><h3>SUMMARY BY BATCH</h3>`;
  const titles = k.heads('llrrrr', 'Date<br>Submitted|Batch<br>Number|Items|Sales|Refunds|Amount<br>Submitted');
  const pages = paged(
    batches,
    22,
    40,
    (some, p) =>
      `${p === 0 ? head + box : head}${k.table([70, 100, 60, 90, 90, 90], titles + some.map((one) => k.cells('llrrrr', [us(one.date), one.ref, String(one.count), money(one.sales), one.refunds ? `-${money(one.refunds)}` : '0.00', money(one.sales - one.refunds)])).join(''))}`,
  );
  const tail = `${head}<h3>FEES CHARGED</h3>${k.table([60, 240, 80, 90], k.heads('llrr', 'Date|Description|Number|Amount') + fees.map((fee) => k.cells('llrr', [us(end), fee.name, String(fee.count), `-$${money(fee.value)}`])).join(''))}<b>${k.span('Total fees, to be debited from your checking account on the 3rd', `-$${money(sum(fees.map(({ value }) => value)))}`)}</b>`;
  return {
    pages: [...pages, tail],
    css: k.look(
      "8pt/11pt 'Liberation Sans'|34pt 44pt|.big{font-size:14pt}h3{font-size:9.5pt;line-height:14pt;margin-top:10pt;border-bottom:1pt solid #333}th{font-weight:bold}",
    ),
  };
}

function units(random: Random) {
  const start = dayAfter('2023-04-01', 365 * random.integer(0, 1));
  const end = dayAfter(start, 364);
  const dmy = (iso: string) => `${day(iso, 'dd')}-${k.mon(iso)}-${day(iso, 'yyyy')}`;
  const three = (thousandths: number) =>
    figure(BigInt(Math.round(thousandths)), { group: ',', decimal: '.', decimals: 3 });
  const four = (tenths: number) => figure(BigInt(Math.round(tenths)), { group: ',', decimal: '.', decimals: 4 });
  const schemes = [
    'Kaveri Bluechip Fund - Direct Plan Growth',
    'Kaveri Short Term Debt Fund - Regular Growth',
    'Nilgiri Flexi Cap Fund - Direct Growth',
  ].slice(0, random.integer(1, 3));
  const blocks = schemes.map((name) => {
    let held = random.integer(0, 900_000);
    const opened = held;
    const nav = random.integer(250_000, 1_900_000);
    const rows = list(random.integer(6, 13), (at) => {
      const date = dayAfter(start, at * 27 + 4);
      const price = nav + at * 2_100;
      const isOut = random.chance(0.12) && held > 60_000;
      const amount = isOut ? -random.integer(100_000, 300_000) : random.pick([200_000, 500_000]);
      const got = Math.trunc((amount * 100_000) / price);
      held += got;
      const sign = (words: string) => (isOut ? `(${words})` : words);
      return (
        k.cells('llrrrr', [
          dmy(date),
          isOut ? 'Redemption - ELECTRONIC PAYMENT' : `Systematic Investment (${at + 1}/60)`,
          sign(money(Math.abs(amount))),
          sign(three(Math.abs(got))),
          four(price),
          three(held),
        ]) + (isOut ? '' : k.cells('llrrrr', [dmy(date), '*** Stamp Duty ***', money(amount / 20_000), '', '', '']))
      );
    });
    return `<h3>Folio No: ${random.digits(8)} / 0   PAN: A~~PK1234F</h3><b>${random.digits(3)}G-${name} - ISIN: INF${random.digits(3)}K01${random.digits(3)}</b>(Advisor: ARN-${random.digits(5)})<div class="r">Opening Unit Balance: ${three(opened)}</div>${k.table([66, 190, 70, 60, 60, 70], k.heads('llrrrr', 'Date|Transaction|Amount<br>(INR)|Units|Price<br>(INR)|Unit<br>Balance') + rows.join(''))}<div class="sp b"><span>Closing Unit Balance: ${three(held)}</span><span>NAV on ${dmy(end)}: INR ${four(nav)}</span><span>Market Value on ${dmy(end)}: INR ${money((held * nav) / 100_000)}</span></div><div class="s">Exit Load: 1.00% if redeemed within 1 year from 01-Oct-2018.</div>`.replace(
      '~~',
      'BC',
    );
  });
  const head = `<div class="c big">Consolidated Account Statement</div><div class="c">${dmy(start)} To ${dmy(end)}</div>`;
  const pages = blocks.map(
    (block, p) =>
      `${head}${p === 0 ? '<br>Email Id: r.kamat@mail.example<br>Rohan Kamat<br>FLAT 12 LOTUS RESIDENCY<br>KAVERIPUR - 499999<br>Mobile: +919999900199<br><p class="s">This Consolidated Account Statement is brought to you as an investor friendly initiative by the registrar and lists the transactions, balances and valuation of mutual funds in which you are holding investments.</p>' : ''}${block}<div class="pn">Page ${p + 1} of ${blocks.length}</div>`,
  );
  return {
    pages,
    css: k.look(
      "7.5pt/10pt 'Liberation Sans'|30pt 34pt|.big{font-size:13pt;line-height:18pt}h3{font-size:8.5pt;margin-top:10pt}th{font-weight:bold;border-bottom:.5pt solid #000;border-top:.5pt solid #000}.b{font-weight:bold}.s{font-size:6.5pt;margin-top:6pt}.pn{position:absolute;bottom:16pt;right:34pt}",
    ),
  };
}

function miles(random: Random) {
  const { start, end } = k.periodOf(random, 1, 3);
  const jp = (iso: string) => day(iso, 'yyyy/mm/dd');
  let held = random.integer(4_000, 90_000);
  const first = held;
  const comma = (value: number) => figure(BigInt(Math.abs(value)), k.WHOLE);
  const kinds = [
    'フライトマイル 浜岡-山里 QR###便',
    'カードショッピングマイル',
    'ホテル宿泊ボーナス',
    'マイル交換 特典航空券',
    '有効期限切れ',
    '提携ポイントからの移行',
  ];
  const rows = list(random.integer(10, 34), (at) => {
    const kind = random.pick(kinds);
    const isOut = /交換|期限/.test(kind);
    const value = isOut ? -random.integer(300, Math.max(301, Math.floor(held / 3))) : random.integer(40, 4_800);
    held += value;
    return k.cells('llrrr', [
      jp(dayAfter(start, Math.min(at * 3, 88))),
      k.fill(random, kind, start),
      isOut ? '' : comma(value),
      isOut ? `-${comma(value)}` : '',
      comma(held),
    ]);
  });
  const head = `<div class="sp"><b class="big">黒潮マイレージクラブ</b><span>お客様番号 ${random.digits(3)}-${random.digits(3)}-${random.digits(3)}　浜岡 健一 様</span></div><h2>マイル口座 ご利用明細</h2><div>対象期間　${jp(start)} ～ ${jp(end)}</div><div class="sp bx"><span>前回残高<br>${comma(first)} マイル</span><span>積算<br>—</span><span>ご利用<br>—</span><span>現在のマイル残高<br><b>${comma(held)} マイル</b></span></div>`;
  const pages = paged(
    rows,
    30,
    40,
    (some, p, of) =>
      `${p === 0 ? head : ''}${k.table([80, 210, 70, 70, 80], k.heads('llrrr', '日付|内容|積算マイル|利用マイル|マイル残高') + some.join(''))}<div class="c">${p + 1} / ${of}</div>`,
  );
  return {
    pages,
    css: k.look(
      "8.5pt/14pt 'Noto Sans CJK JP'|36pt 40pt|.big{font-size:13pt}h2{font-size:13pt;line-height:24pt}.bx{border:1pt solid #336;padding:6pt;margin:8pt 0}th{border-bottom:.6pt solid #336;font-weight:bold}",
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('us-merchant-batches', 'en', merchant, LETTER),
  stranger('in-fund-units', 'en', units, A4),
  stranger('jp-miles-account', 'ja', miles, A4),
];
