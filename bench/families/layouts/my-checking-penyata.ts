import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import { A4, type Drawn, type Family, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Malaysian current account: headings in three languages, one column of amounts with the sign behind, sums under a ringgit
 * without their nought, three- and four-line descriptions, totals and the ending balance below the last row.
 */
const BANK = 'Bank Seri Meranti Berhad';
const WORDS: kit.Words = {
  who: ['AHMAD FAUZI BIN OMA', 'NURUL AIN BINTI ZAK', 'TAN MEI LING', 'R. SUBRAMANIAM A/L', 'LIM CHEE KEONG'],
  shop: ['KEDAI RUNCIT PAK LAH', 'SERI MART 0{3}', 'WARUNG SIANG MALAM', 'BUKU BESTARI', 'MINYAK HIJAU STESEN'],
  town: ['SHAH ALAM', 'IPOH', 'KUALA LUMPUR', 'GEORGETOWN', 'JOHOR BAHRU'],
  firm: ['CAHAYA JAYA SDN BHD', 'PERNIAGAAN TERATAI', 'WARISAN LOGISTIK SB', 'KILANG GETAH MUTIARA'],
  why: ['Sewa rumah', 'Bayaran ansuran', 'makan tengah hari', 'inv {4}', 'Fund transfer', 'duit raya', 'tuition fee'],
};
const OUTS = [
  'TRANSFER FROM A/C|{who}*|{why}',
  'PAYMENT FR A/C|{firm}*|{8}|{why}',
  'SALE DEBIT|{shop}|{town} MY',
  'DEBIT ADVICE|CARD ANNUAL FEE',
  'CASH WITHDRAWAL|ATM {town} {4}',
  'DUITNOW QR-|{shop}|{why}|{4}{8}',
  'FPX PAYMENT FR A/|{firm}*|{10}|{why}',
  'PRE-AUTH DEBIT|{shop}|{4}******{4}',
  'IBK FUND TFR FR A/C|{who}*|{why}|{12}',
  'CHQ {6}|INWARD CLEARING',
  'SI PAYMENT|PINJAMAN PERUMAHAN {9}',
  'GIRO PAYMENT FR A/C|{firm}*|BIL ELEKTRIK {12}',
  'INTERBANK GIRO DR|{who}|{why}',
  'SERVICE CHARGE',
  'STAMP DUTY|DUTI SETEM',
  'ESI PAYMENT DEBIT|AIR {town}|{10}',
  'CMS - DR GENERAL|{firm}|{4}/{2}',
  'MYDEBIT PURCHASE|{shop}|{6} {4}',
];
const INS = [
  'TRANSFER TO A/C|{who}*|{why}',
  'CMS - CR PYMT|{firm}|GAJI',
  'CR DIV/INT|HIBAH',
  'CASH DEPOSIT|CDM {town} {4}',
  'DUITNOW TRANSFER|{who}*|{why}|{12}',
  'INTERBANK GIRO CR|{firm}|{8}|{why}',
  'CHQ DEPOSIT|{6} HOUSE CHEQUE',
  'INWARD REMITTANCE|TT{8}',
  'REV SALE DEBIT|{shop}',
];
const ROOM = 49;

/** `1,234.50`, and in some printings `.50` for sums under one. */
const money = (minor: bigint, bare: boolean) =>
  figure(minor, { group: ',', decimal: '.' }).replace(/^0(?=\.)/, bare ? '' : '0');
const signed = (minor: bigint, bare: boolean) => `${money(minor, bare)}${minor < 0n ? '-' : '+'}`;
const date = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yy}`;

function header(holder: string, number: string, period: kit.Period, page: string, address: string): string {
  return `<div class="bank"><b>${BANK}</b><br>(196${number.slice(1, 2)}010${number.slice(2, 5)}42)<br>12, Jalan Tasik Permai, 50480 Kuala Lumpur</div><div class="ms">MUKA/ 頁/PAGE <span>: ${page}</span><br>TARIKH PENYATA<br>結單日期 <span>: ${date(period.end)}</span><br>STATEMENT DATE<br>NOMBOR AKAUN<br>戶號 <span>: ${number}</span><br>ACCOUNT NUMBER</div>
  <div class="who">${holder}<br>${address}</div><div class="note">PROTECTED BY PIDM UP TO RM250,000 FOR EACH DEPOSITOR<br>TEMPOH PENYATA / STATEMENT PERIOD : ${date(period.start)} - ${date(period.end)}</div><div class="sec">URUSNIAGA AKAUN/ 戶口進支項 /ACCOUNT TRANSACTIONS <span>AKAUN SEMASA / CURRENT ACCOUNT (MYR)</span></div>
  <div class="l h"><span>TARIKH MASUK<br>進支日期<br>ENTRY DATE</span><span>TARIKH NILAI<br>仄過日期<br>VALUE DATE</span><span>BUTIR URUSNIAGA<br>進支項說明<br>TRANSACTION DESCRIPTION</span><span class="r">JUMLAH URUSNIAGA<br>銀碼<br>TRANSACTION AMOUNT</span><span class="r">BAKI PENYATA<br>結單存餘<br>STATEMENT BALANCE</span></div>`;
}

function rowHtml(row: kit.Move, printed: bigint, r: number, bare: boolean): string {
  const [first = '', ...rest] = row.text.split('|');
  const more = rest.map(
    (line) => `<div class="l" ${rowAttribute(0, r)}><span></span><span></span><span>&nbsp; ${text(line)}</span></div>`,
  );
  return `<div class="l" ${rowAttribute(0, r)}><span>${date(row.date)}</span><span></span><span>${text(first)}</span><span class="r">${signed(row.amount, bare)}</span><span class="r">${money(printed, bare)}</span></div>${more.join('')}`;
}

function foot(ending: bigint, debit: bigint, credit: bigint, bare: boolean): string {
  const line = (label: string, sum: bigint) =>
    `<div class="f"><span>${label}</span><span class="r">${money(sum, bare)}</span></div>`;
  return `${line('ENDING BALANCE :', ending)}${line('LEDGER BALANCE :', ending)}<div class="gap"></div>${line('TOTAL CREDIT :', credit)}${line('TOTAL DEBIT :', debit)}`;
}

const truthOf = (row: kit.Move, printed: bigint): TrueRow => ({
  date: row.date,
  valueDate: null,
  description: row.text.replaceAll('|', ' '),
  alsoAccepted: [row.text.replaceAll('*', '').replaceAll('|', ' ')],
  reference: null,
  amount: contractAmount(row.amount),
  balance: contractAmount(printed),
});

function legal(): string {
  return `<div class="legal">Perhatian / Note<br>(1) Semua maklumat dan baki yang dinyatakan di sini akan dianggap betul kecuali pihak bank diberitahu sebarang percanggahan dalam tempoh 21 hari.<br>(2) All items and balances shown will be considered correct unless the Bank is notified in writing of any discrepancies within 21 days.<br>(3) 若發現任何差異，請於二十一天內通知本行。 Sila beritahu kami sebarang pertukaran alamat / Please notify us of any change of address.</div>`;
}

/** In this print a sum below a ringgit is not rare: charges and stamp duty. */
function withSmallSums(random: Random, rows: readonly kit.Move[], opening: bigint): kit.Move[] {
  let balance = opening;
  return rows.map((row) => {
    const small = row.amount < 0n && /CHARGE|DUTY/.test(row.text);
    const amount = small ? -BigInt(random.pick([10, 50, 53, 100])) : row.amount;
    balance += amount;
    return { ...row, amount, balance };
  });
}

/** The words of one statement: its shops' numbers stay the same. */
const wordsOf = (random: Random): kit.Words => ({
  ...WORDS,
  shop: (WORDS.shop ?? []).map((name) => kit.fill(random, name, WORDS)),
  why: (WORDS.why ?? []).map((why) => kit.fill(random, why, WORDS)),
});

const accountOf = (holder: string, number: string): TrueStatement['account'] => ({
  institution: BANK,
  holder,
  number,
  iban: null,
  bic: null,
  type: 'checking',
  currency: 'MYR',
});

function draw(random: Random): Drawn {
  const period = kit.drawPeriod(random);
  const opening = BigInt(random.integer(20_000, 4_000_000));
  const drawn = kit.moves(random, {
    ...{ period, count: kit.rowCount(random, 80), opening, sums: [300, 30_000], round: random.pick([1, 5, 10]) },
    ...{
      outs: OUTS,
      ins: INS,
      inShare: 0.25,
      words: wordsOf(random),
    },
  });
  const rows = withSmallSums(random, drawn, opening);
  const fault = kit.drawFault(random, ['closing', 'balance', 'credit'], rows.length);
  const printed = kit.printedBalances(random, rows, fault === 'balance');
  const bare = random.chance(0.6);
  const end = rows.at(-1)?.balance ?? opening;
  const closing = fault === 'closing' ? kit.misprint(random, end) : end;
  const into = kit.sumOf(rows, 1);
  const credit = fault === 'credit' ? kit.misprint(random, into) : into;
  const holder = random.pick([
    'AZLINA BINTI HASSAN',
    'ENCIK MOHD RIZAL BIN SALLEH',
    'ONG SIEW HUAT',
    'SYARIKAT DAUN EMAS',
  ]);
  const number = `5${random.digits(5)}-${random.digits(6)}`;
  const address = `NO ${random.integer(1, 99)} JALAN CEMPAKA ${random.integer(1, 12)}/${random.integer(1, 9)}<br>TAMAN BUKIT INDAH<br>${random.integer(10000, 89999)} ${random.pick(WORDS.town ?? [])}`;
  const pages = kit.paginate(
    rows,
    (row) => row.text.split('|').length,
    () => ROOM - 1,
    6,
  );
  let r = 0;
  const html = pages.map((page, index) => {
    const begin =
      index === 0
        ? `<div class="l"><span></span><span></span><span>BEGINNING BALANCE</span><span></span><span class="r">${money(opening, bare)}</span></div>`
        : '';
    const body = page.map((row) => rowHtml(row, printed[r] ?? 0n, r++, bare)).join('');
    const last = index === pages.length - 1 ? foot(closing, -kit.sumOf(rows, -1), credit, bare) : '';
    return `${header(holder, number, period, `${index + 1}`, address)}<div class="body">${begin}${body}${last}</div>${legal()}`;
  });
  return {
    pages: html,
    css: CSS,
    statements: [
      {
        account: accountOf(holder, number),
        period,
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: rows.map((row, index) => truthOf(row, printed[index] ?? 0n)),
        reconciliation: { status: fault ? 'failed' : 'verified' },
      },
    ],
  };
}

const CSS = `
.page { padding: 24pt 32pt; font-family: 'Liberation Mono', 'Noto Sans CJK TC'; font-size: 7.8pt; }
.bank { font-family: 'Liberation Sans'; font-size: 7pt; line-height: 10pt; height: 40pt; } .bank b { font-size: 12pt; line-height: 15pt; color: #7c5a00; }
.ms { position: absolute; right: 32pt; top: 24pt; width: 210pt; font-size: 7pt; line-height: 10pt; } .ms span { position: absolute; left: 96pt; font-size: 8pt; }
.who { height: 62pt; line-height: 11pt; padding-top: 10pt; font-size: 8.4pt; } .note { font-size: 6.4pt; height: 22pt; line-height: 9pt; } .sec { background: #222; color: #fff; height: 14pt; line-height: 14pt; padding: 0 4pt; font-size: 7.4pt; } .sec span { float: right; }
.l { display: grid; grid-template-columns: 66pt 62pt 208pt 96pt 99pt; line-height: 10.8pt; height: 10.8pt; white-space: pre; } .l.h { height: 34pt; border-bottom: .7pt solid #222; font-size: 6.6pt; margin-bottom: 2pt; }
.l.h span { line-height: 10pt; } .r { text-align: right; } .f { display: grid; grid-template-columns: 232pt 120pt; padding-left: 128pt; line-height: 10.8pt; } .f .r { text-align: left; } .gap { height: 6pt; }
.legal { position: absolute; bottom: 22pt; left: 32pt; width: 531pt; border-top: .7pt solid #222; padding-top: 3pt; font-size: 5.8pt; line-height: 8pt; font-family: 'Liberation Sans', 'Noto Sans CJK TC'; }
`;

export const families: Family[] = [
  {
    name: 'my-checking-penyata',
    country: 'MY',
    language: 'ms',
    type: 'checking',
    difficulties: ['sign-behind', 'no-leading-nought', 'empty-column', 'trilingual', 'multi-line'],
    size: A4,
    draw,
  },
];
