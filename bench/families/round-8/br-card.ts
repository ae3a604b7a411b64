/** After a Brazilian card bill of two columns, with instalments to come beside what is billed. */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  family,
  inOrOut,
  look,
  type Move,
  rowOf,
  type Sort,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, rowAttribute } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';
import { block, flow, LATIN, line, lines, PEOPLE, spending } from './americas-parts.ts';

const real = (value: bigint) => figure(value, COMMAED);

const BILL: Sort[] = [
  ...spending(LATIN.br, '|{ALIMENTAÇÃO;VEÍCULOS;SAÚDE;VESTUÁRIO} .{VILA REAL;ANDREOTTA}', 900, 32_000),
  ['LOJA PRATAVIERA 0{2/03;3/06;5/10}|VESTUÁRIO .VILA REAL', -24_000, -3_000],
  ['MAGAZINE GUIMA 02/12|CASA .ANDREOTTA', -31_000, -4_500],
];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
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
    'br-card-ipe-columns',
    'pt',
    'credit-card',
    ['two-columns', 'no-year', 'no-period', 'instalments', 'future-instalments'],
    drawBill,
    A4,
  ),
];
