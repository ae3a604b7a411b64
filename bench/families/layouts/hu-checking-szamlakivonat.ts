/**
 * A Hungarian account statement in whole forints: booking and value date year first, debits and credits apart, a type above
 * partner and message, no running balance, totals and balances in a frame at the very end only.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

const BANK = 'Tisza-völgyi Takarékbank Zrt.';
const WORDS: Record<string, readonly string[]> = {
  shop: ['KENYÉRBOLT FŐ UTCA', 'GYÓGYSZERTÁR ZSÁLYA', 'TANKOLÓ M5', 'KÖNYVSZOBA', 'VIRÁGÜZLET ÍRISZ', 'BARKÁCS ÁRUHÁZ'],
  city: ['SZEGED', 'GYŐR', 'BUDAPEST', 'KECSKEMÉT', 'PÉCS'],
  man: ['Szűcs Gergő', 'Őri Katalin', 'Füzesi Ákos', 'Kővágó Zsófia'],
  firm: ['Napfény Áram Kft.', 'Vízmű Alföld Zrt.', 'Társasház Ibolya u. 7.', 'Gyorsnet Távközlés Kft.', 'Bútorlap Bt.'],
};
const OUT: readonly string[] = [
  'VÁSÁRLÁS KÁRTYÁVAL|{date} Kártyaszám: 4{3}XXXXXXXX{4}|{shop} {city} HU',
  'VÁSÁRLÁS KÁRTYÁVAL|{date} Összeg: {2},{2} EUR Árfolyam: 39{1},{2}|CLOUDNEST INTL LU',
  'INTERNETES VÁSÁRLÁS|{date} Tranzakció: {6}|konyvszoba.example',
  'KÉSZPÉNZFELVÉT ATM|{date} {time} {city} ATM {5}',
  'KP.FELVÉT DÍJA|ATM {5} 0,6% + min. 590',
  'ÁTUTALÁS|{firm} {acc}|Közlemény: SZLA {4}/{5}',
  'AZONNALI ÁTUTALÁS|{man} {acc}|Közlemény: köszönöm, {date}',
  'ÁTUTALÁS SAJÁT SZÁMLÁRA|{acc}',
  'CSOPORTOS BESZEDÉS|{firm}|Szerződésszám: {9} Számla: {8}',
  'ÁLLANDÓ MEGBÍZÁS|Társasház Ibolya u. 7.|Közös költség {1}. hó',
  'SZÁMLAVEZETÉSI DÍJ|{date} havi',
  'TRANZAKCIÓS ILLETÉK|alap: {2}.{3}',
  'BANKKÁRTYA ÉVES DÍJA|Kártyaszám: 4{3}XXXXXXXX{4}',
  'SMS DÍJ|{2} db x 35 Ft',
  'HITELTÖRLESZTÉS|Szerz.: {4}-{6} Tőke: {2}.{3} Kamat: {1}.{3}',
  'NAV BEFIZETÉS|10032000-01076019|Adóazonosító: {9}',
  'POSTAI SZÁMLABEFIZETÉS|Csekkszám: {9}{5}',
  'PARKOLÁS MOBIL|Rendszám: ABC-{3} Zóna {4}',
  'DEVIZA ELADÁS|{3},00 EUR',
];
const IN: readonly string[] = [
  'MUNKABÉR ÁTUTALÁS|{firm}|Közlemény: 0{1}. havi bér',
  'JÓVÁÍRÁS ÁTUTALÁSBÓL|{man} {acc}|Közlemény: albérlet',
  'AZONNALI JÓVÁÍRÁS|{man}|Közlemény: mozi {time}',
  'KÉSZPÉNZBEFIZETÉS|{city} fiók, bizonylat {6}',
  'KAMATJÓVÁÍRÁS|0,01% {date}',
  'CSALÁDI PÓTLÉK|Magyar Államkincstár|Törzsszám {8}',
  'VISSZATÉRÍTÉS KÁRTYÁRA|{shop} {date}',
];

/** Whole forints: the paper has no fillér, the contract writes two decimals. */
const plain = (forints: number) => `${forints}.00`;
const money = (forints: number) => figure(BigInt(forints), { group: '.', decimal: ',', decimals: 0 });
const signed = (forints: number) => `${forints < 0 ? '-' : ''}${money(forints)}`;
const day = (iso: string) => `${partsOf(iso).yyyy}.${partsOf(iso).mm}.${partsOf(iso).dd}.`;

