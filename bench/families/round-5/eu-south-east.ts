import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { dayAfter, intlDate } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import {
  accountOf,
  at,
  balanceOf,
  bare,
  br,
  CELLS,
  DEEP,
  dots,
  family,
  form,
  head,
  html,
  type Move,
  monthsFrom,
  movesOf,
  pagesOf,
  single,
  someMonths,
  total,
  tr,
  trueRow,
  type Wording,
} from './kit-two.ts';

const spaced = form('\u00a0', ',');

/** Cyrillic: the marks Дт and Кт in a column before the sum, document numbers, turnovers at the end. */
function dtKt(random: Random): Drawn {
  const span = monthsFrom(random.integer(2021, 2025), random.integer(1, 12));
  const opening = BigInt(random.integer(50_000, 800_000));
  const wordings: Wording[] = [
    ['[Заплата Липа ООД;Получен превод от Р. Брезов]', 30_000, 310_000],
    ['Плащане на ПОС|[Хлебарница Бреза;Аптека Здравец] гр. Липово', -14_000, -250],
    ['Комунални услуги|[Вода Липово;Ток Изток] аб. № ########', -21_000, -1_900],
    ['Теглене на АТМ Липово', -40_000, -2_000],
    ['Такса поддръжка на сметка', -490, -190],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(8, 26), wordings, lag: [0, 0, 1] });
  const closing = moves.at(-1)?.after ?? opening;
  const docs = moves.map(() => `FT${random.digits(8)}`);
  const items = moves.map((move, r) => {
    const cells = [
      day(move.date, 'dd.mm.yyyy'),
      day(move.value, 'dd.mm.yyyy'),
      docs[r] ?? '',
      br(move.lines),
      move.amount < 0n ? 'Дт' : 'Кт',
      spaced(move.amount),
    ];
    return { html: tr('llllcr', cells, at(0, r)), h: 5 + 12 * move.lines.length };
  });
  const own = iban('BG', `LIPO9999${random.digits(10)}`);
  const holder = random.pick(['Ивана Брезова', 'Петър Здравцов']);
  const line = (label: string, value: bigint) => `<p class="b"><span>${label}</span><span>${spaced(value)}</span></p>`;
  const parts = pagesOf(items, 500, 600);
  const pages = parts.map((part, p) => {
    const end =
      p === parts.length - 1
        ? `${line('Обороти Дт', total(moves, -1))}${line('Обороти Кт', total(moves, 1))}${line('Крайно салдо', closing)}`
        : '';
    return `<h1>Липова банка АД</h1><p>Извлечение по сметка ${own} BGN, BIC LIPOBGSF<br>Титуляр: ${holder}<br>За период: ${day(span.start, 'dd.mm.yyyy')} г. - ${day(span.end, 'dd.mm.yyyy')} г. &nbsp; Стр. ${p + 1}</p>${p === 0 ? line('Начално салдо', opening) : '<br>'}<table>${head('llllcr', ['Дата', 'Вальор', 'Документ', 'Основание / Контрагент', 'Дт/Кт', 'Сума'])}${html(part)}</table>${end}`;
  });
  const css = `.page{padding:44pt 50pt;font:8.6pt/12pt "DejaVu Sans Condensed"}${CELLS}h1{font-size:15pt;line-height:32pt;color:#135}.b{display:flex;justify-content:space-between;font-weight:bold;padding:6pt 4pt}td,th{border:.4pt solid #aaa}`;
  const account = accountOf({
    institution: 'Липова банка АД',
    holder,
    iban: bare(own),
    bic: 'LIPOBGSF',
    type: 'checking',
    currency: 'BGN',
  });
  const rows = moves.map((move, r) => trueRow(move, { valueDate: move.value, reference: docs[r] ?? null }));
  return single({ pages, css, account, span, opening, closing, rows });
}

