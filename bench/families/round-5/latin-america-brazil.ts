import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  COMMAED,
  cells,
  family,
  heads,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  moves,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';

const comma = (value: bigint): string => figure(value, COMMAED);

const PIX: readonly Sort[] = [
  [
    'Transferência recebida pelo Pix|{BRENO TAVIRA;OFICINA LUMA LTDA} - •••.###.###-•• - BCO AURIVERDE (0###)|Agência: # Conta: #####-#',
    5_000,
    400_000,
  ],
  ['Transferência enviada pelo Pix|{Padaria Sol Nascente;Iara Quintal} - BCO AURIVERDE (0###)', -90_000, -800],
  ['Compra no débito|{MERCADO ANIL;POSTO CAJU;DROGARIA LIS}', -35_000, -500],
  ['Pagamento de boleto efetuado|{CONDOMINIO ED JATOBA;COMPANHIA DE AGUAS}', -80_000, -6_000],
  ['Rendimento líquido', 3, 900],
];

/** Brazil, a payment account: a heading a day with the totals of what came and went, figures without signs below them. */
function daysWithTotals(random: Random): Drawn {
  const period = periodOf(random);
  const opening = BigInt(random.integer(50_000, 600_000));
  const drawn = moves(random, { ...period, opening, count: random.integer(10, 36), sorts: PIX });
  const days = [...new Set(drawn.map(({ date }) => date))];
  const rows = days.flatMap((date) =>
    ([1, -1] as const).flatMap((sign) =>
      inOrOut(
        drawn.filter((one) => one.date === date),
        sign,
      ),
    ),
  );
  const closing = opening + total(rows);
  const widths = [76, 150, 200, 90];
  const items = rows.map((row, r) => {
    const before = rows[r - 1];
    const newDay = before?.date !== row.date;
    const turned = newDay || before === undefined || before.amount > 0n !== row.amount > 0n;
    const group = rows.filter((one) => one.date === row.date && one.amount > 0n === row.amount > 0n);
    const label = row.amount > 0n ? 'Total de entradas' : 'Total de saídas';
    const head = turned
      ? `<tr class="b">${['l', 'l', 'l', 'r'].map((side, c) => `<td class="${side}">${[newDay ? `${day(row.date, 'dd')} ${mon(row.date, 'JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ')} ${row.date.slice(0, 4)}` : '', label, '', `${row.amount > 0n ? '+' : '-'} ${comma(total(group))}`][c]}</td>`).join('')}</tr>`
      : '';
    const [title = '', ...more] = row.lines;
    return {
      h: 11 * Math.max(1, more.length) + (turned ? 15 : 0) + 4,
      html: head + cells('lllr', ['', text(title), joined(more), comma(row.amount)], [0, r]),
    };
  });
  const parts = pack(items, ({ h }) => h, 520, 660);
  const sums = [
    ['Saldo inicial', comma(opening)],
    ['Total de entradas', `+${comma(total(rows, 1))}`],
    ['Total de saídas', `-${comma(total(rows, -1))}`],
    ['Saldo final do período', `R$ ${comma(closing)}`],
  ]
    .map((one) => cells('lr', one))
    .join('');
  return {
    pages: parts.map(
      (part, at) =>
        `<div class="sp top"><span>Ana Beatriz Quintal<br>CPF •••.418.990-•• &nbsp; Agência 0001 &nbsp; Conta 7719043-2</span><b>lumapag</b></div>${at === 0 ? `<p>${day(period.start, 'dd/mm/yyyy')} a ${day(period.end, 'dd/mm/yyyy')} &nbsp; VALORES EM R$</p>${table([260, 256], sums, 'sum')}<p class="b">Movimentações</p>` : ''}${table(widths, part.map(({ html }) => html).join(''))}<p class="foot">Tem alguma dúvida? Fale com a gente: 0800 999 0000. Extrato gerado dia ${day(dayAfter(period.end, 3), 'dd/mm/yyyy')} às 08:41 &nbsp; ${at + 1} de ${parts.length}</p>`,
    ),
    css: look(
      `7.6pt/11pt 'Noto Sans CJK JP','Liberation Sans'|34pt 38pt|.top{height:54pt;border-bottom:1pt solid #606}.top b{font-size:18pt;line-height:20pt;color:#606}.sum{margin:14pt 0}.sum td{padding:2pt}.b{font-weight:bold}.b td{padding-top:4pt}td{padding-bottom:2pt}.foot{position:absolute;bottom:20pt;left:26pt;right:26pt;font-size:6pt}`,
    ),
    statements: [
      truthOf({
        account: account('lumapag|Ana Beatriz Quintal|checking|BRL', '7719043-2'),
        period,
        opening,
        closing,
        rows: rows.map((row) => rowOf(row)),
      }),
    ],
  };
}

const QUITADO: readonly Sort[] = [
  ['PAGAMENTO EFETUADO', 30_000, 300_000],
  ['ESTORNO ELETRO VEGA', 2_000, 20_000],
];

