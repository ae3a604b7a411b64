import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  heads,
  inOrOut,
  joined,
  look,
  moves,
  periodOf,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { comma, type Placed, placed, shifted } from './europe-parts.ts';

const de = (iso: string) => day(iso, 'dd.mm.yyyy');

function tagesgeld(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, 3);
  const who = whoIn(random, 'de');
  const opening = BigInt(random.integer(400_000, 4_000_000));
  const base = moves(random, {
    start,
    end: dayAfter(end, -3),
    opening,
    count: random.integer(0, 3),
    sorts: [
      ['Übertrag vom Referenzkonto|{Rücklage;Urlaub;Steuer} 20#2', 10_000, 300_000],
      ['Übertrag auf Referenzkonto', -90_000, -5_000],
    ],
    floor: 0n,
  });
  const so = opening + total(base);
  const interest = so / 180n;
  const tax = -(interest / 4n);
  const last = { date: end, balance: 0n, firstOfDay: true, lastOfDay: true };
  const rows = placed([
    ...base,
    { ...last, ref: '12341200', lines: ['Habenzinsen'], amount: interest },
    { ...last, ref: '12341200', lines: ['Kapitalertragsteuer'], amount: tax },
  ]);
  const closing = opening + total(rows);
  const number = random.digits(10);
  const value = (row: Placed) => (row.at < base.length ? shifted(row, 0, 1) : dayAfter(end, 1));
  const line = (label: string, amount: bigint) =>
    `<tr><td class="l"><b>${label}</b></td><td></td><td></td><td></td><td></td><td class="r"><b>${comma(amount)}</b></td></tr>`;
  const one = (row: Placed) =>
    cells(
      'lccrrr',
      [
        joined(row.lines),
        de(row.date),
        row.ref.slice(0, 4),
        de(value(row)),
        row.amount < 0n ? comma(row.amount) : '',
        row.amount > 0n ? comma(row.amount) : '',
      ],
      [0, row.at],
    );
  const rate = (at: number) =>
    `<div class="sp" style="width:260pt"><span>ab ${de(dayAfter(start, at * 41))}</span><span>${(2 - at * 0.25).toFixed(2).replace('.', ',')} % p.a.</span><span>${(90 - at * 41).toString()} Tage</span></div>`;
  const page = `<h1>GRÜNAUER DIREKT<i>bank</i></h1><p>Tagesgeldkonto ${number} · Währung EUR · Quartalsauszug ${de(start)} bis ${de(end)}</p><p class="to">${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</p>
    ${table(
      [210, 62, 38, 62, 62, 70],
      heads('lccrrr', 'Text/Verwendungszweck|Datum|PNNr|Wert|Soll|Haben') +
        line(`Anfangssaldo per ${de(dayAfter(start, -1))}`, opening) +
        rows.slice(0, base.length).map(one).join('') +
        `<tr><td class="c" colspan="6">*** VALUTARISCHER SALDO PER ${de(end)}: ${comma(so)} ***</td></tr>` +
        rows.slice(base.length).map(one).join('') +
        line(`Endsaldo per ${de(end)}`, closing),
      'k',
    )}
    <h2>Zinsabrechnung</h2>${rate(0)}${rate(1)}<div class="sp" style="width:260pt;margin-top:6pt"><span>Zinsertrag brutto</span><span>${comma(interest)} EUR</span></div><div class="sp" style="width:260pt"><span>Bemessungsgrundlage</span><span>${comma(interest)} EUR</span></div><div class="sp" style="width:260pt"><span>abgeführte Steuer</span><span>${comma(tax)} EUR</span></div>
    <p class="note">Freistellungsauftrag: verbraucht 1.000,00 EUR von 1.000,00 EUR. Umsätze Soll: ${inOrOut(rows, -1).length}, Haben: ${inOrOut(rows, 1).length}</p>`;
  return drawnOf(
    [page],
    look(
      "9pt/14pt 'Liberation Serif'|50pt 45pt 30pt 45pt|h1{font:bold 17pt 'Liberation Sans';color:#1a7f5a;margin-bottom:8pt}h2{font:bold 10pt 'Liberation Sans';margin:22pt 0 4pt}.to{margin:34pt 0}.k td,.k th{padding:2pt 3pt;border-bottom:.3pt solid #aaa}.k th{font-weight:bold}.note{font-size:7.5pt;margin-top:18pt}",
    ),
    {
      account: account(`GRÜNAUER DIREKTbank|${who.person}|savings|EUR`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: value(row) })),
    },
  );
}

export const families: Family[] = [
  family('de-tagesgeld-text-zuerst', 'de', 'savings', ['text-first', 'few-rows', 'interest-table'], tagesgeld),
];
