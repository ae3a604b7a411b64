import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  COMMAED,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  moves,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { behind, billOf, columns, flow, foot, named, type Sorts } from './europe-parts.ts';

/** After a Turkish bank's credit card account summary: unsigned, payments with a plus behind, instalments, points; future instalments in a table of their own. Some have a misprinted debt. */

const SORTS: Sorts = [
  ['{MİGRAN;BİMA A.Ş.;ŞOKU MARKET;A100} {KADIKÖY;ÇANKAYA;BORNOVA} {İSTANBUL;ANKARA;İZMİR} TR', -190_000, -4_500],
  ['{GETİRR PERAKENDE;YEMEKSEPETİM;TRENDİYOL.KOM} İSTANBUL TR', -160_000, -6_000],
  ['{OPETT;SHELLİ;PETROLO OFİSİ} AKARYAKIT ####', -250_000, -60_000],
  ['{TÜRKSELL;VODAFONO} FATURA ÖDEME 05## *** ####', -95_000, -24_000],
  ['TEKNOSAN {BURSA;ADANA} (2/6 TAKSİT)|İşlem tutarı: {12;18;24}.{450;990},00 TL', -420_000, -180_000],
  ['VATANDAŞ BİLGİSAYAR (3/9 TAKSİT)|İşlem tutarı: {31;45}.{499;200},00 TL', -520_000, -330_000],
  ['S|NETFİLX.COM AMSTERDAM NL', -40_000, -15_000],
  ['İADE - {TRENDİYOL.KOM;HEPSİBİRADA} İSTANBUL TR', 9_000, 210_000],
];

const MONTHS = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık';
const money = behind(COMMAED, '', '+');
const tl = (value: bigint): string => `${figure(value, COMMAED)} TL`;
const ALIGN = 'llrr';
const WIDTHS = [76, 290, 62, 84];
const long = (iso: string): string => `${named(iso, MONTHS)} ${iso.slice(0, 4)}`;

/** Purchases abroad in a foreign currency below the text. */
const withForeign = (random: Random, row: Move): Move => {
  const [mark = '', name = ''] = row.lines;
  if (mark !== 'S') return row;
  const rate = BigInt(random.integer(3_300, 4_100));
  return { ...row, lines: [name, `${figure((-row.amount * 100n) / rate, COMMAED)} EUR`] };
};

function later(end: string): string {
  const rows = ['TEKNOSAN (3/6)', 'VATANDAŞ BİLGİSAYAR (4/9)', 'TEKNOSAN (4/6)'].map((name, i) =>
    cells('llr', [
      long(dayAfter(end, 31 * (i + 1))).replace(/^\d+ /, ''),
      name,
      ['2.075,00', '3.466,55', '2.075,00'][i] ?? '',
    ]),
  );
  return `<h2>Gelecek Dönem Taksitleriniz</h2>${table([96, 240, 84], `${heads('llr', 'Dönem|Açıklama|Tutar (TL)')}${rows.join('')}`)}<p class="s">Akdi faiz oranı aylık %4,25, gecikme faiz oranı %4,55'tir. Asgari tutarın ödenmemesi halinde gecikme faizi uygulanır. Nakit avans ücreti 1,00% + 25,00 TL. Hesap özetine ${long(dayAfter(end, 60))} tarihine kadar itiraz edebilirsiniz. Müşteri hattı 0850 555 0 333. KKDF %15, BSMV %15.</p>`;
}

function boxesOf(random: Random, end: string, closing: bigint): string {
  const facts = [
    ['Hesap Kesim Tarihi', long(end)],
    ['Son Ödeme Tarihi', long(dayAfter(end, 10))],
    ['Dönem Borcu', tl(closing)],
    ['Asgari Ödeme Tutarı', tl(-closing / 5n)],
    ['Bir Sonraki Hesap Kesim Tarihi', long(dayAfter(end, 30))],
  ];
  const limits = [
    ['Kart Limiti', '60.000,00 TL'],
    ['Kullanılabilir Limit', tl(6_000_000n + (closing > -6_000_000n ? closing : -5_999_900n))],
    ['Nakit Avans Limiti', '12.000,00 TL'],
    ['Kazanılan Puan', `${random.digits(2)},${random.digits(2)}`],
    ['Toplam Puan', `1${random.digits(2)},${random.digits(2)}`],
  ];
  const box = (all: string[][]) =>
    `<div class="box">${table([126, 104], all.map((row) => cells('lr', row)).join(''))}</div>`;
  return `<div class="sp boxes">${box(facts)}${box(limits)}</div>`;
}

