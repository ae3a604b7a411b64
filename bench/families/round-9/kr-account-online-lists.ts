import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  look,
  outIn,
  pack,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { br, described, minus, whole, wrapped } from './asia-parts.ts';

/**
 * Lists of movements that banks without branches print, of which no opening is printed: a Chinese debit card's flow with the other party beside the
 * summary; a Japanese netbank's table, newest first; a Korean certificate of transactions with hours, a word of direction and a signed amount.
 */

const CN: readonly Sort[] = [
  ['{速团云收单;云途出行;家和超市;蜀香小馆}|##########|消费|{快捷支付;扫码付款-订单2024########;}', -38_000, -900],
  ['{枫桥五金贸易有限公司;远程物流有限公司}|44###########8##|代发工资|{3月工资;4月工资;绩效奖金}', 480_000, 1_800_000],
  ['{苏雨桐;程立群;方志远}|62############{1;7}##|转账转出|{房租;还款;红包;}', -600_000, -10_000],
  ['{苏雨桐;程立群}|62############{1;7}##|转账转入|{饭钱AA;押金退回;}', 10_000, 900_000],
  ['||结息|', 15, 3200],
  ['云溪基金销售有限公司|30###########0##|{理财申购;活期+转入}|{稳健30天持有;}', -2_000_000, -100_000],
  ['云溪基金销售有限公司|30###########0##|{理财赎回;活期+转出}|', 100_000, 2_500_000],
];

function counterparty(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, random.integer(1, 3));
  const { rows } = booked(random, { start, end, sorts: CN }, 8, 60, [200_000, 6_000_000]);
  const holder = random.pick(['陆晓枫', '林书恒', '欧阳雪晴']);
  const number = `6236##0##########`.replace(/#/g, () => random.digits(1));
  const widths = [54, 88, 92, 52, 88, 76, 84];
  const align = 'cccclrr';
  const head = heads(
    align,
    '交易日期<br>Date|对方户名<br>Counterparty|对方账号<br>Counterparty Account|摘要<br>Summary|备注<br>Remark|交易金额<br>Amount|余额<br>Balance',
  );
  const long = rows.map((row) => {
    const [party = '', other = '', kind = '', remark = ''] = row.lines;
    return {
      ...row,
      said: [party, other, kind, remark].filter(Boolean).join(' '),
      cols: [wrapped(party, 8, 0), other ? [other] : [], [kind], wrapped(remark, 9, 0)],
    };
  });
  const deep = (cols: string[][]) => Math.max(1, ...cols.map((lines) => lines.length));
  const parts = pack(
    long.map((row, at) => ({ row, at })),
    ({ row }) => deep(row.cols) * 10.5 + 9,
    560,
    690,
  );
  const intro = `<h1>个人账户交易流水</h1><div class="c">Transaction Statement of Individual Account</div><div class="sp two"><div>户名 Account Name：${holder}<br>账号/卡号 Account/Card No.：${number}<br>币种 Currency：人民币 CNY</div><div>交易时段 Period：${day(start, 'yyyy-mm-dd')} 至 ${day(end, 'yyyy-mm-dd')}<br>打印时间：${dayAfter(end, 4)} 21:04:37<br>流水编号：${random.digits(20)}</div></div>`;
  const pages = parts.map((part, p) => {
    const body = part.map(({ row, at }) =>
      cells(
        align,
        [day(row.date, 'yyyy-mm-dd'), ...row.cols.map(br), minus(row.amount, point), point(row.balance)],
        [0, at],
      ),
    );
    const foot =
      `<div class="foot sp"><span>温馨提示：本流水仅供参考，如有疑问请致电 95### 或登录云溪银行App查询。本流水自打印之日起30天内有效。</span><span>第 ${p + 1} 页 / 共 ${parts.length} 页</span></div>`.replace(
        '###',
        '399',
      );
    return `<div class="logo">云溪银行 <small>YUNXI BANK</small></div>${p === 0 ? intro : ''}${table(widths, head + body.join(''), 'grid')}${foot}`;
  });
  return drawnOf(
    pages,
    look(
      "7.4pt/10.5pt 'Noto Sans CJK SC'|26pt 30pt|.logo{font-size:12pt;line-height:20pt;color:#0a5ad4}h1{font-size:14pt;line-height:22pt;text-align:center;margin:0}.two{margin:8pt 0}.grid td,.grid th{border-bottom:.5pt solid #ccc;padding:4pt 2pt}.grid th{background:#eef3fb}.foot{position:absolute;left:30pt;right:30pt;bottom:14pt;font-size:6pt;color:#666}",
    ),
    {
      account: account(`云溪银行|${holder}|checking|CNY`, number),
      period: { start, end },
      status: 'unverifiable',
      unbound: [0],
      rows: long.map((row) => {
        const all = described(row.cols, [[1], [0, 1], [1, 3], [0]]);
        return rowOf(row, { shows: true, ...all, alsoAccepted: [...(all.alsoAccepted ?? []), row.said] });
      }),
    },
  );
}

