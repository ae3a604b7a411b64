import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  COMMAED,
  cells,
  drawnOf,
  family,
  joined,
  look,
  moves,
  outIn,
  periodOf,
  rowOf,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import {
  accountIn,
  behind,
  comma,
  longDay,
  month,
  type Placed,
  placed,
  pre,
  sheets,
  shifted,
  single,
  typed,
  untilOwed,
} from './europe-parts.ts';

const de = (iso: string) => day(iso, 'dd.mm.yyyy');
const MONATE = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember';
const trail = behind(COMMAED, '-', '+');

const BUYS = [
  [
    '{GetYourTour Tickets   Elbtor;LINDNER ALBUFEIRA    ALBUFEIRA;Globus Baumarkt       Ansbeck}|{DE;PT}',
    -16_000,
    -800,
  ],
  ['AMBERLINE O*00-0##55 Luxheim|LU', -9_000, -700],
  [
    '{NORTHLARK BOOKS       PORTLAND;MUSEO CAFE            ZUERICH}|{US;CH}|{84.20 USD Kurs 1,0851;41.00 CHF Kurs 0,9423}',
    -9_000,
    -2_000,
  ],
  ['PAYWELL *DOCMARKT 59BA 0000000|NL', -6_000, -100],
  ['Gutschrift BOOTSVERLEIH ANSBECK|DE', 1_000, 9_000],
] as const;

interface Bill {
  readonly who: { readonly person: string; readonly place: string };
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly number: string;
  readonly printed: string;
}

const foot = (index: number) =>
  `<p class="foot">Bawenka AG Niederlassung Deutschland | Gasstraße 4 c | 22999 Elbtor | Amtsgericht HRB 188999 | Seite ${index} von 3<br>Gültig nur mit Anlage</p>`;

function billFront({ who, start, end, opening, closing, number, printed }: Bill): string {
  return `<div class="sp"><div><br>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><div>Bawenka AG Niederlassung Deutschland<br>Gasstraße 4 c<br>22999 Elbtor<br>Produkt ID: ${number}</div></div><h1>Kontoauszug zu Ihrer Kreditkarte vom ${longDay(end, MONATE)}</h1><div class="sp"><div>${span('Abrechnungszeitraum:&ensp;', `${de(start)} - ${de(end)}`)}${span('Kontonummer:', number)}${span('IBAN:&ensp;', printed)}${span('BIC:', 'BAWNDE99XXX')}</div><div class="box">${span('Alter Saldo: EUR', trail(opening))}${span('Neuer Saldo: EUR', trail(closing))}${span('Kreditrahmen: EUR', '4.000,00')}${span('Offener Verfügungsrahmen: EUR', comma(400_000n + closing))}</div></div>
    <h2>Konto-Saldo und Rückzahlung</h2>${table([200, 90, 110, 90], cells('lrrr', 'Bezeichnung/Individueller Verwendungszweck|Neuer Saldo<br>(EUR)|Rückzahlungsoptionen|Nächste Zahlung<br>(EUR)', null, 'th') + cells('lrrr', ['Allgemeine Umsätze', trail(closing + 3_332n), '100,0 %', comma(closing + 3_332n)]) + cells('lrrr', ['Ratenkauf: Amberline 17.11.24', '33,32-', '1 offene Raten', '33,32']) + cells('lrrr', ['Gesamt (EUR)', trail(closing), '', comma(closing)]), 'k')}<p>Wie mit Ihnen vereinbart, ziehen wir zum ${de(dayAfter(end, 28))} den Betrag in Höhe von EUR ${comma(closing)} von Ihrem Konto ein.</p>${foot(1)}`;
}

