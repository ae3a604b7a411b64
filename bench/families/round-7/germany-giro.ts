import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { COMMAED, cells, drawnOf, family, heads, inOrOut, joined, look, rowOf, span, table, total } from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountIn, comma, minus, month, type Placed, sheets, shifted } from './europe-parts.ts';

const de = (iso: string) => day(iso, 'dd.mm.yyyy');
const sign = minus(COMMAED);

const GIRO = [
  [
    'Wertpapierabrechnung|Depot 99###### Wertpapierertrag {=dd.mm.yyyy}|0000012##### WKN A1#### ELBTOR ALL-W.O.U.ETF|DLD ISIN IE00B3#####25',
    900,
    9_000,
  ],
  [
    'Wertpapierabrechnung|Depot 99###### Wertp.Abrechn. {=dd.mm.yyyy}|Wertpapier-Sparplan Preis 11,74190000 EUR Stück|212,9127',
    -250_000,
    -20_000,
  ],
  ['Zahlungseingang|Kettler Baustoffe GmbH Lohn {01;02}/25 Pers. 004##', 180_000, 260_000],
  ['Kartenzahlung onl|AMBERLINE.DE Elbtor DE {=yyyy-mm-dd}T1#:##', -12_000, -900],
  ['Basislastschrift|Stadtwerke Ansbeck Abschlag 84,00|Mandat 20## KD-NR 55####', -11_000, -6_000],
  ['sonstige Entgelte|Rechnung Entgelt Girokarte für 20{24;25}/KartNr.******1###', -1_188, -1_188],
] as const;

const GIRO_FOOT =
  '<div class="foot"><span>Direkta Kreditbank AG<br>Am Anger 9<br>07999 Grünau</span><span>Vorsitzender des Aufsichtsrats<br>Dr. Ulf Senger</span><span>Telefon 099 120 300 00<br>BIC: DIRKDE99</span></div>';

