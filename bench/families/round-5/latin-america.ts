import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';
import {
  account,
  COMMAED,
  cells,
  family,
  heads,
  hourOf,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  moves,
  outIn,
  POINTED,
  pack,
  periodOf,
  rowOf,
  type Sort,
  SPANISH,
  table,
  total,
  truthOf,
} from './kit-one.ts';

const point = (value: bigint): string => figure(value, POINTED);
const comma = (value: bigint): string => figure(value, COMMAED);

const MEXICAN: readonly Sort[] = [
  ['T20 SPEI RECIBIDO {BANVELA;CAJA ORIENTE}|0{=ddmmyy}## REF 00######## {RENTA;PAGO FACTURA;NOMINA}', 50_000, 900_000],
  ['T17 SPEI ENVIADO {BANVELA;CAJA ORIENTE}|0{=ddmmyy}## REF 00########|{LUZ MIRELES;TALLER ODIN}', -400_000, -5_000],
  ['A15 {FARMACIAS RUBI;GASOLINERA EL TUNAL;ABARROTES LUPE}|RFC ~~~######~## AUT ######', -180_000, -2_500],
  ['S39 SERV BANCA INTERNET|OPS SERV BCA INTERNET', -1_500, -1_500],
  ['W02 DEPOSITO EN EFECTIVO|SUC 0### FOLIO ######', 20_000, 600_000],
];

/** Mexico: amounts stand on a row's second line; two columns of balances, of operation and of settlement, at a day's end. */
function twoBalances(random: Random): Drawn {
  const period = periodOf(random, 9);
  const opening = BigInt(random.integer(300_000, 3_000_000));
  const rows = moves(random, { ...period, opening, count: random.integer(10, 36), sorts: MEXICAN });
  const closing = opening + total(rows);
  const values = rows.map(({ date }) =>
    date < dayAfter(period.end, -2) && random.chance(0.12) ? dayAfter(date, 1) : date,
  );
  const settled = (date: string) => opening + total(rows.filter((_, r) => (values[r] ?? '') <= date));
  const short = (iso: string) => `${day(iso, 'dd')}/${mon(iso, SPANISH)}`;
  const widths = [42, 42, 206, 62, 62, 66, 66];
  const items = rows.map(({ date, lines, amount, balance, lastOfDay }, r) => {
    const [first = '', second = '', ...more] = lines;
    const after = lastOfDay ? [point(balance), point(settled(date))] : ['', ''];
    const html = [
      [short(date), short(values[r] ?? ''), text(first), '', '', '', ''],
      ['', '', text(second), ...outIn(amount, point).split('|'), ...after],
      ...more.map((line) => ['', '', text(line), '', '', '', '']),
    ]
      .map((one) => cells('lllrrrr', one, [0, r]))
      .join('');
    return { h: 10.5 * lines.length, html };
  });
  const parts = pack(items, ({ h }) => h, 400, 590);
  const head = `<tr class="hd"><td colspan="2">FECHA</td><td></td><td></td><td></td><td colspan="2" class="c">SALDO</td></tr>${heads('lllrrrr', 'OPER|VALOR|COD. DESCRIPCIÓN|CARGOS|ABONOS|OPERACIÓN|LIQUIDACIÓN')}`;
  const box = table(
    [150, 50, 90],
    [
      ['Saldo Anterior', '', point(opening)],
      ['Depósitos / Abonos (+)', String(inOrOut(rows, 1).length), point(total(rows, 1))],
      ['Retiros / Cargos (-)', String(inOrOut(rows, -1).length), point(total(rows, -1))],
      ['Saldo Final (+)', '', point(closing)],
      ['Saldo Promedio Mínimo Mensual', '', '3,000.00'],
    ]
      .map((one) => cells('lrr', one))
      .join(''),
  );
  const legal = `<h3>Información fiscal</h3><p>Folio fiscal ${random.digits(8)}-${random.digits(4)}. Fecha y hora de certificación ${dayAfter(period.end, 1)}T04:12:09. Subtotal 15.00, IVA 16% 2.40, total 17.40.</p><h3>Glosario</h3><p>SPEI: sistema de pagos. Tiene 90 días para objetar su estado de cuenta. Comisión por cheque devuelto 850.00.</p>`;
  return {
    pages: [
      ...parts.map(
        (part, at) =>
          `<div class="sp top"><b>Banco Mirasol del Bajío</b><span>Estado de Cuenta<br>PÁGINA ${at + 1} / ${parts.length + 1}</span></div>${at === 0 ? `<div class="sp mid"><p>LUZ ELENA MIRELES ARCE<br>CALLE NOGAL 40<br>CELAYA GTO 38999</p><p>Periodo DEL ${day(period.start, 'dd/mm/yyyy')} AL ${day(period.end, 'dd/mm/yyyy')}<br>No. de Cuenta 0190447215<br>No. de Cliente F3310042</p></div><h3>Comportamiento</h3>${box}` : ''}<h3>Detalle de Movimientos Realizados</h3>${table(widths, head + part.map(({ html }) => html).join(''))}`,
      ),
      legal,
    ],
    css: look(
      `7.8pt/10.5pt 'Liberation Sans','DejaVu Sans Condensed'|30pt 32pt|.top{height:44pt;font-size:10pt}.mid{height:60pt}h3{background:#046;color:#fff;padding:2pt 6pt;margin:6pt 0}.hd td{font-weight:bold}th{border-bottom:.5pt solid #046}`,
    ),
    statements: [
      truthOf({
        account: account('Banco Mirasol del Bajío|LUZ ELENA MIRELES ARCE|checking|MXN', '0190447215'),
        period,
        opening,
        closing,
        rows: rows.map((row, r) =>
          rowOf(row, {
            shows: row.lastOfDay,
            valueDate: values[r] ?? null,
            alsoAccepted: [row.lines.join(' ').slice(4)],
          }),
        ),
      }),
    ],
  };
}

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