/** Brazil, a card bill: two columns of tables on a page, a holder each with subtotals, and the instalments of bills to come. */
function sideBySide(random: Random): Drawn {
  const { end } = periodOf(random, 21);
  const start = dayAfter(end, -29);
  const owed = -BigInt(random.integer(40_000, 500_000));
  const one = (sorts: readonly Sort[], count: number) => moves(random, { start, end, count, sorts, floor: null });
  const shops: readonly Sort[] = [
    ['{ARMAZEM PITANGA;LIVRARIA ZENIT;AUTOPOSTO JADE;PIZZARIA FORNO} {CURVELO;BAURU}', -40_000, -900],
    ['{MODAS IRIS;ELETRO VEGA} PARC 0{1;2}/0{4;6}', -60_000, -8_000],
    ['NIMBUS HOSTING BERLIN|US$ {12,00;49,90} Cotação R$ 5,####', -30_000, -6_000],
  ];
  const groups: readonly (readonly [string, Move[]])[] = [
    ['Pagamentos e créditos', one(QUITADO, random.integer(1, 3))],
    ['SILVANA P DUARTE final 4410', one(shops, random.integer(12, 40))],
    ['CAIO P DUARTE final 4428', one(shops, random.integer(3, 30))],
    ['Encargos e tarifas', one([['ANUIDADE DIFERENCIADA 03/12', -3_990, -1_990]], 1)],
  ];
  const rows = groups.flatMap(([, some]) => some);
  const closing = owed + total(rows);
  const sign = (value: bigint) => `${value > 0n ? '- ' : ''}${comma(value)}`;
  const widths = [34, 148, 66];
  let base = 0;
  const items = groups.flatMap(([name, some]) => {
    const from = base;
    base += some.length;
    return [
      {
        h: 30,
        html: `<h3>${name}</h3>${table(widths, heads('llr', 'DATA|ESTABELECIMENTO|VALOR EM R$'))}`,
      },
      ...some.map((row, at) => ({
        h: 10.5 * row.lines.length,
        html: table(
          widths,
          cells('llr', [day(row.date, 'dd/mm'), joined(row.lines), sign(row.amount)], [0, from + at]),
        ),
      })),
      { h: 16, html: table(widths, cells('llr', ['', `<b>Subtotal</b>`, `<b>${sign(total(some))}</b>`])) },
    ];
  });
  const due = dayAfter(end, 8);
  const next = {
    h: 70,
    html: `<h3>Compras parceladas – próximas faturas</h3>${table(widths, list(3, (at) => cells('llr', [day(dayAfter(start, at * 3), 'dd/mm'), `MODAS IRIS 0${at + 2}/06`, comma(BigInt(random.integer(9_000, 50_000)))])).join(''))}`,
  };
  const columns = pack([...items, next], ({ h }) => h, 470, 470);
  const pages = list(Math.ceil(columns.length / 2), (at) => columns.slice(2 * at, 2 * at + 2));
  const panel = `<div class="sp box"><p>Total da fatura anterior R$ ${comma(owed)}<br>Pagamentos e créditos - R$ ${comma(total(rows, 1))}<br>Lançamentos atuais R$ ${comma(total(rows, -1))}<br><b>Total desta fatura R$ ${sign(closing)}</b></p><p>Fechamento ${day(end, 'dd/mm/yyyy')}<br>Vencimento <b>${day(due, 'dd/mm/yyyy')}</b><br>Pagamento mínimo R$ ${comma(closing / 5n)}<br>Limite total R$ 12.000,00</p></div>`;
  return {
    pages: pages.map(
      (pair, at) =>
        `<div class="sp top"><b>Cartões Jequitibá</b><span>SILVANA P DUARTE<br>5299 XXXX XXXX 4410 &nbsp; fl. ${at + 1}/${pages.length}</span></div>${at === 0 ? panel : '<p class="box">Lançamentos (continuação)</p>'}<div class="sp">${pair.map((column) => `<div>${column.map(({ html }) => html).join('')}</div>`).join('')}</div>${at === 0 ? `<p class="bar">29990.00012 ${random.digits(5)}.${random.digits(6)} ${random.digits(5)}.${random.digits(6)} 4 ${random.digits(14)}</p>` : ''}`,
    ),
    css: look(
      `7.6pt/10.5pt 'Liberation Sans','DejaVu Sans Condensed'|34pt 32pt|.top{height:44pt}.top b{font-size:15pt;color:#175}.box{height:86pt;background:#f2f6ee;padding:10pt;margin-bottom:10pt;line-height:14pt}h3{font-size:8.4pt;padding-top:6pt;color:#175}th{font-size:6.4pt}.bar{position:absolute;bottom:26pt;font-size:10pt}`,
    ),
    statements: [
      truthOf({
        account: account('Cartões Jequitibá|SILVANA P DUARTE|credit-card|BRL', '5299XXXXXXXX4410'),
        opening: owed,
        closing,
        rows: rows.map((row) => rowOf(row)),
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'br-wallet-entradas-saidas-dia',
    'pt',
    'checking',
    ['day-headings', 'daily-totals', 'no-signs', 'no-balance'],
    daysWithTotals,
  ),
  family(
    'br-card-fatura-duas-colunas',
    'pt',
    'credit-card',
    ['side-by-side', 'several-holders', 'instalments-to-come', 'no-period'],
    sideBySide,
  ),
];
