import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { dayAfter, intlDate } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import {
  accountOf,
  at,
  bare,
  br,
  CELLS,
  DEEP,
  dots,
  family,
  form,
  head,
  html,
  type Item,
  movesOf,
  pagesOf,
  single,
  someMonths,
  tr,
  trueRow,
  type Wording,
} from './kit-two.ts';

const spaced = form(' ', ',');

/** Finnish months as headings with bare days, the archive's number as a reference, the amount on the last line. */
function paivat(random: Random): Drawn {
  const span = someMonths(random, 2);
  const opening = BigInt(random.integer(50_000, 500_000));
  const wordings: Wording[] = [
    ['[HIETAMÄEN SÄHKÖ OY;KELA]|PALKKA / ETUUS|VIESTI: {mm}/{yyyy}', 90_000, 290_000],
    ['[KOSKIRANNAN VESI OY;LUMIJÄRVEN VUOKRA-ASUNNOT]|E-LASKU|VIITE ## ##### #####', -78_000, -2_900],
    ['KORTTIOSTO|[AHONKYLÄN KAUPPA;KAHVILA RANTA]|KORTTI ****####|{dd}.{mm}. KLO {time}', -9_000, -240],
    ['TILISIIRTO|[VILLE AHONKYLÄ;SANNA KOSKIRANTA]', -30_000, -1_000],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(9, 24), wordings, lag: [0, 0, 1] });
  const closing = moves.at(-1)?.after ?? opening;
  const ids = moves.map((move) => `${day(move.date, 'yymmdd')}${random.digits(9)}`);
  const signed = (value: bigint) => `${spaced(value)}${value < 0n ? '-' : '+'}`;
  const items = moves.map((move, r): Item => {
    const month = move.date.slice(0, 7);
    const first = moves[r - 1]?.date.slice(0, 7) !== month;
    const name = intlDate(move.date, 'fi-FI', { month: 'long', year: 'numeric' });
    const cells = [
      `${day(move.date, 'd')}.`,
      day(move.value, 'dd.mm.'),
      br(move.lines),
      ids[r] ?? '',
      signed(move.amount),
    ];
    const row = `<div class="g" ${at(0, r)}>${cells.map((cell, c) => `<span class="${c === 4 ? 'e' : ''}">${cell}</span>`).join('')}</div>`;
    return { html: first ? `<h3>${name}</h3>${row}` : row, h: (first ? 30 : 0) + 5 + 11 * move.lines.length };
  });
  const own = iban('FI', `999999${random.digits(8)}`);
  const holder = random.pick(['Hietamäki Aino', 'Lumijärvi Pekka']);
  const parts = pagesOf(items, 520, 640);
  const th = `<div class="g b">${['Kirj.', 'Arvopv', 'Saaja/Maksaja, selite', 'Arkistointitunnus', 'Määrä EUR'].map((title) => `<span>${title}</span>`).join('')}</div>`;
  const edge = (label: string, iso: string, value: bigint) =>
    `<p class="b s">${label} ${day(iso, 'dd.mm.yyyy')} <span>${signed(value)}</span></p>`;
  const pages = parts.map((part, p) => {
    const top =
      p === 0
        ? `<p>${holder}<br>Myllytie 4<br>99990 Lumijärvi</p><br><p>Tili ${own} &nbsp; BIC LUMIFIHH</p><p>Kausi ${day(span.start, 'dd.mm.yyyy')} - ${day(span.end, 'dd.mm.yyyy')}</p>${edge('Alkusaldo', span.start, opening)}`
        : '';
    const end = p === parts.length - 1 ? edge('Loppusaldo', span.end, closing) : '';
    return `<h1>Lumijärven Osuuspankki <small>Tiliote, sivu ${p + 1}/${parts.length}</small></h1>${top}${th}${html(part)}${end}`;
  });
  const css =
    '.page{padding:40pt 50pt;font:8.6pt/11pt "Liberation Sans"}.g{display:grid;grid-template-columns:36pt 48pt 220pt 100pt 1fr;padding:2pt 0 3pt}.e{align-self:end;text-align:right}h1{font-size:13pt;line-height:28pt}small{float:right;font-size:8pt}h3{font-size:9pt;padding:12pt 0 6pt;height:30pt}.b{font-weight:bold}.b span:last-child{text-align:right}.s{padding:10pt 0}.s span{float:right}';
  const account = accountOf({
    institution: 'Lumijärven Osuuspankki',
    holder,
    iban: bare(own),
    bic: 'LUMIFIHH',
    type: 'checking',
    currency: 'EUR',
  });
  const rows = moves.map((move, r) => trueRow(move, { valueDate: move.value, reference: ids[r] ?? null }));
  return single({ pages, css, account, span, opening, closing, rows });
}

