import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  mon,
  moves,
  pack,
  periodOf,
  point,
  rowOf,
  table,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/**
 * Hong Kong's biggest bank (one statement of three accounts, a balance at a day's end, dates without a year) and a big Chinese bank's certified flow of
 * transactions (headings in two languages, one signed column, no opening line).
 */

const LOCAL = [
  ['FPS PAYMENT TO|{LAU KA MAN;WONG TAI STORE}|HD1{2;3}######### ({02;05;09}{JAN;MAR;DEC})', -5_000, -400_000],
  ['FPS TRANSFER FROM|{CHEUNG HIU YAN;PACIFIC TOYS LTD}|N#######', 10_000, 900_000],
  ['ATM WITHDRAWAL|{=dd/mm} MONGKOK', -20_000, -300_000],
  ['EPS-PARKMART {=dd/mm}|SHATIN', -3_000, -60_000],
  ['BILL PAYMENT|CLP ELECTRIC ##########', -10_000, -150_000],
  ['CREDIT INTEREST', 1, 1_200],
  ['AUTOPAY PAYROLL|HARBOUR LOGISTICS LTD', 1_500_000, 4_000_000],
  ['CR TO 012-345678-833|INTERNET TRF', -30_000, -900_000],
] as const;
const CURRENT = [
  ['CHEQUE 000###', -50_000, -2_000_000],
  ['AUTOPAY RATES & GOVT RENT', -100_000, -600_000],
  ['CHEQUE DEPOSIT HK|CLEARING', 100_000, 3_000_000],
] as const;
const DOLLARS = [
  ['INWARD REMITTANCE|R0#######|LESS CHGS USD 7.70', 50_000, 900_000],
  ['FX TRANSFER TO HKD SAV|RATE 7.78##', -20_000, -400_000],
  ['CREDIT INTEREST', 1, 500],
] as const;

