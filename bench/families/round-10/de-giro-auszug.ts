/**
 * German papers: the savings banks' Kontoauszug (kind of booking, then one to four lines; signed amounts; `Kontostand am … , Auszug Nr.` at both
 * ends, `Übertrag` over pages, a fee account after it), a card bill with signs behind the amounts, and the neobroker's Kontoauszug with days in two lines.
 */
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
  outIn,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { banked, before, behind, dealt, dots, html, ibanOf } from './eu-parts.ts';

const GIRO: readonly Sort[] = [
  ['Kartenzahlung|Lindenmarkt Ansbeck//Ansbeck/DE|{=yyyy-mm-dd}T1#:{08;24;51}:4# Debitk.# 20##-12', -12900, -320],
  ['Kartenzahlung|TANKHOF ELBTOR SAGT DANKE//Elbtor/DE|{=yyyy-mm-dd}T0#:1#:3# Debitk.# 20##-12', -9800, -2500],
  [
    'Lastschrift|Stadtwerke Grünau GmbH|Abschlag ##/20## Vertragskonto 40########|Einzugsermächtigung vom 01.02.2019',
    -18900,
    -4500,
  ],
  ['Lastschrift|Elbtor Versicherung AG|KFZ-Beitrag LP-~~ ###|01.0#.-31.12. 1/4-jährl. EUR ##,##', -21000, -6000],
  ['Lastschrift Einzug|Kabelnetz Nord|RG 9######### Kd.-Nr. ######', -5999, -1999],
  ['Überweisung online|Friederike Holmsen|Miete {Januar;März;Mai} Whg. 3|Garage 45,00 inkl.', -98000, -42000],
  ['Dauerauftrag|Bausparkasse Ansbeck|Vertrag ## ### ###-#', -20000, -5000],
  ['Bargeldauszahlung|{=dd.mm}/1#.{07;12;38;55}UHR ANSBECK MARKT', -40000, -2000],
  ['Echtzeitüberweisung|Aylin Toprakçı|Danke!', -15000, -1000],
  ['Lohn, Gehalt, Rente|Kettler & Sohn Baustoffe GmbH|LOHN / GEHALT ##/2# Pers.-Nr. 00###', 190000, 340000],
  ['Gutschr. Überweisung|Holzhof Ansbeck e.K.|RE 2##### v. 1#.0#.|abzgl. 2% Skonto', 8000, 120000],
  ['Gutschr. Überweisung|Familienkasse|KG######FK## ####### Kindergeld', 25000, 50000],
];

