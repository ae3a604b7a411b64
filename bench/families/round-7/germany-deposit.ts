import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, COMMAED, cells, drawnOf, family, heads, joined, look, rowOf, span, table } from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountIn, behind, comma, month, type Placed, pre, ruled, sheets, shifted, typed } from './europe-parts.ts';

const de = (iso: string) => day(iso, 'dd.mm.yyyy');
const signed = behind(COMMAED, '-', '+');
const HINTS =
  'Einwendungen wegen Unrichtigkeit oder Unvollständigkeit eines Rechnungsabschlusses sind spätestens vor Ablauf von sechs Wochen nach Zugang zu erheben. Das Unterlassen rechtzeitiger Einwendungen gilt als Genehmigung. Bei Zahlungen größer 12.500 EUR bitte Meldepflichten beachten.';

const CLEARING = [
  [
    'REF: 0000{45;46;47}######|Überweisungseingang SEPA {Jürgen Brackwede;Aylin Toprakci}|LBHODE99XXX / DE98999900001234567890|Sparen 50,00 mtl.',
    5_000,
    90_000,
  ],
  [
    'REF: 0000{45;46;47}######|Zinsen/Dividenden|{ELBTOR LOGISTIK AG NA O.N.;NORDMYRA AB B O.N.}|STK: {7;12,4417;3,6023}|ISIN: DE0009#####7|ABR: 4104######2025',
    75,
    9_000,
  ],
  [
    'REF: 0000{45;46;47}######|Wertpapierkauf|{GRÜNAU STOXX SEL.DIV. ETF;ANSBECK NASD.-100 U.ETF}|STK: 0,99#6|ISIN: DE000A9####5|ABR: 1203######2025',
    -60_000,
    -5_000,
  ],
  [
    'REF: 0000{45;46;47}######|Wertpapierverkauf|HOLLERN BANK AG|STK: 40|ISIN: DE000H9####1|ABR: 6413######2025',
    20_000,
    60_000,
  ],
  ['REF: 0000{45;46;47}######|Registrierung Namensaktie|ELBTOR LOGISTIK AG NA O.N.|STK: 3', -95, -89],
] as const;

function clearing(random: Random): Drawn {
  const { opening, closing, rows, start, end, who } = month(random, 'de', CLEARING, {
    ...{ count: [12, 44], opening: [10_000, 90_000], months: 3 },
  });
  const printed = iban('DE', `9999${random.digits(14)}`);
  const number = `0 ${random.digits(6)} 222`;
  const title = `<p class="t">Kontoauszug Nr. ${end.slice(0, 4)} / ${Math.ceil(Number(end.slice(5, 7)) / 3)} und Rechnungsabschluss zum ${de(end)}<br>EUR - Verrechnungskonto: ${number}</p>`;
  const hs = (value: bigint) => `${comma(value)} ${value < 0n ? 'S' : 'H'}`;
  const front = `<div class="sp"><div><br><br>Herr<br>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><div class="sm">Onda Bank GmbH<br>Unsere Postanschrift:<br>Postfach 10 08 60<br>Kundenservice:<br>Telefon: +49 (0) 999 7107 - 530<br>Mo-Fr 8:00 - 19:00 Uhr<br>Ihre Bankverbindung für Überweisungen:<br>IBAN ${printed.replaceAll(' ', '')}<br>BIC ONVHDE99</div></div>${title}<div class="box">${span('Alter Saldo', hs(opening))}${span('Neuer Saldo', hs(closing))}</div><p class="sm">${HINTS}</p>`;
  const one = (row: Placed) => {
    const both = row.amount < 0n ? [signed(row.amount), ''] : ['', signed(row.amount)];
    return cells(
      'lllrr',
      [day(row.date, 'dd.mm.'), day(shifted(row, -3, 2), 'dd.mm.'), joined(row.lines), ...both],
      [0, row.at],
    );
  };
  const carry = (words: string, value: bigint) => cells('lllrr', ['', '', words, '', signed(value)]);
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 11 + 5,
    [610, 610],
    (sheet) =>
      `<p class="r">Seite ${sheet.index + 2} von ${sheet.count + 1}</p>${title}${table([50, 50, 246, 80, 80], `${cells('lllrr', 'Buchungs-<br>datum|Valuta|Buchungstext|Soll in EUR|Haben in EUR', null, 'th')}${sheet.first ? carry(`Alter Kontostand vom ${day(dayAfter(start, -1), 'dd.mm.yy')}`, opening) : carry('ÜBERTRAG', sheet.before)}${sheet.part.map(one).join('')}${sheet.last ? carry(`Neuer Kontostand zum ${de(end)}`, closing) : carry('ÜBERTRAG', sheet.after)}`, 'k')}`,
  );
  return drawnOf(
    [`<p class="r">Seite 1 von ${pages.length + 1}</p>${front}`, ...pages],
    look(
      "8.5pt/11pt 'Liberation Sans'|34pt 44pt 20pt 44pt|.t{font-weight:bold;margin:16pt 0 10pt}.sm{font-size:7.5pt}.box{width:230pt;margin:14pt 0}.k td{padding:2.5pt 0}.k th{border-top:.5pt solid #000;border-bottom:.5pt solid #000}",
    ),
    {
      account: accountIn(`Onda Bank GmbH|${who.person}|checking|EUR`, number.replaceAll(' ', ''), printed, 'ONVHDE99'),
      ...{ opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -3, 2) })),
    },
  );
}

