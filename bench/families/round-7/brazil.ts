import type { Random } from '../../../corpus/generator/random.ts';
import type { Family, Stranger } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
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
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { COMMA, day, list, paged, sheet, startDay, stranger, sum, tableOf } from '../stranger-parts.ts';
import { block, grid, lay, sheets } from './americas-parts.ts';
import type { Line } from './world-parts.ts';

const comma = (value: bigint): string => figure(value, COMMAED);
const lettered = (value: bigint): string => `${comma(value)} ${value < 0n ? 'D' : 'C'}`;
const behind = (value: bigint): string => comma(value) + (value < 0n ? '-' : '');

const BOOK: readonly Sort[] = [
  ['CRED PIX', 5_000, 300_000],
  ['ENVIO PIX', -180_000, -1_000],
  ['COMPRA ELO', -60_000, -700],
  ['SAQUE ATM', -100_000, -2_000],
  ['CRED INSS', 141_200, 300_000],
  ['REM BASICA', 1, 300],
  ['CRED JUROS', 90, 4_000],
  ['PAG BOLETO', -90_000, -3_000],
];
const BOOK_LOOK = look(
  `8.5pt/12pt 'Liberation Mono'|40pt 50pt|h1{font:bold 12pt/16pt 'Liberation Sans';color:#005ca9}.k{background:#f1f4f8;padding:8pt;margin:10pt 0;font-family:'Liberation Sans'}th{text-align:left;border-bottom:1pt solid #f39200;font-weight:bold}th.r{text-align:right}td{padding:1pt 0}tr:nth-child(even) td{background:#f5f5f5}`,
);

const book = family(
  'br-savings-letter-on-both-figures',
  'pt',
  'savings',
  ['credit-debit-letters', 'letter-on-balance', 'document-column', 'balance-may-be-overdrawn', 'no-closing-line'],
  (random) => {
    const period = periodOf(random, 1);
    const plan = { ...period, sorts: BOOK, floor: -100_000n };
    const { opening, rows, closing } = booked(random, plan, 12, 75, [0, 300_000]);
    const number = `${random.digits(4)}.013.000${random.digits(5)}-${random.digits(1)}`;
    const front = `<h1>CAIXA MUTUÁRIA DO NORTE</h1><div class="k"><div class="sp"><span>Cliente: JUREMA PONTES DE ALENCAR</span><span>Conta: ${number}</span></div><div class="sp"><span>Período: ${day(period.start, 'dd/mm/yyyy')} a ${day(period.end, 'dd/mm/yyyy')}</span><span>Saldo: ${lettered(closing)}</span></div><div>Data da emissão: ${day(dayAfter(period.end, 2), 'dd/mm/yyyy')} 09:1${random.digits(1)}</div></div>`;
    const zero = cells('lllrr', `|000000|SALDO ANTERIOR|0,00 C|${lettered(opening)}`);
    const lines = rows.map(
      (row, r): Line => [
        cells(
          'lllrr',
          `${day(row.date, 'dd/mm/yyyy')}|${row.ref.slice(0, 6)}|${joined(row.lines)}|${lettered(row.amount)}|${lettered(row.balance)}`,
          [0, r],
        ),
        14,
      ],
    );
    const head = heads('lllrr', 'Data Mov.|Nr. Doc.|Histórico|Valor|Saldo');
    const tail = `<p style="padding-top:16pt">SAC CAIXA MUTUÁRIA: 0800 999 0${random.digits(3)}<br>Ouvidoria: 0800 999 7474 &nbsp; Alô: 4004 0 104</p>`;
    const pages = sheets(
      lay([block(front, 95), grid([90, 70, 130, 95, 105], head, [[zero, 14], ...lines]), block(tail, 44)], 730, 730),
      (body) => body,
    );
    return drawnOf(pages, BOOK_LOOK, {
      account: account('CAIXA MUTUÁRIA DO NORTE|JUREMA PONTES DE ALENCAR|savings|BRL', number),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true, reference: row.ref.slice(0, 6) })),
    });
  },
);

