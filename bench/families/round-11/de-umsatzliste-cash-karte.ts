import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueRow } from '../family.ts';
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
  mon,
  moves,
  pack,
  periodOf,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { banked, dayBefore, EURO, euro, MONTHS, minus, withForeign } from './europe-kit.ts';

/**
 * German papers from online banks: a list of movements printed from the browser, newest first, what is pending apart, without any balance; a
 * neobroker's account with the sums in one line above the rows, days broken over two lines and a table of where the cash lies after them; a
 * card bill with slip and booking dates, currencies and rates in columns, and signs behind.
 */

const LIST: readonly Sort[] = [
  [
    'Lastschrift|Auftraggeber: {NORDWIND ENERGIE;FUNKNETZ MOBIL GMBH}|Buchungstext: Rechnung ######## vom {=dd.mm.yyyy}|Ref. ~#######/####',
    -14_000,
    -999,
  ],
  [
    'Kartenverfügung|{KAUFMARKT BRANDNER;HOLZHOF ANSBECK;TANKHOF}//ELBTOR/DE {=yyyy-mm-dd}T1#:2#:0#|Ref. ~#######/####',
    -9_900,
    -310,
  ],
  [
    'Übertrag/Überweisung|Empfänger: {U. SENGER;SPARPLAN EXTRA;ELBTOR ELEKTRO GMBH}|Kto/IBAN: DE## #### #### #### #### ##|Buchungstext: {Miete;Re ####;Taschengeld}|Ref. ~#######/####',
    -120_000,
    -2_000,
  ],
  [
    'Übertrag/Überweisung|Auftraggeber: {GRUENAU BUEROMARKT KG;A. TOPRAKCI}|Buchungstext: {Gehalt {=mm/yyyy};Auslage}|Ref. ~#######/####',
    1_500,
    290_000,
  ],
];

function onlineList(random: Random): Drawn {
  const start = dayAfter('2022-02-01', random.integer(0, 1300));
  const period = { start, end: dayAfter(start, random.pick([29, 59, 89])) };
  const { rows } = booked(random, { ...period, sorts: LIST, floor: null }, 15, 75, [100_000, 100_000]);
  const pending = moves(random, {
    start: period.end,
    end: period.end,
    count: random.integer(1, 3),
    sorts: LIST,
    floor: null,
  });
  const long = iban('DE', random.digits(18));
  const values = rows.map(({ date }) => dayAfter(date, random.integer(0, 2)));
  const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
  const widths = [58, 62, 88, 220, 72];
  const html = (move: Move, r: number | null) => {
    const [kind = '', ...lines] = move.lines;
    return cells(
      'llllr',
      [
        r === null ? 'offen' : dmy(move.date),
        r === null ? '--' : dmy(values[r] ?? ''),
        text(kind),
        joined(lines),
        minus(move.amount),
      ],
      r === null ? null : [0, r],
    );
  };
  const newest = rows.map((move, r) => ({ move, r })).reverse();
  const parts = pack(newest, ({ move }) => (move.lines.length - 1) * 9.5 + 6, 480, 690);
  const head = heads('llllr', 'Buchungstag|Wertstellung (Valuta)|Vorgang|Buchungstext|Umsatz in EUR').replace(
    ' (Valuta)',
    '<br>(Valuta)',
  );
  const pages = parts.map((part, p) => {
    const first =
      p === 0
        ? `<h1>Umsätze Girokonto</h1><p>Konto ${long} · Zeitraum ${dmy(period.start)} – ${dmy(period.end)} · Alle Umsätze · Suchbegriff: –</p>
      <h2>Vorgemerkte Umsätze</h2>${table(widths, head + pending.map((move) => html(move, null)).join(''))}<h2>Gebuchte Umsätze</h2>`
        : '';
    return `<section class="page"><div class="sp s"><span>${dmy(period.end)}, 1#:07</span><span>Fjordbank – Umsatzübersicht</span></div>${first}${table(widths, (p === 0 ? head : '') + part.map(({ move, r }) => html(move, r)).join(''))}
      <div class="foot sp s"><span>https://www.fjordbank.example/portal/umsaetze?konto=1</span><span>${p + 1}/${parts.length}</span></div></section>`.replace(
      '1#:07',
      '17:07',
    );
  });
  const css = look(
    "7.5pt/9.5pt 'DejaVu Sans'|24pt 44pt|.s{font-size:6pt;line-height:8pt;color:#555}h1{font-size:14pt;line-height:20pt;margin:16pt 0 4pt}h2{font-size:9.5pt;margin:14pt 0 4pt}th{background:#fff3b0;padding:3pt}td{padding:2.5pt 3pt;border-bottom:.4pt solid #ddd;font-size:7pt}.foot{position:absolute;bottom:12pt;left:44pt;right:44pt}",
  );
  return drawnOf(pages, css, {
    account: banked('Fjordbank||checking|EUR', null, long, null),
    period,
    rows: rows.map(({ lines: [kind = '', ...lines], ...move }, r) =>
      rowOf({ ...move, lines: [kind, ...lines] }, { valueDate: values[r] ?? null, alsoAccepted: [lines.join(' ')] }),
    ),
    status: 'unverifiable',
    unbound: rows.map((_, r) => r),
  });
}

