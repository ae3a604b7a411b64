import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * Savings account in the Emirates: every label in English at the left and Arabic at the right, compact dates (03JUL24),
 * debits before credits, a balance ending in Cr, and lines brought and carried forward on each page.
 */
const SORTS = [
  kit.sort('', 'POS-PURCHASE CARD NO.4##### XXXXXX ####|{shop} {city}:AE AED,##.##', -1_200, -48_000),
  kit.sort('', 'POS-PURCHASE CARD NO.4##### XXXXXX ####|{shop} {city}:AE', -900, -75_000),
  kit.sort('', 'ECOM-PURCHASE CARD NO.4##### XXXXXX ####|{online} LONDON:GB GBP,##.##', -3_000, -60_000),
  kit.sort('', 'ATM CASH WITHDRAWAL CARD NO.4##### XXXXXX ####|{city} MALL BR ATM ####', -10_000, -300_000),
  kit.sort('', 'ATM WDL OTHER BANK UAESWITCH {ddmmyy} ##:##|FEE AED 2.10', -20_210, -100_210),
  kit.sort('', 'MOBILE BANKING TRANSFER TO|ACCOUNT {person}', -10_000, -400_000),
  kit.sort('', 'MOBN TRANSFER AE##0990000##########|{person} REF ########', -15_000, -700_000),
  kit.sort('', 'IPI TT REF: FT##########~~|{person} /FAMILY SUPPORT INR ##,###.00', -50_000, -550_000),
  kit.sort('', 'CHARGES FOR FUNDS TRANSFER FT##########~~', -105, -2_625),
  kit.sort('', 'VAT ON CHARGES 5%', -5, -250),
  kit.sort('', 'EMIRATE UTILITY BILL PAYMENT|CONTRACT 20########', -18_000, -140_000),
  kit.sort('', 'TELECOM BILL PMT 05########|REF {ddmmyy}####', -9_900, -80_000),
  kit.sort('', 'ROAD TOLL TAG RECHARGE ########', -5_000, -20_000),
  kit.sort('', 'CHQ NO ###### INWARD CLEARING|{firm} RENT', -250_000, -1_900_000),
  kit.sort('', 'SI TRANSFER TO LOAN A/C ###-########-##', -90_000, -420_000),
  kit.sort('', 'CREDIT CARD PAYMENT 5#####XXXXXX####', -30_000, -600_000),
  kit.sort('', 'MINIMUM BALANCE FEE {mmm}', -2_625, -2_625),
  kit.sort('', 'DIRECT DEBIT DDS ####### {firm}', -40_000, -310_000),
  kit.sort('', 'SALARY TRANSFER WPS|{firm} {mmm} SALARY', 400_000, 2_400_000),
  kit.sort('', 'INWARD REMITTANCE AED 0#####-########|{firm}', 100_000, 900_000),
  kit.sort('', 'IPP CUSTOMER CREDIT {person}|AANI INSTANT ########', 2_000, 150_000),
  kit.sort('', 'CASH DEPOSIT CDM {city} ####|CARD NO.4##### XXXXXX ####', 10_000, 500_000),
  kit.sort('', 'CHEQUE DEPOSIT {firm}|CHQ NO ######', 50_000, 700_000),
  kit.sort('', 'POS REFUND {shop} {city}:AE', 1_500, 40_000),
  kit.sort('', 'PROFIT PAID FOR {mmm}', 30, 4_100),
];
const WORDS = {
  shop: ['AL WAHA HYPERMARKET', 'KARAK CORNER CAFE', 'DESERT FUEL STN 14', 'NOOR PHARMACY LLC', 'MARINA LAUNDRY'],
  city: ['DUBAI', 'SHARJAH', 'AJMAN', 'ABU DHABI'],
  online: ['STREAMLANE', 'PAGETURN BOOKS', 'FLYVIA TRAVEL'],
  person: ['FATIMA QASSIM', 'ARVIND PILLAI', 'JOSEPH MACARAEG', 'H M BARAKAT'],
  firm: ['GULF PEARL CONTRACTING LLC', 'SANDS LOGISTICS FZCO', 'AL MANARA TRADING EST'],
};
const mon = (iso: string) => intlDate(iso, 'en-US', { month: 'short' }).toUpperCase();
const compact = (iso: string) => `${partsOf(iso).dd}${mon(iso)}${partsOf(iso).yy}`;
const spaced = (iso: string) => `${partsOf(iso).dd} ${mon(iso)} ${partsOf(iso).yyyy}`;
const aed = (minor: bigint) => figure(minor, { group: ',', decimal: '.' });
const side = (minor: bigint) => `${aed(minor)}${minor < 0n ? 'Dr' : 'Cr'}`;
const WORDINGS = {
  title: ['STATEMENT OF ACCOUNT', 'كشف حساب'],
  name: ['Customer name', 'اسم المتعامل'],
  number: ['Account number', 'رقم الحساب'],
  iban: ['IBAN', 'رقم الحساب الدولي'],
  type: ['Account type', 'نوع الحساب'],
  currency: ['Currency', 'العملة'],
  period: ['Statement period', 'فترة الكشف'],
  branch: ['Branch', 'الفرع'],
} as const;
const HEADS = [
  ['Date', 'التاريخ'],
  ['Value date', 'تاريخ القيمة'],
  ['Description', 'التفاصيل'],
  ['Debits', 'مدين'],
  ['Credits', 'دائن'],
  ['Balance', 'الرصيد'],
];

