import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, booked, cells, drawnOf, family, heads, look, type Move, rowOf, table, total } from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { cycleOf, sheets, told } from './asia-parts.ts';

/**
 * Accounts behind cards in Russian and Ukrainian: two dates one above the other and a category above the text, newest first, a plus before what
 * comes in and nothing before what goes out; a Kazakh one of signed amounts with the currency's sign and a short summary, newest first; a
 * Ukrainian table of ten columns with seconds, dashes in empty cells and whole amounts without decimals.
 */

const spaced = (value: bigint): string => figure(value, { group: '\u00a0', decimal: ',' });

const RU_SORTS: readonly (readonly [string, number, number])[] = [
  ['Супермаркеты|{PODSOLNUH 12##;LAVKA DOMA} {Tver;Kalinin} RUS.', -380_000, -12_000],
  ['Рестораны и кафе|KOFE BEREZKA Tver RUS.', -180_000, -19_000],
  ['Перевод на карту|Перевод для {Е. Марина Сергеевна;К. Олег Юрьевич}.', -2_500_000, -30_000],
  ['Перевод от клиента|Перевод от {Л. Ирина Павловна;К. Олег Юрьевич}.', 20_000, 3_000_000],
  ['Прочие операции|Зарплата ООО "ВЕРШИНА" за {=mm.yyyy}.', 4_500_000, 9_800_000],
  ['Выдача наличных|ATM 600#### TVER RUS.', -2_000_000, -100_000],
  ['Транспорт|MOS.TRANSPORT {=dd.mm} RUS.', -40_000, -5_700],
  ['Коммунальные услуги|TVERENERGO л/с 77########.', -640_000, -90_000],
];

const RU_CSS = look(
  "7.5pt/10pt 'Liberation Sans'|34pt 40pt|.sp{align-items:flex-start}h1{font-size:14pt;line-height:20pt}.top td{padding:1.5pt 14pt 1.5pt 0}.bal{margin:10pt 0;border-top:1pt solid #21a038;border-bottom:1pt solid #21a038}.bal td,.bal th{padding:3pt}.bal td{font-size:10pt;font-weight:bold}.rows th{font-size:6.5pt;line-height:8pt;color:#555;border-bottom:1pt solid #999;padding-bottom:3pt}.rows td{padding:2.5pt 0;border-bottom:.3pt solid #ddd}.rows small{color:#666;font-size:6.5pt}.notes{font-size:6pt;line-height:8pt;margin-top:10pt}.foot{position:absolute;bottom:14pt;left:40pt;right:40pt;font-size:6.5pt}",
);

const clock = (random: Random, count: number): string[] =>
  Array.from(
    { length: count },
    () => `${String(random.integer(8, 21)).padStart(2, '0')}:${random.integer(10, 59)}`,
  ).sort();

/** Hours that go up within a day. */
const hours = (random: Random, rows: readonly Move[]): string[] => {
  const days = [...new Set(rows.map(({ date }) => date))];
  return days.flatMap((iso) => clock(random, rows.filter(({ date }) => date === iso).length));
};