const CASH: readonly Sort[] = [
  ['Kartentransaktion|{Kaufmarkt Brandner Elbtor;Bahnfix Ticket;ZEITUNG24 ABO;HOTEL BRISA LISBOA}', -9_900, -180],
  ['Handel|Buy trade {IE00B#~#####3;LU00#######1} WELT AKTIEN UCITS ETF|ACC, quantity: #.#####4', -60_000, -2_500],
  ['Handel|Savings plan execution IE00B##~###5 NORDIC TECH|INDEX, quantity: 1.####', -25_000, -2_500],
  ['Handel|Sell trade US##########4 PELLMOOR INC. DL-,001,|quantity: ##', 5_000, 220_000],
  ['Zinszahlung|Your interest payment', 12, 900],
  ['Erträge|Cash Dividend for ISIN US##########7', 30, 4_400],
  ['Überweisung|Einzahlung akzeptiert: DE################## auf|DE##################', 10_000, 250_000],
  ['Überweisung|PayOut to transit', -90_000, -5_000],
];

function cash(random: Random): Drawn {
  const period = periodOf(random, 1, random.pick([1, 3]));
  const { opening, rows, closing } = booked(random, { ...period, sorts: CASH, floor: 0n }, 10, 52, [5_000, 900_000]);
  const who = whoIn(random, 'de');
  const long = iban('DE', random.digits(18));
  const wordy = (iso: string) => `${day(iso, 'dd')} ${mon(iso, MONTHS.deShort)} ${day(iso, 'yyyy')}`;
  const money = (value: bigint) => `${euro(value)} €`;
  const widths = [46, 78, 196, 66, 66, 62];
  const html = (move: Move) => {
    const [kind = '', ...lines] = move.lines;
    const into = move.amount > 0n;
    return cells(
      'lllrrr',
      [
        `${day(move.date, 'dd')} ${mon(move.date, MONTHS.deShort)}<br>${day(move.date, 'yyyy')}`,
        text(kind),
        joined(lines),
        into ? money(move.amount) : '',
        into ? '' : money(move.amount),
        money(move.balance),
      ],
      [0, rows.indexOf(move)],
    );
  };
  const parts = pack(rows, () => 27, 440, 620);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const top =
      p === 0
        ? `<div class="sp"><div>${who.person}<br>${who.place.split(', ').join('<br>')}</div><div class="r">DATUM ${wordy(period.start)} - ${wordy(period.end)}<br>IBAN ${long.replaceAll(' ', '')}<br>BIC MERKDEB2XXX</div></div><h2>KONTOÜBERSICHT</h2>${table([110, 100, 100, 100, 90], heads('lrrrr', 'PRODUKT|ANFANGSSALDO|ZAHLUNGSEINGANG|ZAHLUNGSAUSGANG|ENDSALDO') + cells('lrrrr', ['Verrechnungskonto', money(opening), money(total(rows, 1)), money(total(rows, -1)), money(closing)]))}<h2>UMSATZÜBERSICHT</h2>`
        : '';
    const tail = last
      ? `<h2>BARMITTELÜBERSICHT</h2><p>Guthaben auf Treuhandkonten und in Geldmarktfonds am ${wordy(period.end)}</p>${table([150, 120, 120], heads('lrr', 'TREUHANDKONTEN|SALDO|ANTEIL') + cells('lrr', ['Nordhafen Bank SE', money((closing * 3n) / 5n), '60 %']) + cells('lrr', ['Merkur Liquiditätsfonds', money(closing - (closing * 3n) / 5n), '40 %']))}`
      : '';
    return `<section class="page"><div class="logo">MERKUR INVEST</div><div class="s">MERKUR INVEST BANK GMBH · BRUNNENSTRASSE 19-21 · 10999 BERLIN</div>${top}${table(widths, heads('lllrrr', 'DATUM|TYP|BESCHREIBUNG|ZAHLUNGS-<br>EINGANG|ZAHLUNGS-<br>AUSGANG|SALDO') + part.map(html).join(''))}${tail}
      <div class="foot s sp"><span>Merkur Invest Bank GmbH<br>Sitz der Gesellschaft: Berlin<br>AG Charlottenburg HRB 244999 B</span><span>Geschäftsführer<br>A. Torres Nagel<br>Erstellt am ${wordy(dayAfter(period.end, 2))}</span><span>Seite ${p + 1} von ${parts.length}</span></div></section>`;
  });
  const css = look(
    "7.5pt/10pt 'Liberation Sans'|34pt 40pt|.logo{font-size:15pt;line-height:20pt;font-weight:bold}.s{font-size:5.5pt;line-height:7.5pt}.sp{margin-top:16pt}h2{font-size:9pt;margin:18pt 0 6pt}th{font-size:6pt;line-height:8pt;padding:3pt 2pt;border-bottom:.8pt solid #000}td{padding:3pt 2pt;border-bottom:.4pt solid #ddd}.foot{position:absolute;bottom:18pt;left:40pt;right:40pt}",
  );
  return drawnOf(pages, css, {
    account: banked(`MERKUR INVEST BANK GMBH|${who.person}|checking|EUR`, null, long, 'MERKDEB2XXX'),
    period,
    opening,
    closing,
    rows: rows.map((move) => rowOf(move, { shows: true, alsoAccepted: [move.lines.slice(1).join(' ')] })),
  });
}

