import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  look,
  type Move,
  moves,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { blocks, br, minus, wrapped } from './asia-parts.ts';

/**
 * Russian and Ukrainian card accounts: a neobank's certificate whose date stands once a day and whose texts repeat amount and day; a table of all
 * cards, printed from a spreadsheet, newest first; an online list with a status and no balance, in which declined payments stand among the booked.
 */

const spaced = (value: bigint): string => figure(value, { group: '\u00a0', decimal: '.' });
const comma = (value: bigint): string => figure(value, { group: '\u00a0', decimal: ',' });

const RU: readonly Sort[] = [
  [
    'Оплата товаров и услуг @|{KAFE ROMASHKA;PRODUKTY 24;APTEKA 36;TAKSI VEZU}, {MOSCOW;KAZAN;TVER}|дата операции: {=dd/mm/yyyy}',
    -480_000,
    -5000,
  ],
  ['Оплата товаров и услуг @ {AVIABILETY.EXAMPLE;KNIZHNY DOM} дата операции: {=dd/mm/yyyy}', -3_200_000, -90_000],
  ['Снятие наличных в банкомате @|ATM ###### {MOSCOW;KAZAN}|дата операции: {=dd/mm/yyyy}', -2_000_000, -100_000],
  ['Перевод {Алексею К.;Марине Д.} по номеру телефона +7 9## ###-##-## @', -900_000, -10_000],
  ['Пополнение с карты 4###**#### @', 100_000, 4_000_000],
  ['Перевод заработной платы по реестру № ### от {=dd/mm/yyyy} @', 3_500_000, 9_500_000],
  ['Вознаграждение за покупки @', 3000, 150_000],
  ['Комиссия за смс-информирование @', -5000, -4900],
];

function dayOnce(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: RU }, 10, 70, [20_000, 8_000_000]);
  const [holder, clerk] = random.shuffle([
    'Ветлугин Артём Сергеевич',
    'Заславская Дарья Игоревна',
    'Кремнев Олег Павлович',
  ]);
  const number = `40817810${random.digits(12)}`;
  const rur = (value: bigint) => `${minus(value, spaced)} RUR`;
  const long = rows.map((row) => ({
    ...row,
    lines: row.lines.flatMap((line) => wrapped(line.replace('@', `${spaced(row.amount)} RUR`), 58)),
  }));
  const widths = [70, 280, 86, 86];
  const align = 'llrr';
  const parts = pack(
    long.map((row, at) => ({ row, at })),
    ({ row }) => row.lines.length * 11.5 + 5,
    470,
    640,
  );
  const intro = `<h1>Выписка</h1><div class="facts">${blocks([`ФИО: ${holder}`, 'Адрес регистрации: г. Вышегорск, ул. Садовая, д. 4, кв. 18', `Счет № ${number}`, `Период: ${day(start, 'dd.mm.yyyy')} — ${day(end, 'dd.mm.yyyy')}`, `Дата формирования: ${day(dayAfter(end, 3), 'dd.mm.yyyy')}`])}<br><div>Входящий остаток: <b>${rur(opening)}</b></div></div>`;
  const outro = `${table(widths, cells(align, ['<b>Итог:</b>', '', rur(total(rows, 1)), rur(total(rows, -1))]), 'sum')}<div>Исходящий остаток: <b>${rur(closing)}</b></div><div class="sign sp"><span>Руководитель отдела ______________ ${clerk}</span><span>Специалист ______________ </span></div>`;
  const pages = parts.map((part, p) => {
    const body = part.map(({ row, at }) =>
      cells(
        align,
        [
          row.firstOfDay ? day(row.date, 'dd.mm.yyyy') : '',
          br(row.lines),
          row.amount > 0n ? rur(row.amount) : '',
          row.amount < 0n ? rur(row.amount) : '',
        ],
        [0, at],
      ),
    );
    return `<div class="sp top"><b>Комета Банк (АО)</b><span>Лицензия № 9912 от 14.08.2012 · БИК 044599912</span></div>${p === 0 ? intro : ''}${table(widths, heads(align, 'Дата|Описание|Приход|Расход') + body.join(''), 'list')}${p === parts.length - 1 ? outro : ''}`;
  });
  return drawnOf(
    pages,
    look(
      '8.4pt/11.5pt Liberation Sans|36pt 36pt|.top{color:#777;font-size:7pt;margin-bottom:10pt}h1{font-size:15pt;margin:6pt 0}.facts{margin-bottom:10pt}.list td,.list th{padding:2pt 3pt;border-bottom:.4pt solid #ddd}.list th{font-weight:bold}.sum td{padding:5pt 3pt}.sign{margin-top:30pt}',
    ),
    {
      account: account(`Комета Банк (АО)|${holder}|checking|RUB`, number),
      ...{ period: { start, end }, opening, closing, rows: long.map((row) => rowOf(row)) },
    },
  );
}