const BROKER = [
  ['UEBERWEISUNG NR.9########|Friederike Holmsen|< 999 300 80 >  820022###   sidelines', -900_000, -20_000],
  ['GUTSCHRIFT NR.9########|Holmsen,Friederike|< 999 300 80 >  820022###   rate 4', 50_000, 800_000],
  [
    'EFFEKTEN NR.0000000######|                 WP-ABRECHNUNG 0000000######|Kauf             WKN: 9#####|ELBTOR LOGISTIK AG',
    -300_000,
    -20_000,
  ],
  [
    'EFFEKTEN NR.0000000######|                 WP-ABRECHNUNG 0000000######|Verkauf          WKN: 9#####|GRUENAU CHEMIE O.N.',
    30_000,
    700_000,
  ],
] as const;

function broker(random: Random): Drawn {
  const { opening, closing, rows, who, end } = month(random, 'de', BROKER, {
    ...{ count: [8, 40], opening: [1_000, 900_000], from: random.integer(3, 20) },
  });
  const printed = iban('DE', `99930080${random.digits(10)}`);
  const number = `0${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`;
  const lines = (row: Placed) =>
    row.lines
      .map((line, at) => {
        const where = row.amount < 0n ? -78 : -94;
        const first = ruled(
          [0, line],
          [38, day(row.date, 'dd.mm.')],
          [46, `8${row.ref.slice(0, 3)}`],
          [54, day(shifted(row, 0, 4), 'dd.mm.')],
          [where, signed(row.amount)],
        );
        return typed(at === 0 ? first : `   ${line}`, [0, row.at]);
      })
      .join('');
  let valued = opening;
  const body = (part: readonly Placed[]) =>
    part
      .map((row) => {
        valued += row.amount - BigInt(row.ref.slice(0, 2));
        return (
          lines(row) +
          (Number(row.ref) % 3 === 0
            ? typed(
                `*** VALUTARISCHER SALDO PER ${day(shifted(row, 0, 4), 'dd.mm.')} ***${signed(valued).padStart(20)}`,
              )
            : '')
        );
      })
      .join('');
  const pages = sheets(
    rows,
    opening,
    (row) => (row.lines.length + 1) * 10.5,
    [400, 520],
    (
      sheet,
    ) => `${sheet.first ? `<div class="sp"><div>Cortina Broker • 99318 Nordstadt<br><br>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><div class="box">${span('Kontonummer', number)}${span('Kontotyp', 'Verrechnungskonto')}${span('Saldo alt', signed(opening))}${span('Saldo neu', signed(closing))}${span('Valutarischer Saldo', signed(closing - 124_146n))}</div></div>` : ''}<p class="h">Kontoauszug ${Number(end.slice(5, 7))}&emsp;Konto-Nr. ${number}&emsp;Blatt ${sheet.index + 1}<br>Datum ${day(end, 'dd.mm.yy')}&emsp;Bankleitzahl 999 300 80&emsp;Kontowährung EUR<br>BIC (für EUR) CTNBDE99XXX&emsp;IBAN ${printed.replaceAll(' ', '')}</p>
    ${pre(typed(ruled([0, 'Text/Verwendungszweck'], [38, 'Datum'], [46, 'PNNr'], [54, 'Wert'], [-78, 'Soll'], [-94, 'Haben'])) + body(sheet.part))}<p class="foot">Hinweis für Kontoauszüge, Wertpapierabrechnungen und Depotbuchungsanzeigen: Kapitalerträge sind einkommensteuerpflichtig. ${HINTS}</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/11pt 'Liberation Sans'|34pt 40pt 20pt|.t{font:8pt/10.5pt 'Liberation Mono'}.box{width:220pt;border:.5pt solid #000;padding:6pt}.h{margin:24pt 0 12pt}.foot{position:absolute;bottom:20pt;font-size:6.5pt;line-height:8.5pt;width:510pt}",
    ),
    {
      account: accountIn(
        `Cortina Broker|${who.person}|checking|EUR`,
        number.replaceAll(' ', ''),
        printed,
        'CTNBDE99XXX',
      ),
      ...{ opening, closing },
      rows: rows.map((row) =>
        rowOf(
          { ...row, lines: row.lines.map((line) => line.trim().replace(/\s+/g, ' ')) },
          { valueDate: shifted(row, 0, 4) },
        ),
      ),
    },
  );
}

const FIXED = [
  ['Gutschrift|EINZAHLUNG 0# 20{24;25}|KONTONR. 100####5', 40_000, 2_900_000],
  ['Überweisung|AUSZAHLUNG AUF REFERENZKONTO', -900_000, -50_000],
  ['Kontoabschluß|Habenzinsen|v. {=dd.mm.yyyy} b. {=dd.mm.yyyy}|Zinsen zu 2,400 %', 1_000, 9_000],
] as const;

function savings(random: Random): Drawn {
  const { opening, closing, rows, start, end, who } = month(random, 'de', FIXED, {
    ...{ count: [1, 12], opening: [0, 3_000_000] },
  });
  const number = `100${random.digits(5)}`;
  const one = (row: Placed) =>
    cells(
      'lllr',
      [
        String(row.at + 1).padStart(2, '0'),
        `${de(shifted(row, 0, 2))} / ${de(row.date)}`,
        joined(row.lines),
        behind(COMMAED, ' -')(row.amount),
      ],
      [0, row.at],
    );
  const body = `<div class="sp"><div>Herrn/Frau<br>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><div class="sm">Hafenkredit Bank<br>GmbH und Co KG<br>Servicecenter<br>Postfach 1242<br>Tel. 099 03-22 42 52*<br><br>Datum ${de(end)}<br>Auszug Nr. ${Number(end.slice(5, 7))}<br>Blatt 1 von 1<br><br>*9 Ct./Min. aus dem Festnetz</div></div>
    <div class="sp"><p>Kontonummer ${number}</p><p class="r">alter Saldo zum ${de(dayAfter(start, -1))}<br>in EUR ${comma(opening)}</p></div><h1>Kontoauszug</h1>
    ${table([30, 150, 230, 90], heads('lllr', 'Nr.|Valuta / Buchungstag|Buchungstext|EUR') + rows.map(one).join(''), 'k')}<p class="r">neuer Saldo zum ${de(end)}<br>in EUR ${comma(closing)}</p>
    <div class="cols"><b>Bitte beachten Sie die folgenden Hinweise:</b><br>${HINTS} ${HINTS}</div>`;
  return drawnOf(
    [body],
    look(
      "9pt/12pt 'Liberation Serif'|44pt 46pt 20pt|.sm{font-size:7.5pt;line-height:9.5pt;width:130pt}h1{font-size:15pt;line-height:20pt;margin:20pt 0 8pt}p{margin:14pt 0}.k td{padding:3pt 0}.k th{border-bottom:.5pt solid #000}.cols{columns:2;font-size:6.5pt;line-height:8.5pt;position:absolute;bottom:30pt;width:500pt}",
    ),
    {
      account: account(`Hafenkredit Bank|${who.person}|savings|EUR`, number),
      ...{ opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 2) })),
    },
  );
}

export const families: Family[] = [
  family(
    'de-verrechnung-uebertrag-quartal',
    'de',
    'checking',
    ['no-year', 'long-rows', 'carry-lines', 'trailing-sign', 'long'],
    clearing,
  ),
  family(
    'de-broker-valutarischer-saldo',
    'de',
    'checking',
    ['text-first', 'mono', 'no-year', 'value-balances'],
    broker,
  ),
  family('de-festgeld-valuta-vor-buchung', 'de', 'savings', ['numbered', 'value-date-first', 'few-rows'], savings),
];