function draw(random: Random): Drawn {
  const [person = '', place = ''] = random.pick([
    ['AYŞEGÜL DEMİRKAYALI', 'Gül Sk. No:7 D:4 Ihlamurköy/BURSA'],
    ['İSMAİL ÇINARLIOĞLU', 'Çeşme Cad. No:118 Değirmenli/İZMİR'],
    ['ŞULE YAĞMURTEPE', 'Park Evleri B Blok D:19 Taşpınar/ANKARA'],
  ]);
  const { start, end } = billOf(random, random.integer(10, 24));
  const previous = BigInt(random.integer(150_000, 4_200_000));
  const paid = {
    date: dayAfter(start, 8),
    lines: ['ÖDEME - MOBİL ŞUBE - TEŞEKKÜR EDERİZ'],
    amount: previous - (random.chance(0.4) ? previous / 3n : 0n),
  };
  const spent = moves(random, { start, end, count: random.integer(14, 66), sorts: SORTS, floor: null }).map((row) =>
    withForeign(random, row),
  );
  const interest =
    previous === paid.amount
      ? []
      : [
          { date: end, lines: ['DÖNEM FAİZİ'], amount: -previous / 66n },
          { date: end, lines: ['KKDF + BSMV'], amount: -previous / 220n },
        ];
  const rows: Pick<Move, 'date' | 'lines' | 'amount'>[] = [...spent, paid]
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .concat(interest as never[]);
  const owed = total(rows) - previous;
  const wrong = random.chance(0.35);
  const closing = wrong ? owed - 10_000n : owed;
  const card = `${random.digits(4)} **** **** ${random.digits(4)}`;
  const body = rows.map(({ date, lines, amount }, r) => ({
    h: lines.length * 10 + 4,
    html: cells(
      ALIGN,
      [day(date, 'dd/mm/yyyy'), joined(lines), amount < -20_000n ? figure(-amount / 100n, COMMAED) : '', money(amount)],
      [0, r],
    ),
  }));
  const carried = { h: 15, html: cells(ALIGN, ['', 'ÖNCEKİ DÖNEM BORCU', '', figure(previous, COMMAED)]) };
  const debt = {
    h: 20,
    html: `<tr class="tot"><td></td><td>DÖNEM BORCU</td><td></td><td class="r">${figure(closing, COMMAED)}</td></tr>`,
  };
  const boxes = boxesOf(random, end, closing);
  const pages = flow([carried, ...body, debt, { h: 170, html: later(end) }], {
    first: 450,
    rest: 660,
    table: columns(WIDTHS, heads(ALIGN, 'İşlem Tarihi|İşlem Açıklaması|Puan|Tutar (TL)'), 't'),
    page: (inside, index, count) =>
      `<div class="sp"><b class="logo">Marmaris Bankası</b><span class="r"><b>KREDİ KARTI HESAP ÖZETİ</b><br>Kart No: ${card}<br>Sayfa ${index + 1}/${count}</span></div>${index === 0 ? `<div class="addr">SAYIN<br>${text(person)}<br>${text(place)}</div>${boxes}` : '<br>'}${inside}${foot('Marmaris Bankası A.Ş. Genel Müdürlük: Değirmen Cad. No:99 34999 İstanbul · Mersis No: 0999055501700019 · www.marmaris.example')}`,
  });
  const css = look(
    "8pt/10pt 'Liberation Sans'|36pt 42pt|.logo{font-size:16pt;color:#00694b}.addr{margin:34pt 0 24pt}.box{border:.6pt solid #00694b;padding:6pt}.boxes{margin-bottom:16pt}.t th{background:#00694b;color:#fff;padding:3pt 0}.t td{padding:2pt 0;border-bottom:.3pt solid #ddd}.tot td{font-weight:bold;padding:5pt 0}h2{font-size:9pt;margin:16pt 0 4pt}.s{margin-top:10pt}.s,.foot{font-size:6.4pt;line-height:8pt;color:#555}",
  );
  return drawnOf(pages, css, {
    account: account(`Marmaris Bankası|${person}|credit-card|TRY`, card.replace(/ /g, '')),
    ...{ opening: -previous, closing, status: wrong ? 'failed' : 'verified' },
    rows: rows.map((row) => rowOf(row, row.lines.length > 1 ? { alsoAccepted: [row.lines[0] ?? ''] } : {})),
  });
}

export const families: Family[] = [
  family(
    'tr-card-hesap-ozeti',
    'tr',
    'credit-card',
    [
      'unsigned-purchases',
      'plus-behind-payments',
      'instalments',
      'future-instalments-apart',
      'points-column',
      'misprint',
    ],
    draw,
  ),
];
