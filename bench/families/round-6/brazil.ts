import type { Family } from '../family.ts';
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
  mon,
  periodOf,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, grid, type Line, numbered, single } from './paper-flow.ts';

const real = (value: bigint): string => figure(value, COMMAED);
const MESES = 'JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ';

const EXTRATO: readonly Sort[] = [
  ['PIX TRANSF  {Jandira;Otavio M} {=dd/mm}', -120_000, -1_000],
  ['SISPAG FORNECEDORES', -900_000, -40_000],
  ['TAR PACOTE ITENS', -8_900, -3_900],
  ['RECEBIMENTO REDE VISA', 20_000, 700_000],
  ['PIX RECEBIDO {PADARIA IPE;AUTO CENTER} {=dd/mm}', 5_000, 400_000],
  ['BOLETO PAGO {CIA LUZ;CONDOMINIO}', -220_000, -9_000],
];
const EXTRATO_LOOK = look(
  `8.5pt/12pt 'Liberation Sans'|34pt 44pt|.logo{background:#0a3161;color:#ffb81c;font:bold 14pt/18pt 'Liberation Sans';padding:6pt 12pt;border-radius:6pt}th{color:#0a3161;border-bottom:1pt solid #ffb81c;font-weight:bold;padding-bottom:3pt}td{padding:1.5pt 0}.dia td{font-weight:bold;background:#fff6df}.neg{color:#c00}.aviso{font-size:7pt;line-height:9pt;padding-top:10pt;white-space:normal}.foot{position:absolute;left:44pt;right:44pt;bottom:16pt;font-size:7pt}`,
);

const dia = (date: string, words: string, balance: string): Line => [
  cells('llcrr', `${date}|${words}|||${balance}`).replace('<tr', '<tr class="dia"'),
  15,
];

