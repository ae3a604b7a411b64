import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  heads,
  look,
  moves,
  periodOf,
  rowOf,
  span,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountIn, behind, comma, type Placed, placed, sheets, shifted } from './europe-parts.ts';

const de = (iso: string) => day(iso, 'dd.mm.yyyy');
const hs = (value: bigint) => `${comma(value)} ${value < 0n ? 'S' : 'H'}`;

const GIRO = [
  [
    'LASTSCHRIFT PN:9##|Stadtwerke Ansbeck GmbH|Abschlag Strom Kd-Nr 88##### Vertrag ##.{01;02;03}.2021|EREF: SW-2#### MREF: M0##### CRED: DE98ZZZ0000######',
    -14_000,
    -6_000,
  ],
  [
    'KARTENZAHLUNG PN:9##|Frischmarkt Hollern//Ansbeck/DE|{=yyyy-mm-dd}T1#:#2:#1 Debitk.1 20{26;27;28}-12',
    -9_800,
    -500,
  ],
  ['KARTENZAHLUNG PN:9##|Tankhof Senger//Elbtor/DE {=dd.mm.}/1#.4# Uhr', -9_000, -2_000],
  ['DAUERAUFTRAG PN:931|Hausverwaltung Grünau KG|Miete WE ## inkl. NK 210,00', -98_000, -61_000],
  ['UEBERWEISUNG PN:812|Dr. Ulf Senger Zahnarzt|RG 20#### vom {=dd.mm.yyyy} über {84,50;112,00}', -40_000, -4_000],
  ['GELDAUSZAHLUNG PN:812|GA 0##### BLZ 99999###|{=dd.mm.}/1#.#5UHR ANSBECK', -20_000, -5_000],
  ['LOHN/GEHALT PN:931|Kettler u. Sohn Baustoffe|Abrechnung {01;02;03}/2# Pers.Nr. 004##', 190_000, 340_000],
  ['GUTSCHRIFT PN:931|Familienkasse Nord|KG9#####FK###### 2##,00', 25_000, 50_000],
] as const;

