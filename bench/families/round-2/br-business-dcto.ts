import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, figure, partsOf, rowAttribute, text } from '../markup.ts';
import * as kit from '../romance.ts';

/**
 * Brazilian business account as the internet bank prints it: credit before debit, debits with a minus, a document number
 * column, the day printed once, and below the entries future ones and an investment's daily balances.
 */
const WORDINGS: readonly kit.Wording[] = [
  ['PIX QR CODE DINAMICO|REM: {pessoa} {dd}/{mm}', 3_000, 90_000],
  ['PIX QR CODE ESTATICO|REM: {pessoa} {dd}/{mm}', 1_500, 60_000],
  ['TRANSFERENCIA PIX|REM: {firma} {dd}/{mm}', 40_000, 2_400_000],
  ['TRANSFERENCIA PIX|DES: {pessoa} {dd}/{mm}', -420_000, -4_000],
  ['TRANSFERENCIA PIX|DES: {firma} {dd}/{mm}', -1_900_000, -12_000],
  ['TED-TRANSF ELET DISPON|REMET.{firma}', 120_000, 5_800_000],
  ['TED DIF.TITUL.CC H.BANK|DEST. {firma}', -3_900_000, -50_000],
  ['RECEBIMENTO FORNECEDOR|{firma}', 80_000, 3_100_000],
  ['LIQUIDACAO DE COBRANCA|VALOR DISPONIVEL', 20_000, 900_000],
  ['VENDAS CARTAO DEBITO|{adq}', 9_000, 380_000],
  ['VENDAS CARTAO CREDITO|{adq} - ANTECIPACAO', 20_000, 760_000],
  ['DEPOSITO EM DINHEIRO|AUTOATENDIMENTO', 10_000, 300_000],
  ['RESGATE INVEST FACIL', 50_000, 900_000],
  ['APLICACAO INVEST FACIL', -800_000, -50_000],
  ['PAGTO ELETRON COBRANCA|{firma}', -740_000, -8_000],
  ['PAGTO ELETRON COBRANCA|{conc}', -190_000, -6_000],
  ['CONTA DE LUZ|{conc}', -260_000, -18_000],
  ['CONTA DE TELEFONE|FIXO DDD ## ####-####', -60_000, -7_900],
  ['PAGTO ELETRONICO TRIBUTO|INTERNET --SIMPLES NACIONAL', -580_000, -30_000],
  ['PAGTO ELETRONICO TRIBUTO|INTERNET --DARF PRETO', -390_000, -10_000],
  ['PAGTO ELETRONICO TRIBUTO|INTERNET --FGTS DIGITAL', -330_000, -20_000],
  ['FOLHA DE PAGAMENTO|REF {mm}/{yyyy} - ## FUNC.', -2_800_000, -300_000],
  ['CHEQUE COMPENSADO', -300_000, -20_000],
  ['CHEQUE DEVOLVIDO|MOTIVO 11', 20_000, 200_000],
  ['CARTAO VISA ELECTRON|{posto}', -40_000, -6_000],
  ['GASTOS CARTAO DE CREDITO', -680_000, -30_000],
  ['TARIFA BANCARIA|CESTA EMPRESARIAL 3', -9_990, -7_490],
  ['TARIFA REGISTRO COBRANCA|QUANDO DO REGISTRO', -1_760, -220],
  ['TARIFA BANCARIA|TRANSF PGTO PIX', -990, -165],
  ['OPERACAO CAPITAL DE GIRO|PARC 0##/036 CONTR ########', -420_000, -90_000],
  ['ENCARGOS LIMITE DE CRED|ENCARGO', -9_000, -200],
  ['IOF S/ UTILIZACAO LIMITE', -1_900, -11],
];
const WORDS: kit.Words = {
  pessoa: ['Jurandir Peixinho', 'Marli Sodrelandia', 'Edvania Quirino', 'Wesley Tabajara', 'Cleide Onofrino'],
  firma: [
    'Metalcorte Ind Com LTDA',
    'Tecidos Ipuera EIRELI',
    'Agro Sertaneja SA',
    'Embalagens Pirajuru ME',
    'GRAF Bonina LTDA ME',
  ],
  adq: ['MAQUINETA PAGFACIL', 'REDE CARTOES TUPI', 'GETCARD'],
  conc: ['CIA ENERGIA DO VALE', 'SANEAVALE', 'TELENORTE FIBRA'],
  posto: ['AUTO POSTO TRES IRMAOS', 'CHURRASCARIA BOI BAIO', 'PAPELARIA CENTRAL'],
};
const reais = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: '.', decimal: ',' })}`;
const day = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

interface Item {
  readonly move: kit.Movement;
  readonly dcto: string;
  readonly shown: bigint;
  readonly firstOfDay: boolean;
}

interface Sheet {
  readonly firm: string;
  readonly agency: string;
  readonly number: string;
  readonly period: kit.Period;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly totals: readonly [bigint, bigint];
}

const HEAD = `<tr class="h"><th>Data</th><th class="w">Lançamento</th><th class="r">Dcto.</th><th class="r">Crédito (R$)</th><th class="r">Débito (R$)</th><th class="r">Saldo (R$)</th></tr>`;

const rowOf = ({ move, dcto, shown, firstOfDay }: Item, r: number, even: boolean): string => {
  const sum = reais(move.amount);
  const cells = move.amount > 0n ? [sum, ''] : ['', sum];
  return `<tr class="${even ? 'e' : ''}" ${rowAttribute(0, r)}><td>${firstOfDay ? day(move.date) : ''}</td><td>${move.lines.map(text).join('<br>')}</td>
    <td class="r">${dcto}</td><td class="r">${cells[0]}</td><td class="r neg">${cells[1]}</td><td class="r">${reais(shown)}</td></tr>`;
};

function tailOf(random: Random, sheet: Sheet): string {
  const after = (days: number) =>
    day(new Date(Date.parse(sheet.period.end) + days * 86_400_000).toISOString().slice(0, 10));
  const future = Array.from({ length: random.integer(1, 3) }, (_, index) => {
    const template = random.pick(['PAGTO ELETRON COBRANCA', 'TARIFA BANCARIA', 'PARCELA EMPRESTIMO']);
    return `<tr><td>${after(index + 2)}</td><td>${template}</td><td class="r">${random.digits(7)}</td><td></td><td class="r neg">-${reais(BigInt(random.integer(900, 90_000)))}</td><td></td></tr>`;
  });
  const invested = Array.from(
    { length: 4 },
    (_, index) =>
      `<tr><td>${after(-4 + index)}</td><td class="w">Invest Fácil CDB</td><td class="r">${reais(BigInt(random.integer(200_000, 4_000_000)))}</td></tr>`,
  );
  return `<h2>Lançamentos Futuros</h2><table class="tx">${HEAD}${future.join('')}</table>
    <h2>Saldos Invest Fácil</h2><table class="inv"><tr class="h"><th>Data</th><th>Histórico</th><th class="r">Valor (R$)</th></tr>${invested.join('')}</table>
    <p class="s">Os dados acima têm como base ${day(sheet.period.end)} às ${random.integer(8, 19)}h${random.digits(1)}5 e estão sujeitos a alterações. Fone Fácil 0800 999 0112 · Ouvidoria 0800 999 0145</p>`;
}

function pagesOf(random: Random, items: readonly Item[], sheet: Sheet): string[] {
  const parts = kit.spread(items, ({ move }) => move.lines.length * 10 + 5, { first: 500, other: 640, foot: 270 });
  const { period } = sheet;
  return parts.map((part, p) => {
    const opening = `<tr><td>${day(new Date(Date.parse(period.start) - 86_400_000).toISOString().slice(0, 10))}</td><td>SALDO ANTERIOR</td><td></td><td></td><td></td><td class="r">${reais(sheet.opening)}</td></tr>`;
    const total = `<tr class="total"><td colspan="3">Total</td><td class="r">${reais(sheet.totals[0])}</td><td class="r neg">${reais(sheet.totals[1])}</td><td class="r">${reais(sheet.closing)}</td></tr>`;
    const rows = part.map((item, index) => rowOf(item, items.indexOf(item), index % 2 === 1)).join('');
    const box = `<table class="box"><tr><th>Agência | Conta</th><th>Total Disponível (R$)</th><th>Limite Contratado (R$)</th><th>Total (R$)</th></tr>
      <tr><td>0${sheet.agency} | ${sheet.number}</td><td>${reais(sheet.closing)}</td><td>50.000,00</td><td>${reais(sheet.closing + 5_000_000n)}</td></tr></table>`;
    const last = p === parts.length - 1;
    return `<div class="top"><b>tupiara</b> net empresa<span>Data: ${day(period.end)} - 17h42</span></div>
      <p class="firm">${text(sheet.firm)} | CNPJ: 0${sheet.agency.slice(0, 2)}.999.${sheet.agency.slice(0, 3)}/0001-99</p><p>Nome do usuário: ROSANGELA M PEIXINHO</p>
      ${p === 0 ? `<h1>Extrato Mensal / Por Período</h1>${box}` : ''}
      <p class="of">Extrato de: Ag: ${sheet.agency} | CC: ${sheet.number} | Entre ${day(period.start)} e ${day(period.end)}</p>
      <table class="tx">${HEAD}${p === 0 ? opening : ''}${rows}${last ? total : ''}</table>${last ? tailOf(random, sheet) : ''}<div class="pg">${p + 1} / ${parts.length}</div>`;
  });
}

const CSS = `.page{padding:26pt 30pt;font:7.5pt/10pt 'DejaVu Sans Condensed'}.top{border-bottom:2pt solid #b0164a;padding-bottom:4pt;margin-bottom:5pt;font-size:10pt}.top b{font-size:17pt;color:#b0164a}
.top span{float:right;font-size:7.5pt;padding-top:6pt}h1{font-size:12pt;margin:10pt 0 8pt}h2{font-size:9pt;margin:10pt 0 3pt;color:#b0164a}.firm{font-weight:bold}.box{width:100%;margin:4pt 0 8pt}
.box th{background:#e4e4e4;font-weight:normal;padding:3pt}.box td{text-align:center;padding:4pt;border-bottom:1pt solid #e4e4e4;font-weight:bold}.of{margin:7pt 0 4pt}.tx{width:100%}.tx td,.tx th{padding:2.5pt 5pt;vertical-align:top;white-space:nowrap;text-align:left}
.tx .w{width:190pt}.inv .w{width:140pt}.h th{background:#b0164a;color:#fff;font-weight:normal}.tx .r,.inv .r{text-align:right}.e td{background:#f1f1f1}.neg{color:#c00}.total td{border-top:1pt solid #555;font-weight:bold}
.inv td,.inv th{padding:2pt 8pt;text-align:left}.s{font-size:6pt;color:#555;margin-top:7pt}.pg{position:absolute;bottom:16pt;right:30pt}`;

function rowsOf(items: readonly Item[]): TrueRow[] {
  return items.map(({ move, dcto, shown }) => ({
    date: move.date,
    valueDate: null,
    description: move.lines.join(' '),
    reference: dcto,
    amount: contractAmount(move.amount),
    balance: contractAmount(shown),
  }));
}

function draw(random: Random): Drawn {
  const period = kit.drawPeriod(random);
  const opening = BigInt(random.integer(-300_000, 6_000_000));
  const plan = {
    period,
    count: kit.drawCount(random),
    opening,
    wordings: WORDINGS,
    words: WORDS,
    width: 40,
    floor: 100_000n,
  };
  const moves = kit.drawMovements(random, plan);
  const fault = random.chance(1 / 6) ? random.pick(['closing', 'balance', 'total']) : null;
  const wrong = fault === 'balance' && moves.length > 1 ? random.integer(0, moves.length - 2) : -1;
  const items: Item[] = moves.map((move, index) => ({
    move,
    dcto: random.digits(7),
    shown: index === wrong ? kit.slip(random, move.after) : move.after,
    firstOfDay: move.date !== moves[index - 1]?.date,
  }));
  const last = moves.at(-1)?.after ?? opening;
  const closing = fault === 'closing' ? kit.slip(random, last) : last;
  const ins = kit.sumOf(moves, 1);
  const sheet: Sheet = {
    firm: random.pick([
      'PADARIA FLOR DO SERTAO LTDA',
      'QUIRINO & FILHOS TRANSPORTES',
      'CLINICA SORRISO TUPI SS',
      'CONFECCOES JANDAIRA ME',
    ]),
    agency: random.digits(4),
    number: `${random.digits(7)}-${random.digits(1)}`,
    period,
    opening,
    closing,
    totals: [fault === 'total' ? kit.slip(random, ins) : ins, kit.sumOf(moves, -1)],
  };
  const account = {
    institution: 'tupiara',
    holder: sheet.firm,
    number: sheet.number,
    iban: null,
    bic: null,
    type: 'checking',
    currency: 'BRL',
  } as const;
  const failed = fault === 'closing' || fault === 'total' || wrong >= 0;
  return {
    pages: pagesOf(random, items, sheet),
    css: CSS,
    statements: [
      {
        account,
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: rowsOf(items),
        reconciliation: kit.verdict(failed),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'br-business-dcto',
    country: 'BR',
    language: 'pt',
    type: 'checking',
    difficulties: ['date-once-a-day', 'future-entries', 'document-column'],
    size: A4,
    draw,
  },
];
