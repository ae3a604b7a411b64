import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, joined, look, outIn, point, rowOf, table, total } from '../kit.ts';
import { text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountIn, comma, minus, month, type Placed, sheets, shifted } from './europe-parts.ts';

const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');

const BG = [
  [
    '-Получен превод SEPA в ЕИП|BG99LIPA9999100#######/ХОТЕЛ БРЕЗА ЕООД/|Основание///LIPABG99/ФАКТУРА 1200####/',
    5_000,
    200_000,
  ],
  [
    '-Операция с карта Основание: ПОС {12.40;88.05} EUR авт.код:#####-|{АПТЕКА ЛИПА;МАГАЗИН 7}/СОСНЕВО/BG/PAN:4***##',
    -20_000,
    -700,
  ],
  ['-Нареден превод|BG12BREZ9999100#######/СОСНЕВО ВОДА АД/|Основание///BREZBG99/Абонат 88###/', -40_000, -2_000],
  ['-Периодична такса Основание: Такса за пакет Бизнес', -1_500, -400],
] as const;

function bulgaria(random: Random): Drawn {
  const { opening, closing, rows, start, end } = month(random, 'de', BG, { count: [4, 44], opening: [5_000, 900_000] });
  const holder = random.pick(['БРЕЗА ТУРС ЕООД', 'Ивайло Соснев', 'СД ЛИПА И СИНОВЕ']);
  const printed = iban('BG', `LIPA9999100${random.digits(7)}`).replaceAll(' ', '');
  const leva = (value: bigint) => (value * 195_583n + (value < 0n ? -50_000n : 50_000n)) / 100_000n;
  const both = (value: bigint) => `${point(value)} / ${point(leva(value))}`;
  const reference = (row: Placed) => `7${row.ref}BGN${row.ref.slice(0, 4)}`;
  const one = (row: Placed) => {
    const mark = row.amount < 0n ? 'ДТ' : 'КТ';
    return cells(
      'lllrrc',
      [
        `${dmy(row.date)}<br>${dmy(shifted(row, 0, 1))}`,
        reference(row),
        joined(row.lines),
        point(row.amount),
        point(leva(row.amount)),
        `/${mark}<br>${row.amount < 0n ? 'DT' : 'CT'}`,
      ],
      [0, row.at],
    );
  };
  const sum = (words: string, value: bigint) =>
    `<div class="sp"><span>${words} (EUR)/(BGN)</span><span>${both(value)}</span></div>`;
  const pages = sheets(
    rows,
    opening,
    (row) => Math.max(2, row.lines.length) * 11 + 5,
    [450, 620],
    (
      sheet,
    ) => `<div class="sp"><b class="logo">Липа Банк</b><span class="r">Извлечение по сметка № ${Number(end.slice(5, 7))}<br>стр. ${sheet.index + 1} от ${sheet.count}</span></div>${sheet.first ? `<p>${holder}<br>разплащателна сметка в EUR<br>IBAN:${printed}<br>За период: ${dmy(start)} - ${dmy(end)}</p><div class="box">${sum('Начално салдо', opening)}</div>` : ''}
    ${table([58, 100, 196, 62, 62, 36], cells('lllrrc', 'Дата/Вальор|Референция|Описание|Сума EUR|Сума BGN|Дт/Кт', null, 'th') + sheet.part.map(one).join(''), 'k')}${sheet.last ? `<div class="box">${sum('Дебитен оборот', -total(rows, -1))}${sum('Кредитен оборот', total(rows, 1))}${sum('Крайно салдо', closing)}</div><p class="sm">Превалутирането е по фиксирания курс 1 EUR = 1.95583 BGN. Влоговете са гарантирани до 100 000 EUR.</p>` : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/11pt 'Liberation Sans'|38pt 38pt 20pt|.logo{font-size:17pt;line-height:22pt;color:#c8102e}p{margin:12pt 0}.box{width:280pt;border:.5pt solid #999;padding:4pt;margin:8pt 0}.k{font-size:7.5pt}.k th{border-bottom:.6pt solid #c8102e}.k td{padding:2.5pt 0;border-bottom:.2pt solid #ddd}.sm{font-size:6.5pt}",
    ),
    {
      account: accountIn(`Липа Банк|${holder}|checking|EUR`, null, printed),
      period: { start, end },
      ...{ opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1), reference: reference(row) })),
    },
  );
}

const ME = [
  ['POS KUPOVINA {VOLI GORA;APOTEKA JELA 0#} MNE|kartica 5***##', -9_000, -150],
  ['UPLATA {ZARADA;PRENOS SREDSTAVA} JELA D.O.O.|poziv na broj 25-{01;02}', 40_000, 160_000],
  ['ISPLATA NA BANKOMATU GORA {=dd.mm.yyyy}', -30_000, -2_000],
  ['NALOG ZA PLAĆANJE {ELEKTRODISTRIBUCIJA;VODOVOD GORA}|račun 12 34,50', -9_000, -1_200],
  ['MJESEČNO ODRŽAVANJE RAČUNA', -250, -150],
] as const;

function montenegro(random: Random): Drawn {
  const { opening, closing, rows, start, end } = month(random, 'de', ME, {
    count: [10, 90],
    opening: [10_000, 300_000],
    months: 2,
  });
  const holder = random.pick(['Milica Jelić', 'Vuk Gorović']);
  const number = `999-${random.digits(13)}-${random.digits(2)}`;
  const sign = minus({ group: '.', decimal: ',' });
  const one = (row: Placed) => {
    const [out = '', into = ''] = outIn(row.amount, comma).split('|');
    return cells('llrrrr', [dmy(row.date), joined(row.lines), into, out, '0,00', sign(row.balance)], [0, row.at]);
  };
  const heading = cells('llrrrr', 'Datum|Opis|Priliv|Odliv|Provizija|Stanje', null, 'th');
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 11 + 3,
    [510, 660],
    (
      sheet,
    ) => `${sheet.first ? `<div class="sp"><b class="logo">CRNOGORSKA JELA BANKA</b><span>Univerzalni izvještaj</span></div><p>Klijent: ${holder}<br>Broj računa: ${number}<br>Valuta: EUR<br>Period: ${dmy(start)} - ${dmy(end)}</p>${table([400, 100], cells('lr', ['Prethodno stanje', sign(opening)]), 'b')}` : ''}
    ${table([60, 240, 54, 54, 48, 62], heading + sheet.part.map(one).join('') + (sheet.last ? cells('llrrrr', ['Ukupno', '', comma(total(rows, 1)), comma(total(rows, -1)), '0,00', sign(closing)]) : ''), 'k')}${sheet.last ? table([400, 100], cells('lr', ['Novo stanje', sign(closing)]) + cells('lr', ['Rezervisana sredstva', '35,00']) + cells('lr', ['Raspoloživo stanje', sign(closing - 3_500n)]), 'b') : ''}<p class="foot">${text('Izvještaj je generisan elektronski i važi bez pečata.')} ${sheet.index + 1}</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/11pt 'DejaVu Sans Condensed','DejaVu Sans'|36pt 36pt 20pt|.logo{font-size:13pt;line-height:18pt;color:#14532d}p{margin:12pt 0}.b{margin:8pt 0;background:#f3f6f3}.k th{border-top:.5pt solid #14532d;border-bottom:.5pt solid #14532d}.k td{padding:1.5pt 0}.foot{position:absolute;bottom:14pt;font-size:6.5pt}",
    ),
    {
      account: account(`CRNOGORSKA JELA BANKA|${holder}|checking|EUR`, number),
      period: { start, end },
      ...{ opening, closing },
      rows: rows.map((row) => rowOf(row, { shows: true })),
    },
  );
}

