import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  fill,
  type Movement,
  type Period,
  spread,
  verdict,
  type Wording,
} from '../romance.ts';

/**
 * A Brazilian current account: the date once a day, amounts and balances with C or D after them, the day's balance as a row of
 * its own, a document number in its column, and future entries and automatic investments in tables below.
 */
const WORDS = {
  person: ['MARCIA R TEIXEIRA', 'AUTO PECAS IPE LTDA', 'CARLOS E BRANDAO', 'COND ED MIRANTE'],
  shop: ['SUPERM PAU BRASIL', 'POSTO IPIRANGUINHA', 'DROGARIA SANTA RITA', 'PADARIA DO LARGO', 'LOJAS CAJU'],
  firm: ['ENERGIA PAULISTANA', 'SANEAR MINAS', 'TELESUL FIBRA', 'SEGURADORA JACARANDA'],
};
const WORDINGS: Wording[] = [
  ['PIX ENVIADO|{dd}/{mm} 1#:2# {person}', -150_000, -1_000],
  ['PIX QR CODE ESTATICO DES: {person} {dd}/{mm}', -60_000, -500],
  ['TRANSF ENVIADA PIX|{dd}/{mm} {person} ***.###.###-**', -200_000, -2_000],
  ['COMPRA CARTAO DEBITO|{dd}/{mm} 0#:5# {shop}', -35_000, -400],
  ['COMPRA COM CARTAO - {dd}/{mm} {shop}', -28_000, -690],
  ['PAGTO BOLETO BANCARIO|{firm}', -180_000, -4_500],
  ['PAGAMENTO DE TITULO OUTROS BANCOS|FAV {person}', -320_000, -9_000],
  ['PGTO CONTA ENERGIA ELETRICA|{firm}', -60_000, -7_000],
  ['PGTO CONTA TELEFONE {firm}', -25_000, -4_900],
  ['DEBITO AUTOMATICO {firm}', -48_000, -3_900],
  ['SAQUE TERMINAL|AG #### TERM ###### {dd}/{mm} 1#H0#', -100_000, -2_000],
  ['SAQUE 24H ########', -80_000, -2_000],
  ['TARIFA PACOTE DE SERVICOS|COBRANCA REFERENTE {dd}/{mm}/{yyyy}', -5_500, -1_990],
  ['TAR EMISSAO TED/DOC', -1_990, -890],
  ['IOF S/ OPERACOES DE CREDITO', -1_500, -5],
  ['JUROS CHEQUE ESPECIAL ENC LIMITE', -9_000, -70],
  ['CHEQUE COMPENSADO', -250_000, -10_000],
  ['PARCELA CREDITO PESSOAL CONTR #########  ##/48', -95_000, -30_000],
  ['APLICACAO INVEST FACIL', -200_000, -5_000],
  ['GASTOS CARTAO DE CREDITO FINAL ####', -400_000, -9_000],
  ['IPVA PLACA ABC#D## COTA #', -90_000, -20_000],
  ['DARF SIMPLES NACIONAL DAS {mm}{yyyy}', -160_000, -7_000],
  ['PIX RECEBIDO|{dd}/{mm} 2#:0# {person}', 1_500, 300_000],
  ['TED RECEBIDA ### #### REMET.{person}', 20_000, 900_000],
  ['CREDITO DE SALARIO CNPJ 0########/0001-##', 180_000, 900_000],
  ['RESGATE INVEST FACIL', 5_000, 200_000],
  ['VENDAS CARTAO MAQUININHA ## DEB', 3_000, 150_000],
  ['ESTORNO TARIFA', 890, 5_500],
  ['DEPOSITO EM DINHEIRO CORRESP. ####', 5_000, 200_000],
];
const BANK = 'Banco Serra Dourada S.A.';
const suffixed = (minor: bigint) => `${figure(minor, { group: '.', decimal: ',' })} ${minor < 0n ? 'D' : 'C'}`;
const day = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly agency: string;
  readonly number: string;
}

/** A line of the table: a movement, or a day's balance. */
interface Line {
  readonly markup: string;
  readonly height: number;
}

interface Entry extends Movement {
  readonly document: string;
}

const balanceLine = (label: string, date: string, minor: bigint): Line => ({
  markup: `<tr class="dia"><td>${date}</td><td>${label}</td><td></td><td></td><td class="r">${suffixed(minor)}</td></tr>`,
  height: 17,
});

function linesOf(entries: readonly Entry[], opening: bigint, wrongDay: string): Line[] {
  const rows = entries.flatMap(({ date, lines, amount, after, document }, r) => {
    const first = entries[r - 1]?.date !== date;
    const markup = `<tr ${rowAttribute(0, r)}><td>${first ? day(date) : ''}</td><td>${lines.map(text).join('<br>')}</td><td>${document}</td><td class="r">${suffixed(amount)}</td><td></td></tr>`;
    const row = { markup, height: lines.length * 10 + 4 };
    const shown = date === wrongDay ? after + 1_000n : after;
    return entries[r + 1]?.date === date ? [row] : [row, balanceLine('SALDO DO DIA', '', shown)];
  });
  return [balanceLine('SALDO ANTERIOR', '', opening), ...rows];
}

