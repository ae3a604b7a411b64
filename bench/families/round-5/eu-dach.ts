import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { contractAmount, dayAfter, intlDate } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import {
  accountOf,
  at,
  balanceOf,
  bare,
  between,
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
  VERIFIED,
  type Wording,
} from './kit-two.ts';

const de = form('.', ',');
const swiss = form("'", '.');
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

function loanYear(year: string, opening: bigint, rate: bigint): Move[] {
  let after = opening;
  const add = (date: string, lines: string[], amount: bigint): Move => {
    after += amount;
    return { date, value: dayAfter(date, -1), lines, amount, after };
  };
  return Array.from({ length: 12 }, (_, m) => {
    const month = monthsFrom(Number(year), m + 1);
    const paid = add(dayAfter(month.start, 4), [`Rate ${m + 1}/${year}`, 'Dauerauftrag'], rate);
    return m % 3 === 2
      ? [
          paid,
          add(month.end, ['Sollzinsen lt. Abschluss', '3,125 % p.a.'], after / 128n),
          add(month.end, ['Kontoführungsentgelt'], -1_890n),
        ]
      : [paid];
  }).flat();
}

/** An Austrian loan's year on half sheets: what is owed before what is paid, and a table of the year's costs. */
function kreditkonto(random: Random): Drawn {
  const span = monthsFrom(random.integer(2021, 2025), 1, 12);
  const year = span.start.slice(0, 4);
  const rate = BigInt(random.integer(38_000, 92_000));
  const opening = -BigInt(random.integer(2_000_000, 14_000_000));
  const moves = loanYear(year, opening, rate);
  const after = moves.at(-1)?.after ?? opening;
  const holder = random.pick(['Mag. Theresa Oberhuber', 'Franz Xaver Lindtaler']);
  const own = iban('AT', `19999${random.digits(11)}`);
  const items = moves.map((move, r) => {
    const [debit, credit] = move.amount < 0n ? [de(move.amount), ''] : ['', de(move.amount)];
    return {
      html: tr(
        'lrllrr',
        [
          day(move.date, 'd.m.yyyy'),
          `-${de(move.after)}`,
          move.lines.join(' '),
          day(move.value, 'd.m.yyyy'),
          debit,
          credit,
        ],
        at(0, r),
      ),
      h: 15,
    };
  });
  const costs = total(moves, -1);
  const parts = pagesOf(items, 165, 210);
  const pages = parts.map((part, p) => {
    const first =
      p === 0
        ? `<p class="i">${holder} · IBAN ${own} · Kreditkonto 01.01.${year} bis 31.12.${year}<br>Kontostand zu Beginn: -${de(opening)} EUR</p>`
        : '<br>';
    const sums =
      p === parts.length - 1
        ? `<p class="i">Kontostand zum 31.12.${year}: <b>-${de(after)} EUR</b></p><p class="k">Kosten seit Jahresbeginn ${de(costs)} EUR &nbsp; davon Entgelte 75,60 EUR &nbsp; Restlaufzeit 121 Monate</p>`
        : '';
    return `<h2>Donauländische Hypothekenkasse AG <small>Seite ${p + 1} von ${parts.length}</small></h2>${first}<table>${head('lrllrr', ['Datum', 'Aushaftend', 'Buchungstext', 'Valuta', 'Belastung', 'Gutschrift'])}${html(part)}</table>${sums}`;
  });
  const css = `.page{padding:26pt 40pt;${SIZE}}${CELLS}h2{font-size:12pt;color:#833}small{float:right;font-weight:normal;font-size:8pt}.i{padding:8pt 0}td{padding:2pt 4pt}.k{border:.5pt solid #833;padding:3pt}`;
  const account = accountOf({
    institution: 'Donauländische Hypothekenkasse AG',
    holder,
    iban: bare(own),
    type: 'loan',
    currency: 'EUR',
  });
  const truth = moves.map((move) => trueRow(move, { valueDate: move.value, ...balanceOf(move) }));
  return single({ pages, css, account, span, opening, closing: after, rows: truth });
}

