import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Stranger } from '../family.ts';
import { look } from '../kit.ts';
import { dayAfter, intlDate, text } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  iban,
  list,
  POINT,
  rowsOf,
  SPACED,
  startDay,
  stranger,
  sum,
  tableOf,
  whoIn,
} from '../stranger-parts.ts';
import { legal, put } from './europe-parts.ts';

/** Papers near to statements: a custody report, a merchant's fees, a loan offer with its schedule, an energy supplier's account. */
type Paper = Pick<Drawn, 'pages' | 'css'>;

function custody(random: Random): Paper {
  const who = whoIn(random, 'de');
  const end = `${random.integer(2022, 2025)}-12-31`;
  const funds = [
    'MSW World Umbrella ETF',
    'Nordsee Wind AG Inhaber-Aktien',
    'Kornkammer AG',
    '3,250 % Land Ansbeck Anl. v.21(31)',
    'Hafenlogistik SE Namens-Aktien',
    'Alpenstrom AG',
  ];
  const held = random
    .shuffle(funds)
    .slice(0, random.integer(3, 6))
    .map((name) => {
      const count = random.integer(5, 400);
      const price = random.integer(1_100, 19_000);
      return {
        name,
        count,
        price,
        worth: count * price,
        cost: Math.round(count * price * (0.7 + random.unit() * 0.5)),
      };
    });
  const rows = held.map(({ name, count, price, worth, cost }) => [
    `DE000A${random.digits(5)}4`,
    name,
    COMMA(count * 100),
    COMMA(price),
    day(end, 'dd.mm.yyyy'),
    COMMA(cost),
    COMMA(worth),
  ]);
  const paid = daysFrom(random, `${end.slice(0, 4)}-02-03`, random.integer(3, 9), 38).map((date) => {
    const gross = random.integer(900, 31_000);
    return [
      day(date, 'dd.mm.yyyy'),
      random.pick(held).name,
      COMMA(gross),
      COMMA(Math.round(gross * 0.26375)),
      COMMA(gross - Math.round(gross * 0.26375)),
    ];
  });
  const page = `<b style="font-size:16pt;line-height:22pt">seeblick</b><div style="height:90pt;padding-top:20pt">${text(who.person)}<br>${text(who.place)}</div><h1>Depotauszug zum ${day(end, 'dd.mm.yyyy')}</h1><p>Depotnummer ${random.digits(10)} · Verrechnungskonto ${iban('DE', `30199900${random.digits(10)}`)} · Ertragskonto wie Verrechnungskonto</p>${tableOf('llrrlrr', ['ISIN', 'Bezeichnung', 'Stück/Nominal', 'Kurs EUR', 'Kursdatum', 'Einstandswert', 'Kurswert EUR'], rows)}<p><b>Depotwert gesamt ${COMMA(sum(held.map(({ worth }) => worth)))} EUR</b> (Vorjahr ${COMMA(random.integer(500_000, 9_000_000))} EUR)</p><h2>Erträgnisse im Kalenderjahr ${end.slice(0, 4)}</h2>${tableOf('llrrr', ['Zahltag', 'Wertpapier', 'Brutto', 'Steuer', 'Netto'], paid)}${put(40, 780, legal(['Dieser Auszug ist keine Steuerbescheinigung. Einwendungen sind unverzüglich zu erheben.']))}`;
  return {
    pages: [page],
    css: look(
      "7.8pt/10.5pt 'Liberation Sans'|34pt 40pt|h1{font-size:13pt;line-height:20pt}h2{font-size:10pt;line-height:20pt}td,th{padding:2.5pt 9pt 2.5pt 0}p{margin:8pt 0}",
    ),
  };
}

function merchant(random: Random): Paper {
  const who = whoIn(random, 'en');
  const start = startDay(random);
  const batches = daysFrom(random, start, random.integer(8, 24), 2).map((date) => {
    const gross = random.integer(9_000, 240_000);
    return { date, count: random.integer(3, 90), gross, fee: Math.round(gross * 0.0149) };
  });
  const types = [
    'Visa Debit',
    'Mastercard Debit',
    'Visa Credit',
    'Commercial Cards',
    'Contactless',
    'Charge card pass through',
  ];
  const fees = types.map((name) => [
    name,
    String(random.integer(3, 300)),
    POINT(random.integer(20_000, 900_000)),
    `${random.pick(['0.69', '1.25', '2.10'])}% + £0.03`,
    POINT(random.integer(200, 9_000)),
  ]);
  const all = (key: 'gross' | 'fee' | 'count') => sum(batches.map((one) => one[key]));
  const table = tableOf(
    'lrrrr',
    ['Batch date', 'Transactions', 'Gross sales £', 'Charges £', 'Net settled £'],
    [
      ...batches.map(({ date, count, gross, fee }) => [
        day(date, 'dd/mm/yyyy'),
        String(count),
        POINT(gross),
        POINT(-fee),
        POINT(gross - fee),
      ]),
      ['Total', String(all('count')), POINT(all('gross')), POINT(-all('fee')), POINT(all('gross') - all('fee'))],
    ],
  );
  const head = `<b style="font-size:15pt;line-height:22pt;color:#704">Tillstream Merchant Services</b><p>${text(who.firm)}<br>${text(who.place)}</p><p>Merchant ID ${random.digits(15)} · VAT invoice ${random.digits(7)} · Month ending ${day(batches.at(-1)?.date ?? start, 'dd/mm/yyyy')}</p>`;
  return {
    pages: [
      `${head}<h1>Your merchant fee statement</h1>${table}`,
      `${head}<h2>Charges by card type</h2>${tableOf('lrrrr', ['Card type', 'No.', 'Value £', 'Rate', 'Charge £'], fees)}<p>Terminal rental £18.50 · PCI fee £4.99 · Minimum monthly service charge £15.00. VAT at 20% applies to rental only. The charges above will be collected by Direct Debit on or after ${day(dayAfter(start, 50), 'dd/mm/yyyy')} from account ending 4471.</p>`,
    ],
    css: look(
      "8.4pt/11pt 'Liberation Sans'|36pt 44pt|h1,h2{font-size:13pt;line-height:24pt}td,th{padding:2.5pt 26pt 2.5pt 0;border-bottom:.3pt solid #bbb}p{white-space:normal;margin:6pt 0}",
    ),
  };
}

