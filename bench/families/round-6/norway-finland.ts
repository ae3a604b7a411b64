import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  outIn,
  periodOf,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter, figure, rowAttribute, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountIn, behind, comma, type Placed, placed, sheets, shifted } from './europe-parts.ts';

const NORSK = [
  ['Varekjøp {Fjellmo Mat;Sildvik Kiosk;Elvegata Frisør} dato {=dd.mm} kl 1#.#2', -120_000, -3_900],
  ['Nettgiro til: Nesbakk Regnskap AS Betalt: {=dd.mm.yy}', -1_400_000, -90_000],
  ['Giro fra: {Haugvoll Transport AS;Sildvik Rederi} KID 00#########', 150_000, 4_800_000],
  ['AvtaleGiro til: Fjellmo Kraft AS', -400_000, -60_000],
  ['Omkostninger nettbedrift # stk à 3,50', -4_000, -1_400],
] as const;

function norsk(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: NORSK }, 10, 55, [100_000, 9_000_000]);
  const who = whoIn(random, 'no');
  const number = `9990.${random.digits(2)}.${random.digits(5)}`;
  const form = (value: bigint) => figure(value, { group: '.', decimal: ',' });
  const dm = (iso: string) => day(iso, 'ddmm');
  const word = (value: bigint) => (value < 0n ? 'Saldo i vår favør' : 'Saldo i Deres favør');
  const sold = (iso: string, value: bigint) =>
    cells('lcrrcl', [`<b>${word(value)} ${day(iso, 'dd.mm.yyyy')}</b>`, '', ...outIn(value, form).split('|'), '', '']);
  const one = (row: Placed) =>
    cells(
      'lcrrcl',
      [joined(row.lines), dm(shifted(row, 0, 1)), ...outIn(row.amount, form).split('|'), dm(row.date), `*${row.ref}`],
      [0, row.at],
    );
  const pages = sheets(
    placed(rows),
    opening,
    () => 12,
    [420, 560],
    (
      sheet,
    ) => `<div class="sp"><div class="logo">◆ Sildvik Sparebank</div><div class="r">Kontoutskrift nr. ${Number(end.slice(5, 7))} for konto ${number}<br>i perioden ${day(start, 'dd.mm.yyyy')} - ${day(end, 'dd.mm.yyyy')}<br>Side ${sheet.index + 1} av ${sheet.count}</div></div>
    ${sheet.first ? `<p style="margin:40pt 0 50pt">${text(who.firm)}<br>${text(who.place).replace(', ', '<br>')}</p><p style="margin-bottom:10pt">Kontotype: Bedriftskonto, NOK</p>` : '<br><br>'}
    ${table([238, 44, 70, 70, 44, 58], heads('lcrrcl', 'Forklaring|Rentedato|Ut av konto|Inn på konto|Bokført|Referanse') + (sheet.first ? sold(dayAfter(start, -1), opening) : '') + sheet.part.map(one).join('') + (sheet.last ? sold(end, closing) : ''), 'k')}
    ${sheet.last ? `<p style="margin-top:10pt">Totalt ut: ${form(total(rows, -1))} &emsp; Totalt inn: ${form(total(rows, 1))}</p><p class="sm">Sjekk at kontoutskriften stemmer. Eventuelle feil må meldes banken snarest.</p>` : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/12pt 'Liberation Sans'|36pt 36pt 20pt 34pt|.logo{font-size:14pt;color:#15803d}.k th{border-top:.6pt solid #000;border-bottom:.6pt solid #000;font-size:7.5pt}.k td{font-size:7.5pt}.sm{font-size:7pt;margin-top:10pt}",
    ),
    {
      account: account(`Sildvik Sparebank|${who.firm}|checking|NOK`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1), reference: `*${row.ref}` })),
    },
  );
}

const SUOMI = [
  ['KORTTIOSTO|{KYLÄKAUPPA LUMI;KAHVILA KOSKI;APTEEKKI RANTA}|KORTTI ...#### OSTOPVM {=dd.mm.}', -9_000, -350],
  ['TILISIIRTO|Hietamäen Sähkö Oy|VIITE 1 ##### #####', -40_000, -4_000],
  ['PALKKA|Lumijärven Puutavara Oy', 160_000, 320_000],
  ['AUTOM. NOSTO|AUTOMAATTI KOSKIRANTA 40,00 EUR', -4_000, -4_000],
  ['PANO|Ahonkylän Huolto Ky|Lasku ###/2024', 12_000, 180_000],
] as const;

function suomi(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: SUOMI }, 8, 40, [20_000, 500_000]);
  const who = whoIn(random, 'fi');
  const printed = iban('FI', `9999${random.digits(10)}`);
  const sign = behind(COMMAED, '-', '+');
  const archive = (row: Placed) => `${day(row.date, 'yymmdd')}9999${row.ref.slice(0, 6)}`;
  const one = (row: Placed) => {
    const head = row.firstOfDay ? `<div class="day">KIRJAUSPÄIVÄ ${day(row.date, 'dd.mm.yy')}</div>` : '';
    const foot = row.lastOfDay ? `<div class="sp so"><span>SALDO</span><span>${sign(row.balance)}</span></div>` : '';
    return `${head}<div class="ro" ${rowAttribute(0, row.at)}><span class="n">${row.at + 1}</span><span class="t">${joined(row.lines)}</span><span class="a">${archive(row)}</span><span class="v">${day(shifted(row, -1, 0), 'ddmm')}</span><span class="m">${sign(row.amount)}</span></div>${foot}`;
  };
  const pages = sheets(
    placed(rows),
    opening,
    (row) => row.lines.length * 11 + (row.firstOfDay ? 15 : 0) + (row.lastOfDay ? 14 : 0),
    [550, 630],
    (
      sheet,
    ) => `<div class="sp"><b>KOSKIRANNAN SÄÄSTÖKASSA</b><span>TILIOTE&emsp;${Number(end.slice(5, 7))}/${end.slice(0, 4)}</span><span>SIVU ${sheet.index + 1}/${sheet.count}</span></div>
    ${sheet.first ? `<div class="sp" style="margin:16pt 0"><div>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><div>KÄYTTÖTILI<br>${printed}<br>KAUSI ${day(start, 'ddmmyy')} - ${day(end, 'ddmmyy')}</div></div><div class="sp so"><span>ALKUSALDO ${day(dayAfter(start, -1), 'dd.mm.yy')}</span><span>${sign(opening)}</span></div>` : '<br>'}
    <div class="ro hd"><span class="n">NRO</span><span class="t">SAAJA / MAKSAJA / VIESTI</span><span class="a">ARKISTOINTITUNNUS</span><span class="v">ARVOPV</span><span class="m">MÄÄRÄ</span></div>${sheet.part.map(one).join('')}
    ${sheet.last ? `<div class="tot">PANOT YHTEENSÄ ${comma(total(rows, 1))}+&emsp;OTOT YHTEENSÄ ${comma(total(rows, -1))}-<br>LOPPUSALDO ${day(end, 'dd.mm.yy')}&emsp;<b>${sign(closing)}</b></div>` : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/11pt 'Liberation Mono'|36pt 44pt 20pt 50pt|.day{margin-top:4pt;text-decoration:underline}.ro{display:flex}.hd{border-bottom:1pt solid #000;margin-top:6pt}.n{width:26pt}.t{width:238pt}.a{width:104pt}.v{width:44pt}.m{width:88pt;text-align:right}.so{padding-left:26pt;width:500pt}.tot{margin-top:14pt;border:1pt solid #000;padding:6pt}",
    ),
    {
      account: accountIn(`KOSKIRANNAN SÄÄSTÖKASSA|${who.person}|checking|EUR`, null, printed),
      ...{ period: { start, end }, opening, closing },
      rows: placed(rows).map((row) => rowOf(row, { valueDate: shifted(row, -1, 0), reference: archive(row) })),
    },
  );
}

export const families: Family[] = [
  family(
    'no-kontoutskrift-forklaring',
    'no',
    'checking',
    ['description-first', 'ddmm', 'word-sign', 'reference-column'],
    norsk,
  ),
  family(
    'fi-tiliote-kirjauspaiva',
    'fi',
    'checking',
    ['day-headings', 'trailing-sign', 'day-end-balance-lines', 'mono'],
    suomi,
  ),
];
