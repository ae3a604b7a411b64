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
  family,
  form,
  head,
  html,
  inOut,
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

const fr = form('\u00a0', ',');
const dots = form('.', ',');
const DEEP = -1_000_000_000n;

/** A deferred debit card: purchases in two tables side by side, refunds marked CR, one total. */
function jumelles(random: Random): Drawn {
  const span = someMonths(random);
  const wordings: Wording[] = [
    ['[BOUL LE FOURNIL;SUPER OMBRY;PHARM DU QUAI;STATION A43;LIB VERDOIS]', -11_000, -180],
    ['[SNCX INTERNET;HOTEL BREVAN;BRICO LANTIGNY]', -38_000, -1_500],
    ['[BRICO LANTIGNY;MODE OMBRY] AVOIR', 900, 6_000],
  ];
  const moves = movesOf(random, { span, opening: 0n, count: random.integer(18, 56), wordings, floor: DEEP });
  const due = total(moves);
  const row = (move: Move, r: number) =>
    tr(
      'llr',
      [day(move.date, 'dd/mm'), br(move.lines), `${fr(move.amount)}${move.amount > 0n ? ' CR' : ''}`],
      at(0, r),
    );
  const rows = moves.map((move, r) => ({ html: row(move, r), h: 1 }));
  const columns = pagesOf(rows, 20, 20);
  const holder = random.pick(['M YANNICK DELBROUSSE', 'MME INES BOUKARI']);
  const number = `4979 XXXX XXXX ${random.digits(4)}`;
  const debit = day(dayAfter(span.end, 4), 'dd/mm/yyyy');
  const table = (part: typeof rows | undefined) =>
    part ? `<table>${head('llr', ['Date', 'Commerçant', 'Montant €'])}${html(part)}</table>` : '<i></i>';
  const pages = columns
    .map((part, c) => (c % 2 === 0 ? `<div class="two">${table(part)}${table(columns[c + 1])}</div>` : ''))
    .filter(Boolean)
    .map((body, p, all) => {
      const end = `<p class="sum">TOTAL DE VOS ACHATS DU MOIS, DÉBITÉ LE ${debit} : ${fr(due)} €</p>`;
      return `<h2>Crédit Riverain du Lavoir</h2><p class="to">${holder}<br>45 AV DU LAVOIR<br>69999 OMBRY</p><p>RELEVÉ DE CARTE À DÉBIT DIFFÉRÉ &nbsp; Carte n° ${number}<br>Achats du ${day(span.start, 'dd/mm/yyyy')} au ${day(span.end, 'dd/mm/yyyy')} &nbsp; page ${p + 1}</p>${body}${p === all.length - 1 ? end : ''}`;
    });
  const css = `.page{padding:40pt 36pt;font:8.2pt/11pt "Liberation Sans"}${CELLS}.two{display:grid;grid-template-columns:1fr 1fr;gap:26pt;padding:18pt 0}h2{color:#264}.to{padding:30pt 0 24pt 300pt}.sum{font-weight:bold;border:1pt solid #264;padding:6pt}.th th{background:#dfe9e3}`;
  const account = accountOf({
    institution: 'Crédit Riverain du Lavoir',
    holder,
    number: bare(number),
    type: 'credit-card',
    currency: 'EUR',
  });
  return single({ pages, css, account, span, opening: null, closing: null, rows: moves.map((move) => trueRow(move)) });
}

