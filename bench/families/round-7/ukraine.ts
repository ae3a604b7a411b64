import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { cells, drawnOf, family, joined, look, rowOf, table, total } from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountIn, minus, month, type Placed, SPACED, sheets } from './europe-parts.ts';

const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
const time = (row: Placed) =>
  `${String(6 + ((row.at * 7) % 16)).padStart(2, '0')}:${row.ref.slice(0, 1)}${row.ref.slice(3, 4)}`;
const PEOPLE = ['Соснівський Тарас Львович', 'Вербова Олена Ігорівна', 'Дубовик Марія Петрівна'] as const;

const MONO = [
  ['{Пекарня Верба;Аптека 24;Сосновий ринок}', -90_000, -2_500],
  ['Northlark.com', -120_000, -20_000],
  ['На {білу;чорну} картку', -300_000, -10_000],
  ['Від: {Тарас С.;Олена В.}', 10_000, 400_000],
  ['Зарплата|ТОВ Сосна', 900_000, 3_000_000],
  ['Поповнення мобільного|+38099#######', -20_000, -10_000],
] as const;

function mono(random: Random): Drawn {
  const { rows, start, end } = month(random, 'de', MONO, { count: [6, 70], opening: [100_000, 3_000_000] });
  const holder = random.pick(PEOPLE);
  const card = `5375 **** **** ${random.digits(4)}`;
  const printed = iban('UA', `999001${random.digits(19)}`).replaceAll(' ', '');
  const form = minus({ group: ' ', decimal: '.' });
  const one = (row: Placed) => {
    const abroad = row.lines[0] === 'Northlark.com';
    const op = abroad ? form((row.amount * 100n) / 4_127n) : form(row.amount);
    return cells(
      'lllrrcrrrr',
      [
        `${dmy(row.date)}<br>${time(row)}:0${row.at % 10}`,
        joined(row.lines),
        String(4829 + (row.at % 3) * 582),
        form(row.amount),
        op,
        abroad ? 'USD' : 'UAH',
        abroad ? '41.2700' : '—',
        '0.00',
        row.amount < 0n ? (Number(row.ref.slice(0, 2)) / 10).toFixed(2) : '0.00',
        form(row.balance),
      ],
      [0, row.at],
    );
  };
  const heading = cells(
    'lllrrcrrrr',
    'Дата i час<br>операції|Деталі операції|MCC|Сума в валюті<br>картки (UAH)|Сума в валюті<br>операції|Валюта|Курс|Сума комісій<br>(UAH)|Сума кешбеку<br>(UAH)|Залишок після<br>операції (UAH)',
    null,
    'th',
  );
  const pages = sheets(
    [...rows].reverse(),
    0n,
    (row) => Math.max(2, row.lines.length) * 10.5 + 4,
    [330, 470],
    (sheet) =>
      `${sheet.first ? `<h1>Рух коштів по картці</h1><p>Клієнт: ${holder}<br>Інформація по картці: ${card}<br>Рахунок: ${printed}<br>Період: ${dmy(start)} - ${dmy(end)}<br>Сума витрат за період: ${form(-total(rows, -1)).replace('-', '')} UAH<br>Сума зарахувань за період: ${form(total(rows, 1))} UAH</p>` : ''}${table([76, 190, 40, 84, 84, 48, 56, 68, 68, 84], heading + sheet.part.map(one).join(''), 'k')}<p class="foot">АТ «СОСНОВИЙ БАНК» · Дата формування ${dmy(dayAfter(end, 1))} · ${sheet.index + 1} з ${sheet.count}</p>`,
  );
  return drawnOf(
    pages,
    look(
      "7.5pt/10.5pt 'Liberation Sans'|26pt 22pt 16pt|h1{font-size:14pt;line-height:20pt}p{margin:6pt 0}.k th{background:#f2f2f2;font-size:6.5pt;line-height:8pt;padding:2pt}.k td{padding:2pt;border-bottom:.3pt solid #ccc}.foot{position:absolute;bottom:12pt;font-size:6.5pt}",
    ),
    {
      account: accountIn(`АТ «СОСНОВИЙ БАНК»|${holder}|checking|UAH`, card.replaceAll(' ', ''), printed),
      period: { start, end },
      rows: rows.map((row) => rowOf(row, { shows: true })),
    },
  );
}