const JP: readonly Sort[] = [
  ['{ATM 現金出金 (コンビニATM);ATM　現金出金　(提携取引)}', -60_000, -10_000],
  ['振込 {ヤマザトショウカイ（カ;ハマオカケンザイ（カ}', 180_000, 420_000],
  ['{ネット振込 ;ｲﾝﾀ-ﾈｯﾄ振込 }{コマツバラ　シヨウ;ニシボリ　チヒロ;ミドリフドウサン（カ}', -140_000, -5000],
  ['口座振替 {ミナトデンリヨク;ヤマサトシスイドウ;ソラケータイ;クラシカード}', -68_000, -2100],
  ['{振込手数料;ATM手数料}', -440, -110],
  ['税引前利息', 1, 60],
  ['国税', -9, -1],
  ['外貨普通預金より振替 (レート 1##.##)', 10_000, 300_000],
  ['投信積立 ミライ世界株式インデックス', -50_000, -10_000],
];

function netbank(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, random.integer(2, 4));
  const { rows } = booked(random, { start, end, sorts: JP }, 6, 75, [150_000, 3_000_000]);
  const holder = random.pick(['ヤマザト ミサキ', 'ハマオカ ケンイチ', 'ニシボリ チヒロ']);
  const number = random.digits(7);
  const widths = [70, 236, 76, 76, 80];
  const head = heads('clrrr', '取引日|摘要|出金金額|入金金額|残高');
  const newest = rows.map((row, at) => ({ row, at })).reverse();
  const zebra = (html: string, odd: boolean) => (odd ? html.replace('<tr ', '<tr class="z" ') : html);
  const pages = pack(newest, () => 17, 540, 740).map((part, p, all) => {
    const body = part.map(({ row, at }, r) =>
      zebra(
        cells(
          'clrrr',
          `${day(row.date, 'yyyy/mm/dd')}|${row.lines.join(' ')}|${outIn(row.amount, whole)}|${whole(row.balance)}`,
          [0, at],
        ),
        r % 2 === 1,
      ),
    );
    const intro = `<div class="bar">暁海銀行ダイレクト</div><h1>入出金明細照会</h1><div>${holder} 様　　ログイン日時 ${day(dayAfter(end, 2), 'yyyy/mm/dd')} 20:15</div><table class="info"><tr><td>支店名・科目</td><td>本店営業部（400）　パワーライト普通預金</td></tr><tr><td>口座番号</td><td>${number}</td></tr><tr><td>照会期間</td><td>${day(start, 'yyyy/mm/dd')} ～ ${day(end, 'yyyy/mm/dd')}</td></tr></table><div class="note">※当日のお取引は、表示されない場合があります。 ※単位：円　※1日あたりの出金限度額 500,000円</div>`;
    return `<div class="sp url"><span>${day(dayAfter(end, 2), 'yy/mm/dd')} 20:16</span><span>入出金明細照会 | 暁海銀行</span></div>${p === 0 ? intro : ''}${table(widths, head + body.join(''), 'list')}<div class="url foot sp"><span>https://direct.akatsumi-bank.example/SFC/apps/services/www/detail</span><span>${p + 1}/${all.length}</span></div>`;
  });
  return drawnOf(
    pages,
    look(
      "8pt/12pt 'Noto Sans CJK JP'|20pt 28pt|.url{font:6.5pt 'Liberation Serif'}.foot{position:absolute;bottom:12pt;left:28pt;right:28pt}.bar{background:#123a5e;color:#fff;padding:6pt;margin-top:8pt}h1{font-size:12pt;margin:8pt 0}.info td{border:.5pt solid #bbb;padding:2pt 6pt}.note{font-size:6.6pt;color:#777;margin:6pt 0}.list td,.list th{padding:2.5pt 4pt;height:12pt;line-height:12pt}.list th{background:#dfe7ee;border-bottom:1pt solid #123a5e}.z{background:#f4f6f8}",
    ),
    {
      account: account(`暁海銀行|${holder}|savings|JPY`, number),
      period: { start, end },
      status: 'unverifiable',
      unbound: [0],
      decimals: 0,
      rows: rows.map((row) => rowOf(row, { decimals: 0, shows: true })),
    },
  );
}

