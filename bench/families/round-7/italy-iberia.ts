import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  COMMAED,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  outIn,
  rowOf,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountIn, comma, minus, month, type Placed, sheets, shifted } from './europe-parts.ts';

const it = (iso: string) => day(iso, 'dd/mm/yy');

const SHOP = [
  ['NUVIA-{AMEXA;INTER} DEL {=dd/mm/yy} PDV 3757###/00011|TORRESA CAFFE                            TS', 1_000, 120_000],
  ['SDD CORE: 00000000000######|{ENELVA ENERGIA SPA;TIMON SPA} BOLLETTA 1/2 29,90', -90_000, -2_990],
  ['VS.DISP. RIF. MBVT####/0001 FAVORE|CARTIERA VESCOVI NOTPROVIDE 00000000000#855/01', -150_000, -9_000],
  ['VOSTRO ASSEGNO N. 020877####', -80_000, -9_000],
  ['IMP.BOLLO CC LR EX ART.13|DA {=dd/mm/yyyy} A {=dd/mm/yyyy}', -2_910, -2_910],
] as const;

function popolare(random: Random): Drawn {
  const { opening, closing, rows, start, end, who } = month(random, 'it', SHOP, {
    count: [20, 110],
    opening: [50_000, 1_500_000],
    months: 3,
  });
  const printed = iban('IT', `X9999903${random.digits(15)}`.slice(0, 23));
  const number = random.digits(12);
  const amount = (value: bigint) => minus(COMMAED, '- ')(value);
  const free = (row: Placed) => (Number(row.ref) % 5 === 0 && row.amount < 0n ? '' : it(row.date));
  const one = (row: Placed) =>
    cells(
      'ccrlc',
      [it(row.date), it(shifted(row, -2, 1)), amount(row.amount), joined(row.lines), free(row)],
      [0, row.at],
    );
  const bar = (iso: string, words: string, value: bigint) =>
    cells('ccrlc', [it(iso), '', amount(value), `${words} A VOSTRO ${value < 0n ? 'DEBITO' : 'CREDITO'}`, '']);
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 11 + 3,
    [500, 590],
    (
      sheet,
    ) => `<div class="sp"><b class="logo">BANCO TORRESANO</b><span class="r">ESTRATTO CONTO AL ${it(end)}<br>FOGLIO ${sheet.index + 1} DI ${sheet.count}</span></div>${sheet.first ? `<div class="sp mid"><span>C/C ORDINARIO N. ${number}<br>IBAN ${printed}<br>INTESTATO A ${text(who.firm.toUpperCase())}</span><span>${text(who.place).replace(', ', '<br>')}</span></div>` : `<p>C/C N. ${number}</p>`}
    ${table([58, 58, 78, 262, 60], cells('ccrlc', 'DATA<br>CONTABILE|DATA<br>VALUTA|MOVIMENTI|DESCRIZIONE OPERAZIONE|DATA<br>DISPONIB.', null, 'th') + (sheet.first ? bar(dayAfter(start, -1), 'SALDO INIZIALE', opening) : '') + sheet.part.map(one).join('') + (sheet.last ? bar(end, 'SALDO FINALE', closing) : ''), 'k')}${sheet.last ? `<p>TOTALE ENTRATE ${comma(total(rows, 1))} &emsp; TOTALE USCITE ${comma(total(rows, -1))}</p><p class="sm">Trascorsi 60 giorni dal ricevimento senza reclamo scritto l'estratto si intende approvato. Riepilogo competenze: numeri creditori 84.112, tasso 0,010%.</p>` : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/11pt 'Liberation Sans Narrow','Liberation Sans'|36pt 36pt 20pt|.logo{font-size:16pt;line-height:22pt;color:#004b8d}.mid{margin:30pt 0 10pt}.k th{border:.4pt solid #004b8d;line-height:9pt}.k td{border-left:.4pt solid #004b8d;border-right:.4pt solid #004b8d;padding:1.5pt 4pt;white-space:pre}.k{border-bottom:.4pt solid #004b8d}p{margin:8pt 0}.sm{font-size:7pt;white-space:normal}",
    ),
    {
      account: accountIn(`BANCO TORRESANO|${who.firm.toUpperCase()}|checking|EUR`, number, printed),
      ...{ opening, closing },
      rows: rows.map((row) =>
        rowOf({ ...row, lines: row.lines.map((line) => line.replace(/ +/g, ' ')) }, { valueDate: shifted(row, -2, 1) }),
      ),
    },
  );
}

const CONTO = [
  ['VALORI BOLLATI C/C M3522705####9', -1_002, -1_002],
  ['SPESE TENUTA DEL CONTO CANONE DEL CONTO', -3_175, -1_200],
  ['BONIFICO DA {MIDARA SOCIETA A RESP;CANTINE PERUSINO}...DA BCI', 100_000, 1_830_000],
  ['BONIFICO A {GIULIA VESCOVINI;BRAGOLIN TRASPORTI SPA} CRO 7#######', -300_000, -10_000],
  ['PAGAMENTO POS {=dd mm yy} FERRAMENTA TORRESAN', -20_000, -500],
] as const;

