import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Stranger } from '../family.ts';
import { dayAfter, intlDate } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  iban,
  list,
  POINT,
  paged,
  SPACED,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  WHOLE,
  whoIn,
} from '../stranger-parts.ts';

/** Lists of everyday life with days and figures: folios, results, timetables, menus, price lists, logs. */
type Paper = Pick<Drawn, 'pages' | 'css'>;

function mileage(random: Random): Paper {
  const { person } = whoIn(random, 'sv');
  const days = daysFrom(random, startDay(random), random.integer(20, 70), 3);
  const plate = `ABC ${random.digits(2)}D`;
  let meter = random.integer(10_000, 160_000);
  const rows = days.map((iso) => {
    const run = random.integer(4, 420);
    meter += run;
    return [
      iso,
      random.pick(['Nordmyra–Åsberg', 'Kundbesök Öhling', 'Leverans', 'Verkstad', 'Byggplats Kvarnvägen']),
      random.pick(['Tjänst', 'Tjänst', 'Privat']),
      WHOLE(meter - run).replaceAll(',', ' '),
      WHOLE(meter).replaceAll(',', ' '),
      String(run),
    ];
  });
  const pages = paged(
    rows,
    24,
    27,
    (part, index, count) =>
      `<h1>Körjournal</h1><p>Fordon ${plate} · Förare ${person} · ${days[0]} till ${dayAfter(days.at(-1) ?? '', 1)} · blad ${index + 1} av ${count}</p>${tableOf('lllrrr', ['Datum', 'Ärende', 'Typ', 'Mätare start', 'Mätare slut', 'Km'], part)}`,
  );
  return {
    pages,
    css: sheet(
      "'Liberation Sans'",
      9,
      '36pt 60pt',
      'h1{font-size:15pt}p{margin:6pt 0}table{width:100%}td,th{border:.5pt solid #777;padding:2pt 6pt}',
    ),
  };
}

function polishPrices(random: Random): Paper {
  const { firm, place } = whoIn(random, 'pl');
  const from = startDay(random);
  const goods = [
    'Cement 25 kg',
    'Wapno hydratyzowane',
    'Wełna mineralna 15 cm',
    'Płyta OSB 12 mm',
    'Kantówka 5x5',
    'Gwoździe 4 kg',
    'Folia paroizolacyjna',
    'Rura PCV 110',
    'Klej do glazury',
    'Grunt głęboki 5 l',
  ];
  const rows = list(random.integer(18, 36), (index) => {
    const net = random.integer(800, 42_000);
    return [
      `${1000 + index * 7}`,
      random.pick(goods),
      'szt.',
      COMMA(net),
      COMMA(net * 1.23),
      day(dayAfter(from, random.integer(0, 40)), 'dd.mm.yyyy'),
    ];
  });
  const page = `<h1>CENNIK HURTOWY</h1><p>${firm}, ${place} – NIP ${random.digits(10)}</p><p>Obowiązuje od ${day(from, 'dd.mm.yyyy')}. Rachunek: ${iban('PL', random.digits(24))}</p>${tableOf('lllrrl', ['Indeks', 'Towar', 'J.m.', 'Netto PLN', 'Brutto PLN', 'Zmiana ceny'], rows)}`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans'",
      8,
      '45pt',
      'h1{text-align:center}p{margin:8pt 0}table{width:100%}tr:nth-child(even) td{background:#eef}td,th{padding:2.5pt 5pt}',
    ),
  };
}

