import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  type Movement,
  type Period,
  slip,
  spread,
  sumOf,
  verdict,
} from '../romance.ts';

/**
 * A Norwegian savings bank's numbered account print: the explanation first, days as four digits (day and month) for
 * interest and booking, out and in apart with a comma, the archive's number last, the opening and closing as plain lines.
 */
const WORDS = {
  firm: [
    'Fjellmo Byggvare AS',
    'Haugvoll Transport AS',
    'Sildvik Rederi AS',
    'Nesbakk Regnskap AS',
    'Elvekraft Strøm AS',
  ],
  shop: ['Kjøpmann 1240', 'Vinsentralen Sildvik', 'Bensinstopp E6', 'Apotek Rosen', 'Byens Bakeri', 'Jernvare Nord'],
  who: ['Ingrid Fjellmo', 'Torbjørn Haugvoll', 'Silje Nesbakk'],
};

const WORDINGS: readonly (readonly [string, number, number])[] = [
  ['Lønn Fra: {firm}', 2_400_000, 5_200_000],
  ['Fra: {who} Betalt: {dd}.{mm}.{yy}', 10_000, 300_000],
  ['Overføring Innland {firm} Faktura #####', 80_000, 3_200_000],
  ['Kvikkpay {who}', 5_000, 90_000],
  ['Innskudd Sildvik', 50_000, 900_000],
  ['Barnetrygd NAV-ordningen', 105_400, 210_800],
  ['Varekjøp {shop} Dato {dd}.{mm} Kl. 1#.##', -140_000, -1_900],
  ['Varekjøp {shop} Dato {dd}.{mm} Kl. 0#.##', -90_000, -1_500],
  ['Visa ###### Nok 249,00 Streamlark.com', -24_900, -24_900],
  ['Visa ###### Eur 84,50 Hotel Lindenhof Kurs: 11.4812', -97_016, -97_016],
  ['Visa ###### Sek 410,00 Bokhus Åsberg Kurs: 1.0211', -41_865, -41_865],
  ['Avtalegiro Til: {firm}', -420_000, -19_900],
  ['Avtalegiro Til: Elvekraft Strøm AS Kid ############', -310_000, -45_000],
  ['Efaktura Til: Sildvik Kommune', -880_000, -90_000],
  ['Nettgiro Til: {firm} Betalt: {dd}.{mm}.{yy}', -950_000, -15_000],
  ['Nettgiro Til: {who} Betalt: {dd}.{mm}.{yy}', -240_000, -5_000],
  ['Fast Oppdrag Sparing BSU', -200_000, -50_000],
  ['Minibank Uttak Sildvik Torg {dd}.{mm}', -300_000, -20_000],
  ['Kvikkpay Til {who}', -80_000, -2_000],
  ['Gebyr Nettgiro Med Melding 3 Stk A 2,50', -750, -750],
  ['Omkostninger Årspris Kort', -29_500, -29_500],
  ['Nedbetaling Lån 9999.5#.##### Termin 41', -1_400_000, -780_000],
  ['Strøm {mm}/{yy} Målernr 7###########', -360_000, -60_000],
  ['Skatt Til: Kemneren Sildvik Kid #########', -2_100_000, -300_000],
  ['Kontaktløs {shop}', -18_000, -2_500],
  ['Parkering Autopass ########', -9_900, -1_800],
];

interface Shown {
  readonly move: Movement;
  readonly r: number;
  readonly archive: string;
}

const money = (minor: bigint): string => figure(minor, { group: '.', decimal: ',' });
const four = (iso: string): string => `${partsOf(iso).dd}${partsOf(iso).mm}`;
const day = (iso: string): string => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;

const rowHtml = ({ move, r, archive }: Shown): string =>
  `<div class="m" ${rowAttribute(0, r)}><span>${move.lines.map(text).join('<br>')}</span><span class="c">${four(move.valueDate)}</span><span class="r">${move.amount < 0n ? money(move.amount) : ''}</span><span class="r">${move.amount > 0n ? money(move.amount) : ''}</span><span class="c">${four(move.date)}</span><span class="r">${archive}</span></div>`;

const truthRow = ({ move, archive }: Shown): TrueRow => ({
  date: move.date,
  valueDate: move.valueDate,
  description: move.lines.join(' '),
  reference: archive,
  amount: contractAmount(move.amount),
  balance: null,
});

const HEAD =
  '<div class="m h"><span>Forklaring</span><span class="c">Rentedato</span><span class="r">Ut av konto</span><span class="r">Inn på konto</span><span class="c">Bokført</span><span class="r">Arkivref.</span></div>';