const PORTENO: readonly Sort[] = [
  ['Transferencia recibida de {Nora Bassi;COOP LOS TEROS}', 200_000, 9_000_000],
  ['Pago de servicios {AGUAS DEL DELTA;GASUR}', -4_000_000, -120_000],
  ['Compra con débito {KIOSCO 9;ALMACEN TITO;VERDULERIA MABEL}', -2_500_000, -80_000],
  ['Intereses pagados', 100, 60_000],
];

/** Argentina: pesos and dollars on a page each; a lone hyphen where a column is empty; now and then a misprinted end. */
function pesosAndDollars(random: Random): Drawn {
  const period = periodOf(random, 1, 2);
  const drawn = (['ARS', 'USD'] as const).map((currency, s) => {
    const opening = BigInt(random.integer(1_000_000, 9_000_000)) / (s === 0 ? 1n : 90n);
    const sorts =
      s === 0
        ? PORTENO
        : PORTENO.map(([label, low, high]): Sort => [label, Math.round(low / 100) || 1, Math.round(high / 100)]);
    const rows = moves(random, {
      ...period,
      opening,
      count: s === 0 ? random.integer(14, 34) : random.integer(3, 9),
      sorts,
    });
    const wrong = s === 0 && random.chance(0.5);
    return {
      currency,
      sign: s === 0 ? '$' : 'U$S',
      opening,
      rows,
      wrong,
      closing: opening + total(rows) + (wrong ? 90_000n : 0n),
      number: `40${s}-33${random.digits(4)}/7`,
    };
  });
  const widths = [52, 70, 190, 80, 80, 84];
  const pages = drawn.map(({ currency, sign, opening, rows, closing, number }, s) => {
    const money = (value: bigint) => `${sign} ${comma(value)}`;
    const body = rows
      .map(({ date, lines, amount, balance, ref }, r) =>
        cells(
          'lllrrr',
          `${day(date, 'dd-mm-yy')}|${ref}|${joined(lines)}|${outIn(amount, money, '-')}|${money(balance)}`,
          [s, r],
        ),
      )
      .join('');
    const box = [
      ['Saldo inicial', opening],
      ['Créditos', total(rows, 1)],
      ['Débitos', total(rows, -1)],
      ['Imp. Trans. Financieras', 0n],
      ['Saldo final', closing],
    ] as const;
    return `<p>${day(period.start, 'd')} ${mon(period.start, SPANISH)} ${period.start.slice(0, 4)} al ${day(period.end, 'd')} ${mon(period.end, SPANISH)} ${period.end.slice(0, 4)}</p><div class="sp top"><p><b>Octavio Lezama Brun</b><br>CUIT 20-99418007-3<br>Caja de ahorro (${currency})<br>Número ${number}<br>CBU 999${'0'.repeat(5)}${random.digits(14)}</p><div class="box"><b>Resumen</b>${box.map(([label, value]) => `<div class="sp"><span>${label}</span><span>${money(value)}</span></div>`).join('')}</div></div><h2>Movimientos</h2>${table(widths, heads('lllrrr', 'Fecha|Nº|Descripción|Débito|Crédito|Saldo') + body)}<p class="foot">Banco Calafate Digital S.A. Los depósitos cuentan con garantía de hasta $ 25.000.000. Com. A 2337 del 23/12/2019.</p>`;
  });
  return {
    pages,
    css: look(
      `8.2pt/12pt 'Liberation Sans','DejaVu Sans Condensed'|34pt 20pt|.top{height:110pt;padding:12pt 0}.box{width:220pt}h2{font-size:13pt;line-height:24pt}td{padding:1pt 2pt;border-bottom:.3pt solid #ccc}.foot{position:absolute;bottom:20pt;left:26pt;right:26pt;font-size:6pt}`,
    ),
    statements: drawn.map(({ currency, rows, opening, closing, number, wrong }) =>
      truthOf({
        account: {
          institution: 'Banco Calafate Digital S.A.',
          holder: 'Octavio Lezama Brun',
          number,
          type: 'savings',
          currency,
        },
        period,
        opening,
        closing,
        status: wrong ? 'failed' : 'verified',
        rows: rows.map((row) => rowOf(row, { shows: true, reference: row.ref })),
      }),
    ),
  };
}