function sella(random: Random): Drawn {
  const { opening, closing, rows, start, end, who } = month(random, 'it', CONTO, {
    count: [2, 44],
    opening: [50_000, 900_000],
  });
  const blank = (iso: string) => day(iso, 'dd mm yy');
  const number = random.digits(13);
  const bar = (iso: string, words: string, value: bigint) =>
    cells('lllrr', [blank(iso), '', `${words} A VS. CREDITO`, '', comma(value)]);
  const one = (row: Placed) =>
    cells(
      'lllrr',
      [blank(row.date), blank(shifted(row, -3, 0)), text(row.lines[0] ?? ''), ...outIn(row.amount, comma).split('|')],
      [0, row.at],
    );
  const pages = sheets(
    rows,
    opening,
    () => 13,
    [330, 600],
    (
      sheet,
    ) => `${sheet.first ? `<div class="sp"><b class="logo">Banca Sellara</b><span class="r">${text(who.firm)}<br>${text(who.place).replace(', ', '<br>')}</span></div><h1>ESTRATTO CONTO N. ${Number(end.slice(5, 7))}/${end.slice(0, 4)} DEL ${blank(end)}</h1><p>CONTO CORRENTE ${number} - EURO</p><h2>ESTRATTO CONTO IN SINTESI</h2><div class="box">${span(`SALDO INIZIALE AL ${blank(dayAfter(start, -1))}`, comma(opening))}${span('ENTRATE COMPLESSIVE DEL PERIODO', comma(total(rows, 1)))}${span('USCITE&ensp;COMPLESSIVE DEL PERIODO', `-${comma(total(rows, -1))}`)}${span(`SALDO FINALE AL ${blank(end)}`, comma(closing))}</div><p class="sm">L'importo iniziale comprende le operazioni in corso di contabilizzazione.</p><h2>RIEPILOGO MOVIMENTI</h2>` : ''}
    ${table([58, 58, 250, 74, 74], heads('lllrr', 'DATA|VALUTA|DESCRIZIONE|USCITE|ENTRATE') + (sheet.first ? bar(dayAfter(start, -1), 'SALDO INIZIALE', opening) : '') + sheet.part.map(one).join('') + (sheet.last ? bar(end, 'SALDO FINALE', closing) : ''), 'k')}${sheet.last ? '<h2>COMUNICAZIONI INFORMATIVE</h2><p class="sm">FONDO INTERBANCARIO DI TUTELA DEI DEPOSITI: copertura fino a 100.000,00 euro. Dal 01 07 26 il canone mensile passa a 3,50 euro.</p>' : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/12pt 'DejaVu Sans Condensed','DejaVu Sans'|40pt 40pt 20pt|.logo{font-size:18pt;line-height:24pt;color:#003f7f}h1{font-size:11pt;line-height:16pt;margin:26pt 0 8pt}h2{font-size:9.5pt;line-height:14pt;background:#e3edf7;padding:2pt 4pt;margin:14pt 0 6pt}.box{width:300pt}.sm{font-size:7pt}.k th{border-bottom:.5pt solid #003f7f}.k td{padding:.5pt 0}",
    ),
    {
      account: account(`Banca Sellara|${who.firm}|checking|EUR`, number),
      ...{ opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -3, 0) })),
    },
  );
}

const DEBIT = [
  ['{CARTIERA VESCOVI TORRESA;FORNITORE BRAGOLA SRL;CAFFE ERBE 1}|PAGAMENTO', -70_000, -180],
  ['{STAZIONE TORRESA ATM 0#;VESCO VIA MULINI}|PRELIEVO', -25_000, -2_000],
  ['AMBERLINE EU LUXHEIM|STORNO', 1_000, 6_000],
] as const;