/** Days with a blank for a point, and at each page's foot the totals so far of both columns. */
function aReporter(random: Random): Drawn {
  const span = someMonths(random);
  const opening = BigInt(random.integer(40_000, 600_000));
  const wordings: Wording[] = [
    ['VIREMENT RECU|DE: [CPAM OMBRY;SAS VERDOIS;CAF LANTIGNY]|REF: ###########', 4_000, 260_000],
    ['REMISE DE CHEQUES|BORDEREAU #######', 3_000, 80_000],
    ['PRELEVEMENT|[EAUX DE BREVAN;TELEVERD;MUTUELLE DU VAL]|MANDAT ##########', -16_000, -900],
    ['CARTE X#### {dd}/{mm}|[BOUL DU LAVOIR;RESTO LE QUAI]', -8_000, -300],
    ['CHEQUE #######', -40_000, -1_500],
    ['ECHEANCE PRET ########', -80_000, -30_000],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(16, 48), wordings, lag: [0, 0, -1, 1] });
  const closing = moves.at(-1)?.after ?? opening;
  const items = moves.map((move, r) => {
    const cells = [day(move.date, 'dd mm'), br(move.lines), day(move.value, 'dd mm yy'), ...inOut(move.amount, fr)];
    return { html: tr('lllrr', cells, at(0, r)), h: 3 + 10.5 * move.lines.length, move };
  });
  const parts = pagesOf(items, 380, 500);
  const own = iban('FR', `18888${random.digits(18)}`);
  const holder = random.pick(['SCI LES TANNEURS', 'MME SOLENE CARPENTIN']);
  const sums = (label: string, upTo: number) => {
    const past = moves.slice(0, upTo);
    return tr('lllrr', ['', label, '', fr(total(past, -1)), fr(total(past, 1))], 'class="th"');
  };
  const edge = (iso: string, value: bigint) =>
    tr('lllrr', ['', `SOLDE CREDITEUR AU ${day(iso, 'dd mm yyyy')}`, '', '', fr(value)], 'class="th"');
  let shown = 0;
  const pages = parts.map((part, p) => {
    const top = p === 0 ? edge(dayAfter(span.start, -1), opening) : sums('REPORT', shown);
    shown += part.length;
    const last = p === parts.length - 1;
    const end = last ? sums('TOTAUX DES OPERATIONS', shown) + edge(span.end, closing) : sums('A REPORTER', shown);
    return `<p class="hd"><b>COMPTOIR D'ESCOMPTE DE BREVAN</b><br>RELEVE DE COMPTE CHEQUES<br>DU ${day(span.start, 'dd mm yyyy')} AU ${day(span.end, 'dd mm yyyy')} &nbsp; FEUILLET ${p + 1}</p><p class="to">${holder}<br>3 QUAI BREVAN<br>33999 LANTIGNY</p><p>IBAN ${own} &nbsp; BIC COEBFR2BXXX</p>
      <table>${head('lllrr', ['DATE', 'NATURE DES OPERATIONS', 'VALEUR', 'DEBIT', 'CREDIT'])}${top}${html(part)}${end}</table><p class="f">SOUS RESERVE D'ERREUR OU D'OMISSION. DECOUVERT AUTORISE : 500,00 EUR AU TAUX DE 9,40 %.</p>`;
  });
  const css = `.page{padding:36pt 46pt;font:8.4pt/10.5pt "Liberation Mono","DejaVu Sans Mono"}${CELLS}.to{padding:36pt 0 30pt 280pt}table{margin-top:12pt;border:.6pt solid #000}td,th{border-left:.6pt solid #000}.f{padding-top:8pt;font-size:6.4pt}`;
  const account = accountOf({
    institution: "COMPTOIR D'ESCOMPTE DE BREVAN",
    holder,
    iban: bare(own),
    bic: 'COEBFR2BXXX',
    type: 'checking',
    currency: 'EUR',
  });
  const rows = moves.map((move) => trueRow(move, { valueDate: move.value }));
  return single({ pages, css, account, span, opening, closing, rows });
}

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

