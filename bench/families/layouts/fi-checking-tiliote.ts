/**
 * A Finnish account statement of the old typewritten kind: rows stand under booking days' headings, each with an archive
 * id, a value date of four digits and an amount with its sign behind it; balances only at the end of each day.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

const BANK = 'Saimaan Rantapankki Oyj';
const WORDS: Record<string, readonly string[]> = {
  shop: ['KYLÄKAUPPA MÄNTY', 'LEIPOMO VEHNÄ', 'APTEEKKI KIELO', 'HUOLTAMO SALPA', 'KIRJA-AITTA', 'KAHVILA PÖLLÖ'],
  city: ['HELSINKI', 'JYVÄSKYLÄ', 'HÄMEENLINNA', 'OULU', 'TURKU', 'ESPOO'],
  man: ['VIRTANEN PÄIVI', 'KORHONEN ÄIJÖ', 'MÄKINEN SATU', 'NIEMI JUKKA'],
  firm: ['VOIMA JÄRVI OY', 'AS OY KOIVURINNE', 'LINNUNRATA VERKOT OYJ', 'VAKUUTUS HAVU', 'LVI-TYÖ SAARI KY'],
};
/** Kind, payee, then what follows on lines of their own. */
const OUT: readonly string[] = [
  'PKORTTI|{shop}|OSTOPVM {dm} KLO {time}|KORTTI 4920 99** **** {4}',
  'PKORTTI|{shop} {city}|OSTOPVM {dmy}',
  'KORTTIOSTO|NETTIPUOTI KUURA|EUR {2},{2} KURSSI 1,0000',
  'KORTTIOSTO|SKOGSBOD STOCKHOLM|SEK {3},{2} KURSSI 11,{4}',
  'AUTOM. NOSTO|OTTO {city} {4}|{dmy} {time}',
  'ITSEPALVELU|{firm}|VIITE {2} {5} {5}',
  'ITSEPALVELU|{man}|VUOKRA',
  'E-LASKU|{firm}|VIITE 00 {5} {5} {5}',
  'SUORAVELOITUS|{firm}|LASKU {6} ERÄPÄIVÄ {dmy}',
  'TILISIIRTO|{man}|KIITOS LAINASTA',
  'TILISIIRTO|VEROHALLINTO|VIITE {2} {5} {5}|JÄÄNNÖSVERO',
  'PALVELUMAKSU|SAIMAAN RANTAPANKKI|TILINHOITO 1 KPL|TILIOTE PAPERI 2,50',
  'LAINANHOITO|LAINA {6}-{5}|LYHENNYS {sum} KORKO {2},{2}',
  'MOBIILIMAKSU|{man}|{9}',
  'VIITESIIRTO|{firm}|VIITE {8}',
  'TOISTUVAISSIIRTO|SÄÄSTÖTILI|SIIRTO SÄÄSTÖÖN',
  'ULKOMAANMAKSU|OLMO GRAFICA SRL|FATTURA {4}/{2}',
  'PALKKIO|KORTTIPALKKIO|KAUSI {dm}-{dm}',
];
const IN: readonly string[] = [
  'PALKKA|{firm}',
  'PALKKA|KAUPUNGIN PALKKAHALLINTO|HENK.NRO {5}',
  'ETUUS|KELA|LAPSILISÄ {dm}',
  'TILISIIRTO|{man}|MATKAKULUT {sum}',
  'VIITESIIRTO|{man}|VIITE {2} {5} {5}',
  'PANO|KÄTEISPANO {city}',
  'KORKO|TALLETUSKORKO|LÄHDEVERO 30 % {2},{2}',
  'HYVITYS|{shop}|PALAUTUS {dmy}',
];