const UA: readonly Sort[] = [
  ['Продукти та супермаркети|Продукти: {Овочевий рай;Магазин Колосок;Маркет Криниця}', -120_000, -3500],
  ["Кафе, бари, ресторани|{Кав'ярня Ліхтар;Піцерія Вежа}", -65_000, -4000],
  ['Перекази|Переказ через додаток. {Одержувач;Отримувач}: {Гнатюк О.В.;Ярема Т.С.}', -500_000, -10_000],
  ['Зарахування переказу|{Зі своєї картки 51**##;Переказ від Коваль І.М.}', 20_000, 900_000],
  ["Мобільний зв'язок|Поповнення мобільного +38063###37##", -30_000, -5000],
  ['Комунальні послуги|Водоканал, особовий рахунок 1######, за 0{2;3}.2024', -90_000, -12_000],
  ['Зняття готівки|Банкомат А0#### вул. Липова, 1{2;7}', -400_000, -20_000],
  ['Зарплата|Зарплата. ТОВ "Степовий Лан"', 800_000, 3_400_000],
  ['Бари та розваги|STREAMBOX.EXAMPLE 1##-555-01##, {Amsterdam;Dublin}', -40_000, -9900],
];

function cardsTable(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, random.integer(1, 2));
  const held = [booked(random, { start, end, sorts: UA }, 8, 55, [10_000, 3_000_000])];
  if (random.chance(0.4)) held.push(booked(random, { start, end, sorts: UA }, 3, 14, [10_000, 400_000]));
  const masks = held.map(() => `${random.pick(['5168', '4149', '5363'])} **** **** ${random.digits(4)}`);
  const all = held
    .flatMap(({ rows }, s) => rows.map((row, at) => ({ row, at, s, time: hourOf(at, rows.length) })))
    .sort((a, b) => `${a.row.date}${a.time}`.localeCompare(`${b.row.date}${b.time}`))
    .reverse();
  const ordered = held.map((_, s) =>
    all
      .filter((one) => one.s === s)
      .reverse()
      .map(({ at }) => at),
  );
  const holder = random.pick(['Мельничук Оксана Петрівна', 'Бойчук Андрій Ігорович']);
  const widths = [48, 28, 100, 92, 196, 58, 36, 62, 44, 62, 40];
  const align = 'ccllrrcrcrc'.replace('llrr', 'lllr');
  const head = heads(
    align,
    'Дата|Час|Категорія|Картка|Опис операції|Сума в<br>валюті картки|Валюта<br>картки|Сума в валюті<br>транзакції|Валюта<br>транзакції|Залишок на<br>кінець періоду|Валюта<br>залишку',
  );
  const foreign = (row: Move) => row.lines[1]?.startsWith('STREAM');
  const pages = pack(all, () => 14.5, 400, 480).map((part, p) => {
    const body = part.map(({ row, at, s, time }) => {
      const far = foreign(row) ? [minus(row.amount / 43n, spaced), 'EUR'] : [minus(row.amount, spaced), 'UAH'];
      const values = [
        day(row.date, 'dd.mm.yyyy'),
        time,
        row.lines[0] ?? '',
        masks[s] ?? '',
        br([row.lines[1] ?? '']),
        minus(row.amount, spaced),
        'UAH',
        ...far,
        minus(row.balance, spaced),
        'UAH',
      ];
      return cells(align, values, [s, ordered[s]?.indexOf(at) ?? 0]);
    });
    const intro = `<h1>Виписка з Ваших карток за період ${day(start, 'dd.mm.yyyy')} - ${day(end, 'dd.mm.yyyy')}</h1><div>${holder}</div>`;
    return `${p === 0 ? intro : ''}${table(widths, (p === 0 ? head : '') + body.join(''), 'grid')}`;
  });
  return {
    pages: pages.map((page) => page.replace('<h1>', '<b class="logo">Каштан Банк</b><h1>')),
    css: look(
      '7pt/10pt DejaVu Sans Condensed|24pt 36pt|.logo{color:#3a7d00;font-size:10pt}h1{font-size:10pt;margin:6pt 0}.grid td,.grid th{border:.4pt solid #bbb;padding:1.7pt 2pt}.grid th{background:#e4efd8}',
    ),
    statements: held.map(({ rows }, s) =>
      truthOf({
        account: account(`Каштан Банк|${holder}|checking|UAH`, (masks[s] ?? '').replaceAll(' ', '')),
        period: { start, end },
        status: 'unverifiable',
        unbound: [0],
        rows: rows.map((row) =>
          rowOf({ ...row, lines: [row.lines[1] ?? ''] }, { shows: true, alsoAccepted: [row.lines.join(' ')] }),
        ),
      }),
    ),
  };
}