/** Greek capitals in a typewriter's hand: Χ and Π behind every figure, the balance carried from page to page. */
function chiPi(random: Random): Drawn {
  const span = someMonths(random);
  const opening = BigInt(random.integer(40_000, 600_000));
  const wordings: Wording[] = [
    ['[ΜΙΣΘΟΔΟΣΙΑ ΕΛΑΤΟΣ ΑΕ;ΚΑΤΑΘΕΣΗ ΜΕΤΡΗΤΩΝ]', 10_000, 190_000],
    ['[ΑΓΟΡΑ ΦΟΥΡΝΟΣ ΔΑΦΝΗ;ΑΓΟΡΑ ΦΑΡΜΑΚΕΙΟ]', -8_000, -190],
    ['[ΠΛΗΡΩΜΗ ΡΕΥΜΑ;ΠΛΗΡΩΜΗ ΥΔΡΕΥΣΗ] ######', -17_000, -1_500],
    ['ΑΝΑΛΗΨΗ ΑΤΜ ΔΑΦΝΗ', -40_000, -2_000],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(18, 60), wordings, lag: [0, 1] });
  const closing = moves.at(-1)?.after ?? opening;
  const marked = (value: bigint, width: number) => `${dots(value).padStart(width)} ${value < 0n ? 'Χ' : 'Π'}`;
  const balance = (label: string, value: bigint) =>
    `<pre>${' '.repeat(22)}${label.padEnd(46)}${marked(value, 12)}</pre>`;
  const items = moves.map((move, r) => ({
    html: `<pre ${at(0, r)}>${day(move.date, 'dd/mm/yy')}  ${day(move.value, 'dd/mm/yy')}    ${(move.lines[0] ?? '').padEnd(28)}  ${marked(move.amount, 12)}  ${marked(move.after, 12)}</pre>`,
    h: 12,
    after: move.after,
  }));
  const own = iban('GR', `9990999${random.digits(16)}`);
  const holder = random.pick(['ΔΑΦΝΗ ΕΛΑΤΟΥ', 'ΝΙΚΟΣ ΠΕΥΚΙΔΗΣ']);
  const parts = pagesOf(items, 228, 228);
  const pages = parts.map((part, p) => {
    const before = p === 0 ? opening : (parts[p - 1]?.at(-1)?.after ?? opening);
    const last = p === parts.length - 1;
    const dates = `ΑΠΟ ${day(span.start, 'dd/mm/yyyy')} ΕΩΣ ${day(span.end, 'dd/mm/yyyy')}`;
    return `<pre>ΣΥΝΕΤΑΙΡΙΣΤΙΚΗ ΤΡΑΠΕΖΑ ΔΑΦΝΗΣ                    ΚΙΝΗΣΗ ΛΟΓΑΡΙΑΣΜΟΥ   ΦΥΛΛΟ ${p + 1}\n${holder}\nΙΒΑΝ ${own}   EUR   ${dates}\n\nΗΜ/ΝΙΑ    ΗΜ.ΑΞΙΑΣ    ΑΙΤΙΟΛΟΓΙΑ                           ΠΟΣΟ Χ/Π        ΥΠΟΛΟΙΠΟ\n</pre>${balance(p === 0 ? 'ΠΡΟΗΓΟΥΜΕΝΟ ΥΠΟΛΟΙΠΟ' : 'ΕΚ ΜΕΤΑΦΟΡΑΣ', before)}${html(part)}${balance(last ? 'ΝΕΟ ΥΠΟΛΟΙΠΟ' : 'ΣΕ ΜΕΤΑΦΟΡΑ', last ? closing : (part.at(-1)?.after ?? closing))}<pre>\nΧ = ΧΡΕΩΣΗ   Π = ΠΙΣΤΩΣΗ</pre>`;
  });
  const css = '.page{padding:28pt 40pt;font:8.6pt/12pt "DejaVu Sans Mono"}pre{font:inherit}';
  const account = accountOf({
    institution: 'ΣΥΝΕΤΑΙΡΙΣΤΙΚΗ ΤΡΑΠΕΖΑ ΔΑΦΝΗΣ',
    holder,
    iban: bare(own),
    type: 'checking',
    currency: 'EUR',
  });
  const rows = moves.map((move) => trueRow(move, { valueDate: move.value, ...balanceOf(move) }));
  return single({ pages, css, account, span, opening, closing, rows });
}

