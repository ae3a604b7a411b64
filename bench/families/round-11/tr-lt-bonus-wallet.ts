import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  mon,
  moves,
  outIn,
  pack,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
  truthOf,
  wordy,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { banked, EURO, euro, MONTHS, minus, withForeign } from './europe-kit.ts';

/**
 * A Turkish card bill (months in words, instalments by their day of purchase, what was earned in a column beside the amounts, a plus behind
 * payments), and a payment app's statement of a month: a part for each currency, each with its figures, its movements and what is pending.
 */

const TR: readonly Sort[] = [
  [
    '{BAKKAL DERE İSTANBUL TR;PETROL YOLU A.Ş. İZMİR TR;ECZANE GÜNEŞ ANKARA TR;KAHVECİ RIHTIM İSTANBUL TR}',
    -290_000,
    -4_500,
  ],
  ['{MARKETEVİM İNTERNET İSTANBUL TR;YEMEKGETİR İSTANBUL TR}|İNTERNET ALIŞVERİŞİ', -180_000, -9_900],
  ['{NETİZLE.COM AMSTERDAM NL;CLOUDBOX DUBLIN IE}|¤ EUR 3{4;5;6},##10', -160_000, -30_000],
  ['İADE MARKETEVİM İNTERNET İSTANBUL TR', 9_900, 140_000],
];

const BILL_LOOK = look(
  "8pt/10pt 'Liberation Sans'|30pt 40pt|.logo{font-size:17pt;line-height:24pt;color:#187a3c}.addr{margin:44pt 0 20pt}.panel{width:230pt;background:#eaf5ee;padding:6pt;line-height:13pt;margin-top:10pt}.mini{margin:10pt 0 14pt}.mini td{padding-right:24pt}th{background:#187a3c;color:#fff;padding:3pt 2pt}td{padding:2.5pt 2pt}tr:nth-child(even) td{background:#f7f7f7}.s{font-size:6.5pt;line-height:8.5pt;margin-top:16pt}.foot{position:absolute;bottom:16pt;font-size:6pt}",
);

/** A part of a purchase of an earlier month. */
function instalment(random: Random, seed: Move, cut: string): Move {
  const of = random.pick([3, 6, 9]);
  const at = random.integer(2, of);
  const each = BigInt(random.integer(25_000, 240_000));
  const then = new Date(Date.UTC(Number(cut.slice(0, 4)), Number(cut.slice(5, 7)) - at, 3 + random.integer(0, 5)))
    .toISOString()
    .slice(0, 10);
  return {
    ...seed,
    date: then,
    lines: [
      random.pick(['VATANKENT BİLGİSAYAR İSTANBUL TR', 'MOBİLYA DÜNYASI İNEGÖL TR']),
      `${euro(each * BigInt(of))} TL'lik İşlemin ${at}/${of} Taksidi`,
    ],
    amount: -each,
  };
}

