import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  mon,
  moves,
  outIn,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { banked, dayBefore, EURO, euro, minus, withForeign } from './europe-kit.ts';

/**
 * Italian papers: a quarter's account with the figures before the description, and after the rows the staircase of balances by value date and
 * the reckoning of interest; and a card's bill by month, unsigned, other currencies in columns, stamp duty, and one total.
 */

const CONTO: readonly Sort[] = [
  [
    'PAGAMENTO {POS;TRAMITE POS} {=dd/mm/yyyy} 1#:2# CARTA N. *####|{FERRAMENTA TORRESAN;COOP ALIMENTARI;FARMACIA ERBE} {TORRESA;BRAGOLA} ITA',
    -9_900,
    -250,
  ],
  [
    'ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO DA|{IT##ZZZ000000######} ENERVERDE SPA MANDATO ~~######|FATTURA N. ####### DEL {=dd/mm/yyyy}',
    -18_900,
    -1_800,
  ],
  [
    'DISPOSIZIONE DI BONIFICO SEPA A: {CARTIERA VESCOVI;CONDOMINIO VIA MULINI 22;ALDO PERUSINO}|PER: {SALDO FT ###;AFFITTO {=mm/yyyy}} COMM 1,00 SPESE 0,00|TRN 1101############## IT',
    -110_000,
    -2_500,
  ],
  [
    'BONIFICO A VOSTRO FAVORE DA {BRAGOLIN TRASPORTI S.P.A.;INPS}|PER {STIPENDIO {=mm/yyyy};PENSIONE;FATT. ###}|DATA REGOLAMENTO: {=dd/mm/yyyy}',
    1_200,
    260_000,
  ],
  ['PRELIEVO BANCOMAT {=dd/mm} ORE 1#.2# SPORTELLO ####', -25_000, -2_000],
  ['IMPOSTA BOLLO CONTO CORRENTE DPR642/72-DM24/5/2012', -855, -855],
  ['EFFETTI RITIRATI RIBA N. ########', -90_000, -9_000],
];

