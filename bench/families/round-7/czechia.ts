import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, joined, look, rowOf, span, table, total } from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountIn, comma, minus, month, type Placed, SPACED, sheets, shifted, space } from './europe-parts.ts';

const cz = (iso: string) => day(iso, 'dd.mm.yyyy');
const free = (iso: string) => day(iso, 'd. m. yyyy');
const dotted = { group: ' ', decimal: '.' };
const PEOPLE = ['Jitka Vrbenská', 'Ondřej Lískovec', 'PILA LÍSKOVEC S.R.O.'] as const;

const KOM = [
  [
    'PLATBA KARTOU|120-20250612 KA000000#####|516844******2222 DEBETNÍ|{KAVÁRNA POD VRBOU LÍSKOVEC;DROGERIE 12 BRNĚNKA}',
    -150_000,
    -6_000,
  ],
  [
    'PLATBA KARTOU|120-20250612 KA000000#####|516844******2222 DEBETNÍ|AMBERLINE LUXHEIM|zúčt. částka: 22,63 EUR kurz: 25,1050',
    -90_000,
    -20_000,
  ],
  [
    'OKAMŽITÁ ODCHOZÍ ÚHRADA|001-2#06#5 1602 1602 2#####|VODÁRNA VRBNO|19-2784###267/9800&emsp;2025##&emsp;308&emsp;0',
    -400_000,
    -30_000,
  ],
  [
    'PŘÍCHOZÍ ÚHRADA|000-2#06#5 9900 2#####|PILA LÍSKOVEC S.R.O.|123##-4567/9990&emsp;12###&emsp;0&emsp;0',
    500_000,
    4_500_000,
  ],
  ['POPLATEK ZA POLOŽKY', -1_900, -600],
] as const;

