import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { dayAfter, figure, rowAttribute, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  moves,
  outIn,
  POINTED,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
  WHOLE,
} from './kit-one.ts';

const point = (value: bigint): string => figure(value, POINTED);
const whole = (value: bigint): string => figure(value, WHOLE);
const year = (iso: string): number => Number(iso.slice(0, 4));

const YEN: readonly Sort[] = [
  ['振込　{カ）ミナトシヨウカイ;ニシボリ　チヒロ}', 8_000, 380_000],
  ['口座振替　{デンリヨク;スイドウ;ホケン}', -24_000, -2_100],
  ['カード　ＡＴＭ{本町;港町}', -60_000, -5_000],
  ['手数料', -660, -110],
  ['利息', 1, 90],
];

/** Japan: a passbook's lines numbered on the left, years of Reiwa, a star before every sum, the text between day and sums. */
function passbook(random: Random): Drawn {
  const period = periodOf(random, 1, 2);
  const { opening, rows, closing } = booked(random, { ...period, sorts: YEN }, 12, 60, [40_000, 900_000]);
  const era = (iso: string) => `R${String(year(iso) - 2018).padStart(2, '0')}.${day(iso, 'mm.dd')}`;
  const long = (iso: string) => `令和${year(iso) - 2018}年${day(iso, 'm月d日')}`;
  const body = rows.map(({ date, lines, amount, balance }, r) =>
    cells(
      'rllrrr',
      `${(r % 24) + 1}|&emsp;${era(date)}|${joined(lines)}|${outIn(amount, (value) => `*${whole(value)}`)}|*${whole(balance)}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 17, 24 * 17, 24 * 17);
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>みなと潮信用組合</b><span>普通預金 入出金明細<br>${long(period.start)}～${long(period.end)}<br>店番 041　口座番号 0337718</span></div><p class="adr">西堀 千尋 様</p>${table([20, 72, 190, 76, 76, 84], heads('rllrrr', '行|&emsp;年月日|お取引内容|お支払金額|お預り金額|差引残高') + (at === 0 ? cells('rllrrr', `|&emsp;${era(period.start)}|繰越|||*${whole(opening)}`) : '') + part.join(''))}<p class="foot">(単位：円) 合計 お支払 ${whole(total(rows, -1))} お預り ${whole(total(rows, 1))}　${at + 1}／${parts.length}頁</p>`,
  );
  const css = look(
    `8pt/13pt 'Noto Sans CJK JP'|40pt 36pt|.top{height:60pt}.adr{height:30pt;font-size:11pt}td{padding:2pt 0;border-bottom:.3pt dotted #777}.foot{padding-top:12pt}`,
  );
  return drawnOf(pages, css, {
    account: account('みなと潮信用組合|西堀 千尋|savings|JPY', '0337718'),
    period,
    opening,
    closing,
    decimals: 0,
    rows: rows.map((row) => rowOf(row, { decimals: 0, shows: true })),
  });
}

const YUAN: readonly Sort[] = [
  ['商户消费|{桐里面馆;云溪生活超市;枫桥地铁}', -30_000, -200],
  ['转账|{陆晓枫;方志远}', -200_000, -1_000],
  ['微包|{苏雨桐;同学群}', 100, 20_000],
  ['转账收款|{程立群;远程物流有限公司}', 5_000, 600_000],
];

/** China, a wallet: newest first, the direction in a column of words, numbers broken over two lines, no balance anywhere. */
function walletBill(random: Random): Drawn {
  const period = periodOf(random, 1, 2);
  const rows = moves(random, { ...period, count: random.integer(12, 56), sorts: YUAN, floor: null });
  const number = ({ ref, date }: Move) => `1000${day(date, 'yyyymmdd')}${ref}${ref}`;
  const body = rows.map((row, r) => {
    const broken = `${number(row).slice(0, 16)}<br>${number(row).slice(16)}`;
    return cells(
      'llllrll',
      `${broken}|${day(row.date, 'yyyy-mm-dd')}<br>${hourOf(r, rows.length)}:${row.ref.slice(0, 2).replace(/^[6-9]/, '4')}|${text(row.lines[0] ?? '')}|${row.amount > 0n ? '收入' : '支出'}|${point(row.amount)}|${text(row.lines[1] ?? '')}|零钱`,
      [0, r],
    );
  });
  const parts = pack(body.reverse(), () => 27, 540, 620);
  const count = (sign: 1 | -1) => `${inOrOut(rows, sign).length}笔 ${point(total(rows, sign))}元`;
  const pages = parts.map(
    (part, at) =>
      `${at === 0 ? `<h1>枫付交易明细证明</h1><p>兹证明：陆知微（证件号：9999************18），在其账号 luzw_0417 中的交易明细如下。<br>起止日期：${day(period.start, 'yyyy年mm月dd日')} 至 ${day(period.end, 'yyyy年mm月dd日')}<br>共${rows.length}笔记录　收入：${count(1)}　支出：${count(-1)}　币种：人民币</p>` : ''}${table([98, 62, 66, 44, 64, 130, 44], heads('llllrll', '交易单号|交易时间|交易类型|收/支|金额(元)|交易对方|交易方式') + part.join(''))}<p class="foot">说明：本明细仅供个人对账使用，开具日期 ${day(dayAfter(period.end, 5), 'yyyy-mm-dd')}。第${at + 1}页/共${parts.length}页</p>`,
  );
  const css = look(
    `7.6pt/11pt 'Noto Sans CJK SC'|40pt 42pt|h1{font-size:15pt;line-height:30pt;text-align:center}p{padding:6pt 0}td,th{border:.4pt solid #888;padding:2pt}`,
  );
  const parties = rows.map((row) =>
    rowOf(row, {
      reference: number(row),
      alsoAccepted: [row.lines[1] ?? '', [...row.lines].reverse().join(' '), `${row.lines.join(' ')} 零钱`],
    }),
  );
  return drawnOf(pages, css, { account: account('枫付|陆知微|unknown|CNY', 'luzw_0417'), period, rows: parties });
}

const TAIWAN: readonly Sort[] = [
  ['跨行轉入', 100_000, 4_000_000],
  ['ＡＴＭ提款', -2_000_000, -100_000],
  ['電話費', -200_000, -30_000],
  ['薪資轉帳', 3_000_000, 7_000_000],
  ['利息存入', 100, 9_000],
];

/** Taiwan: two currencies on a paper, years of the Republic, a note in the last column that goes on under itself. */
function republic(random: Random): Drawn {
  const period = periodOf(random, 1, 3);
  const roc = (iso: string) => `${year(iso) - 1911}/${day(iso, 'mm/dd')}`;
  const drawn = (['TWD', 'USD'] as const).map((currency, s) => {
    const sorts = TAIWAN.map(
      ([label, low, high]): Sort => (s === 0 ? [label, low, high] : [label, Math.ceil(low / 40), Math.ceil(high / 40)]),
    );
    const made = booked(
      random,
      { ...period, sorts, step: s === 0 ? 100 : 1 },
      s === 0 ? 12 : 3,
      s === 0 ? 40 : 8,
      [10_000, 90_000],
    );
    const opening = made.opening * 100n;
    const rows = made.rows.map((row) => ({ ...row, balance: row.balance - made.opening + opening }));
    return { ...made, opening, closing: opening + total(rows), rows, currency, number: `014-118-0${s}7731-${s + 2}` };
  });
  const note = ({ ref }: Move, r: number) =>
    (r % 3 === 0 ? `0999${ref}|豪志機電` : r % 3 === 1 ? `${ref.slice(2)}` : '').split('|');
  const items = drawn.flatMap(({ currency, number, rows, opening, closing }, s) => [
    {
      h: 50,
      html: `<tr><td colspan="6" class="h">幣別：${s === 0 ? '新臺幣' : '美元'} ${currency}　帳號：${number}　前期餘額：${point(opening)}　本期餘額：${point(closing)}</td></tr>${heads('llrrrl', '帳務日期|摘要|支出|存入|餘額|&emsp;備註')}`,
    },
    ...rows.map((row, r) => ({
      h: 24,
      html: cells(
        'llrrrl',
        `${roc(row.date)}|${joined(row.lines)}|${outIn(row.amount, point)}|${point(row.balance)}|${note(row, r)
          .map((line) => `&emsp;${line}`)
          .join('<br>')}`,
        [s, r],
      ),
    })),
  ]);
  const parts = pack(items, ({ h }) => h, 580, 620);
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>玉泉商業銀行</b><span>存款往來對帳單　第${at + 1}頁<br>對帳期間：${roc(period.start)} ～ ${roc(period.end)}</span></div>${at === 0 ? '<p class="adr">黃筱涵 君</p>' : ''}${table([62, 84, 82, 82, 92, 112], part.map(({ html }) => html).join(''))}`,
  );
  const css = look(
    `8pt/12pt 'Noto Sans CJK TC'|40pt 40pt|.top{height:44pt}.adr{height:40pt}.h{font-weight:bold;padding-top:14pt}th{background:#e5efe9}`,
  );
  const truths = drawn.map(({ currency, number, rows, opening, closing }) =>
    truthOf({
      account: account(`玉泉商業銀行|黃筱涵|savings|${currency}`, number),
      period,
      opening,
      closing,
      rows: rows.map((row, r) =>
        rowOf(
          { ...row, lines: [...row.lines, ...note(row, r)].filter(Boolean) },
          { shows: true, alsoAccepted: [row.lines.join(' ')] },
        ),
      ),
    }),
  );
  return { pages, css, statements: truths };
}

const WON: readonly Sort[] = [
  ['타행이체|{(주)한빛문구;오세린}', 20_000, 1_900_000],
  ['체크카드|{달빛분식;새롬마트;푸른약국}', -90_000, -1_800],
  ['자동이체|{관리비;통신요금}', -240_000, -30_000],
  ['예금이자|', 3, 4_000],
];

/** Korea: numbered rows with seconds, text in two columns round the sums, counts and totals below the last row. */
function inquiry(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(random, { ...period, sorts: WON }, 12, 60, [100_000, 2_000_000]);
  const body = rows.map(({ date, lines, amount, balance, ref }, r) =>
    cells(
      'clrrrll',
      `${r + 1}|${day(date, 'yyyy.mm.dd')} ${hourOf(r, rows.length)}:0${ref[0]}|${outIn(amount, whole, '0')}|${whole(balance)}|&ensp;${text(lines[0] ?? '')}|${text(lines[1] ?? '')}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 15, 480, 600);
  const sums = cells(
    'clrrrll',
    `|합계 ${rows.length}건|${whole(total(rows, -1))}|${whole(total(rows, 1))}||출금 ${inOrOut(rows, -1).length}건|입금 ${inOrOut(rows, 1).length}건`,
  );
  const pages = parts.map(
    (part, at) =>
      `${at === 0 ? `<h1>예금거래내역 조회</h1>${table([90, 170, 90, 160], cells('llll', '계좌번호|418-22-0099471|예금주|오세린') + cells('llll', `조회기간|${day(period.start, 'yyyy.mm.dd')} ~ ${day(period.end, 'yyyy.mm.dd')}|상품명|누리저축예금`) + cells('llll', `이월잔액|${whole(opening)}원|현재잔액|${whole(closing)}원`), 'box')}` : ''}${table([26, 106, 70, 70, 80, 66, 94], heads('clrrrll', 'No|거래일시|출금액(원)|입금액(원)|거래후잔액(원)|&ensp;적요|기재내용') + part.join('') + (at === parts.length - 1 ? sums : ''))}<p class="foot">강나루은행 고객센터 1599-9999　출력일시 ${day(dayAfter(period.end, 1), 'yyyy.mm.dd')} 09:12:44　${at + 1}/${parts.length}</p>`,
  );
  const css = look(
    `7.4pt/11pt 'Noto Sans CJK KR'|40pt 40pt|h1{font-size:14pt;line-height:34pt}.box td{border:.4pt solid #aaa;padding:3pt}.box{margin-bottom:14pt}td,th{padding-bottom:4pt}th{background:#eee}`,
  );
  return drawnOf(pages, css, {
    account: account('강나루은행|오세린|savings|KRW', '418-22-0099471'),
    period,
    opening,
    closing,
    decimals: 0,
    rows: rows.map((row) =>
      rowOf(
        { ...row, lines: row.lines.filter(Boolean) },
        { decimals: 0, shows: true, alsoAccepted: [row.lines[1] || row.lines.join('')] },
      ),
    ),
  });
}

const BAHT: readonly Sort[] = [
  ['Transfer Withdrawal|To BBX X#### {MS. KANYA P++;SIAM ROTI CO}', -900_000, -5_000],
  ['Payment|Paid for Ref X#### {THUNG FA WATER;RAI MOBILE}', -200_000, -9_900],
  ['Transfer Deposit|From SCX X#### {MR. ANAN T++;DOI FARM LTD}', 10_000, 1_500_000],
  ['Cash Deposit|CDM {Talat Noi;Wang Mai}', 50_000, 500_000],
  ['Debit Card Spending|{ANNUAL FEE;KRATHONG CAFE}', -30_000, -4_500],
];

/** Thailand in Latin script: one column of unsigned sums whose way the words and the balance tell, channel and details behind. */
function unsigned(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(random, { ...period, sorts: BAHT }, 12, 60, [100_000, 3_000_000]);
  const align = 'lllrrll';
  const short = (iso: string) => day(iso, 'dd-mm-yy');
  const body = rows.map(({ date, lines, amount, balance }, r) =>
    cells(
      align,
      `${short(date)}|${hourOf(r, rows.length)}|${text(lines[0] ?? '')}|${point(amount)}|${point(balance)}|&ensp;${r % 4 === 0 ? 'ATM' : 'K-APP'}|${text(lines[1] ?? '')}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 13, 440, 540);
  const before = (at: number) => rows[parts.slice(0, at).flat().length - 1];
  const box = `<div class="box">${table([150, 40, 90], cells('lrr', `Total Withdrawal|${inOrOut(rows, -1).length} Items|${point(total(rows, -1))}`) + cells('lrr', `Total Deposit|${inOrOut(rows, 1).length} Items|${point(total(rows, 1))}`) + cells('lrr', `Ending Balance||${point(closing)}`))}</div>`;
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>Chao Krathong Bank</b><span>Statement of Savings Account<br>Period ${day(period.start, 'dd/mm/yyyy')} - ${day(period.end, 'dd/mm/yyyy')}<br>Page/of ${at + 1}/${parts.length}</span></div>${at === 0 ? `<div class="sp"><p>MISS RATTANA BUNSOM<br>Account Number 041-9-22718-3<br>Owner Branch Talat Noi</p>${box}</div>` : ''}${table([46, 34, 94, 66, 72, 48, 176], heads(align, 'Date|Time|Descriptions|Withdrawal / Deposit|Outstanding Balance|&ensp;Channel|Details') + cells(align, `${short(before(at)?.date ?? period.start)}||${at === 0 ? 'Beginning Balance' : 'Balance Brought Forward'}||${point(before(at)?.balance ?? opening)}||`) + part.join(''))}<p class="foot">Issued by K-Print &nbsp; ${random.digits(14)}</p>`,
  );
  const css = look(
    `7pt/13pt 'Liberation Sans','DejaVu Sans Condensed'|36pt 28pt|.top{height:60pt;line-height:12pt}.box{border:1pt solid #083;padding:6pt;height:56pt;margin-bottom:10pt}th{font-size:5.6pt;border-bottom:1pt solid #083}`,
  );
  return drawnOf(pages, css, {
    account: account('Chao Krathong Bank|MISS RATTANA BUNSOM|savings|THB', '041-9-22718-3'),
    period,
    opening,
    closing,
    rows: rows.map((row) => rowOf(row, { shows: true, alsoAccepted: [row.lines[1] ?? ''] })),
  });
}

const RUPIAH: readonly Sort[] = [
  ['TRSF E-BANKING DB|{=ddmm}/FTSCY/WS#####|{WARUNG MELATI;DEWI ANJANI}', -90_000_000, -1_000_000],
  ['TRSF E-BANKING CR|{=ddmm}/FTSCY/WS#####|{TOKO CENDANA;BAYU S}', 5_000_000, 300_000_000],
  ['KARTU DEBIT|{APOTEK KAMBOJA;PASAR ANYAR} {=dd/mm}', -40_000_000, -1_500_000],
  ['BIAYA ADM', -1_500_000, -1_500_000],
  ['BUNGA', 1_000, 900_000],
];

/** Indonesia: DB behind what went out, a bare sum came in, a day's balance at its end; now and then a misprinted end. */
function mutasi(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(random, { ...period, sorts: RUPIAH }, 12, 50, [90_000_000, 900_000_000]);
  const wrong = random.chance(0.5);
  const printed = closing + (wrong ? 1_000_000n : 0n);
  const short = (iso: string) => day(iso, 'dd/mm');
  const body = rows.map(({ date, lines, amount, balance, lastOfDay }, r) => ({
    h: 11.5 * lines.length,
    html: cells(
      'lllrlr',
      `${short(date)}|${joined(lines)}|${r % 4 === 0 ? '0998' : ''}|${point(amount)}|&ensp;${amount < 0n ? 'DB' : ''}|${lastOfDay ? point(balance) : ''}`,
      [0, r],
    ),
  }));
  const parts = pack(body, ({ h }) => h, 430, 430);
  const sums = [
    ['SALDO AWAL', opening, ''],
    ['MUTASI CR', total(rows, 1), inOrOut(rows, 1).length],
    ['MUTASI DB', total(rows, -1), inOrOut(rows, -1).length],
    ['SALDO AKHIR', printed, ''],
  ] as const;
  const foot = table(
    [90, 10, 120, 40],
    sums.map(([label, value, n]) => cells('llrr', `${label}|:|${point(value)}|${n}`)).join(''),
    'sums',
  );
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>BANK NUSA KENARI</b><b>REKENING TAHAPAN</b></div><div class="sp box"><p>PUTRI MAHESWARI<br>JL KENARI DALAM 14<br>BANDAR ASRI</p><p>NO. REKENING : 0418822971<br>HALAMAN : ${at + 1} / ${parts.length}<br>PERIODE : ${day(period.start, 'dd/mm/yyyy')} - ${day(period.end, 'dd/mm/yyyy')}<br>MATA UANG : IDR</p></div><p class="note">CATATAN: Apabila nasabah tidak melakukan sanggahan sampai dengan akhir bulan berikutnya, nasabah dianggap telah menyetujui segala data.</p>${table([44, 200, 40, 100, 24, 110], heads('lllrlr', 'TANGGAL|KETERANGAN|CBG|MUTASI||SALDO') + (at === 0 ? cells('lllrlr', `${short(period.start)}|SALDO AWAL||||${point(opening)}`) : '') + part.map(({ html }) => html).join(''))}${at === parts.length - 1 ? foot : '<p class="r">Bersambung ke Halaman berikut</p>'}`,
  );
  const css = look(
    `8pt/11.5pt 'Liberation Sans','DejaVu Sans Condensed'|40pt 36pt|.top{height:34pt;font-size:12pt}.box{border:1pt solid #000;padding:8pt;height:66pt}.note{font-size:6pt;line-height:9pt;padding:8pt 0}th{border-top:1pt solid;border-bottom:1pt solid}.sums{margin-top:16pt}`,
  );
  return drawnOf(pages, css, {
    account: account('BANK NUSA KENARI|PUTRI MAHESWARI|savings|IDR', '0418822971'),
    period,
    opening,
    closing: printed,
    status: wrong ? 'failed' : 'verified',
    rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
  });
}

const DIRHAM: readonly Sort[] = [
  ['INWARD TT FROM {DUNE LOGISTICS FZE;OASIS TRADING LLC}|/REF/########', 500_000, 9_000_000],
  ['CHEQUE PAID CLG|DRAWN ON {MARSA BANK;KHOR BANK}', -4_000_000, -100_000],
  ['POS-PURCHASE CARD NO.4***##|{=ddmmyy} {FALCON HYPER;SEEF FUEL} ABU DUNE:AE', -90_000, -2_000],
  ['VAT ON CHARGES 5%', -1_500, -25],
  ['SALARY WPS {=mm/yyyy}', -900_000, -200_000],
];

/** The Emirates: the value date stands before the posting date, days as 03MAR25, the balance with CR or DR glued behind. */
function valueFirst(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(
    random,
    { ...period, sorts: DIRHAM, floor: -3_000_000n },
    12,
    50,
    [-900_000, 5_000_000],
  );
  const short = (iso: string) => `${day(iso, 'dd')}${mon(iso).toUpperCase()}${day(iso, 'yy')}`;
  const values = rows.map(({ date, amount }) =>
    date > period.start && amount > 0n && random.chance(0.5) ? dayAfter(date, -1) : date,
  );
  const after = (value: bigint) => `${point(value)}${value < 0n ? 'DR' : 'CR'}`;
  const number = ({ lines, ref }: Move) => (lines[0]?.startsWith('CHEQUE') ? ref.slice(2) : '');
  const body = rows.map((row, r) => ({
    h: 11 * row.lines.length + 3,
    html: cells(
      'llllrrr',
      `${short(values[r] ?? '')}|${short(row.date)}|${joined(row.lines)}|${number(row)}|${outIn(row.amount, point)}|${after(row.balance)}`,
      [0, r],
    ),
  }));
  const parts = pack(body, ({ h }) => h, 430, 530);
  const edge = (label: string, value: bigint) => cells('llllrrr', `||*** ${label} ***||||${after(value)}`);
  const pages = parts.map((part, at) => {
    const to = parts.slice(0, at + 1).flat().length;
    const from = to - part.length;
    const last = at === parts.length - 1;
    return `<div class="sp top"><b>MARSA AL NAKHEEL BANK PJSC</b><span>STATEMENT OF ACCOUNT &nbsp; SHEET ${at + 1}</span></div><div class="sp adr"><p>GOLDEN ABRA MARINE SERVICES LLC<br>P.O. BOX 99120</p><p>ACCOUNT NO. 019-441822-001<br>CURRENCY AED &nbsp; TYPE CURRENT<br>FROM ${short(period.start)} TO ${short(period.end)}</p></div>${table([52, 52, 190, 52, 62, 62, 76], heads('llllrrr', 'VALUE DT|POST DT|PARTICULARS|CHQ NO|DEBITS|CREDITS|BALANCE') + edge(at === 0 ? 'OPENING BALANCE' : 'B/F', rows[from - 1]?.balance ?? opening) + part.map(({ html }) => html).join('') + edge(last ? 'CLOSING BALANCE' : 'C/F', rows[to - 1]?.balance ?? opening) + (last ? cells('llllrrr', `||TOTALS||${point(total(rows, -1))}|${point(total(rows, 1))}|`) : ''))}<p class="foot">UNLESS WE HEAR FROM YOU WITHIN 30 DAYS THIS STATEMENT WILL BE TAKEN AS CORRECT. TRN 100999000900003</p>`;
  });
  const css = look(
    `7.4pt/11pt 'DejaVu Sans Condensed','Liberation Sans'|36pt 24pt|.top{height:34pt;border-bottom:1pt solid}.adr{height:60pt;padding-top:8pt}td{padding-bottom:3pt}th{border:.5pt solid;background:#eee}.foot{position:absolute;bottom:24pt;left:24pt;right:24pt;font-size:6pt}`,
  );
  return drawnOf(pages, css, {
    account: account('MARSA AL NAKHEEL BANK PJSC|GOLDEN ABRA MARINE SERVICES LLC|checking|AED', '019-441822-001'),
    period,
    opening,
    closing,
    rows: rows.map((row, r) =>
      rowOf(row, { shows: true, valueDate: values[r] ?? null, reference: number(row) || null }),
    ),
  });
}

const RIYAL: readonly Sort[] = [
  ['{QASR BOOKSTORE;WADI BAQALA;NAJM PHARMACY} {RIYADH PARK;ABHA RD}', -60_000, -900],
  ['SKYDOME TICKETS|Original amount: {USD 84.00;EUR 51.20}', -90_000, -9_000],
  ['PAYMENT RECEIVED', 20_000, 300_000],
];

/** An Arabian card in Latin script: a record of labelled lines a transaction and no figure that binds them. */
function records(random: Random): Drawn {
  const period = periodOf(random, 4);
  const rows = moves(random, { ...period, count: random.integer(9, 34), sorts: RIYAL, floor: null });
  const body = rows.map(
    ({ date, lines, amount, ref }, r) =>
      `<div class="rec" ${rowAttribute(0, r)}><p>Posting date: ${day(date, 'dd/mm/yyyy')}</p><p>Details: ${joined(lines)}</p><p>Reference: ${ref}</p><p>Amount: SAR ${point(amount)} ${amount < 0n ? 'Debit' : 'Credit'}</p></div>`,
  );
  const parts = pack(body, () => 1, 9, 10);
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>Nafudair Card</b><span>Card 5130 99** **** 4471 &nbsp; FAISAL M. ALTHAWR<br>Transactions posted ${day(period.start, 'dd/mm/yyyy')} to ${day(period.end, 'dd/mm/yyyy')}</span></div>${part.join('')}<p class="foot">Credit limit SAR 20,000.00. Annual percentage rate 38.40%. Nafudair Finance, C.R. 9990099001. ${at + 1} of ${parts.length}</p>`,
  );
  const css = look(
    `9pt/12pt 'Noto Sans CJK JP','Liberation Sans'|44pt 60pt|.top{height:50pt}.rec{height:66pt;border-top:.5pt solid #aaa;padding-top:2pt}.foot{position:absolute;bottom:22pt;left:60pt;font-size:6pt}`,
  );
  return drawnOf(pages, css, {
    account: account('Nafudair Card|FAISAL M. ALTHAWR|credit-card|SAR', '513099******4471'),
    period,
    status: 'unverifiable',
    unbound: [...rows.keys()],
    rows: rows.map((row) => rowOf(row, { reference: row.ref })),
  });
}

export const families: Family[] = [
  family('jp-savings-reiwa-passbook', 'ja', 'savings', ['reiwa-years', 'star-before-sum', 'row-numbers'], passbook),
  family(
    'cn-wallet-shouzhi',
    'zh-CN',
    'unknown',
    ['newest-first', 'direction-in-words', 'no-balance', 'broken-numbers'],
    walletBill,
  ),
  family(
    'tw-savings-minguo-two-currencies',
    'zh-TW',
    'savings',
    ['roc-years', 'several-currencies', 'note-column'],
    republic,
  ),
  family(
    'kr-savings-geoerae',
    'ko',
    'savings',
    ['timestamps', 'row-numbers', 'nought-for-empty', 'text-right'],
    inquiry,
  ),
  family('th-savings-unsigned', 'en', 'savings', ['unsigned-amounts', 'carried-forward', 'text-right'], unsigned),
  family('id-savings-mutasi-db', 'id', 'savings', ['debit-mark', 'balance-once-a-day', 'misprints'], mutasi),
  family(
    'ae-business-value-first',
    'en',
    'checking',
    ['value-before-posting', 'carried-forward', 'cr-dr-glued'],
    valueFirst,
  ),
  family('sa-card-records', 'en', 'credit-card', ['label-value', 'unbound'], records),
];