function card(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(9, 14));
  const who = whoIn(random, 'de');
  const opening = -BigInt(random.integer(3_000, 120_000));
  const drawn = untilOwed(0n, () =>
    moves(random, { start: dayAfter(start, 1), end, count: random.integer(4, 44), sorts: BUYS, floor: null }),
  );
  const own = drawn.filter(({ ref }) => Number(ref[0]) < 7);
  const partner = drawn.filter(({ ref }) => Number(ref[0]) >= 7);
  const other = [
    single(
      dayAfter(start, 26),
      `Per Lastschrift dankend erhalten|P2000000${random.digits(8)}|DE66ZZZ00009999613`,
      -opening,
    ),
  ];
  const rows = placed([...own, ...partner, ...other]);
  const closing = opening + total(rows);
  const number = random.digits(10);
  const printed = iban('DE', `99991306${number}`);
  const bought = (row: Placed) => (row.lines[0]?.startsWith('Per Last') ? row.date : shifted(row, -3, 0));
  const one = (row: Placed) => {
    const [place = '', land = '', ...more] = row.lines;
    const words = row.lines[0]?.startsWith('Per Last')
      ? joined(row.lines)
      : [`${text(place).replace(/ +/, '&emsp;')}&emsp;${land}`, ...more].join('<br>');
    return cells('lllr', [de(bought(row)), de(row.date), words, trail(row.amount)], [0, row.at]);
  };
  const group = (words: string) => `<tr><td class="l g" colspan="4">${words}</td></tr>`;
  const parts = [
    ...(own.length > 0 ? [{ title: `Hauptkarte/n, ${text(who.person)}`, some: rows.slice(0, own.length) }] : []),
    ...(partner.length > 0 ? [{ title: 'Partnerkarte/n, Aylin Toprakçı', some: rows.slice(own.length, -1) }] : []),
    { title: 'Sonstige Umsätze', some: rows.slice(-1) },
  ];
  const saldo = (words: string, value: bigint) => cells('lllr', ['', '', `<b>${words}</b>`, trail(value)]);
  const list = parts.map(({ title, some }) => group(title) + some.map(one).join('')).join('');
  const second = `<h2>Umsatzübersicht</h2>${table([70, 76, 270, 80], cells('lllr', 'Beleg-<br>datum|Buchungs-/<br>Valutadatum|Beschreibung|Betrag (EUR)', null, 'th') + saldo(`Alter Saldo vom ${longDay(dayAfter(start, -1), MONATE)}`, opening) + list + saldo(`Neuer Saldo am ${longDay(end, MONATE)}`, closing), 'k s')}${foot(2)}`;
  const third = `<h2>Zinssätze</h2><p>Sollzinsen bei Einkäufen 20,64 % p.a. Für folgende Umsätze aus diesem Kontoauszug können Sie einen Ratenkauf einrichten:</p>${table(
    [70, 270, 80, 80],
    cells('lllr', 'Belegdatum|Beschreibung|Einrichtung möglich bis|Betrag (EUR)', null, 'th') +
      rows
        .slice(0, 3)
        .map((row) =>
          cells('lllr', [de(bought(row)), text(row.lines[0] ?? ''), de(dayAfter(end, 24)), trail(row.amount)]),
        )
        .join(''),
    'k',
  )}<p>Gasthaus-Bonus: 20 EUR für jede geworbene Freundin bis 31.12.!</p>${foot(3)}`;
  return drawnOf(
    [billFront({ who, start, end, opening, closing, number, printed }), second, third],
    look(
      "8pt/11pt 'Liberation Sans'|34pt 46pt 20pt|h1{font-size:12pt;line-height:16pt;margin:30pt 0 14pt}h2{font-size:10.5pt;line-height:14pt;margin:18pt 0 6pt}.box{width:210pt}.k{font-size:7.5pt}.s{line-height:10pt}.k th{border-bottom:.6pt solid #004c6c}.g{padding-top:5pt;font-weight:bold}p{margin:8pt 0}.foot{position:absolute;bottom:18pt;font-size:6pt;line-height:8pt}",
    ),
    {
      account: accountIn(
        `Bawenka AG Niederlassung Deutschland|${who.person}|credit-card|EUR`,
        number,
        printed,
        'BAWNDE99XXX',
      ),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf({ ...row, lines: row.lines.map((line) => line.replace(/ +/g, ' ')) }, {})),
    },
  );
}

