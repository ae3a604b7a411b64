/**
 * The pan-European wallet's statement: one part a currency, each with its summary table, month names before the day, lines of card and rate under
 * the rows (the foreign amount under the amount), pending items before and reverted ones after them. And three papers that are no statements.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, Stranger } from '../family.ts';
import {
  account,
  booked,
  cells,
  family,
  heads,
  look,
  type Move,
  mon,
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { COMMA, day, daysFrom, list, POINT, SPACED, sheet, stranger, sum, tableOf, whoIn } from '../stranger-parts.ts';
import { banked, dealt, html, ibanOf } from './eu-parts.ts';

const SPENT: readonly Sort[] = [
  ['Lindenmarkt Ansbeck|To: Lindenmarkt, Ansbeck|Card: 535456******####', -9800, -310],
  [
    'Harbinger Cloud|Rate: {1.0741;1.0832;1.1018} (mid-market rate 1.08##)|To: Harbinger Cloud, 94107|Card: 535456******####',
    -8900,
    -900,
  ],
  ['Bragolin Trasporti|To: Bragolin Trasporti S.p.A., IT|Reference: inv 0###/24', -180000, -4000],
  ['Apple Pay top-up by *####|From: *####', 5000, 80000],
  ['Payment from Northlark Supplies|Reference: INV-####', 20000, 320000],
  ['Transfer to INES BOUKARI', -9000, -500],
  ['Exchanged to XAU', -40000, -2000],
  ['Premium plan fee', -899, -799],
  ['Refund from Kade 41', 900, 7000],
  ['Cash withdrawal at Bankomat Brzeźno|To: Bankomat, Brzezno|Card: 535456******####|Fee: 1.50', -20000, -2000],
];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a sheet is drawn from top to bottom, in one piece
function wallet(random: Random): Drawn {
  const period = periodOf(random, random.pick([1, 1, 15]));
  const who = whoIn(random, random.pick(['en', 'nl', 'it']));
  const kinds = [
    ['EUR', '€'],
    ['GBP', '£'],
    ['USD', '$'],
  ].slice(0, random.integer(1, 3)) as [string, string][];
  const iban = ibanOf(random, 'LT', '99250', 11);
  const wordy = (iso: string) => `${mon(iso)} ${day(iso, 'd')}, ${day(iso, 'yyyy')}`;
  const long = (iso: string) =>
    `${['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][Number(day(iso, 'm')) - 1]} ${day(iso, 'd')}, ${day(iso, 'yyyy')}`;
  const widths = [72, 222, 72, 72, 77];
  const accounts = kinds.map(([code, sign], s) => {
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: SPENT },
      s === 0 ? 10 : 2,
      s === 0 ? 60 : 14,
      [10_000, 300_000],
    );
    return {
      code,
      opening,
      rows,
      closing,
      money: (value: bigint) => `${sign}${point(value)}`,
      sub: (row: Move) =>
        row.lines.some((line) => line.startsWith('Rate:'))
          ? `${code === 'USD' ? '€' : '$'}${point((row.amount * 108n) / 100n)}`
          : '',
    };
  });
  const pages = accounts.flatMap(({ code, opening, rows, closing, money, sub }, s) => {
    const parts = dealt(rows, 10, 9, 380, 600);
    const reverted = s === 0 && random.chance(0.5);
    const pending = s === 0 && random.chance(0.5);
    return parts.map((part, p) => {
      const body = part
        .map(([row, at]) => {
          const [first = '', ...more] = row.lines;
          const lines = `<b>${text(first)}</b>${more.map((line) => `<br><span class="sub">${text(line)}</span>`).join('')}`;
          const under = sub(row) ? `<br><span class="sub">${sub(row)}</span>` : '';
          return cells(
            'llrrr',
            `${wordy(row.date)}|${lines}|${outIn(row.amount, (value) => `${money(value)}${under}`)}|${money(row.balance)}`,
            [s, at],
          );
        })
        .join('');
      const top =
        p === 0
          ? `<div class="addr"><div><b>${who.person.toUpperCase()}</b><br>${who.place.replaceAll(', ', '<br>')}</div>${s === 0 ? `<div>IBAN &nbsp; ${iban.replaceAll(' ', '')}<br>BIC &nbsp; SLVTLT21XXX<br><small>You can use this IBAN for local and international transfers</small></div>` : ''}</div><h2>Balance summary</h2>${table([165, 88, 88, 88, 86], heads('lrrrr', 'Product|Opening balance|Money out|Money in|Closing balance') + cells('lrrrr', `Account (Current Account)|${money(opening)}|${money(total(rows, -1))}|${money(total(rows, 1))}|${money(closing)}`) + cells('lrrrr', `<b>Total</b>|<b>${money(opening)}</b>|<b>${money(total(rows, -1))}</b>|<b>${money(total(rows, 1))}</b>|<b>${money(closing)}</b>`), 'line')}<p class="sub">The balance on your statement might differ from the balance shown in your app. The statement balance only reflects completed transactions.</p>`
          : '';
      const waits =
        p === 0 && pending
          ? `<h2>Pending from ${long(period.start)} to ${long(period.end)}</h2>${table(widths, heads('llrrr', 'Start date|Description|Money out|Money in|') + cells('llrrr', `${wordy(period.end)}|<b>Parkeren Terwolde</b>|${money(BigInt(random.integer(200, 900)))}||`), 'line')}`
          : '';
      const last = p === parts.length - 1;
      const undone =
        last && reverted
          ? `<h2>Reverted from ${long(period.start)} to ${long(period.end)}</h2>${table(widths, heads('llrrr', 'Start date|Description|Money out|Money in|') + list(2, () => cells('llrrr', `${wordy(dayAfter(period.start, random.integer(1, 20)))}|<b>Webwinkel Kade 41</b><br><span class="sub">Card: 535456******${random.digits(4)}</span>|${money(BigInt(random.integer(900, 9000)))}||`)).join(''), 'line')}`
          : '';
      return html(
        `<div class="sp"><h1>Silvertail</h1><div class="r"><b>${code} Statement</b><br>Generated on the ${wordy(dayAfter(period.end, 2))}<br>Silvertail Bank UAB</div></div>${top}${waits}<h2>Account transactions from ${long(period.start)} to ${long(period.end)}</h2>${table(widths, heads('llrrr', 'Date|Description|Money out|Money in|Balance') + body, 'line')}${undone}<div class="foot">Report lost or stolen card +370 5 999 ${random.digits(4)} · Get help directly in app · Silvertail Bank UAB, Vilnius, number 30499${random.digits(4)}, is licensed by the Bank of Lithuania. Deposits insured up to €100,000. © ${day(period.end, 'yyyy')} &nbsp; Page ${p + 1} of ${parts.length}</div>`,
      );
    });
  });
  return {
    pages,
    css: look(
      "8pt/10pt 'Liberation Sans'|36pt 40pt|h1{font-size:20pt;line-height:26pt}h2{font-size:10.5pt;line-height:14pt;margin:12pt 0 4pt}.addr{display:flex;justify-content:space-between;margin:16pt 0}.sub{color:#777;font-size:7pt}small{font-size:6pt}.line td,.line th{padding:4pt 2pt;border-bottom:.4pt solid #ccc}.line th{font-size:7pt;color:#555}b{font-weight:bold}.foot{position:absolute;bottom:22pt;left:40pt;right:40pt;font-size:5.5pt;line-height:7pt;color:#777}",
    ),
    statements: accounts.map(({ code, opening, rows, closing }, s) => {
      const facts = account(`Silvertail Bank UAB|${who.person.toUpperCase()}|checking|${code}`, null);
      return truthOf({
        account: s === 0 ? banked(facts, iban, 'SLVTLT21XXX') : facts,
        period,
        opening,
        closing,
        rows: rows.map((row) => rowOf(row, { shows: true })),
      });
    }),
  };
}

export const families: Family[] = [
  family(
    'lt-wallet-currencies',
    'en',
    'checking',
    ['several-currencies', 'foreign-amount-below', 'pending-and-reverted', 'summary-table', 'month-first'],
    wallet,
  ),
];

/** A supplier's account of instalments and bills, with a running balance. */
const utility = stranger('de-verbrauchskonto', 'de', (random) => {
  const who = whoIn(random, 'de');
  const days = daysFrom(random, `${random.integer(2022, 2024)}-01-05`, 16, 30);
  let balance = 0;
  const rows = days.map((iso, at) => {
    const amount =
      at % 5 === 4
        ? random.integer(12_000, 60_000)
        : at % 2 === 0
          ? random.integer(8_000, 16_000)
          : -random.integer(8_000, 16_000);
    balance += amount;
    const words =
      amount < 0
        ? 'Zahlungseingang Lastschrift'
        : at % 5 === 4
          ? `Verbrauchsabrechnung Strom ${random.digits(6)}`
          : 'Abschlag fällig';
    return [
      day(iso, 'dd.mm.yyyy'),
      words,
      amount > 0 ? COMMA(amount) : '',
      amount < 0 ? COMMA(-amount) : '',
      COMMA(balance),
    ];
  });
  const page = `<h1>Stadtwerke Grünau GmbH</h1><p class="addr">${who.person}<br>${who.place.replace(', ', '<br>')}</p><h2>Kontoblatt zu Ihrem Vertragskonto ${random.digits(10)}</h2><p>Zähler 1 EMH00${random.digits(8)} · Lieferstelle ${who.site} · Tarif GrünStrom Fix</p>${tableOf('llrrr', ['Fällig am', 'Vorgang', 'Forderung EUR', 'Zahlung EUR', 'Offen EUR'], rows)}<p><b>Offener Betrag: ${COMMA(balance)} EUR</b>. Wir buchen den Betrag mit dem nächsten Abschlag ab. Arbeitspreis 31,42 ct/kWh, Grundpreis 12,90 EUR/Monat. Verbrauch: ${random.integer(1800, 4200)} kWh.</p><p>Sie möchten Ihren Abschlag ändern? Rufen Sie uns an: 0800 999 ${random.digits(4)}.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      8.5,
      '40pt 50pt',
      'td,th{padding:2pt 10pt 2pt 0}h1{color:#284;font-size:16pt}.addr{padding:30pt 0 40pt}p{margin:8pt 0}th{border-bottom:1pt solid #000}',
    ),
  };
});

/** A loyalty scheme's year of points: dates, in, out, a balance, no money. */
const points = stranger('gb-points-summary', 'en', (random) => {
  const who = whoIn(random, 'en');
  let balance = random.integer(900, 8000);
  const opening = balance;
  const rows = daysFrom(random, `${random.integer(2022, 2024)}-03-02`, random.integer(14, 26), 9).map((iso) => {
    const earned = random.chance(0.8);
    const amount = earned ? random.integer(12, 640) : -Math.min(balance, random.pick([500, 1000]));
    balance += amount;
    return [
      `${day(iso, 'd')} ${mon(iso)} ${day(iso, 'yyyy')}`,
      earned
        ? random.pick([
            'Oakmere Stores Dunmere',
            'Brindle Rail online',
            'Wick & Rowan, double points',
            'Fuel save at Oakmere',
          ])
        : 'Points redeemed for voucher',
      amount > 0 ? String(amount) : '',
      amount < 0 ? String(-amount) : '',
      balance.toLocaleString('en-GB'),
    ];
  });
  const page = `<h1>Larkpoints</h1><div class="side">Your points are worth<br><b>£${POINT(balance / 2)}</b><br>Use them by 31 December</div><p>${who.person}<br>${who.place.replaceAll(', ', '<br>')}</p><h2>Your points statement</h2><p>Card number 6335 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} · Opening points ${opening.toLocaleString('en-GB')} · Closing points ${balance.toLocaleString('en-GB')}</p>${tableOf('llrrr', ['Date', 'Where', 'Points earned', 'Points spent', 'Points balance'], rows)}<p>1 point for every £1.00 you spend. 200 points = £1.00 off. Points can't be exchanged for cash. Offer: spend £40.00 and collect 500 extra points before the end of the month.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans Condensed'",
      8.5,
      '40pt 46pt',
      'td,th{padding:3pt 12pt 3pt 0}h1{color:#a3c;font-size:22pt}h2{margin-top:24pt}.side{position:absolute;right:46pt;top:50pt;background:#f4e8fb;padding:12pt;width:150pt}p{margin:8pt 0}tr:nth-child(even) td{background:#f9f6fb}',
    ),
  };
});

