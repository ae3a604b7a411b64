/**
 * A Turkish account's extract: newest first or oldest first by the customer's choice, date with time in one cell, a slip
 * number, long explanations wrapped over lines, amount and balance with the currency behind each figure.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

const BANK = 'Boğazkent Bankası A.Ş.';
const WORDS: Record<string, readonly string[]> = {
  shop: ['GÜNEŞ MARKET', 'ÇINAR FIRINI', 'ŞİFA ECZANESİ', 'YILDIZ AKARYAKIT', 'KÖŞE KİTABEVİ', 'İNCİ KUYUMCULUK'],
  city: ['İSTANBUL', 'İZMİR', 'ANKARA', 'ESKİŞEHİR', 'MUĞLA'],
  man: ['AYŞE ÖZTÜRKOĞLU', 'ÇAĞRI IŞIK', 'ÖMER GÜNDÜZ', 'ŞULE YAĞMUR'],
  firm: ['ANADOLU IŞIK ELEKTRİK A.Ş.', 'ÇEŞME SU İDARESİ', 'MAVİ HAT İLETİŞİM', 'DORUK SİGORTA A.Ş.'],
};
/** Lines of an explanation, parted by a stroke. */
const OUT: readonly string[] = [
  'Harcama: {shop} {city} TR|Kart: 4543 **** **** {4} Tutar: {sum} TL',
  'POS ALIŞVERİŞ {shop} {date}|Ref: {9}{3}',
  'İnternet alışverişi CLOUDNEST LU|{2},{2} USD Kur: 32,{4}',
  'ATM para çekme {city} Şb. {4}|Kart No: 4543********{4}',
  'Giden FAST - {man} - kira bedeli|{iban}',
  'Giden FAST - {man} -|Sorgu No: {9}',
  'Giden EFT - {firm}|Fatura No {8} - {date} vadeli',
  'Giden EFT masrafı',
  'EFT ücreti BSMV dahil {1},{2} TL',
  'Otomatik ödeme {firm}|Abone No: {9} Fatura: {6}',
  'Havale: {man} hesabına|borç ödemesi',
  'Kredi taksit tahsilatı {3}-{7}|Taksit {1}/36 Anapara {sum} Faiz {2},{2}',
  'Kredi kartı ödemesi 5289 **** **** {4}',
  'Vergi ödemesi MTV {1}. taksit|Tahakkuk: 2024{9}{5}',
  'Hesap işletim ücreti',
  'BSMV',
  'Döviz alış 100,00 EUR Kur: 35,{4}',
  'HGS bakiye yükleme|Etiket {9}',
  'Vadeli hesaba virman {4}-{7}',
  'SGK prim ödemesi {2}/2024',
];
const IN: readonly string[] = [
  'Maaş ödemesi - {firm}',
  'Gelen FAST - {man} - yemek payı|{iban}',
  'Gelen EFT - {firm}|Sorgu No: {8}',
  'Havale: {man} hesabından',
  'ATM para yatırma {city}|{date} {time}',
  'İade: {shop} {city} TR|Kart: 4543 **** **** {4}',
  'Faiz tahakkuku % 25,00 stopaj {2},{2}',
];

