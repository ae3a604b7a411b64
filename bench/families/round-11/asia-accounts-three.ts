import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import * as k from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/**
 * Hong Kong's composite statement (an account of Hong Kong dollars, one of several currencies and a current one; the date once a day, credit
 * before debit, the balance at the day's end), Indonesia's greatest bank (typewriter face, DB behind, balance at the day's end, totals
 * after the rows) and a mainland Chinese list of movements (no opening balance, so that nothing binds its first row).
 */

const minus = (value: bigint) => `${k.point(value)}${value < 0n ? 'DR' : ''}`;

const HKD: readonly k.Sort[] = [
  ['CR TO ###-###### ORIENT LANTERN|N#########(##{JAN;FEB;MAR}##)', -900_000, -20_000],
  ['FPS - LAU KA YAN|HC###########', 10_000, 900_000],
  ['EPS - PEAKMART ####', -90_000, -3_000],
  ['ATM WITHDRAWAL (##{JAN;MAR}##)', -300_000, -10_000],
  ['AUTOPAY OUT LANTERN TELECOM|9##########', -60_000, -9_800],
  ['SALARY ORIENT LANTERN LTD', 900_000, 4_200_000],
  ['CREDIT INTEREST', 3, 900],
];
const FCY: readonly k.Sort[] = [
  ['CREDIT INTEREST', 5, 2_000],
  ['FX EXCHANGE|HC###########', -150_000, -5_000],
  ['INWARD TT|O/R ########## TRISTAN GMBH', 30_000, 900_000],
];

interface Part {
  readonly name: string;
  readonly type: 'savings' | 'checking';
  readonly currency: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly rows: readonly k.Move[];
}

function compositeOf(random: Random) {
  const { start, end } = k.periodOf(random, random.integer(5, 12));
  const make = (
    name: string,
    type: Part['type'],
    currency: string,
    sorts: readonly k.Sort[],
    low: number,
    high: number,
  ): Part => {
    const opening = BigInt(random.integer(20_000, 9_000_000));
    const rows = k.moves(random, { start, end, opening, count: random.integer(low, high), sorts });
    return { name, type, currency, opening, closing: opening + k.total(rows), rows };
  };
  const parts = [
    make('HKD Savings 港元儲蓄', 'savings', 'HKD', HKD, 12, 44),
    make('HKD Current 港元往來', 'checking', 'HKD', HKD.slice(0, 4), 1, 6),
    make('Foreign Currency Savings 外幣儲蓄', 'savings', 'USD', FCY, 1, 5),
    ...(random.chance(0.6) ? [make('Foreign Currency Savings 外幣儲蓄', 'savings', 'EUR', FCY, 1, 3)] : []),
  ];
  const number = `${random.digits(3)}-${random.digits(6)}-833`;
  const holder = 'LAU KA YAN';
  const dm = (iso: string) => `${day(iso, 'd')} ${k.mon(iso)}`;
  const long = `${day(end, 'd')} ${new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(end))} ${day(end, 'yyyy')}`;
  const row = (move: k.Move, at: readonly [number, number], currency: string) =>
    k.cells(
      'lllrrr',
      [
        currency,
        move.firstOfDay ? dm(move.date) : '',
        k.joined(move.lines),
        move.amount > 0n ? k.point(move.amount) : '',
        move.amount < 0n ? k.point(move.amount) : '',
        move.lastOfDay ? minus(move.balance) : '',
      ],
      at,
    );
  return { start, parts, number, holder, dm, long, row };
}