/** An Estonian list of payments with D and K, no balance at all: nothing binds its rows. */
function valjavote(random: Random): Drawn {
  const span = someMonths(random);
  const wordings: Wording[] = [
    ['[OÜ Rannamõis;Tiit Laasik]|Töötasu / Salary {mm}', 60_000, 210_000],
    ['[Kalda Apteek;Pagar Pärn;Bensiinijaam 7]|Kaart/Card ####** {dd}.{mm}', -9_000, -180],
    ['[AS Vesi ja Valgus;Korteriühistu Kalda 5]|Arve/Invoice nr ######', -16_000, -1_500],
  ];
  const moves = movesOf(random, { span, opening: 0n, count: random.integer(6, 22), wordings, floor: DEEP });
  const rows = moves.map((move, r) =>
    tr(
      'llcrl',
      [day(move.date, 'dd.mm.yyyy'), br(move.lines), move.amount < 0n ? 'D' : 'K', dots(move.amount), 'EUR'],
      at(0, r),
    ),
  );
  const own = iban('EE', `9999${random.digits(12)}`);
  const holder = random.pick(['Maarja Laasik', 'Rein Kaldaste']);
  const titles = [
    'Kuupäev<br>Date',
    'Maksja/Saaja, selgitus<br>Payer/Payee, details',
    'D/K<br>D/C',
    'Summa<br>Amount',
    'Valuuta<br>Currency',
  ];
  const page = `<p class="hd">Ranna Hoiu-laenuühistu</p><h2>Konto väljavõte / Account statement</h2><p>Konto omanik / Account holder: ${holder}<br>Konto / Account: ${own}<br>Periood / Period: ${day(span.start, 'dd.mm.yyyy')}–${day(span.end, 'dd.mm.yyyy')}</p><br><table>${head('llcrl', titles)}${rows.join('')}</table><p class="f">D – deebet / debit, K – kreedit / credit. Trükitud / printed ${day(dayAfter(span.end, 3), 'dd.mm.yyyy')} 09:14</p>`;
  const css = `.page{padding:50pt 58pt;font:8.8pt/11.6pt "DejaVu Sans Condensed"}${CELLS}.hd{color:#06a;font-size:13pt}h2{font-size:11pt;padding:16pt 0}td{border-bottom:.4pt solid #ccc;padding:2pt 4pt}.f{padding-top:16pt;font-size:7pt}`;
  const account = accountOf({
    institution: 'Ranna Hoiu-laenuühistu',
    holder,
    iban: bare(own),
    type: 'checking',
    currency: 'EUR',
  });
  const reconciliation = { status: 'unverifiable', unbound: moves.map((_, r) => r) } as const;
  return single({
    pages: [page],
    css,
    account,
    span,
    opening: null,
    closing: null,
    rows: moves.map((move) => trueRow(move)),
    reconciliation,
  });
}

export const families: Family[] = [
  family(
    'fi-checking-paivat-kuukausittain',
    'fi',
    'checking',
    ['month-headings', 'bare-days', 'amount-on-last-line'],
    paivat,
  ),
  family('ee-checking-valjavote', 'et', 'checking', ['bilingual-headings', 'marks', 'no-balance'], valjavote),
];
