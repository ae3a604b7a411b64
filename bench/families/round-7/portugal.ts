import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, booked, family, look, rowOf, truthOf } from '../kit.ts';
import { figure, partsOf, text } from '../markup.ts';
import { month, type Placed, placed, pre, ruled, sheets, shifted, typed } from './europe-parts.ts';

const PT = [
  ['COMPRA 12## {PADARIA DA EIRA;POSTO MONTESSO} CONTACTLESS', -6_000, -120],
  ['TRF DE {Beatriz Alfarela;Poupanca}', 5_000, 60_000],
  ['TRF P/ RUI MONTESSO', -40_000, -2_000],
  ['DD {AGUAS DE VILARINHO;LUZ 24.90 MES} 1000####', -8_000, -1_500],
  ['TRANSFERENCIA - VENCIMENTO', 90_000, 220_000],
  ['IMPOSTO DE SELO', -60, -4],
] as const;

const SAVED = [
  ['TRF P/ CONTA SIMPLES', -20_000, -1_000],
  ['TRF DE CONTA SIMPLES', 1_000, 30_000],
] as const;

const plain = (value: bigint) => figure(value, { group: ' ', decimal: '.' });
const md = (iso: string) => `${partsOf(iso).m}.${partsOf(iso).dd}`;
const slashed = (value: string) => value.replaceAll('-', '/');
const bar = (words: string, value: bigint) => typed(ruled([15, words], [-98, plain(value)]));
const FIRM = 'Banco Activário, S.A. - Sede: Rua da Eira, 84, 4999-053 Vilarinho - Capital Social: Euros 127.600.000';

const one = (s: number) => (row: Placed) =>
  typed(
    ruled(
      [-5, md(row.date)],
      [-12, md(shifted(row, 0, 1))],
      [15, row.lines[0] ?? ''],
      [row.amount < 0n ? -70 : -84, plain(row.amount)],
      [-98, plain(row.balance)],
    ),
    [s, row.at],
  );

const head = (name: string, number: string, { start, end }: { start: string; end: string }) =>
  typed(`${name} N. ${number}          MOEDA: EUR`) +
  typed(`EXTRATO DE ${slashed(start)} A ${slashed(end)}`) +
  typed(ruled([0, ' DATA'], [7, ' DATA'])) +
  typed(ruled([0, 'LANC.'], [7, 'VALOR'], [15, 'DESCRITIVO'], [-70, 'DEBITO'], [-84, 'CREDITO'], [-98, 'SALDO']));

function combined(random: Random): Drawn {
  const main = month(random, 'pt', PT, { count: [14, 80], opening: [30_000, 300_000] });
  const { period, end, who } = main;
  const pot = booked(random, { ...period, sorts: SAVED }, 1, 6, [30_000, 300_000]);
  const saved = placed(pot.rows);
  const numbers = [random.digits(11), random.digits(11)] as const;
  const top = (page: number) =>
    `<p class="sm">${FIRM}</p>${pre(typed(`${slashed(end).slice(2)}   EXT. N. ${end.slice(0, 4)}/0${end.slice(5, 7)}   DEPOSITO A ORDEM: ${numbers[0]}      PAG: 0000${page}`))}`;
  const ends = (value: bigint) => bar('SALDO FINAL', value) + bar('SALDO DISPONIVEL', value);
  const second = `${head('CONTA POUPEMAIS', numbers[1], period)}${bar('SALDO INICIAL', pot.opening)}${saved.map(one(1)).join('')}${ends(pot.closing)}`;
  const first = head('CONTA SIMPLES', numbers[0], period) + bar('SALDO INICIAL', main.opening);
  const pages = sheets(
    main.rows,
    main.opening,
    () => 11,
    [470, 470],
    (sheet) =>
      `${top(sheet.index + 2)}${pre((sheet.first ? first : bar('TRANSPORTE', sheet.before)) + sheet.part.map(one(0)).join('') + (sheet.last ? `${ends(main.closing)}\n${second}` : bar('A TRANSPORTAR', sheet.after)))}`,
  );
  const summed = (name: string, value: string) => typed(ruled([0, name], [-60, value]));
  const front = `<p class="sm">CE00000/01</p>${top(1)}<p>${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</p>${pre(typed('EXTRATO COMBINADO') + typed('MOEDA BASE: EURO') + typed('RESUMO DAS CONTAS') + summed('CONTA SIMPLES', plain(main.closing)) + summed('CONTA POUPEMAIS', plain(pot.closing)) + summed('CONTA CARTAO', '50.00-'))}`;
  const facts = (
    type: string,
    number: string,
    rows: readonly Placed[],
    { opening, closing }: { opening: bigint; closing: bigint },
  ) =>
    truthOf({
      account: account(`Banco Activário, S.A.|${who.person}|${type}|EUR`, number),
      ...{ period, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1), shows: true })),
    });
  return {
    pages: [front, ...pages],
    css: look(
      "8.5pt/11pt 'Liberation Sans'|36pt 40pt 20pt|.t{font:8pt/11pt 'Liberation Mono';margin-top:14pt}.sm{font-size:6.5pt}p{margin:10pt 0}",
    ),
    statements: [facts('checking', numbers[0], main.rows, main), facts('savings', numbers[1], saved, pot)],
  };
}

export const families: Family[] = [
  family('pt-combinado-mes-dia', 'pt', 'checking', ['mono', 'month-day', 'two-accounts', 'carry-lines'], combined),
];
