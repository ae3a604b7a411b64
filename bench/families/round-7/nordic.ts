import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, COMMAED, cells, drawnOf, family, heads, look, outIn, rowOf, table, total, truthOf } from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import {
  accountIn,
  behind,
  comma,
  minus,
  month,
  type Placed,
  pre,
  ruled,
  SPACED,
  sheets,
  shifted,
  space,
  typed,
} from './europe-parts.ts';

const fi = (iso: string) => day(iso, 'dd.mm.yyyy');

const S_TILI = [
  [
    '{K-KULMA LUMIJARVI;PRISMALA 12}|KORTTIOSTO|4999******##12 9#############|{K-Kulma Lumijarvi;Prismala Koskiranta}',
    -9_000,
    -320,
  ],
  [
    '{HIETAMAEN SAHKO OY;KOSKIRANNAN VESI}|LASKUNMAKSU 1009##########|IBAN|FI9999######00785|BIC|LUMIFIHH',
    -15_000,
    -2_500,
  ],
  ['AHONKYLAN HUOLTO KY|PALKKA|ARKISTOINTITUNNUS|2008#############', 140_000, 290_000],
  ['{VILLE AHONKYLA;AINO HIETAMAKI}|TILISIIRTO|vuokra {3;1.500,00} kiitos', -70_000, -3_000],
  ['LUMI-PANKKI OY|HYVITYSKORKO|KAUSI {=dd.mm.yyyy} - {=dd.mm.yyyy}', 20, 900],
] as const;