const LOTS: readonly Sort[] = [
  ['976 §Pix - Recebido|{=dd/mm} {08:14;11:52;19:03} CLEIDE MOURA RANGEL', 2_000, 700_000],
  ['144 §Pix - Enviado|{=dd/mm} {08:14;11:52;19:03} Padaria Flor de Minas', -40_000, -500],
  ['470 §Transferência enviada|{=dd/mm} 0### 1####-# ALMIR REZENDE', -300_000, -5_000],
  ['109 §Pagamento de Boleto|CONDOMINIO ED SOLAR', -120_000, -20_000],
  ['435 §Tarifa Pacote de Serviços|Cobrança referente {=dd/mm/yyyy}', -4_800, -1_900],
  ['612 §Recebimento de Proventos|12.999.888/0001-00 ESC VEREDAS', 280_000, 800_000],
  ['102 §Cheque', -200_000, -9_000],
];
const LOTS_LOOK = look(
  `7.5pt/10pt 'Liberation Sans'|34pt 36pt|h1{font-size:11pt;line-height:16pt;background:#fdf100;padding:2pt 6pt;color:#003d7c}.k{border:.6pt solid #888;padding:6pt;margin:8pt 0}th{background:#e8e8e8;font-weight:bold;padding:2pt}td{padding:1.5pt 2pt;border-bottom:.3pt dotted #aaa}.i{padding-top:10pt}`,
);

const lotsTail = (random: Random, next: string): string =>
  `<div class="i">${[
    ['Juros', '0,00'],
    ['Data de Debito de Juros', day(next, 'dd/mm/yyyy')],
    ['IOF', '0,00'],
    ['Limite contratado', comma(BigInt(random.integer(1, 9)) * 100_000n)],
  ]
    .map(([label, value]) => `<div class="sp"><span>${label}</span><span>${value}</span></div>`)
    .join('')}<p>Transação efetuada com sucesso por: JB${random.digits(6)} VALDIR TEODORO SANTANA.</p></div>`;

const lots = family(
  'br-checking-balancete-and-lot',
  'pt',
  'checking',
  ['second-date-on-some-rows', 'balance-at-days-end', 'lot-and-code-columns', 'credit-debit-letters', 'spaced-closing'],
  (random) => {
    const period = periodOf(random, 1);
    const plan = { ...period, sorts: LOTS, floor: null };
    const { opening, rows, closing } = booked(random, plan, 15, 70, [20_000, 900_000]);
    const moved = rows.map(({ date }) => (random.chance(0.15) ? dayAfter(date, -random.integer(1, 3)) : null));
    const lot = rows.map(() => random.pick(['13105', '14397', '99020', '15200', '99026']));
    const number = `${random.digits(5)}-${random.pick(['X', '4', '9'])}`;
    const parts = (row: Move) => row.lines.join('|').replace('§', '').split('|');
    const date = (iso: string) => day(iso, 'dd/mm/yyyy');
    const worded = (row: Move) => {
      const [first = '', ...more] = parts(row);
      return [first, ...more];
    };
    const lines = rows.map((row, r): Line => {
      const words = worded(row);
      const balance = row.lastOfDay ? lettered(row.balance) : '';
      return [
        cells(
          'llccllrr',
          `${date(row.date)}|${moved[r] ? date(moved[r] ?? '') : ''}|0000|${lot[r]}|${joined(words)}|${row.ref}${row.ref.slice(0, 4)}|${lettered(row.amount)}|${balance}`,
          [0, r],
        ),
        4 + 10 * words.length,
      ];
    });
    const front = `<h1>Extrato de conta corrente</h1><div class="sp"><b>BANCO DAS VEREDAS S.A.</b><span>G33${random.digits(9)} &nbsp; ${date(dayAfter(period.end, 1))} 08:4${random.digits(1)}:12</span></div><div class="k"><div><b>Cliente - Conta atual</b></div><div class="sp"><span>Agência</span><span>${random.digits(4)}-1</span></div><div class="sp"><span>Conta corrente</span><span>${number} VALDIR TEODORO SANTANA</span></div><div class="sp"><span>Período do extrato</span><span>${date(period.start)} até ${date(period.end)}</span></div></div><b>Lançamentos</b>`;
    const before = cells(
      'llccllrr',
      `${date(dayAfter(period.start, -1))}||0000|00000|000 Saldo Anterior|||${lettered(opening)}`,
    );
    const last = cells('llccllrr', `${date(period.end)}||0000|00000|999 S A L D O|||${lettered(closing)}`);
    const head = heads('llccllrr', 'Dt. balancete|Dt. movimento|Ag. origem|Lote|Histórico|Documento|Valor R$|Saldo');
    const pages = sheets(
      lay(
        [
          block(front, 115),
          grid([52, 54, 40, 34, 148, 66, 60, 62], head, [[before, 14], ...lines, [last, 14]]),
          block(lotsTail(random, dayAfter(period.end, 1)), 70),
        ],
        740,
        740,
      ),
      (body) => body,
    );
    const truth = rows.map((row, r) => ({
      ...rowOf(row, {
        shows: row.lastOfDay,
        description: worded(row).join(' '),
        alsoAccepted: [worded(row).join(' ').slice(4)],
        reference: `${row.ref}${row.ref.slice(0, 4)}`,
      }),
      ...(moved[r] ? { transactionDate: moved[r] } : {}),
    }));
    return drawnOf(pages, LOTS_LOOK, {
      account: account('BANCO DAS VEREDAS S.A.|VALDIR TEODORO SANTANA|checking|BRL', number),
      period,
      opening,
      closing,
      rows: truth,
    });
  },
);