/** A line of its own holds each day's balance. */
const extrato = family(
  'br-checking-saldo-do-dia',
  'pt',
  'checking',
  ['balance-lines-of-their-own', 'trailing-minus', 'day-and-month-only', 'future-items'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: EXTRATO, floor: -300_000n },
      20,
      56,
      [20_000, 900_000],
    );
    const trail = (value: bigint) => (value < 0n ? `<span class="neg">${real(value)}-</span>` : real(value));
    const date = (iso: string) => day(iso, 'dd / mm').replace(/ /g, '&nbsp;');
    const origin = rows.map(() => (random.chance(0.3) ? random.digits(4) : ''));
    const lines = rows.flatMap((row, r): Line[] => {
      const own: Line = [
        cells('llcrr', `${date(row.date)}|${joined(row.lines)}|${origin[r]}|${trail(row.amount)}|`, [0, r]),
        15,
      ];
      return row.lastOfDay ? [own, dia(date(row.date), 'SALDO DO DIA', trail(row.balance))] : [own];
    });
    const number = `${random.digits(4)} / ${random.digits(5)}-${random.digits(1)}`;
    const front = `<div class="sp"><div class="logo">Banco Ipê-Amarelo</div><div class="r">extrato conta corrente empresas<br><b>${mon(period.end, MESES).toLowerCase()} ${day(period.end, 'yyyy')}</b></div></div><div class="sp" style="padding:18pt 0"><div>AUTO PECAS JACARANDA LTDA ME<br>CNPJ ${random.digits(2)}.${random.digits(3)}.${random.digits(3)}/0001-${random.digits(2)}</div><div class="r">agência / conta<br><b>${number}</b></div></div><p>lançamentos do período: ${day(period.start, 'dd/mm/yyyy')} até ${day(period.end, 'dd/mm/yyyy')}</p>`;
    const first = dia(date(dayAfter(period.start, -1)), 'SALDO ANTERIOR', trail(opening));
    const soon = table(
      [50, 250, 80],
      cells('llr', `${date(dayAfter(period.end, 3))}|SISPAG FORNECEDORES|1.240,00-`) +
        cells('llr', `${date(dayAfter(period.end, 7))}|PIX AGENDADO|318,50-`),
    );
    const end = `<p style="padding:10pt 0 4pt"><b>lançamentos futuros</b></p>${soon}<p class="aviso">Limite da conta: R$ 5.000,00 contratado, taxa 7,99% a.m. Valores de lançamentos futuros podem mudar até a data.</p>`;
    const bodies = flow(
      [
        block(front, 130),
        grid([60, 220, 60, 80, 86], heads('llcrr', 'data|lançamentos|ag./origem|valor (R$)|saldo (R$)'), [
          first,
          ...lines,
        ]),
        block(end, 90),
      ],
      740,
      740,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>SAC 0800 000 ${random.digits(4)} - todos os dias, 24h</span><span>${at} / ${count}</span></div>`,
    );
    const truth = rows.map((row, r) =>
      rowOf(
        { ...row, lines: [joinedText(row)] },
        origin[r] ? { alsoAccepted: [`${joinedText(row)} ${origin[r]}`] } : {},
      ),
    );
    const facts = account('Banco Ipê-Amarelo|AUTO PECAS JACARANDA LTDA ME|checking|BRL', number);
    return drawnOf(pages, EXTRATO_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
);

const joinedText = ({ lines }: Move): string => lines.join(' ').replace(/\s+/g, ' ');

const COMPRAS: readonly Sort[] = [
  [
    '{PADARIA BOM TRIGO;POSTO SERRA AZUL;DROGARIA VIDA}|{ALIMENTAÇÃO;VEÍCULOS;SAÚDE} .{BELO VALE;SERRINHA}',
    -28_000,
    -900,
  ],
  ['{STREAMFLIX;NUVEM PRO}|SERVIÇOS .SAO PAULO', -6_000, -1_490],
  ['{LOJA TEAR;ELETRO MINAS} 0{1;2;3;4}/0{6;8}|VESTUÁRIO .BELO VALE', -60_000, -7_000],
  ['ESTORNO LOJA TEAR|DIVERSOS .BELO VALE', 3_000, 20_000],
];
const FATURA_LOOK = look(
  `7.5pt/10pt 'Liberation Sans'|30pt 30pt|.top{background:#ec7000;color:#fff;padding:10pt 14pt;font-size:9pt}.top b{font-size:15pt;line-height:20pt}.sum{display:flex;gap:0;margin:10pt 0}.sum>div{flex:1;border:.5pt solid #999;padding:6pt 8pt}.sum b{font-size:11pt;line-height:15pt}.two{display:flex;gap:18pt}.two>div{width:258pt}.h{font-weight:bold;font-size:9pt;line-height:13pt;padding:6pt 0 2pt;color:#1a2b5f}th{border-bottom:.6pt solid #1a2b5f;font-weight:normal;color:#666}td{padding-bottom:2pt}.g{color:#777;font-size:6.5pt}.bar{font:11pt/14pt 'Liberation Mono';padding-top:8pt}.foot{position:absolute;right:30pt;bottom:14pt;font-size:7pt}`,
);

/** One bill on two columns of the page. */
const fatura = family(
  'br-credit-card-duas-colunas',
  'pt',
  'credit-card',
  ['two-columns-of-rows', 'instalments', 'future-instalments', 'payment-code'],
  (random) => {
    const period = periodOf(random, random.integer(3, 26));
    const drawn = booked(random, { ...period, sorts: COMPRAS, floor: null }, 24, 70, [-400_000, -90_000]);
    const { opening } = drawn;
    const paid = single(dayAfter(period.start, 7), 'PAGAMENTO PIX', -opening);
    const rows = [...drawn.rows, paid].sort((a, b) => a.date.localeCompare(b.date));
    const closing = opening + total(rows);
    const signed = (value: bigint) => (value > 0n ? `- ${real(value)}` : real(value));
    const line = (row: Move) =>
      `<table style="width:258pt;table-layout:fixed"><colgroup><col style="width:36pt"><col style="width:156pt"><col style="width:66pt"></colgroup>${cells('llr', `${day(row.date, 'dd/mm')}|${row.lines.map((one, l) => (l ? `<span class="g">${text(one)}</span>` : text(one))).join('<br>')}|${signed(row.amount)}`, [0, rows.indexOf(row)])}</table>`;
    const head = `<table style="width:258pt;table-layout:fixed"><colgroup><col style="width:36pt"><col style="width:156pt"><col style="width:66pt"></colgroup>${heads('llr', 'DATA|ESTABELECIMENTO|VALOR EM R$')}</table>`;
    const bought = rows.filter((row) => row !== paid);
    const title = (words: string): Line => [`<div class="h">${words}</div>${head}`, 34];
    const items: Line[] = [
      title('Pagamentos efetuados'),
      [line(paid), 13],
      [`${span('Total dos pagamentos', `- ${real(paid.amount)}`)}`, 12],
      title('Lançamentos: compras e saques'),
      ['<b>BRANCA AZEREDO (final 8831)</b>', 12],
      ...bought.map((row): Line => [line(row), 10 * row.lines.length + 2.5]),
      [span('<b>Lançamentos no cartão (final 8831)</b>', `<b>${real(total(bought))}</b>`), 16],
    ];
    const later = `<div class="h">Compras parceladas - próximas faturas</div>${span('LOJA TEAR 04/06', '112,40')}${span('ELETRO MINAS 03/08', '86,15')}${span('Total para próximas faturas', '1.204,66')}`;
    const columns = flow([{ rows: items }, block(later, 70)], 510, 510);
    const front =
      `<div class="top sp"><div><b>Cartões Ipê</b><br>Fatura do cartão de crédito</div><div class="r">Titular BRANCA AZEREDO<br>Cartão 5###.XXXX.XXXX.8831<br>Emissão: ${day(period.end, 'dd/mm/yyyy')}</div></div><div class="sum"><div>Total desta fatura<br><b>R$ ${real(closing)}</b></div><div>Vencimento<br><b>${day(dayAfter(period.end, 8), 'dd/mm/yyyy')}</b></div><div>Pagamento mínimo<br><b>R$ ${real(-closing / 10n)}</b></div><div>Limite total<br><b>R$ 9.000,00</b></div></div><div class="sum"><div>${span('Total da fatura anterior', real(opening))}${span('Pagamentos efetuados', `- ${real(paid.amount)}`)}${span('Saldo financiado', '0,00')}${span('Lançamentos atuais', real(total(bought)))}${span('<b>Total desta fatura</b>', `<b>${real(closing)}</b>`)}</div><div>Encargos para o próximo período<br>Juros do rotativo 14,90% a.m.<br>CET 445,11% a.a.<br>Período ${day(period.start, 'dd/mm/yyyy')} a ${day(period.end, 'dd/mm/yyyy')}</div></div>`.replace(
        '###',
        '214',
      );
    const sheets = columns.flatMap((_, c) =>
      c % 2 === 0 ? [`<div class="two"><div>${columns[c]}</div><div>${columns[c + 1] ?? ''}</div></div>`] : [],
    );
    const pages = numbered(
      sheets,
      (body, at, count) =>
        `${at === 1 ? front : ''}${body}${at === count ? `<div class="bar">99999.${random.digits(5)} ${random.digits(5)}.${random.digits(6)} ${random.digits(5)}.${random.digits(6)} 1 ${random.digits(14)}</div>` : ''}<div class="foot">Página ${at} de ${count}</div>`,
    );
    return drawnOf(pages, FATURA_LOOK, {
      account: account('Cartões Ipê|BRANCA AZEREDO|credit-card|BRL', '5214.XXXX.XXXX.8831'),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row)),
    });
  },
);

