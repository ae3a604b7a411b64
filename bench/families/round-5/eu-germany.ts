import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { dayAfter } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import {
  accountOf,
  at,
  balanceOf,
  bare,
  br,
  CELLS,
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

const de = form('.', ',');
const SIZE = 'font:8.6pt/11pt "Liberation Sans"';

const GIRO: readonly Wording[] = [
  ['GEHALT [KETTLER;GRUENAU] {mm}/{yyyy}|PERS-NR #####', 180_000, 340_000],
  ['GUTSCHRIFT [STADTWERKE ELBTOR;KRANKENKASSE NORD]|ERSTATTUNG ######', 1_200, 30_000],
  [
    'FOLGELASTSCHRIFT|[TELE-ELB GMBH;VERSICHERUNG HOLM AG;SPORTVEREIN ANSBECK]|KD-NR ######## RG {mm}{yy}',
    -9_900,
    -990,
  ],
  ['KARTENZAHLUNG|[MARKTHALLE;BAUPARK;TANKHOF] ANSBECK//DE|{dd}.{mm}. UM {time} UHR KARTE #', -14_000, -350],
  ['DAUERAUFTRAG|MIETE WHG ## HAUSVERWALTUNG SENGER', -92_000, -65_000],
  ['BARGELDAUSZAHLUNG ELBTOR ##', -30_000, -2_000],
  ['ENTGELT KONTOFUEHRUNG', -890, -490],
];

/** Value date before the booking date, both without a year; the sign behind the amount and apart from it; carry-overs. */
function wertVorBuchung(random: Random): Drawn {
  const span = someMonths(random);
  const opening = BigInt(random.integer(20_000, 400_000));
  const moves = movesOf(random, {
    span,
    opening,
    count: random.integer(14, 44),
    wordings: GIRO,
    lag: [0, 0, 1, -1, 2],
  });
  const closing = moves.at(-1)?.after ?? opening;
  const signed = (value: bigint) => `${de(value)} ${value < 0n ? '-' : '+'}`;
  const items = moves.map((move, r) => ({
    html: tr(
      'cclr',
      [day(move.value, 'dd.mm.'), day(move.date, 'dd.mm.'), br(move.lines), signed(move.amount)],
      at(0, r),
    ),
    h: 5 + 11 * move.lines.length,
    after: move.after,
  }));
  const own = iban('DE', `19999999${random.digits(10)}`);
  const holder = random.pick(['Friederike Holmsen', 'Dr. Ulf Senger', 'Aylin Toprak']);
  const parts = pagesOf(items, 430, 560);
  const line = (label: string, value: bigint) =>
    `<tr class="b"><td></td><td></td><td>${label}</td><td class="r">${signed(value)}</td></tr>`;
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const before = p === 0 ? opening : (parts[p - 1]?.at(-1)?.after ?? opening);
    const top =
      p === 0 ? `Kontostand alt vom ${day(dayAfter(span.start, -1), 'dd.mm.yyyy')}` : `Übertrag von Blatt ${p}`;
    const end = last ? `Kontostand neu vom ${day(span.end, 'dd.mm.yyyy')}` : `Übertrag auf Blatt ${p + 2}`;
    const to = p === 0 ? `<p class="to">${holder}<br>Am Anger 9<br>07999 Grünau</p>` : '';
    return `<h2>Elbtor Bank eG</h2>${to}<p class="info">Kontoauszug ${Number(day(span.end, 'm'))}/${day(span.end, 'yyyy')} &nbsp; Blatt ${p + 1}<br>${day(span.start, 'dd.mm.yyyy')} bis ${day(span.end, 'dd.mm.yyyy')}<br>IBAN ${own}</p>
      <table>${head('cclr', ['Wert', 'Buchung', 'Vorgang / Verwendungszweck', 'Betrag EUR'])}${line(top, before)}${html(part)}${line(end, last ? closing : (part.at(-1)?.after ?? closing))}</table>
      <p class="f">Bitte beachten Sie die Hinweise auf der Rückseite. Guthaben sind nach dem Einlagensicherungsgesetz bis 100.000,00 EUR geschützt.</p>`;
  });
  const css = `.page{padding:34pt 48pt;${SIZE}}${CELLS}.to{position:absolute;left:48pt;top:96pt}.info{text-align:right;padding:30pt 0 24pt}.b td{padding:5pt 4pt;font-weight:bold}.th th{border-bottom:1pt solid #333}.f{font-size:6.5pt;padding-top:10pt}td:nth-child(3){width:290pt}`;
  const account = accountOf({
    institution: 'Elbtor Bank eG',
    holder,
    iban: bare(own),
    type: 'checking',
    currency: 'EUR',
  });
  const truth = moves.map((move) => trueRow(move, { valueDate: move.value }));
  return single({ pages, css, account, span, opening, closing, rows: truth });
}

