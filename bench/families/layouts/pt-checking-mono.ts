import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, figure, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  iban,
  inFours,
  type Movement,
  type Period,
  slip,
  spread,
  sumOf,
  verdict,
  type Wording,
} from '../romance.ts';

/**
 * A Portuguese combined statement as a line printer sets it: one typewriter face, columns by blanks, ISO days, thousands apart
 * by a blank, TRANSPORTE between the pages, then the wealth summary and deposits, whose lines look like movements.
 */
const WORDS = {
  shop: [
    'MINIPRECO BELEM',
    'PASTELARIA ALCOA',
    'FARMACIA CENTRAL',
    'TALHO O MINHOTO',
    'POSTO GALPOR',
    'LIVRARIA LELO II',
  ],
  town: ['LISBOA', 'PORTO', 'COIMBRA', 'FARO', 'BRAGA'],
  firm: ['LUZ COMERCIAL SA', 'AGUAS DO TEJO', 'TELECOM LUSA', 'SEGUROS ATLANTICO', 'VIAVERDINHA'],
  person: ['MARIA J S COELHO', 'ANTONIO TAVARES', 'CONDOMINIO R AUGUSTA', 'TRANSP SADO LDA'],
};
const WORDINGS: Wording[] = [
  ['COMPRA {shop}', -9_000, -150],
  ['COMPRA #### {shop} CONTACTLESS', -4_900, -120],
  ['COMPRA CARTAO ###### {town}', -8_900, -500],
  ['DD {firm} ###########', -12_000, -990],
  ['DEB.DIR. {firm}|ADC ###########', -9_900, -1_500],
  ['LEV ATM {town} {dd}/{mm}', -20_000, -1_000],
  ['LEVANTAMENTO MULTIBANCO ####/##', -20_000, -2_000],
  ['TRF P/ {person}', -70_000, -2_000],
  ['TRF MBWAY P 9########', -5_000, -300],
  ['TRANSF SEPA+ {person}|REND.{mm}/{yyyy}', -95_000, -45_000],
  ['PAG SERVICO #####/#########', -14_000, -800],
  ['PAGAMENTO AO ESTADO ###############', -60_000, -1_500],
  ['PAG. TSU ###########', -40_000, -9_000],
  ['PRESTACAO CREDITO HABITACAO|CONTR. ####.#######.###', -68_000, -31_000],
  ['COM.MANUTENCAO CONTA PACOTE', -620, -280],
  ['IMPOSTO DE SELO 4,00%', -40, -8],
  ['COMISSAO TRANSF. {dd}-{mm}', -180, -60],
  ['CHEQUE ##########', -80_000, -4_000],
  ['CARTAO CREDITO PAGAMENTO {mm}/{yy}', -90_000, -2_500],
  ['CARREG TELEMOVEL 9########', -2_500, -500],
  ['JUROS DESCOBERTO|DE {dd}.{mm} 1#,###%', -900, -20],
  ['PORTAGENS {firm} EXTRACTO ######', -7_000, -250],
  ['SUBSCRIT APP ITUNAS 2,99 EUR', -299, -299],
  ['ORDENADO {firm}', 98_000, 240_000],
  ['TRF DE {person}', 1_500, 90_000],
  ['TRF MBWAY DE 9########', 200, 6_000],
  ['DEPOSITO NUMERARIO BALCAO ####', 5_000, 150_000],
  ['DEVOLUCAO COMPRA {shop}', 500, 8_000],
  ['REEMBOLSO IRS {yyyy}|AT ########', 9_000, 140_000],
];
const BANK = 'Banco Ribatejano';
const WIDTH = 104;
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ' ', decimal: ',' })}`;

/** One line of the printer: its cells each to a column. */
const columns = (date: string, value: string, what: string, out: string, into: string, balance: string): string =>
  ` ${date.padEnd(11)}${value.padEnd(11)}${what.padEnd(37)}${out.padStart(13)}${into.padStart(14)}${balance.padStart(16)}`;
const rule = (char: string) => ` ${char.repeat(WIDTH - 1)}`;
const HEADINGS = [rule('-'), columns('DATA MOV.', 'DATA VAL.', 'DESCRITIVO', 'DEBITO', 'CREDITO', 'SALDO'), rule('-')];

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly number: string;
  readonly nib: string;
  readonly account: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly short: boolean;
}

function rowLines(movement: Movement, r: number): string {
  const { date, valueDate, lines, amount, after } = movement;
  const [head = '', ...more] = lines;
  const [out, into] = amount < 0n ? [money(-amount), ''] : ['', money(amount)];
  const printed = [
    columns(date, valueDate, head, out, into, money(after)),
    ...more.map((line) => columns('', '', `  ${line}`, '', '', '').trimEnd()),
  ];
  return `<span ${rowAttribute(0, r)}>${printed.map(text).join('\n')}</span>`;
}

const both = (left: string, right: string): string => ` ${left.padEnd(54)}${right}`;

function firstHead({ period, holder, number, nib, account, closing, short }: Paper): string[] {
  const assets = [
    ['CONTA A ORDEM', number, money(closing)],
    ['DEPOSITOS A PRAZO', `${number.slice(0, 9)}.20`, money(500_000n)],
    ['CARTAO DE CREDITO', '4567 **** **** 0012', money(-12_390n)],
  ].map(([name = '', key = '', value = '']) => ` ${name.padEnd(30)}${key.padEnd(30)}${value.padStart(14)} EUR`);
  return [
    both('', holder),
    both(`PERIODO DE ${period.start} A ${period.end}`, 'RUA DO ALECRIM 41 2 ESQ'),
    both(`CONTA NUMERO ${number}`, '1200-014 LISBOA'),
    ` NIB ${nib.slice(0, 4)} ${nib.slice(4, 8)} ${nib.slice(8, 19)} ${nib.slice(19)}`,
    ` IBAN ${inFours(account)}   BIC/SWIFT RIBTPTPL`,
    '',
    ...(short ? [] : [' RESUMO DO PATRIMONIO FINANCEIRO', rule('='), ...assets, rule('='), '']),
    ' CONTA A ORDEM - EUR',
  ];
}

function foot({ period, closing, number }: Paper, movements: readonly Movement[], into: bigint): string[] {
  return [
    columns('', '', 'TOTAIS', money(-sumOf(movements, -1)), money(into), ''),
    columns('', '', `SALDO CONTABILISTICO EM ${period.end}`, '', '', money(closing)),
    columns('', '', 'SALDO DISPONIVEL', '', '', money(closing)),
    '',
    ' DEPOSITOS A PRAZO',
    rule('-'),
    ` ${'CONSTITUICAO'.padEnd(14)}${'VENCIMENTO'.padEnd(14)}${'NUMERO'.padEnd(20)}${'TANB'.padEnd(10)}${'MONTANTE'.padStart(16)}`,
    ` ${'2021-11-15'.padEnd(14)}${'2026-11-15'.padEnd(14)}${`${number.slice(0, 9)}.20`.padEnd(20)}${'1,250%'.padEnd(10)}${'5 000,00'.padStart(16)}`,
    rule('-'),
    ' OS DEPOSITOS BENEFICIAM DA GARANTIA DO FUNDO DE GARANTIA DE DEPOSITOS ATE 100 000,00 EUR.',
    ' AGRADECEMOS A CONFERENCIA DESTE EXTRACTO NO PRAZO DE 15 DIAS.  IVA INCLUIDO A TAXA DE 23%.',
  ];
}

function pagesOf(movements: readonly Movement[], paper: Paper, into: bigint): string[] {
  const first = paper.short ? 45 : 38;
  const parts = spread(movements, ({ lines }) => lines.length, { first, other: 54, foot: 13 });
  let done = 0;
  return parts.map((rows, page) => {
    const start = done === 0 ? paper.opening : (movements[done - 1]?.after ?? paper.opening);
    const body = rows.map((movement, r) => rowLines(movement, done + r));
    done += rows.length;
    const top = `${` ${BANK.toUpperCase()}`.padEnd(54)}EXTRACTO COMBINADO  N. ${paper.period.end.slice(0, 4)}/${paper.period.end.slice(5, 7)}   PAG ${page + 1}/${parts.length}`;
    const opening = columns('', '', page === 0 ? 'SALDO ANTERIOR' : 'TRANSPORTE', '', '', money(start));
    const end =
      page === parts.length - 1
        ? foot(paper, movements, into)
        : [columns('', '', 'A TRANSPORTAR', '', '', money(movements[done - 1]?.after ?? start))];
    const head = page === 0 ? firstHead(paper) : [` CONTA ${paper.number}  ${paper.holder}`];
    return `<pre>${[top, '', ...head.map(text), ...HEADINGS, opening, ...body, rule('-'), ...end.map(text)].join('\n')}</pre>
      <p>${BANK} SA · Sede: Largo do Chiado 3, Lisboa · Capital social 84 000 000 EUR · Matr. CRC Lisboa / NIPC 500 111 222</p>`;
  });
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random);
  const opening = BigInt(random.integer(-20_000, 700_000));
  const plan = { period, count: drawCount(random), opening, wordings: WORDINGS, words: WORDS, width: 34 };
  const right = drawMovements(random, plan);
  const misprint = right.length > 2 && random.chance(1 / 5) ? random.pick(['row', 'total']) : '';
  const wrong = misprint === 'row' ? random.integer(0, right.length - 2) : -1;
  const movements = right.map((each, r) => (r === wrong ? { ...each, after: slip(random, each.after) } : each));
  const closing = right.at(-1)?.after ?? opening;
  const into = sumOf(movements, 1) + (misprint === 'total' ? 1_000n : 0n);
  const key = `0${random.digits(18)}`;
  const nib = `${key}${String(98n - ((BigInt(key) * 100n) % 97n)).padStart(2, '0')}`;
  const account = iban('PT', nib);
  const number = `${nib.slice(8, 17)}.10`;
  const holder = random.pick([
    'TERESA VASCONCELOS PINA',
    'RUI MANUEL FONTES',
    'OFICINA ALVALADE LDA',
    'HELENA C BARROSO',
  ]);
  const paper: Paper = { period, holder, number, nib, account, opening, closing, short: random.chance(0.4) };
  return {
    pages: pagesOf(movements, paper, into),
    css: CSS,
    statements: [
      {
        account: {
          institution: BANK,
          holder,
          number,
          iban: account,
          bic: 'RIBTPTPL',
          type: 'checking',
          currency: 'EUR',
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: movements.map(({ date, valueDate, lines, amount, after }) => ({
          ...{ date, valueDate, description: lines.join(' '), reference: null },
          ...{ amount: contractAmount(amount), balance: contractAmount(after) },
        })),
        reconciliation: verdict(misprint !== ''),
      },
    ],
  };
}

const CSS = `
.page { padding: 34pt 30pt; } pre { font: 8.2pt/11.6pt 'Liberation Mono'; } p { position: absolute; left: 34pt; bottom: 14pt; font-size: 6pt; color: #555; }
`;

export const families: Family[] = [
  {
    name: 'pt-checking-mono',
    country: 'PT',
    language: 'pt',
    type: 'checking',
    difficulties: ['typewriter-columns', 'value-dates', 'carried-forward', 'deposit-table', 'thousands-by-blank'],
    size: A4,
    draw,
  },
];