const PRYVAT = [
  ['Угода № SAMDNWFC####|{Продукти: АТБ Iрпiнь 12;Кафе Верба, Київ}', -60_000, -4_000],
  ['Угода № SAMDNWFC####|Переказ зі своєї картки 41**##', 50_000, 500_000],
  ['Угода № SAMDNWFC####|Комунальні послуги: 1 234,50 грн за червень', -250_000, -40_000],
  ['Угода № SAMDNWFC####|Відсотки за користування кредитним лімітом', -90_000, -5_000],
] as const;

function pryvat(random: Random): Drawn {
  const { rows, start, end } = month(random, 'de', PRYVAT, {
    count: [12, 110],
    opening: [-3_000_000, -500_000],
    floor: null,
  });
  const holder = random.pick(PEOPLE);
  const card = `537541******${random.digits(4)}`;
  const printed = iban('UA', `999299${random.digits(19)}`).replaceAll(' ', '');
  const form = minus(SPACED);
  const one = (row: Placed) =>
    cells(
      'lllrcrrrr',
      [
        `${dmy(row.date)}<br>${time(row)}`,
        card,
        joined(row.lines),
        form(row.amount),
        'UAH',
        form(row.amount),
        '0,00',
        '0,00',
        form(row.balance),
      ],
      [0, row.at],
    );
  const heading = cells(
    'lllrcrrrr',
    'Дата<br>операції|Картка|Деталі операції|Сума у валюті<br>операції|Вал.|Сума у валюті<br>картки|Комісія|Знижка|Залишок',
    null,
    'th',
  );
  const pages = sheets(
    [...rows].reverse(),
    0n,
    (row) => row.lines.length * 10 + 5,
    [510, 680],
    (sheet) =>
      `<p class="sm">${dmy(dayAfter(end, 1))} 12:20&emsp;№ QB00000004417&emsp;Сторінка ${sheet.index + 1} з ${sheet.count}</p>${sheet.first ? `<h1>Виписка по картці</h1><p>Власник рахунку: ${holder}<br>Інформація по картці: ${card}<br>Рахунок IBAN: ${printed}<br>Період: ${dmy(start)} — ${dmy(end)}<br>Усього надходжень: ${form(total(rows, 1))}<br>Усього витрат: ${figure(total(rows, -1), SPACED)}<br>Кредитний ліміт: 50 000,00</p>` : ''}${table([50, 80, 156, 62, 26, 62, 36, 36, 60], heading + sheet.part.map(one).join(''), 'k')}<p class="foot">АТ КБ «ДУБОВИЙ БАНК». Документ підписано КЕП.</p>`,
  );
  return drawnOf(
    pages,
    look(
      "7pt/10pt 'Liberation Sans Narrow','Liberation Sans'|20pt 12pt 16pt|h1{font-size:13pt;line-height:18pt;color:#5a9e1a}p{margin:5pt 0;font-size:8pt;line-height:11pt}.sm{font-size:7pt}.k th{border-bottom:.6pt solid #5a9e1a;line-height:8pt}.k td{padding:2pt 0;border-bottom:.2pt solid #ddd}.foot{position:absolute;bottom:12pt;font-size:6.5pt}",
    ),
    {
      account: accountIn(`АТ КБ «ДУБОВИЙ БАНК»|${holder}|credit-card|UAH`, card, printed),
      period: { start, end },
      rows: rows.map((row) => rowOf(row, { shows: true })),
    },
  );
}

export const families: Family[] = [
  family(
    'ua-rukh-koshtiv-poperek',
    'uk',
    'checking',
    ['landscape', 'newest-first', 'foreign-amounts', 'cashback-column'],
    mono,
    [841.89, 595.28],
  ),
  family(
    'ua-vypyska-kartka',
    'uk',
    'credit-card',
    ['newest-first', 'row-like-page-heads', 'negative-balances', 'small-print'],
    pryvat,
  ),
];
