import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Stranger } from '../family.ts';
import { dayAfter, intlDate, text } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  iban,
  list,
  POINT,
  paged,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  whoIn,
} from '../stranger-parts.ts';

/** Books and returns: cash books, trial balances, tax returns, stock lists, plans of money not yet moved. */
type Paper = Pick<Drawn, 'pages' | 'css'>;

function trialBalance(random: Random): Paper {
  const { firm } = whoIn(random, 'de');
  const on = startDay(random);
  const names = [
    'Büroausstattung',
    'Kasse',
    'Bank',
    'Forderungen aus Lieferungen',
    'Vorsteuer 19 %',
    'Verbindlichkeiten',
    'Umsatzsteuer 19 %',
    'Erlöse 19 %',
    'Löhne und Gehälter',
    'Miete',
    'Kfz-Kosten',
    'Porto',
    'Telefon',
    'Abschreibungen',
    'Zinserträge',
  ];
  const rows = list(random.integer(20, 75), (index) => {
    const [start, debit, credit] = [random.integer(0, 900_000), random.integer(0, 700_000), random.integer(0, 700_000)];
    const end = start + debit - credit;
    return [
      String(400 + index * 61).padStart(4, '0'),
      random.pick(names),
      day(dayAfter(on, -random.integer(0, 28)), 'dd.mm.'),
      COMMA(start),
      COMMA(debit),
      COMMA(credit),
      `${COMMA(Math.abs(end))} ${end < 0 ? 'H' : 'S'}`,
    ];
  });
  const pages = paged(
    rows,
    42,
    46,
    (part, index) =>
      `<p><b>Summen- und Saldenliste</b> ${text(firm)} – ${intlDate(on, 'de', { month: 'long', year: 'numeric' })} – Blatt ${index + 1}</p>${tableOf('lllrrrr', ['Konto', 'Bezeichnung', 'Letzte', 'EB-Wert', 'Soll', 'Haben', 'Saldo'], part)}`,
  );
  return {
    pages,
    css: sheet(
      "'Liberation Mono'",
      8,
      '40pt',
      'p{border-bottom:1pt solid;margin-bottom:8pt}table{width:100%}td,th{padding:2pt 3pt}',
    ),
  };
}

function cashBook(random: Random): Paper {
  const { firm } = whoIn(random, 'es');
  const days = daysFrom(random, startDay(random), random.integer(10, 44), 2);
  let cash = random.integer(10_000, 60_000);
  const first = cash;
  const rows = days.map((iso, index) => {
    const comes = random.chance(0.6) || cash < 20_000;
    const amount = comes ? random.integer(4_000, 60_000) : random.integer(200, 15_000);
    cash += comes ? amount : -amount;
    return [
      String(index + 1),
      day(iso, 'dd/mm/yyyy'),
      comes
        ? random.pick(['Ventas mostrador', 'Cobro ticket', 'Cobro fra. cliente'])
        : random.pick(['Gasolina furgoneta', 'Material limpieza', 'Sellos', 'Retirada a banco']),
      comes ? COMMA(amount) : '',
      comes ? '' : COMMA(amount),
      COMMA(cash),
    ];
  });
  const page = `<h1>LIBRO DE CAJA</h1><p>${firm} – Hoja de caja en efectivo, tienda nº ${random.integer(1, 9)}. Existencia inicial en caja: ${COMMA(first)} €</p>${tableOf('rllrrr', ['Nº', 'Fecha', 'Concepto', 'Entradas', 'Salidas', 'Existencia'], rows)}<p>Arqueo: billetes y monedas ${COMMA(cash)} €. Diferencia 0,00. Firma del cajero: __________</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Serif'",
      9,
      '36pt 50pt',
      'h1{text-align:center;font-size:14pt}p{margin:8pt 0}table{width:100%}td,th{border:.5pt solid #555;padding:1.2pt 5pt}',
    ),
  };
}

function vatReturn(random: Random): Paper {
  const { firm } = whoIn(random, 'en');
  const on = startDay(random);
  const [sales, bought] = [random.integer(2_000_000, 40_000_000), random.integer(500_000, 20_000_000)];
  const boxes = [
    ['VAT due on sales and other outputs', sales * 0.2],
    ['VAT due on acquisitions', 0],
    ['Total VAT due', sales * 0.2],
    ['VAT reclaimed on purchases', bought * 0.2],
    ['Net VAT to pay or reclaim', (sales - bought) * 0.2],
    ['Total value of sales excluding VAT', sales],
    ['Total value of purchases excluding VAT', bought],
  ] as const;
  const page = `<h1>VAT Return submitted</h1><p>${text(firm)} · VAT registration ${random.digits(3)} ${random.digits(4)} ${random.digits(2)}</p><p>Period: ${day(dayAfter(on, -91), 'dd mm yyyy')} to ${day(on, 'dd mm yyyy')} · Submitted ${day(dayAfter(on, 30), 'dd mm yyyy')} at 16:0${random.digits(1)} · Form bundle ${random.digits(12)}</p>${tableOf(
    'llr',
    ['Box', 'Description', 'Amount £'],
    boxes.map(([name, value], index) => [String(index + 1), name, POINT(value)]),
  )}<p>Payment will be collected from your bank account on or after ${day(dayAfter(on, 40), 'dd mm yyyy')}.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      11,
      '55pt',
      'h1{border-bottom:3pt solid #0a5}p{margin:12pt 0}table{width:100%}td,th{border-bottom:.75pt solid #bbb;padding:7pt 0}',
    ),
  };
}