function bonus(random: Random): Drawn {
  const period = periodOf(random, 14);
  const cut = period.end;
  const who = {
    name: random.pick(['SELİN ÇAĞLAYAN', 'EMRE TOPRAKÇI', 'GÜLŞEN YILDIZOĞLU']),
    place: 'RIHTIM CAD. NO:14 D:3|34999 KADIKÖY İSTANBUL',
  };
  const opening = -BigInt(random.integer(300_000, 4_500_000));
  const bought = withForeign(
    moves(random, { ...period, count: random.integer(8, 56), sorts: TR, floor: null }),
    EURO,
    false,
  );
  const seed = bought[0] as Move;
  const instalments = Array.from({ length: random.integer(0, 3) }, () => instalment(random, seed, cut));
  const paid: Move = {
    ...seed,
    date: dayAfter(period.start, random.integer(6, 10)),
    lines: ['ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ'],
    amount: -opening,
  };
  const rows = [...instalments, ...bought, paid].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const off = random.chance(0.35) ? 5_000n : 0n;
  const closing = opening + total(rows) - off;
  const number = `5549 60** **** ${random.digits(4)}`;
  const inWords = (iso: string) => `${day(iso, 'dd')} ${mon(iso, MONTHS.tr)} ${day(iso, 'yyyy')}`;
  const tags = rows.map(({ amount }) =>
    amount < 0n ? random.pick(['Market', 'Akaryakıt', 'Giyim', 'Diğer', 'Sağlık']) : '',
  );
  const html = (move: Move) => {
    const r = rows.indexOf(move);
    return cells(
      'lllrr',
      [
        inWords(move.date),
        joined(move.lines),
        tags[r] ?? '',
        move.amount < 0n && r % 3 ? euro(-move.amount / 200n) : '',
        `${euro(move.amount)}${move.amount > 0n ? '+' : ''}`,
      ],
      [0, r],
    );
  };
  const parts = pack(rows, ({ lines }) => lines.length * 10 + 5, 320, 560);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const top =
      p === 0
        ? `<div class="sp"><div class="addr">Sayın ${who.name}<br>${who.place.split('|').join('<br>')}</div><div class="panel">${span('Kart Numarası', number)}${span('Hesap Kesim Tarihi', inWords(cut))}${span('Son Ödeme Tarihi', `<b>${inWords(dayAfter(cut, 10))}</b>`)}${span('Dönem Borcu', `<b>${minus(-closing)} TL</b>`)}${span('Asgari Ödeme Tutarı', `${closing < 0n ? euro(closing / 5n) : '0,00'} TL`)}${span('Kart Limiti', '150.000,00 TL')}${span('Sonraki Hesap Kesim Tarihi', inWords(dayAfter(cut, 30)))}</div></div><table class="mini">${cells('lrlr', `Bir Önceki Ekstre Bakiyeniz|${euro(opening)} TL|Kalan Taksit Tutarı|4.250,00 TL`)}</table>`
        : '';
    return `<section class="page"><div class="sp"><b class="logo">Rıhtım Kart</b><span>Kredi Kartı Hesap Özeti &nbsp; ${p + 1}/${parts.length}</span></div>${top}${table([80, 250, 56, 52, 72], heads('lllrr', 'İşlem Tarihi|İşlem|Etiket|Kazanılan<br>Puan (TL)|Tutar (TL)') + part.map(html).join(''))}
      ${last ? '<p class="s">Akdi faiz oranı aylık %4,25, gecikme faiz oranı aylık %4,55’tir (TL). KKDF ve BSMV dahil değildir. Asgari tutarın altında ödeme yapılması halinde 01.11.2022 tarihli tebliğ uyarınca nakit kullanımına kapatılır. Toplam puanınız 312,40 TL – 31.12 tarihine kadar geçerli. Müşteri Hizmetleri: 444 0 999</p>' : ''}<div class="foot">Rıhtım Bankası A.Ş. Genel Müdürlük 34999 Beşiktaş İstanbul – Büyük Mükellefler V.D. 879 001 7999 – Mersis 0879001756600399</div></section>`;
  });
  return drawnOf(pages, BILL_LOOK, {
    account: account(`Rıhtım Bankası A.Ş.|${who.name}|credit-card|TRY`, number.replaceAll(' ', '')),
    opening,
    closing,
    rows: rows.map((move, r) =>
      rowOf(move, {
        alsoAccepted: [
          move.lines[0] ?? '',
          `${move.lines[0]} ${tags[r]} ${move.lines[1] ?? ''}`.trim(),
          `${move.lines.join(' ')} ${tags[r]}`.trim(),
        ],
      }),
    ),
    status: off ? 'failed' : 'verified',
  });
}

const WALLET: readonly Sort[] = [
  [
    '{Swiftcart;Penfold Pharmacy;Tramway Vilnius}|To: {Swiftcart Stores, London;Penfold Ltd, Dublin;Tramway, Vilnius}|Card: 535456******####',
    -9_900,
    -180,
  ],
  [
    '{Brisa Hotel;Kawa Warszawa}|Rate 1.00 = PLN 4.{2931;3120} (ECB rate 1.00 = PLN 4.31)|To: {Brisa, Gdansk;Kawa Sp. z o.o., Warszawa}|Card: 535456******####',
    -19_000,
    -400,
  ],
  ['Transfer to {Lina Petrauskaite;M. Okonkwo}|To account: ########|Reference: {rent;Sent from app}', -60_000, -1_000],
  ['{Payment from Dunmere Payroll;Top-up by *####}|Reference: {SALARY;Top up}', 2_000, 210_000],
  ['Exchanged to another currency|Fee: 0.{12;45}', -40_000, -2_000],
];

