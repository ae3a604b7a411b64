import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { contractAmount, intlDate } from '../markup.ts';
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

const swiss = form("'", '.');
const SIZE = 'font:8.6pt/11pt "Liberation Sans"';

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