/** A passbook's lines: numbered, no headings, the sign behind, and nothing that binds the first. */
function libreta(random: Random): Drawn {
  const span = someMonths(random, 2);
  const opening = BigInt(random.integer(30_000, 400_000));
  const wordings: Wording[] = [
    ['[NOMINA;PENSION;ABONO INTS.]', 20_000, 210_000],
    ['[INGRESO EFECT.;TRASPASO FAVOR]', 3_000, 50_000],
    ['[RECIBO LUZ;RECIBO AGUA;REC. COMUNIDAD]', -12_000, -1_800],
    ['[REINTEGRO;CAJERO ####;TJTA. COMERCIO]', -30_000, -1_000],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(8, 30), wordings });
  const closing = moves.at(-1)?.after ?? opening;
  const lines = moves.map((move, r) => {
    const amount = `${dots(move.amount)}${move.amount < 0n ? '-' : '+'}`;
    const left = `${String(r + 1).padStart(2, '0')}  ${day(move.date, 'dd-mm-yy')}  ${(move.lines[0] ?? '').padEnd(18)}`;
    return `<pre ${at(0, r)}>${left}${amount.padStart(13)}  ${dots(move.after).padStart(12)}</pre>`;
  });
  const number = `2999 ${random.digits(4)} ${random.digits(2)} ${random.digits(10)}`;
  const holder = random.pick(['MARTA OLIVEDO RUIZ', 'TOMAS ARROYAL GIL']);
  const page = `<p>CAJA RURAL DE ARROYAL</p><p>LIBRETA DE AHORRO  ${number}</p><p>TITULAR: ${holder}</p><br>${lines.join('')}<br><p>SALDO DE LA LIBRETA EN EUROS: ${dots(closing)}</p><p>AHORRO A LA VISTA. PASE SUS HOJAS SIN DOBLARLAS.</p>`;
  const css = '.page{padding:30pt 26pt;font:9pt/13pt "Liberation Mono","DejaVu Sans Mono"}pre{font:inherit}';
  const account = accountOf({
    institution: 'CAJA RURAL DE ARROYAL',
    holder,
    number: bare(number),
    type: 'savings',
    currency: 'EUR',
  });
  const rows = moves.map((move) => trueRow(move, balanceOf(move)));
  return single({
    pages: [page],
    css,
    account,
    opening: null,
    closing,
    rows,
    reconciliation: { status: 'unverifiable', unbound: [0] },
  });
}

/** Two balances a row, the accountant's and the one that can be spent, on a page on its side. */
function doisSaldos(random: Random): Drawn {
  const span = someMonths(random);
  const opening = BigInt(random.integer(50_000, 500_000));
  const limit = BigInt(random.integer(3, 20)) * 25_000n;
  const wordings: Wording[] = [
    ['TRF CR SEPA [MONTESSO LDA;AGUAS VILARINHO]', 30_000, 220_000],
    ['DEP NUMERARIO BALCAO ####', 5_000, 60_000],
    ['COMPRA ELEC #######/## [TALHO ALFARELA;CAFE CENTRAL]', -7_000, -120],
    ['PAG SERV ##### ### ### ###', -14_000, -900],
    ['LEV ATM #### VILARINHO', -20_000, -1_000],
    ['IMP SELO DESC', -180, -4],
    ['DD [LUZ DO MINHO;SEGUROS MOINHO] ########', -9_500, -1_200],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(12, 40), wordings, lag: [0, 0, -1, 1] });
  const closing = moves.at(-1)?.after ?? opening;
  const both = (value: bigint) => [fr(value), fr(value + limit)];
  const dated = (iso: string) => day(iso, 'yyyy.mm.dd');
  const items = moves.map((move, r) => {
    const cells = [dated(move.date), dated(move.value), br(move.lines), ...inOut(move.amount, fr), ...both(move.after)];
    return { html: tr('lllrrrr', cells, at(0, r)), h: 14 };
  });
  const own = iban('PT', `00999999${random.digits(13)}`);
  const holder = random.pick(['JOANA VILARINHO', 'RUI MONTESSO']);
  const titles = [
    'Data Mov.',
    'Data Valor',
    'Descritivo do Movimento',
    'Débito',
    'Crédito',
    'Saldo Contab.',
    'Saldo Disp.',
  ];
  const edge = (label: string, value: bigint) => tr('lllrrrr', ['', '', label, '', '', ...both(value)], 'class="th"');
  const parts = pagesOf(items, 290, 350);
  const pages = parts.map((part, p) => {
    const end = p === parts.length - 1 ? edge('SALDO FINAL', closing) : '';
    return `<p><b>Caixa Económica do Moinho</b> &nbsp; EXTRATO COMBINADO N.º ${day(span.end, 'mm')}/${day(span.end, 'yyyy')} &nbsp; ${holder} &nbsp; NIB ${bare(own).slice(4)}</p><p>IBAN ${own} &nbsp; Conta D.O. em EUR &nbsp; de ${dated(span.start)} a ${dated(span.end)} &nbsp; Limite de descoberto ${fr(limit)}</p><br><table>${head('lllrrrr', titles)}${p === 0 ? edge('SALDO INICIAL', opening) : ''}${html(part)}${end}</table><p class="f">Pág. ${p + 1}/${parts.length} &nbsp; Taxas: TAN 0,000 % &nbsp; TAEG 15,6 % &nbsp; Imposto do selo 4 %</p>`;
  });
  const css = `.page{padding:36pt 40pt;font:8.6pt/12pt "Liberation Sans"}${CELLS}tr:nth-child(odd) td{background:#f3f3ea}.f{font-size:7pt;padding-top:8pt}`;
  const account = accountOf({
    institution: 'Caixa Económica do Moinho',
    holder,
    iban: bare(own),
    type: 'checking',
    currency: 'EUR',
  });
  const rows = moves.map((move) => trueRow(move, { valueDate: move.value, ...balanceOf(move) }));
  return single({ pages, css, account, span, opening, closing, rows });
}

