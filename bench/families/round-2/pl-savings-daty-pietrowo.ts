import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, figure, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  iban,
  inFours,
  type Movement,
  type Period,
  slip,
  spread,
  sumOf,
  verdict,
  type Wording,
} from '../romance.ts';

/** A Polish bank's savings account: booking day above value day in one column, signed amounts, the balance after each. */

const WORDS = {
  person: ['WIERZBOWA AGNIESZKA', 'BRZEŹNIAK TOMASZ', 'LIPOWIECKA ZOFIA', 'OSTROWIŃSKI MAREK'],
  street: ['UL. MŁYŃSKA 4', 'AL. DĘBOWA 17/3', 'UL. ŁĄKOWA 112 M. 8', 'OS. SŁONECZNE 5'],
  town: ['99-998 LIPOWIEC', '98-997 BRZEŹNO', '97-996 OSTROWIEC NOWY'],
  firm: ['HURTOWNIA BRZEŹNIAK SP. Z O.O.', 'PRZEDSZKOLE MUCHOMOREK', 'OSTRÓW-BUD S.A.', 'DRUKARNIA WIERZBA S.C.'],
  goal: ['WAKACJE', 'REMONT ŁAZIENKI', 'PODUSZKA FINANSOWA', 'PODATKI', 'NOWE AUTO'],
} as const;

const WORDINGS: readonly Wording[] = [
  ['PRZELEW WŁASNY|WPŁATA NA CEL: {goal}|NA RACH. ## 1999 2026 0000 #### ####', -180_000, -5_000],
  ['PRZELEW WEWNĘTRZNY WYCHODZĄCY|{person}|{street} {town}|ZWROT ZA ZAKUPY {dd}.{mm}', -64_000, -1_900],
  [
    'PRZELEW ZEWNĘTRZNY WYCHODZĄCY|{firm}|## 9999 1042 0000 #### #### ####|FAKTURA FV ###/{mm}/{yyyy}',
    -240_000,
    -4_900,
  ],
  ['PRZELEW ZEWNĘTRZNY WYCHODZĄCY|{person}|## 9998 1010 #### #### #### ####|CZYNSZ {mm}/{yyyy}', -210_000, -90_000],
  ['PRZELEW EKSPRESOWY|{firm}|ZALICZKA ZAM. NR ######', -320_000, -20_000],
  ['PRZELEW PODATKOWY|URZĄD SKARBOWY LIPOWIEC|PIT-36 {yyyy}R SYMBOL OKRESU {yy}M{mm}', -260_000, -12_000],
  ['PRZELEW ZUS|NIP 999-###-##-## DEKLARACJA 01 {yyyy}{mm}', -180_000, -40_000],
  ['PRZELEW NA TELEFON BLIK|DO: 48 6## ### ### {person}', -30_000, -1_000],
  ['WYPŁATA W BANKOMACIE|BANKOMAT 0#### {town}|KARTA **** #### {yyyy}-{mm}-{dd}', -100_000, -5_000],
  ['ZLECENIE STAŁE|{person}|KIESZONKOWE', -20_000, -5_000],
  ['PODATEK OD ODSETEK KAPITAŁOWYCH|19% OD 41,07 PLN', -3_200, -14],
  ['OPŁATA ZA PRZELEW|DRUGI I KOLEJNY W MIESIĄCU {mm}.{yyyy}', -500, -500],
  ['OPŁATA ZA POTWIERDZENIE|NR ########', -1_000, -500],
  ['ZAŁOŻENIE LOKATY|NR LOKATY {yyyy}/####### OPROC. 5,20%', -500_000, -100_000],
  ['AUTOOSZCZĘDZANIE|ZWROT NADPŁATY', -4_000, -300],
  ['ZAJĘCIE EGZEKUCYJNE|SYGN. KM ####/{yy}', -60_000, -8_000],
  ['KAPITALIZACJA ODSETEK|ZA OKRES DO {dd}.{mm}.{yyyy}', 12, 9_900],
  ['PRZELEW WŁASNY|ZASILENIE {goal}', 5_000, 300_000],
  ['AUTOOSZCZĘDZANIE|KOŃCÓWKI OD TRANSAKCJI KARTĄ {dd}.{mm}.', 20, 4_200],
  [
    'PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY|{firm}|{street} {town}|## 9997 2030 0000 #### #### ####|WYNAGRODZENIE {mm}/{yyyy}',
    320_000,
    980_000,
  ],
  ['PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY|{person}|DZIĘKUJĘ :) 100,00 + 20,00', 4_000, 40_000],
  ['PRZELEW WEWNĘTRZNY PRZYCHODZĄCY|{person}|ROZLICZENIE {goal}', 3_000, 90_000],
  ['ZAMKNIĘCIE LOKATY|NR LOKATY {yyyy}/####### KAPITAŁ I ODSETKI', 100_000, 620_000],
  ['WPŁATA WE WPŁATOMACIE|WPŁATOMAT 1#### {dd}.{mm} GODZ. 1#:2#', 10_000, 200_000],
  ['PREMIA ZA SYSTEMATYCZNOŚĆ|PROMOCJA WIOSNA {yyyy}', 2_000, 10_000],
];