function composite(random: Random): Drawn {
  const { start, parts, number, holder, dm, long, row } = compositeOf(random);
  const titles = (fcy: boolean) =>
    `<tr class="h"><th class="l">${fcy ? 'CCY<br>貨幣' : ''}</th><th class="l">Date<br>日期</th><th class="l">Transaction Details<br>進支詳情</th><th class="r">Deposit<br>存入</th><th class="r">Withdrawal<br>提取</th><th class="r">Balance<br>結餘</th></tr>`;
  const lines = parts.flatMap((part, s) => {
    const fcy = part.currency !== 'HKD';
    const shown = fcy ? part.currency : '';
    return [
      {
        s,
        html: k.cells('lllrrr', [shown, dm(start), 'B/F BALANCE 承前結餘', '', '', minus(part.opening)]),
        height: 11,
      },
      ...part.rows.map((move, r) => ({ s, html: row(move, [s, r], ''), height: move.lines.length * 11 })),
      {
        s,
        html: `<tr class="s"><td></td><td></td><td colspan="4">Total No. of Deposits: ${k.inOrOut(part.rows, 1).length}   Total Deposit Amount: ${k.point(k.total(part.rows, 1))}   Total No. of Withdrawals: ${k.inOrOut(part.rows, -1).length}   Total Withdrawal Amount: ${k.point(k.total(part.rows, -1))}</td></tr>`,
        height: 14,
      },
    ];
  });
  const summary = `<h3>Portfolio Summary 戶口總覽</h3>${k.table([180, 60, 110, 120], `<tr class="h"><th class="l">Deposits 存款</th><th class="l">CCY<br>貨幣</th><th class="r">Balance<br>結餘</th><th class="r">HKD Equivalent<br>港元等值</th></tr>${parts.map((part) => k.cells('llrr', [part.name, part.currency, minus(part.closing), minus(part.closing * (part.currency === 'HKD' ? 1n : 8n))])).join('')}`)}<div class="s">Net Position: the total of what you own less what you owe. Exchange rates: USD 8.00000, EUR 8.00000.</div>`;
  const packed = k.pack(lines, ({ height }) => height + 1, 400, 560);
  const pages = packed.map((some, p) => {
    const tables = parts.map((part, s) => {
      const here = some.filter((one) => one.s === s);
      if (here.length === 0) return '';
      const title = part.currency === 'EUR' && some.some((one) => one.s === s - 1) ? '' : `<h4>${part.name}</h4>`;
      return `${title}${k.table([30, 46, 205, 78, 78, 84], titles(part.currency !== 'HKD') + here.map(({ html }) => html).join(''))}`;
    });
    return `<div class="sp"><b class="logo">Lantern Harbour 燈港銀行</b><div class="r"><b>STATEMENT 結單</b><br>Page 頁 ${p + 1} of ${packed.length}</div></div><div class="sp"><div class="w">${holder}<br>FLAT B 12/F PEAK MANSION<br>88 HARBOUR TERRACE<br>KOWLOON</div><div class="r"><br>Number 號碼  <b>${number}</b><br>Branch 分行  HARBOUR TERRACE<br>Date 日期  <b>${long}</b></div></div>${p === 0 ? summary : ''}<h3>Lantern One Account Activities 戶口進支</h3>${tables.join('')}<div class="foot">The Lantern Harbour Banking Corporation Limited. Please check the entries and inform us of any discrepancy within 90 days. 請核對結單，如有錯誤請於90日內通知本行。 Hotline 2555 0188</div>`;
  });
  const css = k.look(
    "8pt/11pt 'Liberation Sans', 'Noto Sans CJK HK'|30pt 36pt|.logo{font-size:14pt;line-height:20pt;color:#a00}.w{margin:10pt 0}h3{font-size:9.5pt;line-height:14pt;border-bottom:1pt solid #a00;margin-top:8pt}h4{font-size:8.5pt;margin-top:5pt}.h th{border-bottom:.4pt solid #999}.s{font-size:6.5pt;white-space:pre}.foot{position:absolute;bottom:16pt;left:36pt;right:36pt;font-size:6pt;line-height:8pt}",
  );
  return {
    pages,
    css,
    statements: parts.map((part) =>
      k.truthOf({
        account: k.account(`Lantern Harbour|${holder}|${part.type}|${part.currency}`, number),
        opening: part.opening,
        closing: part.closing,
        rows: part.rows.map((move) => k.rowOf(move, { shows: move.lastOfDay })),
      }),
    ),
  };
}

const BULAN = 'JANUARI FEBRUARI MARET APRIL MEI JUNI JULI AGUSTUS SEPTEMBER OKTOBER NOVEMBER DESEMBER';
const IDR: readonly k.Sort[] = [
  ['TRSF E-BANKING DB§{=ddmm}/FTSCY/WS9####|{BELI BAHAN;SEWA KIOS;OPERASIONAL}|SITI RAHAYU', -450_000_000, -5_000_000],
  ['TRSF E-BANKING CR§{=ddmm}/FTSCY/WS9####|PELUNASAN INV ###|CV BAMBU KUNING', 20_000_000, 900_000_000],
  ['KARTU DEBIT§RAJAMART #### {BANDUNG;DEPOK}', -60_000_000, -2_500_000],
  ['BI-FAST CR§TANGGAL :{=dd/mm}|TRANSFER DR ###|BUDI HARTONO', 5_000_000, 500_000_000],
  ['BIAYA ADM', -1_700_000, -1_500_000],
  ['TARIKAN ATM§{=dd/mm}', -200_000_000, -10_000_000],
  ['SETORAN TUNAI', 50_000_000, 800_000_000],
];