/** What is to come, and what lies invested: neither moves the account in the period. */
function tablesBelow(random: Random, period: Period, closing: bigint): string {
  const future = Array.from({ length: random.integer(0, 3) }, () => {
    const date = dayAfter(period.end, random.integer(1, 12));
    const label = fill(random, 'DEBITO AUTOMATICO {firm}', WORDS, date);
    return `<tr><td>${day(date)}</td><td>${label}</td><td>${random.digits(6)}</td><td class="r">${suffixed(BigInt(-random.integer(4_000, 60_000)))}</td><td></td></tr>`;
  });
  const body = future.join('') || '<tr><td></td><td>NÃO HÁ LANÇAMENTOS FUTUROS</td><td></td><td></td><td></td></tr>';
  const limit = 500_000n;
  return `<h2>Lançamentos futuros</h2><table class="rows">${body}</table>
    <h2>Saldos</h2><table class="mini"><tr><td>Saldo em conta corrente em ${day(period.end)}</td><td class="r">${suffixed(closing)}</td></tr>
    <tr><td>Limite do cheque especial</td><td class="r">${suffixed(limit)}</td></tr><tr><td>Saldo disponível + limite</td><td class="r">${suffixed(closing + limit)}</td></tr></table>
    <p class="small">Taxa do cheque especial 7,98% a.m. / 151,28% a.a. Vencimento do limite ${day(dayAfter(period.end, 140))}. Os dados acima têm como base ${day(period.end)} às 18h32 e estão sujeitos a alterações. Central de atendimento 4004 0000.</p>`;
}

function pagesOf(lines: readonly Line[], below: string, paper: Paper): string[] {
  const { period, holder, agency, number } = paper;
  const parts = spread(lines, ({ height }) => height, { first: 620, other: 650, foot: 220 });
  return parts.map((part, page) => {
    const top = `<div class="top"><b>Serra<br>Dourada</b><div><h1>Extrato mensal de conta corrente</h1><p>Agência ${agency} &nbsp; Conta ${number} &nbsp; ${text(holder)}</p>
      <p>Movimentação entre ${day(period.start)} e ${day(period.end)}</p></div><div class="r">Pág. ${page + 1}/${parts.length}</div></div>`;
    const heads =
      '<tr><th>Data</th><th>Histórico</th><th>Docto.</th><th class="r">Valor (R$)</th><th class="r">Saldo (R$)</th></tr>';
    const last = page === parts.length - 1 ? below : '';
    return `${top}${part.length > 0 ? `<table class="rows">${heads}${part.map(({ markup }) => markup).join('')}</table>` : ''}${last}<p class="foot">${BANK} CNPJ 01.002.003/0001-04 · Ouvidoria 0800 000 0000 · Autenticação ${number}${page}A7F</p>`;
  });
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 2);
  const opening = BigInt(random.integer(-80_000, 900_000));
  const plan = {
    period,
    count: drawCount(random),
    opening,
    wordings: WORDINGS,
    words: WORDS,
    width: 46,
    floor: -200_000n,
  };
  const entries = drawMovements(random, plan).map((each) => ({
    ...each,
    document: random.digits(random.integer(4, 7)),
  }));
  const closing = entries.at(-1)?.after ?? opening;
  const failed = entries.length > 0 && random.chance(1 / 6);
  const holder = random.pick([
    'VANESSA C PIMENTEL',
    'OFICINA DO TONINHO LTDA',
    'IGOR M SALVADOR',
    'ELZA F BITTENCOURT',
  ]);
  const paper = {
    period,
    holder,
    agency: `${random.digits(4)}-${random.digits(1)}`,
    number: `${random.digits(6)}-${random.digits(1)}`,
  };
  const wrongDay = failed ? random.pick(entries).date : '';
  return {
    pages: pagesOf(linesOf(entries, opening, wrongDay), tablesBelow(random, period, closing), paper),
    css: CSS,
    statements: [
      {
        account: {
          institution: BANK,
          holder,
          number: paper.number,
          iban: null,
          bic: null,
          type: 'checking',
          currency: 'BRL',
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: entries.map(({ date, lines, amount, document }) => ({
          ...{ date, valueDate: null, description: lines.join(' ').replace(/ +/g, ' '), reference: document },
          ...{ amount: contractAmount(amount), balance: null },
        })),
        reconciliation: verdict(failed),
      },
    ],
  };
}

const CSS = `
.page { padding: 28pt 42pt; font-family: 'Liberation Sans'; font-size: 8.4pt; } .top { display: grid; grid-template-columns: 90pt 1fr 50pt; height: 58pt; } .top > b { font: italic bold 15pt/15pt 'DejaVu Serif'; color: #9a7a10; }
h1 { font-size: 12pt; margin-bottom: 4pt; } .top p { line-height: 12pt; } .rows { width: 100%; } .rows th { background: #efe7cc; text-align: left; padding: 3pt 4pt; font-size: 8pt; } .rows th.r, .r { text-align: right !important; }
.rows td { padding: 2pt 4pt; line-height: 10pt; vertical-align: top; white-space: nowrap; } .rows td:nth-child(1) { width: 62pt; } .rows td:nth-child(3) { width: 56pt; } .rows td:nth-child(n+4) { width: 84pt; } .dia td { border-bottom: 0.5pt solid #bbb; height: 17pt; color: #555; }
h2 { font-size: 9.5pt; color: #9a7a10; margin: 14pt 0 4pt; } .mini { width: 300pt; } .mini td { line-height: 13pt; } .small { font-size: 6.6pt; margin-top: 10pt; color: #555; } .foot { position: absolute; bottom: 14pt; font-size: 6.4pt; color: #777; }
`;

export const families: Family[] = [
  {
    name: 'br-checking-dia',
    country: 'BR',
    language: 'pt',
    type: 'checking',
    difficulties: ['date-once-a-day', 'sign-letters', 'day-balances', 'document-column', 'future-entries'],
    size: A4,
    draw,
  },
];