/** No table at all: each movement a record of labels and values. */
function registrazioni(random: Random): Drawn {
  const span = someMonths(random);
  const opening = BigInt(random.integer(50_000, 700_000));
  const wordings: Wording[] = [
    ['Bonifico a vostro favore|Ord. [Cartiera Vescovi;Cantine Perusino] stipendio {mm}/{yyyy}', 120_000, 260_000],
    ['Versamento contanti|Sportello automatico ####', 5_000, 80_000],
    ['Pagamento POS|[Forno Torresa;Edicola Vesco;Farmacia Erbe] ore {time} carta *####', -9_000, -150],
    ['Addebito diretto SDD|[Luce Bragola;Gas Perusio] mandato #########', -19_000, -2_400],
    ['Imposta di bollo|Rif. {mm}/{yyyy}', -855, -855],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(6, 18), wordings, lag: [0, 1, -1] });
  const closing = moves.at(-1)?.after ?? opening;
  const euro = (value: bigint) => `${value < 0n ? '-' : ''}${dots(value)} EUR`;
  const pair = (label: string, value: string) => `<p><b>${label}:</b> ${value}</p>`;
  const ids = moves.map(() => random.digits(11));
  const items = moves.map((move, r) => {
    const [cause = '', text = ''] = move.lines;
    const left = [
      pair('Data contabile', day(move.date, 'dd/mm/yyyy')),
      pair('Data valuta', day(move.value, 'dd/mm/yyyy')),
      pair('Causale', cause),
      pair('Descrizione', text),
    ];
    const right = [
      pair('Importo', euro(move.amount)),
      pair('Saldo contabile', euro(move.after)),
      pair('CRO', ids[r] ?? ''),
    ];
    return {
      html: `<div class="rec" ${at(0, r)}><div>${left.join('')}</div><div>${right.join('')}</div></div>`,
      h: 66,
    };
  });
  const own = iban('IT', `X0999909999${random.digits(12)}`);
  const holder = random.pick(['Giulia Vescovini', 'Matteo Bragolin']);
  const parts = pagesOf(items, 530, 660);
  const pages = parts.map((part, p) => {
    const top = `<h1>Banco di Torresa</h1>${pair('Intestatario', holder)}${pair('IBAN', own)}${pair('Periodo', `dal ${day(span.start, 'dd/mm/yyyy')} al ${day(span.end, 'dd/mm/yyyy')}`)}${pair('Saldo iniziale', euro(opening))}${pair('Saldo finale', euro(closing))}<h2>Elenco delle registrazioni</h2>`;
    return `${p === 0 ? top : ''}${html(part)}<p class="f">foglio ${p + 1} di ${parts.length}</p>`;
  });
  const css =
    '.page{padding:44pt 56pt;font:9pt/13pt "Liberation Sans"}.rec{display:grid;grid-template-columns:330pt 1fr;padding:6pt 0;height:66pt;border-bottom:.5pt solid #888}h1{font:bold 17pt/30pt "Liberation Serif","DejaVu Serif"}h2{font-size:10pt;padding:16pt 0 4pt;border-bottom:1pt solid #000}.f{position:absolute;bottom:20pt}';
  const account = accountOf({
    institution: 'Banco di Torresa',
    holder,
    iban: bare(own),
    type: 'checking',
    currency: 'EUR',
  });
  const rows = moves.map((move, r) => {
    const [cause = '', text = ''] = move.lines;
    return trueRow(move, {
      description: `${cause} ${text}`,
      alsoAccepted: [text, `Causale: ${cause} Descrizione: ${text}`],
      valueDate: move.value,
      ...balanceOf(move),
      reference: ids[r] ?? null,
    });
  });
  return single({ pages, css, account, span, opening, closing, rows });
}

