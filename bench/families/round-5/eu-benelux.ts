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
  head,
  html,
  type Move,
  movesOf,
  pagesOf,
  single,
  someMonths,
  total,
  tr,
  trueRow,
  type Wording,
} from './kit-two.ts';

/** Headings in two languages, numbered blocks of up to five lines with value date and amount on the last. */
function tweeTalen(random: Random): Drawn {
  const span = someMonths(random);
  const opening = BigInt(random.integer(60_000, 500_000));
  const wordings: Wording[] = [
    [
      'Overschrijving in euro van / Virement en euros de|[NV Bouwhof;SA Val-Duc]|BE## #### #### ####|Mededeling: loon {mm}/{yyyy}',
      150_000,
      310_000,
    ],
    ['Terugbetaling / Remboursement|[Mutualiteit Senne;TVA Dyle]|***###/####/#####***', 1_200, 22_000],
    ['Betaling Bancontakt|[Bakker Dyle;Friture Senne;Apotheek Duc] ####|{dd}-{mm}-{yyyy} om {time} uur', -9_000, -320],
    [
      'Domiciliëring|Energie Senne NV|Mandaat: ##########|Referte: ###########|Schuldeiser: BE##ZZZ##########',
      -24_000,
      -2_500,
    ],
    ['Geldopneming {dd}-{mm}', -30_000, -2_000],
    ['Instantoverschrijving naar|[Els Van Dale;Luc Sennette]', -26_000, -700],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(9, 26), wordings, lag: [0, 0, 1, -1] });
  const closing = moves.at(-1)?.after ?? opening;
  const signed = (value: bigint) => `${value < 0n ? '-' : '+'} ${dots(value)}`;
  const items = moves.map((move, r) => ({
    html: `<div class="g" ${at(0, r)}><span>${String(r + 1).padStart(4, '0')}</span><span>${day(move.date, 'dd-mm')}</span><span>${br(move.lines)}</span><span class="e">${day(move.value, 'dd-mm-yyyy')}</span><span class="e r">${signed(move.amount)}</span></div>`,
    h: 7 + 11 * move.lines.length,
  }));
  const own = iban('BE', `999${random.digits(9)}`);
  const holder = random.pick(['Els Van Dale - Luc Sennette', 'Mevr. Anouk Dyleman']);
  const titles = [
    'Nr.<br>N°',
    'Datum<br>Date',
    'Omschrijving<br>Libellé',
    'Valuta<br>Valeur',
    'Bedrag EUR<br>Montant EUR',
  ];
  const th = `<div class="g th">${titles.map((title, t) => `<span class="${t === 4 ? 'r' : 'l'}">${title}</span>`).join('')}</div>`;
  const edge = (label: string, value: bigint) => `<p class="b"><span>${label}</span><span>${signed(value)}</span></p>`;
  const parts = pagesOf(items, 470, 560);
  const pages = parts.map((part, p) => {
    const open = edge(`Vorig saldo op / Solde précédent au ${day(dayAfter(span.start, -1), 'dd-mm-yyyy')}`, opening);
    const shut = edge(`Nieuw saldo op / Nouveau solde au ${day(span.end, 'dd-mm-yyyy')}`, closing);
    return `<h1>Spaarhuis Senne · Épargne Senne</h1><p>Rekeninguittreksel / Extrait de compte ${day(span.end, 'yyyy')}/${day(span.end, 'mm')} &nbsp; ${p + 1}/${parts.length}<br>${day(span.start, 'dd-mm-yyyy')} - ${day(span.end, 'dd-mm-yyyy')}<br>${holder}<br>Zichtrekening / Compte à vue ${own} BIC SPSEBE99</p>${p === 0 ? open : ''}${th}${html(part)}${p === parts.length - 1 ? shut : ''}`;
  });
  const css = `.page{padding:40pt 50pt;font:8.6pt/11pt "DejaVu Sans Condensed"}.g{display:grid;grid-template-columns:34pt 42pt 250pt 76pt 1fr;padding:3pt 0 4pt;border-bottom:.3pt dotted #555}.e{align-self:end}.r{text-align:right}.th{font-weight:bold;background:#fbe7b5}.b{display:flex;justify-content:space-between;font-weight:bold;padding:10pt 0}h1{font-size:14pt;line-height:26pt}`;
  const account = accountOf({
    institution: 'Spaarhuis Senne',
    holder,
    iban: bare(own),
    bic: 'SPSEBE99',
    type: 'checking',
    currency: 'EUR',
  });
  const rows = moves.map((move) => trueRow(move, { valueDate: move.value }));
  return single({ pages, css, account, span, opening, closing, rows });
}

