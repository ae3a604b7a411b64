import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  outIn,
  pack,
  periodOf,
  rowOf,
  type Sort,
  span,
  table,
} from '../kit.ts';
import { dayAfter, rowAttribute, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { banked, dayBefore, euro, minus } from './europe-kit.ts';

/**
 * German current accounts: a savings bank's statement with two columns of figures, balances named by day and an annex of charges; a direct
 * bank's with the booking date over the value date and a panel of figures; a cooperative bank's in typewriter letters with S and H behind.
 */

const PAYEES = '{Kaufmarkt Brandner;Drogerie Lindt u. Co;Stadtwerke Elbtor;Tankhof Grünau;Bäckerei Holm;Möbel Ansbeck}';
const GIRO: readonly Sort[] = [
  [`Kartenzahlung|${PAYEES}|{=dd.mm}. 1#:3# Karte #### {girocard;Debit Mastercard}|EREF: ##########`, -11_900, -320],
  [
    'Lastschrift|Nordwind Energie GmbH|Vertrag ######## Abschlag {=mm/yyyy}|EREF: NWE-######## MREF: M######|CRED: DE98ZZZ0000#######',
    -18_700,
    -2_900,
  ],
  [
    'Lastschrift|{Fitwerk Studios;Hausrat Direkt AG;Funknetz Mobil}|KD-NR ####### RG ##########|MREF: ###-###-##',
    -5_900,
    -799,
  ],
  ['Dauerauftrag|Hausverwaltung Senger|Miete Whg. ## Lindenweg', -112_000, -48_000],
  [
    'Überweisung|{Dr. Ulf Senger;Autohaus Holmsen;Finanzkasse Elbtor}|{Rechnung ######;St.-Nr. ###/####/#### ESt {=yyyy}}',
    -90_000,
    -1_500,
  ],
  [
    'Gutschrift|{Kettler u. Sohn Baustoffe GmbH;A. Toprakci}|{Lohn/Gehalt {=mm.yyyy};Nebenkosten;Danke fürs Auslegen}',
    2_000,
    310_000,
  ],
  ['Bargeldauszahlung|GA NR####### BLZ ######## #|{=dd.mm}/1#.0#UHR ELBTOR', -40_000, -2_000],
];

const bank = (random: Random) => {
  const blz = `${random.digits(8)}`;
  const number = `${random.integer(1, 9)}${random.digits(8)}`;
  return { blz, number, iban: iban('DE', `${blz}${number.padStart(10, '0')}`) };
};

function sparkasse(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(
    random,
    { ...period, sorts: GIRO, floor: null },
    12,
    62,
    [-40_000, 400_000],
  );
  const who = whoIn(random, 'de');
  const { number, iban: long } = bank(random);
  const count = Number(day(period.end, 'm'));
  const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
  const before = dayBefore(period.start);
  const widths = [62, 278, 74, 80];
  const tr = (move: Move) =>
    cells(
      'llrr',
      [dmy(move.date), joined(move.lines), ...outIn(move.amount, minus).split('|')],
      [0, rows.indexOf(move)],
    );
  const saldo = (label: string, value: bigint) =>
    `<tr class="b"><td colspan="2">${label}</td><td colspan="2" class="r">${minus(value)}</td></tr>`;
  const parts = pack(rows, ({ lines }) => lines.length * 10 + 4, 520, 610);
  const side = `<div class="side"><b>Sparkasse Elbtor-Ansbeck</b><br>Hafenstr. 118<br>18999 Elbtor<br><br>Ihre Beraterin: Frau Brackwede<br>Telefon 03999 118-4412<br>Telefax 03999 118-4499<br><br>BIC: SPKEDE21XYZ</div>`;
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const body =
      heads('llrr', 'Datum|Erläuterung|Betrag Soll EUR|Betrag Haben EUR') +
      (p === 0 ? saldo(`Kontostand am ${dmy(before)}, Auszug Nr. ${count === 1 ? 12 : count - 1}`, opening) : '') +
      part.map(tr).join('') +
      (last ? saldo(`Kontostand am ${dmy(period.end)} um 20:0${count % 10} Uhr`, closing) : '');
    const top =
      p === 0
        ? `<div class="sp"><div class="addr"><u>Sparkasse Elbtor-Ansbeck, 18999 Elbtor</u><br><br>Herrn/Frau<br>${who.person}<br>${who.place.split(', ').join('<br>')}</div>${side}</div>`
        : '';
    return `<section class="page">${top}<h1>Kontoauszug ${count}/${day(period.end, 'yyyy')}</h1><div class="sp"><span>Giro Komfort ${number}, DE ${who.person}</span><span>Seite ${p + 1} von ${parts.length + 1}</span></div>
      <div>IBAN: ${long}</div>${table(widths, body)}
      ${last ? '<p>Verfügbarer Betrag inkl. Dispositionskredit: siehe Online-Banking. Der Zinssatz für geduldete Überziehungen beträgt 11,75 %.</p>' : ''}</section>`;
  });
  pages.push(`<section class="page"><h1>Anlage 1 zum Kontoauszug ${count}/${day(period.end, 'yyyy')}</h1><p><b>Rechnungsabschluss / Entgeltaufstellung</b></p>
    ${table([240, 60, 70], heads('lrr', 'Leistung|Anzahl|Betrag EUR') + cells('lrr', 'Kontoführung pauschal|1|7,90') + cells('lrr', `Buchungsposten beleglos|${rows.length}|0,00`) + cells('lrr', 'Sollzinsen 10,75 % auf 312,44 EUR|4 Tage|0,37') + cells('lrr', 'Summe, abgerechnet mit dem Folgeauszug||8,27'))}
    <p class="s">Hinweise: Bitte prüfen Sie die Buchungen, Berechnungen und den Auszug. Der Saldo enthält Beträge, über die wegen späterer Wertstellung noch nicht verfügt werden kann. Rechnungsabschlüsse gelten als genehmigt, wenn innerhalb von sechs Wochen nach Zugang keine Einwendungen erhoben werden. Guthaben sind nach Maßgabe des Einlagensicherungsgesetzes bis 100.000,00 EUR entschädigungsfähig. Stand 01.01.2022.</p></section>`);
  const css = look(
    "8pt/10pt 'Liberation Sans'|36pt 50pt|h1{font-size:13pt;line-height:18pt;margin:14pt 0 6pt}.addr{margin-top:46pt;line-height:11pt}.addr u{font-size:6pt}.side{background:#f3f3f3;padding:8pt;width:150pt;font-size:7pt;line-height:9pt}table{margin-top:10pt}th{font-weight:bold;border-top:1pt solid #e00;border-bottom:1pt solid #e00;padding:3pt 0}td{padding:2pt 0}.b td{font-weight:bold;padding:5pt 0}p{margin:14pt 0 6pt}.s{font-size:6.5pt;line-height:8.5pt}",
  );
  return drawnOf(pages, css, {
    account: banked(`Sparkasse Elbtor-Ansbeck|${who.person}|checking|EUR`, number, long, 'SPKEDE21XYZ'),
    opening,
    closing,
    rows: rows.map((move) => rowOf(move)),
  });
}