const blank = { group: ' ', decimal: ',' };
const signed = (minor: bigint) => `${figure(minor, blank)}${minor < 0n ? '-' : '+'}`;
const plainDay = (iso: string) => `${partsOf(iso).d}.${partsOf(iso).m}.${partsOf(iso).yyyy}`;
const shortDay = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yy}`;

function ibanOf(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((char) => Number.parseInt(char, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

function fill(template: string, day: string, random: Random): string {
  const earlier = dayAfter(day, -random.integer(0, 4));
  const special: Record<string, () => string> = {
    dm: () => shortDay(earlier).slice(0, 5),
    dmy: () => shortDay(earlier),
    time: () => `${random.integer(10, 22)}.${random.integer(10, 59)}`,
    sum: () => `${random.integer(20, 990)},${random.digits(2)}`,
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
}

function itemsOf(random: Random, start: string, days: number): Item[] {
  const count = random.chance(0.06) ? 0 : random.chance(0.25) ? random.integer(1, 8) : random.integer(28, 85);
  const offsets = Array.from({ length: count }, () => random.integer(0, days)).sort((a, b) => a - b);
  return offsets.map((offset, index) => {
    const date = dayAfter(start, offset);
    const credit = random.chance(0.2);
    const lines = fill(random.pick(credit ? IN : OUT), date, random).split('|');
    const amount = BigInt(random.integer(120, random.chance(0.2) ? 210_000 : 9_000) * (credit ? 2 : -1));
    const description = lines.join(' ');
    const numbered = `${index + 1} ${description}`;
    const [kind = '', ...told] = lines;
    const row = {
      date,
      valueDate: random.chance(0.7) ? date : dayAfter(date, -random.integer(1, 2)),
      description,
      alsoAccepted: [told.join(' '), numbered, [told[0], kind, ...told.slice(1)].join(' ')],
      reference: `${date.slice(2, 4)}${date.slice(5, 7)}${date.slice(8)}${random.digits(4)}${random.pick(['WNA', 'PKT', 'ESV', 'TLS'])}${random.digits(5)}`,
      amount: contractAmount(amount),
      balance: null,
    };
    return { row, lines, amount };
  });
}

/** What stands on the paper, each with its height in lines. */
interface Block {
  readonly html: string;
  readonly lines: number;
}

function rowBlock({ row, lines, amount }: Item, r: number): Block {
  const [kind = '', who = '', ...more] = lines;
  const value = partsOf(row.valueDate ?? '');
  const head = `<div class="l"><i class="a">${row.reference}</i><i class="v">${value.dd}${value.mm}</i><i class="k">${text(kind)}</i><i class="w">${text(who)}</i><i class="n">${r + 1}</i><i class="m">${signed(amount)}</i></div>`;
  const rest = more.map((line) => `<div class="l"><i class="w">${text(line)}</i></div>`).join('');
  return { html: `<div ${rowAttribute(0, r)}>${head}${rest}</div>`, lines: 1 + more.length };
}

function blocksOf(items: readonly Item[], printed: (r: number) => bigint): Block[] {
  return items.flatMap((item, r) => {
    const day = item.row.date;
    const opens = items[r - 1]?.row.date !== day;
    const closes = items[r + 1]?.row.date !== day;
    const heading = { html: `<div class="l day">KIRJAUSPÄIVÄ ${shortDay(day)}</div>`, lines: 1 };
    const balance = {
      html: `<div class="l"><i class="w">SALDO</i><i class="m">${signed(printed(r))}</i></div>`,
      lines: 1,
    };
    return [...(opens ? [heading] : []), rowBlock(item, r), ...(closes ? [balance] : [])];
  });
}

function paginate(blocks: readonly Block[]): string[] {
  const pages: string[] = [''];
  let left = 42;
  for (const { html, lines } of blocks) {
    if (lines > left || (html.includes('l day') && left < 5)) {
      pages.push('');
      left = 50;
    }
    left -= lines;
    pages[pages.length - 1] += html;
  }
  return pages;
}

const CSS = `.page { padding: 32pt 40pt 0 46pt; font-family: 'Liberation Mono'; font-size: 8pt; line-height: 12pt; }
  .l { position: relative; height: 12pt; } i { font-style: normal; position: absolute; white-space: nowrap; top: 0; }
  .a { left: 0; } .v { left: 98pt; } .k { left: 128pt; } .w { left: 216pt; } .n { right: 84pt; } .m { right: 0; } .day { margin-top: 0; }
  .top { display: flex; justify-content: space-between; height: 88pt; } .head { border-top: 0.7pt solid #000; border-bottom: 0.7pt solid #000; height: 15pt; margin: 6pt 0 4pt; padding-top: 1pt; }
  .sum { border-top: 0.7pt dashed #000; margin-top: 6pt; padding-top: 4pt; white-space: pre; }
  .foot { position: absolute; bottom: 18pt; left: 46pt; font-size: 6.4pt; line-height: 8pt; }`;

const HEAD = `<div class="l head"><i class="a">ARKISTOINTITUNNUS</i><i class="v">ARVO</i><i class="k">SELITYS</i><i class="w">SAAJA/MAKSAJA, VIESTI</i><i class="n">NRO</i><i class="m">EUROA</i></div>`;

function totals(items: readonly Item[], closing: bigint): string {
  const of = (label: string, chosen: readonly Item[]) =>
    `${label}${String(chosen.length).padStart(5)} KPL ${signed(chosen.reduce((total, { amount }) => total + amount, 0n)).padStart(18)}`;
  const ins = of(
    'PANOT YHTEENSÄ ',
    items.filter(({ amount }) => amount > 0n),
  );
  const outs = of(
    'OTOT YHTEENSÄ  ',
    items.filter(({ amount }) => amount < 0n),
  ).replace(/\+$/, '-');
  return `<div class="sum">${ins}\n${outs}\nLOPPUSALDO${signed(closing).padStart(33)}\nLUOTTORAJA                           1 000,00 \nKÄYTETTÄVISSÄ${signed(closing + 100_000n).padStart(30)}</div>`;
}

function draw(random: Random): Drawn {
  const start = `${random.pick(['2023', '2024', '2025'])}-${random.pick(['01', '02', '04', '07', '10', '12'])}-${random.pick(['01', '01', '15'])}`;
  const days = random.pick([29, 30]);
  const end = dayAfter(start, days);
  const items = itemsOf(random, start, days);
  const opening = BigInt(random.integer(-50_000, 900_000));
  const failed = items.length > 0 && random.chance(0.16);
  const wrong = failed ? random.integer(0, items.length - 1) : -1;
  const wrongDay = items[wrong]?.row.date;
  const balances: bigint[] = [];
  for (const { amount } of items) balances.push((balances.at(-1) ?? opening) + amount);
  const closing = balances.at(-1) ?? opening;
  const number = `${random.digits(6)}${random.digits(8)}`;
  const holder = random.pick(['HEIKKINEN TUULA', 'Rakennus Öhman Oy', 'LAHTINEN VEIKKO JA AINO', 'T:mi Pirjo Räsänen']);
  const iban = ibanOf('FI', number);
  const bodies = paginate(
    blocksOf(items, (r) => (balances[r] ?? 0n) + (items[r]?.row.date === wrongDay ? 2_000n : 0n)),
  );
  const sheet = (
    body: string,
    p: number,
  ) => `<div class="top"><div>${BANK}<br>PL 112, 53101 LAPPEENRANTA<br><br>${text(holder)}<br>SATAMAKATU 7 C 21<br>53100 LAPPEENRANTA</div>
    <div>TILIOTE NRO ${Number(start.slice(5, 7))}  SIVU ${p + 1} (${bodies.length})<br>KAUSI ${plainDay(start)} - ${plainDay(end)}<br>KÄYTTÖTILI  EUR<br>IBAN ${iban.replace(/(.{4})(?=.)/g, '$1 ')}<br>BIC SRANFIH1</div></div>
    ${HEAD}${p === 0 ? `<div class="l"><i class="w">ALKUSALDO ${shortDay(dayAfter(start, -1))}</i><i class="m">${signed(opening)}</i></div>` : ''}${body}
    ${items.length === 0 ? '<div class="l">EI TAPAHTUMIA</div>' : ''}${p === bodies.length - 1 ? totals(items, closing) : ''}
    <div class="foot">PYYDÄMME TARKISTAMAAN TILIOTTEEN. HUOMAUTUKSET 14 PÄIVÄN KULUESSA. TALLETUSSUOJA 100 000 EUR.<br>Y-TUNNUS 2998811-4  WWW.RANTAPANKKI.EXAMPLE  PUH. 0200 55 021 (PVM/MPM)</div>`;
  return {
    pages: bodies.map(sheet),
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number: null, iban, bic: 'SRANFIH1', type: 'checking', currency: 'EUR' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: items.map(({ row }) => row),
        reconciliation: { status: failed ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'fi-checking-tiliote',
    country: 'FI',
    language: 'fi',
    type: 'checking',
    difficulties: ['date-headings', 'trailing-sign', 'day-balances'],
    size: A4,
    draw,
  },
];
