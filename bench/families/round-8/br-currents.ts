/** After Brazilian accounts: one by period with C and D behind its amounts and no balance, a firm's with credit before debit and the date once a day. */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  look,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, line, lines, PEOPLE, under } from './americas-parts.ts';

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

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
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
];