function terminalTotals(random: Random): Paper {
  const { firm, place } = whoIn(random, 'nl');
  const start = startDay(random);
  const days = list(random.integer(7, 28), (index) => dayAfter(start, index));
  const rows = days.map((iso) => {
    const [count, debit, credit] = [
      random.integer(10, 190),
      random.integer(20_000, 290_000),
      random.integer(0, 90_000),
    ];
    return [
      day(iso, 'dd-mm-yyyy'),
      String(count),
      COMMA(debit),
      COMMA(credit),
      COMMA(-count * 7),
      COMMA(debit + credit - count * 7),
    ];
  });
  const page = `<h1>Dagtotalen betaalautomaat</h1><p>${firm}, ${place}<br>Terminal ${random.digits(8)} · Merchant-ID ${random.digits(9)}</p>${tableOf('lrrrrr', ['Datum', 'Aantal', 'Debitcard', 'Creditcard', 'Kosten', 'Netto uit te betalen'], rows)}<p>Uitbetaling dagelijks op ${iban('NL', `OUDK${random.digits(10)}`)} ten name van ${firm}.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans'",
      8.5,
      '45pt',
      'h1{font-size:15pt}p{margin:10pt 0}table{width:100%}th{background:#ffd54f;padding:4pt}td{padding:3pt 4pt}',
    ),
  };
}

function portugueseBudget(random: Random): Paper {
  const { place } = whoIn(random, 'pt');
  const year = startDay(random).slice(0, 4);
  const items = [
    'Limpeza das partes comuns',
    'Eletricidade da escada',
    'Manutenção do elevador',
    'Seguro do edifício',
    'Fundo comum de reserva',
    'Administração',
    'Jardinagem',
  ].map((name) => ({ name, cost: random.integer(10_000, 380_000) }));
  const total = sum(items.map(({ cost }) => cost));
  const shares = list(random.integer(6, 14), (index) => [
    `${Math.floor(index / 2)}.º ${index % 2 ? 'Dto.' : 'Esq.'}`,
    `${60 + index * 3},00`,
    COMMA(total / 14),
    ...list(4, (q) => `01/${String(q * 3 + 1).padStart(2, '0')}/${year}`),
  ]);
  const page = `<h1>Orçamento do condomínio – ${year}</h1><p>${place} – aprovado em assembleia de 1${random.digits(1)}/01/${year}</p>${tableOf(
    'lrr',
    ['Rubrica', 'Mensal €', 'Anual €'],
    items.map(({ name, cost }) => [name, COMMA(cost / 12), COMMA(cost)]),
  )}<h2>Quotas por fração</h2>${tableOf('lrrcccc', ['Fração', 'Permil.', 'Quota €', '1.ª', '2.ª', '3.ª', '4.ª'], shares)}<p>Pagamento para ${iban('PT', random.digits(21))}. Total orçamentado ${COMMA(total)} €.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      9,
      '45pt',
      'p,h2{margin:10pt 0}h1{font-size:16pt}table{width:100%}td,th{border:.5pt solid #9ab;padding:3pt 5pt}',
    ),
  };
}