const KR: readonly Sort[] = [
  ['체크카드결제|{한빛마트 역삼점;바른김밥;달보드레카페;(주)코로나투어;새벽배송몰}|', -78_000, -1500],
  ['일반이체|{김서율;박도현;이하람;최예나}|{점심값;월세;모임회비;축의금;}', -650_000, -10_000],
  ['일반입금|{김서율;박도현;정다온}|{용돈;;환급}', 5000, 400_000],
  ['급여|(주)누리테크|', 2_100_000, 3_900_000],
  ['자동이체|{누리통신 0#월;한결생명보험;한빛가스}|', -140_000, -12_000],
  ['ATM출금|{한빛ATM;누리ATM}|', -300_000, -10_000],
  ['이자|통장 이자|', 20, 4500],
  ['카드취소|{새벽배송몰;(주)코로나투어}|결제취소 {12;03}/{11;24}', 9000, 80_000],
];

function hours(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, random.integer(1, 4));
  const { rows } = booked(random, { start, end, sorts: KR }, 10, 95, [100_000, 4_000_000]);
  const holder = random.pick(['윤지후', '한소미', '강태오']);
  const number = `3333-##-#######`.replace(/#/g, () => random.digits(1));
  const widths = [96, 36, 70, 78, 72, 110, 66];
  const head = heads('ccrrcll', '거래일시|구분|거래금액|거래 후 잔액|거래구분|내용|메모');
  const newest = rows
    .map((row, at) => ({ row, at, time: `${hourOf(at, rows.length)}:${random.digits(2).replace(/^[6-9]/, '3')}` }))
    .reverse();
  const pages = pack(newest, () => 19, 520, 690).map((part, p, all) => {
    const body = part.map(({ row, at, time }) => {
      const [kind = '', what = '', memo = ''] = row.lines;
      return cells(
        'ccrrcll',
        [
          `${day(row.date, 'yyyy.mm.dd')} ${time}`,
          row.amount < 0n ? '출금' : '입금',
          minus(row.amount, whole),
          whole(row.balance),
          kind,
          what,
          memo,
        ],
        [0, at],
      );
    });
    const intro = `<h1>거래내역 확인서</h1><table class="info"><tr><td>예금주명</td><td>${holder}</td><td>계좌번호</td><td>${number}</td></tr><tr><td>예금종류</td><td>입출금통장</td><td>조회기간</td><td>${day(start, 'yyyy.mm.dd')} - ${day(end, 'yyyy.mm.dd')}</td></tr><tr><td>거래구분</td><td>전체</td><td>신청일시</td><td>${day(dayAfter(end, 1), 'yyyy.mm.dd')} 09:12:44</td></tr></table>`;
    const seal =
      p === all.length - 1
        ? '<div class="c seal">위와 같이 거래내역을 확인합니다.<br><b>주식회사 누리뱅크</b></div>'
        : '';
    return `${p === 0 ? intro : ''}${table(widths, head + body.join(''), 'list')}${seal}<div class="foot c">발급번호 ${day(end, 'yyyymmdd')}-${random.digits(10)} · ${p + 1} / ${all.length}<br>이 문서의 진위는 발급일로부터 90일간 앱에서 확인하실 수 있습니다. 고객센터 1599-3333</div>`;
  });
  return drawnOf(
    pages,
    look(
      "7.6pt/11pt 'Noto Sans CJK KR'|34pt 32pt|h1{font-size:16pt;line-height:24pt;margin:0 0 12pt}.info{margin-bottom:14pt}.info td{border:.5pt solid #ddd;padding:4pt 10pt}.list td,.list th{border-top:.5pt solid #e2e2e2;padding:3.5pt 3pt;height:11pt}.list th{background:#fafafa}.seal{margin-top:14pt}.foot{position:absolute;bottom:16pt;left:32pt;right:32pt;font-size:6pt;line-height:9pt;color:#888}",
    ),
    {
      account: account(`누리뱅크|${holder}|checking|KRW`, number),
      period: { start, end },
      status: 'unverifiable',
      unbound: [0],
      decimals: 0,
      rows: rows.map((row) => rowOf(row, { decimals: 0, shows: true, ...kinds(row.lines, row.amount) })),
    },
  );
}

const kinds = ([kind = '', what = '', memo = '']: readonly string[], amount: bigint) => {
  const all = described([[kind], [what], memo ? [memo] : []], [[0], [0, 2], [2]]);
  const word = amount < 0n ? '출금' : '입금';
  return { ...all, alsoAccepted: [...(all.alsoAccepted ?? []), `${word} ${all.description}`] };
};

export const families: Family[] = [
  family(
    'cn-debit-counterparty',
    'zh',
    'checking',
    ['no-opening', 'counterparty-columns', 'bilingual-heads'],
    counterparty,
  ),
  family('jp-account-netbank', 'ja', 'savings', ['newest-first', 'no-opening', 'web-page'], netbank),
  family(
    'kr-account-hours',
    'ko',
    'checking',
    ['newest-first', 'no-opening', 'time-in-date', 'word-of-direction'],
    hours,
  ),
];