function giro(random: Random): Drawn {
  const { opening, closing, rows, start, end, who } = month(random, 'de', GIRO, {
    ...{ count: [5, 44], opening: [30_000, 500_000], from: random.integer(3, 12) },
  });
  const printed = iban('DE', `9999${random.digits(14)}`);
  const number = random.digits(10);
  const nr = Number(end.slice(5, 7));
  const one = (row: Placed) => {
    const [kind = '', ...more] = row.lines;
    const value = row.lines.length > 2 ? ` / Wert: ${de(shifted(row, -2, 1))}` : '';
    const top = cells(
      'llrr',
      [
        de(row.date),
        `${text(kind)}${value}`,
        row.amount < 0n ? sign(row.amount) : '',
        row.amount < 0n ? '' : comma(row.amount),
      ],
      [0, row.at],
    );
    return top + more.map((line) => cells('llrr', ['', text(line), '', ''], [0, row.at])).join('');
  };
  const bar = (words: string, value: bigint) => cells('llrr', ['', words, '', sign(value)]);
  const sums = table(
    [120, 95, 50, 120, 50],
    heads('lrrrr', 'Gesamtumsatzsummen|Summe Soll EUR|Anzahl|Summe Haben EUR|Anzahl') +
      cells('lrrrr', [
        '',
        sign(total(rows, -1)),
        String(inOrOut(rows, -1).length),
        comma(total(rows, 1)),
        String(inOrOut(rows, 1).length),
      ]),
    'k',
  );
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 11,
    [430, 600],
    (
      sheet,
    ) => `${sheet.first ? `<div class="sp"><div><br>Herrn/Frau<br>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><div class="r"><b class="logo">Direkta</b><br>Internes Zeichen:<br>180 44 00<br><br>${de(end)}</div></div>` : ''}<p><b>Kontoauszug ${nr}/${end.slice(0, 4)}</b>&emsp;Seite ${sheet.index + 1} von ${sheet.count + 1}<br>Girokonto ${number}, ${printed}</p>
    ${table([66, 270, 85, 85], heads('llrr', 'Datum|Erläuterung|Betrag Soll EUR|Betrag Haben EUR') + (sheet.first ? bar(`Kontostand am ${de(dayAfter(start, -1))}, Auszug Nr.&emsp;${nr === 1 ? 12 : nr - 1}`, opening) : '') + sheet.part.map(one).join('') + (sheet.last ? bar(`Kontostand am ${de(end)} um 18:04 Uhr`, closing) : ''), 'k')}${sheet.last ? `<p>Ihr Dispositionskredit EUR: 500,00</p>${sums}` : ''}${GIRO_FOOT}`,
  );
  const hints = `<p><b>Kontoauszug ${nr}/${end.slice(0, 4)}</b>&emsp;Seite ${pages.length + 1} von ${pages.length + 1}<br>Girokonto ${number}, ${printed}, ${text(who.person)}</p><p>Hinweise zum Kontoauszug:</p><ul>${'<li>Der angegebene Kontostand berücksichtigt nicht die Wertstellung der einzelnen Buchungen. Einwendungen müssen vor Ablauf von sechs Wochen in Textform zugehen (Nr. 7 Abs. 3 der Bedingungen).</li>'.repeat(5)}</ul>${GIRO_FOOT}`;
  return drawnOf(
    [...pages, hints],
    look(
      "8.5pt/11pt 'Liberation Sans'|36pt 44pt 20pt 44pt|.logo{font-size:20pt;line-height:26pt;color:#0a6ab5}p{margin:12pt 0}.k th{border-bottom:.6pt solid #0a6ab5}.foot{position:absolute;bottom:22pt;left:44pt;right:44pt;display:flex;justify-content:space-between;font-size:6.5pt;line-height:8.5pt}ul{padding-left:12pt}",
    ),
    {
      account: accountIn(`Direkta Kreditbank AG|${who.person}|checking|EUR`, number, printed, 'DIRKDE99'),
      ...{ opening, closing },
      rows: rows.map((row) => {
        const [kind = '', ...more] = row.lines;
        const withValue = [`${kind} / Wert: ${de(shifted(row, -2, 1))}`, ...more].join(' ');
        return rowOf(
          row,
          row.lines.length > 2 ? { description: withValue, alsoAccepted: [row.lines.join(' ')], valueDate: null } : {},
        );
      }),
    },
  );
}

const SPARK = [
  ['Zinsertrag', 40, 2_900],
  ['Abgeltungssteuer', -700, -10],
  ['Solidaritätszuschlag', -40, -1],
  ['An Hauptkonto', -200_000, -10_000],
  ['Von Hauptkonto|Urlaub {2025;1.000}', 10_000, 150_000],
] as const;