function ibanOf(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((char) => Number.parseInt(char, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}
const dashed = (bban: string) => bban.replace(/(.{8})(?=.)/g, '$1-');

function fill(template: string, iso: string, random: Random): string {
  const special: Record<string, () => string> = {
    date: () => day(dayAfter(iso, -random.integer(0, 3))),
    time: () => `${random.integer(10, 21)}:${random.integer(10, 59)}`,
    acc: () => dashed(random.digits(24)),
  };
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (/^\d$/.test(key)) return random.digits(Number(key));
    return special[key]?.() ?? random.pick(WORDS[key] ?? ['']);
  });
}

interface Item {
  readonly row: TrueRow;
  readonly lines: readonly string[];
  readonly amount: number;
}

function itemsOf(random: Random, start: string, days: number): Item[] {
  const count = random.chance(0.06) ? 0 : random.chance(0.25) ? random.integer(1, 10) : random.integer(30, 85);
  const offsets = Array.from({ length: count }, () => random.integer(0, days)).sort((a, b) => a - b);
  return offsets.map((offset) => {
    const date = dayAfter(start, offset);
    const credit = random.chance(0.16);
    const lines = fill(random.pick(credit ? IN : OUT), date, random).split('|');
    const amount = credit
      ? random.integer(3_000, 690_000)
      : -random.integer(35, random.chance(0.15) ? 240_000 : 24_000);
    const valueDate = random.chance(0.75) ? date : dayAfter(date, -random.integer(1, 3));
    const row = {
      date,
      valueDate,
      description: lines.join(' '),
      reference: null,
      amount: plain(amount),
      balance: null,
    };
    return { row, lines, amount };
  });
}

function rowOf({ row, lines, amount }: Item, r: number): string {
  const told = lines.map((line) => `<div>${text(line)}</div>`).join('');
  return `<div class="row" ${rowAttribute(0, r)}><div>${day(row.date)}</div><div>${day(row.valueDate ?? '')}</div><div>${told}</div><div class="r">${amount < 0 ? money(amount) : ''}</div><div class="r">${amount < 0 ? '' : money(amount)}</div></div>`;
}

function pagesOf(items: readonly Item[]): number[][] {
  const pages: number[][] = [[]];
  let left = 400;
  items.forEach(({ lines }, r) => {
    const height = lines.length * 10.5 + 4;
    if (height > left) {
      pages.push([]);
      left = 520;
    }
    left -= height;
    pages.at(-1)?.push(r);
  });
  return pages;
}

const CSS = `.page { padding: 34pt 48pt; font-family: 'Liberation Serif'; font-size: 9pt; line-height: 10.5pt; }
  .top { display: grid; grid-template-columns: 1fr 1fr; height: 96pt; } .top div:last-child { text-align: right; } h1 { font-size: 16pt; line-height: 22pt; letter-spacing: 3pt; text-align: center; border-top: 2pt solid #2d6a3e; border-bottom: 2pt solid #2d6a3e; color: #2d6a3e; margin-bottom: 8pt; }
  .meta { display: grid; grid-template-columns: 96pt 1fr 80pt 120pt; row-gap: 3pt; margin-bottom: 12pt; } .meta b { font-weight: bold; }
  .row { display: grid; grid-template-columns: 62pt 62pt 1fr 70pt 70pt; padding: 2pt 0; white-space: nowrap; } .r { text-align: right; } .head { font-style: italic; border-bottom: 0.6pt solid #2d6a3e; padding-bottom: 4pt; height: 29pt; align-items: end; }
  .end { border: 1pt solid #2d6a3e; margin-top: 10pt; padding: 5pt 0; } .end .row { padding: 1.5pt 6pt; } .end .row div:first-child { grid-column: 1 / 4; } .carry { font-style: italic; text-align: right; margin-top: 5pt; }
  .foot { position: absolute; left: 48pt; right: 48pt; bottom: 24pt; font-size: 6.8pt; line-height: 8.4pt; text-align: justify; color: #333; }`;

const HEAD =
  '<div class="row head"><div>Könyvelés<br>napja</div><div>Értéknap</div><div>Megnevezés</div><div class="r">Terhelések</div><div class="r">Jóváírások</div></div>';