const hk = family(
  'hk-account-three-in-one',
  'en',
  'savings',
  ['several-accounts', 'several-currencies', 'no-year', 'day-end-balance', 'no-period', 'bilingual'],
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from top to bottom
  (random) => {
    const { start, end } = periodOf(random);
    const holder = random.pick(['MR CHOW KIN WAI', 'MS FUNG SZE LOK', 'EASTWELL TRADING CO']);
    const base = `${random.digits(3)}-${random.digits(6)}-`;
    const sets = [
      {
        title: 'HKD Savings',
        cjk: '港元儲蓄',
        number: `${base}833`,
        type: 'savings',
        currency: 'HKD',
        sorts: LOCAL,
        low: 8,
        high: 45,
      },
      {
        title: 'HKD Current',
        cjk: '港元往來',
        number: `${base}001`,
        type: 'checking',
        currency: 'HKD',
        sorts: CURRENT,
        low: 1,
        high: 8,
      },
      {
        title: 'Foreign Currency Savings',
        cjk: '外幣儲蓄',
        number: `${base}888`,
        type: 'savings',
        currency: 'USD',
        sorts: DOLLARS,
        low: 1,
        high: 6,
      },
    ].map((set) => {
      const drawn = booked(
        random,
        { start, end: dayAfter(end, -1), sorts: set.sorts },
        set.low,
        set.high,
        [300_000, 9_000_000],
      );
      return { ...set, ...drawn };
    });
    const short = (iso: string) => `${day(iso, 'd')} ${mon(iso)}`;
    const wide = '<tr><td colspan="6" class="g">';
    const lines = sets.flatMap(({ title, cjk, number, currency, rows, opening, closing }, s) => [
      {
        h: 46,
        html: `${wide}${title} ${cjk} &nbsp;&nbsp; ${number}</td></tr>${heads('lllrrr', `${currency === 'USD' ? 'CCY' : ''}|Date 日期|Transaction Details 進支詳情|Deposit 存入|Withdrawal 提取|Balance (${currency === 'USD' ? 'Original<br>Currency' : 'HKD'}) 結餘`)}`,
      },
      {
        h: 12,
        html: cells(
          'lllrrr',
          `${currency === 'USD' ? 'USD' : ''}|${short(dayAfter(start, -1))}|B/F BALANCE 承前轉結|||${point(opening)}`,
        ),
      },
      ...rows.map((move, at) => ({
        h: move.lines.length * 11 + 1,
        html: cells(
          'lllrrr',
          [
            '',
            move.firstOfDay ? short(move.date) : '',
            joined(move.lines),
            move.amount > 0n ? point(move.amount) : '',
            move.amount < 0n ? point(move.amount) : '',
            move.lastOfDay ? point(move.balance) : '',
          ],
          [s, at],
        ),
      })),
      {
        h: 26,
        html: `${cells('lllrrr', `|${short(end)}|C/F BALANCE 轉結下頁|||${point(closing)}`)}<tr><td>&nbsp;</td></tr>`,
      },
    ]);
    const worth = sets.map(({ currency, closing }) => (currency === 'USD' ? (closing * 778n) / 100n : closing));
    const all = worth.reduce((sum, one) => sum + one, 0n);
    const date = `${day(end, 'd')} ${mon(end, 'January February March April May June July August September October November December')} ${day(end, 'yyyy')}`;
    const first = `<div class="two"><div>${holder}<br>FLAT ${random.digits(1)}A 12/F TOWER 3<br>HARBOUR GARDEN<br>88 SHA TIN LANE<br>NEW TERRITORIES</div><div class="bx">Number 號碼 &nbsp; ${base}833<br>Branch 分行 &nbsp; Sha Tin Lane<br>Date 日期 &nbsp; ${date}</div></div><h3>Portfolio Summary 戶口組合摘要 <small>(DR=Debit 結欠)</small></h3>${table([200, 120, 100, 100], heads('llrr', 'Account type 戶口類別|Account number|Balance (HKD) equivalent|Credit limit') + sets.map(({ title, cjk, number }, s) => cells('llrr', `${title} ${cjk}|${number}|${point(worth[s] ?? 0n)}|`)).join('') + cells('llrr', `<b>Total 總額</b>||<b>${point(all)}</b>|`))}`;
    const parts = pack(lines, ({ h }) => h, 450, 590);
    const tail = `<h3>Important Notice 重要提示</h3><p>Exchange rates for reference 參考匯率 (${date}): USD 7.780000 &nbsp; CNY 1.072400 &nbsp; EUR 8.411000. From ${short(dayAfter(end, 40))} ${day(dayAfter(end, 40), 'yyyy')} a fee of HKD120 applies to counter withdrawals. Please check this statement within 90 days. Enquiries 2748 3${random.digits(3)}. 請核對此結單,如有錯誤請於九十天內通知本行。</p>`;
    const pages = parts.map(
      (part, p) =>
        `<div class="sp"><b class="logo">Harbour Commercial Bank 港灣商業銀行</b><span class="r">Page 頁 ${p + 1} of ${parts.length}</span></div><h2>Statement of One Account 綜合理財戶口結單</h2>${p === 0 ? first : ''}<h3>Account Activities 戶口進支</h3>${table([28, 56, 200, 74, 74, 90], part.map(({ html }) => html).join(''), 'm')}${p === parts.length - 1 ? tail : ''}`,
    );
    return {
      pages,
      css: look(
        "8pt/11pt 'Liberation Sans','Noto Sans CJK HK'|32pt 36pt|.logo{font-size:12pt;color:#db0011;line-height:16pt}h2{font-size:11pt;margin:8pt 0;line-height:15pt}h3{font-size:9pt;margin:12pt 0 4pt;border-bottom:1pt solid #db0011;line-height:13pt}.two{display:flex;justify-content:space-between;margin:14pt 0}.bx{border:.6pt solid #888;padding:6pt;line-height:13pt}.g{font-weight:bold;background:#f0f0f0;padding:2pt}.m th{font-size:6.5pt;padding:3pt 0;border-bottom:.5pt solid #888}p{font-size:6.5pt;line-height:9pt}",
      ),
      statements: sets.map(({ number, type, currency, opening, closing, rows }) =>
        truthOf({
          account: account(`Harbour Commercial Bank|${holder}|${type}|${currency}`, number),
          opening,
          closing,
          rows: rows.map((move) =>
            rowOf(move, { balance: move.lastOfDay ? rowOf(move, { shows: true }).balance : null }),
          ),
        }),
      ),
    };
  },
);

const FLOW = [
  ['快捷支付|财讯通-{滴水打车;美味外卖平台;多多超市}', -500, -40_000],
  ['快捷支付|付付宝-{云溪百货有限公司;枫桥加油站}', -1_000, -90_000],
  ['网联收款|财讯通零钱提现', 5_000, 500_000],
  ['转账汇款|{陆晓枫;苏雨桐;程立群} 62258#########{1;2;7}', -10_000, -900_000],
  ['汇入汇款|{方志远;枫桥五金贸易有限公司} 6217##########', 20_000, 1_200_000],
  ['代发工资|远程物流有限公司 5719####10', 600_000, 2_400_000],
  ['信用卡自动还款|信用卡还款 ####', -100_000, -900_000],
  ['账户结息|', 5, 900],
  ['消费|云溪市滨河大道便利店', -300, -12_000],
  ['朝朝宝转出|', 10_000, 300_000],
] as const;