function volksbank(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: GIRO, floor: -150_000n },
    12,
    60,
    [-60_000, 250_000],
  );
  const who = whoIn(random, 'de');
  const number = `${random.digits(2)} ${random.digits(4)} ${random.digits(3)}`;
  const printed = iban('DE', `9999${random.digits(4)}${random.digits(10)}`);
  const nr = random.integer(1, 11);
  const one = (row: Placed) => {
    const [head = '', ...rest] = row.lines;
    const top = cells(
      'lllr',
      [day(row.date, 'dd.mm.'), day(shifted(row, 0, 2), 'dd.mm.'), text(head), hs(row.amount)],
      [0, row.at],
    );
    return top + rest.map((line) => cells('lllr', ['', '', `&ensp;${text(line)}`, ''], [0, row.at])).join('');
  };
  const bar = (label: string, value: bigint) => cells('lllr', ['', '', label, hs(value)]);
  const pages = sheets(
    placed(rows),
    opening,
    (row) => row.lines.length * 11,
    [500, 520],
    (sheet) => {
      const begin = sheet.first
        ? bar(`alter Kontostand vom ${de(dayAfter(start, -1))}`, opening)
        : bar(`Übertrag von Blatt ${sheet.index}`, sheet.before);
      const finish = sheet.last
        ? bar(`<b>neuer Kontostand vom ${de(end)}</b>`, closing)
        : bar(`Übertrag auf Blatt ${sheet.index + 2}`, sheet.after);
      return `<div class="sp"><div class="big">Landbank Hollern eG<br><span class="sm">Am Anger 9, 07999 Grünau<br>Telefon 09999 55-0</span></div><div class="r">Landbank-PrivatKonto<br>EUR-Konto&emsp;Kontonummer ${number}<br><b>Kontoauszug Nr.&ensp;${nr}/${start.slice(0, 4)}</b><br>erstellt am ${de(end)} 21:0${nr % 10}<br>Blatt&ensp;${sheet.index + 1} von ${sheet.count}</div></div>
    <p class="to">Landbank Hollern eG · Postfach 12 · 07999 Grünau<br><br>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</p><p class="r">IBAN: ${printed}&ensp;BIC: LBHODE99XXX</p>
    ${table([45, 45, 320, 85], heads('lllr', 'Bu-Tag|Wert|Vorgang|') + begin + sheet.part.map(one).join('') + finish, 'k')}
    <p class="side">06${nr}6 000 K000151${sheet.index}5 2M</p><p class="foot">Bitte beachten Sie die Hinweise auf der Rückseite oder am Ende des Dokuments</p>`;
    },
  );
  const end2 = `<div class="hint"><b>Hinweise zum Kontoauszug</b><br>${'Der ausgewiesene Betrag muss nicht dem verfügbaren Guthaben entsprechen, weil die Wertstellung einzelner Buchungen noch aussteht. Einwendungen gegen einen Rechnungsabschluss sind innerhalb von sechs Wochen zu erheben. '.repeat(4)}<br><br>Guthaben sind nach Maßgabe des Einlagensicherungsgesetzes bis 100.000,00 EUR entschädigungsfähig. Dispositionskredit: 1.500,00 EUR, Sollzinssatz 11,25 % p.a. (veränderlich).</div>`;
  return drawnOf(
    [...pages, end2],
    look(
      "8.5pt/11pt 'Liberation Sans'|34pt 40pt 30pt 58pt|.big{font-size:15pt;line-height:18pt;color:#003a78;font-weight:bold}.sm{font-size:7.5pt;font-weight:normal;line-height:10pt;display:block}.to{margin:26pt 0 40pt;font-size:9pt}.k{margin-top:6pt}.k th{border-top:.8pt solid #003a78;border-bottom:.8pt solid #003a78}.side{position:absolute;left:14pt;top:400pt;writing-mode:vertical-rl;font-size:6pt}.foot{position:absolute;bottom:24pt;font-size:7pt}.hint{columns:2;font-size:7.5pt;line-height:10.5pt;margin-top:40pt}",
    ),
    {
      account: accountIn(`Landbank Hollern eG|${who.person}|checking|EUR`, number, printed, 'LBHODE99XXX'),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 2) })),
    },
  );
}

const KARTE = [
  ['Bäckerei Brackwede Elbtor', -2_400, -310],
  ['HOLLERHOF HOTEL {WIEN;PRAHA;KOPER}', -38_000, -7_000],
  ['Bahnshop Online 1##### Grünau', -15_900, -1_990],
  ['Kino Lichtburg Ansbeck Saal 0#', -4_600, -1_150],
  ['Gutschrift Schuhhaus Nordlicht 4###', 2_000, 9_000],
] as const;

