import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  type Movement,
  type Period,
  slip,
  spread,
  sumOf,
  verdict,
  type Wording,
} from '../romance.ts';

/** A Portuguese bank's card-account statement: a summary beside the address, a section per card with its own total, debit and credit. */

const WORDS = {
  shop: ['MINIMERCADO SEQUEIRA', 'POSTO ABAST. VALVERDE', 'REST O ALPENDRE', 'FARMACIA MONTESSO', 'PAPELARIA CENTRAL'],
  town: ['VILARINHO', 'ALFARELA', 'PORTELINHA', 'MONTE REAL'],
  web: ['NUVEMHOST', 'ANUNCIOS WEB IE', 'LOJAPLUS', 'SOFTGEST SA'],
} as const;

const WORDINGS: readonly Wording[] = [
  ['COMPRA {shop} {town}', -13_000, -240],
  ['COMPRA {shop} CONTACTLESS {dd}/{mm}', -4_900, -90],
  ['COMPRA {web} ######## LUXEMBOURG', -16_000, -799],
  ['COMPRA ESTRANG. {web} 48,90 USD TX 1,08##', -4_600, -4_400],
  ['VIA VERDE PORTAGENS {mm}/{yyyy}', -8_800, -300],
  ['PAG. SERVICOS ENT 2#### REF ### ### ###', -22_000, -1_100],
  ['DEBITO DIRETO SEGURO VIAGEM AP. ########', -7_400, -1_900],
  ['HOTEL RIBEIRA {town} NOITES: 2', -38_000, -9_000],
  ['TRANSPORTES AEREOS BILHETE 047##########', -69_000, -6_900],
  ['CASH ADVANCE ATM {town} {dd}-{mm} 1#:0#', -20_000, -2_000],
  ['COMISSAO CASH ADVANCE 3,5% + 3,00', -1_080, -370],
  ['IMPOSTO SELO S/COMISSAO 4%', -45, -12],
  ['JUROS PERIODO {mm}-{yyyy}', -3_900, -140],
  ['ANUIDADE CARTAO {yyyy}', -4_000, -2_500],
  ['MENSALIDADE {web} CLIENTE ####', -5_500, -990],
  ['ESTACIONAMENTO PARQUE {town} TALAO ######', -1_900, -80],
  ['COMB. {shop} 38,21 L', -9_200, -2_500],
  ['CORREIOS LOJA {town} RF########PT', -2_900, -95],
  ['FERRAGENS ALFARELA FT {yyyy}/####', -31_000, -650],
  ['TAXI {town} {dd}.{mm}', -2_600, -420],
  ['LIVRARIA DO LARGO N.CONT 5########', -6_600, -890],
  ['PRESTACAO 03/12 PLANO ######', -12_000, -3_300],
  ['DEVOLUCAO {shop}', 700, 11_000],
  ['CREDITO {web} NC {yyyy}/###', 900, 13_000],
  ['ESTORNO COMISSAO {dd}/{mm}/{yyyy}', 100, 900],
  ['REGULARIZACAO RECLAMACAO #######', 1_000, 16_000],
];

const HEIGHT = 13;
const money = (minor: bigint) => figure(minor, { group: ' ', decimal: ',' });
const date = (iso: string) => `${partsOf(iso).yyyy}.${partsOf(iso).mm}.${partsOf(iso).dd}`;
const NAME = 'Banco Montesso Atlântico';

interface Section {
  readonly title: string;
  readonly moves: readonly Movement[];
}

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly number: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly sections: readonly Section[];
  readonly totals: readonly [debit: bigint, credit: bigint];
}

const tr = (kind: string, cells: readonly string[], row = '') =>
  `<tr class="${kind}" ${row}>${cells.map((cell, n) => `<td${n > 2 ? ' class="r"' : ''}>${cell}</td>`).join('')}</tr>`;

const pair = (minor: bigint): readonly [string, string] => (minor < 0n ? [money(minor), ''] : ['', money(minor)]);