function hotelFolio(random: Random): Paper {
  const { person } = whoIn(random, 'en');
  const start = startDay(random);
  const rate = random.integer(9_000, 34_000);
  const nights = random.integer(2, 9);
  const room = random.integer(101, 620);
  let due = 0;
  const charge = (iso: string, what: string, amount: number) => {
    due += amount;
    return [day(iso, 'mm/dd/yy'), what, amount > 0 ? POINT(amount) : '', amount < 0 ? POINT(-amount) : '', POINT(due)];
  };
  const rows = list(nights, (night) => {
    const iso = dayAfter(start, night);
    const nightly = [
      charge(iso, `Room charge ${room}`, rate),
      charge(iso, 'Occupancy tax 12%', Math.round(rate * 0.12)),
    ];
    return random.chance(0.5)
      ? [
          ...nightly,
          charge(iso, random.pick(['Lobby bar', 'Breakfast', 'Parking', 'Laundry']), random.integer(500, 6_000)),
        ]
      : nightly;
  }).flat();
  rows.push(charge(dayAfter(start, nights), `Visa ************${random.digits(4)}`, -due));
  const page = `<h1>The Pellmoor Arms Hotel</h1><p>Guest folio ${random.digits(7)} · ${person} · Arrival ${day(start, 'mm/dd/yy')} · Conf. ${random.digits(9)}</p>${tableOf('llrrr', ['Date', 'Description', 'Charges', 'Credits', 'Balance'], rows)}<p>Balance due: $${POINT(due)}. I agree that my liability for this bill is not waived. Guest signature ______________</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Serif'",
      10,
      '50pt',
      'h1{text-align:center;font-variant:small-caps}p{margin:14pt 0}table{width:100%}th{border-top:1pt solid;border-bottom:1pt solid}td,th{padding:3pt}',
    ),
  };
}

function labResults(random: Random): Paper {
  const { person } = whoIn(random, 'it');
  const on = startDay(random);
  const tests = [
    'Glucosio',
    'Colesterolo totale',
    'Trigliceridi',
    'Creatinina',
    'Emoglobina',
    'Leucociti',
    'Piastrine',
    'Sodio',
    'Potassio',
    'Ferritina',
    'TSH',
  ];
  const rows = tests.map((test) => [
    test,
    COMMA(random.integer(80, 29_000)),
    COMMA(random.integer(80, 29_000)),
    `${random.integer(1, 60)},00 – ${random.integer(61, 300)},00`,
    random.pick(['mg/dL', 'g/dL', 'mmol/L']),
    random.pick(['', '', '*']),
  ]);
  const page = `<h1>Laboratorio Analisi Torresa</h1><p>Paziente ${person} – Accettazione ${random.digits(8)} – Prelievo ${day(on, 'dd/mm/yyyy')}</p>${tableOf('lrrcll', ['Esame', `Esito ${day(on, 'dd/mm/yy')}`, `Prec. ${day(dayAfter(on, -180), 'dd/mm/yy')}`, 'Riferimento', 'Unità', ''], rows)}<p>Ticket pagato € ${COMMA(random.integer(1_000, 9_000))} con carta in data ${day(on, 'dd/mm/yyyy')}</p>`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans'",
      8.5,
      '50pt',
      'h1{font-size:15pt;color:#267}p{margin:10pt 0}table{width:100%}td,th{padding:4pt;border-bottom:.5pt solid #cde}',
    ),
  };
}

function timetable(random: Random): Paper {
  const stops = [
    'Ansbeck Bf',
    'Ansbeck Markt',
    'Lindenweg',
    'Holzhof',
    'Grünau Süd',
    'Grünau Schule',
    'Elbtor Hafen',
    'Elbtor ZOB',
  ];
  const hour = random.integer(4, 6);
  const rows = stops.map((stop, index) => [
    stop,
    ...list(9, (run) => `${hour + run}.${String((7 + index * 6 + run) % 60).padStart(2, '0')}`),
  ]);
  const page = `<h1>Linie ${random.integer(100, 999)}</h1><p>Gültig vom ${day(startDay(random), 'dd.mm.yyyy')} bis auf Weiteres – montags bis freitags, nicht an Feiertagen</p>${tableOf('lrrrrrrrrr', ['Haltestelle', ...list(9, (run) => String(101 + run * 2))], rows)}<p>Fahrpreise: Kurzstrecke 2,10 EUR · Zone 1 3,40 EUR · Tageskarte 8,90 EUR</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans Narrow'",
      10,
      '45pt',
      'h1{background:#fc0;padding:4pt 8pt}p{margin:10pt 0}table{width:100%}td,th{padding:3pt}tr:nth-child(even) td{background:#f4f4f4}',
    ),
  };
}

