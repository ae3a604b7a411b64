import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { intlDate } from '../markup.ts';
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
  html,
  movesOf,
  pagesOf,
  single,
  someMonths,
  total,
  tr,
  trueRow,
  type Wording,
} from './kit-two.ts';

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
  family('it-checking-registrazioni', 'it', 'checking', ['label-value', 'no-table'], registrazioni),
  family('it-wallet-sezioni', 'it', 'unknown', ['sections', 'subtotals', 'no-headings', 'no-year'], sezioni),
];
