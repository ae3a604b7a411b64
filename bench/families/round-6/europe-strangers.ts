import type { Stranger } from '../family.ts';
import { dayAfter, text } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  list,
  POINT,
  SPACED,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  whoIn,
} from '../stranger-parts.ts';

/** Papers from the same desks and letter boxes that are no statements. */

const strom = stranger('de-strom-jahresrechnung', 'de', (random) => {
  const who = whoIn(random, 'de');
  const start = startDay(random);
  const dates = daysFrom(random, start, 11, 31);
  const instalment = random.integer(6_000, 14_000);
  const used = random.integer(2_100, 4_900);
  const cost = used * 34 + 11_900;
  const paid = dates.map((iso) => [day(iso, 'dd.mm.yyyy'), 'Abschlag per Lastschrift', COMMA(instalment)]);
  const bill = tableOf(
    'llrr',
    ['Zeitraum', 'Preisbestandteil', 'Menge', 'Betrag EUR'],
    [
      [
        `${day(start, 'dd.mm.yy')} – ${day(dayAfter(start, 364), 'dd.mm.yy')}`,
        'Arbeitspreis 34,00 ct/kWh',
        `${used} kWh`,
        COMMA(used * 34),
      ],
      ['', 'Grundpreis', '365 Tage', COMMA(11_900)],
      ['', 'Rechnungsbetrag', '', COMMA(cost)],
      ['', 'abzüglich geleisteter Zahlungen', '', COMMA(-instalment * 11)],
      ['', cost > instalment * 11 ? 'Nachzahlung' : 'Guthaben', '', COMMA(Math.abs(cost - instalment * 11))],
    ],
  );
  const page = `<h1>Stadtwerke Ansbeck</h1><p>${text(who.person)}<br>${text(who.place)}</p><p>Vertragskonto 880${random.digits(6)} · Zähler 1EMH${random.digits(8)} · Rechnung Nr. R-${random.digits(7)}</p><h2>Ihre Jahresrechnung Strom</h2>${bill}<h2>Ihre Zahlungen im Abrechnungszeitraum</h2>${tableOf('llr', ['Datum', 'Zahlungsart', 'EUR'], paid)}<h2>Neuer Abschlagsplan</h2><p>${list(6, (at) => `${day(dayAfter(start, 380 + at * 30), 'dd.mm.')} ${COMMA(instalment + 500)}`).join(' · ')}</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      9,
      '46pt',
      'h1{font-size:18pt;color:#15803d;margin-bottom:14pt}h2{font-size:11pt;margin:18pt 0 6pt}p{margin-bottom:10pt;line-height:13pt}table{width:100%}td,th{padding:2.5pt 0;border-bottom:.3pt solid #bbb}',
    ),
  };
});

const paie = stranger('fr-bulletin-de-paie', 'fr', (random) => {
  const who = whoIn(random, 'fr');
  const start = startDay(random);
  const gross = random.integer(190_000, 420_000);
  const lines = [
    'Sécurité sociale plafonnée',
    'Complémentaire santé',
    'Retraite complémentaire T1',
    'Assurance chômage',
    'CSG déductible',
    'CSG/CRDS non déductible',
    'Prévoyance',
  ].map((label) => {
    const rate = random.integer(40, 900);
    return { label, rate, held: Math.round((gross * rate) / 10_000) };
  });
  const net = gross - sum(lines.map(({ held }) => held));
  const body = [
    ['Salaire de base 151,67 h', SPACED(gross), '', '', SPACED(gross)],
    ...lines.map(({ label, rate, held }) => [label, SPACED(gross), `${COMMA(rate)} %`, SPACED(held), '']),
  ];
  const page = `<div style="display:flex;justify-content:space-between"><div><b>${text(who.firm)}</b><br>SIRET 999 999 999 00012 · APE 4673A<br>${text(who.site)}</div><div><b>BULLETIN DE PAIE</b><br>Période du ${day(start, 'dd/mm/yyyy')} au ${day(dayAfter(start, 29), 'dd/mm/yyyy')}<br>Paiement le ${day(dayAfter(start, 29), 'dd/mm/yyyy')} par virement</div></div><p style="margin:16pt 0">${text(who.person)} — matricule ${random.digits(4)} — entrée le 01/09/2019</p>${tableOf('lrrrr', ['Rubrique', 'Base', 'Taux', 'À déduire', 'À payer'], body)}<p class="net">NET À PAYER AVANT IMPÔT&emsp;${SPACED(net)} €<br>Impôt prélevé à la source 4,10 %&emsp;${SPACED(Math.round(net * 0.041))} €<br><b>NET PAYÉ&emsp;${SPACED(net - Math.round(net * 0.041))} €</b></p>${tableOf(
    'lrrr',
    ['Cumuls', 'Brut', 'Net imposable', 'Congés'],
    [
      ['Mois', SPACED(gross), SPACED(net), '2,08'],
      ['Année', SPACED(gross * 7), SPACED(net * 7), '14,56'],
    ],
  )}`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans Narrow'",
      9,
      '36pt',
      'table{width:100%;border:.6pt solid #333;margin-bottom:12pt}th{background:#e5e7eb}td,th{padding:3pt 5pt;border-right:.4pt solid #999}.net{text-align:right;line-height:15pt;margin:10pt 0;font-size:10pt}',
    ),
  };
});

const mortgage = stranger('gb-repayment-schedule', 'en', (random) => {
  const who = whoIn(random, 'en');
  const start = dayAfter(startDay(random), 700);
  const pay = random.integer(62_000, 140_000);
  let left = random.integer(9_000_000, 24_000_000);
  const rows = list(60, (at) => {
    const interest = Math.round((left * 0.0449) / 12);
    left -= pay - interest;
    return [
      String(at + 1),
      day(dayAfter(start, at * 30), 'dd/mm/yyyy'),
      POINT(pay),
      POINT(interest),
      POINT(pay - interest),
      POINT(left),
    ];
  });
  const head = ['No.', 'Due date', 'Payment', 'Interest', 'Capital', 'Balance after payment'];
  const top = `<h1>European Standardised Information Sheet</h1><p>Prepared for ${text(who.person)} by Moorgate &amp; Wex Mortgages. This is an offer illustration; nothing has been paid or drawn. APRC 5.1%, fee £999.00, fixed until 31/10/2030.</p><h2>Illustrative repayment table</h2>`;
  return {
    pages: [
      `${top}${tableOf('clrrrr', head, rows.slice(0, 38))}`,
      `${tableOf('clrrrr', head, rows.slice(38))}<p>If interest rates rise by 3 percentage points your payment could become £${POINT(Math.round(pay * 1.4))}. Your home may be repossessed if you do not keep up payments.</p>`,
    ],
    css: sheet(
      "'Liberation Serif'",
      9,
      '44pt',
      'h1{font-size:16pt}h2{font-size:11pt;margin:12pt 0 6pt}p{margin:10pt 0;line-height:13pt}table{width:100%}td,th{padding:2pt 4pt}tr:nth-child(even) td{background:#f3f4f6}',
    ),
  };
});

const potwierdzenie = stranger('pl-potwierdzenie-przelewu', 'pl', (random) => {
  const who = whoIn(random, 'pl');
  const date = startDay(random);
  const facts = [
    ['Data operacji', day(date, 'dd.mm.yyyy')],
    ['Data waluty', day(date, 'dd.mm.yyyy')],
    ['Nadawca', who.person],
    [
      'Rachunek nadawcy',
      `99 9990 ${random.digits(4)} 0000 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
    ],
    ['Odbiorca', who.firm],
    [
      'Rachunek odbiorcy',
      `99 9980 ${random.digits(4)} ${random.digits(4)} 0001 ${random.digits(4)} ${random.digits(4)}`,
    ],
    ['Kwota', `${SPACED(random.integer(12_000, 900_000))} PLN`],
    ['Tytuł', `FV ${random.digits(3)}/${day(date, 'mm/yyyy')} z dnia ${day(dayAfter(date, -12), 'dd.mm.yyyy')}`],
    ['Prowizja', '0,00 PLN'],
    ['Numer referencyjny', `C${random.digits(12)}`],
  ] as const;
  const page = `<div class="t">Bank Lipowiecki</div><h1>Potwierdzenie wykonania przelewu</h1>${tableOf('ll', ['', ''], facts)}<p>Dokument wygenerowany elektronicznie ${day(dayAfter(date, 3), 'dd.mm.yyyy')} 14:22:07. Nie wymaga podpisu.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans'",
      9,
      '0 48pt',
      '.t{background:#ea580c;color:#fff;margin:0 -48pt 30pt;padding:18pt 48pt;font-size:15pt}h1{font-size:13pt;margin-bottom:16pt}td{padding:6pt 30pt 6pt 0;border-bottom:.4pt solid #ddd}p{margin-top:30pt;font-size:7.5pt}',
    ),
  };
});

const libro = stranger(
  'es-libro-facturas-recibidas',
  'es',
  (random) => {
    const who = whoIn(random, 'es');
    const rows = daysFrom(random, startDay(random), 44, 3).map((iso, at) => {
      const base = random.integer(1_500, 480_000);
      const tax = Math.round(base * 0.21);
      return [
        String(at + 1),
        day(iso, 'dd/mm/yyyy'),
        `F${random.digits(5)}`,
        whoIn(random, 'es').buyer,
        `B${random.digits(8)}`,
        COMMA(base),
        '21,00',
        COMMA(tax),
        COMMA(base + tax),
      ];
    });
    const head = ['N.º', 'Fecha', 'Factura', 'Proveedor', 'NIF', 'Base imponible', '% IVA', 'Cuota', 'Total'];
    const page = (part: typeof rows, at: number) =>
      `<h1>LIBRO REGISTRO DE FACTURAS RECIBIDAS</h1><p>${text(who.firm)} · NIF B${random.digits(8)} · ejercicio fiscal · hoja ${at}</p>${tableOf('rllllrrrr', head, part)}`;
    return {
      pages: [page(rows.slice(0, 26), 1), page(rows.slice(26), 2)],
      css: sheet(
        "'Liberation Sans'",
        8,
        '34pt',
        'h1{font-size:12pt}p{margin:6pt 0 12pt}table{width:100%}th{border-bottom:1pt solid #000}td,th{padding:2.5pt 4pt}',
      ),
    };
  },
  [841.89, 595.28],
);

export const strangers: Stranger[] = [strom, paie, mortgage, potwierdzenie, libro];
