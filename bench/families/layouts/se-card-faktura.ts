/**
 * A Swedish credit card's monthly invoice: a summary of the debt, purchases card by card with place, currency and rate,
 * six-digit days of year, month and day, payments with a minus, a sum for each card and a payment slip at the foot.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

const BANK = 'Mälarkort Finans AB';
const SHOPS: readonly (readonly [string, string])[] = [
  ['LIVSMEDEL TORGET', 'UPPSALA'],
  ['KONDITORI VETEBULLEN', 'VÄSTERÅS'],
  ['BLÅKLINT APOTEK 0412', 'STOCKHOLM'],
  ['PARKERING ÅGATAN', 'LINKÖPING'],
  ['DRIVMEDEL E4 SYD', 'JÖNKÖPING'],
  ['BYGGSHOPPEN ÖREBRO', 'ÖREBRO'],
  ['TÅGRESOR NORD 7311', 'INTERNET'],
  ['STRÖMMA BIO', 'MALMÖ'],
  ['SKOR & LÄDER HB', 'GÄVLE'],
  ['FRISÖR SAXEN', 'UMEÅ'],
  ['KÖKSBUTIKEN 24H', 'HELSINGBORG'],
  ['TIDNINGSKIOSKEN', 'LUND'],
  ['BOKHYLLAN.EXAMPLE', '08-555 01 22'],
  ['SJÖFART BÅTBILJETT', 'VAXHOLM'],
  ['HOTELL GRÄNDEN', 'VISBY'],
  ['CYKEL & SPORT {4}', 'SUNDSVALL'],
  ['PIZZERIA VULKAN', 'BORÅS'],
  ['GYM STARK AUTOGIRO {6}', 'STOCKHOLM'],
  ['TAXI 0200-{5}', 'SOLNA'],
  ['MUSIKSTREAM P{8}', 'STOCKHOLM'],
];
const ABROAD: readonly (readonly [string, string, string])[] = [
  ['CLOUDNEST 5,99/MO', 'LUXEMBOURG', 'EUR'],
  ['BIERHALLE KRONE', 'MUENCHEN', 'EUR'],
  ['KAFFEBAR NYHAVNEN', 'KOBENHAVN', 'DKK'],
  ['FJORDSUPER 114', 'OSLO', 'NOK'],
  ['TUBE FARES TRVL', 'LONDON', 'GBP'],
  ['APPHUB *{5}', 'CUPERTINO', 'USD'],
];
const FEES: readonly string[] = [
  'ÅRSAVGIFT',
  'AVIAVGIFT',
  'UTTAGSAVGIFT KONTANTER',
  'RÄNTA 14,95 %',
  'PÅMINNELSEAVGIFT',
];
const PAID: readonly string[] = [
  'INBETALNING BANKGIRO',
  'TACK FÖR DIN BETALNING',
  'AUTOGIRO {4} {6}',
  'KREDITERING RETUR',
];
const RATES: Record<string, number> = { EUR: 11.4, DKK: 1.53, NOK: 0.98, GBP: 13.2, USD: 10.5 };

const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: '\u00a0', decimal: ',' })}`;
const six = (iso: string) => `${partsOf(iso).yy}${partsOf(iso).mm}${partsOf(iso).dd}`;
const fill = (template: string, random: Random) =>
  template.replace(/\{(\d)\}/g, (_, key: string) => random.digits(Number(key)));

interface Item {
  readonly date: string;
  readonly what: string;
  readonly place: string;
  readonly foreign: readonly [currency: string, rate: string, amount: string] | null;
  /** As printed: what raises the debt is positive. */
  readonly debt: bigint;
}

function purchase(random: Random, date: string): Item {
  if (!random.chance(0.2)) {
    const [shop, place] = random.pick(SHOPS);
    return {
      date,
      what: fill(shop, random),
      place,
      foreign: null,
      debt: BigInt(random.integer(1_500, random.chance(0.1) ? 900_000 : 90_000)),
    };
  }
  const [shop, place, currency] = random.pick(ABROAD);
  const minor = random.integer(250, 28_000);
  const rate = (RATES[currency] ?? 1) * (0.95 + random.unit() / 10);
  const printed = figure(BigInt(minor), { group: '\u00a0', decimal: ',' });
  const debt = BigInt(Math.round(minor * rate));
  return {
    date,
    what: fill(shop, random),
    place,
    foreign: [currency, rate.toFixed(4).replace('.', ','), printed],
    debt,
  };
}

const daysOf = (random: Random, start: string, days: number, count: number) =>
  Array.from({ length: count }, () => random.integer(0, days))
    .sort((a, b) => a - b)
    .map((offset) => dayAfter(start, offset));

interface Section {
  readonly title: string;
  readonly items: readonly Item[];
}