function giro(random: Random): Drawn {
  const month = periodOf(random, 1);
  const { opening, rows, closing } = booked(
    random,
    { start: month.start, end: month.end, sorts: GIRO, floor: -150_000n },
    9,
    75,
    [-60_000, 420_000],
  );
  const who = whoIn(random, 'de');
  const number = `1${random.digits(7)}`;
  const iban = ibanOf(random, 'DE', `9995001100${number}`, 0);
  const auszug = Number(day(month.start, 'm'));
  const year = day(month.start, 'yyyy');
  const eve = dayAfter(month.start, -1);
  const long = (iso: string) => day(iso, 'dd.mm.yyyy');
  const widths = [58, 350, 92];
  const parts = dealt(rows, 11, 7, 420, 560);
  const balance = (label: string, value: bigint) => cells('llr', `|<b>${label}</b>|<b>${before(value, dots)}</b>`);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const firstOn = part[0]?.[0];
    const top =
      p === 0
        ? balance(`Kontostand am ${long(eve)}, Auszug Nr. ${auszug === 1 ? 12 : auszug - 1}`, opening)
        : balance(`Übertrag von Blatt ${p}`, (firstOn?.balance ?? 0n) - (firstOn?.amount ?? 0n));
    const bottom = last
      ? balance(`Kontostand am ${long(month.end)} um 23:59 Uhr`, closing)
      : balance(`Übertrag auf Blatt ${p + 2}`, part.at(-1)?.[0].balance ?? 0n);
    const body = part
      .map(([row, at]) => cells('llr', `${long(row.date)}|${joined(row.lines)}|${before(row.amount, dots)}`, [0, at]))
      .join('');
    const side = '<div class="side">99950011/01/K/0000 · Bitte beachten Sie die Hinweise auf der Rückseite</div>';
    const head =
      p === 0
        ? `<div class="addr"><small>Sparkasse Ansbeck · Postfach 1140 · 24999 Ansbeck</small><br><br>${who.person}<br>${who.place.replace(', ', '<br>')}</div><div class="adv"><b>Ihr Berater</b><br>Jens Uferlos<br>Telefon 0499 ${random.digits(6)}<br><br><b>Unser Angebot</b><br>Festgeld 12 Monate: 2,${random.digits(2)} % p.a. ab 5.000,00 EUR</div>`
        : '';
    return html(
      `${side}<div class="red">Sparkasse Ansbeck</div>${head}<div class="sp title"><span><b>Kontoauszug ${auszug}/${year}</b><br>Seite ${p + 1} von ${parts.length + 1}</span><span>Privatgirokonto ${number}, DE ${who.person}<br>IBAN: ${iban} &nbsp; BIC: ANSBDE21XXX</span></div>${table(widths, heads('llr', 'Datum|Erläuterung|Betrag EUR') + top + body + bottom, 'main')}`,
    );
  });
  const fees = `${balanceSheet(random, rows, long(month.end), year)}`;
  pages.push(
    html(
      `<div class="red">Sparkasse Ansbeck</div><div class="sp title"><span><b>Kontoauszug ${auszug}/${year}</b><br>Seite ${parts.length + 1} von ${parts.length + 1}</span><span>Privatgirokonto ${number}</span></div>${fees}`,
    ),
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/11pt 'Liberation Sans'|34pt 40pt 30pt 52pt|.red{color:#e00;font-size:17pt;line-height:22pt;font-weight:bold;text-align:right}.addr{height:120pt;padding-top:30pt}.addr small{font-size:6pt;text-decoration:underline}.adv{position:absolute;right:40pt;top:72pt;width:150pt;font-size:7pt;line-height:9pt}.title{border-bottom:1pt solid #e00;padding:4pt 0;margin-bottom:6pt}.main td,.main th{padding:3.5pt 3pt}.main th{border-bottom:.6pt solid #555;font-weight:bold}.side{position:absolute;left:14pt;top:440pt;font-size:5pt;writing-mode:vertical-rl;white-space:nowrap;line-height:6pt}.fees td{padding:1pt 4pt}",
    ),
    {
      account: banked(account(`Sparkasse Ansbeck|${who.person}|checking|EUR`, number), iban, 'ANSBDE21XXX'),
      opening,
      closing,
      rows: rows.map((row) => rowOf(row)),
    },
  );
}

/** The fee account after the rows, and the bank's notes. */
function balanceSheet(random: Random, rows: readonly Move[], end: string, year: string): string {
  const posts = rows.length;
  return `<h3>Anlage zum Kontoauszug: Entgeltaufstellung per ${end}</h3>${table([250, 60, 80, 80], heads('lrrr', 'Position|Anzahl|Einzelpreis|Betrag EUR') + cells('lrrr', 'Kontoführung|1|4,95|4,95') + cells('lrrr', `Buchungsposten beleglos|${posts}|0,00|0,00`) + cells('lrrr', 'Debitkarte anteilig|1|0,50|0,50') + cells('lrrr', 'Summe (wird im Folgemonat belastet)|||5,45'), 'fees')}
  <p>Sollzinssatz für eingeräumte Überziehung ab 01.01.${year}: 11,${random.digits(2)} % p.a., für geduldete Überziehung 15,00 % p.a. Kreditlinie 3.000,00 EUR.</p><p>Einwendungen gegen Rechnungsabschlüsse sind innerhalb von sechs Wochen nach Zugang geltend zu machen. Guthaben sind nach Maßgabe des Einlagensicherungsgesetzes bis 100.000,00 EUR entschädigungsfähig.</p><p>Gutschriften aus eingereichten Lastschriften und Schecks gelten als „Eingang vorbehalten“. Stand ${end}</p>`;
}