const CARD: readonly Sort[] = [
  [
    '{KAUFMARKT BRANDNER, ELBTOR;BAHNFIX TICKET, BERLIN;PAYPORT *SERIENABO, 35314369##1;TANKHOF, GRUENAU;APOTHEKE AM ANGER, GRUENAU}',
    -14_900,
    -399,
  ],
  ['{CAFE LUMEN, STOCKHOLM;HOTEL ASTER, ZUERICH;CLOUDBOX.COM,|+1415#######}|USD ¤ 1,0{85;91;77}3', -32_000, -900],
];

const CARD_LOOK = look(
  "7.5pt/10pt 'Liberation Sans'|36pt 38pt|.logo{font-size:15pt;line-height:20pt;color:#148}.addr{margin:40pt 0 30pt}h1{font-size:10pt;line-height:16pt;margin:14pt 0 6pt}.sp .sp{line-height:12pt}th{padding:2pt 1pt;border-bottom:.8pt solid #148;line-height:9pt}td{padding:1.5pt 1pt}p{margin-top:14pt}.s{font-size:6.5pt;line-height:8.5pt}",
);

function cardRows(random: Random, period: { start: string; end: string }, old: bigint) {
  const count = random.integer(12, 60);
  const bought = withForeign(moves(random, { ...period, count, sorts: CARD, floor: null }), EURO);
  const fees = bought.filter(({ lines }) => (lines.at(-1) ?? '').startsWith('USD'));
  const paid: Move = { ...(bought[0] as Move), date: dayAfter(period.start, 1), lines: ['Lastschrift'], amount: -old };
  const fee = fees.reduce((all, { amount }) => all + (amount * 175n) / 10_000n, 0n);
  const feeRow: Move[] =
    fee < 0n ? [{ ...paid, date: period.end, lines: ['1,75% für Auslandseinsatz'], amount: fee }] : [];
  const rows = [...bought, paid].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)).concat(feeRow);
  return { rows, paid, feeRow };
}

const cardRow = (move: Move): TrueRow =>
  rowOf({ ...move, lines: move.lines.filter((each) => !each.startsWith('USD ')) });