function russian(random: Random): Drawn {
  const { start } = cycleOf(random, 0);
  const end = dayAfter(start, random.integer(29, 60));
  const {
    opening,
    rows: drawnRows,
    closing,
  } = booked(random, { start, end: dayAfter(end, -2), sorts: RU_SORTS }, 18, 80, [100_000, 9_000_000]);
  const isWrong = random.chance(0.3);
  const times = hours(random, drawnRows);
  let processed = start;
  const rows = drawnRows.map((row) => {
    const next = dayAfter(row.date, /Перевод|Зарплата/.test(row.lines.join(' ')) ? 0 : random.integer(0, 2));
    processed = next > processed ? next : processed;
    return { ...row, done: row.date, date: processed, code: row.ref.slice(0, 6) };
  });
  const tail = random.digits(4);
  const number = `40817810${random.digits(12)}`;
  const shownNumber = number.replace(/^(.{5})(.{3})(.)(.{4})(.{7})$/, '$1 $2 $3 $4 $5');
  const holder = random.pick(['ЛЕБЕДЕВА ИРИНА ПАВЛОВНА', 'КОРОБОВ ОЛЕГ ЮРЬЕВИЧ', 'САФИН РУСТАМ ИЛЬДАРОВИЧ']);
  const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
  const out = -total(rows, -1) + (isWrong ? 10_000n : 0n);
  const texts = rows.map(
    ({ lines: [kind = '', text = ''] }) => [kind, `${text} Операция по карте ****${tail}`] as const,
  );
  const top = `<div class="sp"><h1>Березка Банк</h1><span>Дата формирования ${dmy(dayAfter(end, 1))}</span></div><h1>Выписка по счёту дебетовой карты</h1><table class="top"><tr><td>Владелец счёта</td><td>${holder}</td></tr><tr><td>Карта</td><td>Березка Классик •••• ${tail}</td></tr><tr><td>Номер счёта</td><td>${shownNumber}</td></tr><tr><td>Валюта</td><td>Российский рубль</td></tr></table>
<b>Итого по операциям за период ${dmy(start)} — ${dmy(end)}</b>${table([128, 128, 128, 131], heads('llll', `ОСТАТОК НА ${dmy(start)}|ВСЕГО ПОПОЛНЕНИЙ|ВСЕГО СПИСАНИЙ|ОСТАТОК НА ${dmy(end)}`) + cells('llll', [spaced(opening), spaced(total(rows, 1)), spaced(out), spaced(closing)]), 'bal')}<b>Расшифровка операций</b>`;
  const titles = heads(
    'llrr',
    'ДАТА ОПЕРАЦИИ (МСК)<br>Дата обработки¹ и код авторизации|КАТЕГОРИЯ<br>Описание операции|СУММА В ВАЛЮТЕ СЧЁТА<br>Сумма в валюте операции²|ОСТАТОК СРЕДСТВ<br>В ВАЛЮТЕ СЧЁТА',
  );
  const order = rows.map((_, r) => rows.length - 1 - r);
  const pages = sheets(
    order,
    () => 25.6,
    [470, 640, 90],
    ({ rows: some, index, count, isLast }) => {
      const body = some.flatMap((r) => {
        const row = rows[r];
        if (!row) return [];
        const [kind = '', text = ''] = texts[r] ?? [];
        const days = `${dmy(row.done)} ${times[r]}<br><small>${dmy(row.date)} ${row.code}</small>`;
        const sum = `${row.amount > 0n ? '+' : ''}${spaced(row.amount)}`;
        return cells('llrr', [days, `${kind}<br><small>${text}</small>`, sum, spaced(row.balance)], [0, r]);
      });
      const notes = isLast
        ? `<div class="notes">¹ Дата обработки — дата отражения операции по счёту.<br>² По операциям в валюте, отличной от валюты счёта, указан курс на дату обработки.<br>Действителен до ${dmy(dayAfter(end, 60))}. Для проверки подлинности документа: berezka.example, код 900-###. Лицензия № 99999 от 11.08.2015.</div>`.replace(
            '###',
            tail.slice(1),
          )
        : '<p style="text-align:right">Продолжение на следующей странице</p>';
      return `${index === 0 ? top : `<div class="sp"><b>Выписка по счёту дебетовой карты</b><span>Страница ${index + 1} из ${count}</span></div>`}${table([118, 226, 90, 81], titles + body.join(''), 'rows')}${notes}<div class="foot">ПАО Березка Банк, 119999, Тверь, ул. Озёрная, 19　8 800 999-55-50</div>`;
    },
  );
  const truth = rows.map((row, r) => {
    const [kind = '', text = ''] = texts[r] ?? [];
    return rowOf(row, { shows: true, reference: row.code, ...told(`${kind} ${text}`, text) });
  });
  const facts = {
    account: account(`Березка Банк|${holder}|checking|RUB`, number),
    period: { start, end },
    opening,
    closing,
  };
  return drawnOf(pages, RU_CSS, { ...facts, rows: truth, status: isWrong ? 'failed' : 'verified' });
}

const KZ_SORTS: readonly (readonly [string, number, number])[] = [
  ['Покупка|{МАГНОЛИЯ ##;ИП САРСЕНОВА;Кофейня Алма}', -1_800_000, -35_000],
  ['Покупка|CLOUDNOTE.COM|(- {9;19},99 USD)', -980_000, -440_000],
  ['Перевод|{Айгерим С.;Данияр К.;Елена П.}', -6_000_000, -50_000],
  ['Пополнение|{Данияр К.;С карты другого банка;Зарплата ТОО Вершина}', 100_000, 35_000_000],
  ['Снятие|Банкомат Алатау AB####', -10_000_000, -500_000],
  ['Разное|Комиссия за {перевод;снятие наличных}', -30_000, -9_500],
];

const KZ_CSS = look(
  "8.5pt/11.5pt 'Liberation Sans','DejaVu Sans'|36pt 44pt|.sp{align-items:flex-start}h1{font-size:12pt;line-height:17pt;text-align:center;font-weight:bold;margin-bottom:10pt}.info td{padding:1pt 10pt 1pt 0}.brief td,.brief th{padding:1.5pt 4pt}.rows{margin-top:10pt}.rows th{border-bottom:1pt solid #d33;padding:3pt 4pt;font-weight:bold}.rows td{padding:2.5pt 4pt;border-bottom:.3pt solid #ddd}.rows small{color:#777}.foot{position:absolute;bottom:16pt;left:44pt;right:44pt;font-size:6.5pt;text-align:center}",
);