function neon(random: Random): Drawn {
  const { opening, closing, rows, period, start, end, who } = month(random, 'de', SPARK, {
    count: random.chance(0.35) ? [0, 0] : [1, 34],
    opening: [20_000, 900_000],
  });
  const printed = iban('DE', `9991${random.digits(14)}`).replaceAll(' ', '');
  const nr = `${Number(end.slice(5, 7))}/${end.slice(0, 4)}`;
  const euro = (value: bigint) => `${minus(COMMAED, '-', value === 0n ? '' : '+')(value)}€`;
  const span2 = `${de(start)} bis ${de(end)}`;
  const one = (row: Placed) =>
    cells(
      'lrr',
      [
        `<b>${joined(row.lines)}</b><br><span class="sm">Wertstellung ${de(row.date)}</span>`,
        de(row.date),
        euro(row.amount),
      ],
      [0, row.at],
    );
  const foot = `<div class="foot"><div class="sp"><span>${text(who.person)}<br>${text(who.place)}</span><span>Kontotyp: Sparkonto<br>IBAN: ${printed}<br>BIC: NEODDE99XXX</span><span class="r">Erstellt am<br>${de(dayAfter(end, 6))}<br>${nr}</span></div><p class="sm">Neodym Bank SE | Hafenstr. 118, 18999 Elbtor | HRB 999469 B | USt-ID: DE999045964 | Zuständige Aufsichtsbehörde unter der Nr.: 145999</p></div>`;
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 13 + 20,
    [540, 540],
    (sheet) =>
      `<h1>Kontoauszug Nr. ${nr}</h1><p>${span2}</p>${rows.length === 0 ? '<p>Keine Transaktionen in diesem Zeitraum.</p>' : table([300, 110, 95], heads('lrr', 'Beschreibung|Verbuchungsdatum|Betrag') + sheet.part.map(one).join(''), 'k')}${foot}`,
  );
  const line = (words: string, value: string) => cells('lr', [words, value]);
  const taxes = rows.filter(({ lines }) => /steuer|zuschlag/.test(lines[0] ?? ''));
  const interest = rows.filter(({ lines }) => lines[0] === 'Zinsertrag');
  const overview = `<h1>Übersicht Nr. ${nr}</h1><p>${span2}</p>${table([400, 105], heads('lr', 'Beschreibung|Betrag') + line('<b>Dein alter Kontostand</b>', euro(opening)) + line('Ausgehende Transaktionen', euro(total(rows, -1))) + line('Steuern', euro(total(taxes))) + line('Gebühren', '0,00€') + line('Einkommende Transaktionen', euro(total(rows, 1))) + line('Zinsertrag', euro(total(interest))) + line('<b>Dein neuer Kontostand</b>', euro(closing)), 'k')}${foot}`;
  const again = `<h1>Übersicht zu Gebühren und Zinsen</h1><p>Nr. ${nr}<br>${span2}</p>${table([400, 105], line('Gebühren', '0,00€') + taxes.map(({ lines, amount }) => line(lines[0] ?? '', euro(amount))).join('') + line('Gesamt', euro(total(taxes))) + interest.map(({ amount }) => line('Zinsertrag', euro(amount))).join('') + line('Gesamt', euro(total(interest))), 'k')}${foot}`;
  return drawnOf(
    [...pages, overview, again],
    look(
      "10pt/13pt 'DejaVu Sans'|44pt 44pt 20pt 44pt|h1{font-size:19pt;line-height:26pt;margin-bottom:6pt}.k{margin-top:16pt;font-size:8.5pt}.k td{padding:3pt 0}.k th{padding-bottom:6pt;border-bottom:.6pt solid #36a18b}.sm{font-size:7pt}.foot{position:absolute;bottom:24pt;left:44pt;right:44pt;font-size:7.5pt;line-height:10pt}",
    ),
    {
      account: accountIn(`Neodym Bank SE|${who.person}|savings|EUR`, null, printed, 'NEODDE99XXX'),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf(row, { alsoAccepted: [`${row.lines.join(' ')} Wertstellung ${de(row.date)}`] })),
    },
  );
}

const SMART = [
  ['Überweisung|Tagesgeld|Übertrag', -150_000, -5_000],
  [
    'Überweisung|{Jürgen Brackwede;Friederike Holmsen}|Miete {WE 4;inkl. 120,00}|IBAN: DE98999900001234567890 / BIC: LBHODE99XXX',
    -90_000,
    -30_000,
  ],
  ['Gutschrift|Kettler Baustoffe GmbH|Gehalt {01;02}.2025', 150_000, 290_000],
  ['Kartenzahlung|{GRÜNAU MARKT 0##;TANKHOF ELBTOR}|Karte **** 88##', -9_000, -600],
] as const;