/** Electronic money in sections by kind, each with its sum; nothing but the section tells the direction. */
function sezioni(random: Random): Drawn {
  const span = someMonths(random);
  const spare = BigInt(random.integer(2_000, 60_000));
  const make = (count: number, wordings: Wording[]) =>
    movesOf(random, { span, opening: 0n, count, wordings, floor: DEEP });
  const sections = [
    {
      title: 'RICARICHE RICEVUTE',
      moves: make(random.integer(2, 6), [['Ricarica da [tabaccheria;bonifico;carta ****####]', 5_000, 60_000]]),
    },
    {
      title: 'PAGAMENTI',
      moves: make(random.integer(5, 16), [['[Gelateria Erbe;Libri Vesco;Streamlark;Treno Bragola]', -6_000, -199]]),
    },
    {
      title: 'PRELIEVI DI CONTANTE',
      moves: make(random.integer(1, 4), [['Sportello [Torresa;Perusio] ###', -12_000, -2_000]]),
    },
    {
      title: 'COMMISSIONI E IMPOSTE',
      moves: make(random.integer(1, 3), [['[Canone mensile;Comm. prelievo]', -200, -100]]),
    },
  ];
  const all = sections.flatMap(({ moves }) => moves);
  const opening = spare - total(all, -1);
  const closing = opening + total(all);
  const when = (iso: string) => intlDate(iso, 'it-IT', { day: 'numeric', month: 'short' });
  let r = 0;
  const body = sections.map(({ title, moves }) => {
    const rows = moves.map((move) => tr('llr', [when(move.date), br(move.lines), dots(move.amount)], at(0, r++)));
    return `<h3>${title}</h3><table>${rows.join('')}${tr('llr', ['', `Totale ${title.toLowerCase()}`, dots(total(moves))], 'class="th"')}</table>`;
  });
  const holder = random.pick(['Elena Torresan', 'Aldo Perusino']);
  const wallet = `EM${random.digits(9)}`;
  const long = (iso: string) => intlDate(iso, 'it-IT', { day: 'numeric', month: 'long', year: 'numeric' });
  const page = `<h1>pagolì</h1><p>Rendiconto del conto di moneta elettronica n. ${wallet}<br>${holder}<br>dal ${long(span.start)} al ${long(span.end)}</p><p class="b">Disponibilità iniziale € ${dots(opening)}</p>${body.join('')}<p class="b">Disponibilità finale € ${dots(closing)}</p>`;
  const css = `.page{padding:40pt 110pt;font:8.6pt/11.4pt "DejaVu Sans"}${CELLS}h1{font-size:22pt;line-height:34pt;color:#508}h3{font-size:8pt;padding:12pt 0 3pt;color:#508}.b{font-weight:bold;padding-top:12pt}td:first-child{width:60pt}`;
  const account = accountOf({ institution: 'pagolì', holder, number: wallet, type: 'unknown', currency: 'EUR' });
  return single({ pages: [page], css, account, span, opening, closing, rows: all.map((move) => trueRow(move)) });
}

export const families: Family[] = [
  family('fr-card-colonnes-jumelles', 'fr', 'credit-card', ['side-by-side', 'no-opening', 'no-year'], jumelles),
  family('fr-checking-a-reporter', 'fr', 'checking', ['carried-totals', 'spaced-dates', 'debit-credit'], aReporter),
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
  family(
    'es-savings-libreta',
    'es',
    'savings',
    ['no-headings', 'monospace', 'no-opening', 'narrow-page'],
    libreta,
    [420, 595],
  ),
  family('pt-checking-dois-saldos', 'pt', 'checking', ['two-balances', 'year-first'], doisSaldos, [841.89, 595.28]),
  family('it-checking-registrazioni', 'it', 'checking', ['label-value', 'no-table'], registrazioni),
  family('it-wallet-sezioni', 'it', 'unknown', ['sections', 'subtotals', 'no-headings', 'no-year'], sezioni),
];