function wallet(random: Random): Drawn {
  const period = periodOf(random);
  const who = whoIn(random, 'en');
  const long = iban('LT', `32500${random.digits(11)}`);
  const made = dayAfter(period.end, random.integer(1, 20));
  const currencies = [
    ['EUR', '€'],
    ['GBP', '£'],
    ['USD', '$'],
  ].slice(0, random.integer(1, 3)) as [string, string][];
  const widths = [66, 250, 64, 64, 70];
  const short = (iso: string) => `${day(iso, 'd')} ${mon(iso)} ${day(iso, 'yyyy')}`;
  const drawn = currencies.map(([code, sign], s) => {
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: WALLET, floor: 0n },
      s === 0 ? 8 : 1,
      s === 0 ? 48 : 9,
      [0, 200_000],
    );
    const money = (value: bigint) => `${sign}${point(value)}`;
    const pending = random.chance(0.5)
      ? moves(random, { start: period.end, end: period.end, count: 1, sorts: WALLET.slice(0, 1), floor: null })
      : [];
    const html = (move: Move, r: number) => {
      const rate = /PLN (4\.\d{4})/.exec(move.lines[1] ?? '')?.[1];
      const abroad = rate
        ? `<br><span class="s">${point(BigInt(Math.round(-Number(move.amount) * Number(rate))))} PLN</span>`
        : '';
      const [first = '', ...more] = move.lines;
      return cells(
        'llrrr',
        [
          short(move.date),
          `${text(first)}<br><span class="s">${joined(more)}</span>`,
          ...outIn(move.amount, (v) => money(v) + abroad).split('|'),
          money(move.balance),
        ],
        [s, r],
      );
    };
    const head = heads('llrrr', 'Date|Description|Money out|Money in|Balance');
    const parts = pack(rows, ({ lines }) => lines.length * 8.5 + 10, 420, 640);
    const pages = parts.map((part, p) => {
      const last = p === parts.length - 1;
      const top =
        p === 0
          ? `<h1>${code} Statement</h1><div class="s">Generated on the ${wordy(made)}<br>Zephyr Bank UAB</div><div class="sp"><div><b>${who.person.toUpperCase()}</b><br>${who.place.split(', ').join('<br>')}</div><div>IBAN &nbsp; ${long.replaceAll(' ', '')}<br>BIC &nbsp; ZEPHLT21XXX</div></div><h2>Balance summary</h2>${table([160, 90, 80, 80, 90], heads('lrrrr', 'Product|Opening balance|Money out|Money in|Closing balance') + cells('lrrrr', ['Account (Current Account)', money(opening), money(total(rows, -1)), money(total(rows, 1)), money(closing)]) + cells('lrrrr', `<b>Total</b>|<b>${money(opening)}</b>|<b>${money(total(rows, -1))}</b>|<b>${money(total(rows, 1))}</b>|<b>${money(closing)}</b>`))}<p class="s">The balance on your statement might differ from the balance shown in your app. The statement balance only reflects completed transactions.</p>${pending.length ? `<h2>Pending from ${wordy(period.start)} to ${wordy(period.end)}</h2>${table(widths, heads('llrrr', 'Date|Description|Money out|Money in|') + pending.map((move) => cells('llrrr', [short(move.date), text(move.lines[0] ?? ''), money(move.amount), '', ''])).join(''))}` : ''}<h2>Account transactions from ${wordy(period.start)} to ${wordy(period.end)}</h2>`
          : '';
      return `<section class="page"><b class="logo">Zephyr</b>${top}${table(widths, head + part.map((move) => html(move, rows.indexOf(move))).join(''))}
        <div class="foot sp"><span>Report lost or stolen card +44 20 3322 8999 · Get help directly in app<br>${last ? 'Zephyr Bank UAB is a credit institution licensed in the Republic of Lithuania, company number 304580999. Deposits are insured up to €100,000.' : '© Zephyr Bank UAB'}</span><span>Page ${p + 1} of ${parts.length}</span></div></section>`;
    });
    const truth = truthOf({
      account: banked(`Zephyr Bank UAB|${who.person.toUpperCase()}|checking|${code}`, null, long, 'ZEPHLT21XXX'),
      period,
      opening,
      closing,
      rows: rows.map((move) => rowOf(move, { shows: true, alsoAccepted: [move.lines[0] ?? ''] })),
    });
    return { pages, truth };
  });
  return {
    pages: drawn.flatMap(({ pages }) => pages),
    css: look(
      "8pt/10pt 'Liberation Sans'|32pt 40pt|.logo{font-size:16pt;line-height:22pt}h1{font-size:14pt;line-height:20pt;text-align:right;margin-top:-20pt}h2{font-size:10pt;margin:18pt 0 6pt}.s{font-size:6.5pt;line-height:8.5pt;color:#555}div.s{text-align:right}.sp{margin-top:14pt}th{border-bottom:.8pt solid #000;padding:3pt 2pt;font-weight:bold}td{padding:3pt 2pt;border-bottom:.3pt solid #ddd}p{margin-top:8pt}.foot{position:absolute;bottom:16pt;left:40pt;right:40pt;font-size:6pt;line-height:7.5pt}",
    ),
    statements: drawn.map(({ truth }) => truth),
  };
}

export const families: Family[] = [
  family(
    'tr-kart-puan',
    'tr',
    'credit-card',
    ['instalments', 'points-column', 'plus-behind', 'no-period', 'misprint'],
    bonus,
  ),
  family(
    'lt-wallet-currencies',
    'en',
    'checking',
    ['several-currencies', 'pending-apart', 'small-lines', 'summary-before'],
    wallet,
  ),
];
