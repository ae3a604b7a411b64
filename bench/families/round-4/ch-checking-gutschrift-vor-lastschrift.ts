import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';
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
} from '../romance.ts';

/**
 * A Swiss post bank's account statement: credits in a column before debits, the value day after both, the day's date and
 * the balance printed once a day, figures grouped by blanks, texts of several lines in capitals.
 */
const WORDS = {
  place: ['MOOSWIL', 'ST. ALBRECHT', 'OBERHALDEN', 'VILLARS-LE-LAC'],
  firm: [
    'HELVIA KRANKENVERSICHERUNG AG',
    'LICHT & WASSER MOOSWIL',
    'KANTON OBERHALDEN STEUERAMT',
    'RÖTHLIN IMMOBILIEN AG',
    'TELEBERN (SCHWEIZ) AG',
  ],
  who: ['BEATRICE RÖTHLIN', 'MARCO TSCHANZ-FREI', 'LUKAS INDERMATTEN', 'N. PETROVIC'],
  shop: ['KONSUM-CENTER', 'DORFBÄCK AMMANN', 'BAHNKIOSK', 'LANDI-HOF', 'APOTHEKE ZUM BÄREN', 'TANKSHOP RIEDMATT'],
};

const WORDINGS: readonly (readonly [string, number, number])[] = [
  ['GUTSCHRIFT|AUFTRAGGEBER: {firm}|MITTEILUNGEN: LOHN {mm}.{yyyy}', 380_000, 780_000],
  ['GUTSCHRIFT VON FREMDBANK 0#####|AUFTRAGGEBER: {who}|{place}', 2_000, 90_000],
  ['TWINZ GELD EMPFANGEN VOM {dd}.{mm}.{yyyy}|VON TELEFON-NR. +4179#######|{who}', 500, 12_000],
  ['EINZAHLUNG AM SCHALTER|{place}', 10_000, 200_000],
  ['GUTSCHRIFT QR-RECHNUNG|REFERENZEN: 00 ##### ##### ##### ##### #####', 4_000, 210_000],
  ['KAUF/DIENSTLEISTUNG VOM {dd}.{mm}.{yyyy}|KARTEN NR. XXXX####|{shop} {place}', -16_000, -250],
  ['KAUF/DIENSTLEISTUNG VOM {dd}.{mm}.{yyyy}|KARTEN NR. XXXX####|{shop} {place}', -9_000, -250],
  ['KAUF/ONLINE-SHOPPING VOM {dd}.{mm}.{yyyy}|KARTEN NR. XXXX####|BUCHVERSAND AG {place}', -14_000, -1_200],
  [
    'KAUF AUSLAND VOM {dd}.{mm}.{yyyy}|KARTEN NR. XXXX####|HOTEL LINDENHOF ANSBECK|EUR 84.50 ZUM KURS VON 0.9812',
    -29_000,
    -4_000,
  ],
  ['BARGELDBEZUG VOM {dd}.{mm}.{yyyy}|KARTEN NR. XXXX####|BANCOMAT {place}', -50_000, -2_000],
  ['TWINZ GELD SENDEN VOM {dd}.{mm}.{yyyy}|AN TELEFON-NR. +4178#######|{who}', -8_000, -500],
  ['TWINZ KAUF/DIENSTLEISTUNG VOM {dd}.{mm}.{yyyy}|PARKHAUS {place}', -1_800, -100],
  ['LASTSCHRIFT|{firm}|REFERENZ: 21 ##### ##### ##### ##### #####', -54_000, -3_000],
  ['E-RECHNUNG {firm}', -48_000, -2_500],
  ['DAUERAUFTRAG: 30-####-#|{firm}|MIETE {mm}.{yyyy}', -245_000, -120_000],
  ['E-FINANZ 30-####-#|{firm}', -90_000, -2_000],
  ['E-FINANZ CH##0900 0000 3### #### #|{who}|MITTEILUNGEN: FERIENLAGER 2 X CHF 145.00', -29_000, -29_000],
  ['SAMMELAUFTRAG 3 ZAHLUNGEN|E-FINANZ ########', -310_000, -20_000],
  ['PREIS FÜR KONTOFÜHRUNG', -500, -500],
  ['PREIS FÜR BARGELDBEZUG AUTOMAT FREMDBANK', -200, -200],
  ['PREIS KREDITKARTE SILBER JAHRESPREIS', -5_000, -5_000],
  ['ÜBERTRAG AUF KONTO 92-######-#', -200_000, -10_000],
  ['KREDITKARTENABRECHNUNG|KONTO-NR. #### ##### ###', -260_000, -8_000],
  ['ZAHLUNG AN KANTON OBERHALDEN|STEUERN {yyyy} RATE 2/3|REF. 00 ##### #####', -320_000, -60_000],
  ['SBV MOBILE BILLETT VOM {dd}.{mm}.{yyyy}', -9_200, -320],
  ['ESR-EINZAHLUNG AUFGEBEN {place}|01-#####-#', -40_000, -1_500],
];