function tahapan(random: Random): Drawn {
  const { start, end } = k.periodOf(random);
  const { opening, rows, closing } = k.booked(
    random,
    { start, end, sorts: IDR, step: 100_000 },
    18,
    88,
    [100_000_000, 2_000_000_000],
  );
  const holder = 'CV BAMBU KUNING';
  const number = random.digits(10);
  const month = k.mon(start, BULAN);
  const row = (move: k.Move, r: number) => {
    const [first = '', ...more] = move.lines;
    const [left = '', right = ''] = first.split('§');
    const below = more.map((line) => text(line)).join('<br>');
    return `${k.cells('lllrrr', [day(move.date, 'dd/mm'), left, right, r % 3 === 0 ? '0998' : '', `${k.point(move.amount)}${move.amount < 0n ? ' DB' : ''}`, move.lastOfDay ? k.point(move.balance) : ''], [0, r])}${below ? k.cells('lllrrr', ['', '', below, '', '', ''], [0, r]) : ''}`;
  };
  const head = (p: number, of: number) =>
    `<div class="sp"><b class="logo">BANK RAJAWALI ASIA</b><b>REKENING TAHAPAN</b></div>KCP PASAR BARU<br><div class="sp"><div class="bx">${holder}<br>JL BAMBU KUNING NO 18 RT 004 RW 002<br>PASAR BARU<br>BANDUNG 40999<br>INDONESIA</div><div class="bx">NO. REKENING :  ${number}<br>HALAMAN      :  ${p} / ${of}<br>PERIODE      :  ${month} ${day(start, 'yyyy')}<br>MATA UANG    :  IDR</div></div><div class="n">CATATAN:<br>Apabila nasabah tidak melakukan sanggahan atas Laporan Mutasi Rekening ini sampai dengan akhir bulan berikutnya, nasabah dianggap telah menyetujui segala data yang tercantum pada Laporan Mutasi Rekening ini.</div>`;
  const parts = k.pack(rows, ({ lines }) => lines.length * 10, 500, 510);
  let at = 0;
  const pages = parts.map((some, p) => {
    const isLast = p === parts.length - 1;
    const first = p === 0 ? k.cells('lllrrr', [day(start, 'dd/mm'), 'SALDO AWAL', '', '', '', k.point(opening)]) : '';
    const sums = `<table class="e">${k.cells('llrr', `SALDO AWAL|:|${k.point(opening)}|`)}${k.cells('llrr', `MUTASI CR|:|${k.point(k.total(rows, 1))}|${k.inOrOut(rows, 1).length}`)}${k.cells('llrr', `MUTASI DB|:|${k.point(k.total(rows, -1))}|${k.inOrOut(rows, -1).length}`)}${k.cells('llrr', `SALDO AKHIR|:|${k.point(closing)}|`)}</table>`;
    return `${head(p + 1, parts.length)}${k.table([42, 118, 130, 36, 110, 96], k.heads('lllrrr', 'TANGGAL|KETERANGAN||CBG|MUTASI|SALDO') + first + some.map((move) => row(move, at++)).join(''))}${isLast ? sums : '<div class="r">Bersambung ke Halaman berikut</div>'}`;
  });
  const css = k.look(
    "8pt/10pt 'Liberation Mono'|28pt 32pt|.logo{font:bold 13pt/16pt 'Liberation Sans'}.bx{white-space:pre;border:.5pt solid #555;padding:4pt;width:258pt;margin:6pt 0}.n{font-size:6.5pt;line-height:8pt;margin-bottom:6pt}th{border-top:.7pt solid #000;border-bottom:.7pt solid #000}.e{margin:14pt 0 0 160pt}.e td{padding-right:12pt}table{letter-spacing:-.3pt}",
  );
  return k.drawnOf(pages, css, {
    account: k.account(`BANK RAJAWALI ASIA|${holder}|checking|IDR`, number),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move) =>
      k.rowOf({ ...move, lines: move.lines.map((line) => line.replace('§', ' ')) }, { shows: move.lastOfDay }),
    ),
  });
}

const CNY: readonly k.Sort[] = [
  ['快捷支付§{云付通-枫桥便利店;云付通-桐雨餐饮管理有限公司;零钱通-滨河打车平台;云付通-立群食品厂}', -60_000, -350],
  ['网联收款§{程立群;苏雨桐 4###########}', 1_000, 300_000],
  ['代发工资§远程物流有限公司 7##############', 300_000, 2_200_000],
  ['转账汇款§方志远 62##############', -500_000, -10_000],
  ['账户结息§', 5, 900],
  ['信用卡自动还款§陆晓枫 62##########', -400_000, -20_000],
];

