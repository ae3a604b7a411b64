import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { booked, cells, drawnOf, family, heads, inOrOut, look, periodOf, rowOf, table, total } from '../kit.ts';
import { text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountOf, BLANKED, before, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After the monthly statement of a Baltic direct bank's Austrian call-money account: signs before, blanks in thousands. */

const SORTS: Sorts = [
  ['Einzahlung', 5_000, 900_000],
  ['Einzahlung', 100_000, 2_500_000],
  ['Auszahlung', -400_000, -2_000],
  ['Auszahlung', -1_500_000, -50_000],
];

const form = before(BLANKED, '-', '+');
const ALIGN = 'llllr';
const WIDTHS = [58, 130, 70, 160, 92];

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'de');
  const { start, end } = periodOf(random, 1, random.integer(1, 3));
  const plan = { start, end, sorts: SORTS };
  const drawn = booked(random, plan, 2, 26, [50_000, 4_000_000]);
  const interest = BigInt(random.integer(120, 9_000));
  const last = { date: end, ref: '', firstOfDay: true, lastOfDay: true };
  const balance = drawn.closing + interest;
  const tax = -(interest / 4n + 1n);
  const rows = [
    ...drawn.rows,
    { ...last, lines: ['Zinsen'], amount: interest, balance },
    { ...last, lines: ['KESt'], amount: tax, balance: balance + tax },
  ];
  const closing = balance + tax;
  const home = iban('AT', `${random.digits(5)}${random.digits(11)}`);
  const own = iban('AT', `19${random.digits(14)}`);
  const truth = rows.map((row) => {
    const system = row.lines[0] === 'Zinsen' || row.lines[0] === 'KESt';
    const name = system ? 'Nordvik Bank AS Niederlassung Österreich' : person;
    const other = system ? '' : home;
    const description = `${row.lines[0]} ${name}`;
    const alsoAccepted = [name, `${other} ${description}`.trim()];
    return { other, name, row: rowOf({ ...row, lines: [description] }, { alsoAccepted }) };
  });
  const body = truth.map(({ other, name }, r) => {
    const { date, lines, amount } = rows[r] as (typeof rows)[number];
    const values = [day(date, 'dd.mm.yyyy'), other, lines[0] ?? '', text(name), form(amount)];
    return { h: 15, html: cells(ALIGN, values, [0, r]) };
  });
  const ends = (label: string, value: bigint) => ({
    h: 17,
    html: `<tr class="end"><td colspan="4" class="l">${label}</td><td class="r">${form(value)}</td></tr>`,
  });
  const sums = [
    ['Anfangssaldo', drawn.opening],
    ['Summe Gutschriften', total(inOrOut(rows, 1))],
    ['Summe Belastungen', total(inOrOut(rows, -1))],
    ['Endsaldo', closing],
  ] as const;
  const summary = table([180, 90], sums.map(([label, value]) => cells('lr', [label, form(value)])).join(''), 'sum');
  const legal =
    '<p class="s">Guthaben sind bis EUR 100 000,00 pro Kunde durch den Einlagensicherungsfonds gesichert. Der Zinssatz von 2,85 % p.a. gilt seit 01.02.2022 und kann sich ändern. Bitte prüfen Sie den Auszug; Einwendungen richten Sie binnen 30 Tagen an uns. Kundendienst Mo-Fr 9-17 Uhr, Tel. +43 1 555 01 90.</p>';
  const title = `<div class="sp"><b class="logo">nordvik bank</b><span>${text(person)}<br>${text(place)}</span></div>
    <h1>Kontoauszug von ${day(start, 'dd.mm.yyyy')} bis ${day(end, 'dd.mm.yyyy')}</h1>
    <p>Tagesgeldvertrag<br>IBAN: ${own}<br>BIC: NVIKAT2WXXX</p>`;
  const pages = flow(
    [ends('Anfangssaldo', drawn.opening), ...body, ends('Endsaldo', closing), { h: 150, html: `${summary}${legal}` }],
    {
      first: 520,
      rest: 640,
      table: columns(WIDTHS, heads(ALIGN, 'Datum|Gegenkonto|Buchung|Name|Betrag in EUR')),
      page: (inside, index, count) =>
        `${index === 0 ? title : `<p>Tagesgeldvertrag, IBAN: ${own}</p>`}${inside}${foot(`<div class="sp"><span>Nordvik Bank AS Niederlassung Österreich, FN 555999k, Wien</span><span>Seite ${index + 1}/${count}</span></div>`)}`,
    },
  );
  const css = look(
    "8pt/11pt 'Liberation Sans'|44pt 42pt|.logo{font-size:17pt;color:#1a6b54}h1{font-size:12pt;margin:34pt 0 8pt}p{margin-bottom:14pt}th{border-bottom:1pt solid #1a6b54;padding:2pt 0}td{padding:2pt 0}.end td{font-weight:bold;padding:3pt 0}.sum{margin:18pt 0 14pt}.s,.foot{font-size:6.5pt;line-height:8.5pt;color:#555}",
  );
  return drawnOf(pages, css, {
    account: accountOf(`Nordvik Bank AS|${person}|savings|EUR`, null, own, 'NVIKAT2WXXX'),
    period: { start, end },
    opening: drawn.opening,
    closing,
    rows: truth.map(({ row }) => row),
  });
}

export const families: Family[] = [
  family('at-savings-tagesgeldvertrag', 'de', 'savings', ['blank-thousands', 'plus-and-minus', 'repeated-ends'], draw),
];
