import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { booked, cells, drawnOf, family, look, periodOf, point, rowOf, total } from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountOf, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After a Croatian bank's list of account movements: ten close columns on a broad sheet, execution day before booking day, no balance, turnover at the end. Some have a misprinted sum. */

const SORTS: Sorts = [
  ['Kupnja {KONZUM P-####;SPARO ####;PLODINE}|{KONZUMAR D.D.;SPARO HRV;PLODNE D.D.}', -12_000, -250],
  ['Račun za {struju;vodu;plin} {=mm/yyyy}|{HEPO ELEKTRA;VODOOPSKRBA GRAD}', -14_000, -1_800],
  ['Plaćanje stanarine {=mm.yyyy.}|MARIJA ŠUŠNJARIĆ', -65_000, -30_000],
  ['Isplata gotovine ATM {=dd.mm.} ####|ZAGRA BANKA', -40_000, -2_000],
  ['Naknada za vođenje računa|ZAGRA BANKA', -420, -120],
  ['Uplata plaće {=mm/yyyy}|ČVRSTOGRAD D.O.O.', 110_000, 240_000],
  ['Povrat poreza ####|MINISTARSTVO', 5_000, 61_000],
];

const ALIGN = 'rllllrrllr';
const WIDTHS = [22, 58, 58, 152, 112, 60, 60, 4, 142, 78];
const HEAD = `<tr class="hd"><th class="r">R.br.</th><th class="l">Datum<br>izvršenja</th><th class="l">Datum<br>knjiženja</th><th class="l"><br>Opis plaćanja</th><th class="l"><br>Primatelj</th><th class="r"><br>Dugovni</th><th class="r"><br>Potražni</th><th></th><th class="l"><br>Model i poziv na broj</th><th class="r"><br>Referenca</th></tr>`;

function draw(random: Random): Drawn {
  const [person = '', place = ''] = random.pick([
    ['ŽELJKA ČUČKOVIĆ-BAN', 'Ulica lipa 7, 99990 Grebengrad'],
    ['TOMISLAV ĐURĐEVAC', 'Riva 21, 99981 Kamenica'],
  ]);
  const { start, end } = periodOf(random, 1, random.integer(1, 3));
  const { rows } = booked(random, { start, end, sorts: SORTS }, 9, 70, [90_000, 400_000]);
  const own = iban('HR', random.digits(17));
  const wrong = random.chance(0.35);
  const sums = [total(rows, -1) - (wrong ? 1_000n : 0n), total(rows, 1)];
  const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
  const told = rows.map((row) => ({
    ...row,
    executed: row.amount < 0n ? dayAfter(row.date, -random.integer(0, 2)) : row.date,
    model: random.chance(0.6) ? `HR0${random.digits(1)} ${random.digits(6)}-${random.digits(5)}` : 'HR99',
  }));
  const body = told.map(({ date, executed, lines, amount, ref, model }, r) => {
    const [what = '', who = ''] = lines;
    const sides = amount < 0n ? [point(amount), ''] : ['', point(amount)];
    return {
      h: 12.5,
      html: cells(
        ALIGN,
        [`${r + 1}.`, dmy(executed), dmy(date), text(what), text(who), ...sides, '', model, `N${ref}`],
        [0, r],
      ),
    };
  });
  const tail = `<tr class="tot"><td></td><td colspan="4" class="l">Ukupno promet</td><td class="r">${point(sums[0] ?? 0n)}</td><td class="r">${point(sums[1] ?? 0n)}</td><td colspan="3"></td></tr><tr><td></td><td colspan="9" class="l">Broj naloga: ${rows.length}</td></tr>`;
  const pages = flow([...body, { h: 34, html: tail }], {
    first: 370,
    rest: 420,
    table: columns(WIDTHS, HEAD, 't'),
    page: (inside, index, count) =>
      `<div class="sp"><b class="logo">ZAGRA BANKA</b><span>Stranica ${index + 1} / ${count}</span></div>${index === 0 ? `<h1>Promet po tekućem računu</h1><div class="sp"><span>${text(person)}<br>${text(place)}</span><span>IBAN: ${own}<br>Valuta: EUR<br>Razdoblje: ${dmy(start)} - ${dmy(end)}</span></div><br>` : ''}${inside}${foot('ZAGRA BANKA d.d., Savska 99, Grebengrad · OIB 99955501999 · Info 01 5550 444 · Ovaj ispis je izrađen računalno i vrijedi bez pečata.')}`,
  });
  const css = look(
    "7.3pt/9pt 'Liberation Sans'|32pt 44pt|.logo{font-size:14pt;color:#003a70}h1{font-size:12pt;margin:8pt 0}.hd th{border-bottom:.8pt solid #003a70;border-top:.8pt solid #003a70}th{padding-right:3pt}td{padding:1.7pt 3pt 1.7pt 0}.t tr:nth-child(even) td{background:#f2f5f9}.tot td{font-weight:bold;border-top:.8pt solid #003a70;padding-top:4pt}.foot{font-size:6pt;color:#777}",
  );
  return drawnOf(pages, css, {
    account: accountOf(`ZAGRA BANKA|${person}|checking|EUR`, null, own),
    period: { start, end },
    status: wrong ? 'failed' : 'verified',
    rows: told.map((row) => {
      const base = row.lines.join(' ');
      const more = {
        valueDate: row.executed,
        reference: `N${row.ref}`,
        alsoAccepted: [`${base} ${row.model}`, row.lines[0] ?? ''],
      };
      return rowOf({ ...row, lines: [base] }, more);
    }),
  });
}

export const families: Family[] = [
  family(
    'hr-current-izvadak',
    'hr',
    'checking',
    ['broad-sheet', 'close-columns', 'execution-before-booking', 'no-balance', 'totals-only', 'misprint'],
    draw,
    [841.89, 595.28],
  ),
];
