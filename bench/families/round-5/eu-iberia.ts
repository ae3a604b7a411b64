import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { day, iban } from '../stranger-parts.ts';
import {
  accountOf,
  at,
  balanceOf,
  bare,
  br,
  CELLS,
  dots,
  family,
  form,
  head,
  html,
  inOut,
  movesOf,
  pagesOf,
  single,
  someMonths,
  tr,
  trueRow,
  type Wording,
} from './kit-two.ts';

const fr = form('\u00a0', ',');

/** A passbook's lines: numbered, no headings, the sign behind, and nothing that binds the first. */
function libreta(random: Random): Drawn {
  const span = someMonths(random, 2);
  const opening = BigInt(random.integer(30_000, 400_000));
  const wordings: Wording[] = [
    ['[NOMINA;PENSION;ABONO INTS.]', 20_000, 210_000],
    ['[INGRESO EFECT.;TRASPASO FAVOR]', 3_000, 50_000],
    ['[RECIBO LUZ;RECIBO AGUA;REC. COMUNIDAD]', -12_000, -1_800],
    ['[REINTEGRO;CAJERO ####;TJTA. COMERCIO]', -30_000, -1_000],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(8, 30), wordings });
  const closing = moves.at(-1)?.after ?? opening;
  const lines = moves.map((move, r) => {
    const amount = `${dots(move.amount)}${move.amount < 0n ? '-' : '+'}`;
    const left = `${String(r + 1).padStart(2, '0')}  ${day(move.date, 'dd-mm-yy')}  ${(move.lines[0] ?? '').padEnd(18)}`;
    return `<pre ${at(0, r)}>${left}${amount.padStart(13)}  ${dots(move.after).padStart(12)}</pre>`;
  });
  const number = `2999 ${random.digits(4)} ${random.digits(2)} ${random.digits(10)}`;
  const holder = random.pick(['MARTA OLIVEDO RUIZ', 'TOMAS ARROYAL GIL']);
  const page = `<p>CAJA RURAL DE ARROYAL</p><p>LIBRETA DE AHORRO  ${number}</p><p>TITULAR: ${holder}</p><br>${lines.join('')}<br><p>SALDO DE LA LIBRETA EN EUROS: ${dots(closing)}</p><p>AHORRO A LA VISTA. PASE SUS HOJAS SIN DOBLARLAS.</p>`;
  const css = '.page{padding:30pt 26pt;font:9pt/13pt "Liberation Mono","DejaVu Sans Mono"}pre{font:inherit}';
  const account = accountOf({
    institution: 'CAJA RURAL DE ARROYAL',
    holder,
    number: bare(number),
    type: 'savings',
    currency: 'EUR',
  });
  const rows = moves.map((move) => trueRow(move, balanceOf(move)));
  return single({
    pages: [page],
    css,
    account,
    opening: null,
    closing,
    rows,
    reconciliation: { status: 'unverifiable', unbound: [0] },
  });
}

/** Two balances a row, the accountant's and the one that can be spent, on a page on its side. */
function doisSaldos(random: Random): Drawn {
  const span = someMonths(random);
  const opening = BigInt(random.integer(50_000, 500_000));
  const limit = BigInt(random.integer(3, 20)) * 25_000n;
  const wordings: Wording[] = [
    ['TRF CR SEPA [MONTESSO LDA;AGUAS VILARINHO]', 30_000, 220_000],
    ['DEP NUMERARIO BALCAO ####', 5_000, 60_000],
    ['COMPRA ELEC #######/## [TALHO ALFARELA;CAFE CENTRAL]', -7_000, -120],
    ['PAG SERV ##### ### ### ###', -14_000, -900],
    ['LEV ATM #### VILARINHO', -20_000, -1_000],
    ['IMP SELO DESC', -180, -4],
    ['DD [LUZ DO MINHO;SEGUROS MOINHO] ########', -9_500, -1_200],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(12, 40), wordings, lag: [0, 0, -1, 1] });
  const closing = moves.at(-1)?.after ?? opening;
  const both = (value: bigint) => [fr(value), fr(value + limit)];
  const dated = (iso: string) => day(iso, 'yyyy.mm.dd');
  const items = moves.map((move, r) => {
    const cells = [dated(move.date), dated(move.value), br(move.lines), ...inOut(move.amount, fr), ...both(move.after)];
    return { html: tr('lllrrrr', cells, at(0, r)), h: 14 };
  });
  const own = iban('PT', `00999999${random.digits(13)}`);
  const holder = random.pick(['JOANA VILARINHO', 'RUI MONTESSO']);
  const titles = [
    'Data Mov.',
    'Data Valor',
    'Descritivo do Movimento',
    'Débito',
    'Crédito',
    'Saldo Contab.',
    'Saldo Disp.',
  ];
  const edge = (label: string, value: bigint) => tr('lllrrrr', ['', '', label, '', '', ...both(value)], 'class="th"');
  const parts = pagesOf(items, 290, 350);
  const pages = parts.map((part, p) => {
    const end = p === parts.length - 1 ? edge('SALDO FINAL', closing) : '';
    return `<p><b>Caixa Económica do Moinho</b> &nbsp; EXTRATO COMBINADO N.º ${day(span.end, 'mm')}/${day(span.end, 'yyyy')} &nbsp; ${holder} &nbsp; NIB ${bare(own).slice(4)}</p><p>IBAN ${own} &nbsp; Conta D.O. em EUR &nbsp; de ${dated(span.start)} a ${dated(span.end)} &nbsp; Limite de descoberto ${fr(limit)}</p><br><table>${head('lllrrrr', titles)}${p === 0 ? edge('SALDO INICIAL', opening) : ''}${html(part)}${end}</table><p class="f">Pág. ${p + 1}/${parts.length} &nbsp; Taxas: TAN 0,000 % &nbsp; TAEG 15,6 % &nbsp; Imposto do selo 4 %</p>`;
  });
  const css = `.page{padding:36pt 40pt;font:8.6pt/12pt "Liberation Sans"}${CELLS}tr:nth-child(odd) td{background:#f3f3ea}.f{font-size:7pt;padding-top:8pt}`;
  const account = accountOf({
    institution: 'Caixa Económica do Moinho',
    holder,
    iban: bare(own),
    type: 'checking',
    currency: 'EUR',
  });
  const rows = moves.map((move) => trueRow(move, { valueDate: move.value, ...balanceOf(move) }));
  return single({ pages, css, account, span, opening, closing, rows });
}

export const families: Family[] = [
  family(
    'es-savings-libreta',
    'es',
    'savings',
    ['no-headings', 'monospace', 'no-opening', 'narrow-page'],
    libreta,
    [420, 595],
  ),
  family('pt-checking-dois-saldos', 'pt', 'checking', ['two-balances', 'year-first'], doisSaldos, [841.89, 595.28]),
];