function tiliote(random: Random): Drawn {
  const { opening, closing, rows, period, start, end, who } = month(random, 'fi', S_TILI, {
    count: [14, 60],
    opening: [10_000, 400_000],
  });
  const printed = iban('FI', `9999${random.digits(10)}`);
  const sign = behind(COMMAED, '-', '+');
  const one = (row: Placed) =>
    row.lines
      .map((line, at) => {
        const paid = fi(shifted(row, -1, 0));
        if (at === 0)
          return typed(ruled([0, paid], [12, fi(shifted(row, 0, 1))], [26, line], [-84, sign(row.amount)]), [
            0,
            row.at,
          ]);
        return typed(ruled([0, at === 1 ? fi(row.date) : ''], [26, line]), [0, row.at]);
      })
      .join('');
  const heading =
    typed(ruled([0, 'MAKSUPÄIVÄ'], [12, 'ARVOPÄIVÄ'], [26, 'SAAJA/MAKSAJA'])) +
    typed(ruled([0, 'KIRJAUSPÄIVÄ'], [26, 'SAAJAN TILINUMERO, VIESTI'], [-84, 'MÄÄRÄ EUR']));
  const since = (sheet: { part: readonly Placed[] }) => {
    const today = sheet.part.filter(({ date }) => date === sheet.part.at(-1)?.date);
    return `${typed(ruled([12, 'PANOT KIRJAUSPÄIVÄN ALUSTA'], [-60, `${comma(total(today, 1))}+`]))}${typed(ruled([12, 'OTOT KIRJAUSPÄIVÄN ALUSTA'], [-60, `${comma(total(today, -1))}-`]))}`;
  };
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 11 + 11,
    [500, 540],
    (sheet) =>
      `<div class="sp"><div><b>Lumi-Pankki</b>${sheet.first ? `<br>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}` : ''}</div>${pre(`${typed(`TILIOTE ${Number(end.slice(5, 7))}`)}${typed(`SIVU ${sheet.index + 1} (${sheet.count})`)}${typed(`PÄIVÄMÄÄRÄ ${fi(end)}`)}${typed(`KAUSI ${fi(start)} - ${fi(end)}`)}${typed('S-TILI EUR')}`)}</div>${pre(`${heading}\n${sheet.first ? typed(ruled([26, 'ALKUSALDO'], [-84, sign(opening)])) : ''}\n${sheet.part.map((row) => `${one(row)}\n`).join('')}${sheet.last ? typed(ruled([26, 'SALDO'], [-84, sign(closing)])) : since(sheet) + typed('* JATKUU *')}`)}${sheet.last ? `<p>Säilyttäkää tiliote kuittina tapahtumista.<br>${printed}<br>LUMIFIHH</p>` : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "9pt/12pt 'Liberation Sans'|36pt 46pt 16pt|.t{font:8.5pt/11pt 'Liberation Mono';margin-top:8pt}p{margin-top:10pt}",
    ),
    {
      account: accountIn(`Lumi-Pankki|${who.person}|checking|EUR`, null, printed, 'LUMIFIHH'),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1) })),
    },
  );
}

const NO = [
  ['Varekjøp {Rema Nesbakk;Kiwi Fjellmo} Dato {=dd.mm} kl. 1#.##', -60_000, -2_900],
  ['Nettgiro til: {Fjellmo Kraft;Haugvoll Husleie} Betalt: {=dd.mm.yy}', -900_000, -20_000],
  ['Lønn Fra: Nesbakk Regnskap AS', 1_800_000, 3_900_000],
  ['Overføring {Silje;mat 200,00}', -80_000, -5_000],
  ['Giro Fra: Torbjørn Haugvoll', 10_000, 90_000],
] as const;

const ddmm = (iso: string) => day(iso, 'ddmm');

function norway(random: Random): Drawn {
  const first = month(random, 'no', NO, { count: [6, 32], opening: [50_000, 900_000] });
  const next = month(
    random,
    'no',
    [
      ['Renter', 100, 9_000],
      ['Overføring til brukskonto', -200_000, -10_000],
      ['Overføring fra brukskonto', 10_000, 300_000],
    ],
    { count: [1, 6], opening: [100_000, 4_000_000] },
  );
  const accounts = [
    { ...first, name: 'Brukskonto', number: `9705.16.${random.digits(5)}`, kind: 'checking' },
    { ...next, name: 'Sparekonto Pluss', number: `9705.27.${random.digits(5)}`, kind: 'savings' },
  ] as const;
  const one = (s: number) => (row: Placed) =>
    cells(
      'lrrrr',
      [text(row.lines.join(' ')), ddmm(shifted(row, 0, 1)), ...outIn(row.amount, comma).split('|'), ddmm(row.date)],
      [s, row.at],
    );
  const wide = (words: string) => `<span class="w">${words}</span>`;
  const pages = accounts.flatMap((each, s) =>
    sheets(
      each.rows,
      each.opening,
      () => 13,
      [480, 600],
      (
        sheet,
      ) => `<div class="sp"><b class="logo">SpareBanken Fjellmo</b><span class="r">${text(first.who.person)}<br>${text(first.who.place).replace(', ', '<br>')}</span></div><p><b>Kontoutskrift nr. ${Number(each.end.slice(5, 7))} for konto ${each.number} i perioden ${fi(each.start)} - ${fi(each.end)} ${each.name}</b></p>
    ${table([260, 50, 76, 76, 50], cells('lrrrr', 'Forklaring|Rente-<br>dato|Ut av<br>konto|Inn på<br>konto|Bokført', null, 'th') + (sheet.first ? cells('lrrrr', [`Saldo fra kontoutskrift ${fi(dayAfter(each.start, -1))}`, '', '', comma(each.opening), '']) : '') + sheet.part.map(one(s)).join('') + (sheet.last ? cells('lrrrr', [wide('Saldo i Deres favør'), '', '', comma(each.closing), '']) : ''), 'k')}
    ${sheet.last && s === 0 ? `<p><b>Kostnader ved bruk av banktjenester:</b></p>${table([260, 60, 80, 80], heads('lrrr', 'Tjeneste|Antall|Pris|Beløp') + cells('lrrr', ['Varekjøp', String(each.rows.length), '1,00', `${each.rows.length},00`]) + cells('lrrr', ['Nettgiro', '3', '2,00', '6,00']), 'k')}` : ''}<p class="foot">Sparebanken Fjellmo, Elvegata 5. Innskudd er sikret inntil 2 mill. kroner.</p>`,
    ),
  );
  return {
    pages,
    css: look(
      "8.5pt/12pt 'Liberation Sans'|40pt 40pt 20pt|.logo{font-size:15pt;line-height:20pt;color:#002776}p{margin:16pt 0 8pt}.w{letter-spacing:2.5pt;font-weight:bold}.k th{border-bottom:.6pt solid #002776;line-height:9pt;vertical-align:bottom}.k td{padding:.5pt 0}.foot{position:absolute;bottom:18pt;font-size:6.5pt}",
    ),
    statements: accounts.map((each) =>
      truthOf({
        account: account(`SpareBanken Fjellmo|${first.who.person}|${each.kind}|NOK`, each.number),
        ...{ period: each.period, opening: each.opening, closing: each.closing },
        rows: each.rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1) })),
      }),
    ),
  };
}

const SE = [
  ['Hyra Bostäder Åsberg {januari;februari}', -1_100_000, -700_000],
  ['{Kortköp ICE Supermarket Nordmyra;Swish Anna 0#;Apotek Björken}', -90_000, -5_000],
  ['Swish från Karin Åsbergsson', 10_000, 90_000],
  ['Lön Björkvalls Bygg AB', 2_400_000, 3_900_000],
  ['Månadskort Länstrafiken 2# zoner', -106_000, -90_000],
] as const;

function sweden(random: Random): Drawn {
  const { opening, closing, rows, period, start, end, who } = month(random, 'sv', SE, {
    count: [6, 70],
    opening: [500_000, 4_000_000],
  });
  const number = `9999-${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`;
  const printed = iban('SE', `9990${random.digits(16)}`);
  const sign = minus(SPACED);
  const one = (row: Placed) =>
    cells('llrr', [row.date, text(row.lines[0] ?? ''), sign(row.amount), sign(row.balance)], [0, row.at]);
  const bar = (words: string, value: bigint) => cells('llrr', ['', `<b>${words}</b>`, '', sign(value)]);
  const pages = sheets(
    rows,
    opening,
    () => 16,
    [500, 560],
    (
      sheet,
    ) => `<div class="band"><b>NORDMYRA BANK</b><span>Nordmyra Bank AB<br>Kontoutdrag / Account statement</span></div>${sheet.first ? `<div class="sp"><div><b>${text(who.person)}</b><br>${text(who.place).replace(', ', '<br>')}</div><div>Konto&emsp;${number}<br>IBAN&emsp;${printed}<br>Period&emsp;${start} – ${end}<br>Utskriven&emsp;${dayAfter(end, 1)}</div></div>` : ''}
    ${table([70, 250, 90, 90], heads('llrr', 'Datum|Text|Belopp|Saldo') + (sheet.first ? bar('Ingående saldo', opening) : '') + sheet.part.map(one).join('') + (sheet.last ? bar('Utgående saldo', closing) : ''), 'k')}${sheet.last ? table([410, 90], cells('lr', ['Summa insättningar', space(total(rows, 1))]) + cells('lr', ['Summa uttag', sign(total(rows, -1))])) : ''}<p class="foot sp"><span>Nordmyra Bank AB · Box 000 · 998 99 Nordmyra · Org.nr 999999-0000</span><span>Sida ${sheet.index + 1} av ${sheet.count}</span></p>`,
  );
  return drawnOf(
    pages,
    look(
      "9pt/12pt 'Liberation Sans'|30pt 40pt 20pt|.band{background:#0d3b6b;color:#fff;padding:8pt;display:flex;justify-content:space-between;margin-bottom:20pt}.band b{font-size:18pt;line-height:24pt}.band span{font-size:7.5pt}.k{margin:18pt 0 6pt}.k th{background:#eee;padding:2pt}.k td{padding:2pt}.k tr:nth-child(odd) td{background:#f8f8f8}.foot{position:absolute;bottom:20pt;left:40pt;right:40pt;font-size:6.5pt}",
    ),
    {
      account: accountIn(`Nordmyra Bank AB|${who.person}|checking|SEK`, number.replaceAll(' ', ''), printed),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf(row, { shows: true })),
    },
  );
}

export const families: Family[] = [
  family(
    'fi-tiliote-kirjauspaiva-toisella',
    'fi',
    'checking',
    ['mono', 'three-dates', 'booking-date-second-line', 'trailing-sign'],
    tiliote,
  ),
  family(
    'no-kontoutskrift-ddmm',
    'no',
    'checking',
    ['dates-without-separators', 'two-accounts', 'letter-spaced', 'fee-table'],
    norway,
  ),
  family('se-kontoutdrag-band', 'sv', 'checking', ['running-balance', 'totals-after', 'iso-dates'], sweden),
];