const CARTEIRA: readonly Sort[] = [
  [
    'Transferência enviada pelo Pix|{Dirceu Falcão;Lanchonete Tucumã} - •••.###.###-•• - BANCO IPÊ (9999)|Agência: 1 Conta: ######-#',
    -40_000,
    -800,
  ],
  ['Compra no débito|{MERCADO UIRAPURU;UBER*VIAGEM}', -18_000, -600],
  ['Pagamento de boleto efetuado|CIA ENERGETICA', -30_000, -6_000],
  [
    'Transferência recebida pelo Pix|{Neusa Falcão;Estúdio Ypê} - ##.###.###/0001-## - COOP ARAÇÁ|Agência: 4### Conta: #####-#',
    4_000,
    260_000,
  ],
  ['Rendimento líquido', 2, 300],
];
const CARTEIRA_LOOK = look(
  `8.5pt/12pt 'DejaVu Sans'|44pt 50pt|.logo{color:#7a1fa2;font-size:24pt;line-height:28pt;font-weight:bold}.dia{display:flex;justify-content:space-between;border-top:1pt solid #ddd;margin-top:8pt;padding-top:6pt;font-weight:bold}.m{display:flex;justify-content:space-between;padding:4pt 0 0 90pt}.m div{white-space:nowrap}.m div+div{text-align:right}.g{color:#777;font-size:7.5pt}.saldo{border:1pt solid #7a1fa2;border-radius:8pt;padding:10pt 14pt;margin:16pt 0}.foot{position:absolute;left:50pt;right:50pt;bottom:20pt;font-size:7pt;color:#777}`,
);