function smart(random: Random): Drawn {
  const { opening, closing, rows, period, start, end, who } = month(random, 'de', SMART, {
    count: random.chance(0.35) ? [0, 0] : [1, 30],
    opening: [0, 300_000],
    from: random.chance(0.5) ? 1 : 16,
  });
  const printed = iban('DE', `9994${random.digits(14)}`).replaceAll(' ', '');
  const plus = (value: bigint) => `${minus(COMMAED, '- ', value > 0n ? '+ ' : '')(value)} €`;
  const one = (row: Placed) =>
    cells(
      'lllr',
      [
        day(row.date, 'dd.mm.'),
        day(shifted(row, 0, 1), 'dd.mm.'),
        `<b>${text(row.lines[0] ?? '')}</b><br>${joined(row.lines.slice(1))}`,
        plus(row.amount),
      ],
      [0, row.at],
    );
  const nr = `${end.slice(5, 7)}/${end.slice(0, 4)}`;
  const foot = (index: number, count: number) =>
    `<div class="foot sp"><span>S24 Bank GmbH&ensp;·&ensp;Kade 55, 99327 Elbtor&ensp;·&ensp;Ust.-ID DE 999 469 451</span><span>${nr}&ensp;Seite ${index} von ${count}</span></div>`;
  const head = `<div class="sp"><div>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><div class="r"><b>S24 Smartkonto</b><br>IBAN: ${printed}<br>BIC: SMRTDE99XXX</div></div>`;
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 12 + 6,
    [380, 520],
    (
      sheet,
    ) => `${head}${sheet.first ? `<div class="sp big"><span><b>Kontoauszug ${nr}</b><br>${de(start)} - ${de(end)}</span><span class="r">Kontostand ${sign(closing)} €<br>Eingeräumter Dispokredit 0,00 €</span></div>` : ''}
    <h2>Transaktionsübersicht</h2>${table([50, 50, 310, 90], heads('lllr', 'Buchung|Valuta|Transaktionsinformation|Betrag') + sheet.part.map(one).join('') + (rows.length === 0 ? cells('lllr', ['', '', 'Keine Umsätze', '']) : ''), 'k')}
    ${sheet.last ? `<h2>Zusammenfassung</h2><div class="box">${span('Startsaldo', `${sign(opening)} €`)}${span('Kontobelastungen', plus(total(rows, -1)))}${span('Kontogutschriften', plus(total(rows, 1)))}${span('Endsaldo', `${sign(closing)} €`)}</div>` : ''}${foot(sheet.index + 1, sheet.count + 1)}`,
  );
  const info = `${head}<h2>Weitere Informationen</h2><p>${'Der Kontostand berücksichtigt nicht die Valuta (Wertstellung) der einzelnen Buchungen. Einwendungen gegen die Richtigkeit sind unverzüglich zu erheben. '.repeat(6)}</p>${foot(pages.length + 1, pages.length + 1)}`;
  return drawnOf(
    [...pages, info],
    look(
      "9pt/12pt 'Liberation Sans'|40pt 48pt 20pt|.big{font-size:10pt;line-height:14pt;margin-top:24pt;background:#eef2f7;padding:8pt}h2{font-size:11pt;line-height:16pt;margin:18pt 0 6pt}.k td{padding:3pt 0;border-bottom:.3pt solid #ccc}.box{width:260pt}.foot{position:absolute;bottom:24pt;left:48pt;right:48pt;font-size:6.5pt}",
    ),
    {
      account: accountIn(`S24 Bank GmbH|${who.person}|checking|EUR`, null, printed, 'SMRTDE99XXX'),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1) })),
    },
  );
}

export const families: Family[] = [
  family('de-giro-wert-im-text', 'de', 'checking', ['value-date-in-text', 'totals-table', 'columns-by-position'], giro),
  family('de-sparen-app-uebersicht', 'de', 'savings', ['summary-after', 'rows-repeated-later', 'empty-month'], neon),
  family(
    'de-smart-minus-mit-abstand',
    'de',
    'checking',
    ['no-year', 'spaced-sign', 'empty-month', 'summary-after'],
    smart,
  ),
];