function sectionsOf(random: Random, start: string, days: number, holder: string, opening: bigint): Section[] {
  const busy = random.chance(0.7);
  const cards = random.chance(0.4) ? [holder, random.pick(['LINNEA ÅBERG', 'OSKAR FRÖJD'])] : [holder];
  const paid = daysOf(random, start, days, random.chance(0.85) ? random.integer(1, 2) : 0).map((date, index) => ({
    date,
    what: fill(random.pick(PAID), random),
    place: '',
    foreign: null,
    debt: index === 0 && opening > 0n ? -opening : BigInt(-random.integer(10_000, 400_000)),
  }));
  const fees = random.chance(0.6)
    ? random
        .shuffle(FEES)
        .slice(0, random.integer(1, 2))
        .map((what) => ({
          date: dayAfter(start, days),
          what,
          place: '',
          foreign: null,
          debt: BigInt(random.integer(2_500, 39_500)),
        }))
    : [];
  const spent = cards.map((name) => ({
    title: `Kort 5413 37** **** ${random.digits(4)} ${name.toUpperCase()}`,
    items: daysOf(random, start, days, busy ? random.integer(16, 48) : random.integer(0, 6)).map((day) =>
      purchase(random, day),
    ),
  }));
  return [{ title: 'Inbetalningar', items: paid }, ...spent, { title: 'Avgifter och räntor', items: fees }].filter(
    ({ items }) => items.length > 0,
  );
}

function trueRow({ date, what, place, foreign, debt }: Item): TrueRow {
  const description = [what, place].filter(Boolean).join(' ');
  const extra = foreign ? { alsoAccepted: [`${description} ${foreign.join(' ')}`, what] } : { alsoAccepted: [what] };
  return {
    date,
    valueDate: null,
    description,
    ...extra,
    reference: null,
    amount: contractAmount(-debt),
    balance: null,
  };
}

function rowOf({ date, what, place, foreign, debt }: Item, r: number): string {
  const [currency = '', rate = '', amount = ''] = foreign ?? [];
  return `<tr ${rowAttribute(0, r)}><td>${six(date)}</td><td>${text(what)}</td><td>${text(place)}</td><td>${currency}</td><td>${rate}</td><td>${amount}</td><td>${money(debt)}</td></tr>`;
}

/** Lines of the specification, section by section: every line is as high as every other. */
function linesOf(sections: readonly Section[]): string[] {
  let r = 0;
  return sections.flatMap(({ title, items }) => {
    const sum = items.reduce((total, { debt }) => total + debt, 0n);
    const total = `<tr class="sub"><td></td><td colspan="5">Summa ${title.startsWith('Kort') ? `köp ${title.slice(0, 24)}` : title.toLowerCase()}</td><td>${money(sum)}</td></tr>`;
    return [
      `<tr class="sec"><td colspan="7">${text(title)}</td></tr>`,
      ...items.map((item) => rowOf(item, r++)),
      total,
    ];
  });
}

const CSS = `.page { padding: 30pt 42pt; font-size: 8pt; line-height: 11pt; } .top { display: flex; justify-content: space-between; align-items: baseline; } .top b { font-size: 17pt; line-height: 24pt; color: #3b2a6b; letter-spacing: -0.4pt; }
  .boxes { display: grid; grid-template-columns: 1fr 190pt; gap: 24pt; margin: 14pt 0; height: 128pt; } .debt { width: 100%; } .debt td { padding: 1.5pt 0; } .debt td:last-child { text-align: right; } .debt tr:last-child td { font-weight: bold; border-top: 0.8pt solid #3b2a6b; }
  .spec { width: 100%; table-layout: fixed; } .spec td, .spec th { height: 13pt; text-align: left; white-space: nowrap; font-weight: normal; } .spec th { color: #fff; background: #3b2a6b; font-size: 7pt; padding: 0 2pt; }
  .spec tr > :nth-child(1) { width: 44pt; } .spec tr > :nth-child(3) { width: 92pt; } .spec tr > :nth-child(4) { width: 32pt; } .spec tr > :nth-child(5) { width: 46pt; text-align: right; } .spec tr > :nth-child(6) { width: 64pt; text-align: right; } .spec tr > :nth-child(7) { width: 68pt; text-align: right; }
  .spec .sec td { font-weight: bold; text-align: left; padding-top: 3pt; height: 15pt; } .spec .sub td { border-top: 0.4pt solid #999; } .spec .sub td:last-child { text-align: right; font-weight: bold; }
  .slip { position: absolute; left: 42pt; right: 42pt; bottom: 44pt; height: 74pt; border-top: 1pt dashed #000; padding-top: 6pt; font-family: 'Liberation Mono'; font-size: 9pt; } .slip div { display: flex; justify-content: space-between; }
  .foot { position: absolute; left: 42pt; bottom: 18pt; font-size: 6pt; line-height: 8pt; color: #666; }`;