/** A Turkish card: instalments, a plus behind what is paid, points beside, and what is only authorised apart. */
function ekstre(random: Random): Drawn {
  const span = someMonths(random);
  const opening = -BigInt(random.integer(100_000, 2_000_000));
  const wordings: Wording[] = [
    ['[ÇINAR MARKET;DUT FIRIN;IHLAMUR ECZANESİ] MANİYAS', -240_000, -4_500],
    ['[KESTANE ELEKTRONİK;ARDIÇ MOBİLYA] ANKARYA', -900_000, -60_000],
    ['[İADE ÇINAR MARKET;İADE ARDIÇ MOBİLYA]', 5_000, 90_000],
  ];
  const bought = movesOf(random, { span, opening: 0n, count: random.integer(7, 22), wordings, floor: DEEP });
  const paid: Move = {
    date: dayAfter(span.start, 12),
    value: '',
    lines: ['ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ'],
    amount: -opening,
    after: 0n,
  };
  const moves = [...bought, paid].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const closing = opening + total(moves);
  const long = (iso: string) => intlDate(iso, 'tr-TR', { day: '2-digit', month: 'long', year: 'numeric' });
  const owed = (value: bigint) => `${dots(value)}${value > 0n ? '+' : ''}`;
  const parts = moves.map((move) =>
    /ANKARYA/.test(move.lines[0] ?? '') ? `${random.integer(1, 3)}/${random.pick([3, 6, 9])}` : '',
  );
  const rows = moves.map((move, r) => {
    const points = move.amount < 0n ? dots(-move.amount / 200n) : '';
    return tr('lllrr', [long(move.date), br(move.lines), parts[r] ?? '', points, owed(move.amount)], at(0, r));
  });
  const number = `4543 **** **** ${random.digits(4)}`;
  const holder = random.pick(['DEFNE IHLAMUR', 'BARIŞ ÇINAROĞLU']);
  const facts = [
    ['Önceki Dönem Borcu', opening],
    ['Ödemeleriniz ve İadeler', total(moves, 1)],
    ['Dönem İçi Harcamalar', total(moves, -1)],
    ['Dönem Borcu', closing],
  ] as const;
  const waiting = [0, 1].map((n) =>
    tr('llr', [long(dayAfter(span.end, n)), `DUT FIRIN MANİYAS`, dots(BigInt(random.integer(900, 9_000)))]),
  );
  const page = `<div class="hd"><h1>ihlamur kart</h1><p>${holder}<br>Kart No: ${number}<br>Ekstre dönemi: ${day(span.start, 'dd.mm.yyyy')} - ${day(span.end, 'dd.mm.yyyy')}<br>Son ödeme tarihi: ${day(dayAfter(span.end, 10), 'dd.mm.yyyy')}</p></div>
    <table class="box">${facts.map(([label, value]) => tr('lr', [label, `${dots(value)} TL`])).join('')}${tr('lr', ['Asgari Ödeme Tutarı', `${dots(closing / 5n)} TL`])}</table>
    <table>${head('lllrr', ['İşlem Tarihi', 'Açıklama', 'Taksit', 'Puan', 'Tutar (TL)'])}${rows.join('')}</table><h3>Provizyondaki işlemler (bu ekstreye dahil değildir)</h3><table>${waiting.join('')}</table><p class="f">Aylık akdi faiz %4,25; gecikme faizi %4,55. Yıl içinde tahsil edilen kart ücreti: 360,00 TL.</p>`;
  const css = `.page{padding:38pt 48pt;font:8.4pt/11.6pt "DejaVu Sans"}${CELLS}.hd{display:flex;justify-content:space-between;padding-bottom:16pt}h1{color:#b30}.box{width:250pt;margin-bottom:20pt;background:#fdf1ea}h3{font-size:8.4pt;padding:18pt 0 4pt}.f{font-size:6.6pt;padding-top:12pt}`;
  const account = accountOf({
    institution: 'ihlamur kart',
    holder,
    number: bare(number),
    type: 'credit-card',
    currency: 'TRY',
  });
  const truth = moves.map((move, r) => trueRow(move, { alsoAccepted: [`${move.lines[0]} ${parts[r]}`.trim()] }));
  return single({ pages: [page], css, account, span, opening, closing, rows: truth });
}

export const families: Family[] = [
  family('bg-checking-dt-kt', 'bg', 'checking', ['cyrillic', 'marks-before-amount', 'reference'], dtKt),
  family(
    'gr-checking-chi-pi',
    'el',
    'checking',
    ['greek', 'marks-behind', 'carry-over', 'monospace'],
    chiPi,
    [595.28, 419.53],
  ),
  family(
    'tr-card-provizyon',
    'tr',
    'credit-card',
    ['pending', 'trailing-plus', 'points-column', 'instalments'],
    ekstre,
  ),
];