const DEPOT = [
  [
    'Kauf aus Dauerauftrag            Depot    78000##/2025#### -455#####|ISIN LU0378####70 COMETA-NASDAQ ETF I               1,22000 STK|Kurs                     80,340000  KURSWERT               -98,01 EUR|DADOR Handelsspesen      -1,67 EUR',
    -20_000,
    -9_000,
  ],
  ['Gutschrift|Friederike Holmsen|IBAN: AT48 9999 0000 1111 2222', 10_000, 90_000],
  [
    'Dividende                        Depot    78000##/2025#### -455#####|ISIN AT0000A##### ELBTOR LAGER AG|KESt                     -4,12 EUR',
    500,
    9_000,
  ],
  ['Depotgebühr {1.;2.;3.} Quartal', -3_000, -900],
] as const;

function dador(random: Random): Drawn {
  const { opening, closing, rows, end, start, who } = month(random, 'de', DEPOT, {
    count: [2, 30],
    opening: [-30_000, 200_000],
    floor: -90_000n,
  });
  const printed = iban('AT', `99190007${random.digits(8)}`);
  const number = `000${random.digits(8)}`;
  const form = behind(COMMAED, '-');
  const words = closing < 0n ? 'Neuer Saldo zu Ihren Lasten' : 'Neuer Saldo zu Ihren Gunsten';
  const one = (row: Placed) =>
    pre(
      row.lines
        .map((line, at) =>
          typed(
            at === 0
              ? `${day(row.date, 'dd.mm')} ${line.replace(' -', '-').padEnd(72)} ${day(shifted(row, 0, 2), 'dd.mm')} ${form(row.amount).padStart(14)}`
              : `      ${line}`,
            [0, row.at],
          ),
        )
        .join(''),
    );
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 10,
    [430, 430],
    (
      sheet,
    ) => `<div class="sp"><div><b class="logo">DADOR-Bank</b><br>BH Schellhorn und Co AG<br><br><span class="sm">BH Schellhorn, PF 1000, 5999 Anger</span><br>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><div class="box"><b>KONTOAUSZUG</b> vom ${de(end)}<br>${span(`Alter Saldo per ${de(dayAfter(start, -1))}`, form(opening))}${span('Summe der Gutschriften', comma(total(rows, 1)))}${span('Summe der Lastschriften', `${comma(total(rows, -1))}-`)}<br>${words}<br><b>EUR ${comma(closing)}</b></div></div><p>Konto-Nr.: ${number}&emsp;Bankleitzahl: 99190</p>
    ${pre(typed(`Datum Buchungstext${' '.repeat(62)}Wert         Betrag`), 't h')}${sheet.part.map(one).join('')}${sheet.last ? pre(typed(`      ${words.padEnd(78)}${comma(closing).padStart(14)}`)) : ''}
    <div class="grid"><span>${printed}<br>IBAN</span><span>BHSCAT99<br>BIC</span><span>01<br>Filiale</span><span>000${Number(end.slice(5, 7))}<br>Auszug</span><span>${sheet.index + 1}/${sheet.count}<br>Blatt/Gesamt</span></div><p class="sm">R0042 06877 Doknr.: EK00-045-0${random.digits(9)}</p>`,
  );
  return drawnOf(
    pages,
    look(
      "9pt/12pt 'Liberation Sans'|40pt 40pt 20pt|.t{font:7.5pt/10pt 'Liberation Mono'}.h{border-bottom:.5pt solid #000;margin-top:12pt}.logo{font-size:17pt;line-height:22pt;color:#d97706}.box{width:210pt}p{margin:14pt 0}.sm{font-size:6.5pt}.grid{position:absolute;bottom:60pt;left:40pt;right:40pt;display:flex;justify-content:space-between;border-top:.5pt solid #000;font-size:7.5pt}",
    ),
    {
      account: accountIn(`DADOR-Bank|${who.person}|checking|EUR`, number, printed, 'BHSCAT99'),
      ...{ opening, closing },
      rows: rows.map((row) =>
        rowOf(
          { ...row, lines: row.lines.map((line) => line.replace(' -4', '-4').replace(/ +/g, ' ')) },
          { valueDate: shifted(row, 0, 2) },
        ),
      ),
    },
  );
}

