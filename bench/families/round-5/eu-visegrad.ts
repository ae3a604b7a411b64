import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueStatement } from '../family.ts';
import { dayAfter, intlDate, text } from '../markup.ts';
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
  inOut,
  type Move,
  monthsFrom,
  movesOf,
  pagesOf,
  single,
  someMonths,
  statementOf,
  total,
  tr,
  trueRow,
  VERIFIED,
  type Wording,
} from './kit-two.ts';

const spaced = form('\u00a0', ',');
const verdict = (wrong: boolean): TrueStatement['reconciliation'] => (wrong ? { status: 'failed' } : VERIFIED);

/** A firm's statement drawn with box characters, a mark before each amount, entries of up to three lines. */
function ramki(random: Random): Drawn {
  const span = someMonths(random);
  const opening = BigInt(random.integer(500_000, 9_000_000));
  const plain = form(' ', ',');
  const wordings: Wording[] = [
    ['PRZELEW PRZYCHODZĄCY|[OSTRÓW-BUD S.A.;DRUKARNIA WIERZBA]|FV ####/{mm}/{yyyy}', 40_000, 2_400_000],
    ['PRZELEW WYCHODZĄCY|[HURTOWNIA BRZEŹNIAK;PPHU LIPOWIEC]|ZAPŁATA ZA FV ##/{yy}', -900_000, -12_000],
    ['PRZELEW ZUS/US|SKŁADKI {mm}/{yyyy}', -280_000, -60_000],
    ['PROWIZJA ZA PRZELEW', -500, -100],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(8, 26), wordings });
  const closing = moves.at(-1)?.after ?? opening;
  const line = (cells: readonly string[]) => {
    const [no = '', date = '', words = '', mark = '', amount = '', after = ''] = cells;
    return `│${no.padStart(3)}│${date.padEnd(10)}│${words.padEnd(26)}│${mark.padEnd(2)}│${amount.padStart(12)}│${after.padStart(13)}│`;
  };
  const rule = (left: string, mid: string, right: string) =>
    left + [3, 10, 26, 2, 12, 13].map((n) => '─'.repeat(n)).join(mid) + right;
  const items = moves.map((move, r) => {
    const first = [
      String(r + 1),
      move.date,
      move.lines[0] ?? '',
      move.amount < 0n ? 'WN' : 'MA',
      plain(move.amount),
      plain(move.after),
    ];
    const rest = move.lines.slice(1).map((words) => line(['', '', words]));
    return {
      html: `<pre>${rule('├', '┼', '┤')}</pre><pre ${at(0, r)}>${text([line(first), ...rest].join('\n'))}</pre>`,
      h: 11 + 11 * move.lines.length,
    };
  });
  const own = iban('PL', `19999999${random.digits(16)}`);
  const holder = random.pick(['HURTOWNIA PAPIERU LIPA SP. Z O.O.', 'WIERZBOWA AGNIESZKA USŁUGI']);
  const parts = pagesOf(items, 520, 620);
  const count = (sign: number) => moves.filter(({ amount }) => amount > 0n === sign > 0).length;
  const pages = parts.map((part, p) => {
    const top = `SPÓŁDZIELCZA KASA LIPOWIEC                       WYCIĄG NR ${day(span.end, 'mm/yyyy')}\n${holder}\nRACHUNEK ${own}  PLN\nZA OKRES OD ${span.start} DO ${span.end}\n\nSALDO POCZĄTKOWE ${plain(opening).padStart(16)}\nOBROTY WN (${count(-1)}) ${plain(total(moves, -1)).padStart(16)}\nOBROTY MA (${count(1)}) ${plain(total(moves, 1)).padStart(16)}\nSALDO KOŃCOWE    ${plain(closing).padStart(16)}\n\n`;
    return `<pre>${p === 0 ? top : ''}${rule('┌', '┬', '┐')}\n${line(['LP.', 'DATA KS.', 'TREŚĆ OPERACJI', 'ST', 'KWOTA', 'SALDO'])}</pre>${html(part)}<pre>${rule('└', '┴', '┘')}\n                                                          STRONA ${p + 1}/${parts.length}</pre>`;
  });
  const css = '.page{padding:46pt 60pt;font:9pt/11pt "DejaVu Sans Mono"}pre{font:inherit}';
  const account = accountOf({
    institution: 'SPÓŁDZIELCZA KASA LIPOWIEC',
    holder,
    iban: bare(own),
    type: 'checking',
    currency: 'PLN',
  });
  const rows = moves.map((move) => trueRow(move, balanceOf(move)));
  return single({ pages, css, account, span, opening, closing, rows });
}