interface Sheet {
  readonly holder: string;
  readonly number: string;
  readonly iban: string;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly entries: readonly kit.Entry[];
  readonly values: readonly string[];
  readonly shown: readonly bigint[];
  readonly totals: readonly [bigint, bigint];
}

const bilingual = (key: keyof typeof WORDINGS, value: string): string =>
  `<div class="b"><span>${WORDINGS[key][0]}</span><b>${text(value)}</b><span class="ar" dir="rtl">${WORDINGS[key][1]}</span></div>`;

const rowOf = (sheet: Sheet, r: number): string => {
  const { date, lines, amount } = sheet.entries[r] as kit.Entry;
  const cells = [
    `<span class="c0">${compact(date)}</span>`,
    `<span class="c1">${compact(sheet.values[r] ?? date)}</span>`,
    `<span class="c2">${lines.map(text).join('<br>')}</span>`,
    `<span class="c${amount < 0n ? 3 : 4}">${aed(amount)}</span>`,
    `<span class="c5">${side(sheet.shown[r] ?? 0n)}</span>`,
  ];
  return `<div class="row" ${rowAttribute(0, r)}>${cells.join('')}</div>`;
};

const forward = (label: string, balance: bigint): string =>
  `<div class="row f"><span class="c2">${label}</span><span class="c5">${side(balance)}</span></div>`;

function pagesOf(sheet: Sheet): string[] {
  const indexes = sheet.entries.map((_, r) => r);
  const parts = kit.pack(indexes, (r) => (sheet.entries[r]?.lines.length ?? 1) * 10.5 + 6, 405, 405);
  return parts.map((part, p) => {
    const before = p === 0 ? sheet.opening : (sheet.shown[(part[0] ?? 0) - 1] ?? sheet.opening);
    const last = p === parts.length - 1;
    const rows = part.map((r) => rowOf(sheet, r)).join('');
    const head = HEADS.map(([en, ar], c) => `<span class="c${c}">${en}<br><i dir="rtl">${ar}</i></span>`).join('');
    const end = last
      ? `${forward('CLOSING BALANCE', sheet.closing)}<div class="tot"><div>Total debits<br><b>${aed(sheet.totals[0])}</b></div><div>Total credits<br><b>${aed(sheet.totals[1])}</b></div>
        <div>Number of entries<br><b>${sheet.entries.length}</b></div><div>Uncleared funds<br><b>0.00</b></div></div>`
      : forward('CARRIED FORWARD', sheet.shown[part.at(-1) ?? 0] ?? sheet.opening);
    return `<div class="logo">Qasr Al Bahr Bank<em dir="rtl">بنك قصر البحر</em></div><div class="ti"><b>${WORDINGS.title[0]}</b><b dir="rtl">${WORDINGS.title[1]}</b></div>
      <div class="info">${bilingual('name', sheet.holder)}${bilingual('number', sheet.number)}${bilingual('iban', kit.inFours(sheet.iban))}${bilingual('type', 'SAVINGS ACCOUNT - STAFF')}${bilingual('currency', 'AED - UAE DIRHAM')}
      ${bilingual('branch', 'AL BARSHA SOUTH (0142)')}${bilingual('period', `${spaced(sheet.start)} TO ${spaced(sheet.end)}`)}</div>
      <div class="row hd">${head}</div>${forward('BROUGHT FORWARD', before)}${rows}${end}
      <div class="ft">Please examine this statement at once. If no error is reported within 15 days the account will be considered correct.<br><span dir="rtl">يرجى تدقيق هذا الكشف فوراً والإبلاغ عن أي خطأ خلال ١٥ يوماً من تاريخه</span><br>Page ${p + 1} of ${parts.length} &nbsp; P.O. Box 99014, Dubai &nbsp; Tel 600 599 014</div>`;
  });
}