function cardBill(random: Random): Drawn {
  const period = periodOf(random, 22);
  const old = -BigInt(random.integer(15_000, 240_000));
  const { rows, paid, feeRow } = cardRows(random, period, old);
  const closing = old + total(rows);
  const slip = rows.map(({ date }) => dayAfter(date, -random.integer(1, 3)));
  const who = whoIn(random, 'de');
  const number = `${random.integer(4900, 4990)} ${random.digits(2)}XX XXXX ${random.digits(4)}`;
  const dmy = (iso: string) => day(iso, 'dd.mm.yy');
  const full = (iso: string) => day(iso, 'dd.mm.yyyy');
  const sign = (value: bigint) => `${euro(value)} ${value < 0n ? '-' : '+'}`;
  const widths = [44, 46, 224, 40, 52, 50, 60];
  const isOwn = (move: Move) => move === paid || feeRow.includes(move);
  const html = (move: Move) => {
    const r = rows.indexOf(move);
    const foreign = /^USD (\S+) (\S+)$/.exec(move.lines.at(-1) ?? '');
    const lines = foreign ? move.lines.slice(0, -1) : move.lines;
    return cells(
      'lllrrrr',
      [
        isOwn(move) ? '' : dmy(slip[r] ?? ''),
        dmy(move.date),
        joined(lines),
        foreign ? 'USD' : '',
        foreign?.[1] ?? '',
        foreign?.[2] ?? '',
        sign(move.amount),
      ],
      [0, r],
    );
  };
  const line = (label: string, date: string, value: bigint) =>
    cells('lllrrrr', `|${date}|<b>${label}</b>||||<b>${sign(value)}</b>`);
  const parts = pack(rows, ({ lines }) => lines.length * 10 + 3, 470, 640);
  let carry = old;
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const before = carry;
    carry += total(part);
    const head = heads(
      'lllrrrr',
      'Datum<br>Beleg|Datum<br>Buchung|Angabe des Unternehmens /<br>Verwendungszweck|Währung|Betrag|Kurs|Betrag in<br>EUR',
    );
    const body =
      head +
      (p === 0
        ? line('Saldo letzte Abrechnung', dmy(dayBefore(period.start)), old)
        : line(`Übertrag von Seite ${p}`, '', before)) +
      part.map(html).join('') +
      (last ? line('Neuer Saldo', '', closing) : line(`Zwischensumme Seite ${p + 1}`, '', carry));
    const top =
      p === 0
        ? `<div class="sp"><div class="addr">${who.person}<br>${who.place.split(', ').join('<br>')}</div><div style="width:190pt">${span('Nordkredit-VISA-Card:', number)}${span('Karteninhaber:', who.person)}${span('Abrechnung:', `${mon(period.end, MONTHS.de)} ${day(period.end, 'yyyy')}`)}${span('Verfügungsrahmen:', 'EUR 3.500,00')}</div></div>`
        : '';
    return `<section class="page"><div class="sp"><b class="logo">Nordkredit Bank AG</b><span>Seite ${p + 1} von ${parts.length}</span></div>${top}<h1>Ihre Abrechnung vom ${full(period.start)} bis ${full(period.end)}</h1>${table(widths, body)}
      ${last ? `<p>Den Saldo von EUR ${euro(closing)} buchen wir am ${full(dayAfter(period.end, 2))} von Ihrem Konto DE12 3456 **** **** **99 00 ab.</p><p class="s">Sehr geehrte Damen und Herren, für Verfügungen in Fremdwährung gilt der Kurs des Vortages. Aktiv-Status ab 700,00 EUR Geldeingang. Sollzins 7,18 % p.a. seit 01.12.2022.</p>` : ''}</section>`;
  });
  return drawnOf(pages, CARD_LOOK, {
    account: account(`Nordkredit Bank AG|${who.person}|credit-card|EUR`, number.replaceAll(' ', '')),
    period,
    opening: old,
    closing,
    rows: rows.map(cardRow),
  });
}

export const families: Family[] = [
  family('de-giro-umsatzliste', 'de', 'checking', ['newest-first', 'no-balance', 'pending-apart'], onlineList),
  family(
    'de-broker-verrechnung',
    'de',
    'checking',
    ['in-before-out', 'two-line-dates', 'summary-before', 'cash-table-after'],
    cash,
  ),
  family(
    'de-karte-beleg',
    'de',
    'credit-card',
    ['two-dates', 'foreign-columns', 'signs-behind', 'carried-forward'],
    cardBill,
  ),
];
