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
  moves,
  periodOf,
  rowOf,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import {
  accountIn,
  comma,
  kindless,
  minus,
  month,
  type Placed,
  placed,
  sheets,
  single,
  untilOwed,
} from './europe-parts.ts';

const PEOPLE = ['Defne Karaçam', 'Emre Ulukaya', 'Selin Akpınar'] as const;
const tl = (value: bigint) => `${minus(COMMAED)(value)} TL`;
const dot = (iso: string) => day(iso, 'dd.mm.yyyy');
const slash = (iso: string) => day(iso, 'dd/mm/yyyy');

const VADESIZ = [
  ['Giden Transfer|{EMRE ULUKAYA;SELİN AKPINAR}, {kira;2. taksit 1.500,00}|sorgu no: 99#####', -900_000, -10_000],
  ['Gelen Transfer|KARAÇAM TEKSTİL A.Ş., MAAŞ {OCAK;ŞUBAT}', 1_500_000, 4_500_000],
  ['Encard Harcaması|ULUKAYA MARKET {ÇAMLIK;KIYI} TRTR', -90_000, -4_500],
  ['Ödeme|Kredi kartı ödemesi, 5269********##12', -800_000, -50_000],
  ['Para Çekme|ATM KIYI ŞB. 0##', -300_000, -50_000],
  ['Masraf/Ücret|FAST ücreti', -1_600, -400],
] as const;