/** Rows without dates beneath each day's heading, which has the day's totals. */
const carteira = family(
  'br-checking-carteira-por-dia',
  'pt',
  'checking',
  ['grouped-by-day', 'totals-per-day', 'no-table', 'wallet'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(random, { ...period, sorts: CARTEIRA, floor: 0n }, 6, 40, [500, 120_000]);
    const sign = (value: bigint) => `${value < 0n ? '-' : '+'} ${real(value)}`;
    const lines = rows.flatMap((row, r): Line[] => {
      const own = rows.filter(({ date }) => date === row.date);
      const date = `${day(row.date, 'dd')} ${mon(row.date, MESES)} ${day(row.date, 'yyyy')}`;
      const kinds = ([1, -1] as const)
        .filter((way) => total(own, way) !== 0n)
        .map((way) => `${way > 0 ? 'Total de entradas' : 'Total de saídas'} &nbsp; ${sign(total(own, way))}`);
      const head: Line[] = row.firstOfDay
        ? [
            [
              `<div class="dia"><span>${date}</span><span class="r">${kinds.join('<br>')}</span></div>`,
              15 + 12 * kinds.length,
            ],
          ]
        : [];
      const words = row.lines.map((line, l) => (l ? `<span class="g">${text(line)}</span>` : text(line)));
      return [
        ...head,
        [
          `<div class="m" data-row="0.${r}"><div>${words.join('<br>')}</div><div>${sign(row.amount)}</div></div>`,
          12 * row.lines.length + 4,
        ],
      ];
    });
    const number = `${random.digits(8)}-${random.digits(1)}`;
    const front = `<div class="sp"><div class="logo">uiracard</div><div class="r"><b>Moema Tibiriçá</b><br>CPF •••.${random.digits(3)}.${random.digits(3)}-•• &nbsp; Agência 0001<br>Conta ${number}</div></div><p style="padding-top:14pt">${day(period.start, 'dd')} DE ${mon(period.start, MESES)} DE ${day(period.start, 'yyyy')} a ${day(period.end, 'dd')} DE ${mon(period.end, MESES)} DE ${day(period.end, 'yyyy')} &nbsp; VALORES EM R$</p><div class="saldo">${span('<b>Saldo final do período</b>', `<b>R$ ${real(closing)}</b>`)}${span('Saldo inicial', real(opening))}${span('Total de entradas', sign(total(rows, 1)))}${span('Total de saídas', `- ${real(total(rows, -1))}`)}</div><b>Movimentações</b>`;
    const bodies = flow([block(front, 190), { rows: lines }], 730, 720);
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>Tem alguma dúvida? Fale com a gente no app. Extrato gerado dia ${day(dayAfter(period.end, 2), 'dd/mm/yyyy')} às 08:14</span><span>${at} de ${count}</span></div>`,
    );
    return drawnOf(pages, CARTEIRA_LOOK, {
      account: account('uiracard|Moema Tibiriçá|checking|BRL', number),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row)),
    });
  },
);

export const families: Family[] = [extrato, fatura, carteira];
