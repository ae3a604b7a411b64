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
  outIn,
  periodOf,
  rowOf,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountIn, comma, type Placed, placed, sheets, shifted } from './europe-parts.ts';

const slash = (iso: string) => day(iso, 'dd/mm/yyyy');

const CONTO = [
  [
    'BONIFICO A VOSTRO FAVORE ORD. CARTIERA VESCOVI SPA|SALDO FATT. ##/## DEL {=dd.mm.yy} CRO ###########',
    60_000,
    1_400_000,
  ],
  ['PAGAMENTO RI.BA. N. 3 EFFETTI SCAD. {=dd/mm/yy}', -700_000, -90_000],
  ['DELEGA F24 TELEMATICA PROT. ########', -500_000, -30_000],
  ['ADDEBITO SDD {ACQUE TORRESA;TELEBRAGA} MANDATO ~~######', -30_000, -4_000],
  ['COMM. BONIFICO', -175, -100],
  ['VERSAMENTO ASSEGNI N. #', 20_000, 260_000],
] as const;

function scalare(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, 3);
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: CONTO, floor: -800_000n },
    15,
    48,
    [-300_000, 1_500_000],
  );
  const who = whoIn(random, 'it');
  const printed = iban('IT', `X0999903${random.digits(15)}`);
  const all = placed(rows);
  const dm = (iso: string) => day(iso, 'dd.mm.yy');
  const bare = (value: bigint) =>
    value < 0n ? `${comma(value)}&ensp;A VOSTRO DEBITO` : `${comma(value)}&ensp;A VOSTRO CREDITO`;
  const one = (row: Placed) =>
    cells(
      'ccrrl',
      [dm(row.date), dm(shifted(row, -2, 3)), ...outIn(row.amount, comma).split('|'), joined(row.lines)],
      [0, row.at],
    );
  const saldo = (label: string, iso: string, value: bigint) =>
    cells('ccrrl', [dm(iso), '', ...outIn(value, comma).split('|'), `<b>${label}</b>`]);
  const top = (index: number) =>
    `<div class="sp"><div class="logo">Cassa Rurale del Perusio</div><div class="r">ESTRATTO CONTO AL ${slash(end)}<br>foglio ${index}</div></div>`;
  const pages = sheets(
    all,
    opening,
    (row) => row.lines.length * 10 + 3,
    [450, 560],
    (sheet) => `${top(sheet.index + 1)}
    ${sheet.first ? `<div class="sp" style="margin:18pt 0"><div class="box">C/C ORDINARIO N. ${printed.replaceAll(' ', '').slice(-12)}<br>DIVISA EURO<br>${printed}</div><div>Spett.le<br>${text(who.firm)}<br>${text(who.place).replace(', ', '<br>')}</div></div>` : '<br>'}
    ${table([50, 50, 78, 78, 264], heads('ccrrl', 'DATA|VALUTA|DARE|AVERE|DESCRIZIONE') + (sheet.first ? saldo('SALDO INIZIALE', dayAfter(start, -1), opening) : '') + sheet.part.map(one).join('') + (sheet.last ? cells('ccrrl', ['', '', comma(total(rows, -1)), comma(total(rows, 1)), 'TOTALE MOVIMENTI']) + saldo('SALDO FINALE', end, closing) : ''), 'k')}
    ${sheet.last ? `<p><b>SALDO CONTABILE AL ${slash(end)}: EURO ${bare(closing)}</b></p>` : '<p class="r">segue</p>'}`,
  );
  const ladder = all
    .filter(({ lastOfDay }) => lastOfDay)
    .slice(0, 28)
    .map((row, at) =>
      cells('crrrr', [
        dm(row.date),
        row.balance < 0n ? comma(row.balance) : '',
        row.balance > 0n ? comma(row.balance) : '',
        String(1 + (at % 5)),
        comma((row.balance < 0n ? -row.balance : row.balance) / 100n),
      ]),
    );
  const staircase = `${top(pages.length + 1)}<h2>RIASSUNTO SCALARE</h2>${table([70, 100, 100, 60, 100], heads('crrrr', 'VALUTA|SALDI DEBITORI|SALDI CREDITORI|GIORNI|NUMERI') + ladder.join(''), 'k')}<h2>COMPETENZE</h2><div style="width:300pt">${span('Interessi creditori tasso 0,010% lordo', '0,12')}${span('Ritenuta fiscale 26%', '0,03')}${span('Commissione disponibilità fondi', '12,50')}${span('Imposta di bollo', '25,00')}</div><p>Le competenze saranno addebitate con valuta ${slash(dayAfter(end, 1))}.</p>`;
  return drawnOf(
    [...pages, staircase],
    look(
      "7.5pt/10pt 'DejaVu Sans Mono'|32pt 34pt 20pt 38pt|.logo{font:bold 15pt 'DejaVu Serif';color:#7b1113}.box{border:.6pt solid #7b1113;padding:6pt 10pt}.k{margin:6pt 0}.k th{border:.5pt solid #7b1113;padding:2pt;font-size:7pt}.k td{padding:1.5pt 4pt;border-left:.4pt solid #c99}.k{border:.5pt solid #7b1113}h2{font-size:9pt;margin:18pt 0 4pt}",
    ),
    {
      account: accountIn(
        `Cassa Rurale del Perusio|${who.firm}|checking|EUR`,
        printed.replaceAll(' ', '').slice(-12),
        printed,
      ),
      ...{ opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -2, 3) })),
    },
  );
}