function offer(random: Random): Paper {
  const who = whoIn(random, 'fr');
  const start = startDay(random);
  const months = random.pick([24, 36, 48]);
  const amount = random.integer(3_000, 19_000) * 100;
  const rate = random.pick([0.0399, 0.052, 0.0649]) / 12;
  const due = Math.round((amount * rate) / (1 - (1 + rate) ** -months));
  let left = amount;
  const rows = list(months, (k) => {
    const interest = Math.round(left * rate);
    const part = k === months - 1 ? left : due - interest;
    left -= part;
    return [
      String(k + 1),
      day(dayAfter(start, 30 * (k + 1)), 'dd/mm/yyyy'),
      SPACED(part + interest),
      SPACED(part),
      SPACED(interest),
      '2,10',
      SPACED(left),
    ];
  });
  const head = ['N°', 'Échéance', 'Montant', 'Capital', 'Intérêts', 'Assurance', 'Capital restant dû'];
  return {
    pages: [
      `<b style="font-size:16pt;line-height:24pt;color:#c22">crédit lantigny</b><h1>OFFRE DE CONTRAT DE PRÊT PERSONNEL</h1><p>Emprunteur : ${text(who.person)}, ${text(who.place)}<br>Offre émise le ${intlDate(start, 'fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })}, valable 15 jours</p>${tableOf(
        'lr',
        ['Caractéristiques', ''],
        [
          ['Montant du prêt', `${SPACED(amount)} €`],
          ['Nombre d’échéances', String(months)],
          ['Échéance hors assurance', `${SPACED(due)} €`],
          ['Taux débiteur fixe', `${(rate * 1200).toFixed(2).replace('.', ',')} %`],
          ['Montant total dû', `${SPACED(due * months)} €`],
        ],
      )}<br>${legal(
        list(
          14,
          (k) =>
            `${k + 1}. L’emprunteur peut se rétracter dans un délai de quatorze jours à compter de l’acceptation. En cas de défaillance, une indemnité égale à 8 % du capital dû peut être demandée (article L. 312-${39 + k}).`,
        ),
        7.5,
      )}<p>Compte à débiter : ${iban('FR', `3000299999${random.digits(13)}`)}</p>`,
      `<h2>Tableau d’amortissement</h2>${tableOf('rlrrrrr', head, rows)}`,
    ],
    css: look(
      "8pt/10pt 'Liberation Serif'|36pt 44pt|h1,h2{font-size:13pt;line-height:26pt}td,th{padding:1.5pt 22pt 1.5pt 0}p{margin:8pt 0}",
    ),
  };
}

function energy(random: Random): Paper {
  const who = whoIn(random, 'nl');
  const start = startDay(random);
  let open = 0;
  let bill = 0;
  const rows = daysFrom(random, start, random.integer(8, 20), 24).map((date, k) => {
    if (k % 2 === 0) bill = random.chance(0.8) && bill ? bill : random.integer(9_000, 24_000);
    const value = k % 2 ? -bill : bill;
    open += value;
    return [
      day(date, 'dd-mm-yyyy'),
      k % 2 ? 'Automatische incasso' : `Termijnnota ${random.digits(8)}`,
      k % 2 ? '' : COMMA(value),
      k % 2 ? COMMA(-value) : '',
      COMMA(open),
    ];
  });
  const meter = [
    ['Normaal', '18.204', '19.911', '1.707 kWh', '0,24871'],
    ['Dal', '20.118', '22.004', '1.886 kWh', '0,23120'],
    ['Gas', '9.871', '10.702', '831 m³', '1,15442'],
  ];
  return {
    pages: [
      `<b style="font-size:17pt;line-height:24pt;color:#0a7">Lisdodde Energie</b><div style="height:80pt;padding-top:18pt">${text(who.person)}<br>${text(who.place)}</div><h1>Overzicht van uw klantrekening</h1><p>Klantnummer ${random.digits(9)} · EAN 8716${random.digits(14)} · Leveringsadres ${text(who.site)}</p>${tableOf('llrrr', ['Datum', 'Omschrijving', 'Nota', 'Betaald', 'Openstaand'], rows)}<h2>Uw verbruik</h2><table>${rowsOf('lrrrr', meter)}</table><p>Uw termijnbedrag blijft € ${COMMA(random.integer(9_000, 24_000))} inclusief 21% btw. Wij schrijven dit rond de 25e van elke maand af.</p>`,
    ],
    css: look(
      "8.4pt/11pt 'Liberation Sans'|36pt 44pt|h1,h2{font-size:12pt;line-height:24pt}td,th{padding:2.5pt 30pt 2.5pt 0}p{margin:8pt 0}",
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('de-depotauszug-seeblick', 'de', custody),
  stranger('gb-merchant-tillstream', 'en', merchant),
  stranger('fr-offre-pret-lantigny', 'fr', offer),
  stranger('nl-energie-klantrekening', 'nl', energy),
];