/** A Czech card bill full of abbreviations; at times its closing is misprinted. */
function zkratky(random: Random): Drawn {
  const span = someMonths(random);
  const opening = -BigInt(random.integer(100_000, 2_500_000));
  const wordings: Wording[] = [
    ['[POTRAVINY U LÍPY;ČERP. ST. VRBICE;LÉKÁRNA DUB] VRBICE', -190_000, -4_900],
    ['[HOTEL SONNECK ANSBECK;MUSEUM ELBTOR] DE', -420_000, -30_000],
    ['VRÁCENÍ ZBOŽÍ OBUV VRBICE', 20_000, 120_000],
    ['POPL. ZA SMS', -3_500, -1_500],
  ];
  const bought = movesOf(random, { span, opening: 0n, count: random.integer(6, 20), wordings, floor: DEEP });
  const paid: Move = {
    date: dayAfter(span.start, 1),
    value: '',
    lines: ['INKASO - SPLÁTKA DLUHU'],
    amount: -opening / 2n,
    after: 0n,
  };
  const moves = [...bought, paid].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const wrong = random.chance(0.5);
  const closing = opening + total(moves) + (wrong ? 9_000n : 0n);
  const signed = (value: bigint) => `${value < 0n ? '-' : ''}${spaced(value)}`;
  const rows = moves.map((move, r) => {
    const euro = /DE$/.test(move.lines[0] ?? '');
    const abroad = euro ? [`${dots(-move.amount / 25n)} EUR`, '25,000'] : ['', ''];
    return tr(
      'lllrrr',
      [day(dayAfter(move.date, -1), 'd.m.'), day(move.date, 'd.m.'), br(move.lines), ...abroad, signed(move.amount)],
      at(0, r),
    );
  });
  const number = `5168 76** **** ${random.digits(4)}`;
  const holder = random.pick(['Bc. Hana Vrbická', 'Ing. Radek Dubový']);
  const facts = [
    ['Č. karty', number],
    ['Zúčt. období', `${day(span.start, 'd.m.yyyy')} – ${day(span.end, 'd.m.yyyy')}`],
    ['Úvěr. rámec', '60 000,00 Kč'],
    ['Splatnost', day(dayAfter(span.end, 20), 'd.m.yyyy')],
    ['Min. splátka', `${spaced(closing / 20n)} Kč`],
  ];
  const page = `<h1>Dubová banka, a.s.</h1><div class="two"><p>${holder}<br>Lipová 3<br>999 01 Vrbice</p><table>${facts.map((fact) => tr('lr', fact)).join('')}</table></div>
    <table>${head('lllrrr', ['Dat. tr.', 'Dat. zúčt.', 'Popis', 'Pův. částka', 'Kurz', 'Částka v CZK'])}${tr('lllrrr', ['', '', 'Poč. zůst.', '', '', signed(opening)], 'class="th"')}${rows.join('')}${tr('lllrrr', ['', '', 'Kon. zůst.', '', '', signed(closing)], 'class="th"')}</table><p class="f">RPSN 21,9 %. Poplatky od poč. roku: 480,00 Kč, z toho výběry 90,00 Kč. Reklamace do 30 dnů.</p>`;
  const css = `.page{padding:46pt 52pt;font:8.6pt/12pt "DejaVu Sans"}${CELLS}h1{font:bold 15pt/34pt "DejaVu Serif"}.two{display:grid;grid-template-columns:1fr 1fr;padding-bottom:30pt}.two td{border:.4pt solid #999}.th td,.th th{background:#eee}.f{font-size:6.6pt;padding-top:16pt}`;
  const account = accountOf({
    institution: 'Dubová banka, a.s.',
    holder,
    number: bare(number),
    type: 'credit-card',
    currency: 'CZK',
  });
  const truth = moves.map((move) => trueRow(move));
  return single({ pages: [page], css, account, span, opening, closing, rows: truth, reconciliation: verdict(wrong) });
}