/** A savings account's numbered rows with the marks S and H in columns of their own, and an interest schedule below. */
function zinsstaffel(random: Random): Drawn {
  const span = monthsFrom(random.integer(2022, 2025), random.pick([1, 7]), 6);
  const opening = BigInt(random.integer(100_000, 2_000_000));
  const wordings: Wording[] = [
    ['[Bareinzahlung;Übertrag Girokonto;Dauerauftrag Sparen]', 2_500, 60_000],
    ['[Barauszahlung;Übertrag Girokonto;Verfügung Termin]', -50_000, -1_000],
    ['Bonuszins ####', 100, 4_000],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(6, 18), wordings });
  const closing = moves.at(-1)?.after ?? opening;
  const mark = (value: bigint) => (value < 0n ? 'S' : 'H');
  const pair = (value: bigint) => [de(value), mark(value)];
  const short = (iso: string) => day(iso, 'dd.mm.yy');
  const rows = moves.map((move, r) =>
    tr(
      'rllrlrl',
      [String(r + 1), short(move.date), move.lines[0] ?? '', ...pair(move.amount), ...pair(move.after)],
      at(0, r),
    ),
  );
  const steps = [0, 1, 2].map((step) => {
    const from = dayAfter(span.start, step * 60);
    return tr('lrrrr', [
      short(from),
      `${['0,75', '0,90', '1,05'][step]} %`,
      '60',
      de(opening + BigInt(step * 7_731)),
      de(BigInt(1_203 + step * 317)),
    ]);
  });
  const holder = random.pick(['Jürgen Brackwede', 'Sofia Ansbeck']);
  const number = `39${random.digits(8)}`;
  const page = `<p class="bar">SPARKASSENVEREIN GRÜNAU</p><h1>Sparkonto-Umsatzaufstellung</h1><p>Kontoinhaber: ${holder}<br>Konto-Nr.: ${number}<br>Zeitraum: ${short(span.start)} – ${short(span.end)}</p><br>
    <table>${head('rllrlrl', ['lfd. Nr.', 'Buch.-Tag', 'Umsatzart', 'Umsatz EUR', '', 'Kontostand EUR', ''])}
    ${tr('rllrlrl', ['', short(span.start), 'Vortrag', '', '', ...pair(opening)])}${rows.join('')}
    ${tr('rllrlrl', ['', short(span.end), 'Kontostand', '', '', ...pair(closing)], 'class="th"')}</table>
    <h3>Zinsstaffel (Abrechnung erfolgt zum Jahresende)</h3><table class="z">${head('lrrrr', ['ab', 'Zinssatz', 'Tage', 'Kapital', 'Zinsen'])}${steps.join('')}</table>
    <p class="f">S = Soll, H = Haben. Kündigungsfrist drei Monate; ohne Kündigung sind je Kalendermonat 2.000,00 EUR verfügbar.</p>`;
  const css = `.page{padding:46pt 60pt;font:9pt/12pt "Liberation Serif","DejaVu Serif"}${CELLS}.bar{letter-spacing:2pt;border-bottom:2pt solid #070;margin-bottom:20pt}h1{font-size:15pt;line-height:26pt}h3{padding:24pt 0 4pt}.z{width:60%}.f{padding-top:20pt;font-size:7pt}`;
  const account = accountOf({
    institution: 'Sparkassenverein Grünau',
    holder,
    number,
    type: 'savings',
    currency: 'EUR',
  });
  const truth = moves.map((move) => trueRow(move, { ...balanceOf(move) }));
  return single({ pages: [page], css, account, span, opening, closing, rows: truth });
}

const CARD: readonly Wording[] = [
  ['[MARKTHALLE ELBTOR;BUCHHOF ANSBECK;TANKHOF 17;KINO AM WALL]', -12_000, -450],
  ['[BYTEHAFEN.IO;STREAMLARK] [LUXEMBURG;DUBLIN]', -4_999, -299],
  ['HOTEL VESCO TORRESA|{fx} CHF KURS 0,9512|INKL. AUSLANDSEINSATZ', -42_000, -6_000],
  ['PARKHAUS [HAFEN;DOM] NR ##', -2_400, -150],
];