const CSS = `.page { padding: 40pt 48pt 0 60pt; font: 8.8pt/11pt 'Liberation Sans'; }
  .top { height: 150pt; position: relative; } .top b.n { font: bold 16pt/20pt 'DejaVu Serif'; color: #00464c; } .to { position: absolute; top: 62pt; left: 0; line-height: 12.5pt; }
  .info { position: absolute; top: 0; right: 0; width: 170pt; font-size: 8pt; } .info p { display: flex; justify-content: space-between; }
  h1 { font-size: 10.5pt; line-height: 14pt; font-weight: bold; } .acc { height: 34pt; } .slim { height: 40pt; display: flex; justify-content: space-between; }
  .m { display: grid; grid-template-columns: 210pt 52pt 66pt 66pt 46pt 47pt; padding: 1.5pt 0; white-space: nowrap; } .h { border-top: .7pt solid #000; border-bottom: .7pt solid #000; margin-bottom: 4pt; font-size: 8pt; }
  .c { text-align: center; } .r { text-align: right; } .bal { display: grid; grid-template-columns: 262pt 66pt 66pt; padding: 3pt 0; font-weight: bold; }
  .note { margin-top: 12pt; font-size: 7.5pt; line-height: 10pt; } .foot { position: absolute; bottom: 22pt; left: 60pt; font-size: 6.6pt; line-height: 8pt; color: #333; }`;

const balance = (label: string, value: bigint): string => {
  const [out, into] = value < 0n ? [money(value), ''] : ['', money(value)];
  return `<div class="bal"><span>${label}</span><span class="r">${out}</span><span class="r">${into}</span></div>`;
};

function top(holder: string, number: string, period: Period, issue: number, pages: number): string {
  return `<div class="top"><b class="n">Sparebanken Sildvik</b><p class="to">${text(holder)}<br>Bryggeveien 17<br>9991 SILDVIK</p>
    <div class="info"><p><span>Utskriftsdato</span><span>${day(dayAfter(period.end, 1))}</span></p><p><span>Side</span><span>1 av ${pages}</span></p><p><span>IBAN/BIC: se nettbanken</span></p><p><span>Kundesenter</span><span>915 00 999</span></p></div></div>
    <div class="acc"><h1>Kontoutskrift nr. ${issue} for konto ${number} i perioden ${day(period.start)} - ${day(period.end)}</h1><p>Brukskonto · Alle beløp i NOK</p></div>`;
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 1);
  const opening = BigInt(random.integer(-80_000, 9_000_000));
  const plan = {
    period,
    count: drawCount(random),
    opening,
    wordings: WORDINGS,
    words: WORDS,
    width: 42,
    floor: 100_000n,
  };
  const moves = drawMovements(random, plan);
  const flaw = random.chance(1 / 6) ? random.pick(['closing', 'total'] as const) : null;
  const rows = moves.map((move, r) => ({ move, r, archive: random.digits(9) }));
  const truly = moves.at(-1)?.after ?? opening;
  const closing = flaw === 'closing' ? slip(random, truly) : truly;
  const ins = flaw === 'total' ? slip(random, sumOf(moves, 1)) : sumOf(moves, 1);
  const holder = random.pick(['Ingrid Fjellmo', 'Torbjørn Haugvoll', 'Silje Nesbakk']);
  const number = `9999.${random.digits(2)}.${random.digits(5)}`;
  const issue = Number(partsOf(period.end).mm);
  const parts = spread(rows, ({ move }) => 3 + 11 * move.lines.length, { first: 500, other: 650, foot: 110 });
  const pages = parts.map((part, at) => {
    const last = at === parts.length - 1;
    const tail = `<div class="bal"><span>Sum bevegelser</span><span class="r">${money(sumOf(moves, -1))}</span><span class="r">${money(ins)}</span></div>${balance(`Saldo i ${closing < 0n ? 'vår' : 'Deres'} favør pr. ${day(period.end)}`, closing)}
      <p class="note">Kontroller posteringene. Innsigelser må fremsettes snarest og senest 13 måneder etter belastning. Disponibelt beløp kan avvike fra saldo. Sikringsfondet dekker inntil 2.000.000 kroner.</p>`;
    return `${at === 0 ? top(holder, number, period, issue, parts.length) : `<div class="slim"><b>Kontoutskrift nr. ${issue} · ${number}</b><span>Side ${at + 1} av ${parts.length}</span></div>`}
      ${HEAD}${at === 0 ? balance(`Saldo fra kontoutskrift ${day(dayAfter(period.start, -1))}`, opening) : ''}${part.map(rowHtml).join('')}${last ? tail : ''}
      <p class="foot">Sparebanken Sildvik · Foretaksregisteret NO 999 000 999 MVA · Havnegata 2, 9991 Sildvik</p>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: {
          institution: 'Sparebanken Sildvik',
          holder,
          number,
          iban: null,
          bic: null,
          type: 'checking',
          currency: 'NOK',
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: rows.map(truthRow),
        reconciliation: verdict(flaw !== null),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'no-checking-bokfort-firesifret',
    country: 'NO',
    language: 'no',
    type: 'checking',
    difficulties: ['four-digit-dates', 'description-first', 'booking-date-after-amounts', 'reference-last'],
    size: A4,
    draw,
  },
];