function vadesiz(random: Random): Drawn {
  const { opening, rows, start, end } = month(random, 'de', VADESIZ, {
    count: [8, 70],
    opening: [200_000, 6_000_000],
    months: 2,
  });
  const holder = random.pick(PEOPLE);
  const printed = iban('TR', `99990${random.digits(17)}`);
  const one = (row: Placed) =>
    cells(
      'lllrr',
      [
        dot(row.date),
        (row.lines[0] ?? '').replace('Encard ', 'Encard<br>'),
        joined(row.lines.slice(1)),
        tl(row.amount),
        tl(row.balance),
      ],
      [0, row.at],
    );
  const pages = sheets(
    [...rows].reverse(),
    opening,
    (row) => Math.max(2, row.lines.length - 1) * 11 + 5,
    [500, 650],
    (
      sheet,
    ) => `<div class="sp"><b class="logo">paramiz</b><span>Hesap hareketleri</span></div>${sheet.first ? `<div class="sp"><div>${span('Ad soyad&emsp;:', holder)}${span('TC kimlik no&emsp;:', `9999${random.digits(3)}****`)}${span('Hesap adı&emsp;:', 'Vadesiz TL')}${span('IBAN&emsp;:&emsp;', printed)}</div><div>${span('Hareket tipi&emsp;:', 'Tümü')}${span('Başlangıç tarihi&emsp;:&emsp;', dot(start))}${span('Bitiş tarihi&emsp;:', dot(end))}${span('İşlem tutarı&emsp;:', 'Tümü')}${span('Açıklamada aranan&emsp;:', '-')}</div></div>` : ''}
    ${table([60, 84, 216, 80, 80], heads('lllrr', 'Tarih|Hareket tipi|Açıklama|İşlem Tutarı|Bakiye') + sheet.part.map(one).join(''), 'k')}<p class="foot">Bu belge e-imza ile imzalanmıştır. Paramiz Bank A.Ş. Büyük Mükellefler V.D. 999 064 0000 · Sayfa ${sheet.index + 1} / ${sheet.count}</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/11pt 'Liberation Sans'|34pt 36pt 20pt|.logo{font-size:19pt;line-height:26pt;color:#8a1f8f}.k{margin-top:14pt}.k th{background:#f6e8f6;padding:3pt 2pt}.k td{padding:2.5pt 2pt;border-bottom:.3pt solid #ddd}.foot{position:absolute;bottom:16pt;font-size:6.5pt}",
    ),
    {
      account: accountIn(`Paramiz Bank A.Ş.|${holder}|checking|TRY`, null, printed),
      period: { start, end },
      ...{ status: 'unverifiable', unbound: [0] },
      rows: rows.map((row) => rowOf(row, { shows: true, ...kindless(row) })),
    },
  );
}

const KART = [
  ['{ULUKAYA MARKET ÇAMLIK TR;AKPINAR ECZANESİ KIYI TR;KARAÇAM PİDE}', -90_000, -3_500],
  ['KIYI ELEKTRONİK|{2/6;3/9;1/3}|(4.500,00 TL)', -150_000, -50_000],
  ['NORTHLARK.COM PORTLAND US|12,99 USD', -60_000, -40_000],
  ['KIYI ELEKTRONİK (iade)', 5_000, 60_000],
] as const;

function kart(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(5, 20));
  const holder = random.pick(PEOPLE);
  const opening = -BigInt(random.integer(50_000, 1_500_000));
  const spent = untilOwed(0n, () =>
    moves(random, { start, end, count: random.integer(4, 44), sorts: KART, floor: null }),
  );
  const paid = single(dayAfter(start, 9), 'Ödeme - Paramiz hesaptan', -opening - BigInt(random.integer(0, 40_000)));
  const charges = [
    single(end, 'Akdi faiz', -BigInt(random.integer(900, 9_000))),
    single(end, 'KKDF ve BSMV', -BigInt(random.integer(100, 900))),
  ];
  const rows = placed([paid, ...spent, ...charges]);
  const closing = opening + total(rows);
  const number = `5269 **** **** ${random.digits(4)}`;
  const owed = (value: bigint) => `${value > 0n ? '- ' : ''}${comma(value)} TL`;
  const one = (row: Placed) => {
    const [words = '', more = '', note = ''] = row.lines;
    return cells(
      'llcr',
      [
        slash(row.date),
        `${text(words)}${note ? ` ${note}` : more.endsWith('USD') ? ` ${more}` : ''}`,
        note ? more : '',
        owed(row.amount),
      ],
      [0, row.at],
    );
  };
  const section = (title: string, some: readonly Placed[]) =>
    `<tr><td class="l g" colspan="4">${title}</td></tr>${some.map(one).join('')}`;
  const list = [
    { title: 'Ödemeler', some: rows.slice(0, 1) },
    { title: 'Harcamalar ve bu ekstreye yansıyan taksitler', some: rows.slice(1, -2) },
    { title: 'Faiz, vergiler ve ücretler', some: rows.slice(-2) },
  ];
  const before = cells('llcr', ['', 'Bir önceki ekstre bakiyeniz', '', owed(opening)]);
  const first = `<div class="sp"><b class="logo">paramiz</b><span>Kredi Kartı Ekstresi</span></div><div class="sp"><div>${span('Kart sahibi&emsp;', holder)}${span('Kart numarası&emsp;', number)}${span('Kart limiti', '60.000,00 TL')}${span('Kullanılabilir limit', `${comma(6_000_000n + closing)} TL`)}</div><div class="box">${span('Ekstre tarihi', dot(end))}${span('Ekstre borcu', `<b>${owed(closing)}</b>`)}${span('Minimum ödeme tutarı', owed(closing / 4n))}${span('Son ödeme tarihi&emsp;', dot(dayAfter(end, 10)))}</div></div>
    ${table([70, 290, 60, 90], heads('llcr', 'İşlem tarihi|Açıklama|Taksit|Tutar') + before + list.map(({ title, some }) => section(title, some)).join(''), 'k')}`;
  const second = `<h2>Bilgilendirme</h2><p>Bir sonraki ekstre tarihi ${dot(dayAfter(end, 30))}. Aylık akdi faiz oranı %4,25, gecikme faizi oranı %4,55. Yıllık akdi faiz oranı %51,00.</p><p>Gelecek dönem taksitleriniz: ${dot(dayAfter(end, 30))} 1.250,00 TL · ${dot(dayAfter(end, 60))} 1.250,00 TL</p>`;
  return drawnOf(
    [first, second],
    look(
      "8pt/11pt 'Liberation Sans'|34pt 40pt 20pt|.logo{font-size:19pt;line-height:26pt;color:#8a1f8f}.box{width:210pt;background:#f6e8f6;padding:6pt}.k{margin-top:16pt}.k th{border-bottom:.7pt solid #8a1f8f}.g{font-weight:bold;padding-top:6pt}.k td{line-height:10.5pt}h2{font-size:11pt;line-height:20pt}p{margin:8pt 0}",
    ),
    {
      account: account(`paramiz|${holder}|credit-card|TRY`, number),
      ...{ opening, closing },
      rows: rows.map((row) =>
        rowOf(row, {
          alsoAccepted: [
            [row.lines[0], row.lines[2] ?? ''].join(' ').trim(),
            [row.lines[0], row.lines[2] ?? '', row.lines[1] ?? ''].join(' ').replace(/ +/g, ' ').trim(),
          ],
        }),
      ),
    },
  );
}

export const families: Family[] = [
  family(
    'tr-vadesiz-hareketler-export',
    'tr',
    'checking',
    ['newest-first', 'no-opening', 'filter-lines', 'currency-in-cells'],
    vadesiz,
  ),
  family(
    'tr-kart-bolumlu-ekstre',
    'tr',
    'credit-card',
    ['sections', 'installments', 'spaced-sign', 'unsigned-purchases'],
    kart,
  ),
];