function linesOf({ period, opening, closing, sections, totals }: Paper): string[] {
  let index = 0;
  const body = sections.flatMap(({ title, moves }) => [
    tr('card', ['', '', text(title), '', '']),
    ...moves.map(({ date: booked, valueDate, lines, amount }) =>
      tr('', [date(booked), date(valueDate), text(lines.join(' ')), ...pair(amount)], rowAttribute(0, index++)),
    ),
    tr('total', ['', '', 'Total do cartão', money(sumOf(moves, -1)), money(sumOf(moves, 1))]),
  ]);
  return [
    tr('b', ['', '', `SALDO DO EXTRATO ANTERIOR (${date(dayAfter(period.start, -1))})`, ...pair(opening)]),
    ...body,
    tr('b', ['', '', 'TOTAL DE MOVIMENTOS', money(totals[0]), money(totals[1])]),
    tr('b', ['', '', `SALDO EM DÍVIDA EM ${date(period.end)}`, ...pair(closing)]),
  ];
}

function summary(paper: Paper): string {
  const owed = paper.closing < 0n ? -paper.closing : 0n;
  const facts: readonly (readonly [string, string])[] = [
    ['Conta-cartão n.º', paper.number],
    ['Período', `${date(paper.period.start)} a ${date(paper.period.end)}`],
    ['Limite de crédito', '10 000,00 EUR'],
    ['Saldo em dívida', `${money(paper.closing)} EUR${paper.closing > 0n ? ' (a seu favor)' : ''}`],
    ['Modalidade de pagamento', '100 %'],
    ['Valor a debitar', `${money(owed)} EUR`],
    ['Data limite de pagamento', date(dayAfter(paper.period.end, 20))],
    ['TAEG', '15,4 %'],
  ];
  return `<div class="box">${facts.map(([label, value]) => `<div><span>${label}</span><b>${value}</b></div>`).join('')}</div>`;
}

function pageOf(paper: Paper, part: readonly string[], page: number, count: number): string {
  const first = `<div class="to">Exmo(a). Sr(a).<br><b>${text(paper.holder)}</b><br>RUA DA EIRA 17 2.º DTO<br>4999-021 VILARINHO</div>${summary(paper)}`;
  const end =
    page === count - 1
      ? `<div class="ref"><b>Pagamento por Multibanco</b> Entidade 99 114 &nbsp; Referência 417 000 218 &nbsp; Montante: à sua escolha</div>`
      : '';
  return `<div class="band"><b>${NAME}</b><span>EXTRATO DE CONTA-CARTÃO</span><span>${page + 1}/${count}</span></div>${page === 0 ? first : `<div class="again">Conta-cartão n.º ${paper.number} (continuação)</div>`}
    <table class="${page === 0 ? 'one' : 'next'}"><tr class="h"><th>Data mov.</th><th>Data valor</th><th>Descrição</th><th class="r">Débito</th><th class="r">Crédito</th></tr>${part.join('')}</table>${end}
    <div class="foot">Valores expressos em euros. Reclamações no prazo de 30 dias. ${NAME}, S.A. · Capital social 81 400 000 € · NIPC 999 114 218</div>`;
}