/** Three months' statements of one account in one file, each with its own balances. */
function mesacne(random: Random): Drawn {
  const year = random.integer(2022, 2025);
  const from = random.integer(1, 10);
  const own = iban('SK', `9999000000${random.digits(10)}`);
  const holder = random.pick(['Zuzana Hrabovská', 'Ján Jedľa']);
  const wordings: Wording[] = [
    ['Prijatá platba [Píla Jedľa s.r.o.;M. Hrabovský]', 20_000, 190_000],
    ['Platba kartou [Potraviny Hrab;Drogéria Jedľa]', -7_000, -150],
    ['Inkaso [Plyn Sever;Voda Hrab] VS ##########', -9_900, -1_100],
    ['Výber z bankomatu Hrabovo', -20_000, -1_000],
  ];
  let opening = BigInt(random.integer(20_000, 300_000));
  const account = accountOf({
    institution: 'Jedľová sporiteľňa',
    holder,
    iban: bare(own),
    type: 'checking',
    currency: 'EUR',
  });
  const made = [0, 1, 2].map((s) => {
    const span = monthsFrom(year, from + s);
    const before = opening;
    const moves = movesOf(random, { span, opening, count: random.integer(4, 16), wordings });
    opening = moves.at(-1)?.after ?? opening;
    const words = intlDate(span.start, 'sk-SK', { month: 'long', year: 'numeric' });
    const rows = moves.map((move, r) =>
      tr(
        'lllr',
        [
          `${day(move.date, 'd')}.`,
          day(move.value, 'dd.mm.'),
          br(move.lines),
          `${spaced(move.amount)} ${move.amount < 0n ? '–' : '+'}`,
        ],
        at(s, r),
      ),
    );
    const edge = (label: string, value: bigint) => `<p class="b">${label}: ${spaced(value)} EUR</p>`;
    const page = `<h1>Jedľová sporiteľňa</h1><p>Výpis č. ${from + s}/${year} &nbsp; ${day(span.start, 'dd.mm.yyyy')} – ${day(span.end, 'dd.mm.yyyy')}</p><p>${holder}<br>${own}</p>${edge('Predchádzajúci zostatok', before)}<h3>${words}</h3><table>${head('lllr', ['Deň', 'Valuta', 'Popis', 'Suma'])}${rows.join('')}</table>${edge('Nový zostatok', opening)}`;
    const truth = moves.map((move) => trueRow(move, { valueDate: move.value }));
    return { page, statement: statementOf({ account, span, opening: before, closing: opening, rows: truth }) };
  });
  const css = `.page{padding:50pt 90pt;font:9pt/13pt "DejaVu Sans Condensed"}${CELLS}h1{color:#2a6b2a;font-size:15pt;line-height:32pt}h3{padding:14pt 0 4pt;font-size:11pt}.b{padding-top:14pt;font-weight:bold}`;
  return { pages: made.map(({ page }) => page), css, statements: made.map(({ statement }) => statement) };
}

