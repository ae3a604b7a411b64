import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, COMMAED, cells, drawnOf, family, joined, look, moves, rowOf, table, total } from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { before, billOf, bought, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After an Italian card issuer's estratto conto: purchase and entry days, unsigned, stamp duty as a row, the bill before and its debit in a summary. */

const SORTS: Sorts = [
  ['{ESSELUNGO;CONAD CITY;COOPE LOMBARDA} {MILANO;TORRESA;BRAGOLA} ITA', -19_000, -390],
  ['{TRENITALIANA;ITALOS TRENO} ROMA ITA', -12_000, -990],
  ['{FARMACIA S.MARCO;TRATTORIA DA ALDO;BAR SPORT} {VESCO;TORRESA} ITA', -8_000, -200],
  ['AUTOSTRADE {=dd/mm} TELEPASSO S.P.A. ROMA ITA', -9_000, -350],
  ['AMZIN MKTPL*~#~##~#~~ LUXEMBOURG LUX', -16_000, -599],
  ['X|{RYANLUFT DUBLIN IRL;BOOKINGS AMSTERDAM NLD;UBERO TRIP NEW YORK USA}', -55_000, -1_900],
  ['RIMBORSO ZALANDIA SE BERLIN DEU', 1_900, 16_000],
];

const form = before(COMMAED, '', '- ');
const ALIGN = 'lllrrr';
const WIDTHS = [62, 66, 236, 64, 44, 60];
const dmy = (iso: string): string => day(iso, 'dd/mm/yyyy');

const legalOf = (end: string): string =>
  `<h2>Comunicazioni</h2><p class="s">TAEG 15,98% - TAN 14,64% in caso di pagamento rateale. Esempio: importo € 1.500,00, 12 rate da € 135,06, totale dovuto € 1.620,72. Per bloccare la carta chiami 800-555.151 (dall'estero +39 02 555 9800). La commissione per anticipo contante è del 4,00% con un minimo di € 2,50. Eventuali contestazioni entro 60 giorni dal ${dmy(end)}. Imposta di bollo assolta in modo virtuale, aut. n. 99955 del 02/01/2001.</p>`;

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'it');
  const { start, end } = billOf(random, 28);
  const previous = BigInt(random.integer(15_000, 280_000));
  const spent = moves(random, { start, end, count: random.integer(9, 48), sorts: SORTS, floor: null });
  const duty = { date: end, lines: ['IMPOSTA DI BOLLO SU ESTRATTO CONTO'], amount: -200n };
  const paid = {
    date: dayAfter(start, 16),
    lines: ['ADDEBITO IN C/C SALDO ESTRATTO CONTO PRECEDENTE'],
    amount: previous,
  };
  const rows = [
    ...spent.filter(({ date }) => date <= paid.date),
    paid,
    ...spent.filter(({ date }) => date > paid.date),
    duty,
  ];
  const closing = total(rows) - previous;
  const card = `${random.digits(4)} **** **** ${random.digits(4)}`;
  const told = rows.map((row) => {
    const foreign = row.lines[0] === 'X';
    const rate = BigInt(random.integer(10_200, 11_400));
    const abroad = foreign
      ? [`USD ${figure((-row.amount * rate) / 10_000n, COMMAED)}`, `1,${rate.toString().slice(1)}`]
      : ['', ''];
    return {
      ...row,
      abroad,
      lines: foreign
        ? [...row.lines.slice(1), `di cui comm. cambio EUR ${figure(row.amount / 60n, COMMAED)}`]
        : row.lines,
    };
  });
  const body = told.map(({ date, lines, amount, abroad }, r) => {
    const system = lines[0] === paid.lines[0] || r === rows.length - 1;
    const when = system ? date : bought(random, { date }, 4);
    return {
      h: lines.length * 9 + 4,
      html: cells(ALIGN, [dmy(when), dmy(date), joined(lines), ...abroad, form(amount)], [0, r]),
    };
  });
  const sums = [
    ['Saldo estratto conto precedente', figure(previous, COMMAED)],
    ['Accrediti e rimborsi', `- ${figure(total(rows, 1), COMMAED)}`],
    ['Spese del periodo', figure(total(rows, -1), COMMAED)],
    [`Saldo al ${dmy(end)}`, figure(closing, COMMAED)],
  ];
  const summary = `<div class="sum">${table([210, 90], sums.map((row, r) => cells('lr', row, null, r === 3 ? 'th' : 'td')).join(''))}</div>`;
  const tail = `<tr class="tot"><td colspan="5" class="l">Saldo a suo debito che sarà addebitato il ${dmy(dayAfter(end, 15))}</td><td class="r">${figure(closing, COMMAED)}</td></tr>`;
  const pages = flow([...body, { h: 24, html: tail }, { h: 96, html: legalOf(end) }], {
    first: 430,
    rest: 640,
    table: columns(
      WIDTHS,
      `<tr><th class="l">Data</th><th class="l">Data</th><th class="l">Descrizione delle operazioni</th><th class="r">Importo</th><th class="r">Cambio</th><th class="r">Importo</th></tr><tr class="h2"><th class="l">operazione</th><th class="l">registrazione</th><th></th><th class="r">in divisa</th><th></th><th class="r">in Euro</th></tr>`,
      't',
    ),
    page: (inside, index, count) =>
      `<div class="sp"><b class="logo">NESSIA</b><span class="r">Estratto conto n. ${Number(end.slice(5, 7))} del ${dmy(end)}<br>Carta n. ${card}<br>Pag. ${index + 1} di ${count}</span></div>${index === 0 ? `<div class="sp mid"><span>Titolare: ${text(person)}<br>Posizione ${random.digits(9)}<br>Fido € 3.000,00</span><span>Egr. ${text(person)}<br>${text(place).replace(', ', '<br>')}</span></div>${summary}` : ''}${inside}${foot('Nessia Pagamenti S.p.A. - Corso Perusio 99, 20999 Bragola - Capitale sociale € 57.070.707,00 i.v. - C.F. 99955511107 - Numero Verde 800-555.151')}`,
  });
  const css = look(
    "7.5pt/9pt 'Liberation Sans'|34pt 32pt|.logo{font-size:22pt;line-height:26pt;color:#1d3c8f}.mid{margin:44pt 0 18pt}.sum{border:.8pt solid #1d3c8f;padding:6pt;margin-bottom:14pt;width:320pt}.sum th{font-weight:bold;padding-top:3pt}.h2 th{border-bottom:.8pt solid #1d3c8f;padding-bottom:2pt}.t tr:nth-child(even) td{background:#eef1f8}td{padding:2pt 0}.tot td{font-weight:bold;padding:6pt 0;border-top:.8pt solid #1d3c8f}h2{font-size:8.5pt;margin:10pt 0 3pt}.s,.foot{font-size:6.3pt;line-height:8pt;color:#444}",
  );
  return drawnOf(pages, css, {
    account: account(`NESSIA|${person}|credit-card|EUR`, card.replace(/ /g, '')),
    ...{ opening: -previous, closing },
    rows: told.map((row) => rowOf(row, row.lines.length > 1 ? { alsoAccepted: [row.lines[0] ?? ''] } : {})),
  });
}

export const families: Family[] = [
  family(
    'it-card-estratto',
    'it',
    'credit-card',
    ['unsigned-purchases', 'two-line-heading', 'foreign-lines', 'stamp-duty-row', 'zebra'],
    draw,
  ),
];