function frame(items: readonly Item[], opening: number, closing: number): string {
  const sum = (amounts: readonly number[]) => money(amounts.reduce((total, amount) => total + amount, 0));
  const amounts = items.map(({ amount }) => amount);
  const side = (balance: number) =>
    `<div class="r">${balance < 0 ? money(balance) : ''}</div><div class="r">${balance < 0 ? '' : money(balance)}</div>`;
  return `<div class="end"><div class="row"><div>Nyitó egyenleg</div>${side(opening)}</div>
    <div class="row"><div>Összes terhelés és jóváírás</div><div class="r">${sum(amounts.filter((amount) => amount < 0))}</div><div class="r">${sum(amounts.filter((amount) => amount > 0))}</div></div>
    <div class="row"><div><b>Záró egyenleg</b></div>${side(closing)}</div><div class="row"><div>Rendelkezésre álló hitelkeret</div><div class="r"></div><div class="r">${money(150_000)}</div></div></div>`;
}

function draw(random: Random): Drawn {
  const start = `${random.pick(['2023', '2024', '2025'])}-${random.pick(['01', '02', '05', '09', '12'])}-${random.pick(['01', '01', '08'])}`;
  const days = random.pick([27, 29, 30]);
  const end = dayAfter(start, days);
  const items = itemsOf(random, start, days);
  const opening = random.integer(-90_000, 1_400_000);
  const failed = random.chance(0.16);
  const closing = items.reduce((total, { amount }) => total + amount, opening) + (failed ? 1_000 : 0);
  const bban = random.digits(24);
  const iban = ibanOf('HU', bban);
  const holder = random.pick(['Gyöngyösi Bálint', 'Hűvös és Fia Bt.', 'Törökné Nagy Ilona', 'Özvegy Sebő Pálné']);
  const pages = pagesOf(items);
  const number = `${Number(start.slice(5, 7))}/${start.slice(0, 4)}`;
  const sheet = (
    rows: readonly number[],
    p: number,
  ) => `<div class="top"><div>${BANK}<br>6720 Szeged, Kárász tér 3.<br><br><br>${text(holder)}<br>6725 Szeged, Boldogasszony sgt. 40. II/6.</div><div>Kivonat száma: ${number}<br>Oldal: ${p + 1}/${pages.length}<br>Ügyfélszám: 00418${start.slice(2, 4)}7</div></div>
    <h1>SZÁMLAKIVONAT</h1>${p === 0 ? `<div class="meta"><span>Számlaszám:</span><b>${dashed(bban)}</b><span>Devizanem:</span><b>HUF</b><span>IBAN:</span><b>${iban.replace(/(.{4})(?=.)/g, '$1 ')}</b><span>BIC (SWIFT):</span><b>TISZHUHB</b><span>Számla típusa:</span><b>Lakossági folyószámla</b><span>Kamat:</span><b>0,01%</b><span>Időszak:</span><b>${day(start)} - ${day(end)}</b><span>Előző egyenleg:</span><b>${signed(opening)} HUF</b></div>` : ''}
    ${HEAD}${rows.map((r) => (items[r] ? rowOf(items[r], r) : '')).join('')}${items.length === 0 ? '<p><br>Az időszakban nem volt könyvelt tétel.</p>' : ''}
    ${p === pages.length - 1 ? frame(items, opening, closing) : '<p class="carry">folytatás a következő oldalon</p>'}
    <div class="foot">Kérjük, hogy a kivonatot szíveskedjék ellenőrizni; észrevételeit 30 napon belül várjuk. A számlán elhelyezett összeget az OBA 100.000 euróig biztosítja. ${BANK} Cg. 06-10-000771, adószám 10011922-4-44. Ez a kivonat bizonylatként aláírás nélkül is érvényes.</div>`;
  return {
    pages: pages.map(sheet),
    css: CSS,
    statements: [
      {
        account: {
          institution: BANK,
          holder,
          number: dashed(bban),
          iban,
          bic: 'TISZHUHB',
          type: 'checking',
          currency: 'HUF',
        },
        period: { start, end },
        opening: plain(opening),
        closing: plain(closing),
        transactions: items.map(({ row }) => row),
        reconciliation: { status: failed ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'hu-checking-szamlakivonat',
    country: 'HU',
    language: 'hu',
    type: 'checking',
    difficulties: ['no-decimals', 'debit-credit', 'year-first', 'totals-at-end'],
    size: A4,
    draw,
  },
];