function conto(random: Random): Drawn {
  const quarter = random.integer(0, 3);
  const year = random.integer(2022, 2025);
  const start = `${year}-${['01', '04', '07', '10'][quarter]}-01`;
  const end = `${year}-${['03-31', '06-30', '09-30', '12-31'][quarter]}`;
  const period = { start, end };
  const { opening, rows, closing } = booked(random, { ...period, sorts: CONTO, floor: 0n }, 25, 95, [50_000, 900_000]);
  const values = rows.map(({ date }) => dayAfter(date, random.integer(-1, 1)));
  const who = whoIn(random, 'it');
  const number = random.digits(12);
  const long = iban('IT', `X0299901999${number}`);
  const dmy = (iso: string) => day(iso, 'dd.mm.yy');
  const full = (iso: string) => day(iso, 'dd.mm.yyyy');
  const widths = [46, 46, 74, 74, 270];
  const bold = (cell: string) => (cell ? `<b>${cell}</b>` : '');
  const saldo = (iso: string, label: string, value: bigint) =>
    cells('llrrl', [dmy(iso), '', ...outIn(value, (v) => bold(euro(v))).split('|'), `<b>${label}</b>`]);
  const html = (move: Move) => {
    const r = rows.indexOf(move);
    return cells(
      'llrrl',
      [dmy(move.date), dmy(values[r] ?? ''), ...outIn(move.amount, euro).split('|'), joined(move.lines)],
      [0, r],
    );
  };
  const parts = pack(rows, ({ lines }) => lines.length * 9 + 4, 440, 660);
  const head = heads('llrrl', 'DATA|VALUTA|USCITE|ENTRATE|DESCRIZIONE OPERAZIONE');
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const top =
      p === 0
        ? `<div class="sp"><div><b class="logo">Banca Perusina</b><br>Filiale di Torresa (01999)<br>Piazza Erbe 1 – Tel. 0438 999111</div><div class="addr">EGR. SIG.<br>${who.person.toUpperCase()}<br>${who.place.toUpperCase().split(', ').join('<br>')}</div></div><h1>ESTRATTO CONTO N. ${quarter + 1}/${year} AL ${full(end)}</h1><div class="sp"><span>Conto corrente n. ${number} – EURO – intestato a ${who.person.toUpperCase()}</span></div><div>IBAN ${long} – BIC PERUIT2TXXX – Periodo dal ${full(start)} al ${full(end)}</div>`
        : `<div class="sp s"><span>ESTRATTO CONTO N. ${quarter + 1}/${year} AL ${full(end)} – C/C ${number}</span><span>FOGLIO ${p + 1}</span></div>`;
    const body =
      head +
      (p === 0 ? saldo(dayBefore(start), 'SALDO INIZIALE', opening) : '') +
      part.map(html).join('') +
      (last
        ? cells('llrrl', `||<b>${euro(total(rows, -1))}</b>|<b>${euro(total(rows, 1))}</b>|<b>TOTALE MOVIMENTI</b>`) +
          saldo(end, 'SALDO FINALE', closing)
        : '');
    return `<section class="page">${top}${table(widths, body)}<div class="foot">Banca Perusina S.p.A. – Capitale sociale € 21.367.680.000,00 i.v. – Aderente al Fondo Interbancario di Tutela dei Depositi – Banca iscritta all’Albo n. 02999.9</div></section>`;
  });
  const stairs = rows.filter((_, r) => r % 4 === 0).slice(0, 24);
  const steps = stairs.map((move, at) => {
    const days = 1 + ((at * 7) % 5);
    return cells(
      'lrrr',
      `${dmy(move.date)}|${euro(move.balance)}|${days}|${euro((move.balance * BigInt(days)) / 100n).replace(/,\d\d$/, '')}`,
    );
  });
  pages.push(`<section class="page"><div class="sp s"><span>C/C ${number} – ${full(end)}</span><span>FOGLIO ${parts.length + 1}</span></div><h1>RIASSUNTO SCALARE</h1>${table([70, 110, 60, 110], heads('lrrr', 'VALUTA|SALDI PER VALUTA|GIORNI|NUMERI CREDITORI') + steps.join(''))}
    <h1>CONTEGGIO INTERESSI E COMPETENZE</h1>${table([210, 90, 90], cells('lrr', `INTERESSI CREDITORI TASSO 0,0100%|dal ${dmy(start)}|0,04`) + cells('lrr', 'RITENUTA FISCALE 26,00%||0,01') + cells('lrr', `SPESE TENUTA CONTO|${dmy(end)}|18,00`) + cells('lrr', `SPESE PER ${rows.length} OPERAZIONI||0,00`))}</section>`);
  const css = look(
    "7.5pt/9pt 'Liberation Sans Narrow'|30pt 40pt|.logo{font-size:17pt;line-height:22pt;color:#900}.addr{margin:54pt 60pt 20pt 0;line-height:11pt}h1{font-size:11pt;line-height:16pt;margin:12pt 0 4pt}table{margin-top:8pt}th{background:#ddd;padding:3pt 2pt;font-weight:bold}td{padding:2pt}td:nth-child(4){padding-right:8pt}.s{font-size:6.5pt}.foot{position:absolute;bottom:16pt;font-size:5.5pt}",
  );
  return drawnOf(pages, css, {
    account: banked(`Banca Perusina|${who.person.toUpperCase()}|checking|EUR`, number, long, 'PERUIT2TXXX'),
    period,
    opening,
    closing,
    rows: rows.map((move, r) => rowOf(move, { valueDate: values[r] ?? null })),
  });
}

const CARTA: readonly Sort[] = [
  [
    '{TRATTORIA AL MULINO TORRESA IT;TELEPASSO PEDAGGI ROMA IT;LIBRERIA ERBE VESCO IT;FRECCIATRENI ON LINE ROMA IT;SUPER BRAGOLA IT}',
    -15_900,
    -290,
  ],
  ['{HOTEL ASTER ZURICH CH;CAFE LAC GENEVE CH}|CHF ¤ 0,9{3;5;8}1{20;70}', -42_000, -1_100],
  ['STORNO {MODA ONLINE MILANO IT;FRECCIATRENI ROMA IT}', 1_500, 9_900],
];