const cn = family(
  'cn-savings-flow-two-languages',
  'zh-CN',
  'savings',
  ['no-opening', 'no-balance', 'bilingual-headings', 'signed-amounts', 'first-row-unbound', 'long'],
  (random) => {
    const start = `${random.integer(2022, 2025)}-0${random.integer(1, 9)}-01`;
    const end = dayAfter(start, random.integer(60, 180));
    const opening = BigInt(random.integer(100_000, 5_000_000));
    const rows = moves(random, { start, end, opening, count: random.integer(30, 140), sorts: FLOW });
    const holder = random.pick(['陆晓枫', '方志远', '程立群']);
    const number = `6214${random.digits(12)}`;
    const money = (value: bigint) => `${value < 0n ? '-' : ''}${figure(value, { group: ',', decimal: '.' })}`;
    // Who orders the paper may leave the balances out.
    const bare = random.chance(0.4);
    const without = (values: string[]) => values.filter((_, at) => !bare || at !== 3);
    const align = bare ? 'lcrll' : 'lcrrll';
    const body = rows.map((move, at) => {
      const [kind = '', other = ''] = move.lines;
      return {
        h: other.length > 14 ? 28 : 17,
        html: cells(
          align,
          without([day(move.date, 'yyyy-mm-dd'), 'CNY', money(move.amount), money(move.balance), kind, text(other)]),
          [0, at],
        ),
      };
    });
    const parts = pack(body, ({ h }) => h, 490, 630);
    const top = `<h1>枫桥银行交易流水</h1><div class="en">Transaction Statement of Fengqiao Bank</div><div class="en">${start} -- ${end}</div><div class="two"><div>户 名: ${holder}<br><i>Name</i><br>账户类型: ONE卡一类户<br><i>Account Type</i><br>申请时间: ${day(dayAfter(end, 2), 'yyyy-mm-dd')} 10:22:${random.integer(10, 59)}<br><i>Date</i></div><div>账号: ${number}<br><i>Account No</i><br>开 户 行: 云溪滨河支行<br><i>Sub Branch</i><br>验 证 码: ${random.digits(8)}KQ<br><i>Verification Code</i></div></div>`;
    const pages = parts.map(
      (part, p) =>
        `${p === 0 ? top : ''}${table(bare ? [84, 50, 90, 104, 184] : [74, 40, 80, 84, 84, 150], cells(align, without('记账日期|货币|交易金额|联机余额|交易摘要|对手信息'.split('|')), null, 'th') + cells(align, without('Date|Currency|Transaction<br>Amount|Balance|Transaction Type|Counter Party'.split('|')), null, 'th') + part.map(({ html }) => html).join(''), 'm')}<div class="ft">${p === parts.length - 1 ? '温馨提示:1. 交易流水验真:可登录手机银行扫描验证码。2. 本流水不作为对账凭证。客服电话 95599-8。' : ''}<br>${p + 1}/${parts.length}</div>`,
    );
    return drawnOf(
      pages,
      look(
        "8.5pt/12pt 'Liberation Sans','Noto Sans CJK SC'|34pt 40pt|h1{font-size:16pt;text-align:center;line-height:24pt}.en{text-align:center;font-size:9pt;line-height:14pt}.two{display:flex;gap:60pt;margin:14pt 0}.two>div{flex:1}i{font-style:normal;font-size:6.5pt;color:#666}.m th{font-size:7.5pt;line-height:10pt;color:#333;padding:1pt 2pt}.m td{padding:2.5pt 2pt;border-bottom:.3pt solid #ddd}.m td:last-child{white-space:normal;line-height:11pt;padding-left:6pt}.m td:nth-last-child(2),.m th:nth-last-child(2){padding-left:8pt}.ft{position:absolute;bottom:20pt;left:40pt;right:40pt;text-align:center;font-size:7pt}",
      ),
      {
        account: account(`枫桥银行|${holder}|savings|CNY`, number),
        period: { start, end },
        rows: rows.map((move) => {
          const [kind = '', other = ''] = move.lines;
          const whole = `${kind} ${other}`.trim();
          return rowOf(move, { shows: !bare, description: whole, alsoAccepted: other ? [kind, other] : [] });
        }),
        status: 'unverifiable',
        unbound: bare ? rows.map((_, at) => at) : [0],
      },
    );
  },
);

export const families: Family[] = [hk, cn];