const LV = [
  [
    '{RI0#####;KB0#####}|Pirkums ar karti ****## {TIRGUS LIEPA RIGAVA;APTIEKA 4 SMILTSALA}|{=dd.mm.yyyy} 1#:## 12.40 {EUR;USD}',
    -8_000,
    -210,
  ],
  ['{PA0#####;PB0#####}|{SIA Liepas Druka;Ozolkalna ūdens}|Rēķins Nr. 2025/{11;12} 38,00', -30_000, -2_000],
  ['PI0#####|AS Smiltsalas Osta|Alga {janvāris;februāris}', 90_000, 260_000],
  ['KM0#####|Komisijas maksa par karti', -250, -100],
] as const;

function latvia(random: Random): Drawn {
  const { opening, closing, rows, start, end } = month(random, 'de', LV, {
    count: [14, 130],
    opening: [10_000, 400_000],
    months: 2,
  });
  const holder = random.pick(['Ilze Ozolkalna', 'Jānis Liepkalns', 'SIA LIEPAS DRUKA']);
  const printed = iban('LV', `LIEP000${random.digits(10)}`).replaceAll(' ', '');
  const signed = (value: bigint) => `${value < 0n ? '-' : '+'}${point(value).replaceAll(',', '')}`;
  const count = (sign: 1 | -1) => rows.filter(({ amount }) => amount > 0n === sign > 0).length;
  const one = (row: Placed) => {
    const [reference = '', first = '', ...more] = row.lines;
    return (
      cells('lllr', [reference, dmy(row.date), text(first), signed(row.amount)], [0, row.at]) +
      more.map((line) => cells('lllr', ['', '', text(line), ''], [0, row.at])).join('')
    );
  };
  const bar = (words: string, value: bigint) =>
    cells('lllr', [`<b>${words}</b>`, '', '', `<b>${signed(value)}EUR</b>`]);
  const heading = cells(
    'lllr',
    'Darījuma reference|Darījuma reģ.<br>datums|Partneris / Darījuma detaļas|Summa',
    null,
    'th',
  );
  const pages = sheets(
    rows,
    opening,
    (row) => Math.max(1, row.lines.length - 1) * 11 + 3,
    [490, 600],
    (
      sheet,
    ) => `${sheet.first ? `<div class="sp"><b class="logo">LIEPA</b><span class="r">AS Liepa banka, Smiltsala, LV-9999</span></div><h1>KONTA PĀRSKATS</h1><p>${dmy(start)} - ${dmy(end)}<br>Konts: ${printed} (EUR)<br>Klients: ${holder}<br>Dokuments ir sagatavots ${dmy(end)} 23:10</p>` : ''}
    ${table([110, 58, 240, 90], heading + (sheet.first ? bar('Sākuma atlikums', opening) : '') + sheet.part.map(one).join('') + (sheet.last ? bar(`Kopā izskaitīts (${count(-1)})`, total(rows, -1)) + bar(`Kopā ieskaitīts (${count(1)})`, total(rows, 1)) + bar('Beigu atlikums', closing) + cells('lllr', ['Pieejamais overdrafts', '', '', '0.00EUR']) : ''), 'k')}${sheet.last ? '<p>Paldies par sadarbību!</p>' : ''}<p class="foot">Noguldījumi ir garantēti līdz 100 000 EUR. ${sheet.index + 1} / ${sheet.count}</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/11pt 'Liberation Sans'|40pt 44pt 20pt 50pt|.logo{font-size:20pt;line-height:26pt;color:#3f8f29}h1{font-size:13pt;line-height:20pt;margin-top:10pt}p{margin:8pt 0}.k th{border-bottom:.6pt solid #3f8f29;font-size:7pt;line-height:8.5pt}.k td{padding:1.5pt 0}.foot{position:absolute;bottom:16pt;font-size:6.5pt}",
    ),
    {
      account: accountIn(`AS Liepa banka|${holder}|checking|EUR`, null, printed),
      period: { start, end },
      ...{ opening, closing },
      rows: rows.map((row) => rowOf({ ...row, lines: row.lines.slice(1) }, { reference: row.lines[0] ?? null })),
    },
  );
}

export const families: Family[] = [
  family(
    'bg-izvlechenie-dve-valuti',
    'bg',
    'checking',
    ['two-currency-columns', 'letter-sign', 'stacked-dates', 'reference-column'],
    bulgaria,
  ),
  family(
    'me-univerzalni-priliv-odliv',
    'sr',
    'checking',
    ['in-before-out', 'fee-column', 'running-balance', 'two-months'],
    montenegro,
  ),
  family('lv-konta-parskats', 'lv', 'checking', ['reference-column', 'signs-before', 'counts', 'long'], latvia),
];