function carta(random: Random): Drawn {
  const period = periodOf(random);
  const bought = withForeign(
    moves(random, { ...period, count: random.integer(6, 45), sorts: CARTA, floor: null }),
    EURO,
  );
  const stamp: Move | null =
    total(bought) < -7_747n
      ? { ...(bought[0] as Move), date: period.end, lines: ['IMPOSTA DI BOLLO SU ESTRATTO CONTO'], amount: -200n }
      : null;
  const rows = stamp ? [...bought, stamp] : bought;
  const due = -total(rows) + (random.chance(0.3) ? 1_000n : 0n);
  const failed = due !== -total(rows);
  const who = whoIn(random, 'it');
  const number = `4532 XXXX XXXX ${random.digits(4)}`;
  const posted = rows.map(({ date }) => (date > dayBefore(period.end) ? period.end : dayAfter(date, 1)));
  const dmy = (iso: string) => day(iso, 'dd/mm/yy');
  const full = (iso: string) => day(iso, 'dd/mm/yyyy');
  const months = 'GENNAIO FEBBRAIO MARZO APRILE MAGGIO GIUGNO LUGLIO AGOSTO SETTEMBRE OTTOBRE NOVEMBRE DICEMBRE';
  const widths = [44, 48, 226, 30, 54, 50, 62];
  const html = (move: Move) => {
    const r = rows.indexOf(move);
    const foreign = /^CHF (\S+) (\S+)$/.exec(move.lines.at(-1) ?? '');
    const lines = foreign ? move.lines.slice(0, -1) : move.lines;
    return cells(
      'lllrrrr',
      [
        dmy(move.date),
        dmy(posted[r] ?? ''),
        joined(lines),
        foreign ? 'CHF' : '',
        foreign?.[1] ?? '',
        foreign?.[2] ?? '',
        minus(-move.amount),
      ],
      [0, r],
    );
  };
  const parts = pack(rows, () => 12, 320, 600);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const top =
      p === 0
        ? `<div class="sp"><b class="logo">carta viva</b><div class="addr">Gentile<br>${who.person}<br>${who.place.split(', ').join('<br>')}</div></div><h1>ESTRATTO CONTO ${mon(period.end, months)} ${day(period.end, 'yyyy')}</h1><div class="grid"><div>Carta<br><b>Classic N. ${number}</b></div><div>Titolare<br><b>${who.person}</b></div><div>Totale spese del mese<br><b>EUR ${euro(due)}</b></div><div>Addebito in c/c il<br><b>${full(dayAfter(period.end, 15))}</b></div><div>Fido mensile<br><b>EUR 1.600,00</b></div></div><p>Operazioni registrate dal ${full(period.start)} al ${full(period.end)}</p>`
        : '';
    return `<section class="page">${top}<h2>Dettaglio delle spese</h2>${table(widths, heads('lllrrrr', 'Data<br>acquisto|Data<br>registrazione|Descrizione|Valuta|Importo in<br>valuta|Cambio|Importo in<br>Euro') + part.map(html).join('') + (last ? cells('lllrrrr', `||<b>TOTALE SPESE</b>||||<b>${euro(due)}</b>`) : ''))}
      ${last ? '<p class="s">Il TAEG applicato è pari al 15,58%. Per contestazioni scrivere entro 60 giorni. Punti premio accumulati: 1.284 – saldo punti al 01/01: 944. Servizio Clienti 02 345 999 1, attivo 24 ore. Blocco carta 800 15 99 99.</p>' : ''}<div class="foot">Pagina ${p + 1} di ${parts.length}</div></section>`;
  });
  const css = look(
    "7.5pt/10pt 'Liberation Sans'|32pt 40pt|.logo{font-size:22pt;line-height:28pt;color:#215}.addr{margin:50pt 40pt 20pt 0}h1{font-size:13pt;line-height:20pt;color:#215}h2{font-size:9pt;margin:10pt 0 4pt}.grid{display:flex;gap:8pt;margin:10pt 0}.grid div{background:#ecebf6;padding:6pt;flex:1;font-size:7pt}p{margin:8pt 0}th{border-bottom:1pt solid #215;padding:2pt 1pt;line-height:8.5pt;font-size:6.5pt}td{padding:1pt}.s{font-size:6.5pt;line-height:8.5pt;margin-top:16pt}.foot{position:absolute;bottom:16pt;right:40pt;font-size:6pt}",
  );
  return drawnOf(pages, css, {
    account: account(`carta viva|${who.person}|credit-card|EUR`, number.replaceAll(' ', '')),
    period,
    rows: rows.map((move, r) =>
      rowOf({ ...move, date: posted[r] ?? move.date, lines: move.lines.filter((line) => !/^CHF /.test(line)) }),
    ),
    status: failed ? 'failed' : 'verified',
  });
}

export const families: Family[] = [
  family('it-conto-scalare', 'it', 'checking', ['figures-before-text', 'quarter', 'staircase-after'], conto),
  family('it-carta-spese', 'it', 'credit-card', ['unsigned', 'no-balance', 'foreign-columns', 'misprint'], carta),
];