const HEAD =
  '<tr><th>Datum</th><th>Specifikation</th><th>Ort</th><th>Valuta</th><th>Kurs</th><th>Utl. belopp</th><th>Belopp SEK</th></tr>';

function chunks(lines: readonly string[]): string[][] {
  const pages = [lines.slice(0, 29)];
  for (let from = 29; from < lines.length; from += 44) pages.push(lines.slice(from, from + 44));
  return pages;
}

function summary(sections: readonly Section[], opening: bigint, closing: bigint): string {
  const of = (wanted: (title: string) => boolean) =>
    sections
      .filter(({ title }) => wanted(title))
      .flatMap(({ items }) => items)
      .reduce((total, { debt }) => total + debt, 0n);
  const lines: [string, bigint][] = [
    ['Skuld från föregående faktura', opening],
    ['Inbetalningar och krediteringar', of((title) => title === 'Inbetalningar')],
    ['Köp och uttag', of((title) => title.startsWith('Kort'))],
    ['Avgifter och räntor', of((title) => title.startsWith('Avgifter'))],
    ['Ny skuld', closing],
  ];
  return `<table class="debt">${lines.map(([label, amount]) => `<tr><td>${label}</td><td>${money(amount)}</td></tr>`).join('')}</table>`;
}

function draw(random: Random): Drawn {
  const start = `${random.pick(['2023', '2024', '2025'])}-${random.pick(['01', '03', '06', '09', '11', '12'])}-${random.pick(['01', '16', '21'])}`;
  const days = 29;
  const end = dayAfter(start, days);
  const holder = random.pick(['Linnéa Sjögren', 'Göran Åkerblom', 'Maj-Britt Öhrn', 'Hassan Lindqvist']);
  const opening = random.chance(0.1) ? 0n : BigInt(random.integer(20_000, 2_200_000));
  const sections = sectionsOf(random, start, days, holder, opening);
  const items = sections.flatMap((section) => section.items);
  const failed = items.length > 0 && random.chance(0.16);
  const closing = items.reduce((total, { debt }) => total + debt, opening) + (failed ? 19_900n : 0n);
  const [account, ocr, due] = [random.digits(10), random.digits(16), dayAfter(end, random.integer(20, 28))];
  const pages = chunks(linesOf(sections));
  const minimum = closing > 0n ? closing / 30n : 0n;
  const slip = `<div class="slip"><div><span>Bankgiro 5055-0199</span><span>OCR ${ocr}</span></div><div><span>Betalningsmottagare ${BANK}</span><span>Förfallodag ${due}</span></div><br><div><span># ${ocr} #</span><span>${money(closing)} SEK</span><span>50550199#41#</span></div></div>`;
  const intro = `<div class="boxes"><div>${text(holder)}<br>Näckrosvägen 8 A<br>753 22 UPPSALA<br><br>Kontonummer ${account}<br>Period ${start} - ${end}<br>Fakturadatum ${dayAfter(end, 1)}<br>Kreditgräns 60 000,00 · Effektiv ränta 16,02 %</div>
    <div>${summary(sections, opening, closing)}<br>Lägsta belopp att betala ${money(minimum)}<br>Betalas senast ${due}</div></div>`;
  const sheet = (
    lines: readonly string[],
    p: number,
  ) => `<div class="top"><b>${BANK}</b><span>Kreditkortsfaktura · Sida ${p + 1}(${pages.length})</span></div>
    ${p === 0 ? intro : `<p>Kontonummer ${account}</p><br>`}<table class="spec">${HEAD}${lines.join('')}</table>${items.length === 0 ? '<p>Inga transaktioner denna period.</p>' : ''}${p === 0 ? slip : ''}
    <div class="foot">${BANK}, Box 412, 721 05 Västerås. Org.nr 559012-4471. Reklamation ska göras inom 60 dagar. Kurserna inkluderar valutapåslag om 1,75 %.</div>`;
  const sheets = pages.map(sheet);
  return {
    pages: sheets,
    css: CSS,
    statements: [
      {
        account: {
          institution: BANK,
          holder,
          number: account,
          iban: null,
          bic: null,
          type: 'credit-card',
          currency: 'SEK',
        },
        period: { start, end },
        opening: contractAmount(-opening),
        closing: contractAmount(-closing),
        transactions: items.map(trueRow),
        reconciliation: { status: failed ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'se-card-faktura',
    country: 'SE',
    language: 'sv',
    type: 'credit-card',
    difficulties: ['yymmdd', 'sections', 'foreign-amounts', 'owed-printed-positive'],
    size: A4,
    draw,
  },
];
