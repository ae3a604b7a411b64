/**
 * After Brazilian papers: an account by period with C and D behind its amounts and no balance, a firm's account with credit before debit
 * and the date once a day, and a card bill of two columns with instalments to come beside what is billed.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  inOrOut,
  look,
  type Move,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, rowAttribute } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';
import { block, flow, LATIN, line, lines, PEOPLE, spending, under } from './americas-parts.ts';

const real = (value: bigint) => figure(value, COMMAED);

const LETRAS: Sort[] = [
  ['144 Pix - Enviado|{=dd/mm} 1#:{0;2;4;5}# {MERCADINHO BOA COLHEITA;RENATO SILVEIRA;COND EDIF IPE}', -60_000, -800],
  ['821 Pix - Recebido|{=dd/mm} 0#:{1;3;5}# 000######### {CAMILA T A;BEIRADA ME}', 1_500, 90_000],
  ['109 Pagamento de Boleto|{CELPEIX ENERGIA;COLEGIO SAO LUCIO;IMOB PRATAVIERA}', -98_000, -6_000],
  ['234 Compra com Cartão|{=dd/mm} 1#:{0;2;4;5}# {POSTO TRES IRMAOS;DROGARIA SAO LUCIO}', -25_000, -900],
  ['976 TED-Crédito em Conta|### 0001 ######## WEXFORD LOGISTICA', 150_000, 480_000],
  ['310 Tarifa Pacote de Serviços|Cobrança referente {=dd/mm/yyyy}', -3_990, -1_590],
  ['375 Impostos|SEFAZ/IPVA PLACA ~~~#~##', -70_000, -15_000],
];

function drawLetras(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const who = random.pick(PEOPLE.pt ?? []);
  const number = `${random.digits(2)}.${random.digits(3)}-${random.digits(1)}`;
  const { rows: all } = booked(random, { start, end, sorts: LETRAS, floor: null }, 12, 70, [0, 0]);
  const W = [52, 34, 40, 212, 92, 82];
  const docs = all.map((move) => `${move.ref.slice(0, 2)}.${move.ref.slice(2, 5)}.${move.ref.slice(5, 8)}`);
  const head = line(
    W,
    'lcclrr',
    'Dt.<br>balancete|Ag.<br>origem|<br>Lote|<br>Histórico|<br>Documento|<br>Valor R$',
    null,
    'hd',
    'th',
  );
  const body = all.map((move, r) =>
    block(
      4 + 9.5 * move.lines.length,
      line(
        W,
        'lcclrr',
        [
          day(move.date, 'dd/mm/yyyy'),
          move.amount > 0n ? '0000' : '1487',
          move.amount > 0n ? '14397' : '13113',
          lines(move),
          docs[r] ?? '',
          `${real(move.amount)} ${move.amount < 0n ? 'D' : 'C'}`,
        ],
        [0, r],
        r % 2 ? 'z' : '',
      ),
    ),
  );
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp"><b style="font-size:13pt;line-height:17pt">Banco das Veredas</b><span>${day(dayAfter(end, 2), 'dd/mm/yyyy')} - AUTO-ATENDIMENTO - 10.42.17</span></div><div class="t">Extrato de Conta Corrente</div>${index === 0 ? `<div style="background:#f2f2e6;padding:5pt;margin-bottom:6pt"><b>Cliente</b> ${who}<br><b>Agência:</b> 1487-${random.digits(1)} &nbsp;&nbsp; <b>Conta Corrente:</b> ${number}<br><b>Período do extrato</b> ${day(start, 'dd/mm/yyyy')} a ${day(end, 'dd/mm/yyyy')}</div><div class="t">Lançamentos</div>` : ''}${inner}<div class="s" style="position:absolute;bottom:20pt;left:40pt">Página ${index + 1} de ${count} &nbsp; Transação efetuada com sucesso por: J${random.digits(7)}. Serviço de Atendimento ao Consumidor - SAC 0800 555 0722 - Ouvidoria 0800 555 5678</div>`;
  const after =
    '<div class="s" style="margin-top:8pt">OBSERVAÇÕES: Lançamentos a débito sujeitos a confirmação. Cheque Especial: limite contratado 2.500,00 - vencimento em 30/11 - juros 7,99% ao mês.</div>';
  return drawnOf(
    flow([block(22, head), ...under(body, head, 22), block(30, after)], 600, 690, frame),
    look(
      "8pt/9.5pt 'Liberation Sans'|28pt 40pt|.hd th{border-bottom:.8pt solid #665;font-weight:bold}.z{background:#f6f6f0}td{padding:1.5pt 0}.t{font-weight:bold;font-size:10pt;line-height:14pt;margin:5pt 0}.s{font-size:6.5pt;line-height:8pt}",
    ),
    {
      account: account(`Banco das Veredas|${who}|checking|BRL`, number),
      period: { start, end },
      rows: all.map((move, r) => rowOf(move, { reference: docs[r] ?? null })),
      status: 'unverifiable',
      unbound: all.map((_, r) => r),
    },
  );
}

const EMPRESA: Sort[] = [
  ['TRANSFERENCIA PIX|REM: {Renato Silveira;Camila Andreotta;Loja do Bairro L} {=dd/mm}', 8_000, 320_000],
  ['TRANSFERENCIA PIX|DES: {Fornec Guima Ltda;Antonio C Beirada} {=dd/mm}', -280_000, -4_000],
  ['VISEX DEBITO|REDE ESTRELA ########', 12_000, 160_000],
  ['PAGTO ELETRON COBRANCA|{TRANSP ANDREOTTA;PAPELARIA GUIMA}', -190_000, -9_000],
  ['TARIFA BANCARIA|{PIX CNPJ;CESTA EMPRESARIAL;EMISSAO BOLETO}', -9_500, -145],
  ['CONTA DE LUZ|CELPEIX ##/####', -140_000, -22_000],
  ['LIQUIDACAO DE COBRANCA|VALOR DISPONIVEL', 30_000, 400_000],
];

function drawEmpresa(random: Random): Drawn {
  const { start, end } = periodOf(random, random.pick([1, 1, 16]));
  const firm = random.pick(['ANDREOTTA COMERCIO DE TINTAS LTDA', 'PADARIA DA VILA ME', 'GUIMA & FILHOS LTDA EPP']);
  const number = `${random.digits(7)}-${random.digits(1)}`;
  const {
    opening,
    rows: all,
    closing,
  } = booked(random, { start, end, sorts: EMPRESA, floor: -300_000n }, 20, 110, [-60_000, 700_000]);
  const form = (value: bigint) => `${value < 0n ? '-' : ''}${real(value)}`;
  const W = [54, 200, 56, 66, 70, 72];
  const head = line(W, 'llrrrr', 'Data|Lançamento|Dcto.|Crédito (R$)|Débito (R$)|Saldo (R$)', null, 'hd', 'th');
  const docs = all.map(({ ref }) => ref.slice(1));
  const body = all.map((move, r) =>
    block(
      4 + 9.5 * move.lines.length,
      line(
        W,
        'llrrrr',
        [
          move.firstOfDay ? day(move.date, 'dd/mm/yyyy') : '',
          lines(move),
          docs[r] ?? '',
          move.amount > 0n ? real(move.amount) : '',
          move.amount < 0n ? form(move.amount) : '',
          form(move.balance),
        ],
        [0, r],
        r % 2 ? 'z' : '',
      ),
    ),
  );
  const foot = block(
    14,
    line(
      W,
      'llrrrr',
      [
        '<b>Total</b>',
        '',
        '',
        `<b>${real(total(all, 1))}</b>`,
        `<b>${form(total(all, -1))}</b>`,
        `<b>${form(closing)}</b>`,
      ],
      null,
      'hd',
    ),
  );
  const later = `<div class="t">Últimos Lançamentos</div>${line(W, 'llrrrr', 'Data|Lançamento|Dcto.|Crédito (R$)|Débito (R$)|Saldo (R$)', null, 'hd', 'th')}<div>Não há lançamentos para o período selecionado.</div><div class="t">Saldos Invest Fácil / Plus</div>${line([120, 140, 120], 'llr', 'Data|Histórico|Valor (R$)', null, 'hd', 'th')}${line([120, 140, 120], 'llr', [day(end, 'dd/mm/yyyy'), 'SALDO INVEST FACIL', real(closing > 0n ? closing * 3n : 120_044n)])}`;
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp"><b style="font-size:14pt;line-height:18pt;color:#a02">rubro empresas</b><span>Folha ${index + 1}/${count}</span></div><div class="t">Extrato Mensal / Por Período</div><div>${firm} | CNPJ: 0${random.digits(2)}.${random.digits(3)}.${random.digits(3)}/0001-${random.digits(2)}</div><div>Nome do usuário: ${random.pick(PEOPLE.pt ?? [])}</div><div class="sp"><span>Ag: ${random.digits(4)} | CC: ${number} | Entre ${day(start, 'dd/mm/yyyy')} e ${day(end, 'dd/mm/yyyy')}</span><span>Data da operação: ${day(dayAfter(end, 1), 'dd/mm/yyyy')} - 09h12</span></div>${index === 0 ? `<div style="margin:6pt 0">${table([90, 130, 130, 130], `${cells('lrrr', 'Agência / Conta|Total Disponível (R$)|Bloqueado (R$)|Total (R$)', null, 'th')}${cells('lrrr', ['', form(closing), '0,00', form(closing)])}`)}</div>` : ''}${inner}`;
  const firstRow = block(
    13,
    line(W, 'llrrrr', [day(dayAfter(start, -1), 'dd/mm/yyyy'), 'SALDO ANTERIOR', '', '', '', form(opening)]),
  );
  return drawnOf(
    flow([block(14, head), firstRow, ...under([...body, foot], head, 14), block(80, later)], 600, 650, frame),
    look(
      "8pt/9.5pt 'Liberation Sans'|28pt 38pt|.hd th,.hd td{border-bottom:.8pt solid #a02;font-weight:bold}.z{background:#f3f3f3}td{padding:1.5pt 0}.t{font-weight:bold;font-size:9.5pt;line-height:13pt;margin:4pt 0}",
    ),
    {
      account: account(`rubro empresas|${firm}|checking|BRL`, number),
      period: { start, end },
      ...{ opening, closing, rows: all.map((move, r) => rowOf(move, { shows: true, reference: docs[r] ?? null })) },
    },
  );
}

const BILL: Sort[] = [
  ...spending(LATIN.br, '|{ALIMENTAÇÃO;VEÍCULOS;SAÚDE;VESTUÁRIO} .{VILA REAL;ANDREOTTA}', 900, 32_000),
  ['LOJA PRATAVIERA 0{2/03;3/06;5/10}|VESTUÁRIO .VILA REAL', -24_000, -3_000],
  ['MAGAZINE GUIMA 02/12|CASA .ANDREOTTA', -31_000, -4_500],
];

function drawBill(random: Random): Drawn {
  const close = dayAfter('2022-02-03', random.integer(0, 1300));
  const due = dayAfter(close, 7);
  const who = random.pick(PEOPLE.pt ?? []);
  const last = random.digits(4);
  const card = `5${random.digits(3)}.XXXX.XXXX.${last}`;
  const { opening, rows: buys } = booked(
    random,
    { start: dayAfter(close, -31), end: dayAfter(close, -1), sorts: BILL, floor: null },
    12,
    64,
    [-420_000, -60_000],
  );
  const sale = inOrOut(buys, -1);
  const pay: Move = {
    date: dayAfter(close, -23),
    lines: ['PAGAMENTO DEB AUTOMATIC'],
    amount: -opening,
    balance: 0n,
    ref: '',
    firstOfDay: true,
    lastOfDay: true,
  };
  const abroad: Move[] = random.chance(0.5)
    ? [
        {
          ...pay,
          date: dayAfter(close, -9),
          lines: ['NORTHLARK.COM SEATTLE'],
          amount: BigInt(-random.integer(3_000, 40_000)),
        },
      ]
    : [];
  const iof: Move[] = abroad.map((move) => ({ ...move, lines: ['Repasse de IOF em R$'], amount: move.amount / 25n }));
  const rows = [pay, ...sale, ...abroad];
  const closing = opening + total(rows) + total(iof);
  const form = (value: bigint) => `${value > 0n ? '- ' : ''}${real(value)}`;
  const C = [34, 148, 60];
  const row = (move: Move, at: number) =>
    `<div style="margin-bottom:2pt">${line(C, 'llr', [day(move.date, 'dd/mm'), lines(move), form(move.amount)], [0, at])}</div>`;
  const heading = line(C, 'llr', 'DATA|ESTABELECIMENTO|VALOR EM R$', null, 'hd', 'th');
  const title = (words: string) => `<div class="t">${words}</div>`;
  const sumOf = (words: string, value: bigint) =>
    line([182, 60], 'lr', [`<b>${words}</b>`, `<b>${form(value)}</b>`], null, 'hd');
  const blocks = [
    block(62, `${title('Pagamentos efetuados')}${heading}${row(pay, 0)}${sumOf('Total dos pagamentos', pay.amount)}`),
    block(42, `${title('Lançamentos: compras e saques')}<div>${who} (final ${last})</div>${heading}`),
    ...sale.map((move, r) => block(24, row(move, r + 1))),
    block(14, sumOf(`Lançamentos no cartão (final ${last})`, total(sale))),
    ...abroad.map((move, r) =>
      block(
        90,
        `${title('Lançamentos internacionais')}${heading}<div ${rowAttribute(0, sale.length + 1 + r)}>${line(C, 'llr', [day(move.date, 'dd/mm'), `${lines(move)}<br>${real(-move.amount / 5n)} USD ${real(-move.amount / 5n)}`, form(move.amount)])}</div>${line(C, 'llr', ['', 'Dólar de Conversão R$ 5,00', ''])}<div ${rowAttribute(0, sale.length + 2)}>${line(C, 'llr', [day((iof[r] ?? move).date, 'dd/mm'), 'Repasse de IOF em R$', form((iof[r] ?? move).amount)])}</div>${sumOf('Total lançamentos inter. em R$', total(abroad) + total(iof))}`,
      ),
    ),
    block(16, sumOf('Total dos lançamentos atuais', total(sale) + total(abroad) + total(iof))),
    block(
      106,
      `${title('Compras parceladas - próximas faturas')}${heading}${['LOJA PRATAVIERA 03/06|120,00', 'MAGAZINE GUIMA 03/12|84,17'].map((words) => line(C, 'llr', `${day(dayAfter(close, -40), 'dd/mm')}|${words}`)).join('')}${line([182, 60], 'lr', 'Próxima fatura|204,17')}${line([182, 60], 'lr', 'Demais faturas|1.362,25')}${line([182, 60], 'lr', '<b>Total para próximas faturas</b>|<b>1.566,42</b>')}`,
    ),
    block(
      70,
      `<div class="s"><b>Limites de crédito R$</b> Limite total 12.000,00 Utilizado 3.211,40 Disponível 8.788,60.<br><b>Encargos cobrados nesta fatura</b> Juros do rotativo 0,00% Juros de mora 1,00% Multa por atraso 2,00% a.m. IOF 0,38%<br>Simulação de Saque Cash: valor 500,00 em 12x de 58,31, CET 151,02% a.a.</div>`,
    ),
  ];
  const columns: string[] = flow(blocks, 500, 500, (inner) => `<div style="width:242pt">${inner}</div>`);
  const rest = columns.slice(2);
  const top = (index: number) =>
    `<div class="sp" style="border-bottom:1pt solid #e60"><b style="font-size:12pt;line-height:16pt">Banco Ipê Cartões</b><span>Titular ${who} &nbsp; Cartão ${card} &nbsp; Página ${index}</span></div>`;
  const summary = `<div class="sp" style="margin:8pt 0 12pt;align-items:flex-start"><div>${who}<br>R DAS ACACIAS 118 AP 42<br>29999-010 VILA REAL ES<br><br>Postagem: ${day(dayAfter(close, 1), 'dd/mm/yyyy')}<br>Emissão: ${day(close, 'dd/mm/yyyy')}<br>Previsão prox. Fechamento: ${day(dayAfter(close, 31), 'dd/mm/yyyy')}</div><div style="width:250pt;background:#fdf0e4;padding:6pt"><div class="sp"><span>O total da sua fatura é:</span><b>R$ ${real(closing)}</b></div><div class="sp"><span>Com vencimento em:</span><b>${day(due, 'dd/mm/yyyy')}</b></div><div class="sp"><span>Pagamento mínimo:</span><span>R$ ${real(closing / 7n)}</span></div><b>Resumo da fatura em R$</b><div class="sp"><span>Total da fatura anterior</span><span>${real(opening)}</span></div><div class="sp"><span>Pagamento efetuado em ${day(pay.date, 'dd/mm/yyyy')}</span><span>- ${real(opening)}</span></div><div class="sp"><span>Saldo financiado</span><span>0,00</span></div><div class="sp"><span>Lançamentos atuais</span><span>${real(closing)}</span></div><div class="sp"><b>Total desta fatura</b><b>${real(closing)}</b></div></div></div>`;
  const pages = [
    `${top(1)}${summary}<div class="cols">${columns.slice(0, 2).join('')}</div>`,
    ...list(
      Math.ceil(rest.length / 2),
      (p) =>
        `${top(p + 2)}<div style="height:10pt"></div><div class="cols">${rest.slice(p * 2, p * 2 + 2).join('')}</div>`,
    ),
  ];
  const truth = [pay, ...sale].map((move) =>
    rowOf(move, move.lines.length > 1 ? { alsoAccepted: [move.lines[0] ?? ''] } : {}),
  );
  const far = abroad.map((move) => {
    const usd = real(-move.amount / 5n);
    return rowOf(move, {
      description: `${move.lines[0]} ${usd} USD ${usd}`,
      alsoAccepted: [move.lines[0] ?? '', `${move.lines[0]} ${usd} USD ${usd} Dólar de Conversão R$ 5,00`],
    });
  });
  return {
    pages,
    css: look(
      "7.5pt/9.5pt 'Liberation Sans'|26pt 42pt|.cols{display:flex;gap:26pt;align-items:flex-start}.t{font-weight:bold;font-size:9pt;line-height:12pt;margin-top:4pt;color:#c40}.hd th,.hd td{border-bottom:.4pt solid #999}.s{font-size:6.2pt;line-height:8pt}.s,.cols .s{white-space:normal}",
    ),
    statements: [
      truthOf({
        account: account(`Banco Ipê Cartões|${who}|credit-card|BRL`, card),
        opening,
        closing,
        rows: [...truth, ...far, ...iof.map((move) => rowOf(move))],
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'br-current-veredas-letters',
    'pt',
    'checking',
    ['letters-behind', 'no-balance', 'multi-line', 'two-line-headings'],
    drawLetras,
    A4,
  ),
  family(
    'br-current-rubro-firm',
    'pt',
    'checking',
    ['date-once-a-day', 'credit-first', 'multi-line', 'totals-after'],
    drawEmpresa,
    A4,
  ),
  family(
    'br-card-ipe-columns',
    'pt',
    'credit-card',
    ['two-columns', 'no-year', 'no-period', 'instalments', 'future-instalments'],
    drawBill,
    A4,
  ),
];