/** Romand: the balance left of debit and credit, the text last. */
function soldeGauche(random: Random): Drawn {
  const span = someMonths(random);
  const opening = BigInt(random.integer(100_000, 900_000));
  const wordings: Wording[] = [
    ['SALAIRE [FIDUCIAIRE ORNAND;GARAGE DU JORAT] SA', 380_000, 690_000],
    ['VIREMENT REÇU [M. PRALONG;MME CORBOZ]|MOTIF: [LOYER PLACE DE PARC;REPAS]', 2_000, 19_000],
    ['ACHAT [KIOSQUE GARE;LAITERIE DU BOURG;PHARM. ORNAND] CARTE ####', -18_000, -280],
    ['ORDRE PERMANENT|RÉGIE DES TILLEULS, LOYER {mm}.{yyyy}', -210_000, -120_000],
    ['QR-FACTURE [SERVICES INDUSTRIELS;ASSURANCE LÉMANE]|RÉF ## ##### ##### #####', -64_000, -3_000],
    ['FRAIS DE TENUE DE COMPTE', -800, -200],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(10, 26), wordings, lag: [0, 0, 1, -1] });
  const closing = moves.at(-1)?.after ?? opening;
  const own = iban('CH', `19999${random.digits(12)}`);
  const holder = random.pick(['Monsieur Gaël Pralong', 'Madame Noémie Corboz']);
  const items = moves.map((move, r) => {
    const [debit, credit] = move.amount < 0n ? [swiss(move.amount), ''] : ['', swiss(move.amount)];
    return {
      html: tr(
        'lrrrll',
        [day(move.date, 'dd.mm.yy'), swiss(move.after), debit, credit, day(move.value, 'dd.mm.yy'), br(move.lines)],
        at(0, r),
      ),
      h: 6 + 11 * move.lines.length,
    };
  });
  const edge = (label: string, value: bigint) => tr('lrrrll', ['', swiss(value), '', '', '', label], 'class="e"');
  const columns = head('lrrrll', ['Date', 'Solde CHF', 'Débit', 'Crédit', 'Valeur', 'Texte']);
  const parts = pagesOf(items, 470, 620);
  const last = parts.length - 1;
  const pages = parts.map(
    (
      part,
      p,
    ) => `<div class="hd"><i>Banque du Jorat</i><span>${holder}<br>Chemin des Noyers 3<br>1099 Ornand</span></div><p class="t">Relevé de compte privé ${bare(own).slice(9, 21)} — IBAN ${own}<br>Période du ${day(span.start, 'dd.mm.yyyy')} au ${day(span.end, 'dd.mm.yyyy')}</p>
      <table>${columns}${p === 0 ? edge('SOLDE REPORTÉ', opening) : ''}${html(part)}${p === last ? edge('SOLDE EN VOTRE FAVEUR', closing) + tr('lrrrll', ['', '', swiss(total(moves, -1)), swiss(total(moves, 1)), '', 'Total des mouvements'], 'class="e"') : ''}</table><p class="f">${p + 1}/${parts.length} &nbsp; Sans avis contraire dans les 30 jours, le relevé est réputé approuvé.</p>`,
  );
  const css = `.page{padding:40pt 44pt;${SIZE}}${CELLS}.hd{display:flex;justify-content:space-between;height:80pt}i{font:italic 18pt "Liberation Serif","DejaVu Serif"}.t{padding:16pt 0;font-weight:bold}td{padding:3pt 5pt}tr:nth-child(even) td{background:#eef2f5}.e td{font-weight:bold}.f{padding-top:12pt;font-size:7pt}`;
  const account = accountOf({
    institution: 'Banque du Jorat',
    holder,
    number: bare(own).slice(9, 21),
    iban: bare(own),
    type: 'checking',
    currency: 'CHF',
  });
  const truth = moves.map((move) => trueRow(move, { valueDate: move.value, ...balanceOf(move) }));
  return single({ pages, css, account, span, opening, closing, rows: truth });
}

/** Ticino: the day once a group, the balance only where a day ends, blanks between the thousands. */
function giorno(random: Random): Drawn {
  const span = someMonths(random);
  const chf = form(' ', '.');
  const opening = BigInt(random.integer(80_000, 700_000));
  const wordings: Wording[] = [
    ['Accredito stipendio|[Carpenteria Brè;Studio Malcantone] SA', 350_000, 610_000],
    ['Bonifico [E. Torresan;L. Bianchi-Re]', 1_500, 40_000],
    ['Acquisto [Panetteria Lago;Stazione Melide;Farmacia Brè]|Carta xxxx ####', -15_000, -190],
    ['Prelievo bancomat [Melide;Brè] ##', -50_000, -2_000],
    ['Ordine di pagamento|[Azienda elettrica;Cassa malati Ceresio]|Rif. ######## ####', -58_000, -4_000],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(16, 30), wordings, lag: [0, 1] });
  const closing = moves.at(-1)?.after ?? opening;
  const ends = (r: number) => moves[r + 1]?.date !== moves[r]?.date;
  const items = moves.map((move, r) => {
    const [debit, credit] = move.amount < 0n ? [chf(move.amount), ''] : ['', chf(move.amount)];
    const first = r === 0 || ends(r - 1);
    const cells = [
      first ? day(move.date, 'dd.mm.yyyy') : '',
      br(move.lines),
      day(move.value, 'dd.mm.yyyy'),
      debit,
      credit,
      ends(r) ? chf(move.after) : '',
    ];
    return { html: tr('lllrrr', cells, at(0, r)), h: 4 + 12 * move.lines.length };
  });
  const own = iban('CH', `18888${random.digits(12)}`);
  const holder = random.pick(['Elena Torresan', 'Sandro Perusini']);
  const parts = pagesOf(items, 480, 600);
  const line = (label: string, value: bigint) => tr('lllrrr', ['', label, '', '', '', chf(value)], 'class="th"');
  const pages = parts.map(
    (
      part,
      p,
    ) => `<h1>Banca Ceresio Unita</h1><p class="i">Estratto conto n. ${Number(day(span.end, 'm'))} &nbsp; dal ${day(span.start, 'dd.mm.yyyy')} al ${day(span.end, 'dd.mm.yyyy')}<br>Conto corrente in CHF intestato a: ${holder}<br>IBAN ${own}</p>
      <table>${head('lllrrr', ['Giorno', 'Operazione', 'Valuta', 'Uscite', 'Entrate', 'Saldo'])}${p === 0 ? line('Riporto dal periodo precedente', opening) : ''}${html(part)}${p === parts.length - 1 ? line('Saldo a suo favore', closing) : ''}</table><p class="f">Pagina ${p + 1} di ${parts.length}</p>`,
  );
  const css = `.page{padding:40pt 50pt;font:9pt/12pt "Liberation Sans Narrow","DejaVu Sans Condensed"}${CELLS}h1{font-size:17pt;line-height:30pt;color:#057}.i{padding:10pt 0 20pt}td{padding:2pt 4pt}.f{position:absolute;bottom:22pt;right:50pt}`;
  const account = accountOf({
    institution: 'Banca Ceresio Unita',
    holder,
    iban: bare(own),
    type: 'checking',
    currency: 'CHF',
  });
  const truth = moves.map((move, r) =>
    trueRow(move, { valueDate: move.value, balance: ends(r) ? contractAmount(move.after) : null }),
  );
  return single({ pages, css, account, span, opening, closing, rows: truth });
}

