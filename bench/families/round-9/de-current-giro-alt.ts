import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  family,
  joined,
  look,
  type Move,
  outIn,
  periodOf,
  rowOf,
  table,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { DEPOT, GIRO } from './de-giro-parts.ts';
import { bare, drawnWith, legal, put, sheets, slip, statusOf, valueDay, withIban } from './europe-parts.ts';

/** Follow two German accounts: a direct bank's old current account (unsigned columns, H behind balances), a broker's settlement account. */
const money = (value: bigint): string => figure(value, COMMAED);

const GIRO_LOOK = look(
  "7.6pt/9.6pt 'Liberation Sans'|30pt 46pt|.k{display:flex;justify-content:space-between;padding:3pt 0;margin:3pt 0}th{border-bottom:.5pt solid;border-top:.5pt solid;padding:3pt 0}td{padding-top:4pt}p{margin:3pt 0}",
);

function giro(random: Random): Drawn {
  const who = whoIn(random, 'de');
  const { start, end } = periodOf(random, random.pick([1, 1, 5, 9]));
  const {
    opening,
    rows,
    closing: right,
  } = booked(random, { start, end, sorts: GIRO, floor: -150_000n }, 12, 55, [-60_000, 500_000]);
  const off = slip(random, 0.3);
  const closing = right + off;
  const number = random.digits(10);
  const code = iban('DE', `12030099${number}`);
  const side = (value: bigint) => `${money(value)} ${value < 0n ? 'S' : 'H'} EUR`;
  const row = (move: Move, r: number): string =>
    cells(
      'lllrr',
      [
        day(move.date, 'dd.mm.'),
        day(valueDay(move), 'dd.mm.'),
        joined(move.lines),
        ...outIn(move.amount, money).split('|'),
      ],
      [0, r],
    );
  const made = rows.map((move, r) => ({ html: row(move, r), height: move.lines.length * 9.6 + 4 }));
  const summary = `<div class="k"><span>ALTER KONTOSTAND</span><span>${side(opening)}</span></div>`;
  const end2 = `${summary}<div class="k"><b>NEUER KONTOSTAND</b><b>${side(closing)}</b></div><div class="k"><span>IHR DISPOKREDIT EUR</span><span>${random.integer(1, 9)}.000,00</span></div>`;
  const pages = sheets(made, 540, 650, (part, index, count) => {
    const window = index
      ? ''
      : `<div style="height:86pt"><u style="font-size:6pt">Märkische Direktbank AG 10919 Berlin</u><br>${text(who.person)}<br>${text(who.place)}</div>`;
    const head = `<div class="sp" style="font-size:7pt"><span>${index + 1} / ${count + 1}</span><b style="font-size:15pt;color:#05a">MDB</b></div>${window}<p><b>MDB-Cash</b> &nbsp; Kontonummer ${number} / IBAN ${code}</p><p><b>Kontoauszug Nummer ${day(end, 'mm')} / ${day(end, 'yyyy')} vom ${day(start, 'dd.mm.yyyy')} bis ${day(end, 'dd.mm.yyyy')}</b></p>`;
    const heading = cells(
      'lllrr',
      ['Bu.Tag', 'Wert', 'Wir haben für Sie gebucht', 'Belastung in EUR', 'Gutschrift in EUR'],
      null,
      'th',
    );
    return `${head}${index ? '' : summary}${table([38, 38, 270, 78, 78], heading + part.map(({ html }) => html).join(''))}${index < count - 1 ? '' : `<div style="margin-top:8pt">${end2}</div>`}`;
  });
  pages.push(
    `<p>Kontoauszug Nummer ${day(end, 'mm')} / ${day(end, 'yyyy')} &nbsp; Kontonummer ${number}</p>${end2}<br>${legal(['Wir bitten Sie, Einwendungen gegen den Kontoauszug unverzüglich zu erheben. Gutschriften aus eingereichten Schecks und Lastschriften erfolgen E.v.', 'Der Zinssatz für den Dispokredit beträgt ab 01.02. variabel 7,90 % p.a., für geduldete Überziehungen 7,90 % p.a. Bei 1.000,00 EUR über 30 Tage sind dies 6,58 EUR.', 'Kreditkartensperre: 116 116 (24 Std.), aus dem Ausland +49 30 4050 4050. Gläubiger-Identifikationsnummer DE44ZZZ00000099999.'], 7.5)}`,
  );
  const facts = truthOf({
    account: account(`Märkische Direktbank AG|${who.person}|checking|EUR`, number),
    period: { start, end },
    opening,
    closing,
    ...statusOf(off),
    rows: rows.map((move) => rowOf(move, { valueDate: valueDay(move) })),
  });
  return drawnWith(pages, GIRO_LOOK, withIban(facts, code));
}

