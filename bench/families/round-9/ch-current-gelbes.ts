import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  family,
  heads,
  inOrOut,
  joined,
  look,
  type Move,
  periodOf,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { bare, drawnWith, legal, put, sheets, valueDay, withIban } from './europe-parts.ts';

/** Follows the Swiss post's account: credit before debit, a day printed once, the balance beside the last row of a day. */
const SORTS = [
  ['KAUF/DIENSTLEISTUNG|VOM {=dd.mm.yyyy}|KARTEN NR. XXXX####|{KOOPE-21## OBERWALD;MIGRAS MM RIEDBACH}', -16000, -320],
  [
    'APPLEPAY KAUF/DIENSTLEISTUNG|VOM {=dd.mm.yyyy} KARTEN NR. XXXX####|{SBV EASYRIDE;KIOSK 44##;BADI RIEDBACH}',
    -6000,
    -240,
  ],
  ['BARGELDBEZUG|VOM {=dd.mm.yyyy}|KARTEN NR. XXXX####|POSTOMAT {RIEDBACH BAHNHOF;OBERWALD}', -60000, -5000],
  ['LASTSCHRIFT|CH##09000000#######|KRANKENKASSE HELVANA AG|REFERENZEN: 00 00000 12345 #####', -52000, -21000],
  [
    'E-FINANCE ##-###-##|{HAUSVERWALTUNG RUETI AG;STEUERVERWALTUNG}|MITTEILUNGEN: {RATE {=mm.yyyy};WOHNUNG 3. OG}',
    -210000,
    -8000,
  ],
  ['GIRO AUS KONTO 25-####-#|FIRMA SAEGEWERK LUTZ AG|3999 RIEDBACH|MITTEILUNGEN: SALAER {=mm yyyy}', 380000, 690000],
  ['TWIST GELD {SENDEN;SENDEN AN HANDY}|+4179######9', -12000, -500],
  ['TWIST GELD EMPFANGEN|VON +4178######1', 500, 20000],
  ['PREIS FUER KONTOFUEHRUNG', -500, -500],
] as const;

const money = (value: bigint): string => figure(value, { group: ' ', decimal: '.' });

const DRAW_LOOK = look(
  "7.8pt/10pt 'Liberation Sans'|36pt 46pt|h1{font-size:11pt;line-height:16pt}.y{background:#ffcc00;display:inline-block;padding:4pt 10pt;font-size:13pt;line-height:16pt}th{border-bottom:.5pt solid;padding-top:8pt}td{padding-top:3pt}",
);

function draw(random: Random): Drawn {
  const who = whoIn(random, 'de');
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: SORTS, step: 5 }, 18, 62, [90_000, 2_200_000]);
  const number = `30-${random.digits(6)}-${random.digits(1)}`;
  const code = iban('CH', `09000000${random.digits(9)}`);
  const row = (move: Move, r: number): string => {
    const [inn, out] = move.amount > 0n ? [money(move.amount), ''] : ['', money(move.amount)];
    return cells(
      'llrrrr',
      [
        move.firstOfDay ? day(move.date, 'dd.mm.yy') : '',
        joined(move.lines),
        inn,
        out,
        day(valueDay(move), 'dd.mm.yy'),
        move.lastOfDay ? money(move.balance) : '',
      ],
      [0, r],
    );
  };
  const made = rows.map((move, r) => ({ html: row(move, r), height: move.lines.length * 10 + 3.5 }));
  const align = 'llrrrr';
  const pages = sheets(made, 470, 600, (part, index, count) => {
    const side = `IBAN ${code}<br>Kontonummer ${number}<br>Datum: ${day(dayAfter(end, 1), 'dd.mm.yyyy')}<br>Seite: ${index + 1} / ${count}`;
    const address = index ? '' : put(330, 118, `P.P. 3030 Bernau<br>${text(who.person)}<br>${text(who.place)}`);
    const head = `<div class="y"><b>GelbeFinanz</b></div><div style="height:${index ? 60 : 150}pt;padding-top:10pt">${side}</div>${address}<h1>Kontoauszug ${day(start, 'dd.mm.yyyy')} - ${day(end, 'dd.mm.yyyy')}</h1><p>Privatkonto CHF</p>`;
    const open = index ? '' : cells(align, [day(start, 'dd.mm.yy'), 'Kontostand', '', '', '', money(opening)]);
    const close =
      index < count - 1
        ? ''
        : cells(align, ['', '<b>Total</b>', money(total(inOrOut(rows, 1))), money(total(inOrOut(rows, -1))), '', '']) +
          cells(align, [day(end, 'dd.mm.yy'), '<b>Kontostand</b>', '', '', '', `<b>${money(closing)}</b>`]);
    const foot = put(
      46,
      776,
      legal([
        'Bitte prüfen Sie den Kontoauszug. Ohne schriftliche Mitteilung innert 30 Tagen gilt er als genehmigt. Ab 01.07. beträgt der Preis für die Kontoführung CHF 5.00 pro Monat; ab einem Vermögen von CHF 25 000.00 entfällt er. Kontaktcenter 0848 888 999 (max. CHF 0.08/Min.)',
      ]),
      'width:500pt',
    );
    return `${head}${table([50, 208, 62, 62, 50, 68], heads(align, 'Datum|Text|Gutschrift|Lastschrift|Valuta|Saldo') + open + part.map(({ html }) => html).join('') + close)}${foot}`;
  });
  const facts = truthOf({
    account: account(`GelbeFinanz|${who.person}|checking|CHF`, bare(number)),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move) => rowOf(move, { valueDate: valueDay(move), shows: move.lastOfDay })),
  });
  return drawnWith(pages, DRAW_LOOK, withIban(facts, code));
}

export const families: Family[] = [
  family('ch-current-gelbes', 'de', 'checking', ['credit-before-debit', 'date-once', 'balance-of-day'], draw),
];
