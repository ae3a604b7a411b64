/**
 * A Czech current account's statement: two or three grey-ruled lines a posting, booking day above value day, kind and
 * counter-account, symbols under them, signed amount alone, no running balance; the turnover stands in a box on top.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

const BANK = 'Vltavská spořitelní banka, a.s.';
const WORDS: Record<string, readonly string[]> = {
  shop: ['POTRAVINY U KAŠNY', 'PEKÁRNA RÁNO', 'LÉKÁRNA MĚSÍČEK', 'ČERPACÍ ST. D1', 'KNIHY ŽLUTÝ PES', 'DROGERIE KVĚT'],
  city: ['PRAHA 4', 'BRNO', 'PLZEŇ', 'ČESKÉ BUDĚJOVICE', 'OLOMOUC'],
  man: ['Dvořáčková Jiřina', 'Šťastný Řehoř', 'Kučera Ondřej', 'Müllerová Běla'],
  firm: ['Jihoproud a.s.', 'SVJ Lipová 1180', 'Rychlosíť s.r.o.', 'Pojišťovna Štít, a.s.', 'Vodárny Sázava'],
};
/** Middle column's lines, parted by a stroke. */
const OUT: readonly string[] = [
  'Platba kartou|{shop}, {city}|Datum transakce {dmy}, karta 4125 XXXX XXXX {4}',
  'Platba kartou|CLOUDNEST, LUXEMBOURG|{2},{2} EUR, kurz 25,{3}, karta 4125 XXXX XXXX {4}',
  'Platba kartou|APPHUB STORE, {2},{2} USD|VS: {9} KS: 1178 SS: {10}',
  'Výběr z bankomatu|{city}, ATM {5}|{dmy} {time}',
  'Odchozí úhrada|{firm} {acc}|VS: {8} KS: 0308 SS: 0',
  'Odchozí úhrada|{man} {acc}|Zpráva: nájem + energie',
  'Okamžitá odchozí úhrada|{man} {acc}|Zpráva: za lístky {dmy}',
  'Trvalý příkaz|{firm} {acc}|VS: {8} KS: 0558',
  'Inkaso|SIPO {acc}|VS: {10} spojovací číslo {9}',
  'Inkaso|{firm} {acc}|VS: {10}',
  'Poplatek|Vedení účtu za období {my}',
  'Poplatek|Výběr z cizího bankomatu {dmy}',
  'Poplatek|Odchozí SEPA platba, 1 ks',
  'Splátka úvěru|Úvěr {9}|Jistina {k} {3},{2}, úrok {3},{2}',
  'Platba QR|{firm} {acc}|VS: {10} Zpráva: faktura {6}',
  'Daň z úroku|Srážková daň 15 %',
  'Dobití kreditu|Tel. 60{7}',
  'Převod na spoření|{acc}',
  'Platba finančnímu úřadu|{acc}|VS: {10} KS: 1148',
];
const IN: readonly string[] = [
  'Příchozí úhrada|{firm} {acc}|VS: {8} Mzda {my}',
  'Příchozí úhrada|{man} {acc}|Zpráva: půjčka, děkuji',
  'Okamžitá příchozí úhrada|{man} {acc}',
  'Vklad hotovosti|Pobočka {city}|Vkladatel {man}',
  'Kreditní úrok|Sazba 0,10 % p.a.',
  'Vrácení platby kartou|{shop}|{dmy}, karta 4125 XXXX XXXX {4}',
  'Přijatá SEPA platba|Olmo Grafica SRL|{3},{2} EUR, kurz 24,{3}',
];