const MONTHS = ['JAN', 'FÉV', 'MAR', 'AVR', 'MAI', 'JUN', 'JUL', 'AOÛ', 'SEP', 'OCT', 'NOV', 'DÉC'];

/** A broker's cash in Luxembourg: trade day and settlement day as dd-MMM-yy, a long minus, pages on their side. */
function especes(random: Random): Drawn {
  const span = someMonths(random, 3);
  const currency = random.pick(['EUR', 'USD']);
  const opening = BigInt(random.integer(500_000, 3_000_000));
  const wordings: Wording[] = [
    ['Achat [## ARDENNE ACIER;### FONDS MOSELLE A] à ##,##', -420_000, -30_000],
    ['Vente [## ARDENNE ACIER;### FONDS MOSELLE A] à ##,##', 25_000, 380_000],
    ['Dividende [ARDENNE ACIER;SÛRE TÉLÉCOM] brut', 900, 24_000],
    ['Retenue à la source [ARDENNE ACIER;SÛRE TÉLÉCOM]', -3_600, -130],
    ['Droits de garde T#', -4_500, -1_500],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(9, 24), wordings });
  const closing = moves.at(-1)?.after ?? opening;
  const stamp = (iso: string) => `${day(iso, 'dd')}-${MONTHS[Number(day(iso, 'mm')) - 1]}-${day(iso, 'yy')}`;
  const signed = (value: bigint) => `${value < 0n ? '—' : ''}${dots(value)}`;
  const items = moves.map((move, r) => {
    const dates = [stamp(dayAfter(move.date, -2)), stamp(move.date)];
    const cells = [...dates, `OP${88_000 + r * 13}`, br(move.lines), signed(move.amount), signed(move.after)];
    return { html: tr('llllrr', cells, at(0, r)), h: 17 };
  });
  const number = `L${random.digits(7)}-00${currency === 'EUR' ? 1 : 2}`;
  const holder = random.pick(['Mme Josée Kremerin', 'M. Pol Wiltgener']);
  const edge = (label: string, value: bigint) => tr('llllrr', ['', '', '', label, '', signed(value)], 'class="th"');
  const parts = pagesOf(items, 240, 330);
  const titles = ['Date opér.', 'Date règl.', 'Réf.', 'Nature', `Montant ${currency}`, `Solde ${currency}`];
  const pages = parts.map((part, p) => {
    const end = p === parts.length - 1 ? edge('Solde final', closing) : '';
    return `<p class="hd"><b>Courtage de la Sûre S.A.</b> Luxembourg<span>Folio ${p + 1}</span></p><h1>Compte espèces ${number}</h1><p>${holder} — mouvements du ${stamp(span.start)} au ${stamp(span.end)}</p><table>${head('llllrr', titles)}${p === 0 ? edge('Solde initial', opening) : ''}${html(part)}${end}</table><p class="f">Valorisation indicative du portefeuille au ${stamp(span.end)} : ${dots(closing * 7n)} ${currency}. Les opérations sont comptabilisées à la date de règlement.</p>`;
  });
  const css = `.page{padding:34pt 60pt;font:9pt/12pt "Liberation Serif","DejaVu Serif"}${CELLS}.hd span{float:right}h1{font-size:15pt;line-height:30pt}td,th{padding:2.4pt 5pt;border-bottom:.3pt solid #bbb}.f{font-size:7pt;padding-top:10pt}`;
  const account = accountOf({ institution: 'Courtage de la Sûre S.A.', holder, number, type: 'unknown', currency });
  const rows = moves.map((move, r) => trueRow(move, { ...balanceOf(move), reference: `OP${88_000 + r * 13}` }));
  return single({ pages, css, account, span, opening, closing, rows });
}