function debit(random: Random): Drawn {
  const { rows, start, end } = month(random, 'it', DEBIT, { count: [4, 60], opening: [0, 0], floor: null });
  const time = (row: Placed) => `${String(8 + (row.at % 12)).padStart(2, '0')}:${row.ref.slice(0, 1)}0:00`;
  const support = random.digits(4);
  const one = (row: Placed) =>
    cells(
      'lrll',
      [
        `${day(row.date, 'dd/mm/yyyy')} ${time(row)}`,
        `${minus(COMMAED)(row.amount)} EUR`,
        text(row.lines[0] ?? ''),
        row.lines[1] ?? '',
      ],
      [0, row.at],
    );
  const pages = sheets(
    rows,
    0n,
    () => 16,
    [560, 680],
    (sheet) =>
      `${sheet.first ? `<h1>Carta di debito</h1><p>Circuito: MASTERKARD&emsp;Conto Appoggio: ${support}</p><p><b>Filtro</b><br>Data da: ${day(start, 'dd/mm/yyyy')}&emsp;Data a: ${day(end, 'dd/mm/yyyy')}</p>` : ''}${table([110, 90, 220, 90], heads('lrll', 'Data e ora|Importo|Descrizione|Tipo operazione') + sheet.part.map(one).join(''), 'k')}<p class="foot sp"><span>Creato il ${day(dayAfter(end, 1), 'dd/mm/yyyy')} alle ore 08.45.40</span><span>Pagina ${sheet.index + 1} di ${sheet.count}</span></p>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/12pt 'Liberation Sans'|40pt 42pt 20pt|h1{font-size:15pt;line-height:22pt}p{margin:8pt 0}.k th{background:#eee;padding:3pt}.k td{padding:2pt 3pt;border-bottom:.3pt solid #ccc}.foot{position:absolute;bottom:20pt;left:42pt;right:42pt;font-size:7pt}",
    ),
    {
      account: { institution: null, holder: null, number: support, type: 'checking', currency: 'EUR' },
      period: { start, end },
      status: 'unverifiable',
      rows: rows.map((row) => rowOf(row, { description: row.lines[0] ?? '', alsoAccepted: [row.lines.join(' ')] })),
    },
  );
}

const ES = [
  ['{ADEUDO DE AGUAS DE LARRA;RECIBO FIBRA OLIVEDO} N 20##|REF. MANDATO 00##', -9_000, -841],
  ['PAGO CON TARJETA|{SUPER ARROYAL;FERRETERIA LARRA 2} {=dd/mm}', -8_000, -300],
  ['TRANSFERENCIA RECIBIDA|{SUMINISTROS OLIVEDO S.L.;LUCIA PENAFUERTE} FACT 1/2#', 30_000, 400_000],
  ['TRANSFERENCIA REALIZADA|CONCEPTO: ALQUILER 650,00', -65_000, -65_000],
  ['LIQUIDACION DE INTERESES-COMISIONES', -1_800, -600],
] as const;

function integral(random: Random): Drawn {
  const { opening, rows, period, start, end, who } = month(random, 'es', ES, {
    count: [12, 80],
    opening: [40_000, 900_000],
    months: 2,
  });
  const printed = iban('ES', `9999${random.digits(16)}`);
  const eur = (value: bigint) => `${minus(COMMAED)(value)} EUR`;
  const es = (iso: string) => day(iso, 'dd/mm/yyyy');
  const one = (row: Placed) =>
    cells(
      'lllrr',
      [es(row.date), es(shifted(row, -1, 1)), joined(row.lines), eur(row.amount), eur(row.balance)],
      [0, row.at],
    );
  const pages = sheets(
    [...rows].reverse(),
    opening,
    (row) => row.lines.length * 11 + 6,
    [560, 640],
    (sheet) =>
      `<div class="sp"><b class="logo">BANCOLIVA</b><span>Extracto integral</span></div>${sheet.first ? `<p>Titular: ${text(who.person)}<br>Cuenta: ${printed}<br>Movimientos del ${es(start)} al ${es(end)}</p>` : ''}${table([66, 66, 230, 78, 82], heads('lllrr', 'F. OPERACIÓN|F. VALOR|CONCEPTO|IMPORTE|SALDO') + sheet.part.map(one).join(''), 'k')}<p class="foot">Documento informativo sin valor contractual · ${sheet.index + 1} / ${sheet.count}</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/11pt 'Liberation Sans'|36pt 36pt 20pt|.logo{font-size:17pt;line-height:24pt;color:#072146}p{margin:12pt 0}.k th{border-bottom:1pt solid #072146}.k td{padding:3pt 0;border-bottom:.3pt solid #ddd}.foot{position:absolute;bottom:18pt;font-size:6.5pt}",
    ),
    {
      account: accountIn(`BANCOLIVA|${who.person}|checking|EUR`, null, printed),
      ...{ period, status: 'unverifiable', unbound: [0] },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -1, 1), shows: true })),
    },
  );
}

export const families: Family[] = [
  family(
    'it-popolare-importo-prima',
    'it',
    'checking',
    ['amount-before-text', 'three-dates', 'spaced-sign', 'quarter'],
    popolare,
  ),
  family('it-conto-date-con-spazi', 'it', 'checking', ['spaced-dates', 'summary-first', 'balances-in-rows'], sella),
  family('it-carta-debito-export', 'it', 'checking', ['no-balances', 'app-export', 'amount-before-text'], debit),
  family(
    'es-extracto-integral-ultimos',
    'es',
    'checking',
    ['newest-first', 'no-opening', 'currency-in-cells'],
    integral,
  ),
];