const BROKER_LOOK = look(
  "7.8pt/10pt 'Liberation Sans'|34pt 46pt|th{border-bottom:.5pt solid;padding-bottom:2pt}td{padding-top:4pt}",
);

function broker(random: Random): Drawn {
  const who = whoIn(random, 'de');
  const { start, end } = periodOf(random, 1, 3);
  const { opening, rows, closing } = booked(random, { start, end, sorts: DEPOT }, 10, 45, [20_000, 3_000_000]);
  const number = random.digits(10);
  const signed = (value: bigint) => `${money(value)}${value < 0n ? '-' : '+'}`;
  const made = rows.map((move, r) => ({
    html: cells(
      'lllrr',
      [
        day(move.date, 'dd.mm.'),
        day(valueDay(move), 'dd.mm.'),
        `REF: 000${move.ref}1<br>${joined(move.lines)}`,
        ...outIn(move.amount, money).split('|'),
      ],
      [0, r],
    ),
    height: move.lines.length * 10 + 14,
    balance: move.balance,
  }));
  const line = (label: string, value: bigint): string =>
    cells('lllrr', ['', '', label, value < 0n ? signed(value) : '', value < 0n ? '' : signed(value)]);
  let carried = opening;
  const pages = sheets(made, 430, 560, (part, index, count) => {
    const head = `<div class="sp"><b style="font-size:16pt;color:#003c50">seeblick</b><span>Kontoauszug Nr. ${day(end, 'm')}/${day(end, 'yyyy')}<br>Seite ${index + 1} von ${count}</span></div>`;
    const box = index
      ? ''
      : `<div style="height:100pt;padding-top:20pt">${text(who.person)}<br>${text(who.place)}</div><p><b>EUR - Verrechnungskonto: ${number}</b></p><div class="sp"><span>Alter Kontostand vom ${day(dayAfter(start, -1), 'dd.mm.yyyy')}</span><span>${money(opening)} EUR H</span></div><div class="sp"><span>Neuer Kontostand zum ${day(end, 'dd.mm.yyyy')}</span><b>${money(closing)} EUR H</b></div><br>`;
    const first = line(index ? 'ÜBERTRAG' : 'Alter Saldo', carried);
    carried = part.at(-1)?.balance ?? carried;
    const last = index < count - 1;
    const foot = last
      ? ''
      : `<p style="margin-top:12pt"><b>Rechnungsabschluss zum ${day(end, 'dd.mm.yyyy')}</b></p>${table([200, 70, 70, 80], cells('lrrr', ['Sollzinsen 8,90 % p.a.', '0', '0,00', '0,00'], null) + cells('lrrr', ['Habenzinsen 0,000 % p.a.', '90', '0,00', '0,00'], null) + cells('lrrr', ['Kosten für Porto', '', '', '0,00'], null))}<p>Abschlusssaldo wird nicht gesondert gebucht.</p>`;
    const heading = cells(
      'lllrr',
      ['Buchungs-<br>datum', 'Valuta', 'Buchungstext', 'Soll<br>in EUR', 'Haben<br>in EUR'],
      null,
      'th',
    );
    return `${head}${box}${table([52, 40, 250, 80, 80], heading + first + part.map(({ html }) => html).join('') + line(last ? 'ÜBERTRAG' : 'Neuer Saldo', last ? carried : closing))}${foot}${put(46, 800, '<span style="font-size:6pt">Seeblick Bank · 60990 Frankfurt am Main · Telefon 069 / 71 07 - 999 · BLZ 301 999 00 · BIC SEBLDEFFXXX</span>')}`;
  });
  const facts = truthOf({
    account: account(`Seeblick Bank|${who.person}|checking|EUR`, bare(number)),
    opening,
    closing,
    rows: rows.map((move) =>
      rowOf(
        { ...move, lines: [`REF: 000${move.ref}1`, ...move.lines] },
        { valueDate: valueDay(move), alsoAccepted: [move.lines.join(' ')] },
      ),
    ),
  });
  return drawnWith(pages, BROKER_LOOK, facts);
}

export const families: Family[] = [
  family('de-current-giro-alt', 'de', 'checking', ['out-in-columns', 'no-year', 'misprint'], giro),
  family('de-current-seeblick', 'de', 'checking', ['carried-forward', 'year-from-heading', 'reference-line'], broker),
];