function flow(random: Random): Drawn {
  const { start, end } = k.periodOf(random, 1, random.pick([1, 3, 6]));
  const { rows } = k.booked(random, { start, end, sorts: CNY }, 20, 110, [50_000, 3_000_000]);
  const number = `62${random.digits(14)}`;
  const signed = (value: bigint) => `${value < 0n ? '-' : ''}${k.point(value)}`;
  const kinds = CNY.map(([words]) => words.split('§')[0] ?? '');
  const partsOfRow = (move: k.Move): readonly [string, string] => {
    const [line = ''] = move.lines;
    const kind = kinds.find((one) => line.startsWith(one)) ?? '';
    return [kind, line.slice(kind.length + 1).trim()];
  };
  const row = (move: k.Move, r: number) => {
    const [kind, other] = partsOfRow(move);
    const half = other.length > 16 ? `${text(other.slice(0, 14))}<br>${text(other.slice(14))}` : text(other);
    return k.cells(
      'llrrll',
      [day(move.date, 'yyyy-mm-dd'), 'CNY', signed(move.amount), signed(move.balance), kind, half],
      [0, r],
    );
  };
  const titles =
    '<tr class="h"><th class="l">记账日期<br>Date</th><th class="l">货币<br>Currency</th><th class="r">交易金额<br>Transaction<br>Amount</th><th class="r">联机余额<br>Balance</th><th class="l">交易摘要<br>Transaction Type</th><th class="l">对手信息<br>Counter Party</th></tr>';
  const top = `<div class="c big">澄江银行交易流水</div><div class="c">Transaction Statement of Chengjiang Bank</div><div class="c">${start} -- ${end}</div><br><div class="sp"><span>户    名：陆晓枫<br>Name</span><span>账号：${number}<br>Account No</span></div><div class="sp"><span>账户类型：ALL<br>Account Type</span><span>开 户 行：枫桥滨河支行<br>Sub Branch</span></div><div class="sp"><span>申请时间：${dayAfter(end, 6)} 20:14:33<br>Date</span><span>验 证 码：${random.digits(4)}K${random.digits(2)}P<br>Verification Code</span></div><br>`;
  const parts = k.pack(rows, (move) => (partsOfRow(move)[1].length > 16 ? 25 : 14), 540, 690);
  let at = 0;
  const pages = parts.map(
    (some, p) =>
      `${p === 0 ? top : ''}${k.table([72, 52, 82, 82, 92, 140], titles + some.map((move) => row(move, at++)).join(''))}<div class="pn">${p + 1}/${parts.length}</div>${p === parts.length - 1 ? '<p class="s">温馨提示：交易流水验真请登录本行网站，验证有效期为90天。本流水共包含以上全部交易明细。</p>' : ''}`,
  );
  const css = k.look(
    "8pt/11pt 'Noto Sans CJK SC'|34pt 36pt|.big{font-size:15pt;line-height:22pt}.h th{border-bottom:.5pt solid #555;border-top:.5pt solid #555;font-size:7.5pt;padding:2pt 0}td{padding:1pt 0 2pt 0}th.l,td.l{padding-left:8pt}.s{font-size:6.5pt;margin-top:10pt}.pn{position:absolute;bottom:18pt;right:36pt}.sp span{width:250pt}",
  );
  return k.drawnOf(pages, css, {
    account: k.account('澄江银行|陆晓枫|checking|CNY', number),
    period: { start, end },
    rows: rows.map((move) => {
      const [kind, other] = partsOfRow(move);
      const broken = other.length > 16 ? `${other.slice(0, 14)} ${other.slice(14)}` : other;
      return k.rowOf(move, {
        shows: true,
        description: `${kind} ${broken}`.trim(),
        alsoAccepted: [kind, broken, `${kind} ${other}`.trim(), other].filter(Boolean),
      });
    }),
    status: 'unverifiable',
    unbound: [0],
  });
}

export const families: Family[] = [
  k.family(
    'hk-account-composite',
    'en',
    'savings',
    ['several-accounts', 'several-currencies', 'date-once-a-day', 'credit-first', 'no-year'],
    composite,
    A4,
  ),
  k.family(
    'id-account-tahapan',
    'id',
    'checking',
    ['monospace', 'sign-behind', 'no-year', 'balance-at-day-end', 'many-rows'],
    tahapan,
    A4,
  ),
  k.family(
    'cn-account-flow',
    'zh-CN',
    'checking',
    ['no-opening', 'unverifiable', 'two-line-headings', 'many-rows'],
    flow,
    A4,
  ),
];