function rentAccount(random: Random): Paper {
  const { person, place } = whoIn(random, 'en');
  const start = startDay(random);
  const rent = random.integer(9_000, 31_000);
  const rows = list(random.integer(12, 32), (index) => {
    const due = dayAfter(start, index * 7);
    return [
      `Week ${index + 1}`,
      day(due, 'dd/mm/yyyy'),
      POINT(rent),
      POINT(Math.round(rent * 0.07)),
      POINT(Math.round(rent * 1.07)),
      index % 24 === 23 ? 'Rent-free week' : '',
    ];
  });
  const page = `<h1>Rent schedule ${start.slice(0, 4)}/${Number(start.slice(2, 4)) + 1}</h1><p>Tenant: ${person}<br>Property: ${place}<br>Payment reference ${random.digits(9)}</p>${tableOf('llrrrl', ['Week', 'From', 'Rent £', 'Service charge £', 'Due £', 'Note'], rows)}<p>Pay by standing order to Dunmere Homes, sort code 00-22-${random.digits(2)}, account ${random.digits(8)}. This schedule shows amounts to come and not payments made.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      9,
      '40pt 55pt',
      'h1{font-size:15pt}p{margin:10pt 0}table{width:100%}td,th{padding:2pt 4pt;border-bottom:.25pt solid #aaa}',
    ),
  };
}

function chineseStock(random: Random): Paper {
  const { firm } = whoIn(random, 'zh-CN');
  const goods = ['螺母M8', '轴承6204', '电缆BV2.5', '劳保手套', '切割片125', '焊条J422'];
  let left = random.integer(80, 300);
  const rows = daysFrom(random, startDay(random), random.integer(12, 34), 3).map((iso) => {
    const enters = random.chance(0.5) || left < 60;
    const count = random.integer(1, 55);
    left += enters ? count : -count;
    return [
      iso,
      `${enters ? 'RK' : 'CK'}${random.digits(6)}`,
      enters ? '采购入库' : random.pick(['生产领用', '销售出库']),
      enters ? String(count) : '',
      enters ? '' : String(count),
      String(left),
    ];
  });
  const page = `<h1>库存明细账</h1><p>${firm}　品名:${random.pick(goods)}　单位:件　仓库:${random.integer(1, 4)}号库</p>${tableOf('lllrrr', ['日期', '单据号', '摘要', '入库', '出库', '结存'], rows)}<p>保管员:　　　　　　复核:</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Noto Sans CJK SC'",
      8.5,
      '40pt',
      'h1{text-align:center;font-size:15pt}p{margin:8pt 0}table{width:100%}td,th{border:.5pt solid;padding:1.5pt 5pt}',
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('de-trial-balance', 'de', trialBalance),
  stranger('es-cash-book', 'es', cashBook),
  stranger('en-vat-return', 'en', vatReturn),
  stranger('nl-terminal-totals', 'nl', terminalTotals),
  stranger('pt-condo-budget', 'pt', portugueseBudget),
  stranger('en-rent-schedule', 'en', rentAccount),
  stranger('zh-cn-stock-ledger', 'zh-CN', chineseStock),
];
