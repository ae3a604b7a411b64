import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  inOrOut,
  look,
  type Move,
  mon,
  outIn,
  pack,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
  wordy,
} from '../kit.ts';
import { dayAfter, partsOf } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { blocks, br } from './asia-parts.ts';

/**
 * A South African cheque account (days without a year, `Cr` behind what is in credit, accrued charges in a column of their own, turnover after) and a
 * Gulf bank's statement with headings in English and Arabic and an account for each currency.
 */

const ZA: readonly Sort[] = [
  [
    'POS Purchase {Padstal Sewe;Veld Motors;Kaap Kruideniers;Bosbok Bottle Store} 485442*#### {=dd} Mmm',
    -190_000,
    -2500,
  ],
  [
    '{FNX App Payment From;Magtape Credit;Electronic Credit} {Karoo Digital;Salaris Umhlanga Tech;T Mokwena}',
    50_000,
    4_200_000,
  ],
  ['{App Payment To;Send Money App Dr Send} {Huur Mnr Botma;Nandi school fees;08########}', -900_000, -10_000],
  ['Internal Debit Order {Oukraal Assuransie 00####;Sonskyn Medies;Vesel Net 12/##}', -280_000, -9900],
  ['ATM Cash {Sentraal Mall;Parkrand} 485442*#### {=dd} Mmm', -300_000, -10_000],
  ['{Prepaid Airtime 08########;Electricity Prepaid Token 1#########}', -100_000, -2000],
  ['#Monthly Account Fee', -21_900, -7500],
  ['#Service Fees', -12_000, -800],
];