const CSS = `.page{padding:26pt 30pt;font:8pt/10.5pt 'DejaVu Sans Condensed','DejaVu Sans'}.logo{font:bold 15pt/19pt 'DejaVu Serif','DejaVu Sans';color:#0c5c63;display:flex;justify-content:space-between}.logo em{font:bold 15pt/19pt 'DejaVu Sans'}
.ti{display:flex;justify-content:space-between;border-top:1.5pt solid #c9a227;border-bottom:1.5pt solid #c9a227;padding:4pt 0;margin:6pt 0;font-size:10pt}.b{display:grid;grid-template-columns:110pt 1fr 110pt;padding:1.6pt 0}.ar{text-align:right}
.info{border:.6pt solid #0c5c63;padding:4pt 8pt;border-radius:4pt;margin-bottom:8pt}.row{display:grid;grid-template-columns:50pt 54pt 1fr 62pt 62pt 80pt;column-gap:4pt;padding:3pt 4pt;border-bottom:.3pt dotted #999}.c0{grid-column:1}.c1{grid-column:2}.c2{grid-column:3;font-size:7pt;white-space:nowrap}
.c3{grid-column:4;text-align:right}.c4{grid-column:5;text-align:right}.c5{grid-column:6;text-align:right}.hd{background:#0c5c63;color:#fff;border:0}.hd i{font-style:normal}.f{font-weight:bold;background:#f4f0e0}
.tot{display:flex;justify-content:space-between;border:.6pt solid #0c5c63;margin-top:10pt;padding:6pt 14pt;text-align:center}.ft{position:absolute;left:30pt;right:30pt;bottom:18pt;font-size:6.5pt;line-height:9.5pt;text-align:center;border-top:.6pt solid #999;padding-top:4pt}`;

function sheetOf(random: Random, flaw: kit.Flaw, plan: Pick<Sheet, 'start' | 'end' | 'opening' | 'entries'>): Sheet {
  const { entries, opening } = plan;
  const at = flaw === 'balance' ? random.integer(0, entries.length - 2) : -1;
  const shown = entries.map(({ balance }, r) => (r === at ? kit.misprinted(random, balance) : balance));
  const last = entries.at(-1)?.balance ?? opening;
  const out = -kit.sumOf(entries, kit.isOut);
  const number = `0${random.digits(2)}-${random.digits(8)}-${random.digits(2)}`;
  return {
    ...plan,
    holder: random.pick([
      'MS. LAILA HASHEM NOURI',
      'MR. GREGORY FERNANDES',
      'MR. SAEED KHALFAN BIN TUWAIR',
      'MRS. ANJALI KURIEN',
    ]),
    number,
    iban: kit.ibanOf('AE', `099000${number.replaceAll('-', '')}`),
    closing: flaw === 'closing' ? kit.misprinted(random, last) : last,
    values: entries.map(({ date }) => dayAfter(date, random.pick([0, 0, 0, 0, 1, -1]))),
    shown,
    totals: [flaw === 'total' ? kit.misprinted(random, out) : out, kit.sumOf(entries, kit.isIn)],
  };
}

function draw(random: Random): Drawn {
  const start = dayAfter('2022-01-01', random.integer(0, 1370));
  const days = random.pick([30, 31, 31, 91]);
  const end = dayAfter(start, days - 1);
  const opening = BigInt(random.integer(120_000, 9_000_000));
  const words = (date: string) => ({
    ...WORDS,
    mmm: [`${mon(date)}${partsOf(date).yyyy}`],
    ddmmyy: [`${partsOf(date).dd}${partsOf(date).mm}${partsOf(date).yy}`],
  });
  const entries = kit.drawEntries(random, {
    sorts: SORTS,
    words,
    start,
    days,
    count: kit.rowCount(random, 14, 95),
    opening,
  });
  const flaw = kit.drawFlaw(random, entries.length, ['closing', 'balance', 'total']);
  const sheet = sheetOf(random, flaw, { start, end, opening, entries });
  const transactions: TrueRow[] = entries.map(({ date, lines, amount }, r) => ({
    date,
    valueDate: sheet.values[r] ?? date,
    description: lines.join(' '),
    reference: null,
    amount: contractAmount(amount),
    balance: contractAmount(sheet.shown[r] ?? 0n),
  }));
  const account = {
    institution: 'Qasr Al Bahr Bank',
    holder: sheet.holder,
    number: sheet.number,
    iban: sheet.iban,
    bic: null,
    type: 'savings',
    currency: 'AED',
  } as const;
  return {
    pages: pagesOf(sheet),
    css: CSS,
    statements: [
      {
        account,
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(sheet.closing),
        transactions,
        reconciliation: kit.verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'ae-savings-bilingual',
    country: 'AE',
    language: 'en',
    type: 'savings',
    difficulties: ['bilingual-rtl', 'compact-dates', 'carried-forward', 'cr-suffix'],
    size: A4,
    draw,
  },
];
