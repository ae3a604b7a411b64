import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, booked, cells, drawnOf, family, heads, hourOf, joined, look, rowOf, table } from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { cycleOf, sheets, told } from './asia-parts.ts';

/**
 * What an app's bank of Ukraine prints of a card: ten columns sideways with headings of three lines, seconds, signed amounts of which whole ones have no
 * decimals, dashes in empty cells, a foreign amount with its rate beside, neither an opening nor a closing balance.
 */

/** Text and the shop's code; with a currency: what it cost abroad. */
const SORTS: readonly (readonly [string, number, number])[] = [
  ['{Барвінок;Сільська лавка;Молочар}|5411', -180_000, -3_200],
  ['Кав’ярня «Калина»|5814', -32_000, -6_500],
  ['На картку {526917****####;441411****####}|4829', -900_000, -10_000],
  ['Від: {Марія Т.;Олексій Гончар;ФОП Ткач О.В.}|4829', 10_000, 2_200_000],
  ['{Зарплата;Аванс} ТОВ «Вершина»|4829', 1_400_000, 3_800_000],
  ['Поповнення телефону|+38067#######|4814', -30_000, -5_000],
  ['CLOUDNOTE.COM|5734|USD', -90_000, -30_000],
  ['Pociag Bilety Online|4112|PLN', -240_000, -60_000],
  ['Банкомат ####|Київська обл., Калинівка|6011', -800_000, -50_000],
  ['Скасування. Сільська лавка|5411', 3_000, 40_000],
];

const CSS = look(
  "7.5pt/9.5pt 'Liberation Sans'|32pt 38pt|.sp{align-items:flex-start}h1{font-size:14pt;line-height:20pt}.rows{margin-top:8pt}.rows th{background:#222;color:#fff;white-space:normal;padding:3pt;font-size:7pt;line-height:8.5pt}.rows td{padding:2pt 3pt;border-bottom:.3pt solid #bbb}.foot{position:absolute;bottom:14pt;left:38pt;right:38pt;font-size:6.5pt}",
);

/** A whole amount stands without decimals. */
const money = (value: bigint): string => {
  const plain = figure(value, { group: '', decimal: '.' }).replace(/\.00$/, '');
  return value < 0n ? `-${plain}` : plain;
};

interface Abroad {
  readonly sum: string;
  readonly rate: string;
}

/** Minor units abroad and the rate with which they make about the amount. */
const abroadOf = (amount: bigint, currency: string | undefined): Abroad | null => {
  if (!currency) return null;
  const rate = currency === 'USD' ? 412_534n : 103_871n;
  return { sum: money((amount * 10_000n) / rate), rate: figure(rate, { group: '', decimal: '.', decimals: 4 }) };
};

function draw(random: Random): Drawn {
  const { start } = cycleOf(random, 0);
  const end = dayAfter(start, random.integer(13, 61));
  const { rows } = booked(random, { start, end, sorts: SORTS, step: 20 }, 18, 84, [20_000, 4_000_000]);
  const account29 = iban('UA', `399999${random.digits(19)}`);
  const card = `4441 11** **** ${random.digits(4)}`;
  const holder = random.pick(['Ткаченко Оксана Василівна', 'Гончар Олексій Дмитрович', 'Бондарчук Марія Тарасівна']);
  const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
  const parts = rows.map(({ lines }) => {
    const currency = /^[A-Z]{3}$/.test(lines.at(-1) ?? '') ? lines.at(-1) : undefined;
    const rest = currency ? lines.slice(0, -1) : lines;
    return { currency, code: rest.at(-1) ?? '', text: rest.slice(0, -1) };
  });
  const top = `<div class="sp"><h1>калинабанк | Виписка за карткою</h1><div class="r">Період: ${dmy(start)} - ${dmy(end)}<br>Сформовано: ${dmy(dayAfter(end, 1))} 09:12</div></div><div class="sp"><div>Клієнт: ${holder}<br>Картка: ${card} (чорна)</div><div class="r">IBAN: ${account29}<br>Валюта рахунку: UAH</div></div>`;
  const titles = heads(
    'lllrrlrrrr',
    'Дата i час операції|Деталі операції|MCC|Сума в валюті картки (UAH)|Сума в валюті операції|Валюта|Курс|Сума комісій (UAH)|Сума кешбеку (UAH)|Залишок після операції',
  );
  const widths = [58, 214, 34, 74, 70, 42, 52, 58, 62, 80];
  const pages = sheets(
    rows,
    () => 23.6,
    [380, 440, 40],
    ({ rows: some, index, count, from, isLast }) => {
      const body = some.map((row, r) => {
        const at = from + r;
        const { text = [], code = '', currency } = parts[at] ?? {};
        const abroad = abroadOf(row.amount, currency);
        const when = `${dmy(row.date)}<br>${hourOf(at, rows.length)}:${String(10 + ((at * 7) % 50))}`;
        const back = code === '5814' ? money(-row.amount / 50n) : '—';
        const fee = code === '6011' ? money(-row.amount / 200n) : '—';
        const values = [
          when,
          joined(text),
          code,
          money(row.amount),
          abroad?.sum ?? money(row.amount),
          currency ?? 'UAH',
        ];
        return cells('lllrrlrrrr', [...values, abroad?.rate ?? '—', fee, back, money(row.balance)], [0, at]);
      });
      const note = isLast
        ? '<p style="margin-top:6pt">Виписка є електронним документом. Гаряча лінія 0 800 205 ###, ліцензія № 999 від 05.10.2011.</p>'.replace(
            '###',
            '204',
          )
        : '';
      return `${index === 0 ? top : ''}${table(widths, titles + body.join(''), 'rows')}${note}<div class="foot sp"><span>АТ «КАЛИНАБАНК», 04099, м. Калинівка, вул. Автозаводська, 54/19</span><span>${index + 1} з ${count}</span></div>`;
    },
  );
  const known = {
    ...account(`калинабанк|${holder}|checking|UAH`, card.replaceAll(' ', '')),
    iban: account29.replaceAll(' ', ''),
  };
  const truth = rows.map((row, r) =>
    rowOf(row, {
      shows: true,
      ...told(parts[r]?.text.join(' ') ?? '', `${parts[r]?.text.join(' ')} ${parts[r]?.code}`),
    }),
  );
  return drawnOf(pages, CSS, {
    account: known,
    period: { start, end },
    rows: truth,
    status: 'unverifiable',
    unbound: [0],
  });
}

export const families: Family[] = [
  family(
    'ua-debit-kalyna-ten-columns',
    'uk',
    'checking',
    ['signed', 'seconds', 'foreign-columns', 'no-ends'],
    draw,
    [841.89, 595.28],
  ),
];