function twoDates(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(random, { ...period, sorts: GIRO, floor: 0n }, 16, 70, [30_000, 700_000]);
  const who = whoIn(random, 'de');
  const { number, iban: long } = bank(random);
  const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
  const values = rows.map(({ date }) => dayAfter(date, random.integer(-1, 2)));
  const widths = [70, 340, 80];
  const tr = (move: Move) => {
    const [kind = '', name = '', ...more] = move.lines;
    const r = rows.indexOf(move);
    return `<tbody class="t">${cells('llr', [dmy(move.date), text(`${kind} ${name}`), minus(move.amount)], [0, r])}${cells('llr', [dmy(values[r] ?? ''), joined(more), ''], [0, r])}</tbody>`;
  };
  const parts = pack(rows, ({ lines }) => (lines.length - 1) * 10 + 8, 480, 600);
  const head = heads('llr', 'Buchung|Buchung / Verwendungszweck|Betrag (EUR)') + heads('llr', 'Valuta||');
  const panel = `<div class="panel"><b>Girokonto Nummer ${number}</b>${span('Datum', dmy(period.end))}${span('Auszugsnummer', String(Number(day(period.end, 'm'))))}${span('Eingeräumte Kontoüberziehung', '1.500,00 Euro')}${span('Alter Saldo', `${minus(opening)} Euro`)}${span('<b>Neuer Saldo</b>', `<b>${minus(closing)} Euro</b>`)}<hr>${span('IBAN', long)}${span('BIC', 'LOEWDEFFXXX')}</div>`;
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const top =
      p === 0
        ? `<div class="sp"><div class="addr"><span class="s">Löwenbank AG · 60999 Frankenhall</span><br>${who.person}<br>${who.place.split(', ').join('<br>')}</div>${panel}</div>`
        : `<div class="s">Girokonto Nummer ${number} · Kontoauszug vom ${dmy(period.end)}</div>`;
    return `<section class="page"><div class="logo">Löwenbank</div>${top}<h1>Kontoauszug</h1>${table(widths, `<tbody>${head}</tbody>${part.map(tr).join('')}${last ? `<tbody><tr class="b"><td></td><td>Neuer Saldo</td><td class="r">${minus(closing)}</td></tr></tbody>` : ''}`)}
      ${last ? '<p class="s"><b>Kunden-Information</b> Vorliegender Freistellungsauftrag 1.000,00 (bis 31.12.2099). Bitte beachten Sie auch die nachstehenden Hinweise. Ab 01.07. kostet die Girocard 1,49 Euro im Monat. Die Einlagensicherung schützt bis 100.000 Euro.</p>' : ''}
      <div class="foot sp"><span>34GKLB${number}_T</span><span>Löwenbank AG · Handelsregister HRB 7727 · Vorstand: N. Jüssen, E. Höller · Steuernummer: 014 220 2800 3</span><span>Seite ${p + 1} von ${parts.length}</span></div></section>`;
  });
  const css = look(
    "8pt/10pt 'Liberation Sans'|30pt 48pt|.logo{font-size:20pt;line-height:26pt;color:#f60;text-align:right;font-weight:bold}h1{font-size:14pt;line-height:22pt;margin-top:24pt}.addr{margin-top:24pt;line-height:12pt}.panel{width:210pt;line-height:12pt;font-size:7.5pt}.s{font-size:6.5pt;line-height:8pt}th{background:#ffe9d6;padding:1pt 4pt}td{padding:0 4pt}.t tr:first-child td{border-top:.4pt solid #bbb;padding-top:3pt}.b td{font-weight:bold;border-top:1pt solid #333;padding-top:4pt}p{margin-top:16pt}.foot{position:absolute;bottom:16pt;left:48pt;right:48pt;font-size:5.5pt}",
  );
  return drawnOf(pages, css, {
    account: banked(`Löwenbank AG|${who.person}|checking|EUR`, number, long, 'LOEWDEFFXXX'),
    opening,
    closing,
    rows: rows.map((move, r) => rowOf(move, { valueDate: values[r] ?? null })),
  });
}

