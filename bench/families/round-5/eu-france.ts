import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { dayAfter } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import {
  accountOf,
  at,
  bare,
  br,
  CELLS,
  DEEP,
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

export const families: Family[] = [
  family('fr-card-colonnes-jumelles', 'fr', 'credit-card', ['side-by-side', 'no-opening', 'no-year'], jumelles),
  family('fr-checking-a-reporter', 'fr', 'checking', ['carried-totals', 'spaced-dates', 'debit-credit'], aReporter),
];