const CARD: readonly Sort[] = [
  ['BUCHLADEN AM ANGER GRÜNAU', -8900, -490],
  ['LINDENMARKT 0## ANSBECK', -14500, -350],
  ['BAHNSHOP.DE ######### 0180 5######', -21900, -1490],
  ['HOTEL QUAI BREVAN LANTIGNY FR', -42000, -8900],
  ['MUSIKDIENST *~##~# STOCKHOLM', -1799, -999],
  ['TANKHOF ELBTOR', -9900, -3100],
  ['HARBINGER CLOUD 866-###-#### WA|{9,99;25,00;118,40} USD Kurs 1,0## vom {=dd.mm.yy}', -12000, -950],
  ['GUTSCHRIFT SCHUHHAUS HOLMSEN', 2900, 15900],
];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a sheet is drawn from top to bottom, in one piece
function bill(random: Random): Drawn {
  const period = periodOf(random, random.integer(16, 24));
  const plan = { ...period, sorts: [...CARD, ...CARD.slice(0, 7)], floor: null };
  const { opening, rows: bought } = booked(random, plan, 8, 54, [-220_000, -9_000]);
  const paidOn = dayAfter(period.start, 6);
  const payment: Move = {
    ...(bought[0] as Move),
    date: paidOn,
    lines: ['EINZUG DES RECHNUNGSBETRAGES'],
    amount: -opening,
  };
  const mixed: Move[] = [
    ...bought.filter(({ date }) => date <= paidOn),
    payment,
    ...bought.filter(({ date }) => date > paidOn),
  ];
  let balance = opening;
  const rows = mixed.map((row): Move => {
    balance += row.amount;
    return { ...row, balance };
  });
  const closing = opening + total(rows);
  const who = whoIn(random, 'de');
  const masked = `4998 ${random.digits(2)}XX XXXX ${random.digits(4)}`;
  const form = (value: bigint) => behind(value, dots, '-', '+');
  const short = (iso: string) => day(iso, 'dd.mm.yy');
  const widths = [52, 52, 290, 100];
  const parts = dealt(rows, 10, 3, 480, 600);
  const line = (label: string, value: bigint) => cells('lllr', `||<b>${label}</b>|<b>${form(value)}</b>`);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const firstOn = part[0]?.[0];
    const top =
      p === 0
        ? line('Saldo letzte Abrechnung', opening)
        : line(`Übertrag von Seite ${p}`, (firstOn?.balance ?? 0n) - (firstOn?.amount ?? 0n));
    const bottom = last
      ? line('Neuer Saldo', closing)
      : line(`Übertrag auf Seite ${p + 2}`, part.at(-1)?.[0].balance ?? 0n);
    const body = part
      .map(([row, at]) =>
        cells(
          'lllr',
          `${short(dayAfter(row.date, row === rows[at] && row.lines[0]?.startsWith('EINZUG') ? 0 : -1 - (at % 3)))}|${short(row.date)}|${joined(row.lines)}|${form(row.amount)}`,
          [0, at],
        ),
      )
      .join('');
    const head =
      p === 0
        ? `<div class="addr"><small>Elbkredit Bank AG, 18998 Elbtor</small><br>${who.person}<br>${who.place.replace(', ', '<br>')}</div><div class="box"><div class="sp"><span>Kartennummer</span><b>${masked}</b></div><div class="sp"><span>Abrechnung vom</span><b>${short(period.end)}</b></div><div class="sp"><span>Verfügungsrahmen</span><b>4.000,00 EUR</b></div><div class="sp"><span>Bonuspunkte</span><b>${random.integer(100, 900)}</b></div></div><h2>Ihre Kreditkartenabrechnung</h2><p>Abrechnungszeitraum ${day(period.start, 'dd.mm.yyyy')} bis ${day(period.end, 'dd.mm.yyyy')}. Den Saldo von ${form(closing)} EUR buchen wir zum ${day(dayAfter(period.end, 9), 'dd.mm.yyyy')} von Ihrem Girokonto DE** **** **** **** **${random.digits(4)} ab.</p>`
        : `<h2>Ihre Kreditkartenabrechnung</h2><p>${masked} · ${short(period.end)} · Seite ${p + 1}</p>`;
    return html(
      `<h1>elbkredit</h1>${head}${table(widths, heads('lllr', 'Beleg-<br>datum|Buchungs-<br>datum|<br>Verwendungszweck|Betrag<br>in EUR') + top + body + bottom, 'main')}<div class="foot">Elbkredit Bank AG · HRB 99${random.digits(3)} · Ust-IdNr. DE 999${random.digits(6)} · Sperrnotruf 116 116 · Seite ${p + 1} von ${parts.length}</div>`,
    );
  });
  return drawnOf(
    pages,
    look(
      "8pt/10pt 'DejaVu Sans Condensed','Liberation Sans'|36pt 48pt|h1{font-size:22pt;line-height:26pt;color:#0a5}h2{font-size:12pt;line-height:18pt}.addr{height:110pt;padding-top:34pt}.addr small{font-size:6pt}.box{position:absolute;right:48pt;top:96pt;width:190pt;border:.6pt solid #0a5;padding:6pt}.main{margin-top:8pt}.main td,.main th{padding:1.5pt 2pt}.main th{background:#dfeee6;font-weight:bold}.foot{position:absolute;bottom:18pt;left:48pt;font-size:6pt}",
    ),
    {
      account: account(`Elbkredit Bank AG|${who.person}|credit-card|EUR`, masked.replaceAll(' ', '')),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row)),
    },
  );
}