const card = (value: bigint): string => `${value < 0n ? '−' : '+'} ${de(value)} €`;

function zahlschein(random: Random): Drawn {
  const span = someMonths(random);
  const opening = -BigInt(random.integer(15_000, 90_000));
  const holder = random.pick(['FRIEDERIKE HOLMSEN', 'ULF SENGER']);
  const groups = [holder, 'PARTNERKARTE JONAS HOLM'].map((name, g) => ({
    title: `${name} · 5299 XXXX XXXX ${random.digits(4)}`,
    moves: movesOf(random, {
      span,
      opening: 0n,
      count: random.integer(4, 12 - 3 * g),
      wordings: CARD,
      floor: -1_000_000_000n,
    }),
  }));
  const paid: Move = {
    date: dayAfter(span.start, 9),
    value: span.start,
    lines: ['ZAHLUNG - LASTSCHRIFT'],
    amount: -opening,
    after: 0n,
  };
  const all = [paid, ...groups.flatMap(({ moves }) => moves)];
  const closing = opening + total(all);
  let r = 0;
  const row = (move: Move) =>
    tr(
      'lllr',
      [day(dayAfter(move.date, -2), 'dd.mm.yy'), day(move.date, 'dd.mm.yy'), br(move.lines), card(move.amount)],
      at(0, r++),
    );
  const sum = (label: string, value: bigint) =>
    `<tr class="s"><td colspan="3">${label}</td><td class="r">${card(value)}</td></tr>`;
  const body = [
    sum('Saldo der letzten Abrechnung', opening),
    row(paid),
    ...groups.map(
      ({ title, moves }) =>
        `<tr class="g"><td colspan="4">${title}</td></tr>${moves.map(row).join('')}${sum('Zwischensumme', total(moves))}`,
    ),
    sum('Neuer Saldo', closing),
  ];
  const number = random.digits(10);
  const slip = `<div class="slip"><b>SEPA-Überweisung / Zahlschein</b><p>Zahlungsempfänger: Kupferhof Kartendienst GmbH</p><p>IBAN: ${iban('DE', `18888888${random.digits(10)}`)}</p><p>BIC: KUPFDEXX999</p><p>Betrag: EUR ${de(closing)}</p><p>Verwendungszweck: Kartenkonto ${number}</p><p>Datum: ____________ Unterschrift: ____________</p></div>`;
  const page = `<div class="hd"><b>Kupferhof Kartendienst</b><span>Abrechnung vom ${day(span.end, 'dd.mm.yyyy')}<br>Kartenkonto ${number}<br>Abrechnungszeitraum ${day(span.start, 'dd.mm.yyyy')} - ${day(span.end, 'dd.mm.yyyy')}</span></div><p>${holder}<br>LINDENWEG 4<br>24999 ANSBECK</p><br>
    <table>${head('lllr', ['Beleg vom', 'gebucht am', 'Angaben', 'Betrag'])}${body.join('')}</table>${slip}`;
  const css = `.page{padding:40pt 52pt;font:8.4pt/10.4pt "Liberation Sans"}${CELLS}.hd{display:flex;justify-content:space-between;padding-bottom:24pt}.g td{padding-top:8pt;font-style:italic}.s td{font-weight:bold;border-top:.4pt solid #999}.slip{position:absolute;left:52pt;right:52pt;bottom:24pt;border-top:1pt dashed #000;padding-top:6pt}`;
  const account = accountOf({
    institution: 'Kupferhof Kartendienst',
    holder,
    number,
    type: 'credit-card',
    currency: 'EUR',
  });
  const truth = all.map((move) => trueRow(move));
  return single({ pages: [page], css, account, span, opening, closing, rows: truth });
}

export const families: Family[] = [
  family(
    'de-checking-wert-vor-buchung',
    'de',
    'checking',
    ['value-date-first', 'no-year', 'trailing-sign', 'carry-over'],
    wertVorBuchung,
  ),
  family(
    'de-savings-sparkonto-zinsstaffel',
    'de',
    'savings',
    ['marks-in-own-column', 'interest-schedule'],
    zinsstaffel,
  ),
  family('de-card-zahlschein', 'de', 'credit-card', ['detached-sign', 'payment-slip', 'several-holders'], zahlschein),
];