/** Two currencies' savings accounts in one file, newest first, an en dash for what goes out. */
function zweiWaehrungen(random: Random): Drawn {
  const span = someMonths(random, 3);
  const holder = random.pick(['Regula Zwyssig', 'Beat Imfeldli']);
  const wordings: Wording[] = [
    ['Einzahlung [Lohnkonto;Schalter;Twintli]', 5_000, 300_000],
    ['Übertrag auf [Privatkonto;Fondskonto ###]', -120_000, -5_000],
    ['Belastung Depotgebühr {mm}/{yyyy}', -9_000, -500],
  ];
  const made = ['CHF', 'EUR'].map((currency, s) => {
    const opening = BigInt(random.integer(200_000, 4_000_000));
    const moves = movesOf(random, { span, opening, count: random.integer(5, 14), wordings });
    const closing = moves.at(-1)?.after ?? opening;
    const own = iban('CH', `17777${random.digits(12)}`);
    const rows = moves.map((move, r) => {
      const words = intlDate(move.date, 'de-CH', { day: 'numeric', month: 'long', year: 'numeric' });
      return tr(
        'llrr',
        [words, move.lines[0] ?? '', `${move.amount < 0n ? '–' : '+'}${swiss(move.amount)}`, swiss(move.after)],
        at(s, r),
      );
    });
    const page = `<h2>Sparkonto ${currency}</h2><p>IBAN ${own}</p><p class="big">${currency} ${swiss(closing)}<br><small>Kontostand per ${day(span.end, 'dd.mm.yyyy')}</small></p>
      <table>${head('llrr', ['Datum', 'Text', `Betrag ${currency}`, 'Saldo'])}${rows.reverse().join('')}${tr('llrr', [intlDate(span.start, 'de-CH', { day: 'numeric', month: 'long', year: 'numeric' }), 'Saldovortrag', '', swiss(opening)])}</table>`;
    const account = accountOf({
      institution: 'Urseren Kantonalkasse',
      holder,
      iban: bare(own),
      type: 'savings',
      currency,
    });
    const facts = {
      account,
      period: between(span),
      opening: contractAmount(opening),
      closing: contractAmount(closing),
    };
    const transactions = moves.map((move) => trueRow(move, { ...balanceOf(move) }));
    return { page, statement: { ...facts, transactions, reconciliation: VERIFIED } };
  });
  const pages = made.map(
    ({ page }, p) =>
      `<p class="m">Urseren Kantonalkasse <span>${holder}</span></p><p>Auszug ${day(span.start, 'dd.mm.yyyy')}–${day(span.end, 'dd.mm.yyyy')}, Seite ${p + 1}</p>${page}`,
  );
  const css = `.page{padding:48pt 62pt;font:9.4pt/14pt "DejaVu Sans"}${CELLS}.m{font-weight:bold;color:#a00}.m span{float:right;color:#000}h2{padding-top:30pt}.big{font-size:20pt;line-height:20pt;padding:14pt 0}small{font-size:8pt}td{padding:4pt;border-bottom:.4pt solid #ccc}`;
  return { pages, css, statements: made.map(({ statement }) => statement) };
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
  family('at-loan-aushaftend', 'de', 'loan', ['balance-left', 'half-sheets'], kreditkonto, [595.28, 419.53]),
  family('ch-checking-solde-gauche', 'fr', 'checking', ['balance-left', 'text-last'], soldeGauche),
  family('ch-checking-giorno-una-volta', 'it', 'checking', ['date-once-a-day', 'balance-at-day-end'], giorno),
  family(
    'ch-savings-zwei-waehrungen',
    'de',
    'savings',
    ['several-currencies', 'newest-first', 'en-dash'],
    zweiWaehrungen,
  ),
];