const CASH: readonly Sort[] = [
  ['Kartentransaktion|Lindenmarkt Ansbeck', -9800, -310],
  ['Kartentransaktion|TANKHOF ELBTOR', -9000, -3000],
  [
    'Kartentransaktion|HARBINGER.CLOUD, {12,00;29,99;61,50} $, exchange rate: 0,9##, ECB rate: 0,92#####,|markup: 0,1# %',
    -6000,
    -999,
  ],
  ['Überweisung|Outgoing transfer for Jürgen Brackwede (DE4499950011######)', -90000, -2000],
  ['Überweisung|Einzahlung akzeptiert: DE2099950011####|auf DE4799920011####', 20000, 250000],
  ['Handel|Sparplanausführung XF00####### Meridian World UCITS ETF, quantity:|0.####00', -30000, -2500],
  ['Handel|Kauf DE000A###### Kettler AG, Quantity: ##', -180000, -9900],
  ['Erträge|Cash Dividend for ISIN US99######## ', 90, 4800],
  ['Zinszahlung|Your interest payment', 120, 6000],
  ['Saveback|Your Saveback payment', 100, 1500],
];
const MONTHS = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' ');

function broker(random: Random): Drawn {
  const period = periodOf(random, 1, random.pick([1, 3]));
  const sorts = CASH.map(([words, low, high]) => [words.trim(), low, high] as const);
  const { opening, rows, closing } = booked(random, { ...period, sorts }, 7, 70, [20_000, 900_000]);
  const who = whoIn(random, 'de');
  const iban = ibanOf(random, 'DE', '99920011', 10);
  const euro = (value: bigint) => `${before(value, dots)} €`;
  const spoken = (iso: string) => `${day(iso, 'dd')} ${MONTHS[Number(day(iso, 'm')) - 1]} ${day(iso, 'yyyy')}`;
  const widths = [40, 78, 214, 60, 60, 60];
  // A day takes two lines at least.
  const parts = dealt(
    rows.map((row) => ({ ...row, lines: row.lines.length < 3 ? ['', ''] : row.lines.slice(1) })),
    9,
    8,
    450,
    600,
  );
  const pages = parts.map((part, p) => {
    const body = part
      .map(([{ date }, at]) => {
        const row = rows[at] as Move;
        const [kind = '', ...lines] = row.lines;
        const twice = kind;
        return cells(
          'lllrrr',
          `${spoken(date).replace(/ (\d{4})$/, '<br>$1')}|${twice}|${joined(lines)}|${outIn(-row.amount, euro).replaceAll('-', '')}|${euro(row.balance)}`,
          [0, at],
        );
      })
      .join('');
    const head =
      p === 0
        ? `<div class="sp"><h1>FEDERBANK</h1><div class="id">DATUM ${spoken(period.start)} - ${spoken(period.end)}<br>IBAN ${iban.replaceAll(' ', '')}<br>BIC FEDRDEBBXXX</div></div><div class="addr">${who.person}<br>${who.place.replace(', ', '<br>')}</div><h3>KONTOÜBERSICHT</h3>${table([180, 83, 83, 83, 83], heads('lrrrr', 'PRODUKT|ANFANGSSALDO|ZAHLUNGSEINGANG|ZAHLUNGSAUSGANG|ENDSALDO') + cells('lrrrr', `Cashkonto|${euro(opening)}|${euro(total(rows, 1))}|${euro(-total(rows, -1))}|${euro(closing)}`), 'line')}`
        : '<h1>FEDERBANK</h1>';
    return html(
      `${head}<h3>UMSATZÜBERSICHT</h3>${table(widths, heads('lllrrr', 'DATUM|TYP|BESCHREIBUNG|ZAHLUNGS-<br>EINGANG|ZAHLUNGS-<br>AUSGANG|SALDO') + body, 'line')}<div class="foot"><div>Federbank GmbH<br>Seilergasse 12, 10999 Elbtor</div><div>Amtsgericht Elbtor HRB 244${random.digits(3)} B<br>USt-ID DE999${random.digits(6)}</div><div>Erstellt am ${spoken(dayAfter(period.end, 3))}<br>Seite ${p + 1} von ${parts.length + 1}</div></div>`,
    );
  });
  pages.push(
    html(
      `<h1>FEDERBANK</h1><h3>BARMITTELÜBERSICHT</h3><p>zum ${spoken(period.end)}</p>${table([250, 120, 120], heads('llr', 'TREUHANDKONTEN|TYP|SALDO') + cells('llr', `Ansbecker Landesbank|Treuhandkonto|${euro(closing / 2n)}`) + cells('llr', `Liquiditätsfonds LU00${random.digits(8)}|Geldmarktfonds|${euro(closing - closing / 2n)}`), 'line')}<h3>HINWEISE ZUM KONTOAUSZUG</h3><p>Guthaben sind bis 100.000,00 € je Bank geschützt. Bitte prüfen Sie die Buchungen und erheben Sie Einwendungen binnen sechs Wochen nach Zugang.</p>`,
    ),
  );
  return drawnOf(
    pages,
    look(
      "7.5pt/9pt 'Liberation Sans'|40pt 41pt|h1{font-size:15pt;line-height:20pt}h3{font-size:10pt;line-height:14pt;margin:14pt 0 4pt}.id{text-align:right}.addr{padding:16pt 0 20pt}.line td,.line th{padding:4pt 2pt;border-bottom:.4pt solid #ccc}.line th{color:#777;font-size:6pt}.foot{position:absolute;bottom:24pt;left:41pt;right:41pt;display:flex;justify-content:space-between;font-size:6pt;line-height:8pt;color:#666}",
    ),
    {
      account: banked(account(`Federbank GmbH|${who.person}|checking|EUR`, null), iban, 'FEDRDEBBXXX'),
      period,
      opening,
      closing,
      rows: rows.map((row) => {
        const [kind = '', ...lines] = row.lines;
        return rowOf({ ...row, lines }, { shows: true, alsoAccepted: [`${kind} ${lines.join(' ')}`] });
      }),
    },
  );
}

export const families: Family[] = [
  family(
    'de-giro-auszug',
    'de',
    'checking',
    ['no-running-balance', 'multi-line', 'carried-forward', 'no-period', 'dates-in-text'],
    giro,
  ),
  family(
    'de-card-nachzeichen',
    'de',
    'credit-card',
    ['sign-behind', 'two-dates', 'two-line-heading', 'carried-forward'],
    bill,
  ),
  family(
    'de-wallet-cashkonto',
    'de',
    'checking',
    ['date-over-two-lines', 'in-before-out', 'balances-of-trusts'],
    broker,
  ),
];