const LIBRETTO = [
  ['Versamento contanti uff. {99/12;99/07}', 10_000, 150_000],
  ['Prelievo sportello automatico {=dd/mm/yyyy} 1#.#5', -60_000, -5_000],
  ['Accredito pensione INPS cat. VO 99######', 80_000, 160_000],
  ['Postagiro verso c/c ####|causale: regalo nipote 50,00 + 50,00', -30_000, -2_000],
] as const;

function libretto(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(1, 20), 2);
  const { rows, closing } = booked(random, { start, end, sorts: LIBRETTO }, 2, 18, [20_000, 900_000]);
  const who = whoIn(random, 'it');
  const number = `0000${random.digits(8)}`;
  const sign = (value: bigint) => `${value < 0n ? '−' : '+'}&nbsp;${comma(value)}&nbsp;€`;
  const one = (row: Placed) =>
    `<tr class="z${row.at % 2}" data-row="0.${row.at}"><td class="l">${slash(row.date)}</td><td class="l">${slash(shifted(row, 0, 2))}</td><td class="l">${joined(row.lines)}</td><td class="r ${row.amount < 0n ? 'red' : 'grn'}">${sign(row.amount)}</td></tr>`;
  const page = `<div class="head"><b>Risparmio Lagunare</b><span>Lista movimenti Libretto Facile</span></div><div class="cards"><div><u>Intestatario</u>${text(who.person)}</div><div><u>Numero libretto</u>${number}</div><div><u>Saldo contabile al ${slash(end)}</u><b>${comma(closing)} €</b></div><div><u>Saldo disponibile</u><b>${comma(closing - 5_000n)} €</b></div></div>
    <p class="f">Filtri: dal ${slash(start)} al ${slash(end)} · tutti i movimenti · ${rows.length} risultati</p>
    <table class="k"><tr><th class="l">Data contabile</th><th class="l">Data valuta</th><th class="l">Descrizione</th><th class="r">Importo</th></tr>${placed(rows).reverse().map(one).join('')}</table><p class="f">Documento prodotto dall'app il ${slash(end)} alle ore 09:14. Non ha valore di certificazione.</p>`;
  return drawnOf(
    [page],
    look(
      "9pt/13pt 'Noto Sans CJK JP'|0 30pt 20pt 30pt|.head{background:#00558c;color:#ffe14d;margin:0 -30pt;padding:18pt 30pt;display:flex;justify-content:space-between;font-size:13pt;line-height:18pt}.head span{color:#fff;font-size:10pt}.cards{display:grid;grid-template-columns:1fr 1fr;gap:8pt;margin:16pt 0}.cards div{border-left:3pt solid #ffd100;background:#f5f7f9;padding:5pt 9pt}.cards u{display:block;text-decoration:none;font-size:7.5pt;color:#667}.f{font-size:7.5pt;color:#667;margin:8pt 0}.k{width:100%}.k th{color:#00558c;border-bottom:1pt solid #00558c;font-size:8pt}.k td{padding:4pt 2pt}.z1{background:#f2f6fa}.red{color:#b00020}.grn{color:#0a7a3a}",
    ),
    {
      account: account(`Risparmio Lagunare|${who.person}|savings|EUR`, number),
      ...{ period: { start, end }, closing, status: 'unverifiable' },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 2) })),
    },
  );
}

export const families: Family[] = [
  family('it-conto-dare-avere-scalare', 'it', 'checking', ['description-last', 'interest-ladder', 'quarter'], scalare),
  family('it-libretto-app-ultimi-prima', 'it', 'savings', ['newest-first', 'no-opening', 'two-balances'], libretto),
];