const MONTHLY: readonly Sort[] = [
  ['Sispag Fornecedores', -900_000, -9_000],
  ['Sispag Tributos', -400_000, -12_000],
  ['Pix Transf {Ferraz;Oficina;Dalva}{=dd/mm}', 30_000, 1_500_000],
  ['Tar Conta Certa', -20_190, -20_190],
  ['Rend Pag Aplic Aut', 1, 900],
  ['Mov Tit Cobranca {=dd/mm}', 90_000, 3_000_000],
];
const MONTHLY_LOOK = look(
  `8pt/11pt 'Liberation Sans'|36pt 40pt|.p{display:flex;gap:20pt}.side{width:140pt;border-right:1pt solid #ec7000;padding-right:8pt;font-size:7.5pt}h1{font-size:17pt;line-height:22pt;font-weight:normal;color:#ec7000}h2{font-size:9.5pt;line-height:16pt}th{font-size:7pt;line-height:8pt;border-bottom:.6pt solid #333;padding-bottom:2pt;white-space:pre-line}.g td{color:#666;font-style:italic}.b td{font-weight:bold;border-top:.5pt solid #333}td{padding-bottom:1.5pt}.t{margin-top:10pt}`,
);

const monthly = family(
  'br-checking-sweep-behind-sign',
  'pt',
  'checking',
  [
    'trailing-minus',
    'date-once-a-day',
    'balance-of-sweep-between-rows',
    'two-closing-balances',
    'investment-table-behind',
  ],
  (random) => {
    const period = periodOf(random, 1);
    const plan = { ...period, sorts: MONTHLY, floor: 5_000n };
    const { opening, rows, closing } = booked(random, plan, 20, 80, [5_000, 3_000_000]);
    const swept = BigInt(random.integer(100_000, 9_000_000));
    const lines: Line[] = rows.map((row, r) => [
      cells(
        'llrrr',
        `${row.firstOfDay ? day(row.date, 'dd/mm') : ''}|${text(row.lines[0] ?? '')}|${row.amount < 0n ? `|${behind(row.amount)}` : `${comma(row.amount)}|`}|${row.lastOfDay ? behind(row.balance) : ''}`,
        [0, r],
      ) +
        (row.lastOfDay && Number(row.ref[0]) < 4
          ? `<tr class="g"><td></td><td>SALDO APLIC AUT</td><td></td><td></td><td class="r">${comma(row.balance + swept)}</td></tr>`
          : ''),
      row.lastOfDay && Number(row.ref[0]) < 4 ? 26 : 13,
    ]);
    const number = `${random.digits(5)}-${random.digits(1)}`;
    const agency = random.digits(4);
    const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(period.start),
    );
    const before = dayAfter(period.start, -1);
    const side = `<div class="side"><b>Banco Ipê Roxo</b><h1>extrato mensal</h1><p>ag ${agency} &nbsp; cc ${number}</p><p>${month}</p><br><p><b>FERRAZ &amp; DALVA USINAGEM LTDA</b></p><p>CNPJ 12.888.777/0001-0${random.digits(1)}</p><br><p>período<br>${day(period.start, 'dd/mm/yyyy')} a ${day(period.end, 'dd/mm/yyyy')}</p><br><p>saldo em ${day(before, 'dd/mm/yyyy')}<br>R$ ${behind(opening)}</p><p>saldo em ${day(period.end, 'dd/mm/yyyy')}<br>R$ ${behind(closing)}</p></div>`;
    const opened = cells('llrrr', `${day(before, 'dd/mm')}|Saldo anterior|||${behind(opening)}`);
    const ends: Line[] = [
      [`<tr class="b"><td></td><td>Saldo em C/C</td><td></td><td></td><td class="r">${behind(closing)}</td></tr>`, 15],
      [
        `<tr class="b"><td></td><td>Saldo final</td><td></td><td></td><td class="r">${comma(closing + swept)}</td></tr>`,
        15,
      ],
    ];
    const head = heads('llrrr', 'data|descrição|entradas R$\n(créditos)|saídas R$\n(débitos)|saldo R$');
    const tail = `<div class="t"><h2>Conta Corrente | Aplicações Automáticas</h2>${table([60, 90, 90, 90], heads('lrrr', 'data|aplicação R$|rendimento R$|saldo bruto R$') + cells('lrrr', `${day(before, 'dd/mm')}|0,00|0,00|${comma(swept - 1_204n)}`) + cells('lrrr', `${day(period.end, 'dd/mm')}|0,00|12,04|${comma(swept)}`))}</div>`;
    const pages = sheets(
      lay(
        [
          block('<h2>01. Conta Corrente | Movimentação</h2>', 17),
          grid([34, 130, 62, 62, 64], head, [[opened, 13], ...lines, ...ends], { headHeight: 20 }),
          block(tail, 70),
        ],
        725,
        725,
      ),
      (body, at, count) =>
        `<p class="r">${String(at).padStart(3, '0')}|${String(count).padStart(3, '0')}</p><div class="p">${side}<div>${body}</div></div>`,
    );
    return drawnOf(pages, MONTHLY_LOOK, {
      account: account('Banco Ipê Roxo|FERRAZ & DALVA USINAGEM LTDA|checking|BRL', number),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
    });
  },
);

