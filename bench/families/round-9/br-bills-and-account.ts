import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
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
  moves,
  type Plan,
  periodOf,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { contractAmount, dayAfter, figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { byDate, either, extra, type Item, seldomIn, sheets } from './b-kit.ts';

/**
 * Brazil: a big bank's card bill with cities, instalments and a total for each holder; an online bank's bill without signs, whose printed total
 * is wrong on some; a state bank's account with lots, documents, codes, C and D behind figures and a balance at the end of a day.
 */

const reais = (value: bigint): string => figure(value, COMMAED);

const SHOPS: Sort[] = [
  ['{MERCADO BOA SAFRA;SUPERM TRES IRMAOS}', -60_000, -1_500],
  ['{POSTO ALVORADA;AUTO POSTO BR 040}', -32_000, -5_000],
  ['{IFOME *LANCHONETE SOL;RAPPIDO*PEDIDO ####;UBERA *TRIP}', -12_000, -900],
  ['{DROGARIA SAO BENTO;FARMACIA 24H}', -25_000, -800],
  ['{LOJAS CANARIO;MAGAZIN LUA;CASA & BANHO} 0{1;2;3}/{06;10;12}', -48_000, -4_000],
  ['{NETFLUX.COM;SPOTFLY P0####;CLARA MOVEL 21-9####-####}', -9_000, -1_990],
  ['ESTORNO {MERCADO BOA SAFRA;LOJAS CANARIO}', 1_000, 20_000],
];
const CITIES = ['SAO PAULO', 'BELO HORIZONT', 'CURITIBA', 'OSASCO', 'RIO DE JANEIR', 'CAMPINAS', 'BARUERI'];

interface Held {
  readonly move: Move;
  readonly city: string;
  readonly dollars: string;
}

function groupsOf(random: Random, plan: Omit<Plan, 'count'>, people: readonly string[], before: bigint) {
  const groups = people.map((person, at) => {
    const some = moves(random, { ...plan, count: random.integer(4, at === 0 ? 45 : 14) });
    const rows = some.map(
      (move): Held => ({
        move,
        city: random.pick(CITIES),
        dollars: random.chance(0.06) ? reais(-move.amount / 5n) : '',
      }),
    );
    return { person, card: `${random.digits(4)} XXXX XXXX ${random.digits(4)}`, rows };
  });
  const paid: Held = { move: extra(dayAfter(plan.start, 7), 'PAGTO. POR DEB EM C/C', -before), city: '', dollars: '' };
  groups[0]?.rows.push(paid);
  groups[0]?.rows.sort((a, b) => byDate(a.move, b.move));
  return groups;
}

const BILL_LOOK =
  "7.6pt/11pt 'Liberation Sans'|26pt 28pt|.bar{display:flex;justify-content:space-between;background:#c03;color:#fff;padding:6pt}.adr{margin:30pt 0 20pt 20pt}.key{border:1pt solid #c03;padding:8pt;text-align:right;margin-top:16pt;height:60pt}.key b{font-size:11pt}.res{width:240pt;margin-bottom:6pt}.two{display:flex;gap:12pt}.side{width:112pt;background:#f3f3f3;padding:5pt;font-size:6.4pt;line-height:9pt;align-self:flex-start}.side b{display:block;margin-top:5pt}th{border-bottom:.6pt solid #c03;color:#c03}.tot td{font-weight:bold;border-top:.4pt solid #999}.who td{padding-top:2pt;color:#555}h3{font-size:9pt;margin:6pt 0}";

function bigBill(random: Random): Drawn {
  const due = dayAfter('2023-01-10', random.integer(0, 900));
  const closes = dayAfter(due, -8);
  const plan = { start: dayAfter(closes, -31), end: closes, sorts: seldomIn(SHOPS), floor: null };
  const before = BigInt(-random.integer(30_000, 500_000));
  const people = random
    .shuffle(['ANTONIO B SERRADO', 'LEILA M SERRADO', 'CAIO B SERRADO'])
    .slice(0, random.integer(1, 3));
  const groups = groupsOf(random, plan, people, before);
  const rows = groups.flatMap((group) => group.rows);
  const some = rows.map(({ move }) => move);
  const closing = before + total(some);
  const money = (value: bigint): string => `${reais(value)}${value > 0n ? '-' : ''}`;
  const items: Item[] = groups.flatMap(({ person, card, rows: own }) => [
    [`<tr class="who"><td colspan="6">Número do Cartão ${card}</td></tr>`, 13] as Item,
    ...own.map((held): Item => {
      const { move, city, dollars } = held;
      return [
        cells(
          'lllrrr',
          [day(move.date, 'dd/mm'), joined(move.lines), city, dollars, dollars && '5,0000', money(move.amount)],
          [0, rows.indexOf(held)],
        ),
        11,
      ];
    }),
    [
      `<tr class="tot"><td></td><td colspan="4">Total para ${person}</td><td class="r">${money(total(own.map(({ move }) => move)))}</td></tr>`,
      15,
    ] as Item,
  ]);
  items.push([
    `<tr class="tot"><td></td><td colspan="4">Total da fatura em real</td><td class="r">${reais(closing)}</td></tr>`,
    16,
  ]);
  const panel = `<div class="side"><b>Limites</b>${span('Compras', `R$ ${reais(BigInt(random.integer(5, 30) * 100_000))}`)}${span('Saque', 'R$ 1.500,00')}<b>Taxas mensais</b>${span('Rotativo', '14,99%')}${span('Parcelamento da fatura', '9,79%')}${span('Saque à vista', '15,49%')}<b>Parcelamento desta fatura</b>${['04', '08', '12'].map((n) => span(`${n} x`, `R$ ${reais((-closing * 12n) / (10n * BigInt(Number(n))))}`)).join('')}<b>Pagamento mínimo</b>${span('', `R$ ${reais((closing * 15n) / 100n)}`)}<p>Fone Fácil 4002-0022 ou 0800 570 0022. Previsão de fechamento da próxima fatura: ${day(dayAfter(closes, 30), 'dd/mm/yyyy')}</p></div>`;
  const pages = sheets(
    items,
    400,
    640,
    (body, p, n) =>
      `<div class="bar"><b>Banco Serrano</b><span>Fatura Mensal · Página ${p + 1}/${n}</span></div>${
        p === 0
          ? `<div class="sp"><div class="adr">${people[0]}<br>RUA DAS ACACIAS ${random.digits(3)} AP 42<br>04999-020 SAO PAULO SP</div><div class="key">Data de vencimento<br><b>${day(due, 'dd/mm/yyyy')}</b><br>Total da fatura<br><b>R$ ${reais(closing)}</b></div></div><div class="res">${span('(+) Saldo anterior', reais(before))}${span(
              '(-) Créditos/Pagamentos',
              reais(total(some, 1)),
            )}${span('(+) Compras/Débitos', reais(total(some, -1)))}${span('(=) Total', reais(closing))}</div>`
          : ''
      }<h3>Lançamentos</h3><div class="two">${table([34, 160, 74, 46, 40, 62], `${heads('lllrrr', 'Data|Histórico de Lançamentos|Cidade|US$|Cotação|R$')}${body}`)}${p === 0 ? panel : ''}</div>`,
  );
  const facts = rows.map(
    ({ move, city }): TrueRow =>
      rowOf(move, city ? either(`${move.lines.join(' ')} ${city}`, move.lines.join(' ')) : {}),
  );
  return drawnOf(pages, look(BILL_LOOK), {
    account: account(`Banco Serrano|${people[0]}|credit-card|BRL`, (groups[0]?.card ?? '').replaceAll(' ', '')),
    opening: before,
    closing,
    rows: facts,
  });
}

const ONLINE: Sort[] = [
  ['{PADARIA PÃO QUENTE;HORTIFRUTI VERDE;ATACADÃO DA VILA}', -40_000, -700],
  ['{99APP *99APP;UBERA TRIP HELP.U;TEMBICI}', -6_000, -590],
  ['{AMAZONIA BR;MERCADOFÁCIL*VEND;SHOPPY} (Parcela 0{1;2;3;5} de 1{0;2})', -30_000, -2_000],
  ['{POUSADA MAR 15/02;CINEMA 3D SALA 4;ACADEMIA FIT}', -50_000, -2_500],
  ['SAQUE NO EXTERIOR {LISBOA;MIAMI}', -90_000, -10_000],
  ['ESTORNO DE COMPRA', 500, 15_000],
];

function onlineBill(random: Random): Drawn {
  const { start, end } = periodOf(random, random.pick([1, 5, 12]));
  const before = BigInt(-random.integer(20_000, 300_000));
  const drawn = moves(random, { start, end, count: random.integer(8, 50), sorts: seldomIn(ONLINE), floor: null });
  const fee = random.chance(0.3) ? BigInt(-random.integer(500, 9_000)) : 0n;
  const rows: Move[] = [
    ...drawn,
    extra(dayAfter(start, 6), 'PAGAMENTO RECEBIDO', -before),
    ...(fee ? [extra(end, 'ENCARGOS ROTATIVO', fee)] : []),
  ].sort(byDate);
  const closing = before + total(rows);
  const wrong = random.chance(0.5);
  const printed = wrong ? closing - BigInt(random.pick([900, 10_000, 27])) : closing;
  const last4 = random.digits(4);
  const holder = random.pick(['MARIANA F TELLES', 'OTAVIO REIS PRADO']);
  const items = rows.map(
    (move, r): Item => [
      cells('llr', [day(move.date, 'dd/mm'), joined(move.lines), `R$ ${reais(move.amount)}`], [0, r]),
      15,
    ],
  );
  const facts = `<div class="grid"><div><h4>DADOS DO CARTÃO</h4>${span('Titular', holder)}${span('Final do Cartão', last4)}${span('Data de Fechamento', day(end, 'dd/mm/yyyy'))}${span('Vencimento', day(dayAfter(end, 7), 'dd/mm/yyyy'))}${span('PERÍODO', `${day(start, 'dd/mm/yyyy')} a ${day(end, 'dd/mm/yyyy')}`)}</div><div><h4>RESUMO DA FATURA</h4>${span('Saldo Anterior', `R$ ${reais(before)}`)}${span('Pagamentos', `R$ ${reais(total(rows, 1))}`)}${span('Compras e Saques', `R$ ${reais(total(rows, -1) - fee)}`)}${span('Encargos e Tarifas', `R$ ${reais(fee)}`)}<b>${span('TOTAL A PAGAR', `R$ ${reais(printed)}`)}</b></div></div>`;
  const pages = sheets(
    items,
    480,
    650,
    (body, p, n) =>
      `<div class="sp h"><b>banco laranjal</b><span>FATURA DO CARTÃO DE CRÉDITO</span></div>${p === 0 ? facts : ''}<h4>LANÇAMENTOS DO PERÍODO</h4>${table([60, 340, 100], `${heads('llr', 'Data|Descrição|Valor')}${body}`, 'z')}<div class="ft">Página ${p + 1} de ${n} · Final ${last4} · Vencimento ${day(dayAfter(end, 7), 'dd/mm/yyyy')} · SAC 0800 940 0007</div>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/12pt 'DejaVu Sans'|40pt 46pt|.h b{color:#f60;font-size:17pt}.h{margin-bottom:16pt}.grid{display:flex;gap:30pt;margin-bottom:14pt}.grid>div{flex:1;border-top:2pt solid #f60;padding-top:4pt}h4{font-size:9pt;margin:4pt 0;color:#f60}td,th{padding:1.5pt 4pt}.z tr:nth-child(even){background:#fff3e8}.ft{position:absolute;bottom:24pt;left:46pt;font-size:6.5pt;color:#777}",
    ),
    {
      account: account(`banco laranjal|${holder}|credit-card|BRL`, last4),
      period: { start, end },
      opening: before,
      closing: printed,
      rows: rows.map((move) => rowOf(move)),
      status: wrong ? 'failed' : 'verified',
    },
  );
}

const STATE: Sort[] = [
  ['144 Pix - Enviado|{=dd/mm} 1#:4# {JOSE CARLOS DUT;PADARIA CENTRAL;MERCEARIA RITA}', -90_000, -1_000],
  ['821 Pix - Recebido|{=dd/mm} 0#:3# 000########### {LUCIA H;RENATO V}', 2_000, 240_000],
  ['109 Pagamento de Boleto|{CONDOMINIO ED SOL;IMOBILIARIA ROCHA LTDA}', -150_000, -8_000],
  ['363 Pagto conta luz|ENERGISUL S/A', -30_000, -7_000],
  ['435 Tarifa Pacote de Serviços|Cobrança referente {=dd/mm/yyyy}', -4_500, -1_200],
  ['976 TED-Crédito em Conta|237 3### 0########### FOLHA LTDA', 200_000, 900_000],
  ['234 Compra com Cartão|{=dd/mm} 1#:2# {POSTO TREVO;DROGAVIDA}', -40_000, -900],
  ['470 Transferência enviada|{=dd/mm} ####-# {VERA LUCIA;DANIEL}', -80_000, -5_000],
];

const marked = (value: bigint): string => `${reais(value)} ${value < 0n ? 'D' : 'C'}`;

const around = (date: string, what: string, value: bigint): Item => [
  cells('llllllrr', [day(date, 'dd/mm/yyyy'), '', '0000', '00000', what, '', marked(value), '']),
  12,
];

const STATE_LOOK =
  "7pt/10pt 'Liberation Sans'|30pt 26pt|.cli{background:#f7f4d0;padding:4pt;margin:8pt 0;width:330pt}td{padding:1pt 0;border-bottom:.3pt solid #ddd}.th th{background:#ffe14d;padding:2pt 0}.o{font-size:6pt;line-height:8pt;margin-top:12pt}";

function stateAccount(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { rows, opening, closing } = booked(
    random,
    { start, end, sorts: STATE, floor: -200_000n },
    12,
    80,
    [5_000, 500_000],
  );
  const number = `${random.digits(2)}.${random.digits(3)}-${random.digits(1)}`;
  const holder = random.pick(['HELENA ROCHA MACHADO', 'EDSON PINHO DA LUZ']);
  const docs = rows.map(
    () =>
      `${random.digits(3)}.${random.digits(3)}${random.chance(0.4) ? `.${random.digits(3)}.${random.digits(3)}` : ''}`,
  );
  const branch = rows.map(() => random.pick(['0000', '1234', '3398']));
  const lots = rows.map(() => random.pick(['13105', '99021', '14397', '00000']));
  const items: Item[] = [
    around(dayAfter(start, -1), '000 Saldo Anterior', opening),
    ...rows.map(
      ({ date, lines, amount, balance, lastOfDay }, r): Item => [
        cells(
          'llllllrr',
          [
            day(date, 'dd/mm/yyyy'),
            '',
            branch[r] ?? '',
            lots[r] ?? '',
            joined(lines),
            docs[r] ?? '',
            marked(amount),
            lastOfDay ? marked(balance) : '',
          ],
          [0, r],
        ),
        3 + 10 * lines.length,
      ],
    ),
    around(end, '999 S A L D O', closing),
  ];
  const pages = sheets(
    items,
    590,
    660,
    (body, p, n) =>
      `${p === 0 ? `<div class="sp"><b>Extrato de Conta Corrente</b><span>G33${random.digits(10)}<br>${day(dayAfter(end, 3), 'dd/mm/yyyy')} 09:14:22</span></div><div class="cli"><b>Cliente - Conta atual</b>${span('Agência', '3398-X')}${span('Conta corrente', `${number} ${holder}`)}${span('Período do extrato', `${day(start, 'dd/mm/yyyy')} a ${day(end, 'dd/mm/yyyy')}`)}</div><b>Lançamentos</b>` : ''}${table([54, 46, 34, 32, 160, 76, 66, 70], `<tr class="th"><th class="l">Dt.<br>balancete</th><th class="l">Dt.<br>movimento</th><th class="l">Ag.<br>origem</th><th class="l">Lote</th><th class="l">Histórico</th><th class="l">Documento</th><th class="r">Valor R$</th><th class="r">Saldo</th></tr>${body}`)}${p === n - 1 ? `<p class="o">OBSERVAÇÕES: Limite de cheque especial R$ 2.000,00, vencimento ${day(dayAfter(end, 90), 'dd/mm/yyyy')}. IOF 0,38%. Juros 8,00% a.m. Transação efetuada com sucesso.<br>Banco Federal do Planalto S.A. · Central 4004 0001 · SAC 0800 729 0722 · Ouvidoria 0800 729 5678</p>` : ''}`,
  );
  return drawnOf(pages, look(STATE_LOOK), {
    account: account(`Banco Federal do Planalto S.A.|${holder}|checking|BRL`, number),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move, r) =>
      rowOf(move, {
        reference: docs[r] ?? null,
        balance: move.lastOfDay ? contractAmount(move.balance) : null,
        ...either(move.lines.join(' '), move.lines.join(' ').slice(4)),
      }),
    ),
  });
}

export const families: Family[] = [
  family(
    'br-card-serrano-cidade',
    'pt',
    'credit-card',
    ['instalments', 'several-cards', 'side-panel', 'no-year', 'trailing-minus'],
    bigBill,
    A4,
  ),
  family('br-card-laranjal-resumo', 'pt', 'credit-card', ['unsigned', 'no-year', 'misprint'], onlineBill, A4),
  family(
    'br-current-planalto-lote',
    'pt',
    'checking',
    ['cr-dr', 'balance-at-day-end', 'two-line-headings', 'codes'],
    stateAccount,
    A4,
  ),
];