/** A Dutch card: two days in words, the foreign amount before the euros, Af or Bij behind them. */
function openstaand(random: Random): Drawn {
  const span = someMonths(random);
  const opening = -BigInt(random.integer(8_000, 150_000));
  const wordings: Wording[] = [
    ['[BOOKHUIS;SLAGERIJ KADE;TANKPLEIN;MOLENMARKT] [OUDKERK;TERWOLDE] NL', -9_000, -250],
    ['[AIRWREN;CLOUDKADE] DUBLIN IE', -30_000, -999],
    ['[SUSHI LEXPARK;MUSEUM OLDHAM] NEW YORK US', -12_000, -900],
    ['TERUGBOEKING CLOUDKADE DUBLIN IE', 999, 5_000],
  ];
  const bought = movesOf(random, { span, opening: 0n, count: random.integer(7, 22), wordings, floor: DEEP });
  const paid: Move = {
    date: dayAfter(span.start, 2),
    value: '',
    lines: ['GEINCASSEERD VORIG SALDO'],
    amount: -opening,
    after: 0n,
  };
  const moves = [...bought, paid].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const closing = opening + total(moves);
  const marked = (value: bigint) => [dots(value), value < 0n ? 'Af' : 'Bij'];
  const words = (iso: string) => intlDate(iso, 'nl-NL', { day: '2-digit', month: 'short' }).replace('.', '');
  const abroad = (move: Move) => (/ US$/.test(move.lines[0] ?? '') ? `${dots((-move.amount * 108n) / 100n)} USD` : '');
  const rows = moves.map((move, r) =>
    tr(
      'lllrrl',
      [words(dayAfter(move.date, -1)), words(move.date), br(move.lines), abroad(move), ...marked(move.amount)],
      at(0, r),
    ),
  );
  const holder = random.pick(['L VAN OUDKERK', 'P J TERWOLDE']);
  const number = `8${random.digits(10)}`;
  const sums = [opening, total(moves, 1), total(moves, -1), closing].map((value) => `€ ${marked(value).join(' ')}`);
  const labels = ['Vorig openstaand saldo', 'Totaal bijgeschreven', 'Totaal afgeschreven', 'Nieuw openstaand saldo'];
  const long = intlDate(span.end, 'nl-NL', { day: 'numeric', month: 'long', year: 'numeric' });
  const page = `<h1>Kadekaart</h1><table class="i">${head('llll', ['Datum', 'Klantnummer', 'Volgnummer', 'Bladnummer'])}${tr('llll', [long, number, String(random.integer(1, 12)), '1 van 1'])}</table><p class="to">${holder}<br>MOLENPAD 6<br>9999 XA OUDKERK</p><table class="i">${head('llll', labels)}${tr('llll', sums)}</table><br>
    <table>${head('lllrrl', ['Datum transactie', 'Datum boeking', 'Omschrijving', 'Vreemde valuta', "Bedrag in euro's", ''])}<tr><td colspan="6"><b>Uw Card met als laatste vier cijfers ${random.digits(4)}</b></td></tr>${rows.join('')}</table><p class="f">Bestedingslimiet € 2.500 &nbsp; Minimaal te betalen bedrag € ${dots(closing / 20n)}. Dit bedrag wordt omstreeks ${words(dayAfter(span.end, 20))} geïncasseerd.</p>`;
  const css = `.page{padding:40pt 36pt;font:8pt/11pt "Liberation Sans Narrow","DejaVu Sans Condensed"}${CELLS}.to{padding:24pt 0 30pt}h1{color:#06c;font-size:18pt;line-height:32pt}.i .th th{font-size:7pt;color:#555}.f{padding-top:18pt;font-size:7pt}`;
  const account = accountOf({ institution: 'Kadekaart', holder, number, type: 'credit-card', currency: 'EUR' });
  const truth = moves.map((move) => trueRow(move, { alsoAccepted: [`${move.lines[0]} ${abroad(move)}`.trim()] }));
  return single({ pages: [page], css, account, opening, closing, rows: truth });
}