/** Forints without decimals, days as yy.mm.dd, totals at the end, which are at times misprinted. */
function forint(random: Random): Drawn {
  const span = someMonths(random);
  const huf = (minor: bigint) => form('.', ',', 0)(minor / 100n);
  const whole = (move: Move): Move => ({ ...move, amount: (move.amount / 100n) * 100n });
  const opening = BigInt(random.integer(80_000, 900_000)) * 100n;
  const wordings: Wording[] = [
    ['MUNKABÉR|[TISZAVIRÁG KFT;BÜKKFA BT]|{mm}. HAVI', 25_000_000, 61_000_000],
    ['VÁSÁRLÁS KÁRTYÁVAL|{dd} {time} [KISBOLT;PATIKA;BENZINKÚT] TÖLGYES', -2_900_000, -49_000],
    ['CSOPORTOS BESZEDÉS|[ÁRAMSZOLG.;VÍZMŰVEK] ########', -2_400_000, -190_000],
    ['ÁTUTALÁS FORINTBAN|ALBÉRLET', -18_000_000, -9_000_000],
    ['TRANZAKCIÓS DÍJ', -99_000, -4_500],
  ];
  const drawn = movesOf(random, { span, opening, count: random.integer(10, 30), wordings, lag: [0, 0, 1, -1] });
  const moves = drawn.map(whole);
  const wrong = random.chance(0.5);
  const closing = opening + total(moves);
  const short = (iso: string) => day(iso, 'yy.mm.dd');
  const items = moves.map((move, r) => ({
    html: tr('lllrr', [short(move.date), short(move.value), br(move.lines), ...inOut(move.amount, huf)], at(0, r)),
    h: 4 + 11 * move.lines.length,
  }));
  const number = `99900000-${random.digits(8)}-${random.digits(8)}`;
  const holder = random.pick(['TÖLGYESI ÁRON', 'BÜKKI-NAGY ORSOLYA']);
  const sums = tr(
    'lllrr',
    ['', '', 'ÖSSZESEN', huf(total(moves, -1)), huf(total(moves, 1) + (wrong ? 90_000n : 0n))],
    'class="th"',
  );
  const edge = (label: string, iso: string, value: bigint) =>
    `<p class="b">${label} ${day(iso, 'yyyy.mm.dd')}. <span>${value < 0n ? '-' : ''}${huf(value)} HUF</span></p>`;
  const parts = pagesOf(items, 500, 610);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    return `<p class="hd">TISZAMENTI TAKARÉKPÉNZTÁR ZRT.</p><p>SZÁMLAKIVONAT &nbsp; ${day(span.start, 'yyyy.mm.dd')}. - ${day(span.end, 'yyyy.mm.dd')}. &nbsp; ${p + 1}. OLDAL<br>${holder} &nbsp; SZÁMLASZÁM: ${number}</p>${p === 0 ? edge('NYITÓ EGYENLEG', span.start, opening) : ''}<table>${head('lllrr', ['KÖNYV. NAP', 'ÉRTÉKNAP', 'MEGNEVEZÉS', 'TERHELÉS', 'JÓVÁÍRÁS'])}${html(part)}${last ? sums : ''}</table>${last ? edge('ZÁRÓ EGYENLEG', span.end, closing) : ''}`;
  });
  const css = `.page{padding:44pt 56pt;font:8.8pt/11pt "DejaVu Sans Condensed"}${CELLS}.hd{font-weight:bold;font-size:12pt;padding-bottom:20pt}.b{font-weight:bold;padding:12pt 0}.b span{float:right}`;
  const account = accountOf({
    institution: 'TISZAMENTI TAKARÉKPÉNZTÁR ZRT.',
    holder,
    number,
    type: 'checking',
    currency: 'HUF',
  });
  const rows = moves.map((move) => trueRow(move, { valueDate: move.value }));
  return single({ pages, css, account, span, opening, closing, rows, reconciliation: verdict(wrong) });
}

export const families: Family[] = [
  family('pl-business-ramki', 'pl', 'checking', ['box-drawing', 'monospace', 'marks'], ramki),
  family('cz-card-zkratky', 'cs', 'credit-card', ['abbreviations', 'no-year', 'printed-error'], zkratky),
  family('sk-checking-tri-mesiace', 'sk', 'checking', ['several-months', 'bare-days', 'trailing-sign'], mesacne),
  family(
    'hu-checking-forint-rovid-datum',
    'hu',
    'checking',
    ['no-decimals', 'two-digit-year-first', 'printed-error'],
    forint,
  ),
];