const POST = [
  ['{AUFTRAG CH-DD-BASISLASTSCHRIFT;LASTSCHRIFT}|{KRANKENKASSE HELVIA;STROMWERK MURG}', -40_000, -5_000],
  ['KAUF/DIENSTLEISTUNG VOM {=dd.mm.yyyy}|{MIGRANO;VOLG MURG} 84##', -9_000, -400],
  ['BARGELDBEZUG VOM {=dd.mm.yyyy}', -30_000, -5_000],
  ['TWINLY GELD SENDEN', -5_000, -500],
  ['GIRO BANK|ARBEITGEBER MURG AG LOHN', 300_000, 620_000],
  ['GUTSCHRIFT VON FREMDBANK', 10_000, 90_000],
  ['PREIS FÜR DIE KONTOFÜHRUNG', -500, -500],
] as const;

function post(random: Random): Drawn {
  const { opening, closing, rows, period, start, end } = month(random, 'de', POST, {
    count: [16, 80],
    opening: [50_000, 1_500_000],
  });
  const holder = random.pick(['Reto Zgraggen', 'Ursina Caviezel', 'Beat Wüthrich']);
  const printed = iban('CH', `09999000${random.digits(9)}`);
  const blank = (value: bigint) => figure(value, { group: ' ', decimal: '.' });
  const number = `11-${random.digits(5)}-0`;
  const one = (row: Placed) => {
    const [out = '', into = ''] = outIn(row.amount, blank).split('|');
    return cells(
      'llrrcr',
      [
        row.firstOfDay ? day(row.date, 'dd.mm.yy') : '',
        joined(row.lines),
        into,
        out,
        day(shifted(row, 0, 1), 'dd.mm.yy'),
        row.lastOfDay ? blank(row.balance) : '',
      ],
      [0, row.at],
    );
  };
  const stand = (iso: string, value: bigint) =>
    cells('llrrcr', [day(iso, 'dd.mm.yy'), 'Kontostand', '', '', '', blank(value)]);
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 11.5 + 1,
    [440, 590],
    (
      sheet,
    ) => `${sheet.first ? `<div class="sp"><div class="sm">Posta Finanz AG<br>Sie werden betreut von<br>Team Mitte<br>Telefon +41 99 111 11 11</div><div class="r sm">P.P. CH-9999 Murg A-PRIORITY<br><br>${holder}<br>Dorfstrasse 11<br>9999 Murg</div></div>` : ''}<div class="sp"><p><b>Privatkonto</b><br>Kontoauszug ${de(start)} - ${de(end)}<br>IBAN ${printed} CHF<br>Kontonummer ${number}&emsp;BIC POSTCH99XXX</p><p class="r">Seite: ${sheet.index + 1} / ${sheet.count}<br>Datum: ${de(dayAfter(end, 1))}</p></div>
    ${table([52, 210, 62, 62, 56, 66], cells('llrrcr', 'Datum|Text|Gutschrift|Lastschrift|Valuta|Saldo', null, 'th') + (sheet.first ? stand(dayAfter(start, -1), opening) : '') + sheet.part.map(one).join('') + (sheet.last ? stand(end, closing) : ''), 'k')}${sheet.last ? '<p>Bitte überprüfen Sie den Kontoauszug. Ohne Ihren Gegenbericht innert 30 Tagen gilt er als genehmigt.</p>' : ''}<p class="sm f">00656 DE&ensp;0000${sheet.index}0.00</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/11.5pt 'Liberation Sans'|36pt 42pt 20pt|.sm{font-size:7.5pt;line-height:9.5pt}.k th{background:#ffd400;padding:2pt 0}.f{position:absolute;bottom:20pt}p{margin:12pt 0 8pt}",
    ),
    {
      account: accountIn(`Posta Finanz AG|${holder}|checking|CHF`, number, printed, 'POSTCH99XXX'),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1), shows: row.lastOfDay })),
    },
  );
}

export const families: Family[] = [
  family(
    'de-karte-haupt-partner-sonstige',
    'de',
    'credit-card',
    ['two-cards', 'trailing-sign', 'rate-lines', 'overviews'],
    card,
  ),
  family('at-depotkonto-summen-oben', 'de', 'checking', ['no-year', 'mono', 'words-carry-sign', 'foot-grid'], dador),
  family('ch-konto-tagessaldo', 'de', 'checking', ['credit-first', 'date-once-a-day', 'day-end-balance'], post),
];