/** A loan offer with its whole schedule: days, instalments, interest, what is left. */
const offer = stranger('fr-offre-amortissement', 'fr', (random) => {
  const who = whoIn(random, 'fr');
  const principal = random.integer(60, 320) * 10_000;
  const months = random.pick([36, 48, 60]);
  const rate = random.integer(180, 620) / 10_000 / 12;
  const instalment = Math.round((principal * rate) / (1 - (1 + rate) ** -months));
  const start = `${random.integer(2023, 2025)}-0${random.integer(1, 9)}-05`;
  let left = principal;
  const rows = list(months, (at) => {
    const interest = Math.round(left * rate);
    const capital = at === months - 1 ? left : instalment - interest;
    left -= capital;
    const due = new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)) + at, 5))
      .toISOString()
      .slice(0, 10);
    return {
      cells: [
        String(at + 1),
        day(due, 'dd/mm/yyyy'),
        SPACED(capital + interest),
        SPACED(interest),
        SPACED(capital),
        SPACED(Math.round(principal * 0.0003)),
        SPACED(left),
      ],
      interest,
    };
  });
  const head = `<h1>Crédit Lantigny</h1><p>Offre de contrat de crédit n° ${random.digits(11)} · Édition du ${day(dayAfter(start, -40), 'dd/mm/yyyy')}</p>`;
  const cover = `${head}<p class="addr">${who.person}<br>${who.place.replace(', ', '<br>')}</p><h2>OFFRE DE CONTRAT DE PRÊT PERSONNEL</h2><p>Montant total du crédit : ${SPACED(principal)} € · Durée : ${months} mois · TAEG fixe ${(rate * 1200 + 0.1).toFixed(2).replace('.', ',')} % · Mensualité hors assurance : ${SPACED(instalment)} €</p><p>Coût total des intérêts : ${SPACED(sum(rows.map(({ interest }) => interest)))} €. Frais de dossier : 0,00 €. L'offre est valable 15 jours. Vous disposez d'un délai de rétractation de 14 jours à compter de la signature.</p><p>Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.</p><p>Lu et approuvé, le ____________ Signature de l'emprunteur</p>`;
  const schedule = `${head}<h2>TABLEAU D'AMORTISSEMENT PRÉVISIONNEL</h2>${tableOf(
    'rlrrrrr',
    ['N°', 'Échéance', 'Mensualité', 'Intérêts', 'Capital', 'Assurance', 'Capital restant dû'],
    rows.map((row) => row.cells),
  )}`;
  return {
    pages: [cover, schedule],
    css: sheet(
      "'Liberation Serif'",
      8,
      '32pt 50pt',
      'td,th{padding:.5pt 14pt .5pt 0;font-size:7.5pt}h1{font-size:15pt}h2{font-size:11pt;margin:10pt 0}.addr{padding:20pt 0 30pt 260pt}p{margin:7pt 0}',
    ),
  };
});

export const strangers: Stranger[] = [utility, points, offer];