function komorni(random: Random): Drawn {
  const { opening, closing, rows, start, end } = month(random, 'de', KOM, {
    count: [6, 44],
    opening: [500_000, 9_000_000],
  });
  const holder = random.pick(PEOPLE);
  const number = `${random.digits(2)}-${random.digits(10)}`;
  const printed = iban('CZ', `9900${random.digits(16)}`);
  const one = (row: Placed) => {
    const amount = minus(SPACED)(row.amount);
    const two = row.amount < 0n ? ['', amount] : [amount, ''];
    return cells(
      'lllrr',
      [
        `${cz(row.date)}<br>${cz(shifted(row, -2, 0))}`,
        row.lines.slice(0, 2).join('<br>'),
        row.lines.slice(2).join('<br>'),
        ...two,
      ],
      [0, row.at],
    );
  };
  const heading = cells(
    'lllrr',
    'Datum<br>zúčtování<br>transakce|Popis transakce<br>Identifikace transakce|Název protiúčtu / Číslo a typ karty<br>Protiúčet a kód banky / Obchodní místo&emsp;VS&emsp;KS&emsp;SS|Připsáno|Odepsáno',
    null,
    'th',
  );
  const days = rows.filter(({ lastOfDay }) => lastOfDay);
  const recap = `<p><b>Rekapitulace transakcí na účtu</b></p>${table([240, 100, 100], cells('lrr', ['', 'Připsáno', 'Odepsáno']) + cells('lrr', ['Celkový počet transakcí', String(rows.filter(({ amount }) => amount > 0n).length), String(rows.filter(({ amount }) => amount < 0n).length)]) + cells('lrr', ['Obraty na účtu', space(total(rows, 1)), `-${space(total(rows, -1))}`]), 'k')}<p><b>Zůstatek podle data</b></p><div class="three">${days.map((row) => `<span>${cz(row.date)}&emsp;${space(row.balance)}</span>`).join('')}</div><p>Vklad na tomto účtu podléhá ochraně poskytované Garančním systémem.</p>`;
  const pages = sheets(
    rows,
    opening,
    (row) => Math.max(2, row.lines.length - 2) * 10.5 + 7,
    [390, 570],
    (
      sheet,
    ) => `<div class="sp"><div><b class="logo">Komorní banka</b>${sheet.first ? `<br>${holder}<br>Pod Vrbou 12<br>999 01 Lískovec` : ''}</div><div class="r"><b>VÝPIS PERIODICKÝ</b><br>k účtu: ${number}/9900<br>IBAN: ${printed}<br>měna: CZK&emsp;typ: BĚŽNÝ ÚČET<br>Datum výpisu: ${cz(end)}<br>Číslo výpisu: ${Number(end.slice(5, 7))}&emsp;Strana: ${sheet.index + 1}/${sheet.count + 1}<br>Za období: ${cz(start)} - ${cz(end)}</div></div>${sheet.first ? `<div class="box">${span('Počáteční zůstatek', space(opening))}${span('Konečný zůstatek', space(closing))}</div>` : ''}
    ${table([62, 150, 186, 58, 62], heading + (sheet.first ? cells('lllrr', ['', '<b>POČÁTEČNÍ ZŮSTATEK</b>', '', '', space(opening)]) : '') + sheet.part.map(one).join('') + (sheet.last ? cells('lllrr', ['', '<b>KONEČNÝ ZŮSTATEK</b>', '', '', space(closing)]) : ''), 'k')}${sheet.last ? '' : '<p class="r">Pokračování na další straně</p>'}<p class="foot">Komorní banka, a.s., se sídlem Vrbno, zapsaná v obchodním rejstříku. DN2506${sheet.index}0_1</p>`,
  );
  return drawnOf(
    [...pages, recap],
    look(
      "8pt/10.5pt 'DejaVu Sans Condensed','DejaVu Sans'|36pt 36pt 20pt|.logo{font-size:15pt;line-height:20pt;color:#a30d11}.box{width:230pt;margin:14pt 0}.k{margin-top:10pt;font-size:7.5pt}.k td{padding:3pt 0;border-bottom:.3pt solid #ccc}.k th{font-size:6.5pt;line-height:8.5pt;border-bottom:.6pt solid #a30d11}.three{display:grid;grid-template-columns:1fr 1fr 1fr;margin:6pt 0}p{margin:8pt 0}.foot{position:absolute;bottom:16pt;font-size:6pt}",
    ),
    {
      account: accountIn(`Komorní banka|${holder}|checking|CZK`, `${number}/9900`, printed),
      period: { start, end },
      ...{ opening, closing },
      rows: rows.map((row) => rowOf({ ...row, lines: row.lines.map((line) => line.replaceAll('&emsp;', ' ')) })),
    },
  );
}

const RAI = [
  [
    'Odchozí úhrada|{2#####12/9980;35-4##21/9990}|{Teplárna Vrbno a.s.;Jitka Vrbenská}|Jednorázová úhrada|VS:20250##',
    -900_000,
    -20_000,
  ],
  ['Příchozí úhrada|19-2##45/9900|Pila Lískovec s.r.o.|Faktura 04/2025|VS:1##', 300_000, 5_000_000],
  [
    'Platba kartou|516872XXXXXX04##|NORTHLARK.COM; PORTLAND; USA|-{6.06;41.30} USD|21.{83;716} CZK/USD',
    -100_000,
    -12_000,
  ],
  ['Kladný úrok|Připsání úroku', 100, 9_000],
  ['Daň z úroků|Sražená daň', -1_300, -20],
] as const;

