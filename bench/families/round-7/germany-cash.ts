import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { COMMAED, cells, drawnOf, family, heads, joined, look, outIn, rowOf, table, total } from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountIn, comma, kindless, minus, month, monthIn, type Placed, sheets } from './europe-parts.ts';

const _de = (iso: string) => day(iso, 'dd.mm.yyyy');
const sign = minus(COMMAED);

const MONTHS = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.';
const CASH = [
  ['Kartentransaktion|{Lindner Markt;GRÜNAU BAUMARKT;Apotheke am Anger;PAYWELL *4207}', -8_000, -219],
  [
    'Handel|Savings plan execution IE00B4####83 Elbtor III plc - Core World|UCITS ETF USD (Acc), quantity: 0.0#2387',
    -20_000,
    -864,
  ],
  ['Erträge|Cash Dividend for ISIN US05301#####', 40, 900],
  ['Zinszahlung|Your interest payment', 200, 1_900],
  ['Prämie|Your Saveback payment', 100, 1_500],
  ['SEPA Echtzeitüberweisung|Incoming transfer from Ulf Senger', 10_000, 90_000],
  ['Überweisung|Outgoing transfer for Aylin Toprakçı', -90_000, -5_000],
] as const;

function cash(random: Random): Drawn {
  const { opening, closing, rows, period, start, end, who } = month(random, 'de', CASH, {
    count: [26, 110],
    opening: [20_000, 300_000],
    months: 2,
  });
  const printed = iban('DE', `9998${random.digits(14)}`).replaceAll(' ', '');
  const euro = (value: bigint) => `${sign(value)} €`;
  const words = (iso: string) => `${day(iso, 'dd')} ${monthIn(iso, MONTHS)}`;
  const one = (row: Placed) => {
    const [kind = '', ...more] = row.lines;
    const [out = '', into = ''] = outIn(row.amount, (value) => `${comma(value)} €`).split('|');
    return cells(
      'lllrrr',
      [
        `${words(row.date)}<br>${row.date.slice(0, 4)}`,
        kind.replace('SEPA ', 'SEPA<br>'),
        joined(more),
        into,
        out,
        euro(row.balance),
      ],
      [0, row.at],
    );
  };
  const foot = (index: number, count: number) =>
    `<div class="foot"><span>Freistaat Bank GmbH<br>Brunnenweg 19-21<br>99119 Elbtor</span><span>www.freistaat.example</span><span>Sitz: Elbtor<br>HRB 999347 B</span><span>Erstellt am ${words(dayAfter(end, 1))} ${dayAfter(end, 1).slice(0, 4)}<br>Seite ${index} von ${count}</span></div>`;
  const pages = sheets(
    rows,
    opening,
    () => 29,
    [470, 630],
    (
      sheet,
    ) => `<div class="sp sm"><span>FREISTAAT BANK GMBH&ensp;BRUNNENWEG 19-21&ensp;99119 ELBTOR</span></div>${sheet.first ? `<div class="sp mid"><span>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</span><span class="r">SEITE 1 von ${sheet.count + 1}<br>DATUM ${words(start)} ${start.slice(0, 4)} - ${words(end)} ${end.slice(0, 4)}<br>IBAN ${printed}<br>BIC FRSTDE99XXX</span></div><h2>KONTOÜBERSICHT</h2>${table([120, 98, 98, 98, 98], heads('lrrrr', 'PRODUKT|ANFANGSSALDO|ZAHLUNGSEINGANG|ZAHLUNGSAUSGANG|ENDSALDO') + cells('lrrrr', ['Cashkonto', euro(opening), euro(total(rows, 1)), euro(-total(rows, -1)), euro(closing)]), 'k')}<h2>UMSATZÜBERSICHT</h2>` : ''}
    ${table([46, 90, 208, 58, 58, 58], heads('lllrrr', 'DATUM|TYP|BESCHREIBUNG|ZAHLUNGS-<br>EINGANG|ZAHLUNGS-<br>AUSGANG|SALDO') + sheet.part.map(one).join(''), 'k')}${foot(sheet.index + 1, sheet.count + 1)}`,
  );
  return drawnOf(
    [
      ...pages,
      `<h2>HAFTUNGSAUSSCHLUSS</h2><p>Bitte überprüfe deine Buchungen und den Schlusssaldo auf dem Kontoauszug, der gleichzeitig deinen Rechnungsabschluss darstellt. Er gilt als anerkannt, wenn du innerhalb von sechs Wochen nach Zugang keine Einwendungen erhebst.</p>${foot(pages.length + 1, pages.length + 1)}`,
    ],
    look(
      "8pt/11pt 'Liberation Sans'|30pt 38pt 20pt|.sm{font-size:6.5pt}.mid{margin:20pt 0}h2{font-size:10pt;line-height:14pt;margin:14pt 0 6pt}.k th{font-size:6.5pt;line-height:8pt;color:#666;border-bottom:.5pt solid #999}.k td{vertical-align:middle;padding:3pt 0;border-bottom:.2pt solid #ddd;font-size:7.5pt}.foot{position:absolute;bottom:20pt;left:38pt;right:38pt;display:flex;justify-content:space-between;font-size:6pt;line-height:8pt}",
    ),
    {
      account: accountIn(`FREISTAAT BANK GMBH|${who.person}|checking|EUR`, null, printed, 'FRSTDE99XXX'),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf(row, { shows: true, ...kindless(row) })),
    },
  );
}

export const families: Family[] = [
  family('de-cash-datum-zweizeilig', 'de', 'checking', ['in-before-out', 'stacked-date', 'two-months', 'long'], cash),
];