const figures = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: '.', decimal: ',' })}`;
const money = (minor: bigint) => `${figures(minor)} TL`;
const day = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

function ibanOf(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((char) => Number.parseInt(char, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

const clock = (random: Random) => `${random.integer(10, 22)}:${random.integer(10, 59)}`;

function fill(template: string, iso: string, random: Random): string {
  const special: Record<string, () => string> = {
    date: () => day(dayAfter(iso, -random.integer(0, 5))),
    time: () => clock(random),
    sum: () => `${random.integer(1, 9)}.${random.digits(3)},${random.digits(2)}`,
    iban: () => ibanOf('TR', `000990${random.digits(16)}`),
  };
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (/^\d$/.test(key)) return random.digits(Number(key));
    return special[key]?.() ?? random.pick(WORDS[key] ?? ['']);
  });
}

interface Item {
  readonly row: TrueRow;
  readonly lines: readonly string[];
  readonly moment: string;
  readonly amount: bigint;
  readonly printed: bigint;
}

function itemsOf(random: Random, start: string, days: number, opening: bigint, misprint: boolean): Item[] {
  const count = random.chance(0.06) ? 0 : random.chance(0.22) ? random.integer(1, 9) : random.integer(30, 95);
  const seconds = Array.from({ length: count }, () => random.integer(0, days * 86_400 + 86_399)).sort((a, b) => a - b);
  const wrong = misprint ? random.integer(0, Math.max(0, count - 1)) : -1;
  let balance = opening;
  return seconds.map((second, index) => {
    const date = dayAfter(start, Math.floor(second / 86_400));
    const credit = random.chance(0.2);
    const lines = fill(random.pick(credit ? IN : OUT), date, random).split('|');
    const amount = BigInt(
      credit ? random.integer(20_000, 6_500_000) : -random.integer(125, random.chance(0.15) ? 3_000_000 : 190_000),
    );
    balance += amount;
    const printed = index === wrong ? balance + 27_000n : balance;
    const description = lines.join(' ');
    const moment = new Date((second % 86_400) * 1000).toISOString().slice(11, 19);
    const others = { alsoAccepted: [`${moment} ${description}`] };
    const row = {
      date,
      valueDate: null,
      description,
      ...others,
      reference: `${random.pick(['A', 'S', 'M'])}${random.digits(5)}`,
      amount: contractAmount(amount),
      balance: contractAmount(printed),
    };
    return { row, lines, moment, amount, printed };
  });
}

const rowOf = ({ row, lines, moment, amount, printed }: Item, r: number) =>
  `<tr ${rowAttribute(0, r)}><td>${day(row.date)} ${moment}</td><td>${row.reference}</td><td>${lines.map(text).join('<br>')}</td><td>${money(amount)}</td><td>${money(printed)}</td></tr>`;

const CSS = `.page { padding: 32pt 38pt; font-size: 7.8pt; line-height: 10pt; }
  .logo { text-align: right; color: #b91c1c; font-weight: bold; font-size: 14pt; line-height: 18pt; } h1 { font-size: 12pt; line-height: 18pt; text-align: center; text-decoration: underline; }
  .id { margin: 10pt 0; width: 100%; } .id td { padding: 2pt 4pt; } .id td:nth-child(odd) { font-weight: bold; width: 92pt; } .id td:nth-child(odd)::after { content: ' :'; }
  .mv { width: 100%; table-layout: fixed; } .mv td, .mv th { border: 0.5pt solid #999; height: 26pt; padding: 0 4pt; white-space: nowrap; vertical-align: middle; text-align: left; } .mv th { background: #b91c1c; color: #fff; text-align: center; height: 20pt; }
  .mv tr > :nth-child(1) { width: 92pt; } .mv tr > :nth-child(2) { width: 44pt; text-align: center; } .mv tr > td:nth-child(4), .mv tr > td:nth-child(5) { text-align: right; } .mv tr > :nth-child(4), .mv tr > :nth-child(5) { width: 82pt; }
  .foot { position: absolute; left: 38pt; right: 38pt; bottom: 18pt; font-size: 6pt; line-height: 8pt; text-align: center; color: #555; }`;

const HEAD = '<tr><th>Tarih / Saat</th><th>Fiş No</th><th>Açıklama</th><th>İşlem Tutarı</th><th>Bakiye</th></tr>';

function chunks(items: readonly Item[]): Item[][] {
  const pages = [items.slice(0, 18)];
  for (let from = 18; from < items.length; from += 24) pages.push(items.slice(from, from + 24));
  return pages;
}

function draw(random: Random): Drawn {
  const start = `${random.pick(['2023', '2024', '2025'])}-${random.pick(['01', '04', '06', '10', '12'])}-${random.pick(['01', '05', '18'])}`;
  const end = dayAfter(start, random.pick([29, 30, 60]));
  const opening = BigInt(random.integer(-200_000, 9_000_000));
  const misprint = random.chance(0.16);
  const items = itemsOf(random, start, 29, opening, misprint);
  const closing = items.reduce((total, { amount }) => total + amount, opening);
  const newestFirst = random.chance(0.6);
  const pages = chunks(newestFirst ? items.toReversed() : items);
  const [branch, account] = [random.digits(4), random.digits(8)];
  const iban = ibanOf('TR', `000990${branch}${random.digits(4)}${account}`);
  const holder = random.pick(['FATMA GÜL ÇELEBİ', 'İSMAİL DOĞANAY', 'ÖZGÜN AHŞAP SAN. LTD. ŞTİ.', 'BÜŞRA KILIÇARSLAN']);
  const cell = (label: string, value: string) => `<td>${label}</td><td>${value}</td>`;
  const intro = `<h1>HESAP EKSTRESİ</h1><table class="id"><tr>${cell('Müşteri', text(holder))}${cell('Şube', `${branch} / BEŞİKTAŞ`)}</tr><tr>${cell('IBAN', iban.replace(/(.{4})(?=.)/g, '$1 '))}${cell('Hesap No', account)}</tr>
    <tr>${cell('Hesap Türü', 'Vadesiz TL')}${cell('Tarih Aralığı', `${day(start)} - ${day(end)}`)}</tr><tr>${cell('Devreden Bakiye', money(opening))}${cell('Son Bakiye', money(closing))}</tr><tr>${cell('Kredili Mevduat', '10.000,00 TL')}${cell('Düzenleme', `${day(dayAfter(end, 2))} 09:41`)}</tr></table>`;
  const sheet = (
    rows: readonly Item[],
    p: number,
  ) => `<div class="logo">${BANK}</div>${p === 0 ? intro : '<br>'}<table class="mv">${HEAD}${rows.map((item) => rowOf(item, items.indexOf(item))).join('')}</table>
    ${items.length === 0 ? '<p><br>Seçilen tarih aralığında hesap hareketi bulunmamaktadır.</p>' : ''}
    <div class="foot">Sayfa ${p + 1} / ${pages.length}<br>${BANK} Genel Müdürlük: Sahil Yolu Cad. No: 1 Beşiktaş/İstanbul · Mersis 0990012345600011 · Çağrı Merkezi 0850 555 09 90<br>Bu ekstre bilgi amaçlıdır; ihtilaf halinde banka kayıtları esas alınır.</div>`;
  return {
    pages: pages.map(sheet),
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number: account, iban, bic: null, type: 'checking', currency: 'TRY' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: items.map(({ row }) => row),
        reconciliation: { status: misprint && items.length > 0 ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'tr-checking-hesap-ekstresi',
    country: 'TR',
    language: 'tr',
    type: 'checking',
    difficulties: ['order-varies', 'date-with-time', 'running-balance', 'slip-number'],
    size: A4,
    draw,
  },
];