interface Shown {
  readonly move: Movement;
  readonly r: number;
  readonly dated: boolean;
  readonly balance: bigint | null;
}

const money = (minor: bigint): string => figure(minor, { group: ' ', decimal: '.' });
const signed = (minor: bigint): string => `${minor < 0n ? '-' : ''}${money(minor)}`;
const short = (iso: string): string => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yy}`;
const long = (iso: string): string => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;

function shownRows(random: Random, moves: readonly Movement[], faulty: boolean): Shown[] {
  const ends = moves.map((move, r) => move.date !== moves[r + 1]?.date);
  const candidates = ends.flatMap((end, r) => (end && r < moves.length - 1 ? [r] : []));
  const wrong = faulty && candidates.length > 0 ? random.pick(candidates) : -1;
  return moves.map((move, r) => ({
    move,
    r,
    dated: move.date !== moves[r - 1]?.date,
    balance: ends[r] ? (r === wrong ? slip(random, move.after) : move.after) : null,
  }));
}

function rowHtml({ move, r, dated, balance }: Shown, firstOfPage: boolean): string {
  const { amount } = move;
  const cells = amount > 0n ? [money(amount), ''] : ['', money(amount)];
  return `<tr ${rowAttribute(0, r)}><td>${dated || firstOfPage ? short(move.date) : ''}</td><td>${move.lines.map(text).join('<br>')}</td><td class="r">${cells[0]}</td><td class="r">${cells[1]}</td><td class="c">${short(move.valueDate)}</td><td class="r">${balance === null ? '' : signed(balance)}</td></tr>`;
}

function truthRow({ move, balance }: Shown): TrueRow {
  const { date, valueDate, lines, amount } = move;
  const printed = balance === null ? null : contractAmount(balance);
  return {
    date,
    valueDate,
    description: lines.join(' '),
    reference: null,
    amount: contractAmount(amount),
    balance: printed,
  };
}

const letter = (holder: string, own: string, number: string, { start, end }: Period): string =>
  `<div class="win">${text(holder)}<br>Riedmattstrasse 12<br>3999 Mooswil</div>
  <div class="side">Kundendienst<br>Telefon 0848 000 999<br>www.gelbpost.example<br><br>Konto-Nr. ${number}<br>IBAN ${inFours(own)}<br>BIC GEPOCHBEXXX</div>
  <h1>Kontoauszug ${long(start)} - ${long(end)}</h1><p class="kind">Privatkonto CHF · Datum: ${intlDate(end, 'de-CH', { day: 'numeric', month: 'long', year: 'numeric' })}</p>`;

const CSS = `.page { padding: 34pt 42pt 0 56pt; font: 8pt/10.5pt 'Liberation Sans Narrow'; }
  .logo { font: bold 17pt/22pt 'Liberation Sans'; background: #fc0; display: inline-block; padding: 0 8pt; } .pg { position: absolute; top: 38pt; right: 42pt; }
  .letter { height: 186pt; position: relative; font-size: 9pt; } .win { position: absolute; left: 0; top: 36pt; } .side { position: absolute; right: 0; top: 16pt; width: 170pt; }
  h1 { position: absolute; top: 128pt; font-size: 13pt; line-height: 17pt; } .kind { position: absolute; top: 148pt; } .slim { height: 30pt; padding-top: 8pt; }
  .moves { width: 497pt; } .moves th { font-size: 7pt; font-weight: normal; color: #444; border-bottom: 1.2pt solid #fc0; text-align: left; padding: 2pt 3pt; height: 16pt; }
  .moves td { padding: 2pt 3pt; vertical-align: top; } .moves th.r, .r { text-align: right; } .moves th.c, .c { text-align: center; } .b td { font-weight: bold; border-top: .6pt solid #777; height: 17pt; }
  .code { position: absolute; left: 14pt; bottom: 160pt; transform: rotate(-90deg); transform-origin: left bottom; font-size: 5.5pt; white-space: nowrap; }
  .note { margin-top: 8pt; font-size: 7pt; line-height: 9pt; }`;

const HEAD = `<tr><th style="width:44pt">Datum</th><th style="width:226pt">Text</th><th class="r" style="width:62pt">Gutschrift</th><th class="r" style="width:62pt">Lastschrift</th><th class="c" style="width:46pt">Valuta</th><th class="r" style="width:57pt">Saldo</th></tr>`;

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 3);
  const opening = BigInt(random.integer(20_000, 1_900_000));
  const plan = {
    period,
    count: drawCount(random),
    opening,
    wordings: WORDINGS,
    words: WORDS,
    width: 52,
    floor: 60_000n,
  };
  const moves = drawMovements(random, plan);
  const flaw = random.chance(1 / 6) ? random.pick(['closing', 'total', 'balance'] as const) : null;
  const rows = shownRows(random, moves, flaw === 'balance');
  const truly = moves.at(-1)?.after ?? opening;
  const closing = flaw === 'closing' ? slip(random, truly) : truly;
  const credits = flaw === 'total' ? slip(random, sumOf(moves, 1)) : sumOf(moves, 1);
  const failed =
    flaw === 'balance' ? rows.some(({ balance, move }) => balance !== null && balance !== move.after) : flaw !== null;
  const holder = random.pick(['Beatrice Röthlin', 'Marco Tschanz-Frei', 'Lukas Indermatten']);
  const base = `${random.pick(['30', '80', '60'])}-${random.digits(6)}-${random.digits(1)}`;
  const own = iban('CH', `09000${base.replaceAll('-', '').padStart(12, '0')}`);
  const parts = spread(rows, ({ move }) => 4 + 10.5 * move.lines.length, { first: 470, other: 620, foot: 90 });
  const bold = (label: string, iso: string, cells: readonly string[]) =>
    `<tr class="b"><td>${iso === '' ? '' : short(iso)}</td><td>${label}</td><td class="r">${cells[0] ?? ''}</td><td class="r">${cells[1] ?? ''}</td><td></td><td class="r">${cells[2] ?? ''}</td></tr>`;
  const pages = parts.map((part, at) => {
    const last = at === parts.length - 1;
    const end = last
      ? `${bold('Total', '', [money(credits), money(sumOf(moves, -1))])}${bold('Kontostand', period.end, ['', '', signed(closing)])}`
      : '';
    return `<span class="logo">Gelbpost Finanz</span><span class="pg">Seite ${at + 1} / ${parts.length}</span>
      ${at === 0 ? `<div class="letter">${letter(holder, own, base, period)}</div>` : `<p class="slim">Kontoauszug ${long(period.start)} - ${long(period.end)} · Konto ${base}</p>`}
      <table class="moves">${HEAD}${at === 0 ? bold('Kontostand', period.start, ['', '', signed(opening)]) : ''}${part.map((row, i) => rowHtml(row, i === 0)).join('')}${end}</table>
      ${last ? '<p class="note">Bitte überprüfen Sie den Kontoauszug. Ohne Ihren Gegenbericht innert 30 Tagen gilt er als genehmigt. Einlagen sind bis CHF 100 000.00 pro Kunde geschützt.</p>' : ''}
      <span class="code">499.51 d 10.${partsOf(period.end).yy} ${random.digits(12)} ${at + 1}</span>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: {
          institution: 'Gelbpost Finanz',
          holder,
          number: base,
          iban: own,
          bic: 'GEPOCHBEXXX',
          type: 'checking',
          currency: 'CHF',
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: rows.map(truthRow),
        reconciliation: verdict(failed),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'ch-checking-gutschrift-vor-lastschrift',
    country: 'CH',
    language: 'de',
    type: 'checking',
    difficulties: ['credit-before-debit', 'date-once-a-day', 'balance-once-a-day', 'wrapped-description'],
    size: A4,
    draw,
  },
];
