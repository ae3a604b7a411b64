import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  ibanOf,
  inFours,
  isIn,
  isOut,
  misprinted,
  pack,
  rowCount,
  sort,
  sumOf,
  verdict,
  type Words,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A large Dutch bank's account sheet taken from its site, newest first: date, name over grey remarks, a word for the kind
 * of payment, and one amount with its sign behind a wide gap; begin and end balance with both sums in a strip on top.
 */
const BANK = 'Deltastroom Bank N.V.';
const SORTS = [
  sort(
    'Betaalautomaat',
    '{shop}|Pasvolgnr: 00# {dmy} {hh}:3#|Transactie: ~#~### Term: ~~####|Valutadatum: {dmy}',
    -180,
    -9_000,
  ),
  sort(
    'Betaalautomaat',
    '{shop} {town}|Pasvolgnr: 00# {dmy} {hh}:3#|Transactie: ~##~#~ Term: ########|Apple Pay',
    -180,
    -6_000,
  ),
  sort('Geldautomaat', 'Geldmaat {town}|Pasvolgnr: 00# {dmy} {hh}:3#|Transactie: #~###~ Term: ######', -2_000, -40_000),
  sort(
    'iDEAL',
    '{web}|Naam: {web}|Omschrijving: ############ 003000########## Bestelling ######|IBAN: {iban}',
    -900,
    -16_000,
  ),
  sort(
    'Incasso',
    '{util}|Naam: {util}|Omschrijving: Factuur ######## Klantnr ######|IBAN: {iban}|Kenmerk: ##########|Machtiging ID: ~~-########|Incassant ID: NL##ZZZ############',
    -1_500,
    -22_000,
  ),
  sort(
    'Incasso',
    '{ins}|Naam: {ins}|Omschrijving: Premie {my} polis ###.##.##|IBAN: {iban}|Doorlopende incasso',
    -900,
    -15_000,
  ),
  sort(
    'Overschrijving',
    '{person}|Naam: {person}|Omschrijving: {reason}|IBAN: {iban}|Datum/Tijd: {dmy} {hh}:1#:0#',
    -500,
    -60_000,
  ),
  sort('Overschrijving', '{person}|Naam: {person}|Omschrijving: {reason}|IBAN: {iban}', 500, 50_000),
  sort(
    'Overschrijving',
    '{firm}|Naam: {firm}|Omschrijving: Salaris {my} pers.nr ####|IBAN: {iban}|Kenmerk: SAL-######',
    140_000,
    360_000,
  ),
  sort('Overschrijving', 'SVB KINDERBIJSLAG|Omschrijving: Kinderbijslag {my}|IBAN: {iban}', 19_000, 60_000),
  sort(
    'Overschrijving',
    'Belastingkantoor|Omschrijving: Zorgtoeslag {my}|Betalingskenmerk: ################',
    4_000,
    12_000,
  ),
  sort('Online bankieren', 'Naar Oranje Spaarrekening ~#######|Omschrijving: Afronding', -10, -20_000),
  sort('Online bankieren', 'Van Spaarrekening ~#######|Omschrijving: Vakantiepot', 2_000, 90_000),
  sort('Online bankieren', 'Hr {person}|Omschrijving: Tikverzoek ID ############, {reason}', 300, 9_000),
  sort(
    'Periodieke overschrijving',
    'Woonstichting Het Anker|Omschrijving: Huur {my} contract ######|IBAN: {iban}',
    -52_000,
    -118_000,
  ),
  sort('Diversen', 'Kosten BasisPakket|Omschrijving: 01-{my} t/m {my}', -250, -390),
  sort('Diversen', 'Creditcard afrekening|Accountnr: ###########|Periode t/m {dmy}', -4_000, -130_000),
  sort('Diversen', 'Rente rood staan|Omschrijving: kwartaal t/m {dmy}', -12, -1_900),
  sort('Verzamelbetaling', 'Batch ####### 3 posten|Kenmerk: PMT-{dmy}-##', -9_000, -190_000),
  sort('Storting', 'Geldmaat storting {town}|{dmy} {hh}:3# bonnr ####', 2_000, 90_000),
  sort('Betaalautomaat', 'PARKEREN {town} ZONE ####|{dmy} {hh}:3#', -120, -2_400),
  sort('Betaalautomaat', 'OV-INCHECK REIZEN|{dmy} kaart ############', -190, -3_900),
  sort('iDEAL', 'Betaalverzoek {person}|Omschrijving: {reason} 000###########', -300, -9_000),
  sort('Acceptgiro', 'CIJB {town}|Betalingskenmerk: ################', -2_800, -42_000),
  sort('Incasso', 'Storno {util}|Omschrijving: Terugboeking MS02 factuur ########', 1_500, 18_000),
];
const words = (date: string): Words => {
  const { dd, mm, yyyy } = partsOf(date);
  const one = (list: readonly string[]) => [list[Number(dd) % list.length] ?? ''];
  return {
    hh: ['08', '10', '12', '16', '19'],
    dmy: [`${dd}-${mm}-${yyyy}`],
    my: [`${mm}-${yyyy}`],
    shop: one(['Jansma Supermarkt 8812', 'Bakker Lisdodde', 'Drogist De Haarspit', 'TANKHAL A12']),
    town: ['OUDKERK', 'TERWOLDE', 'HAARSPIT'],
    web: one(['Pruimenplank.nl', 'Schoenkist B.V.', 'Kaartjeshal']),
    util: one(['Vitanet Energie', 'Waterbedrijf Lisdodde', 'Telnu Mobiel']),
    ins: one(['Zorgverzekeraar De Linde', 'Anker Verzekeringen']),
    person: one(['L van Oudkerk', 'P.J. Terwolde', 'S el Idrissi', 'J de Haarspit']),
    reason: ['pizza vrijdag', 'Contributie 2e helft', 'huur schuur', 'factuur 2024-0117', 'cadeau oma 25,00'],
    firm: one(['Terwolde Groothandel B.V.', 'Drukkerij Het Haarspit']),
    iban: ['NL02ABNX0123456789', 'NL91RABX0417164300', 'NL20DELT0001234567'],
  };
};
const money = (minor: bigint) => figure(minor, { group: '.', decimal: ',' });
const signed = (minor: bigint) => `${minor < 0n ? '-' : '+'} ${money(minor)}`;
const dmy = (iso: string) => `${partsOf(iso).dd}-${partsOf(iso).mm}-${partsOf(iso).yyyy}`;