const CSS = `.page { font-family: 'DejaVu Sans'; font-size: 7pt; line-height: 9pt; color: #222; } .page > * { position: absolute; }
.band { left: 0; top: 0; width: 100%; height: 40pt; background: #243b55; color: #fff; display: flex; align-items: center; gap: 30pt; padding: 0 40pt; } .band b { font-size: 13pt; } .band span:last-child { margin-left: auto; }
.to { left: 40pt; top: 78pt; font-size: 8pt; line-height: 11pt; } .box { right: 40pt; top: 56pt; width: 250pt; border: 0.6pt solid #243b55; padding: 5pt 8pt; }
.box div { display: flex; justify-content: space-between; line-height: 12pt; } .again { left: 40pt; top: 50pt; }
table { left: 40pt; width: 515pt; table-layout: fixed; } .one { top: 184pt; } .next { top: 66pt; } td, th { height: ${HEIGHT}pt; padding: 0 4pt; white-space: nowrap; text-align: left; }
.h th { background: #dfe5ec; height: 18pt; } th:nth-child(1), th:nth-child(2) { width: 58pt; } th:nth-child(4), th:nth-child(5) { width: 74pt; } td.r, th.r { text-align: right; }
.card td { font-weight: bold; color: #243b55; border-top: 0.4pt solid #243b55; } .total td { font-style: italic; border-top: 0.4pt solid #999; } .b td { font-weight: bold; background: #f3f5f8; }
.ref { left: 40pt; bottom: 44pt; width: 515pt; border: 0.6pt dashed #243b55; padding: 6pt; } .foot { left: 40pt; bottom: 20pt; font-size: 5.8pt; }`;

const SECOND = ['JOANA M VILARINHO', 'DUARTE SEQUEIRINHA', 'RITA ALFARELA'];

function movesOf(random: Random, period: Period, opening: bigint, count: number, pays: boolean): Movement[] {
  const plan = { period, count, opening, wordings: WORDINGS, words: WORDS, width: 60, floor: -9_000_000n };
  const moves = drawMovements(random, plan);
  const first = moves[0];
  if (!pays || !first || opening >= 0n) return moves;
  const lines = ['PAGAMENTO DEBITO EM CONTA - OBRIGADO'];
  return [{ ...first, lines, amount: -opening }, ...moves.slice(1)];
}

function paperOf(random: Random, period: Period, opening: bigint, flaw: string): Paper {
  const count = Math.min(drawCount(random), 90);
  const holders = count > 8 && random.chance(0.6) ? 2 : 1;
  const holder = random.pick([
    'CONSTRUCOES ALFARELA LDA',
    'BEATRIZ N MONTESSO',
    'RUI P TAVEIRO',
    'ATELIER DO LARGO LDA',
  ]);
  const sections = Array.from({ length: holders }, (_, n) => ({
    title: `Cartão 4176 99** **** ${random.digits(4)} - ${n === 0 ? holder : random.pick(SECOND)}`,
    moves: movesOf(random, period, opening, n === 0 ? count - (holders - 1) * (count >> 2) : count >> 2, n === 0),
  }));
  const all = sections.flatMap(({ moves }) => moves);
  const closing = all.reduce((total, { amount }) => total + amount, opening);
  const debit = sumOf(all, -1);
  return {
    ...{ period, holder, opening, sections, number: `0${random.digits(10)}` },
    closing: flaw === 'closing' ? slip(random, closing) : closing,
    totals: [flaw === 'total' ? slip(random, debit - 100_000n) : debit, sumOf(all, 1)],
  };
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 1);
  const opening = BigInt(-random.integer(3_000, 300_000));
  const flaw = random.chance(1 / 6) ? random.pick(['closing', 'total']) : '';
  const paper = paperOf(random, period, opening, flaw);
  const parts = spread(linesOf(paper), () => HEIGHT, { first: 550, other: 670, foot: 30 });
  return {
    pages: parts.map((part, page) => pageOf(paper, part, page, parts.length)),
    css: CSS,
    statements: [
      {
        account: {
          ...{ institution: NAME, holder: paper.holder, number: paper.number, iban: null, bic: null },
          ...{ type: 'credit-card', currency: 'EUR' },
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(paper.closing),
        transactions: paper.sections.flatMap(({ moves }) =>
          moves.map((move) => ({
            ...{ date: move.date, valueDate: move.valueDate, description: move.lines.join(' '), reference: null },
            ...{ amount: contractAmount(move.amount), balance: null },
          })),
        ),
        reconciliation: verdict(flaw !== ''),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'pt-card-extrato-titulares',
    country: 'PT',
    language: 'pt',
    type: 'credit-card',
    difficulties: ['sections', 'debit-credit-columns', 'value-date', 'subtotals'],
    size: A4,
    draw,
  },
];