function rai(random: Random): Drawn {
  const { opening, closing, rows, start, end } = month(random, 'de', RAI, {
    count: [4, 36],
    opening: [900_000, 30_000_000],
  });
  const holder = random.pick(PEOPLE);
  const number = `${random.digits(10)}/9955`;
  const printed = iban('CZ', `9955${random.digits(16)}`);
  const form = (value: bigint) => `${value < 0n ? '-' : ''}${figure(value, dotted)}`;
  const one = (row: Placed) => {
    const [kind = '', ...more] = row.lines;
    const symbols = more.filter((line) => line.startsWith('VS:')).join(' ');
    const abroad = more.filter((line) => / USD|\/USD/.test(line));
    const rest = more.filter((line) => !symbols.includes(line) && !abroad.includes(line));
    return cells(
      'llllr',
      [
        `${free(row.date)}<br>${free(shifted(row, -1, 1))}`,
        `${text(kind)}<br>${text(rest[0] ?? '')}<br>${text(rest[1] ?? '')}`,
        joined(rest.slice(2)),
        symbols,
        [`${form(row.amount)} CZK`, ...abroad].join('<br>'),
      ],
      [0, row.at],
    );
  };
  const order = ({ lines }: Placed) => lines.filter((line) => !/^VS:| USD|\/USD/.test(line)).join(' ');
  const pages = sheets(
    rows,
    opening,
    (row) => Math.max(3, row.lines.length - 2) * 11 + 8,
    [400, 590],
    (
      sheet,
    ) => `<div class="sp"><b class="logo">Rajská banka</b><span>Strana ${sheet.index + 1}/${sheet.count}</span></div>${sheet.first ? `<h1>Výpis z běžného účtu</h1><p>Pořadové č. výpisu / za období: ${Number(end.slice(5, 7))}&emsp;${free(start)} - ${free(end)}</p><div class="sp"><div>Název účtu: ${holder}<br>Číslo účtu: ${number} CZK<br>IBAN: ${printed}<br>BIC: RAJSCZ99</div><div class="box"><b>Přehled</b>${span('Počáteční zůstatek:', form(opening))}${span('Příjmy celkem:', form(total(rows, 1)))}${span('Výdaje celkem:', form(-total(rows, -1)))}${span('Poplatky celkem:', '0.00')}${span('Pohledávky po splatnosti:', '0.00')}${span('Konečný zůstatek:', form(closing))}</div></div><h1>Výpis pohybů</h1>` : ''}
    ${table([66, 170, 110, 70, 100], cells('llllr', 'Datum<br>Valuta|Kategorie transakce<br>Číslo protiúčtu<br>Název protiúčtu|Zpráva|VS<br>KS<br>SS|Částka', null, 'th') + sheet.part.map(one).join(''), 'k')}${sheet.last ? '<p>Zpráva pro klienta</p><p class="sm">Vklad na tomto účtu podléhá ochraně do výše 100 000 EUR. Od 1. 7. 2026 platí nový ceník.</p>' : ''}<p class="foot">Rajská banka a.s., Hvězdova 9, 999 78 Vrbno • P0000778 v7.0 • ${free(end)}</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/11pt 'Liberation Sans'|40pt 38pt 20pt|.logo{font-size:15pt;line-height:20pt;background:#fee600;padding:0 6pt}h1{font-size:12pt;line-height:18pt;margin:14pt 0 6pt}.box{width:230pt}.k{margin-top:6pt;font-size:8pt}.k th{background:#f1f1f1;font-size:7pt;line-height:9pt}.k td{padding:3pt 0;border-bottom:.3pt solid #bbb}.sm{font-size:7pt}.foot{position:absolute;bottom:18pt;font-size:6pt}",
    ),
    {
      account: accountIn(`Rajská banka|${holder}|checking|CZK`, number, printed, 'RAJSCZ99'),
      period: { start, end },
      ...{ opening, closing },
      rows: rows.map((row) =>
        rowOf(row, { description: order(row), alsoAccepted: [row.lines.join(' ')], valueDate: shifted(row, -1, 1) }),
      ),
    },
  );
}

const KREDIT = [
  [
    'Čerpání úvěru platební kartou|Částka: {654;1299;87.50} CZK {=dd.mm.yyyy}|Místo: {LÍSKOVEC DROGERIE;VRBNO PUMPA 4}',
    -200_000,
    -5_000,
  ],
  [
    'Čerpání úvěru platební kartou|Částka: {22.63;110.00} EUR {=dd.mm.yyyy}|Místo: HOTEL CAUCE SEVILLA',
    -300_000,
    -50_000,
  ],
  ['Poplatek za výběr|Místo: ATM VRBNO', -12_900, -8_900],
  ['Splátka úvěru|Účet: 2#####12/9980', 50_000, 500_000],
  ['Úrok z úvěru', -30_000, -1_000],
] as const;

function kredit(random: Random): Drawn {
  const { opening, closing, rows, start, end } = month(random, 'de', KREDIT, {
    count: [3, 40],
    opening: [-3_500_000, -100_000],
    floor: null,
  });
  const holder = random.pick(PEOPLE.slice(0, 2));
  const number = `${random.digits(9)}/9930`;
  const form = minus(SPACED);
  const one = (row: Placed) => {
    const [kind = '', ...more] = row.lines;
    const top = cells(
      'lllrr',
      [day(row.date, 'dd.mm.'), text(kind), String(1000 + row.at * 7), form(row.amount), form(row.balance)],
      [0, row.at],
    );
    return top + more.map((line) => cells('lllrr', ['', `&ensp;${text(line)}`, '', '', ''], [0, row.at])).join('');
  };
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 11,
    [380, 600],
    (
      sheet,
    ) => `<div class="sp"><b class="logo">ČESTA banka</b><span class="r">Strana: ${sheet.index + 1}/${sheet.count}<br>VÝPIS Z ÚČTU</span></div>${sheet.first ? `<div class="sp"><div>Účet: ${number}<br>Název účtu: ${holder.toUpperCase()}<br>Měna: CZK<br>Období: ${free(start)} - ${free(end)}<br>Celkový limit: 50 000,00</div><div class="box">${span('Počáteční zůstatek:', form(opening))}${span('Celkové příjmy:', comma(total(rows, 1)).replaceAll('.', '\u00a0'))}${span('Celkové výdaje:', `-${comma(total(rows, -1)).replaceAll('.', '\u00a0')}`)}${span('Konečný zůstatek:', form(closing))}</div></div>` : ''}
    ${table([44, 240, 76, 76, 80], cells('lllrr', 'Datum|Označení operace|Identifikace|Částka|Zůstatek', null, 'th') + sheet.part.map(one).join(''), 'k')}${sheet.last ? `<p><b>Informace k plánované splátce</b></p>${table([200, 90], cells('lr', ['Minimální splátka', '1 250,00']) + cells('lr', ['Datum splatnosti', cz(dayAfter(end, 20))]) + cells('lr', ['Z toho úroky', '212,40']), 'k')}<p>Prosíme Vás o včasné překontrolování uvedených údajů.</p>` : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/11pt 'Liberation Sans'|40pt 38pt 20pt|.logo{font-size:16pt;line-height:22pt;color:#0b5fa5}.box{width:220pt}.k{margin-top:12pt}.k th{border-bottom:.7pt solid #0b5fa5}p{margin:10pt 0 4pt}",
    ),
    {
      account: account(`ČESTA banka|${holder.toUpperCase()}|credit-card|CZK`, number),
      period: { start, end },
      ...{ opening, closing },
      rows: rows.map((row) => rowOf(row, { shows: true, reference: String(1000 + row.at * 7) })),
    },
  );
}

export const families: Family[] = [
  family(
    'cz-periodicky-zustatek-podle-data',
    'cs',
    'checking',
    ['stacked-dates', 'stacked-cells', 'balances-by-date-table'],
    komorni,
  ),
  family(
    'cz-pohyby-desetinna-tecka',
    'cs',
    'checking',
    ['dot-decimals', 'rate-lines', 'stacked-cells', 'summary-first'],
    rai,
  ),
  family('cz-kreditni-cerpani', 'cs', 'credit-card', ['no-year', 'negative-balances', 'foreign-amounts'], kredit),
];