function cheque(random: Random): Drawn {
  const { start, end } = periodOf(random, random.pick([1, 5, 16, 28]));
  const sorts = [...ZA.slice(0, 5), ...ZA].map(([words, ...ends]): Sort => [words.replace(/^#/, '^'), ...ends]);
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts, floor: -600_000n },
    14,
    90,
    [-150_000, 6_000_000],
  );
  const said = (row: Move) =>
    row.lines
      .join(' ')
      .replace('^', '#')
      .replace(
        /(\d\d) Mmm/,
        (_, dd: string) => `${dd} ${mon(dd > row.date.slice(8) ? dayAfter(row.date, -5) : row.date)}`,
      );
  const long = rows.map((row) => ({ ...row, lines: [said(row)] }));
  const sided = (value: bigint, word = 'Dr') => `${point(value)}${value < 0n ? word : 'Cr'}`;
  const number = `62${random.digits(9)}`;
  const holder = random.pick(['MR LWAZI NKOMBELA', 'MEV ANSIE VAN DER KLOOF', 'KAROO KAAS (PTY) LTD']);
  const widths = [44, 268, 72, 78, 56];
  const align = 'llrrr';
  const head = heads(align, 'Date|Description|Amount|Balance|Accrued<br>Bank<br>Charges');
  const top = `<div class="sp"><div>${blocks([holder, '12 KIAATSTRAAT', 'VELDRAND', '0999'])}</div><div>${blocks(['Veldrand 999', 'P O Box 1153 Johannesfontein 2999', 'Universal Branch Code 259999', 'Lost Cards 087-575-9406', 'Relationship Manager 087-320-5500'])}</div></div><h1>Gold Cheque Account : ${number}</h1><div class="sp bar"><span>Tax Invoice/Statement Number : ${random.integer(12, 190)}</span><span>Statement Period : ${wordyLong(start)} to ${wordyLong(end)}</span><span>Statement Date : ${wordyLong(end)}</span></div><div class="sp"><table class="in">${heads('lr', 'Statement Balances|')}${cells('lr', `Opening Balance|${sided(opening)}`)}${cells('lr', `Closing Balance|${sided(closing)}`)}${cells('lr', 'VAT Rate 15.00%|')}</table><table class="in">${heads('lr', 'Bank Charges|')}${cells('lr', 'Service Fees|184.50Dr')}${cells('lr', 'Cash Deposit Fees|0.00')}${cells('lr', 'Other Fees|8.40Dr')}${cells('lr', 'Total VAT (inclusive)|25.16Dr')}</table><table class="in">${heads('lr', 'Interest Rate|')}${cells('lr', 'Credit Rate Tiered|')}${cells('lr', 'Debit Rate|22.00%')}</table></div>`;
  const turn = (sign: 1 | -1) => inOrOut(rows, sign);
  const tail = `<h2>Turnover for Statement Period</h2><table class="in">${cells('lrr', ['No. Credit Transactions', String(turn(1).length), `${point(total(rows, 1))}Cr`])}${cells('lrr', ['No. Debit Transactions', String(turn(-1).length), `${point(total(rows, -1))}Dr`])}</table><p class="small">Credit interest on your account is calculated daily and tiered: R0 - R9,999.99 at 0.00%; R10,000.00 - R24,999.99 at 0.25%; R25,000.00 and above at 0.50%. Please contact us within 30 days from your statement date should you wish to query an entry on this statement. Should we not hear from you, we will assume that you have received the statement and that it is correct. We subscribe to the Code of Banking Practice.</p>`;
  const pages = pack(
    long.map((row, at) => ({ row, at })),
    () => 11,
    420,
    600,
  ).map((part, p, all) => {
    const body = part.map(({ row, at }) =>
      cells(
        align,
        [
          `${day(row.date, 'dd')} ${mon(row.date)}`,
          row.lines[0] ?? '',
          row.amount > 0n ? `${point(row.amount)}Cr` : point(row.amount),
          sided(row.balance),
          row.amount < 0n && !row.lines[0]?.startsWith('#') && at % 4 === 1 ? '4.50' : '',
        ],
        [0, at],
      ),
    );
    const last = p === all.length - 1;
    return `<div class="sp"><b class="logo">Kraanvoël Bank</b><span>Page ${p + 1} of ${all.length}<br>${day(end, 'yyyy/mm/dd')}</span></div>${p === 0 ? top : `<div class="small">Gold Cheque Account ${number}</div>`}<h2>Transactions in RAND (ZAR)</h2>${table(widths, head + body.join('') + (last ? cells(align, ['', '<b>Closing Balance</b>', '', `<b>${sided(closing)}</b>`, '']) : ''), 'list')}${last ? tail : ''}<div class="foot">Kraanvoël Bank - a division of Suider Bank Limited. An Authorised Financial Services and Credit Provider (NCRCP99). Branch 999 · Account ${number} · DDA CH V3</div>`;
  });
  return drawnOf(
    pages,
    look(
      '7.4pt/11pt Liberation Sans|28pt 30pt|.logo{font-size:14pt;color:#008c95}h1{font-size:11pt;margin:12pt 0 4pt}h2{font-size:8.4pt;margin:8pt 0 2pt;color:#008c95}.bar{border-top:.6pt solid;border-bottom:.6pt solid;padding:2pt 0;margin-bottom:4pt}.in td,.in th{padding:0 6pt 0 0}.in th{font-weight:bold}.list td{padding:0 2pt}.list th{border-bottom:.6pt solid;vertical-align:bottom;line-height:8pt}.small{font-size:6.2pt;line-height:8pt}.foot{position:absolute;bottom:10pt;left:30pt;right:30pt;font-size:5.8pt}',
    ),
    {
      account: account(`Kraanvoël Bank|${holder}|checking|ZAR`, number),
      period: { start, end },
      opening,
      closing,
      rows: long.map((row) => rowOf(row, { shows: true })),
    },
  );
}

const LONG = 'January February March April May June July August September October November December';
const wordyLong = (iso: string): string => `${partsOf(iso).d} ${mon(iso, LONG)} ${partsOf(iso).yyyy}`;

const AE: readonly Sort[] = [
  [
    'POS-PURCHASE CARD NO.4#####XXXXXX####|{=dd-mm-yyyy} ######|{AL WAHA HYPERMARKET;NAKHEEL GRILL REST;MARSA FUEL STN 9##}|{SHARQA:AE;DURBA:AE}',
    -95_000,
    -900,
  ],
  [
    'POS-PURCHASE CARD NO.4#####XXXXXX####|{=dd-mm-yyyy} ###### 2#.##,USD|{CLOUDNEST.EXAMPLE;INKSTORE ONLINE}|SINGAPORE:SG',
    -30_000,
    -8000,
  ],
  [
    'INWARD REMITTANCE|PB/TT REF: ##########|{GULF ORCHID TRADING LLC;SALAM SHIPPING FZE}|{SALARY FOR THE MONTH;INV 20##/1#}',
    700_000,
    3_800_000,
  ],
  ['ATM WITHDRAWAL|CARD NO.4#####XXXXXX####|{=dd-mm-yyyy} SWITCH DURBA', -500_000, -10_000],
  [
    'MOBILE BANKING TRANSFER TO|{FATIMA NOOR K;J P DSOUZA}|AE##0##0000##########|{RENT CHQ 2 OF 4;FAMILY SUPPORT}',
    -1_200_000,
    -20_000,
  ],
  ['CHARGE: {REMITTANCE;SMS ALERTS} INCL VAT 5PCT|VAT 0.##', -5250, -105],
  ['CASH DEPOSIT CDM DURBA|{=dd-mm-yyyy} ####', 20_000, 900_000],
];

function gulf(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, random.integer(1, 2));
  const currencies = random.chance(0.45) ? ['AED', 'USD'] : ['AED'];
  const holder = random.pick(['MR. YOUSEF AL HATTAWI', 'MS. REENA THEKKEPARAMBIL', 'DUNE LANTERN EVENTS LLC']);
  const stamp = (iso: string) => `${day(iso, 'dd')}${mon(iso).toUpperCase()}${day(iso, 'yy')}`;
  const cr = (value: bigint) => `${point(value)}Cr`;
  const widths = [62, 258, 74, 74, 80];
  const align = 'llrrr';
  const two = (arabic: string, english: string) => `<span dir="rtl">${arabic}</span><br>${english}`;
  const held = currencies.map((currency, s) => {
    const found = booked(random, { start, end, sorts: AE }, s ? 4 : 12, s ? 12 : 60, [100_000, 5_000_000]);
    const number = `1015${random.digits(9)}`;
    return { ...found, currency, number, code: iban('AE', `0260${'00'}${number}`.padEnd(19, '1').slice(0, 19)) };
  });
  const pages = held.flatMap((one, s) =>
    pack(
      one.rows.map((row, at) => ({ row, at })),
      ({ row }) => row.lines.length * 9.6 + 3,
      460,
      460,
    ).map((part, p, all) => {
      const body = part.map(({ row, at }) =>
        cells(
          align,
          [stamp(row.date), br(row.lines), ...outIn(row.amount, point).split('|'), cr(row.balance)],
          [s, at],
        ),
      );
      const before = (part[0]?.row.balance ?? 0n) - (part[0]?.row.amount ?? 0n);
      const after = part.at(-1)?.row.balance ?? 0n;
      const info = (
        [
          ['Account Number', 'رقم الحساب', one.number],
          ['IBAN', 'رقم الآيبان', one.code],
          ['Currency', 'العملة', one.currency],
          ['Account Type', 'نوع الحساب', 'CURRENT ACCOUNT'],
          ['Statement of Account From', 'كشف حساب من', `${wordy(start)} To ${wordy(end)}`],
        ] as const
      ).map(([en, ar, value]) => cells('llr', [en, value, `<span dir="rtl">${ar}</span>`]));
      return `<div class="sp"><b class="logo">LULWA BANK</b><span dir="rtl" class="logo">بنك لولوة</span></div><div class="sp who"><div>${blocks([holder, 'P O BOX 39999', 'DURBA', 'UNITED ARAB EMIRATES'])}</div><table class="info">${info.join('')}</table></div>${table(widths, heads(align, `${two('التاريخ', 'Date')}|${two('التفاصيل', 'Description')}|${two('مدين', 'Debits')}|${two('دائن', 'Credits')}|${two('الرصيد', 'Balance')}`) + cells(align, ['', p === 0 ? 'BALANCE BROUGHT FORWARD' : 'BROUGHT FORWARD', '', '', cr(before)]) + body.join('') + cells(align, ['', p === all.length - 1 ? 'CLOSING BALANCE' : 'CARRIED FORWARD', '', '', cr(after)]), 'list')}<div class="foot">Please check the entries and notify us of any discrepancy within 15 days. Lulwa Bank PJSC is licensed by the Central Bank. Call 600 54 9999 · Page ${p + 1} of ${all.length}<br><span dir="rtl">يرجى التحقق من القيود وإبلاغنا بأي اختلاف خلال 15 يوما</span></div>`;
    }),
  );
  return {
    pages,
    css: look(
      "7.4pt/9.6pt 'Liberation Sans','DejaVu Sans'|28pt 24pt|.logo{font-size:14pt;line-height:18pt;color:#072447}.who{margin:10pt 0}.info td{padding:1pt 5pt;border-bottom:.4pt solid #ccc}.list td{padding:1.5pt 3pt}.list th{background:#e8ecf2;padding:2pt 3pt}.foot{position:absolute;left:24pt;right:24pt;bottom:14pt;font-size:6pt;text-align:center}",
    ),
    statements: held
      .map((one) => ({
        ...truthOf({
          account: account(`LULWA BANK|${holder}|checking|${one.currency}`, one.number),
          period: { start, end },
          opening: one.opening,
          closing: one.closing,
          rows: one.rows.map((row) => rowOf(row, { shows: true })),
        }),
      }))
      .map((one, s) => ({ ...one, account: { ...one.account, iban: (held[s]?.code ?? '').replaceAll(' ', '') } })),
  };
}

export const families: Family[] = [
  family('za-cheque-accrued', 'en', 'checking', ['dates-without-year', 'cr-behind', 'fees-column', 'turnover'], cheque),
  family(
    'ae-current-bilingual',
    'en',
    'checking',
    ['arabic-heads', 'brought-forward', 'several-currencies', 'long-texts'],
    gulf,
  ),
];