const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ' ', decimal: ',' })}`;
const day = (iso: string) => `${partsOf(iso).d}. ${partsOf(iso).m}. ${partsOf(iso).yyyy}`;

function ibanOf(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((char) => Number.parseInt(char, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

function fill(template: string, iso: string, random: Random): string {
  const special: Record<string, () => string> = {
    dmy: () => day(dayAfter(iso, -random.integer(0, 4))),
    my: () => `${partsOf(iso).mm}/${partsOf(iso).yyyy}`,
    k: () => `${random.integer(1, 9)}`,
    time: () => `${random.integer(10, 21)}:${random.integer(10, 59)}`,
    acc: () =>
      `${random.chance(0.4) ? `${random.digits(2)}-` : ''}${random.digits(10)}/${random.pick(['0810', '2099', '6150', '5530'])}`,
  };
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (/^\d+$/.test(key)) return random.digits(Number(key));
    return special[key]?.() ?? random.pick(WORDS[key] ?? ['']);
  });
}

interface Item {
  readonly row: TrueRow;
  readonly lines: readonly string[];
  readonly amount: bigint;
}

function itemsOf(random: Random, start: string, days: number): Item[] {
  const count = random.chance(0.06) ? 0 : random.chance(0.25) ? random.integer(1, 10) : random.integer(35, 95);
  const offsets = Array.from({ length: count }, () => random.integer(0, days)).sort((a, b) => a - b);
  return offsets.map((offset) => {
    const date = dayAfter(start, offset);
    const credit = random.chance(0.17);
    const lines = fill(random.pick(credit ? IN : OUT), date, random).split('|');
    const amount = BigInt(
      credit ? random.integer(5_000, 6_200_000) : -random.integer(600, random.chance(0.15) ? 2_400_000 : 180_000),
    );
    const [kind = '', ...told] = lines;
    const row = {
      date,
      valueDate: random.chance(0.7) ? date : dayAfter(date, -random.integer(1, 3)),
      description: lines.join(' '),
      alsoAccepted: [told.join(' '), [...told, kind].join(' ')],
      reference: null,
      amount: contractAmount(amount),
      balance: null,
    };
    return { row, lines, amount };
  });
}

function rowOf({ row, lines, amount }: Item, r: number): string {
  const [kind = '', ...told] = lines;
  return `<article ${rowAttribute(0, r)}><p>${day(row.date)}<br>${day(row.valueDate ?? '')}</p><p>${text(kind)}</p><p>${told.map(text).join('<br>')}</p><p class="${amount < 0n ? 'out' : 'in'}">${money(amount)}</p></article>`;
}

function pagesOf(items: readonly Item[]): number[][] {
  const pages: number[][] = [[]];
  let left = 16;
  items.forEach((_, r) => {
    if (left === 0) {
      pages.push([]);
      left = 24;
    }
    left--;
    pages.at(-1)?.push(r);
  });
  return pages;
}

const CSS = `.page { padding: 30pt 38pt; font-family: 'DejaVu Sans Condensed'; font-size: 7.6pt; line-height: 10pt; }
  header { display: flex; justify-content: space-between; border-left: 5pt solid #c2410c; padding-left: 8pt; height: 40pt; } header b { font-size: 12pt; line-height: 16pt; display: block; }
  .band { display: grid; grid-template-columns: 1fr 1fr; gap: 12pt; margin: 12pt 0; height: 106pt; } .band > div { border: 0.6pt solid #bbb; padding: 7pt 9pt; } .kv { display: flex; justify-content: space-between; height: 13pt; }
  article { display: grid; grid-template-columns: 70pt 118pt 1fr 86pt; height: 26pt; border-bottom: 0.4pt solid #ccc; padding-top: 2pt; white-space: nowrap; } article p:last-child { text-align: right; font-weight: bold; } .in { color: #15803d; } .th { background: #f1f1f1; height: 26pt; }
  footer { position: absolute; left: 38pt; right: 38pt; bottom: 18pt; font-size: 5.8pt; line-height: 7.4pt; color: #777; border-top: 0.5pt solid #bbb; padding-top: 3pt; }`;

const HEAD =
  '<article class="th"><p>Zaúčtováno<br>Valuta</p><p>Typ operace</p><p>Protistrana, protiúčet<br>Symboly, zpráva</p><p>Částka CZK</p></article>';
const pair = (label: string, value: string) => `<div class="kv"><span>${label}</span><b>${value}</b></div>`;

function turnover(items: readonly Item[], opening: bigint, closing: bigint): string {
  const side = (chosen: readonly Item[]) => `${money(chosen.reduce((total, { amount }) => total + amount, 0n))}`;
  const [ins, outs] = [items.filter(({ amount }) => amount > 0n), items.filter(({ amount }) => amount < 0n)];
  return [
    pair('Počáteční zůstatek', money(opening)),
    pair(`Připsáno (${ins.length} položek)`, side(ins)),
    pair(`Odepsáno (${outs.length} položek)`, side(outs)),
    pair('Konečný zůstatek', money(closing)),
    pair('Povolené přečerpání', '20 000,00'),
    pair('Blokováno kartou', '-350,00'),
  ].join('');
}

function draw(random: Random): Drawn {
  const start = `${random.pick(['2023', '2024', '2025'])}-${random.pick(['01', '03', '05', '10', '12'])}-${random.pick(['01', '01', '20'])}`;
  const end = dayAfter(start, 30);
  const items = itemsOf(random, start, 30);
  const opening = BigInt(random.integer(-1_500_000, 9_000_000));
  const failed = random.chance(0.16);
  const closing = items.reduce((total, { amount }) => total + amount, opening) + (failed ? -27_000n : 0n);
  const [prefix, core] = [random.digits(2), `${random.integer(1, 9)}${random.digits(9)}`];
  const number = `${prefix}-${core}/4470`;
  const iban = ibanOf('CZ', `44700000${prefix}${core}`);
  const holder = random.pick([
    'Ing. Zdeněk Přibyl',
    'Růžena Ježková',
    'Truhlářství Hůrka s.r.o.',
    'Mgr. Tereza Háková',
  ]);
  const pages = pagesOf(items);
  const band = `<div class="band"><div>${text(holder)}<br>Na Vyhlídce 214/9<br>370 05 České Budějovice<br><br>${pair('Číslo účtu / kód banky', number)}${pair('IBAN', iban.replace(/(.{4})(?=.)/g, '$1 '))}${pair('BIC', 'VLTVCZPP')}</div><div>${turnover(items, opening, closing)}</div></div>`;
  const sheet = (
    rows: readonly number[],
    p: number,
  ) => `<header><div><b>${BANK}</b>Výpis z běžného účtu č. ${Number(start.slice(5, 7))}</div><div>za období ${day(start)} – ${day(end)}<br>Měna účtu: CZK<br>Strana ${p + 1} z ${pages.length}</div></header>
    ${p === 0 ? band : '<br>'}${HEAD}${rows.map((r) => (items[r] ? rowOf(items[r], r) : '')).join('')}${items.length === 0 ? '<p><br>V tomto období neproběhly žádné operace.</p>' : ''}
    ${p === pages.length - 1 ? `<p><br>Konec výpisu. Zpráva pro klienta: od 1. 1. se mění sazebník; poplatek za výběr v zahraničí bude 125,00 CZK.</p>` : ''}
    <footer>${BANK}, se sídlem Nábřeží 12, 370 01 České Budějovice, IČO 250 81 449, zapsaná u Krajského soudu, oddíl B, vložka 1184. Vklad na tomto účtu podléhá ochraně poskytované systémem pojištění pohledávek z vkladů. Případné nesrovnalosti reklamujte do 13 měsíců.</footer>`;
  return {
    pages: pages.map(sheet),
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban, bic: 'VLTVCZPP', type: 'checking', currency: 'CZK' },
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
    name: 'cz-checking-vypis',
    country: 'CZ',
    language: 'cs',
    type: 'checking',
    difficulties: ['stacked-dates', 'spaced-dates', 'type-column', 'no-running-balance'],
    size: A4,
    draw,
  },
];