/** An app's listing, newest first: a heading a day, a detached sign and symbol, the balances in a panel beside it. */
function dagkoppen(random: Random): Drawn {
  const span = someMonths(random);
  const opening = BigInt(random.integer(30_000, 300_000));
  const wordings: Wording[] = [
    ['[Bakkerij Lisdodde;Fietshoek;Kaasboer Haarspit]|Betaalpas', -6_000, -190],
    ['[Energie Kade;Zorg & Co;Sportschool Noord]|Incasso', -16_000, -1_500],
    ['[S. el Idrissi;J. de Haarspit]|Tikkie overboeking', 500, 6_000],
    ['Drukkerij Het Haarspit|Salaris', 160_000, 290_000],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(10, 34), wordings });
  const closing = moves.at(-1)?.after ?? opening;
  const long = (iso: string) =>
    intlDate(iso, 'nl-NL', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const items = [...moves.entries()].reverse().map(([r, move]) => {
    const first = moves[r + 1]?.date !== move.date;
    const title = first ? `<h3>${long(move.date)}</h3>` : '';
    const [who = '', how = ''] = move.lines;
    return {
      html: `${title}<div class="g"><p ${at(0, r)}><b>${who}</b><br><small>${how}</small></p><p class="r" ${at(0, r)}>${move.amount < 0n ? '−' : '+'} € ${dots(move.amount)}</p></div>`,
      h: first ? 52 : 30,
    };
  });
  const own = iban('NL', `KADE0${random.digits(9)}`);
  const holder = random.pick(['S. el Idrissi', 'mevr. L. van Oudkerk']);
  const short = (iso: string) => intlDate(iso, 'nl-NL', { day: 'numeric', month: 'long', year: 'numeric' });
  const facts = [
    ['Rekening', own],
    ['Op naam van', holder],
    ['Periode', `${day(span.start, 'dd-mm-yyyy')} t/m ${day(span.end, 'dd-mm-yyyy')}`],
    [`Beginsaldo ${short(span.start)}`, `€ ${dots(opening)}`],
    ['Totaal erbij', `€ ${dots(total(moves, 1))}`],
    ['Totaal eraf', `€ ${dots(total(moves, -1))}`],
    [`Eindsaldo ${short(span.end)}`, `€ ${dots(closing)}`],
  ];
  const panel = facts.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('');
  const parts = pagesOf(items, 620, 640);
  const pages = parts.map(
    (part, p) =>
      `<h1>Kadebank</h1><div class="w"><div>${html(part)}</div>${p === 0 ? `<dl>${panel}</dl>` : ''}</div><p class="f">${p + 1} / ${parts.length}</p>`,
  );
  const css = `.page{padding:44pt 50pt;font:9pt/12pt "Liberation Sans"}h1{font-size:16pt;line-height:34pt;color:#c40}.w{display:grid;grid-template-columns:300pt 165pt;gap:30pt}.g{display:flex;justify-content:space-between;padding:3pt 0;height:30pt}h3{font-size:9pt;padding-top:8pt;height:22pt;color:#666}small{color:#555;font-size:7.6pt}dl{background:#f6f1ea;padding:10pt;height:230pt}dt{font-size:7pt;color:#666;padding-top:5pt}.f{position:absolute;bottom:20pt}`;
  const account = accountOf({ institution: 'Kadebank', holder, iban: bare(own), type: 'checking', currency: 'EUR' });
  return single({ pages, css, account, span, opening, closing, rows: moves.map((move) => trueRow(move)) });
}

export const families: Family[] = [
  family(
    'be-checking-twee-talen',
    'nl',
    'checking',
    ['bilingual-headings', 'amount-on-last-line', 'no-year'],
    tweeTalen,
  ),
  family(
    'lu-brokerage-especes',
    'fr',
    'unknown',
    ['trade-and-settlement-date', 'em-dash', 'month-names'],
    especes,
    [841.89, 595.28],
  ),
  family('nl-card-openstaand-af-bij', 'nl', 'credit-card', ['marks', 'foreign-amount-first', 'no-period'], openstaand),
  family(
    'nl-checking-dagkoppen',
    'nl',
    'checking',
    ['newest-first', 'date-headings', 'panel', 'detached-sign'],
    dagkoppen,
  ),
];