function typed(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(
    random,
    { ...period, sorts: GIRO, floor: null },
    14,
    58,
    [-90_000, 250_000],
  );
  const who = whoIn(random, 'de');
  const { number, iban: long } = bank(random);
  const dm = (iso: string) => day(iso, 'dd.mm.');
  const side = (value: bigint) => `${euro(value).padStart(13)} ${value < 0n ? 'S' : 'H'}`;
  const full = (label: string, value: bigint) => `${''.padEnd(16)}${label.padEnd(44)}${side(value)}`;
  const before = dayBefore(period.start);
  const tr = (move: Move) => {
    const [kind = '', ...more] = move.lines;
    const first = `${dm(move.date)}  ${dm(move.date)}  ${kind.padEnd(44)}${side(move.amount)}`;
    return `<div ${rowAttribute(0, rows.indexOf(move))}>${text([first, ...more.map((line) => `${''.padEnd(16)}${line}`)].join('\n'))}</div>`;
  };
  const parts = pack(rows, ({ lines }) => lines.length, 44, 48);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const carry = part.at(-1)?.balance ?? 0n;
    const lines = [
      `${'Bu-Tag  Wert    Vorgang'.padEnd(76)}`,
      p === 0
        ? full(`alter Kontostand vom ${day(before, 'dd.mm.yyyy')}`, opening)
        : full(`Übertrag von Blatt ${p}`, parts[p - 1]?.at(-1)?.balance ?? 0n),
    ].join('\n');
    const end = last
      ? `${''.padEnd(62)}==============\n${full(`neuer Kontostand vom ${day(period.end, 'dd.mm.yyyy')}`, closing)}`
      : full(`Übertrag auf Blatt ${p + 2}`, carry);
    return `<section class="page"><div class="logo">Volksbank Grünau eG</div><div class="sp"><div class="addr">${who.person}<br>${who.place.split(', ').join('<br>')}</div><div class="r">Kontoauszug<br>Nr. ${day(period.end, 'm')}/${day(period.end, 'yyyy')} &nbsp; Blatt ${p + 1}<br>Kontonummer ${number}<br>EUR-Konto VR-PrivatKonto<br>erstellt am ${day(period.end, 'dd.mm.yyyy')}</div></div>
      <pre>${lines}</pre><pre class="g">${part.map(tr).join('')}</pre><pre>${end}</pre>
      ${last ? '<p class="s">Der ausgewiesene Kontostand berücksichtigt nicht die Wertstellung der einzelnen Buchungen. Einwendungen wegen Unrichtigkeit eines Rechnungsabschlusses sind spätestens vor Ablauf von sechs Wochen geltend zu machen. Sollzinssatz 9,83 % p. a.</p>' : ''}
      <div class="foot">IBAN: ${long} &nbsp;&nbsp; BIC: GENODEF1GRX &nbsp;&nbsp; Volksbank Grünau eG, Am Anger 9, 07999 Grünau, Tel. 03699 4711-0</div></section>`;
  });
  const css = look(
    "8pt/10pt 'Liberation Sans'|34pt 52pt|.logo{font-size:14pt;line-height:20pt;font-weight:bold;color:#036}.addr{margin-top:40pt}.sp{margin-bottom:26pt}pre{font:8.3pt/11pt 'Liberation Mono'}.g{margin:6pt 0}.g div{margin-bottom:1pt}.s{font-size:6.5pt;line-height:8pt;margin-top:14pt}.foot{position:absolute;bottom:22pt;font-size:6.5pt}",
  );
  return drawnOf(pages, css, {
    account: banked(`Volksbank Grünau eG|${who.person}|checking|EUR`, number, long, 'GENODEF1GRX'),
    opening,
    closing,
    rows: rows.map((move) => rowOf(move, { valueDate: move.date })),
  });
}

export const families: Family[] = [
  family('de-giro-erlaeuterung', 'de', 'checking', ['no-period', 'annex', 'two-columns', 'multi-line'], sparkasse),
  family('de-giro-zwei-zeilen', 'de', 'checking', ['value-date-second-line', 'panel-beside'], twoDates),
  family('de-giro-blatt', 'de', 'checking', ['monospace', 'no-year', 'carried-forward', 'marks-behind'], typed),
];