/** Bills that a bank collects for a firm: none of them is a movement of an account. */
const titles = stranger('br-cobranca-titulos', 'pt', (random) => {
  const start = startDay(random);
  const values = list(random.integer(18, 90), () => random.integer(9_000, 900_000));
  const rows = values.map((value, at) => [
    '109',
    random.digits(9),
    `NF ${14_861 + at}`,
    random.pick(['MERCADO DOIS IRMAOS', 'AUTO PECAS LUNAR', 'CLINICA VERDEJAR']),
    day(dayAfter(start, random.integer(2, 60)), 'dd/mm/yyyy'),
    random.pick(['0054', '0028']),
    random.pick(['E Entrada', 'L Liquidado', 'B Baixado', 'V A vencer']),
    COMMA(value),
  ]);
  const head = ['Cart', 'Nosso Número', 'Seu Número', 'Nome do Pagador', 'Vcto.', 'Ag. Dep', 'Situação', 'Valor (R$)'];
  const pages = paged(
    rows,
    42,
    50,
    (some, index, count) =>
      `${index === 0 ? `<h1>Banco das Veredas</h1><p><b>Movimentação resumida de Cobrança</b> &nbsp; Beneficiário: FERRAZ USINAGEM LTDA &nbsp; Ag/Conta 0624/2${random.digits(4)}-1</p><p>Data de movimentação: ${day(start, 'dd/mm/yyyy')} &nbsp; Tipo de consulta: Detalhada</p>` : ''}${tableOf('clllcclr', head, some)}${index === count - 1 ? `<p>Quantidade de títulos: ${values.length} &nbsp; Valor total: ${COMMA(sum(values))}</p>` : ''}`,
  );
  return {
    pages,
    css: sheet(
      "'Liberation Sans'",
      8,
      '36pt 34pt',
      'h1{font-size:14pt;color:#003d7c}p{padding:4pt 0}th{background:#ddd;padding:3pt 5pt}td{border-bottom:.4pt solid #bbb;padding:2pt 6pt}',
    ),
  };
});

export const families: Family[] = [book, lots, monthly];
export const strangers: Stranger[] = [titles];