function status(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const drawn = moves(random, { start, end, sorts: UA, count: random.integer(6, 48), floor: null });
  const listed = drawn.map((row, at) => ({
    row,
    time: hourOf(at, drawn.length),
    declined: at > 0 && row.amount < 0n && random.chance(0.06),
  }));
  const rows = listed.filter(({ declined }) => !declined);
  const holder = random.pick(['Савчук Леся Романівна', 'Дорошенко Максим Юрійович']);
  const card = `4${random.digits(5)}******${random.digits(4)}`;
  const widths = [52, 78, 176, 84, 84, 54, 34];
  const align = 'lllllrc';
  const head = heads(align, 'Статус|Дата операції|Опис операції|Рахунок/картка|Категорія|Сума|Валюта');
  const long = [...listed]
    .reverse()
    .map((one) => ({ ...one, what: wrapped(one.row.lines[1] ?? '', 38), kind: wrapped(one.row.lines[0] ?? '', 18) }));
  const pages = pack(long, ({ what, kind }) => Math.max(what.length, kind.length) * 10 + 8, 560, 640).map(
    (part, p, all) => {
      const body = part.map((one) => {
        const at = rows.findIndex(({ row }) => row === one.row);
        const values = [
          one.declined ? 'Відхилено' : 'Виконано',
          `${day(one.row.date, 'dd.mm.yyyy')} ${one.time}`,
          br(one.what),
          card,
          br(one.kind),
          minus(one.row.amount, comma),
          'UAH',
        ];
        return cells(align, values, at < 0 ? null : [0, at]);
      });
      const intro = `<h1>Історія операцій</h1><div class="facts">${blocks([`Клієнт: ${holder}`, `Період: ${day(start, 'dd.mm.yyyy')} – ${day(end, 'dd.mm.yyyy')}`, `Сформовано: ${day(dayAfter(end, 1), 'dd.mm.yyyy')} 08:31`])}</div>`;
      return `<b class="logo">дніпробанк онлайн</b>${p === 0 ? intro : ''}${table(widths, head + body.join(''), 'list')}<div class="foot sp"><span>АТ "ДНІПРОБАНК" · ліцензія НБУ №999 від 05.10.2011 · 0 800 505 800</span><span>${p + 1}/${all.length}</span></div>`;
    },
  );
  return drawnOf(
    pages,
    look(
      '7.4pt/10pt Liberation Sans|26pt 16pt|.logo{color:#00965e;font-size:12pt}h1{font-size:12pt;margin:10pt 0 4pt}.facts{margin-bottom:8pt}.list td,.list th{padding:3.5pt 3pt;border-bottom:.4pt solid #ddd}.list th{background:#00965e;color:#fff}.foot{position:absolute;bottom:12pt;left:16pt;right:16pt;font-size:6pt;color:#666}',
    ),
    {
      account: account(`дніпробанк|${holder}|checking|UAH`, card),
      period: { start, end },
      status: 'unverifiable',
      unbound: rows.map((_, at) => at),
      rows: rows.map(({ row }) =>
        rowOf({ ...row, lines: [row.lines[1] ?? ''] }, { alsoAccepted: [`${row.lines[1]} ${row.lines[0]}`] }),
      ),
    },
  );
}

export const families: Family[] = [
  family(
    'ru-card-dayonce',
    'ru',
    'checking',
    ['date-once-a-day', 'amount-in-text', 'blank-groups', 'no-running-balance'],
    dayOnce,
  ),
  family(
    'ua-cards-table',
    'uk',
    'checking',
    ['newest-first', 'cards-interleaved', 'no-opening', 'headings-once'],
    cardsTable,
    [A4[1], A4[0]],
  ),
  family('ua-card-status', 'uk', 'checking', ['no-balance', 'newest-first', 'declined-rows'], status),
];
