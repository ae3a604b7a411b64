/**
 * A Polish current account's monthly statement: booking date above value date in one column, operations of three to six
 * labelled lines, signed amount and balance after each, a page's balance carried over.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

const BANK = 'Bank Nadodrzański S.A.';
const WORDS: Record<string, readonly string[]> = {
  shop: [
    'SKLEP ZIARNKO 118',
    'PIEKARNIA POD LIPĄ',
    'APTEKA MELISA',
    'STACJA PALIW BURSZTYN',
    'KSIĘGARNIA SOWA',
    'DROGERIA ANIELKA',
  ],
  city: ['Wrocław', 'Łódź', 'Gdynia', 'Kraków', 'Zielona Góra', 'Świdnica'],
  man: ['ŁUKASZ ŻĄDŁO', 'MAŁGORZATA WRÓBEL', 'KRZYSZTOF PAJĄK', 'EWA ŚLIWA', 'TOMASZ GRZYB'],
  firm: [
    'ENERGIA PÓŁNOC SP. Z O.O.',
    'WODOCIĄGI DOLNE SP. Z O.O.',
    'TELEKOM WRZOS S.A.',
    'SPÓŁDZIELNIA MIESZKANIOWA CIS',
    'MEBLE-DĄB S.C.',
  ],
  month: ['01/2024', '02/2024', 'LUTY', 'MARZEC', 'III KWARTAŁ'],
};
const OUT: readonly string[] = [
  'Płatność kartą|Tytuł: {6}{9}|Lokalizacja: Adres: {shop} Miasto: {city} Kraj: POLSKA|Data i czas operacji: {date}|Oryginalna kwota operacji: {sum}|Numer karty: 425125******{4}',
  'Płatność kartą|Lokalizacja: Adres: {shop} Miasto: {city} Kraj: NIEMCY|Oryginalna kwota operacji: {2},{2} EUR|Numer karty: 425125******{4}',
  'Zakup w terminalu - kod mobilny|Tytuł: 0{8}{9}|Numer telefonu: +48 {3} {3} {3}|Lokalizacja: Adres: {shop}|Operacja: {9} {5}',
  'Płatność web - kod mobilny|Numer telefonu: 48{9}|Lokalizacja: Adres: www.sowa-sklep.example|Operacja: 00000{9}|Numer referencyjny: 00000{9}',
  'Wypłata z bankomatu|Lokalizacja: Adres: UL. DŁUGA {2} Miasto: {city} Kraj: POLSKA|Data i czas operacji: {date} {time}|Numer karty: 425125******{4}',
  'Przelew z rachunku|Rachunek odbiorcy: {nrb}|Nazwa odbiorcy: {firm}|Tytuł: FV {4}/{month}',
  'Przelew z rachunku|Rachunek odbiorcy: {nrb}|Nazwa odbiorcy: {man}|Adres odbiorcy: UL. POLNA {2} 5{1}-{3} {city}|Tytuł: ZWROT ZA BILETY',
  'Zlecenie stałe|Rachunek odbiorcy: {nrb}|Nazwa odbiorcy: {firm}|Tytuł: CZYNSZ {month}|Referencje własne zleceniodawcy: {9}',
  'Polecenie zapłaty|Identyfikator płatności: {9}|Nazwa odbiorcy: {firm}|Tytuł: RACHUNEK {4}/{4}/{2}',
  'Przelew podatkowy|Rachunek odbiorcy: {nrb}|Nazwa i nr identyfikatora: NIP, {9}{1}|Symbol formularza: VAT-7|Okres płatności: 24M0{1}',
  'Przelew do ZUS|Rachunek odbiorcy: {nrb}|Tytuł: SKŁADKI {month}',
  'Opłata|Tytuł: OPŁATA ZA PROWADZENIE RACHUNKU',
  'Opłata za użytkowanie karty|Tytuł: OPŁATA MIESIĘCZNA ZA KARTĘ 4251 **** **** {4}',
  'Prowizja|Tytuł: PROWIZJA OD WYPŁATY Z BANKOMATU W DN. {date}',
  'Spłata kredytu|Tytuł: KAPITAŁ: {sum} ODSETKI: {2},{2}|Rachunek kredytu: {nrb}',
  'Zakup doładowania|Tytuł: TELEFON {9}, 50,00 PLN',
  'Przelew na telefon wychodzący zew.|Rachunek odbiorcy: {nrb}|Nazwa odbiorcy: {man}|Tytuł: PRZELEW NA TELEFON',
  'Przelew natychmiastowy|Rachunek odbiorcy: {nrb}|Nazwa odbiorcy: {man}|Tytuł: za obiad, dzięki!',
  'Podatek od odsetek kapitałowych|Tytuł: PODATEK 19,00 %',
  'Zwrot do nadawcy|Tytuł: BŁĘDNY RACHUNEK, {date}',
];
const IN: readonly string[] = [
  'Przelew na rachunek|Rachunek nadawcy: {nrb}|Nazwa nadawcy: {firm}|Adres nadawcy: AL. JESIONOWA {2}, {city}|Tytuł: WYNAGRODZENIE {month}',
  'Przelew na rachunek|Rachunek nadawcy: {nrb}|Nazwa nadawcy: {man}|Tytuł: ROZLICZENIE WYJAZDU {date}',
  'Wpłata gotówki we wpłatomacie|Lokalizacja: Adres: UL. SZEROKA {2} {city}|Data i czas operacji: {date} {time}',
  'Zwrot płatności kartą|Lokalizacja: Adres: {shop} Miasto: {city} Kraj: POLSKA|Oryginalna kwota operacji: {sum}|Numer karty: 425125******{4}',
  'Naliczenie odsetek|Tytuł: ODSETKI ZA OKRES, OPROCENTOWANIE 0,50 %',
  'Przelew z US|Rachunek nadawcy: {nrb}|Tytuł: NADPŁATA PIT-37 ZA 2023',
  'Korekta|Tytuł: ZWROT PROWIZJI, REKLAMACJA NR {8}',
];

const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: '\u00a0', decimal: ',' })}`;
const dotted = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;

function nrb(random: Random): string {
  const bban = random.digits(24);
  return `${String(98n - (BigInt(`${bban}252100`) % 97n)).padStart(2, '0')}${bban}`;
}
const spaced = (number: string) => `${number.slice(0, 2)} ${number.slice(2).replace(/(.{4})(?=.)/g, '$1 ')}`;

function fill(template: string, day: string, random: Random): string {
  const special: Record<string, () => string> = {
    nrb: () => spaced(nrb(random)),
    date: () => dayAfter(day, -random.integer(0, 3)),
    time: () => `${random.integer(10, 21)}:${random.integer(10, 59)}`,
    sum: () => `${random.integer(2, 400)},${random.digits(2)} PLN`,
  };
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (/^\d$/.test(key)) return random.digits(Number(key));
    return special[key]?.() ?? random.pick(WORDS[key] ?? ['']);
  });
}

interface Item {
  readonly row: TrueRow;
  readonly lines: readonly string[];
  readonly amount: bigint;
  readonly printed: bigint;
}

function itemsOf(random: Random, start: string, days: number, opening: bigint, misprint: boolean): Item[] {
  const count = random.chance(0.06) ? 0 : random.chance(0.25) ? random.integer(1, 9) : random.integer(20, 58);
  const offsets = Array.from({ length: count }, () => random.integer(0, days)).sort((a, b) => a - b);
  const wrong = misprint ? random.integer(0, Math.max(0, count - 1)) : -1;
  let balance = opening;
  return offsets.map((offset, index) => {
    const date = dayAfter(start, offset);
    const credit = random.chance(0.18);
    const lines = fill(random.pick(credit ? IN : OUT), date, random).split('|');
    const amount = BigInt(
      credit ? random.integer(1_000, 900_000) : -random.integer(150, random.chance(0.1) ? 250_000 : 22_000),
    );
    balance += amount;
    const printed = index === wrong ? balance + 9_000n : balance;
    const valueDate = random.chance(0.7) ? date : dayAfter(date, -random.integer(1, 3));
    const description = lines.join(' ');
    const row = {
      date,
      valueDate,
      description,
      reference: null,
      amount: contractAmount(amount),
      balance: contractAmount(printed),
    };
    return { row, lines, amount, printed };
  });
}

function pagesOf(items: readonly Item[]): number[][] {
  const pages: number[][] = [[]];
  let left = 470;
  items.forEach((item, r) => {
    const height = Math.max(2, item.lines.length) * 10 + 7;
    if (height > left) {
      pages.push([]);
      left = 590;
    }
    left -= height;
    pages.at(-1)?.push(r);
  });
  return pages;
}

const rowOf = ({ row, lines, amount, printed }: Item, r: number) =>
  `<tr ${rowAttribute(0, r)}><td>${dotted(row.date)}<br>${dotted(row.valueDate ?? '')}</td>
   <td><b>${text(lines[0] ?? '')}</b>${lines
     .slice(1)
     .map((line) => `<br>${text(line)}`)
     .join('')}</td>
   <td class="r">${money(amount)}</td><td class="r">${money(printed)}</td></tr>`;

const carried = (label: string, balance: bigint) =>
  `<tr class="carry"><td></td><td>${label}</td><td></td><td class="r">${money(balance)}</td></tr>`;

const CSS = `.page { padding: 34pt 40pt; font-family: 'DejaVu Sans Condensed'; font-size: 7.4pt; line-height: 10pt; }
  .logo { font-size: 15pt; line-height: 20pt; color: #0a4d8c; font-weight: bold; border-bottom: 2pt solid #0a4d8c; }
  .who { display: flex; justify-content: space-between; margin: 12pt 0; } h1 { font-size: 11pt; line-height: 16pt; text-align: center; }
  .sums { width: 100%; margin: 8pt 0; } .sums td { border: 0.5pt solid #888; padding: 3pt 5pt; } .sums td:nth-child(even) { text-align: right; font-weight: bold; }
  .ops { width: 100%; } .ops td, .ops th { vertical-align: top; padding: 3pt 4pt; border-bottom: 0.4pt solid #aaa; white-space: nowrap; }
  .ops th { background: #dde7f1; text-align: left; } .ops td:first-child { width: 72pt; } td.r, th.r { text-align: right; } .carry td { font-style: italic; background: #f4f4f4; }
  .foot { position: absolute; left: 40pt; right: 40pt; bottom: 22pt; font-size: 5.8pt; line-height: 8pt; color: #555; border-top: 0.5pt solid #888; padding-top: 4pt; }`;

const FOOT = `${BANK} z siedzibą we Wrocławiu, ul. Nadbrzeżna 4, wpisany do rejestru przedsiębiorców KRS 0000512390, kapitał zakładowy (wpłacony)
  112 500 000,00 zł. Dokument wygenerowany elektronicznie na podstawie art. 7 ustawy Prawo bankowe; nie wymaga podpisu ani stempla.
  Prosimy o zgłoszenie niezgodności salda w terminie 14 dni od otrzymania wyciągu.`;

function summary(items: readonly Item[], opening: bigint, closing: bigint): string {
  const side = (wanted: (amount: bigint) => boolean) => items.map(({ amount }) => amount).filter(wanted);
  const sum = (amounts: bigint[]) => money(amounts.reduce((total, amount) => total + amount, 0n));
  const credits = side((amount) => amount > 0n);
  const debits = side((amount) => amount < 0n);
  return `<table class="sums"><tr><td>Saldo początkowe</td><td>${money(opening)} PLN</td><td>Saldo końcowe</td><td>${money(closing)} PLN</td></tr>
   <tr><td>Suma uznań (${credits.length})</td><td>${sum(credits)} PLN</td><td>Suma obciążeń (${debits.length})</td><td>${sum(debits)} PLN</td></tr>
   <tr><td>Limit w rachunku</td><td>2 000,00 PLN</td><td>Oprocentowanie</td><td>0,50 %</td></tr></table>`;
}

function draw(random: Random): Drawn {
  const start = `${random.pick(['2023', '2024', '2025'])}-${random.pick(['01', '02', '04', '06', '09', '10', '12'])}-${random.pick(['01', '01', '16'])}`;
  const days = random.integer(27, 30);
  const end = dayAfter(start, days);
  const opening = BigInt(random.integer(-60_000, 1_600_000));
  const misprint = random.chance(0.16);
  const items = itemsOf(random, start, days, opening, misprint);
  const closing = items.reduce((total, { amount }) => total + amount, opening);
  const number = nrb(random);
  const holder = random.pick([
    'Agnieszka Źrebiec',
    'Paweł Kołodziejczak',
    'Bożena Ćwikła',
    'Usługi Budowlane JAN MŁYNEK',
  ]);
  const pages = pagesOf(items);
  const before = (r: number) => (r > 0 ? (items[r - 1]?.printed ?? opening) : opening);
  const sheet = (rows: readonly number[], p: number) => {
    const first = p === 0 ? '' : carried('Saldo z przeniesienia', before(rows[0] ?? 0));
    const last = p === pages.length - 1 ? '' : carried('Saldo do przeniesienia', before((rows.at(-1) ?? 0) + 1));
    const intro = `<div class="who"><div>${text(holder)}<br>ul. Kasztanowa 17 m. 4<br>50-118 Wrocław</div><div>Wyciąg nr ${Number(start.slice(5, 7))}/${start.slice(0, 4)}<br>Data sporządzenia: ${dotted(dayAfter(end, 1))}<br>Oddział 3 we Wrocławiu, tel. 71 555 01 40</div></div>
      <h1>WYCIĄG Z RACHUNKU ZA OKRES ${dotted(start)} - ${dotted(end)}</h1><p>Rodzaj rachunku: <b>Rachunek oszczędnościowo-rozliczeniowy</b> &nbsp; Waluta: <b>PLN</b></p>
      <p>IBAN: <b>PL${spaced(number)}</b> &nbsp; BIC: <b>NDODPLPW</b></p>${summary(items, opening, closing)}`;
    return `<div class="logo">${BANK}</div>${p === 0 ? intro : `<p>Wyciąg z rachunku PL${spaced(number)}, ciąg dalszy</p><br>`}
      <table class="ops"><tr><th>Data księgowania<br>Data waluty</th><th>Opis operacji</th><th class="r">Kwota operacji</th><th class="r">Saldo po operacji</th></tr>
      ${first}${rows.map((r) => (items[r] ? rowOf(items[r], r) : '')).join('')}${last}</table>
      ${items.length === 0 ? '<p>Brak operacji w podanym okresie.</p>' : ''}<div class="foot">${FOOT} &nbsp; Strona ${p + 1}/${pages.length}</div>`;
  };
  return {
    pages: pages.map(sheet),
    css: CSS,
    statements: [
      {
        account: {
          institution: BANK,
          holder,
          number: null,
          iban: `PL${number}`,
          bic: 'NDODPLPW',
          type: 'checking',
          currency: 'PLN',
        },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: items.map(({ row }) => row),
        reconciliation: { status: misprint && items.length > 0 ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'pl-checking-wyciag',
    country: 'PL',
    language: 'pl',
    type: 'checking',
    difficulties: ['running-balance', 'stacked-dates', 'multi-line'],
    size: A4,
    draw,
  },
];