function kazakh(random: Random): Drawn {
  const { start } = cycleOf(random, 0);
  const end = dayAfter(start, random.integer(29, 89));
  const { opening, rows, closing } = booked(random, { start, end, sorts: KZ_SORTS }, 20, 110, [1_000_000, 40_000_000]);
  const tail = random.digits(4);
  const account20 = iban('KZ', `799B${random.digits(12)}`.slice(0, 16)).replaceAll(' ', '');
  const holder = random.pick(['Сарсенова Айгерим Маратовна', 'Ким Данияр Олегович']);
  const short = (iso: string) => day(iso, 'dd.mm.yy');
  const tenge = (value: bigint) => `${value < 0n ? '-' : '+'} ${spaced(value)} ₸`;
  const kinds = [
    ['Пополнения', 'Пополнение'],
    ['Переводы', 'Перевод'],
    ['Покупки', 'Покупка'],
    ['Снятия', 'Снятие'],
    ['Разное', 'Разное'],
  ];
  const brief = kinds.map(([title = '', kind = '']) => {
    const some = total(rows.filter(({ lines: [one] }) => one === kind));
    return cells('lr', [title, some === 0n ? '0,00 ₸' : tenge(some)]);
  });
  const top = `<h1>ВЫПИСКА<br>по Алатау Gold за период с ${short(start)} по ${short(end)}</h1><div class="sp"><div><b>${holder}</b><table class="info"><tr><td>Номер карты:</td><td>*${tail}</td></tr><tr><td>Номер счета:</td><td>${account20}</td></tr><tr><td>Валюта счета:</td><td>тенге</td></tr></table></div>${table([120, 110], `<tr><th class="l"><b>Краткое содержание операций по карте:</b></th></tr>${cells('lr', [`Доступно на ${short(start)}`, tenge(opening)])}${brief.join('')}${cells('lr', [`<b>Доступно на ${short(end)}</b>`, `<b>${tenge(closing)}</b>`])}`, 'brief')}</div>`;
  const titles = heads('lrll', 'Дата|Сумма|Операция|Детали');
  const order = rows.map((_, r) => rows.length - 1 - r);
  const height = (r: number) => 5.4 + 11.5 * (rows[r]?.lines.length === 3 ? 2 : 1);
  const pages = sheets(order, height, [490, 650, 50], ({ rows: some, index, count, isLast }) => {
    const body = some.flatMap((r) => {
      const row = rows[r];
      if (!row) return [];
      const [kind = '', text = '', abroad] = row.lines;
      const sum = `${tenge(row.amount)}${abroad ? `<br><small>${abroad}</small>` : ''}`;
      return cells('lrll', [short(row.date), sum, `&nbsp;&nbsp;&nbsp;${kind}`, text], [0, r]);
    });
    const note = isLast
      ? `<p style="margin-top:10pt;font-size:7pt">— Сумма заблокирована. Банк ожидает подтверждения от платежной системы. По вопросам звоните на 9999. Выписка сформирована ${short(dayAfter(end, 1))}.</p>`
      : '';
    return `${index === 0 ? `<b style="color:#d33">АО «Алатау Банк»</b>${top}` : ''}${table([70, 118, 100, 219], titles + body.join(''), 'rows')}${note}<div class="foot">АО «Алатау Банк», БИК ALTUKZKA, www.alatau.example　${index + 1}/${count}</div>`;
  });
  const known = { ...account(`АО «Алатау Банк»|${holder}|checking|KZT`, `*${tail}`), iban: account20, bic: 'ALTUKZKA' };
  const truth = rows.map((row) => {
    const [kind = '', text = '', abroad = ''] = row.lines;
    return rowOf(
      row,
      told(
        `${kind} ${text}`,
        text,
        `${kind} ${text} ${abroad}`.trim(),
        `${text} ${abroad}`.trim(),
        `${abroad} ${kind} ${text}`.trim(),
      ),
    );
  });
  return drawnOf(pages, KZ_CSS, { account: known, period: { start, end }, opening, closing, rows: truth });
}

export const families: Family[] = [
  family(
    'ru-debit-berezka-two-days',
    'ru',
    'checking',
    ['newest-first', 'two-dates-stacked', 'plus', 'misprint'],
    russian,
  ),
  family(
    'kz-debit-alatau-signed',
    'ru',
    'checking',
    ['newest-first', 'signed', 'kinds-summary', 'no-running-balance'],
    kazakh,
  ),
];