function donations(random: Random): Paper {
  const { person, place } = whoIn(random, 'ja');
  const gifts = daysFrom(random, startDay(random), random.integer(4, 20), 25).map((iso) => ({
    iso,
    yen: random.integer(1, 60) * 500,
  }));
  const page = `<h1>寄附金受領明細書</h1><p>${person} 様　${place}</p>${tableOf(
    'llr',
    ['受領日', '区分', '金額(円)'],
    gifts.map(({ iso, yen }) => [
      `令和${Number(iso.slice(0, 4)) - 2018}年${day(iso, 'm月d日')}`,
      random.pick(['銀行振込', '郵便振替', 'クレジット', '現金']),
      WHOLE(yen),
    ]),
  )}<p>合計 ${WHOLE(sum(gifts.map(({ yen }) => yen)))}円を受領いたしました。</p><p>認定NPO法人 浜岡の森を育てる会</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Noto Serif CJK JP'",
      10,
      '60pt',
      'h1{text-align:center;font-size:16pt}p{margin:14pt 0}table{width:100%}td,th{border-bottom:.5pt solid #575;padding:4pt}',
    ),
  };
}

function results(random: Random): Paper {
  const teams = ['Orzeł Lipowiec', 'Sparta Brzeźno', 'Górnik Ostrów', 'Wisełka Dębno', 'Lechia Wierzba', 'Unia Młyny'];
  const games = daysFrom(random, startDay(random), random.integer(12, 30), 7).map((iso, index) => {
    const [home = '', away = ''] = random.shuffle(teams);
    return [
      String(index + 1),
      day(iso, 'dd.mm.yyyy'),
      `${home} – ${away}`,
      `${random.integer(0, 5)}:${random.integer(0, 4)}`,
      WHOLE(random.integer(80, 2_900)).replace(',', ' '),
      `${random.integer(10, 40)},00 zł`,
    ];
  });
  const page = `<h1>Liga okręgowa – terminarz i wyniki</h1>${tableOf('rllcrr', ['Kol.', 'Data', 'Mecz', 'Wynik', 'Widzów', 'Bilet'], games)}<p>Wpisowe klubów 1.200,00 zł na konto ${iban('PL', random.digits(24))}</p>`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Serif'",
      8.5,
      '50pt',
      'h1{font-size:14pt}p,h1{margin:10pt 0}table{width:100%}td,th{padding:3pt 5pt;border-bottom:.5pt dotted}',
    ),
  };
}

function mealPlan(random: Random): Paper {
  const dishes = [
    'Bacalhau com natas',
    'Arroz de pato',
    'Caldo verde',
    'Frango assado',
    'Massa com legumes',
    'Sopa de feijão',
    'Pescada cozida',
  ];
  const start = startDay(random);
  const rows = list(random.integer(10, 20), (index) => [
    intlDate(dayAfter(start, index), 'pt', { weekday: 'long' }),
    day(dayAfter(start, index), 'dd/mm/yyyy'),
    random.pick(dishes),
    `${random.integer(280, 890)} kcal`,
    COMMA(random.integer(250, 890)),
    COMMA(random.integer(600, 1_290)),
  ]);
  const page = `<h1>Refeitório Alfarela – Ementa e saldo do cartão</h1><p>Saldo do cartão de refeições em ${day(start, 'dd/mm/yyyy')}: ${SPACED(random.integer(0, 9_000))} €</p>${tableOf('lllrrr', ['Dia', 'Data', 'Prato', 'Energia', 'Aluno €', 'Visitante €'], rows)}`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans'",
      9,
      '50pt',
      'h1{font-size:15pt;color:#960}p{margin:12pt 0}table{width:100%}td,th{padding:5pt 3pt;border-bottom:.5pt solid #dca}',
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('sv-mileage-log', 'sv', mileage, [A4[1], A4[0]]),
  stranger('pl-price-list', 'pl', polishPrices),
  stranger('en-hotel-folio', 'en', hotelFolio),
  stranger('it-lab-results', 'it', labResults),
  stranger('de-timetable', 'de', timetable),
  stranger('ja-donations', 'ja', donations),
  stranger('pl-league-results', 'pl', results),
  stranger('pt-meal-plan', 'pt', mealPlan),
];