const LINE = 8.8;
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ' ', decimal: ',' })}`;
const dotted = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;
const NAME = 'Bank Lipowy S.A.';
const BIC = 'LIPWPLPWXXX';

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly iban: string;
  readonly number: number;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly incoming: readonly [count: number, sum: bigint];
  readonly outgoing: readonly [count: number, sum: bigint];
  readonly balances: readonly bigint[];
}

function rowOf(move: Movement, index: number, balance: bigint): string {
  const [kind = '', ...more] = move.lines;
  return `<tr ${rowAttribute(0, index)}><td class="n">${index + 1}</td><td>${move.date}<br>${move.valueDate}</td><td><b>${text(kind)}</b><br>${more.map(text).join('<br>')}</td>
    <td class="r${move.amount < 0n ? ' minus' : ''}">${money(move.amount)}</td><td class="r">${money(balance)}</td></tr>`;
}

function summary(paper: Paper): string {
  const { opening, closing, incoming, outgoing, period } = paper;
  const line = (label: string, count: string, sum: bigint) =>
    `<tr><td>${label}</td><td class="r">${count}</td><td class="r">${money(sum)} PLN</td></tr>`;
  return `<div class="who"><div><b>Posiadacz rachunku</b><br>${text(paper.holder)}<br>UL. MŁYŃSKA 4<br>99-998 LIPOWIEC</div><div><b>Rachunek</b><br>eKonto Oszczędnościowe PLN<br>${inFours(paper.iban)}<br>BIC ${BIC}</div></div>
    <table class="sum"><tr><th>Podsumowanie obrotów</th><th class="r">Liczba operacji</th><th class="r">Wartość</th></tr>
    ${line(`Saldo początkowe na ${dotted(period.start)}`, '', opening)}${line('Uznania rachunku', String(incoming[0]), incoming[1])}
    ${line('Obciążenia rachunku', String(outgoing[0]), outgoing[1])}${line(`Saldo końcowe na ${dotted(period.end)}`, '', closing)}</table>`;
}

function pageOf(paper: Paper, part: readonly string[], page: number, count: number): string {
  const { period } = paper;
  const title = `Wyciąg nr ${paper.number}/${partsOf(period.end).yyyy} z rachunku oszczędnościowego za okres od ${dotted(period.start)} do ${dotted(period.end)}`;
  const edge = (label: string, minor: bigint) =>
    `<tr class="edge"><td colspan="4">${label}</td><td class="r">${money(minor)}</td></tr>`;
  const last = page === count - 1;
  const law = `<p class="law">Oprocentowanie środków: 3,10% w skali roku do kwoty 50 000,00 PLN, nadwyżka 0,50%. Środki objęte są ochroną funduszu gwarancyjnego do równowartości
    100 000 EUR. Dokument sporządzony elektronicznie, nie wymaga podpisu ani stempla (art. 7 Prawa bankowego).</p>`;
  return `<div class="top"><span>Bank <b>Lipowy</b></span><i>${page + 1} z ${count}</i></div><h1>${title}</h1>${page === 0 ? summary(paper) : ''}
    <table class="list"><tr class="h"><th>Lp.</th><th>Data księg.<br>Data waluty</th><th>Opis operacji</th><th class="r">Kwota</th><th class="r">Saldo po<br>operacji</th></tr>
    ${page === 0 ? edge('Saldo początkowe', paper.opening) : ''}${part.join('')}${last ? edge('Saldo końcowe', paper.closing) : ''}</table>${last ? law : ''}
    <div class="foot">${NAME}, ul. Rynkowa 1, 99-998 Lipowiec. KRS 0000999114, NIP 999-114-02-18. Kapitał zakładowy 170 400 000 zł. Infolinia 999 114 218.</div>`;
}

const CSS = `.page { font-family: 'DejaVu Sans Condensed'; font-size: 7.2pt; line-height: ${LINE}pt; padding: 26pt 48pt; }
.top { display: flex; justify-content: space-between; font-size: 14pt; line-height: 18pt; color: #4a7c1c; border-bottom: 2pt solid #9ccc3c; padding-bottom: 4pt; } .top i { font-size: 7pt; font-style: normal; color: #444; }
h1 { font-size: 9pt; line-height: 12pt; padding: 10pt 0; } .who { display: flex; height: 52pt; } .who div { width: 250pt; }
.sum { width: 330pt; margin-bottom: 8pt; } .sum th, .sum td { padding: 1.5pt 4pt; border-bottom: 0.4pt solid #ccc; text-align: left; } .r.r { text-align: right; }
.list { width: 499pt; table-layout: fixed; margin-top: 6pt; } .list td, .list th { padding: 2.4pt 4pt; vertical-align: top; text-align: left; white-space: nowrap; }
.list tr:nth-child(odd) td { background: #f4f8ec; } .list .h th { border-top: 0.8pt solid #4a7c1c; border-bottom: 0.8pt solid #4a7c1c; }
.h th:nth-child(1) { width: 26pt; } .h th:nth-child(2) { width: 62pt; } .h th:nth-child(4), .h th:nth-child(5) { width: 78pt; } .n { color: #777; } .minus { color: #a11; } .edge td { font-weight: bold; }
.law { font-size: 6.4pt; line-height: 8pt; padding-top: 10pt; } .foot { position: absolute; left: 48pt; bottom: 18pt; font-size: 6pt; color: #666; }`;

function paperOf(random: Random, period: Period, opening: bigint, moves: readonly Movement[], flaw: string): Paper {
  const closing = moves.at(-1)?.after ?? opening;
  const ins = moves.filter(({ amount }) => amount > 0n).length;
  const incoming = sumOf(moves, 1);
  const bad = flaw === 'balance' ? random.integer(0, moves.length - 1) : -1;
  return {
    ...{ period, opening, number: random.integer(1, 12) },
    holder: random.pick(['BOŻENA KRZESIMOWSKA', 'PAWEŁ I HANNA GRZĘDOWSCY', 'STANISŁAW ŻÓŁKOŚ', 'IGA DZIĘCIOŁOWSKA']),
    iban: iban('PL', `19992026${random.digits(16)}`),
    closing: flaw === 'closing' ? slip(random, closing) : closing,
    incoming: [ins, flaw === 'total' ? slip(random, incoming + 100_000n) : incoming],
    outgoing: [moves.length - ins, sumOf(moves, -1)],
    balances: moves.map(({ after }, index) => (index === bad ? slip(random, after) : after)),
  };
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 6);
  const opening = BigInt(random.integer(10_000, 5_000_000));
  const plan = { period, opening, count: drawCount(random), wordings: WORDINGS, words: WORDS, width: 62 };
  const moves = drawMovements(random, { ...plan, floor: 700_000n });
  const flaw = random.chance(1 / 6)
    ? random.pick(moves.length > 0 ? ['closing', 'total', 'balance'] : ['closing'])
    : '';
  const paper = paperOf(random, period, opening, moves, flaw);
  const items = moves.map((move, index) => {
    const html = rowOf(move, index, paper.balances[index] ?? 0n);
    return { html, height: Math.max(2, move.lines.length) * LINE + 5.2 };
  });
  const parts = spread(items, ({ height }) => height, { first: 540, other: 670, foot: 70 });
  return {
    pages: parts.map((part, page) =>
      pageOf(
        paper,
        part.map(({ html }) => html),
        page,
        parts.length,
      ),
    ),
    css: CSS,
    statements: [
      {
        account: {
          ...{ institution: NAME, holder: paper.holder, number: null, iban: paper.iban, bic: BIC },
          ...{ type: 'savings', currency: 'PLN' },
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(paper.closing),
        transactions: moves.map((move, index) => ({
          ...{ date: move.date, valueDate: move.valueDate, description: move.lines.join(' '), reference: null },
          ...{ amount: contractAmount(move.amount), balance: contractAmount(paper.balances[index] ?? 0n) },
        })),
        reconciliation: verdict(flaw !== ''),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'pl-savings-daty-pietrowo',
    country: 'PL',
    language: 'pl',
    type: 'savings',
    difficulties: ['stacked-dates', 'running-balance', 'signed-amounts', 'value-date', 'multi-line'],
    size: A4,
    draw,
  },
];