const CHILEAN: readonly Sort[] = [
  ['TRASPASO DE:{ROSA HUILIPAN;SOC AGRICOLA LENGA}', 20_000, 900_000],
  ['TRASPASO A:{PATRICIO RAULI;COMUNIDAD ED BOLDO}', -400_000, -8_000],
  ['CHEQUE COBRADO POR CAJA', -300_000, -20_000],
  ['PAGO EN {FERIA ULMO;FARMACIA QUILA}', -60_000, -1_500],
  ['IMPUESTO LINEA DE CREDITO', -3_900, -100],
  ['DEP.CHEQ.OTROS BANCOS', 50_000, 700_000],
];

/** Chile: charges before credits, a day's balance at its end, and the sums in a line of boxes below the last row. */
function cartola(random: Random): Drawn {
  const period = periodOf(random);
  const opening = BigInt(random.integer(100_000, 2_000_000));
  const rows = moves(random, { ...period, opening, count: random.integer(10, 56), sorts: CHILEAN });
  const pesos = (value: bigint) => figure(value, { ...COMMAED, decimals: 0 });
  const widths = [38, 166, 74, 58, 68, 68, 62];
  const body = rows.map(({ date, lines, amount, balance, lastOfDay, ref }, r) =>
    cells(
      'lllrrrr',
      `${day(date, 'dd/mm')}|${joined(lines)}|${['OF. CENTRAL', 'INTERNET', 'MAIPU SUR'][r % 3]}|${lines[0]?.includes('CHEQ') ? ref.slice(1) : ''}|${outIn(amount, pesos)}|${lastOfDay ? pesos(balance) : ''}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 12, 430, 490);
  const head = heads(
    'lllrrrr',
    'FECHA<br>DIA/MES|DETALLE DE TRANSACCION|SUCURSAL|N° DOCTO|MONTO CHEQUES<br>O CARGOS|MONTO DEPOSITOS<br>O ABONOS|SALDO',
  );
  const sums = `${heads('cccc', 'SALDO INICIAL|TOTAL ABONOS|TOTAL CARGOS|SALDO FINAL')}${cells('cccc', [opening, total(rows, 1), total(rows, -1), opening + total(rows)].map(pesos))}`;
  return {
    pages: parts.map(
      (part, at) =>
        `<div class="sp top"><b>BANCO QUILLAYES</b><span>ESTADO DE CUENTA CORRIENTE<br>N° DE CUENTA : 00-166-40781-02<br>MONEDA : PESOS CHILENOS (CLP)<br>CARTOLA N° : 3 &nbsp; HOJA ${at + 1} DE ${parts.length}<br>DESDE : ${day(period.start, 'dd/mm/yyyy')} &nbsp; HASTA : ${day(period.end, 'dd/mm/yyyy')}</span></div><p class="adr">SR(A).(ES) : MARCELA ANTILEO POBLETE<br>EJECUTIVO : R. ULLOA &nbsp; TELEFONO : 600 999 0001</p>${table(widths, head + part.join(''))}${at === parts.length - 1 ? table([135, 135, 135, 135], sums, 'sums') : '<p class="r">CONTINUA EN HOJA SIGUIENTE</p>'}<p class="foot">Infórmese sobre la garantía estatal de los depósitos. LINEA DE CREDITO: CUPO 500.000, UTILIZADO 0, VENCIMIENTO 12/08/2031.</p>`,
    ),
    css: look(
      `7.4pt/12pt 'Liberation Sans','DejaVu Sans Condensed'|30pt 26pt|.top{height:70pt}.adr{height:40pt}th{font-size:6.2pt;line-height:8pt;border:.5pt solid #555}.sums{margin-top:14pt}.sums td,.sums th{border:.6pt solid #222}.foot{position:absolute;bottom:24pt;left:26pt;right:26pt;font-size:6pt}`,
    ),
    statements: [
      truthOf({
        account: account('BANCO QUILLAYES|MARCELA ANTILEO POBLETE|checking|CLP', '00-166-40781-02'),
        period,
        opening,
        closing: opening + total(rows),
        decimals: 0,
        rows: rows.map((row) =>
          rowOf(row, {
            decimals: 0,
            shows: row.lastOfDay,
            reference: row.lines[0]?.includes('CHEQ') ? row.ref.slice(1) : null,
          }),
        ),
      }),
    ],
  };
}

const PAISA: readonly Sort[] = [
  ['ABONO INTERESES AHORROS', 4, 99],
  ['PAGO DE NOMINA {TEJIDOS EL CARMELO;ALCALDIA}', 9_000_000, 30_000_000],
  ['COMPRA EN {TIENDAS ARO;DROGAS LA VILLA;RAPICARGA}', -9_000_000, -450_000],
  ['IMPTO GOBIERNO 4X1000', -90_000, -150],
  ['TRANSFERENCIA CTA SUC VIRTUAL', -20_000_000, -1_000_000],
];

/** Colombia: days without a nought, sums below one without a nought before the point, a quarter on one paper. */
function bareDecimals(random: Random): Drawn {
  const period = periodOf(random, 1, 3);
  const opening = BigInt(random.integer(20_000_000, 400_000_000));
  const rows = moves(random, { ...period, opening, count: random.integer(16, 60), sorts: PAISA });
  const closing = opening + total(rows);
  const money = (value: bigint) => `${value < 0n ? '-' : ''}${point(value).replace(/^0\./, '.')}`;
  const widths = [40, 194, 84, 48, 84, 92];
  const body = rows.map(({ date, lines, amount, balance, ref }, r) =>
    cells(
      'lllrrr',
      `${day(date, 'd/mm')}|${joined(lines)}|${lines[0]?.startsWith('COMPRA') ? 'PRADERA 2' : ''}|${lines[0]?.startsWith('PAGO') ? ref.slice(4) : ''}|${money(amount)}|${money(balance)}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 12, 490, 620);
  const sums = [
    ['SALDO ANTERIOR', opening],
    ['TOTAL ABONOS', total(rows, 1)],
    ['TOTAL CARGOS', -total(rows, -1)],
    ['SALDO ACTUAL', closing],
    ['SALDO PROMEDIO', closing / 2n + opening / 3n],
  ] as const;
  const half = [sums.slice(0, 3), sums.slice(3)].map(
    (some) =>
      `<div class="half">${some.map(([label, value]) => `<div class="sp"><span>${label}</span><span>$ ${point(value)}</span></div>`).join('')}</div>`,
  );
  return {
    pages: parts.map(
      (part, at) =>
        `<div class="sp top"><b>Banco Cordillera S.A.</b><span>ESTADO DE CUENTA<br>DESDE: ${day(period.start, 'yyyy/mm/dd')} &nbsp; HASTA: ${day(period.end, 'yyyy/mm/dd')}<br>CUENTA DE AHORROS &nbsp; NÚMERO 41900233781</span></div>${at === 0 ? `<p>GERMAN DARIO OTALVARO<br>CR 99 # 4-18</p><p class="b">RESUMEN</p><div class="sp sum">${half.join('')}</div>` : ''}${table(widths, heads('lllrrr', 'FECHA|DESCRIPCIÓN|SUCURSAL|DCTO.|VALOR|SALDO') + part.join(''))}${at === parts.length - 1 ? '<p class="c b">FIN ESTADO DE CUENTA</p>' : ''}<p class="foot">Banco Cordillera S.A. Vigilado. Defensor del consumidor: 01 8000 999 111 &nbsp;&nbsp; Página ${at + 1} de ${parts.length}</p>`,
    ),
    css: look(
      `7.2pt/12pt 'DejaVu Serif','Liberation Serif'|36pt 24pt|.top{height:60pt}.top b{font-size:14pt;line-height:20pt}.b{font-weight:bold}.sum{height:46pt}.half{width:250pt}th{background:#ffd84a}.foot{position:absolute;bottom:20pt;left:26pt;right:26pt;font-size:6pt}`,
    ),
    statements: [
      truthOf({
        account: account('Banco Cordillera S.A.|GERMAN DARIO OTALVARO|savings|COP', '41900233781'),
        period,
        opening,
        closing,
        rows: rows.map((row) =>
          rowOf(row, { shows: true, reference: row.lines[0]?.startsWith('PAGO') ? row.ref.slice(4) : null }),
        ),
      }),
    ],
  };
}

const LIMENO: readonly Sort[] = [
  ['ABON PLAN CTA.{3;4}9 {AGRO SAMAN}', 100_000, 900_000],
  ['CHQ.PAG.VENT.####', -300_000, -10_000],
  ['PAGO SERV {LUZ NORTE;AGUA LIMON}', -40_000, -3_000],
  ['TRAN.CTAS.TERC.BM', -200_000, -4_000],
  ['IMPUESTO ITF', -90, -5],
  ['ENTR.EFEC.######', 20_000, 500_000],
];

/** Peru: days as 03MAR, the minus behind a charge, codes of place and hour between the text and the sum. */
function codes(random: Random): Drawn {
  const period = periodOf(random);
  const opening = BigInt(random.integer(200_000, 2_000_000));
  const rows = moves(random, { ...period, opening, count: random.integer(12, 60), sorts: LIMENO });
  const back = (value: bigint) => `${point(value)}${value < 0n ? '-' : ' '}`;
  const short = (iso: string) => `${day(iso, 'dd')}${mon(iso, SPANISH)}`;
  const values = rows.map(({ date, amount }) =>
    amount > 0n && date > period.start && random.chance(0.2) ? dayAfter(date, -1) : date,
  );
  const widths = [42, 42, 128, 30, 46, 42, 36, 30, 70, 74];
  const body = rows.map(({ date, lines, amount, balance, ref }, r) =>
    cells(
      'llllllllrr',
      `${short(date)}|${short(values[r] ?? '')}|${joined(lines)}|${['BPI', 'VEN', 'INT'][r % 3]}|111-0${ref.slice(0, 2)}|${ref.slice(2)}|${hourOf(r, rows.length)}|4${ref.slice(6)}1|${back(amount)}|${back(balance)}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 11, 510, 600);
  const head = heads(
    'llllllllrr',
    'FECHA<br>PROC.|FECHA<br>VALOR|DESCRIPCION|MED<br>AT|SUC-AGE|NUM<br>OP|HORA|TIPO|CARGO(-)/ABONO|SALDO<br>CONTABLE',
  );
  const edge = (label: string, ...sums: string[]) =>
    cells('llllllllrr', ['', '', `<b>${label}</b>`, '', '', '', '', '', ...sums]);
  const foot =
    edge('TOTAL CARGOS', back(total(rows, -1)), '') +
    edge('TOTAL ABONOS', back(total(rows, 1)), '') +
    edge('SALDO FINAL', '', back(opening + total(rows)));
  return {
    pages: parts.map(
      (part, at) =>
        `<div class="sp top"><b>FINANCIERA HUASCAR</b><span>ESTADO DE CUENTA CORRIENTE<br>DEL ${day(period.start, 'dd/mm/yyyy')} AL ${day(period.end, 'dd/mm/yyyy')} &nbsp; PAGINA ${at + 1} DE ${parts.length}</span></div><div class="sp adr"><p>AGRO SAMAN EIRL<br>JR. LOS MOLLES 332</p><p>CODIGO DE CUENTA<br>311-9928174-0-66<br>MONEDA SOLES</p></div>${table(widths, head + (at === 0 ? edge('SALDO ANTERIOR', '', back(opening)) : '') + part.join('') + (at === parts.length - 1 ? foot : ''))}`,
    ),
    css: look(
      `6.4pt/11pt 'DejaVu Sans Mono','Liberation Mono'|40pt 26pt|.top{height:40pt}.adr{height:56pt}td,th{white-space:pre}th{line-height:8pt;border-bottom:.5pt solid;font-size:5.8pt}`,
    ),
    statements: [
      truthOf({
        account: account('FINANCIERA HUASCAR|AGRO SAMAN EIRL|checking|PEN', '311-9928174-0-66'),
        period,
        opening,
        closing: opening + total(rows),
        rows: rows.map((row, r) =>
          rowOf(row, { shows: true, valueDate: values[r] ?? null, reference: row.ref.slice(2) }),
        ),
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'mx-checking-oper-liquidacion',
    'es',
    'checking',
    ['amount-on-second-line', 'two-balances', 'two-dates'],
    twoBalances,
    LETTER,
  ),
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
  family(
    'ar-savings-pesos-dolares',
    'es',
    'savings',
    ['several-currencies', 'hyphen-for-empty', 'misprints'],
    pesosAndDollars,
  ),
  family(
    'cl-checking-cartola-casillas',
    'es',
    'checking',
    ['no-decimals', 'sums-below', 'balance-once-a-day'],
    cartola,
  ),
  family('co-savings-trimestre', 'es', 'savings', ['bare-decimals', 'quarter', 'no-leading-noughts'], bareDecimals),
  family('pe-checking-codigos-hora', 'es', 'checking', ['code-columns', 'trailing-minus', 'two-dates'], codes),
];
