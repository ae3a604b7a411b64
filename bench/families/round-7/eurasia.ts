import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { dayAfter, type FigureForm, figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const SPACED: FigureForm = { group: ' ', decimal: ',' };
const plain = (value: bigint): string => figure(value, SPACED);
const signed = (value: bigint): string => `${value < 0n ? '-' : '+'} ${plain(value)} ₸`;

const KINDS = ['Пополнение', 'Перевод', 'Покупка', 'Снятие', 'Разное'];
const TOTALS = ['Пополнения', 'Переводы', 'Покупки', 'Снятия', 'Разное'];
const GOLD: readonly Sort[] = [
  ['Пополнение~С карты другого банка', 500_000, 9_000_000],
  ['Пополнение~Айсулу Т.', 100_000, 2_500_000],
  ['Перевод~Данияр К.', -2_000_000, -50_000],
  ['Покупка~ДУКЕН АЛМАЛЫ', -900_000, -20_000],
  ['Покупка~ТОО КОКТЕМ ФАРМ', -600_000, -30_000],
  ['Покупка~STREAMBOX.EXAMPLE|(-{4;8;12},99 USD)', -650_000, -200_000],
  ['Снятие~Банкомат пр. Сарыарка', -5_000_000, -500_000],
];
const GOLD_LOOK = look(
  `9pt/12pt 'DejaVu Sans'|40pt 44pt|.f{position:absolute;left:44pt;bottom:20pt;font-size:7pt}h1{font-size:13pt;line-height:18pt;text-align:center}.b{margin:12pt 0;border:.5pt solid #999;padding:8pt}.t th{font-weight:bold;border-bottom:.7pt solid #333}td{padding-bottom:3pt}`,
);

const gold = family(
  'kz-checking-gold-newest-first',
  'ru',
  'checking',
  ['newest-first', 'sign-apart-from-figure', 'totals-by-kind', 'foreign-amount-line', 'no-running-balance'],
  (random) => {
    const period = periodOf(random, random.integer(2, 20), 2);
    const sorts = GOLD.map(([words, low, high]): Sort => [words.replace('~', '§'), low, high]);
    const { opening, rows, closing } = booked(random, { ...period, sorts }, 24, 70, [100_000, 9_000_000]);
    const kindOf = (row: Move) => row.lines[0]?.split('§')[0] ?? '';
    const wordsOf = (row: Move) => [row.lines[0]?.split('§')[1] ?? '', ...row.lines.slice(1)];
    const date = (iso: string) => day(iso, 'dd.mm.yy');
    const number = `KZ${random.digits(2)}722C${random.digits(12)}`;
    const sums = KINDS.map((kind, k) =>
      cells('lr', [TOTALS[k] ?? '', signed(total(rows.filter((row) => kindOf(row) === kind)))]),
    );
    const ends = [
      cells('lr', [`Доступно на ${date(period.start)}`, `${plain(opening)} ₸`]),
      ...sums,
      cells('lr', [`Доступно на ${date(period.end)}`, `${plain(closing)} ₸`]),
    ];
    const front = `<h1>ВЫПИСКА<br>по Altyn Gold за период с ${date(period.start)} по ${date(period.end)}</h1><div class="sp b"><div>Нурбекова<br>Салтанат Ержанкызы<br>Доступно на ${date(period.end)}: ${plain(closing)} ₸</div><div>Номер карты: *${random.digits(4)}<br>Номер счета: ${number}<br>Валюта счета: тенге</div></div><div class="sp b"><div>Краткое содержание операций по карте:${table([120, 100], ends.join(''))}</div><div>Лимит на снятие наличности без комиссии:${table([120, 90], cells('lr', 'Остаток зарплатных денег|0,00 ₸') + cells('lr', 'Другие пополнения|300 000,00 ₸') + cells('lr', 'Итого|300 000,00 ₸'))}</div></div>`;
    const lines = rows
      .map(
        (row, r): Line => [
          cells(
            'lrll',
            [date(row.date), `${signed(row.amount)}&nbsp;&nbsp;`, kindOf(row), joined(wordsOf(row))],
            [0, r],
          ),
          15 + 12 * (row.lines.length - 1),
        ],
      )
      .reverse();
    const head = heads('lrll', 'Дата|Сумма&nbsp;&nbsp;|Операция|Детали');
    const pages = pour(
      lines,
      440,
      680,
      (body, at) =>
        `${at === 0 ? front : ''}${table([70, 110, 100, 220], head + body, 't')}<div class="f">АО «Алтын Банкинг», БИК ALTNKZ99, www.altyn-banking.example</div>`,
    );
    const truth = rows.map((row) =>
      rowOf(row, { description: [kindOf(row), ...wordsOf(row)].join(' '), alsoAccepted: [wordsOf(row).join(' ')] }),
    );
    const facts = { ...account('АО «Алтын Банкинг»|Нурбекова Салтанат Ержанкызы|checking|KZT', number) };
    return drawnOf(pages, GOLD_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
);

const PAY: readonly Sort[] = [
  ['Супермаркеты§ЛУКОШКО 0## Verkhnevolzhsk RUS. Операция по карте|****####', -900_000, -12_000],
  ['Рестораны и кафе§KOFEIN-YA Zarechny RUS. Операция по карте ****####', -250_000, -15_000],
  ['Перевод СБП§Перевод для К. Анна Сергеевна. Операция по счету|****####', -3_000_000, -100_000],
  ['Прочие операции§Заработная плата. Операция по счету ****####', 3_000_000, 12_000_000],
  ['Перевод с карты§Перевод от Ж. Илья Петрович. Операция по карте|****####', 50_000, 2_500_000],
];
const PAY_LOOK = look(
  `8pt/11pt 'Liberation Sans'|36pt 40pt|.g{color:#555}h1{font-size:13pt;line-height:17pt}.q{margin:12pt 0}.t td{padding:3pt 0}.t th{font-size:7pt;line-height:9pt;border-bottom:.6pt solid #888;color:#555}.m td{border-bottom:.4pt solid #ccc}.n{text-align:center;padding-top:6pt}`,
);

const paySheet = family(
  'ru-checking-two-line-operation',
  'ru',
  'checking',
  [
    'two-dates-on-two-lines',
    'unsigned-is-out-plus-is-in',
    'four-figures-in-one-line',
    'running-balance',
    'category-first',
  ],
  (random) => {
    const period = periodOf(random, 1);
    const { opening, rows, closing } = booked(random, { ...period, sorts: PAY }, 16, 60, [200_000, 8_000_000]);
    const date = (iso: string) => day(iso, 'dd.mm.yyyy');
    const number = `40817810${random.digits(12)}`;
    const sums = table(
      [125, 125, 125, 125],
      heads('llll', `ОСТАТОК НА ${date(period.start)}|ВСЕГО ПОПОЛНЕНИЙ|ВСЕГО СПИСАНИЙ|ОСТАТОК НА ${date(period.end)}`) +
        cells('llll', [opening, total(rows, 1), total(rows, -1), closing].map(plain)),
      'q',
    );
    const made = rows.map((row) => dayAfter(row.date, -(Number(row.ref.slice(-1)) % 3)));
    const body = rows.map((row, r): Line => {
      const [kind = '', first = ''] = (row.lines[0] ?? '').split('§');
      const amount = (row.amount > 0n ? '+' : '') + plain(row.amount);
      const one = cells(
        'lllrr',
        [
          date(made[r] ?? ''),
          `${String(8 + (r % 14)).padStart(2, '0')}:${Number(row.ref.slice(0, 1)) % 6}4`,
          row.ref.slice(0, 6),
          '',
          '',
        ]
          .slice(0, 3)
          .concat([amount, plain(row.balance)]),
        [0, r],
      ).replace(`<td class="r">${amount}`, `<td class="l"><b>${text(kind)}</b></td><td class="r">${amount}`);
      const two = `<tr data-row="0.${r}"><td class="g">${date(row.date)}</td><td></td><td></td><td class="g">${joined([first, ...row.lines.slice(1)])}</td></tr>`;
      return [one + two, 35 + 11 * (row.lines.length - 1)];
    });
    const head =
      heads('llllrr', 'ДАТА ОПЕРАЦИИ (МСК)||Код|КАТЕГОРИЯ|СУММА В ВАЛЮТЕ|ОСТАТОК СРЕДСТВ') +
      heads('llllrr', 'Дата обработки¹||авторизации|Описание операции|СЧЁТА|В ВАЛЮТЕ СЧЁТА');
    const front = `<h1>Выписка по платёжному счёту</h1><p>За период ${date(period.start)} — ${date(period.end)}</p><p>Владелец счёта: ТАРАСЬКИНА МИЛЕНА ВАДИМОВНА</p><p>Номер счёта: ${number} &nbsp; Валюта: РУБЛЬ РФ</p>${sums}<p><b>Расшифровка операций</b></p>`;
    const pages = pour(
      body,
      450,
      600,
      (some, at, count) =>
        `<div class="sp"><b>ВОЛГАБАНК</b><span>Страница ${at + 1} из ${count}</span></div>${at === 0 ? front : '<p>Выписка по платёжному счёту</p>'}${table([70, 32, 58, 200, 74, 74], head + some, 't')}<div class="n">${at + 1 < count ? 'Продолжение на следующей странице' : '¹ Дата отражения операции по счёту'}</div>`,
    );
    const truth = rows.map((row, r) => {
      const [kind = '', first = ''] = (row.lines[0] ?? '').split('§');
      const words = [first, ...row.lines.slice(1)].join(' ');
      return {
        ...rowOf(row, {
          shows: true,
          description: `${kind} ${words}`,
          alsoAccepted: [words],
          reference: row.ref.slice(0, 6),
        }),
        transactionDate: made[r],
      };
    });
    return drawnOf(pages, PAY_LOOK, {
      account: account('ВОЛГАБАНК|ТАРАСЬКИНА МИЛЕНА ВАДИМОВНА|checking|RUB', number),
      period,
      opening,
      closing,
      rows: truth,
    });
  },
);

export const families: Family[] = [gold, paySheet];