const CSS = `.page{padding:40pt 42pt;font-size:8.4pt;line-height:10.4pt}.top{display:flex;justify-content:space-between;height:46pt}.top b{color:#ff6200;font-size:15pt;line-height:18pt}
.k{display:grid;grid-template-columns:1.4fr 1fr 1fr 1fr 1fr;background:#f5f0ea;padding:7pt;row-gap:2pt;margin:10pt 0;height:46pt}.k span{color:#666;font-size:7.2pt}
.e{display:grid;grid-template-columns:64pt 1fr 116pt 84pt;border-bottom:.5pt solid #d9d2c8;padding:3pt 0}.e>div{white-space:nowrap}.e .g{color:#6b6b6b;font-size:7.6pt}.e .r{text-align:right}
.hd{font-weight:bold;border-bottom:1.2pt solid #ff6200}.f{position:absolute;bottom:26pt;left:42pt;right:42pt;display:flex;justify-content:space-between;font-size:7pt;color:#666}`;

const trueRow = (entry: Entry): TrueRow => {
  const [name = '', ...rest] = entry.lines;
  return {
    ...{ date: entry.date, valueDate: null, description: [name, ...rest, entry.code].join(' '), reference: null },
    alsoAccepted: [entry.lines.join(' '), [name, entry.code, ...rest].join(' ')],
    ...{ amount: contractAmount(entry.amount), balance: null },
  };
};

function draw(random: Random): Drawn {
  const start = dayAfter('2022-01-01', random.integer(0, 1300));
  const end = dayAfter(start, random.pick([27, 30, 30, 60]));
  const opening = BigInt(random.integer(-20_000, 480_000));
  const count = rowCount(random, 16, 72);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count, opening });
  const flaw = drawFlaw(random, count, ['closing', 'total']);
  const off = misprinted(random, 0n);
  const closing = (entries.at(-1)?.balance ?? opening) + (flaw === 'closing' ? off : 0n);
  const ins = sumOf(entries, isIn) + (flaw === 'total' ? off : 0n);
  const iban = ibanOf('NL', `DELT0${random.digits(9)}`);
  const holder = random.pick([
    'Mw L van Oudkerk',
    'Hr P.J. Terwolde',
    'Hr S el Idrissi eo Mw J de Haarspit',
    'Kwekerij Lisdodde',
  ]);
  const index = new Map(entries.map((entry, r) => [entry, r]));
  const row = (entry: Entry) => {
    const [name = '', ...rest] = entry.lines.map(text);
    return `<div class="e" ${rowAttribute(0, index.get(entry) ?? 0)}><div>${dmy(entry.date)}</div><div>${name}<div class="g">${rest.join('<br>')}</div></div>
      <div>${text(entry.code)}</div><div class="r">${signed(entry.amount)}</div></div>`;
  };
  const parts = pack([...entries].reverse(), ({ lines }) => lines.length * 10.4 + 7, 580, 640);
  const euro = (minor: bigint) => `€ ${minor < 0n ? '-' : ''}${money(minor)}`;
  const pages = parts.map((part, p) => {
    const strip = `<div class="k"><span>Rekening</span><span>Beginsaldo ${dmy(start)}</span><span>Totaal af</span><span>Totaal bij</span><span>Eindsaldo ${dmy(end)}</span>
      <b>${inFours(iban)}</b><b>${euro(opening)}</b><b>${euro(-sumOf(entries, isOut))}</b><b>${euro(ins)}</b><b>${euro(closing)}</b></div>`;
    return `<div class="top"><b>Deltastroom</b><div style="text-align:right">Afschrift Betaalrekening<br>Periode ${dmy(start)} t/m ${dmy(end)}<br>Afgedrukt op ${dmy(dayAfter(end, 3))}</div></div>
      ${p === 0 ? `<p>${text(holder)}</p>${strip}` : ''}<div class="e hd"><div>Datum</div><div>Naam / Omschrijving / Mededeling</div><div>Soort mutatie</div><div class="r">Bedrag (EUR)</div></div>
      ${part.map(row).join('')}${entries.length === 0 ? '<p style="margin-top:8pt">Er zijn geen mutaties in deze periode.</p>' : ''}
      <div class="f"><span>Dit product valt onder het depositogarantiestelsel. ${BANK}, Terwolde, KvK 999${random.digits(5)}</span><span>Pagina ${p + 1} van ${parts.length}</span></div>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number: null, iban, bic: null, type: 'checking', currency: 'EUR' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: entries.map(trueRow),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'nl-checking-naam-code-plus',
    ...{ country: 'NL', language: 'nl', type: 'checking', size: A4, draw },
    difficulties: ['newest-first', 'type-column', 'multi-line', 'totals-on-top', 'no-balances'],
  },
];
