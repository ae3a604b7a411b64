import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import { A4, type Drawn, type Family, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Taiwanese 綜合對帳單: years of the Republic, assets and loans summed up on the first page, then accounts in TWD (whole
 * dollars) and USD with 支出, 存入, 結餘 and a note behind the balance, and a loan's schedule that is no list of transactions.
 */
const BANK = '青峰商業銀行';
const WORDS: kit.Words = {
  man: ['林＊宏', '陳＊君', '張＊庭', '吳＊萱', '黃＊'],
  shop: ['晨光便利', '好日子超市', '山城書局', '蔚藍加油'],
  util: ['台電費', '水費', '瓦斯費', '電信費', '有線電視'],
};
const OUTS = [
  '跨行轉帳|{3}-****{5}',
  '跨行手續費|',
  '自動扣繳|{util}{8}',
  '提款|ATM {5}',
  '卡片提款|跨行{3}',
  '信用卡費|末四碼{4}',
  '金融卡消費|{shop}',
  '行動支付|{shop} {6}',
  '轉帳支出|{man}',
  '房貸扣繳|第{2}期',
  '保險費|保單{9}',
  '定期定額|基金{4}',
  '證券交割|買{4}',
  '綜所稅|{n}{4}',
  '地價稅|單號{8}',
  '燃料費|ABC-{4}',
  '學費|銷帳編號{10}',
  '現金支出|櫃檯',
  '管理費|{n}月社區',
  '線上購匯|USD',
  '支票代收費|',
  '停車費|{3}-{4}',
  '勞保費|{n}月份',
];
const INS = [
  '薪資|{n}月',
  '跨行轉入|{3}-****{5}',
  '轉帳存入|{man}',
  '利息|',
  '股息|{4}現金股利',
  '現金存入|CDM {5}',
  '退稅|國稅局',
  '證券交割|賣{4}',
  '票據入帳|{7}',
  '行動轉入|{man}',
];
const ABROAD = {
  outs: ['結售外匯|匯率 31.{3}', '匯出匯款|OR{10}', '外幣定存|轉存{n}個月', '匯費|SWIFT'],
  ins: ['線上購匯|匯率 32.{3}', '匯入匯款|IR{10}', '利息|稅後', '外幣定存解約|'],
};
const ROOM = 41;

interface Account {
  readonly title: string;
  readonly number: string;
  readonly currency: 'TWD' | 'USD';
  readonly opening: bigint;
  readonly rows: readonly kit.Move[];
  readonly printed: readonly bigint[];
  readonly closing: bigint;
  readonly fault: boolean;
}

/** TWD is printed in whole dollars. */
const money = (minor: bigint, currency: string) => {
  const full = figure(minor, { group: ',', decimal: '.' });
  return currency === 'TWD' ? full.slice(0, -3) : full;
};
const roc = (iso: string) => `${Number(partsOf(iso).yyyy) - 1911}/${partsOf(iso).mm}/${partsOf(iso).dd}`;

function drawAccount(random: Random, period: kit.Period, currency: 'TWD' | 'USD'): Account {
  const home = currency === 'TWD';
  const unit = home ? 100n : 1n;
  const opening = BigInt(random.integer(9_000, 900_000)) * unit;
  const rows = kit.moves(random, {
    ...{ period, count: kit.rowCount(random, home ? 95 : 30), opening, round: Number(unit) },
    ...{
      sums: home ? [3_000, 900_000] : [500, 20_000],
      ...(home ? { outs: OUTS, ins: INS } : ABROAD),
      inShare: 0.25,
      words: WORDS,
    },
  });
  const fault = kit.drawFault(random, ['closing', 'balance'], rows.length);
  const end = rows.at(-1)?.balance ?? opening;
  return {
    title: home ? '活期儲蓄存款' : '外幣活期儲蓄存款',
    number: `0${random.digits(2)}-${random.digits(3)}-${random.digits(6)}-${random.digits(1)}`,
    ...{ currency, opening, rows },
    printed: kit.printedBalances(random, rows, fault === 'balance', unit),
    closing: fault === 'closing' ? kit.misprint(random, end, unit) : end,
    fault: fault !== null,
  };
}

const noteRow = (label: string, balance: string) =>
  `<tr class="carry"><td></td><td>${label}</td><td></td><td></td><td class="r">${balance}</td><td></td></tr>`;

function linesOf(account: Account, s: number): string[] {
  const { rows, printed, currency, title, number, opening, closing } = account;
  const show = (minor: bigint) => money(minor, currency);
  const body = rows.map(({ date, text: words, amount }, r) => {
    const [kind = '', note = ''] = words.split('|');
    return `<tr ${rowAttribute(s, r)}><td>${roc(date)}</td><td>${text(kind)}</td><td class="r">${amount < 0n ? show(amount) : ''}</td><td class="r">${amount > 0n ? show(amount) : ''}</td><td class="r">${show(printed[r] ?? 0n)}</td><td>${text(note)}</td></tr>`;
  });
  const heading = `<tr class="acc"><td colspan="3">${title}　帳號：${number}</td><td colspan="3" class="r">幣別：${currency === 'TWD' ? '新臺幣 TWD' : '美元 USD'}</td></tr>`;
  return [`${heading}${noteRow('前期餘額', show(opening))}`, ...body, noteRow('本期餘額', show(closing))];
}

function truthOf(account: Account, period: kit.Period, holder: string): TrueStatement {
  const { rows, printed, number, currency, opening, closing, fault } = account;
  const transactions = rows.map(
    ({ date, text: words, amount }, r): TrueRow => ({
      date,
      valueDate: null,
      description: words.split('|').join(' ').trim(),
      alsoAccepted: [words.split('|')[0] ?? ''],
      reference: null,
      amount: contractAmount(amount),
      balance: contractAmount(printed[r] ?? 0n),
    }),
  );
  return {
    account: {
      institution: BANK,
      holder,
      number,
      iban: null,
      bic: null,
      type: 'checking',
      currency,
    },
    period,
    opening: contractAmount(opening),
    closing: contractAmount(closing),
    transactions,
    reconciliation: { status: fault ? 'failed' : 'verified' },
  };
}

function overview(accounts: readonly Account[], period: kit.Period, random: Random): string {
  const twd = accounts.map(({ closing, currency }) =>
    currency === 'TWD' ? closing : ((closing * 3215n) / 10_000n) * 100n,
  );
  const rows = accounts.map(
    ({ title, currency, closing }, index) =>
      `<i>${title}</i><b>${currency} ${money(closing, currency)}</b><b>${money(twd[index] ?? 0n, 'TWD')}</b>`,
  );
  return `<div class="over"><div><h2>資產總覽</h2><div class="g"><i>項目</i><b>原幣金額</b><b>折合臺幣</b>${rows.join('')}<i>基金／債券</i><b>TWD 0</b><b>0</b></div></div>
    <div><h2>負債總覽</h2><div class="g"><i>項目</i><b>餘額</b><b>下次扣款日</b><i>房屋貸款</i><b>${random.integer(2, 9)},${random.digits(3)},${random.digits(3)}</b><b>${roc(dayAfter(period.end, 12))}</b><i>信用卡本期應繳</i><b>${random.integer(2, 48)},${random.digits(3)}</b><b>${roc(dayAfter(period.end, 17))}</b></div></div></div>`;
}

function loan(period: kit.Period, random: Random): string {
  const line = (n: number) =>
    `<tr><td>${roc(dayAfter(period.end, 12 + 30 * n))}</td><td class="r">${random.integer(11, 19)},${random.digits(3)}</td><td class="r">${random.integer(2, 6)},${random.digits(3)}</td><td class="r">2.${random.digits(2)}%</td></tr>`;
  return `<div class="loan"><b>房屋貸款　未來應繳明細（僅供參考）</b><table><tr><th>應繳日</th><th>應還本金</th><th>應還利息</th><th>利率</th></tr>${[0, 1, 2].map(line).join('')}</table></div>`;
}

function draw(random: Random): Drawn {
  const period = kit.drawPeriod(random);
  const currencies = random.chance(0.55) ? (['TWD', 'USD'] as const) : (['TWD'] as const);
  const accounts = currencies.map((currency) => drawAccount(random, period, currency));
  const holder = random.pick(['許雅婷', '蔡承翰', '郭品妤', '曾國樑']);
  const lines = accounts.flatMap(linesOf);
  const pages = kit.paginate(
    lines,
    (line) => (line.includes('class="acc"') ? 2.6 : 1),
    (page) => (page === 0 ? ROOM - 15 : ROOM),
    6,
  );
  const head = '<tr><th>交易日</th><th>摘要</th><th>支出</th><th>存入</th><th>結餘</th><th>備註</th></tr>';
  const mail = `<div class="mail">${random.integer(100, 999)}${random.digits(2)}<br>新湖市中山路${random.integer(1, 5)}段${random.integer(1, 300)}號${random.integer(2, 15)}樓<br>${holder}　君　收</div>${overview(accounts, period, random)}`;
  const html = pages.map((page, index) => {
    const table = page.length > 0 ? `<table class="tx">${head}${page.join('')}</table>` : '';
    return `<div class="bar"><b>${BANK}</b><span>綜合對帳單　${Number(partsOf(period.end).yyyy) - 1911}年${partsOf(period.end).mm}月</span></div><div class="sub"><span>對帳期間：${roc(period.start)} ～ ${roc(period.end)}</span><span>頁次：${index + 1} / ${pages.length}</span></div>${index === 0 ? mail : ''}${table}${index === pages.length - 1 ? loan(period, random) : ''}
      <div class="legal">本對帳單所載內容如有疑義，請於收到後三十日內通知本行，逾期視為無誤。客服專線 0800-${random.digits(3)}-${random.digits(3)}。外幣折合臺幣係依月底最後營業日買入匯率計算，僅供參考。</div>`;
  });
  return { pages: html, css: CSS, statements: accounts.map((account) => truthOf(account, period, holder)) };
}

const CSS = `
.page { padding: 0 30pt; font-family: 'Noto Sans CJK TC'; font-size: 8pt; }
.bar { background: #0b6e75; color: #fff; margin: 0 -30pt; padding: 0 30pt; height: 40pt; display: flex; justify-content: space-between; align-items: center; } .bar b { font-size: 15pt; } .bar span { font-size: 12pt; }
.sub { display: flex; justify-content: space-between; height: 26pt; align-items: center; } .mail { height: 76pt; line-height: 15pt; padding-top: 12pt; font-size: 9pt; }
.over { display: flex; gap: 14pt; height: 122pt; } .over > div { flex: 1; border: .8pt solid #0b6e75; border-radius: 5pt; padding: 6pt 8pt; } h2 { font-size: 9pt; color: #0b6e75; } .g { display: grid; grid-template-columns: 84pt 1fr 70pt; line-height: 15pt; } .g i { font-style: normal; } .g b { font-weight: normal; text-align: right; }
.tx { width: 100%; table-layout: fixed; } .tx th { background: #d6ecec; font-weight: 500; height: 16pt; } .tx td { height: 15.4pt; line-height: 15.4pt; border-bottom: .4pt solid #b5d3d3; padding: 0 4pt; white-space: nowrap; }
.tx th:nth-child(1) { width: 60pt; } .tx th:nth-child(2) { width: 92pt; } .tx th:nth-child(6) { width: 128pt; } .r { text-align: right; }
.tx .acc td { font-weight: bold; color: #0b6e75; height: 24pt; vertical-align: bottom; border-bottom: 1pt solid #0b6e75; } .carry td { background: #f3f8f8; }
.loan { position: absolute; bottom: 48pt; left: 30pt; font-size: 7.4pt; } .loan td, .loan th { border: .4pt solid #999; padding: 0 12pt; line-height: 12pt; font-weight: normal; }
.legal { position: absolute; bottom: 20pt; left: 30pt; right: 30pt; font-size: 6.4pt; color: #555; }
`;

export const families: Family[] = [
  {
    name: 'tw-savings-zonghe',
    country: 'TW',
    language: 'zh',
    type: 'checking',
    difficulties: ['republic-years', 'several-accounts', 'note-behind-balance', 'whole-dollars', 'decoy-table'],
    size: A4,
    draw,
  },
];
