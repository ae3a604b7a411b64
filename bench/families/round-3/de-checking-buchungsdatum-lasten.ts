import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  ibanOf,
  inFours,
  misprinted,
  pack,
  rowCount,
  sort,
  verdict,
  type Words,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A large German private bank's statement of account: booking dates as rows of their own above what was booked that day,
 * several lines of payment text, the value date short beside them, amounts "zu Ihren Lasten" with a minus behind and "zu
 * Ihren Gunsten" without, balances at both ends only.
 */
const BANK = 'Hansebund Bank AG';
const SORTS = [
  sort('', '{shop}|Kartenzahlung|{dmy}T{hh}:1#:5# Karte# {my}|End-to-End-Ref.: ################', -450, -11_000),
  sort('', '{shop}//{town}/DE|girocard ######## {dmy}|{hh}:1#:5# Folgenr. 0## Verfalld. 12##', -600, -9_000),
  sort('', '{firm}|Rechnung RE-####-### vom {dmy}|Kundennr. ######', -3_000, -90_000),
  sort(
    '',
    '{utility}|Abschlag Vertrag ########## {town}|End-to-End-Ref.: ###########|Mandatsref: MD-######|Gläubiger-ID: DE##ZZZ00000######|SEPA-BASISLASTSCHRIFT wiederholend',
    -2_500,
    -24_000,
  ),
  sort(
    '',
    '{utility}|Kd-Nr. ######## Rechnung ## ###|Gläubiger-ID: DE##ZZZ00000######|SEPA-BASISLASTSCHRIFT wiederholend',
    -1_900,
    -9_000,
  ),
  sort('', '{person}|Miete {my} Whg. 3. OG links|Dauerauftrag', -54_000, -142_000),
  sort('', '{person}|Danke für den Ausflug, 1/2 Benzin', -1_000, -9_000),
  sort('', '{person}|Geburtstag', 2_000, 20_000),
  sort('', '{firm}|LOHN/GEHALT {my} PNR 00####|End-to-End-Ref.: NOTPROVIDED', 180_000, 460_000),
  sort('', 'BUNDESAGENTUR FUER FAMILIENBELANGE|KG######FK###### ####|{my}', 25_000, 75_000),
  sort('', 'Auszahlung GAA|{town} Nord ## {dmy} {hh}:0# Uhr|Karte 4 ####', -2_000, -50_000),
  sort('', 'Bargeldeinzahlung SB|{town} {dmy} {hh}:0# Uhr', 5_000, 90_000),
  sort('', 'Kontoführung|Entgelt Monat {my}', -490, -1_290),
  sort('', 'Zinsen/Entgelte|Abrechnungszeitraum bis {dmy}|Sollzinsen 11,4000 %', -120, -4_900),
  sort('', 'PAYTRUST EUROPE S.A.|Ihr Einkauf bei {web}, Artikel-##########|PP.####.PP', -900, -14_000),
  sort('', '{web}|Gutschrift Retoure ###-#######-#######', 900, 9_000),
  sort('', 'Finanzamt {town}|STEUERNR ###/####/#### EINK.ST ERSTATT.', 8_000, 130_000),
  sort('', 'Finanzamt {town}|KFZ-STEUER FUER ~~ ~~ ### BIS {dmy}', -4_500, -31_000),
  sort('', '{ins}|BEITRAG ##.######.# {my} 47,11 EUR|SEPA-BASISLASTSCHRIFT erstmalig', -900, -16_000),
  sort('', '{ins}|Schaden-Nr. ##-####-### Erstattung', 6_000, 120_000),
  sort('', 'Rücklastschrift|{utility}|Rückgabegrund: Konto nicht gedeckt', 1_900, 9_000),
  sort('', 'Scheckeinreichung|Scheck-Nr. 000#######|Eingang vorbehalten', 4_000, 90_000),
  sort('', 'Echtzeitüberweisung|{person}|Anzahlung {dmy}', -5_000, -110_000),
  sort('', '{firm}|SVWZ+ Spesen {my} Reise ####', 3_000, 61_000),
  sort('', 'Kreditkartenabrechnung|Karte 5232 XXXX XXXX ####|Abrechnung vom {dmy}', -12_000, -180_000),
  sort('', 'Wertpapierkauf|Sparplan WKN ~~~### ##,#### St. zu ##,##|Ref. ##########', -2_500, -50_000),
];
const words = (date: string): Words => {
  const { dd, mm, yyyy } = partsOf(dayAfter(date, -1));
  return {
    dmy: [`${dd}.${mm}.${yyyy}`],
    hh: ['08', '10', '12', '16', '19'],
    my: [`${mm}/${yyyy}`, `${mm}.${yyyy}`],
    shop: ['EDELHOF MARKT 4471', 'Drogerie Anker', 'TANKHOF ELBTOR', 'Baecker Senger Fil. 12'],
    town: ['Elbtor', 'Ansbeck', 'Gruenau'],
    firm: ['Kettler & Sohn Baustoffe GmbH', 'Elbtor Elektro GmbH', 'Holzhof Ansbeck e.K.'],
    utility: ['Stadtwerke Ansbeck', 'Fernnetz Mobil GmbH', 'Nordstrom Energie eG'],
    person: ['Friederike Holmsen', 'Juergen Brackwede', 'Aylin Toprakci'],
    web: ['Pflaumenregal.de', 'Schuhkiste Online', 'Kinostern'],
    ins: ['Alsterschutz Versicherung AG', 'HANSE Kranken VVaG'],
  };
};
const money = (minor: bigint) => figure(minor, { group: '.', decimal: ',' });
const dmy = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;
const dm = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}`;
const behind = (minor: bigint) => `${money(minor)}${minor < 0n ? '-' : '+'}`;

const CSS = `.page{padding:44pt 48pt;font-size:8.4pt;line-height:10.5pt}.head{display:flex;justify-content:space-between;height:52pt}
.head b{font-size:14pt;color:#00515b;line-height:16pt}.addr{height:110pt;display:flex;justify-content:space-between}h1{font-size:12pt;line-height:15pt}
.g{display:grid;grid-template-columns:1fr 44pt 92pt 92pt;column-gap:6pt}.g>*{white-space:nowrap}.g .r{text-align:right}.hd{font-weight:bold;font-size:7.6pt;background:#e8eeee;padding:3pt 2pt;height:16pt;margin-top:8pt}
.bd{height:17pt;padding-top:5pt;font-weight:bold}.e{padding:1.5pt 0}.sal{height:18pt;padding-top:4pt;font-weight:bold;border-top:.8pt solid #00515b;margin-top:4pt}
.foot{position:absolute;bottom:26pt;left:48pt;right:48pt;font-size:6.2pt;line-height:7.6pt;color:#444}.tail{position:absolute;left:14pt;bottom:120pt;font-size:5pt;transform:rotate(-90deg);transform-origin:left bottom}`;

type Block = { readonly day: string } | { readonly entry: Entry; readonly r: number };

const blockOf = (block: Block, valuta: readonly string[]): string => {
  if ('day' in block) return `<div class="bd">Buchungsdatum: ${dmy(block.day)}</div>`;
  const { entry, r } = block;
  const [head = '', ...rest] = entry.lines.map(text);
  const bold = `<b>${head}</b>`;
  return `<div class="g e" ${rowAttribute(0, r)}><div>${[bold, ...rest].join('<br>')}</div><div class="r">${dm(valuta[r] ?? '')}</div>
    <div class="r">${entry.amount < 0n ? `${money(entry.amount)}-` : ''}</div><div class="r">${entry.amount > 0n ? money(entry.amount) : ''}</div></div>`;
};

const blocksOf = (entries: readonly Entry[]): Block[] =>
  entries.flatMap((entry, r): Block[] =>
    entries[r - 1]?.date === entry.date ? [{ entry, r }] : [{ day: entry.date }, { entry, r }],
  );

function draw(random: Random): Drawn {
  const start = dayAfter('2022-02-01', random.integer(0, 1200));
  const end = dayAfter(start, random.pick([29, 30, 60]));
  const opening = BigInt(random.integer(-90_000, 700_000));
  const count = rowCount(random, 14, 64);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count, opening });
  const valuta = entries.map(({ date }) => dayAfter(date, random.pick([0, 0, 0, 1, -1])));
  const flaw = drawFlaw(random, count, ['closing']);
  const closing = (entries.at(-1)?.balance ?? opening) + (flaw ? misprinted(random, 0n) : 0n);
  const iban = ibanOf('DE', `2099${random.digits(14)}`);
  const bic = `HABUDEHH${random.pick(['XXX', '208', '417'])}`;
  const holder = random.pick(['Dr. Ulf Senger', 'Friederike Holmsen', 'Elbtor Elektro GmbH', 'Jürgen Brackwede']);
  const sheet = random.integer(1, 12);
  const height = (block: Block) => ('day' in block ? 20 : block.entry.lines.length * 10.5 + 3.2);
  const parts = pack(blocksOf(entries), height, 445, 570);
  const pages = parts.map((part, p) => {
    const top = `<div class="addr"><div><span style="font-size:6pt">Hansebund Bank AG, 20999 Elbtor</span><br><br>${text(holder)}<br>Hafenstr. 118<br>18999 Elbtor</div><div style="text-align:right">Filiale Elbtor<br>Telefon 040 999 ${random.digits(4)}<br>IBAN ${inFours(iban)}<br>BIC ${bic}<br>Kontowährung EUR</div></div>`;
    const old = `<div class="g sal"><div>Alter Kontostand vom ${dmy(dayAfter(start, -1))}</div><div></div><div></div><div class="r">${behind(opening)}</div></div>`;
    const fresh = `<div class="g sal"><div>Neuer Kontostand vom ${dmy(end)}</div><div></div><div></div><div class="r">${behind(closing)}</div></div>
      <p style="margin-top:6pt;font-size:7pt">Rechnungsabschlüsse gelten als genehmigt, wenn Sie nicht innerhalb von sechs Wochen Einwendungen erheben.</p>`;
    return `<div class="head"><b>Hansebund</b><div style="text-align:right">Auszug-Nr. ${sheet}<br>Blatt ${p + 1} von ${parts.length}</div></div>${p === 0 ? top : ''}
      <h1>Kontoauszug vom ${dmy(end)}</h1><p>PremiumKonto · Umsätze vom ${dmy(start)} bis ${dmy(end)}${p > 0 ? ` · IBAN ${inFours(iban)}` : ''}</p>
      <div class="g hd"><div>Angaben zu den Umsätzen</div><div class="r">Valuta</div><div class="r">zu Ihren Lasten</div><div class="r">zu Ihren Gunsten</div></div>
      ${p === 0 ? old : ''}${part.map((block) => blockOf(block, valuta)).join('')}
      ${p === parts.length - 1 ? fresh : '<div class="bd" style="text-align:right">Fortsetzung auf dem nächsten Blatt</div>'}
      <div class="tail">${random.digits(12)} KTA ${random.digits(5)}/${p + 1}</div>
      <div class="foot">Hansebund Bank AG · Sitz Elbtor · Amtsgericht Elbtor HRB 99${random.digits(3)} · USt-IdNr. DE999${random.digits(6)} · Vorstand: Ulrike Danz (Vorsitz), Dr. Holger Prien. Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.</div>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number: null, iban, bic, type: 'checking', currency: 'EUR' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: entries.map((entry, r) => ({
          ...{ date: entry.date, valueDate: valuta[r] ?? null, description: entry.lines.join(' '), reference: null },
          ...{ amount: contractAmount(entry.amount), balance: null },
        })),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'de-checking-buchungsdatum-lasten',
    ...{ country: 'DE', language: 'de', type: 'checking', size: A4, draw },
    difficulties: ['date-headings', 'multi-line', 'trailing-minus', 'value-date-no-year', 'no-balances'],
  },
];