function karte(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(5, 24));
  const opening = -BigInt(random.integer(20_000, 120_000));
  const who = whoIn(random, 'de');
  const paid = {
    date: dayAfter(start, 3),
    lines: ['LASTSCHRIFT-EINZUG VOM GIROKONTO'],
    amount: -opening,
    balance: 0n,
    ref: '00000000',
    firstOfDay: true,
    lastOfDay: true,
  };
  const drawn = moves(random, {
    start: dayAfter(start, 4),
    end,
    count: random.integer(5, 26),
    sorts: KARTE,
    floor: null,
  });
  const rows = placed([paid, ...drawn]);
  const closing = opening + total(rows);
  const sign = behind(COMMAED, ' -', ' +');
  const abroad = ({ ref, amount }: Placed) => amount < -9_000n && Number(ref[0]) > 4;
  const one = (row: Placed) => {
    const rate = 1.02 + Number(row.ref.slice(0, 2)) / 500;
    const foreign = abroad(row)
      ? ['USD', comma(BigInt(Math.round(-Number(row.amount) * rate))), rate.toFixed(4).replace('.', ',')]
      : ['EUR', '', ''];
    return cells(
      'lllcrrr',
      [
        day(shifted(row, -3, 0), 'dd.mm.yy'),
        day(row.date, 'dd.mm.yy'),
        text(row.lines[0] ?? ''),
        ...foreign,
        sign(row.amount),
      ],
      [0, row.at],
    );
  };
  const card = (title: string, some: readonly Placed[]) =>
    some.length === 0
      ? ''
      : `<tr><td class="l grp" colspan="7">${title}</td></tr>${some.map(one).join('')}<tr><td class="r sub" colspan="6">Zwischensumme</td><td class="r sub">${sign(total(some))}</td></tr>`;
  const halves = [
    rows.filter(({ at, ref }) => at > 0 && Number(ref[1]) < 7),
    rows.filter(({ at, ref }) => at > 0 && Number(ref[1]) >= 7),
  ] as const;
  const digits = random.digits(4);
  const page = `<div class="bandeau">Elbtor Kreditkarten-Service<span>Ihre Abrechnung vom ${de(end)}</span></div>
    <div class="sp"><div><br>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><div class="box">${span('Abrechnungskonto', `99 ${digits} 0`)}${span('Verfügungsrahmen', '5.000,00 EUR')}${span('Einzug zum', de(dayAfter(end, 12)))}${span('Einzugsbetrag', `${comma(closing)} EUR`)}</div></div>
    <table class="k"><tr>${['Beleg-<br>datum', 'Buchungs-<br>datum', 'Beschreibung', 'Währung', 'Betrag in<br>Fremdwährung', 'Umrech-<br>nungskurs', 'Betrag<br>in EUR'].map((title, c) => `<th class="${'lllcrrr'[c]}">${title}</th>`).join('')}</tr>
    <tr><td colspan="6" class="l"><b>Saldo letzte Abrechnung</b></td><td class="r">${sign(opening)}</td></tr>${rows.slice(0, 1).map(one).join('')}
    ${card(`${text(who.person.toUpperCase())} · Karte 4999 XXXX XXXX ${digits}`, halves[0])}${card(`Partnerkarte 4999 XXXX XXXX 0${digits.slice(1)}`, halves[1])}
    <tr><td colspan="6" class="l tot">Neuer Saldo</td><td class="r tot">${sign(closing)}</td></tr></table>
    <p class="ad">Bonuspunkte: Stand ${random.digits(4)} · neu ${random.digits(2)} · verfallen am 31.12. 0</p>
    <p class="foot">Auslandseinsatzentgelt 1,75 % vom Umsatz ist im Kurs enthalten. Sperr-Notruf 116 999</p>`;
  return {
    pages: [page],
    css: look(
      "8pt/11.5pt 'DejaVu Sans'|0 36pt 20pt 36pt|.bandeau{background:#4b2a63;color:#fff;margin:0 -36pt 24pt;padding:16pt 36pt;font-size:15pt;line-height:18pt;display:flex;justify-content:space-between}.bandeau span{font-size:9pt}.box{width:220pt;border:.7pt solid #4b2a63;padding:6pt}.k{width:100%;margin-top:26pt;font-size:7.5pt}th{border-bottom:1pt solid #4b2a63;font-size:7pt;vertical-align:bottom}.grp{background:#efe8f4;padding:3pt 2pt}.sub{border-top:.4pt solid #888}.tot{border-top:1.2pt solid #4b2a63;font-weight:bold;padding-top:3pt}.ad{margin-top:20pt;border:.6pt dashed #888;padding:6pt}.foot{position:absolute;bottom:24pt;font-size:6.5pt}",
    ),
    statements: [
      truthOf({
        account: account(`Elbtor Kreditkarten-Service|${who.person}|credit-card|EUR`, `99 ${digits} 0`),
        ...{ opening, closing },
        rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -3, 0) })),
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'de-giro-blatt-uebertrag',
    'de',
    'checking',
    ['no-year', 'carry-lines', 'letter-sign', 'multi-line'],
    volksbank,
  ),
  family('de-karte-zwei-karten', 'de', 'credit-card', ['trailing-sign', 'foreign-amounts', 'two-cards'], karte),
];
